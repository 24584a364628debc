//! Sets of fish (DV-7.23): what is one, which can be made of a catch, and what a catch could be cashed in for.

use crate::cards::{Bag, Card, Line};

/// Cards that must be left over beside the set (DV-7.24).
pub const EXTRA: usize = 2;
/// Points of a scored card (DV-8.1).
pub const SCORED: u32 = 10;

/// The three ways to make a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// Three of one kind and colour.
    Three,
    /// Four of one kind.
    FourOfKind,
    /// Four of one colour.
    FourOfColour,
}

/// How these cards make a set, if they do (DV-7.23).
pub fn made(cards: Bag) -> Option<Made> {
    let fish = cards.fish();
    let shrimp = cards.count(Card::Shrimp);
    if shrimp > 1 || fish.len() + usize::from(shrimp) != cards.len() {
        return None;
    }
    match cards.len() {
        3 if fish.codes().count() == 1 => Some(Made::Three),
        4 => {
            Line::ALL.into_iter().find(|line| usize::from(cards.of_line(*line)) == fish.len()).map(|line| match line {
                Line::Kind(_) => Made::FourOfKind,
                Line::Colour(_) => Made::FourOfColour,
            })
        }
        _ => None,
    }
}

/// Calls `found` with every set that can be scored from a catch (DV-7.22 to 7.24), each once.
#[inline]
pub fn each(catch: Bag, mut found: impl FnMut(Bag)) {
    let cards = catch.len();
    if cards < 3 + EXTRA {
        return;
    }
    let shrimp = catch.has(Card::Shrimp);
    for card in catch.fish().codes() {
        let count = catch.count(card);
        if count >= 3 {
            found(Bag::EMPTY.with_many(card, 3));
        }
        if count >= 2 && shrimp {
            found(Bag::EMPTY.with_many(card, 2).with_many(Card::Shrimp, 1));
        }
    }
    if cards < 4 + EXTRA {
        return;
    }
    for line in Line::ALL {
        let have = catch.of_line(line);
        if have >= 4 {
            fill(catch, line, 4, Bag::EMPTY, &mut found);
        }
        if have >= 3 && shrimp {
            fill(catch, line, 3, Bag::EMPTY.with_many(Card::Shrimp, 1), &mut found);
        }
    }
}

/// Every way to take `fish` cards of a line.
#[inline]
fn fill(catch: Bag, line: Line, fish: u8, with: Bag, found: &mut impl FnMut(Bag)) {
    let [a, b, c] = line.fish();
    let [most_a, most_b, most_c] = [a, b, c].map(|card| catch.count(card));
    for of_a in fish.saturating_sub(most_b + most_c)..=fish.min(most_a) {
        let rest = fish - of_a;
        for of_b in rest.saturating_sub(most_c)..=rest.min(most_b) {
            let of_c = rest - of_b;
            // Fish that are all alike are of one kind and of one colour: they come up with their kind.
            let alike = of_a == fish || of_b == fish || of_c == fish;
            if alike && matches!(line, Line::Colour(_)) {
                continue;
            }
            found(with.with_many(a, of_a).with_many(b, of_b).with_many(c, of_c));
        }
    }
}

/// Whether any set can be scored from a catch.
#[inline]
pub fn any(catch: Bag) -> bool {
    let cards = catch.len();
    if cards < 3 + EXTRA {
        return false;
    }
    let shrimp = u8::from(catch.has(Card::Shrimp));
    catch.fish().codes().any(|card| catch.count(card) + shrimp >= 3)
        || cards >= 4 + EXTRA && Line::ALL.into_iter().any(|line| catch.of_line(line) + shrimp >= 4)
}

/// How many sets of three and of four could be scored one after the other, and what the points of the catch would
/// then be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CashIn {
    pub threes: u8,
    pub fours: u8,
    /// Points of the catch and the sets afterwards; without sets one for each card.
    pub points: u32,
}

impl CashIn {
    pub const fn sets(self) -> u8 {
        self.threes + self.fours
    }

    fn of(cards: usize, threes: u8, fours: u8) -> Self {
        let (three, four) = (usize::from(threes), usize::from(fours));
        let given = three * (3 + EXTRA) + four * (4 + EXTRA);
        Self { threes, fours, points: (cards - given) as u32 + SCORED * u32::from(threes + fours) }
    }
}

/// The most points a catch could be turned into in one turn: all ways to split it into sets are tried.
pub fn cash_in(catch: Bag) -> CashIn {
    let mut best = CashIn::of(catch.len(), 0, 0);
    let mut threes: Vec<Bag> = Vec::new();
    let mut fours: Vec<Bag> = Vec::new();
    each(catch, |set| if set.len() == 3 { threes.push(set) } else { fours.push(set) });
    let mut tries = 20_000;
    split(catch, catch.len(), &[&threes, &fours], [0, 0], 0, &mut best, &mut tries);
    best
}

/// Takes further sets out, in the order of the lists, so that no choice is tried twice.
fn split(left: Bag, cards: usize, sets: &[&[Bag]; 2], taken: [u8; 2], from: usize, best: &mut CashIn, tries: &mut u32) {
    let now = CashIn::of(cards, taken[0], taken[1]);
    if now.points > best.points {
        *best = now;
    }
    let given = usize::from(taken[0]) * (3 + EXTRA) + usize::from(taken[1]) * (4 + EXTRA);
    // At best every further five cards make a set.
    if (now.points as usize) + (cards - given) / (3 + EXTRA) * 5 <= best.points as usize {
        return;
    }
    for index in from..sets[0].len() + sets[1].len() {
        if *tries == 0 {
            return;
        }
        *tries -= 1;
        let four = index >= sets[0].len();
        let set = if four { sets[1][index - sets[0].len()] } else { sets[0][index] };
        if given + set.len() + EXTRA > cards || !left.holds(set) {
            continue;
        }
        let mut rest = left;
        rest.remove_all(set);
        let taken = if four { [taken[0], taken[1] + 1] } else { [taken[0] + 1, taken[1]] };
        split(rest, cards, sets, taken, index, best, tries);
    }
}

/// About as [`cash_in`], but quick: threes first, then fours.
#[inline]
pub fn quick_cash_in(catch: Bag) -> CashIn {
    let cards = catch.len();
    let (mut threes, mut fours) = (0u8, 0u8);
    let mut room = cards;
    let mut left = catch.fish();
    let mut shrimp = catch.count(Card::Shrimp);
    for card in left.pairs() {
        if room < 3 + EXTRA {
            return CashIn::of(cards, threes, fours);
        }
        let count = left.count(card);
        let whole = (count / 3).min((room / (3 + EXTRA)) as u8);
        room -= usize::from(whole) * (3 + EXTRA);
        threes += whole;
        let rest = count - 3 * whole;
        let helped = u8::from(rest == 2 && shrimp > 0 && room >= 3 + EXTRA);
        room -= usize::from(helped) * (3 + EXTRA);
        threes += helped;
        shrimp -= helped;
        left.remove_many(card, 3 * whole + 2 * helped);
    }
    // No fish is left more than twice now, unless there is no room either.
    while room >= 4 + EXTRA && left.has_line(4 - shrimp.min(1)) {
        let Some(line) = Line::ALL.into_iter().find(|line| left.of_line(*line) + shrimp.min(1) >= 4) else { break };
        let mut need = left.of_line(line).min(4);
        shrimp -= 4 - need;
        for card in line.fish() {
            let taken = left.count(card).min(need);
            left.remove_many(card, taken);
            need -= taken;
        }
        room -= 4 + EXTRA;
        fours += 1;
    }
    CashIn::of(cards, threes, fours)
}
