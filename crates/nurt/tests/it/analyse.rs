//! `nurt analyse`: what decisions cost and what luck gave.

use serde_json::{Value, json};

use crate::step::{step, traced};
use crate::{file, games, run, text};

/// A recorded game, in a file that no other test writes.
fn record(test: &str, game: &str) -> String {
    let output = run(&["trace", game, "--seats", "2", "--seed", "judge", "--bots", "greedy,random", "--record"]);
    file(&format!("{test}-{game}.json"), &output.stdout)
}

#[test]
fn every_step_is_judged() {
    for game in games() {
        let path = record("judge", &game);
        let args = ["analyse", &path, "--budget", "32", "--json"];
        let output = run(&args);
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(report["game"], game.as_str());
        let steps = report["steps"].as_array().expect("a list");
        let recorded: Value = serde_json::from_str(&std::fs::read_to_string(&path).expect("there")).expect("JSON");
        assert_eq!(steps.len(), recorded["steps"].as_array().expect("steps").len());
        for step in steps {
            let loss = step["loss"]["value"].as_f64().expect("a figure");
            assert!((0.0..=1.0).contains(&loss), "{step}");
            assert!(step["loss"]["error"].as_f64().is_some_and(|error| error >= 0.0), "{step}");
            let lucky = step["luck"].as_array().is_none_or(|luck| luck.len() == 2);
            assert!(lucky && step["chances"].as_array().is_some_and(|chances| chances.len() == 2), "{step}");
        }
        // Nothing in crabs is left to luck.
        let any_luck = steps.iter().any(|step| step["luck"].is_array());
        assert_eq!(any_luck, game != "crabs", "{game}");
        let losses = &report["totals"]["loss"];
        let loss = |seat: usize| losses[seat]["value"].as_f64().expect("a figure");
        assert!(loss(1) > loss(0), "{game}: random gives away more than greedy: {losses}");
        assert_eq!(run(&args).stdout, output.stdout, "the same report every time");
    }
}

/// One decision: every legal action with its worth, what is expected, everybody's chances.
#[test]
fn every_choice_of_a_step_is_shown() {
    for game in games() {
        let path = record("choices", &game);
        let recorded: Value = serde_json::from_str(&std::fs::read_to_string(&path).expect("there")).expect("JSON");
        let taken = &recorded["steps"][4];
        let args = ["analyse", &path, "--budget", "300", "--step", "5", "--json"];
        let output = run(&args);
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(report["step"], 4, "counted from 0, as everywhere in JSON");
        assert_eq!((&report["seat"], &report["played"]), (&taken["seat"], &taken["action"]), "{game}");
        let actions = report["actions"].as_array().expect("a list");
        let named: Vec<_> = actions.iter().map(|action| &action["action"]).collect();
        assert!(named.contains(&&taken["action"]), "{report}");
        for action in actions {
            assert!(action["value"].as_f64().is_some_and(|value| (0.0..=1.0).contains(&value)), "{action}");
            assert!(action["error"].is_number() && action["visits"].is_u64(), "{action}");
        }
        assert!(actions[0]["visits"].as_u64() > Some(0), "{report}");
        assert_eq!(report["line"][0]["action"], actions[0]["action"], "{game}: the best is expected");
        let chances: f64 = report["chances"].as_array().into_iter().flatten().filter_map(Value::as_f64).sum();
        assert!((chances - 1.0).abs() < 0.01, "{report}");
        assert_eq!(run(&args).stdout, output.stdout, "the same every time");
    }
}

/// What a bot is asked can be analysed as it is: a view and nothing behind it.
#[test]
fn a_question_to_a_bot_is_analysed() {
    for game in games() {
        let position = &traced(&game, "2")[0]["position"];
        let shown = &step(&game, &[json!({ "position": position, "views": true }).to_string()])[0];
        let seat = shown["next_legal"].as_object().and_then(|all| all.keys().next().cloned()).expect("somebody acts");
        let question = json!({
            "game": game, "seat": seat.parse::<u8>().expect("a number"), "view": shown["views"][&seat],
        });
        let path = file(&format!("question-{game}.json"), question.to_string().as_bytes());
        let output = run(&["analyse", &path, "--budget", "60", "--json"]);
        let report: Value =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)));
        let mut named: Vec<_> = report["actions"].as_array().into_iter().flatten().map(|one| &one["action"]).collect();
        named.sort_by_key(|action| action.as_str());
        let legal: Vec<_> = shown["next_legal"][&seat].as_array().expect("a list").iter().collect();
        assert_eq!(named, legal, "{game}");
        assert_eq!(run(&["analyse", &path, "--step", "1"]).status.code(), Some(2), "a question has no steps");
    }
}

#[test]
fn a_decision_speaks_three_languages() {
    let path = record("decision", "waterway");
    for (language, word) in [("en", "played"), ("pl", "zagrany"), ("it", "giocata")] {
        let said = text(&run(&["analyse", &path, "--budget", "20", "--step", "3", "--lang", language]).stdout);
        assert!(said.contains(word) && !said.contains('‹'), "{said}");
    }
    for wrong in ["0", "27", "-1", "x"] {
        let output = run(&["analyse", &path, "--step", wrong]);
        assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(2), 1), "{wrong}");
    }
    let nonsense = file("nonsense.json", br#"{"game":"crabs","seat":0,"view":{"x":1}}"#);
    let output = run(&["analyse", &nonsense]);
    assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(2), 1));
}

#[test]
fn the_report_speaks_three_languages() {
    let path = record("report", "divers");
    for (language, word) in [("en", "gave away"), ("pl", "strata"), ("it", "ha ceduto")] {
        let said = text(&run(&["analyse", &path, "--budget", "8", "--lang", language]).stdout);
        assert!(said.contains(word) && !said.contains('‹'), "{said}");
    }
}
