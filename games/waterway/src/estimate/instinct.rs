//! What a seat would do by instinct: the tile and place that promise most.
//!
//! Searches play worlds on by it, thousands of times a move, so whatever is the same for all places is found once. The
//! estimate has figures of its own: those say roughly what a river will come to, these tell moves apart.

use rules::Seat;

use super::outlook::{Laying, Outlook};
use super::{PERFECT, SLOPE, Vertices};
use crate::Action;
use crate::content::face;
use crate::edge;
use crate::legal;
use crate::position::Position;
use crate::river::River;

/// A cell where the river ends; the low bits of the same byte are corners.
const TIP: u8 = 16;

/// Only the ends of the river and growing meadows are looked at: a tile laid anywhere else hardly ever pays, and there
/// are sixty places for it.
pub fn instinct(position: &Position, seat: Seat) -> Option<Action> {
    let river = &position.rivers[seat.index()];
    let hand = position.hands[seat.index()].tiles();
    let edge = river.edge();
    let vertices = Vertices::of(river);
    let worthwhile = worthwhile(river, &vertices);
    let outlook = Outlook::of(position, seat);
    let mut best = None;
    let mut most = f32::MIN;
    for &tile in hand {
        let face = face(tile);
        let laying = outlook.laying(tile);
        for (slot, &cell) in edge.cells().iter().enumerate() {
            let fits = edge.fits(slot, face);
            for rot in (0..4).filter(|rot| fits & (1 << rot) != 0) {
                if worthwhile[slot] & (TIP | face.quarters(rot)) == 0 {
                    continue;
                }
                let action = Action { tile, cell, rot };
                let value = value(river, &vertices, &laying, action);
                if value > most {
                    (best, most) = (Some(action), value);
                }
            }
        }
    }
    // All ends of the river may be shut.
    best.or_else(|| legal::nth(river, hand, 0))
}

/// Adds how much each action promises by instinct, as a part of the win; only differences mean something.
pub fn inklings(position: &Position, seat: Seat, actions: &[Action], sums: &mut [f32]) {
    let river = &position.rivers[seat.index()];
    let vertices = Vertices::of(river);
    let outlook = Outlook::of(position, seat);
    for (&action, sum) in actions.iter().zip(sums) {
        let value = value(river, &vertices, &outlook.laying(action.tile), action);
        *sum += if position.seats() == 1 { value / PERFECT } else { value * SLOPE };
    }
}

/// Points after an action, and what they promise to become.
fn value(river: &River, vertices: &Vertices, laying: &Laying<'_>, action: Action) -> f32 {
    let mut after = river.clone();
    after.lay(action, |_| {});
    let points = f32::from(after.points().total());
    if laying.is_last() {
        return points;
    }
    let mut vertices = vertices.clone();
    vertices.add_tile(action);
    points + laying.promise(&after, &vertices)
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
