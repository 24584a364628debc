//! What the board looks like: the river flows down the screen, walls are falls of water. Decides no legality.

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Ink, Key, Look, Node, Note, Path, Scene, Shape, Sketch, State};

use crate::apply::{self, Event};
use crate::ending::{self, Home};
use crate::legal::{self, Gait, Step};
use crate::options::Whirlpool;
use crate::position::{Cell, Column, Edge, Face, Fish, Kind, Open, Phase, Position, ROWS, Tile, Token};
use crate::{Action, View, json};

/// The order in which things lie over one another.
mod layer {
    pub const LAND: u8 = 0;
    pub const TILES: u8 = 1;
    pub const FALLING: u8 = 2;
    pub const FALLS: u8 = 3;
    pub const CELLS: u8 = 4;
    pub const ROUTES: u8 = 5;
    pub const RINGS: u8 = 6;
    pub const TOKENS: u8 = 7;
    pub const SIGNS: u8 = 8;
}

/// A tile's box, half of it, the distance of two columns and the height of one step upstream.
const TILE: (f32, f32) = (200.0, 173.2);
const COLUMN: f32 = 150.0;
const STEP: f32 = 86.6;
/// How far the picture reaches to both sides, and one line of the panel of drawn tiles.
const SIDE: f32 = 330.0;
const PANEL_LINE: f32 = 124.0;
/// The middle of each edge, and the corners of a tile clockwise from the upper left one.
const EDGES: [(f32, f32); 6] = [(0.0, -86.6), (75.0, -43.3), (75.0, 43.3), (0.0, 86.6), (-75.0, 43.3), (-75.0, -43.3)];
const CORNERS: [(f32, f32); 6] =
    [(-50.0, -86.6), (50.0, -86.6), (100.0, 0.0), (50.0, 86.6), (-50.0, 86.6), (-100.0, 0.0)];

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 5] = ['●', '≈', '▲', '◆', '✚'];

impl Board for Position {
    const ART: &'static str = include_str!("../art/upstream.svg");

    fn scene(view: &View, viewer: Viewer) -> Scene {
        let open = &view.open;
        let frame = Frame::of(open);
        let mut nodes = land(&frame);
        nodes.extend(banks(open));
        nodes.extend(bottom(open));
        for cell in Cell::river().rev().filter(|cell| open.tile(*cell).is_there()) {
            nodes.extend(tile_nodes(open, cell));
        }
        if open.spawn_row.is_some() {
            nodes.extend(spawning_ground(open));
        }
        nodes.extend(falling(open));
        nodes.extend(coordinates(open, &frame));
        for cell in Cell::river() {
            nodes.extend(tokens_on(open, cell));
        }
        if has_panel(open) {
            nodes.extend(places(open));
            nodes.extend(panel(open, viewer, &frame));
        }
        let on_river = open.tokens.iter().flatten().filter(|token| token.is_on_river()).count();
        let label = Line::new("label-board")
            .count("low", frame.rows.0)
            .count("high", frame.rows.1)
            .count("tokens", on_river as i64);
        Scene { view_box: frame.view_box(), label, nodes }
    }

    fn path(view: &View, seat: Seat, action: Action) -> Path {
        let open = &view.open;
        match action {
            Action::Lay { kind, column, rotation } => {
                let cell = legal::place(open, column).map_or_else(String::new, |cell| cell.to_string());
                let path = Path::keys([drawn_key(kind), cell]);
                if kind.turns() { path.then_any([turn_key(kind, rotation)]) } else { path }
            }
            Action::Drift { cell, fish } | Action::Heron { cell, fish } => Path::keys([token_key(seat, cell, fish)]),
            Action::Swim { from, fish, edge } => {
                Path::keys([token_key(seat, from, fish), end_of(open, from, edge, 1).to_string()])
            }
            Action::Jump { from, fish, edge, distance } => {
                let to = end_of(open, from, edge, distance);
                let token = Path::keys([token_key(seat, from, fish)]);
                let swim = Action::Swim { from, fish, edge };
                // Where a swim would do, the tile means the swim and its sign the jump.
                if distance == 1 && legal::check(open, seat, swim).is_ok() {
                    token.then_any([jump_key(to)])
                } else {
                    token.then_any([to.to_string(), jump_key(to)])
                }
            }
        }
    }

    fn focus(view: &View, seat: Seat, action: Action, look: Look) -> Focus {
        match action {
            Action::Lay { kind, column, rotation } => focus_lay(&view.open, kind, column, rotation, look),
            Action::Drift { cell, fish } => focus_drift(&view.open, seat, cell, fish, look),
            Action::Heron { cell, fish } => {
                let (x, y) = at(cell);
                let states = vec![(Key::new(token_key(seat, cell, fish)), State::Lost)];
                Focus { states, nodes: vec![bite_sign(x + 66.0, y + 40.0, 1, look)] }
            }
            Action::Swim { from, fish, edge } => focus_move(&view.open, seat, from, fish, edge, 1, Gait::Swim, look),
            Action::Jump { from, fish, edge, distance } => {
                focus_move(&view.open, seat, from, fish, edge, distance as u8, Gait::Jump, look)
            }
        }
    }

    fn sketch(view: &View, _: Viewer) -> Sketch {
        sketch(view)
    }

    fn prompt(view: &View, _: Seat) -> Line {
        let open = &view.open;
        match open.phase {
            Phase::Setup => Line::new("prompt-setup"),
            Phase::Lay => Line::new("prompt-lay"),
            Phase::Drift => Line::new("prompt-drift"),
            Phase::Move => Line::new("prompt-move").count("points", open.points),
            Phase::Heron => {
                let cell = open.herons.as_slice().first().map_or_else(String::new, |cell| cell.to_string());
                Line::new("prompt-heron").name("cell", cell)
            }
            Phase::Over => Line::new("prompt-over"),
        }
    }

