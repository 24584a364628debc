//! Short messages over the board: why not, and what instead.

use rules::Line;
use wire::Why;

/// A short message over the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Toast {
    /// A rule of the game says no.
    Rule { rule: String, with: Vec<(String, i64)> },
    /// The game says something of a place.
    Lines(Vec<Line>),
    /// The page says something.
    Page(&'static str),
}

/// What the page says when a table refuses.
pub const fn reason(why: Why) -> &'static str {
    match why {
        Why::Unreadable => "ui-why-unreadable",
        Why::NotYours => "ui-why-not-yours",
        Why::NotBegun => "ui-why-not-begun",
        Why::Begun => "ui-why-begun",
        Why::Over => "ui-why-over",
        Why::NothingToUndo => "ui-why-nothing-to-undo",
        Why::Taken => "ui-why-taken",
        Why::NoChat => "ui-why-no-chat",
        Why::TooLong => "ui-why-too-long",
        Why::NotHost => "ui-why-not-host",
        Why::UnknownLevel => "ui-why-unknown-level",
        Why::Present => "ui-why-present",
        Why::NoRequest => "ui-why-no-request",
    }
}
