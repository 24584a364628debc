//! Below the river: the cards of this turn, the hand, the buttons, and what is left of each pile.

use rules::{Line, Viewer};
use scene::{Layout, Node, Shape};

use super::map::Window;
use super::{hand_key, layer};
use crate::cards::Card;
use crate::position::{MAX_PLAYED, Phase};
use crate::{View, json};

/// A card's box.
pub const CARD: (f32, f32) = (120.0, 168.0);

pub fn panel(view: &View, viewer: Viewer, window: &Window) -> Vec<Node> {
    let zoom = window.zoom();
    let place = |mut node: Node| {
        (node.x, node.y) = (window.left + zoom * node.x, window.bottom() + zoom * node.y);
        node.scale *= zoom;
        node
    };
    plain(view, viewer, &window.plain()).into_iter().map(place).collect()
}

fn plain(view: &View, viewer: Viewer, window: &Window) -> Vec<Node> {
    let top = window.bottom();
    let ground = Shape::Rect { width: window.width + 4000.0, height: window.panel() + 2000.0, radius: 0.0 };
    let mut nodes = vec![Node::new(ground, window.left - 2000.0, top).layer(layer::PANEL).class("panel")];
    nodes.extend(played(view, window, top + 18.0));
    // On a phone the hand has a row of its own, so that fingers find its cards.
    let (from, to, y, largest) = match window.layout {
        Layout::Wide => (window.left + 300.0, window.right() - 310.0, top + 14.0, 1.7),
        Layout::Tall => (window.left + 10.0, window.right() - 10.0, top + 136.0, 1.9),
    };
    match viewer {
        Viewer::Seat(_) => nodes.extend(hand(view, from, to, y, largest)),
        Viewer::Spectator => nodes.extend(backs(view, from, to, y, largest)),
    }
    if viewer.seat().is_some_and(|seat| view.actors().has(seat)) {
        let key = match view.phase() {
            Phase::Play => Some(("done", "button-done")),
            Phase::Leap => Some(("stop", "button-no-leap")),
            Phase::Bear => Some(("stop", "button-stop")),
            Phase::Take
            | Phase::Reeds
            | Phase::Target
            | Phase::Counter
            | Phase::Pick
            | Phase::Shed
            | Phase::Trim
            | Phase::Over => None,
        };
        nodes.extend(key.map(|(key, text)| {
            let (width, y, scale) = match window.layout {
                Layout::Wide => (280.0, top + 74.0, 1.0),
                Layout::Tall => (420.0, top + 10.0, 1.3),
            };
            let x = window.right() - width * scale - 20.0;
            button(key, Line::new(text), x, y, width).scale(scale).layer(layer::CARDS)
        }));
    }
    let low = match window.layout {
        Layout::Wide => 92.0,
        Layout::Tall => 108.0,
    };
    nodes.extend(supply(view, window.left, window.width, top + window.panel() - low));
    nodes
}

/// A card with its name, its edge for states and, if there are more of it, how many.
pub fn card(card: Card, count: u8, x: f32, y: f32, scale: f32) -> Node {
    let edge = Shape::Rect { width: CARD.0 - 4.0, height: CARD.1 - 4.0, radius: 15.0 };
    let mut node =
        Node::group(x, y).scale(scale).class("card").child(Node::symbol(symbol(card), 0.0, 0.0, CARD.0, CARD.1));
    // On a smaller one nobody could read it.
    if scale > 0.7 {
        let name = Node::new(Shape::Text(Line::new(short(card))), CARD.0 / 2.0, 153.0);
        node = node.child(name.class("card-name"));
    }
    node = node.child(Node::new(edge, 2.0, 2.0).class("edge"));
    if count > 1 {
        let tally = Shape::Rect { width: 44.0, height: 30.0, radius: 15.0 };
        let text = Node::mark(format!("×{count}"), 22.0, 22.0);
        let tally = Node::group(CARD.0 - 36.0, -10.0).class("tally").child(Node::new(tally, 0.0, 0.0)).child(text);
        node = node.child(tally);
    }
    node
}

pub fn button(key: &str, text: Line, x: f32, y: f32, width: f32) -> Node {
    let shape = Shape::Rect { width, height: 92.0, radius: 26.0 };
    let words = Node::new(Shape::Text(text.clone()), width / 2.0, 58.0);
    Node::group(x, y).class("button").key(key).label(text).child(Node::new(shape, 0.0, 0.0)).child(words)
}

pub const fn symbol(card: Card) -> &'static str {
    // The labels of the texts and the symbols of the art have the same names.
    json::card_label(card)
}

