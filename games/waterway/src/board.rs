//! What the board looks like: one's own river in the middle, the hand below, other rivers small beside it.
//! Decides no legality.

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Glimpse, Key, Layout, Look, Node, Note, Path, Scene, Shape, Sketch};

use crate::action::{Cell, Name};
use crate::around;
use crate::content::{self, Face, Flow, Item, START_QUARTERS, corner_offset};
use crate::draw::{self, Flag, OnRoute, TILE, Water, centred};
use crate::frame::Frame;
use crate::position::ROUNDS;
use crate::river::River;
use crate::score::{Reasons, Source, arm, reasons};
use crate::view::Choice;
use crate::{Action, Position, View, ending, focus, glimpse, notes, sketch, told, words};

/// The order in which things lie over one another.
pub mod layer {
    pub const GROUND: u8 = 0;
    pub const CELLS: u8 = 1;
    pub const TILES: u8 = 2;
    pub const MEADOWS: u8 = 3;
    pub const RINGS: u8 = 4;
    pub const HAND: u8 = 5;
    pub const GHOST: u8 = 6;
    pub const SIGNS: u8 = 7;
}

impl Board for Position {
    const ART: &'static str = include_str!("../art/waterway.svg");

    fn scene(view: &View, viewer: Viewer, layout: Layout) -> Scene {
        let seat = shown(view, viewer);
        let river = &view.rivers()[seat.index()];
        let frame = Frame::of(view, viewer, layout);
        let mut nodes = ground(&frame);
        nodes.extend(cells(view, viewer, river));
        nodes.extend(tiles(river));
        nodes.extend(sealed(view, river, seat));
        nodes.extend(around::hand(view, viewer, &frame));
        let others = (0..view.seats()).map(Seat::at).filter(|other| *other != seat);
        nodes.extend(others.enumerate().map(|(nth, other)| around::card(view, other, nth, &frame)));
        let label = Line::new("label-board")
            .seat("player", seat)
            .count("tiles", river.tiles().len() as i64)
            .count("points", river.points().total());
        Scene { view_box: frame.view_box(), label, nodes }
    }

    fn heart(view: &View, _: &Scene) -> [f32; 4] {
        // Four columns and two rows, where most tiles lie in them: little empty paper, and nothing tiny.
        let start = [(0.0, 0.0), (TILE, 0.0)];
        let laid = view.rivers()[0].tiles().iter().map(|tile| place(tile.cell));
        let cells: Vec<(f32, f32)> = start.into_iter().chain(laid).collect();
        let within = |at: (f32, f32)| {
            cells
                .iter()
                .copied()
                .filter(move |(x, y)| (0.0..=3.0 * TILE).contains(&(x - at.0)) && (0.0..=TILE).contains(&(y - at.1)))
        };
        let corners = cells.iter().flat_map(|(x, _)| cells.iter().map(|(_, y)| (*x, *y)));
        let best = corners.max_by_key(|at| within(*at).count()).unwrap_or_default();
        let right = within(best).map(|(x, _)| x).fold(best.0, f32::max);
        let (width, height) = (4.4 * TILE, 2.3 * TILE);
        [(best.0 + right + TILE - width) / 2.0, best.1 + TILE - height / 2.0, width, height]
    }

    fn path(view: &View, seat: Seat, action: Action) -> Path {
        let path = Path::keys([hand_key(action.tile), cell_key(action.cell)]);
        // Where a tile fits in one way alone, its cell says it all.
        let fits = |rot: &u8| view.rivers()[seat.index()].check(Action { rot: *rot, ..action }).is_ok();
        if (0..4).filter(fits).count() > 1 { path.how(turn_key(action.rot)) } else { path }
    }

