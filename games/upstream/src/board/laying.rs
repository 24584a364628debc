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

/// On the right bank: the tiles turned up, each with the ways to turn it below.
pub fn panel(open: &Open, frame: &Frame) -> Vec<Node> {
    let drawn = kinds_drawn(open);
    let turning = drawn.iter().filter(|(kind, _)| kind.turns()).count();
    // Fingers want large keys; three kinds to turn find room only with smaller ones.
    let turn = if turning < 3 { Turn { in_line: 2, size: (118.0, 108.0), scale: 0.5 } } else { Turn::SMALL };
    let (middle, mut y) = (BANK.0 + BANK.1 / 2.0, frame.top + 28.0);
    let mut keys = Vec::new();
    for (kind, count) in drawn {
        let label = Line::new("label-drawn").label("tile", drawn_label(open, kind));
        let tile = whole(open, Tile::turned(kind, 0), None).scale(0.66);
        keys.push(panel_key((middle, y + 66.0), (236.0, 124.0), drawn_key(kind), label).child(tile));
        if count > 1 {
            let mark = Node::mark(format!("×{count}"), middle + 84.0, y + 98.0);
            keys.push(mark.class("up-count").layer(layer::NUMBERS));
        }
        y += 132.0;
        let turns = turns(open, kind, turn, (middle, y));
        y += turns.len().div_ceil(turn.in_line) as f32 * (turn.size.1 + 4.0);
        keys.extend(turns);
        y += 10.0;
    }
    let card = Shape::Rect { width: BANK.1, height: y - frame.top - 20.0, radius: 22.0 };
    keys.insert(0, Node::new(card, BANK.0, frame.top + 20.0).class("up-panel").layer(layer::SIGNS));
    keys
}

pub fn drawn_label(open: &Open, kind: Kind) -> &'static str {
    json::label_here(&open.options, Tile::turned(kind, 0))
}

pub fn panel_key((x, y): (f32, f32), (width, height): (f32, f32), key: String, label: Line) -> Node {
    let back = Node::new(Shape::Rect { width, height, radius: 14.0 }, -width / 2.0, -height / 2.0);
    Node::group(x, y).class("up-key").layer(layer::SIGNS).key(key).label(label).child(back)
}

/// How the ways to turn a tile are laid out.
#[derive(Clone, Copy)]
pub struct Turn {
    in_line: usize,
    size: (f32, f32),
    scale: f32,
}

impl Turn {
    const SMALL: Self = Self { in_line: 3, size: (78.0, 80.0), scale: 0.34 };
}

/// The ways to turn a tile; an arrow only to where it may point in some place.
pub fn turns(open: &Open, kind: Kind, turn: Turn, (middle, top): (f32, f32)) -> Vec<Node> {
    let places: Vec<_> = Column::ALL.into_iter().filter_map(|column| legal::place(open, column)).collect();
    let fits = |turn: &u8| {
        let last = |cell: &Cell| open.spawn_row == Some(cell.row());
        kind != Kind::Current || places.iter().any(|cell| legal::arrow_fits(*cell, *turn, last(cell)))
    };
    let ways = if kind.turns() { 0..6 } else { 0..0 };
    let (width, height) = turn.size;
    let key = |(nth, way): (usize, u8)| {
        let label = Line::new("label-turn").label("tile", drawn_label(open, kind)).count("turn", way + 1);
        let tile = whole(open, Tile::turned(kind, way), None).scale(turn.scale);
        let (column, line) = ((nth % turn.in_line) as f32, (nth / turn.in_line) as f32);
        let x = middle + (width + 4.0) * (column - (turn.in_line as f32 - 1.0) / 2.0);
        let y = top + (height + 4.0) * line + height / 2.0;
        panel_key((x, y), turn.size, turn_key(kind, way), label).child(tile)
    };
    ways.filter(fits).enumerate().map(key).collect()
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
