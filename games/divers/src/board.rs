//! What the board looks like and what to touch. Decides no legality.

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Key, Layout, Look, Note, Path, Scene, Sketch, Source};

use crate::cards::{Bag, Card};
use crate::draw::{self, PITCH, Rows};
use crate::options::Wash;
use crate::panels::{self, catch_key};
use crate::position::{Phase, Position};
use crate::reef::{Cell, Corner, DEEPEST};
use crate::{Action, View, ending, focus, notes, sets, sketch};

impl Board for Position {
    const ART: &'static str = include_str!("../art/divers.svg");

    fn scene(view: &View, viewer: Viewer, layout: Layout) -> Scene {
        let rows = Rows::of(layout);
        let mut nodes = draw::piles(rows, view);
        nodes.extend(draw::table(rows, view));
        match (view.open.phase, &view.open.dive) {
            (Phase::Turn | Phase::Corner, _) => nodes.extend(draw::corners(rows, view)),
            (_, Some(dive)) => {
                nodes.extend(dive.corner.iter().flat_map(|corner| draw::dive(rows, view, dive, *corner)))
            }
            (_, None) => {}
        }
        nodes.extend(draw::tray(rows, view));
        nodes.extend(panels::panels(view, viewer, layout));
        let (left, top) = (-PITCH - 18.0, rows.top() - 16.0);
        let (right, bottom) = panels::edges(view.open.seats(), layout);
        let label = Line::new("label-board").count("deck", view.deck).count("turn", view.open.turn);
        Scene { view_box: [left, top, right - left, bottom - top], label, nodes }
    }

    fn heart(_: &View, _: &Scene) -> [f32; 4] {
        // The twelve cards of the reef.
        [-20.0, -20.0, 4.0 * PITCH + 28.0, 2.0 * Rows::of(Layout::Wide).pitch + 28.0]
    }

    fn path(view: &View, seat: Seat, action: Action) -> Path {
        match action {
            Action::Dive | Action::Deeper => Path::keys(["deck"]),
            Action::Corner(corner) => Path::keys([format!("corner-{}", corner.name())]),
            // Any card above the last one can only mean the column.
            Action::TakeColumn => {
                let laid = view.open.dive.map_or(0, |dive| dive.laid());
                Path(Vec::new()).then_any((1..laid).map(|nth| Cell::of_dive(nth).to_string()))
            }
            Action::TakeRow(_) => {
                Path(Vec::new()).then_all(taken(view, action).into_iter().map(|cell| cell.to_string()))
            }
            Action::Net { from, card } => Path::keys([catch_key(from, card)]),
            Action::Harpoon(cell) => Path::keys([cell.to_string()]),
            Action::NoNet | Action::NoHarpoon | Action::Done => Path::keys(["pass"]),
            Action::Wash(card) => Path::keys([catch_key(seat, card)]),
            Action::Score(cards) | Action::Extra(cards) => {
                Path(Vec::new()).then_all(cards.cards().map(|card| catch_key(seat, card)))
            }
            Action::Flip(card) => Path::keys([format!("set-{card}")]),
            Action::Draft(card) => Path::keys([format!("pool-{card}")]),
        }
    }

    fn attempt(view: &View, seat: Seat, touched: &[Key]) -> Option<String> {
        let phase = view.open.phase;
        let own: Option<Bag> = touched
            .iter()
            .take(4)
            .map(|key| Card::named(key.as_str().strip_prefix("catch-")?.strip_prefix(&format!("{seat}-"))?))
            .try_fold(Bag::EMPTY, |bag, card| Some(bag.with_many(card?, 1)));
        let action = match (phase, own, touched) {
            (Phase::Wash, Some(_), [card]) => Action::Wash(Card::named(card.as_str().rsplit('-').next()?)?),
            (Phase::Extra, Some(cards), [_, _]) => Action::Extra(cards),
            (_, Some(cards), [_, _, _] | [_, _, _, _]) => Action::Score(cards),
            (_, Some(_), _) => return None,
            (_, None, [one]) => return attempt_one(phase, one.as_str()),
            _ => return None,
        };
        Some(action.to_string())
    }

    fn focus(view: &View, seat: Seat, action: Action, look: Look, layout: Layout) -> Focus {
        focus::focus(view, seat, action, look, layout)
    }

    fn sketch(view: &View, _: Viewer) -> Sketch {
        sketch::sketch(view)
    }

