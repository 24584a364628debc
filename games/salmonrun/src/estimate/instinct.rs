//! What a seat would do by instinct: swim on where a card leads nearer, hinder the others, get rid of what tires.
//!
//! Searches play worlds on by it, some thirty moves from the edge of their tree, so it looks no further than the card.

use rules::{Rng, Seat};

use super::{distance, leap_ways, worth};
use crate::Action;
use crate::action::Meant;
use crate::cards::Card;
use crate::legal;
use crate::position::{MAX_PLAYED, Position};
use crate::tasks::Task;

/// Of actions that are nearly as good any may be the one: the figures below are rough, and worlds should differ.
const WHIM: f32 = 0.3;
/// What the third swim card of a turn costs, in cards of way: it tires (SR-6.7).
const TIRES: f32 = 0.35;
/// What a jump costs: it tires (SR-11.5); the second card of it comes on top.
const JUMP: f32 = 0.4;
/// What a wild card is worth more than the way it makes now.
const WILD: f32 = 0.2;
/// What it is worth to play a card that hinders others, to move a bear away from nobody, and to get rid of fatigue.
const HINDERS: f32 = 0.3;
const BEAR: f32 = 0.25;
const FATIGUE: f32 = 0.12;

pub fn instinct(position: &Position, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
    buffer.clear();
    legal::actions(position, seat, buffer);
    if buffer.len() <= 1 {
        return buffer.first().copied();
    }
    let way = distance(position, position.salmon[seat.index()]);
    let mut best = None;
    let mut most = f32::MIN;
    for &action in buffer.iter() {
        let value = value(position, seat, way, action) + WHIM * rng.unit();
        if value > most {
            (best, most) = (Some(action), value);
        }
    }
    best
}

/// How good an action looks, in cards of way; `way` is the way left now.
fn value(position: &Position, seat: Seat, way: f32, action: Action) -> f32 {
    match action {
        Action::Play(meant) => play(position, seat, way, meant),
        Action::Leap(meant) => leap(position, seat, way, meant),
        Action::Bear { bear, dir } => {
            let to = position.bears.as_slice()[usize::from(bear)].to(dir);
            let met = (0..position.seats()).filter(|&other| position.salmon[other] == to);
            met.map(|other| if other == seat.index() { -1.0 } else { 1.0 }).sum::<f32>() - WHIM / 2.0
        }
        Action::Counter => 1.0,
        Action::Target { seat: other } => f32::from(u8::from(other != seat)),
        Action::Take { card } => worth(card),
        Action::Discard { card } | Action::Remove { card: card @ Card::Fatigue, .. } => 1.0 - 2.0 * worth(card),
        Action::Remove { card, .. } => -2.0 * worth(card),
        Action::Pick { card } => pick(position, seat, card),
        Action::Done | Action::Keep | Action::Pass | Action::Stop => 0.0,
    }
}

fn play(position: &Position, seat: Seat, way: f32, meant: Meant) -> f32 {
    let Some(to) = meant.way() else {
        return match meant.card {
            Card::Fatigue => FATIGUE,
            Card::Bear => BEAR,
            _ => HINDERS,
        };
    };
    let (river, played) = (&position.river, position.played.as_slice());
    let first = position.salmon[seat.index()].to(to.dir());
    let is_double = matches!(meant.card, Card::Ll | Card::Ss | Card::Rr);
    let left = match (river.is_fall(first), is_double) {
        (false, false) => distance(position, first),
        (false, true) => distance(position, first).min(distance(position, first.to(to.dir()))),
        // The second card of the jump is one more.
        (true, false) if played.len() + 1 < MAX_PLAYED => {
            let landings = leap_ways(position, seat).map(|then| distance(position, first.to(then.dir())));
            landings.fold(way, f32::min) + 1.0 + JUMP
        }
        (true, _) => way,
    };
    let tires = played.len() + 1 == MAX_PLAYED && played.iter().all(|card| card.is_swim());
    way - left - if tires { TIRES } else { 0.0 } - if meant.card == Card::Wild { WILD } else { 0.0 }
}

fn leap(position: &Position, seat: Seat, way: f32, meant: Meant) -> f32 {
    let (Some(Task::Leap { way: to, .. }), Some(then)) = (position.todo.first(), meant.way()) else { return 0.0 };
    let landing = position.salmon[seat.index()].to(to.dir()).to(then.dir());
    way - distance(position, landing) - JUMP
}

/// A good card out of another hand, a bad one out of the own.
fn pick(position: &Position, seat: Seat, card: Option<Card>) -> f32 {
    let is_own = matches!(position.todo.first(), Some(Task::Pick { target, .. }) if target == seat);
    let good = card.map_or(0.0, |card| worth(card) - HINDERS);
    if is_own { -good } else { good }
}
