//! The position and its parts: rocks as bits, stacks as linked crabs, no heap. Decides no rule.

use std::fmt;
use std::hash::{Hash, Hasher};

use rules::{Seat, Seats};

use crate::options::{Board3, MAX_QUIET, Options};

/// A rock: row × 8 + diagonal, both from 0. The rows are eight bits apart so that a bit shifted over the edge
/// falls into a column that has no rock. Rising numbers are the alphabetical order of the names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rock(u8);

/// Room for every rock number.
pub const BOARD: usize = 56;

impl Rock {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 for `a`.
    pub const fn row(self) -> i32 {
        (self.0 / 8) as i32
    }

    /// The diagonal, 0 for `1`.
    pub const fn diagonal(self) -> i32 {
        (self.0 % 8) as i32
    }

    /// The rock in this row and diagonal (CR-1.2).
    pub const fn at(row: i32, diagonal: i32) -> Option<Self> {
        let on_board = row >= 0 && row < 7 && diagonal >= 0 && diagonal < 7 && (row - diagonal).abs() <= 3;
        let is_water = row == 3 && diagonal == 3;
        if on_board && !is_water { Some(Self((row * 8 + diagonal) as u8)) } else { None }
    }

    /// The rock with this name, `a1` to `g7`.
    pub fn named(name: &str) -> Option<Self> {
        let &[row, diagonal] = name.as_bytes() else { return None };
        Self::at(i32::from(row) - i32::from(b'a'), i32::from(diagonal) - i32::from(b'1'))
    }
}

impl fmt::Display for Rock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 / 8), char::from(b'1' + self.0 % 8))
    }
}

impl fmt::Debug for Rock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of rocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rocks(u64);

impl Rocks {
    pub const NONE: Self = Self(0);

    /// All 36 rocks.
    pub const ALL: Self = Self::within(3);

    /// The rocks of the rings up to this one.
    const fn within(ring: i32) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < 49 {
            let (row, diagonal) = (index / 7, index % 7);
            if let Some(rock) = Rock::at(row, diagonal) {
                let (x, y) = ((row - 3).abs(), (diagonal - 3).abs());
                let slant = (row - diagonal).abs();
                if x <= ring && y <= ring && slant <= ring {
                    bits |= 1 << rock.0;
                }
            }
            index += 1;
        }
        Self(bits)
    }

    const fn of(rocks: &[(i32, i32)]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < rocks.len() {
            let (row, diagonal) = rocks[index];
            if let Some(rock) = Rock::at(row, diagonal) {
                bits |= 1 << rock.0;
            }
            index += 1;
        }
        Self(bits)
    }

    /// The rocks in use (CR-1.4); the rest is open water for the whole game.
    pub const fn in_use(seats: usize, board3: Board3) -> Self {
        // {g4 g5 f3, d7 e7 c6, a1 a2 b1} and {g4 g6 f7 d7 b5 a3 a1 c1 e2}
        const CORNERS: Rocks = Rocks::of(&[(6, 3), (6, 4), (5, 2), (3, 6), (4, 6), (2, 5), (0, 0), (0, 1), (1, 0)]);
        const ALTERNATE: Rocks = Rocks::of(&[(6, 3), (6, 5), (5, 6), (3, 6), (1, 4), (0, 2), (0, 0), (2, 0), (4, 1)]);
        const YELLOW: Rocks = Rocks::within(2);
        match (seats, board3) {
            (2, _) => YELLOW,
            (3, Board3::Corners) => Self(YELLOW.0 | CORNERS.0),
            (3, Board3::Alternate) => Self(YELLOW.0 | ALTERNATE.0),
            _ => Self::ALL,
        }
    }

    #[inline]
    pub const fn one(rock: Rock) -> Self {
        Self(1 << rock.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn has(self, rock: Rock) -> bool {
        self.0 & (1 << rock.0) != 0
    }

    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest rock: the first in alphabetical order.
    #[inline]
    pub const fn lowest(self) -> Option<Rock> {
        if self.0 == 0 { None } else { Some(Rock(self.0.trailing_zeros() as u8)) }
    }

    /// Everything adjacent to one of these (CR-1.3), rock or water; never the rocks themselves unless they touch.
    #[inline]
    pub const fn around(self) -> Self {
        let b = self.0;
        Self(b << 1 | b >> 1 | b << 8 | b >> 8 | b << 9 | b >> 9)
    }

    /// The part of these rocks that hangs together with `seed` (CR-5.1).
    #[inline]
    pub const fn cluster_of(self, seed: Self) -> Self {
        let mut cluster = seed.and(self);
        loop {
            let grown = cluster.or(cluster.around()).and(self);
            if grown.0 == cluster.0 {
                return cluster;
            }
            cluster = grown;
        }
    }

    /// Whether those of these rocks that lie round `rock` touch one another in one row: then taking `rock` away
    /// cannot part what hung together.
    #[inline]
    pub const fn hang_together_round(self, rock: Rock) -> bool {
        // The six neighbours as bits of a ring, in the order +1, +9, +8, -1, -9, -8.
        let window = if rock.0 >= 9 { self.0 >> (rock.0 - 9) } else { self.0 << (9 - rock.0) };
        let ring = (window >> 10 & 1)
            | (window >> 17 & 2)
            | (window >> 15 & 4)
            | (window >> 5 & 8)
            | (window << 4 & 16)
            | (window << 4 & 32);
        // Each row of neighbours ends once: where a bit is set and the next one is not.
        let ends = ring & !(ring >> 1 | (ring & 1) << 5);
        ends & (ends.wrapping_sub(1)) == 0
    }

    /// The rocks in alphabetical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Rock> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let rock = Rocks(left).lowest()?;
            left &= left - 1;
            Some(rock)
        })
    }
}

