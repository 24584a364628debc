//! Tables, take-backs and records, with every game of the catalog.

mod room;

use std::path::Path;

use bots::Level;
use catalog::AnyGame;
use notation::{Record, Value, json, read_record};
use rules::Seat;
use table::{Occupant, Reveal, Seed, Table, verify};

fn open(game: &'static dyn AnyGame, seats: usize, seed: &str) -> Table {
    let bots = vec![Occupant::Bot(Level::Random); seats];
    Table::open(game, bots, &json!({}), Seed::from_text(seed)).expect("defaults are allowed")
}

fn play(table: &mut Table, most: usize) {
    for _ in 0..most {
        let Some((seat, level)) = table.bot_to_act() else { return };
        let action = table.think(seat, level).expect("an actor has an action");
        table.act(seat, &action).expect("a bot plays legal actions");
    }
}

fn each_game(check: impl Fn(&'static dyn AnyGame, usize)) {
    for game in catalog::GAMES {
        for seats in game.about().min_seats..=game.about().max_seats {
            check(*game, seats.into());
        }
    }
}

/// Every recorded game of every version must replay for ever.
#[test]
fn the_corpus_replays() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in catalog::GAMES {
        let folder = games.join(game.about().slug).join("data/records");
        let files: Vec<_> = std::fs::read_dir(&folder).expect("a corpus").filter_map(Result::ok).collect();
        assert!(!files.is_empty(), "{}: no recorded games", game.about().slug);
        for file in files {
            let name = file.path().display().to_string();
            let text = std::fs::read_to_string(file.path()).expect("readable");
            let record = read_record(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let verdict = verify(&record).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            assert!(verdict.is_over && verdict.luck_checked, "{name}: {verdict:?}");
            assert_eq!(record.to_text(), text, "{name}: the format has changed");
        }
    }
}

#[test]
fn a_record_reads_back_and_goes_on() {
    each_game(|game, seats| {
        let mut table = open(game, seats, "goes on");
        play(&mut table, 7);
        let text = table.record(Reveal::Always).to_text();
        let record = read_record(&text).expect("our own record");
        let mut resumed = Table::resume(&record, table.occupants().to_vec()).expect("our own record");
        assert_eq!(resumed.position().write(), table.position().write());
        play(&mut table, 5);
        play(&mut resumed, 5);
        assert_eq!(resumed.position().write(), table.position().write(), "luck goes on as it would have");
    });
}

#[test]
fn the_seed_is_shown_only_at_the_end() {
    each_game(|game, seats| {
        let mut table = open(game, seats, "promise");
        play(&mut table, 3);
        let record = table.record(Reveal::WhenOver);
        assert_eq!(record.seed, None);
        assert_eq!(record.commitment.as_deref(), Some(Seed::from_text("promise").commitment().as_str()));
        assert!(!verify(&record).expect("a good record").luck_checked);
        play(&mut table, usize::MAX);
        let verdict = verify(&table.record(Reveal::WhenOver)).expect("a good record");
        assert!(verdict.luck_checked && verdict.is_over);
    });
}

fn spoilt(record: &Record, spoil: impl FnOnce(&mut Record)) -> String {
    let mut record = record.clone();
    spoil(&mut record);
    verify(&record).expect_err("a spoilt record").to_string()
}

#[test]
fn a_touched_record_is_found_out() {
    let game = catalog::GAMES[0];
    let mut table = open(game, 2, "touched");
    play(&mut table, usize::MAX);
    let record = table.record(Reveal::WhenOver);
    verify(&record).expect("a good record");
    assert!(spoilt(&record, |r| r.seed = Some(Seed::from_text("other").to_string())).starts_with("seed:"));
    assert!(spoilt(&record, |r| r.commitment = Some("0".repeat(64))).starts_with("seed:"));
    assert!(spoilt(&record, |r| r.result = Some(json!({"scores":null,"ranks":[9,9]}))).starts_with("result:"));
    assert!(spoilt(&record, |r| r.result = None).starts_with("result:"));
    assert!(spoilt(&record, |r| r.steps[0].action = "nonsense".into()).starts_with("steps[0]:"));
    assert!(spoilt(&record, |r| r.steps[0].seat = 7).starts_with("steps[0]:"));
    assert!(spoilt(&record, |r| r.game = "chess".into()).starts_with("game:"));
    assert!(spoilt(&record, |r| r.rules = 999).starts_with("rules:"));
    assert!(spoilt(&record, |r| r.seats = 7).contains("seats"));
    assert!(spoilt(&record, |r| r.options = json!({"colour":"red"})).contains("colour"));
    assert!(!spoilt(&record, |r| r.deal = json!([])).is_empty());
    assert!(!spoilt(&record, |r| r.steps.truncate(2)).is_empty());
}

#[test]
fn records_are_read_strictly() {
    let table = open(catalog::GAMES[0], 2, "strict");
    let Value::Object(good) = table.record(Reveal::Always).write() else { panic!("an object") };
    for name in good.keys() {
        let mut less = good.clone();
        less.remove(name);
        assert!(read_record(&Value::Object(less).to_string()).is_err(), "without {name}");
    }
    let mut more = good.clone();
    more.insert("extra".into(), json!(1));
    assert!(read_record(&Value::Object(more).to_string()).is_err());
    let twice = Value::Object(good).to_string().replacen('{', "{\"seats\":2,", 1);
    assert!(read_record(&twice).is_err(), "a name that stands twice");
}

/// Bytes of real records, changed at random: an error or a table, never a panic.
#[test]
fn hostile_records_are_refused() {
    each_game(|game, seats| {
        let mut table = open(game, seats, "hostile");
        play(&mut table, 12);
        let text = table.record(Reveal::Always).to_text();
        let mut rng = rules::Rng::new([3; 32], rules::Stream::Trial(0));
        for _ in 0..150 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=rng.below(3) {
                let at = rng.below(bytes.len() as u32) as usize;
                match rng.below(3) {
                    0 => bytes[at] = b"0123456789abcdefglm-,:\"[]{} "[rng.below(28) as usize],
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, bytes[rng.below(bytes.len() as u32) as usize]),
                }
            }
            if let Ok(record) = read_record(&String::from_utf8_lossy(&bytes)) {
                let _ = verify(&record);
            }
        }
    });
}

