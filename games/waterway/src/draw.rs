//! Pictures of tiles: what stands where on a face, however it is turned.

use scene::{Node, Shape};

use crate::content::{Animal, Building, Face, Item, Trade};
use crate::options::Start;

/// The side of a tile.
pub const TILE: f32 = 100.0;
const HALF: f32 = TILE / 2.0;

/// How the water on a tile looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Water {
    /// In a hand: it does not flow yet.
    Plain,
    /// It flows from the end with this number to the other.
    From(usize),
    /// An oxbow.
    Still,
}

/// What the flag of a building says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    /// No flag: the picture is too small.
    None,
    /// Goods that have arrived.
    Got(u8),
    /// It stands on an oxbow.
    Still,
}

/// The part of a channel that belongs to the longest port route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnRoute {
    No,
    All,
    /// From the port to the end with this number.
    FromPort(usize),
}

/// Everything about how a tile is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub rot: u8,
    pub water: Water,
    pub flag: Flag,
    pub route: OnRoute,
    /// Corners whose quarter belongs to a whole meadow, as bits.
    pub whole: u8,
}

/// A tile with its upper left corner at the origin.
pub fn tile(face: &Face, number: u8, look: Look) -> Node {
    let mut node = Node::group(0.0, 0.0).child(Node::symbol("tile-land", 0.0, 0.0, TILE, TILE).class("ww-land"));
    let is_small = look.flag == Flag::None;
    if !is_small {
        decorate(face, number, look.rot, &mut node);
    }
    node.children.extend(quarters(face, look));
    node = node.child(channel(face, look));
    let places = places(face);
    for (item, t) in face.items().iter().zip(places) {
        if let Item::Building(_) = item {
            let (x, y, turn) = on_channel(face, look.rot, t);
            let bridge = Node::symbol("bridge", -12.0, -26.0, 24.0, 52.0);
            node = node.child(Node::group(x, y).turn(turn).child(bridge));
        }
    }
    let size = if face.items().len() == 1 { 42.0 } else { 37.0 };
    for (item, t) in face.items().iter().zip(places) {
        let (x, y, _) = on_channel(face, look.rot, t);
        let id = match item {
            Item::Sack => "sack",
            Item::Axe => "axe",
            Item::Port => "port",
            Item::Building(_) => continue,
        };
        node = node.child(centred(id, x, y, size, size));
    }
    for (item, t) in face.items().iter().zip(places) {
        if let Item::Building(building) = item {
            node.children.extend(works(face, *building, t, look));
        }
    }
    node
}

/// A symbol by its middle.
pub fn centred(id: &'static str, x: f32, y: f32, width: f32, height: f32) -> Node {
    Node::symbol(id, x - width / 2.0, y - height / 2.0, width, height)
}

/// Where along the channel the items stand: 0 is `ends[0]`, 1 is `ends[1]`.
pub fn places(face: &Face) -> [f32; 2] {
    if face.items().len() == 1 { [0.5, 0.5] } else { [0.26, 0.74] }
}

/// A point of the channel and the direction it runs there, in degrees.
pub fn on_channel(face: &Face, rot: u8, t: f32) -> (f32, f32, f32) {
    let (x, y, direction) = if face.is_straight() {
        // As the symbol is drawn: a slight swing to the left, then to the right.
        (HALF - 2.4 * (t * std::f32::consts::TAU).sin(), TILE * t, 90.0)
    } else {
        let angle = std::f32::consts::PI * (1.0 - t / 2.0);
        (TILE + HALF * angle.cos(), HALF * angle.sin(), 90.0 - 90.0 * t)
    };
    let (x, y) = turned(x, y, rot);
    (x, y, direction + 90.0 * f32::from(rot))
}

/// A point of a tile after so many quarter turns.
fn turned(x: f32, y: f32, rot: u8) -> (f32, f32) {
    let (dx, dy) = (x - HALF, y - HALF);
    match rot {
        0 => (x, y),
        1 => (HALF - dy, HALF + dx),
        2 => (HALF - dx, HALF - dy),
        _ => (HALF + dy, HALF - dx),
    }
}

