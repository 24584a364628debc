//! Small signs on the places that notes speak of: a chance, how much of something is there.

use crate::{Key, Node, Note, Scene, Shape};

/// Left, top, width, height.
type Bounds = [f32; 4];

const WIDTH: f32 = 64.0;
const HEIGHT: f32 = 31.0;
/// Above everything that a game draws.
const LAYER: u8 = 250;

/// The tags of these notes, each at the foot of the first of its places.
pub fn tags<'a>(scene: &Scene, notes: impl IntoIterator<Item = &'a Note>) -> Vec<Node> {
    let mut nodes = Vec::new();
    for note in notes {
        let Some(text) = &note.tag else { continue };
        if let Some([left, top, width, height]) = note.keys.first().and_then(|key| bounds_of(scene, key)) {
            let scale = (width / 100.0).clamp(0.6, 1.6);
            let tag = Node::group(left + width / 2.0, top + height - 0.62 * HEIGHT * scale)
                .class(format!("tag {}", note.topic))
                .scale(scale)
                .layer(LAYER)
                .child(Node::new(
                    Shape::Rect { width: WIDTH, height: HEIGHT, radius: HEIGHT / 2.0 },
                    -WIDTH / 2.0,
                    -HEIGHT / 2.0,
                ))
                .child(Node::mark(text.clone(), 0.0, 0.0));
            nodes.push(tag);
        }
    }
    nodes
}

/// The room that the place of a key takes.
fn bounds_of(scene: &Scene, key: &Key) -> Option<Bounds> {
    scene.nodes.iter().find_map(|node| find(node, key, (0.0, 0.0), 1.0))
}

fn find(node: &Node, key: &Key, origin: (f32, f32), scale: f32) -> Option<Bounds> {
    if node.key.as_ref() == Some(key) {
        return extent(node, origin, scale);
    }
    let at = (origin.0 + node.x * scale, origin.1 + node.y * scale);
    node.children.iter().find_map(|child| find(child, key, at, scale * node.scale))
}

/// What a node and its children cover; lines and texts count for nothing.
fn extent(node: &Node, origin: (f32, f32), scale: f32) -> Option<Bounds> {
    let at = (origin.0 + node.x * scale, origin.1 + node.y * scale);
    let scale = scale * node.scale;
    let own = match node.shape {
        Shape::Symbol { width, height, .. } | Shape::Ring { width, height } | Shape::Rect { width, height, .. } => {
            Some([at.0, at.1, width * scale, height * scale])
        }
        Shape::Ellipse { rx, ry } => Some([at.0 - rx * scale, at.1 - ry * scale, 2.0 * rx * scale, 2.0 * ry * scale]),
        _ => None,
    };
    let inside = node.children.iter().filter_map(|child| extent(child, at, scale));
    own.into_iter().chain(inside).reduce(|a, b| {
        let (left, top) = (a[0].min(b[0]), a[1].min(b[1]));
        [left, top, (a[0] + a[2]).max(b[0] + b[2]) - left, (a[1] + a[3]).max(b[1] + b[3]) - top]
    })
}

#[cfg(test)]
mod tests {
    use rules::Line;

    use super::*;

    #[test]
    fn a_tag_stands_at_the_foot_of_its_place() {
        let card = Node::symbol("card", 10.0, 20.0, 100.0, 50.0).key("deck");
        let scene = Scene {
            view_box: [0.0; 4],
            label: Line::new("board"),
            nodes: vec![Node::group(100.0, 0.0).scale(2.0).child(card)],
        };
        let note = Note::new("odds", Line::new("odds"), vec![Key::new("deck"), Key::new("nowhere")]).tag("12%");
        let [tag] = &tags(&scene, [&note])[..] else { panic!("one place, one tag") };
        assert_eq!(tag.x, 220.0);
        assert!(tag.y > 100.0 && tag.y < 140.0, "{}", tag.y);
        assert!(tag.children.iter().any(|child| child.shape == Shape::Mark("12%".to_owned())));
    }

    #[test]
    fn a_note_without_a_tag_leaves_the_board_alone() {
        let scene = Scene { view_box: [0.0; 4], label: Line::new("board"), nodes: Vec::new() };
        assert_eq!(tags(&scene, [&Note::new("left", Line::new("left"), Vec::new())]), Vec::new());
    }
}
