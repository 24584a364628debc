//! Places and directions: the columns, the edges of a tile, the cells of the river and the spawning fields.

use std::fmt;

use super::{RIVER, ROWS};

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

    /// The cell or field with this index.
    #[inline]
    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
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
