//! The board in characters: each cell seven wide and three high, the river as double lines.

use rules::{Seat, Viewer};
use scene::{Ink, Sketch};

use crate::action::{Cell, Name};
use crate::content::{self, Face, Item, Trade};
use crate::river::River;
use crate::{View, options::Start};

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 4] = ['●', '≈', '▲', '◆'];
const WIDTH: usize = 7;

pub fn sketch(view: &View, viewer: Viewer, shown: Seat) -> Sketch {
    let mut sketch = Sketch::default();
    let river = &view.rivers()[shown.index()];
    draw_river(river, shown, &mut sketch);
    if let Some(seat) = viewer.seat().filter(|seat| !view.hand(*seat).is_empty()) {
        sketch.line();
        draw_hand(view.hand(seat), &mut sketch);
    }
    for other in (0..view.seats()).map(Seat::at).filter(|other| view.seats() > 1 && *other != shown) {
        sketch.line();
        let points = view.rivers()[other.index()].points();
        sketch.put(format!("{} ", GLYPHS[other.index()]), Ink::Seat(other));
        sketch.put(format!("{}", points.total()), Ink::Strong);
        let tiles: Vec<_> = view.rivers()[other.index()].tiles().iter().map(|laid| code(laid.tile)).collect();
        sketch.put(format!("  {}", tiles.join(" ")), Ink::Faint);
    }
    sketch
}

fn draw_river(river: &River, seat: Seat, sketch: &mut Sketch) {
    let cells = river.tiles().iter().map(|laid| laid.cell).chain(river.edge().cells().iter().copied());
    let (mut low, mut high) = (Cell::new(0, 0), Cell::new(1, 0));
    for cell in cells {
        low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
        high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
    }
    sketch.line();
    sketch.put("    ", Ink::Plain);
    (low.x..=high.x).for_each(|x| sketch.put(format!("{x:^WIDTH$}"), Ink::Faint));
    for y in low.y..=high.y {
        for row in 0..3 {
            sketch.line();
            let number = if row == 1 { format!("{y:>3} ") } else { "    ".into() };
            sketch.put(number, Ink::Faint);
            (low.x..=high.x).for_each(|x| draw_cell(river, seat, Cell::new(x, y), row, sketch));
        }
    }
}

fn draw_cell(river: &River, seat: Seat, cell: Cell, row: usize, sketch: &mut Sketch) {
    match river.piece_at(cell) {
        Some(0) => sketch.put(start_rows(river.start())[usize::from(cell.x == 1)][row], Ink::Seat(seat)),
        Some(piece) => {
            let Some(laid) = river.tile(piece) else { return };
            let face = content::face(laid.tile);
            let ink = if river.flows(piece) { Ink::Water } else { Ink::Faint };
            let middle = if row == 1 { items(face, river.got(piece)) } else { String::new() };
            draw_tile_row(face, laid.rot, row, &middle, ink, sketch);
        }
        None => {
            let text = match river.edge().find(cell) {
                Some(slot) if row == 1 && river.edge().is_open(slot) => "   ·   ",
                Some(_) if row == 1 => "   ×   ",
                Some(_) | None => "       ",
            };
            sketch.put(text, Ink::Faint);
        }
    }
}

const fn start_rows(start: Start) -> [[&'static str; 3]; 2] {
    match start {
        Start::Fork => [["\"  ║   ", "   ╠═══", "   ║   "], ["       ", "══════>", "      \""]],
        Start::Through => [["\"  ║   ", "═══╩═══", "       "], ["       ", "═══╦══>", "   ║  \""]],
    }
}

/// One of the three rows of a tile: meadow quarters in the corners, the river in the middle.
fn draw_tile_row(face: &Face, rot: u8, row: usize, middle: &str, ink: Ink, sketch: &mut Sketch) {
    let river = face.sides(rot);
    let quarter = |corner: u8| if face.quarters(rot) & (1 << corner) == 0 { " " } else { "\"" };
    if row != 1 {
        let (left, right, side) = if row == 0 { (3, 0, 0) } else { (2, 1, 2) };
        sketch.put(quarter(left), Ink::Land);
        sketch.put(if river.contains(&side) { "  ║  " } else { "     " }, ink);
        sketch.put(quarter(right), Ink::Land);
        return;
    }
    let end = |side: u8| if river.contains(&side) { "═" } else { " " };
    if middle.is_empty() {
        let joint = match (river.contains(&0), river.contains(&1), river.contains(&2)) {
            (true, _, true) => '║',
            (true, true, _) => '╚',
            (true, false, _) => '╝',
            (false, true, true) => '╔',
            (false, false, true) => '╗',
            (false, _, false) => '═',
        };
        sketch.put(format!("{0}{0}{0}{joint}{1}{1}{1}", end(3), end(1)), ink);
    } else {
        sketch.put(end(3), ink);
        sketch.put(format!("{middle:^5}"), Ink::Strong);
        sketch.put(end(1), ink);
    }
}

/// What stands on a tile: `s` and `a` are goods, `P` a port, `M1/3` a mill that one of three sacks reach, `S` a sawmill.
fn items(face: &Face, got: u8) -> String {
    let mut text = String::new();
    for item in face.items() {
        match item {
            Item::Sack => text.push('s'),
            Item::Axe => text.push('a'),
            Item::Port => text.push('P'),
            Item::Building(works) => {
                let letter = if works.trade == Trade::Mill { 'M' } else { 'S' };
                text += &format!("{letter}{got}/{}", works.needs);
            }
        }
    }
    text
}

fn code(tile: u8) -> String {
    let face = content::face(tile);
    format!("{}{}", Name(tile), if face.items().is_empty() { String::new() } else { format!(":{}", items(face, 0)) })
}

fn draw_hand(hand: &[u8], sketch: &mut Sketch) {
    sketch.line();
    hand.iter().for_each(|&tile| sketch.put(format!("{:^11}", Name(tile).to_string()), Ink::Strong));
    for row in 0..3 {
        sketch.line();
        for &tile in hand {
            let face = content::face(tile);
            let middle = if row == 1 { items(face, 0) } else { String::new() };
            sketch.put("  ", Ink::Plain);
            draw_tile_row(face, 0, row, &middle, Ink::Water, sketch);
            sketch.put("  ", Ink::Plain);
        }
    }
}
