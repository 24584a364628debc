//! From one picture to the next: which pieces went where, which came, which left.

use crate::{Key, Node, Scene};

/// What one piece does between two pictures.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    Moves { piece: Key, from: (f32, f32), to: (f32, f32) },
    Comes { piece: Key, at: (f32, f32) },
    Leaves { piece: Key, at: (f32, f32) },
}

/// A piece of a picture, and where it is in the whole.
struct Placed<'s> {
    node: &'s Node,
    piece: &'s Key,
    at: (f32, f32),
}

impl Placed<'_> {
    /// Alike and in the same place; what is held has its key for a place.
    fn stays(&self, other: &Self) -> bool {
        let held = self.node.held && other.node.held && self.node.key == other.node.key;
        self.piece == other.piece && (held || self.at == other.at)
    }
}

/// The motions that turn the old picture into the new one. Pieces that are alike are matched so that as few as
/// possible move, and those that move go the shortest way.
pub fn diff(old: &Scene, new: &Scene) -> Vec<Motion> {
    let mut gone = pieces(old);
    let mut come = pieces(new);
    gone.retain(|piece| match come.iter().position(|other| other.stays(piece)) {
        Some(at) => {
            come.swap_remove(at);
            false
        }
        None => true,
    });
    let mut motions = Vec::new();
    for Placed { piece, at: from, .. } in gone {
        let distance = |to: (f32, f32)| (to.0 - from.0).powi(2) + (to.1 - from.1).powi(2);
        let nearest = come
            .iter()
            .enumerate()
            .filter(|(_, other)| other.piece == piece)
            .min_by(|(_, a), (_, b)| distance(a.at).total_cmp(&distance(b.at)))
            .map(|(at, _)| at);
        let piece = piece.clone();
        motions.push(match nearest {
            Some(at) => Motion::Moves { piece, from, to: come.swap_remove(at).at },
            None => Motion::Leaves { piece, at: from },
        });
    }
    motions.extend(come.into_iter().map(|Placed { piece, at, .. }| Motion::Comes { piece: piece.clone(), at }));
    motions
}

fn pieces(scene: &Scene) -> Vec<Placed<'_>> {
    let mut found = Vec::new();
    scene.nodes.iter().for_each(|node| collect(node, (0.0, 0.0), 1.0, &mut found));
    found
}

fn collect<'s>(node: &'s Node, origin: (f32, f32), scale: f32, found: &mut Vec<Placed<'s>>) {
    let at = (origin.0 + node.x * scale, origin.1 + node.y * scale);
    if let Some(piece) = &node.piece {
        found.push(Placed { node, piece, at });
    }
    node.children.iter().for_each(|child| collect(child, at, scale * node.scale, found));
}
