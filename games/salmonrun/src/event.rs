//! What happens after an action. Nothing here is secret: draws tell how many cards, never which.

use rules::{Seat, Seats, Viewer};

use crate::action::{Meant, Zone};
use crate::cards::{Card, Way};
use crate::river::{Dir, Icon, Place};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Played {
        seat: Seat,
        meant: Meant,
    },
    Swam {
        seat: Seat,
        way: Way,
        to: Place,
    },
    /// A step was not made.
    Wasted {
        seat: Seat,
        way: Way,
    },
    /// A waterfall is ahead and may be jumped.
    MayLeap {
        seat: Seat,
        fall: Place,
    },
    Leapt {
        seat: Seat,
        meant: Meant,
        fall: Place,
        to: Place,
    },
    GaveUpLeap {
        seat: Seat,
    },
    /// A fatigue card comes.
    Tired {
        seat: Seat,
    },
    /// It would come, but the pile is empty.
    NotTired {
        seat: Seat,
    },
    Gained {
        seat: Seat,
        card: Card,
    },
    /// The pile of this card is empty.
    PileEmpty {
        seat: Seat,
        card: Card,
    },
    /// All piles this icon offers are empty.
    NothingToTake {
        seat: Seat,
        icon: Icon,
    },
    /// Into the pool.
    Arrived {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        cards: u8,
    },
    /// No card is left to draw.
    NoneToDraw {
        seat: Seat,
    },
    /// The discard pile becomes the deck.
    Rebuilt {
        seat: Seat,
        cards: u8,
    },
    Removed {
        seat: Seat,
        zone: Zone,
        card: Card,
    },
    Shuffled {
        seat: Seat,
    },
    Kept {
        seat: Seat,
    },
    NothingToRemove {
        seat: Seat,
    },
    BearMoved {
        seat: Seat,
        bear: u8,
        dir: Dir,
        to: Place,
    },
    /// It stopped on a hex with salmon.
    BearCame {
        seat: Seat,
        bear: u8,
        dir: Dir,
        to: Place,
    },
    BearStopped {
        seat: Seat,
    },
    /// A current or rapids card hits these.
    Hit {
        card: Card,
        hit: Seats,
    },
    /// The card has no effect.
    NoEffect {
        card: Card,
    },
    Aimed {
        seat: Seat,
        target: Seat,
    },
    Answered {
        seat: Seat,
    },
    Countered {
        seat: Seat,
        card: Card,
    },
    Carried {
        seat: Seat,
        dir: Dir,
        to: Place,
        die: Option<u8>,
    },
    NotCarried {
        seat: Seat,
    },
    /// One card from the hand to the discard pile.
    Discarded {
        seat: Seat,
        card: Card,
    },
    Picked {
        seat: Seat,
        target: Seat,
        card: Card,
    },
    PickedNone {
        seat: Seat,
        target: Seat,
    },
    TurnDone {
        seat: Seat,
    },
    /// A turn of nothing but fatigue: one card goes back.
    Rested {
        seat: Seat,
    },
    TurnPassed {
        seat: Seat,
        round: u16,
    },
    Over,
    /// First place, alone or shared.
    Won {
        seat: Seat,
    },
}

/// The event as a viewer may see it: everything that happens, happens face up.
pub const fn redact(event: Event, _: Viewer) -> Option<Event> {
    match event {
        Event::Played { .. }
        | Event::Swam { .. }
        | Event::Wasted { .. }
        | Event::MayLeap { .. }
        | Event::Leapt { .. }
        | Event::GaveUpLeap { .. }
        | Event::Tired { .. }
        | Event::NotTired { .. }
        | Event::Gained { .. }
        | Event::PileEmpty { .. }
        | Event::NothingToTake { .. }
        | Event::Arrived { .. }
        | Event::Drew { .. }
        | Event::NoneToDraw { .. }
        | Event::Rebuilt { .. }
        | Event::Removed { .. }
        | Event::Shuffled { .. }
        | Event::Kept { .. }
        | Event::NothingToRemove { .. }
        | Event::BearMoved { .. }
        | Event::BearCame { .. }
        | Event::BearStopped { .. }
        | Event::Hit { .. }
        | Event::NoEffect { .. }
        | Event::Aimed { .. }
        | Event::Answered { .. }
        | Event::Countered { .. }
        | Event::Carried { .. }
        | Event::NotCarried { .. }
        | Event::Discarded { .. }
        | Event::Picked { .. }
        | Event::PickedNone { .. }
        | Event::TurnDone { .. }
        | Event::Rested { .. }
        | Event::TurnPassed { .. }
        | Event::Over
        | Event::Won { .. } => Some(event),
    }
}
