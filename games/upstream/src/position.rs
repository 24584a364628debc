//! The position and its parts: tiles as bytes, tokens as small numbers, no heap. Decides no rule.

use std::fmt;

use rules::Seat;

use crate::options::{Options, Whirlpool};

/// The most seats, tokens a seat, tiles in the stack, tiles turned up and rows that a position has room for.
/// Play needs 14 rows and 35 tiles; positions made by hand may need more.
pub const SEATS: usize = 5;
pub const TOKENS: usize = 4;
pub const STACK: usize = 64;
pub const DRAWN: usize = 3;
pub const ROWS: u8 = 32;
pub const RIVER: usize = 3 * ROWS as usize;

/// The three columns, from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Column {
    Left,
    Middle,
    Right,
}

impl Column {
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];

    pub const fn letter(self) -> char {
        match self {
            Self::Left => 'l',
            Self::Middle => 'm',
            Self::Right => 'r',
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|column| name.len() == 1 && name.starts_with(column.letter()))
    }
}

/// An edge of a tile, clockwise from the top (UP-4.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edge {
    N,
    Ne,
    Se,
    S,
    Sw,
    Nw,
}

impl Edge {
    pub const ALL: [Self; 6] = [Self::N, Self::Ne, Self::Se, Self::S, Self::Sw, Self::Nw];
    /// The edges that lead upstream (UP-4.2).
    pub const UPSTREAM: [Self; 3] = [Self::N, Self::Ne, Self::Nw];

    pub const fn name(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::Ne => "ne",
            Self::Se => "se",
            Self::S => "s",
            Self::Sw => "sw",
            Self::Nw => "nw",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edge| edge.name() == name)
    }

    pub const fn is_upstream(self) -> bool {
        matches!(self, Self::N | Self::Ne | Self::Nw)
    }

    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

/// A place of a token: a cell of the river (row × 3 + column), or one of the five spawning fields after all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

const OFF: u8 = u8::MAX;

/// The upstream neighbour of every cell across every edge (UP-4.2).
const STEPS: [[u8; 6]; RIVER] = {
    let mut steps = [[OFF; 6]; RIVER];
    let mut cell = 0;
    while cell < RIVER {
        let here = cell as u8;
        let is_top = cell + 3 >= RIVER;
        match cell % 3 {
            0 => steps[cell][Edge::Ne as usize] = here + 1,
            1 if !is_top => {
                steps[cell][Edge::Nw as usize] = here + 2;
                steps[cell][Edge::Ne as usize] = here + 4;
            }
            1 => {}
            _ => steps[cell][Edge::Nw as usize] = here - 1,
        }
        if !is_top {
            steps[cell][Edge::N as usize] = here + 3;
        }
        cell += 1;
    }
    steps
};

impl Cell {
    pub const S1: Self = Self(RIVER as u8);

    pub const fn at(column: Column, row: u8) -> Self {
        assert!(row < ROWS);
        Self(row * 3 + column as u8)
    }

    /// The spawning field with this number, 1 to 5.
    pub const fn field_at(number: u8) -> Self {
        assert!(matches!(number, 1..=5));
        Self(Self::S1.0 + number - 1)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn is_river(self) -> bool {
        self.0 < Self::S1.0
    }

    /// The number of a spawning field.
    #[inline]
    pub const fn field(self) -> Option<u8> {
        if self.is_river() { None } else { Some(self.0 - Self::S1.0 + 1) }
    }

    /// The column and row of a river cell.
    pub const fn place(self) -> Option<(Column, u8)> {
        if self.is_river() { Some((Column::ALL[self.0 as usize % 3], self.0 / 3)) } else { None }
    }

    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / 3
    }

    /// How far upstream a river cell lies (UP-4.1).
    pub const fn height(self) -> i32 {
        2 * (self.0 / 3) as i32 + (self.0 % 3 == 1) as i32
    }

    /// The neighbour across an upstream edge, whether or not a tile lies there.
    #[inline]
    pub const fn step(self, edge: Edge) -> Option<Self> {
        if !self.is_river() {
            return None;
        }
        let next = STEPS[self.index()][edge as usize];
        if next == OFF { None } else { Some(Self(next)) }
    }

    /// All river cells, row by row.
    pub fn river() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::S1.0).map(Self)
    }

    pub fn named(name: &str) -> Option<Self> {
        let (letter, number) = name.split_at_checked(1)?;
        let number = whole(number)?;
        if letter == "s" {
            return matches!(number, 1..=5).then(|| Self::field_at(number as u8));
        }
        let column = Column::named(letter)?;
        (number < u32::from(ROWS)).then(|| Self::at(column, number as u8))
    }
}

/// A whole number without sign or needless zeros.
pub fn whole(text: &str) -> Option<u32> {
    let canonical = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    (canonical && (text == "0" || !text.starts_with('0'))).then(|| text.parse().ok()).flatten()
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place(), self.field()) {
            (Some((column, row)), _) => write!(f, "{}{row}", column.letter()),
            (None, field) => write!(f, "s{}", field.unwrap_or_default()),
        }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A kind of tile in the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Water,
    Waterfall,
    Eagle,
    Bear,
    Heron,
    Rock,
    Current,
}

