//! What a player sees while choosing: the walk, what a wave would take, the crabs of a pile spread out.

use rules::{Line, Seat};
use scene::{Focus, Key, Look, Node, Shape, State};

use crate::board::{HALF, TIP, TOP_SCALE, at, figure, frame, key, layer, lift};
use crate::position::{Crab, Rock, Rocks, Size};
use crate::{Action, View, legal};

pub fn walking(view: &View, seat: Seat, from: Rock, to: Rock, look: Look) -> Focus {
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
        let crabs = told.iter().map(|(_, event)| match event {
            crate::Event::Washed { crabs, .. } => i64::from(*crabs),
            _ => 0,
        });
        nodes.extend(lost_area(view, lost, crabs.sum()));
    }
    Focus { states: vec![(key(from), State::Chosen), (key(to), state)], nodes }
}

pub fn keeping(view: &View, lowest: Rock, look: Look) -> Focus {
    let occupied = view.stacks.occupied();
    let kept = occupied.cluster_of(Rocks::one(lowest));
    let states = match look {
        Look::Glance => Vec::new(),
        Look::Full => {
            let kept_states = kept.iter().map(|rock| (key(rock), State::Target));
            kept_states.chain(occupied.minus(kept).iter().map(|rock| (key(rock), State::Lost))).collect()
        }
    };
    let nodes = if look == Look::Full {
        lost_area(view, occupied.minus(kept), view.stacks.crabs_on(occupied.minus(kept)).into())
    } else {
        Vec::new()
    };
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

/// The rocks a wave would take: hatched, with a border round all of them together, and how many crabs go with them.
fn lost_area(view: &View, lost: Rocks, crabs: i64) -> Vec<Node> {
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
    // Beside the last rock on the right, but within the picture.
    let [left, _, width, _] = frame(view.rocks_in_use());
    let wave = (x + 52.0).min(left + width - 86.0);
    vec![
        Node::path(inside).layer(layer::LOST).class("lost-area inside"),
        Node::path(border).layer(layer::LOST).class("lost-area border"),
        Node::symbol("wave", wave, y - 22.0, 84.0, 63.0).layer(layer::RINGS),
        Node::group(wave + 40.0, y - 30.0)
            .layer(layer::SIGNS)
            .class("toll")
            .label(Line::new("label-washed").count("crabs", crabs).count("rocks", lost.len() as i64))
            .child(Node::new(Shape::Rect { width: 62.0, height: 30.0, radius: 15.0 }, -31.0, -15.0))
            .child(Node::mark(format!("−{crabs}"), 0.0, 1.0)),
    ]
}

/// The crabs of a pile, side by side in a corner of the sea, the top one first; `None` where nothing is covered.
pub fn fan(view: &View, key: &Key) -> Option<Node> {
    const STEP: (f32, f32) = (74.0, 66.0);
    const COLUMNS: usize = 3;
    let rock = Rock::named(key.as_str())?;
    let crabs: Vec<Crab> = view.stacks.stack(rock).collect();
    if crabs.len() < 2 {
        return None;
    }
    let [left, top, ..] = frame(view.rocks_in_use());
    let (columns, rows) = (crabs.len().min(COLUMNS) as f32, crabs.len().div_ceil(COLUMNS) as f32);
    let ground = Shape::Rect { width: STEP.0 * columns + 14.0, height: STEP.1 * rows + 14.0, radius: 14.0 };
    let mut node =
        Node::group(left + 6.0, top + 6.0).layer(layer::SIGNS).class("fan").child(Node::new(ground, 0.0, 0.0));
    for (nth, crab) in crabs.into_iter().enumerate() {
        let x = 7.0 + STEP.0 * ((nth % COLUMNS) as f32 + 0.5);
        let y = 7.0 + STEP.1 * ((nth / COLUMNS) as f32 + 0.5);
        let mut alone = figure(view, crab, 0, 1);
        alone.piece = None;
        node = node.child(Node::group(x, y + 9.0).scale(0.7).child(alone));
        if nth > 0 {
            node = node.child(Node::symbol("pin", x + 13.0, y + 9.0, 22.0, 22.0));
        }
    }
    Some(node)
}
