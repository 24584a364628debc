//! The position and its parts: what lies open, and the two things that do not. No heap. Decides no rule.

use rules::{Seat, Seats};

use crate::cards::{Bag, Card, DECK};
use crate::options::{Options, Wash};
use crate::reef::{COLUMNS, Cell, Dive, Place, Table};

/// The most divers (DV-3.2).
pub const MAX_DIVERS: usize = 5;
/// After so many turns a seat the game stops (DV-8.6).
pub const TURNS_A_SEAT: u16 = 50;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Turn,
    Corner,
    Depth,
    Wash,
    Net,
    Harpoon,
    Flip,
    Extra,
    Draft,
    More,
    Over,
}

/// The whole truth.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub open: Open,
    pub deck: Deck,
    /// The choices made in a wash, sealed until the last one is in (DV-11.3).
    pub sealed: [Option<Card>; MAX_DIVERS],
}

/// Everything that lies open to everybody (DV-11.1). Nothing hidden may ever live here: views copy it whole.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    pub phase: Phase,
    pub active: Seat,
    pub turn: u16,
    pub discard: Bag,
    pub table: Table,
    pub dive: Option<Dive>,
    /// Uses still to be made, the present one included.
    pub nets: u8,
    pub harpoons: u8,
    /// Who has still to choose in a wash.
    pub pending: Seats,
    /// The set being scored, before its card is turned down.
    pub set: Bag,
    pub pool: Bag,
    pub drafters: Seats,
    pub last: Option<LastTurns>,
    pub catch: [Bag; MAX_DIVERS],
    pub scored: [Bag; MAX_DIVERS],
}

/// The end is near: who brought it, and how many last turns are not yet finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastTurns {
    pub by: Seat,
    pub left: u8,
}

impl Open {
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn divers(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat::at)
    }

    /// These seats clockwise, beginning with the active one.
    #[inline]
    pub fn clockwise(&self, among: Seats) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.active.index(), self.seats());
        let seats = (first..first + count).map(move |at| Seat::at(if at >= count { at - count } else { at }));
        seats.filter(move |seat| among.has(*seat))
    }

    /// The seats that may act now.
    #[inline]
    pub fn actors(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Wash if self.options.wash == Wash::Together => self.pending,
            Phase::Wash => self.clockwise(self.pending).next().map_or(Seats::NONE, Seats::one),
            Phase::Draft => self.clockwise(self.drafters).next().map_or(Seats::NONE, Seats::one),
            Phase::Turn
            | Phase::Corner
            | Phase::Depth
            | Phase::Net
            | Phase::Harpoon
            | Phase::Flip
            | Phase::Extra
            | Phase::More => Seats::one(self.active),
        }
    }

    #[inline]
    pub const fn catch_of(&self, seat: Seat) -> Bag {
        self.catch[seat.index()]
    }

    /// The card in a cell, if one lies there.
    #[inline]
    pub fn card_at(&self, cell: Cell) -> Option<Card> {
        match cell.place() {
            Place::Table { row, column } => self.table[row][column],
            Place::Dive(index) => self.dive.and_then(|dive| dive.cards[index]),
        }
    }

    /// The row and column of the first gap in reading order.
    #[inline]
    pub fn first_gap(&self) -> Option<(usize, usize)> {
        let gap = self.table.as_flattened().iter().position(Option::is_none)?;
        Some((gap / COLUMNS, gap % COLUMNS))
    }

    #[inline]
    pub fn gaps(&self) -> usize {
        self.table.iter().flatten().filter(|card| card.is_none()).count()
    }

    /// Everything that can be seen (DV-11.2): the rest is the deck.
    pub fn visible(&self) -> [u8; crate::cards::CODES] {
        let mut seen = [0; crate::cards::CODES];
        let mut bag = |bag: Bag| bag.codes().for_each(|card| seen[card.index()] += bag.count(card));
        bag(self.discard);
        bag(self.set);
        bag(self.pool);
        self.catch.iter().chain(&self.scored).for_each(|cards| bag(*cards));
        let lying = self.table.iter().flatten().flatten().copied();
        let diving = self.dive.iter().flat_map(Dive::left);
        lying.chain(diving).for_each(|card| seen[card.index()] += 1);
        seen
    }
}

/// The face-down deck: the top card is the last one in use, what is drawn leaves nothing behind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    cards: [Card; DECK],
    left: u8,
}

impl Deck {
    pub const EMPTY: Self = Self { cards: [Card::G1; DECK], left: 0 };

    #[inline]
    pub const fn len(&self) -> usize {
        self.left as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The cards from the top.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.len()].iter().rev().copied()
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// Beyond the 86 cards of the game.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.len()] = card;
        self.left += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.len().checked_sub(1)?;
        self.left -= 1;
        Some(std::mem::replace(&mut self.cards[top], Card::G1))
    }
}
