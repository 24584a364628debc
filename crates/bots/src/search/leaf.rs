//! What a position at the edge of the tree is worth.

use rules::{Game, MAX_SEATS, Seat, Turn};

/// The part of the win that each seat may expect: the outcome, or the estimate of the game.
pub fn values<G: Game>(world: &G) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    for (seat, value) in values.iter_mut().enumerate().take(world.seats()) {
        let seat = Seat::at(seat);
        *value = match world.turn() {
            Turn::Over(outcome) => outcome.share(seat),
            Turn::Act(_) => world.estimate(seat),
        };
    }
    values
}
