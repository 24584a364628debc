//! What the board looks like: one river, a hand of cards below it, a sheet where there is something to choose. Decides
//! no legality.

mod focus;
mod map;
mod panel;
mod pieces;
mod sheet;
mod sketch;
mod tracker;
mod words;

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Key, Layout, Look, Node, Note, Path, Scene, Shape, Sketch};

use crate::action::{Meant, Zone};
use crate::cards::{Card, Way};
use crate::position::{Phase, Position};
use crate::river::{Dir, Place};
use crate::tasks::Task;
use crate::{Action, View};

/// The order in which things lie over one another.
mod layer {
    pub const SHORE: u8 = 0;
    pub const HEXES: u8 = 1;
    pub const SIGNS: u8 = 2;
    pub const RINGS: u8 = 3;
    pub const ROUTES: u8 = 4;
    pub const PIECES: u8 = 5;
    pub const BADGES: u8 = 6;
    pub const PANEL: u8 = 7;
    pub const CARDS: u8 = 8;
    pub const SHEET: u8 = 9;
    pub const CHOICES: u8 = 10;
    pub const WARNINGS: u8 = 11;
}

/// The middle of a hex; a hexagon has sides of 100.
pub fn at(place: Place) -> (f32, f32) {
    (150.0 * f32::from(place.c), -86.6 * f32::from(place.r))
}

impl Board for Position {
    const ART: &'static str = include_str!("../art/salmonrun.svg");

    fn scene(view: &View, viewer: Viewer, layout: Layout) -> Scene {
        let window = map::Window::of(view, viewer, layout);
        let mut nodes = map::river(view, &window);
        nodes.extend(pieces::pieces(view));
        nodes.extend(pieces::strip(view, &window));
        nodes.extend(panel::panel(view, viewer, &window));
        if layout == Layout::Wide {
            nodes.push(tracker::tracker(view, &window));
        }
        if words::is_last_round(view) {
            nodes.push(last_round(&window));
        }
        if let Some(seat) = viewer.seat().filter(|seat| view.actors().has(*seat)) {
            nodes.extend(ways(view, seat));
            nodes.extend(bear_ways(view));
            nodes.extend(sheet::sheet(view, seat, &window));
        }
        let label = Line::new("label-board").count("round", view.round).seat("player", view.active);
        Scene { view_box: window.view_box(), label, nodes }
    }

    fn heart(view: &View, _: &Scene) -> [f32; 4] {
        let window = map::Window::of(view, Viewer::Spectator, Layout::Tall);
        [window.left + 110.0, window.top, window.width - 110.0, window.height]
    }

    fn path(_: &View, _: Seat, action: Action) -> Path {
        match action {
            Action::Play(meant) | Action::Leap(meant) => {
                let card = hand_key(meant.card);
                match meant.form {
                    Some(way) => Path::keys([card, way_key(way)]),
                    None => Path::keys([card]),
                }
            }
            Action::Done => Path::keys(["done"]),
            Action::Stop => Path::keys(["stop"]),
            Action::Keep => Path::keys(["keep"]),
            Action::Counter => Path::keys(["counter"]),
            Action::Pass => Path::keys(["pass"]),
            Action::Take { card } => Path::keys([take_key(card)]),
            Action::Remove { zone, card } => Path::keys([remove_key(zone, card)]),
            Action::Bear { bear, dir } => Path::keys([bear_key(bear), dir_key(bear, dir)]),
            Action::Target { seat } => Path::keys([format!("seat-{seat}")]),
            Action::Pick { card: Some(card) } => Path::keys([format!("pick-{}", card.name())]),
            Action::Pick { card: None } => Path::keys(["pick-none"]),
            Action::Discard { card } => Path::keys([hand_key(card)]),
        }
    }

    fn attempt(view: &View, _: Seat, touched: &[Key]) -> Option<String> {
        let (first, rest) = touched.split_first()?;
        if let Some(card) = first.as_str().strip_prefix("hand-") {
            let verb = match view.phase() {
                Phase::Leap => "leap",
                Phase::Shed | Phase::Trim => "discard",
                _ => "play",
            };
            return match rest {
                [] if card == Card::Wild.name() && verb != "discard" => None,
                [] => Some(format!("{verb}:{card}")),
                [way] => Some(format!("{verb}:{card}:{}", way.as_str().strip_prefix("way-")?)),
                _ => None,
            };
        }
        let last = touched.last()?.as_str();
        match last {
            "done" | "stop" | "keep" | "counter" | "pass" => Some(last.to_owned()),
            _ => {
                let (verb, named) = last.split_once('-')?;
                match verb {
                    "take" | "pick" => Some(format!("{verb}:{named}")),
                    "seat" => Some(format!("target:{named}")),
                    "bear" | "remove" => named.split_once('-').map(|(one, two)| format!("{verb}:{one}:{two}")),
                    _ => None,
                }
            }
        }
    }

