//! A live match without I/O: seats and who sits on them, steps in, updates out, take-backs, records.
//!
//! Runs in the terminal, on the server and in the browser. It has no clock and rolls no luck of its own: whoever
//! opens a table hands it a seed.

mod occupant;
mod record;
mod review;
mod room;
mod seed;
mod table;

pub use occupant::Occupant;
pub use record::{Problem, Verdict, verify};
pub use review::{Judged, Review, Totals};
pub use room::{Entry, Heard, Opening, Room, Spread, Thought, Watcher, tidy_name};
pub use seed::Seed;
pub use table::{Moment, Reveal, Step, Table, Update};
