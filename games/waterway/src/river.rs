//! The river of one seat: laid tiles, groups, flow, goods, routes and meadows, all kept up tile by tile.
//!
//! Every tile has one channel with two ends (section 2), and rings are forbidden (WW-7.6). So an oxbow is a single
//! strand of tiles, and the river is the start tile with one strand, an *arm*, at each of its ends.

mod routes;

use std::hash::{Hash, Hasher};

use rules::RuleId;

use crate::action::{Action, Cell};
use crate::content::{self, Building, End, Face, Flow, Goods, START_QUARTERS, Trade, corner_offset};
use crate::edge::{Edge, LAND, RIVER, side_code};
use crate::options::Start;
use crate::rule;
use crate::score::Points;

/// Tiles that a seat lays in a game (WW-6.1).
pub const MOST: usize = 13;
/// All pieces: the start tile is piece 0, the tiles follow in the order of laying.
pub const PIECES: usize = MOST + 1;
/// No piece.
pub const NONE: u8 = u8::MAX;

/// What laying a tile has changed, for whoever tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The tile lies on an oxbow (WW-7.11).
    Still,
    /// It has joined so many tiles of oxbow to the river (WW-7.13).
    Joined { tiles: u8 },
    /// So many of the goods it wants reach this building now; before, it may have lacked some.
    Reached { piece: u8, got: u8, lacked: bool },
    /// The longest port route has grown.
    Route { pieces: u8 },
    /// A vertex has so many quarters now, at least three.
    Meadow { vertex: (i8, i8), quarters: u8 },
    /// No tile fits this cell any more (WW-7.7).
    Hole { cell: Cell },
}

/// The part of the river beyond one end of the start tile (WW-7.12); places on it are counted from the start tile, 1 first.
#[derive(Clone, Copy, Debug)]
struct Arm {
    /// The bridge that stops what drifts down from the tip; the start tile (0) if there is none. Of `in` arms only.
    stop: u8,
    tiles: u8,
    bridged: bool,
    /// The cell that its open end points into.
    tip: Cell,
    /// The place of the farthest port that no bridge parts from the start tile; 0 without one.
    port_from_start: u8,
    /// The place of the port farthest from the tip that no bridge parts from it; 0 without one.
    port_from_tip: u8,
}

/// The open end of an arm.
#[derive(Clone, Copy, Debug)]
pub struct Tip {
    pub flow: Flow,
    /// The cell it points into.
    pub cell: Cell,
    /// On an `in` arm, the bridge that goods laid here would reach; `NONE` if they would drift away.
    pub stop: u8,
    /// Pieces from here to the farthest port within reach; 0 without one.
    pub reach: u8,
}

#[derive(Clone, Debug)]
pub struct River {
    start: Start,
    laid: u8,
    tiles: [Action; MOST],
    /// The pieces at `ends[0]` and `ends[1]` of each tile.
    links: [[u8; 2]; PIECES],
    /// The first tile of each arm.
    roots: [u8; 4],
    group: [u8; PIECES],
    arm_of: [u8; PIECES],
    /// Wanted goods that reach each building.
    got: [u8; PIECES],
    arms: [Arm; 4],
    /// The first bridge below the start tile.
    gate: u8,
    /// Goods that drift out of the river without meeting a bridge.
    loose: Goods,
    route: u8,
    points: Points,
    edge: Edge,
}

/// Everything else follows from the tiles.
impl PartialEq for River {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.tiles() == other.tiles()
    }
}

impl Eq for River {}

impl Hash for River {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles().hash(state);
    }
}

impl River {
    pub fn new(start: Start) -> Self {
        let nothing = Action { tile: 0, cell: Cell::new(0, 0), rot: 0 };
        let mut arms =
            [Arm { stop: 0, tiles: 0, bridged: false, tip: Cell::new(0, 0), port_from_start: 0, port_from_tip: 0 }; 4];
        for (arm, end) in arms.iter_mut().zip(content::start_ends(start)) {
            arm.tip = Cell::new(end.x, 0).beside(end.side);
        }
        let mut river = Self {
            start,
            laid: 0,
            tiles: [nothing; MOST],
            links: [[NONE; 2]; PIECES],
            roots: [NONE; 4],
            group: std::array::from_fn(|piece| piece as u8),
            arm_of: [NONE; PIECES],
            got: [0; PIECES],
            arms,
            gate: NONE,
            loose: Goods::NONE,
            route: 0,
            points: Points::default(),
            edge: Edge::EMPTY,
        };
        for (cell, sides) in [(Cell::new(0, 0), [0, 2, 3]), (Cell::new(1, 0), [0, 1, 2])] {
            for side in sides {
                let is_river = content::start_ends(start).iter().any(|end| end.x == cell.x && end.side == side);
                river.edge.touch(cell.beside(side), (side + 2) % 4, if is_river { RIVER } else { LAND });
            }
        }
        river
    }

