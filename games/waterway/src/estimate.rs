//! How well a seat stands: points so far, and a rough promise of what the tiles to come may bring.

use rules::Seat;

use crate::position::{Phase, Position};

pub fn estimate(position: &Position, seat: Seat) -> f32 {
    let _ = (Phase::Over, seat, position);
    0.5
}