    fn attempt(view: &View, seat: Seat, touched: &[Key]) -> Option<String> {
        let [tile, place, ..] = touched else { return None };
        let tile = tile.as_str().strip_prefix("hand-")?;
        let laid = || {
            let tiles = view.rivers().get(seat.index())?.tiles();
            tiles.iter().find(|laid| tile_key(laid.tile) == place.as_str()).map(|laid| laid.cell.to_string())
        };
        let cell = place.as_str().strip_prefix("cell-").map(str::to_owned).or_else(laid)?;
        let turn = touched.get(2).and_then(|turn| turn.as_str().strip_prefix("turn-")).unwrap_or("0");
        Some(format!("lay {tile} {cell} r{turn}"))
    }

    fn focus(view: &View, seat: Seat, action: Action, look: Look, layout: Layout) -> Focus {
        match look {
            // Every legal cell is lit already; forty ghosts would hide the river.
            Look::Glance => Focus::default(),
            Look::Full => focus::focus(view, seat, action, layout),
        }
    }

    fn touched(view: &View, seat: Seat, touched: &[Key], open: &[Action], layout: Layout) -> Focus {
        focus::turns(view, seat, touched, open, layout)
    }

    fn glimpse(view: &View, viewer: Viewer, key: &Key, layout: Layout) -> Glimpse {
        glimpse::glimpse(view, viewer, key, layout)
    }

    fn sketch(view: &View, viewer: Viewer) -> Sketch {
        sketch::sketch(view, viewer, shown(view, viewer))
    }

    fn prompt(view: &View, seat: Seat) -> Line {
        match view {
            View::Over(_) => Line::new("prompt-over"),
            View::Playing(seen) if seen.choices[seat.index()] != Choice::None => Line::new("prompt-wait"),
            View::Playing(seen) if seen.round == ROUNDS => Line::new("prompt-last"),
            View::Playing(_) => Line::new("prompt-lay"),
        }
    }

    fn status(view: &View) -> Vec<Line> {
        match view {
            View::Playing(seen) => vec![
                Line::new("status-round").count("round", seen.round).count("of", ROUNDS),
                Line::new("status-stack").count("tiles", seen.stack),
            ],
            View::Over(_) => Vec::new(),
        }
    }

    fn standing(view: &View, seat: Seat) -> Vec<Line> {
        let total = view.rivers()[seat.index()].points().total();
        let mut lines = vec![Line::new("standing-points").count("points", total)];
        match view {
            View::Playing(_) => {
                let id = if view.actors().has(seat) { "standing-choosing" } else { "standing-ready" };
                lines.push(Line::new(id));
            }
            View::Over(_) if view.seats() == 1 => {
                lines.push(Line::new("standing-band").label("band", told::BAND_TITLES[ending::band(total)]));
                lines.extend(notes::next_band(total));
            }
            View::Over(_) => {}
        }
        lines
    }

    fn sources(view: &View, seat: Seat) -> Vec<scene::Source> {
        let id = |source| match source {
            Source::Mills => "source-mills",
            Source::Sawmills => "source-sawmills",
            Source::Ports => "source-ports",
            Source::Meadows => "source-meadows",
        };
        let river = &view.rivers()[seat.index()];
        let points = river.points().by_source();
        points
            .into_iter()
            .map(|(source, points)| scene::Source::new(id(source), points.into(), notes::places_of(river, source)))
            .collect()
    }

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        notes::notes(view, viewer)
    }
}

pub fn hand_key(tile: u8) -> String {
    format!("hand-{}", Name(tile))
}

pub fn cell_key(cell: Cell) -> String {
    format!("cell-{cell}")
}

pub fn turn_key(rot: u8) -> String {
    format!("turn-{rot}")
}

pub fn tile_key(tile: u8) -> String {
    format!("tile-{}", Name(tile))
}

pub fn vertex_key((x, y): (i8, i8)) -> String {
    format!("vertex-{x},{y}")
}

/// Whose river is in the middle: one's own; for a spectator that of seat 0.
pub fn shown(view: &View, viewer: Viewer) -> Seat {
    viewer.seat().filter(|seat| seat.index() < view.seats()).unwrap_or(Seat::at(0))
}