/// The channel between two of its points as path data.
pub fn course(face: &Face, rot: u8, from: f32, to: f32) -> String {
    const STEPS: usize = 10;
    let points = (0..=STEPS).map(|step| {
        let (x, y, _) = on_channel(face, rot, from + (to - from) * step as f32 / STEPS as f32);
        format!("{x:.1} {y:.1}")
    });
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}

/// The line round the longest route: classes and widths, widest first.
const ROUTE: [(&str, f32); 3] = [("ww-route-c", 43.0), ("ww-route-b", 39.0), ("ww-route-a", 29.0)];

fn channel(face: &Face, look: Look) -> Node {
    let id = if face.is_straight() { "river-straight" } else { "river-bend" };
    let bed = Node::group(HALF, HALF)
        .turn(90.0 * f32::from(look.rot))
        .child(Node::symbol(id, -HALF, -HALF, TILE, TILE))
        .class(if look.water == Water::Still { "ww-oxbow" } else { "" });
    let mut node = Node::group(0.0, 0.0).child(bed);
    let port = face.items().iter().zip(places(face)).find(|(item, _)| **item == Item::Port).map_or(0.5, |(_, t)| t);
    let still = if look.water == Water::Still { " ww-oxbow" } else { "" };
    let (from, to, harbour) = match look.route {
        OnRoute::No => (0.0, 0.0, ROUTE.map(|_| None)),
        OnRoute::All => (0.0, 1.0, ROUTE.map(|_| None)),
        OnRoute::FromPort(end) => (port, end as f32, ROUTE.map(|(_, width)| Some(width / 2.0))),
    };
    for ((class, _), radius) in ROUTE.into_iter().zip(harbour).filter(|_| from != to) {
        node = node.child(Node::path(course(face, look.rot, from, to)).class(format!("{class}{still}")));
        if let Some(radius) = radius {
            let (x, y, _) = on_channel(face, look.rot, port);
            let round = Node::new(Shape::Ellipse { rx: radius, ry: radius }, x, y);
            node = node.child(round.class(format!("{class} ww-round{still}")));
        }
    }
    if let Water::From(end) = look.water {
        let (from, to) = (end as f32, 1.0 - end as f32);
        node = node.child(Node::path(course(face, look.rot, from, to)).class("ww-streak"));
        // An arrow where nothing stands.
        let t = if face.items().is_empty() { 0.5 } else { from + (to - from) * 0.9 };
        let (x, y, direction) = on_channel(face, look.rot, t);
        let turn = if end == 0 { direction } else { direction + 180.0 };
        node = node.child(Node::group(x, y).turn(turn).child(centred("flow", 0.0, 0.0, 14.0, 14.0)));
    }
    node
}

fn quarters(face: &Face, look: Look) -> impl Iterator<Item = Node> {
    let corners = face.quarters(look.rot);
    let class = move |corner: u8| if look.whole & (1 << corner) == 0 { "" } else { "ww-whole" };
    (0..4).filter(move |corner| corners & (1 << corner) != 0).map(move |corner| quarter(corner).class(class(corner)))
}

/// A meadow quarter in a corner of the tile.
fn quarter(corner: u8) -> Node {
    let (dx, dy) = crate::content::corner_offset(corner);
    Node::group(f32::from(dx) * TILE, f32::from(dy) * TILE)
        .turn(90.0 * f32::from((corner + 1) % 4))
        .child(Node::symbol("meadow-quarter", 0.0, 0.0, 32.0, 32.0))
}

