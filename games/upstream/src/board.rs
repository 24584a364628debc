//! What the board looks like: the river flows down the screen, walls are falls of water. Decides no legality.

mod laying;
mod looking;
mod places;
mod river;
mod sketch;
mod stock;
mod tokens;

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Key, Layout, Look, Note, Path, Scene, Sketch, Source, State};

use self::laying::{focus_lay, has_panel, panel, places};
use self::looking::{bite_sign, focus_drift, focus_move};
use self::places::{Frame, at, drawn_key, end_of, jump_key, key_of, rows_text, token_key, token_named, turn_key};
use self::river::{banks, bottom, coordinates, falling, land, spawning_ground, tile_nodes};
use self::tokens::tokens_on;
use crate::ending::{self, Home};
use crate::legal::{self, Gait};
use crate::position::{Cell, Column, Edge, Kind, Open, Phase, Position, Tile, Token};
use crate::{Action, View, json};

impl Board for Position {
    const ART: &'static str = include_str!("../art/upstream.svg");
    const LONE_ACTION_PLAYS: bool = true;

    fn scene(view: &View, _: Viewer, layout: Layout) -> Scene {
        let open = &view.open;
        let frame = Frame::of(open, layout);
        let mut nodes = land(&frame);
        nodes.extend(banks(open));
        nodes.extend(bottom(open));
        for cell in Cell::river().rev().filter(|cell| open.tile(*cell).is_there()) {
            nodes.extend(tile_nodes(open, cell));
        }
        if open.spawn_row.is_some() {
            nodes.extend(spawning_ground(open));
        }
        nodes.extend(falling(open, &frame));
        nodes.extend(coordinates(open, &frame));
        for cell in Cell::river() {
            nodes.extend(tokens_on(open, cell));
        }
        if has_panel(open) {
            nodes.extend(places(open));
            nodes.extend(panel(open, &frame));
        }
        if layout == Layout::Wide || !has_panel(open) {
            nodes.extend(stock::stock(view, &frame));
        }
        let on_river = open.tokens.iter().flatten().filter(|token| token.is_on_river()).count();
        let label = Line::new("label-board")
            .count("low", frame.rows.0)
            .count("high", frame.rows.1)
            .count("tokens", on_river as i64);
        Scene { view_box: frame.view_box(), label, nodes }
    }

    fn heart(view: &View, _: &Scene) -> [f32; 4] {
        // Where most salmon are: a river without them says little.
        let crowd = Cell::river().max_by_key(|cell| {
            let near = |other: &Cell| (other.height() - cell.height()).abs() <= 2;
            Cell::river().filter(near).map(|other| u32::from(view.open.count[other.index()])).sum::<u32>()
        });
        let (width, height) = (500.0, 290.0);
        [-width / 2.0, crowd.map_or(0.0, |cell| at(cell).1) - height / 2.0, width, height]
    }

    fn path(view: &View, seat: Seat, action: Action) -> Path {
        let open = &view.open;
        match action {
            Action::Lay { kind, column, rotation } => {
                let cell = legal::place(open, column).map_or_else(String::new, |cell| cell.to_string());
                let path = Path::keys([drawn_key(kind), cell]);
                if kind.turns() { path.then_any([turn_key(kind, rotation)]) } else { path }
            }
            Action::Drift { cell, fish } | Action::Heron { cell, fish } => Path::keys([token_key(seat, cell, fish)]),
            Action::Swim { from, fish, edge } => {
                Path::keys([token_key(seat, from, fish), end_of(open, from, edge, 1).to_string()])
            }
            Action::Jump { from, fish, edge, distance } => {
                let to = end_of(open, from, edge, distance);
                let token = Path::keys([token_key(seat, from, fish)]);
                let swim = Action::Swim { from, fish, edge };
                // Where a swim would do, the tile means the swim and its sign the jump.
                if distance == 1 && legal::check(open, seat, swim).is_ok() {
                    token.then_any([jump_key(to)])
                } else {
                    token.then_any([to.to_string(), jump_key(to)])
                }
            }
        }
    }