impl fmt::Debug for Rocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Sizes in the order of their letters; `Big` is the biggest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    Big,
    Medium,
    Small,
}

impl Size {
    pub const ALL: [Self; 3] = [Self::Big, Self::Medium, Self::Small];

    pub const fn letter(self) -> char {
        match self {
            Self::Big => 'b',
            Self::Medium => 'm',
            Self::Small => 's',
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| name.len() == 1 && name.starts_with(size.letter()))
    }

    /// How many steps a crab of this size walks (CR-4.3).
    pub const fn steps(self) -> u8 {
        self as u8 + 1
    }
}

/// A crab as the rules know it: its seat and size. Crabs alike in both are interchangeable (CR-1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Crab {
    pub seat: Seat,
    pub size: Size,
}

/// How many different crabs four seats have.
pub const KINDS: usize = 12;

impl Crab {
    #[inline]
    pub const fn kind(self) -> u8 {
        self.seat.number() * 3 + self.size as u8
    }

    pub fn of_kind(kind: u8) -> Self {
        Self { seat: Seat::at(kind as usize / 3), size: Size::ALL[kind as usize % 3] }
    }

    pub fn named(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let seat = chars.next()?.to_digit(4)?;
        Some(Self { seat: Seat::at(seat as usize), size: Size::named(chars.as_str())? })
    }
}

impl fmt::Display for Crab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat, self.size.letter())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Place,
    Move,
    Wave,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// One seat is left (CR-6.2).
    Last,
    /// The same position for the third time (CR-7.2).
    Repeat,
    /// Too many quiet turns (CR-7.3).
    Quiet,
}

/// A quiet move (CR-7.1) with the kind of crab that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Quiet(u16);

impl Quiet {
    #[inline]
    pub const fn new(from: Rock, to: Rock, kind: u8) -> Self {
        Self(from.0 as u16 | (to.0 as u16) << 6 | (kind as u16) << 12)
    }

    #[inline]
    pub const fn from(self) -> Rock {
        Rock((self.0 & 63) as u8)
    }

    #[inline]
    pub const fn to(self) -> Rock {
        Rock((self.0 >> 6 & 63) as u8)
    }

    #[inline]
    pub const fn kind(self) -> u8 {
        (self.0 >> 12) as u8
    }
}