    fn prompt(view: &View, _: Seat) -> Line {
        let laid = view.open.dive.map_or(0, |dive| dive.laid());
        match view.open.phase {
            Phase::Turn if sets::any(view.open.catch_of(view.open.active)) => Line::new("prompt-turn-score"),
            Phase::Turn => Line::new("prompt-turn"),
            Phase::Corner => Line::new("prompt-corner"),
            Phase::Depth if laid == DEEPEST => Line::new("prompt-surface").count("cards", laid as i64),
            Phase::Depth => Line::new("prompt-depth").count("cards", laid as i64),
            Phase::Wash => Line::new("prompt-wash"),
            Phase::Net => Line::new("prompt-net").count("uses", view.open.nets),
            Phase::Harpoon => Line::new("prompt-harpoon").count("uses", view.open.harpoons),
            Phase::Flip => Line::new("prompt-flip"),
            Phase::Extra => Line::new("prompt-extra"),
            Phase::Draft => Line::new("prompt-draft"),
            Phase::More => Line::new("prompt-more"),
            Phase::Over => Line::new("prompt-over"),
        }
    }

    fn status(view: &View) -> Vec<Line> {
        let open = &view.open;
        let mut lines = vec![Line::new("status-turn").count("turn", open.turn)];
        match (open.last, open.phase) {
            (_, Phase::Over) => {}
            (Some(last), _) => lines.push(Line::new("status-last").seat("player", last.by).count("left", last.left)),
            (None, _) => lines.push(Line::new("status-mark").count("points", open.options.length.mark())),
        }
        if open.phase == Phase::Wash {
            lines.push(match open.options.wash {
                Wash::Together => Line::new("status-wash").count("left", open.pending.len() as i64),
                Wash::InTurn => Line::new("status-wash-in-turn").count("left", open.pending.len() as i64),
            });
        }
        lines
    }

    fn standing(view: &View, seat: Seat) -> Vec<Line> {
        let open = &view.open;
        let catch = open.catch_of(seat);
        let mut lines = vec![
            Line::new("standing-points").count("points", ending::points(open, seat)),
            Line::new("standing-catch").count("cards", catch.len() as i64),
        ];
        let cash = sets::cash_in(catch);
        if cash.sets() > 0 && open.phase != Phase::Over {
            let after = ending::points(open, seat) + cash.points - catch.len() as u32;
            lines.push(Line::new("standing-sets").count("sets", cash.sets()).count("points", after));
        }
        lines
    }

    fn sources(view: &View, seat: Seat) -> Vec<Source> {
        let catch = view.open.catch_of(seat);
        let held = catch.len() as i32;
        let cards = catch.codes().map(|card| catch_key(seat, card));
        vec![
            Source::new("source-sets", ending::points(&view.open, seat) as i32 - held, []),
            Source::new("source-catch", held, cards),
        ]
    }

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        notes::notes(view, viewer)
    }
}

pub fn key(cell: Cell) -> Key {
    Key::new(cell.to_string())
}

/// The cells that a `take` empties.
pub fn taken(view: &View, action: Action) -> Vec<Cell> {
    let Some(dive) = view.open.dive else { return Vec::new() };
    match (action, dive.last_row()) {
        (Action::TakeColumn, _) => (1..=dive.laid()).map(Cell::of_dive).collect(),
        (Action::TakeRow(pick), Some(row)) => {
            let last = pick.has_dive().then(|| Cell::of_dive(dive.laid()));
            pick.columns().map(|column| Cell::on_table(row, column)).chain(last).collect()
        }
        _ => Vec::new(),
    }
}

/// What a single touch outside the own collection would mean.
fn attempt_one(phase: Phase, key: &str) -> Option<String> {
    let action = match (key.split_once('-'), phase) {
        (None, Phase::Harpoon) => Action::Harpoon(Cell::named(key)?),
        (None, Phase::Depth) if key == "deck" => Action::Deeper,
        (None, _) if key == "deck" => Action::Dive,
        (None, Phase::Net) if key == "pass" => Action::NoNet,
        (None, _) if key == "pass" => Action::Done,
        (Some(("corner", name)), _) => Action::Corner(Corner::named(name)?),
        (Some(("set", card)), _) => Action::Flip(Card::named(card)?),
        (Some(("pool", card)), _) => Action::Draft(Card::named(card)?),
        (Some(("catch", whose)), _) => {
            let (from, card) = whose.split_once('-')?;
            Action::Net { from: Seat::new(from.parse().ok()?)?, card: Card::named(card)? }
        }
        _ => return None,
    };
    Some(action.to_string())
}
