//! How well a seat stands: points so far, and a rough promise of what the tiles to come may bring.

use rules::Seat;

use crate::content::{Flow, corner_offset};
use crate::ending;
use crate::position::{Phase, Position, ROUNDS};
use crate::river::{NONE, River};

/// A lead of so many points makes a win three times as likely as a loss.
const LEAD: f32 = 10.0;
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
    let ahead = others.map(|other| chance_to_beat(value - worth(position, other))).product::<f32>();
    match position.phase {
        Phase::Choose => ahead,
        // Won or lost is what counts, but a better score is still better.
        Phase::Over => 0.9 * ending::outcome(position).share(seat) + 0.1 * ahead,
    }
}

/// Plain arithmetic only: every machine must come to the same number.
fn chance_to_beat(lead: f32) -> f32 {
    let lead = lead / LEAD;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// What a rival has; the promise is taken to be the same for everybody.
fn worth(position: &Position, seat: Seat) -> f32 {
    f32::from(position.rivers[seat.index()].points().total())
}

/// Points and promise, with the tile that is already chosen lying where it will lie.
fn value(position: &Position, seat: Seat) -> f32 {
    let river = &position.rivers[seat.index()];
    let left = ROUNDS - river.tiles().len() as u8;
    match position.choices[seat.index()] {
        Some(action) => {
            let mut after = river.clone();
            after.lay(action, |_| {});
            f32::from(after.points().total()) + promise(&after, left - 1)
        }
        None => f32::from(river.points().total()) + promise(river, left),
    }
}

fn promise(river: &River, left: u8) -> f32 {
    if left == 0 {
        return 0.0;
    }
    let time = f32::from(left);
    buildings(river, time) + routes(river, time) + meadows(river, time)
}

/// Buildings that still lack goods but can get them, and goods that still look for a building.
fn buildings(river: &River, time: f32) -> f32 {
    let mut supplied = 0u16;
    let mut outlet = false;
    for tip in river.tips() {
        let open = river.edge().find(tip.cell).is_some_and(|slot| river.edge().is_open(slot));
        match tip.flow {
            Flow::In if open && tip.stop != NONE => supplied |= 1 << tip.stop,
            Flow::In => {}
            Flow::Out => outlet = open,
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
fn routes(river: &River, time: f32) -> f32 {
    let mut best: f32 = 0.0;
    for tip in river.tips().filter(|tip| tip.reach > 0) {
        if river.edge().find(tip.cell).is_some_and(|slot| river.edge().is_open(slot)) {
            let longer = f32::from((tip.reach + 1).saturating_sub(river.route()));
            best = best.max(2.0 * longer);
        }
    }
    PORT_COMES * best * (time / 4.0).min(1.0)
}

/// Vertices that one more quarter would make worth 3 points more, with a free cell beside them.
fn meadows(river: &River, time: f32) -> f32 {
    let mut promise = 0.0;
    for (slot, cell) in river.edge().cells().iter().enumerate() {
        if !river.edge().is_open(slot) {
            continue;
        }
        for (dx, dy) in (0..4).map(corner_offset) {
            promise += match river.quarters_at((cell.x + dx, cell.y + dy)) {
                2 => THIRD_QUARTER,
                3 => FOURTH_QUARTER,
                _ => 0.0,
            };
        }
    }
    promise * (time / 4.0).min(1.0)
}
