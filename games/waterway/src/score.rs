//! Points by source (WW-8), and why a river scores what it scores.

use crate::content::{Building, Flow, Item, Trade};
use crate::river::{NONE, PIECES, River};

/// The points of one river by source (WW-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Points {
    pub mills: u8,
    pub sawmills: u8,
    pub ports: u8,
    pub meadows: u8,
}

impl Points {
    #[inline]
    pub const fn total(self) -> u8 {
        self.mills + self.sawmills + self.ports + self.meadows
    }

    /// The sources in the order of the rules file.
    pub const fn by_source(self) -> [(Source, u8); 4] {
        [
            (Source::Mills, self.mills),
            (Source::Sawmills, self.sawmills),
            (Source::Ports, self.ports),
            (Source::Meadows, self.meadows),
        ]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Mills,
    Sawmills,
    Ports,
    Meadows,
}

/// Where a good ends up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// At the bridge of this piece, wanted or not (WW-8.3).
    Reaches(u8),
    /// It drifts out of the river: no bridge lies downstream.
    Away,
    /// It lies on an oxbow, where nothing drifts.
    Still,
}

/// One good of a river: the item with this number on this piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Good {
    pub piece: u8,
    pub item: u8,
    pub fate: Fate,
}

/// One mill or sawmill of a river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Works {
    pub piece: u8,
    pub building: Building,
    /// Goods it wants that reach it.
    pub got: u8,
    /// On the river; on an oxbow it scores nothing (WW-8.7).
    pub flows: bool,
}

impl Works {
    pub const fn scores(&self) -> bool {
        self.flows && self.got >= self.building.needs
    }

    pub const fn lacks(&self) -> u8 {
        self.building.needs.saturating_sub(self.got)
    }
}

/// A vertex with at least two quarters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meadow {
    pub vertex: (i8, i8),
    pub quarters: u8,
}

/// Why a river scores what it scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons {
    pub goods: Vec<Good>,
    pub works: Vec<Works>,
    /// The pieces of the longest port route from port to port; none without one.
    pub route: Vec<u8>,
    /// Meadows and what may become one, north to south, west to east.
    pub meadows: Vec<Meadow>,
}

pub fn reasons(river: &River) -> Reasons {
    let pieces = 1..=river.tiles().len() as u8;
    let works = pieces.filter_map(|piece| {
        let building = river.face(piece).building?;
        Some(Works { piece, building, got: river.got(piece), flows: river.flows(piece) })
    });
    Reasons { works: works.collect(), goods: goods(river), route: route(river), meadows: meadows(river) }
}

/// The tiles of an arm from the start tile outwards, each with the end that looks inwards.
pub fn arm(river: &River, root: u8) -> Vec<(u8, usize)> {
    let mut tiles = Vec::new();
    let (mut from, mut here) = (0, root);
    while here != NONE {
        let links = river.links(here);
        let inner = usize::from(links[0] != from);
        tiles.push((here, inner));
        (from, here) = (here, links[1 - inner]);
    }
    tiles
}

/// The items of a tile in the order in which one meets them who comes in by this end.
fn items_from(river: &River, piece: u8, end: usize) -> Vec<u8> {
    let all = 0..river.face(piece).items().len() as u8;
    if end == 0 { all.collect() } else { all.rev().collect() }
}

/// Every good and where it ends up, found by following the water.
fn goods(river: &River) -> Vec<Good> {
    let mut settled = Vec::new();
    let mut at_start = Vec::new();
    let arms: Vec<_> = river.arms().map(|(end, root)| (end.flow, arm(river, root))).collect();
    for (_, tiles) in arms.iter().filter(|(flow, _)| *flow == Flow::In) {
        let mut drifting = Vec::new();
        for &(piece, inner) in tiles.iter().rev() {
            pass(river, piece, 1 - inner, &mut drifting, &mut settled);
        }
        at_start.extend(drifting);
    }
    for (_, tiles) in arms.iter().filter(|(flow, _)| *flow == Flow::Out) {
        for &(piece, inner) in tiles {
            pass(river, piece, inner, &mut at_start, &mut settled);
        }
    }
    settled.extend(at_start.into_iter().map(|(piece, item)| Good { piece, item, fate: Fate::Away }));
    for piece in (1..=river.tiles().len() as u8).filter(|piece| !river.flows(*piece)) {
        for (item, kind) in (0..).zip(river.face(piece).items()) {
            if matches!(kind, Item::Sack | Item::Axe) {
                settled.push(Good { piece, item, fate: Fate::Still });
            }
        }
    }
    settled.sort_by_key(|good| (good.piece, good.item));
    settled
}

/// Lets what drifts pass over a tile in the direction of the water.
fn pass(river: &River, piece: u8, end: usize, drifting: &mut Vec<(u8, u8)>, settled: &mut Vec<Good>) {
    for item in items_from(river, piece, end) {
        match river.face(piece).items()[usize::from(item)] {
            Item::Sack | Item::Axe => drifting.push((piece, item)),
            Item::Building(_) => {
                let fate = Fate::Reaches(piece);
                settled.extend(drifting.drain(..).map(|(piece, item)| Good { piece, item, fate }));
            }
            Item::Port => {}
        }
    }
}

/// The pieces next to a piece along the river.
fn beside(river: &River, piece: u8) -> Vec<u8> {
    let next: Vec<u8> =
        if piece == 0 { river.arms().map(|(_, root)| root).collect() } else { river.links(piece).to_vec() };
    next.into_iter().filter(|next| *next != NONE).collect()
}

/// The longest port route (WW-8.9); of equal ones the one whose ports were laid first.
fn route(river: &River) -> Vec<u8> {
    let mut longest = Vec::new();
    for piece in (1..=river.tiles().len() as u8).filter(|piece| river.face(*piece).port) {
        let mut path = vec![piece];
        follow(river, &mut path, &mut longest);
    }
    longest
}

/// Follows the river from the last piece of a path to every port that no bridge parts from it.
fn follow(river: &River, path: &mut Vec<u8>, longest: &mut Vec<u8>) {
    let Some(&here) = path.last() else { return };
    if path.len() > 1 && here != 0 && river.face(here).port && path.len() > longest.len() {
        longest.clone_from(path);
    }
    for next in beside(river, here) {
        let bridged = next != 0 && river.face(next).building.is_some();
        if !bridged && !path.contains(&next) && path.len() < PIECES {
            path.push(next);
            follow(river, path, longest);
            path.pop();
        }
    }
}

fn meadows(river: &River) -> Vec<Meadow> {
    let mut vertices: Vec<(i8, i8)> = Vec::new();
    for tile in river.tiles() {
        for (dx, dy) in (0..4).map(crate::content::corner_offset) {
            vertices.push((tile.cell.y + dy, tile.cell.x + dx));
        }
    }
    vertices.sort_unstable();
    vertices.dedup();
    let counted = vertices.into_iter().map(|(y, x)| Meadow { vertex: (x, y), quarters: river.quarters_at((x, y)) });
    counted.filter(|meadow| meadow.quarters >= 2).collect()
}

/// The text that names a building.
pub const fn label(trade: Trade) -> &'static str {
    match trade {
        Trade::Mill => "item-mill",
        Trade::Sawmill => "item-sawmill",
    }
}
