//! The board in characters.

use rules::Seat;
use scene::{Ink, Sketch};

use super::tokens::tokens_at;
use crate::View;
use crate::options::Whirlpool;
use crate::position::{Cell, Column, Edge, Face, Kind, Open, Tile, Token};

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 5] = ['●', '≈', '▲', '◆', '✚'];

/// Two characters for what a tile is, in a terminal.
pub fn sign_of(open: &Open, tile: Tile) -> (&'static str, Ink) {
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

pub const SKETCH_WIDTH: usize = 22;

/// One line a height, the middle column between the lines of the others.
pub fn sketch(view: &View) -> Sketch {
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

pub fn sketch_token(seat: Seat, token: Token, sketch: &mut Sketch) {
    let ink = if token.is_stopped() { Ink::SeatFaint(seat) } else { Ink::Seat(seat) };
    sketch.put(format!("{}{}", GLYPHS[seat.index()], token.fish()), ink);
}

/// `l7 BE 34 ●2≈1`: name, tile, walled edges, tokens.
pub fn sketch_cell(open: &Open, cell: Cell, sketch: &mut Sketch) {
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

pub const fn wall_sign(edge: Edge) -> char {
    match edge {
        Edge::N => '▔',
        Edge::S => '▁',
        Edge::Ne | Edge::Sw => '╲',
        Edge::Se | Edge::Nw => '╱',
    }
}