    fn attempt(view: &View, _: Seat, touched: &[Key]) -> Option<String> {
        let cell = |key: &Key| Cell::named(key.as_str().trim_start_matches("jump-"));
        let action = match touched {
            [tile, to, ..] if tile.as_str().starts_with("drawn-") => {
                let kind = Kind::named(&tile.as_str()["drawn-".len()..])?;
                Action::Lay { kind, column: cell(to)?.place()?.0, rotation: 0 }
            }
            [token] => {
                let (from, fish) = token_named(token)?;
                match view.open.phase {
                    Phase::Drift => Action::Drift { cell: from, fish },
                    Phase::Heron => Action::Heron { cell: from, fish },
                    // Whether it may move at all is asked before where to.
                    _ => Action::Swim { from, fish, edge: Edge::N },
                }
            }
            [token, to] => {
                let (from, fish) = token_named(token)?;
                let jumps = to.as_str().starts_with("jump-");
                let to = cell(to)?;
                let lines = Edge::ALL.into_iter().flat_map(|edge| (1..=4).map(move |distance| (edge, distance)));
                let (edge, distance) =
                    { lines }.find(|&(edge, distance)| end_of(&view.open, from, edge, distance) == to)?;
                match distance {
                    1 if !jumps => Action::Swim { from, fish, edge },
                    _ => Action::Jump { from, fish, edge, distance },
                }
            }
            _ => return None,
        };
        Some(action.to_string())
    }

    fn focus(view: &View, seat: Seat, action: Action, look: Look, _: Layout) -> Focus {
        match action {
            Action::Lay { kind, column, rotation } => focus_lay(&view.open, kind, column, rotation, look),
            Action::Drift { cell, fish } => focus_drift(&view.open, seat, cell, fish, look),
            Action::Heron { cell, fish } => {
                let (x, y) = at(cell);
                let states = vec![(Key::new(token_key(seat, cell, fish)), State::Lost)];
                Focus { states, nodes: vec![bite_sign(x + 66.0, y + 40.0, 1, look)] }
            }
            Action::Swim { from, fish, edge } => focus_move(&view.open, seat, from, fish, edge, 1, Gait::Swim, look),
            Action::Jump { from, fish, edge, distance } => {
                focus_move(&view.open, seat, from, fish, edge, distance as u8, Gait::Jump, look)
            }
        }
    }

    fn sketch(view: &View, _: Viewer) -> Sketch {
        sketch::sketch(view)
    }

    fn prompt(view: &View, _: Seat) -> Line {
        let open = &view.open;
        match open.phase {
            Phase::Setup => Line::new("prompt-setup"),
            Phase::Lay => Line::new("prompt-lay"),
            Phase::Drift => Line::new("prompt-drift"),
            Phase::Move => Line::new("prompt-move").count("points", open.points),
            Phase::Heron => {
                let cell = open.herons.as_slice().first().map_or_else(String::new, |cell| cell.to_string());
                Line::new("prompt-heron").name("cell", cell)
            }
            Phase::Over => Line::new("prompt-over"),
        }
    }

    fn status(view: &View) -> Vec<Line> {
        let open = &view.open;
        let mut lines = Vec::new();
        match open.phase {
            Phase::Setup => {
                let missing = |column| {
                    legal::place(open, column).map_or(0, |cell: Cell| i64::from(legal::SETUP_TOP - cell.row() + 1))
                };
                let tiles: i64 = Column::ALL.into_iter().map(missing).sum();
                lines.push(Line::new("status-setup").count("tiles", tiles));
            }
            Phase::Drift | Phase::Move | Phase::Heron | Phase::Lay | Phase::Over => {
                lines.push(Line::new("status-round").count("round", open.round));
            }
        }
        // A phone has room for the first two.
        if open.phase != Phase::Over {
            lines.push(match (open.spawn_row, spawn_round(view)) {
                (None, Some(round)) => Line::new("status-spawn-after").count("round", round),
                (Some(_), _) | (None, None) => Line::new("status-spawn-here"),
            });
        }
        if matches!(open.phase, Phase::Drift | Phase::Move) {
            lines.push(Line::new("status-points").count("points", open.points));
        }
        if open.phase != Phase::Over && view.stack_len() > 0 {
            lines.push(Line::new("status-stack").count("tiles", view.stack_len() as i64));
        }
        lines
    }

    fn standing(view: &View, seat: Seat) -> Vec<Line> {
        let open = &view.open;
        let (home, river) = ending::salmon(open, seat);
        let score = Home::of(open, seat).score();
        let mut lines = Vec::new();
        if score > 0 || open.phase == Phase::Over {
            lines.push(Line::new("standing-score").count("points", score));
        }
        lines.push(Line::new("standing-salmon").count("salmon", river));
        if home > 0 {
            lines.push(Line::new("standing-home").count("salmon", home));
        }
        if open.debt[seat.index()] > 0 {
            lines.push(Line::new("standing-debt").count("points", open.debt[seat.index()]));
        }
        lines
    }

