//! The river itself: what is to be seen of it, its banks, hexes, arrows and icons.

use rules::{Line, Seat, Viewer};
use scene::{Layout, Node, Shape};

use super::pieces::crowd;
use super::words::placed;
use super::{at, layer, tracker};
use crate::content::Side;
use crate::river::{Dir, Hex, Icon, Kind, Place};
use crate::tasks::Task;
use crate::{View, content, json};

/// How much of the river is shown, and how much room the cards have below it.
const HEIGHT: f32 = 1180.0;
const PANEL: f32 = 410.0;
/// How much wider than high the room for a board is at a desk.
const DESK: f32 = 1.17;
/// On a phone: a part of the river round one's salmon, and room for larger cards.
const TALL: (f32, f32) = (1120.0, 840.0);
const TALL_PANEL: f32 = 580.0;
/// Land on both sides: for the strip on the left, the names on the right.
const BANK: f32 = 130.0;

/// The part of the river that is to be seen.
pub struct Window {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    pub layout: Layout,
    /// Where the table of all decks stands at the right, how wide that is.
    pub aside: f32,
}

impl Window {
    /// Round the salmon of whoever looks; round all bears while one of them may be chosen.
    pub fn of(view: &View, viewer: Viewer, layout: Layout) -> Self {
        let seat = viewer.seat().unwrap_or(view.active);
        let (mut low, mut high) = span(view, viewer, seat);
        let (floor, ceiling) = (-190.0, 86.6 * f32::from(view.river.top()) + 190.0);
        let least_height = match layout {
            Layout::Wide => HEIGHT,
            Layout::Tall => TALL.1,
        };
        if high - low < least_height {
            // Two thirds of the picture lie ahead.
            let middle = (low + high) / 2.0;
            (low, high) = (middle - least_height * 0.36, middle + least_height * 0.64);
        }
        let height = high - low;
        let low = low.min(ceiling - height).max(floor);
        let rows = |y: f32| y >= low - 100.0 && y <= low + height + 100.0;
        let shown = view.river.hexes().map(|(place, _)| place).filter(|place| rows(86.6 * f32::from(place.r)));
        let (mut least, mut most) = (f32::MAX, f32::MIN);
        shown.map(|place| at(place).0).for_each(|x| (least, most) = (least.min(x), most.max(x)));
        let left = least - 100.0 - BANK;
        let aside = match layout {
            Layout::Wide => tracker::WIDTH + 36.0,
            Layout::Tall => 0.0,
        };
        let width = most - least + 200.0 + 2.0 * BANK + aside;
        let whole = Self { left, top: -(low + height), width, height, layout, aside };
        match layout {
            Layout::Wide => whole.filling_a_desk(floor, ceiling),
            Layout::Tall => whole.round(across(view, viewer, seat)),
        }
    }

    /// Where the river is broad there is room for more of it above and below.
    fn filling_a_desk(self, floor: f32, ceiling: f32) -> Self {
        let height = (self.width / DESK - PANEL).max(self.height);
        let top = (self.top - (height - self.height) * 0.7).min(-floor - height).max(-ceiling);
        Self { top, height, ..self }
    }

    /// No wider than a phone shows well, with these places in it as far as they fit. Where much of the river is shown
    /// there is land beside it, so that it still has the shape of a phone.
    fn round(self, (least, most): (f32, f32)) -> Self {
        let shape = TALL.0 * self.height / TALL.1;
        let width = (most - least + 420.0).max(TALL.0).min(self.width).max(shape);
        let left = if width > self.width {
            (self.left + self.right() - width) / 2.0
        } else {
            ((least + most) / 2.0 - width / 2.0 - 60.0).clamp(self.left, self.right() - width)
        };
        Self { left, width, ..self }
    }

    /// How large the cards are drawn: on a phone they fill its width, however much of the river is shown above them.
    pub fn zoom(&self) -> f32 {
        match self.layout {
            Layout::Wide => 1.0,
            Layout::Tall => self.width / TALL.0,
        }
    }

    /// How high the part with the cards is.
    pub fn panel(&self) -> f32 {
        match self.layout {
            Layout::Wide => PANEL,
            Layout::Tall => TALL_PANEL * self.zoom(),
        }
    }

