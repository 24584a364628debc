//! The river in characters: a window of rows round the salmon of whoever looks, the hand below.

use rules::{Seat, Viewer};
use scene::{Ink, Sketch};

use crate::View;
use crate::river::{Dir, Hex, Icon, Kind, Place};

/// The marks of the seats; the same shapes as in the pictures.
const GLYPHS: [char; 4] = ['●', '≈', '▲', '◆'];
/// Rows above and below the salmon.
const AHEAD: i8 = 9;
const BEHIND: i8 = 4;
/// Characters between two columns; a hex has the room of two.
const COLUMN: usize = 4;

pub fn sketch(view: &View, viewer: Viewer) -> Sketch {
    let mut sketch = Sketch::default();
    let seat = viewer.seat().unwrap_or(view.active);
    let middle = view.salmon[seat.index()].r;
    let high = middle.saturating_add(AHEAD).min(view.river.top());
    let low = middle.saturating_sub(BEHIND).max(0);
    let shown: Vec<_> = view.river.hexes().filter(|(place, _)| (low..=high).contains(&place.r)).collect();
    let left = shown.iter().map(|(place, _)| place.c).min().unwrap_or(0);
    for r in (low..=high).rev() {
        sketch.line();
        sketch.put(format!("{r:>3} "), Ink::Faint);
        let mut column = left;
        for &(place, hex) in shown.iter().filter(|(place, _)| place.r == r) {
            sketch.put(" ".repeat(COLUMN * (place.c - column) as usize), Ink::Plain);
            cell(view, place, hex, &mut sketch);
            column = place.c + 2;
        }
    }
    legend(view, viewer, &mut sketch);
    sketch
}

/// Eight characters for a hex.
fn cell(view: &View, place: Place, hex: Hex, sketch: &mut Sketch) {
    let width = 2 * COLUMN;
    let bears = view.bears.count(place);
    let here: Vec<Seat> = view.all_seats().filter(|seat| view.salmon[seat.index()] == place).collect();
    let arrows: String = hex.arrows.into_iter().flatten().map(arrow).collect();
    let rest = format!("{}{arrows}", hex.icon.map_or("", sign));
    if here.is_empty() && bears == 0 {
        let (text, ink) = match hex.kind {
            Kind::Land => ("░░".to_owned(), Ink::Land),
            Kind::Rock => ("▓▓".to_owned(), Ink::Strong),
            Kind::Fall => (format!("▼{rest}"), Ink::Strong),
            Kind::Pool => ("◎".to_owned(), Ink::Good),
            Kind::Start => ("○".to_owned(), Ink::Water),
            Kind::Water if rest.is_empty() => ("~".to_owned(), Ink::Water),
            Kind::Water => (rest, Ink::Water),
        };
        sketch.put(format!("{text:^width$}"), ink);
        return;
    }
    let bears = "ʕ".repeat(bears.min(2));
    let tokens = bears.chars().count() + here.len();
    let room = width.saturating_sub(tokens + 1);
    let before = (width - tokens) / 3;
    sketch.put(" ".repeat(before), Ink::Plain);
    if !bears.is_empty() {
        sketch.put(bears, Ink::Bad);
    }
    for seat in here {
        sketch.put(GLYPHS[seat.index()].to_string(), Ink::Seat(seat));
    }
    let tail: String = rest.chars().take(room.saturating_sub(before) + 1).collect();
    let space = width - before - tokens;
    sketch.put(format!("{tail:<space$}"), Ink::Water);
}

const fn arrow(dir: Dir) -> char {
    match dir {
        Dir::D => '↓',
        Dir::Dl => '↙',
        Dir::Dr => '↘',
        Dir::U => '↑',
        Dir::Ul => '↖',
        Dir::Ur => '↗',
    }
}

/// Two characters for an icon: what comes, or how many may go.
const fn sign(icon: Icon) -> &'static str {
    match icon {
        Icon::Swim => "+1",
        Icon::Double => "+2",
        Icon::Wild => "+w",
        Icon::Eagle => "+e",
        Icon::Bear => "+b",
        Icon::Current => "+c",
        Icon::Rapids => "+r",
        Icon::Choice => "c/r",
        Icon::Draw => "+d",
        Icon::Fatigue => "+z",
        Icon::Reeds1 => "-1",
        Icon::Reeds2 => "-2",
    }
}

/// The hand, the cards of this turn, and what each seat has.
fn legend(view: &View, viewer: Viewer, sketch: &mut Sketch) {
    sketch.line();
    sketch.line();
    if let Some(seat) = viewer.seat() {
        sketch.put(format!("  {} ", GLYPHS[seat.index()]), Ink::Seat(seat));
        for card in view.hand.kinds() {
            let count = view.hand.count(card);
            let times = if count > 1 { format!("×{count}") } else { String::new() };
            sketch.put(format!(" [{}{times}]", card.name()), Ink::Strong);
        }
    }
    if view.played.len() > 0 {
        let names: Vec<_> = view.played.as_slice().iter().map(|card| card.name()).collect();
        sketch.put(format!("   > {}", names.join(" ")), Ink::Faint);
    }
    sketch.line();
    for seat in view.all_seats() {
        let s = seat.index();
        sketch.put(format!("  {}", GLYPHS[s]), Ink::Seat(seat));
        sketch.put(
            format!(
                " {}+{}+{} zz{}",
                view.hand_sizes[s],
                view.deck_sizes[s],
                view.discard[s].len(),
                view.owned(seat).count(crate::cards::Card::Fatigue)
            ),
            Ink::Faint,
        );
    }
}
