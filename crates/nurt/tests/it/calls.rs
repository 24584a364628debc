//! Good calls answer, bad calls say in one line what is wrong.

use crate::{file, games, run, run_with, text};

/// A bad call: this exit code, nothing on stdout, one line on stderr that names the matter.
fn bad(args: &[&str], code: i32, about: &str) {
    let output = run(args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{args:?}: {said}");
    assert!(said.starts_with("nurt: ") && said.contains(about), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{args:?}: {said}");
}

#[test]
fn bad_calls_get_one_line() {
    let empty = file("empty.json", b"");
    let binary = file("binary.json", &[0, 159, 146, 150, 255]);
    let other = file("other.json", b"{\"some\":\"thing\"}");
    bad(&["dance"], 2, "dance");
    bad(&["trace"], 2, "required");
    bad(&["trace", "chess", "--seats", "2", "--seed", "1"], 2, "chess");
    bad(&["trace", "crabs", "--seats", "9", "--seed", "1"], 2, "CR-1.1");
    bad(&["trace", "crabs", "--seats", "two", "--seed", "1"], 2, "two");
    bad(&["trace", "crabs", "--seats", "2", "--seed", "1", "--options", "{"], 2, "--options");
    bad(&["trace", "crabs", "--seats", "2", "--seed", "1", "--options", "[]"], 2, "--options");
    bad(&["trace", "crabs", "--seats", "2", "--seed", "1", "--options", "{\"first\":7}"], 2, "first");
    bad(&["trace", "crabs", "--seats", "2", "--seed", "1", "--bots", "clever"], 2, "clever");
    bad(&["trace", "crabs", "--seats", "3", "--seed", "1", "--bots", "random,greedy"], 2, "--bots");
    bad(&["step", "chess"], 2, "chess");
    bad(&["play", "crabs", "--seats", "1"], 2, "CR-1.1");
    bad(&["play", "crabs", "--players", "Ola,greedy,random", "--seats", "2"], 2, "--players");
    bad(&["play", "--load", "/nowhere.json"], 2, "/nowhere.json");
    bad(&["play", "--load", &other], 2, "some");
    bad(&["replay", &empty], 2, "empty.json");
    bad(&["verify", &binary], 2, "binary.json");
    bad(&["svg", &other], 2, "game");
    bad(&["analyse", &other], 2, "other.json");
    bad(&["analyse", &other, "--budget", "soon"], 2, "soon");
    bad(&["rules", "crabs", "CR-99"], 2, "CR-99");
    bad(&["bench", "crabs", "--seats", "7"], 2, "--seats");
    bad(&["bench", "crabs", "--seconds", "-1"], 2, "more than 0");
    bad(&["trace", "crabs", "--seats", "-1", "--seed", "1"], 2, "-1");
    bad(&["bench", "crabs", "--seconds", "nan"], 2, "--seconds");
    bad(&["bench", "crabs", "--moves", "0"], 2, "--moves");
    bad(&["games", "--lang", "tlh"], 2, "tlh");
    bad(&["play"], 2, "terminal");
}

#[test]
fn help_teaches() {
    for args in [&["--help"][..], &["play", "--help"], &["step", "--help"], &["svg", "--help"]] {
        let output = run(args);
        assert!(output.status.success());
        assert!(text(&output.stdout).contains("Usage:"), "{args:?}");
    }
    assert!(text(&run(&["--help"]).stdout).contains("Examples:"));
}

#[test]
fn completions_come_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(text(&run(&["completions", shell]).stdout).contains("nurt"), "{shell}");
    }
}

#[test]
fn games_and_rules_speak_three_languages() {
    for game in games() {
        let spoken = |lang: &str| text(&run(&["rules", &game, "--lang", lang]).stdout);
        let (en, pl, it) = (spoken("en"), spoken("pl"), spoken("it"));
        assert!(en != pl && pl != it && en != it);
        for said in [en, pl, it] {
            assert!(said.lines().count() > 40 && !said.contains('‹'), "{said}");
        }
    }
    assert!(text(&run(&["rules", "crabs", "4.6", "--lang", "pl"]).stdout).contains("CR-4.6 Nigdy na większym"));
    assert!(text(&run(&["games", "--lang", "it"]).stdout).contains("Granchi"));
}

