//! The position and its parts: plain arrays and small integers, no heap. Decides no rule.

use rules::{Seat, Seats};

use crate::cards::{Card, Cards, Deck};
use crate::options::Options;
use crate::river::{Kind, Place, River};
use crate::tasks::{Task, Todo};

/// The most seats.
pub const SEATS: usize = 4;
/// One bear for each numbered side.
pub const MAX_BEARS: usize = 6;
/// The cards a turn allows (SR-6.3).
pub const MAX_PLAYED: usize = 3;

/// What kind of decision is due; follows from the first task.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Play,
    Leap,
    Take,
    Reeds,
    Bear,
    Target,
    Counter,
    Pick,
    Shed,
    Trim,
    Over,
}

/// What a seat that is asked has answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    Counter,
    Pass,
}

/// The cards of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    cards: [Card; MAX_PLAYED],
    len: u8,
}

impl Played {
    /// Unused places always hold the same card, so that equal lists are equal in memory.
    pub const NONE: Self = Self { cards: [Card::Bear; MAX_PLAYED], len: 0 };

    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len.into()]
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize >= MAX_PLAYED
    }

    #[inline]
    pub const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }
}

/// The bears, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bears {
    at: [Place; MAX_BEARS],
    len: u8,
}

impl Bears {
    #[inline]
    pub fn as_slice(&self) -> &[Place] {
        &self.at[..self.len.into()]
    }

    #[inline]
    pub fn get(&self, bear: u8) -> Option<Place> {
        self.as_slice().get(usize::from(bear)).copied()
    }

    #[inline]
    pub fn set(&mut self, bear: u8, place: Place) {
        self.at[usize::from(bear)] = place;
    }

    /// How many stand here.
    #[inline]
    pub fn count(&self, place: Place) -> usize {
        self.as_slice().iter().filter(|&&at| at == place).count()
    }
}

impl FromIterator<Place> for Bears {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut bears = Self { at: [Place::START; MAX_BEARS], len: 0 };
        for place in places.into_iter().take(MAX_BEARS) {
            bears.at[usize::from(bears.len)] = place;
            bears.len += 1;
        }
        bears
    }
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) over: bool,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) round: u16,
    pub(crate) river: River,
    pub(crate) salmon: [Place; SEATS],
    pub(crate) bears: Bears,
    pub(crate) hand: [Cards; SEATS],
    pub(crate) discard: [Cards; SEATS],
    pub(crate) played: Played,
    pub(crate) piles: Cards,
    pub(crate) removed: Cards,
    pub(crate) todo: Todo,
    pub(crate) answers: [Option<Answer>; SEATS],
    /// By seat who knows and seat whose hand it is (SR-20.1).
    pub(crate) seen: [[Cards; SEATS]; SEATS],
    pub(crate) deck: [Deck; SEATS],
}

impl Position {
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    #[inline]
    pub fn phase(&self) -> Phase {
        if self.over { Phase::Over } else { phase(&self.todo) }
    }

    /// The seats from the active player clockwise.
    #[inline]
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        in_turn_order(self.active, self.seats())
    }

    #[inline]
    pub fn in_pool(&self, seat: Seat) -> bool {
        self.river.hex(self.salmon[seat.index()]).is_some_and(|hex| hex.kind == Kind::Pool)
    }

    /// The seats that are asked about a card that hits these (SR-17.1) and have not answered.
    #[inline]
    pub fn asked(&self, hit: Seats) -> Seats {
        let asked = |seat: &Seat| !self.hand[seat.index()].is_empty() && self.answers[seat.index()].is_none();
        hit.iter().filter(asked).collect()
    }

    /// The fatigue cards a seat has in hand, deck and discard pile together (SR-8.3).
    pub fn fatigue(&self, seat: Seat) -> usize {
        let s = seat.index();
        let open = self.hand[s].count(Card::Fatigue) + self.discard[s].count(Card::Fatigue);
        usize::from(open) + self.deck[s].iter().filter(|card| *card == Card::Fatigue).count()
    }
}

/// The seats from this one clockwise, all of them.
#[inline]
pub fn in_turn_order(from: Seat, seats: usize) -> impl Iterator<Item = Seat> + use<> {
    let mut seat = from;
    (0..seats).map(move |_| {
        let this = seat;
        seat = seat.next(seats);
        this
    })
}

/// The phase that a task list means while the game goes on.
#[inline]
pub fn phase(todo: &Todo) -> Phase {
    match todo.first() {
        None => Phase::Play,
        Some(Task::Leap { .. }) => Phase::Leap,
        Some(Task::Take { .. }) => Phase::Take,
        Some(Task::Reeds { .. }) => Phase::Reeds,
        Some(Task::Bear { .. }) => Phase::Bear,
        Some(Task::Target { .. }) => Phase::Target,
        Some(Task::Counter { .. }) => Phase::Counter,
        Some(Task::Pick { .. }) => Phase::Pick,
        Some(Task::Shed { .. }) => Phase::Shed,
        Some(Task::Trim { .. }) => Phase::Trim,
        Some(Task::Go { .. } | Task::Step { .. } | Task::Flow { .. } | Task::Next) => {
            unreachable!("tasks without a decision are done at once")
        }
    }
}
