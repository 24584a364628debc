//! What the board looks like: rocks in the sea, stacks seen slightly from above. Decides no legality.

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Ink, Key, Look, Node, Note, Path, Scene, Shape, Sketch, State};

use crate::position::{Crab, Phase, Position, Rock, Rocks, Size};
use crate::{Action, View, ending, json, legal};

/// The order in which things lie over one another.
mod layer {
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
const HALF: f32 = 50.0;
const ROW: f32 = 90.0;
const TIP: f32 = 60.0;
/// A crab's box, and the scale of the one on top.
const CRAB: (f32, f32) = (100.0, 82.0);
const TOP_SCALE: f32 = 0.94;
/// How much a covered crab shows, and from how many crabs on a pile is squeezed.
const SHOWS: f32 = 15.0;
const TALL: u8 = 6;

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

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 4] = ['●', '≈', '▲', '◆'];

impl Board for Position {
    const ART: &'static str = include_str!("../art/crabs.svg");

    fn scene(view: &View, viewer: Viewer) -> Scene {
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

    fn focus(view: &View, seat: Seat, action: Action, look: Look) -> Focus {
        match action {
            Action::Put { rock, .. } => Focus { states: vec![(key(rock), State::Target)], nodes: Vec::new() },
            Action::Move { from, to } => focus_move(view, seat, from, to, look),
            Action::Keep { lowest } => focus_keep(view, lowest, look),
        }
    }

    fn sketch(view: &View, viewer: Viewer) -> Sketch {
        let mut sketch = Sketch::default();
        for row in (0..7).rev() {
            sketch_row(view, row, &mut sketch);
        }
        sketch.line();
        sketch.put("                ", Ink::Plain);
        (1..=4).for_each(|digit| sketch.put(format!("{digit}     "), Ink::Faint));
        if view.phase == Phase::Place {
            let seat = viewer.seat().unwrap_or(view.turn);
            sketch.line();
            for (size, left) in Size::ALL.into_iter().zip(view.hand[seat.index()]) {
                sketch
                    .put(format!("  {}{}", GLYPHS[seat.index()], size.letter().to_ascii_uppercase()), Ink::Seat(seat));
                sketch.put(format!(" × {left}"), Ink::Plain);
            }
        }
        sketch
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
            notes.push(Note { topic: "warning", line: Line::new("note-second-time"), keys: Vec::new() });
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
                notes.push(Note { topic: "warning", line: Line::new(id).seat("player", seat), keys });
            }
        }
        notes
    }
}