    fn sources(view: &View, seat: Seat) -> Vec<Source> {
        let home = Home::of(&view.open, seat);
        let arrived = || view.open.tokens_of(seat).iter().filter(|token| token.cell().field().is_some());
        let (fields, salmon) = (home.field_points() as i32, home.score() as i32 - home.field_points() as i32);
        vec![
            Source::new("source-salmon", salmon, arrived().map(|token| key_of(seat, *token))),
            Source::new("source-fields", fields, arrived().map(|token| token.cell().to_string())),
        ]
    }

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        let mut notes = Vec::new();
        warnings(&view.open, viewer, &mut notes);
        for seat in (0..view.open.seats()).map(Seat::at) {
            let home = Home::of(&view.open, seat);
            let line = Line::new("note-score")
                .seat("player", seat)
                .count("score", home.score())
                .count("fish", home.fish)
                .count("fields", home.field_points());
            notes.push(Note::new("score", line, Vec::new()));
        }
        for (kind, count) in Kind::ALL.into_iter().zip(view.stack_kinds).filter(|(_, count)| *count > 0) {
            let tile = json::label_here(&view.open.options, Tile::turned(kind, 0));
            let line = Line::new("note-left").label("tile", tile).count("count", count);
            notes.push(Note::new("left", line, Vec::new()));
        }
        notes
    }
}

/// The round after which the spawning ground is laid, if it has not been.
fn spawn_round(view: &View) -> Option<u8> {
    let open = &view.open;
    if open.spawn_row.is_some() || view.stack_len() == 0 {
        return None;
    }
    // Tiles of a row that is being laid are counted with it; the set-up takes twelve.
    let tiles = view.stack_len() + open.drawn.len();
    let (rows, round) = match open.phase {
        Phase::Setup => {
            let left: u8 = Column::ALL
                .into_iter()
                .filter_map(|column| legal::place(open, column))
                .map(|cell| legal::SETUP_TOP + 1 - cell.row())
                .sum();
            (tiles.saturating_sub(left.into()) / 3, 1)
        }
        Phase::Lay => (view.stack_len().div_ceil(3).saturating_sub(1), open.round + 1),
        Phase::Drift | Phase::Move | Phase::Heron | Phase::Over => (tiles / 3, open.round),
    };
    Some(round + rows as u8)
}

fn warnings(open: &Open, viewer: Viewer, notes: &mut Vec<Note>) {
    let mut warn = |line: Line, keys: Vec<Key>| notes.push(Note::new("warning", line, keys));
    let playing = !matches!(open.phase, Phase::Setup | Phase::Over);
    if let Some(seat) = viewer.seat().filter(|_| playing) {
        for (id, round) in [("note-falling", open.round), ("note-falling-next", open.round + 1)] {
            let rows = ending::falling_rows(round);
            let falls = |token: &&Token| token.is_on_river() && rows.contains(&token.cell().row());
            let keys: Vec<_> =
                open.tokens_of(seat).iter().filter(falls).map(|token| Key::new(key_of(seat, *token))).collect();
            if !keys.is_empty() && open.phase != Phase::Lay {
                let line =
                    Line::new(id).name("row", rows_text(rows.start, rows.end - 1)).count("tokens", keys.len() as i64);
                warn(line, keys);
            }
        }
        let mut herons: Vec<Cell> =
            open.tokens_of(seat).iter().filter(|token| token.is_on_river()).map(|token| token.cell()).collect();
        herons.dedup();
        herons.retain(|cell| open.tile(*cell) == Tile::HERON && open.phase != Phase::Heron);
        herons
            .into_iter()
            .for_each(|cell| warn(Line::new("note-heron").name("cell", cell), vec![Key::new(cell.to_string())]));
    }
    for seat in (0..open.seats()).map(Seat::at).filter(|seat| open.debt[seat.index()] > 0) {
        warn(Line::new("note-debt").seat("player", seat).count("points", open.debt[seat.index()]), Vec::new());
    }
    if let (Some(first), Phase::Drift | Phase::Move | Phase::Heron) = (open.first, open.phase) {
        let layer = if open.seats == 2 && open.round.is_multiple_of(2) { first.next(2) } else { first };
        let note = Note::new("next", Line::new("note-layer").seat("player", layer), Vec::new());
        if open.spawn_row.is_none() {
            notes.push(note);
        }
    }
}
