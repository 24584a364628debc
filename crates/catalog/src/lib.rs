//! The one list of games, and one face for all of them. The only crate that names a game.

mod any;
mod face;
mod measure;

pub use any::{AnyGame, AnyPosition, Played, Refused, Told, Tried};
pub use measure::{Budget, Measured};

use face::Face;

/// All games. A new game is one folder under `games/` and one line here.
pub static GAMES: &[&dyn AnyGame] = &[&Face::<crabs::Position>::NEW, &Face::<salmonrun::Position>::NEW];

/// The game with this slug.
pub fn game(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.about().slug == slug)
}
