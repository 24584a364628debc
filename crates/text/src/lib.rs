//! What players read: Fluent texts in English, Polish and Italian, put together from what a game tells.
//!
//! Knows no game: a game hands over its texts in [`rules::About`].

mod language;
mod typography;
mod voice;

pub use language::Language;
pub use typography::tidy;
pub use voice::{Voice, ids};
