//! Salmon and bears on their hexes, and the strip that shows how far everybody is.

use rules::{Line, Seat};
use scene::{Layout, Node, Shape};

use super::map::Window;
use super::words::placed;
use super::{at, bear_key, layer, seat_key};
use crate::View;
use crate::river::Place;
use crate::tasks::Task;

/// Where the n-th of some tokens stands on a hex, and how large.
fn stand(nth: usize, of: usize) -> (f32, f32, f32) {
    match of {
        0 | 1 => (0.0, -10.0, 98.0),
        2 => (-36.0 + 72.0 * nth as f32, -12.0, 84.0),
        3 | 4 => (-34.0 + 68.0 * (nth % 2) as f32, -42.0 + 62.0 * (nth / 2) as f32, 70.0),
        _ => (-52.0 + 52.0 * (nth % 3) as f32, -46.0 + 44.0 * (nth / 3) as f32, 50.0),
    }
}

pub fn pieces(view: &View) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (bear, &place) in (0..).zip(view.bears.as_slice()) {
        let before = view.bears.as_slice()[..usize::from(bear)].iter().filter(|other| **other == place).count();
        let (x, y) = at(place);
        let (dx, dy, size) = stand(before, crowd(view, place));
        let figure = Node::symbol("bear-pawn", -size / 2.0, -size / 2.0, size, size);
        let label = placed(Line::new("label-bear"), place);
        let node = Node::group(x + dx, y + dy).layer(layer::PIECES).class("piece").key(bear_key(bear));
        nodes.push(node.piece("bear").label(label).child(figure));
    }
    for seat in view.all_seats() {
        let place = view.salmon[seat.index()];
        let before = view.salmon[..seat.index()].iter().filter(|other| **other == place).count();
        let (x, y) = at(place);
        let (dx, dy, size) = stand(view.bears.count(place) + before, crowd(view, place));
        let id = if view.in_pool(seat) { "label-salmon-pool" } else { "label-salmon" };
        let label = placed(Line::new(id).seat("player", seat), place);
        if seat == view.active && !view.over {
            let halo = Shape::Ellipse { rx: size * 0.56, ry: size * 0.48 };
            nodes.push(Node::new(halo, x + dx, y + dy).layer(layer::RINGS).class("halo"));
        }
        let node = Node::group(x + dx, y + dy).layer(layer::PIECES).class(format!("piece seat-{seat}"));
        let node = node.key(seat_key(seat).0).piece(format!("salmon-{seat}")).label(label);
        nodes.push(node.child(Node::symbol("salmon", -size / 2.0, -size / 2.0, size, size)));
    }
    nodes.extend(leap(view));
    nodes
}

/// The waterfall that may be jumped.
fn leap(view: &View) -> Option<Node> {
    let Some(Task::Leap { seat, way }) = view.todo.first() else { return None };
    let (x, y) = at(view.salmon[seat.index()].to(way.dir()));
    Some(Node::symbol("leap", x - 100.0, y - 86.6, 200.0, 173.2).layer(layer::RINGS))
}

/// How many tokens stand on a hex.
pub fn crowd(view: &View, place: Place) -> usize {
    view.bears.count(place) + view.salmon[..view.seats()].iter().filter(|other| **other == place).count()
}

const fn badge(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "seat-0",
        1 => "seat-1",
        2 => "seat-2",
        _ => "seat-3",
    }
}

pub fn seat_badge(seat: Seat, x: f32, y: f32, size: f32) -> Node {
    Node::symbol(badge(seat), x, y, size, size)
}

/// The whole river as a line at the left: pool at the top, start at the bottom.
pub fn strip(view: &View, window: &Window) -> Vec<Node> {
    // On a phone it hides as little of the river as it can.
    let (inset, half) = match window.layout {
        Layout::Wide => (16.0, 46.0),
        Layout::Tall => (2.0, 33.0),
    };
    let (x, top, bottom) = (window.left + inset + half, window.top + 90.0, window.bottom() - 60.0);
    let height = |place: Place| {
        let part = f32::from(place.r) / f32::from(view.river.top());
        bottom + (top - bottom) * part
    };
    let frame = Shape::Rect { width: 2.0 * half, height: bottom - top + 120.0, radius: half };
    let mut nodes = vec![
        Node::new(frame, window.left + inset, top - 66.0).layer(layer::PANEL).class("strip"),
        Node::path(format!("M{x} {bottom}V{top}")).layer(layer::PANEL).class("strip-way"),
        Node::new(Shape::Ellipse { rx: 22.0, ry: 15.0 }, x, top - 22.0).layer(layer::PANEL).class("strip-pool"),
    ];
    for &bear in view.bears.as_slice() {
        let dot = Shape::Ellipse { rx: 9.0, ry: 9.0 };
        nodes.push(Node::new(dot, x, height(bear)).layer(layer::PANEL).class("strip-bear"));
    }
    for seat in view.all_seats() {
        let y = height(view.salmon[seat.index()]);
        let near = |other: &Place| (height(*other) - y).abs() < 30.0;
        let before = view.salmon[..seat.index()].iter().filter(|other| near(other)).count() as f32;
        let among = view.salmon[..view.seats()].iter().filter(|other| near(other)).count() as f32;
        let shift = (before - (among - 1.0) / 2.0) * half * 0.52;
        let size = if among > 2.0 { 30.0 } else { 38.0 };
        nodes.push(seat_badge(seat, x + shift - size / 2.0, y - size / 2.0, size).layer(layer::PANEL));
    }
    nodes
}
