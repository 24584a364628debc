//! What a seat would do by instinct: the tile and place that look best on its own river.
//!
//! Searches play worlds on by it, thousands of times a move, so whatever is the same for all places is found once. The
//! estimate has figures of its own: those say what a river will come to, these are the ones with which rivers come to most.

use rules::Seat;

use super::Vertices;
use crate::Action;
use crate::content::{self, Building, Flow, TILES, Trade, face};
use crate::edge::{self, Edge};
use crate::legal;
use crate::position::{Position, ROUNDS};
use crate::river::{NONE, PIECES, River, Tip};

// Found by evolution: those that score more in games by instinct against the ones before (docs/bots.md).

/// Each of the first two sacks that drift away, and each further one: a mill may still be built below them.
const SACK: f32 = 0.7;
const SACK_MORE: f32 = 0.5;
/// The same for the first axe and further ones.
const AXE: f32 = 2.2;
const AXE_MORE: f32 = 3.4;
/// The part of its points that a mill is worth, or a sawmill, which lacks one good, two, and so on.
const MILL: [f32; 4] = [0.58, 0.48, 0.27, 0.0];
const SAWMILL: [f32; 3] = [0.55, 0.36, 0.05];
/// What comes to that for every further arm that leads to it.
const MORE_ARMS: f32 = -0.09;
/// The part of the points of a longer port route that is there before the port comes.
const ROUTE: f32 = 0.77;
/// Each free cell beside a vertex with one, two and three quarters.
const QUARTERS: [f32; 4] = [0.0, 0.1, 0.84, 0.45];
/// An open end early on from which goods reach a building that lacks some, one that has all, or none.
const END_WANTED: f32 = 0.52;
const END_SATED: f32 = 0.35;
const END_LOOSE: f32 = 0.49;
/// Any end that touches nothing but the river: places beside other tiles are taken first while they are there.
const END_WIDE: f32 = -0.53;
/// How much it matters that more goods, ports and buildings than usual are still to come.
const GOODS_LEFT: f32 = 0.62;
const PORTS_LEFT: f32 = 0.33;
const WORKS_LEFT: f32 = 0.21;
/// The rounds that it takes: each good that is lacking, a building below loose goods, a port, a quarter.
const GOOD_TAKES: f32 = 2.6;
const WORKS_TAKE: f32 = 2.0;
const PORT_TAKES: f32 = 8.0;
const QUARTER_TAKES: f32 = 3.8;

/// A cell where the river ends; the low bits of the same byte are corners.
const TIP: u8 = 16;

/// Only the ends of the river and growing meadows are looked at: a tile laid anywhere else hardly ever pays, and there
/// are sixty places for it.
pub fn instinct(position: &Position, seat: Seat) -> Option<Action> {
    let river = &position.rivers[seat.index()];
    let hand = position.hands[seat.index()].tiles();
    let edge = river.edge();
    let left = ROUNDS.saturating_sub(river.tiles().len() as u8 + 1);
    let vertices = Vertices::of(river);
    let worthwhile = worthwhile(river, &vertices);
    let outlook = Outlook::of(position, left);
    let mut best = None;
    let mut most = f32::MIN;
    for &tile in hand {
        let face = face(tile);
        for (slot, &cell) in edge.cells().iter().enumerate() {
            let fits = edge.fits(slot, face);
            for rot in (0..4).filter(|rot| fits & (1 << rot) != 0) {
                if worthwhile[slot] & (TIP | face.quarters(rot)) == 0 {
                    continue;
                }
                let action = Action { tile, cell, rot };
                let mut after = river.clone();
                after.lay(action, |_| {});
                let mut value = f32::from(after.points().total());
                if left > 0 {
                    let mut vertices = vertices.clone();
                    vertices.add_tile(action);
                    value += outlook.promise(&after, &vertices);
                }
                if value > most {
                    (best, most) = (Some(action), value);
                }
            }
        }
    }
    // All ends of the river may be shut.
    best.or_else(|| legal::nth(river, hand, 0))
}

