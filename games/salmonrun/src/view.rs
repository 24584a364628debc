//! What a viewer may know (section 11), made by copying that and nothing else. The only file that knows what is secret.

use rules::{Rng, Seat, Seats, Viewer};

use crate::cards::{Card, Cards, Deck};
use crate::options::Options;
use crate::position::{Answer, Bears, Phase, Played, Position, SEATS, phase};
use crate::river::{Kind, Place, River};
use crate::tasks::{Task, Todo};

/// An answer as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// The viewer's own.
    Own(Answer),
    /// Given, and sealed until the last one is in.
    Given,
}

/// A position as one seat or a spectator may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Option<Seat>,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) over: bool,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) round: u16,
    pub(crate) river: River,
    pub(crate) salmon: [Place; SEATS],
    pub(crate) bears: Bears,
    /// The viewer's own hand; nothing for a spectator.
    pub(crate) hand: Cards,
    pub(crate) hand_sizes: [u8; SEATS],
    pub(crate) deck_sizes: [u8; SEATS],
    /// What a deck holds, with the hand of seats other than the viewer.
    pub(crate) unseen: [Cards; SEATS],
    pub(crate) discard: [Cards; SEATS],
    pub(crate) played: Played,
    pub(crate) piles: Cards,
    pub(crate) removed: Cards,
    pub(crate) todo: Todo,
    pub(crate) answers: [Option<Told>; SEATS],
    /// What the viewer knows of each hand; nothing for a spectator.
    pub(crate) seen: [Cards; SEATS],
    /// The hand an eagle is looking at, for whoever sent it.
    pub(crate) shown: Option<Cards>,
}

impl View {
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat::at)
    }

    pub fn phase(&self) -> Phase {
        if self.over { Phase::Over } else { phase(&self.todo) }
    }

    /// The seats that may act.
    pub fn actors(&self) -> Seats {
        if self.over {
            return Seats::NONE;
        }
        match self.todo.first() {
            Some(Task::Counter { hit, .. }) => self.asked(hit),
            Some(Task::Take { seat, .. } | Task::Reeds { seat, .. } | Task::Shed { seat, .. }) => Seats::one(seat),
            Some(_) | None => Seats::one(self.active),
        }
    }

    /// The seats that are asked and have not answered (SR-17.1).
    pub fn asked(&self, hit: Seats) -> Seats {
        let asked = |seat: &Seat| self.hand_sizes[seat.index()] > 0 && self.answers[seat.index()].is_none();
        hit.iter().filter(asked).collect()
    }

    pub fn in_pool(&self, seat: Seat) -> bool {
        self.river.hex(self.salmon[seat.index()]).is_some_and(|hex| hex.kind == Kind::Pool)
    }

    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    /// Every card of a seat but those played this turn: public, wherever they are.
    pub fn owned(&self, seat: Seat) -> Cards {
        let mut all = self.unseen[seat.index()];
        all.add_all(&self.discard[seat.index()]);
        if self.is_viewer(seat) {
            all.add_all(&self.hand);
        }
        all
    }
}

pub fn view(position: &Position, viewer: Viewer) -> View {
    let me = viewer.seat();
    let is_me = |seat: usize| me.is_some_and(|me| me.index() == seat);
    let mut unseen = [Cards::NONE; SEATS];
    let (mut hand_sizes, mut deck_sizes) = ([0; SEATS], [0; SEATS]);
    let mut answers = [None; SEATS];
    for seat in 0..position.seats() {
        unseen[seat] = position.deck[seat].multiset();
        if !is_me(seat) {
            unseen[seat].add_all(&position.hand[seat]);
        }
        hand_sizes[seat] = position.hand[seat].len() as u8;
        deck_sizes[seat] = position.deck[seat].len() as u8;
        answers[seat] = position.answers[seat].map(|own| if is_me(seat) { Told::Own(own) } else { Told::Given });
    }
    let shown = match position.todo.first() {
        Some(Task::Pick { target, .. }) if viewer.is(position.active) => Some(position.hand[target.index()]),
        Some(_) | None => None,
    };
    View {
        viewer: me,
        options: position.options,
        seats: position.seats,
        over: position.over,
        first: position.first,
        active: position.active,
        round: position.round,
        river: position.river,
        salmon: position.salmon,
        bears: position.bears,
        hand: me.map_or(Cards::NONE, |me| position.hand[me.index()]),
        hand_sizes,
        deck_sizes,
        unseen,
        discard: position.discard,
        played: position.played,
        piles: position.piles,
        removed: position.removed,
        todo: position.todo.clone(),
        answers,
        seen: me.map_or([Cards::NONE; SEATS], |me| position.seen[me.index()]),
        shown,
    }
}

/// A position that might be the true one.
pub fn determinize(view: &View, rng: &mut Rng) -> Position {
    let mut hand = [Cards::NONE; SEATS];
    let mut deck = [Deck::EMPTY; SEATS];
    let mut answers = [None; SEATS];
    let mut seen = [[Cards::NONE; SEATS]; SEATS];
    if let Some(me) = view.viewer {
        seen[me.index()] = view.seen;
    }
    for seat in view.all_seats() {
        let s = seat.index();
        hand[s] = if view.is_viewer(seat) { view.hand } else { known(view, seat) };
        let missing = usize::from(view.hand_sizes[s]) - hand[s].len();
        let rest = if view.is_viewer(seat) { view.unseen[s] } else { without(view.unseen[s], hand[s]) };
        deck[s].fill(&rest);
        rng.shuffle(deck[s].as_mut_slice());
        (0..missing).filter_map(|_| deck[s].draw()).for_each(|card| hand[s].add(card));
        answers[s] = match view.answers[s] {
            None => None,
            Some(Told::Own(answer)) => Some(answer),
            Some(Told::Given) => Some(guess(view, &hand[s], rng)),
        };
    }
    Position {
        options: view.options,
        seats: view.seats,
        over: view.over,
        first: view.first,
        active: view.active,
        round: view.round,
        river: view.river,
        salmon: view.salmon,
        bears: view.bears,
        hand,
        discard: view.discard,
        played: view.played,
        piles: view.piles,
        removed: view.removed,
        todo: view.todo.clone(),
        answers,
        seen,
        deck,
    }
}

/// What the viewer knows of another's hand: what an eagle shows now, or has shown.
fn known(view: &View, seat: Seat) -> Cards {
    match (view.todo.first(), view.shown) {
        (Some(Task::Pick { target, .. }), Some(shown)) if target == seat => shown,
        _ => view.seen[seat.index()],
    }
}

/// What is known of a hand is part of what is unseen; views are read with that checked.
fn without(unseen: Cards, hand: Cards) -> Cards {
    unseen.minus(&hand).unwrap_or_default()
}

/// An answer that this hand allows.
fn guess(view: &View, hand: &Cards, rng: &mut Rng) -> Answer {
    let card = match view.todo.first() {
        Some(Task::Counter { card, .. }) => card,
        Some(_) | None => Card::Current,
    };
    if hand.has(card) && rng.below(2) == 0 { Answer::Counter } else { Answer::Pass }
}
