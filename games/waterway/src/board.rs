//! stub
use crate::{Action, Position, View};
use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Look, Node, Note, Path, Scene, Sketch};
impl Board for Position {
    const ART: &'static str = "";
    fn scene(view: &View, _viewer: Viewer) -> Scene {
        let mut nodes = vec![];
        for river in view.rivers() {
            for c in river.edge().cells() {
                nodes.push(Node::group(0.0, 0.0).key(format!("cell-{c}")));
            }
        }
        for t in 1..=60 {
            nodes.push(Node::group(0.0, 0.0).key(format!("hand-{}", crate::action::Name(t))));
        }
        for t in 0..4 {
            nodes.push(Node::group(0.0, 0.0).key(format!("turn-{t}")));
        }
        Scene { view_box: [0.0; 4], label: Line::new("title"), nodes }
    }
    fn path(_: &View, _: Seat, a: Action) -> Path {
        Path::keys([
            format!("hand-{}", crate::action::Name(a.tile)),
            format!("cell-{}", a.cell),
            format!("turn-{}", a.rot),
        ])
    }
    fn focus(_: &View, _: Seat, _: Action, _: Look) -> Focus {
        Focus::default()
    }
    fn sketch(_: &View, _: Viewer) -> Sketch {
        Sketch::default()
    }
    fn prompt(_: &View, _: Seat) -> Line {
        Line::new("title")
    }
    fn status(_: &View) -> Vec<Line> {
        vec![]
    }
    fn standing(_: &View, _: Seat) -> Vec<Line> {
        vec![]
    }
    fn notes(_: &View, _: Viewer) -> Vec<Note> {
        vec![]
    }
}
