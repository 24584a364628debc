//! What the board looks like and what to touch. Decides no legality.

use rules::{Line, Seat, Viewer};
use scene::{Board, Focus, Ink, Key, Look, Node, Note, Path, Scene, Shape, Sketch, State};

use crate::cards::{Bag, Card, Colour, Kind};
use crate::draw::{self, PITCH, TRAY, layer};
use crate::event::{cause_label, corner_label, label};
use crate::options::Wash;
use crate::panels::{self, catch_key};
use crate::position::{Phase, Position};
use crate::reef::{COLUMNS, Cell, Corner, DEEPEST, Dive, ROWS, met};
use crate::sets::{self, EXTRA};
use crate::view::unseen;
use crate::{Action, View, ending, odds};

/// The marks of the seats in a terminal; the same shapes as in the pictures.
const GLYPHS: [char; 5] = ['●', '≈', '▲', '◆', '+'];

impl Board for Position {
    const ART: &'static str = include_str!("../art/divers.svg");

    fn scene(view: &View, viewer: Viewer) -> Scene {
        let mut nodes = draw::piles(view);
        nodes.extend(draw::table(view));
        match (view.open.phase, &view.open.dive) {
            (Phase::Turn | Phase::Corner, _) => nodes.extend(draw::corners(view)),
            (_, Some(dive)) => nodes.extend(dive.corner.iter().flat_map(|corner| draw::dive(view, dive, *corner))),
            (_, None) => {}
        }
        nodes.extend(draw::tray(view));
        nodes.extend(panels::panels(view, viewer));
        let (left, top) = (-PITCH.0 - 18.0, draw::TOP - 16.0);
        let (right, bottom) = (panels::right_edge(view.open.seats()) + 14.0, TRAY + 148.0);
        let label = Line::new("label-board").count("deck", view.deck).count("turn", view.open.turn);
        Scene { view_box: [left, top, right - left, bottom - top], label, nodes }
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

    fn focus(view: &View, seat: Seat, action: Action, look: Look) -> Focus {
        focus(view, seat, action, look)
    }

    fn sketch(view: &View, _: Viewer) -> Sketch {
        sketch(view)
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

    fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
        let mut notes = odds_notes(view);
        notes.extend(left_notes(view));
        notes.extend(warnings(view, viewer));
        notes
    }
}

fn key(cell: Cell) -> Key {
    Key::new(cell.to_string())
}

/// The cells that a `take` empties.
fn taken(view: &View, action: Action) -> Vec<Cell> {
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

fn focus(view: &View, seat: Seat, action: Action, look: Look) -> Focus {
    let only = |states: Vec<(Key, State)>| Focus { states, nodes: Vec::new() };
    let in_catch =
        |cards: Bag, state: State| cards.codes().map(|card| (Key::new(catch_key(seat, card)), state)).collect();
    // While cards are still being touched, what has been touched and what may follow says enough.
    if look == Look::Glance && matches!(action, Action::TakeRow(_) | Action::Score(_) | Action::Extra(_)) {
        return Focus::default();
    }
    match action {
        Action::Dive => only(vec![(Key::new("deck"), State::Target)]),
        Action::Corner(corner) => focus_next(corner, 2, Key::new(format!("corner-{}", corner.name())), look),
        Action::Deeper => match view.open.dive.and_then(|dive| Some((dive.corner?, dive.laid() + 1))) {
            Some((corner, nth)) => focus_next(corner, nth, Key::new("deck"), look),
            None => Focus::default(),
        },
        Action::TakeColumn | Action::TakeRow(_) => {
            // A wave that is taken along brings nothing.
            let state = |cell: &Cell| match view.open.card_at(*cell) {
                Some(Card::Wave) => State::Refused,
                _ => State::Target,
            };
            only(taken(view, action).iter().map(|cell| (key(*cell), state(cell))).collect())
        }
        Action::Net { from, card } => only(vec![(Key::new(catch_key(from, card)), State::Target)]),
        Action::Harpoon(cell) => only(vec![(key(cell), State::Target)]),
        Action::NoNet | Action::NoHarpoon | Action::Done => only(vec![(Key::new("pass"), State::Target)]),
        Action::Wash(card) => only(in_catch(Bag::EMPTY.with_many(card, 1), State::Lost)),
        Action::Score(set) => Focus { states: in_catch(set, State::Target), nodes: price(view, set) },
        Action::Flip(card) => only(vec![(Key::new(format!("set-{card}")), State::Target)]),
        Action::Extra(cards) => only(in_catch(cards, State::Lost)),
        Action::Draft(card) => only(vec![(Key::new(format!("pool-{card}")), State::Target)]),
    }
}

/// Where the next dive card would lie, and the row and column it would look at.
fn focus_next(corner: Corner, nth: usize, touched: Key, look: Look) -> Focus {
    let (x, y) = draw::dive_at(corner, nth);
    let place = Shape::Rect { width: 96.0, height: 128.0, radius: 12.0 };
    let mut nodes = vec![Node::new(place, x + 2.0, y + 2.0).layer(layer::SIGNS).class("dv-slot coming")];
    if look == Look::Full {
        nodes.push(draw::band(corner.row(nth), corner, "risk"));
    }
    Focus { states: vec![(touched, State::Target)], nodes }
}

/// What scoring a set costs: cards that go, and in which order the others choose.
fn price(view: &View, set: Bag) -> Vec<Node> {
    let given = set.len() + EXTRA;
    let middle = PITCH.0 * 2.0 - 6.0;
    let line = Line::new("focus-score").count("cards", given as i64 - 1).count("points", 10 - given as i64);
    let text =
        Node::new(Shape::Text(line.clone()), middle, TRAY + 56.0).layer(layer::SIGNS).class("dv-say").label(line);
    let sheet = Shape::Rect { width: PITCH.0 * COLUMNS as f32, height: 136.0, radius: 16.0 };
    let sheet = Node::new(sheet, -6.0, TRAY).layer(layer::SIGNS).class("dv-sheet");
    let mut nodes = vec![sheet, text];
    let others = view.open.clockwise(rules::Seats::all(view.open.seats()).without(view.open.active));
    for (nth, seat) in others.enumerate() {
        let x = middle - 20.0 * (view.open.seats() - 1) as f32 + 40.0 * nth as f32;
        let group = Node::group(x, TRAY + 72.0).layer(layer::SIGNS).class(draw::seat_class(seat));
        nodes.push(group.child(Node::symbol(draw::mark(seat), 5.0, 0.0, 30.0, 30.0).class("dv-mark")));
    }
    nodes
}

fn note(topic: &'static str, line: Line, keys: Vec<Key>) -> Note {
    Note { topic, line, keys }
}

/// The odds of the next card, what would spoil the dive and why, and what each depth brings.
fn odds_notes(view: &View) -> Vec<Note> {
    let mut notes = Vec::new();
    for (corner, chance) in odds::before(view).into_iter().flatten() {
        let line =
            Line::new("odds-before").label("corner", corner_label(corner)).count("percent", odds::percent(chance));
        notes.push(note("odds", line, Vec::new()));
    }
    for risk in odds::corners(view).into_iter().flatten() {
        let line = Line::new("odds-corner").label("corner", corner_label(risk.corner));
        let line = line.count("percent", risk.percent()).count("spoiling", risk.spoiling).count("cards", risk.cards);
        notes.push(note("odds", line, vec![Key::new(format!("corner-{}", risk.corner.name()))]));
        notes.extend(threats(view, &risk, "odds-corner-threat"));
    }
    if let Some(risk) = odds::deeper(view) {
        let line = Line::new("odds-deeper").count("percent", risk.percent()).count("nth", risk.nth);
        let line = line.count("spoiling", risk.spoiling).count("cards", risk.cards);
        notes.push(note("odds", line, vec![Key::new("deck")]));
        notes.extend(threats(view, &risk, "odds-threat"));
    }
    if let Some(corner) = promising(view) {
        for depth in odds::depths(view, corner) {
            let line = Line::new("odds-depth").label("corner", corner_label(corner)).count("cards", depth.cards);
            let mean = (depth.mean() * 10.0).round() as i64;
            let line = line.count("percent", odds::percent(depth.safe));
            let line = line.count("whole", mean / 10).count("tenths", mean % 10);
            notes.push(note("odds", line, Vec::new()));
        }
    }
    notes
}

/// The corner of the dive, or the safest one as long as it is being chosen.
fn promising(view: &View) -> Option<Corner> {
    match odds::corners(view) {
        Some(risks) => risks.iter().min_by_key(|risk| risk.spoiling).map(|risk| risk.corner),
        None => view.open.dive.filter(|_| view.open.phase == Phase::Depth).and_then(|dive| dive.corner),
    }
}

/// What would spoil the dive, with the cells that are the cause. Fish of one colour are one threat.
fn threats(view: &View, risk: &odds::Risk, id: &'static str) -> Vec<Note> {
    let Some(dive) = view.open.dive else { return Vec::new() };
    let same = |a: &odds::Threat, b: &odds::Threat| a.card.is_fish() && a.card.colour() == b.card.colour();
    let tell = |alike: &[odds::Threat]| {
        let first = alike[0];
        let copies: u8 = alike.iter().map(|threat| threat.copies).sum();
        let line = Line::new(id).label("card", threat_label(first.card)).count("copies", copies);
        let line = line.label("why", cause_label(first.card, first.cause)).label("corner", corner_label(risk.corner));
        let cells = met(&view.open.table, &dive, risk.corner, first.card);
        note("odds", line, cells.into_iter().map(key).collect())
    };
    risk.threats.chunk_by(same).map(tell).collect()
}

const fn threat_label(card: Card) -> &'static str {
    match card.colour() {
        Some(Colour::Green) => "fish-g",
        Some(Colour::Red) => "fish-r",
        Some(Colour::Yellow) => "fish-y",
        None => label(card),
    }
}

/// What the deck still holds (DV-11.2).
fn left_notes(view: &View) -> Vec<Note> {
    let left = unseen(&view.open);
    let count = |line: Line, name: &'static str, card: Card| line.count(name, left[card.index()]);
    let names = ["first", "second", "third"];
    let fish = Colour::ALL.map(|colour| {
        let line = Line::new("left-fish").label("fish", threat_label(Card::fish(colour, Kind::Pufferfish)));
        let kinds = names.into_iter().zip(Kind::ALL);
        note("left", kinds.fold(line, |line, (name, kind)| count(line, name, Card::fish(colour, kind))), Vec::new())
    });
    let rest = [("shrimp", Card::Shrimp), ("waves", Card::Wave), ("nets", Card::Net), ("harpoons", Card::Harpoon)];
    let rest = rest.into_iter().fold(Line::new("left-rest"), |line, (name, card)| count(line, name, card));
    fish.into_iter().chain([note("left", rest, Vec::new())]).collect()
}

/// What each rival could cash in, and that the end is near.
fn warnings(view: &View, viewer: Viewer) -> Vec<Note> {
    let open = &view.open;
    let mut notes = Vec::new();
    if open.phase == Phase::Over {
        return notes;
    }
    for seat in open.divers().filter(|seat| !viewer.is(*seat)) {
        let catch = open.catch_of(seat);
        let cash = sets::cash_in(catch);
        if cash.sets() > 0 {
            let now = ending::points(open, seat);
            let line = Line::new("note-cash-in").seat("player", seat).count("sets", cash.sets()).count("now", now);
            notes.push(note("score", line.count("then", now + cash.points - catch.len() as u32), Vec::new()));
        }
    }
    if let Some(last) = open.last {
        notes.push(note("warning", Line::new("note-last-turns").seat("player", last.by), Vec::new()));
    }
    notes
}

/// The table with its dive column, then a line for each diver.
fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::default();
    let dive = view.open.dive;
    for line in 0..ROWS + 2 {
        sketch.line();
        sketch_dive(dive.as_ref(), line, true, &mut sketch);
        for column in 0..COLUMNS {
            match line.checked_sub(1).filter(|row| *row < ROWS) {
                Some(row) => sketch_card(view.open.table[row][column], &mut sketch),
                None => sketch.put("    ", Ink::Plain),
            }
        }
        sketch_dive(dive.as_ref(), line, false, &mut sketch);
        if line == 0 {
            sketch.put(format!("   ▒ {}   ✕ {}", view.deck, view.open.discard.len()), Ink::Faint);
        }
        if let (0, Some(Dive { corner: None, cards: [Some(card), ..], .. })) = (line, dive) {
            sketch.put(format!("   → {card}"), Ink::Strong);
        }
    }
    if matches!(view.open.phase, Phase::Flip | Phase::Extra | Phase::Draft) {
        sketch.line();
        let cards = if view.open.phase == Phase::Flip { view.open.set } else { view.open.pool };
        sketch.put(format!("  [ {} ]", cards.to_string().replace(',', " ")), Ink::Strong);
    }
    for seat in view.open.divers() {
        sketch.line();
        sketch.put(format!(" {} ", GLYPHS[seat.index()]), Ink::Seat(seat));
        sketch.put(format!("{:>3}  ", ending::points(&view.open, seat)), Ink::Strong);
        let scored = view.open.scored[seat.index()].len();
        sketch.put("▮".repeat(scored), Ink::Good);
        sketch.put(format!("{} ", " ".repeat(4usize.saturating_sub(scored))), Ink::Plain);
        let catch = view.open.catch_of(seat);
        for card in catch.codes() {
            let ink = if catch.count(card) >= 3 { Ink::Good } else { Ink::Plain };
            let many = if catch.count(card) > 1 { format!("×{}", catch.count(card)) } else { String::new() };
            sketch.put(format!("{card}{many} "), ink);
        }
    }
    sketch
}

/// The part of a dive column that stands on this side of a line; line 0 lies above the table, line 4 below.
fn sketch_dive(dive: Option<&Dive>, line: usize, left: bool, sketch: &mut Sketch) {
    let here = dive.and_then(|dive| dive.corner.filter(|corner| corner.is_left() == left).map(|corner| (dive, corner)));
    let Some((dive, corner)) = here else { return sketch.put("    ", Ink::Plain) };
    let nth = if corner.is_top() { line + 1 } else { ROWS + 2 - line };
    match (1..=DEEPEST).contains(&nth).then(|| dive.cards[nth - 1]) {
        Some(Some(card)) => sketch.put(format!("[{card}]"), Ink::Strong),
        Some(None) => sketch.put(" ~~ ", Ink::Water),
        None => sketch.put("    ", Ink::Plain),
    }
}

fn sketch_card(card: Option<Card>, sketch: &mut Sketch) {
    match card {
        Some(card) if card.is_catchable() => sketch.put(format!(" {card} "), Ink::Plain),
        Some(Card::Wave) => sketch.put(" wv ", Ink::Water),
        Some(card) => sketch.put(format!(" {card} "), Ink::Land),
        None => sketch.put(" ·· ", Ink::Faint),
    }
}
