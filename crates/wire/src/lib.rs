//! The messages between the page and a table, whether the table lives on a server or in the page's own worker.
//!
//! Plain data and serde, a version number, no logic. JSON on the wire: `{"do":"act",…}` goes in, `{"is":"update",…}`
//! comes back.

mod ask;
mod plan;
mod rest;
mod said;
mod tell;

pub use ask::Ask;
pub use plan::{Chair, ClockPlan, Plan};
pub use rest::{Again, Failed, Fault, Me, Mine, MyTable, Opened, Tables};
pub use said::{Said, Value as SaidValue};
pub use tell::{Chat, Clocks, Ended, How, Info, News, Request, Sitter, Tell, Update, Why};

/// Grows when an old page could misunderstand a new server. A page that meets another number loads itself anew.
pub const VERSION: u32 = 1;

/// Limits that both sides know, so that the page can say it before the server must.
pub const MAX_NAME: usize = 24;
pub const MAX_CHAT: usize = 300;
/// The longest message a page may send, in bytes.
pub const MAX_ASK: usize = 4096;