    pub const fn start(&self) -> Start {
        self.start
    }

    /// The laid tiles in order.
    #[inline]
    pub fn tiles(&self) -> &[Action] {
        &self.tiles[..usize::from(self.laid)]
    }

    /// The tile that is this piece; none for the start tile.
    pub fn tile(&self, piece: u8) -> Option<&Action> {
        self.tiles().get(usize::from(piece).wrapping_sub(1))
    }

    #[inline]
    pub fn face(&self, piece: u8) -> &'static Face {
        content::face(self.tiles[usize::from(piece) - 1].tile)
    }

    #[inline]
    pub const fn points(&self) -> Points {
        self.points
    }

    /// The number of pieces of the longest port route; 0 without one.
    pub const fn route(&self) -> u8 {
        self.route
    }

    /// The goods it wants that reach a building.
    pub const fn got(&self, piece: u8) -> u8 {
        self.got[piece as usize]
    }

    /// Whether a piece belongs to the river (WW-7.11); otherwise it is oxbow.
    #[inline]
    pub const fn flows(&self, piece: u8) -> bool {
        self.group[piece as usize] == 0
    }

    /// The empty cells that touch a piece.
    pub const fn edge(&self) -> &Edge {
        &self.edge
    }

    /// The pieces at both ends of a tile, in the order of its `ends`.
    pub const fn links(&self, piece: u8) -> [u8; 2] {
        self.links[piece as usize]
    }

    /// Each arm: its end of the start tile and its first tile.
    pub fn arms(&self) -> impl Iterator<Item = (&'static End, u8)> {
        content::start_ends(self.start).iter().zip(self.roots)
    }

    /// The open end of each arm.
    pub fn tips(&self) -> impl Iterator<Item = Tip> {
        content::start_ends(self.start).iter().enumerate().map(|(arm, end)| {
            let Arm { stop, tip, .. } = self.arms[arm];
            Tip {
                flow: end.flow,
                cell: tip,
                stop: if stop == 0 { self.gate } else { stop },
                reach: self.reach_from_tip(arm),
            }
        })
    }

    /// Goods that drift out of the river without meeting a bridge.
    pub const fn loose(&self) -> Goods {
        self.loose
    }

    /// The piece that covers a cell.
    #[inline]
    pub fn piece_at(&self, cell: Cell) -> Option<u8> {
        if cell.y == 0 && (cell.x == 0 || cell.x == 1) {
            return Some(0);
        }
        self.tiles().iter().position(|tile| tile.cell == cell).map(|index| index as u8 + 1)
    }

    /// The first of the rules for laying that forbids this, whoever holds the tile (WW-9.2).
    pub fn check(&self, action: Action) -> Result<(), RuleId> {
        let Some(slot) = self.edge.find(action.cell) else {
            return Err(if self.piece_at(action.cell).is_some() { rule::EMPTY_CELL } else { rule::TOUCHING });
        };
        let face = content::face(action.tile);
        if !self.edge.matches(slot, face, action.rot) {
            return Err(rule::SIDES_MATCH);
        }
        if self.edge.fits(slot, face) & (1 << action.rot) == 0 { Err(rule::NO_RING) } else { Ok(()) }
    }

    /// Lays a tile where it may lie, and brings everything up to date.
    pub fn lay(&mut self, action: Action, mut tell: impl FnMut(Change)) {
        let face = content::face(action.tile);
        self.laid += 1;
        let piece = self.laid;
        self.tiles[usize::from(piece) - 1] = action;
        let around = self.edge.take(action.cell);
        let mut upstream = None;
        let mut joined = 0;
        for (end, side) in face.sides(action.rot).into_iter().enumerate() {
            if side_code(around, side) != RIVER {
                continue;
            }
            let Some(other) = self.piece_at(action.cell.beside(side)) else { continue };
            joined += 1;
            let arm = self.link(other, (side + 2) % 4, action.cell, piece);
            self.links[usize::from(piece)][end] = other;
            if self.flows(other) {
                upstream = Some((end, arm));
            }
            self.merge(other, piece);
        }
        let (route, before) = (self.route, self.got);
        let changed = match upstream {
            Some((end, arm)) => self.extend_along(arm, piece, end, &mut tell),
            None => {
                self.route_on_oxbow(piece, face);
                tell(Change::Still);
                0
            }
        };
        for piece in (1..PIECES as u8).filter(|piece| changed & (1 << piece) != 0) {
            let needs = self.face(piece).building.map_or(0, |building| building.needs);
            let lacked = before[usize::from(piece)] < needs;
            tell(Change::Reached { piece, got: self.got[usize::from(piece)], lacked });
        }
        if self.route > route {
            // WW-8.9: two points for each piece.
            self.points.ports = 2 * self.route;
            tell(Change::Route { pieces: self.route });
        }
        self.grow_meadows(action.cell, face.quarters(action.rot), &mut tell);
        self.open_sides(action, face, around, joined, &mut tell);
    }

    /// Notes at a piece that another one now lies beyond one of its sides; says on which arm.
    fn link(&mut self, piece: u8, side: u8, from: Cell, new: u8) -> u8 {
        if piece == 0 {
            let cell = from.beside((side + 2) % 4);
            let ends = content::start_ends(self.start).iter();
            let arm = ends.zip(0..).find(|(end, _)| end.x == cell.x && end.side == side).map_or(NONE, |(_, arm)| arm);
            self.roots[usize::from(arm)] = new;
            return arm;
        }
        let tile = self.tiles[usize::from(piece) - 1];
        let end = usize::from(content::face(tile.tile).sides(tile.rot)[0] != side);
        self.links[usize::from(piece)][end] = new;
        self.arm_of[usize::from(piece)]
    }

    /// Makes two groups one (WW-7.10). The river keeps its number, which is the lowest.
    fn merge(&mut self, one: u8, other: u8) {
        let (one, other) = (self.group[usize::from(one)], self.group[usize::from(other)]);
        let (low, high) = (one.min(other), one.max(other));
        for group in &mut self.group {
            *group = if *group == high { low } else { *group };
        }
    }

    /// Takes a new tile, and whatever oxbow lies beyond it, into an arm; says which buildings got goods, as bits.
    fn extend_along(&mut self, arm: u8, piece: u8, end: usize, tell: &mut impl FnMut(Change)) -> u16 {
        let (mut here, mut inner, mut tiles) = (piece, end, 0);
        let mut changed = 0;
        loop {
            self.extend(usize::from(arm), here, inner, &mut changed);
            let next = self.links[usize::from(here)][1 - inner];
            if next == NONE {
                break;
            }
            inner = usize::from(self.links[usize::from(next)][0] != here);
            here = next;
            tiles += 1;
        }
        if tiles > 0 {
            tell(Change::Joined { tiles });
        }
        changed
    }

    /// Adds one tile to the tip of an arm; its end `inner` looks towards the start tile.
    fn extend(&mut self, arm: usize, piece: u8, inner: usize, changed: &mut u16) {
        let face = self.face(piece);
        self.arm_of[usize::from(piece)] = arm as u8;
        let (below, above) = if inner == 0 { (face.near, face.beyond) } else { (face.beyond, face.near) };
        match (content::start_ends(self.start)[arm].flow, face.building) {
            // WW-8.3: against the flow the tile lies above all others of its arm.
            (Flow::In, None) => self.drift(arm, below.and(above), changed),
            (Flow::In, Some(building)) => {
                self.drift(arm, below, changed);
                self.arms[arm].stop = piece;
                self.supply(piece, building, above, changed);
            }
            // With the flow it lies below all others, and meets what has drifted past them.
            (Flow::Out, None) => self.loose = self.loose.and(below).and(above),
            (Flow::Out, Some(building)) => {
                self.supply(piece, building, self.loose.and(below), changed);
                self.loose = above;
                if self.gate == NONE {
                    self.gate = piece;
                }
            }
        }
        let tile = self.tiles[usize::from(piece) - 1];
        self.arms[arm].tip = tile.cell.beside(face.sides(tile.rot)[1 - inner]);
        self.extend_routes(arm, face);
    }

    /// Lets goods drift down an `in` arm from its tip (WW-8.3, WW-8.4).
    fn drift(&mut self, arm: usize, goods: Goods, changed: &mut u16) {
        let stop = match self.arms[arm].stop {
            0 => self.gate,
            bridge => bridge,
        };
        if stop == NONE {
            self.loose = self.loose.and(goods);
        } else if let Some(building) = self.face(stop).building {
            self.supply(stop, building, goods, changed);
        }
    }

    /// Brings goods to a bridge (WW-8.5, WW-8.6): the points come once, with the last of the goods it needs.
    fn supply(&mut self, piece: u8, building: Building, goods: Goods, changed: &mut u16) {
        let wanted = goods.wanted(building.trade);
        if wanted == 0 {
            return;
        }
        *changed |= 1 << piece;
        let got = &mut self.got[usize::from(piece)];
        let lacked = *got < building.needs;
        *got += wanted;
        if lacked && *got >= building.needs {
            match building.trade {
                Trade::Mill => self.points.mills += building.points,
                Trade::Sawmill => self.points.sawmills += building.points,
            }
        }
    }

    /// Counts the quarters round the corners of a new tile (WW-8.10): the third brings 3 points, the fourth 3 more.
    fn grow_meadows(&mut self, cell: Cell, quarters: u8, tell: &mut impl FnMut(Change)) {
        for corner in (0..4).filter(|corner| quarters & (1 << corner) != 0) {
            let (dx, dy) = corner_offset(corner);
            let vertex = (cell.x + dx, cell.y + dy);
            let count = self.quarters_at(vertex);
            if count >= 3 {
                self.points.meadows += 3;
                tell(Change::Meadow { vertex, quarters: count });
            }
        }
    }

    /// How many meadow quarters meet at a vertex.
    pub fn quarters_at(&self, vertex: (i8, i8)) -> u8 {
        self.quarters_round(vertex).count_ones() as u8
    }

    /// The quarters that meet at a vertex, as bits: north-east of it, south-east, south-west, north-west.
    pub fn quarters_round(&self, (vx, vy): (i8, i8)) -> u8 {
        let mut round = 0;
        // What lies south-east of a vertex has it as its north-west corner, two corners on.
        if (vx, vy) == START_QUARTERS[0] {
            round |= 1 << 1;
        }
        if (vx, vy) == START_QUARTERS[1] {
            round |= 1 << 3;
        }
        for tile in self.tiles() {
            let corner = match (vx - tile.cell.x, vy - tile.cell.y) {
                (1, 0) => 0,
                (1, 1) => 1,
                (0, 1) => 2,
                (0, 0) => 3,
                _ => continue,
            };
            let has_quarter = content::face(tile.tile).quarters(tile.rot) >> corner & 1;
            round |= has_quarter << ((corner + 2) % 4);
        }
        round
    }

    /// Tells the empty cells round a new tile what they touch now, and looks again for rings (WW-7.6).
    fn open_sides(&mut self, action: Action, face: &Face, around: u8, joined: u8, tell: &mut impl FnMut(Change)) {
        let river = face.sides(action.rot);
        for side in 0..4 {
            if side_code(around, side) == 0 {
                let code = if river.contains(&side) { RIVER } else { LAND };
                let (slot, was_open) = self.edge.touch(action.cell.beside(side), (side + 2) % 4, code);
                self.close_ring(slot, was_open, tell);
            }
        }
        // Two groups have become one: ends that could meet before cannot now.
        if joined == 2 {
            (0..self.edge.len()).for_each(|slot| self.close_ring(slot, self.edge.is_open(slot), tell));
        }
    }

    /// Shuts a cell into which two ends of one group point; tells when a cell has become a hole.
    fn close_ring(&mut self, slot: usize, was_open: bool, tell: &mut impl FnMut(Change)) {
        if let Some([one, other]) = self.edge.two_rivers(slot) {
            let group = |cell| self.piece_at(cell).map(|piece| self.group[usize::from(piece)]);
            if group(one) == group(other) {
                self.edge.shut(slot);
            }
        }
        if was_open && !self.edge.is_open(slot) {
            tell(Change::Hole { cell: self.edge.cells()[slot] });
        }
    }
}