    /// The part with the cards as it would be without the zoom, from the origin.
    pub fn plain(&self) -> Self {
        let zoom = self.zoom();
        Self { left: 0.0, top: -self.height / zoom, width: self.width / zoom, height: self.height / zoom, ..*self }
    }

    pub fn view_box(&self) -> [f32; 4] {
        [self.left, self.top, self.width, self.height + self.panel()]
    }

    pub fn bottom(&self) -> f32 {
        self.top + self.height
    }

    pub fn right(&self) -> f32 {
        self.left + self.width
    }

    fn shows(&self, place: Place) -> bool {
        let (_, y) = at(place);
        y > self.top - 100.0 && y < self.bottom() + 100.0
    }
}

/// The lowest and highest height that must be seen.
fn span(view: &View, viewer: Viewer, seat: Seat) -> (f32, f32) {
    let y = |place: Place| 86.6 * f32::from(place.r);
    let here = y(view.salmon[seat.index()]);
    let chooses = viewer.is(view.active);
    match view.todo.first() {
        Some(Task::Bear { bear: Some(bear), .. }) if chooses => {
            let bear = view.bears.get(bear).map_or(here, y);
            (bear, bear)
        }
        Some(Task::Bear { bear: None, .. }) if chooses => {
            let bears = view.bears.as_slice().iter().map(|&place| y(place));
            let (low, high) = bears.fold((here, here), |(low, high), y| (low.min(y), high.max(y)));
            (low - 300.0, high + 300.0)
        }
        Some(_) | None => (here, here),
    }
}

/// The leftmost and the rightmost place that must be seen.
fn across(view: &View, viewer: Viewer, seat: Seat) -> (f32, f32) {
    let here = at(view.salmon[seat.index()]).0;
    match view.todo.first() {
        Some(Task::Bear { bear: Some(bear), .. }) if viewer.is(view.active) => {
            let bear = view.bears.get(bear).map_or(here, |place| at(place).0);
            (bear, bear)
        }
        Some(Task::Bear { bear: None, .. }) if viewer.is(view.active) => {
            let bears = view.bears.as_slice().iter().map(|&place| at(place).0);
            bears.fold((here, here), |(low, high), x| (low.min(x), high.max(x)))
        }
        Some(_) | None => (here, here),
    }
}

pub fn river(view: &View, window: &Window) -> Vec<Node> {
    let hexes: Vec<_> = view.river.hexes().filter(|(place, _)| window.shows(*place)).collect();
    // Frames of another shape show more than the window: land goes on there.
    let beyond = Shape::Rect { width: window.width + 4000.0, height: window.height + 4000.0, radius: 0.0 };
    let mut nodes =
        vec![Node::new(beyond, window.left - 2000.0, window.top - 2000.0).layer(layer::SHORE).class("ground")];
    nodes.extend(woods(view, window));
    let outline = |wanted: fn(Kind) -> bool| -> String {
        hexes.iter().filter(|(_, hex)| wanted(hex.kind)).map(|(place, _)| hexagon(*place)).collect()
    };
    nodes.push(Node::path(outline(|kind| kind == Kind::Land)).layer(layer::SHORE).class("lnd"));
    nodes.push(Node::path(outline(|kind| kind != Kind::Land)).layer(layer::SHORE).class("shore"));
    nodes.push(Node::path(outline(|kind| kind != Kind::Land)).layer(layer::SHORE).class("wet"));
    // On a phone there is no bank to write on.
    if window.layout == Layout::Wide {
        nodes.extend(names(view, window));
    }
    for &(place, hex) in &hexes {
        nodes.extend(ground(place, hex));
        nodes.extend(arrows(place, hex));
        nodes.extend(icon(view, place, hex));
    }
    nodes
}

pub fn hexagon(place: Place) -> String {
    const CORNERS: [(f32, f32); 6] =
        [(50.0, -86.6), (100.0, 0.0), (50.0, 86.6), (-50.0, 86.6), (-100.0, 0.0), (-50.0, -86.6)];
    let (x, y) = at(place);
    let points: Vec<_> =
        CORNERS.iter().map(|(dx, dy)| format!("{} {}", x + dx, ((y + dy) * 10.0).round() / 10.0)).collect();
    format!("M{}z", points.join("L"))
}

