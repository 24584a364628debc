//! The collections: a grid of colours and kinds for each diver, where three in a cell or four in a line are a set.

use rules::{Line as Text, Seat, Viewer};
use scene::{Layout, Node, Shape};

use crate::cards::{Bag, Card, Colour, Kind, Line};
use crate::draw::{CARD, PITCH, Rows, figure, layer, mark, seat_class, sign, slot, tint};
use crate::event::label;
use crate::position::Phase;
use crate::reef::COLUMNS;
use crate::{View, ending, view};

/// Where the panels begin, and how big one is.
const LEFT: f32 = PITCH * (COLUMNS + 1) as f32 + 14.0;
const PANEL: (f32, f32) = (336.0, 226.0);
const GAP: f32 = 14.0;
/// On a phone: where panels begin, how wide they all are, how large the own one is, and the size of the others.
const TALL_LEFT: f32 = -PITCH - 6.0;
const TALL_WIDTH: f32 = 2.0 * PANEL.0 + GAP;
const OWN_SCALE: f32 = 1.36;
const OWN: (f32, f32) = (PANEL.0 * OWN_SCALE, (PANEL.1 - HEAD) * OWN_SCALE);
const OTHER: (f32, f32) = (TALL_WIDTH - GAP - OWN.0, (OWN.1 - GAP) / 2.0);
/// What the line with the name takes; on a phone the names are above the board.
const HEAD: f32 = 38.0;
/// A cell of the grid, and how far apart they are.
const CELL: (f32, f32) = (60.0, 40.0);
const STEP: (f32, f32) = (64.0, 44.0);
const GRID: (f32, f32) = (12.0, 46.0);
const ICON: f32 = 36.0;

/// How many panels stand above one another: four divers make a square.
const fn stacked(seats: usize) -> usize {
    if seats == 4 { 2 } else { 3 }
}

/// Where table and tray end.
fn below(layout: Layout) -> f32 {
    let rows = Rows::of(layout);
    rows.tray() + rows.pitch + 4.0
}

/// The right and the lower edge of everything.
pub fn edges(seats: usize, layout: Layout) -> (f32, f32) {
    match layout {
        Layout::Wide => {
            let columns = seats.div_ceil(stacked(seats)) as f32;
            (LEFT + columns * (PANEL.0 + GAP) - GAP + 14.0, below(layout))
        }
        Layout::Tall => {
            let rows = seats.saturating_sub(3).div_ceil(3) as f32;
            (TALL_LEFT + TALL_WIDTH + 12.0, below(layout) + GAP + OWN.1 + rows * (OTHER.1 + GAP) + 6.0)
        }
    }
}

/// Where the panel with this number lies. On a phone the own one is larger, so that fingers find its cards; two others
/// stand beside it, the rest below.
fn place(seats: usize, nth: usize, layout: Layout) -> (f32, f32) {
    let top = below(layout) + GAP;
    match (layout, nth) {
        (Layout::Wide, _) => {
            let x = LEFT + (nth / stacked(seats)) as f32 * (PANEL.0 + GAP);
            (x, Rows::of(layout).top() + (nth % stacked(seats)) as f32 * (PANEL.1 + GAP))
        }
        (Layout::Tall, 0) => (TALL_LEFT, top),
        (Layout::Tall, 1 | 2) => (TALL_LEFT + OWN.0 + GAP, top + (nth - 1) as f32 * (OTHER.1 + GAP)),
        (Layout::Tall, _) => (TALL_LEFT + (nth - 3) as f32 * (OTHER.0 + GAP), top + OWN.1 + GAP),
    }
}

/// The key of a card in a catch.
pub fn catch_key(seat: Seat, card: Card) -> String {
    format!("catch-{seat}-{card}")
}

/// All collections: the viewer's own first, the others clockwise.
pub fn panels(view: &View, viewer: Viewer, layout: Layout) -> Vec<Node> {
    let count = view.open.seats();
    let first = viewer.seat().filter(|seat| seat.index() < count).map_or(0, Seat::index);
    let mut nodes = Vec::new();
    for nth in 0..count {
        let seat = Seat::at((first + nth) % count);
        let (x, y) = place(count, nth, layout);
        let mut own = Vec::new();
        let scale = match (layout, nth) {
            (Layout::Wide, _) => {
                panel(view, seat, 0.0, &mut own);
                own.push(header(view, seat));
                1.0
            }
            (Layout::Tall, 0) => {
                panel(view, seat, HEAD, &mut own);
                own.push(signature(view, seat));
                OWN_SCALE
            }
            (Layout::Tall, _) => {
                let height = if count == 2 { OWN.1 } else { OTHER.1 };
                small_panel(view, seat, height, &mut own);
                1.0
            }
        };
        nodes.extend(own.into_iter().map(|mut node| {
            (node.x, node.y) = (x + scale * node.x, y + scale * node.y);
            node.scale *= scale;
            node
        }));
    }
    nodes
}

