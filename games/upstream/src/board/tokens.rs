//! The salmon on their tiles, and how many a tile holds.

use rules::{Line, Seat};
use scene::{Node, Shape};

use super::places::*;
use super::river::figure;
use crate::json;
use crate::position::{Cell, Fish, Open, Token};

pub fn tokens_at(open: &Open, cell: Cell) -> Vec<(Seat, Token)> {
    let seats = open.tokens.iter().enumerate();
    let tokens = seats.flat_map(|(seat, tokens)| tokens.iter().map(move |token| (Seat::at(seat), *token)));
    tokens.filter(|(_, token)| !token.is_lost() && token.cell() == cell).collect()
}

/// The tokens of a tile and the dots below that show how many it holds.
pub fn tokens_on(open: &Open, cell: Cell) -> Vec<Node> {
    let tokens = tokens_at(open, cell);
    if tokens.is_empty() {
        return Vec::new();
    }
    let tile = open.tile(cell);
    let (x, y) = at(cell);
    let figured = figure(open.options.whirlpool, tile, 1).is_some();
    let mut nodes = Vec::new();
    for (nth, (seat, token)) in tokens.iter().enumerate() {
        let (dx, dy, width) = slot(nth, tokens.len(), figured);
        nodes.extend(token_nodes(open, *seat, *token, (x + dx, y + dy), width));
    }
    nodes.push(dots(tokens.len(), open.capacity(tile).into(), (x, y + 70.0)));
    nodes
}

/// Where a token of the river is drawn.
pub fn stands_at(open: &Open, seat: Seat, token: Token) -> (f32, f32) {
    let (x, y) = at(token.cell());
    let tokens = tokens_at(open, token.cell());
    let nth = tokens.iter().position(|other| *other == (seat, token)).unwrap_or(0);
    let figured = figure(open.options.whirlpool, open.tile(token.cell()), 1).is_some();
    let (dx, dy, _) = slot(nth, tokens.len(), figured);
    (x + dx, y + dy)
}

/// Where the `nth` of `all` tokens stands on a tile, and how wide it is.
pub fn slot(nth: usize, all: usize, figured: bool) -> (f32, f32, f32) {
    let slots: &[(f32, f32)] = match (all, figured) {
        (1, false) => &[(0.0, -2.0)],
        (2, false) => &[(-43.0, -2.0), (43.0, -2.0)],
        (3, false) => &[(-38.0, -34.0), (38.0, -34.0), (0.0, 22.0)],
        (4, false) => &[(-38.0, -34.0), (38.0, -34.0), (-42.0, 20.0), (42.0, 20.0)],
        (_, false) => &[(-34.0, -36.0), (34.0, -36.0), (-62.0, 18.0), (0.0, 18.0), (62.0, 18.0)],
        (1, true) => &[(0.0, 24.0)],
        (2, true) => &[(-42.0, 24.0), (42.0, 24.0)],
        (3, true) => &[(-54.0, 16.0), (0.0, 32.0), (54.0, 16.0)],
        (4, true) => &[(-40.0, -6.0), (40.0, -6.0), (-34.0, 36.0), (34.0, 36.0)],
        (_, true) => &[(-38.0, -8.0), (38.0, -8.0), (-60.0, 34.0), (0.0, 34.0), (60.0, 34.0)],
    };
    let width = match (all, figured) {
        (1, false) => 112.0,
        (1, true) => 92.0,
        (2, _) => 82.0,
        (3, false) => 76.0,
        (3, true) => 66.0,
        (4, false) => 72.0,
        (_, false) => 66.0,
        (_, true) => 60.0,
    };
    let (x, y) = slots[nth.min(slots.len() - 1)];
    (x, y, width)
}

pub fn token_nodes(open: &Open, seat: Seat, token: Token, (x, y): (f32, f32), width: f32) -> Vec<Node> {
    let (id, size) = match token.fish() {
        Fish::Pair => ("up-salmon-pair", (width, width * 0.75)),
        Fish::Single => ("up-salmon-single", (width * 0.76, width * 0.76)),
    };
    let key = key_of(seat, token);
    let ring = Node::new(Shape::Ellipse { rx: width * 0.54, ry: width * 0.47 }, x, y).layer(layer::RINGS);
    let cell =
        if token.cell().is_river() || open.spawn_row.is_some() { token.cell().to_string() } else { String::new() };
    let id_label = if token.is_stopped() { "label-stopped" } else { "label-token" };
    let label =
        Line::new(id_label).label("token", json::fish_label(token.fish())).seat("player", seat).name("cell", cell);
    let mut nodes = vec![ring.clone().class("up-ring").key(key.clone())];
    if token.is_stopped() {
        nodes.push(ring.class("up-stopped"));
    }
    let fish = Node::symbol(id, -size.0 / 2.0, -size.1 / 2.0, size.0, size.1).class(format!("seat-{seat}"));
    let group = Node::group(x, y).layer(layer::TOKENS).class("piece").key(key).piece(format!("salmon-{seat}"));
    nodes.push(group.label(label).child(fish));
    nodes
}

/// How many tokens a tile holds, one dot for each there is room for.
pub fn dots(held: usize, room: usize, (x, y): (f32, f32)) -> Node {
    let room = room.max(held);
    let full = if held == room { " full" } else { "" };
    let width = 18.0 * room as f32 + 8.0;
    let mut group = Node::group(x, y).class(format!("up-occ{full}")).layer(layer::TOKENS).child(Node::new(
        Shape::Rect { width, height: 24.0, radius: 12.0 },
        -width / 2.0,
        -12.0,
    ));
    for nth in 0..room {
        let dot = Node::new(Shape::Ellipse { rx: 6.0, ry: 6.0 }, 18.0 * (nth as f32 - (room as f32 - 1.0) / 2.0), 0.0);
        group.children.push(dot.class(if nth < held { "in" } else { "out" }));
    }
    group
}