fn key(rock: Rock) -> Key {
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
fn at(rock: Rock) -> (f32, f32) {
    let (row, diagonal) = ((rock.row() - 3) as f32, (rock.diagonal() - 3) as f32);
    (2.0 * HALF * (diagonal - row / 2.0), -ROW * row)
}

/// What is to be seen: the rocks in use with room for coordinates and for tall piles.
fn frame(in_use: Rocks) -> [f32; 4] {
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
            nodes.push(Node::mark(letter, x - 66.0, y + 6.0).layer(layer::WATER));
        }
        if let Some(rock) = in_use.iter().find(|rock| rock.diagonal() == line) {
            let (x, y) = at(rock);
            nodes.push(Node::mark((line + 1).to_string(), x + 36.0, y + 60.0).layer(layer::WATER));
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
fn lift(level: u8, height: u8) -> f32 {
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

fn figure(view: &View, crab: Crab, level: u8, height: u8) -> Node {
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

fn focus_move(view: &View, seat: Seat, from: Rock, to: Rock, look: Look) -> Focus {
    let mut after = view.clone();
    let mut told = Vec::new();
    crate::apply::apply(&mut after, seat, Action::Move { from, to }, &mut told);
    let lost = told.iter().fold(Rocks::NONE, |lost, (_, event)| match event {
        crate::Event::Washed { cluster, .. } => lost.or(*cluster),
        _ => lost,
    });
    let state = if lost.has(to) { State::Lost } else { State::Target };
    let mut nodes = walk(view, from, to, look);
    nodes.push(sign(view, to, state, look));
    if look == Look::Full {
        nodes.extend(lost_area(lost));
    }
    Focus { states: vec![(key(from), State::Chosen), (key(to), state)], nodes }
}

fn focus_keep(view: &View, lowest: Rock, look: Look) -> Focus {
    let occupied = view.stacks.occupied();
    let kept = occupied.cluster_of(Rocks::one(lowest));
    let states = match look {
        Look::Glance => Vec::new(),
        Look::Full => {
            let kept_states = kept.iter().map(|rock| (key(rock), State::Target));
            kept_states.chain(occupied.minus(kept).iter().map(|rock| (key(rock), State::Lost))).collect()
        }
    };
    let nodes = if look == Look::Full { lost_area(occupied.minus(kept)) } else { Vec::new() };
    Focus { states, nodes }
}

/// The walk under the crabs with one arrow a step.
fn walk(view: &View, from: Rock, to: Rock, look: Look) -> Vec<Node> {
    let rocks = legal::walk(view, from, to);
    let points: Vec<_> = rocks.iter().map(|&rock| at(rock)).map(|(x, y)| (x, y + 6.0)).collect();
    let data: Vec<_> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let data = format!("M{}", data.join("L"));
    let (now, size) = if look == Look::Full { (" now", 32.0) } else { ("", 19.0) };
    let mut nodes = vec![
        Node::path(data.clone()).layer(layer::WALKS).class(format!("walk edge{now}")),
        Node::path(data).layer(layer::WALKS).class(format!("walk fill{now}")),
    ];
    for pair in points.windows(2) {
        let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
        // Slanted steps carry their arrow nearer to the start, where no crab hides it.
        let part = if dy == 0.0 { 0.5 } else { 0.36 };
        let arrow = Node::group(pair[0].0 + dx * part, pair[0].1 + dy * part)
            .turn(dy.atan2(dx).to_degrees())
            .layer(layer::STEPS)
            .class(format!("step{now}"));
        nodes.push(arrow.child(Node::symbol("step", -size / 2.0, -size / 2.0, size, size)));
    }
    nodes
}

/// A sign over the crab a walk would end on.
fn sign(view: &View, rock: Rock, state: State, look: Look) -> Node {
    let (x, y) = at(rock);
    let height = view.stacks.height(rock);
    let eyes = match view.stacks.top(rock).map(|crab| crab.size) {
        Some(Size::Big) => 8.0,
        Some(Size::Medium) => 18.0,
        Some(Size::Small) | None => 32.0,
    };
    let scale = if look == Look::Full { 1.3 } else { 1.0 };
    let foot = y + lift(height.saturating_sub(1), height.max(1)) + eyes * TOP_SCALE;
    let id = if state == State::Lost { "lost-sign" } else { "target-sign" };
    Node::symbol(id, x - 16.0 * scale, foot - 38.0 * scale, 32.0 * scale, 38.0 * scale).layer(layer::SIGNS)
}

/// The rocks a wave would take: hatched, with a border round all of them together.
fn lost_area(lost: Rocks) -> Vec<Node> {
    if lost.is_empty() {
        return Vec::new();
    }
    // The corners of a hexagon, and the step to the neighbour across the edge that begins there.
    const CORNERS: [(f32, f32); 6] =
        [(0.0, -TIP), (HALF, -TIP / 2.0), (HALF, TIP / 2.0), (0.0, TIP), (-HALF, TIP / 2.0), (-HALF, -TIP / 2.0)];
    const ACROSS: [(i32, i32); 6] = [(1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, 0)];
    let (mut inside, mut border) = (String::new(), String::new());
    for rock in lost.iter() {
        let (x, y) = at(rock);
        let corner = |n: usize| (x + CORNERS[n % 6].0, y + CORNERS[n % 6].1);
        let points: Vec<_> = (0..6).map(corner).map(|(x, y)| format!("{x} {y}")).collect();
        inside += &format!("M{}z", points.join("L"));
        for (edge, (row, diagonal)) in ACROSS.into_iter().enumerate() {
            let neighbour = Rock::at(rock.row() + row, rock.diagonal() + diagonal);
            if !neighbour.is_some_and(|rock| lost.has(rock)) {
                let ((x1, y1), (x2, y2)) = (corner(edge), corner(edge + 1));
                border += &format!("M{x1} {y1}L{x2} {y2}");
            }
        }
    }
    let (x, y) = lost.iter().map(at).fold((f32::MIN, 0.0), |far, at| if at.0 > far.0 { at } else { far });
    vec![
        Node::path(inside).layer(layer::LOST).class("lost-area inside"),
        Node::path(border).layer(layer::LOST).class("lost-area border"),
        Node::symbol("wave", x + 52.0, y - 22.0, 84.0, 63.0).layer(layer::RINGS),
    ]
}

fn sketch_row(view: &View, row: i32, sketch: &mut Sketch) {
    sketch.line();
    let indent = (3 * (row - 3).abs()) as usize;
    sketch.put(" ".repeat(indent), Ink::Plain);
    sketch.put(format!("{} ", char::from(b'a' + row as u8)), Ink::Faint);
    for diagonal in 0..7 {
        if (row - diagonal).abs() > 3 {
            continue;
        }
        match Rock::at(row, diagonal).filter(|rock| view.rocks_in_use().has(*rock)) {
            None => sketch.put("  ~   ", Ink::Water),
            Some(rock) => sketch_rock(view, rock, sketch),
        }
    }
    // The digit of the diagonal that ends here.
    if row < 3 {
        sketch.put(format!("  {}", row + 5), Ink::Faint);
    }
}

fn sketch_rock(view: &View, rock: Rock, sketch: &mut Sketch) {
    match view.stacks.top(rock) {
        None if view.phase == Phase::Place => sketch.put(format!("  {rock}  "), Ink::Faint),
        None => sketch.put("  ·   ", Ink::Faint),
        Some(crab) => {
            let height = view.stacks.height(rock);
            let tower = if height > 1 { height.to_string() } else { String::new() };
            let ink = if view.out.has(crab.seat) { Ink::SeatFaint(crab.seat) } else { Ink::Seat(crab.seat) };
            let figure = format!("{}{}{tower}", GLYPHS[crab.seat.index()], crab.size.letter().to_ascii_uppercase());
            sketch.put(format!(" {figure:<5}"), ink);
        }
    }
}
