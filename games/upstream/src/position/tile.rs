//! Tiles: their kinds, their faces, and which way they lie.

use std::fmt;

use super::cell::{Edge, whole};

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