    fn status(view: &View) -> Vec<Line> {
        let open = &view.open;
        let mut lines = Vec::new();
        match open.phase {
            Phase::Setup => {
                let missing = |column| {
                    legal::place(open, column).map_or(0, |cell: Cell| i64::from(legal::SETUP_TOP - cell.row() + 1))
                };
                let tiles: i64 = Column::ALL.into_iter().map(missing).sum();
                lines.push(Line::new("status-setup").count("tiles", tiles));
            }
            Phase::Drift | Phase::Move | Phase::Heron | Phase::Lay | Phase::Over => {
                lines.push(Line::new("status-round").count("round", open.round));
            }
        }
        if matches!(open.phase, Phase::Drift | Phase::Move) {
            lines.push(Line::new("status-points").count("points", open.points));
        }
        if open.phase != Phase::Over {
            if view.stack_len() > 0 {
                lines.push(Line::new("status-stack").count("tiles", view.stack_len() as i64));
            }
            lines.push(match (open.spawn_row, spawn_round(view)) {
                (None, Some(round)) => Line::new("status-spawn-after").count("round", round),
                (Some(_), _) | (None, None) => Line::new("status-spawn-here"),
            });
        }
        lines
    }

    fn standing(view: &View, seat: Seat) -> Vec<Line> {
        let open = &view.open;
        let (home, river) = ending::salmon(open, seat);
        let score = Home::of(open, seat).score();
        let mut lines = Vec::new();
        if score > 0 || open.phase == Phase::Over {
            lines.push(Line::new("standing-score").count("points", score));
        }
        lines.push(Line::new("standing-salmon").count("river", river).count("home", home));
        if open.debt[seat.index()] > 0 {
            lines.push(Line::new("standing-debt").count("points", open.debt[seat.index()]));
        }
        lines
    }

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        let mut notes = Vec::new();
        warnings(&view.open, viewer, &mut notes);
        for seat in (0..view.open.seats()).map(Seat::at) {
            let home = Home::of(&view.open, seat);
            let line = Line::new("note-score")
                .seat("player", seat)
                .count("score", home.score())
                .count("fish", home.fish)
                .count("fields", home.field_points());
            notes.push(Note { topic: "score", line, keys: Vec::new() });
        }
        for (kind, count) in Kind::ALL.into_iter().zip(view.stack_kinds).filter(|(_, count)| *count > 0) {
            let tile = json::label_here(&view.open.options, Tile::turned(kind, 0));
            let line = Line::new("note-left").label("tile", tile).count("count", count);
            notes.push(Note { topic: "left", line, keys: Vec::new() });
        }
        notes
    }
}

// Words

/// The round after which the spawning ground is laid, if it has not been.
fn spawn_round(view: &View) -> Option<u8> {
    let open = &view.open;
    if open.spawn_row.is_some() || view.stack_len() == 0 {
        return None;
    }
    // Tiles of a row that is being laid are counted with it; the set-up takes twelve.
    let tiles = view.stack_len() + open.drawn.len();
    let (rows, round) = match open.phase {
        Phase::Setup => {
            let left: u8 = Column::ALL
                .into_iter()
                .filter_map(|column| legal::place(open, column))
                .map(|cell| legal::SETUP_TOP + 1 - cell.row())
                .sum();
            (tiles.saturating_sub(left.into()) / 3, 1)
        }
        Phase::Lay => (view.stack_len().div_ceil(3).saturating_sub(1), open.round + 1),
        Phase::Drift | Phase::Move | Phase::Heron | Phase::Over => (tiles / 3, open.round),
    };
    Some(round + rows as u8)
}

fn warnings(open: &Open, viewer: Viewer, notes: &mut Vec<Note>) {
    let mut warn = |line: Line, keys: Vec<Key>| notes.push(Note { topic: "warning", line, keys });
    let playing = !matches!(open.phase, Phase::Setup | Phase::Over);
    if let Some(seat) = viewer.seat().filter(|_| playing) {
        for (id, round) in [("note-falling", open.round), ("note-falling-next", open.round + 1)] {
            let rows = ending::falling_rows(round);
            let falls = |token: &&Token| token.is_on_river() && rows.contains(&token.cell().row());
            let keys: Vec<_> =
                open.tokens_of(seat).iter().filter(falls).map(|token| Key::new(key_of(seat, *token))).collect();
            if !keys.is_empty() && open.phase != Phase::Lay {
                let line =
                    Line::new(id).name("row", rows_text(rows.start, rows.end - 1)).count("tokens", keys.len() as i64);
                warn(line, keys);
            }
        }
        let mut herons: Vec<Cell> =
            open.tokens_of(seat).iter().filter(|token| token.is_on_river()).map(|token| token.cell()).collect();
        herons.dedup();
        herons.retain(|cell| open.tile(*cell) == Tile::HERON && open.phase != Phase::Heron);
        herons
            .into_iter()
            .for_each(|cell| warn(Line::new("note-heron").name("cell", cell), vec![Key::new(cell.to_string())]));
    }
    for seat in (0..open.seats()).map(Seat::at).filter(|seat| open.debt[seat.index()] > 0) {
        warn(Line::new("note-debt").seat("player", seat).count("points", open.debt[seat.index()]), Vec::new());
    }
    if let (Some(first), Phase::Drift | Phase::Move | Phase::Heron) = (open.first, open.phase) {
        let layer = if open.seats == 2 && open.round.is_multiple_of(2) { first.next(2) } else { first };
        let note = Note { topic: "next", line: Line::new("note-layer").seat("player", layer), keys: Vec::new() };
        if open.spawn_row.is_none() {
            notes.push(note);
        }
    }
}

fn rows_text(low: u8, high: u8) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

// Keys

fn token_key(seat: Seat, cell: Cell, fish: Fish) -> String {
    format!("{seat}-{cell}-{fish}")
}

fn key_of(seat: Seat, token: Token) -> String {
    token_key(seat, token.cell(), token.fish())
}

fn jump_key(cell: Cell) -> String {
    format!("jump-{cell}")
}

fn drawn_key(kind: Kind) -> String {
    format!("drawn-{}", kind.name())
}

fn turn_key(kind: Kind, rotation: u8) -> String {
    format!("turn-{}-{rotation}", kind.name())
}

