//! Scoring a set (DV-7.22 to 7.29): a part of `apply.rs`.

use rules::{Chance, Log, Seat, Seats};

use crate::apply;
use crate::cards::{Bag, Card};
use crate::event::Event;
use crate::position::{Open, Phase, Position};
use crate::{rule, sets};

pub fn begin(open: &mut Open, seat: Seat, set: Bag, log: &mut impl Log<Event>) {
    open.catch[seat.index()].remove_all(set);
    open.set = set;
    open.phase = Phase::Flip;
    if let Some(made) = sets::made(set) {
        log.push(rule::A_SET, Event::SetMade { seat, made, set });
    }
}

pub fn flip(open: &mut Open, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    open.scored[seat.index()].add(card);
    open.pool = open.set;
    open.pool.remove(card);
    open.set = Bag::EMPTY;
    open.phase = Phase::Extra;
    log.push(rule::FLIP, Event::Flipped { seat, card });
}

pub fn offer(open: &mut Open, seat: Seat, cards: Bag, log: &mut impl Log<Event>) {
    open.catch[seat.index()].remove_all(cards);
    open.pool.add_all(cards);
    open.drafters = Seats::all(open.seats()).without(seat);
    open.phase = Phase::Draft;
    let mut two = cards.cards();
    if let (Some(first), Some(second)) = (two.next(), two.next()) {
        log.push(rule::POOL, Event::Offered { seat, first, second });
    }
}

pub fn draft(position: &mut Position, seat: Seat, card: Card, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    open.pool.remove(card);
    open.catch[seat.index()].add(card);
    open.drafters = open.drafters.without(seat);
    log.push(rule::DRAFT, Event::Drafted { seat, card });
    if !open.drafters.is_empty() {
        return;
    }
    let cards = open.pool.len() as u8;
    if cards > 0 {
        open.discard.add_all(open.pool);
        open.pool = Bag::EMPTY;
        log.push(rule::POOL_GOES, Event::PoolGoes { cards });
    }
    let scorer = open.active;
    if sets::any(open.catch_of(scorer)) {
        open.phase = Phase::More;
    } else {
        log.push(rule::FURTHER_SETS, Event::ScoringEnds { seat: scorer });
        apply::end_turn(position, chance, log);
    }
}
