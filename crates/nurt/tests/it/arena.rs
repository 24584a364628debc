//! `nurt arena`: fair seats, honest figures, bots from outside that misbehave.

use std::os::unix::fs::PermissionsExt;

use serde_json::Value;

use crate::{file, folder, games, run, text};

fn arena(args: &[&str]) -> Value {
    let output = run(&[&["arena"], args, &["--json"]].concat());
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn bot<'a>(report: &'a Value, name: &str) -> &'a Value {
    let bots = report["bots"].as_array().expect("a list");
    bots.iter().find(|bot| bot["name"].as_str().is_some_and(|found| found.contains(name))).expect("that bot")
}

fn script(name: &str, body: &str) -> String {
    let path = file(name, format!("#!/usr/bin/env python3\n{body}").as_bytes());
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("allowed");
    path
}

#[test]
fn shares_add_up_and_greedy_is_ahead() {
    for game in games() {
        let report = arena(&[&game, "--bots", "greedy,random", "--games", "12"]);
        assert_eq!((report["game"].as_str(), report["games"].as_u64()), (Some(game.as_str()), Some(12)));
        let share = |name: &str| bot(&report, name)["share"].as_f64().expect("a share");
        assert!((share("greedy") + share("random") - 1.0).abs() < 1e-6, "{report}");
        assert!(share("greedy") > 0.5, "{report}");
        for name in ["low", "high", "wins", "draws", "rating"] {
            assert!(bot(&report, "greedy")[name].is_number(), "{name}: {report}");
        }
    }
}

#[test]
fn threads_do_not_change_the_result() {
    let play =
        |threads: &str| arena(&["crabs", "--bots", "greedy,random,random", "--games", "9", "--threads", threads]);
    assert_eq!(play("1"), play("3"));
}

#[test]
fn an_arena_goes_on_from_its_log() {
    let path = folder("files").join("arena.jsonl");
    let _ = std::fs::remove_file(&path);
    let log = path.display().to_string();
    let whole = arena(&["crabs", "--bots", "greedy,random", "--games", "10"]);
    arena(&["crabs", "--bots", "greedy,random", "--games", "4", "--log", &log]);
    // As if it had been stopped in the middle of a line.
    let mut text = std::fs::read_to_string(&path).expect("a log");
    text.truncate(text.len() - 20);
    std::fs::write(&path, text).expect("written");
    assert_eq!(arena(&["crabs", "--bots", "greedy,random", "--games", "10", "--log", &log]), whole);
    // Nothing was written behind what was torn: only that game had to be played again.
    let text = std::fs::read_to_string(&path).expect("a log");
    let games = text.lines().filter(|line| line.starts_with("{\"game\"") && line.ends_with('}'));
    let numbers: std::collections::BTreeSet<_> = games.map(|line| line.split(',').next()).collect();
    assert_eq!((numbers.len(), text.lines().count()), (10, 12), "{text}");
    let other = run(&["arena", "crabs", "--bots", "random,greedy", "--games", "10", "--log", &log]);
    assert_eq!(other.status.code(), Some(2), "the log of another contest is not mixed in");
}

#[test]
fn the_example_bot_beats_random() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/pinning_bot.py");
    // The bot draws by the question alone, so the result is the same on every machine and with any number of threads.
    let report = arena(&["crabs", "--bots", &format!("exec:{path},random"), "--games", "100", "--seed", "a"]);
    let example = bot(&report, "exec:");
    assert_eq!(example["faults"], 0, "{report}");
    assert!(example["low"].as_f64().expect("a share") > 0.5, "{report}");
}

#[test]
fn bots_that_misbehave_lose_their_turns_and_nothing_else() {
    let bodies = [
        ("stops.py", "raise SystemExit"),
        ("nonsense.py", "import sys\nfor line in sys.stdin: print('hello', flush=True)"),
        ("illegal.py", "import sys\nfor line in sys.stdin: print('{\"action\":\"fly\\\\u001b[2J\"}', flush=True)"),
        ("endless.py", "import sys\nfor line in sys.stdin: print('x' * 1000000, flush=True)"),
    ];
    for (name, body) in bodies {
        let bots = format!("exec:{},random", script(name, body));
        let output = run(&["arena", "crabs", "--bots", &bots, "--games", "4", "--json"]);
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(bot(&report, name)["faults"].as_u64().expect("a count") > 20, "{name}: {report}");
        // The first twenty are told, and that there are more.
        let said = text(&output.stderr);
        assert_eq!(said.lines().filter(|line| line.ends_with(" is played for it")).count(), 20, "{said}");
        assert_eq!((said.lines().count(), said.contains('\u{1b}')), (21, false), "{said}");
    }
}