#[test]
fn a_step_can_be_taken_back_while_nothing_has_come_in() {
    let open_game = catalog::game("crabs").expect("a game where all lies open");
    let mut table = open(open_game, 2, "undo");
    let before = table.position().write();
    let (seat, _) = table.bot_to_act().expect("a bot");
    assert!(!table.may_undo(seat), "nothing has happened");
    play(&mut table, 1);
    let other = Seat::at(1 - seat.index());
    assert!(!table.undo(other), "only the seat that acted");
    assert!(table.undo(seat));
    assert_eq!(table.position().write(), before);
    play(&mut table, 2);
    assert!(!table.undo(seat), "another seat has decided since");
    table.take_back_to(0);
    assert_eq!(table.position().write(), before);
}

/// A step that rolled luck or turned something up stays.
#[test]
fn what_has_been_seen_cannot_be_taken_back() {
    each_game(|game, seats| {
        let mut table = open(game, seats, "seen");
        for _ in 0..60 {
            let Some((seat, _)) = table.bot_to_act() else { return };
            let before = table.position().write();
            play(&mut table, 1);
            let step = table.steps().last().expect("a step").clone();
            assert!(!step.foregone || step.chance == json!([]), "{}: luck came", game.about().slug);
            let undone = table.undo(seat);
            assert_eq!(undone, step.foregone);
            if undone {
                assert_eq!(table.position().write(), before);
                table.act(seat, &step.action).expect("it was legal before");
            }
        }
    });
    // Laying a tile turns up the next one.
    let upstream = catalog::game("upstream").expect("a game with a stack");
    let mut table = open(upstream, 3, "stack");
    let (seat, _) = table.bot_to_act().expect("a bot");
    play(&mut table, 1);
    assert!(!table.undo(seat), "the next tile has been seen");
}

#[test]
fn a_refused_action_changes_nothing() {
    each_game(|game, seats| {
        let mut table = open(game, seats, "refused");
        let before = table.position().write();
        let seat = table.turn().actors().first().expect("an actor");
        let refusal = table.act(seat, "no such thing").expect_err("refused");
        assert!(game.about().rules.contains(&refusal.rule));
        assert_eq!(table.position().write(), before);
        assert!(table.steps().is_empty());
    });
}

/// What a seed means must never change.
#[test]
fn a_seed_means_the_same_for_ever() {
    let seed = Seed::from_text("nurt");
    assert_eq!(seed.to_string(), "dc5acc679c622207cc6eaa2354083d9642f1bd671590259b1a10770b9234013a");
    assert_eq!(seed.commitment(), "c83f13d7c44dd088d5c0a8a423a8e6a8a847368ec94380497ddf6444cbafdcf8");
    assert_eq!(Seed::from_text(&seed.to_string()), seed);
    let mut rng = seed.rng(rules::Stream::Deal);
    let drawn: Vec<_> = (0..6).map(|_| rng.below(1000)).collect();
    assert_eq!(drawn, [620, 776, 354, 328, 664, 831]);
    let mut rng = seed.rng(rules::Stream::Step(3));
    let drawn: Vec<_> = (0..6).map(|_| rng.below(1000)).collect();
    assert_eq!(drawn, [539, 436, 875, 290, 708, 271]);
}
