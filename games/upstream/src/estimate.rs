//! How well a seat stands: what is home, what may still come home, and what the river threatens to take.

use rules::{Seat, Turn};

use crate::ending;
use crate::position::{Fish, Open, Phase, Tile, Token};

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
    1.0 / (1.0 + (-lead / 5.0).exp())
}

fn promise(open: &Open, seat: Seat) -> f32 {
    open.tokens_of(seat).iter().filter(|token| !token.is_lost()).map(|token| worth(open, seat, *token)).sum()
}

/// The points a token may be hoped to bring.
fn worth(open: &Open, seat: Seat, token: Token) -> f32 {
    let fish = token.fish() as u8 as f32;
    if let Some(field) = token.cell().field() {
        // Every round that goes on brings it one field further.
        return fish + f32::from(field) + 0.55 * f32::from(5 - field) + 1.2;
    }
    let cell = token.cell();
    let height = cell.height() as f32;
    // The river falls away two steps a round; the sea all at once after round 2.
    let line = 2.0 * f32::from(open.round.max(2)) - 2.0;
    let ahead = height - line;
    // A head start is worth more the smaller it is; a token that falls after this round is nearly lost.
    let safety = (1.0 + ahead.max(-1.5) / 3.0).max(0.0).sqrt();
    let mut worth = 0.75 * fish + 1.5 * safety + 0.12 * height;
    let bitten = open.tile(cell) == Tile::HERON;
    let ends_here = open.phase == Phase::Move && open.actor == seat && open.points > 0;
    if bitten && !ends_here {
        // Every further turn that ends here costs a salmon.
        worth -= 0.55;
    }
    if open.tile(cell).is_bear() && token.fish() == Fish::Single {
        worth -= 0.1;
    }
    worth
}
