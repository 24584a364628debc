//! Cards and bags of cards (section 2 of the rules file). Decides no rule.

use std::fmt;

/// A card; cards with the same code are alike (DV-2.2). Rising numbers are the ASCII order of the codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    G1,
    G2,
    G3,
    Harpoon,
    Net,
    R1,
    R2,
    R3,
    Shrimp,
    Wave,
    Y1,
    Y2,
    Y3,
}

/// How many codes there are, and how many cards (DV-2.1).
pub const CODES: usize = 13;
pub const DECK: usize = 86;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    Green,
    Red,
    Yellow,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Pufferfish,
    Needlefish,
    Angelfish,
}

impl Colour {
    pub const ALL: [Self; 3] = [Self::Green, Self::Red, Self::Yellow];
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Pufferfish, Self::Needlefish, Self::Angelfish];
}

impl Card {
    pub const ALL: [Self; CODES] = [
        Self::G1,
        Self::G2,
        Self::G3,
        Self::Harpoon,
        Self::Net,
        Self::R1,
        Self::R2,
        Self::R3,
        Self::Shrimp,
        Self::Wave,
        Self::Y1,
        Self::Y2,
        Self::Y3,
    ];

    /// The nine fish, the shrimp last: the cells of a collection.
    pub const CATCHABLE: [Self; 10] =
        [Self::G1, Self::G2, Self::G3, Self::R1, Self::R2, Self::R3, Self::Y1, Self::Y2, Self::Y3, Self::Shrimp];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card with this number.
    ///
    /// # Panics
    /// Beyond the last: only for numbers that come from a card.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }

