//! What events say: the id of a text and its values.

use rules::Line;

use crate::apply::Few;
use crate::score::label;
use crate::{Event, words};

pub fn tell(event: &Event) -> Line {
    let tile = |line: Line, tile: u8| words::tiles(line, "tile", &[tile]);
    match *event {
        Event::Chose { seat } => Line::new("event-chose").seat("player", seat),
        Event::Laid { seat, action } => tile(Line::new("event-laid").seat("player", seat), action.tile)
            .name("cell", action.cell)
            .count("turns", action.rot),
        Event::Still { seat, tile: laid } => tile(Line::new("event-still").seat("player", seat), laid),
        Event::StillWorks { seat, trade, tile: works } => {
            tile(Line::new("event-still-works").seat("player", seat).label("building", label(trade)), works)
        }
        Event::Hole { seat, cell } => Line::new("event-hole").seat("player", seat).name("cell", cell),
        Event::Joined { seat, tiles } => Line::new("event-joined").seat("player", seat).count("tiles", tiles),
        Event::Reached { seat, trade, tile: works, got, needs } => {
            let line = Line::new("event-reached").seat("player", seat).label("building", label(trade));
            tile(line, works).count("got", got).count("needs", needs)
        }
        Event::Works { seat, trade, tile: works, got, needs, points } => {
            let line = Line::new("event-works").seat("player", seat).label("building", label(trade));
            tile(line, works).count("got", got).count("needs", needs).count("points", points)
        }
        Event::Route { seat, pieces, points } => {
            Line::new("event-route").seat("player", seat).count("pieces", pieces).count("points", points)
        }
        Event::Meadow { seat, vertex: (x, y), quarters, points } => Line::new("event-meadow")
            .seat("player", seat)
            .name("vertex", format!("{x},{y}"))
            .count("quarters", quarters)
            .count("points", points),
        Event::Passed { from, to, tiles } => {
            let id = if matches!(tiles, Few::Seen(_)) { "event-passed" } else { "event-passed-hidden" };
            few(Line::new(id).seat("player", from).seat("next", to), tiles)
        }
        Event::Drew { seat, tiles } => {
            let id = if matches!(tiles, Few::Seen(_)) { "event-drew" } else { "event-drew-hidden" };
            few(Line::new(id).seat("player", seat), tiles)
        }
        Event::Discarded { seat, tiles } => {
            let id = if matches!(tiles, Few::Seen(_)) { "event-discarded" } else { "event-discarded-hidden" };
            few(Line::new(id).seat("player", seat), tiles)
        }
        Event::Round { round } => Line::new("event-round").count("round", round),
        Event::LastTileLaid => Line::new("event-over"),
        Event::Won { seat, points } => Line::new("event-won").seat("player", seat).count("points", points),
        Event::Band { seat, band, points } => Line::new("event-band")
            .seat("player", seat)
            .label("band", BAND_TITLES[usize::from(band)])
            .count("points", points),
    }
}

/// The texts that name the bands (WW-8.12).
pub const BAND_TITLES: [&str; 7] = ["band-0", "band-1", "band-2", "band-3", "band-4", "band-5", "band-6"];

fn few(line: Line, tiles: Few) -> Line {
    match tiles {
        Few::Seen(tiles) => words::tiles(line.count("count", tiles.as_slice().len() as i64), "tiles", tiles.as_slice()),
        Few::Hidden { count } => line.count("count", count),
    }
}
