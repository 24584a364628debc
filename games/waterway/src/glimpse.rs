//! What is to be seen of a place that somebody looks into: where the goods of a tile end up, what comes to a bridge, why
//! nothing fits a hole, another river in large.

use rules::{Line, Seat, Viewer};
use scene::{Glimpse, Key, Layout, Node, Shape};

use crate::View;
use crate::around;
use crate::board::{cell_key, layer, place, shown, tile_key};
use crate::content::{Flow, Item, Trade};
use crate::draw::{self, course, crossing, on_channel, places};
use crate::frame::Frame;
use crate::notes;
use crate::river::River;
use crate::score::{Fate, Good, arm, reasons};

pub fn glimpse(view: &View, viewer: Viewer, key: &Key, layout: Layout) -> Glimpse {
    let key = key.as_str();
    let own = shown(view, viewer);
    let river = &view.rivers()[own.index()];
    if let Some(seat) = key.strip_prefix("river-").and_then(|seat| seat.parse().ok()).and_then(Seat::new) {
        let is_there = seat.index() < view.seats();
        let nodes = is_there.then(|| around::opened(view, seat, &Frame::of(view, viewer, layout)));
        return Glimpse { lines: Vec::new(), nodes: nodes.into_iter().collect() };
    }
    if let Some(slot) = river.edge().cells().iter().position(|cell| cell_key(*cell) == key) {
        let hole = (!river.edge().is_open(slot)).then(|| notes::hole_line(river, slot));
        return Glimpse { lines: hole.into_iter().collect(), nodes: Vec::new() };
    }
    let laid =
        (1..=river.tiles().len() as u8).find(|piece| river.tile(*piece).is_some_and(|t| tile_key(t.tile) == key));
    laid.map(|piece| tile_glimpse(river, own, piece)).unwrap_or_default()
}

/// The goods that lie on a tile or come to it, each with its way, and what becomes of them.
fn tile_glimpse(river: &River, seat: Seat, piece: u8) -> Glimpse {
    let why = reasons(river);
    let is_told = |good: &&Good| good.piece == piece || good.fate == Fate::Reaches(piece);
    let goods: Vec<Good> = why.goods.iter().filter(is_told).copied().collect();
    let mut lines = Vec::new();
    if let Some(works) = why.works.iter().find(|works| works.piece == piece) {
        lines.push(notes::works_note(river, seat, works, &why.goods).line);
    }
    for kind in [Item::Sack, Item::Axe] {
        let here = goods.iter().filter(|good| good.piece == piece && item_of(river, good) == Some(kind));
        // What lies above and what lies below the bridge of its own tile part ways.
        let mut fates: Vec<(Fate, i64)> = Vec::new();
        for good in here {
            match fates.iter_mut().find(|(fate, _)| *fate == good.fate) {
                Some((_, count)) => *count += 1,
                None => fates.push((good.fate, 1)),
            }
        }
        lines.extend(
            fates
                .into_iter()
                .filter(|(fate, _)| *fate != Fate::Reaches(piece))
                .map(|(fate, count)| fate_line(river, kind, fate, count)),
        );
    }
    if lines.is_empty() && why.route.contains(&piece) && river.face(piece).port {
        lines.push(notes::route_line(river, seat, &why.route));
    }
    let mut nodes: Vec<Node> = goods.iter().flat_map(|good| way(river, good)).collect();
    nodes.extend(goods.iter().filter_map(|good| stop(river, good)).next());
    Glimpse { lines, nodes }
}

fn item_of(river: &River, good: &Good) -> Option<Item> {
    river.face(good.piece).items().get(usize::from(good.item)).copied()
}

