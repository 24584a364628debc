//! Tiles and cells in words: what stands on a tile, and where a cell lies.

use rules::Line;

use crate::action::{Cell, Name};
use crate::content::{self, Face, Trade};
use crate::river::River;

/// A tile by what it shows: its number means nothing to a player.
pub fn tile(tile: u8) -> Line {
    let face = content::face(tile);
    let shape = if face.is_straight() { "shape-straight" } else { "shape-bend" };
    let points = face.building.map_or(0, |building| building.points);
    Line::new(tile_id(face)).label("shape", shape).count("points", points)
}

/// Says these tiles; records have their numbers.
pub fn tiles(line: Line, name: &'static str, tiles: &[u8]) -> Line {
    let numbers: Vec<_> = tiles.iter().map(|&tile| Name(tile).to_string()).collect();
    line.words(name, numbers.join(" "), tiles.iter().map(|&number| tile(number)))
}

/// Says where a cell lies: its row and column among all cells of the river and round it.
pub fn at(line: Line, river: &River, cell: Cell) -> Line {
    let laid = river.tiles().iter().map(|tile| tile.cell);
    let all = laid.chain(river.edge().cells().iter().copied());
    let (left, top) = all.fold((0, 0), |(left, top), cell| (cell.x.min(left), cell.y.min(top)));
    line.count("row", cell.y - top + 1).count("column", cell.x - left + 1)
}

fn tile_id(face: &Face) -> &'static str {
    let all = face.near.and(face.beyond);
    match (face.building.map(|building| building.trade), face.port, all.sacks, all.axes) {
        (Some(Trade::Mill), _, 0, 0) => "tile-mill",
        (Some(Trade::Mill), _, 0, _) => "tile-mill-axe",
        (Some(Trade::Mill), _, _, _) => "tile-mill-sack",
        (Some(Trade::Sawmill), _, 0, 0) => "tile-sawmill",
        (Some(Trade::Sawmill), _, 0, _) => "tile-sawmill-axe",
        (Some(Trade::Sawmill), _, _, _) => "tile-sawmill-sack",
        (None, true, 0, 0) => "tile-port",
        (None, true, 0, _) => "tile-port-axe",
        (None, true, _, _) => "tile-port-sack",
        (None, false, 0, 0) => "tile-plain",
        (None, false, 1, 0) => "tile-sack",
        (None, false, _, 0) => "tile-sacks",
        (None, false, 0, 1) => "tile-axe",
        (None, false, _, _) => "tile-axes",
    }
}