/// Where a straight line ends, by the name a player sees.
fn end_of(open: &Open, from: Cell, edge: Edge, distance: u32) -> Cell {
    let end = (0..distance.min(ROWS.into())).fold(from, |cell, _| cell.step(edge).unwrap_or(cell));
    if open.tiles.get(end.index()) == Some(&Tile::SPAWN) { Cell::S1 } else { end }
}

// Places

/// What is to be seen, in the heights of the river.
struct Frame {
    rows: (u8, u8),
    top: f32,
    bottom: f32,
    panel: f32,
}

impl Frame {
    fn of(open: &Open) -> Self {
        let laid = || Cell::river().filter(|cell| open.tile(*cell).is_there());
        let low = laid().map(Cell::height).min().unwrap_or(0);
        let mut high = laid().map(Cell::height).max().unwrap_or(0);
        let mut rows = (laid().map(Cell::row).min().unwrap_or(0), laid().map(Cell::row).max().unwrap_or(0));
        if has_panel(open) {
            let row = if open.phase == Phase::Setup { legal::SETUP_TOP } else { legal::new_row(open).unwrap_or(0) };
            high = high.max(2 * i32::from(row) + 1);
            rows.1 = rows.1.max(row);
        }
        if let Some(row) = open.spawn_row {
            high = high.max(2 * i32::from(row) + 3);
        }
        let lines = if has_panel(open) { kinds_drawn(open).len() as f32 } else { 0.0 };
        let panel = if lines > 0.0 { lines * PANEL_LINE + 36.0 } else { 0.0 };
        Self { rows, top: -STEP * (high + 1) as f32 - 52.0, bottom: -STEP * (low - 1) as f32 + 78.0, panel }
    }

    fn view_box(&self) -> [f32; 4] {
        let top = self.top - self.panel;
        [-SIDE, top, 2.0 * SIDE, self.bottom - top]
    }
}

/// The middle of a tile or spawning field.
fn at(cell: Cell) -> (f32, f32) {
    match cell.place() {
        Some((column, _)) => (COLUMN * (column as u8 as f32 - 1.0), -STEP * cell.height() as f32),
        None => (0.0, 0.0),
    }
}

/// The middle of a spawning field: the two last ones share a tile.
fn field_at(row: u8, field: u8) -> (f32, f32) {
    let base = 2.0 * f32::from(row);
    let (x, height) = match field {
        1 => (0.0, base + 1.0),
        2 => (-COLUMN, base + 2.0),
        3 => (0.0, base + 3.0),
        4 => (COLUMN - 42.0, base + 2.0),
        _ => (COLUMN + 42.0, base + 2.0),
    };
    (x, -STEP * height)
}

fn place_of(open: &Open, cell: Cell) -> (f32, f32) {
    match (cell.field(), open.spawn_row) {
        (Some(field), Some(row)) => field_at(row, field),
        _ => at(cell),
    }
}

/// A hexagon round a point, drawn in by a part of its size.
fn hexagon((x, y): (f32, f32), scale: f32) -> String {
    let points: Vec<_> =
        CORNERS.iter().map(|(dx, dy)| format!("{:.1} {:.1}", x + dx * scale, y + dy * scale)).collect();
    format!("M{}z", points.join("L"))
}

// The land and the river

/// Firs, grass and stones on both banks, always the same ones at the same place of the river.
fn land(frame: &Frame) -> Vec<Node> {
    let mut nodes = Vec::new();
    let [_, top, _, height] = frame.view_box();
    let (first, last) = ((top / 92.0).floor() as i32 - 1, ((top + height) / 92.0).ceil() as i32);
    for line in first..=last {
        for side in [-1.0f32, 1.0] {
            for slot in 0..4 {
                let dice = (line.wrapping_mul(73) + slot * 131 + if side > 0.0 { 57 } else { 0 }).rem_euclid(101);
                let x = side * (306.0 + 132.0 * slot as f32 + (dice % 13) as f32 * 5.0);
                let y = 92.0 * line as f32 + (dice % 17) as f32 * 4.0;
                let node = match dice % 7 {
                    0 => {
                        let stone = Shape::Ellipse { rx: 14.0, ry: 9.0 };
                        Node::new(stone, x, y).class("up-stone")
                    }
                    1 => Node::symbol("up-tuft", x, y, 38.0, 32.0),
                    2 => Node::symbol("up-fir", x, y - 30.0, 54.0 + (dice % 5) as f32 * 3.0, 70.0),
                    _ => continue,
                };
                // The row tags stand on the left bank.
                if !(side < 0.0 && slot == 0) {
                    nodes.push(node.layer(layer::LAND));
                }
            }
        }
    }
    nodes
}

/// Sand and shallow water round every tile.
fn banks(open: &Open) -> Vec<Node> {
    let river = Cell::river().filter(|cell| open.tile(*cell).is_there()).map(at);
    let spawn = open.spawn_row.into_iter().flat_map(|row| [field_at(row, 2), field_at(row, 3), right_field(row)]);
    let laying =
        has_panel(open).then(|| Column::ALL.into_iter().filter_map(|column| legal::place(open, column)).map(at));
    let path: String =
        river.chain(spawn).chain(laying.into_iter().flatten()).map(|middle| hexagon(middle, 1.0)).collect();
    vec![
        Node::path(path.clone()).class("up-shore").layer(layer::LAND),
        Node::path(path).class("up-wet").layer(layer::LAND),
    ]
}

fn right_field(row: u8) -> (f32, f32) {
    (COLUMN, -STEP * (2.0 * f32::from(row) + 2.0))
}

