//! The river: hexes, directions, and sides laid one above the other (section 4). Decides no rule.

use std::fmt;

use crate::cards::{Card, Way};
use crate::content::{self, Side};

/// A place: column, and height in half-hexes. The sum of both is even.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    pub c: i8,
    pub r: i8,
}

impl Place {
    /// Every salmon starts here (SR-5.4).
    pub const START: Self = Self { c: 0, r: 0 };

    /// The neighbour in a direction, on the river or not.
    #[inline]
    pub const fn to(self, dir: Dir) -> Self {
        let (c, r) = dir.step();
        Self { c: self.c.saturating_add(c), r: self.r.saturating_add(r) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.c, self.r)
    }
}

/// The six directions, in the ASCII order of their names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dir {
    D,
    Dl,
    Dr,
    U,
    Ul,
    Ur,
}

impl Dir {
    pub const ALL: [Self; 6] = [Self::D, Self::Dl, Self::Dr, Self::U, Self::Ul, Self::Ur];

    #[inline]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::D => (0, -2),
            Self::Dl => (-1, -1),
            Self::Dr => (1, -1),
            Self::U => (0, 2),
            Self::Ul => (-1, 1),
            Self::Ur => (1, 1),
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::D => "d",
            Self::Dl => "dl",
            Self::Dr => "dr",
            Self::U => "u",
            Self::Ul => "ul",
            Self::Ur => "ur",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dir| dir.name() == name)
    }

    #[inline]
    pub const fn is_downstream(self) -> bool {
        matches!(self, Self::D | Self::Dl | Self::Dr)
    }

    /// The upstream direction as a way to swim.
    pub const fn way(self) -> Option<Way> {
        match self {
            Self::U => Some(Way::Straight),
            Self::Ul => Some(Way::Left),
            Self::Ur => Some(Way::Right),
            Self::D | Self::Dl | Self::Dr => None,
        }
    }
}

impl Way {
    #[inline]
    pub const fn dir(self) -> Dir {
        match self {
            Self::Left => Dir::Ul,
            Self::Straight => Dir::U,
            Self::Right => Dir::Ur,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Land,
    Rock,
    Water,
    Fall,
    Pool,
    Start,
}

pub const KINDS: [(&str, Kind); 6] = [
    ("land", Kind::Land),
    ("rock", Kind::Rock),
    ("water", Kind::Water),
    ("fall", Kind::Fall),
    ("pool", Kind::Pool),
    ("start", Kind::Start),
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    Swim,
    Double,
    Wild,
    Eagle,
    Bear,
    Current,
    Rapids,
    Choice,
    Draw,
    Fatigue,
    Reeds1,
    Reeds2,
}

pub const ICONS: [(&str, Icon); 12] = [
    ("swim", Icon::Swim),
    ("double", Icon::Double),
    ("wild", Icon::Wild),
    ("eagle", Icon::Eagle),
    ("bear", Icon::Bear),
    ("current", Icon::Current),
    ("rapids", Icon::Rapids),
    ("choice", Icon::Choice),
    ("draw", Icon::Draw),
    ("fatigue", Icon::Fatigue),
    ("reeds1", Icon::Reeds1),
    ("reeds2", Icon::Reeds2),
];

impl Icon {
    pub fn name(self) -> &'static str {
        ICONS.iter().find(|(_, icon)| *icon == self).map_or("", |(name, _)| name)
    }

    /// The cards an icon lets its owner choose from (SR-12.4).
    pub const fn choice(self) -> &'static [Card] {
        match self {
            Self::Swim => &[Card::L, Card::R, Card::S],
            Self::Double => &[Card::Ll, Card::Rr, Card::Ss],
            Self::Choice => &[Card::Current, Card::Rapids],
            Self::Wild
            | Self::Eagle
            | Self::Bear
            | Self::Current
            | Self::Rapids
            | Self::Draw
            | Self::Fatigue
            | Self::Reeds1
            | Self::Reeds2 => &[],
        }
    }
}

