//! The land, the tiles of the river with their walls, what falls away, and the spawning ground.

use rules::Line;
use scene::{Node, Shape};

use super::laying::has_panel;
use super::places::*;
use super::tokens::{token_nodes, tokens_at};
use crate::options::Whirlpool;
use crate::position::{Cell, Column, Edge, Face, Kind, Open, Phase, Tile};
use crate::{ending, json, legal};

/// Firs, grass and stones on both banks, always the same ones at the same place of the river.
pub fn land(frame: &Frame) -> Vec<Node> {
    let [_, top, _, height] = frame.view_box();
    // Wider than the picture: a page may show more of the banks.
    let ground = Shape::Rect { width: 4000.0, height: height + 4000.0, radius: 0.0 };
    let mut nodes = vec![Node::new(ground, -2000.0, top - 2000.0).class("ground").layer(layer::LAND)];
    let (first, last) = ((top / 92.0).floor() as i32 - 1, ((top + height) / 92.0).ceil() as i32);
    for line in first..=last {
        for side in [-1.0f32, 1.0] {
            for slot in 0..4 {
                let dice = (line.wrapping_mul(73) + slot * 131 + if side > 0.0 { 57 } else { 0 }).rem_euclid(101);
                let x = side * (322.0 + 132.0 * slot as f32 + (dice % 13) as f32 * 5.0);
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
pub fn banks(open: &Open) -> Vec<Node> {
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

pub fn right_field(row: u8) -> (f32, f32) {
    (COLUMN, -STEP * (2.0 * f32::from(row) + 2.0))
}

/// Where the river breaks off: a great fall below the lowest row.
pub fn bottom(open: &Open) -> Vec<Node> {
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

pub fn tile_nodes(open: &Open, cell: Cell) -> Vec<Node> {
    let tile = open.tile(cell);
    let (x, y) = at(cell);
    let mut nodes = vec![Node::group(x, y).layer(layer::TILES).child(base(tile))];
    let tokens = open.count[cell.index()];
    nodes.extend(figure(open.options.whirlpool, tile, tokens).map(|figure| {
        let mut group = Node::group(x, y).layer(layer::FIGURES);
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
        nodes.push(cell_node(cell, hexagon((x, y), 0.9), label));
        nodes.push(way_node(cell, (x, y)));
    }
    nodes
}

/// The part of a place that can be touched and shows its state.
pub fn cell_node(cell: Cell, outline: String, label: Line) -> Node {
    Node::path(outline).class("up-cell").layer(layer::CELLS).key(cell.to_string()).label(label)
}

/// The sign on a place that means a jump there; seen only while it may be touched.
pub fn way_node(cell: Cell, (x, y): (f32, f32)) -> Node {
    let back = Node::new(Shape::Rect { width: 76.0, height: 44.0, radius: 22.0 }, -38.0, -22.0);
    Node::group(x + 52.0, y - 44.0)
        .class("up-way")
        .layer(layer::SIGNS)
        .key(jump_key(cell))
        .label(Line::new("label-jump").name("cell", cell))
        .child(back)
        .child(Node::path("M-26 9C-24-13-6-15-2 3M-10-2-2 4 4-4"))
}

pub fn base(tile: Tile) -> Node {
    let id = match tile.face() {
        Some(Face::Sea) => "up-tile-sea",
        Some(Face::Spawn) | None => "up-tile-spawn",
        Some(Face::Kind(Kind::Water)) => "up-tile-water",
        Some(Face::Flown | Face::Kind(_)) => "up-tile-plain",
    };
    Node::symbol(id, -TILE.0 / 2.0, -TILE.1 / 2.0, TILE.0, TILE.1)
}

/// What lives on a tile: large while it is free, small at the top where tokens stand.
pub fn figure(whirlpool: Whirlpool, tile: Tile, tokens: u8) -> Option<Node> {
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
pub fn walls(tile: Tile, cell: Option<Cell>) -> Vec<Node> {
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
pub fn falling(open: &Open, frame: &Frame) -> Vec<Node> {
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
        let scale = frame.tag_scale();
        let group = Node::group(-245.0 - 94.0 * scale, y)
            .scale(scale)
            .class(format!("up-tag{tag}"))
            .layer(layer::SIGNS)
            .child(Node::path("M-18-34H80L94 0 80 34H-18Q-26 34-26 26V-26Q-26-34-18-34z"))
            .child(Node::new(Shape::Text(Line::new("tag-row").name("row", rows_text(lowest, highest))), 30.0, -6.0))
            .child(Node::new(Shape::Text(Line::new(id)), 30.0, 20.0));
        nodes.push(group);
    }
    nodes
}

/// Row numbers on the right bank, column letters above the river: what the log calls a cell.
pub fn coordinates(open: &Open, frame: &Frame) -> Vec<Node> {
    let rows = (frame.rows.0..=frame.rows.1).map(|row| {
        let (_, y) = at(Cell::at(Column::Right, row));
        Node::mark(row.to_string(), 299.0, y)
    });
    let letters = Column::ALL.into_iter().filter(|_| open.spawn_row.is_none()).map(|column| {
        let (x, _) = at(Cell::at(column, 0));
        let lower = if column == Column::Middle { 0.0 } else { STEP };
        Node::mark(column.letter().to_string(), x, frame.top + 20.0 + lower)
    });
    rows.chain(letters).map(|node| node.class("up-coord").layer(layer::LAND)).collect()
}

pub fn spawning_ground(open: &Open) -> Vec<Node> {
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
        nodes.push(match field {
            1..=3 => cell_node(cell, hexagon((x, y), 0.9), label),
            _ => cell_node(cell, half_hexagon(right_field(row), field == 4), label),
        });
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
pub fn field_slot(nth: usize, all: usize, narrow: bool) -> (f32, f32, f32) {
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
