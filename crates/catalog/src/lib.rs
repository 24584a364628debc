//! The one list of games, and one face for all of them. The only crate that names a game.
//!
//! ```
//! use rules::{Rng, Stream};
//!
//! let game = catalog::game("crabs").expect("it is in the list");
//! let mut rng = Rng::new([0; 32], Stream::Deal);
//! let (mut position, _) = game.start(2, &notation::json!({}), &mut rng).expect("two may play");
//! let seat = position.turn().actors().first().expect("somebody begins");
//! let action = position.legal(seat).remove(0);
//! let played = position.play(seat, &action, &mut rng).expect("it is legal");
//! assert!(!played.events.is_empty());
//! ```

mod any;
mod examples;
mod face;
#[cfg(not(target_arch = "wasm32"))]
mod measure;
mod view;

pub use any::{AnyGame, AnyPosition, Played, Refused, Told};
pub use examples::{Example, examples};
#[cfg(not(target_arch = "wasm32"))]
pub use measure::{Budget, Count, Iterations, Measured};
pub use view::{AnyView, Tried, follow};

use face::Face;

/// All games. A new game is one folder under `games/` and one line here.
pub static GAMES: &[&dyn AnyGame] = &[
    &Face::<upstream::Position>::NEW,
    &Face::<waterway::Position>::NEW,
    &Face::<crabs::Position>::NEW,
    &Face::<salmonrun::Position>::NEW,
    &Face::<divers::Position>::NEW,
];

/// The game with this slug.
pub fn game(slug: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.about().slug == slug)
}
