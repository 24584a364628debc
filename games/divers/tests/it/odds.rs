//! The odds are exact: compared with every order of a small deck, and with many drawn worlds.

use divers::odds::{self, Depth};
use divers::{Action, Card, Corner, Deck, Phase, Position, View};
use rules::{Game, Mute, Rng, Rolling, Seat, Turn, Viewer};
use testkit::trial;

/// Positions of random games in which a dive is under way.
fn dives(wanted: usize, fits: impl Fn(&Position) -> bool) -> Vec<Position> {
    let mut found = Vec::new();
    for game in 0.. {
        let mut rng = trial::rng(4000 + game);
        let options = trial::options::<Position>(&mut rng);
        let mut position = Position::start(&options, options.seats(), &mut Rolling(&mut rng));
        while let Turn::Act(actors) = position.turn() {
            let Some(seat) = actors.first() else { break };
            if matches!(position.open.phase, Phase::Corner | Phase::Depth) && fits(&position) {
                found.push(position.clone());
                if found.len() == wanted {
                    return found;
                }
            }
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            let action = actions[rng.below(actions.len() as u32) as usize];
            position.apply(seat, action, &mut Rolling(&mut rng), &mut Mute);
        }
    }
    found
}

fn view(position: &Position) -> View {
    position.view(Viewer::Spectator)
}

fn laid(position: &Position) -> usize {
    position.open.dive.map_or(0, |dive| dive.laid())
}

/// What a dive to a depth came to: whether it was safe, whether a wave washed, how many fish and shrimp it brought.
struct Came {
    safe: bool,
    wash: bool,
    caught: usize,
}

/// Plays a dive down to a depth with the rules themselves, and surfaces with as much as possible.
fn play(start: &Position, corner: Corner, depth: usize, rng: &mut Rng) -> Came {
    let seat = start.open.active;
    let had = start.open.catch_of(seat).len();
    let mut position = start.clone();
    while laid(&position) < depth || position.open.phase == Phase::Corner {
        let first = position.open.dive.and_then(|dive| dive.cards[0]);
        let card = laid(&position) + 1;
        let action = if position.open.phase == Phase::Corner { Action::Corner(corner) } else { Action::Deeper };
        position.apply(seat, action, &mut Rolling(rng), &mut Mute);
        let discarded = position.open.phase != Phase::Depth;
        if discarded {
            let consoled = card == 2 && first.is_some_and(Card::is_catchable);
            // Without catches a wave leaves no phase behind; it shows in the waves that are gone.
            let wash = position.open.phase == Phase::Wash || waves_went(start, &position);
            return Came { safe: false, wash, caught: usize::from(consoled) };
        }
    }
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    let takes = actions.into_iter().filter(|action| matches!(action, Action::TakeColumn | Action::TakeRow(_)));
    let brought = takes.map(|take| {
        let mut after = position.clone();
        after.apply(seat, take, &mut Rolling(rng), &mut Mute);
        after.open.catch_of(seat).len() - had
    });
    Came { safe: true, wash: false, caught: brought.max().unwrap_or_default() }
}

/// Whether more than one wave was discarded, which only a wash does.
fn waves_went(before: &Position, after: &Position) -> bool {
    after.open.discard.count(Card::Wave) >= before.open.discard.count(Card::Wave) + 2
}

fn corners_of(position: &Position) -> Vec<Corner> {
    match position.open.dive.and_then(|dive| dive.corner) {
        Some(corner) => vec![corner],
        None => Corner::ALL.to_vec(),
    }
}

/// Plays every given world to every depth and counts.
fn counted(worlds: &[Position], corner: Corner, from: usize, rng: &mut Rng) -> Vec<Depth> {
    let count = |cards: usize| {
        let mut depth = Depth { cards: cards as u8, ..Depth::default() };
        for world in worlds {
            let came = play(world, corner, cards, rng);
            let part = 1.0 / worlds.len() as f64;
            depth.safe += if came.safe { part } else { 0.0 };
            depth.wash += if came.wash { part } else { 0.0 };
            depth.catch[came.caught] += part;
        }
        depth
    };
    (from.max(2)..=4).map(count).collect()
}

fn compare(exact: &[Depth], counted: &[Depth], tolerance: f64, what: &str) {
    assert_eq!(exact.len(), counted.len(), "{what}");
    for (exact, counted) in exact.iter().zip(counted) {
        let near = |a: f64, b: f64| (a - b).abs() <= tolerance;
        assert!(near(exact.safe, counted.safe), "{what}: {exact:?} {counted:?}");
        assert!(near(exact.wash, counted.wash), "{what}: {exact:?} {counted:?}");
        let alike = exact.catch.iter().zip(counted.catch).all(|(a, b)| near(*a, b));
        assert!(alike, "{what}: {exact:?} {counted:?}");
        assert!(near(exact.catch.iter().sum(), 1.0), "{what}: {exact:?}");
    }
}