/// No crab.
const NOBODY: u8 = u8::MAX;

/// The crabs on the rocks. A stack is a chain from its top crab downwards, so that a move is four stores.
#[derive(Clone)]
pub struct Stacks {
    /// The rocks with crabs.
    occupied: Rocks,
    /// Where the top crab is of this seat; where it is of this size.
    top_of_seat: [Rocks; 4],
    top_of_size: [Rocks; 3],
    top: [u8; BOARD],
    height: [u8; BOARD],
    /// The crab under each crab. Crab `c` is of kind `c / 3`.
    below: [u8; 36],
}

impl Stacks {
    pub const EMPTY: Self = Self {
        occupied: Rocks::NONE,
        top_of_seat: [Rocks::NONE; 4],
        top_of_size: [Rocks::NONE; 3],
        top: [NOBODY; BOARD],
        height: [0; BOARD],
        below: [NOBODY; 36],
    };

    #[inline]
    pub const fn occupied(&self) -> Rocks {
        self.occupied
    }

    /// The rocks whose top crab belongs to this seat.
    #[inline]
    pub const fn tops_of(&self, seat: Seat) -> Rocks {
        self.top_of_seat[seat.index()]
    }

    /// The rocks whose top crab has this size.
    #[inline]
    pub const fn tops_sized(&self, size: Size) -> Rocks {
        self.top_of_size[size as usize]
    }

    #[inline]
    pub const fn height(&self, rock: Rock) -> u8 {
        self.height[rock.index()]
    }

    #[inline]
    pub fn top(&self, rock: Rock) -> Option<Crab> {
        let crab = self.top[rock.index()];
        if crab == NOBODY { None } else { Some(Crab::of_kind(crab / 3)) }
    }

    /// The crabs of a rock, top first.
    pub fn stack(&self, rock: Rock) -> impl Iterator<Item = Crab> {
        let mut crab = self.top[rock.index()];
        std::iter::from_fn(move || {
            if crab == NOBODY {
                return None;
            }
            let kind = crab / 3;
            crab = self.below[crab as usize];
            Some(Crab::of_kind(kind))
        })
    }

    /// How many crabs of each kind are on the rocks.
    pub fn count(&self) -> [u8; KINDS] {
        let mut count = [0; KINDS];
        for rock in self.occupied.iter() {
            self.stack(rock).for_each(|crab| count[crab.kind() as usize] += 1);
        }
        count
    }

    /// How many crabs are on these rocks.
    pub fn crabs_on(&self, rocks: Rocks) -> u32 {
        rocks.iter().map(|rock| u32::from(self.height(rock))).sum()
    }

    /// Puts the `nth` crab of a kind on top of a rock.
    pub fn put(&mut self, rock: Rock, kind: u8, nth: u8) {
        self.cover(rock, kind * 3 + nth);
    }

    /// Moves the top crab of a rock onto another; returns its kind.
    #[inline]
    pub fn shift(&mut self, from: Rock, to: Rock) -> u8 {
        let crab = self.uncover(from);
        self.cover(to, crab);
        crab / 3
    }

    /// Takes everything off these rocks.
    pub fn clear(&mut self, rocks: Rocks) {
        for rock in rocks.iter() {
            self.top[rock.index()] = NOBODY;
            self.height[rock.index()] = 0;
        }
        self.occupied = self.occupied.minus(rocks);
        self.top_of_seat.iter_mut().for_each(|tops| *tops = tops.minus(rocks));
        self.top_of_size.iter_mut().for_each(|tops| *tops = tops.minus(rocks));
    }

    #[inline]
    fn flip_top(&mut self, rock: Rock, crab: u8) {
        let bit = 1 << rock.0;
        self.top_of_seat[(crab / 9) as usize].0 ^= bit;
        self.top_of_size[(crab / 3 % 3) as usize].0 ^= bit;
    }

