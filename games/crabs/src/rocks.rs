//! Rocks and sets of rocks as bits: neighbours, clusters, which rocks are in use.

use std::fmt;

use crate::options::Board3;

/// A rock: row × 8 + diagonal, both from 0. The rows are eight bits apart so that a bit shifted over the edge
/// falls into a column that has no rock. Rising numbers are the alphabetical order of the names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rock(u8);

/// Room for every rock number.
pub const BOARD: usize = 56;

impl Rock {
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The rock that had this [`number`](Self::number).
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number)
    }

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

    #[inline]
    #[must_use]
    pub const fn flipped(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
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