/// Where the river breaks off: a great fall below the lowest row.
fn bottom(open: &Open) -> Vec<Node> {
    let Some(row) = Cell::river().find(|cell| open.tile(*cell).is_there()).map(Cell::row) else { return Vec::new() };
    let whole = Column::ALL.into_iter().all(|column| open.tile(Cell::at(column, row)).is_there());
    if !whole || open.round < 3 {
        return Vec::new();
    }
    let y = -STEP * 2.0 * f32::from(row);
    let (low, deep) = (y + STEP, y + STEP + 120.0);
    let rim = format!("M-250 {y}L-200 {low}L-100 {low}L-50 {y}L50 {y}L100 {low}L200 {low}L250 {y}");
    let drops: String = (0..13)
        .map(|nth| {
            let x = -216 + 36 * nth;
            let from = if (-60..=60).contains(&x) { y + 22.0 } else { low + 20.0 } + ((nth * 37) % 23) as f32;
            format!("M{x} {from}v{}", 26 + (nth * 29) % 34)
        })
        .collect();
    vec![
        Node::path(format!("{rim}V{deep}H-250z")).class("up-drop").layer(layer::LAND),
        Node::path(drops).class("up-drop-lines").layer(layer::LAND),
        Node::path(rim).class("up-drop-lip").layer(layer::FALLS),
    ]
}

fn tile_nodes(open: &Open, cell: Cell) -> Vec<Node> {
    let tile = open.tile(cell);
    let (x, y) = at(cell);
    let mut nodes = vec![Node::group(x, y).layer(layer::TILES).child(base(tile))];
    let tokens = open.count[cell.index()];
    nodes.extend(figure(open.options.whirlpool, tile, tokens).map(|figure| {
        let mut group = Node::group(x, y).layer(layer::TILES);
        group.children.push(figure);
        group
    }));
    let walls = walls(tile, Some(cell));
    if !walls.is_empty() {
        let mut group = Node::group(x, y).layer(layer::FALLS);
        group.children = walls;
        nodes.push(group);
    }
    if tile != Tile::SPAWN {
        let label = Line::new("label-tile")
            .label("tile", json::label_here(&open.options, tile))
            .name("cell", cell)
            .count("held", tokens)
            .count("room", open.capacity(tile));
        nodes.push(cell_node(cell, (x, y), label));
        nodes.push(way_node(cell, (x, y)));
    }
    nodes
}

/// The part of a place that can be touched and shows its state.
fn cell_node(cell: Cell, middle: (f32, f32), label: Line) -> Node {
    Node::path(hexagon(middle, 0.9)).class("up-cell").layer(layer::CELLS).key(cell.to_string()).label(label)
}

/// The sign on a place that means a jump there; seen only while it may be touched.
fn way_node(cell: Cell, (x, y): (f32, f32)) -> Node {
    let back = Node::new(Shape::Rect { width: 76.0, height: 44.0, radius: 22.0 }, -38.0, -22.0);
    Node::group(x + 52.0, y - 44.0)
        .class("up-way")
        .layer(layer::SIGNS)
        .key(jump_key(cell))
        .label(Line::new("label-jump").name("cell", cell))
        .child(back)
        .child(Node::path("M-26 9C-24-13-6-15-2 3M-10-2-2 4 4-4"))
}

fn base(tile: Tile) -> Node {
    let id = match tile.face() {
        Some(Face::Sea) => "up-tile-sea",
        Some(Face::Spawn) | None => "up-tile-spawn",
        Some(Face::Kind(Kind::Water)) => "up-tile-water",
        Some(Face::Flown | Face::Kind(_)) => "up-tile-plain",
    };
    Node::symbol(id, -TILE.0 / 2.0, -TILE.1 / 2.0, TILE.0, TILE.1)
}

/// What lives on a tile: large while it is free, small at the top where tokens stand.
fn figure(whirlpool: Whirlpool, tile: Tile, tokens: u8) -> Option<Node> {
    let id = match tile.face()? {
        Face::Kind(Kind::Eagle) => "up-eagle",
        Face::Kind(Kind::Bear) => "up-bear",
        Face::Kind(Kind::Heron) => "up-heron",
        Face::Kind(Kind::Rock) if whirlpool == Whirlpool::Off => "up-rock",
        Face::Kind(Kind::Rock) => "up-whirlpool",
        Face::Kind(Kind::Current) => "up-current",
        Face::Flown => "up-feather",
        Face::Sea | Face::Spawn | Face::Kind(Kind::Water | Kind::Waterfall) => return None,
    };
    let (size, y) = match tokens {
        0 => (116.0, 0.0),
        1..=3 => (70.0, -44.0),
        _ => (58.0, -52.0),
    };
    let symbol = Node::symbol(id, -size / 2.0, -size / 2.0, size, size);
    let turn = tile.arrow().map_or(0.0, |edge| 60.0 * edge as u8 as f32);
    Some(Node::group(0.0, y).turn(turn).child(symbol))
}

/// The walls of a tile: falls towards the river, dry ledges towards the bank (UP-4.5).
fn walls(tile: Tile, cell: Option<Cell>) -> Vec<Node> {
    let column = cell.and_then(Cell::place).map(|(column, _)| column);
    let walled = Edge::ALL.into_iter().filter(|edge| tile.has_wall(*edge));
    walled
        .map(|edge| {
            let (x, y) = EDGES[edge as usize];
            let dry = match edge {
                Edge::Nw | Edge::Sw => column == Some(Column::Left),
                Edge::Ne | Edge::Se => column == Some(Column::Right),
                Edge::N | Edge::S => false,
            };
            match (edge, dry) {
                (Edge::N | Edge::S, false) => Node::symbol("up-fall-flat", x - 60.0, y - 20.0, 120.0, 60.0),
                (Edge::N | Edge::S, true) => Node::symbol("up-ledge-flat", x - 60.0, y - 20.0, 120.0, 40.0),
                (Edge::Ne | Edge::Sw, false) => Node::symbol("up-fall-right", x - 60.0, y - 60.0, 120.0, 140.0),
                (Edge::Ne | Edge::Sw, true) => Node::symbol("up-ledge-right", x - 60.0, y - 60.0, 120.0, 120.0),
                (Edge::Se | Edge::Nw, false) => Node::symbol("up-fall-left", x - 60.0, y - 60.0, 120.0, 140.0),
                (Edge::Se | Edge::Nw, true) => Node::symbol("up-ledge-left", x - 60.0, y - 60.0, 120.0, 120.0),
            }
        })
        .collect()
}

