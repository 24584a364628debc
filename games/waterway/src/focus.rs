//! A tile where it would lie, and what it would bring.

use rules::{Line, Seat, Viewer};
use scene::{Focus, Key, Layout, Node, Shape, State};

use crate::action::Cell;
use crate::around::{BUTTON, button_at};
use crate::board::{cell_key, hand_key, layer, looks, place, turn_key};
use crate::draw::{self, Flag, OnRoute, TILE, Water, centred};
use crate::frame::Frame;
use crate::score::{Points, Source, reasons};
use crate::{Action, View, content};

/// How wide the box is that says what a tile would bring.
const CALLOUT: f32 = 178.0;

/// The tile where it would lie, and what it would change.
pub fn focus(view: &View, seat: Seat, action: Action, layout: Layout) -> Focus {
    let Some(river) = view.rivers().get(seat.index()).filter(|river| river.check(action).is_ok()) else {
        return Focus::default();
    };
    let mut after = river.clone();
    after.lay(action, |_| {});
    let why = reasons(&after);
    let look = looks(&after, &why, false).last().copied();
    let mut nodes = Vec::new();
    if let Some(look) = look {
        let mut node = draw::tile(content::face(action.tile), action.tile, look).layer(layer::GHOST).class("ww-ghost");
        (node.x, node.y) = place(action.cell);
        let frame = Node::new(Shape::Rect { width: 104.0, height: 104.0, radius: 10.0 }, -2.0, -2.0).class("ww-frame");
        nodes.push(node.child(frame));
    }
    for meadow in why.meadows.iter().filter(|meadow| meadow.quarters >= 3) {
        if river.quarters_at(meadow.vertex) != meadow.quarters {
            let mut node = draw::meadow(after.quarters_round(meadow.vertex)).layer(layer::GHOST);
            (node.x, node.y) = (TILE * f32::from(meadow.vertex.0), TILE * f32::from(meadow.vertex.1));
            nodes.push(node);
        }
    }
    let frame = Frame::of(view, Viewer::Seat(seat), layout);
    let (x, _) = place(action.cell);
    let is_bare = |side| after.piece_at(action.cell.beside(side)).is_none();
    let left_fits = x - CALLOUT - 16.0 >= frame.left;
    let right_fits = x + TILE + CALLOUT + 16.0 <= frame.left + frame.width;
    // On the side where it hides no tile, if there is one.
    let left =
        if left_fits && (is_bare(3) || !right_fits || !is_bare(1)) { x - CALLOUT - 16.0 } else { x + TILE + 16.0 };
    nodes.push(callout(&frame, left, action.cell, river.points(), after.points()));
    let states = vec![
        (Key::new(hand_key(action.tile)), State::Chosen),
        (Key::new(cell_key(action.cell)), State::Chosen),
        (Key::new(turn_key(action.rot)), State::Chosen),
    ];
    Focus { states, nodes }
}

