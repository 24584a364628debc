//! The position and its parts: plain arrays and small integers, no heap. Decides no rule.

use std::hash::{Hash, Hasher};

use rules::{Seat, Seats};

use crate::Action;
use crate::options::Options;
use crate::river::River;

/// The most seats of a table.
pub const MOST_SEATS: usize = 4;
/// Rounds of a game (WW-6.1).
pub const ROUNDS: u8 = 13;
/// Tiles of a hand during a round.
pub const HAND: usize = 3;
/// Tiles removed before a solo game (WW-5.2), and the most it discards.
pub const REMOVED: usize = 6;
pub const MOST_DISCARDED: usize = 26;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Choose,
    Over,
}

/// Tiles in a fixed room. Those beyond the count are zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiles<const MOST: usize> {
    count: u8,
    tiles: [u8; MOST],
}

impl<const MOST: usize> Tiles<MOST> {
    pub const EMPTY: Self = Self { count: 0, tiles: [0; MOST] };

    pub fn push(&mut self, tile: u8) {
        self.tiles[usize::from(self.count)] = tile;
        self.count += 1;
    }

    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.tiles[..usize::from(self.count)]
    }
}

impl<const MOST: usize> FromIterator<u8> for Tiles<MOST> {
    fn from_iter<I: IntoIterator<Item = u8>>(tiles: I) -> Self {
        let mut all = Self::EMPTY;
        tiles.into_iter().for_each(|tile| all.push(tile));
        all
    }
}

/// The most passes that are counted: far more than there are rounds.
pub const MOST_PASSES: u8 = 99;

/// The tiles of a seat, sorted, each with the number of times it has been passed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    count: u8,
    tiles: [u8; HAND],
    passes: [u8; HAND],
}

impl Hand {
    pub const EMPTY: Self = Self { count: 0, tiles: [0; HAND], passes: [0; HAND] };

    #[inline]
    pub fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.count)]
    }

    #[inline]
    pub fn passes(&self) -> &[u8] {
        &self.passes[..usize::from(self.count)]
    }

    /// Tiles with their passes.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> {
        self.tiles().iter().copied().zip(self.passes().iter().copied())
    }

    #[inline]
    pub fn has(&self, tile: u8) -> bool {
        self.tiles().contains(&tile)
    }

    /// Puts a tile in its place among the others.
    #[inline]
    pub fn insert(&mut self, tile: u8, passes: u8) {
        let mut at = usize::from(self.count);
        while at > 0 && self.tiles[at - 1] > tile {
            self.tiles[at] = self.tiles[at - 1];
            self.passes[at] = self.passes[at - 1];
            at -= 1;
        }
        (self.tiles[at], self.passes[at]) = (tile, passes);
        self.count += 1;
    }

    /// The other tiles, each passed so many times more.
    #[inline]
    #[must_use]
    pub fn without(&self, tile: u8, passed: u8) -> Self {
        let mut rest = Self::EMPTY;
        for (other, passes) in self.iter().filter(|(other, _)| *other != tile) {
            // A position made by hand may have passed a tile more often than rounds allow: the count stops there.
            rest.insert(other, passes.saturating_add(passed).min(MOST_PASSES));
        }
        rest
    }
}

/// The face-down pile, top first; drawing moves the top.
#[derive(Clone, Debug)]
pub struct Stack {
    top: u8,
    end: u8,
    tiles: [u8; crate::content::TILES],
}

impl Stack {
    pub const EMPTY: Self = Self { top: 0, end: 0, tiles: [0; crate::content::TILES] };

    pub fn push_bottom(&mut self, tile: u8) {
        self.tiles[usize::from(self.end)] = tile;
        self.end += 1;
    }

    /// Takes the top tile; 0 if there is none.
    #[inline]
    pub fn draw(&mut self) -> u8 {
        if self.top == self.end {
            return 0;
        }
        self.top += 1;
        self.tiles[usize::from(self.top) - 1]
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.tiles[usize::from(self.top)..usize::from(self.end)]
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stack {}

impl Hash for Stack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

/// Everything about a game, hidden things included (section 10).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) hands: [Hand; MOST_SEATS],
    pub(crate) choices: [Option<Action>; MOST_SEATS],
    pub(crate) stack: Stack,
    pub(crate) removed: Tiles<REMOVED>,
    pub(crate) discard: Tiles<MOST_DISCARDED>,
    pub(crate) rivers: [River; MOST_SEATS],
}

impl Position {
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The seats that have not chosen in this round.
    #[inline]
    pub fn actors(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Choose => waiting(&self.choices.map(|choice| choice.is_some())[..self.seats()]),
        }
    }

    pub fn river(&self, seat: Seat) -> &River {
        &self.rivers[seat.index()]
    }
}

/// The seats without a choice, given who has chosen.
#[inline]
pub fn waiting(chosen: &[bool]) -> Seats {
    let mut actors = Seats::NONE;
    for (seat, chosen) in chosen.iter().enumerate() {
        if !chosen {
            actors = actors.with(Seat::at(seat));
        }
    }
    actors
}
