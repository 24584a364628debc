//! Whose turn it is, points, ranks (DV-8).

use rules::{Outcome, Seat, Turn};

use crate::cards::Card;
use crate::position::{MAX_DIVERS, Open, Phase};
use crate::sets::SCORED;

#[inline]
pub fn turn(open: &Open) -> Turn {
    if open.phase == Phase::Over { Turn::Over(outcome(open)) } else { Turn::Act(open.actors()) }
}

/// DV-8.1.
#[inline]
pub fn points(open: &Open, seat: Seat) -> u32 {
    SCORED * open.scored[seat.index()].len() as u32 + open.catch_of(seat).len() as u32
}

/// Whether one seat is strictly ahead of another: more points, then fewer shrimp (DV-8.4, DV-8.5).
fn is_ahead(open: &Open, one: Seat, other: Seat) -> bool {
    let place = |seat: Seat| (points(open, seat), std::cmp::Reverse(open.catch_of(seat).count(Card::Shrimp)));
    place(one) > place(other)
}

/// DV-8.5: a rank is 1 and the number of divers strictly ahead.
pub fn rank(open: &Open, seat: Seat) -> u8 {
    1 + open.divers().filter(|&other| is_ahead(open, other, seat)).count() as u8
}

pub fn outcome(open: &Open) -> Outcome {
    let (mut ranks, mut scores) = ([0; MAX_DIVERS], [0; MAX_DIVERS]);
    for seat in open.divers() {
        ranks[seat.index()] = rank(open, seat);
        scores[seat.index()] = points(open, seat) as i32;
    }
    Outcome::scored(&ranks[..open.seats()], &scores[..open.seats()])
}
