use crate::{Action, Position, View};
use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Look, Note, Path, Scene, Sketch};
impl Board for Position {
    const ART: &'static str = "";
    fn scene(_: &View, _: Viewer) -> Scene {
        Scene { view_box: [0.0; 4], label: Line::new("title"), nodes: vec![] }
    }
    fn path(_: &View, _: Seat, _: Action) -> Path {
        Path(vec![])
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
