//! The exact odds of a dive, from a view: which cards would spoil it and why, and what each depth brings.
//!
//! Nothing is sampled: everyone can work out which cards the deck holds (DV-11.2), and all ways the next cards can
//! fall are weighed.

use crate::cards::{CODES, Card};
use crate::options::RowTake;
use crate::position::{Open, Phase};
use crate::reef::{Cause, Corner, DEEPEST, Dive, meets};
use crate::view::{View, unseen};

/// A card that would spoil the dive if it came next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    pub card: Card,
    /// How many of them may come.
    pub copies: u8,
    pub cause: Cause,
}

/// The risk of the next dive card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Risk {
    pub corner: Corner,
    /// The number of the card, 2 to 4.
    pub nth: u8,
    /// So many of the cards that may come would spoil the dive.
    pub spoiling: u8,
    pub cards: u8,
    pub threats: Vec<Threat>,
}

impl Risk {
    pub fn chance(&self) -> f64 {
        f64::from(self.spoiling) / f64::from(self.cards.max(1))
    }

    /// In whole percent, rounded, but never 0 or 100 unless it is certain.
    pub fn percent(&self) -> u8 {
        percent(self.chance())
    }
}

/// A chance in whole percent, rounded, but never 0 or 100 unless it is certain.
pub fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round() as u8;
    if chance > 0.0 && chance < 1.0 { rounded.clamp(1, 99) } else { rounded }
}

/// What diving to a depth and surfacing there brings.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Depth {
    /// Dive cards laid, 2 to 4.
    pub cards: u8,
    /// The chance to get there.
    pub safe: f64,
    /// The chance that a wave washes on the way.
    pub wash: f64,
    /// The chance to end with so many fish and shrimp: the better of column and row if it is safe, the consolation
    /// card if the second card spoils the dive.
    pub catch: [f64; DEEPEST + 1],
}

impl Depth {
    /// Fish and shrimp on average.
    pub fn mean(&self) -> f64 {
        self.catch.iter().enumerate().map(|(cards, chance)| cards as f64 * chance).sum()
    }
}

/// The risk of card 2 at each corner, while the corner is being chosen.
pub fn corners(view: &View) -> Option<[Risk; 4]> {
    let dive = view.open.dive.filter(|_| view.open.phase == Phase::Corner)?;
    let source = Source::of(&view.open);
    Some(Corner::ALL.map(|corner| risk(&view.open, &dive, corner, &source)))
}

/// The risk of going deeper, while that can be chosen.
pub fn deeper(view: &View) -> Option<Risk> {
    let dive = view.open.dive.filter(|dive| view.open.phase == Phase::Depth && dive.laid() < DEEPEST)?;
    Some(risk(&view.open, &dive, dive.corner?, &Source::of(&view.open)))
}

/// The chance that card 2 spoils a dive at each corner, before the first card is turned up.
pub fn before(view: &View) -> Option<[(Corner, f64); 4]> {
    if view.open.phase != Phase::Turn {
        return None;
    }
    let source = Source::of(&view.open);
    Some(Corner::ALL.map(|corner| {
        let chance = source.each().map(|(first, chance, left)| {
            let dive = Dive::new(first);
            let spoils = left.each().filter(|(card, ..)| meets(&view.open.table, &dive, corner, *card).spoils());
            chance * spoils.map(|(_, chance, _)| chance).sum::<f64>()
        });
        (corner, chance.sum())
    }))
}

/// What every depth brings from here at this corner, the present one included if surfacing is possible.
pub fn depths(view: &View, corner: Corner) -> Vec<Depth> {
    let Some(dive) = view.open.dive.filter(|_| matches!(view.open.phase, Phase::Corner | Phase::Depth)) else {
        return Vec::new();
    };
    let mut depths = [Depth::default(); DEEPEST + 1];
    depths.iter_mut().enumerate().for_each(|(cards, depth)| depth.cards = cards as u8);
    let source = Source::of(&view.open);
    if dive.laid() >= 2 {
        arrive(&view.open, &dive, corner, 1.0, &mut depths[dive.laid()]);
    }
    explore(&view.open, dive, corner, &source, 1.0, &mut depths);
    depths[dive.laid().max(2)..].to_vec()
}

fn risk(open: &Open, dive: &Dive, corner: Corner, source: &Source) -> Risk {
    let mut threats = Vec::new();
    for card in Card::ALL {
        let (copies, cause) = (source.next()[card.index()], meets(&open.table, dive, corner, card));
        if copies > 0 && cause.spoils() {
            threats.push(Threat { card, copies, cause });
        }
    }
    let spoiling = threats.iter().map(|threat| threat.copies).sum();
    Risk { corner, nth: dive.laid + 1, spoiling, cards: source.next().iter().sum(), threats }
}

/// Follows every card that may come next.
fn explore(open: &Open, dive: Dive, corner: Corner, source: &Source, chance: f64, depths: &mut [Depth; 5]) {
    if dive.laid() == DEEPEST {
        return;
    }
    for (card, weight, left) in source.each() {
        let chance = chance * weight;
        let cause = meets(&open.table, &dive, corner, card);
        let mut after = dive;
        after.lay(card);
        if !cause.spoils() {
            arrive(open, &after, corner, chance, &mut depths[after.laid()]);
            explore(open, after, corner, &left, chance, depths);
            continue;
        }
        // DV-7.6: only fish and shrimp stay with a diver.
        let consoled = after.laid() == 2 && dive.cards[0].is_some_and(Card::is_catchable);
        for depth in &mut depths[after.laid()..] {
            depth.catch[usize::from(consoled)] += chance;
            if card == Card::Wave {
                depth.wash += chance;
            }
        }
    }
}

/// Counts what surfacing with these dive cards brings.
fn arrive(open: &Open, dive: &Dive, corner: Corner, chance: f64, depth: &mut Depth) {
    let laid = dive.laid();
    let caught = |card: &Option<Card>| card.is_some_and(Card::is_catchable);
    let column = dive.cards.iter().filter(|card| caught(card)).count();
    let last = open.options.row_take == RowTake::Five && caught(&dive.cards[laid - 1]);
    let row = open.table[corner.row(laid)].iter().filter(|card| caught(card)).count() + usize::from(last);
    depth.safe += chance;
    depth.catch[column.max(row.min(laid))] += chance;
}

/// The cards that may come: the deck, and after its last card the discard pile (DV-7.20).
#[derive(Clone, Copy)]
struct Source {
    deck: [u8; CODES],
    discard: [u8; CODES],
}

impl Source {
    fn of(open: &Open) -> Self {
        Self { deck: unseen(open), discard: Card::ALL.map(|card| open.discard.count(card)) }
    }

    /// How many of each card may come next.
    fn next(&self) -> &[u8; CODES] {
        if self.deck.iter().all(|&copies| copies == 0) { &self.discard } else { &self.deck }
    }

    /// Each card that may come next, its chance, and what is left then.
    fn each(&self) -> impl Iterator<Item = (Card, f64, Self)> {
        let now = if self.deck.iter().all(|&copies| copies == 0) {
            Self { deck: self.discard, discard: [0; CODES] }
        } else {
            *self
        };
        let total: u32 = now.deck.iter().map(|&copies| u32::from(copies)).sum();
        Card::ALL.into_iter().filter(move |card| now.deck[card.index()] > 0).map(move |card| {
            let mut left = now;
            left.deck[card.index()] -= 1;
            (card, f64::from(now.deck[card.index()]) / f64::from(total), left)
        })
    }
}
