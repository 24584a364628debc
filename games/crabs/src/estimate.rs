//! How well a seat stands: who can still move, and how much.

use rules::{Seat, Turn};

use crate::position::{Phase, Position, Size};
use crate::{ending, legal};

pub fn estimate(position: &Position, seat: Seat) -> f32 {
    if let Turn::Over(outcome) = ending::turn(position) {
        return outcome.share(seat);
    }
    if position.out.has(seat) {
        return 0.0;
    }
    let freedom = |seat: Seat| if position.out.has(seat) { 0.0 } else { freedom(position, seat) };
    let mine = freedom(seat);
    let all: f32 = (0..position.seats()).map(|other| freedom(Seat::at(other))).sum();
    // A share of the freedom to move, drawn in from the ends: only a finished game is certain.
    0.02 + 0.96 * mine / all.max(1e-3)
}

/// Crabs that can move count most; a big crab is seldom stuck for long, more ends are better than few.
fn freedom(position: &Position, seat: Seat) -> f32 {
    if position.phase == Phase::Place {
        return 1.0;
    }
    let stacks = &position.stacks;
    let mut freedom = 0.2;
    for size in Size::ALL {
        let weight = match size {
            Size::Big => 1.3,
            Size::Medium => 1.0,
            Size::Small => 0.8,
        };
        for from in stacks.tops_of(seat).and(stacks.tops_sized(size)).iter() {
            let ends = legal::ends(stacks, from, size).len();
            if ends > 0 {
                freedom += weight + 0.15 * (ends as f32).sqrt();
            }
        }
    }
    freedom
}