pub const KINDS: usize = 7;

impl Kind {
    pub const ALL: [Self; KINDS] =
        [Self::Water, Self::Waterfall, Self::Eagle, Self::Bear, Self::Heron, Self::Rock, Self::Current];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Water => "water",
            Self::Waterfall => "waterfall",
            Self::Eagle => "eagle",
            Self::Bear => "bear",
            Self::Heron => "heron",
            Self::Rock => "rock",
            Self::Current => "current",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it has walls or an arrow, so that its rotation matters (UP-5.5).
    pub const fn turns(self) -> bool {
        matches!(self, Self::Waterfall | Self::Bear | Self::Current)
    }
}

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    Sea,
    Kind(Kind),
    /// An eagle tile after its eagle has caught something.
    Flown,
    /// The first field of the spawning ground.
    Spawn,
}

/// A tile as it lies, or the lack of one: face × 8 + rotation.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

const FLOWN: u8 = KINDS as u8 + 1;
const SEA: u8 = FLOWN + 1;
const SPAWN: u8 = SEA + 1;

/// The walls of every tile, one bit an edge (UP-4.4).
const WALLS: [u8; (SPAWN as usize + 1) * 8] = {
    let mut walls = [0; (SPAWN as usize + 1) * 8];
    let mut turn = 0;
    while turn < 6 {
        walls[Tile::turned(Kind::Waterfall, turn).0 as usize] = rotated(0b01_1100, turn);
        walls[Tile::turned(Kind::Bear, turn).0 as usize] = rotated(0b01_1000, turn);
        turn += 1;
    }
    walls
};

const fn rotated(edges: u8, turn: u8) -> u8 {
    ((edges << turn) | (edges >> (6 - turn))) & 0b11_1111
}

impl Tile {
    pub const NONE: Self = Self(0);
    pub const SEA: Self = Self(SEA * 8);
    pub const FLOWN: Self = Self(FLOWN * 8);
    pub const SPAWN: Self = Self(SPAWN * 8);
    pub const EAGLE: Self = Self::turned(Kind::Eagle, 0);
    pub const HERON: Self = Self::turned(Kind::Heron, 0);
    pub const ROCK: Self = Self::turned(Kind::Rock, 0);

    pub const fn turned(kind: Kind, rotation: u8) -> Self {
        Self((kind as u8 + 1) * 8 + rotation)
    }

    #[inline]
    pub const fn is_there(self) -> bool {
        self.0 != 0
    }

    #[inline]
    pub const fn is_bear(self) -> bool {
        self.0 / 8 == Kind::Bear as u8 + 1
    }

    #[inline]
    pub const fn is_current(self) -> bool {
        self.0 / 8 == Kind::Current as u8 + 1
    }

    pub const fn rotation(self) -> u8 {
        self.0 % 8
    }

    pub const fn face(self) -> Option<Face> {
        match self.0 / 8 {
            0 => None,
            FLOWN => Some(Face::Flown),
            SEA => Some(Face::Sea),
            SPAWN => Some(Face::Spawn),
            kind => Some(Face::Kind(Kind::ALL[kind as usize - 1])),
        }
    }

    /// The edge that a current's arrow points at.
    #[inline]
    pub const fn arrow(self) -> Option<Edge> {
        if self.is_current() { Some(Edge::ALL[self.rotation() as usize]) } else { None }
    }

    #[inline]
    pub const fn has_wall(self, edge: Edge) -> bool {
        WALLS[self.0 as usize] >> edge as u8 & 1 != 0
    }

    /// Whether anything turns on which way it lies.
    pub const fn turns(self) -> bool {
        matches!(self.face(), Some(Face::Kind(kind)) if kind.turns())
    }

    pub fn named(name: &str) -> Option<Self> {
        match name {
            "sea" => return Some(Self::SEA),
            "flown" => return Some(Self::FLOWN),
            _ => {}
        }
        match name.split_once(':') {
            None => Kind::named(name).filter(|kind| !kind.turns()).map(|kind| Self::turned(kind, 0)),
            Some((kind, turn)) => {
                let kind = Kind::named(kind).filter(|kind| kind.turns())?;
                whole(turn).filter(|turn| *turn < 6).map(|turn| Self::turned(kind, turn as u8))
            }
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            None => Ok(()),
            Some(Face::Sea) => f.write_str("sea"),
            Some(Face::Flown) => f.write_str("flown"),
            Some(Face::Spawn) => f.write_str("spawn"),
            Some(Face::Kind(kind)) if kind.turns() => write!(f, "{}:{}", kind.name(), self.rotation()),
            Some(Face::Kind(kind)) => f.write_str(kind.name()),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

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
        Self(1 + cell.0 as u16 * 4 + (fish as u16 - 1) * 2)
    }

    #[inline]
    pub const fn is_lost(self) -> bool {
        self.0 == 0
    }

    /// Where it is; meaningless for a lost token.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell((self.0.wrapping_sub(1) / 4) as u8)
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

/// A whole position: what lies open, and the stack in its order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub open: Open,
    /// The top of the stack is the last of the list.
    pub stack: Short<Kind, STACK>,
}
