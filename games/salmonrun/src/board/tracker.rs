//! What everybody owns, hand, deck and discard pile together: a small table of signs beside the river.

use rules::Line;
use scene::{Node, Shape};

use super::layer;
use super::map::Window;
use super::pieces::seat_badge;
use crate::View;
use crate::cards::Card;

/// What stands above a column: an arrow, so many degrees from straight ahead, or a picture.
enum Head {
    Arrow(f32),
    Icon(&'static str),
}

/// Kinds of cards that share a column.
const COLUMNS: [(Head, &[Card]); 9] = [
    (Head::Arrow(-50.0), &[Card::L, Card::Ll]),
    (Head::Arrow(0.0), &[Card::S, Card::Ss]),
    (Head::Arrow(50.0), &[Card::R, Card::Rr]),
    (Head::Icon("icon-wild"), &[Card::Wild]),
    (Head::Icon("icon-bear"), &[Card::Bear]),
    (Head::Icon("icon-eagle"), &[Card::Eagle]),
    (Head::Icon("icon-current"), &[Card::Current]),
    (Head::Icon("icon-rapids"), &[Card::Rapids]),
    (Head::Icon("icon-fatigue"), &[Card::Fatigue]),
];
const STEP: (f32, f32) = (42.0, 58.0);
const FIRST: f32 = 84.0;
pub const WIDTH: f32 = FIRST + STEP.0 * COLUMNS.len() as f32;

pub fn tracker(view: &View, window: &Window) -> Node {
    let rows = view.seats() as f32;
    let shape = Shape::Rect { width: WIDTH, height: 136.0 + STEP.1 * rows, radius: 28.0 };
    let mut node = Node::group(window.right() - WIDTH - 20.0, window.top + 24.0)
        .layer(layer::PANEL)
        .class("tracker")
        .child(Node::new(shape, 0.0, 0.0).class("sheet"))
        .child(Node::new(Shape::Text(Line::new("panel-owned")), WIDTH / 2.0, 46.0).class("words tiny"));
    let x = |column: usize| FIRST + STEP.0 * column as f32;
    for (column, (head, _)) in COLUMNS.iter().enumerate() {
        node = node.child(match *head {
            Head::Arrow(turn) => {
                let arrow = Node::path("M0 15V-13M-11-3 0-14 11-3").class("way-arrow");
                Node::group(x(column), 94.0).turn(turn).child(arrow)
            }
            Head::Icon(id) => Node::symbol(id, x(column) - 21.0, 73.0, 42.0, 42.0),
        });
    }
    for (row, seat) in view.all_seats().enumerate() {
        let y = 152.0 + STEP.1 * row as f32;
        let owned = view.owned(seat);
        node = node.child(seat_badge(seat, 16.0, y - 22.0, 44.0));
        for (column, (_, cards)) in COLUMNS.iter().enumerate() {
            let count: u8 = cards.iter().map(|card| owned.count(*card)).sum();
            let class = if count == 0 { "figure none" } else { "figure" };
            node = node.child(Node::mark(count.to_string(), x(column), y + 10.0).class(class));
        }
    }
    node
}
