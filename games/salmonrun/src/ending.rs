//! Whose turn it is, when the game ends, ranks (SR-8).

use rules::{Outcome, RuleId, Seat, Seats, Turn};

use crate::position::{Position, SEATS};
use crate::rule;
use crate::tasks::Task;

#[inline]
pub fn turn(position: &Position) -> Turn {
    if position.over {
        return Turn::Over(outcome(position));
    }
    Turn::Act(match position.todo.first() {
        Some(Task::Counter { hit, .. }) => position.asked(hit),
        Some(Task::Take { seat, .. } | Task::Reeds { seat, .. } | Task::Shed { seat, .. }) => Seats::one(seat),
        Some(
            Task::Leap { .. }
            | Task::Bear { .. }
            | Task::Target { .. }
            | Task::Pick { .. }
            | Task::Trim { .. }
            | Task::Go { .. }
            | Task::Step { .. }
            | Task::Flow { .. }
            | Task::Next,
        )
        | None => Seats::one(position.active),
    })
}

/// Whether the turn just finished was the last: tested only when the round is complete (SR-8.1, SR-8.6).
pub fn last_turn(position: &Position) -> Option<RuleId> {
    let seats = position.seats();
    if position.active.next(seats) != position.first {
        return None;
    }
    if (0..seats).any(|seat| position.in_pool(Seat::at(seat))) {
        return Some(rule::OVER);
    }
    (position.round >= position.options.round_limit).then_some(rule::ROUND_LIMIT)
}

/// How a seat stands in the race, the smaller the better: in the pool by fatigue (SR-8.3), else by height and then by
/// fatigue (SR-8.4).
fn place(position: &Position, seat: Seat) -> (bool, i8, usize) {
    let in_pool = position.in_pool(seat);
    let height = if in_pool { 0 } else { position.salmon[seat.index()].r };
    (!in_pool, -height, position.fatigue(seat))
}

/// The rank of every seat if the game ended now.
pub fn ranks(position: &Position) -> [u8; SEATS] {
    let seats = position.seats();
    let mut places = [(false, 0, 0); SEATS];
    for (seat, entry) in places.iter_mut().enumerate().take(seats) {
        *entry = place(position, Seat::at(seat));
    }
    places.map(|mine| 1 + places[..seats].iter().filter(|&&other| other < mine).count() as u8)
}

fn outcome(position: &Position) -> Outcome {
    Outcome::ranked(&ranks(position)[..position.seats()])
}
