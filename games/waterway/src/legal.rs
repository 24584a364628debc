//! What a seat may do (WW-7), and the first rule that forbids the rest (WW-9.2). Reads, never changes.

use rules::{Refusal, RuleId, Seat};

use crate::action::Unreadable;
use crate::position::Position;
use crate::river::River;
use crate::{Action, content, rule};

#[inline]
pub fn actions(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if position.actors().has(seat) {
        places(&position.rivers[seat.index()], position.hands[seat.index()].tiles(), out);
    }
}

/// Every way to lay one of these tiles.
#[inline]
pub fn places(river: &River, hand: &[u8], out: &mut Vec<Action>) {
    let edge = river.edge();
    for &tile in hand {
        let face = content::face(tile);
        for (slot, &cell) in edge.cells().iter().enumerate() {
            let (count, rots) = ROTATIONS[usize::from(edge.fits(slot, face))];
            out.extend(rots[..count].iter().map(|&rot| Action { tile, cell, rot }));
        }
    }
}

/// How many rotations a set of bits has, and which.
const ROTATIONS: [(usize, [u8; 4]); 16] = {
    let mut table = [(0, [0; 4]); 16];
    let mut bits = 0;
    while bits < 16 {
        let mut rot = 0;
        while rot < 4 {
            if bits & (1 << rot) != 0 {
                let count = table[bits].0;
                table[bits].1[count] = rot;
                table[bits].0 = count + 1;
            }
            rot += 1;
        }
        bits += 1;
    }
    table
};

/// How many ways there are to lay one of these tiles.
pub fn count(river: &River, hand: &[u8]) -> u32 {
    let ways = |tile: &u8| {
        let face = content::face(*tile);
        (0..river.edge().len()).map(|slot| river.edge().fits(slot, face).count_ones()).sum::<u32>()
    };
    hand.iter().map(ways).sum()
}

/// One of these ways by its number, without a list of the others.
pub fn nth(river: &River, hand: &[u8], number: u32) -> Option<Action> {
    let mut left = number;
    for &tile in hand {
        let face = content::face(tile);
        for (slot, &cell) in river.edge().cells().iter().enumerate() {
            let fits = river.edge().fits(slot, face);
            if left < fits.count_ones() {
                return (0..4).filter(|rot| fits & (1 << rot) != 0).nth(left as usize).map(|rot| Action {
                    tile,
                    cell,
                    rot,
                });
            }
            left -= fits.count_ones();
        }
    }
    None
}

/// Reads an action; WW-6.2 comes before WW-9.1, and a cell out of reach breaks WW-7.3 unless the tile breaks WW-7.1.
pub fn read(position: &Position, seat: Seat, text: &str) -> Result<Action, Refusal> {
    text.parse().or_else(|error| {
        may_act(position, seat)?;
        match error {
            Unreadable::Form => Err(Refusal::by(rule::FORM)),
            Unreadable::Far { tile } => {
                holds(position, seat, tile)?;
                Err(Refusal::by(rule::TOUCHING))
            }
        }
    })
}

pub fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
    may_act(position, seat)?;
    holds(position, seat, action.tile)?;
    position.rivers[seat.index()].check(action).map_err(Refusal::by)
}

fn may_act(position: &Position, seat: Seat) -> Result<(), Refusal> {
    ensure(position.actors().has(seat), rule::ONLY_ACTORS)
}

fn holds(position: &Position, seat: Seat, tile: u8) -> Result<(), Refusal> {
    ensure(position.hands[seat.index()].has(tile), rule::IN_HAND)
}

fn ensure(holds: bool, rule: RuleId) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}
