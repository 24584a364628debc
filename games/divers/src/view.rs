//! The only file that knows what is secret: the order of the deck, and choices in a wash (section 11 of the rules file).

use rules::{Rng, Seat, Viewer};

use crate::cards::{CODES, Card};
use crate::event::Event;
use crate::options::Wash;
use crate::position::{Deck, MAX_DIVERS, Open, Phase, Position};

/// What one viewer may know: all that lies open, how many cards the deck has, and the own choice in a wash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub open: Open,
    pub deck: u8,
    pub chosen: [Option<Card>; MAX_DIVERS],
}

pub fn view(position: &Position, viewer: Viewer) -> View {
    let mut chosen = [None; MAX_DIVERS];
    if let Some(seat) = viewer.seat().filter(|seat| seat.index() < position.open.seats()) {
        chosen[seat.index()] = position.sealed[seat.index()];
    }
    View { open: position.open.clone(), deck: position.deck.len() as u8, chosen }
}

/// The cards nobody sees (DV-11.2): the 86 without all that lies open. They are the deck.
pub fn unseen(open: &Open) -> [u8; CODES] {
    let seen = open.visible();
    Card::ALL.map(|card| card.copies().saturating_sub(seen[card.index()]))
}

/// Whether this diver's choice in the wash is made: asked for a card, and no longer pending.
pub fn has_chosen(open: &Open, seat: Seat) -> bool {
    let asked = open.phase == Phase::Wash && open.options.wash == Wash::Together && !open.catch_of(seat).is_empty();
    asked && !open.pending.has(seat)
}

/// The event as a viewer may see it. Nothing is to be hidden: a sealed choice is told without its card, and a card of the
/// deck only once it is turned up. A new event has to be weighed here.
pub const fn redact(event: Event) -> Option<Event> {
    match event {
        Event::Turned { .. }
        | Event::Placed { .. }
        | Event::Laid { .. }
        | Event::Spoiled { .. }
        | Event::Consoled { .. }
        | Event::ToolLost { .. }
        | Event::EmptyHanded { .. }
        | Event::Surfaced { .. }
        | Event::Caught { .. }
        | Event::WaveIgnored
        | Event::Ready { .. }
        | Event::Lapsed { .. }
        | Event::Declined { .. }
        | Event::Netted { .. }
        | Event::Harpooned { .. }
        | Event::LeftOver { .. }
        | Event::WaveBreaks { .. }
        | Event::Chose { .. }
        | Event::Washed { .. }
        | Event::WavesGo { .. }
        | Event::SetMade { .. }
        | Event::Flipped { .. }
        | Event::Offered { .. }
        | Event::Drafted { .. }
        | Event::PoolGoes { .. }
        | Event::ScoringEnds { .. }
        | Event::Reshuffled { .. }
        | Event::Filled { .. }
        | Event::TurnBegins { .. }
        | Event::EndIsNear { .. }
        | Event::LastTurn { .. }
        | Event::Stopped { .. }
        | Event::Won { .. } => Some(event),
    }
}

/// A prime beyond the number of cards.
const STRIDE: u64 = 97;

/// DV-11.4: the deck in any order, and for choices made by others any card they could have named.
pub fn determinize(view: &View, rng: &mut Rng) -> Position {
    dealt(view, None, rng)
}

/// As many worlds in a row as the deck has cards have each of its cards on top once: the odds of the next card, which
/// decide whether to dive deeper, are exact.
pub fn world(view: &View, nth: u32, rng: &mut Rng) -> Position {
    dealt(view, Some(nth), rng)
}

fn dealt(view: &View, next: Option<u32>, rng: &mut Rng) -> Position {
    let mut deck = Deck::EMPTY;
    let mut cards = [Card::G1; crate::cards::DECK];
    let mut count = 0;
    for (card, copies) in Card::ALL.into_iter().zip(unseen(&view.open)) {
        cards[count..count + usize::from(copies)].fill(card);
        count += usize::from(copies);
    }
    match next {
        Some(nth) if count > 0 => {
            // A stride that shares no factor with any number of cards left goes round all of them.
            cards.swap(count - 1, (u64::from(nth) * STRIDE % count as u64) as usize);
            rng.shuffle(&mut cards[..count - 1]);
        }
        _ => rng.shuffle(&mut cards[..count]),
    }
    cards[..count].iter().for_each(|card| deck.push(*card));
    let mut sealed = view.chosen;
    for seat in view.open.divers().filter(|&seat| has_chosen(&view.open, seat)) {
        let catch = view.open.catch_of(seat);
        let nth = rng.below(catch.codes().count() as u32) as usize;
        sealed[seat.index()] = sealed[seat.index()].or_else(|| catch.codes().nth(nth));
    }
    Position { open: view.open.clone(), deck, sealed }
}