    pub const fn code(self) -> &'static str {
        const NAMES: [&str; CODES] = ["g1", "g2", "g3", "hp", "nt", "r1", "r2", "r3", "sh", "wv", "y1", "y2", "y3"];
        NAMES[self as usize]
    }

    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.code() == code)
    }

    /// How many of them the deck has (DV-2.1).
    pub const fn copies(self) -> u8 {
        if self.is_fish() { 6 } else { 8 }
    }

    /// The codes stand five to a colour, the three fish first: the order of ASCII makes it so.
    #[inline]
    pub const fn is_fish(self) -> bool {
        self as u8 % 5 < 3
    }

    /// Whether it stays with a diver (DV-2.3).
    #[inline]
    pub const fn is_catchable(self) -> bool {
        self.is_fish() || matches!(self, Self::Shrimp)
    }

    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.is_fish() { Some(Colour::ALL[self as usize / 5]) } else { None }
    }

    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        if self.is_fish() { Some(Kind::ALL[self as usize % 5]) } else { None }
    }

    #[inline]
    pub const fn fish(colour: Colour, kind: Kind) -> Self {
        Self::ALL[colour as usize * 5 + kind as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Cards whose order means nothing: four bits for each code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bag(u64);

/// The lowest bit of each code's four.
const ONES: u64 = 0x1_1111_1111_1111;

impl Bag {
    pub const EMPTY: Self = Self(0);
    /// Every card of the game (DV-2.1).
    pub const ALL: Self = {
        let mut bag = Self::EMPTY;
        let mut index = 0;
        while index < CODES {
            let card = Card::ALL[index];
            bag = bag.with_many(card, card.copies());
            index += 1;
        }
        bag
    };
    /// The cards that stay with divers (DV-2.3), each as often as there are.
    pub const CATCHABLE: Self =
        Self(Self::ALL.0 & !(Self::mask(Card::Wave) | Self::mask(Card::Net) | Self::mask(Card::Harpoon)));

    const fn mask(card: Card) -> u64 {
        15 << (card as u64 * 4)
    }

    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (card as u64 * 4)) as u8 & 15
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & Self::mask(card) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards it holds.
    #[inline]
    pub const fn len(self) -> usize {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    #[inline]
    #[must_use]
    pub const fn with_many(self, card: Card, copies: u8) -> Self {
        Self(self.0 + ((copies as u64) << (card as u64 * 4)))
    }

    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << (card as u64 * 4);
    }

    #[inline]
    pub const fn add_all(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Takes one out, which must be there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.0 -= 1 << (card as u64 * 4);
    }

    /// Takes as many of them out, which must be there.
    #[inline]
    pub const fn remove_many(&mut self, card: Card, copies: u8) {
        debug_assert!(self.count(card) >= copies);
        self.0 -= (copies as u64) << (card as u64 * 4);
    }

    /// Takes cards out, which must be there.
    #[inline]
    pub fn remove_all(&mut self, other: Self) {
        debug_assert!(self.holds(other));
        self.0 -= other.0;
    }

    /// Takes all cards of a code out, and says how many.
    #[inline]
    pub const fn clear(&mut self, card: Card) -> u8 {
        let count = self.count(card);
        self.0 &= !Self::mask(card);
        count
    }

    /// Whether every card of the other bag is in this one.
    #[inline]
    pub fn holds(self, other: Self) -> bool {
        other.codes().all(|card| self.count(card) >= other.count(card))
    }

    /// Each code that is in it once, in ASCII order.
    #[inline]
    pub fn codes(self) -> impl Iterator<Item = Card> {
        let halves = self.0 | self.0 >> 1;
        each_named(halves | halves >> 2)
    }

    /// Each code that is in it twice or more, in ASCII order.
    #[inline]
    pub fn pairs(self) -> impl Iterator<Item = Card> {
        each_named(self.0 >> 1 | self.0 >> 2 | self.0 >> 3)
    }

    /// Every card, in ASCII order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.codes().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The fish without the shrimp and the tools.
    #[inline]
    #[must_use]
    pub const fn fish(self) -> Self {
        Self(self.0 & 0xf_ff00_fff0_0fff)
    }

    /// How many of a line: a colour or a kind.
    #[inline]
    pub const fn of_line(self, line: Line) -> u8 {
        let [a, b, c] = line.fish();
        self.count(a) + self.count(b) + self.count(c)
    }

    /// Whether some line has at least so many, three or four, where no fish is in it more than twice.
    #[inline]
    pub const fn has_line(self, least: u8) -> bool {
        const KINDS: u64 = 0x111;
        const COLOURS: u64 = 0x100_0010_0001;
        let (fish, more) = (self.fish().0, 4 - least as u64);
        let kinds = fish + (fish >> 20) + (fish >> 40) + more * KINDS;
        let colours = fish + (fish >> 4) + (fish >> 8) + more * COLOURS;
        // No more than seven each, so that the third bit says four or more.
        (kinds & KINDS << 2 | colours & COLOURS << 2) != 0
    }
}

/// The cards whose lowest bits are set.
#[inline]
fn each_named(bits: u64) -> impl Iterator<Item = Card> {
    let mut left = bits & ONES;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let card = Card::at(left.trailing_zeros() as usize / 4);
        left &= left - 1;
        Some(card)
    })
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// Cards with commas between them, as in actions.
impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if nth == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// What four fish of a set can have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    Colour(Colour),
    Kind(Kind),
}

impl Line {
    pub const ALL: [Self; 6] = [
        Self::Kind(Kind::Pufferfish),
        Self::Kind(Kind::Needlefish),
        Self::Kind(Kind::Angelfish),
        Self::Colour(Colour::Green),
        Self::Colour(Colour::Red),
        Self::Colour(Colour::Yellow),
    ];

    /// The three fish of the line.
    #[inline]
    pub const fn fish(self) -> [Card; 3] {
        match self {
            Self::Colour(colour) => [
                Card::fish(colour, Kind::Pufferfish),
                Card::fish(colour, Kind::Needlefish),
                Card::fish(colour, Kind::Angelfish),
            ],
            Self::Kind(kind) => {
                [Card::fish(Colour::Green, kind), Card::fish(Colour::Red, kind), Card::fish(Colour::Yellow, kind)]
            }
        }
    }

    #[inline]
    pub fn has(self, card: Card) -> bool {
        match self {
            Self::Colour(colour) => card.colour() == Some(colour),
            Self::Kind(kind) => card.kind() == Some(kind),
        }
    }
}
