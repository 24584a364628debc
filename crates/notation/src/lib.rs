//! How a game is written down: strict JSON, exactly as in its rules file.
//!
//! Reading is the one door for outside data. It checks form and meaning, names the field that is wrong,
//! and never uses more memory than the text it was given allows.

mod chance;
mod doc;
mod options;
mod record;
mod strict;

use rules::{Game, Line, Pile};
pub use serde_json::{Map, Value, json};

pub use chance::{read_chance, write_chance};
pub use doc::{Doc, Malformed};
pub use options::{read_options, read_seats, write_options, write_values};
pub use record::{FORMAT, Record, RecordedStep, read_record};
pub use strict::{MAX_TEXT, parse};

/// How one game is written. Each game's `json.rs` implements it.
pub trait Notation: Game {
    /// The whole position, hidden things included.
    fn write(&self) -> Value;

    /// Reads a position; it need not be reachable, but everything the engine relies on is checked.
    fn read(doc: &Doc<'_>) -> Result<Self, Malformed>;

    fn write_view(view: &Self::View) -> Value;

    /// Reads back what [`write_view`](Self::write_view) has written.
    fn read_view(doc: &Doc<'_>) -> Result<Self::View, Malformed>;

    /// What an event says: the id of its text, and its values.
    fn tell(event: &Self::Event) -> Line;

    /// The name of a pile in chance outcomes.
    fn pile_name(pile: Pile) -> String;
    fn pile_named(name: &str) -> Option<Pile>;

    /// The name of a card or tile in chance outcomes.
    fn card_name(card: u8) -> String;
    fn card_named(name: &str) -> Option<u8>;

    /// Scores a laid-out board written as text, for a game played with cardboard; `None` where a game has no such thing.
    fn score_sheet(_text: &str) -> Option<Result<Value, Malformed>> {
        None
    }

    /// What is wrong with a content file, place by place; `None` where a game takes none.
    fn check_content(_text: &str) -> Option<Vec<Malformed>> {
        None
    }

    /// Plays with this content from now on.
    fn use_content(_text: &str) -> Result<(), Malformed> {
        Err(Malformed::new("", format!("{} takes no content of one's own", Self::ABOUT.slug)))
    }
}

/// The beginning that all positions share: `game`, `options`, `seats`.
pub fn write_head<G: Game>(options: &G::Options, seats: usize) -> Map<String, Value> {
    let mut head = Map::new();
    head.insert("game".into(), G::ABOUT.slug.into());
    head.insert("options".into(), write_options::<G>(options));
    head.insert("seats".into(), seats.into());
    head
}

/// Reads what [`write_head`] has written.
pub fn read_head<G: Game>(doc: &Doc<'_>) -> Result<rules::Checked<G::Options>, Malformed> {
    let game = doc.field("game")?;
    if game.text()? != G::ABOUT.slug {
        return Err(game.wrong(format!("this is not a position of {}", G::ABOUT.slug)));
    }
    let seats = read_seats::<G>(&doc.field("seats")?)?;
    read_options::<G>(&doc.field("options")?, seats)
}

/// An event as JSON: its rule, its name and its values.
pub fn write_event<G: Notation>(rule: rules::RuleId, event: &G::Event) -> Value {
    let line = G::tell(event);
    let mut object = Map::new();
    object.insert("rule".into(), rule.as_str().into());
    object.insert("event".into(), line.id.strip_prefix("event-").unwrap_or(&line.id).into());
    for (name, arg) in &line.args {
        let value = match arg {
            rules::Arg::Count(count) => (*count).into(),
            rules::Arg::Seat(seat) => seat.number().into(),
            rules::Arg::Label(label) => (**label).into(),
            rules::Arg::Name(code) | rules::Arg::Words { code, .. } => code.as_str().into(),
        };
        object.insert(name.to_string(), value);
    }
    Value::Object(object)
}

/// A result as JSON: `{"scores":[…],"ranks":[…]}`.
pub fn write_outcome(outcome: &rules::Outcome) -> Value {
    json!({ "scores": outcome.scores(), "ranks": outcome.ranks() })
}
