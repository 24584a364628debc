//! Where things stand in the picture, how they lie over one another, and what they are called when touched.

use rules::Seat;
use scene::{Key, Layout};

use super::laying::has_panel;
use crate::legal;
use crate::position::{Cell, Edge, Fish, Kind, Open, Phase, ROWS, Tile, Token};

/// The order in which things lie over one another.
pub mod layer {
    pub const LAND: u8 = 0;
    pub const TILES: u8 = 1;
    pub const FALLING: u8 = 2;
    pub const FALLS: u8 = 3;
    pub const FIGURES: u8 = 4;
    pub const CELLS: u8 = 5;
    pub const ROUTES: u8 = 6;
    pub const RINGS: u8 = 7;
    pub const TOKENS: u8 = 8;
    pub const SIGNS: u8 = 9;
    pub const NUMBERS: u8 = 10;
}

/// A tile's box, half of it, the distance of two columns and the height of one step upstream.
pub const TILE: (f32, f32) = (200.0, 173.2);
pub const COLUMN: f32 = 150.0;
pub const STEP: f32 = 86.6;
/// How far the picture reaches from the middle of the river to the row tags.
pub const SIDE: f32 = 345.0;
/// How wide the bank is that tells what is left in the stack.
pub const ASIDE: f32 = 270.0;
/// On the right bank lie the tiles turned up: where that panel begins, and how wide it is.
pub const BANK: (f32, f32) = (330.0, 256.0);
/// The middle of each edge, and the corners of a tile clockwise from the upper left one.
pub const EDGES: [(f32, f32); 6] =
    [(0.0, -86.6), (75.0, -43.3), (75.0, 43.3), (0.0, 86.6), (-75.0, 43.3), (-75.0, -43.3)];
pub const CORNERS: [(f32, f32); 6] =
    [(-50.0, -86.6), (50.0, -86.6), (100.0, 0.0), (50.0, 86.6), (-50.0, 86.6), (-100.0, 0.0)];

pub fn token_key(seat: Seat, cell: Cell, fish: Fish) -> String {
    format!("{seat}-{cell}-{fish}")
}

/// A token that is stopped is not to be taken for one alike that may move.
pub fn key_of(seat: Seat, token: Token) -> String {
    let key = token_key(seat, token.cell(), token.fish());
    if token.is_stopped() { format!("{key}-stopped") } else { key }
}

/// The place and the fish of a token, by its key.
pub fn token_named(key: &Key) -> Option<(Cell, Fish)> {
    let mut parts = key.as_str().split('-').skip(1);
    Some((Cell::named(parts.next()?)?, Fish::named(parts.next()?)?))
}

pub fn jump_key(cell: Cell) -> String {
    format!("jump-{cell}")
}

pub fn drawn_key(kind: Kind) -> String {
    format!("drawn-{}", kind.name())
}

pub fn turn_key(kind: Kind, rotation: u8) -> String {
    format!("turn-{}-{rotation}", kind.name())
}

/// Where a straight line ends, by the name a player sees.
pub fn end_of(open: &Open, from: Cell, edge: Edge, distance: u32) -> Cell {
    let end = (0..distance.min(ROWS.into())).fold(from, |cell, _| cell.step(edge).unwrap_or(cell));
    if open.tiles.get(end.index()) == Some(&Tile::SPAWN) { Cell::S1 } else { end }
}

/// What is to be seen, in the heights of the river. The same whether tiles are laid or salmon move, so that the board
/// stays where it is.
pub struct Frame {
    pub rows: (u8, u8),
    pub top: f32,
    pub bottom: f32,
    pub layout: Layout,
}

impl Frame {
    pub fn of(open: &Open, layout: Layout) -> Self {
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
        Self { rows, top: -STEP * (high + 1) as f32 - 62.0, bottom: -STEP * (low - 1) as f32 + 66.0, layout }
    }

    /// How large the row tags are: on a phone the whole picture is small.
    pub const fn tag_scale(&self) -> f32 {
        match self.layout {
            Layout::Wide => 1.0,
            Layout::Tall => 1.45,
        }
    }

    pub fn view_box(&self) -> [f32; 4] {
        let left = match self.layout {
            Layout::Wide => SIDE + ASIDE,
            Layout::Tall => SIDE + 76.0,
        };
        [-left, self.top, left + BANK.0 + BANK.1 + 12.0, self.bottom - self.top]
    }
}

/// The middle of a tile or spawning field.
pub fn at(cell: Cell) -> (f32, f32) {
    match cell.place() {
        Some((column, _)) => (COLUMN * (column as u8 as f32 - 1.0), -STEP * cell.height() as f32),
        None => (0.0, 0.0),
    }
}

/// The middle of a spawning field: the two last ones share a tile.
pub fn field_at(row: u8, field: u8) -> (f32, f32) {
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

pub fn place_of(open: &Open, cell: Cell) -> (f32, f32) {
    match (cell.field(), open.spawn_row) {
        (Some(field), Some(row)) => field_at(row, field),
        _ => at(cell),
    }
}

/// A hexagon round a point, drawn in by a part of its size.
pub fn hexagon((x, y): (f32, f32), scale: f32) -> String {
    let points: Vec<_> =
        CORNERS.iter().map(|(dx, dy)| format!("{:.1} {:.1}", x + dx * scale, y + dy * scale)).collect();
    format!("M{}z", points.join("L"))
}

/// The left or right half of a tile that holds two fields.
pub fn half_hexagon((x, y): (f32, f32), left: bool) -> String {
    let side = if left { -0.9 } else { 0.9 };
    let corner = |dx: f32, dy: f32| format!("{:.1} {:.1}", x + side * dx, y + 0.9 * dy);
    format!(
        "M{}L{}L{}L{}L{}z",
        corner(4.0, -86.6),
        corner(50.0, -86.6),
        corner(100.0, 0.0),
        corner(50.0, 86.6),
        corner(4.0, 86.6)
    )
}

/// A row, or the rows from one to another.
pub fn rows_text(low: u8, high: u8) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}
