//! `nurt analyse`: what decisions cost and what luck gave.

use serde_json::Value;

use crate::{file, games, run, text};

fn record(game: &str) -> String {
    let output = run(&["trace", game, "--seats", "2", "--seed", "judge", "--bots", "greedy,random", "--record"]);
    file(&format!("judge-{game}.json"), &output.stdout)
}

#[test]
fn every_step_is_judged() {
    for game in games() {
        let path = record(&game);
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

#[test]
fn the_report_speaks_three_languages() {
    let path = record("divers");
    for (language, word) in [("en", "gave away"), ("pl", "strata"), ("it", "ha ceduto")] {
        let said = text(&run(&["analyse", &path, "--budget", "8", "--lang", language]).stdout);
        assert!(said.contains(word) && !said.contains('‹'), "{said}");
    }
}
