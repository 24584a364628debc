//! What an action would look like: where it takes you, what you gain, what it costs. From public things alone.

use rules::{Line, Seat};
use scene::{Focus, Key, Look, Node, Shape, State};

use super::map::hexagon;
use super::{at, bear_key, dir_key, hand_key, layer, leads, remove_key, seat_key, swims_from};
use crate::action::Meant;
use crate::cards::{Card, Way};
use crate::river::{Dir, Kind, Place};
use crate::tasks::Task;
use crate::{Action, View};

pub fn focus(view: &View, seat: Seat, action: Action, look: Look) -> Focus {
    let mut focus = Focus::default();
    match action {
        Action::Play(meant) if meant.card.is_swim() => swim(view, seat, meant, Begin::Here, look, &mut focus),
        Action::Leap(meant) => swim(view, seat, meant, Begin::Fall, look, &mut focus),
        Action::Play(Meant { card: Card::Current, .. }) => current(view, look, &mut focus),
        Action::Play(Meant { card: Card::Rapids, .. }) => rapids(view, look, &mut focus),
        Action::Play(Meant { card: Card::Bear, .. }) => reach(view, look, &mut focus),
        Action::Bear { bear, dir } => bear_step(view, bear, dir, look, &mut focus),
        Action::Remove { zone, card } => {
            focus.states.push((Key::new(remove_key(zone, card)), State::Lost));
            if look == Look::Full {
                focus.nodes.extend(last_of_its_way(view, seat, card));
            }
        }
        Action::Discard { card } => focus.states.push((Key::new(hand_key(card)), State::Lost)),
        Action::Target { seat } => focus.states.push((seat_key(seat), State::Target)),
        Action::Play(_)
        | Action::Counter
        | Action::Done
        | Action::Keep
        | Action::Pass
        | Action::Pick { .. }
        | Action::Stop
        | Action::Take { .. } => {}
    }
    focus
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Begin {
    Here,
    /// The salmon jumps the waterfall ahead first.
    Fall,
}

/// The way a swim card takes: step by step until it is done, lost, or meets a waterfall.
fn swim(view: &View, seat: Seat, meant: Meant, begin: Begin, look: Look, focus: &mut Focus) {
    let Some(dir) = leads(meant) else { return };
    let here = view.salmon[seat.index()];
    let mut way = vec![here];
    let mut tired = 0;
    if begin == Begin::Fall {
        way.push(swims_from(view, seat));
        tired += 1;
    }
    let steps = if meant.card.is_double() { 2 } else { 1 };
    let mut blocked = None;
    for step in 0..steps {
        let to = way.last().copied().unwrap_or(here).to(dir);
        if view.river.rests(to) && !(step == 1 && view.river.is_pool(to.to(opposite(dir)))) {
            way.push(to);
        } else {
            blocked = Some(to);
            break;
        }
    }
    tired += way[1..].iter().map(|place| view.bears.count(*place)).sum::<usize>();
    let cards = view.played.as_slice();
    let third_swim = cards.len() == 2 && cards.iter().all(|card| card.is_swim());
    tired += usize::from(third_swim);
    let end = way.last().copied().unwrap_or(here);
    focus.states.push((seat_key(seat), State::Chosen));
    focus.nodes.extend(route(&way, "", look));
    if end != here {
        focus.nodes.push(ghost(seat, end, look));
        focus.nodes.extend(gains(view, &way[1..]));
    }
    if let Some(to) = blocked {
        let first_of_double = meant.card.is_double() && way.len() == 1;
        focus.nodes.push(barrier(view, seat, end, to, first_of_double, cards.len() + 1));
    }
    if tired > 0 {
        focus.nodes.extend(fatigue(end, tired));
    }
}

const fn opposite(dir: Dir) -> Dir {
    match dir {
        Dir::U => Dir::D,
        Dir::Ul => Dir::Dr,
        Dir::Ur => Dir::Dl,
        Dir::D => Dir::U,
        Dir::Dl => Dir::Ur,
        Dir::Dr => Dir::Ul,
    }
}

/// What stops a step: a waterfall that could be jumped with another card, or the loss of the step.
fn barrier(view: &View, seat: Seat, from: Place, to: Place, first_of_double: bool, played: usize) -> Node {
    let (x, y) = at(to);
    let lands = Way::ALL.into_iter().any(|way| view.river.rests(to.to(way.dir())));
    let held = usize::from(view.hand_sizes[seat.index()]).saturating_sub(1);
    let leap = view.river.is_fall(to) && !first_of_double && played < 3 && held > 0 && lands;
    if leap {
        return Node::symbol("leap", x - 100.0, y - 86.6, 200.0, 173.2).layer(layer::ROUTES);
    }
    let (fx, fy) = at(from);
    let (sx, sy) = ((fx + x) / 2.0, (fy + y) / 2.0);
    Node::symbol("wasted", sx - 36.0, sy - 36.0, 72.0, 72.0).layer(layer::BADGES).label(Line::new("label-wasted"))
}

/// Dots along a way.
fn route(way: &[Place], class: &str, look: Look) -> Vec<Node> {
    if way.len() < 2 {
        return Vec::new();
    }
    let points: Vec<_> = way.iter().map(|&place| at(place)).map(|(x, y)| format!("{x} {}", y.round())).collect();
    let data = format!("M{}", points.join("L"));
    let dim = if look == Look::Glance { " glance" } else { "" };
    vec![
        Node::path(data.clone()).layer(layer::ROUTES).class(format!("route casing{dim}")),
        Node::path(data).layer(layer::ROUTES).class(format!("route line {class}{dim}")),
    ]
}

fn ghost(seat: Seat, to: Place, look: Look) -> Node {
    let (x, y) = at(to);
    let size = if look == Look::Full { 96.0 } else { 78.0 };
    let ring = Node::symbol("target", -100.0, -86.6, 200.0, 173.2);
    let fish = Node::symbol("salmon", -size / 2.0, -size / 2.0, size, size);
    Node::group(x, y).layer(layer::ROUTES).class(format!("ghost seat-{seat}")).child(ring).child(fish)
}

/// The icons of the hexes on the way, raised.
fn gains(view: &View, way: &[Place]) -> Vec<Node> {
    let icons = way.iter().filter_map(|&place| Some((place, view.river.hex(place)?.icon?)));
    let raised = |(place, icon)| {
        let (x, y) = at(place);
        Node::symbol(super::map::icon_symbol(icon), x + 22.0, y - 84.0, 66.0, 66.0).layer(layer::BADGES)
    };
    icons.map(raised).collect()
}

/// So many fatigue cards would come.
fn fatigue(place: Place, count: usize) -> Vec<Node> {
    let (x, y) = at(place);
    let shape = Shape::Rect { width: 124.0, height: 60.0, radius: 30.0 };
    let group = Node::group(x - 62.0, y + 34.0).layer(layer::BADGES).class("plus bad");
    let label = Line::new("label-tired").count("cards", count as i64);
    vec![
        group
            .label(label)
            .child(Node::new(shape, 0.0, 0.0))
            .child(Node::mark(format!("+{count}"), 38.0, 43.0))
            .child(Node::symbol("icon-fatigue", 64.0, 4.0, 52.0, 52.0)),
    ]
}

/// Where a current would take everybody: all ways, each with its chance.
fn current(view: &View, look: Look, focus: &mut Focus) {
    for seat in view.all_seats() {
        for (way, part) in flows(view, view.salmon[seat.index()]) {
            focus.nodes.extend(route(&way, "threat", look));
            let (x, y) = at(way[way.len() - 1]);
            let text = match part {
                1 => continue,
                2 => "½",
                4 => "¼",
                _ => "⅛",
            };
            let shape = Shape::Rect { width: 62.0, height: 56.0, radius: 28.0 };
            let badge = Node::group(x - 31.0, y + 20.0).layer(layer::BADGES).class("plus bad");
            focus.nodes.push(badge.child(Node::new(shape, 0.0, 0.0)).child(Node::mark(text, 31.0, 40.0)));
        }
    }
}

/// The ways a current can carry a salmon from here, and into how many equal parts its chance was split.
pub fn flows(view: &View, from: Place) -> Vec<(Vec<Place>, u32)> {
    let mut done = Vec::new();
    let mut open = vec![(vec![from], 1)];
    while let Some((way, part)) = open.pop() {
        let here = way[way.len() - 1];
        let Some(hex) = view.river.hex(here) else { continue };
        // No river has more falls in a row than this; boards of one's own cannot loop downstream either.
        if (way.len() > 1 && hex.kind != Kind::Fall) || way.len() > 12 {
            done.push((way, part));
            continue;
        }
        let ways = u32::from(hex.arrow_count());
        for dir in hex.arrows.into_iter().flatten() {
            let to = here.to(dir);
            if view.river.rests(to) || view.river.is_fall(to) {
                let mut on = way.clone();
                on.push(to);
                open.push((on, part * ways));
            }
        }
    }
    done
}

/// How many cards rapids would cost everybody.
fn rapids(view: &View, look: Look, focus: &mut Focus) {
    for seat in view.all_seats() {
        let own = u8::from(view.is_viewer(seat));
        let held = view.hand_sizes[seat.index()].saturating_sub(own);
        let place = view.salmon[seat.index()];
        let lost = view.river.arrows(place).min(held);
        if lost > 0 {
            let (x, y) = at(place);
            let shape = Shape::Rect { width: 80.0, height: 60.0, radius: 30.0 };
            let dim = if look == Look::Glance { " glance" } else { "" };
            let badge = Node::group(x - 40.0, y + 34.0).layer(layer::BADGES).class(format!("plus bad{dim}"));
            let mark = Node::mark(format!("−{lost}"), 40.0, 43.0);
            focus.nodes.push(badge.child(Node::new(shape, 0.0, 0.0)).child(mark));
        }
    }
}

/// The hexes that some bear could come to in two steps, and the salmon on them.
fn reach(view: &View, look: Look, focus: &mut Focus) {
    if look == Look::Full {
        let near = view.river.hexes().filter(|(place, hex)| hex.kind != Kind::Land && bears_near(view, *place) > 0);
        let area: String = near.map(|(place, _)| hexagon(place)).collect();
        focus.nodes.push(Node::path(area).layer(layer::RINGS).class("reach"));
    }
    for seat in view.all_seats() {
        let place = view.salmon[seat.index()];
        if bears_near(view, place) > 0 {
            let (x, y) = at(place);
            let dim = if look == Look::Glance { "glance" } else { "" };
            let ring = Node::symbol("lost", x - 100.0, y - 86.6, 200.0, 173.2).layer(layer::ROUTES).class(dim);
            focus.nodes.push(ring);
        }
    }
}

/// How many bears could come here with one card.
pub fn bears_near(view: &View, place: Place) -> usize {
    if view.options.pool_safe && view.river.is_pool(place) {
        return 0;
    }
    let comes = |bear: &Place| {
        let first = Dir::ALL.map(|dir| bear.to(dir));
        first.contains(&place) || first.iter().any(|next| view.river.hex(*next).is_some() && is_next(*next, place))
    };
    view.bears.as_slice().iter().filter(|bear| comes(bear)).count()
}

fn is_next(one: Place, other: Place) -> bool {
    Dir::ALL.into_iter().any(|dir| one.to(dir) == other)
}

fn bear_step(view: &View, bear: u8, dir: Dir, look: Look, focus: &mut Focus) {
    let Some(from) = view.bears.get(bear) else { return };
    let to = from.to(dir);
    let met: Vec<_> = view.all_seats().filter(|seat| view.salmon[seat.index()] == to).collect();
    let state = if met.is_empty() { State::Target } else { State::Lost };
    focus.states.push((Key::new(bear_key(bear)), State::Chosen));
    focus.states.push((Key::new(dir_key(bear, dir)), state));
    if look == Look::Full {
        let (x, y) = at(to);
        focus.nodes.push(Node::symbol("bear-pawn", x - 40.0, y - 40.0, 80.0, 80.0).layer(layer::BADGES));
        if !met.is_empty() {
            focus.nodes.extend(fatigue(to, met.len()));
        }
    }
}

/// A warning before the reeds take the last card that leads this way.
fn last_of_its_way(view: &View, seat: Seat, card: Card) -> Option<Node> {
    let way = card.way()?;
    let owned = view.owned(seat);
    let same: u8 = owned.kinds().filter(|kind| kind.way() == Some(way)).map(|kind| owned.count(kind)).sum();
    if same > 1 || !matches!(view.todo.first(), Some(Task::Reeds { .. })) {
        return None;
    }
    let (x, y) = at(view.salmon[seat.index()]);
    let line = Line::new("warn-last-of-way").label("way", crate::json::way_label(way));
    let text = Node::new(Shape::Text(line.clone()), x, y + 110.0);
    Some(text.layer(layer::WARNINGS).class("words warn").label(line))
}
