//! Worked examples and edge cases as data files: position, action, what comes of it.

use std::path::Path;

use notation::{Doc, Value, read_options, read_seats, write_event, write_outcome};
use rules::{ChanceLaw, Replaying, Rolling, RuleId, Seat};
use serde::Deserialize;

use crate::{Playable, trial};

/// One example; its file name begins with the rule it shows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub rule: String,
    /// Where it comes from: a section of the rules file.
    pub source: String,
    /// What it shows, for whoever reads the file.
    #[serde(rename = "about")]
    _about: Option<String>,
    /// A position as JSON …
    before: Option<String>,
    /// … or the beginning of a game.
    start: Option<Start>,
    /// Steps played first.
    #[serde(default)]
    play: Vec<(u8, String)>,
    seat: Option<u8>,
    action: Option<String>,
    chance: Option<String>,
    expect: Expect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    seats: i64,
    options: Option<String>,
    /// Which of the possible deals.
    #[serde(default)]
    deal: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    /// The rule that refuses the action, the options or the seats.
    refused: Option<String>,
    /// The place of the position that is wrong.
    malformed: Option<String>,
    /// All legal actions of the seat before the action.
    legal: Option<Vec<String>>,
    /// Fields of the position afterwards; others are not looked at.
    after: Option<String>,
    /// All legal actions afterwards, by seat.
    next: Option<std::collections::BTreeMap<String, Vec<String>>>,
    /// Rules of events, in this order; other events may lie between.
    events: Option<Vec<String>>,
    /// Rules that no event cites.
    #[serde(default)]
    no_events: Vec<String>,
    /// Ranks and scores, or null while the game goes on.
    result: Option<String>,
    /// The view of a viewer afterwards: "0", "spectator"; fields not given are not looked at.
    #[serde(default)]
    views: std::collections::BTreeMap<String, String>,
}

pub fn run<G: Playable>(root: &str) {
    let mut failed = Vec::new();
    let files = crate::files(root, "examples", "toml");
    assert!(!files.is_empty(), "there are no examples in {root}/data/examples");
    for (name, path) in files {
        let outcome = std::panic::catch_unwind(|| check::<G>(&name, &path));
        if outcome.is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "examples that came out differently: {failed:?}");
}

