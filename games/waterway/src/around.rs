//! What lies round the river: the hand below it with the buttons that turn a tile, other rivers small beside it.

use rules::{Line, Seat, Viewer};
use scene::{Layout, Node, Shape};

use crate::action::Name;
use crate::board::{hand_key, layer, pieces, place, turn_key};
use crate::content;
use crate::draw::{self, Flag, OnRoute, TILE, Water};
use crate::frame::{Frame, MARGIN};
use crate::river::River;
use crate::score::reasons;
use crate::{View, words};

/// Tiles of the hand, the buttons that turn them, and the strip that holds both.
const HAND_SCALE: f32 = 1.24;
pub const HAND_STEP: f32 = 146.0;
pub const BUTTON: f32 = 70.0;
/// How wide the hand and its buttons are, side by side.
pub const HAND: f32 = 2.0 * MARGIN + HAND_STEP * 3.0 + 4.0 * (BUTTON + 5.0);
pub const STRIP: f32 = 172.0;
/// What the strip needs more where the buttons lie below the tiles.
pub const BUTTONS: f32 = 92.0;
/// The cards with the other rivers.
pub const CARD: (f32, f32) = (184.0, 150.0);
/// How high one is on a phone, where the name is left to the seats above the board.
pub const LOW_CARD: f32 = 132.0;
pub const GAP: f32 = 14.0;

/// The tiles to choose from and the buttons that turn them, below the river.
pub fn hand(view: &View, viewer: Viewer, frame: &Frame) -> Vec<Node> {
    let Some(seat) = viewer.seat().filter(|_| frame.has_hand) else { return Vec::new() };
    let top = frame.bottom() + 22.0;
    let mut nodes = Vec::new();
    for (nth, &tile) in view.hand(seat).iter().enumerate() {
        let left = frame.hand_left() + HAND_STEP * nth as f32;
        let face = content::face(tile);
        let look = draw::Look { rot: 0, water: Water::Plain, flag: Flag::Got(0), route: OnRoute::No, whole: 0 };
        let label =
            words::tiles(Line::new("label-hand"), "tile", &[tile]).count("quarters", face.quarters(0).count_ones());
        let mut node = draw::tile(face, tile, look)
            .layer(layer::HAND)
            .scale(HAND_SCALE)
            .class("piece")
            .key(hand_key(tile))
            .held(Name(tile).to_string())
            .label(label);
        (node.x, node.y) = (left, top);
        nodes.push(node);
        let ring = Node::new(Shape::Ring { width: TILE, height: TILE }, left, top).scale(HAND_SCALE);
        nodes.push(ring.layer(layer::HAND).class("ring").key(hand_key(tile)));
    }
    if view.actors().has(seat) {
        for rot in 0..4 {
            let (left, top) = button_at(rot, frame);
            nodes.extend(turn_button(rot, left, top));
        }
    }
    nodes
}

/// Where the button for so many quarter turns lies.
pub fn button_at(rot: u8, frame: &Frame) -> (f32, f32) {
    let top = frame.bottom() + 22.0;
    let (left, top) = match frame.layout {
        Layout::Wide => {
            let rest = frame.width + frame.beside() - MARGIN - HAND_STEP * 3.0;
            let left = frame.left + MARGIN + HAND_STEP * 3.0 + (rest - 4.0 * BUTTON - 15.0 - MARGIN).max(0.0) / 2.0;
            (left, top + HAND_SCALE * TILE / 2.0 - BUTTON / 2.0)
        }
        Layout::Tall => {
            let inset = (HAND_STEP * 3.0 - 22.0 - 4.0 * BUTTON - 15.0) / 2.0;
            (frame.hand_left() + inset, top + HAND_SCALE * TILE + 18.0)
        }
    };
    (left + (BUTTON + 5.0) * f32::from(rot), top)
}

/// A button that turns the chosen tile: an arrow where the top of the tile goes.
fn turn_button(rot: u8, left: f32, top: f32) -> Vec<Node> {
    const ARROW: &str = "M0 14V-14M-11-3 0-14 11-3";
    let arrow = Node::group(BUTTON / 2.0, BUTTON / 2.0).turn(90.0 * f32::from(rot));
    let button = Node::group(left, top)
        .layer(layer::HAND)
        .class("piece")
        .key(turn_key(rot))
        .label(Line::new("label-turn").count("turns", rot))
        .child(Node::new(Shape::Rect { width: BUTTON, height: BUTTON, radius: 18.0 }, 0.0, 0.0).class("ww-button"))
        .child(arrow.child(Node::path(ARROW).class("ww-arrow")));
    let ring = Node::new(Shape::Ring { width: BUTTON, height: BUTTON }, left, top);
    vec![button, ring.layer(layer::HAND).class("ring").key(turn_key(rot))]
}

