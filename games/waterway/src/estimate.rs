//! How well a seat stands: points so far, and a rough promise of what the tiles to come may bring.

mod figures;
mod hunches;
mod instinct;
mod outlook;
mod rest;

use rules::Seat;

use crate::Action;
use crate::action::Cell;
use crate::content::{Flow, START_QUARTERS, corner_offset, face};
use crate::position::{Phase, Position, ROUNDS};
use crate::river::{NONE, PIECES, River, Tip};

pub use instinct::{inklings, instinct};

/// A lead of so many points makes a win three times as likely as a loss.
const LEAD: f32 = 10.0;
/// What a river scores in the end, more or less, and the part by which a rival's river differs from it that counts.
const PAR: f32 = 46.0;
const RIVAL: f32 = 0.5;
/// The part of a win that a point is worth where a river usually ends up.
const SLOPE: f32 = 0.017;
/// More than a solo river ever scores.
const PERFECT: f32 = 120.0;

/// What a good at the open end of the main river is worth: a bridge may still be built below it.
const LOOSE_SACK: f32 = 0.46;
const LOOSE_AXE: f32 = 2.9;
/// How likely each missing good is to come, if the game lasts long enough.
const COMES: f32 = 0.6;
/// How likely another port is to come.
const PORT_COMES: f32 = 0.63;
/// What a vertex with two, or with three, quarters promises to each free cell beside it.
const THIRD_QUARTER: f32 = 0.3;
const FOURTH_QUARTER: f32 = 0.36;

pub fn estimate(position: &Position, seat: Seat) -> f32 {
    let value = value(position, seat);
    if position.seats() == 1 {
        return (value / PERFECT).clamp(0.0, 1.0);
    }
    let others = (0..position.seats()).filter(|&other| other != seat.index()).map(Seat::at);
    // Each rival has to be beaten; looking at their points alone is enough to know how the race stands.
    // At the end too: by how much a game is won tells more of a playout than that it is won.
    others.map(|other| chance_to_beat(value - worth(position, other))).product::<f32>()
}