/// The name that fits under the picture of a card.
pub const fn short(card: Card) -> &'static str {
    match card {
        Card::Bear => "short-bear",
        Card::Current => "short-current",
        Card::Eagle => "short-eagle",
        Card::Fatigue => "short-fatigue",
        Card::L => "short-l",
        Card::Ll => "short-ll",
        Card::R => "short-r",
        Card::Rapids => "short-rapids",
        Card::Rr => "short-rr",
        Card::S => "short-s",
        Card::Ss => "short-ss",
        Card::Wild => "short-wild",
    }
}

/// Three places for the cards of this turn.
fn played(view: &View, window: &Window, y: f32) -> Vec<Node> {
    let x = window.left + 20.0;
    let mut nodes = Vec::new();
    for nth in 0..MAX_PLAYED {
        let left = x + 86.0 * nth as f32;
        nodes.push(match view.played.as_slice().get(nth) {
            Some(&played) => card(played, 1, left, y, 0.64).layer(layer::CARDS).held(format!("card-{}", played.name())),
            None => {
                let slot = Shape::Rect { width: 73.0, height: 104.0, radius: 10.0 };
                Node::new(slot, left + 2.0, y + 2.0).layer(layer::CARDS).class("slot")
            }
        });
    }
    // On a phone the places speak for themselves.
    if window.layout == Layout::Wide {
        let left = Line::new("label-played").count("cards", view.played.len() as i64);
        let text = Node::new(Shape::Text(left), x + 122.0, y + 150.0).layer(layer::CARDS);
        nodes.push(text.class("words small"));
    }
    nodes
}

fn hand(view: &View, from: f32, to: f32, y: f32, largest: f32) -> Vec<Node> {
    let kinds: Vec<_> = view.hand.kinds().collect();
    let (step, scale) = spread(kinds.len(), to - from, largest);
    let start = (from + to) / 2.0 - step * kinds.len() as f32 / 2.0;
    let node = |(nth, kind): (usize, Card)| {
        let count = view.hand.count(kind);
        let label = Line::new("label-card").label("card", json::card_label(kind)).count("count", count);
        let node = card(kind, count, start + step * nth as f32, y, scale).layer(layer::CARDS);
        node.key(hand_key(kind)).held(format!("card-{}", kind.name())).label(label)
    };
    kinds.into_iter().enumerate().map(node).collect()
}

/// A spectator sees how many cards the active player holds.
fn backs(view: &View, from: f32, to: f32, y: f32, largest: f32) -> Vec<Node> {
    let count = usize::from(view.hand_sizes[view.active.index()]);
    let (step, scale) = spread(count, to - from, largest);
    let start = (from + to) / 2.0 - step * count as f32 / 2.0;
    let back = |nth: usize| {
        let symbol = Node::symbol("card-back", 0.0, 0.0, CARD.0, CARD.1);
        Node::group(start + step * nth as f32, y).scale(scale).layer(layer::CARDS).child(symbol)
    };
    (0..count).map(back).collect()
}

/// The distance and the scale of so many cards in a width.
pub fn spread(count: usize, width: f32, largest: f32) -> (f32, f32) {
    let step = (CARD.0 * largest + 16.0).min(width / count.max(1) as f32);
    (step, ((step - 12.0) / CARD.0).clamp(0.3, largest))
}

/// What is left in the piles.
fn supply(view: &View, x: f32, width: f32, y: f32) -> Vec<Node> {
    let step = (width - 40.0) / Card::ALL.len() as f32;
    let mut nodes = Vec::new();
    for (nth, card) in Card::ALL.into_iter().enumerate() {
        let left = view.piles.count(card);
        let label = Line::new("label-pile").label("card", json::card_label(card)).count("left", left);
        let class = if left == 0 { "supply gone" } else { "supply" };
        let node = Node::group(x + 20.0 + step * nth as f32, y).layer(layer::CARDS).label(label);
        let picture = |size: f32| Node::symbol(symbol(card), 0.0, 0.0, 56.0 * size, 78.4 * size);
        let count = |x: f32, y: f32| Node::mark(left.to_string(), x, y);
        // Where they are close the number lies on its card, which can be larger then.
        nodes.push(if step < 110.0 {
            let plate = Node::new(Shape::Rect { width: 52.0, height: 36.0, radius: 18.0 }, 30.0, 58.0);
            node.class(format!("{class} near")).child(picture(1.14)).child(plate).child(count(56.0, 87.0))
        } else {
            node.class(class).child(picture(1.0)).child(count(80.0, 50.0))
        });
    }
    nodes
}
