//! Laying tiles: those turned up, the ways to turn them, the places for them.

use rules::Line;
use scene::{Focus, Key, Look, Node, Shape, State};

use super::places::*;
use super::river::{base, figure, walls};
use crate::position::{Cell, Column, Kind, Open, Phase, Tile};
use crate::{json, legal};

pub fn has_panel(open: &Open) -> bool {
    matches!(open.phase, Phase::Setup | Phase::Lay)
}

/// The kinds turned up, each once, with how many there are.
pub fn kinds_drawn(open: &Open) -> Vec<(Kind, usize)> {
    let drawn = open.drawn.as_slice();
    let count = |kind| drawn.iter().filter(|other| **other == kind).count();
    Kind::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0).collect()
}

pub fn places(open: &Open) -> Vec<Node> {
    let cells = Column::ALL.into_iter().filter_map(|column| legal::place(open, column));
    let place = |cell: Cell| {
        let label = Line::new("label-place").name("cell", cell);
        Node::path(hexagon(at(cell), 0.9)).class("up-place").layer(layer::CELLS).key(cell.to_string()).label(label)
    };
    cells.map(place).collect()
}

/// A whole tile with its figure and walls, round its middle.
pub fn whole(open: &Open, tile: Tile, cell: Option<Cell>) -> Node {
    let mut group = Node::group(0.0, 0.0).child(base(tile));
    group.children.extend(figure(open.options.whirlpool, tile, 0));
    group.children.extend(walls(tile, cell));
    group
}

/// The lines of the panel: each kind that turns has one of its own, the others share the last.
pub fn panel_lines(open: &Open) -> Vec<Vec<(Kind, usize)>> {
    let (turning, plain): (Vec<_>, Vec<_>) = kinds_drawn(open).into_iter().partition(|(kind, _)| kind.turns());
    let plain = (!plain.is_empty()).then_some(plain);
    turning.into_iter().map(|kind| vec![kind]).chain(plain).collect()
}

/// The tiles turned up, above the river, each with the ways to turn it.
pub fn panel(open: &Open, frame: &Frame) -> Vec<Node> {
    let lines = panel_lines(open);
    let widest = lines.iter().map(|line| if line[0].0.turns() { 5 } else { line.len() }).max().unwrap_or(1);
    let width = if widest == 5 { 2.0 * SIDE - 28.0 } else { 142.0 * widest as f32 + 20.0 };
    let top = frame.top - frame.panel + 16.0;
    let card = Shape::Rect { width, height: frame.panel - 24.0, radius: 22.0 };
    let mut nodes = vec![Node::new(card, -SIDE + 14.0, top).class("up-panel").layer(layer::SIGNS)];
    for (nth, line) in lines.into_iter().enumerate() {
        let y = top + 6.0 + PANEL_LINE * (nth as f32 + 0.5);
        for (place, (kind, count)) in line.into_iter().enumerate() {
            let x = -248.0 + 142.0 * place as f32;
            let label = Line::new("label-drawn").label("tile", drawn_label(open, kind));
            let tile = whole(open, Tile::turned(kind, 0), None).scale(0.56);
            nodes.push(panel_key((x, y), (132.0, 116.0), drawn_key(kind), label).child(tile));
            if count > 1 {
                let mark = Node::mark(format!("×{count}"), x + 48.0, y + 40.0);
                nodes.push(mark.class("up-count").layer(layer::NUMBERS));
            }
            nodes.extend(turns(open, kind, y));
        }
    }
    nodes
}

pub fn drawn_label(open: &Open, kind: Kind) -> &'static str {
    json::label_here(&open.options, Tile::turned(kind, 0))
}

pub fn panel_key((x, y): (f32, f32), (width, height): (f32, f32), key: String, label: Line) -> Node {
    let back = Node::new(Shape::Rect { width, height, radius: 14.0 }, -width / 2.0, -height / 2.0);
    Node::group(x, y).class("up-key").layer(layer::SIGNS).key(key).label(label).child(back)
}

/// The ways to turn a tile; an arrow only to where it may point in some place.
pub fn turns(open: &Open, kind: Kind, y: f32) -> Vec<Node> {
    let places: Vec<_> = Column::ALL.into_iter().filter_map(|column| legal::place(open, column)).collect();
    let fits = |turn: &u8| {
        let last = |cell: &Cell| open.spawn_row == Some(cell.row());
        kind != Kind::Current || places.iter().any(|cell| legal::arrow_fits(*cell, *turn, last(cell)))
    };
    let turns = if kind.turns() { 0..6 } else { 0..0 };
    let key = |(nth, turn): (usize, u8)| {
        let label = Line::new("label-turn").label("tile", drawn_label(open, kind)).count("turn", turn + 1);
        let tile = whole(open, Tile::turned(kind, turn), None).scale(0.34);
        panel_key((-134.0 + 83.0 * nth as f32, y), (80.0, 84.0), turn_key(kind, turn), label).child(tile)
    };
    turns.filter(fits).enumerate().map(key).collect()
}

pub fn focus_lay(open: &Open, kind: Kind, column: Column, rotation: u8, look: Look) -> Focus {
    let Some(cell) = legal::place(open, column) else { return Focus::default() };
    if look == Look::Glance {
        return Focus::default();
    }
    let (x, y) = at(cell);
    let mut ghost = whole(open, Tile::turned(kind, rotation), Some(cell)).class("up-ghost").layer(layer::ROUTES);
    (ghost.x, ghost.y) = (x, y);
    let edge = Node::path(hexagon((x, y), 0.9)).class("up-ghost-edge").layer(layer::ROUTES);
    Focus { states: vec![(Key::new(cell.to_string()), State::Target)], nodes: vec![ghost, edge] }
}
