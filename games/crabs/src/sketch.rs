//! The board in characters, for a terminal.

use rules::Viewer;
use scene::{Ink, Sketch};

use crate::View;
use crate::position::{Phase, Rock, Size};

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 4] = ['●', '≈', '▲', '◆'];

pub fn sketch(view: &View, viewer: Viewer) -> Sketch {
    let mut sketch = Sketch::default();
    for row in (0..7).rev() {
        sketch_row(view, row, &mut sketch);
    }
    sketch.line();
    sketch.put("                ", Ink::Plain);
    (1..=4).for_each(|digit| sketch.put(format!("{digit}     "), Ink::Faint));
    if view.phase == Phase::Place {
        let seat = viewer.seat().unwrap_or(view.turn);
        sketch.line();
        for (size, left) in Size::ALL.into_iter().zip(view.hand[seat.index()]) {
            sketch.put(format!("  {}{}", GLYPHS[seat.index()], size.letter().to_ascii_uppercase()), Ink::Seat(seat));
            sketch.put(format!(" × {left}"), Ink::Plain);
        }
    }
    sketch
}

fn sketch_row(view: &View, row: i32, sketch: &mut Sketch) {
    sketch.line();
    let indent = (3 * (row - 3).abs()) as usize;
    sketch.put(" ".repeat(indent), Ink::Plain);
    sketch.put(format!("{} ", char::from(b'a' + row as u8)), Ink::Faint);
    for diagonal in 0..7 {
        if (row - diagonal).abs() > 3 {
            continue;
        }
        match Rock::at(row, diagonal).filter(|rock| view.rocks_in_use().has(*rock)) {
            None => sketch.put("  ~   ", Ink::Water),
            Some(rock) => sketch_rock(view, rock, sketch),
        }
    }
    // The digit of the diagonal that ends here.
    if row < 3 {
        sketch.put(format!("  {}", row + 5), Ink::Faint);
    }
}

fn sketch_rock(view: &View, rock: Rock, sketch: &mut Sketch) {
    match view.stacks.top(rock) {
        None if view.phase == Phase::Place => sketch.put(format!("  {rock}  "), Ink::Faint),
        None => sketch.put("  ·   ", Ink::Faint),
        Some(crab) => {
            let height = view.stacks.height(rock);
            let tower = if height > 1 { height.to_string() } else { String::new() };
            let ink = if view.out.has(crab.seat) { Ink::SeatFaint(crab.seat) } else { Ink::Seat(crab.seat) };
            let figure = format!("{}{}{tower}", GLYPHS[crab.seat.index()], crab.size.letter().to_ascii_uppercase());
            sketch.put(format!(" {figure:<5}"), ink);
        }
    }
}