/// The rows that fall next and after (UP-6.9), hatched, cut off and tagged.
fn falling(open: &Open) -> Vec<Node> {
    let mut nodes = Vec::new();
    if matches!(open.phase, Phase::Setup | Phase::Over) {
        return nodes;
    }
    // While a row is laid, the round's row has fallen already.
    let next = if open.phase == Phase::Lay { open.round + 1 } else { open.round };
    for (round, later) in [(next, false), (next + 1, true)] {
        let rows = ending::falling_rows(round);
        let cells: Vec<_> = Cell::river()
            .filter(|cell| rows.contains(&cell.row()) && open.tile(*cell).is_there() && open.tile(*cell) != Tile::SPAWN)
            .collect();
        let Some(highest) = cells.iter().map(|cell| cell.row()).max() else { continue };
        if !later {
            let area: String = cells.iter().map(|&cell| hexagon(at(cell), 0.97)).collect();
            nodes.push(Node::path(area).class("up-falling").layer(layer::FALLING));
        }
        let class = if later { " later" } else { "" };
        let (high, low) = (-STEP * (2 * i32::from(highest) + 2) as f32, -STEP * (2 * i32::from(highest) + 1) as f32);
        let cut = format!("M-200 {low}H-100L-50 {high}H50L100 {low}H200");
        nodes.push(Node::path(cut).class(format!("up-cut{class}")).layer(layer::FALLING));
        let lowest = cells.iter().map(|cell| cell.row()).min().unwrap_or(highest);
        let (id, tag) = if later { ("tag-next", " later") } else { ("tag-now", "") };
        let y = -STEP * (i32::from(highest) + i32::from(lowest).max(1)) as f32;
        let group = Node::group(-SIDE + 6.0, y)
            .class(format!("up-tag{tag}"))
            .layer(layer::SIGNS)
            .child(Node::path("M8-36H72L84 0 72 36H8Q0 36 0 28V-28Q0-36 8-36z"))
            .child(Node::new(Shape::Text(Line::new("tag-row").name("row", rows_text(lowest, highest))), 38.0, -6.0))
            .child(Node::new(Shape::Text(Line::new(id)), 38.0, 22.0));
        nodes.push(group);
    }
    nodes
}

/// Row numbers on the right bank, column letters above the river: what the log calls a cell.
fn coordinates(open: &Open, frame: &Frame) -> Vec<Node> {
    let rows = (frame.rows.0..=frame.rows.1).map(|row| {
        let (_, y) = at(Cell::at(Column::Right, row));
        Node::mark(row.to_string(), 299.0, y)
    });
    let letters = Column::ALL.into_iter().filter(|_| open.spawn_row.is_none()).map(|column| {
        let (x, _) = at(Cell::at(column, 0));
        let lower = if column == Column::Middle { 0.0 } else { STEP };
        Node::mark(column.letter().to_string(), x, frame.top + 22.0 + lower)
    });
    rows.chain(letters).map(|node| node.class("up-coord").layer(layer::LAND)).collect()
}

// The spawning ground

fn spawning_ground(open: &Open) -> Vec<Node> {
    let Some(row) = open.spawn_row else { return Vec::new() };
    let mut nodes = Vec::new();
    for middle in [field_at(row, 2), field_at(row, 3), right_field(row)] {
        nodes.push(Node::group(middle.0, middle.1).layer(layer::TILES).child(base(Tile::SPAWN)));
    }
    let (x, y) = right_field(row);
    nodes.push(Node::path(format!("M{x} {}V{}", y - 62.0, y + 62.0)).class("up-split").layer(layer::TILES));
    for field in 1..=5 {
        let (x, y) = field_at(row, field);
        let (id, size) = match field {
            1 => ("up-eggs-1", 62.0),
            2 => ("up-eggs-2", 62.0),
            3 => ("up-eggs-3", 62.0),
            4 => ("up-eggs-4", 52.0),
            _ => ("up-eggs-5", 52.0),
        };
        nodes.push(Node::symbol(id, x - size / 2.0, y - 46.0 - size / 2.0, size, size).layer(layer::TILES));
        let cell = Cell::field_at(field);
        let here = tokens_at(open, cell);
        let label = Line::new("label-spawn").count("field", field).count("held", here.len() as i64);
        if field <= 3 {
            nodes.push(cell_node(cell, (x, y), label));
        }
        if field == 1 {
            nodes.push(way_node(cell, (x, y)));
        }
        let narrow = field >= 4;
        for (nth, (seat, token)) in here.iter().enumerate() {
            let slot = field_slot(nth, here.len(), narrow);
            nodes.extend(token_nodes(open, *seat, *token, (x + slot.0, y + slot.1), slot.2));
        }
    }
    nodes
}

/// Where the `nth` of `all` tokens stands on a spawning field, and how wide it is.
fn field_slot(nth: usize, all: usize, narrow: bool) -> (f32, f32, f32) {
    let (columns, widest) = if narrow { (1 + all / 4, 62.0) } else { (2 + all / 5, 74.0) };
    let columns = columns.min(all.max(1));
    let (span, tall) = (if narrow { 62.0 } else { 132.0 }, 84.0);
    let lines = all.div_ceil(columns);
    let width = (span / columns as f32 * 1.12).min(tall / lines as f32 * 1.6).min(widest);
    let in_line = if nth / columns + 1 == lines { all - columns * (lines - 1) } else { columns };
    let x = ((nth % columns) as f32 - (in_line as f32 - 1.0) / 2.0) * span / columns as f32;
    let y = 22.0 + ((nth / columns) as f32 - (lines as f32 - 1.0) / 2.0) * tall / lines as f32;
    (x, y, width)
}

// Tokens

fn tokens_at(open: &Open, cell: Cell) -> Vec<(Seat, Token)> {
    let seats = open.tokens.iter().enumerate();
    let tokens = seats.flat_map(|(seat, tokens)| tokens.iter().map(move |token| (Seat::at(seat), *token)));
    tokens.filter(|(_, token)| !token.is_lost() && token.cell() == cell).collect()
}

