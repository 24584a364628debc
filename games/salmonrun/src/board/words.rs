//! What the board says in words: prompts, how it stands, what is worth knowing.

use rules::{Line, Seat, Viewer};
use scene::{Key, Note};

use super::focus::{bears_near, flows};
use super::seat_key;
use crate::cards::Card;
use crate::position::MAX_PLAYED;
use crate::river::{Dir, Place};
use crate::tasks::Task;
use crate::{View, json};

pub fn prompt(view: &View, seat: Seat) -> Line {
    if view.over {
        return Line::new("prompt-over");
    }
    match view.todo.first() {
        None => {
            let left = MAX_PLAYED - view.played.len();
            Line::new(if view.in_pool(seat) { "prompt-play-pool" } else { "prompt-play" }).count("cards", left as i64)
        }
        Some(Task::Leap { .. }) => Line::new("prompt-leap"),
        Some(Task::Take { .. }) => Line::new("prompt-take"),
        Some(Task::Reeds { left, .. }) => Line::new("prompt-reeds").count("cards", left),
        Some(Task::Bear { bear: None, .. }) => Line::new("prompt-bear"),
        Some(Task::Bear { bear: Some(_), .. }) => Line::new("prompt-bear-on"),
        Some(Task::Target { .. }) => Line::new("prompt-target"),
        Some(Task::Counter { card, .. }) => Line::new("prompt-counter").label("card", json::card_label(card)),
        Some(Task::Pick { target, .. }) => Line::new("prompt-pick").seat("player", target),
        Some(Task::Shed { left, .. }) => Line::new("prompt-shed").count("cards", left),
        Some(Task::Trim { .. }) => {
            Line::new("prompt-trim").count("cards", i64::from(view.hand_sizes[seat.index()]) - 4)
        }
        Some(Task::Go { .. } | Task::Step { .. } | Task::Flow { .. } | Task::Next) => Line::new("prompt-over"),
    }
}

/// Says where a hex lies: how far up the river, and how far from its middle.
pub fn placed(line: Line, place: Place) -> Line {
    let aside = match place.c {
        0 => Line::new("place-middle"),
        c if c < 0 => Line::new("place-left").count("by", -c),
        c => Line::new("place-right").count("by", c),
    };
    line.words("place", place, [Line::new("place-row").count("row", place.r), aside])
}

pub fn is_last_round(view: &View) -> bool {
    !view.over && (view.round >= view.options.round_limit || view.all_seats().any(|seat| view.in_pool(seat)))
}

pub fn status(view: &View) -> Vec<Line> {
    let mut lines = vec![Line::new("status-round").count("round", view.round)];
    if is_last_round(view) {
        lines.push(Line::new("status-last-round"));
    }
    lines
}

pub fn standing(view: &View, seat: Seat) -> Vec<Line> {
    let s = seat.index();
    let fatigue = view.owned(seat).count(Card::Fatigue);
    let way = if view.in_pool(seat) {
        Line::new("standing-pool")
    } else {
        // Straight ahead a step is two half-hexes.
        let rows = i64::from(view.river.top()) - i64::from(view.salmon[s].r);
        Line::new("standing-way").count("rows", (rows + 1) / 2)
    };
    vec![
        way,
        Line::new("standing-fatigue").count("cards", fatigue),
        Line::new("standing-cards")
            .count("hand", view.hand_sizes[s])
            .count("deck", view.deck_sizes[s])
            .count("discard", view.discard[s].len() as i64),
    ]
}

pub fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut note = |topic: &'static str, line: Line, keys: Vec<Key>| notes.push(Note::new(topic, line, keys));
    if is_last_round(view) {
        note("warning", Line::new("note-last-round"), Vec::new());
        for seat in view.all_seats().filter(|seat| view.in_pool(*seat)) {
            let cards = view.owned(seat).count(Card::Fatigue);
            note("score", Line::new("note-tie-break").seat("player", seat).count("cards", cards), vec![seat_key(seat)]);
        }
    }
    if let Some(me) = viewer.seat().filter(|_| !view.over) {
        own_notes(view, me, &mut note);
    }
    for seat in view.all_seats() {
        note("left", tracker(view, seat), vec![seat_key(seat)]);
    }
    notes
}

/// What only concerns whoever looks.
fn own_notes(view: &View, me: Seat, note: &mut impl FnMut(&'static str, Line, Vec<Key>)) {
    let here = view.salmon[me.index()];
    let swims = view.played.as_slice().iter().filter(|card| card.is_swim()).count();
    if me == view.active && swims == 2 && view.played.len() == 2 && !view.in_pool(me) {
        note("warning", Line::new("note-third-swim"), Vec::new());
    }
    let ends = flows(view, here);
    let keys = ends.iter().map(|(way, _)| Key::new(format!("hex-{}", way[way.len() - 1]))).collect();
    match &ends[..] {
        [] => {}
        [(way, _)] => {
            let dir = Dir::ALL.into_iter().find(|dir| way.first().map(|here| here.to(*dir)) == way.get(1).copied());
            let dir = json::dir_label(dir.unwrap_or(Dir::D));
            note("odds", Line::new("note-current").label("way", dir), keys);
        }
        _ => note("odds", Line::new("note-current-dice").count("places", ends.len() as i64), keys),
    }
    let exposed = view.river.arrows(here);
    if exposed > 0 {
        note("odds", Line::new("note-rapids").count("cards", exposed), Vec::new());
    }
    let bears = bears_near(view, here);
    if bears > 0 {
        note("warning", Line::new("note-bears").count("bears", bears as i64), vec![seat_key(me)]);
    }
    for seat in view.all_seats().filter(|seat| *seat != me) {
        let known = view.seen[seat.index()];
        for card in known.kinds() {
            let line = Line::new("note-seen").seat("player", seat).label("card", json::card_label(card));
            note("left", line.count("count", known.count(card)), Vec::new());
        }
    }
}

/// Everything a seat owns, wherever it is: public.
fn tracker(view: &View, seat: Seat) -> Line {
    let owned = view.owned(seat);
    Card::ALL
        .into_iter()
        .fold(Line::new("note-tracker").seat("player", seat), |line, card| line.count(card.name(), owned.count(card)))
}
