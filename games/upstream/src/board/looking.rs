//! Looking at a move before it is played: the way, what it costs, who bites, what is out of reach.

use rules::{Line, Seat};
use scene::{Focus, Key, Look, Node, Shape, State};

use super::places::*;
use super::tokens::stands_at;
use crate::Action;
use crate::apply::{self, Event};
use crate::legal::{self, Gait, Step};
use crate::position::{Cell, Edge, Fish, Open, Tile, Token};

pub fn bite_sign(x: f32, y: f32, count: usize, look: Look) -> Node {
    let size = if look == Look::Full { 50.0 } else { 42.0 };
    let label = Line::new("label-bites").count("count", count as i64);
    let mut group = Node::group(x, y).layer(layer::NUMBERS).label(label);
    for nth in 0..count {
        let shift = 24.0 * nth as f32;
        group.children.push(Node::symbol("up-bite", shift - size / 2.0, -size / 2.0, size, size));
    }
    group
}

/// The salmon lost on a way, and where the token comes to rest.
pub fn foretold(open: &Open, told: &[(rules::RuleId, Event)], to: Cell) -> (usize, Cell) {
    let bites = told.iter().filter(|(_, event)| matches!(event, Event::Caught { .. })).count();
    let end = told.iter().rev().find_map(|(_, event)| match event {
        Event::Carried { to, .. } => Some(*to),
        _ => None,
    });
    (bites, end.unwrap_or(if open.tile(to) == Tile::SPAWN { Cell::S1 } else { to }))
}

#[allow(clippy::too_many_arguments)]
pub fn focus_move(
    open: &Open,
    seat: Seat,
    from: Cell,
    fish: Fish,
    edge: Edge,
    distance: u8,
    gait: Gait,
    look: Look,
) -> Focus {
    let Some(index) = legal::find(open, from, fish) else { return Focus::default() };
    let to = (0..distance).fold(from, |cell, _| cell.step(edge).unwrap_or(cell));
    let step = Step { index, token: open.tokens_of(seat)[index], edge, distance, to, gait };
    let target = end_of(open, from, edge, distance.into());
    let mut after = open.clone();
    let mut told = Vec::new();
    let met = apply::travel(&mut after, step, &mut told);
    let (bites, rest) = foretold(open, &told, to);
    let (x, y) = place_of(open, target);
    let mut states = refused(open, step.token);
    let aim = if look == Look::Full { " aim" } else { "" };
    let mut nodes = vec![cost_sign(step, (x, y), aim)];
    if bites > 0 {
        let (dx, dy) = if gait == Gait::Swim { (-62.0, 44.0) } else { (58.0, 6.0) };
        nodes.push(bite_sign(x + dx, y + dy, bites, look));
    }
    if look == Look::Full {
        if gait == Gait::Jump {
            states.push((Key::new(jump_key(target)), State::Chosen));
        }
        states.push((Key::new(target.to_string()), if met.lost { State::Lost } else { State::Target }));
        let class = if met.lost { "up-aim lost" } else { "up-aim" };
        let mut aim = Node::path(hexagon((x, y), 0.86)).class(class).layer(layer::ROUTES);
        let ends = met.ended || !legal::can_move(&after);
        if ends && after.points > 0 {
            aim = aim.label(Line::new("label-waste").count("points", after.points));
        }
        nodes.push(aim);
        nodes.extend(route(stands_at(open, seat, step.token), (x, y), gait));
        if rest != target {
            nodes.extend(route((x, y), place_of(open, rest), Gait::Swim));
        }
        if ends {
            nodes.extend(hungry_herons(&after, seat));
        }
    }
    states.push((Key::new(token_key(seat, from, fish)), State::Chosen));
    Focus { states, nodes }
}