/// Trees, grass and animals where neither meadow nor building stands.
fn decorate(face: &Face, number: u8, rot: u8, node: &mut Node) {
    let river = face.sides(rot);
    let taken = face.quarters(rot);
    let is_bare = face.building.is_none();
    let grazed = if face.animal == Animal::None { None } else { pasture(face, rot) };
    for corner in (0..4u8).filter(|corner| taken & (1 << corner) == 0) {
        // Between two river sides there is hardly any land.
        let is_inside = river.contains(&corner) && river.contains(&((corner + 1) % 4));
        let (dx, dy) = crate::content::corner_offset(corner);
        let (x, y) = (17.0 + 66.0 * f32::from(dx), 17.0 + 66.0 * f32::from(dy));
        if grazed.is_some_and(|(gx, gy)| (gx - x).abs() + (gy - y).abs() < 20.0) {
            continue;
        }
        match (number + corner * 3) % 5 {
            0 if is_bare && !is_inside => node.children.push(centred("tree", x, y, 21.0, 27.0)),
            1 | 2 if is_bare => node.children.push(centred("tuft", x, y, 15.0, 15.0)),
            _ => {}
        }
    }
    let animal = match face.animal {
        Animal::None => return,
        Animal::Sheep => ("sheep", 26.0, 22.5),
        Animal::Cow => ("cow", 27.0, 22.4),
    };
    if let Some((x, y)) = grazed {
        node.children.push(centred(animal.0, x, y, animal.1, animal.2));
    }
}

/// A free spot on the land for an animal: a corner, or else beside the water.
fn pasture(face: &Face, rot: u8) -> Option<(f32, f32)> {
    let taken = face.quarters(rot);
    let river = face.sides(rot);
    let bridge = face.items().iter().zip(places(face)).find(|(item, _)| matches!(item, Item::Building(_)));
    let built = bridge.map(|(_, t)| sites(face, rot, t));
    let bridge_at = bridge.map_or((0.0, 0.0), |(_, t)| {
        let (x, y, _) = on_channel(face, rot, t);
        (x, y)
    });
    let is_free = |&(x, y): &(f32, f32)| {
        built.is_none_or(|(house, flag)| {
            let is_clear = |(sx, sy): (f32, f32)| (sx - x).abs() > 32.0 || (sy - y).abs() > 34.0;
            let is_off_bridge = (bridge_at.0 - x).abs() > 26.0 || (bridge_at.1 - y).abs() > 40.0;
            is_clear(house) && is_clear(flag) && is_off_bridge
        })
    };
    let corners = (0..4u8).rev().filter(|corner| {
        taken & (1 << corner) == 0 && !(river.contains(corner) && river.contains(&((corner + 1) % 4)))
    });
    let corners = corners.map(|corner| {
        let (dx, dy) = crate::content::corner_offset(corner);
        (16.0 + 68.0 * f32::from(dx), 15.0 + 70.0 * f32::from(dy))
    });
    let banks = (0..4u8).filter(|side| !river.contains(side));
    let banks = banks.map(|side| [(50.0, 13.0), (85.0, 50.0), (50.0, 87.0), (15.0, 50.0)][usize::from(side)]);
    corners.chain(banks).find(is_free)
}

/// The middle of a building and of its flag: beside the bridge, apart from each other and from the water.
fn sites(face: &Face, rot: u8, t: f32) -> ((f32, f32), (f32, f32)) {
    let (bx, by, _) = on_channel(face, rot, t);
    let [one, other] = face.sides(rot);
    let is_alone = face.items().len() == 1;
    if face.is_straight() {
        return straight_sites(face.quarters(rot), one % 2 == 0, (bx, by), is_alone);
    }
    // A bend: the wide land lies across from the corner it turns round.
    let corner = if (one + 1) % 4 == other { one } else { other };
    let spread = if is_alone { 0.0 } else { 2.0 };
    match corner {
        0 => ((24.0, 44.0 + spread), (62.0, 79.0)),
        1 => ((24.0, 60.0), (62.0, 20.0)),
        2 => ((75.0, 60.0), (38.0, 20.0)),
        _ => ((75.0, 44.0 + spread), (38.0, 79.0)),
    }
}

