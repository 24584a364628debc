//! How well a seat stands: points, what its catch could be cashed in for, and what is under way.

mod instinct;

use rules::{Seat, Seats};

pub use instinct::{inklings, instinct};

use crate::cards::{Bag, Card, Line};
use crate::position::{Open, Phase, Position};
use crate::reef::{COLUMNS, Dive};
use crate::sets::{SCORED, quick_cash_in};
use crate::{ending, legal};

/// What a scored set is worth in cards before the end is near: hardly more than the five or six that it costs. This, the worth
/// of being on turn, [`HOLD`] and [`EARLY`] are from some ten thousand games by instinct, by how they ended.
const SET: f32 = 5.7;
const TURN: f32 = 1.0;
/// Points that a dive, a net and a harpoon bring on average.
const DIVE: f32 = 1.7;
const NET: f32 = 1.3;
const HARPOON: f32 = 1.3;
/// What part of what a catch could be cashed in for counts before the end: cards make sets later on, whatever they make now.
const HOLD: f32 = 0.15;
/// How many points make a difference: few when the last turns have begun.
const EARLY: f32 = 3.0;
const LATE: f32 = 2.5;

pub fn estimate(position: &Position, seat: Seat) -> f32 {
    let open = &position.open;
    if open.phase == Phase::Over {
        return ending::outcome(open).share(seat);
    }
    let scale = scale(open);
    let mine = worth(position, seat);
    // The chance to be first of all, as if every point moved the odds by the same factor.
    let all: f32 = open.divers().map(|other| rules::exp((worth(position, other) - mine) / scale)).sum();
    0.01 + 0.98 / all
}

fn scale(open: &Open) -> f32 {
    if is_ending(open) { LATE } else { EARLY }
}

/// Whether points count from now on: the last turns have begun, or this one will bring them.
fn is_ending(open: &Open) -> bool {
    open.last.is_some() || is_scoring(open) && could_have(open, open.active) >= open.options.length.mark()
}

const fn is_scoring(open: &Open) -> bool {
    matches!(open.phase, Phase::Flip | Phase::Extra | Phase::Draft | Phase::More)
}

/// The points that a seat would have if it scored all it can.
fn could_have(open: &Open, seat: Seat) -> u32 {
    SCORED * open.scored[seat.index()].len() as u32 + quick_cash_in(open.catch_of(seat)).points
}

/// The points a seat can count on.
fn worth(position: &Position, seat: Seat) -> f32 {
    let open = &position.open;
    let hold = hold(open, seat, HOLD);
    let mut catch = open.catch_of(seat);
    if open.phase == Phase::Wash {
        catch = after_wash(position, seat, hold);
    }
    let points = set(open) * open.scored[seat.index()].len() as f32 + value(catch, hold);
    points + if seat == open.active { under_way(open, catch, hold) } else { offered(open, seat, hold) }
}

/// What a scored set counts.
fn set(open: &Open) -> f32 {
    if is_ending(open) { SCORED as f32 } else { SET }
}

/// What part of the sets in a catch counts: all while they are being scored, little before (`early`), none after.
fn hold(open: &Open, seat: Seat, early: f32) -> f32 {
    if is_scoring(open) && seat == open.active {
        return 1.0;
    }
    match open.last {
        Some(last) => {
            let mut to_come = open.clockwise(Seats::all(open.seats())).take(usize::from(last.left));
            let has_turn = to_come.any(|other| other == seat);
            // Whoever is diving in the last turn scores no more.
            let dives = seat == open.active && open.phase != Phase::Turn;
            if has_turn && !dives { 0.95 } else { 0.0 }
        }
        None if is_ending(open) => 0.95,
        None => early,
    }
}

/// A catch in points: its cards, its sets, and how near it is to more.
fn value(catch: Bag, hold: f32) -> f32 {
    let cards = catch.len() as f32;
    let gain = quick_cash_in(catch).points as f32 - cards;
    let shrimp = f32::from(catch.count(Card::Shrimp).min(2));
    let threes = Line::ALL.into_iter().filter(|line| catch.of_line(*line) == 3).count() as f32;
    cards + hold * (gain + 0.35 * shrimp + 0.2 * threes)
}