/// For each cell of the edge: whether the river ends there, and the corners where a quarter would meet two or three others.
fn worthwhile(river: &River, vertices: &Vertices) -> [u8; edge::MOST] {
    let mut all = [0; edge::MOST];
    let edge = river.edge();
    river.tips().filter_map(|tip| edge.find(tip.cell)).for_each(|slot| all[slot] |= TIP);
    for &((x, y), _) in vertices.as_slice().iter().filter(|(_, quarters)| *quarters >= 2) {
        for (corners, cell) in all.iter_mut().zip(edge.cells()) {
            *corners |= match (x - cell.x, y - cell.y) {
                (1, 0) => 1,
                (1, 1) => 2,
                (0, 1) => 4,
                (0, 0) => 8,
                _ => 0,
            };
        }
    }
    all
}

/// What things are worth in this round, whatever is laid.
struct Outlook {
    rounds: f32,
    /// 1 when the game begins.
    early: f32,
    sack: f32,
    sack_more: f32,
    axe: f32,
    axe_more: f32,
    /// How much likelier than usual it is that sacks come, and axes.
    sacks: f32,
    axes: f32,
    route: f32,
    quarters: f32,
}

impl Outlook {
    fn of(position: &Position, left: u8) -> Self {
        let pool = Pool::of(position);
        let rounds = f32::from(left);
        let in_time = |takes: f32| (rounds / takes).min(1.0);
        let (mills, sawmills) = (pool.plenty(pool.mills, 0.2, WORKS_LEFT), pool.plenty(pool.sawmills, 0.1, WORKS_LEFT));
        let (mills, sawmills) = (mills * in_time(WORKS_TAKE), sawmills * in_time(WORKS_TAKE));
        let routes = pool.plenty(pool.ports, 0.167, PORTS_LEFT) * in_time(PORT_TAKES);
        Self {
            rounds,
            early: rounds / 12.0,
            sack: SACK * mills,
            sack_more: SACK_MORE * mills,
            axe: AXE * sawmills,
            axe_more: AXE_MORE * sawmills,
            sacks: pool.plenty(pool.sacks, 0.55, GOODS_LEFT),
            axes: pool.plenty(pool.axes, 0.2, GOODS_LEFT),
            route: 2.0 * ROUTE * routes,
            quarters: in_time(QUARTER_TAKES),
        }
    }

    /// What a river may still come to.
    fn promise(&self, river: &River, vertices: &Vertices) -> f32 {
        let open = Open::of(river.edge());
        let mut arms = [0; PIECES];
        let mut longer = 0;
        let mut promise = 0.0;
        for tip in river.tips().filter(|tip| open.has(tip.cell.x, tip.cell.y) != 0) {
            promise += self.end(river, &tip);
            if tip.flow == Flow::In && tip.stop != NONE {
                arms[usize::from(tip.stop)] += 1;
            }
            if tip.reach > 0 {
                longer = longer.max((tip.reach + 1).saturating_sub(river.route()));
            }
        }
        for (piece, &arms) in (0..).zip(&arms).filter(|(_, arms)| **arms > 0) {
            promise += river.face(piece).building.map_or(0.0, |works| self.works(works, river.got(piece), arms));
        }
        promise += self.route * f32::from(longer);
        let mut cells = [0; QUARTERS.len()];
        for &((x, y), quarters) in vertices.as_slice().iter().filter(|(_, quarters)| *quarters < 4) {
            cells[usize::from(quarters)] +=
                open.has(x, y) + open.has(x - 1, y) + open.has(x, y - 1) + open.has(x - 1, y - 1);
        }
        let meadows: f32 = cells.iter().zip(QUARTERS).map(|(cells, worth)| *cells as f32 * worth).sum();
        promise + self.quarters * meadows
    }

