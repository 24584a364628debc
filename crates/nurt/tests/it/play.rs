//! Playing in the terminal: through a pipe, and at a real (pseudo) terminal with arrow keys.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use rexpect::session::{PtySession, spawn_command};

use crate::{file, folder, games, nurt, run, run_with, text};

/// Plays a whole game by asking for a hint every turn.
#[test]
fn a_whole_game_by_hints() {
    for game in games() {
        let mut child = nurt(&["play", &game, "--seats", "2", "--seed", "whole"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("runs");
        let mut stdin = child.stdin.take().expect("piped");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
        writeln!(stdin, "hint").expect("open");
        let mut ended = false;
        for line in lines.by_ref() {
            let hint = line.strip_prefix("A bot would play ").and_then(|rest| rest.strip_suffix('.'));
            if hint.is_some_and(|action| writeln!(stdin, "{action}\nhint").is_err()) {
                break;
            }
            ended |= line.contains("wins!") || line.starts_with("A tie");
        }
        assert!(ended, "{game} was not played to its end");
        drop(stdin);
        assert!(child.wait().expect("ends").success());
    }
}

#[test]
fn words_and_refusals_are_answered() {
    let input = "?\nhelp\nrules CR-4.6\nrules 99\nnonsense\nc3-c3\nundo\nload\nload /nowhere\nlog\nboard\n\u{7f}\n";
    let output = run_with(&["play", "crabs", "--seed", "words"], input.as_bytes());
    let said = text(&output.stdout);
    assert!(output.status.success());
    for expected in [
        " moves:",
        "take your last move back",
        "CR-4.6 Never onto a bigger crab",
        "There is no rule 99",
        "CR-3.2",
        "nothing to take back",
        "Which file?",
        "could not be read",
        "Saved in",
        "Go on later with",
    ] {
        assert!(said.contains(expected), "{expected:?} is missing in\n{said}");
    }
}

#[test]
fn a_saved_game_goes_on() {
    let path = folder("files").join("saved.json").display().to_string();
    let first = text(&run(&["trace", "crabs", "--seats", "2", "--seed", "save"]).stdout);
    let first: serde_json::Value = serde_json::from_str(first.lines().next().expect("a line")).expect("JSON");
    let action = first["legal"]["0"][0].as_str().expect("an action").to_owned();
    let input = format!("{action}\nsave {path}\nquit\n");
    run_with(&["play", "crabs", "--seed", "save"], input.as_bytes());
    assert!(text(&run(&["verify", &path]).stdout).contains("2 steps, unfinished"));
    let said = text(&run_with(&["play", "--load", &path], b"undo\nquit\n").stdout);
    assert!(said.contains("Taken back"), "{said}");
    let inside = text(&run_with(&["play", "crabs"], format!("load {path}\nlog\nquit\n").as_bytes()).stdout);
    assert!(inside.contains("goes on after 2 steps"), "{inside}");
}

#[test]
fn all_languages_play() {
    for (language, expected) in [("en", "your turn"), ("pl", "Teraz gra: Gość"), ("it", "Ora gioca Ospite")] {
        let said = text(&run_with(&["play", "crabs", "--lang", language], b"?\nhint\nanalyse\nhelp\nquit\n").stdout);
        assert!(said.contains(expected) && !said.contains('‹'), "{said}");
    }
}

#[test]
fn names_cannot_harm_the_terminal() {
    let said = text(&run_with(&["play", "crabs", "--players", "\u{1b}[2JEve,greedy"], b"quit\n").stdout);
    assert!(!said.contains("\u{1b}[2J") && said.contains("Eve"), "{said}");
}

fn at_terminal(args: &[&str]) -> PtySession {
    let mut command = nurt(args);
    command.env("TERM", "xterm");
    spawn_command(command, Some(20_000)).expect("a pseudo terminal")
}

fn press(session: &mut PtySession, keys: &str) {
    session.send(keys).expect("sent");
    session.flush().expect("sent");
}

/// Without a game: a game, seats and bots by the arrow keys, then a move with completion.
#[test]
fn the_menu_is_used_by_arrow_keys() {
    const DOWN: &str = "\u{1b}[B";
    let mut session = at_terminal(&["play"]);
    session.exp_string("Which game?").expect("the first question");
    press(&mut session, "\r");
    session.exp_string("Who plays?").expect("the second question");
    press(&mut session, DOWN);
    press(&mut session, "\r");
    session.exp_string("How good").expect("the third question");
    press(&mut session, "\r");
    session.exp_string("your turn").expect("the game begins");
    press(&mut session, "hi\t\r");
    session.exp_string("A bot would play").expect("a word completed by Tab");
    press(&mut session, "quit\r");
    session.exp_string("Saved in").expect("nothing is lost");
    session.exp_eof().expect("it ends");
}

#[test]
fn leaving_by_a_key_saves_the_game() {
    let mut session = at_terminal(&["play", "crabs", "--seed", "leave"]);
    session.exp_string("your turn").expect("the game begins");
    session.send_control('c').expect("sent");
    session.exp_string("Saved in").expect("nothing is lost");
    session.exp_eof().expect("it ends");
}

#[test]
fn a_file_that_is_no_record_is_refused_and_the_game_goes_on() {
    let path = file("nonsense.json", b"{\"nurt\":1}");
    let said = text(&run_with(&["play", "crabs"], format!("load {path}\n?\nquit\n").as_bytes()).stdout);
    assert!(said.contains("could not be read") && said.contains(" moves:"), "{said}");
}

#[test]
fn a_record_without_its_seed_is_not_played_on() {
    let whole = text(&run(&["trace", "crabs", "--seats", "2", "--seed", "hidden", "--record"]).stdout);
    let seed = whole.split("\"seed\": ").nth(1).and_then(|rest| rest.split(',').next()).expect("a seed").to_owned();
    let path = file("seedless.json", whole.replace(&seed, "null").as_bytes());
    let output = run(&["play", "--load", &path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("seed"), "{}", text(&output.stderr));
}
