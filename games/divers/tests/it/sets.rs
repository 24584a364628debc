//! Sets are found without omission or repetition, and cashing in is the best that can be had.

use std::collections::BTreeSet;

use divers::{Bag, Card, Line, sets};
use testkit::trial;

/// A catch of so many cards drawn at random.
fn random_catch(rng: &mut rules::Rng, cards: u32) -> Bag {
    let mut bag = Bag::EMPTY;
    while bag.len() < cards as usize {
        let card = Card::CATCHABLE[rng.below(Card::CATCHABLE.len() as u32) as usize];
        if bag.count(card) < card.copies() {
            bag.add(card);
        }
    }
    bag
}

/// Whether these cards are a set by DV-7.23, said in another way than the engine does.
fn is_set(cards: &[Card]) -> bool {
    let fish: Vec<_> = cards.iter().copied().filter(|card| card.is_fish()).collect();
    let shared = |line: Line| fish.iter().all(|card| line.has(*card));
    match (cards.len(), cards.len() - fish.len()) {
        (3, 0 | 1) => fish.iter().all(|card| *card == fish[0]),
        (4, 0 | 1) => Line::ALL.into_iter().any(shared),
        _ => false,
    }
}

/// Every choice of `count` of the cards.
fn choices(cards: &[Card], count: usize, chosen: &mut Vec<Card>, out: &mut BTreeSet<Bag>) {
    if chosen.len() == count {
        if is_set(chosen) {
            out.insert(chosen.iter().copied().collect());
        }
        return;
    }
    for (at, card) in cards.iter().enumerate() {
        chosen.push(*card);
        choices(&cards[at + 1..], count, chosen, out);
        chosen.pop();
    }
}

#[test]
fn every_set_is_found_once() {
    let mut rng = trial::rng(1);
    for round in 0..400 {
        let catch = random_catch(&mut rng, round % 16);
        let cards: Vec<_> = catch.cards().collect();
        let mut expected = BTreeSet::new();
        for count in [3, 4].into_iter().filter(|count| cards.len() >= count + 2) {
            choices(&cards, count, &mut Vec::new(), &mut expected);
        }
        let mut found = Vec::new();
        sets::each(catch, |set| found.push(set));
        let distinct: BTreeSet<_> = found.iter().copied().collect();
        assert_eq!(distinct.len(), found.len(), "{catch:?}: a set comes up twice");
        assert_eq!(distinct, expected, "{catch:?}");
        assert_eq!(sets::any(catch), !expected.is_empty(), "{catch:?}");
    }
}

#[test]
fn cashing_in_is_never_worse_than_the_quick_way() {
    let mut rng = trial::rng(2);
    for round in 0..300 {
        let catch = random_catch(&mut rng, round % 26);
        let (best, quick) = (sets::cash_in(catch), sets::quick_cash_in(catch));
        assert!(best.points >= quick.points, "{catch:?}: {best:?} against {quick:?}");
        assert_eq!(best.sets() > 0, sets::any(catch), "{catch:?}");
    }
}

/// The quick way as one would write it down: threes first, in the order of the cards, then fours, in that of the lines.
fn threes_then_fours(catch: Bag) -> [usize; 2] {
    let mut left: Vec<Card> = catch.cards().collect();
    let mut room = left.len();
    let mut made = [0; 2];
    let groups = Card::CATCHABLE.map(|card| vec![card]);
    let lines = Line::ALL.map(|line| line.fish().to_vec());
    for (nth, size, group) in groups.iter().map(|group| (0, 3, group)).chain(lines.iter().map(|line| (1, 4, line))) {
        if group == &[Card::Shrimp] {
            continue;
        }
        while room >= size + 2 {
            let fish: Vec<_> =
                group.iter().flat_map(|card| left.iter().filter(move |one| *one == card)).copied().collect();
            let has_shrimp = left.contains(&Card::Shrimp);
            if fish.len() + usize::from(has_shrimp) < size {
                break;
            }
            let helper = (fish.len() < size).then_some(Card::Shrimp);
            for card in fish.into_iter().take(size).chain(helper) {
                left.remove(left.iter().position(|one| *one == card).unwrap());
            }
            room -= size + 2;
            made[nth] += 1;
        }
    }
    made
}

#[test]
fn the_quick_way_is_what_it_says() {
    let mut rng = trial::rng(3);
    for round in 0..3000 {
        let catch = random_catch(&mut rng, round % 40);
        let quick = sets::quick_cash_in(catch);
        assert_eq!([quick.threes, quick.fours].map(usize::from), threes_then_fours(catch), "{catch:?}");
    }
}