/// Plain arithmetic only: every machine must come to the same number.
fn chance_to_beat(lead: f32) -> f32 {
    let lead = lead / LEAD;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// What a rival has; the promise is taken to be the same for everybody. In the end much of what a rival has got came of
/// tiles that fell one way or the other, not of our choice: a playout says more if that luck counts for less.
fn worth(position: &Position, seat: Seat) -> f32 {
    let points = f32::from(position.rivers[seat.index()].points().total());
    if position.phase == Phase::Over { PAR + RIVAL * (points - PAR) } else { points }
}

/// Points and promise, with the tile that is already chosen lying where it will lie.
fn value(position: &Position, seat: Seat) -> f32 {
    let river = &position.rivers[seat.index()];
    let left = ROUNDS - river.tiles().len() as u8;
    match position.choices[seat.index()] {
        Some(action) => {
            let mut after = river.clone();
            after.lay(action, |_| {});
            f32::from(after.points().total()) + promise(&after, &Vertices::of(&after), left - 1)
        }
        None => f32::from(river.points().total()) + promise(river, &Vertices::of(river), left),
    }
}

fn promise(river: &River, vertices: &Vertices, left: u8) -> f32 {
    if left == 0 {
        return 0.0;
    }
    let time = f32::from(left);
    let mut tips = Tips::default();
    for (open, tip) in tips.iter_mut().zip(river.tips()) {
        *open = is_open(river, tip.cell).then_some(tip);
    }
    buildings(river, &tips, time) + routes(river, &tips, time) + meadows(river, vertices, time)
}

/// Whether some tile fits an empty cell that touches the river.
#[inline]
fn is_open(river: &River, cell: Cell) -> bool {
    river.edge().find(cell).is_some_and(|slot| river.edge().is_open(slot))
}

/// Buildings that still lack goods but can get them, and goods that still look for a building.
fn buildings(river: &River, tips: &Tips, time: f32) -> f32 {
    let mut supplied = 0u16;
    let mut outlet = false;
    for tip in tips.iter().flatten() {
        match tip.flow {
            Flow::In if tip.stop != NONE => supplied |= 1 << tip.stop,
            Flow::In => {}
            Flow::Out => outlet = true,
        }
    }
    let mut promise = 0.0;
    for piece in (1..=river.tiles().len() as u8).filter(|piece| supplied & (1 << piece) != 0) {
        let Some(building) = river.face(piece).building else { continue };
        if river.got(piece) < building.needs {
            let lacks = building.needs - river.got(piece);
            promise += f32::from(building.points) * likely(lacks, time);
        }
    }
    if outlet {
        let loose = river.loose();
        let room = (time / 3.0).min(1.0);
        promise += room * (LOOSE_SACK * f32::from(loose.sacks.min(4)) + LOOSE_AXE * f32::from(loose.axes.min(3)));
    }
    promise
}

/// How likely it is that so many goods still come in time.
fn likely(lacks: u8, time: f32) -> f32 {
    let enough = (time / (1.5 * f32::from(lacks))).min(1.0);
    (0..lacks).fold(enough, |likely, _| likely * COMES)
}

/// Open ends from which a port can be reached: the next port there makes the route longer.
fn routes(river: &River, tips: &Tips, time: f32) -> f32 {
    let mut best: f32 = 0.0;
    for tip in tips.iter().flatten().filter(|tip| tip.reach > 0) {
        let longer = f32::from((tip.reach + 1).saturating_sub(river.route()));
        best = best.max(2.0 * longer);
    }
    PORT_COMES * best * (time / 4.0).min(1.0)
}

/// Vertices that one more quarter would make worth 3 points more, with a free cell beside them.
fn meadows(river: &River, vertices: &Vertices, time: f32) -> f32 {
    let (mut third, mut fourth) = (0, 0);
    for &((x, y), quarters) in vertices.as_slice().iter().filter(|(_, quarters)| matches!(quarters, 2 | 3)) {
        let beside = [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)].map(|(x, y)| Cell::new(x, y));
        let open = beside.into_iter().filter(|cell| is_open(river, *cell)).count();
        *if quarters == 2 { &mut third } else { &mut fourth } += open;
    }
    (THIRD_QUARTER * third as f32 + FOURTH_QUARTER * fourth as f32) * (time / 4.0).min(1.0)
}

/// The open ends of the river that a tile fits.
type Tips = [Option<Tip>; 4];
/// A vertex and how many quarters meet there.
type Vertex = ((i8, i8), u8);

/// Every vertex with a meadow quarter, and how many meet there.
#[derive(Clone)]
struct Vertices {
    list: [Vertex; 4 * PIECES],
    count: usize,
}

impl Vertices {
    fn of(river: &River) -> Self {
        let mut all = Self { list: [((0, 0), 0); 4 * PIECES], count: 0 };
        START_QUARTERS.into_iter().for_each(|vertex| all.add(vertex));
        river.tiles().iter().for_each(|tile| all.add_tile(*tile));
        all
    }

    fn add_tile(&mut self, tile: Action) {
        let quarters = face(tile.tile).quarters(tile.rot);
        for corner in (0..4).filter(|corner| quarters & (1 << corner) != 0) {
            let (dx, dy) = corner_offset(corner);
            self.add((tile.cell.x + dx, tile.cell.y + dy));
        }
    }

    fn add(&mut self, vertex: (i8, i8)) {
        if let Some((_, quarters)) = self.list[..self.count].iter_mut().find(|(other, _)| *other == vertex) {
            *quarters += 1;
        } else {
            self.list[self.count] = (vertex, 1);
            self.count += 1;
        }
    }

    fn as_slice(&self) -> &[Vertex] {
        &self.list[..self.count]
    }
}
