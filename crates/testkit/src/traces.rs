//! Whole games as text. The first line of a file says how it is played; the rest is written by `cargo xtask bless`.

use std::collections::BTreeSet;
use std::fmt::Write;

use bots::Level;
use notation::{Doc, Map, Value, read_options, write_chance, write_event, write_outcome};
use rules::{Recording, Rng, Rolling, RuleId, Seat, Seats, Stream, Turn, Viewer};
use serde::Deserialize;

use crate::{Playable, trial};

/// The first line: `# {"seats":2,"seed":1,"options":{},"bots":"random"}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    seats: usize,
    seed: u8,
    #[serde(default)]
    options: toml::Table,
    #[serde(default)]
    bots: Option<String>,
    /// Stop after so many plies.
    #[serde(default)]
    plies: Option<usize>,
}

pub fn run<G: Playable>(root: &str) {
    let files = crate::files(root, "traces", "trace");
    assert!(!files.is_empty(), "there are no traces in {root}/data/traces");
    for (name, path) in files {
        let text = crate::read(&path);
        let first = text.lines().next().unwrap_or_default();
        let written = play::<G>(&name, first, &mut BTreeSet::new(), &mut Vec::new());
        if crate::blessing() {
            std::fs::write(&path, &written).unwrap_or_else(|error| panic!("{name}: {error}"));
        } else if text != written {
            let differs = text.lines().zip(written.lines()).position(|(old, new)| old != new);
            let line = differs.unwrap_or_else(|| text.lines().count().min(written.lines().count()));
            panic!(
                "{name}: line {} differs; `cargo xtask bless` rewrites it\n  is   {:?}\n  was  {:?}",
                line + 1,
                written.lines().nth(line),
                text.lines().nth(line)
            );
        }
    }
}

/// The rules that events of the traces cite.
pub fn cited<G: Playable>(root: &str) -> BTreeSet<RuleId> {
    let mut cited = BTreeSet::new();
    for (name, path) in crate::files(root, "traces", "trace") {
        let text = crate::read(&path);
        play::<G>(&name, text.lines().next().unwrap_or_default(), &mut cited, &mut Vec::new());
    }
    cited
}

/// All positions of the first trace, from the start to the end.
pub fn positions<G: Playable>(root: &str) -> Vec<G> {
    let mut positions = Vec::new();
    if let Some((name, path)) = crate::files(root, "traces", "trace").first() {
        let text = crate::read(path);
        play::<G>(name, text.lines().next().unwrap_or_default(), &mut BTreeSet::new(), &mut positions);
    }
    positions
}

fn play<G: Playable>(name: &str, first: &str, cited: &mut BTreeSet<RuleId>, positions: &mut Vec<G>) -> String {
    let header = first.strip_prefix("# ").unwrap_or_else(|| panic!("{name}: the first line must begin with `# `"));
    let header: Header = toml::from_str(&format!("header = {header}"))
        .map(|table: std::collections::BTreeMap<String, Header>| table.into_values().next())
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .unwrap_or_else(|| panic!("{name}: no header"));
    let options = to_json(&toml::Value::Table(header.options));
    let checked = read_options::<G>(&Doc::root(&options), Seats::all(header.seats))
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let level: Level = header.bots.as_deref().unwrap_or("random").parse().unwrap_or_else(|e| panic!("{name}: {e}"));
    let seed = [header.seed; 32];
    let mut position = G::start(&checked, checked.seats(), &mut Rolling(&mut Rng::new(seed, Stream::Deal)));
    let mut out = format!("{first}\n");
    let mut shown: Vec<Map<String, Value>> = vec![Map::new(); header.seats + 1];
    for ply in 0.. {
        positions.push(position.clone());
        let _ = writeln!(out, "ply {ply}");
        write_views(&position, &mut shown, &mut out);
        let actors = match position.turn() {
            Turn::Over(outcome) => {
                let _ = writeln!(out, "  result {}", write_outcome(&outcome));
                break;
            }
            Turn::Act(_) if header.plies == Some(ply) => break,
            Turn::Act(actors) => actors,
        };
        for seat in actors.iter() {
            let _ = writeln!(out, "  legal {seat} {}", trial::legal(&position, seat).join(" | "));
        }
        step::<G>(&mut position, level, seed, ply as u32, cited, &mut out);
    }
    out
}

fn step<G: Playable>(
    position: &mut G,
    level: Level,
    seed: [u8; 32],
    ply: u32,
    cited: &mut BTreeSet<RuleId>,
    out: &mut String,
) {
    let Some(seat) = position.turn().actors().first() else { return };
    let mut thoughts = Rng::new(seed, Stream::Bot { seat: seat.number(), step: ply });
    let view = position.view(Viewer::Seat(seat));
    let action =
        bots::choose::<G>(&view, seat, level, &bots::Pace::default(), &mut thoughts).expect("an actor has an action");
    let mut luck = Rng::new(seed, Stream::Step(ply));
    let mut chance = Recording::new(Rolling(&mut luck));
    let mut log: Vec<(RuleId, G::Event)> = Vec::new();
    position.apply(seat, action, &mut chance, &mut log);
    let _ = writeln!(out, "  step {seat} {action}");
    let tape = chance.into_tape();
    if !tape.is_empty() {
        let _ = writeln!(out, "  chance {}", write_chance::<G>(&tape));
    }
    for (rule, event) in &log {
        cited.insert(*rule);
        let _ = writeln!(out, "  event {}", write_event::<G>(*rule, event));
        let hidden = Viewer::all(position.seats()).filter(|&viewer| G::redact(*event, viewer) != Some(*event));
        let hidden: Vec<_> = hidden.map(name_of).collect();
        if !hidden.is_empty() {
            let _ = writeln!(out, "    not seen so by {}", hidden.join(" "));
        }
    }
}

fn name_of(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "spectator".into(), |seat: Seat| seat.to_string())
}

/// What changed in each view since the last time; one line where all views change alike.
fn write_views<G: Playable>(position: &G, shown: &mut [Map<String, Value>], out: &mut String) {
    let mut changes = Vec::new();
    for (viewer, before) in Viewer::all(position.seats()).zip(shown.iter_mut()) {
        let Value::Object(now) = G::write_view(&position.view(viewer)) else { continue };
        let changed: Map<_, _> = now
            .iter()
            .filter(|(name, value)| before.get(*name) != Some(value))
            .map(|(n, v)| (n.clone(), v.clone()))
            .collect();
        *before = now;
        changes.push((name_of(viewer), Value::Object(changed)));
    }
    if changes.windows(2).all(|pair| pair[0].1 == pair[1].1) {
        let _ = writeln!(out, "  view * {}", changes[0].1);
    } else {
        for (viewer, changed) in changes {
            let _ = writeln!(out, "  view {viewer} {changed}");
        }
    }
}

fn to_json(value: &toml::Value) -> Value {
    match value {
        toml::Value::String(text) => text.as_str().into(),
        toml::Value::Integer(number) => (*number).into(),
        toml::Value::Boolean(flag) => (*flag).into(),
        toml::Value::Array(items) => items.iter().map(to_json).collect(),
        toml::Value::Table(table) => Value::Object(table.iter().map(|(k, v)| (k.clone(), to_json(v))).collect()),
        toml::Value::Float(_) | toml::Value::Datetime(_) => Value::Null,
    }
}
