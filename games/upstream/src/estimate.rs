//! How well a seat stands: what is home, what may still come home, and what the river threatens to take.

use rules::{Seat, Turn};

use crate::ending;
use crate::position::{Edge, Open, Phase, Tile, Token};

pub fn estimate(open: &Open, seat: Seat) -> f32 {
    if let Turn::Over(outcome) = ending::turn(open) {
        return outcome.share(seat);
    }
    let mine = promise(open, seat);
    let others = (0..open.seats()).map(Seat::at).filter(|other| *other != seat);
    let (sum, best) = others.fold((0.0, f32::MIN), |(sum, best), other| {
        let promise = promise(open, other);
        (sum + promise, f32::max(best, promise))
    });
    // Mostly the race with the best of the others; a little the whole field, so that every bite counts.
    let mean = sum / (open.seats() - 1) as f32;
    let lead = mine - 0.6 * best - 0.4 * mean;
    1.0 / (1.0 + rules::exp(-lead / 5.0))
}

fn promise(open: &Open, seat: Seat) -> f32 {
    let turns = turns_this_round(open, seat);
    open.tokens_of(seat).iter().filter(|token| !token.is_lost()).map(|token| worth(open, *token, turns)).sum()
}

/// The part of a turn that a seat still has before the next row falls.
fn turns_this_round(open: &Open, seat: Seat) -> f32 {
    let seats = open.seats();
    let first = open.first.map_or(0, Seat::index);
    let place = |seat: Seat| (seat.index() + seats - first) % seats;
    match open.phase {
        Phase::Setup | Phase::Lay | Phase::Over => 1.0,
        Phase::Drift | Phase::Move if seat == open.actor => 0.2 * f32::from(open.points),
        Phase::Drift | Phase::Move | Phase::Heron => (place(seat) > place(open.actor)).into(),
    }
}

/// The points a token may be hoped to bring, if its seat has so much of a turn left in this round.
fn worth(open: &Open, token: Token, turns: f32) -> f32 {
    let fish = token.fish() as u8 as f32;
    if let Some(field) = token.cell().field() {
        // Every round that goes on brings it one field further.
        return fish + f32::from(field) + 0.4 * f32::from(5 - field) + 0.6;
    }
    let cell = token.cell();
    let round = if open.phase == Phase::Lay { open.round + 1 } else { open.round.max(1) };
    // UP-6.9: row N - 1 falls after round N, the sea after round 2.
    let falls_after = if cell.row() < 2 { 2 } else { cell.row() + 1 };
    let turns = turns + f32::from(falls_after.saturating_sub(round));
    let survives = 1.0 - rules::exp(-0.85 * turns);
    let height = cell.height() as f32;
    let mut worth = survives * (0.9 * fish + 2.6) + 0.09 * height;
    if open.tile(cell) == Tile::HERON {
        // Every further turn that ends here costs a salmon.
        worth -= 0.35;
    }
    let exits = Edge::UPSTREAM.into_iter().filter_map(|edge| Some((edge, cell.step(edge)?)));
    let can_swim = exits.into_iter().any(|(edge, next)| open.has_room(next) && !open.is_walled(cell, edge, next));
    if can_swim { worth } else { worth - 0.25 }
}
