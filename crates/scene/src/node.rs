//! The picture as a tree of nodes.

use std::fmt;

use rules::Line;

/// The name of a place or thing that can be touched: `c3`, `hand-w07`. The same in every picture of a game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(pub String);

impl Key {
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a place looks while a player chooses; the same on every board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum State {
    /// May be touched.
    Can,
    /// Has been touched.
    Chosen,
    /// The choice would go here.
    Target,
    /// Would be lost.
    Lost,
    /// The choice would go here, and would be lost here: still open, for it may be meant.
    Fatal,
    /// Cannot be done; the reason comes when it is touched.
    Refused,
    /// Could be touched instead of what has been touched.
    Instead,
    /// Steps back while something else is chosen.
    Back,
}

impl State {
    /// Whether a touch would be taken.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Can | Self::Target | Self::Fatal | Self::Chosen | Self::Instead)
    }

    /// The same look for a place that may be touched next: what a choice costs never closes it.
    #[must_use]
    pub const fn kept_open(self) -> Self {
        match self {
            Self::Lost => Self::Fatal,
            Self::Refused | Self::Back => Self::Target,
            open => open,
        }
    }

    /// The symbol of the ring round a place in this state.
    pub const fn ring(self) -> Option<&'static str> {
        match self {
            Self::Can | Self::Instead => Some("can"),
            Self::Chosen => Some("chosen"),
            Self::Target => Some("target"),
            Self::Lost | Self::Fatal => Some("lost"),
            Self::Refused => Some("refused"),
            Self::Back => None,
        }
    }

    pub const fn class(self) -> &'static str {
        match self {
            Self::Can => "can",
            Self::Chosen => "chosen",
            Self::Target => "target",
            Self::Lost => "lost",
            Self::Fatal => "target is-lost",
            Self::Refused => "refused",
            Self::Instead => "instead",
            Self::Back => "back",
        }
    }
}

/// A whole picture. Nodes are drawn by rising layer, in one layer as they stand.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Left, top, width and height of what is to be seen.
    pub view_box: [f32; 4],
    /// What the picture shows, for those who cannot see it.
    pub label: Line,
    pub nodes: Vec<Node>,
}

impl Scene {
    /// All nodes, children after their parents.
    pub fn walk(&self) -> impl Iterator<Item = &Node> {
        let mut left: Vec<&Node> = self.nodes.iter().rev().collect();
        std::iter::from_fn(move || {
            let node = left.pop()?;
            left.extend(node.children.iter().rev());
            Some(node)
        })
    }

    /// Whether something in the picture has this key.
    pub fn has(&self, key: &Key) -> bool {
        self.walk().any(|node| node.key.as_ref() == Some(key))
    }
}

/// One thing in the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    pub shape: Shape,
    /// Where it is, relative to its parent.
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    /// Degrees clockwise, round its own origin.
    pub turn: f32,
    pub layer: u8,
    /// CSS classes: `seat-0` sets the colours of a seat.
    pub class: String,
    /// The place it shows; touching it touches this key.
    pub key: Option<Key>,
    /// What it is, if it can move from picture to picture: alike pieces have the same name.
    pub piece: Option<Key>,
    /// Whether it lies beside the board and goes with the frame, as in a hand.
    pub held: bool,
    /// What a screen reader says.
    pub label: Option<Line>,
    pub children: Vec<Node>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// Nothing but its children.
    Group,
    /// A symbol of the art in a box whose upper left corner is the node's origin.
    Symbol {
        id: &'static str,
        width: f32,
        height: f32,
    },
    /// The ring round a place: drawn only while its key has a state, by the symbols `can`, `target`, `chosen`, `lost`.
    Ring {
        width: f32,
        height: f32,
    },
    /// Path data of SVG.
    Path(String),
    Ellipse {
        rx: f32,
        ry: f32,
    },
    Rect {
        width: f32,
        height: f32,
        radius: f32,
    },
    /// Something that is the same in every language: a number, a coordinate.
    Mark(String),
    /// A text of the game.
    Text(Line),
}

impl Node {
    pub const fn new(shape: Shape, x: f32, y: f32) -> Self {
        Self {
            shape,
            x,
            y,
            scale: 1.0,
            turn: 0.0,
            layer: 0,
            class: String::new(),
            key: None,
            piece: None,
            held: false,
            label: None,
            children: Vec::new(),
        }
    }

    pub const fn group(x: f32, y: f32) -> Self {
        Self::new(Shape::Group, x, y)
    }

    pub const fn symbol(id: &'static str, x: f32, y: f32, width: f32, height: f32) -> Self {
        Self::new(Shape::Symbol { id, width, height }, x, y)
    }

    pub fn path(data: impl Into<String>) -> Self {
        Self::new(Shape::Path(data.into()), 0.0, 0.0)
    }

    pub fn mark(text: impl Into<String>, x: f32, y: f32) -> Self {
        Self::new(Shape::Mark(text.into()), x, y)
    }

    #[must_use]
    pub fn class(mut self, class: impl Into<String>) -> Self {
        self.class = class.into();
        self
    }

    #[must_use]
    pub fn layer(mut self, layer: u8) -> Self {
        self.layer = layer;
        self
    }

    #[must_use]
    pub fn scale(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    #[must_use]
    pub fn turn(mut self, degrees: f32) -> Self {
        self.turn = degrees;
        self
    }

    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(Key::new(key));
        self
    }

    #[must_use]
    pub fn piece(mut self, piece: impl Into<String>) -> Self {
        self.piece = Some(Key::new(piece));
        self
    }

    /// A piece beside the board: another part of the board in the picture does not move it.
    #[must_use]
    pub fn held(mut self, piece: impl Into<String>) -> Self {
        self.held = true;
        self.piece(piece)
    }

    #[must_use]
    pub fn label(mut self, label: Line) -> Self {
        self.label = Some(label);
        self
    }

    #[must_use]
    pub fn child(mut self, child: Node) -> Self {
        self.children.push(child);
        self
    }
}
