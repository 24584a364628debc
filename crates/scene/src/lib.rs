//! What a board looks like, as data: nodes with keys, what to touch for an action, and how one picture becomes the next.
//!
//! Knows no game and no web; `svg.rs` is the only place that writes SVG.

mod art;
mod board;
mod diff;
mod node;
mod pick;
mod sketch;
mod svg;
mod tags;

pub use art::{Art, shared_css, split_styles};
pub use board::{Board, Focus, Glimpse, Layout, Look, Note, Source};
pub use diff::{Motion, diff};
pub use node::{Key, Node, Scene, Shape, State};
pub use pick::{Part, Path, Pick, pick};
pub use sketch::{Ink, Sketch, Span};
pub use svg::{Picture, STATES, SYMBOLS, Theme, escape, node_strings, nodes_to_svg, symbols, to_svg};
pub use tags::tags;
