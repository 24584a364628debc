//! `nurt step` answers every line, good or bad, with one line.

use serde_json::{Value, json};

use crate::{games, run, run_with, text};

pub fn step(game: &str, lines: &[String]) -> Vec<Value> {
    let output = run_with(&["step", game], (lines.join("\n") + "\n").as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

pub fn traced(game: &str, seats: &str) -> Vec<Value> {
    let output = run(&["trace", game, "--seats", seats, "--seed", "steps"]);
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What trace and step say of the same game is the same.
#[test]
fn steps_agree_with_traces() {
    for game in games() {
        let lines = traced(&game, "2");
        let (_, steps) = lines.split_last().expect("lines");
        let asked = steps.iter().map(|line| {
            json!({ "position": line["position"], "seat": line["seat"], "action": line["action"],
                    "chance": line["chance"], "views": true })
            .to_string()
        });
        let answers = step(&game, &asked.collect::<Vec<_>>());
        assert_eq!(answers.len(), steps.len());
        for (ply, answer) in answers.iter().enumerate() {
            let (now, next) = (&lines[ply], &lines[ply + 1]);
            assert_eq!(answer["legal"], now["legal"][now["seat"].to_string()], "{game} ply {ply}");
            assert_eq!(answer["position"], next["position"], "{game} ply {ply}");
            if next.get("legal").is_some() {
                assert_eq!(answer["next_legal"], next["legal"], "{game} ply {ply}");
                assert_eq!(answer["result"], Value::Null);
            } else {
                assert_eq!(answer["result"], next["result"]);
            }
            assert!(
                answer["events"].as_array().is_some_and(|events| events.iter().all(|event| event["rule"].is_string()))
            );
            assert_eq!(answer["views"].as_object().map(|views| views.len()), Some(3), "two seats and a spectator");
        }
    }
}

#[test]
fn bad_lines_are_answered_and_forgotten() {
    for game in games() {
        let good = traced(&game, "2")[0]["position"].clone();
        let actor = good["actors"][0].clone();
        let line = |value: Value| value.to_string();
        let lines = vec![
            "{".to_owned(),
            "[]".to_owned(),
            "null".to_owned(),
            line(json!({})),
            line(json!({ "position": 1 })),
            line(json!({ "position": good, "colour": 1 })),
            line(json!({ "position": good, "seat": -1, "action": "x" })),
            line(json!({ "position": good, "seat": "0", "action": "x" })),
            line(json!({ "position": good, "seat": 99, "action": "x" })),
            line(json!({ "position": good, "seat": actor, "action": 7 })),
            line(json!({ "position": good, "seat": actor, "action": "x", "chance": {} })),
            line(json!({ "position": good, "views": "yes" })),
            line(json!({ "position": good, "seat": actor, "chance": [{ "die": 1 }] })),
            "\u{0}".to_owned(),
            format!("{{\"position\":{}1{}}}", "[".repeat(5000), "]".repeat(5000)),
        ];
        let answers = step(&game, &lines);
        assert_eq!(answers.len(), lines.len());
        for (asked, answer) in lines.iter().zip(&answers) {
            assert_eq!(answer["error"]["rule"], Value::Null, "{asked}");
            assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{asked}");
        }
        // Every field that is taken away or spoilt is missed.
        let fields: Vec<_> = good.as_object().expect("an object").keys().cloned().collect();
        let spoilt = fields.iter().flat_map(|name| {
            let mut less = good.clone();
            less.as_object_mut().expect("an object").remove(name);
            let mut wrong = good.clone();
            wrong[name] = json!({ "not": ["this"] });
            [line(json!({ "position": less })), line(json!({ "position": wrong }))]
        });
        let spoilt: Vec<_> = spoilt.collect();
        for (asked, answer) in spoilt.iter().zip(step(&game, &spoilt)) {
            assert!(answer["error"]["message"].is_string(), "{asked}\n{answer}");
        }
    }
}

#[test]
fn refusals_name_their_rule_and_what_is_legal() {
    for game in games() {
        let good = &traced(&game, "2")[0];
        let actor = good["position"]["actors"][0].clone();
        let refused =
            step(&game, &[json!({ "position": good["position"], "seat": actor, "action": "nonsense" }).to_string()]);
        assert!(refused[0]["error"]["rule"].is_string(), "{}", refused[0]);
        assert_eq!(refused[0]["legal"], good["legal"][actor.to_string()]);
        let nobody =
            step(&game, &[json!({ "position": good["position"], "seat": 7, "action": "nonsense" }).to_string()]);
        assert!(nobody[0]["error"]["rule"].is_string(), "{}", nobody[0]);
    }
}

#[test]
fn a_position_alone_is_shown_as_read() {
    for game in games() {
        let good = &traced(&game, "2")[0];
        let shown = step(&game, &[json!({ "position": good["position"] }).to_string()]);
        assert_eq!(shown[0]["position"], good["position"]);
        assert_eq!(shown[0]["next_legal"], good["legal"]);
        assert_eq!(shown[0]["events"], json!([]));
    }
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let output = run_with(&["step", "crabs"], b"\xff\xfe\x00\n{}\n\n");
    assert_eq!(text(&output.stdout).lines().count(), 3, "every line is answered, an empty one too");
    assert!(text(&output.stdout).starts_with("{\"error\":{\"rule\":null,\"message\":\"not UTF-8\"}}"));
    let long = vec![b'x'; 5 << 20];
    let output = run_with(&["step", "crabs"], &[&long[..], b"\n{}\n"].concat());
    assert_eq!(text(&output.stdout).lines().count(), 2, "a line too long is answered once");
}
