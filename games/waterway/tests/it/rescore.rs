//! Scores a board from scratch, from the rules file and the content file alone: no code of the engine.

use std::collections::{BTreeMap, BTreeSet};

use notation::Value;

pub type Cell = (i64, i64);

#[derive(Clone)]
pub struct Piece {
    /// Cells it covers.
    pub cells: Vec<Cell>,
    /// River sides: cell and side, in the order of `ends`.
    pub ends: Vec<(Cell, i64)>,
    /// Items from `ends[0]` to `ends[1]`.
    pub items: Vec<Value>,
    pub vertices: Vec<Cell>,
}

pub fn content() -> Value {
    notation::parse(include_str!("../../content/waterway.json")).unwrap()
}

fn step((x, y): Cell, side: i64) -> Cell {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)][side as usize]
}

fn vertex((x, y): Cell, corner: i64) -> Cell {
    [(x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)][corner as usize]
}

fn int(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

fn ints(value: &Value) -> Vec<i64> {
    value.as_array().unwrap().iter().map(int).collect()
}

/// The start tile and its `out` end.
fn start_piece(start: &Value) -> (Piece, usize) {
    let at = |value: &Value| (int(&value["x"]), int(&value["y"]));
    let ends: Vec<_> = start["ends"].as_array().unwrap().iter().map(|end| (at(end), int(&end["side"]))).collect();
    let quarters = start["meadows"].as_array().unwrap().iter();
    let vertices = quarters.map(|quarter| vertex(at(quarter), int(&quarter["corner"]))).collect();
    let out = start["ends"].as_array().unwrap().iter().position(|end| end["flow"] == "out").unwrap();
    (Piece { cells: vec![(0, 0), (1, 0)], ends, items: Vec::new(), vertices }, out)
}

fn tile_piece(content: &Value, laid: &Value) -> Piece {
    let tile = content["tiles"].as_array().unwrap().iter().find(|tile| tile["id"] == laid["tile"]).unwrap();
    let (cell, rot) = ((int(&laid["x"]), int(&laid["y"])), int(&laid["rot"]));
    Piece {
        cells: vec![cell],
        ends: ints(&tile["ends"]).into_iter().map(|side| (cell, (side + rot) % 4)).collect(),
        items: tile["items"].as_array().unwrap().clone(),
        vertices: ints(&tile["meadows"]).into_iter().map(|corner| vertex(cell, (corner + rot) % 4)).collect(),
    }
}

/// Mills, sawmills, ports, meadows.
pub fn rescore(content: &Value, start: &str, board: &Value) -> [i64; 4] {
    let (first, out) = start_piece(&content["start"][start]);
    let mut pieces = vec![first];
    pieces.extend(board.as_array().unwrap().iter().map(|laid| tile_piece(content, laid)));
    let at: BTreeMap<Cell, usize> =
        pieces.iter().enumerate().flat_map(|(n, piece)| piece.cells.iter().map(move |cell| (*cell, n))).collect();
    // For each piece and end: the piece and end it meets.
    let meets = |n: usize, end: usize| -> Option<(usize, usize)> {
        let (cell, side) = pieces[n].ends[end];
        let other = *at.get(&step(cell, side))?;
        let there = (step(cell, side), (side + 2) % 4);
        Some((other, pieces[other].ends.iter().position(|end| *end == there)?))
    };
    let [mills, sawmills] = buildings(&pieces, out, &meets);
    [mills, sawmills, 2 * longest_route(&pieces, &meets), meadows(&pieces)]
}

type Meets<'a> = &'a dyn Fn(usize, usize) -> Option<(usize, usize)>;

/// The tiles beyond an end of the start tile, each with the end it is entered by.
fn arm(end: usize, meets: Meets<'_>) -> Vec<(usize, usize)> {
    let mut tiles = Vec::new();
    let mut next = meets(0, end);
    while let Some((piece, entered)) = next {
        tiles.push((piece, entered));
        next = meets(piece, 1 - entered);
    }
    tiles
}

fn buildings(pieces: &[Piece], out: usize, meets: Meets<'_>) -> [i64; 2] {
    let mut points = [0, 0];
    // A list of items in the order of the water for every arm; the `out` arm begins with what the others bring.
    let mut afloat: Vec<String> = Vec::new();
    let run = |items: Vec<Value>, mut afloat: Vec<String>, points: &mut [i64; 2]| {
        for item in items {
            match item["kind"].as_str().unwrap() {
                good @ ("sack" | "axe") => afloat.push(good.to_owned()),
                "port" => {}
                building => {
                    let (wanted, source) = if building == "mill" { ("sack", 0) } else { ("axe", 1) };
                    let arrived = afloat.drain(..).filter(|good| good == wanted).count() as i64;
                    if arrived >= int(&item["needs"]) {
                        points[source] += int(&item["points"]);
                    }
                }
            }
        }
        afloat
    };
    for end in (0..pieces[0].ends.len()).filter(|end| *end != out) {
        let mut items = Vec::new();
        for (piece, entered) in arm(end, meets).into_iter().rev() {
            let mut here = pieces[piece].items.clone();
            if entered == 0 {
                here.reverse();
            }
            items.extend(here);
        }
        let rest = run(items, Vec::new(), &mut points);
        afloat.extend(rest);
    }
    let mut items = Vec::new();
    for (piece, entered) in arm(out, meets) {
        let mut here = pieces[piece].items.clone();
        if entered == 1 {
            here.reverse();
        }
        items.extend(here);
    }
    run(items, afloat, &mut points);
    points
}

fn has(piece: &Piece, kinds: &[&str]) -> bool {
    piece.items.iter().any(|item| kinds.contains(&item["kind"].as_str().unwrap()))
}

/// By breadth first from every port, never onto a bridge.
fn longest_route(pieces: &[Piece], meets: Meets<'_>) -> i64 {
    let mut longest = 0;
    for from in (0..pieces.len()).filter(|n| has(&pieces[*n], &["port"])) {
        let mut seen = BTreeSet::from([from]);
        let mut front = vec![from];
        let mut length = 1;
        while !front.is_empty() {
            if length > 1 && front.iter().any(|n| has(&pieces[*n], &["port"])) {
                longest = longest.max(length);
            }
            let next: Vec<_> = front
                .iter()
                .flat_map(|&n| (0..pieces[n].ends.len()).filter_map(move |end| meets(n, end)))
                .map(|(n, _)| n)
                .filter(|n| !has(&pieces[*n], &["mill", "sawmill"]))
                .collect();
            front = next.into_iter().filter(|n| seen.insert(*n)).collect();
            length += 1;
        }
    }
    longest
}

fn meadows(pieces: &[Piece]) -> i64 {
    let mut quarters: BTreeMap<Cell, i64> = BTreeMap::new();
    pieces.iter().flat_map(|piece| &piece.vertices).for_each(|vertex| *quarters.entry(*vertex).or_default() += 1);
    let worth = |count: &i64| match count {
        3 => 3,
        4 => 6,
        _ => 0,
    };
    quarters.values().map(worth).sum()
}

/// Every place a tile may lie, tried one by one against sections 4 and 7.
pub fn places(content: &Value, start: &str, board: &Value, tile: &str) -> BTreeSet<String> {
    let (first, _) = start_piece(&content["start"][start]);
    let mut pieces = vec![first];
    pieces.extend(board.as_array().unwrap().iter().map(|laid| tile_piece(content, laid)));
    let mut found = BTreeSet::new();
    let cells: BTreeSet<Cell> = pieces
        .iter()
        .flat_map(|piece| &piece.cells)
        .flat_map(|&(x, y)| (-2..=2).flat_map(move |dx| (-2..=2).map(move |dy| (x + dx, y + dy))))
        .collect();
    for ((x, y), rot) in cells.into_iter().flat_map(|cell| (0..4).map(move |rot| (cell, rot))) {
        let laid = notation::json!({ "tile": tile, "x": x, "y": y, "rot": rot });
        if may_lie(&pieces, &tile_piece(content, &laid)) {
            found.insert(format!("lay {tile} {x},{y} r{rot}"));
        }
    }
    found
}

fn may_lie(pieces: &[Piece], new: &Piece) -> bool {
    let cell = new.cells[0];
    let at = |cell: Cell| pieces.iter().position(|piece| piece.cells.contains(&cell));
    let neighbours: Vec<_> = (0..4).filter_map(|side| Some((side, at(step(cell, side))?))).collect();
    if at(cell).is_some() || neighbours.is_empty() {
        return false;
    }
    let river = |piece: &Piece, cell: Cell, side: i64| piece.ends.contains(&(cell, side));
    let matching = neighbours
        .iter()
        .all(|&(side, n)| river(new, cell, side) == river(&pieces[n], step(cell, side), (side + 2) % 4));
    let met: Vec<_> = neighbours.iter().filter(|(side, _)| river(new, cell, *side)).map(|(_, n)| *n).collect();
    matching && !(met.len() == 2 && joined(pieces, met[0], met[1]))
}

/// Whether two pieces belong to one group.
fn joined(pieces: &[Piece], from: usize, to: usize) -> bool {
    let mut seen = BTreeSet::from([from]);
    let mut left = vec![from];
    while let Some(n) = left.pop() {
        for &(cell, side) in &pieces[n].ends {
            let there = (step(cell, side), (side + 2) % 4);
            if let Some(next) = pieces.iter().position(|piece| piece.ends.contains(&there))
                && seen.insert(next)
            {
                left.push(next);
            }
        }
    }
    seen.contains(&to)
}
