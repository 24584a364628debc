//! What the board looks like: rocks in the sea, stacks seen slightly from above. Decides no legality.

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Glimpse, Key, Layout, Look, Node, Note, Path, Scene, Shape, Sketch, State};

use crate::position::{Crab, Phase, Position, Rock, Rocks, Size};
use crate::{Action, View, ending, focus, json, legal, sketch};

/// The order in which things lie over one another.
pub mod layer {
    pub const WATER: u8 = 0;
    pub const ROCKS: u8 = 1;
    pub const LOST: u8 = 2;
    pub const RINGS: u8 = 3;
    pub const WALKS: u8 = 4;
    pub const CRABS: u8 = 5;
    pub const STEPS: u8 = 6;
    pub const SIGNS: u8 = 7;
}

/// Half a cell, the distance of two rows, and how far a hexagon reaches up and down.
pub const HALF: f32 = 50.0;
const ROW: f32 = 90.0;
pub const TIP: f32 = 60.0;
/// A crab's box, and the scale of the one on top.
const CRAB: (f32, f32) = (100.0, 82.0);
pub const TOP_SCALE: f32 = 0.94;
/// How much a covered crab shows, and from how many crabs on a pile is squeezed.
const SHOWS: f32 = 15.0;
const TALL: u8 = 6;

/// From so many quiet turns left on, the tie is announced.
const QUIET_WARNING: i64 = 4;

const RIPPLES: [(f32, f32); 9] = [
    (-350.0, -300.0),
    (-366.0, -150.0),
    (262.0, -285.0),
    (318.0, -200.0),
    (-372.0, 150.0),
    (-310.0, 245.0),
    (300.0, 235.0),
    (300.0, -355.0),
    (-60.0, -365.0),
];

impl Board for Position {
    const ART: &'static str = include_str!("../art/crabs.svg");

    fn scene(view: &View, viewer: Viewer, _: Layout) -> Scene {
        let in_use = view.rocks_in_use();
        let mut nodes = water(in_use);
        nodes.extend(coordinates(in_use));
        for rock in in_use.iter() {
            nodes.push(stone(view, rock));
            nodes.push(ring(rock));
        }
        // Upper rows first: a pile may hide the foot of the rock behind it, never the other way round.
        let mut rocks: Vec<Rock> = view.stacks.occupied().iter().collect();
        rocks.sort_by_key(|rock| (-rock.row(), rock.diagonal()));
        nodes.extend(rocks.into_iter().map(|rock| pile(view, rock)));
        let view_box = match view.phase {
            Phase::Place => {
                let [left, top, width, height] = frame(in_use);
                nodes.extend(hand(view, viewer.seat().unwrap_or(view.turn), top + height));
                [left, top, width, height + 130.0]
            }
            Phase::Move | Phase::Wave | Phase::Over => frame(in_use),
        };
        let label = Line::new("label-board")
            .count("rocks", in_use.len() as i64)
            .count("held", view.stacks.occupied().len() as i64);
        Scene { view_box, label, nodes }
    }

    fn path(view: &View, _: Seat, action: Action) -> Path {
        match action {
            Action::Put { size, rock } => Path::keys([hand_key(size), rock.to_string()]),
            Action::Move { from, to } => Path::keys([from, to].map(|rock| rock.to_string())),
            Action::Keep { lowest } => {
                let cluster = view.stacks.occupied().cluster_of(Rocks::one(lowest));
                Path(Vec::new()).then_any(cluster.iter().map(|rock| rock.to_string()))
            }
        }
    }

    fn attempt(view: &View, _: Seat, touched: &[Key]) -> Option<String> {
        let rock = |key: &Key| Rock::named(key.as_str());
        let action = match (view.phase, touched) {
            (Phase::Place, [hand, to]) => {
                let size = Size::named(hand.as_str().strip_prefix("hand-")?)?;
                Action::Put { size, rock: rock(to)? }
            }
            (Phase::Place, _) => return None,
            (Phase::Wave, [one]) => Action::Keep { lowest: rock(one)? },
            (_, [from]) => Action::Move { from: rock(from)?, to: rock(from)? },
            (_, [from, to]) => Action::Move { from: rock(from)?, to: rock(to)? },
            _ => return None,
        };
        Some(action.to_string())
    }

