//! What a viewer may know (section 11 of the rules file). The only file that knows what is secret.

use rules::{Rng, Seat, Seats, Viewer};

use crate::content::{self, TILES};
use crate::options::Options;
use crate::position::{HAND, Hand, MOST_DISCARDED, MOST_SEATS, Phase, Position, REMOVED, Stack, Tiles, waiting};
use crate::river::River;
use crate::{Action, Event, estimate, legal};

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View {
    Playing(Seen),
    /// WW-11.6: in the end everything is open.
    Over(Position),
}

/// What one viewer may know while the game goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    pub viewer: Viewer,
    pub options: Options,
    pub seats: u8,
    pub round: u8,
    /// The hand of the viewer.
    pub hand: Tiles<HAND>,
    /// Those of it that were drawn or dealt, not passed.
    pub drawn: Tiles<HAND>,
    /// For each other seat the tiles in its hand that the viewer has held before, and the number of all the rest.
    pub others: [Other; MOST_SEATS],
    pub stack: u8,
    pub removed: Aside<REMOVED>,
    pub discard: Aside<MOST_DISCARDED>,
    pub rivers: [River; MOST_SEATS],
    pub choices: [Choice; MOST_SEATS],
}

/// What is known of another hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Other {
    pub known: Tiles<HAND>,
    pub unknown: u8,
}

impl Other {
    pub const NOTHING: Self = Self { known: Tiles::EMPTY, unknown: 0 };
}

/// Tiles set aside in a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside<const MOST: usize> {
    Seen(Tiles<MOST>),
    Hidden { count: u8 },
}

/// The choice of a seat in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    None,
    Hidden,
    Seen(Action),
}

/// WW-11.3 and WW-11.4.
pub fn view(position: &Position, viewer: Viewer) -> View {
    if position.phase == Phase::Over {
        return View::Over(position.clone());
    }
    let seats = position.seats();
    // Who sits at no seat of this table looks on.
    let viewer = match viewer {
        Viewer::Seat(seat) if seat.index() < seats => viewer,
        Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
    };
    let others = std::array::from_fn(|holder| match viewer {
        _ if holder >= seats => Other::NOTHING,
        Viewer::Seat(seat) if seat.index() == holder => Other::NOTHING,
        Viewer::Seat(seat) => known(&position.hands[holder], distance(seat.index(), holder, seats)),
        Viewer::Spectator => Other { known: Tiles::EMPTY, unknown: position.hands[holder].tiles().len() as u8 },
    });
    let own = viewer.seat().map_or(Hand::EMPTY, |seat| position.hands[seat.index()]);
    let choices = std::array::from_fn(|seat| match position.choices[seat] {
        None => Choice::None,
        Some(action) if viewer.seat().is_some_and(|viewer| viewer.index() == seat) => Choice::Seen(action),
        Some(_) => Choice::Hidden,
    });
    View::Playing(Seen {
        viewer,
        options: position.options,
        seats: position.seats,
        round: position.round,
        hand: own.tiles().iter().copied().collect(),
        drawn: own.iter().filter(|(_, passes)| *passes == 0).map(|(tile, _)| tile).collect(),
        others,
        stack: position.stack.as_slice().len() as u8,
        removed: aside(&position.removed, viewer),
        discard: aside(&position.discard, viewer),
        rivers: position.rivers.clone(),
        choices,
    })
}

/// How many seats to the left of one another sits.
fn distance(seat: usize, other: usize, seats: usize) -> u8 {
    ((other + seats - seat) % seats) as u8
}

/// WW-11.2: a tile that has been passed at least as often as its holder is seats away was once in one's own hand.
fn known(hand: &Hand, distance: u8) -> Other {
    let known: Tiles<HAND> = hand.iter().filter(|(_, passes)| distance <= *passes).map(|(tile, _)| tile).collect();
    Other { known, unknown: (hand.tiles().len() - known.as_slice().len()) as u8 }
}

