//! What a game says of its looks. It decides no legality.

use rules::{Game, Line, Seat, Viewer};

use crate::{Key, Node, Path, Scene, Sketch, State};

/// How a game is shown. Each game's `board.rs` implements it.
///
/// Everything is drawn from a view, never from a position: a picture cannot leak what its viewer does not know.
pub trait Board: Game {
    /// The symbols of the game: an SVG file whose `<style>` and `<defs>` are taken over.
    const ART: &'static str;

    fn scene(view: &Self::View, viewer: Viewer) -> Scene;

    /// What a player touches to mean an action.
    fn path(view: &Self::View, seat: Seat, action: Self::Action) -> Path;

    /// What to add to the picture while a player looks at an action before playing it.
    fn focus(view: &Self::View, seat: Seat, action: Self::Action, look: Look) -> Focus;

    /// The board in characters, for a terminal.
    fn sketch(view: &Self::View, viewer: Viewer) -> Sketch;

    /// What a seat that may act is asked, in one short line.
    fn prompt(view: &Self::View, seat: Seat) -> Line;

    /// How the game stands: round, tiles left, quiet turns.
    fn status(view: &Self::View) -> Vec<Line>;

    /// How a seat stands: points, pieces left, what it can still do.
    fn standing(view: &Self::View, seat: Seat) -> Vec<Line>;

    /// What can be explained about the position to this viewer: scores by source, odds, what is left.
    fn notes(view: &Self::View, viewer: Viewer) -> Vec<Note>;
}

/// How closely a player looks at an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// One of several that what was touched may still mean.
    Glance,
    /// The one that a second tap would play.
    Full,
}

/// What an action would look like.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Focus {
    pub states: Vec<(Key, State)>,
    pub nodes: Vec<Node>,
}

/// One thing worth knowing, and the places it speaks of.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// What kind of note it is, so that a page can group or hide it: `score`, `odds`, `left`, `warning`.
    pub topic: &'static str,
    pub line: Line,
    pub keys: Vec<Key>,
}
