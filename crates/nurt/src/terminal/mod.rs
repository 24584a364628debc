//! What the terminal shows and asks.

mod ask;
mod paint;
mod words;

pub use ask::{Asker, choose};
pub use paint::paint;
pub use words::{find_rule, name_of, result_lines, rule_text, seat_name, voice, wrap};
