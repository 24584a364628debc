//! Who sits where, who may act, and how a game ended.

use std::fmt;

/// The most chairs any table has.
pub const MAX_SEATS: usize = 8;

/// A chair at the table, numbered from 0 clockwise. (A *player* is the person on it.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The chair with this number; `None` beyond what any table has.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The chair with this number.
    ///
    /// # Panics
    /// Beyond `MAX_SEATS`: only for numbers that come from a position.
    #[inline]
    pub const fn at(number: usize) -> Self {
        assert!(number < MAX_SEATS);
        Self(number as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat to the left at a table of `seats`, wrapping.
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 as usize + 1;
        if next >= seats { Self(0) } else { Self(next as u8) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Self = Self(0);

    /// All chairs of a table of `count`.
    ///
    /// # Panics
    /// Beyond `MAX_SEATS`.
    #[inline]
    pub const fn all(count: usize) -> Self {
        assert!(count <= MAX_SEATS);
        Self(((1u16 << count) - 1) as u8)
    }

    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seats(left).first()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Self {
        iter.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// Who looks: a seat sees what it may know, a spectator what everybody may.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every seat of a table of `seats`, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        (0..seats).map(|n| Self::Seat(Seat::at(n))).chain([Self::Spectator])
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// These seats may act; several at once make a simultaneous choice.
    Act(Seats),
    Over(Outcome),
}

impl Turn {
    /// The seats that may act; none when the game is over.
    #[inline]
    pub const fn actors(self) -> Seats {
        match self {
            Self::Act(seats) => seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    #[inline]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }

    #[inline]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Act(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended: ranks from 1, equal ranks are a shared place; scores where the game has them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    seats: u8,
    ranks: [u8; MAX_SEATS],
    scores: Option<[i32; MAX_SEATS]>,
}

impl Outcome {
    /// An outcome by ranks alone.
    pub fn ranked(ranks: &[u8]) -> Self {
        let mut all = [0; MAX_SEATS];
        all[..ranks.len()].copy_from_slice(ranks);
        Self { seats: ranks.len() as u8, ranks: all, scores: None }
    }

    /// An outcome with scores; the ranks may follow from more than the scores.
    pub fn scored(ranks: &[u8], scores: &[i32]) -> Self {
        let mut all = [0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Self { scores: Some(all), ..Self::ranked(ranks) }
    }

    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.seats as usize]
    }

    pub fn scores(&self) -> Option<&[i32]> {
        self.scores.as_ref().map(|scores| &scores[..self.seats as usize])
    }

    /// The part of the win a seat gets: winners share 1 among them, the rest get 0.
    pub fn share(&self, seat: Seat) -> f32 {
        let winners = self.ranks().iter().filter(|&&rank| rank == 1).count();
        if self.ranks()[seat.index()] == 1 { 1.0 / winners as f32 } else { 0.0 }
    }
}