/// On a straight river building and flag stand in two corners: rather where no meadow quarter would be hidden, on both
/// sides of an upright bridge or on one bank of a level one, the building near its bridge.
fn straight_sites(quarters: u8, is_upright: bool, (bx, by): (f32, f32), is_alone: bool) -> ((f32, f32), (f32, f32)) {
    let hides = |corner: u8| quarters & (1 << corner) != 0;
    let is_right = |corner: u8| corner < 2;
    let is_low = |corner: u8| corner == 1 || corner == 2;
    let cost = |&(house, flag): &(u8, u8)| {
        let apart = if is_upright { is_right(house) == is_right(flag) } else { is_low(house) != is_low(flag) };
        let (by_bridge, flag_by_bridge) = if is_upright {
            (is_low(house) == (by > HALF), is_low(flag) == (by > HALF))
        } else {
            (is_right(house) == (bx > HALF), is_right(flag) == (bx > HALF))
        };
        let crowded = !is_alone && (!by_bridge || flag_by_bridge);
        let unusual = u8::from(is_right(house)) + u8::from(!is_low(house)) + u8::from(!is_low(flag));
        20 * (u8::from(hides(house)) + u8::from(hides(flag))) + 8 * u8::from(apart) + 4 * u8::from(crowded) + unusual
    };
    let pairs = (0..4).flat_map(|house| (0..4).map(move |flag| (house, flag))).filter(|(house, flag)| house != flag);
    let (house, flag) = pairs.min_by_key(cost).unwrap_or((2, 1));
    let side = |corner: u8, inset: f32| if is_right(corner) { TILE - inset } else { inset };
    let house_y = match (is_upright, is_alone, is_low(house)) {
        (true, true, true) => 60.0,
        (true, true, false) => 40.0,
        (true, false, true) => 72.0,
        (false, _, true) => 77.0,
        (_, _, false) => 24.0,
    };
    let flag_y = if is_low(flag) { 80.0 } else { 21.0 };
    ((side(house, 22.0), house_y), (side(flag, 20.0), flag_y))
}

fn works(face: &Face, building: Building, t: f32, look: Look) -> Vec<Node> {
    let ((x, y), flag_at) = sites(face, look.rot, t);
    let id = match building.trade {
        Trade::Mill => "mill",
        Trade::Sawmill => "sawmill",
    };
    let mut nodes = vec![centred(id, x, y, 46.0, 46.0)];
    if look.flag != Flag::None {
        let (scale, (fx, fy)) = (if face.items().len() == 1 { 1.0 } else { 0.88 }, flag_at);
        // The wide flag keeps within its tile.
        let fx = if building.needs > 3 { fx.clamp(27.0, 73.0) } else { fx };
        nodes.push(flag(building, look.flag).scale(scale).at((fx, fy)));
    }
    nodes
}

trait At {
    fn at(self, place: (f32, f32)) -> Node;
}

impl At for Node {
    fn at(mut self, (x, y): (f32, f32)) -> Node {
        (self.x, self.y) = (x, y);
        self
    }
}

/// Points, and a pip for each good that is needed; filled if it has arrived.
fn flag(building: Building, flag: Flag) -> Node {
    let got = match flag {
        Flag::Got(got) => got,
        Flag::Still | Flag::None => 0,
    };
    let class = match flag {
        Flag::Got(got) if got >= building.needs => "ww-scores",
        Flag::Got(_) | Flag::None => "ww-open",
        Flag::Still => "ww-stands",
    };
    let wide = building.needs > 3;
    let (id, width) = if wide { ("flag-wide", 52.0) } else { ("flag", 42.0) };
    let mut node = Node::group(0.0, 0.0)
        .class(class)
        .child(centred(id, 0.0, 0.0, width, 41.0))
        .child(Node::mark(building.points.to_string(), 0.0, 3.0).class("ww-num"));
    if flag == Flag::Still {
        node = node.child(Node::path("M-13-4H13").class("ww-strike"));
    }
    let pip = match building.trade {
        Trade::Mill => "pip-sack",
        Trade::Sawmill => "pip-axe",
    };
    for nth in 0..building.needs {
        let x = 10.4 * (f32::from(nth) - f32::from(building.needs - 1) / 2.0);
        let class = if nth < got { "ww-pip ww-got" } else { "ww-pip" };
        node = node.child(centred(pip, x, 9.6, 10.0, 10.0).class(class));
    }
    node
}