/// The frame of a collection.
fn frame(view: &View, seat: Seat, (width, height): (f32, f32)) -> Node {
    let acts = view.open.actors().has(seat);
    let class = format!("dv-panel {}{}", seat_class(seat), if acts { " now" } else { "" });
    Node::new(Shape::Rect { width, height, radius: 14.0 }, 0.0, 0.0).layer(layer::WATER).class(class)
}

/// The whole grid, `higher` than where a line with the name leaves room for it.
fn panel(view: &View, seat: Seat, higher: f32, nodes: &mut Vec<Node>) {
    let catch = view.open.catch_of(seat);
    let top = GRID.1 - higher;
    nodes.push(frame(view, seat, (PANEL.0, PANEL.1 - higher)));
    for (row, colour) in Colour::ALL.into_iter().enumerate() {
        for (column, kind) in Kind::ALL.into_iter().enumerate() {
            let place = (GRID.0 + STEP.0 * column as f32, top + STEP.1 * row as f32);
            cell(seat, Card::fish(colour, kind), catch, place, nodes);
        }
        nodes.push(sum(Line::Colour(colour), catch, (GRID.0 + STEP.0 * 3.0, top + STEP.1 * row as f32)));
    }
    for (column, kind) in Kind::ALL.into_iter().enumerate() {
        nodes.push(sum(Line::Kind(kind), catch, (GRID.0 + STEP.0 * column as f32, top + STEP.1 * 3.0)));
    }
    let side = GRID.0 + STEP.0 * 4.0 + 4.0;
    cell(seat, Card::Shrimp, catch, (side - 2.0, top), nodes);
    nodes.push(scored(view.open.scored[seat.index()], side + 2.0, top + STEP.1 + 4.0));
}

/// A collection where there is little room: what is there, and which lines are sets or one short of it. Who it is says
/// the mark; the whole grid at this size could not be read.
fn small_panel(view: &View, seat: Seat, height: f32, nodes: &mut Vec<Node>) {
    const WIDTH: f32 = OTHER.0;
    let catch = view.open.catch_of(seat);
    nodes.push(frame(view, seat, (WIDTH, height)));
    let points = ending::points(&view.open, seat);
    let mut head = Node::group(0.0, 0.0)
        .layer(layer::PLACES)
        .class(seat_class(seat))
        .label(Text::new("label-points").seat("player", seat).count("points", points))
        .child(Node::symbol(mark(seat), 8.0, 6.0, 26.0, 26.0).class("dv-mark"))
        .child(Node::mark(points.to_string(), WIDTH - 10.0, 30.0).class("dv-points"));
    let mut left = 42.0;
    if view.open.phase == Phase::Wash && view::has_chosen(&view.open, seat) {
        head = head.child(Node::symbol("tick", left, 6.0, 26.0, 26.0).class("dv-done"));
        left += 30.0;
    }
    let lines = Colour::ALL.map(Line::Colour).into_iter().chain(Kind::ALL.map(Line::Kind));
    let mut near: Vec<_> =
        lines.map(|line| (nearness(catch.of_line(line), catch.has(Card::Shrimp), 4), line)).collect();
    near.retain(|(class, _)| !class.is_empty());
    // Sets first: there is room for a few, up to the points.
    near.sort_by_key(|(class, _)| *class != " set");
    let room = WIDTH - 16.0 - 20.0 * points.to_string().len() as f32 - left;
    for (nth, (class, line)) in near.into_iter().take((room / 28.0) as usize).enumerate() {
        let id = match line {
            Line::Colour(colour) => sign(colour),
            Line::Kind(kind) => figure(Card::fish(Colour::Red, kind)),
        };
        let icon =
            Node::symbol(id, 4.0, 4.0, 18.0, 18.0).class(if matches!(line, Line::Kind(_)) { "dv-any" } else { "" });
        let ground = Node::new(Shape::Rect { width: 26.0, height: 26.0, radius: 8.0 }, 0.0, 0.0);
        let chip = Node::group(left + 28.0 * nth as f32, 6.0).class(format!("dv-sum{class}"));
        head = head.child(chip.child(ground).child(icon));
    }
    nodes.push(head);
    let fish = Colour::ALL.into_iter().flat_map(|colour| Kind::ALL.map(|kind| Card::fish(colour, kind)));
    let held: Vec<_> = fish.chain([Card::Shrimp]).filter(|card| catch.has(*card)).collect();
    let scored = view.open.scored[seat.index()].len();
    // Four in a line as long as they all find room, else more.
    let lines = ((height - 38.0) / 35.0) as usize;
    let columns = (held.len() + usize::from(scored > 0)).div_ceil(lines).max(4);
    let wide = (WIDTH - 12.0) / columns as f32;
    let place = |nth: usize| (7.0 + wide * (nth % columns) as f32, 38.0 + 35.0 * (nth / columns) as f32);
    for (nth, card) in held.iter().enumerate() {
        nodes.push(entry(seat, *card, catch, wide - 2.0, place(nth)));
    }
    if scored > 0 {
        let (x, y) = place(held.len());
        let label = Text::new("label-scored").count("cards", scored as i64);
        let back = Node::symbol("card-back", 2.0, 2.0, 22.0, 29.0);
        let node = Node::group(x, y).layer(layer::PLACES).label(label).child(back);
        nodes.push(node.child(Node::mark(scored.to_string(), 36.0, 26.0).class("dv-some")));
    }
}