/// The tokens of a tile and the dots below that show how many it holds.
fn tokens_on(open: &Open, cell: Cell) -> Vec<Node> {
    let tokens = tokens_at(open, cell);
    if tokens.is_empty() {
        return Vec::new();
    }
    let tile = open.tile(cell);
    let (x, y) = at(cell);
    let figured = figure(open.options.whirlpool, tile, 1).is_some();
    let mut nodes = Vec::new();
    for (nth, (seat, token)) in tokens.iter().enumerate() {
        let (dx, dy, width) = slot(nth, tokens.len(), figured);
        nodes.extend(token_nodes(open, *seat, *token, (x + dx, y + dy), width));
    }
    nodes.push(dots(tokens.len(), open.capacity(tile).into(), (x, y + 70.0)));
    nodes
}

/// Where the `nth` of `all` tokens stands on a tile, and how wide it is.
fn slot(nth: usize, all: usize, figured: bool) -> (f32, f32, f32) {
    let slots: &[(f32, f32)] = match (all, figured) {
        (1, false) => &[(0.0, -2.0)],
        (2, false) => &[(-43.0, -2.0), (43.0, -2.0)],
        (3, false) => &[(-38.0, -34.0), (38.0, -34.0), (0.0, 22.0)],
        (4, false) => &[(-38.0, -34.0), (38.0, -34.0), (-42.0, 20.0), (42.0, 20.0)],
        (_, false) => &[(-34.0, -36.0), (34.0, -36.0), (-62.0, 18.0), (0.0, 18.0), (62.0, 18.0)],
        (1, true) => &[(0.0, 24.0)],
        (2, true) => &[(-42.0, 24.0), (42.0, 24.0)],
        (3, true) => &[(-58.0, 18.0), (0.0, 30.0), (58.0, 18.0)],
        (4, true) => &[(-40.0, -6.0), (40.0, -6.0), (-34.0, 36.0), (34.0, 36.0)],
        (_, true) => &[(-38.0, -8.0), (38.0, -8.0), (-60.0, 34.0), (0.0, 34.0), (60.0, 34.0)],
    };
    let width = match (all, figured) {
        (1, false) => 112.0,
        (1, true) => 92.0,
        (2, _) => 82.0,
        (3, false) => 76.0,
        (3, true) => 66.0,
        (4, false) => 72.0,
        (_, false) => 66.0,
        (_, true) => 60.0,
    };
    let (x, y) = slots[nth.min(slots.len() - 1)];
    (x, y, width)
}

fn token_nodes(open: &Open, seat: Seat, token: Token, (x, y): (f32, f32), width: f32) -> Vec<Node> {
    let (id, size) = match token.fish() {
        Fish::Pair => ("up-salmon-pair", (width, width * 0.75)),
        Fish::Single => ("up-salmon-single", (width * 0.76, width * 0.76)),
    };
    let key = key_of(seat, token);
    let ring = Node::new(Shape::Ellipse { rx: width * 0.54, ry: width * 0.47 }, x, y).layer(layer::RINGS);
    let cell =
        if token.cell().is_river() || open.spawn_row.is_some() { token.cell().to_string() } else { String::new() };
    let id_label = if token.is_stopped() { "label-stopped" } else { "label-token" };
    let label =
        Line::new(id_label).label("token", json::fish_label(token.fish())).seat("player", seat).name("cell", cell);
    let mut nodes = vec![ring.clone().class("up-ring").key(key.clone())];
    if token.is_stopped() {
        nodes.push(ring.class("up-stopped"));
    }
    let fish = Node::symbol(id, -size.0 / 2.0, -size.1 / 2.0, size.0, size.1).class(format!("seat-{seat}"));
    let group = Node::group(x, y).layer(layer::TOKENS).class("piece").key(key).piece(format!("salmon-{seat}"));
    nodes.push(group.label(label).child(fish));
    nodes
}

/// How many tokens a tile holds, one dot for each there is room for.
fn dots(held: usize, room: usize, (x, y): (f32, f32)) -> Node {
    let room = room.max(held);
    let full = if held == room { " full" } else { "" };
    let width = 15.0 * room as f32 + 7.0;
    let mut group = Node::group(x, y).class(format!("up-occ{full}")).layer(layer::TOKENS).child(Node::new(
        Shape::Rect { width, height: 19.0, radius: 9.5 },
        -width / 2.0,
        -9.5,
    ));
    for nth in 0..room {
        let dot = Node::new(Shape::Ellipse { rx: 4.6, ry: 4.6 }, 15.0 * (nth as f32 - (room as f32 - 1.0) / 2.0), 0.0);
        group.children.push(dot.class(if nth < held { "in" } else { "out" }));
    }
    group
}

// Laying

fn has_panel(open: &Open) -> bool {
    matches!(open.phase, Phase::Setup | Phase::Lay)
}

/// The kinds turned up, each once, with how many there are.
fn kinds_drawn(open: &Open) -> Vec<(Kind, usize)> {
    let drawn = open.drawn.as_slice();
    let count = |kind| drawn.iter().filter(|other| **other == kind).count();
    Kind::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0).collect()
}

fn places(open: &Open) -> Vec<Node> {
    let cells = Column::ALL.into_iter().filter_map(|column| legal::place(open, column));
    let place = |cell: Cell| {
        let label = Line::new("label-place").name("cell", cell);
        Node::path(hexagon(at(cell), 0.9)).class("up-place").layer(layer::CELLS).key(cell.to_string()).label(label)
    };
    cells.map(place).collect()
}

/// A whole tile with its figure and walls, round its middle.
fn whole(open: &Open, tile: Tile, cell: Option<Cell>) -> Node {
    let mut group = Node::group(0.0, 0.0).child(base(tile));
    group.children.extend(figure(open.options.whirlpool, tile, 0));
    group.children.extend(walls(tile, cell));
    group
}