    fn focus(view: &View, seat: Seat, action: Action, look: Look, _: Layout) -> Focus {
        match action {
            Action::Put { rock, .. } => Focus { states: vec![(key(rock), State::Target)], nodes: Vec::new() },
            Action::Move { from, to } => focus::walking(view, seat, from, to, look),
            Action::Keep { lowest } => focus::keeping(view, lowest, look),
        }
    }

    fn touched(view: &View, _: Seat, touched: &[Key], _: &[Action], _: Layout) -> Focus {
        let nodes = touched.last().and_then(|key| focus::fan(view, key)).into_iter().collect();
        Focus { states: Vec::new(), nodes }
    }

    fn glimpse(view: &View, _: Viewer, key: &Key, _: Layout) -> Glimpse {
        Glimpse { lines: Vec::new(), nodes: focus::fan(view, key).into_iter().collect() }
    }

    fn sketch(view: &View, viewer: Viewer) -> Sketch {
        sketch::sketch(view, viewer)
    }

    fn prompt(view: &View, _: Seat) -> Line {
        Line::new(match view.phase {
            Phase::Place => "prompt-place",
            Phase::Move => "prompt-move",
            Phase::Wave => "prompt-wave",
            Phase::Over => "prompt-over",
        })
    }

    fn status(view: &View) -> Vec<Line> {
        let quiet = view.quiet.as_slice().len();
        match view.phase {
            Phase::Place => vec![Line::new("status-placing")],
            Phase::Wave => vec![Line::new("status-wave")],
            Phase::Move => {
                vec![Line::new("status-quiet").count("turns", quiet as i64).count("limit", view.options.quiet_limit)]
            }
            Phase::Over => Vec::new(),
        }
    }

    fn standing(view: &View, seat: Seat) -> Vec<Line> {
        let left: u8 = view.stacks.count()[seat.index() * 3..][..3].iter().sum();
        match view.phase {
            Phase::Place => {
                let held: u8 = view.hand[seat.index()].iter().sum();
                vec![Line::new("standing-hand").count("crabs", held)]
            }
            Phase::Move | Phase::Wave | Phase::Over if view.out.has(seat) => {
                vec![Line::new("standing-out").count("crabs", left)]
            }
            Phase::Move | Phase::Wave | Phase::Over => {
                let movable = movable(view, seat).len() as i64;
                vec![
                    Line::new("standing-movable").count("crabs", movable),
                    Line::new("standing-left").count("crabs", left),
                ]
            }
        }
    }

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        let mut notes = Vec::new();
        if view.phase != Phase::Move {
            return notes;
        }
        if ending::times_stood(view) == 2 {
            notes.push(Note::new("warning", Line::new("note-second-time"), Vec::new()));
        }
        let quiet_left = i64::from(view.options.quiet_limit) - view.quiet.as_slice().len() as i64;
        if quiet_left <= QUIET_WARNING {
            notes.push(Note::new("warning", Line::new("note-quiet").count("turns", quiet_left), Vec::new()));
        }
        for seat in (0..view.seats()).map(Seat::at).filter(|seat| !view.out.has(*seat)) {
            let rocks = movable(view, seat);
            let ends: usize = rocks
                .iter()
                .filter_map(|rock| Some(legal::ends(&view.stacks, rock, view.stacks.top(rock)?.size).len()))
                .sum();
            if ends == 1 {
                let id = if viewer.is(seat) { "note-your-last-move" } else { "note-last-move" };
                let keys = rocks.iter().map(key).collect();
                notes.push(Note::new("warning", Line::new(id).seat("player", seat), keys));
            }
        }
        notes
    }
}

pub fn key(rock: Rock) -> Key {
    Key::new(rock.to_string())
}

fn hand_key(size: Size) -> String {
    format!("hand-{}", size.letter())
}

