//! What can be explained: the odds of a dive, what is left in the deck, who could score.

use rules::{Line, Viewer};
use scene::{Key, Note};

use crate::board::key;
use crate::cards::{Card, Colour, Kind};
use crate::event::{cause_label, corner_label, label};
use crate::position::Phase;
use crate::reef::{Corner, met};
use crate::view::unseen;
use crate::{View, ending, odds, sets};

pub fn notes(view: &View, viewer: Viewer) -> Vec<Note> {
    let mut notes = odds_notes(view);
    notes.extend(left_notes(view));
    notes.extend(warnings(view, viewer));
    notes
}

fn corner_key(corner: Corner) -> Key {
    Key::new(format!("corner-{}", corner.name()))
}

fn note(topic: &'static str, line: Line, keys: Vec<Key>) -> Note {
    Note::new(topic, line, keys)
}

/// The odds of the next card, what would spoil the dive and why, and what each depth brings.
fn odds_notes(view: &View) -> Vec<Note> {
    let mut notes = Vec::new();
    for (corner, chance) in odds::before(view).into_iter().flatten() {
        let line =
            Line::new("odds-before").label("corner", corner_label(corner)).count("percent", odds::percent(chance));
        notes.push(note("odds", line, vec![corner_key(corner)]).tag(format!("{}%", odds::percent(chance))));
    }
    for risk in odds::corners(view).into_iter().flatten() {
        let line = Line::new("odds-corner").label("corner", corner_label(risk.corner));
        let line = line.count("percent", risk.percent()).count("spoiling", risk.spoiling).count("cards", risk.cards);
        notes.push(note("odds", line, vec![corner_key(risk.corner)]).tag(format!("{}%", risk.percent())));
        notes.extend(threats(view, &risk, "odds-corner-threat"));
    }
    if let Some(risk) = odds::deeper(view) {
        let line = Line::new("odds-deeper").count("percent", risk.percent()).count("nth", risk.nth);
        let line = line.count("spoiling", risk.spoiling).count("cards", risk.cards);
        notes.push(note("odds", line, vec![Key::new("deck")]).tag(format!("{}%", risk.percent())));
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