    /// An open end of the river.
    fn end(&self, river: &River, tip: &Tip) -> f32 {
        let is_wide = river.edge().find(tip.cell).is_some_and(|slot| river.edge().is_wide(slot));
        let wide = if is_wide { END_WIDE } else { 0.0 };
        match tip.flow {
            Flow::In if tip.stop == NONE => self.early * (wide + END_LOOSE),
            Flow::In => {
                let needs = river.face(tip.stop).building.map_or(0, |works| works.needs);
                self.early * (wide + if river.got(tip.stop) < needs { END_WANTED } else { END_SATED })
            }
            Flow::Out => {
                let loose = river.loose();
                let sacks =
                    self.sack * f32::from(loose.sacks.min(2)) + self.sack_more * f32::from(loose.sacks.clamp(2, 4) - 2);
                let axes =
                    self.axe * f32::from(loose.axes.min(1)) + self.axe_more * f32::from(loose.axes.clamp(1, 3) - 1);
                self.early * wide + sacks + axes
            }
        }
    }

    /// A building that so many goods have reached and to which so many open arms lead.
    fn works(&self, works: Building, got: u8, arms: u8) -> f32 {
        if got >= works.needs {
            return 0.0;
        }
        let lacks = works.needs - got;
        let nth = |figures: &[f32]| figures[usize::from(lacks - 1).min(figures.len() - 1)];
        let likely = match works.trade {
            Trade::Mill => nth(&MILL) * self.sacks,
            Trade::Sawmill => nth(&SAWMILL) * self.axes,
        };
        let in_time = (self.rounds / (GOOD_TAKES * f32::from(lacks))).min(1.0);
        f32::from(works.points) * in_time * (likely + MORE_ARMS * f32::from(arms - 1)).clamp(0.0, 1.0)
    }
}

/// What the tiles that lie nowhere yet have on them.
#[derive(Default)]
struct Pool {
    tiles: u8,
    sacks: u8,
    axes: u8,
    ports: u8,
    mills: u8,
    sawmills: u8,
}

impl Pool {
    fn of(position: &Position) -> Self {
        let mut laid = 0u64;
        for river in &position.rivers[..position.seats()] {
            river.tiles().iter().for_each(|tile| laid |= 1 << tile.tile);
        }
        let mut pool = Self::default();
        for tile in (1..=TILES as u8).filter(|&tile| content::in_use(tile, position.seats()) && laid >> tile & 1 == 0) {
            let face = face(tile);
            pool.tiles += 1;
            pool.sacks += face.near.sacks + face.beyond.sacks;
            pool.axes += face.near.axes + face.beyond.axes;
            pool.ports += u8::from(face.port);
            match face.building.map(|works| works.trade) {
                Some(Trade::Mill) => pool.mills += 1,
                Some(Trade::Sawmill) => pool.sawmills += 1,
                None => {}
            }
        }
        pool
    }

    /// 1 if a tile has as many of these as usual, more if it has more.
    fn plenty(&self, of: u8, usual: f32, matters: f32) -> f32 {
        let ratio = f32::from(of) / f32::from(self.tiles.max(1)) / usual;
        (1.0 + matters * (ratio.min(2.5) - 1.0)).max(0.0)
    }
}

/// The cells that some tile fits, a row a word. No river is wider than that; a cell beyond would only be misjudged.
struct Open([u32; 32]);

impl Open {
    fn of(edge: &Edge) -> Self {
        let mut rows = [0; 32];
        for (slot, cell) in edge.cells().iter().enumerate() {
            let (row, bit) = Self::place(cell.x, cell.y);
            rows[row] |= u32::from(edge.is_open(slot)) << bit;
        }
        Self(rows)
    }

    #[inline]
    fn has(&self, x: i8, y: i8) -> u32 {
        let (row, bit) = Self::place(x, y);
        self.0[row] >> bit & 1
    }

    #[inline]
    const fn place(x: i8, y: i8) -> (usize, u32) {
        (y as u8 as usize % 32, x as u8 as u32 % 32)
    }
}
