//! What a seat can choose, and its canonical string (section 9 of the rules file).

use std::fmt;
use std::str::FromStr;

/// A cell of a seat's grid; x grows to the east, y to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell {
    pub x: i8,
    pub y: i8,
}

impl Cell {
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The cell that this one touches with a side (WW-4.1).
    #[inline]
    #[must_use]
    pub const fn beside(self, side: u8) -> Self {
        match side {
            0 => Self::new(self.x, self.y.wrapping_sub(1)),
            1 => Self::new(self.x.wrapping_add(1), self.y),
            2 => Self::new(self.x, self.y.wrapping_add(1)),
            _ => Self::new(self.x.wrapping_sub(1), self.y),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `lay w07 -1,2 r3`: this tile of the hand on this cell, so many quarter turns clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The number on the tile, 0 to 99; not every number has a tile.
    pub tile: u8,
    pub cell: Cell,
    pub rot: u8,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {} {} r{}", Name(self.tile), self.cell, self.rot)
    }
}

/// The id of a tile: `w07`.
#[derive(Clone, Copy)]
pub struct Name(pub u8);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{:02}", self.0)
    }
}

/// The number of a tile id; any two digits have the form of one.
pub fn tile_named(name: &str) -> Option<u8> {
    let &[b'w', tens @ b'0'..=b'9', units @ b'0'..=b'9'] = name.as_bytes() else { return None };
    Some((tens - b'0') * 10 + units - b'0')
}

/// Why a text is not an action that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It has another form (WW-9.1).
    Form,
    /// Its cell is farther away than any river can reach; the tile is the one it names.
    Far { tile: u8 },
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        read_place(text.strip_prefix("lay ").ok_or(Unreadable::Form)?)
    }
}

/// Reads what follows the word `lay`.
pub fn read_place(text: &str) -> Result<Action, Unreadable> {
    let read = || {
        let (tile, rest) = text.split_once(' ')?;
        let (cell, rot) = rest.split_once(' ')?;
        let (x, y) = cell.split_once(',')?;
        let rot = match rot.as_bytes() {
            &[b'r', digit @ b'0'..=b'3'] => digit - b'0',
            _ => return None,
        };
        Some((tile_named(tile)?, read_number(x)?, read_number(y)?, rot))
    };
    let (tile, x, y, rot) = read().ok_or(Unreadable::Form)?;
    match (x, y) {
        (Number::Near(x), Number::Near(y)) => Ok(Action { tile, cell: Cell::new(x, y), rot }),
        (Number::Far, Number::Near(_) | Number::Far) | (Number::Near(_), Number::Far) => Err(Unreadable::Far { tile }),
    }
}

enum Number {
    Near(i8),
    Far,
}

/// An integer of any size without plus sign, leading zeros or `-0`.
fn read_number(text: &str) -> Option<Number> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let well_formed = match digits.as_bytes() {
        [b'0'] => digits.len() == text.len(),
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    well_formed.then(|| text.parse().map_or(Number::Far, Number::Near))
}