/// What becomes of so many goods of one kind on one tile.
fn fate_line(river: &River, kind: Item, fate: Fate, count: i64) -> Line {
    let is_sack = kind == Item::Sack;
    let trade = |piece| river.face(piece).building.map(|building| (building.trade, building.needs));
    let (id, counts) = match fate {
        Fate::Still => (if is_sack { "good-sack-still" } else { "good-axe-still" }, None),
        Fate::Away => (if is_sack { "good-sack-away" } else { "good-axe-away" }, None),
        Fate::Reaches(piece) => {
            let counts = trade(piece).map(|(_, needs)| (river.got(piece), needs));
            let id = match (is_sack, trade(piece).map(|(trade, _)| trade)) {
                (true, Some(Trade::Sawmill)) => "good-sack-sawmill",
                (true, _) => "good-sack-mill",
                (false, Some(Trade::Mill)) => "good-axe-mill",
                (false, _) => "good-axe-sawmill",
            };
            (id, counts)
        }
    };
    let (got, needs) = counts.unwrap_or_default();
    Line::new(id).count("goods", count).count("got", got).count("needs", needs)
}

/// Where on its tile the bridge of a piece stands.
fn bridge(river: &River, piece: u8) -> f32 {
    let face = river.face(piece);
    let built = face.items().iter().zip(places(face)).find(|(item, _)| matches!(item, Item::Building(_)));
    built.map_or(0.5, |(_, t)| t)
}

/// The pieces that a good passes, its own first, each with the end by which the water leaves it; the start tile is piece 0.
fn drift(river: &River, good: &Good) -> Vec<(u8, usize)> {
    let mut passed = Vec::new();
    for (end, root) in river.arms() {
        let tiles = arm(river, root);
        let found = tiles.iter().position(|(piece, _)| *piece == good.piece);
        match (end.flow, found) {
            (Flow::In, Some(at)) => {
                passed.extend(tiles[..=at].iter().rev().copied());
                passed.push((0, 0));
            }
            (Flow::Out, Some(at)) => passed.extend(tiles[at..].iter().map(|(piece, inner)| (*piece, 1 - inner))),
            // What has come down to the start tile goes on from there.
            (Flow::Out, None) if !passed.is_empty() => {
                passed.extend(tiles.iter().map(|(piece, inner)| (*piece, 1 - inner)))
            }
            (Flow::In | Flow::Out, None) => {}
        }
    }
    if let Fate::Reaches(stop) = good.fate
        && let Some(at) = passed.iter().position(|(piece, _)| *piece == stop)
    {
        passed.truncate(at + 1);
    }
    passed
}

/// The way of a good over every piece it passes.
fn way(river: &River, good: &Good) -> Vec<Node> {
    let from = river.arms().position(|(_, root)| arm(river, root).iter().any(|(piece, _)| *piece == good.piece));
    let out = river.arms().position(|(end, _)| end.flow == Flow::Out);
    let passed = drift(river, good);
    let parts = passed.iter().filter_map(|&(piece, leaves)| {
        let Some(tile) = river.tile(piece) else {
            return crossing(river.start(), &[from?, out?]).map(Node::path);
        };
        let face = river.face(piece);
        let begins = if piece == good.piece { places(face)[usize::from(good.item)] } else { 1.0 - leaves as f32 };
        let ends = if good.fate == Fate::Reaches(piece) { bridge(river, piece) } else { leaves as f32 };
        let mut part = Node::path(course(face, tile.rot, begins, ends));
        (part.x, part.y) = place(tile.cell);
        Some(part)
    });
    parts.map(|part| part.layer(layer::GHOST).class("ww-drift")).collect()
}

/// A ring round the bridge where a good stops.
fn stop(river: &River, good: &Good) -> Option<Node> {
    let Fate::Reaches(piece) = good.fate else { return None };
    let tile = river.tile(piece)?;
    let (x, y, _) = on_channel(river.face(piece), tile.rot, bridge(river, piece));
    let (left, top) = place(tile.cell);
    let ring = Node::new(Shape::Ellipse { rx: draw::TILE * 0.3, ry: draw::TILE * 0.3 }, left + x, top + y);
    Some(ring.layer(layer::SIGNS).class("ww-stop"))
}
