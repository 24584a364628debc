//! What can be explained: where every point comes from, what is still missing, what is not seen yet.

use rules::{Line, Seat, Viewer};
use scene::{Key, Note};

use crate::board::{cell_key, count_items, tile_key, vertex_key};
use crate::content::{self, TILES, Trade};
use crate::ending::{BANDS, band};
use crate::river::River;
use crate::score::{Fate, Good, Source, Works, label, reasons};
use crate::told::BAND_TITLES;
use crate::view::{Aside, Seen};
use crate::{Item, View, words};

pub fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
    let mut notes = Vec::new();
    for seat in (0..view.seats()).map(Seat::at) {
        // While the game goes on, one's own river; whoever only looks on, or the end, sees all.
        let is_asked = matches!(view, View::Over(_)) || viewer.seat().is_none_or(|viewer| viewer == seat);
        if is_asked {
            score_notes(&view.rivers()[seat.index()], seat, &mut notes);
        }
    }
    match view {
        View::Playing(seen) => {
            if let Some(seat) = viewer.seat().filter(|seat| seat.index() < view.seats()) {
                hole_notes(&view.rivers()[seat.index()], &mut notes);
                memory_notes(seen, &mut notes);
            }
            unseen_notes(seen, &mut notes);
        }
        View::Over(position) if position.seats() == 1 => band_notes(position.rivers[0].points().total(), &mut notes),
        View::Over(_) => {}
    }
    notes
}

fn note(topic: &'static str, line: Line, keys: Vec<String>) -> Note {
    Note::new(topic, line, keys.into_iter().map(Key::new).collect())
}

fn key_of(river: &River, piece: u8) -> Option<String> {
    river.tile(piece).map(|tile| tile_key(tile.tile))
}

fn score_notes(river: &River, seat: Seat, notes: &mut Vec<Note>) {
    let why = reasons(river);
    let points = river.points();
    let sources = Line::new("note-score")
        .seat("player", seat)
        .count("mills", points.mills)
        .count("sawmills", points.sawmills)
        .count("ports", points.ports)
        .count("meadows", points.meadows)
        .count("total", points.total());
    notes.push(note("score", sources, Vec::new()));
    for works in &why.works {
        notes.push(works_note(river, seat, works, &why.goods));
    }
    if !why.route.is_empty() {
        let keys = why.route.iter().filter_map(|&piece| key_of(river, piece)).collect();
        notes.push(note("score", route_line(river, seat, &why.route), keys));
    }
    for meadow in &why.meadows {
        let id = match meadow.quarters {
            4 => "note-meadow-full",
            3 => "note-meadow",
            _ => continue,
        };
        let points = if meadow.quarters == 4 { 6 } else { 3 };
        let line = Line::new(id).seat("player", seat).count("points", points);
        notes.push(note("score", line, vec![vertex_key(meadow.vertex)]));
    }
    let away: Vec<_> = why.goods.iter().filter(|good| good.fate == Fate::Away).collect();
    if !away.is_empty() {
        let line = Line::new("note-away").seat("player", seat).count("goods", away.len() as i64);
        notes.push(note("score", line, away.iter().filter_map(|good| key_of(river, good.piece)).collect()));
    }
}

/// The tiles and meadows that bring points of this kind.
pub fn places_of(river: &River, source: Source) -> Vec<String> {
    let why = reasons(river);
    let works = |trade: Trade| {
        let score = why.works.iter().filter(move |works| works.scores() && works.building.trade == trade);
        let reach = |works: &Works| {
            let piece = works.piece;
            let goods = why.goods.iter().filter(move |good| good.fate == Fate::Reaches(piece));
            std::iter::once(piece).chain(goods.map(|good| good.piece)).collect::<Vec<_>>()
        };
        score.flat_map(reach).filter_map(|piece| key_of(river, piece)).collect()
    };
    match source {
        Source::Mills => works(Trade::Mill),
        Source::Sawmills => works(Trade::Sawmill),
        Source::Ports => why.route.iter().filter_map(|&piece| key_of(river, piece)).collect(),
        Source::Meadows => why.meadows.iter().filter(|m| m.quarters >= 3).map(|m| vertex_key(m.vertex)).collect(),
    }
}

/// How long the longest port route is, and what it brings.
pub fn route_line(river: &River, seat: Seat, route: &[u8]) -> Line {
    let line = Line::new("note-route").seat("player", seat).count("pieces", route.len() as i64);
    line.count("points", river.points().ports)
}

