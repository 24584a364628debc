//! From one picture to the next: which pieces went where, which came, which left.

use crate::{Key, Node, Scene};

/// What one piece does between two pictures.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    Moves { piece: Key, from: (f32, f32), to: (f32, f32) },
    Comes { piece: Key, at: (f32, f32) },
    Leaves { piece: Key, at: (f32, f32) },
}

/// The motions that turn the old picture into the new one. Pieces that are alike are matched so that as few as
/// possible move, and those that move go the shortest way.
pub fn diff(old: &Scene, new: &Scene) -> Vec<Motion> {
    let mut gone = pieces(old);
    let mut come = pieces(new);
    gone.retain(|piece| match come.iter().position(|other| other == piece) {
        Some(at) => {
            come.swap_remove(at);
            false
        }
        None => true,
    });
    let mut motions = Vec::new();
    for (piece, from) in gone {
        let distance = |to: &(f32, f32)| (to.0 - from.0).powi(2) + (to.1 - from.1).powi(2);
        let nearest = come
            .iter()
            .enumerate()
            .filter(|(_, (other, _))| *other == piece)
            .min_by(|(_, a), (_, b)| distance(&a.1).total_cmp(&distance(&b.1)))
            .map(|(at, _)| at);
        motions.push(match nearest {
            Some(at) => Motion::Moves { piece, from, to: come.swap_remove(at).1 },
            None => Motion::Leaves { piece, at: from },
        });
    }
    motions.extend(come.into_iter().map(|(piece, at)| Motion::Comes { piece, at }));
    motions
}

fn pieces(scene: &Scene) -> Vec<(Key, (f32, f32))> {
    let mut found = Vec::new();
    scene.nodes.iter().for_each(|node| collect(node, (0.0, 0.0), 1.0, &mut found));
    found
}

fn collect(node: &Node, origin: (f32, f32), scale: f32, found: &mut Vec<(Key, (f32, f32))>) {
    let at = (origin.0 + node.x * scale, origin.1 + node.y * scale);
    if let Some(piece) = &node.piece {
        found.push((piece.clone(), at));
    }
    node.children.iter().for_each(|child| collect(child, at, scale * node.scale, found));
}