/// WW-11.5: only a seat sees what was set aside.
fn aside<const MOST: usize>(tiles: &Tiles<MOST>, viewer: Viewer) -> Aside<MOST> {
    match viewer {
        Viewer::Seat(_) => Aside::Seen(*tiles),
        Viewer::Spectator => Aside::Hidden { count: tiles.as_slice().len() as u8 },
    }
}

/// The event as a viewer may see it: tiles are seen by those whose hands they come from or go to.
pub fn redact(event: Event, viewer: Viewer) -> Option<Event> {
    Some(match event {
        Event::Passed { from, to, tiles } if !viewer.is(from) && !viewer.is(to) => {
            Event::Passed { from, to, tiles: tiles.hidden() }
        }
        Event::Drew { seat, tiles } if !viewer.is(seat) => Event::Drew { seat, tiles: tiles.hidden() },
        Event::Discarded { seat, tiles } if !viewer.is(seat) => Event::Discarded { seat, tiles: tiles.hidden() },
        Event::Passed { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::Chose { .. }
        | Event::Laid { .. }
        | Event::Still { .. }
        | Event::StillWorks { .. }
        | Event::Joined { .. }
        | Event::Reached { .. }
        | Event::Works { .. }
        | Event::Route { .. }
        | Event::Meadow { .. }
        | Event::Hole { .. }
        | Event::Round { .. }
        | Event::LastTileLaid
        | Event::Won { .. }
        | Event::Band { .. } => event,
    })
}

impl View {
    pub fn options(&self) -> Options {
        match self {
            Self::Playing(seen) => seen.options,
            Self::Over(position) => position.options,
        }
    }

    pub fn seats(&self) -> usize {
        match self {
            Self::Playing(seen) => seen.seats.into(),
            Self::Over(position) => position.seats(),
        }
    }

    pub fn round(&self) -> u8 {
        match self {
            Self::Playing(seen) => seen.round,
            Self::Over(position) => position.round,
        }
    }

    pub fn rivers(&self) -> &[River] {
        match self {
            Self::Playing(seen) => &seen.rivers[..usize::from(seen.seats)],
            Self::Over(position) => &position.rivers[..position.seats()],
        }
    }

    /// The seats that have not chosen yet.
    pub fn actors(&self) -> Seats {
        match self {
            Self::Playing(seen) => {
                waiting(&seen.choices.map(|choice| choice != Choice::None)[..usize::from(seen.seats)])
            }
            Self::Over(_) => Seats::NONE,
        }
    }

    /// The tiles in a seat's hand as far as they are seen: one's own; in the end everybody's.
    pub fn hand(&self, seat: Seat) -> &[u8] {
        match self {
            Self::Playing(seen) if seen.viewer.is(seat) => seen.hand.as_slice(),
            Self::Playing(_) => &[],
            Self::Over(position) => position.hands[seat.index()].tiles(),
        }
    }

    /// The choice of a seat, where the viewer may see it.
    pub fn choice(&self, seat: Seat) -> Option<Action> {
        match self {
            Self::Playing(seen) => match seen.choices[seat.index()] {
                Choice::Seen(action) => Some(action),
                Choice::None | Choice::Hidden => None,
            },
            Self::Over(_) => None,
        }
    }
}

/// WW-11.7: deals the tiles whose place is not known at random.
pub fn determinize(view: &View, rng: &mut Rng) -> Position {
    match view {
        View::Over(position) => position.clone(),
        View::Playing(seen) => {
            let mut position = deal(seen, rng);
            for seat in hidden(seen) {
                let (river, hand) = (&position.rivers[seat], position.hands[seat].tiles());
                let ways = legal::count(river, hand).max(1);
                position.choices[seat] = legal::nth(river, hand, rng.below(ways));
            }
            position
        }
    }
}

/// The same, but whoever has chosen has chosen by instinct: which tiles go round says more then.
pub fn world(view: &View, rng: &mut Rng) -> Position {
    match view {
        View::Over(position) => position.clone(),
        View::Playing(seen) => {
            let mut position = deal(seen, rng);
            for seat in hidden(seen) {
                position.choices[seat] = estimate::instinct(&position, Seat::at(seat));
            }
            position
        }
    }
}

/// The seats that have chosen, nobody but them knows what.
fn hidden(seen: &Seen) -> impl Iterator<Item = usize> {
    (0..usize::from(seen.seats)).filter(|seat| seen.choices[*seat] == Choice::Hidden)
}

/// Deals the tiles; hidden choices are still to be made.
fn deal(seen: &Seen, rng: &mut Rng) -> Position {
    let seats = usize::from(seen.seats);
    let mut tiles = [0; TILES];
    let mut left = unplaced(seen, &mut tiles);
    rng.shuffle(left);
    let mut next = || {
        let (&mut tile, rest) = std::mem::take(&mut left).split_first_mut()?;
        left = rest;
        Some(tile)
    };
    let mut hands = [Hand::EMPTY; MOST_SEATS];
    for (holder, hand) in hands[..seats].iter_mut().enumerate() {
        *hand = deal_hand(seen, holder, &mut next);
    }
    let removed = deal_aside(&seen.removed, &mut next);
    let discard = deal_aside(&seen.discard, &mut next);
    let mut stack = Stack::EMPTY;
    std::iter::from_fn(next).for_each(|tile| stack.push_bottom(tile));
    let mut position = Position {
        options: seen.options,
        seats: seen.seats,
        phase: Phase::Choose,
        round: seen.round,
        hands,
        choices: [None; MOST_SEATS],
        stack,
        removed,
        discard,
        rivers: seen.rivers.clone(),
    };
    for seat in 0..seats {
        position.choices[seat] = match seen.choices[seat] {
            Choice::None | Choice::Hidden => None,
            Choice::Seen(action) => Some(action),
        };
    }
    position
}

/// The tiles in use that the viewer sees nowhere.
fn unplaced<'a>(seen: &Seen, tiles: &'a mut [u8; TILES]) -> &'a mut [u8] {
    let mut placed = [false; TILES + 1];
    let mut place = |tiles: &[u8]| tiles.iter().for_each(|&tile| placed[usize::from(tile)] = true);
    place(seen.hand.as_slice());
    seen.others.iter().for_each(|other| place(other.known.as_slice()));
    for river in &seen.rivers {
        river.tiles().iter().for_each(|laid| place(&[laid.tile]));
    }
    if let Aside::Seen(removed) = &seen.removed {
        place(removed.as_slice());
    }
    if let Aside::Seen(discard) = &seen.discard {
        place(discard.as_slice());
    }
    let mut count = 0;
    for tile in 1..=TILES as u8 {
        if content::in_use(tile, seen.seats.into()) && !placed[usize::from(tile)] {
            tiles[count] = tile;
            count += 1;
        }
    }
    &mut tiles[..count]
}