/// Which goods reach a building, and what it lacks.
pub fn works_note(river: &River, seat: Seat, works: &Works, goods: &[Good]) -> Note {
    let id = match (works.flows, works.scores(), works.building.trade) {
        (false, _, _) => "note-works-still",
        (true, true, Trade::Mill) => "note-mill-works",
        (true, true, Trade::Sawmill) => "note-sawmill-works",
        (true, false, Trade::Mill) => "note-mill-lacks",
        (true, false, Trade::Sawmill) => "note-sawmill-lacks",
    };
    let line = Line::new(id)
        .seat("player", seat)
        .label("building", label(works.building.trade))
        .count("got", works.got)
        .count("needs", works.building.needs)
        .count("points", works.building.points);
    let reaching = goods.iter().filter(|good| good.fate == Fate::Reaches(works.piece)).map(|good| good.piece);
    let mut keys: Vec<_> = std::iter::once(works.piece).chain(reaching).filter_map(|p| key_of(river, p)).collect();
    keys.dedup();
    let note = note("score", line, keys);
    if works.flows { note.tag(format!("{}/{}", works.got, works.building.needs)) } else { note }
}

/// Cells where no tile fits any more, and why (WW-7.7).
fn hole_notes(river: &River, notes: &mut Vec<Note>) {
    for (slot, &cell) in river.edge().cells().iter().enumerate() {
        if !river.edge().is_open(slot) {
            notes.push(note("warning", hole_line(river, slot), vec![cell_key(cell)]));
        }
    }
}

pub fn hole_line(river: &River, slot: usize) -> Line {
    Line::new(if river.edge().never_matches(slot) { "note-hole-sides" } else { "note-hole-ring" })
}

/// Tiles in other hands that one has held before (WW-11.2), and what was set aside in a solo game (WW-11.5).
fn memory_notes(seen: &Seen, notes: &mut Vec<Note>) {
    for (holder, other) in seen.others.iter().enumerate().take(seen.seats.into()) {
        if !other.known.as_slice().is_empty() {
            let line = Line::new("note-known")
                .seat("player", Seat::at(holder))
                .count("count", other.known.as_slice().len() as i64);
            let line = words::tiles(line, "tiles", other.known.as_slice());
            notes.push(note("left", line, vec![format!("river-{holder}")]));
        }
    }
    if let Aside::Seen(removed) = &seen.removed
        && !removed.as_slice().is_empty()
    {
        let line = words::tiles(Line::new("note-removed"), "tiles", removed.as_slice());
        notes.push(note("left", line, Vec::new()));
    }
}

/// What is still to come, by kind.
fn unseen_notes(seen: &Seen, notes: &mut Vec<Note>) {
    let mut placed = [false; TILES + 1];
    let mut place = |tiles: &[u8]| tiles.iter().for_each(|&tile| placed[usize::from(tile)] = true);
    place(seen.hand.as_slice());
    seen.others.iter().for_each(|other| place(other.known.as_slice()));
    seen.rivers.iter().flat_map(|river| river.tiles()).for_each(|laid| place(&[laid.tile]));
    if let (Aside::Seen(removed), Aside::Seen(discard)) = (&seen.removed, &seen.discard) {
        place(removed.as_slice());
        place(discard.as_slice());
    }
    let unseen: Vec<_> = (1..=TILES as u8)
        .filter(|&tile| content::in_use(tile, seen.seats.into()) && !placed[usize::from(tile)])
        .map(content::face)
        .collect();
    let sum = |item: Item| unseen.iter().map(|face| count_items(face, item)).sum::<i64>();
    let works = |trade: Trade| {
        unseen.iter().filter(|face| face.building.is_some_and(|building| building.trade == trade)).count() as i64
    };
    let line = Line::new("note-unseen")
        .count("tiles", unseen.len() as i64)
        .count("sacks", sum(Item::Sack))
        .count("axes", sum(Item::Axe))
        .count("ports", sum(Item::Port))
        .count("mills", works(Trade::Mill))
        .count("sawmills", works(Trade::Sawmill));
    notes.push(note("left", line, Vec::new()));
}

/// The band of a solo game, and how far the next one was (WW-8.12).
fn band_notes(total: u8, notes: &mut Vec<Note>) {
    let reached = band(total);
    let line = Line::new("note-band").label("band", BAND_TITLES[reached]).count("points", total);
    notes.push(note("score", line, Vec::new()));
    notes.extend(next_band(total).map(|line| note("score", line, Vec::new())));
}

/// How far the next band was; `None` for whoever has reached the highest.
pub fn next_band(total: u8) -> Option<Line> {
    let reached = band(total);
    let next = BANDS.get(reached)?;
    Some(Line::new("note-next-band").label("band", BAND_TITLES[reached + 1]).count("points", next - total))
}