#[test]
fn a_bot_that_stalls_loses_that_turn() {
    let mark = folder("stalls").join("once");
    let _ = std::fs::remove_file(&mark);
    let body = format!(
        "import json, os, sys, time\n\
         for line in sys.stdin:\n    \
             if not os.path.exists({mark:?}):\n        open({mark:?}, 'w').close()\n        time.sleep(60)\n    \
             print(json.dumps({{'action': json.loads(line)['legal'][-1]}}), flush=True)"
    );
    let bots = format!("exec:python3 {},random", script("stalls.py", &body));
    let output = run(&["arena", "crabs", "--bots", &bots, "--games", "2", "--threads", "1", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(bot(&report, "stalls.py")["faults"], 1, "{report}");
    assert!(text(&output.stderr).contains("did not answer in 10 s"), "{}", text(&output.stderr));
}

#[test]
fn bad_calls_are_refused() {
    for args in [
        &["crabs", "--bots", "clever"][..],
        &["crabs", "--bots", "exec:"],
        &["crabs", "--bots", "exec:/nowhere/mybot,random"],
        &["crabs", "--bots", "random,random,random", "--seats", "2"],
        &["crabs", "--bots", "random", "--games", "0"],
        &["crabs", "--bots", "random", "--threads", "0"],
        &["crabs", "--bots", "random", "--scale", "0"],
        &["crabs", "--bots", "random", "--minutes", "-1"],
        &["crabs", "--bots", "random", "--nodes", "5"],
        &["crabs", "--bots", "random,greedy", "--claim", "1.5"],
        &["crabs", "--bots", "sharp@", "--games", "1"],
        &["crabs", "--bots", "random", "--seats", "9"],
        &["crabs"],
    ] {
        let output = run(&[&["arena"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{args:?}: {}", text(&output.stderr));
    }
}

#[test]
fn a_claim_is_decided_and_the_arena_stops() {
    let claim = |bots: &str, share: &str| {
        run(&["arena", "crabs", "--bots", bots, "--games", "400", "--claim", share, "--json", "--threads", "1"])
    };
    let yes = claim("greedy,random", "0.6");
    let report: Value = serde_json::from_slice(&yes.stdout).expect("JSON");
    assert_eq!((yes.status.code(), &report["claim"]["holds"]), (Some(0), &Value::Bool(true)), "{report}");
    assert!(report["games"].as_u64().expect("a count") < 100, "it stops when it knows: {report}");
    let no = claim("random,greedy", "0.4");
    let report: Value = serde_json::from_slice(&no.stdout).expect("JSON");
    assert_eq!((no.status.code(), &report["claim"]["holds"]), (Some(1), &Value::Bool(false)), "{report}");
    assert!(text(&no.stderr).contains("no, decided"), "{}", text(&no.stderr));
    let short = run(&["arena", "crabs", "--bots", "greedy,random", "--games", "2", "--claim", "0.6"]);
    assert!(short.status.code() == Some(1) && text(&short.stderr).contains("not decided"));
    // Points are looked at after 60 deals, which two seats play twice.
    let points = arena(&["waterway", "--bots", "greedy,random", "--games", "200", "--claim-points", "8"]);
    assert_eq!(points["claim"]["holds"], Value::Bool(true), "{points}");
}

/// So few nodes that the tree is full long before the thought is over.
#[test]
fn bots_make_do_with_little_memory() {
    for game in games() {
        let few = ["--bots", "search:1200,random", "--seats", "2", "--games", "2", "--nodes", "1000"];
        let report = arena(&[&[game.as_str()], &few[..]].concat());
        assert_eq!(
            (&report["games"], &bot(&report, "search")["faults"]),
            (&Value::from(2), &Value::from(0)),
            "{report}"
        );
    }
}

#[test]
fn levels_play_at_any_pace() {
    for game in games() {
        let bots = "calm,steady@30,sharp@30,master@2ms";
        let report = arena(&[&game, "--bots", bots, "--games", "1", "--scale", "0.01", "--minutes", "1"]);
        assert_eq!(report["games"], 1, "{report}");
    }
}