fn ground(place: Place, hex: Hex) -> Option<Node> {
    let (x, y) = at(place);
    let id = match hex.kind {
        Kind::Land => return None,
        Kind::Rock => "hex-rock",
        Kind::Fall => "hex-fall",
        Kind::Pool => "hex-pool",
        Kind::Start => "hex-start",
        Kind::Water if (i16::from(place.c) * 7 + i16::from(place.r) * 3) % 4 == 0 => "hex-water",
        Kind::Water => "hex-water-2",
    };
    let kind = match hex.kind {
        Kind::Land => "kind-land",
        Kind::Rock => "kind-rock",
        Kind::Fall => "kind-fall",
        Kind::Pool => "kind-pool",
        Kind::Start => "kind-start",
        Kind::Water => "kind-water",
    };
    let label = Line::new(if hex.icon.is_some() { "label-hex-icon" } else { "label-hex" });
    let label = placed(label.label("kind", kind), place).count("arrows", hex.arrow_count());
    let label = match hex.icon {
        Some(icon) => label.label("icon", json::icon_label(icon)),
        None => label,
    };
    let node = Node::symbol(id, x - 100.0, y - 86.6, 200.0, 173.2).layer(layer::HEXES).class("place");
    Some(node.key(format!("hex-{place}")).label(label))
}

/// One arrow is plain, two are numbered pins, upstream ones are gold.
fn arrows(place: Place, hex: Hex) -> Vec<Node> {
    let (x, y) = at(place);
    let two = hex.arrow_count() == 2;
    let mut nodes = Vec::new();
    for (nth, dir) in hex.arrows.into_iter().flatten().enumerate() {
        let (dx, dy, turn) = pointing(dir);
        let on_fall = if hex.kind == Kind::Fall { " on-fall" } else { "" };
        if two {
            let (px, py) = (x + 54.0 * dx, y + 54.0 * dy);
            let pin = Node::symbol("flow-label", -32.0, -32.0, 64.0, 64.0);
            let mark = Node::mark((nth + 1).to_string(), 0.0, 12.0);
            let class = format!("pin{on_fall}");
            let turned = Node::group(0.0, 0.0).turn(turn).child(pin);
            nodes.push(Node::group(px, py).layer(layer::SIGNS).class(class).child(turned).child(mark));
        } else {
            let id = if dir.is_downstream() { "flow" } else { "flow-up" };
            let arrow = Node::group(x + 57.0 * dx, y + 57.0 * dy).turn(turn).layer(layer::SIGNS);
            nodes.push(arrow.class(on_fall.trim()).child(Node::symbol(id, -23.0, -23.0, 46.0, 46.0)));
        }
    }
    nodes
}

/// Where an arrow lies in its hex, as a part of its radius, and how far it is turned from pointing down.
const fn pointing(dir: Dir) -> (f32, f32, f32) {
    match dir {
        Dir::D => (0.0, 1.0, 0.0),
        Dir::Dl => (-0.866, 0.5, 60.0),
        Dir::Ul => (-0.866, -0.5, 120.0),
        Dir::U => (0.0, -1.0, 180.0),
        Dir::Ur => (0.866, -0.5, 240.0),
        Dir::Dr => (0.866, 0.5, 300.0),
    }
}

/// An icon steps aside for whoever is on its hex.
fn icon(view: &View, place: Place, hex: Hex) -> Option<Node> {
    let icon = hex.icon?;
    let (x, y) = at(place);
    let tokens = crowd(view, place);
    let upstream = hex.arrows.into_iter().flatten().any(|dir| !dir.is_downstream());
    let (x, y, size) = match hex.arrow_count() {
        _ if tokens == 1 => (x - 54.0, y - 46.0, 56.0),
        _ if tokens == 2 => (x, y - 64.0, 46.0),
        _ if tokens > 2 => (x - 82.0, y - 2.0, 42.0),
        0 => (x, y, 84.0),
        _ if upstream => (x, y + 20.0, 84.0),
        _ => (x, y - 22.0, 84.0),
    };
    let node = Node::symbol(icon_symbol(icon), x - size / 2.0, y - size / 2.0, size, size);
    Some(node.layer(if tokens > 0 { layer::BADGES } else { layer::SIGNS }))
}

