//! What the stack still holds, by kind: on the left bank, on a phone on the right one while no tiles are laid.

use rules::Line;
use scene::{Layout, Node, Shape};

use super::laying::whole;
use super::places::*;
use crate::position::{Kind, Tile};
use crate::{View, json};

const STEP_X: f32 = 118.0;
const STEP_Y: f32 = 92.0;

pub fn stock(view: &View, frame: &Frame) -> Vec<Node> {
    let left: Vec<_> = Kind::ALL.into_iter().zip(view.stack_kinds).filter(|(_, count)| *count > 0).collect();
    if left.is_empty() {
        return Vec::new();
    }
    let (x, y) = match frame.layout {
        Layout::Wide => (frame.view_box()[0] + 10.0, frame.top + 16.0),
        Layout::Tall => (BANK.0, frame.top + 20.0),
    };
    let lines = left.len().div_ceil(2) as f32;
    let card = Shape::Rect { width: 2.0 * STEP_X + 16.0, height: STEP_Y * lines + 66.0, radius: 22.0 };
    let mut node = Node::group(x, y)
        .layer(layer::SIGNS)
        .child(Node::new(card, 0.0, 0.0).class("up-panel"))
        .child(Node::new(Shape::Text(Line::new("panel-stack")), STEP_X + 8.0, 36.0).class("up-head"));
    for (nth, (kind, count)) in left.into_iter().enumerate() {
        let (x, y) = (8.0 + STEP_X * (nth % 2) as f32, 58.0 + STEP_Y * (nth / 2) as f32);
        let tile = Tile::turned(kind, 0);
        let label =
            Line::new("note-left").label("tile", json::label_here(&view.open.options, tile)).count("count", count);
        let small = Node::group(46.0, 42.0).scale(0.36).child(whole(&view.open, tile, None));
        let number = Node::mark(count.to_string(), 98.0, 44.0).class("up-count");
        node = node.child(Node::group(x, y).label(label).child(small).child(number));
    }
    vec![node]
}