/// Reads an example file.
pub fn load(name: &str, path: &Path) -> Example {
    let example: Example = toml::from_str(&crate::read(path)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let begins = name.strip_prefix(&example.rule).is_some_and(|rest| rest.starts_with('-'));
    assert!(begins, "{name}: the file name must begin with its rule, {}", example.rule);
    assert!(!example.source.is_empty(), "{name}: no source");
    example
}

fn check<G: Playable>(name: &str, path: &Path) {
    let example = load(name, path);
    let expect = &example.expect;
    let Some(mut position) = begin::<G>(name, &example) else { return };
    for (seat, text) in &example.play {
        let seat = Seat::at(usize::from(*seat));
        let action = position.read_action(seat, text).and_then(|action| position.check(seat, action).map(|()| action));
        let action = action.unwrap_or_else(|refusal| panic!("{name}: {text} is refused by {}", refusal.rule));
        position.apply(seat, action, &mut Replaying::new(&[]), &mut rules::Mute);
    }
    let seat = Seat::at(usize::from(example.seat.unwrap_or(0)));
    if let Some(legal) = &expect.legal {
        assert_eq!(&trial::legal(&position, seat), legal, "{name}: legal actions");
    }
    let mut rules_told = Vec::new();
    if let Some(text) = &example.action {
        match act(name, &mut position, seat, text, example.chance.as_deref(), &mut rules_told) {
            Err(rule) => {
                assert_eq!(Some(rule.as_str()), expect.refused.as_deref(), "{name}: {text} is refused by {rule}");
                return;
            }
            Ok(()) => assert_eq!(expect.refused, None, "{name}: {text} is not refused"),
        }
    }
    compare(name, &position, expect, &rules_told);
}

fn begin<G: Playable>(name: &str, example: &Example) -> Option<G> {
    let expect = &example.expect;
    if let Some(text) = &example.before {
        return match trial::position::<G>(text) {
            Ok(position) => {
                assert_eq!(expect.malformed, None, "{name}: the position is read");
                Some(position)
            }
            Err(error) => {
                let place = expect.malformed.as_deref();
                assert_eq!(place, Some(error.path.as_str()), "{name}: {error}");
                if let Some(rule) = &expect.refused {
                    assert_eq!(error.rule.map(RuleId::as_str), Some(rule.as_str()), "{name}: {error}");
                }
                None
            }
        };
    }
    let start = example.start.as_ref().unwrap_or_else(|| panic!("{name}: needs `before` or `start`"));
    let seats = Value::from(start.seats);
    let options = trial::value(start.options.as_deref().unwrap_or("{}"));
    let checked = read_seats::<G>(&Doc::root(&seats)).and_then(|seats| read_options::<G>(&Doc::root(&options), seats));
    match checked {
        Err(error) => {
            assert_eq!(error.rule.map(RuleId::as_str), expect.refused.as_deref(), "{name}: {error}");
            None
        }
        Ok(checked) => {
            let refused = example.action.is_none() && expect.refused.is_some();
            assert!(!refused, "{name}: the options are not refused");
            let mut rng = trial::rng(start.deal);
            Some(G::start(&checked, checked.seats(), &mut Rolling(&mut rng)))
        }
    }
}

/// Plays an action as `nurt step` does.
fn act<G: Playable>(
    name: &str,
    position: &mut G,
    seat: Seat,
    text: &str,
    chance: Option<&str>,
    told: &mut Vec<Value>,
) -> Result<(), RuleId> {
    let chance = chance.unwrap_or("[]");
    if let ChanceLaw::Never(rule) = G::ABOUT.chance
        && trial::value(chance) != notation::json!([])
    {
        return Err(rule);
    }
    let action = position.read_action(seat, text).and_then(|action| position.check(seat, action).map(|()| action));
    let action = action.map_err(|refusal| refusal.rule)?;
    let (ChanceLaw::Never(rule) | ChanceLaw::Tape(rule)) = G::ABOUT.chance;
    let tape = trial::chance::<G>(chance).map_err(|_| rule)?;
    let mut chance = Replaying::new(&tape);
    let mut log: Vec<(RuleId, G::Event)> = Vec::new();
    position.apply(seat, action, &mut chance, &mut log);
    if let Err(fault) = chance.finish() {
        eprintln!("{name}: {fault:?}");
        return Err(rule);
    }
    told.extend(log.iter().map(|(rule, event)| write_event::<G>(*rule, event)));
    Ok(())
}

fn compare<G: Playable>(name: &str, position: &G, expect: &Expect, told: &[Value]) {
    if let Some(after) = &expect.after {
        same_fields(name, "after", after, &position.write());
    }
    for (seat, legal) in expect.next.iter().flatten() {
        let seat = Seat::at(seat.parse().unwrap_or_else(|_| panic!("{name}: seat {seat}")));
        assert_eq!(&trial::legal(position, seat), legal, "{name}: legal actions of seat {seat} afterwards");
    }
    let cited: Vec<_> = told.iter().filter_map(|event| event["rule"].as_str()).collect();
    if let Some(events) = &expect.events {
        let mut left = cited.iter();
        let in_order = events.iter().all(|rule| left.any(|cited| cited == rule));
        assert!(in_order, "{name}: expected events by {events:?}, told were {told:?}");
    }
    let unwanted = expect.no_events.iter().find(|rule| cited.contains(&rule.as_str()));
    assert_eq!(unwanted, None, "{name}: an event that should not be: {told:?}");
    if let Some(result) = &expect.result {
        let found = position.turn().outcome().map_or(Value::Null, |outcome| write_outcome(&outcome));
        assert_eq!(found, trial::value(result), "{name}: result");
    }
    for (viewer, view) in &expect.views {
        let viewer = match viewer.as_str() {
            "spectator" => rules::Viewer::Spectator,
            seat => rules::Viewer::Seat(Seat::at(seat.parse().unwrap_or_else(|_| panic!("{name}: viewer {seat}")))),
        };
        same_fields(name, "view", view, &G::write_view(&position.view(viewer)));
    }
}

fn same_fields(name: &str, what: &str, expected: &str, found: &Value) {
    let Value::Object(expected) = trial::value(expected) else { panic!("{name}: {what} is no object") };
    for (field, value) in &expected {
        assert_eq!(&found[field.as_str()], value, "{name}: {what}: {field}\nwhole: {found}");
    }
}