#[test]
fn a_game_is_recorded_verified_replayed_and_drawn() {
    for game in games() {
        let record = run(&["trace", &game, "--seats", "2", "--seed", "cli", "--record"]);
        assert!(record.status.success(), "{}", text(&record.stderr));
        let path = file(&format!("{game}.json"), &record.stdout);
        let verified = text(&run(&["verify", &path]).stdout);
        assert!(verified.contains("fine") && verified.contains("deals and rolls the same"), "{verified}");
        let story = text(&run(&["replay", &path, "--lang", "it"]).stdout);
        assert!(story.lines().count() > 10 && !story.contains('‹'), "{story}");
        let traced = run(&["trace", &game, "--seats", "2", "--seed", "cli"]);
        assert_eq!(text(&run(&["replay", &path, "--json"]).stdout), text(&traced.stdout), "replay prints the trace");
        for args in [&["--ply", "0"][..], &["--ply", "3", "--theme", "dark"], &["--viewer", "spectator"]] {
            let drawn = run(&[&["svg", &path], args].concat());
            assert!(text(&drawn.stdout).starts_with("<svg"), "{args:?}: {}", text(&drawn.stderr));
        }
        assert_eq!(run(&["svg", &path, "--ply", "99999"]).status.code(), Some(2));
        assert_eq!(run(&["svg", &path, "--viewer", "9"]).status.code(), Some(2));
        assert_eq!(run(&["svg", &path, "--ply", "0", "--touch", "nowhere"]).status.code(), Some(2));
        let touched = text(&record.stdout).replacen("\"action\":\"", "\"action\":\"x", 1);
        let no = run_with(&["verify", "-"], touched.as_bytes());
        assert_eq!(no.status.code(), Some(1), "a touched record is a no");
        assert!(text(&no.stdout).contains("steps[0]"));
    }
}

#[test]
fn bench_prints_what_scripts_read() {
    let output = run(&["bench", "crabs", "--seats", "2", "--seconds", "0.1", "--json"]);
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let row = &list[0];
    assert_eq!((row["game"].as_str(), row["seats"].as_u64()), (Some("crabs"), Some(2)));
    for name in ["moves_per_s", "games_per_s", "ns_actions", "ns_apply", "position_bytes"] {
        assert!(row[name].as_f64().is_some_and(|value| value > 0.0), "{name}: {row}");
    }
    assert_eq!(row["allocs_per_move"].as_f64(), Some(0.0));
}

#[test]
fn search_asks_for_no_memory_but_its_nodes() {
    for game in games() {
        let output = run(&["bench", &game, "--seats", "2", "--seconds", "0.05", "--json"]);
        let list: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(list[0]["iterations_per_s"].as_f64().is_some_and(|speed| speed > 0.0), "{list}");
        assert_eq!(list[0]["allocs_per_iteration"].as_f64(), Some(0.0), "{list}");
    }
}

#[test]
fn a_river_on_the_table_is_scored() {
    let river = file("river.txt", b"# fig. 5\nw15 0,-1 r0\nlay w28 0,-2 r0\n\nw05 2,0 r1\nw11 3,0 r1\n");
    let scored = run(&["score", "waterway", &river, "--json"]);
    let sheet: serde_json::Value = serde_json::from_slice(&scored.stdout).expect("JSON");
    assert_eq!(sheet["points"]["ports"], 10, "{sheet}");
    let spoken = text(&run(&["score", "waterway", &river, "--lang", "it"]).stdout);
    assert!(spoken.contains("Pozzanghera") && !spoken.contains('{'), "{spoken}");
    let lone = file("lone.txt", b"w15 0,-1 r0\nw05 9,9 r0\n");
    bad(&["score", "waterway", &lone], 1, "line 2");
    bad(&["score", "crabs", &river], 2, "waterway");
}

#[test]
fn content_of_ones_own_is_checked_and_played() {
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/salmonrun/content/salmonrun.json");
    let checked = run(&["content", "check", ours]);
    assert!(checked.status.success() && text(&checked.stdout).contains("fine"), "{}", text(&checked.stdout));
    let spoilt = text(&std::fs::read(ours).expect("content")).replacen("\"water\"", "\"lava\"", 1);
    let spoilt = file("lava.json", spoilt.as_bytes());
    let no = run(&["content", "check", &spoilt]);
    assert_eq!(no.status.code(), Some(1));
    assert!(text(&no.stdout).contains("lava"), "{}", text(&no.stdout));
    let played = run(&["trace", "salmonrun", "--seats", "2", "--seed", "own", "--content", ours]);
    assert!(played.status.success(), "{}", text(&played.stderr));
    bad(&["trace", "salmonrun", "--seats", "2", "--seed", "own", "--content", &spoilt], 2, "lava");
    bad(&["content", "check", ours, "--game", "crabs"], 2, "crabs");
}