/// The upper left corner of a cell.
pub fn place(cell: Cell) -> (f32, f32) {
    (TILE * f32::from(cell.x), TILE * f32::from(cell.y))
}

/// A faint dot at every grid vertex.
fn ground(frame: &Frame) -> Vec<Node> {
    let lines = |from: f32, length: f32| {
        let first = (from / TILE).ceil() as i32;
        (first..).map(|n| n as f32 * TILE).take_while(move |at| *at <= from + length)
    };
    let mut dots = String::new();
    for x in lines(frame.left + 6.0, frame.width - 12.0) {
        for y in lines(frame.top + 6.0, frame.height - 12.0) {
            dots += &format!("M{} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0", x - 2.0);
        }
    }
    vec![Node::path(dots).layer(layer::GROUND).class("ww-dot")]
}

/// The empty cells round the river: places where a tile may lie, and holes where none ever will (WW-7.7).
fn cells(view: &View, viewer: Viewer, river: &River) -> Vec<Node> {
    let mut nodes = Vec::new();
    let may_lay = viewer.seat().is_some_and(|seat| view.actors().has(seat));
    for (slot, &cell) in river.edge().cells().iter().enumerate() {
        let (x, y) = place(cell);
        if !river.edge().is_open(slot) {
            let id = if river.edge().never_matches(slot) { "label-hole-sides" } else { "label-hole-ring" };
            let hole = Node::group(x + 50.0, y + 50.0).layer(layer::CELLS).key(cell_key(cell));
            nodes
                .push(hole.label(words::at(Line::new(id), river, cell)).child(centred("hole", 0.0, 0.0, 100.0, 100.0)));
        } else if may_lay {
            let spot = Node::group(x, y)
                .layer(layer::CELLS)
                .class("ww-cell")
                .key(cell_key(cell))
                .label(words::at(Line::new("label-cell"), river, cell))
                .child(Node::new(Shape::Rect { width: 58.0, height: 58.0, radius: 10.0 }, 21.0, 21.0))
                .child(Node::new(Shape::Ellipse { rx: 6.0, ry: 6.0 }, 50.0, 50.0));
            nodes.push(spot);
            let ring = Node::new(Shape::Ring { width: TILE, height: TILE }, x, y);
            nodes.push(ring.layer(layer::RINGS).class("ring").key(cell_key(cell)));
        }
    }
    nodes
}

/// How each tile of a river is drawn, by piece.
pub fn looks(river: &River, why: &Reasons, is_small: bool) -> Vec<draw::Look> {
    let mut looks: Vec<_> = (1..=river.tiles().len() as u8)
        .map(|piece| draw::Look {
            rot: river.tile(piece).map_or(0, |tile| tile.rot),
            water: Water::Still,
            flag: match river.flows(piece) {
                _ if is_small => Flag::None,
                true => Flag::Got(river.got(piece)),
                false => Flag::Still,
            },
            route: on_route(river, &why.route, piece),
            whole: whole(river, why, piece),
        })
        .collect();
    for (end, root) in river.arms() {
        for (piece, inner) in arm(river, root) {
            looks[usize::from(piece) - 1].water = match end.flow {
                _ if is_small => Water::Plain,
                Flow::In => Water::From(1 - inner),
                Flow::Out => Water::From(inner),
            };
        }
    }
    looks
}

fn on_route(river: &River, route: &[u8], piece: u8) -> OnRoute {
    let Some(at) = route.iter().position(|other| *other == piece) else { return OnRoute::No };
    let next = match at {
        0 => route.get(1),
        _ if at + 1 == route.len() => route.get(at - 1),
        _ => return OnRoute::All,
    };
    OnRoute::FromPort(usize::from(Some(&river.links(piece)[0]) != next))
}

