//! The board in characters, for a terminal.

use scene::{Ink, Sketch};

use crate::cards::Card;
use crate::position::Phase;
use crate::reef::{COLUMNS, DEEPEST, Dive, ROWS};
use crate::{View, ending};

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 5] = ['●', '≈', '▲', '◆', '+'];

/// The table with its dive column, then a line for each diver.
pub fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::default();
    let dive = view.open.dive;
    for line in 0..ROWS + 2 {
        sketch.line();
        sketch_dive(dive.as_ref(), line, true, &mut sketch);
        for column in 0..COLUMNS {
            match line.checked_sub(1).filter(|row| *row < ROWS) {
                Some(row) => sketch_card(view.open.table[row][column], &mut sketch),
                None => sketch.put("    ", Ink::Plain),
            }
        }
        sketch_dive(dive.as_ref(), line, false, &mut sketch);
        if line == 0 {
            sketch.put(format!("   ▒ {}   ✕ {}", view.deck, view.open.discard.len()), Ink::Faint);
        }
        if let (0, Some(Dive { corner: None, cards: [Some(card), ..], .. })) = (line, dive) {
            sketch.put(format!("   → {card}"), Ink::Strong);
        }
    }
    if matches!(view.open.phase, Phase::Flip | Phase::Extra | Phase::Draft) {
        sketch.line();
        let cards = if view.open.phase == Phase::Flip { view.open.set } else { view.open.pool };
        sketch.put(format!("  [ {} ]", cards.to_string().replace(',', " ")), Ink::Strong);
    }
    for seat in view.open.divers() {
        sketch.line();
        sketch.put(format!(" {} ", GLYPHS[seat.index()]), Ink::Seat(seat));
        sketch.put(format!("{:>3}  ", ending::points(&view.open, seat)), Ink::Strong);
        let scored = view.open.scored[seat.index()].len();
        sketch.put("▮".repeat(scored), Ink::Good);
        sketch.put(format!("{} ", " ".repeat(4usize.saturating_sub(scored))), Ink::Plain);
        let catch = view.open.catch_of(seat);
        for card in catch.codes() {
            let ink = if catch.count(card) >= 3 { Ink::Good } else { Ink::Plain };
            let many = if catch.count(card) > 1 { format!("×{}", catch.count(card)) } else { String::new() };
            sketch.put(format!("{card}{many} "), ink);
        }
    }
    sketch
}

/// The part of a dive column that stands on this side of a line; line 0 lies above the table, line 4 below.
fn sketch_dive(dive: Option<&Dive>, line: usize, left: bool, sketch: &mut Sketch) {
    let here = dive.and_then(|dive| dive.corner.filter(|corner| corner.is_left() == left).map(|corner| (dive, corner)));
    let Some((dive, corner)) = here else { return sketch.put("    ", Ink::Plain) };
    let nth = if corner.is_top() { line + 1 } else { ROWS + 2 - line };
    match (1..=DEEPEST).contains(&nth).then(|| dive.cards[nth - 1]) {
        Some(Some(card)) => sketch.put(format!("[{card}]"), Ink::Strong),
        Some(None) => sketch.put(" ~~ ", Ink::Water),
        None => sketch.put("    ", Ink::Plain),
    }
}

fn sketch_card(card: Option<Card>, sketch: &mut Sketch) {
    match card {
        Some(card) if card.is_catchable() => sketch.put(format!(" {card} "), Ink::Plain),
        Some(Card::Wave) => sketch.put(" wv ", Ink::Water),
        Some(card) => sketch.put(format!(" {card} "), Ink::Land),
        None => sketch.put(" ·· ", Ink::Faint),
    }
}
