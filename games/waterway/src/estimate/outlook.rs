//! What a river may still come to: a sum of signs, each with a figure for the rounds that are left.

use rules::Seat;

use super::Vertices;
use super::figures::{self, Row, sign};
use super::hunches::{Each, HUNCHES, Hunches};
use super::rest::{Needs, Passed, Rest, Tally};
use crate::content::{self, Flow, TILES, Trade, face};
use crate::edge::Edge;
use crate::position::{Position, ROUNDS};
use crate::river::{NONE, PIECES, River};

/// More goods than any bridge needs, with some to spare.
const MOST_GOODS: usize = 8;

/// Whatever is the same for all moves of a decision.
pub struct Outlook {
    /// Rounds after this one.
    left: u8,
    stock: Stock,
    rest: Rest,
}

impl Outlook {
    pub fn of(position: &Position, seat: Seat) -> Self {
        let left = ROUNDS.saturating_sub(position.rivers[seat.index()].tiles().len() as u8 + 1);
        Self { left, stock: Stock::of(position), rest: Rest::of(position, seat) }
    }

    /// What is the same wherever a tile of the hand is laid.
    pub fn laying(&self, tile: u8) -> Laying<'_> {
        let mut sum = Sum::new(self.left);
        let passed = self.rest.pass_on(tile, &mut sum);
        Laying { outlook: self, passed, sum }
    }

    /// Buildings that lack goods, and how many open arms lead to them.
    fn works(&self, river: &River, arms: &[u8; PIECES], needs: &mut Needs, sum: &mut Sum) {
        let (mut lacking, mut lacked) = (0, 0);
        for (piece, &arms) in (0..).zip(arms).filter(|(_, arms)| **arms > 0) {
            let Some(works) = river.face(piece).building else { continue };
            let lacks = works.needs.saturating_sub(river.got(piece)).max(1);
            needs.lack(works, lacks);
            lacking += 1;
            lacked += lacks;
            let (first, most, plenty) = match works.trade {
                Trade::Mill => (0, 4, self.stock.sacks),
                Trade::Sawmill => (4, 3, self.stock.axes),
            };
            let kind = first + usize::from(lacks.min(most)) - 1;
            let worth = f32::from(works.points) / 10.0;
            sum.see(sign::WORKS + 2 * kind + usize::from(arms > 1), worth);
            sum.see(sign::PLENTY + kind, worth * plenty);
        }
        match lacking {
            0 | 1 => {}
            2 => sum.see(sign::TWO_LACK, 1.0),
            _ => sum.see(sign::MORE_LACK, 1.0),
        }
        sum.see(sign::TOO_MUCH, f32::from(lacked.saturating_sub(self.left)));
    }

    /// Goods that drift away while a bridge may still be built below them.
    fn loose(&self, needs: &Needs, sum: &mut Sum) {
        let (sacks, axes) = (usize::from(needs.loose.sacks.min(6)), usize::from(needs.loose.axes.min(4)));
        if sacks > 0 {
            sum.see(sign::SACKS + sacks - 1, 1.0);
        }
        if axes > 0 {
            sum.see(sign::AXES + axes - 1, 1.0);
        }
        sum.see(sign::MET, self.stock.met[0][sacks]);
        sum.see(sign::MET + 1, self.stock.met[1][axes]);
        sum.see(sign::NEAR, self.stock.near[0][sacks]);
        sum.see(sign::NEAR + 1, self.stock.near[1][axes]);
        sum.see(sign::BOTH, (sacks.min(3) * axes.min(3)) as f32);
    }
}

/// An outlook with a tile that is about to be laid somewhere.
pub struct Laying<'a> {
    outlook: &'a Outlook,
    passed: Passed,
    sum: Sum,
}

impl Laying<'_> {
    /// Nothing comes after this move.
    pub const fn is_last(&self) -> bool {
        self.outlook.left == 0
    }

    /// What a river may still come to, now that the tile has been laid.
    pub fn promise(&self, river: &River, vertices: &Vertices) -> f32 {
        let (outlook, mut sum) = (self.outlook, self.sum.clone());
        let open = Open::of(river.edge());
        let points = river.points();
        for (nth, points) in [points.mills, points.sawmills, points.ports, points.meadows].into_iter().enumerate() {
            sum.see(sign::POINTS + nth, f32::from(points));
        }
        let mut needs = Needs::default();
        needs.loose = river.loose();
        needs.outlet = river.tips().any(|tip| tip.flow == Flow::Out && open.has(tip.cell.x, tip.cell.y) != 0);
        let arms = ends(river, vertices, &mut needs, &mut sum);
        outlook.works(river, &arms, &mut needs, &mut sum);
        if needs.outlet {
            outlook.loose(&needs, &mut sum);
        }
        routes(river, &needs, outlook.stock.ports, &mut sum);
        meadows(vertices, &open, &mut sum);
        sum.see(sign::EDGE, river.edge().len() as f32 / 10.0);
        let still = (1..=river.tiles().len() as u8).filter(|piece| !river.flows(*piece)).count();
        sum.see(sign::STILL, still as f32);
        self.passed.see(&needs, &mut sum);
        sum.total()
    }
}

/// Figures times what was seen, added up, and the same for every hunch.
#[derive(Clone)]
pub struct Sum {
    figures: &'static Row,
    hunches: &'static Hunches,
    worth: &'static Each,
    value: f32,
    felt: Each,
}

