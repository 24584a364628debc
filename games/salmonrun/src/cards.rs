//! Cards, multisets of cards and face-down decks: small integers and plain arrays. Decides no rule.

use std::fmt;
use std::hash::{Hash, Hasher};

/// The kinds of cards, in the ASCII order of their names. Two cards of one name are the same in every way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    Bear,
    Current,
    Eagle,
    Fatigue,
    L,
    Ll,
    R,
    Rapids,
    Rr,
    S,
    Ss,
    Wild,
}

/// How many kinds there are.
pub const KINDS: usize = 12;

impl Card {
    pub const ALL: [Self; KINDS] = [
        Self::Bear,
        Self::Current,
        Self::Eagle,
        Self::Fatigue,
        Self::L,
        Self::Ll,
        Self::R,
        Self::Rapids,
        Self::Rr,
        Self::S,
        Self::Ss,
        Self::Wild,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card with this number.
    ///
    /// # Panics
    /// Beyond the last kind: only for numbers that come from a position.
    #[inline]
    pub const fn of(number: u8) -> Self {
        Self::ALL[number as usize]
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Bear => "bear",
            Self::Current => "current",
            Self::Eagle => "eagle",
            Self::Fatigue => "fatigue",
            Self::L => "l",
            Self::Ll => "ll",
            Self::R => "r",
            Self::Rapids => "rapids",
            Self::Rr => "rr",
            Self::S => "s",
            Self::Ss => "ss",
            Self::Wild => "wild",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == name)
    }

    /// One of the seven swim cards of section 2.
    #[inline]
    pub const fn is_swim(self) -> bool {
        matches!(self, Self::L | Self::Ll | Self::R | Self::Rr | Self::S | Self::Ss | Self::Wild)
    }

    #[inline]
    pub const fn is_double(self) -> bool {
        matches!(self, Self::Ll | Self::Rr | Self::Ss)
    }

    /// The way a swim card leads; a wild one leads where its player says.
    #[inline]
    pub const fn way(self) -> Option<Way> {
        match self {
            Self::L | Self::Ll => Some(Way::Left),
            Self::S | Self::Ss => Some(Way::Straight),
            Self::R | Self::Rr => Some(Way::Right),
            Self::Bear | Self::Current | Self::Eagle | Self::Fatigue | Self::Rapids | Self::Wild => None,
        }
    }
}

/// A way upstream, as seen by a salmon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    Left,
    Right,
    Straight,
}

impl Way {
    /// In the ASCII order of their letters.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Straight];

    pub const fn letter(self) -> &'static str {
        match self {
            Self::Left => "l",
            Self::Right => "r",
            Self::Straight => "s",
        }
    }

    pub fn named(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.letter() == letter)
    }
}

/// A multiset of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    count: [u8; KINDS],
    total: u8,
}

impl Cards {
    pub const NONE: Self = Self { count: [0; KINDS], total: 0 };

    #[inline]
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.count[card.index()]
    }

    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.count[card.index()] += 1;
        self.total += 1;
    }

    /// Takes one out; says whether there was one.
    #[inline]
    pub const fn take(&mut self, card: Card) -> bool {
        let had = self.has(card);
        if had {
            self.count[card.index()] -= 1;
            self.total -= 1;
        }
        had
    }

    pub fn add_all(&mut self, other: &Self) {
        self.count.iter_mut().zip(other.count).for_each(|(mine, theirs)| *mine += theirs);
        self.total += other.total;
    }

    /// What is left without these; `None` if some of them are not there.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let mut left = *self;
        for (mine, theirs) in left.count.iter_mut().zip(other.count) {
            *mine = mine.checked_sub(theirs)?;
        }
        left.total -= other.total;
        Some(left)
    }

    /// The kinds that are there, in ASCII order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|card| self.has(*card))
    }

    /// Every card, in ASCII order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::name)).finish()
    }
}

/// The most cards one player can come to own, supply included.
pub const MAX_OWN: usize = 128;
/// The most cards in a whole game, those out of the game included.
pub const MAX_CARDS: usize = 255;

/// A face-down deck, top first. Drawing moves its head, so that nothing is shifted.
#[derive(Clone)]
pub struct Deck {
    cards: [u8; MAX_OWN],
    head: u8,
    end: u8,
}

impl Deck {
    pub const EMPTY: Self = Self { cards: [0; MAX_OWN], head: 0, end: 0 };

    #[inline]
    pub const fn len(&self) -> usize {
        (self.end - self.head) as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.head == self.end
    }

    /// The numbers of the cards, top first.
    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        &self.cards[usize::from(self.head)..usize::from(self.end)]
    }

    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.cards[usize::from(self.head)..usize::from(self.end)]
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.as_slice().iter().map(|&number| Card::of(number))
    }

    pub fn multiset(&self) -> Cards {
        self.iter().collect()
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<Card> {
        let &top = self.as_slice().first()?;
        self.head += 1;
        Some(Card::of(top))
    }

    /// A deck of these cards in ASCII order, to be shuffled.
    #[inline]
    pub fn fill(&mut self, cards: &Cards) {
        self.head = 0;
        self.end = 0;
        for card in cards.iter() {
            self.push(card);
        }
    }

    /// Lays a card under the deck.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.end)] = card as u8;
        self.end += 1;
    }

    /// Takes the topmost card of this kind out; says whether there was one.
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.as_slice().iter().position(|&number| number == card as u8) else { return false };
        self.as_mut_slice()[at..].rotate_left(1);
        self.end -= 1;
        true
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::name)).finish()
    }
}
