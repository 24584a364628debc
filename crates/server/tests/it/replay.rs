//! Whole recorded games of every game, played by all seats over sockets with somebody looking on.

use std::path::Path;

use notation::{Record, Value, json, read_record};
use rules::{Seat, Viewer};
use table::{Occupant, Seed, Table};

use crate::hall::{Hall, Line, open_chairs, sits};

fn records() -> Vec<(String, Record)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut records = Vec::new();
    for game in catalog::GAMES {
        let folder = games.join(game.about().slug).join("data/records");
        for file in std::fs::read_dir(folder).expect("a corpus").filter_map(Result::ok) {
            let text = std::fs::read_to_string(file.path()).expect("readable");
            records.push((file.path().display().to_string(), read_record(&text).expect("a record")));
        }
    }
    records.sort_by(|left, right| left.0.cmp(&right.0));
    records
}

/// A table of the record's game that will be dealt and rolled as the record was.
fn opening(record: &Record) -> Value {
    let chairs = open_chairs(record.seats);
    let plan = json!({ "game": record.game, "chairs": chairs, "options": record.options });
    json!({ "plan": plan, "seed": record.seed, "host": "nobody", "opened_ms": 0 })
}

#[test]
fn every_recorded_game_is_played_again_over_sockets() {
    let records = records();
    assert!(records.len() >= 5);
    let mut hall = Hall::open();
    let ids: Vec<String> = (0..records.len()).map(|n| format!("{n:0>20}")).collect();
    let tables: Vec<_> = ids.iter().zip(&records).map(|(id, (_, record))| (id.as_str(), opening(record))).collect();
    hall.prepare(&tables);
    std::thread::scope(|scope| {
        for (id, (name, record)) in ids.iter().zip(&records) {
            let hall = &hall;
            scope.spawn(move || play(hall, id, name, record));
        }
    });
}

fn play(hall: &Hall, id: &str, name: &str, record: &Record) {
    // The same game here, to know what each viewer may be told.
    let occupants = vec![Occupant::Person(String::new()); record.seats];
    let seed = Seed::from_hex(record.seed.as_deref().expect("a seed")).expect("hexadecimal digits");
    let game = catalog::game(&record.game).expect("known");
    let mut here = Table::open(game, occupants, &record.options, seed).expect("it was played");

    let (mut spectator, _) = hall.guest().joins(id);
    let mut lines: Vec<Line> = (0..record.seats).map(|seat| sits(hall, id, seat as u64, "Ola").1).collect();
    let mut seq = 1;
    let mut viewers: Vec<(Viewer, &mut Line)> =
        lines.iter_mut().enumerate().map(|(seat, line)| (Viewer::Seat(Seat::at(seat)), line)).collect();
    viewers.push((Viewer::Spectator, &mut spectator));
    for (viewer, line) in &mut viewers {
        let update = line.update(seq);
        check(name, &here, *viewer, &update, &[]);
    }
    for step in &record.steps {
        let events = here.act(Seat::at(step.seat.into()), &step.action).expect("it was played").events;
        let (_, line) = &mut viewers[usize::from(step.seat)];
        line.acts(step.seat.into(), seq, &step.action);
        seq += 1;
        for (viewer, line) in &mut viewers {
            let update = line.update(seq);
            assert_eq!(update["seq"], seq, "{name}");
            check(name, &here, *viewer, &update, &events);
        }
    }
    let played = hall.guest().get(&format!("/api/v1/tables/{id}/record"));
    let played = read_record(&played.text()).expect("our own record");
    assert_eq!(&played, record, "{name}");
    assert!(table::verify(&played).expect("it is right").luck_checked, "{name}");
}

/// An update says what this viewer may know, and nothing else.
fn check(name: &str, here: &Table, viewer: Viewer, update: &Value, events: &[catalog::Told]) {
    let position = here.position();
    assert_eq!(update["view"], position.write_view(viewer), "{name}: {viewer:?} at step {}", here.steps().len());
    let may_act = |seat: &Seat| here.turn().actors().has(*seat);
    let legal = viewer.seat().filter(may_act).map(|seat| position.legal(seat)).unwrap_or_default();
    assert_eq!(update["legal"], json!(legal), "{name}: {viewer:?}");
    let place = viewer.seat().map_or(position.seats(), Seat::index);
    let seen: Vec<&str> = events.iter().filter_map(|told| told.seen[place].as_ref().map(|line| &*line.id)).collect();
    let told: Vec<&str> = update["news"]
        .as_array()
        .expect("news")
        .iter()
        .map(|news| news["line"]["id"].as_str().expect("an id"))
        .collect();
    assert_eq!(told, seen, "{name}: {viewer:?}");
    let keys: Vec<_> = update.as_object().expect("an object").keys().map(String::as_str).collect();
    let known = [
        "is", "seq", "steps", "viewer", "view", "legal", "actors", "from", "news", "may_undo", "clocks", "ended",
        "request",
    ];
    assert!(keys.iter().all(|key| known.contains(key)), "{name}: {keys:?}");
    assert_eq!(update.get("ended").is_some(), here.turn().is_over(), "{name}: the seed is shown at the end only");
}