impl Sum {
    fn new(left: u8) -> Self {
        let (hunches, nth) = (&*HUNCHES, usize::from(left.min(ROUNDS - 1)));
        let (worth, felt) = (&hunches.worth[nth], hunches.begin[nth]);
        Self { figures: figures::at(left), hunches, worth, value: 0.0, felt }
    }

    pub fn see(&mut self, sign: usize, amount: f32) {
        if amount == 0.0 {
            return;
        }
        self.value += self.figures[sign] * amount;
        for (felt, weight) in self.felt.iter_mut().zip(&self.hunches.signs[sign]) {
            *felt += weight * amount;
        }
    }

    fn total(&self) -> f32 {
        self.felt.iter().zip(self.worth).fold(self.value, |total, (felt, worth)| total + felt.max(0.0) * worth)
    }
}

/// The ends of the river, by what goods laid there would reach and by the tiles that fit. Says how many open arms lead
/// to each building that lacks goods.
fn ends(river: &River, vertices: &Vertices, needs: &mut Needs, sum: &mut Sum) -> [u8; PIECES] {
    let mut arms = [0; PIECES];
    for tip in river.tips() {
        let fits = river.edge().find(tip.cell).map_or(0, |slot| river.edge().shapes(slot));
        let kind = match tip.flow {
            Flow::In if tip.stop == NONE && needs.outlet => 0,
            Flow::In if tip.stop == NONE => 3,
            Flow::In => match river.face(tip.stop).building {
                Some(works) if river.got(tip.stop) < works.needs => {
                    arms[usize::from(tip.stop)] += u8::from(fits != 0);
                    if works.trade == Trade::Mill { 1 } else { 2 }
                }
                _ => 3,
            },
            Flow::Out => 4,
        };
        // A straight tile goes on one way, a bend two ways unless something lies there.
        let ways = usize::from(fits & 15 != 0) + 2 * ((fits >> 4).count_ones() as usize).min(2);
        sum.see(sign::ENDS + 6 * kind + ways, 1.0);
        if fits == 0 {
            continue;
        }
        if tip.reach > 0 {
            needs.reach((tip.reach + 1).saturating_sub(river.route()));
        }
        for &((x, y), quarters) in vertices.as_slice().iter().filter(|(_, quarters)| *quarters < 4) {
            if (0..=1).contains(&(x - tip.cell.x)) && (0..=1).contains(&(y - tip.cell.y)) {
                sum.see(sign::END_MEADOW + usize::from(quarters) - 1, 1.0);
            }
        }
    }
    arms
}

/// Open ends from which a port can be reached: the next port there makes the route longer.
fn routes(river: &River, needs: &Needs, plenty: f32, sum: &mut Sum) {
    let [longer, second] = needs.longer.map(f32::from);
    sum.see(sign::LONGER, longer);
    sum.see(sign::LONGER_TOO, second);
    sum.see(sign::LONGER_PLENTY, longer * plenty);
    sum.see(sign::REACHES, f32::from(needs.reaches));
    if river.route() == 0 {
        sum.see(sign::FIRST_ROUTE, longer);
    }
}

/// Vertices with some quarters, by the number of free cells beside them.
fn meadows(vertices: &Vertices, open: &Open, sum: &mut Sum) {
    for &((x, y), quarters) in vertices.as_slice().iter().filter(|(_, quarters)| *quarters < 4) {
        let cells = open.has(x, y) + open.has(x - 1, y) + open.has(x, y - 1) + open.has(x - 1, y - 1);
        // Each quarter has a tile of its own, so there are fewer free cells the more quarters there are.
        let (first, most) = [(0, 3), (3, 2), (5, 1)][usize::from(quarters.clamp(1, 3)) - 1];
        if cells > 0 {
            sum.see(sign::VERTEX + first + cells.min(most) as usize - 1, 1.0);
        }
    }
}

/// What the tiles that lie nowhere yet have on them.
struct Stock {
    /// How much more than usual a tile has of these.
    sacks: f32,
    axes: f32,
    ports: f32,
    /// The points a tile has by mills, or sawmills, for which so many goods are enough, and for which one more would be.
    met: [[f32; MOST_GOODS]; 2],
    near: [[f32; MOST_GOODS]; 2],
}

impl Stock {
    fn of(position: &Position) -> Self {
        let mut laid = 0u64;
        for river in &position.rivers[..position.seats()] {
            river.tiles().iter().for_each(|tile| laid |= 1 << tile.tile);
        }
        let mut tiles = 0.0f32;
        let mut all = Tally::default();
        let (mut met, mut near) = ([[0.0; MOST_GOODS]; 2], [[0.0; MOST_GOODS]; 2]);
        for tile in (1..=TILES as u8).filter(|&tile| content::in_use(tile, position.seats()) && laid >> tile & 1 == 0) {
            tiles += 1.0;
            all.add(tile);
            if let Some(works) = face(tile).building {
                let trade = usize::from(works.trade == Trade::Sawmill);
                let needs = usize::from(works.needs).clamp(1, MOST_GOODS - 1);
                met[trade][needs..].iter_mut().for_each(|points| *points += f32::from(works.points));
                near[trade][needs - 1] += f32::from(works.points);
            }
        }
        let tiles = tiles.max(1.0);
        met.iter_mut().chain(&mut near).flatten().for_each(|points| *points /= tiles);
        let more = |of: f32, usual: f32| (of / tiles / usual).min(2.5) - 1.0;
        Self { sacks: more(all.sacks, 0.55), axes: more(all.axes, 0.2), ports: more(all.ports, 0.167), met, near }
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
