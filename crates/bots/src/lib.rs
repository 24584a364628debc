//! Players that are no people. They are handed a view, never a position of a live game.

mod greedy;
mod level;
mod random;
mod search;

use rules::{Game, Rng, Seat};

pub use level::Level;
pub use search::{Effort, Worth, search};

/// What a bot of this level does on a seat that may act; `None` if it may not.
///
/// The same view, level and random numbers give the same action on every machine.
pub fn choose<G: Game>(view: &G::View, seat: Seat, level: Level, rng: &mut Rng) -> Option<G::Action> {
    match level {
        Level::Random => random::choose::<G>(view, seat, rng),
        Level::Greedy => greedy::choose::<G>(view, seat, rng),
        Level::Search(effort) => search::choose::<G>(view, seat, effort, rng),
    }
}