/// Another river, small, with its seat and points.
pub fn card(view: &View, seat: Seat, nth: usize, frame: &Frame) -> Node {
    let river = &view.rivers()[seat.index()];
    let (left, top) = frame.card_at(nth);
    let total = river.points().total();
    let is_choosing = view.actors().has(seat);
    let state = if is_choosing { "ww-waits" } else { "ww-ready" };
    let height = if frame.layout == Layout::Wide { CARD.1 } else { LOW_CARD };
    let node = Node::group(left, top)
        .scale(frame.card_scale())
        .layer(layer::HAND)
        .class(format!("seat-{seat}"))
        .key(format!("river-{seat}"))
        .label(Line::new("label-river").seat("player", seat).count("points", total))
        .child(Node::new(Shape::Rect { width: CARD.0, height, radius: 14.0 }, 0.0, 0.0).class("ww-card"))
        .child(thumbnail(river, (10.0, 8.0), (CARD.0 - 20.0, 82.0)))
        .child(Node::symbol(badge_id(seat), 10.0, 94.0, 28.0, 28.0))
        .child(Node::mark(total.to_string(), 46.0, 118.0).class("ww-total"))
        .child(Node::new(Shape::Ellipse { rx: 7.0, ry: 7.0 }, CARD.0 - 20.0, 108.0).class(state));
    match frame.layout {
        Layout::Wide => node
            .child(Node::new(Shape::Text(Line::new("label-name").seat("player", seat)), 12.0, 139.0).class("ww-name")),
        Layout::Tall => node,
    }
}

const fn badge_id(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "seat-0",
        1 => "seat-1",
        2 => "seat-2",
        _ => "seat-3",
    }
}

/// A river drawn small into a box.
fn thumbnail(river: &River, at: (f32, f32), room: (f32, f32)) -> Node {
    fitted(pieces(river, &reasons(river), true), river, at, room, 0.34)
}

/// The pieces of a river in the middle of a box, as large as they fit but no larger than `most`.
fn fitted(pieces: Vec<Node>, river: &River, at: (f32, f32), room: (f32, f32), most: f32) -> Node {
    let (mut low, mut high) = ((0.0f32, 0.0f32), (2.0 * TILE, TILE));
    for (x, y) in river.tiles().iter().map(|tile| place(tile.cell)) {
        (low.0, low.1) = (low.0.min(x), low.1.min(y));
        (high.0, high.1) = (high.0.max(x + TILE), high.1.max(y + TILE));
    }
    let (width, height) = (high.0 - low.0, high.1 - low.1);
    let scale = (room.0 / width).min(room.1 / height).min(most);
    let middle = (at.0 + room.0 / 2.0, at.1 + room.1 / 2.0);
    let mut node =
        Node::group(middle.0 - scale * (low.0 + width / 2.0), middle.1 - scale * (low.1 + height / 2.0)).scale(scale);
    node.children = pieces;
    node
}

/// Another river, large over the own one; touching it again puts it away.
pub fn opened(view: &View, seat: Seat, frame: &Frame) -> Node {
    const NAME: f32 = 52.0;
    let river = &view.rivers()[seat.index()];
    let (width, height) = (frame.width - 2.0 * GAP, frame.height - 2.0 * GAP);
    let total = river.points().total();
    let room = (width - 2.0 * MARGIN, height - NAME - MARGIN);
    Node::group(frame.left + GAP, frame.top + GAP)
        .layer(layer::SIGNS)
        .class(format!("seat-{seat}"))
        .key(format!("river-{seat}"))
        .label(Line::new("label-river").seat("player", seat).count("points", total))
        .child(Node::new(Shape::Rect { width, height, radius: 18.0 }, 0.0, 0.0).class("ww-card"))
        .child(fitted(pieces(river, &reasons(river), false), river, (MARGIN, NAME), room, 1.0))
        .child(Node::symbol(badge_id(seat), MARGIN, 12.0, 32.0, 32.0))
        .child(
            Node::new(Shape::Text(Line::new("label-name").seat("player", seat)), MARGIN + 42.0, 37.0).class("ww-total"),
        )
        .child(Node::mark(total.to_string(), width - MARGIN, 37.0).class("ww-total ww-end"))
}