/// The tiles turned up, above the river, each with the six ways to turn it.
fn panel(open: &Open, _: Viewer, frame: &Frame) -> Vec<Node> {
    let lines = kinds_drawn(open);
    let top = frame.top - frame.panel + 16.0;
    let card = Shape::Rect { width: 2.0 * SIDE - 28.0, height: frame.panel - 24.0, radius: 22.0 };
    let mut nodes = vec![Node::new(card, -SIDE + 14.0, top).class("up-panel").layer(layer::SIGNS)];
    for (nth, (kind, count)) in lines.into_iter().enumerate() {
        let y = top + 6.0 + PANEL_LINE * (nth as f32 + 0.5);
        let tile_label = json::label_here(&open.options, Tile::turned(kind, 0));
        let mut key = |x: f32, key: String, label: Line, tile: Tile, size: (f32, f32), scale: f32| {
            let back = Shape::Rect { width: size.0, height: size.1, radius: 14.0 };
            let back = Node::new(back, -size.0 / 2.0, -size.1 / 2.0);
            let tile = whole(open, tile, None).scale(scale);
            nodes.push(
                Node::group(x, y).class("up-key").layer(layer::SIGNS).key(key).label(label).child(back).child(tile),
            );
        };
        let label = Line::new("label-drawn").label("tile", tile_label);
        key(-244.0, drawn_key(kind), label, Tile::turned(kind, 0), (132.0, 116.0), 0.56);
        for turn in 0..if kind.turns() { 6 } else { 0 } {
            let label = Line::new("label-turn").label("tile", tile_label).count("turn", turn + 1);
            let x = -130.0 + 80.0 * f32::from(turn);
            key(x, turn_key(kind, turn), label, Tile::turned(kind, turn), (76.0, 84.0), 0.33);
        }
        if count > 1 {
            nodes.push(Node::mark(format!("×{count}"), -164.0, y + 36.0).class("up-count").layer(layer::SIGNS));
        }
    }
    nodes
}

fn focus_lay(open: &Open, kind: Kind, column: Column, rotation: u8, look: Look) -> Focus {
    let Some(cell) = legal::place(open, column) else { return Focus::default() };
    if look == Look::Glance {
        return Focus::default();
    }
    let (x, y) = at(cell);
    let mut ghost = whole(open, Tile::turned(kind, rotation), Some(cell)).class("up-ghost").layer(layer::ROUTES);
    (ghost.x, ghost.y) = (x, y);
    let edge = Node::path(hexagon((x, y), 0.9)).class("up-ghost-edge").layer(layer::ROUTES);
    Focus { states: vec![(Key::new(cell.to_string()), State::Target)], nodes: vec![ghost, edge] }
}

// Looking at a move

fn bite_sign(x: f32, y: f32, count: usize, look: Look) -> Node {
    let size = if look == Look::Full { 50.0 } else { 42.0 };
    let label = Line::new("label-bites").count("count", count as i64);
    let mut group = Node::group(x, y).layer(layer::SIGNS).label(label);
    for nth in 0..count {
        let shift = 24.0 * nth as f32;
        group.children.push(Node::symbol("up-bite", shift - size / 2.0, -size / 2.0, size, size));
    }
    group
}

/// The salmon lost on a way, and where the token comes to rest.
fn foretold(open: &Open, told: &[(rules::RuleId, Event)], to: Cell) -> (usize, Cell) {
    let bites = told.iter().filter(|(_, event)| matches!(event, Event::Caught { .. })).count();
    let end = told.iter().rev().find_map(|(_, event)| match event {
        Event::Carried { to, .. } => Some(*to),
        _ => None,
    });
    (bites, end.unwrap_or(if open.tile(to) == Tile::SPAWN { Cell::S1 } else { to }))
}

#[allow(clippy::too_many_arguments)]
fn focus_move(
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
    let step = Step { index, token: open.tokens_of(seat)[index], edge, distance, gait };
    let target = end_of(open, from, edge, distance.into());
    let mut after = open.clone();
    let mut told = Vec::new();
    let met = apply::travel(&mut after, step, &mut told);
    let line_end = (0..distance).fold(from, |cell, _| cell.step(edge).unwrap_or(cell));
    let (bites, rest) = foretold(open, &told, line_end);
    let (x, y) = place_of(open, target);
    let mut states = refused(open, step.token);
    let aim = if look == Look::Full { " aim" } else { "" };
    let mut nodes = vec![cost_sign(step, (x, y), aim)];
    if bites > 0 {
        let (dx, dy) = if gait == Gait::Swim { (-62.0, 44.0) } else { (58.0, 6.0) };
        nodes.push(bite_sign(x + dx, y + dy, bites, look));
    }
    if look == Look::Full {
        states.push((Key::new(target.to_string()), if met.lost { State::Lost } else { State::Target }));
        nodes.push(Node::path(hexagon((x, y), 0.86)).class("up-aim").layer(layer::ROUTES));
        nodes.extend(route(at(from), (x, y), gait));
        if rest != target {
            nodes.extend(route((x, y), place_of(open, rest), Gait::Swim));
        }
        if met.ended || !legal::can_move(&after) {
            nodes.extend(hungry_herons(&after, seat));
        }
    }
    states.push((Key::new(token_key(seat, from, fish)), State::Chosen));
    Focus { states, nodes }
}

fn cost_sign(step: Step, (x, y): (f32, f32), aim: &str) -> Node {
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
    .layer(layer::SIGNS)
    .label(label)
}

/// Tiles within reach of the points that this token cannot go to: full ones, and those that UP-6.5 keeps it from.
fn refused(open: &Open, token: Token) -> Vec<(Key, State)> {
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
fn route(from: (f32, f32), to: (f32, f32), gait: Gait) -> Vec<Node> {
    let (class, data) = match gait {
        Gait::Swim => ("", format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)),
        Gait::Jump => {
            let side = if from.0 + to.0 >= 0.0 { 1.0 } else { -1.0 };
            let length = ((to.0 - from.0).powi(2) + (to.1 - from.1).powi(2)).sqrt();
            let bend = side * (60.0 + length * 0.25);
            let middle = ((from.0 + to.0) / 2.0 + bend, (from.1 + to.1) / 2.0 - 20.0);
            (" jump", format!("M{} {}Q{} {} {} {}", from.0, from.1, middle.0, middle.1, to.0, to.1))
        }
    };
    vec![
        Node::path(data.clone()).class(format!("up-route under{class}")).layer(layer::ROUTES),
        Node::path(data).class(format!("up-route{class}")).layer(layer::ROUTES),
    ]
}