pub const fn icon_symbol(icon: Icon) -> &'static str {
    // The labels of the texts and the symbols of the art have the same names.
    json::icon_label(icon)
}

/// The name of each stretch runs along its right bank.
fn names(view: &View, window: &Window) -> Vec<Node> {
    let mut nodes = Vec::new();
    for nth in 0..view.river.sides().len() {
        let (side, origin) = view.river.section(nth);
        let foot = -86.6 * f32::from(origin.r);
        let head = foot - 86.6 * f32::from(side.length);
        // In the middle of what is seen of it.
        let (top, bottom) = (head.max(window.top), foot.min(window.bottom()));
        if bottom - top > 260.0 {
            let text = Node::new(Shape::Text(name(side)), 0.0, 0.0);
            let group = Node::group(window.right() - window.aside - 34.0, (top + bottom) / 2.0).turn(-90.0);
            nodes.push(group.layer(layer::SIGNS).class("bn").child(text));
        }
    }
    nodes
}

/// The name of a side: known in every language, or as its maker wrote it.
pub fn name(side: &Side) -> Line {
    const NAMES: [(&str, &str); 16] = [
        ("S1", "side-S1"),
        ("S2", "side-S2"),
        ("1E", "side-1E"),
        ("1M", "side-1M"),
        ("2E", "side-2E"),
        ("2H", "side-2H"),
        ("3E", "side-3E"),
        ("3M", "side-3M"),
        ("4E", "side-4E"),
        ("4H", "side-4H"),
        ("5E", "side-5E"),
        ("5M", "side-5M"),
        ("6E", "side-6E"),
        ("6H", "side-6H"),
        ("F1", "side-F1"),
        ("F2", "side-F2"),
    ];
    let known = NAMES.iter().find(|(id, _)| side.id == *id && content::is_boxed(side));
    match known {
        Some((_, label)) => Line::new(label),
        None => Line::new("side-own").name("name", &side.name),
    }
}

/// Firs and tufts on land that no board lists, always in the same places.
fn woods(view: &View, window: &Window) -> Vec<Node> {
    const STEP: (f32, f32) = (150.0, 170.0);
    let hexes: Vec<_> = view.river.hexes().map(|(place, _)| at(place)).collect();
    let mut nodes = Vec::new();
    // The more is shown, the thinner they stand.
    let step = (STEP.0 * window.zoom(), STEP.1 * window.zoom());
    let first = (window.top / step.1).floor() as i32;
    let last = (window.bottom() / step.1).ceil() as i32;
    let (left, right) = ((window.left / step.0).floor() as i32, (window.right() / step.0).ceil() as i32);
    for row in first..=last {
        for column in left..=right {
            // A small hash scatters them.
            let mix = (row.wrapping_mul(374_761) ^ column.wrapping_mul(668_265)).wrapping_mul(1_274_126) as u32 >> 8;
            let (dx, dy) = ((mix % 97) as f32, (mix / 97 % 89) as f32);
            let (x, y) = (column as f32 * step.0 + dx, row as f32 * step.1 + dy);
            let clear = hexes.iter().all(|(hx, hy)| (hx - x).powi(2) + (hy - y).powi(2) > 190.0 * 190.0);
            let off_the_banks = x > window.left + 150.0 && x < window.right() - window.aside - 90.0;
            if !clear || !off_the_banks {
                continue;
            }
            let size = 60.0 + (mix / 7 % 26) as f32;
            nodes.push(match mix % 3 {
                0 => Node::symbol("tuft", x - 22.0, y - 19.0, 44.0, 38.0).layer(layer::SHORE),
                _ => Node::symbol("fir", x - size / 2.0, y - size * 0.6, size, size * 1.167).layer(layer::SHORE),
            });
        }
    }
    nodes
}
