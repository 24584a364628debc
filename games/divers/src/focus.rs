//! What an action would look like: what the next card could meet, what would be taken, what scoring costs.

use rules::{Line, Seat};
use scene::{Focus, Key, Layout, Look, Node, Shape, State};

use crate::board::{key, taken};
use crate::cards::{Bag, Card};
use crate::draw::{self, PITCH, Rows, layer};
use crate::odds::{self, Risk};
use crate::panels::catch_key;
use crate::reef::{COLUMNS, Cell, Corner, Place, met};
use crate::sets::EXTRA;
use crate::{Action, View};

pub fn focus(view: &View, seat: Seat, action: Action, look: Look, layout: Layout) -> Focus {
    let rows = Rows::of(layout);
    let only = |states: Vec<(Key, State)>| Focus { states, nodes: Vec::new() };
    let in_catch =
        |cards: Bag, state: State| cards.codes().map(|card| (Key::new(catch_key(seat, card)), state)).collect();
    // While cards are still being touched, what has been touched and what may follow says enough.
    if look == Look::Glance && matches!(action, Action::TakeRow(_) | Action::Score(_) | Action::Extra(_)) {
        return Focus::default();
    }
    match action {
        Action::Dive => only(vec![(Key::new("deck"), State::Target)]),
        Action::Corner(corner) => {
            let risk = odds::corners(view).and_then(|risks| risks.into_iter().find(|risk| risk.corner == corner));
            focus_next(rows, view, corner, 2, risk, Key::new(format!("corner-{}", corner.name())), look)
        }
        Action::Deeper => match view.open.dive.and_then(|dive| Some((dive.corner?, dive.laid() + 1))) {
            Some((corner, nth)) => focus_next(rows, view, corner, nth, odds::deeper(view), Key::new("deck"), look),
            None => Focus::default(),
        },
        Action::TakeColumn | Action::TakeRow(_) => {
            // A wave that is taken along brings nothing.
            let state = |cell: &Cell| match view.open.card_at(*cell) {
                Some(Card::Wave) => State::Refused,
                _ => State::Target,
            };
            let cells = taken(view, action);
            let corner = view.open.dive.and_then(|dive| dive.corner).unwrap_or(Corner::TopLeft);
            let gained = cells.iter().filter(|cell| look == Look::Full && state(cell) == State::Target);
            let nodes = gained.map(|cell| badge("gains", cell_at(rows, *cell, corner))).collect();
            Focus { states: cells.iter().map(|cell| (key(*cell), state(cell))).collect(), nodes }
        }
        Action::Net { from, card } => only(vec![(Key::new(catch_key(from, card)), State::Target)]),
        Action::Harpoon(cell) => only(vec![(key(cell), State::Target)]),
        Action::NoNet | Action::NoHarpoon | Action::Done => only(vec![(Key::new("pass"), State::Target)]),
        Action::Wash(card) => only(in_catch(Bag::EMPTY.with_many(card, 1), State::Lost)),
        Action::Score(set) => Focus { states: in_catch(set, State::Target), nodes: price(rows, view, set) },
        Action::Flip(card) => only(vec![(Key::new(format!("set-{card}")), State::Target)]),
        Action::Extra(cards) => only(in_catch(cards, State::Lost)),
        Action::Draft(card) => only(vec![(Key::new(format!("pool-{card}")), State::Target)]),
    }
}

/// Where the next dive card would lie, the row it would look at, and the cards that could spoil the dive.
fn focus_next(
    rows: Rows,
    view: &View,
    corner: Corner,
    nth: usize,
    risk: Option<Risk>,
    touched: Key,
    look: Look,
) -> Focus {
    let (x, y) = rows.dive_at(corner, nth);
    let mut nodes = vec![draw::slot(rows, x, y, "coming").layer(layer::SIGNS)];
    let mut states = vec![(touched, State::Target)];
    if look == Look::Full {
        nodes.push(draw::band(rows, corner.row(nth), corner, "risk"));
        let threats = risk.iter().flat_map(|risk| &risk.threats);
        let mut causes: Vec<_> = view
            .open
            .dive
            .iter()
            .flat_map(|dive| threats.clone().flat_map(|threat| met(&view.open.table, dive, corner, threat.card)))
            .collect();
        causes.sort();
        causes.dedup();
        for cell in causes {
            states.push((key(cell), State::Lost));
            nodes.push(badge("spoils", cell_at(rows, cell, corner)));
        }
    }
    Focus { states, nodes }
}

/// A sign on the upper right corner of a card.
fn badge(id: &'static str, (x, y): (f32, f32)) -> Node {
    Node::symbol(id, x + 76.0, y - 8.0, 32.0, 32.0).layer(layer::SIGNS)
}

/// Where the card of a cell lies.
fn cell_at(rows: Rows, cell: Cell, corner: Corner) -> (f32, f32) {
    match cell.place() {
        Place::Table { row, column } => rows.table_at(row, column),
        Place::Dive(index) => rows.dive_at(corner, index + 1),
    }
}

/// What scoring a set costs: cards that go, and in which order the others choose.
fn price(rows: Rows, view: &View, set: Bag) -> Vec<Node> {
    let given = set.len() + EXTRA;
    let middle = PITCH * 2.0 - 6.0;
    let line = Line::new("focus-score").count("cards", given as i64 - 1).count("points", 10 - given as i64);
    let text = Node::new(Shape::Text(line.clone()), middle, rows.tray() + rows.pitch / 2.0 - 16.0)
        .layer(layer::SIGNS)
        .class("dv-say")
        .label(line);
    let sheet = Shape::Rect { width: PITCH * COLUMNS as f32, height: rows.pitch - 8.0, radius: 16.0 };
    let sheet = Node::new(sheet, -6.0, rows.tray()).layer(layer::SIGNS).class("dv-sheet");
    let mut nodes = vec![sheet, text];
    let others = view.open.clockwise(rules::Seats::all(view.open.seats()).without(view.open.active));
    for (nth, seat) in others.enumerate() {
        let x = middle - 20.0 * (view.open.seats() - 1) as f32 + 40.0 * nth as f32;
        let group = Node::group(x, rows.tray() + rows.pitch / 2.0).layer(layer::SIGNS).class(draw::seat_class(seat));
        nodes.push(group.child(Node::symbol(draw::mark(seat), 5.0, 0.0, 30.0, 30.0).class("dv-mark")));
    }
    nodes
}
