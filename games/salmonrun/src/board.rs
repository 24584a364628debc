//! stub
use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Look, Node, Note, Path, Scene, Sketch};

use crate::position::Position;
use crate::{Action, View};

impl Board for Position {
    const ART: &'static str = "";
    fn scene(_: &View, _: Viewer) -> Scene {
        Scene { view_box: [0.0; 4], label: Line::new("title"), nodes: vec![Node::group(0.0, 0.0).key("x")] }
    }
    fn path(_: &View, _: Seat, _: Action) -> Path {
        Path::keys(["x"])
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
        Vec::new()
    }
    fn standing(_: &View, _: Seat) -> Vec<Line> {
        Vec::new()
    }
    fn notes(_: &View, _: Viewer) -> Vec<Note> {
        Vec::new()
    }
}