pub fn cost_sign(step: Step, (x, y): (f32, f32), aim: &str) -> Node {
    let label = Line::new("label-cost").count("cost", step.cost());
    let number = step.cost().to_string();
    match step.gait {
        Gait::Swim => Node::group(x - 62.0, y)
            .class(format!("up-cost{aim}"))
            .child(Node::new(Shape::Ellipse { rx: 23.0, ry: 23.0 }, 0.0, 0.0))
            .child(Node::mark(number, 0.0, 1.0)),
        Gait::Jump => {
            Node::group(x + 52.0 + 18.0, y - 43.0).class(format!("up-number{aim}")).child(Node::mark(number, 0.0, 0.0))
        }
    }
    .layer(layer::NUMBERS)
    .label(label)
}

/// Tiles within reach of the points that this token cannot go to: full ones, and those that UP-6.5 keeps it from.
pub fn refused(open: &Open, token: Token) -> Vec<(Key, State)> {
    let mut legal_moves = Vec::new();
    legal::actions(open, open.actor, &mut legal_moves);
    let goes_to = |cell: Cell| {
        legal_moves.iter().any(|action| match *action {
            Action::Swim { from, fish, edge } => Token::new(from, fish) == token && end_of(open, from, edge, 1) == cell,
            Action::Jump { from, fish, edge, distance } => {
                Token::new(from, fish) == token && end_of(open, from, edge, distance) == cell
            }
            Action::Lay { .. } | Action::Drift { .. } | Action::Heron { .. } => false,
        })
    };
    let mut states = Vec::new();
    for edge in Edge::UPSTREAM {
        let mut here = token.cell();
        for distance in 1..open.points.max(2) {
            let Some(next) = here.step(edge).filter(|next| open.tile(*next).is_there()) else { break };
            let cell = end_of(open, token.cell(), edge, distance.into());
            if !goes_to(cell) {
                states.push((Key::new(cell.to_string()), State::Refused));
            }
            if open.tile(next) == Tile::SPAWN {
                break;
            }
            here = next;
        }
    }
    states
}

/// A swim goes straight through the water, a jump in an arc over it.
pub fn route(from: (f32, f32), to: (f32, f32), gait: Gait) -> Vec<Node> {
    let (class, data) = match gait {
        Gait::Swim => ("", format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)),
        Gait::Jump => {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            // Straight up it bends towards the nearer bank, slantwise upwards.
            let side = if dx.abs() > 40.0 { dx.signum() } else { -(from.0 + to.0 + 0.1).signum() };
            let middle = ((from.0 + to.0) / 2.0 + side * dy * 0.3, (from.1 + to.1) / 2.0 - side * dx * 0.3);
            (" jump", format!("M{} {}Q{} {} {} {}", from.0, from.1, middle.0, middle.1, to.0, to.1))
        }
    };
    vec![
        Node::path(data.clone()).class(format!("up-route under{class}")).layer(layer::ROUTES),
        Node::path(data).class(format!("up-route{class}")).layer(layer::ROUTES),
    ]
}

/// The herons that would take a salmon if the turn ended so (UP-7.13).
pub fn hungry_herons(after: &Open, seat: Seat) -> Vec<Node> {
    let mut cells: Vec<_> =
        after.tokens_of(seat).iter().filter(|token| token.is_on_river()).map(|token| token.cell()).collect();
    cells.dedup();
    cells.retain(|cell| after.tile(*cell) == Tile::HERON);
    cells.into_iter().map(at).map(|(x, y)| bite_sign(x + 34.0, y - 52.0, 1, Look::Glance)).collect()
}

pub fn focus_drift(open: &Open, seat: Seat, cell: Cell, fish: Fish, look: Look) -> Focus {
    let states = vec![(Key::new(token_key(seat, cell, fish)), State::Chosen)];
    let Some((edge, target)) = legal::drift_target(open, cell) else { return Focus { states, nodes: Vec::new() } };
    let (x, y) = place_of(open, end_of(open, cell, edge, 1));
    let mut nodes = route(stands_at(open, seat, Token::new(cell, fish)), (x, y), Gait::Swim);
    let bitten = open.tile(target) == Tile::EAGLE || open.tile(target).is_bear() && open.is_walled(cell, edge, target);
    if bitten {
        nodes.push(bite_sign(x + 62.0, y - 30.0, 1, look));
    }
    Focus { states, nodes }
}