/// The herons that would take a salmon if the turn ended so (UP-7.13).
fn hungry_herons(after: &Open, seat: Seat) -> Vec<Node> {
    let mut cells: Vec<_> =
        after.tokens_of(seat).iter().filter(|token| token.is_on_river()).map(|token| token.cell()).collect();
    cells.dedup();
    cells.retain(|cell| after.tile(*cell) == Tile::HERON);
    cells.into_iter().map(at).map(|(x, y)| bite_sign(x + 34.0, y - 52.0, 1, Look::Glance)).collect()
}

fn focus_drift(open: &Open, seat: Seat, cell: Cell, fish: Fish, look: Look) -> Focus {
    let states = vec![(Key::new(token_key(seat, cell, fish)), State::Chosen)];
    let Some((edge, target)) = legal::drift_target(open, cell) else { return Focus { states, nodes: Vec::new() } };
    let (x, y) = place_of(open, end_of(open, cell, edge, 1));
    let mut nodes = route(at(cell), (x, y), Gait::Swim);
    let bitten = open.tile(target) == Tile::EAGLE || open.tile(target).is_bear() && open.is_walled(cell, edge, target);
    if bitten {
        nodes.push(bite_sign(x + 62.0, y - 30.0, 1, look));
    }
    Focus { states, nodes }
}

// In characters

/// Two characters for what a tile is, in a terminal.
fn sign_of(open: &Open, tile: Tile) -> (&'static str, Ink) {
    match tile.face() {
        None => ("", Ink::Faint),
        Some(Face::Sea) => ("≈≈", Ink::Water),
        Some(Face::Flown | Face::Kind(Kind::Water)) => ("~~", Ink::Water),
        Some(Face::Spawn) => ("s1", Ink::Good),
        Some(Face::Kind(Kind::Waterfall)) => ("WF", Ink::Water),
        Some(Face::Kind(Kind::Eagle)) => ("EA", Ink::Bad),
        Some(Face::Kind(Kind::Bear)) => ("BE", Ink::Bad),
        Some(Face::Kind(Kind::Heron)) => ("HE", Ink::Bad),
        Some(Face::Kind(Kind::Rock)) if open.options.whirlpool == Whirlpool::Off => ("RO", Ink::Land),
        Some(Face::Kind(Kind::Rock)) => ("@@", Ink::Water),
        Some(Face::Kind(Kind::Current)) => match tile.arrow() {
            Some(Edge::Ne) => ("↗↗", Ink::Water),
            Some(Edge::Nw) => ("↖↖", Ink::Water),
            _ => ("↑↑", Ink::Water),
        },
    }
}

const SKETCH_WIDTH: usize = 22;

/// One line a height, the middle column between the lines of the others.
fn sketch(view: &View) -> Sketch {
    let open = &view.open;
    let mut sketch = Sketch::default();
    if open.spawn_row.is_some() {
        for field in (1..=5).rev() {
            sketch.line();
            let cell = Cell::field_at(field);
            sketch.put(format!("{:width$}{cell} ", "", width = SKETCH_WIDTH), Ink::Good);
            tokens_at(open, cell).iter().for_each(|(seat, token)| sketch_token(*seat, *token, &mut sketch));
        }
    }
    let heights = Cell::river().filter(|cell| open.tile(*cell).is_there() && open.tile(*cell) != Tile::SPAWN);
    let (low, high) =
        heights.fold((i32::MAX, 0), |(low, high), cell| (low.min(cell.height()), high.max(cell.height())));
    for height in (low.min(high)..=high).rev() {
        sketch.line();
        let row = (height / 2) as u8;
        if height % 2 == 1 {
            sketch.put(" ".repeat(SKETCH_WIDTH), Ink::Plain);
            sketch_cell(open, Cell::at(Column::Middle, row), &mut sketch);
        } else {
            sketch_cell(open, Cell::at(Column::Left, row), &mut sketch);
            sketch.put(" ".repeat(SKETCH_WIDTH), Ink::Plain);
            sketch_cell(open, Cell::at(Column::Right, row), &mut sketch);
        }
    }
    if !open.drawn.is_empty() {
        sketch.line();
        let names: Vec<_> = open.drawn.as_slice().iter().map(|kind| kind.name()).collect();
        sketch.put(format!("+ {}", names.join(" ")), Ink::Strong);
    }
    sketch
}

fn sketch_token(seat: Seat, token: Token, sketch: &mut Sketch) {
    let ink = if token.is_stopped() { Ink::SeatFaint(seat) } else { Ink::Seat(seat) };
    sketch.put(format!("{}{}", GLYPHS[seat.index()], token.fish()), ink);
}

/// `l7 BE 34 ●2≈1`: name, tile, walled edges, tokens.
fn sketch_cell(open: &Open, cell: Cell, sketch: &mut Sketch) {
    let tile = open.tile(cell);
    if !tile.is_there() || tile == Tile::SPAWN {
        sketch.put(" ".repeat(SKETCH_WIDTH), Ink::Plain);
        return;
    }
    let (sign, ink) = sign_of(open, tile);
    let walls: String = Edge::ALL.into_iter().filter(|edge| tile.has_wall(*edge)).map(wall_sign).collect();
    let tokens = tokens_at(open, cell);
    let name = cell.to_string();
    sketch.put(format!("{name:<3} "), Ink::Faint);
    sketch.put(sign, ink);
    sketch.put(format!("{walls:<3} "), Ink::Strong);
    tokens.iter().for_each(|(seat, token)| sketch_token(*seat, *token, sketch));
    let used = 10 + 2 * tokens.len();
    sketch.put(" ".repeat(SKETCH_WIDTH.saturating_sub(used)), Ink::Plain);
}

const fn wall_sign(edge: Edge) -> char {
    match edge {
        Edge::N => '▔',
        Edge::S => '▁',
        Edge::Ne | Edge::Sw => '╲',
        Edge::Se | Edge::Nw => '╱',
    }
}