/// The rocks whose top crab this seat could move if it were its turn.
fn movable(view: &View, seat: Seat) -> Rocks {
    let tops = view.stacks.tops_of(seat).iter();
    let free = tops.filter(|&rock| {
        view.stacks.top(rock).is_some_and(|crab| !legal::ends(&view.stacks, rock, crab.size).is_empty())
    });
    free.fold(Rocks::NONE, |rocks, rock| rocks.or(Rocks::one(rock)))
}

/// The middle of a rock's top face.
pub fn at(rock: Rock) -> (f32, f32) {
    let (row, diagonal) = ((rock.row() - 3) as f32, (rock.diagonal() - 3) as f32);
    (2.0 * HALF * (diagonal - row / 2.0), -ROW * row)
}

/// What is to be seen: the rocks in use with room for coordinates and for tall piles.
pub fn frame(in_use: Rocks) -> [f32; 4] {
    let (mut x, mut y) = (0.0f32, 0.0f32);
    in_use.iter().map(at).for_each(|(rx, ry)| (x, y) = (x.max(rx.abs()), y.max(ry.abs())));
    [-x - 82.0, -y - 116.0, 2.0 * x + 164.0, 2.0 * y + 184.0]
}

fn water(in_use: Rocks) -> Vec<Node> {
    let [left, top, width, height] = frame(in_use);
    let inside = |x: f32, y: f32| x >= left && y >= top && x + 60.0 <= left + width && y + 14.0 <= top + height;
    let marks = coordinates(in_use);
    let near_mark =
        |x: f32, y: f32| marks.iter().any(|mark| (mark.x - x - 30.0).abs() < 50.0 && (mark.y - y).abs() < 30.0);
    // On the small board the ripples of the large one would lie on rocks or outside: draw them in.
    let (sx, sy) = (width / 764.0, height / 724.0);
    let mut nodes: Vec<_> = RIPPLES
        .into_iter()
        .map(|(x, y)| (x * sx, y * sy))
        .filter(|&(x, y)| inside(x.max(left), y) && !near_mark(x.max(left), y))
        .map(|(x, y)| Node::symbol("ripple", x.max(left), y, 60.0, 14.0).layer(layer::WATER))
        .collect();
    nodes.push(Node::symbol("whirl", -42.0, -28.0, 84.0, 56.0).layer(layer::WATER));
    nodes
}

/// Letters at the left end of each row, digits at the lower right end of each diagonal.
fn coordinates(in_use: Rocks) -> Vec<Node> {
    let mut nodes = Vec::new();
    for line in 0..7 {
        if let Some(rock) = in_use.iter().find(|rock| rock.row() == line) {
            let (x, y) = at(rock);
            let letter = char::from(b'a' + line as u8).to_string();
            nodes.push(Node::mark(letter, x - 66.0, y + 8.0).layer(layer::WATER).class("coord"));
        }
        if let Some(rock) = in_use.iter().find(|rock| rock.diagonal() == line) {
            let (x, y) = at(rock);
            nodes.push(Node::mark((line + 1).to_string(), x + 36.0, y + 62.0).layer(layer::WATER).class("coord"));
        }
    }
    nodes
}

fn stone(view: &View, rock: Rock) -> Node {
    let (x, y) = at(rock);
    let dry = view.stacks.occupied().has(rock) || view.phase == Phase::Place;
    let id = match (dry, (rock.row() + rock.diagonal()) % 2) {
        (false, _) => "rock-sunk",
        (true, 0) => "rock-b",
        (true, _) => "rock",
    };
    let free = view.phase == Phase::Place && !view.stacks.occupied().has(rock);
    let stone = Node::symbol(id, x - HALF, y - 36.0, 100.0, 84.0).layer(layer::ROCKS).class("place");
    if free { stone.key(rock.to_string()).label(Line::new("label-free-rock").name("rock", rock)) } else { stone }
}

fn ring(rock: Rock) -> Node {
    let (x, y) = at(rock);
    let ring = Shape::Ring { width: 100.0, height: 72.0 };
    Node::new(ring, x - HALF, y - 36.0).layer(layer::RINGS).class("ring").key(rock.to_string())
}

