//! A wave washes (DV-7.17 to 7.19): a part of `apply.rs`.

use rules::{Chance, Log, Seat, Seats};

use crate::apply;
use crate::cards::Card;
use crate::event::Event;
use crate::options::Wash;
use crate::position::{MAX_DIVERS, Open, Phase, Position};
use crate::rule;

/// Every diver with a catch must choose; where nobody has one, the wave just goes.
pub fn begin(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    open.pending = open.divers().filter(|&seat| !open.catch_of(seat).is_empty()).collect();
    log.push(rule::WASH, Event::WaveBreaks { divers: open.pending.len() as u8 });
    if open.pending.is_empty() {
        end(position, chance, log);
    } else {
        open.phase = Phase::Wash;
    }
}

pub fn choose(position: &mut Position, seat: Seat, card: Card, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    open.pending = open.pending.without(seat);
    match open.options.wash {
        Wash::InTurn => lose(open, seat, card, log),
        Wash::Together => {
            position.sealed[seat.index()] = Some(card);
            log.push(rule::SEALED_CHOICE, Event::Chose { seat });
        }
    }
    if open.pending.is_empty() {
        let sealed = std::mem::replace(&mut position.sealed, [None; MAX_DIVERS]);
        if sealed.iter().any(Option::is_some) {
            log.unseal();
        }
        for seat in open.clockwise(Seats::all(open.seats())) {
            if let Some(card) = sealed[seat.index()] {
                lose(&mut position.open, seat, card, log);
            }
        }
        end(position, chance, log);
    }
}

fn lose(open: &mut Open, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    let cards = open.catch[seat.index()].clear(card);
    open.discard = open.discard.with_many(card, cards);
    log.push(rule::WASH, Event::Washed { seat, card, cards });
}

/// DV-7.18, then DV-7.19.
fn end(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let Some(mut dive) = open.dive else { return };
    let mut waves = 0;
    let row = dive.last_row().map(|row| &mut open.table[row]).into_iter().flatten();
    for cell in dive.cards.iter_mut().chain(row).filter(|cell| **cell == Some(Card::Wave)) {
        *cell = None;
        waves += 1;
    }
    open.discard = open.discard.with_many(Card::Wave, waves);
    open.dive = Some(dive);
    log.push(rule::WAVES_GO, Event::WavesGo { waves });
    apply::break_off(position, rule::AFTER_THE_WASH, rule::AFTER_THE_WASH, chance, log);
}
