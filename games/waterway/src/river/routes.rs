//! The longest port route (WW-8.8, WW-8.9), kept up as tiles are laid. Laying never parts what is joined, so it only grows.

use super::{Arm, NONE, River};
use crate::content::Face;

impl River {
    /// Counts the routes that end at the new tip of an arm (WW-8.8), and keeps what later routes need.
    pub(super) fn extend_routes(&mut self, arm: usize, face: &Face) {
        let reach = self.reach_from_tip(arm);
        let arm = &mut self.arms[arm];
        arm.tiles += 1;
        if face.building.is_some() {
            (arm.bridged, arm.port_from_tip) = (true, 0);
        } else if face.port {
            if reach > 0 {
                self.route = self.route.max(reach + 1);
            }
            if !arm.bridged {
                arm.port_from_start = arm.tiles;
            }
            if arm.port_from_tip == 0 {
                arm.port_from_tip = arm.tiles;
            }
        }
    }

    /// How many pieces lie from the tip of an arm to the farthest port that can be reached from there; 0 without one.
    pub(super) fn reach_from_tip(&self, arm: usize) -> u8 {
        let Arm { tiles, bridged, port_from_tip, .. } = self.arms[arm];
        if !bridged {
            let others = self.arms.iter().enumerate().filter(|(other, _)| *other != arm);
            let farthest = others.map(|(_, other)| other.port_from_start).max().unwrap_or(0);
            if farthest > 0 {
                return tiles + 1 + farthest;
            }
        }
        if port_from_tip > 0 { tiles - port_from_tip + 1 } else { 0 }
    }

    /// Counts the routes that a new tile makes on an oxbow.
    pub(super) fn route_on_oxbow(&mut self, piece: u8, face: &Face) {
        if face.building.is_some() {
            return;
        }
        let [one, other] = self.links(piece).map(|next| self.reach_on_oxbow(piece, next));
        let pieces = match (face.port, one, other) {
            (_, 0, 0) | (false, 0, _) | (false, _, 0) => 0,
            (true, one, 0) | (true, 0, one) => one + 1,
            // WW-8.9: a port on the way does not matter.
            (_, one, other) => one + 1 + other,
        };
        self.route = self.route.max(pieces);
    }

    /// How many pieces lie from `next` to the farthest port on that side of an oxbow; 0 without one.
    fn reach_on_oxbow(&self, from: u8, next: u8) -> u8 {
        let (mut from, mut next, mut pieces, mut reach) = (from, next, 0, 0);
        while next != NONE {
            let face = self.face(next);
            if face.building.is_some() {
                break;
            }
            pieces += 1;
            if face.port {
                reach = pieces;
            }
            let [one, other] = self.links(next);
            (from, next) = (next, if one == from { other } else { one });
        }
        reach
    }
}