/// Where in a pile of `height` crabs the one at `level` (0 at the bottom) has its upper edge.
pub fn lift(level: u8, height: u8) -> f32 {
    let step = if height >= TALL { 60.0 / f32::from(height - 1) } else { SHOWS };
    if level + 1 < height {
        return 8.0 - step * f32::from(level);
    }
    let foot = if height == 1 { 24.0 } else { 31.0 - step * f32::from(height - 1) };
    foot - CRAB.1 * TOP_SCALE
}

fn pile(view: &View, rock: Rock) -> Node {
    let (x, y) = at(rock);
    let height = view.stacks.height(rock);
    let mut node = Node::group(x, y).layer(layer::CRABS).class("piece").key(rock.to_string());
    let crabs: Vec<Crab> = view.stacks.stack(rock).collect();
    for (level, crab) in crabs.iter().rev().enumerate() {
        node = node.child(figure(view, *crab, level as u8, height));
    }
    if height >= TALL {
        let count = Node::group(44.0, 10.0)
            .class("count")
            .child(Node::new(Shape::Ellipse { rx: 14.0, ry: 14.0 }, 0.0, 0.0))
            .child(Node::mark(height.to_string(), 0.0, 1.0));
        node = node.child(count);
    }
    match crabs.first() {
        Some(top) => node.label(pile_label(rock, *top, height)),
        None => node,
    }
}

fn pile_label(rock: Rock, top: Crab, height: u8) -> Line {
    let id = if height == 1 { "label-crab" } else { "label-pile" };
    let line = Line::new(id).label("crab", json::label(top.size)).name("rock", rock).seat("player", top.seat);
    if height == 1 { line } else { line.count("under", height - 1) }
}

pub fn figure(view: &View, crab: Crab, level: u8, height: u8) -> Node {
    let on_top = level + 1 == height;
    let (id, mark) = match (on_top, crab.size) {
        (true, Size::Big) => ("crab-big", (39.0, 32.0, 22.0)),
        (true, Size::Medium) => ("crab-medium", (41.0, 40.0, 18.0)),
        (true, Size::Small) => ("crab-small", (43.0, 50.0, 14.0)),
        (false, Size::Big) => ("under-big", (44.0, 9.0, 12.0)),
        (false, Size::Medium) => ("under-medium", (44.0, 9.0, 12.0)),
        (false, Size::Small) => ("under-small", (44.0, 9.0, 12.0)),
    };
    let scale = if on_top { TOP_SCALE } else { 1.0 };
    let size = if on_top { CRAB } else { (100.0, 24.0) };
    Node::group(-HALF * scale, lift(level, height))
        .scale(scale)
        .class(seat_class(view, crab.seat))
        .piece(crab.to_string())
        .child(Node::symbol(id, 0.0, 0.0, size.0, size.1))
        .child(Node::symbol(mark_id(crab.seat), mark.0, mark.1, mark.2, mark.2).class("mk"))
}

/// Colours that are out go grey but keep their mark.
fn seat_class(view: &View, seat: Seat) -> String {
    if view.out.has(seat) { "seat-out".into() } else { format!("seat-{seat}") }
}

const fn mark_id(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "mark-0",
        1 => "mark-1",
        2 => "mark-2",
        _ => "mark-3",
    }
}

/// The crabs a seat has still to place, below the board.
fn hand(view: &View, seat: Seat, below: f32) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (column, size) in Size::ALL.into_iter().enumerate() {
        let left = view.hand[seat.index()][size as usize];
        if left == 0 {
            continue;
        }
        let x = 150.0 * (column as f32 - 1.0);
        let label = Line::new("label-hand").label("crab", json::label(size)).count("left", left);
        let ring = Node::new(Shape::Ring { width: 100.0, height: 72.0 }, x - HALF, below + 34.0);
        nodes.push(ring.layer(layer::RINGS).class("ring").key(hand_key(size)));
        let crab = figure(view, Crab { seat, size }, 0, 1);
        let count = Node::mark(format!("× {left}"), 58.0, 20.0);
        let group = Node::group(x, below + 70.0).layer(layer::CRABS).class("piece").key(hand_key(size)).label(label);
        nodes.push(group.child(crab).child(count));
    }
    nodes
}
