//! What a game says of its looks. It decides no legality.

use rules::{Game, Line, Seat, Viewer};

use crate::{Key, Node, Path, Scene, Sketch, State};

/// How a game is shown. Each game's `board.rs` implements it.
///
/// Everything is drawn from a view, never from a position: a picture cannot leak what its viewer does not know.
pub trait Board: Game {
    /// The symbols of the game: an SVG file whose `<style>` and `<defs>` are taken over.
    const ART: &'static str;

    /// Whether the only thing a seat may do is done for it: where a turn is made of many small steps, a forced one is
    /// no decision.
    const LONE_ACTION_PLAYS: bool = false;

    fn scene(view: &Self::View, viewer: Viewer, layout: Layout) -> Scene;

    /// The part of the picture that shows what the game is about, without hands and tables beside it: for a small card.
    fn heart(_: &Self::View, scene: &Scene) -> [f32; 4] {
        scene.view_box
    }

    /// What a player touches to mean an action.
    fn path(view: &Self::View, seat: Seat, action: Self::Action) -> Path;

    /// The action (in its written form) that touching these keys one after the other would mean, whether it is legal or
    /// not: so that a player can be told why not. `None` if they mean nothing.
    fn attempt(view: &Self::View, seat: Seat, touched: &[Key]) -> Option<String>;

    /// What to add to the picture while a player looks at an action before playing it.
    fn focus(view: &Self::View, seat: Seat, action: Self::Action, look: Look, layout: Layout) -> Focus;

    /// What to add while a player has touched something and may still mean any of the `open` actions.
    fn touched(_: &Self::View, _: Seat, _touched: &[Key], _open: &[Self::Action], _: Layout) -> Focus {
        Focus::default()
    }

    /// What to show of a place that somebody only looks into: it chooses nothing, and whoever waits or watches may look too.
    fn glimpse(_: &Self::View, _: Viewer, _: &Key, _: Layout) -> Glimpse {
        Glimpse::default()
    }

    /// The board in characters, for a terminal.
    fn sketch(view: &Self::View, viewer: Viewer) -> Sketch;

    /// What a seat that may act is asked, in one short line.
    fn prompt(view: &Self::View, seat: Seat) -> Line;

    /// How the game stands: round, tiles left, quiet turns.
    fn status(view: &Self::View) -> Vec<Line>;

    /// How a seat stands: points, pieces left, what it can still do.
    fn standing(view: &Self::View, seat: Seat) -> Vec<Line>;

    /// Where the points of a seat come from, as far as they are known; nothing where the game counts none.
    fn sources(_: &Self::View, _: Seat) -> Vec<Source> {
        Vec::new()
    }

    /// What can be explained about the position to this viewer: scores by source, odds, what is left.
    fn notes(view: &Self::View, viewer: Viewer) -> Vec<Note>;
}

/// The room a picture is made for: keys and pieces are the same in both, only their places differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// Wider than high: a desk, a tablet on its side, a terminal's picture.
    #[default]
    Wide,
    /// Higher than wide: a phone in the hand.
    Tall,
}

impl Layout {
    pub const ALL: [Self; 2] = [Self::Wide, Self::Tall];
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

/// What there is to see of a place, and what there is to say of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Glimpse {
    pub lines: Vec<Line>,
    pub nodes: Vec<Node>,
}

impl Glimpse {
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.nodes.is_empty()
    }
}

/// Points of one kind, and the places that bring them.
#[derive(Clone, PartialEq, Debug)]
pub struct Source {
    pub line: Line,
    pub points: i32,
    pub keys: Vec<Key>,
}

impl Source {
    pub fn new(id: &'static str, points: i32, keys: impl IntoIterator<Item = String>) -> Self {
        Self { line: Line::new(id), points, keys: keys.into_iter().map(Key::new).collect() }
    }
}

/// One thing worth knowing, and the places it speaks of.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// What kind of note it is, so that a page can group or hide it: `warning`, `odds`, `score`, `next`, `left`.
    pub topic: &'static str,
    pub line: Line,
    pub keys: Vec<Key>,
    /// The gist of it in a few signs that are the same in every language, to be shown at the first of its places.
    pub tag: Option<String>,
}

impl Note {
    pub const fn new(topic: &'static str, line: Line, keys: Vec<Key>) -> Self {
        Self { topic, line, keys, tag: None }
    }

    #[must_use]
    pub fn tag(mut self, tag: impl Into<String>) -> Self {
        self.tag = Some(tag.into());
        self
    }
}