/// When tile and cell are chosen: the tile where it would lie, and on every button the tile as it would be turned, with
/// the points that this would bring.
pub fn turns(view: &View, seat: Seat, touched: &[Key], open: &[Action], layout: Layout) -> Focus {
    let (Some(first), Some(river)) = (open.first(), view.rivers().get(seat.index())) else { return Focus::default() };
    let ways = (0..4).map(|rot| Action { rot, ..*first }).filter(|way| river.check(*way).is_ok());
    let ways: Vec<_> = ways.collect();
    if touched.len() < 2 || ways.len() < 2 {
        return Focus::default();
    }
    let frame = Frame::of(view, Viewer::Seat(seat), layout);
    let face = content::face(first.tile);
    let plain = |rot| draw::Look { rot, water: Water::Plain, flag: Flag::Got(0), route: OnRoute::No, whole: 0 };
    let mut nodes = Vec::new();
    if touched.len() == 2 {
        let mut ghost = draw::tile(face, first.tile, plain(first.rot)).layer(layer::GHOST).class("ww-ghost ww-maybe");
        (ghost.x, ghost.y) = place(first.cell);
        nodes.push(ghost);
    }
    nodes.push(again(first.cell));
    for action in ways {
        let mut after = river.clone();
        after.lay(action, |_| {});
        let gain = i32::from(after.points().total()) - i32::from(river.points().total());
        let (left, top) = button_at(action.rot, &frame);
        let mut small = draw::tile(face, action.tile, plain(action.rot)).scale((BUTTON - 14.0) / TILE);
        (small.x, small.y) = (7.0, 7.0);
        let back = Node::new(Shape::Rect { width: BUTTON, height: BUTTON, radius: 14.0 }, 0.0, 0.0).class("ww-button");
        let button = Node::group(left, top).layer(layer::GHOST).class("ww-turned").key(turn_key(action.rot));
        let mut button = button.child(back).child(small);
        if gain > 0 {
            let tag = Node::group(BUTTON / 2.0, BUTTON + 10.0)
                .class("tag")
                .child(Node::new(Shape::Rect { width: 52.0, height: 24.0, radius: 12.0 }, -26.0, -12.0))
                .child(Node::mark(format!("+{gain}"), 0.0, 0.0));
            button = button.child(tag);
        }
        nodes.push(button);
    }
    Focus { states: Vec::new(), nodes }
}

/// The sign that touching the place once more turns the tile.
fn again(cell: Cell) -> Node {
    let (x, y) = place(cell);
    Node::group(x + TILE / 2.0, y - 8.0)
        .layer(layer::SIGNS)
        .class("ww-again")
        .key(cell_key(cell))
        .child(Node::new(Shape::Ellipse { rx: 20.0, ry: 20.0 }, 0.0, 0.0))
        .child(Node::path("M8.5-4.5A9.6 9.6 0 1 0 9.4 2.6M9.6-11.5V-3.6H1.7"))
}

/// What a tile would bring, by source, beside the cell where it would lie.
fn callout(frame: &Frame, left: f32, cell: Cell, before: Points, after: Points) -> Node {
    const WIDTH: f32 = CALLOUT;
    const ROW: f32 = 34.0;
    let gains: Vec<_> = before.by_source().into_iter().zip(after.by_source()).collect();
    let gains: Vec<_> = gains.iter().filter(|((_, old), (_, new))| new > old).collect();
    let height = ROW * (gains.len() as f32 + 1.0) + 12.0;
    let (_, y) = place(cell);
    let top = (y + 50.0 - height / 2.0).clamp(frame.top + 4.0, (frame.bottom() - height - 4.0).max(frame.top + 4.0));
    let mut node = Node::group(left, top)
        .layer(layer::SIGNS)
        .label(Line::new("label-gain").count("before", before.total()).count("after", after.total()))
        .child(Node::new(Shape::Rect { width: WIDTH, height, radius: 12.0 }, 0.0, 0.0).class("ww-call"));
    for (row, ((source, old), (_, new))) in gains.iter().enumerate() {
        let y = 6.0 + ROW * row as f32;
        node = node
            .child(centred(icon(*source), 26.0, y + ROW / 2.0, 30.0, 30.0))
            .child(Node::mark(format!("+{}", new - old), WIDTH - 14.0, y + 24.0).class("ww-up"));
    }
    let y = 6.0 + ROW * gains.len() as f32;
    if !gains.is_empty() {
        node = node.child(Node::path(format!("M10 {y}H{}", WIDTH - 10.0)).class("ww-sum"));
    }
    let total = format!("{} → {}", before.total(), after.total());
    node.child(Node::mark(total, 14.0, y + 24.0).class("ww-part"))
        .child(Node::mark(format!("+{}", after.total() - before.total()), WIDTH - 14.0, y + 24.0).class("ww-up"))
}

const fn icon(source: Source) -> &'static str {
    match source {
        Source::Mills => "mill",
        Source::Sawmills => "sawmill",
        Source::Ports => "port",
        Source::Meadows => "meadow-icon",
    }
}
