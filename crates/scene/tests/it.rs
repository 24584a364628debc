//! From touch to action, from picture to picture, from scene to SVG.

use std::collections::BTreeMap;

use rules::Line;
use scene::{Key, Motion, Node, Path, Picture, Scene, Shape, State, Theme, diff, pick, symbols, to_svg};

fn keys(names: &[&str]) -> Vec<Key> {
    names.iter().map(|name| Key::new(*name)).collect()
}

#[test]
fn touching_narrows_down_what_is_meant() {
    let legal =
        [("c3-c4", Path::keys(["c3", "c4"])), ("c3-d3", Path::keys(["c3", "d3"])), ("e5-d5", Path::keys(["e5", "d5"]))];
    let nothing = pick(&legal, &[]);
    assert_eq!(nothing.next.into_iter().collect::<Vec<_>>(), keys(&["c3", "e5"]));
    let from = pick(&legal, &keys(&["c3"]));
    assert_eq!(from.next.into_iter().collect::<Vec<_>>(), keys(&["c4", "d3"]));
    assert_eq!(from.open, ["c3-c4", "c3-d3"]);
    let both = pick(&legal, &keys(&["c3", "d3"]));
    assert_eq!(both.meant, ["c3-d3"]);
    assert!(both.next.is_empty());
    assert!(pick(&legal, &keys(&["d3"])).open.is_empty());
}

#[test]
fn sets_are_touched_in_any_order_and_groups_anywhere() {
    let legal = [
        ("0,2", Path(Vec::new()).then_all(["t0", "t2"])),
        ("0,0", Path(Vec::new()).then_all(["t0", "t0"])),
        ("keep", Path(Vec::new()).then_any(["b2", "b3"])),
    ];
    assert_eq!(pick(&legal, &keys(&["t2", "t0"])).meant, ["0,2"]);
    assert_eq!(pick(&legal, &keys(&["t0", "t0"])).meant, ["0,0"]);
    assert_eq!(pick(&legal, &keys(&["b3"])).meant, ["keep"]);
    assert!(pick(&legal, &keys(&["t2", "t2"])).open.is_empty());
}

fn scene(pieces: &[(&str, f32)]) -> Scene {
    let nodes = pieces.iter().map(|(name, x)| Node::group(*x, 0.0).piece(*name)).collect();
    Scene { view_box: [0.0, 0.0, 10.0, 10.0], label: Line::new("board"), nodes }
}

#[test]
fn alike_pieces_move_as_little_as_possible() {
    let old = scene(&[("crab", 0.0), ("crab", 5.0), ("bear", 1.0)]);
    let new = scene(&[("crab", 5.0), ("crab", 9.0), ("fish", 3.0)]);
    let mut motions = diff(&old, &new);
    motions.sort_by_key(|motion| format!("{motion:?}"));
    assert_eq!(
        motions,
        [
            Motion::Comes { piece: Key::new("fish"), at: (3.0, 0.0) },
            Motion::Leaves { piece: Key::new("bear"), at: (1.0, 0.0) },
            Motion::Moves { piece: Key::new("crab"), from: (0.0, 0.0), to: (9.0, 0.0) },
        ]
    );
    assert!(diff(&old, &old).is_empty());
}

#[test]
fn what_is_held_goes_with_the_frame() {
    let hand = |x: f32, key: &str| {
        let nodes = vec![Node::group(x, 0.0).key(key).held("card"), Node::group(x, 5.0).piece("fish")];
        Scene { nodes, ..scene(&[]) }
    };
    let fish = Motion::Moves { piece: Key::new("fish"), from: (0.0, 5.0), to: (7.0, 5.0) };
    assert_eq!(diff(&hand(0.0, "hand"), &hand(7.0, "hand")), std::slice::from_ref(&fish));
    let played = Motion::Moves { piece: Key::new("card"), from: (0.0, 0.0), to: (7.0, 0.0) };
    assert_eq!(diff(&hand(0.0, "hand"), &hand(7.0, "played")), [played, fish]);
}

#[test]
fn svg_is_escaped_and_draws_states() {
    let mut scene = scene(&[]);
    let ring = Node::new(Shape::Ring { width: 4.0, height: 2.0 }, 1.0, 1.0).key("a<b");
    scene.nodes = vec![ring, Node::mark("<script>", 0.0, 0.0).layer(2)];
    let draw = |states: &BTreeMap<Key, State>| {
        let say = |_: &Line| "\"quoted\" & more".to_owned();
        to_svg(&Picture {
            scene: &scene,
            states,
            art: "<svg><defs id=\"d\"/></svg>",
            theme: Theme::Dark,
            page: None,
            say: &say,
        })
    };
    let plain = draw(&BTreeMap::new());
    assert!(!plain.contains("data-key"), "a ring without a state is not drawn");
    assert!(plain.contains("&lt;script&gt;") && !plain.contains("<script>"));
    assert!(plain.contains("aria-label=\"&quot;quoted&quot; &amp; more\""));
    let marked = draw(&BTreeMap::from([(Key::new("a<b"), State::Target)]));
    assert!(marked.contains("href=\"#target\"") && marked.contains("data-key=\"a&lt;b\""));
}

#[test]
fn art_is_taken_out_of_its_file() {
    assert_eq!(symbols("<?xml?>\n<svg width=\"1\">\n <defs/>\n</svg>\n"), "<defs/>");
    assert_eq!(symbols("no svg"), "no svg");
}