/// The start tile with its upper left corner at the origin; `route` names its ends that the longest
/// route runs through, `whole` which of its two quarters belong to a whole meadow.
pub fn start_tile(start: Start, route: &[usize], whole: [bool; 2], is_small: bool) -> Node {
    let id = match start {
        Start::Fork => "start-fork",
        Start::Through => "start-through",
    };
    let mut node = Node::group(0.0, 0.0)
        .child(Node::symbol("tile-start", 0.0, 0.0, 2.0 * TILE, TILE).class("ww-land"))
        .child(quarter(3).class(if whole[0] { "ww-whole" } else { "" }))
        .child(Node::group(TILE, 0.0).child(quarter(1).class(if whole[1] { "ww-whole" } else { "" })));
    if !is_small {
        for (id, x, y, width, height) in [("tree", 181.0, 20.0, 21.0, 27.0), ("tuft", 22.0, 78.0, 15.0, 15.0)] {
            node = node.child(centred(id, x, y, width, height));
        }
    }
    node = node.child(Node::symbol(id, 0.0, 0.0, 2.0 * TILE, TILE));
    let ways: &[&str] = match start {
        Start::Fork => &["M50 0C50 34 72 50 116 50", "M50 100C50 66 72 50 116 50", "M116 50H200"],
        Start::Through => {
            &["M0 50H116", "M50 0C50 34 72 50 116 50", "M150 100C150 70 160 54 184 50H190", "M116 50H200"]
        }
    };
    if let Some(gold) = crossing(start, route) {
        for (class, _) in ROUTE {
            node = node.child(Node::path(gold).class(class));
        }
    }
    if !is_small {
        ways.iter().for_each(|way| node.children.push(Node::path(*way).class("ww-streak")));
        for (x, y, turn) in arrows(start) {
            node = node.child(Node::group(*x, *y).turn(*turn).child(centred("flow", 0.0, 0.0, 14.0, 14.0)));
        }
    }
    node
}

/// The way of a route across the start tile, between two of its ends in rising order.
pub const fn crossing(start: Start, ends: &[usize]) -> Option<&'static str> {
    match (start, ends) {
        (Start::Fork, [0, 1]) => Some("M50 0C50 34 64 42 64 50C64 58 50 66 50 100"),
        (Start::Fork, [0, 2]) => Some("M50 0C50 34 72 50 116 50H200"),
        (Start::Fork, [1, 2]) => Some("M50 100C50 66 72 50 116 50H200"),
        (Start::Through, [0, 1]) => Some("M0 50H40C56 50 51 24 50 0"),
        (Start::Through, [0, 2]) => Some("M0 50H128C146 50 150 70 150 100"),
        (Start::Through, [0, 3]) => Some("M0 50H200"),
        (Start::Through, [1, 2]) => Some("M50 0C50 34 72 50 116 50C142 50 150 70 150 100"),
        (Start::Through, [1, 3]) => Some("M50 0C50 34 72 50 116 50H200"),
        (Start::Through, [2, 3]) => Some("M150 100C150 70 160 54 184 50H200"),
        (Start::Fork | Start::Through, _) => None,
    }
}

/// Where the water of the start tile shows its direction.
const fn arrows(start: Start) -> &'static [(f32, f32, f32)] {
    match start {
        Start::Fork => &[(52.0, 17.0, 78.0), (52.0, 83.0, -78.0), (150.0, 50.0, 0.0)],
        Start::Through => &[(22.0, 50.0, 0.0), (52.0, 15.0, 78.0), (151.0, 86.0, -84.0), (140.0, 50.0, 0.0)],
    }
}

/// A whole meadow's middle with what it is worth; flowers grow on two of its quarters.
pub fn meadow(quarters: u8) -> Node {
    let worth = if quarters.count_ones() == 4 { "6" } else { "3" };
    let mut node = Node::group(0.0, 0.0).child(centred("meadow-join", 0.0, 0.0, 32.0, 32.0));
    let places = [(17.0, -15.0), (17.0, 15.0), (-17.0, 15.0), (-17.0, -15.0)];
    let flowers = places.into_iter().enumerate().filter(|(quarter, _)| quarters & (1 << quarter) != 0);
    for (_, (x, y)) in flowers.step_by(2) {
        node = node.child(centred("flower", x, y, 12.0, 12.0));
    }
    node.child(Node::new(Shape::Ellipse { rx: 12.5, ry: 12.5 }, 0.0, 0.0).class("ww-worth"))
        .child(Node::mark(worth, 0.0, 6.8).class("ww-num"))
}