/// The corners of a tile whose quarter belongs to a meadow.
fn whole(river: &River, why: &Reasons, piece: u8) -> u8 {
    let Some(tile) = river.tile(piece) else { return 0 };
    let is_whole = |corner: &u8| {
        let (dx, dy) = corner_offset(*corner);
        let vertex = (tile.cell.x + dx, tile.cell.y + dy);
        why.meadows.iter().any(|meadow| meadow.quarters >= 3 && meadow.vertex == vertex)
    };
    (0..4).filter(is_whole).fold(0, |bits, corner| bits | 1 << corner)
}

/// The pieces of a river, each with its upper left corner at the origin of its cell.
pub fn pieces(river: &River, why: &Reasons, is_small: bool) -> Vec<Node> {
    let on_start: Vec<_> = river
        .arms()
        .enumerate()
        .filter(|(_, (_, root))| {
            why.route.windows(2).any(|pair| pair.contains(&0) && pair.contains(root)) && *root != crate::river::NONE
        })
        .map(|(end, _)| end)
        .collect();
    let is_whole = |vertex| why.meadows.iter().any(|meadow| meadow.quarters >= 3 && meadow.vertex == vertex);
    let mut nodes =
        vec![draw::start_tile(river.start(), &on_start, START_QUARTERS.map(is_whole), is_small).layer(layer::TILES)];
    for (tile, look) in river.tiles().iter().zip(looks(river, why, is_small)) {
        let mut node = draw::tile(content::face(tile.tile), tile.tile, look).layer(layer::TILES);
        (node.x, node.y) = place(tile.cell);
        nodes.push(node);
    }
    nodes
}

fn tiles(river: &River) -> Vec<Node> {
    let why = reasons(river);
    let mut nodes = pieces(river, &why, false);
    for (node, tile) in nodes.iter_mut().skip(1).zip(river.tiles()) {
        let face = content::face(tile.tile);
        let label = words::tiles(Line::new("label-laid"), "tile", &[tile.tile])
            .count("quarters", face.quarters(0).count_ones());
        node.key = Some(Key::new(tile_key(tile.tile)));
        node.piece = Some(Key::new(Name(tile.tile).to_string()));
        node.label = Some(words::at(label, river, tile.cell));
    }
    nodes[0].label = Some(Line::new("label-start"));
    for meadow in why.meadows.iter().filter(|meadow| meadow.quarters >= 3) {
        let (x, y) = (TILE * f32::from(meadow.vertex.0), TILE * f32::from(meadow.vertex.1));
        let mut node =
            draw::meadow(river.quarters_round(meadow.vertex)).layer(layer::MEADOWS).key(vertex_key(meadow.vertex));
        (node.x, node.y) = (x, y);
        nodes.push(node.label(Line::new("label-meadow").count("quarters", meadow.quarters)));
    }
    nodes
}

/// The own choice of this round, where it will lie.
fn sealed(view: &View, river: &River, seat: Seat) -> Vec<Node> {
    let Some(action) = view.choice(seat) else { return Vec::new() };
    let mut node = ghost(content::face(action.tile), action).class("ww-ghost");
    node = node.child(Node::new(Shape::Rect { width: 96.0, height: 96.0, radius: 8.0 }, 2.0, 2.0).class("ww-sealed"));
    let label = words::tiles(Line::new("label-chosen"), "tile", &[action.tile]);
    vec![node.label(words::at(label, river, action.cell))]
}

fn ghost(face: &Face, action: Action) -> Node {
    let look = draw::Look { rot: action.rot, water: Water::Plain, flag: Flag::Got(0), route: OnRoute::No, whole: 0 };
    let mut node = draw::tile(face, action.tile, look).layer(layer::GHOST);
    (node.x, node.y) = place(action.cell);
    node
}

/// How many of an item a tile has.
pub fn count_items(face: &Face, wanted: Item) -> i64 {
    face.items().iter().filter(|item| **item == wanted).count() as i64
}
