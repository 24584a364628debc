//! Luck as a tape: whoever drives a game rolls it, records it or plays it back.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

/// A pile of cards or tiles, numbered by its game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile(pub u8);

/// Where luck comes from.
pub trait Chance {
    /// A roll of a six-sided die: 1 to 6.
    fn die(&mut self) -> u8;
    /// One of `0..among`, each equally likely. Only a set-up may ask for it.
    fn pick(&mut self, among: u8) -> u8;
    /// Puts the cards of a pile into an order, every one equally likely.
    fn shuffle(&mut self, pile: Pile, cards: &mut [u8]);
}

/// One outcome of chance, as it is recorded.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    Die(Die),
    Pick {
        among: u8,
        got: u8,
    },
    /// The pile after the shuffle, top first.
    Shuffle {
        pile: Pile,
        order: Vec<u8>,
    },
}

/// What a die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Die(u8);

impl Die {
    pub const fn new(shows: u8) -> Option<Self> {
        if matches!(shows, 1..=6) { Some(Self(shows)) } else { None }
    }

    pub const fn shows(self) -> u8 {
        self.0
    }
}

/// What a stream of random numbers is for: each purpose has its own, so that one never disturbs another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// The set-up.
    Deal,
    /// The luck after the step with this number. One stream a step: a game can go on from anywhere.
    Step(u32),
    /// The thinking of the bot on a seat, at the step with this number.
    Bot { seat: u8, step: u32 },
    /// Worlds tried for a preview.
    Preview(u32),
    /// Anything in tests and benches.
    Trial(u32),
}

impl Stream {
    const fn number(self) -> u64 {
        match self {
            Self::Deal => 0,
            Self::Step(step) => (1 << 40) | step as u64,
            Self::Bot { seat, step } => (2 << 40) | ((seat as u64) << 32) | step as u64,
            Self::Preview(world) => (3 << 40) | world as u64,
            Self::Trial(trial) => (4 << 40) | trial as u64,
        }
    }
}

/// The random numbers of Nurt: ChaCha with 8 rounds, so that a seed means the same deal on every machine and for ever.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    pub fn new(seed: [u8; 32], stream: Stream) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(stream.number());
        Self(rng)
    }

    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// One of `0..bound`, each equally likely (Lemire's method: multiply, reject the uneven rest).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0);
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A number in `0.0..1.0`.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// Fisher and Yates, from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Chance that is rolled as it is needed.
pub struct Rolling<'a>(pub &'a mut Rng);

impl Chance for Rolling<'_> {
    #[inline]
    fn die(&mut self) -> u8 {
        self.0.below(6) as u8 + 1
    }

    fn pick(&mut self, among: u8) -> u8 {
        self.0.below(u32::from(among)) as u8
    }

    fn shuffle(&mut self, _: Pile, cards: &mut [u8]) {
        self.0.shuffle(cards);
    }
}

/// Passes chance on and writes down what came.
pub struct Recording<C> {
    inner: C,
    tape: Vec<Drawn>,
}

impl<C: Chance> Recording<C> {
    pub const fn new(inner: C) -> Self {
        Self { inner, tape: Vec::new() }
    }

    pub fn into_tape(self) -> Vec<Drawn> {
        self.tape
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn die(&mut self) -> u8 {
        let shows = self.inner.die();
        self.tape.extend(Die::new(shows).map(Drawn::Die));
        shows
    }

    fn pick(&mut self, among: u8) -> u8 {
        let got = self.inner.pick(among);
        self.tape.push(Drawn::Pick { among, got });
        got
    }

    fn shuffle(&mut self, pile: Pile, cards: &mut [u8]) {
        self.inner.shuffle(pile, cards);
        self.tape.push(Drawn::Shuffle { pile, order: cards.to_vec() });
    }
}

/// Why a tape does not fit the game it is played to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceFault {
    /// The game needed an outcome that is not there.
    Missing { index: usize },
    /// This outcome is of another kind, or holds other cards than the pile.
    Unfitting { index: usize },
    /// The game needed fewer outcomes.
    LeftOver { index: usize },
}

/// Plays a tape back. A tape that does not fit gives some outcome and is reported by [`finish`](Self::finish).
pub struct Replaying<'a> {
    tape: &'a [Drawn],
    next: usize,
    fault: Option<ChanceFault>,
}

impl<'a> Replaying<'a> {
    pub const fn new(tape: &'a [Drawn]) -> Self {
        Self { tape, next: 0, fault: None }
    }

    /// Whether the tape was exactly what the game needed.
    pub fn finish(self) -> Result<(), ChanceFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.next < self.tape.len() => Err(ChanceFault::LeftOver { index: self.next }),
            None => Ok(()),
        }
    }

    fn advance<T>(&mut self, read: impl FnOnce(&Drawn) -> Option<T>) -> Option<T> {
        let index = self.next;
        self.next += 1;
        let got = match self.tape.get(index) {
            None => Err(ChanceFault::Missing { index }),
            Some(drawn) => read(drawn).ok_or(ChanceFault::Unfitting { index }),
        };
        match got {
            Ok(value) => Some(value),
            Err(fault) => {
                self.fault.get_or_insert(fault);
                None
            }
        }
    }
}

impl Chance for Replaying<'_> {
    fn die(&mut self) -> u8 {
        let shows = self.advance(|drawn| match drawn {
            Drawn::Die(die) => Some(die.shows()),
            Drawn::Pick { .. } | Drawn::Shuffle { .. } => None,
        });
        shows.unwrap_or(1)
    }

    fn pick(&mut self, among: u8) -> u8 {
        let got = self.advance(|drawn| match drawn {
            Drawn::Pick { among: of, got } if *of == among && *got < among => Some(*got),
            Drawn::Pick { .. } | Drawn::Die(_) | Drawn::Shuffle { .. } => None,
        });
        got.unwrap_or(0)
    }

    fn shuffle(&mut self, pile: Pile, cards: &mut [u8]) {
        let fits = |order: &[u8]| {
            let mut had = [0i32; 256];
            cards.iter().for_each(|&card| had[card as usize] += 1);
            order.iter().for_each(|&card| had[card as usize] -= 1);
            had.iter().all(|&left| left == 0)
        };
        let order = self.advance(|drawn| match drawn {
            Drawn::Shuffle { pile: of, order } if *of == pile && fits(order) => Some(order.clone()),
            Drawn::Shuffle { .. } | Drawn::Die(_) | Drawn::Pick { .. } => None,
        });
        if let Some(order) = order {
            cards.copy_from_slice(&order);
        }
    }
}