fn deal_hand(seen: &Seen, holder: usize, next: &mut impl FnMut() -> Option<u8>) -> Hand {
    let mut hand = Hand::EMPTY;
    if seen.viewer.is(Seat::at(holder)) {
        for &tile in seen.hand.as_slice() {
            hand.insert(tile, u8::from(!seen.drawn.as_slice().contains(&tile)));
        }
        return hand;
    }
    let away = seen.viewer.seat().map(|seat| distance(seat.index(), holder, seen.seats.into()));
    let other = &seen.others[holder];
    other.known.as_slice().iter().for_each(|&tile| hand.insert(tile, away.unwrap_or(1)));
    for nth in 0..other.unknown {
        // A tile passed on by one's left neighbour has been in one's own hand: an unknown one there is fresh.
        let fresh = nth == 0 || seen.round == 1 || away == Some(1);
        next().into_iter().for_each(|tile| hand.insert(tile, u8::from(!fresh)));
    }
    hand
}

fn deal_aside<const MOST: usize>(aside: &Aside<MOST>, next: &mut impl FnMut() -> Option<u8>) -> Tiles<MOST> {
    match aside {
        Aside::Seen(tiles) => *tiles,
        Aside::Hidden { count } => {
            let mut tiles: Vec<u8> = (0..*count).filter_map(|_| next()).collect();
            if MOST == REMOVED {
                tiles.sort_unstable();
            }
            tiles.into_iter().collect()
        }
    }
}