/// The cards of one code in a small panel.
fn entry(seat: Seat, card: Card, catch: Bag, width: f32, (x, y): (f32, f32)) -> Node {
    let count = catch.count(card);
    let near = if card.is_fish() { nearness(count, catch.has(Card::Shrimp), 3) } else { "" };
    let ground = |class: String| Node::new(Shape::Rect { width, height: 33.0, radius: 8.0 }, 0.0, 0.0).class(class);
    let said = Text::new("label-catch").label("card", label(card)).seat("player", seat).count("cards", count);
    let left = if count > 1 { 1.0 } else { (width - 31.0) / 2.0 };
    let node = Node::group(x, y)
        .layer(layer::CARDS)
        .class(format!("piece {}", tint(card)))
        .key(catch_key(seat, card))
        .label(said)
        .child(ground(format!("dv-cell{near}")))
        .child(ground("dv-touch".into()))
        .child(Node::symbol(figure(card), left, 1.0, 31.0, 31.0).piece(card.code()));
    if count > 1 { node.child(Node::mark(count.to_string(), width - 9.0, 26.0).class("dv-some")) } else { node }
}

/// Mark, name and points; a tick for a choice already made in a wash.
fn header(view: &View, seat: Seat) -> Node {
    let points = ending::points(&view.open, seat);
    let name = Node::new(Shape::Text(Text::new("panel-name").seat("player", seat)), 46.0, 30.0).class("dv-name");
    let mut node = Node::group(0.0, 0.0)
        .layer(layer::PLACES)
        .class(seat_class(seat))
        .label(Text::new("label-points").seat("player", seat).count("points", points))
        .child(Node::symbol(mark(seat), 12.0, 11.0, 24.0, 24.0).class("dv-mark"))
        .child(name)
        .child(Node::mark(points.to_string(), PANEL.0 - 14.0, 33.0).class("dv-points"));
    if view.open.phase == Phase::Wash && view::has_chosen(&view.open, seat) {
        node = node.child(Node::symbol("tick", PANEL.0 - 92.0, 10.0, 26.0, 26.0).class("dv-done"));
    }
    node
}

/// On a phone: mark and points in the corner that the grid leaves free.
fn signature(view: &View, seat: Seat) -> Node {
    let points = ending::points(&view.open, seat);
    let done = view.open.phase == Phase::Wash && view::has_chosen(&view.open, seat);
    let id = if done { "tick" } else { mark(seat) };
    Node::group(GRID.0 + STEP.0 * 3.0, PANEL.1 - HEAD - 48.0)
        .layer(layer::PLACES)
        .class(seat_class(seat))
        .label(Text::new("label-points").seat("player", seat).count("points", points))
        .child(Node::symbol(id, 8.0, 8.0, 26.0, 26.0).class(if done { "dv-done" } else { "dv-mark" }))
        .child(Node::mark(points.to_string(), 118.0, 31.0).class("dv-points"))
}

/// How near cards are to a set: there, one short, or far.
fn nearness(fish: u8, shrimp: bool, needed: u8) -> &'static str {
    let with = fish + u8::from(shrimp);
    if with >= needed && fish > 0 {
        " set"
    } else if with + 1 == needed && fish > 0 {
        " near"
    } else {
        ""
    }
}

