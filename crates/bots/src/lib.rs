//! Players that are no people. They are handed a view, never a position of a live game.

mod analyse;
mod budget;
mod choose;
mod greedy;
mod level;
mod random;
mod search;

pub use analyse::{Analysis, Judgement, Measure, analyse, judge};
pub use budget::{Budget, MOST_NODES, Pace};
pub use choose::choose;
pub use level::{Level, Limit, Skill};
pub use search::{Kernel, Memory, Worth};
