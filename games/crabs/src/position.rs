//! The position and its parts: stacks as linked crabs, no heap. Decides no rule.

use std::fmt;
use std::hash::{Hash, Hasher};

use rules::{Seat, Seats};

use crate::options::{MAX_QUIET, Options};
pub use crate::rocks::{BOARD, Rock, Rocks};

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
        Self(from.number() as u16 | (to.number() as u16) << 6 | (kind as u16) << 12)
    }

    #[inline]
    pub const fn from(self) -> Rock {
        Rock::numbered((self.0 & 63) as u8)
    }

    #[inline]
    pub const fn to(self) -> Rock {
        Rock::numbered((self.0 >> 6 & 63) as u8)
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

    /// The heights of all rocks, by their numbers.
    #[inline]
    pub const fn heights(&self) -> &[u8; BOARD] {
        &self.height
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
        let bit = Rocks::one(rock);
        let seat = &mut self.top_of_seat[(crab / 9) as usize];
        *seat = seat.flipped(bit);
        let size = &mut self.top_of_size[(crab / 3 % 3) as usize];
        *size = size.flipped(bit);
    }

    #[inline]
    fn uncover(&mut self, rock: Rock) -> u8 {
        let crab = self.top[rock.index()];
        let under = self.below[crab as usize];
        self.flip_top(rock, crab);
        self.top[rock.index()] = under;
        self.height[rock.index()] -= 1;
        if under == NOBODY {
            self.occupied = self.occupied.flipped(Rocks::one(rock));
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
        self.occupied = self.occupied.or(Rocks::one(rock));
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
