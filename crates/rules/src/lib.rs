//! The core of Nurt: what a game is, said once for all games.
//!
//! A game is a value (a *position*) and pure functions on it. This crate has no JSON, no clock,
//! no I/O, no source of randomness of its own, and knows no game by name.

mod arith;
mod chance;
mod event;
mod game;
mod line;
mod options;
mod plan;
mod preview;
mod refusal;
mod turn;

pub use arith::{exp, ln};
pub use chance::{Chance, ChanceFault, Die, Drawn, Pile, Recording, Replaying, Rng, Rolling, Stream};
pub use event::{Log, Mute, RuleId};
pub use game::{About, ChanceLaw, Game, Texts};
pub use line::{Arg, Line};
pub use options::{Checked, GameOptions, OptionKind, OptionSpec, Value, Values};
pub use plan::{Plan, Style};
pub use preview::{is_foregone, preview};
pub use refusal::{Refusal, Unreadable};
pub use turn::{MAX_SEATS, Outcome, Seat, Seats, Turn, Viewer};
