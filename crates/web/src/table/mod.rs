//! A table: session, board and everything round it. The same for every game and for every place a table can live in.

mod board;
mod camera;
mod drawer;
mod end;
mod glance;
mod hint;
mod log;
mod morph;
mod motion;
mod notes;
mod painter;
mod pointer;
mod say;
mod screen;
mod seats;
mod session;
mod toast;

pub use board::{Board, Shown};
pub use drawer::RuleList;
pub use end::record_text;
pub use screen::TableScreen;