/// Every order of these cards.
fn orders(cards: &mut Vec<Card>, from: usize, each: &mut impl FnMut(&[Card])) {
    if from == cards.len() {
        return each(cards);
    }
    for at in from..cards.len() {
        cards.swap(from, at);
        orders(cards, from + 1, each);
        cards.swap(from, at);
    }
}

#[test]
fn odds_are_those_of_every_order_of_a_small_deck() {
    let is_small = |position: &Position| (3..=5).contains(&position.deck.len());
    let nobody_has_cards = |position: &Position| position.open.catch.iter().all(|catch| catch.is_empty());
    for position in dives(40, |position| is_small(position) && !nobody_has_cards(position)) {
        let mut worlds = Vec::new();
        let mut cards: Vec<_> = position.deck.iter().collect();
        orders(&mut cards, 0, &mut |order| {
            let mut deck = Deck::EMPTY;
            order.iter().for_each(|card| deck.push(*card));
            worlds.push(Position { deck, ..position.clone() });
        });
        for corner in corners_of(&position) {
            let exact = odds::depths(&view(&position), corner);
            let counted = counted(&worlds, corner, laid(&position), &mut trial::rng(0));
            compare(&exact, &counted, 1e-9, "every order");
        }
    }
}

#[test]
fn odds_are_near_those_of_many_worlds() {
    let shown = |position: &Position| position.open.catch.iter().any(|catch| !catch.is_empty());
    // Small decks too: then the discard pile is shuffled on the way.
    let positions = dives(10, |position| shown(position) && position.deck.len() > 20);
    let emptied = dives(6, |position| shown(position) && position.deck.len() < 3);
    for position in positions.into_iter().chain(emptied) {
        let mut rng = trial::rng(9);
        let worlds: Vec<_> = (0..4000).map(|_| Position::determinize(&view(&position), &mut rng)).collect();
        let corner = corners_of(&position)[0];
        let exact = odds::depths(&view(&position), corner);
        let counted = counted(&worlds, corner, laid(&position), &mut rng);
        compare(&exact, &counted, 0.04, "many worlds");
    }
}

/// Each card of the deck in turn comes next: it spoils the dive exactly if it is among the threats.
#[test]
fn threats_are_the_cards_that_spoil() {
    for position in dives(120, |position| !position.deck.is_empty() && laid(position) < 4) {
        let risks = match position.open.phase {
            Phase::Corner => odds::corners(&view(&position)).expect("a corner is chosen").to_vec(),
            _ => vec![odds::deeper(&view(&position)).expect("deeper is possible")],
        };
        for risk in risks {
            let cards: Vec<_> = position.deck.iter().collect();
            assert_eq!(usize::from(risk.cards), cards.len());
            let mut spoiling = 0;
            for (at, card) in cards.iter().enumerate() {
                let mut deck = Deck::EMPTY;
                cards.iter().enumerate().filter(|(other, _)| *other != at).for_each(|(_, card)| deck.push(*card));
                deck.push(*card);
                let mut after = Position { deck, ..position.clone() };
                let action =
                    if position.open.phase == Phase::Corner { Action::Corner(risk.corner) } else { Action::Deeper };
                after.apply(position.open.active, action, &mut Rolling(&mut trial::rng(1)), &mut Mute);
                let spoils = after.open.phase != Phase::Depth;
                spoiling += u8::from(spoils);
                assert_eq!(risk.threats.iter().any(|threat| threat.card == *card), spoils, "{card}: {risk:?}");
            }
            assert_eq!(risk.spoiling, spoiling);
        }
    }
}

/// Before the first card: the mean over all first cards of the risk with that card.
#[test]
fn odds_before_a_dive_are_the_mean_over_first_cards() {
    let mut rng = trial::rng(31);
    let options = trial::options::<Position>(&mut rng);
    let start = Position::start(&options, options.seats(), &mut Rolling(&mut rng));
    let before = odds::before(&view(&start)).expect("a turn begins");
    let cards: Vec<_> = start.deck.iter().collect();
    let mut means = [0.0; 4];
    for (at, card) in cards.iter().enumerate() {
        let mut deck = Deck::EMPTY;
        cards.iter().enumerate().filter(|(other, _)| *other != at).for_each(|(_, card)| deck.push(*card));
        deck.push(*card);
        let mut dived = Position { deck, ..start.clone() };
        dived.apply(Seat::at(0), Action::Dive, &mut Rolling(&mut rng), &mut Mute);
        let risks = odds::corners(&view(&dived)).expect("a corner is chosen");
        means.iter_mut().zip(risks).for_each(|(mean, risk)| *mean += risk.chance() / cards.len() as f64);
    }
    for ((corner, chance), mean) in before.into_iter().zip(means) {
        assert!((chance - mean).abs() < 1e-9, "{corner:?}: {chance} {mean}");
    }
}