    fn focus(view: &View, seat: Seat, action: Action, look: Look, _: Layout) -> Focus {
        focus::focus(view, seat, action, look)
    }

    fn sketch(view: &View, viewer: Viewer) -> Sketch {
        sketch::sketch(view, viewer)
    }

    fn prompt(view: &View, seat: Seat) -> Line {
        words::prompt(view, seat)
    }

    fn status(view: &View) -> Vec<Line> {
        words::status(view)
    }

    fn standing(view: &View, seat: Seat) -> Vec<Line> {
        words::standing(view, seat)
    }

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        words::notes(view, viewer)
    }
}

/// A banner over the river that nobody overlooks.
fn last_round(window: &map::Window) -> Node {
    const WIDTH: f32 = 420.0;
    let line = Line::new("status-last-round");
    let shape = Shape::Rect { width: WIDTH, height: 84.0, radius: 42.0 };
    let left = window.left + (window.width - window.aside - WIDTH) / 2.0;
    Node::group(left, window.top + 22.0)
        .layer(layer::PANEL)
        .class("banner")
        .label(line.clone())
        .child(Node::new(shape, 0.0, 0.0))
        .child(Node::new(Shape::Text(line), WIDTH / 2.0, 57.0))
}

fn hand_key(card: Card) -> String {
    format!("hand-{}", card.name())
}

fn way_key(way: Way) -> String {
    format!("way-{}", way.letter())
}

fn take_key(card: Card) -> String {
    format!("take-{}", card.name())
}

fn remove_key(zone: Zone, card: Card) -> String {
    format!("remove-{}-{}", zone.name(), card.name())
}

fn bear_key(bear: u8) -> String {
    format!("bear-{bear}")
}

/// Where a bear may go. Two bears may go to the same hex, so that the key names both.
fn dir_key(bear: u8, dir: Dir) -> String {
    format!("bear-{bear}-{}", dir.name())
}

fn seat_key(seat: Seat) -> Key {
    Key::new(format!("salmon-{seat}"))
}

fn ring(place: Place) -> Node {
    let (x, y) = at(place);
    let shape = Shape::Ring { width: 200.0, height: 173.2 };
    Node::new(shape, x - 100.0, y - 86.6).layer(layer::RINGS).class("ring")
}

/// The place a swim card is played from: the salmon's own, or the waterfall that it may jump.
fn swims_from(view: &View, seat: Seat) -> Place {
    let here = view.salmon[seat.index()];
    match view.todo.first() {
        Some(Task::Leap { way, .. }) => here.to(way.dir()),
        Some(_) | None => here,
    }
}

/// Three hexes to touch for a wild card.
fn ways(view: &View, seat: Seat) -> Vec<Node> {
    if !matches!(view.phase(), Phase::Play | Phase::Leap) || !view.hand.has(Card::Wild) {
        return Vec::new();
    }
    let from = swims_from(view, seat);
    let label = |way| Line::new("label-way").label("way", crate::json::way_label(way));
    Way::ALL.into_iter().map(|way| ring(from.to(way.dir())).key(way_key(way)).label(label(way))).collect()
}

/// Hexes to touch for a bear.
fn bear_ways(view: &View) -> Vec<Node> {
    let Some(Task::Bear { bear: chosen, .. }) = view.todo.first() else { return Vec::new() };
    let mut nodes = Vec::new();
    for (bear, &place) in (0..).zip(view.bears.as_slice()) {
        if chosen.is_none_or(|chosen| chosen == bear) {
            nodes.push(ring(place).key(bear_key(bear)));
            for dir in Dir::ALL {
                let to = place.to(dir);
                if view.river.hex(to).is_some() {
                    nodes.push(ring(to).key(dir_key(bear, dir)).label(words::placed(Line::new("label-bear-to"), to)));
                }
            }
        }
    }
    nodes
}

/// A swim card as one meant it.
fn leads(meant: Meant) -> Option<Dir> {
    meant.way().map(Way::dir)
}