/// A cell of the grid: the cards of one code.
fn cell(seat: Seat, card: Card, catch: Bag, at: (f32, f32), nodes: &mut Vec<Node>) {
    let count = catch.count(card);
    let class = match card.is_fish() {
        true => nearness(count, catch.has(Card::Shrimp), 3),
        false => "",
    };
    let shape = Shape::Rect { width: CELL.0, height: CELL.1, radius: 8.0 };
    nodes.push(Node::new(shape, at.0, at.1).layer(layer::PLACES).class(format!("dv-cell{class}")));
    if count == 0 {
        let ghost = Node::symbol(figure(card), at.0 + 17.0, at.1 + 7.0, 26.0, 26.0);
        nodes.push(ghost.layer(layer::PLACES).class("dv-ghost"));
        return;
    }
    let said = Text::new("label-catch").label("card", label(card)).seat("player", seat).count("cards", count);
    let key = catch_key(seat, card);
    let mut group =
        Node::group(at.0, at.1).layer(layer::CARDS).class(format!("piece {}", tint(card))).key(key.clone()).label(said);
    // A touch anywhere in the cell counts.
    group =
        group.child(Node::new(Shape::Rect { width: CELL.0, height: CELL.1, radius: 8.0 }, 0.0, 0.0).class("dv-touch"));
    // Up to three lie side by side; more are one with their number.
    let (shown, apart, size) = match count {
        1 => (1, 0.0, ICON),
        2 => (2, 20.0, ICON),
        3 => (3, 11.0, ICON),
        _ => (1, 0.0, 32.0),
    };
    let first = if count > 3 { 2.0 } else { (CELL.0 - size - apart * (shown - 1) as f32) / 2.0 };
    for nth in 0..shown {
        let icon = Node::symbol(figure(card), first + apart * nth as f32, (CELL.1 - size) / 2.0, size, size);
        group = group.child(icon.piece(card.code()));
    }
    if count > 3 {
        group = group.child(Node::mark(format!("×{count}"), 46.0, 26.0).class("dv-many"));
    }
    nodes.push(group);
}

/// How many fish of a colour or kind: four are a set.
fn sum(line: Line, catch: Bag, at: (f32, f32)) -> Node {
    let count = catch.of_line(line);
    let class = nearness(count, catch.has(Card::Shrimp), 4);
    let height = if matches!(line, Line::Colour(_)) { CELL.1 } else { 28.0 };
    let mut node = Node::group(at.0, at.1).layer(layer::PLACES).class(format!("dv-sum{class}"));
    node = node.child(Node::new(Shape::Rect { width: CELL.0, height, radius: 8.0 }, 0.0, 0.0));
    // A line that needs the shrimp says so.
    let joker = class == " set" && count < 4;
    let text = match class {
        " near" => "3/4".to_owned(),
        _ => count.to_string(),
    };
    let (mut x, y) = (CELL.0 / 2.0, height / 2.0 + 6.0);
    if let Line::Colour(colour) = line {
        node = node.child(Node::symbol(sign(colour), 4.0, height / 2.0 - 8.0, 16.0, 16.0));
        x += 9.0;
    }
    if class == " set" {
        x -= 8.0;
        let at = (x + 7.0, height / 2.0 - 8.0);
        node = node.child(match joker {
            true => Node::symbol("shrimp", at.0 + 1.0, at.1, 16.0, 16.0).class("is-shrimp"),
            false => Node::symbol("tick", at.0, at.1, 16.0, 16.0),
        });
    }
    node.child(Node::mark(text, x, y))
}

/// The cards turned down, ten points each.
fn scored(cards: Bag, x: f32, y: f32) -> Node {
    let count = cards.len();
    let scale = 0.46;
    let rows = Rows::of(Layout::Wide);
    let back = match count {
        0 => slot(rows, 0.0, 0.0, "gap"),
        _ => Node::symbol("card-back", 0.0, 0.0, CARD, rows.card),
    };
    Node::group(x, y)
        .layer(layer::PLACES)
        .class(if count == 0 { "dv-scored none" } else { "dv-scored" })
        .label(Text::new("label-scored").count("cards", count as i64))
        .child(Node::group(0.0, 0.0).scale(scale).child(back))
        .child(Node::mark(format!("{count} × 10"), CARD * scale / 2.0 + 2.0, rows.card * scale + 20.0))
}
