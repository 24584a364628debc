//! Pictures of three positions of a game, so that a change of the looks shows in a diff.

use std::collections::BTreeMap;
use std::path::Path;

use rules::{Line, Viewer};
use scene::{Layout, Picture, Theme, nodes_to_svg};
use text::{Language, Voice};

use crate::{Playable, traces};

pub fn run<G: Playable>(root: &str) {
    let positions = traces::positions::<G>(root);
    let last = positions.len() - 1;
    let voice = Voice::new(Language::En, [G::ABOUT.texts.en]);
    let say = |line: &Line| voice.line(line, &|seat| format!("P{seat}"));
    for (name, ply) in [("start", 0), ("middle", last / 2), ("end", last)] {
        let position = &positions[ply];
        let viewer = position.turn().actors().first().map_or(Viewer::Spectator, Viewer::Seat);
        draw::<G>(root, position, viewer, Layout::Wide, name, &say);
        if name == "middle" {
            draw::<G>(root, position, viewer, Layout::Tall, "tall", &say);
        }
    }
}

fn draw<G: Playable>(
    root: &str,
    position: &G,
    viewer: Viewer,
    layout: Layout,
    name: &str,
    say: &dyn Fn(&Line) -> String,
) {
    let scene = G::scene(&position.view(viewer), viewer, layout);
    let picture =
        Picture { scene: &scene, states: &BTreeMap::new(), art: G::ART, theme: Theme::Light, page: None, say };
    compare(&Path::new(root).join("data/boards").join(format!("{name}.svg")), &nodes_to_svg(&picture));
}

fn compare(path: &Path, drawn: &str) {
    if crate::blessing() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        }
        std::fs::write(path, drawn).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let blessed = crate::read(path);
    let differs = blessed.lines().zip(drawn.lines()).position(|(old, new)| old != new);
    assert!(
        blessed == drawn,
        "{}: the picture has changed, first in line {differs:?}; `cargo xtask bless` rewrites it",
        path.display()
    );
}