/// One hex of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hex {
    pub kind: Kind,
    /// The first carries label 1, the second label 2.
    pub arrows: [Option<Dir>; 2],
    pub icon: Option<Icon>,
}

impl Hex {
    /// A salmon can rest here (SR-4.4).
    #[inline]
    pub const fn rests(&self) -> bool {
        matches!(self.kind, Kind::Water | Kind::Start | Kind::Pool)
    }

    #[inline]
    pub const fn arrow_count(&self) -> u8 {
        self.arrows[0].is_some() as u8 + self.arrows[1].is_some() as u8
    }
}

/// The most sides of a river: start, six numbered ones, finish.
pub const MAX_SIDES: usize = 8;

/// The sides of a river, from start to finish, and where each begins (SR-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct River {
    sides: [u8; MAX_SIDES],
    count: u8,
    column: [i8; MAX_SIDES],
    /// Where each side's row 0 is; the entry after the last is the top of the river.
    row: [i8; MAX_SIDES + 1],
}

impl River {
    /// Joins sides, given by their numbers in the content.
    pub fn of(sides: &[u8]) -> Self {
        let mut river = Self {
            sides: [0; MAX_SIDES],
            count: sides.len() as u8,
            column: [0; MAX_SIDES],
            row: [i8::MAX; MAX_SIDES + 1],
        };
        let (mut column, mut row) = (0, 0);
        for (nth, &number) in sides.iter().enumerate() {
            let side = content::side(number);
            river.sides[nth] = number;
            river.column[nth] = column;
            river.row[nth] = row;
            column += side.shift;
            row += side.length;
        }
        river.row[sides.len()] = row;
        river
    }

    pub fn sides(&self) -> &[u8] {
        &self.sides[..self.count.into()]
    }

    /// The side at this place in the river, with its origin.
    pub fn section(&self, nth: usize) -> (&'static Side, Place) {
        (content::side(self.sides[nth]), Place { c: self.column[nth], r: self.row[nth] })
    }

    /// Which section a height belongs to: gates belong to the side below them.
    #[inline]
    pub fn section_of(&self, place: Place) -> Option<usize> {
        (0..usize::from(self.count)).find(|&nth| place.r <= self.row[nth + 1])
    }

    /// The height of the top row.
    pub const fn top(&self) -> i8 {
        self.row[self.count as usize]
    }

    /// What is at a place; `None` off the river (SR-4.3).
    #[inline]
    pub fn hex(&self, place: Place) -> Option<Hex> {
        let nth = self.section_of(place)?;
        content::side(self.sides[nth]).at(Place { c: place.c - self.column[nth], r: place.r - self.row[nth] })
    }

    #[inline]
    pub fn rests(&self, place: Place) -> bool {
        self.hex(place).is_some_and(|hex| hex.rests())
    }

    #[inline]
    pub fn is_pool(&self, place: Place) -> bool {
        self.hex(place).is_some_and(|hex| hex.kind == Kind::Pool)
    }

    #[inline]
    pub fn is_fall(&self, place: Place) -> bool {
        self.hex(place).is_some_and(|hex| hex.kind == Kind::Fall)
    }

    /// How many arrows start at a place.
    #[inline]
    pub fn arrows(&self, place: Place) -> u8 {
        self.hex(place).map_or(0, |hex| hex.arrow_count())
    }

    /// Every hex, from the start upwards, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = (Place, Hex)> {
        let river = *self;
        (0..usize::from(self.count)).flat_map(move |nth| {
            let (side, origin) = river.section(nth);
            side.hexes().map(move |(own, hex)| (Place { c: own.c + origin.c, r: own.r + origin.r }, hex))
        })
    }

    /// Where the bears stand at first: by rising height (SR-5.2).
    pub fn bears(&self) -> impl Iterator<Item = Place> {
        self.hexes().filter(|(_, hex)| hex.icon == Some(Icon::Bear)).map(|(place, _)| place)
    }
}

impl fmt::Debug for River {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.sides().iter().map(|&number| &content::side(number).id)).finish()
    }
}
