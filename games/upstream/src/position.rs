//! The position and its parts: tiles as bytes, tokens as small numbers, no heap. Decides no rule.

mod cell;
mod tile;

use std::fmt;

use rules::Seat;

pub use self::cell::{Cell, Column, Edge, whole};
pub use self::tile::{Face, KINDS, Kind, Tile};

use crate::options::{Options, Whirlpool};

/// The most seats, tokens a seat, tiles in the stack, tiles turned up and rows that a position has room for.
/// Play needs 14 rows and 35 tiles; positions made by hand may need more.
pub const SEATS: usize = 5;
pub const TOKENS: usize = 4;
pub const STACK: usize = 64;
pub const DRAWN: usize = 3;
pub const ROWS: u8 = 32;
pub const RIVER: usize = 3 * ROWS as usize;

/// How many salmon a token shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fish {
    Single = 1,
    Pair = 2,
}

impl Fish {
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "1" => Some(Self::Single),
            "2" => Some(Self::Pair),
            _ => None,
        }
    }
}

impl fmt::Display for Fish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

/// A token, or the lack of one: 0 when lost, else 1 + cell × 4 + face × 2 + stopped. Tokens alike are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Token(u16);

impl Token {
    pub const LOST: Self = Self(0);

    #[inline]
    pub const fn new(cell: Cell, fish: Fish) -> Self {
        Self(1 + cell.index() as u16 * 4 + (fish as u16 - 1) * 2)
    }

    #[inline]
    pub const fn is_lost(self) -> bool {
        self.0 == 0
    }

    /// Where it is; meaningless for a lost token.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell::of_index((self.0.wrapping_sub(1) / 4) as u8)
    }

    #[inline]
    pub const fn fish(self) -> Fish {
        if self.0.wrapping_sub(1) & 2 == 0 { Fish::Single } else { Fish::Pair }
    }

    /// Held by a whirlpool for the rest of the turn (UP-7.21).
    #[inline]
    pub const fn is_stopped(self) -> bool {
        self.0 != 0 && (self.0 - 1) & 1 != 0
    }

    #[inline]
    pub const fn stopped(self) -> Self {
        Self(((self.0 - 1) | 1) + 1)
    }

    #[inline]
    pub const fn free(self) -> Self {
        if self.is_stopped() { Self(self.0 - 1) } else { self }
    }

    #[inline]
    pub const fn is_on_river(self) -> bool {
        self.0 != 0 && self.cell().is_river()
    }

    #[inline]
    pub const fn is_home(self) -> bool {
        self.0 != 0 && !self.cell().is_river()
    }

    #[inline]
    pub const fn can_move(self) -> bool {
        self.is_on_river() && !self.is_stopped()
    }

    /// A number that tells tokens apart, for the memory of a search.
    #[inline]
    pub const fn code(self) -> u64 {
        self.0 as u64
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.cell(), self.fish())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_lost() { f.write_str("lost") } else { fmt::Display::fmt(self, f) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Setup,
    Drift,
    Move,
    Heron,
    Lay,
    Over,
}

/// A short list without heap; places that are not used hold the default, so that equal lists are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Short<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Short<T, N> {
    pub const fn new(blank: T) -> Self {
        Self { items: [blank; N], len: 0 }
    }

    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes out the item at this place; the others keep their order.
    pub fn remove(&mut self, at: usize, blank: T) {
        self.items.copy_within(at + 1.., at);
        self.items[N - 1] = blank;
        self.len -= 1;
    }
}

/// Everything that lies open on the table: all but the order of the stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    pub phase: Phase,
    /// Who may act: `turn` or `layer`, whichever the phase has. Seat 0 when the game is over.
    pub actor: Seat,
    pub round: u8,
    pub starter: Seat,
    /// The holder of the first player marker; nobody in the set-up.
    pub first: Option<Seat>,
    pub points: u8,
    pub debt: [u8; SEATS],
    /// Heron tiles still to ask about.
    pub herons: Short<Cell, TOKENS>,
    pub drawn: Short<Kind, DRAWN>,
    pub spawn_row: Option<u8>,
    /// Each seat's tokens in rising order.
    pub tokens: [[Token; TOKENS]; SEATS],
    /// The tile of every river cell; the first spawning field stands in its place too.
    pub tiles: [Tile; RIVER],
    /// How many tokens stand on every river cell.
    pub count: [u8; RIVER],
}

impl Open {
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    #[inline]
    pub fn tile(&self, cell: Cell) -> Tile {
        self.tiles[cell.index()]
    }

    #[inline]
    pub fn tokens_of(&self, seat: Seat) -> &[Token; TOKENS] {
        &self.tokens[seat.index()]
    }

    /// How many tokens a tile holds (UP-7.3).
    #[inline]
    pub fn capacity(&self, tile: Tile) -> u8 {
        let is_rock = tile == Tile::ROCK && self.options.whirlpool == Whirlpool::Off;
        self.seats - is_rock as u8
    }

    /// Whether a tile lies there that can take one more token. Field s1 is never counted, so it always can.
    #[inline]
    pub fn has_room(&self, cell: Cell) -> bool {
        let tile = self.tile(cell);
        tile.is_there() && self.count[cell.index()] < self.capacity(tile)
    }

    /// Whether the border between a cell and its neighbour across an edge is walled (UP-4.5).
    #[inline]
    pub fn is_walled(&self, from: Cell, edge: Edge, to: Cell) -> bool {
        self.tile(from).has_wall(edge) || self.tile(to).has_wall(edge.opposite())
    }

    #[inline]
    pub fn has_river_token(&self, seat: Seat) -> bool {
        self.tokens_of(seat).iter().any(|token| token.is_on_river())
    }

    /// The highest row of a column that has a tile.
    pub fn top_row(&self, column: Column) -> Option<u8> {
        (0..ROWS).rev().find(|&row| self.tile(Cell::at(column, row)).is_there())
    }
}

/// More points than anybody ever owes; the count stops there.
pub const MAX_DEBT: u8 = 99;

/// A whole position: what lies open, and the stack in its order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub open: Open,
    /// The top of the stack is the last of the list.
    pub stack: Short<Kind, STACK>,
}
