//! How well a seat stands: turns to the pool, by the way up and by the cards it really has.

mod instinct;

use rules::{Seat, Turn};

use crate::cards::{Card, Way};
use crate::distance::NEVER;
use crate::position::Position;
use crate::river::Place;
use crate::tasks::Task;
use crate::{content, ending};

pub use instinct::instinct;

/// How much one turn of lead is worth.
const LEAD: f32 = 0.45;
/// What a hand without a useful swim card costs, in turns.
const STUCK: f32 = 0.5;
/// A card that does no harm is better played than kept: the next one may be of use.
const SPENT: f32 = 0.02;
/// How much of a fatigue card thins out a deck: the rest is chosen around.
const THIN: f32 = 0.5;
/// What a fatigue card costs in a race for the tie-break, in turns.
const TIE_BREAK: f32 = 0.1;

pub fn estimate(position: &Position, seat: Seat) -> f32 {
    if let Turn::Over(outcome) = ending::turn(position) {
        return outcome.share(seat);
    }
    let mine = turns_left(position, seat);
    let rivals = (0..position.seats()).map(Seat::at).filter(|other| *other != seat);
    let odds: f32 = rivals.map(|other| rules::exp((LEAD * (mine - turns_left(position, other))).min(30.0))).sum();
    // Only a finished game is certain.
    0.02 + 0.96 / (1.0 + odds)
}

/// About how many turns a seat needs to reach the pool.
fn turns_left(position: &Position, seat: Seat) -> f32 {
    let fatigue = position.fatigue(seat) as f32 * TIE_BREAK;
    if position.in_pool(seat) {
        return fatigue - 2.0;
    }
    let way = way_left(position, seat);
    let stuck = if seat == position.active || leads_on(position, seat) { 0.0 } else { STUCK };
    let spent = if seat == position.active { SPENT * position.played.len() as f32 } else { 0.0 };
    way / pace(position, seat) + fatigue * 0.2 + stuck - spent
}

/// Whether some swim card in hand leads nearer to the pool.
fn leads_on(position: &Position, seat: Seat) -> bool {
    let here = position.salmon[seat.index()];
    let now = distance(position, here);
    let nearer = |way: Way| {
        let to = here.to(way.dir());
        position.river.is_fall(to) || distance(position, to) < now
    };
    leap_ways(position, seat).any(nearer)
}

/// Cards to the pool from where the salmon is, or will be when the pending step or jump is done.
fn way_left(position: &Position, seat: Seat) -> f32 {
    let here = position.salmon[seat.index()];
    let mut best = distance(position, here);
    for task in position.todo.iter() {
        match task {
            Task::Step { seat: owner, way } if owner == seat => {
                best = best.min(distance(position, here.to(way.dir())));
            }
            Task::Go { seat: owner, way } if owner == seat => {
                best = best.min(distance(position, here.to(way.dir())));
            }
            Task::Leap { seat: owner, way } if owner == seat => {
                let fall = here.to(way.dir());
                // The card is still to be played, and the jump tires.
                best = leap_ways(position, seat)
                    .map(|way| distance(position, fall.to(way.dir())) + 0.4)
                    .fold(best, f32::min);
            }
            Task::Step { .. }
            | Task::Go { .. }
            | Task::Leap { .. }
            | Task::Take { .. }
            | Task::Reeds { .. }
            | Task::Bear { .. }
            | Task::Target { .. }
            | Task::Counter { .. }
            | Task::Pick { .. }
            | Task::Shed { .. }
            | Task::Trim { .. }
            | Task::Flow { .. }
            | Task::Next => {}
        }
    }
    best
}

/// The ways the swim cards in hand lead.
fn leap_ways(position: &Position, seat: Seat) -> impl Iterator<Item = Way> {
    let hand = &position.hand[seat.index()];
    Way::ALL.into_iter().filter(move |way| hand.kinds().any(|card| card == Card::Wild || card.way() == Some(*way)))
}

/// Cards from a place to the pool; far away where nothing can rest.
fn distance(position: &Position, place: Place) -> f32 {
    const FAR: f32 = 99.0;
    let (river, table) = (&position.river, content::distances());
    let Some(nth) = river.section_of(place) else { return FAR };
    let (side, origin) = river.section(nth);
    let own = Place { c: place.c - origin.c, r: place.r - origin.r };
    let (Some(cell), true) = (side.cell(own), river.rests(place)) else { return FAR };
    let sides = river.sides();
    let near = match sides.get(nth + 1) {
        Some(&above) => table.pair(sides[nth], above, cell),
        None => table.alone(sides[nth], cell),
    };
    if near == NEVER {
        return FAR;
    }
    let far: f32 = sides.iter().skip(nth + 2).map(|&side| f32::from(table.crossing(side))).sum();
    (f32::from(near) + far) / 2.0
}

/// Cards' worth of way that a turn of three cards makes on average: fatigue and other cards thin it out.
fn pace(position: &Position, seat: Seat) -> f32 {
    let s = seat.index();
    let mut all = position.hand[s];
    all.add_all(&position.discard[s]);
    all.add_all(&position.deck[s].multiset());
    if seat == position.active {
        position.played.as_slice().iter().for_each(|card| all.add(*card));
    }
    let worth: f32 = Card::ALL.into_iter().map(|card| f32::from(all.count(card)) * worth(card)).sum();
    // Four cards to choose three from, and never quite nothing.
    let cards = all.len() as f32 - (1.0 - THIN) * f32::from(all.count(Card::Fatigue));
    0.3 + 3.2 * worth / cards.max(4.0)
}

/// How far a card of a hand takes its owner, or holds the others up.
const fn worth(card: Card) -> f32 {
    match card {
        Card::L | Card::S | Card::R => 0.7,
        Card::Wild => 1.0,
        Card::Ll | Card::Ss | Card::Rr => 1.1,
        Card::Bear | Card::Current | Card::Eagle => 0.35,
        Card::Rapids => 0.3,
        Card::Fatigue => 0.0,
    }
}