fn gain(catch: Bag, card: Card, hold: f32) -> f32 {
    value(catch.with_many(card, 1), hold) - value(catch, hold)
}

/// What the active diver may still expect of this turn.
fn under_way(open: &Open, catch: Bag, hold: f32) -> f32 {
    match open.phase {
        Phase::Corner => DIVE,
        Phase::Depth => open.dive.as_ref().map_or(0.0, |dive| best_take(open, dive, catch, hold)),
        Phase::Net | Phase::Harpoon => NET * f32::from(open.nets) + HARPOON * f32::from(open.harpoons),
        // The set is sure; two further cards will go.
        Phase::Flip => set(open) - 2.0,
        Phase::Extra => -2.0,
        Phase::Turn => TURN,
        Phase::Wash | Phase::Draft | Phase::More | Phase::Over => 0.0,
    }
}

/// The better of column and row, card by card.
fn best_take(open: &Open, dive: &Dive, catch: Bag, hold: f32) -> f32 {
    let brings = |card| brings(open, catch, hold, card);
    let column: f32 = dive.left().map(brings).sum();
    column.max(best_of(lying(open, dive, brings), dive.laid()))
}

/// What a card brings to whoever takes it up.
fn brings(open: &Open, catch: Bag, hold: f32, card: Card) -> f32 {
    match card {
        Card::Wave => 0.0,
        Card::Net if legal::has_net_target(open) => NET,
        Card::Net => 0.0,
        Card::Harpoon => HARPOON,
        _ => gain(catch, card, hold),
    }
}

/// What the cards of the row bring that the dive has come to: those of the table, then the last one of the dive.
fn lying(open: &Open, dive: &Dive, brings: impl Fn(Card) -> f32) -> [f32; COLUMNS + 1] {
    let mut cards = [0.0; COLUMNS + 1];
    let Some(row) = dive.last_row() else { return cards };
    let lying = open.table[row].iter().chain(&dive.cards[dive.laid() - 1..dive.laid()]);
    lying.zip(&mut cards).for_each(|(card, worth)| *worth = card.map_or(0.0, &brings));
    cards
}

/// The best few together.
fn best_of(mut cards: [f32; COLUMNS + 1], count: usize) -> f32 {
    cards.sort_unstable_by(|a, b| b.total_cmp(a));
    cards[..count].iter().sum()
}

/// What another diver may take of the set that is being scored.
fn offered(open: &Open, seat: Seat, hold: f32) -> f32 {
    let pool = match open.phase {
        Phase::Flip => open.set,
        Phase::Extra => open.pool,
        Phase::Draft if open.drafters.has(seat) => open.pool,
        Phase::Draft
        | Phase::Turn
        | Phase::Corner
        | Phase::Depth
        | Phase::Wash
        | Phase::Net
        | Phase::Harpoon
        | Phase::More
        | Phase::Over => return 0.0,
    };
    let catch = open.catch_of(seat);
    pool.codes().map(|card| gain(catch, card, hold)).fold(0.0, f32::max)
}

/// The catch as it will be: what is chosen goes, else what is missed least.
fn after_wash(position: &Position, seat: Seat, hold: f32) -> Bag {
    let catch = position.open.catch_of(seat);
    if let Some(card) = position.sealed[seat.index()] {
        return without(catch, card);
    }
    if !position.open.pending.has(seat) {
        return catch;
    }
    let lefts = catch.codes().map(|card| without(catch, card));
    lefts.max_by(|a, b| value(*a, hold).total_cmp(&value(*b, hold))).unwrap_or(catch)
}

/// What a wash leaves of a catch.
const fn without(mut catch: Bag, card: Card) -> Bag {
    catch.clear(card);
    catch
}
