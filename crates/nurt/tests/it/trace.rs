//! `nurt trace` prints what the rules promise.

use serde_json::Value;

use crate::{games, run, text};

fn trace(args: &[&str]) -> Vec<Value> {
    let output = run(&[&["trace"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn every_line_has_its_fields() {
    for game in games() {
        let lines = trace(&[&game, "--seats", "3", "--seed", "1"]);
        let (last, steps) = lines.split_last().expect("lines");
        for (ply, line) in steps.iter().enumerate() {
            let names: Vec<_> = line.as_object().expect("an object").keys().map(String::as_str).collect();
            assert_eq!(names, ["ply", "position", "legal", "seat", "action", "chance"]);
            assert_eq!(line["ply"], ply);
            let seat = line["seat"].to_string();
            let legal: Vec<_> = line["legal"][&seat].as_array().expect("a list").iter().map(|a| a.as_str()).collect();
            assert!(legal.is_sorted() && legal.contains(&line["action"].as_str()), "{game} ply {ply}");
            let actors: Vec<_> =
                line["position"]["actors"].as_array().expect("a list").iter().map(Value::to_string).collect();
            assert_eq!(line["legal"].as_object().expect("an object").keys().cloned().collect::<Vec<_>>(), actors);
        }
        let names: Vec<_> = last.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(names, ["ply", "position", "result"]);
        assert_eq!(last["result"]["ranks"].as_array().map(Vec::len), Some(3));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let once = run(&["trace", "crabs", "--seats", "2", "--seed", "x"]).stdout;
    assert_eq!(once, run(&["trace", "crabs", "--seats", "2", "--seed", "x"]).stdout);
    assert_ne!(once, run(&["trace", "crabs", "--seats", "2", "--seed", "y"]).stdout);
}

#[test]
fn bots_sit_where_they_are_told() {
    let lines = trace(&["crabs", "--seats", "3", "--seed", "5", "--bots", "greedy,random,greedy"]);
    assert!(lines.len() > 5);
}

#[test]
fn a_reader_may_stop_early() {
    let mut child = crate::nurt(&["trace", "crabs", "--seats", "4", "--seed", "1"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ends");
    assert!(!text(&output.stderr).contains("panicked"), "{}", text(&output.stderr));
}