    #[inline]
    fn uncover(&mut self, rock: Rock) -> u8 {
        let crab = self.top[rock.index()];
        let under = self.below[crab as usize];
        self.flip_top(rock, crab);
        self.top[rock.index()] = under;
        self.height[rock.index()] -= 1;
        if under == NOBODY {
            self.occupied.0 ^= 1 << rock.0;
        } else {
            self.flip_top(rock, under);
        }
        crab
    }

    #[inline]
    fn cover(&mut self, rock: Rock, crab: u8) {
        let under = self.top[rock.index()];
        if under != NOBODY {
            self.flip_top(rock, under);
        }
        self.below[crab as usize] = under;
        self.top[rock.index()] = crab;
        self.height[rock.index()] += 1;
        self.occupied.0 |= 1 << rock.0;
        self.flip_top(rock, crab);
    }
}

/// Equal when the same kinds lie in the same order on every rock.
impl PartialEq for Stacks {
    fn eq(&self, other: &Self) -> bool {
        self.occupied == other.occupied
            && self.top_of_seat == other.top_of_seat
            && self.top_of_size == other.top_of_size
            && self.occupied.iter().all(|rock| self.stack(rock).eq(other.stack(rock)))
    }
}

impl Eq for Stacks {}

impl Hash for Stacks {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for rock in self.occupied.iter() {
            rock.hash(state);
            self.stack(rock).for_each(|crab| state.write_u8(crab.kind()));
        }
    }
}

impl fmt::Debug for Stacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        for rock in self.occupied.iter() {
            map.entry(&rock, &self.stack(rock).map(|crab| crab.to_string()).collect::<Vec<_>>());
        }
        map.finish()
    }
}

/// The list of quiet moves since the last lasting change (CR-7.1).
#[derive(Clone)]
pub struct QuietMoves {
    moves: [Quiet; MAX_QUIET],
    len: u8,
}

impl QuietMoves {
    pub const EMPTY: Self = Self { moves: [Quiet(0); MAX_QUIET], len: 0 };

    #[inline]
    pub fn as_slice(&self) -> &[Quiet] {
        &self.moves[..self.len as usize]
    }

    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move; there is room for as many as the highest limit allows.
    #[inline]
    pub const fn push(&mut self, quiet: Quiet) {
        self.moves[self.len as usize] = quiet;
        self.len += 1;
    }
}

impl PartialEq for QuietMoves {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for QuietMoves {}

impl fmt::Debug for QuietMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(|q| format!("{}-{}", q.from(), q.to()))).finish()
    }
}

/// The seats that are out, in the order they went.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Out {
    order: [u8; 4],
    len: u8,
    set: Seats,
}

impl Out {
    #[inline]
    pub const fn has(&self, seat: Seat) -> bool {
        self.set.has(seat)
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    pub const fn push(&mut self, seat: Seat) {
        self.order[self.len as usize] = seat.number();
        self.len += 1;
        self.set = self.set.with(seat);
    }

    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.order.into_iter().take(self.len()).map(|seat| Seat::at(seat as usize))
    }
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// The seat in turn; in `Over` the winner, or the seat that would have moved.
    pub(crate) turn: Seat,
    pub(crate) end: Option<End>,
    pub(crate) out: Out,
    /// Crabs still to be placed, by seat and size.
    pub(crate) hand: [[u8; 3]; 4],
    pub(crate) stacks: Stacks,
    pub(crate) quiet: QuietMoves,
}

impl Position {
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn rocks_in_use(&self) -> Rocks {
        Rocks::in_use(self.seats(), self.options.board3)
    }

    /// Crabs of each kind that the wave has taken: what is neither on a rock nor in a hand.
    pub fn washed(&self) -> [u8; KINDS] {
        let mut washed = [0; KINDS];
        let there = self.stacks.count();
        for kind in 0..self.seats() * 3 {
            washed[kind] = 3 - there[kind] - self.hand[kind / 3][kind % 3];
        }
        washed
    }
}

/// The identity of section 10: phase, turn, who is out, and the crabs. The quiet list is not part of it.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.phase.hash(state);
        self.turn.hash(state);
        self.out.set.hash(state);
        self.stacks.hash(state);
    }
}
