//! The command line as scripts and people use it: the real binary, its output and its exit codes.

mod analyse;
mod arena;
mod calls;
mod play;
mod serve;
mod step;
mod trace;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The binary, in English whatever the environment says.
fn nurt(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nurt"));
    command.args(args).env("LC_ALL", "C").env("NO_COLOR", "1").env("XDG_DATA_HOME", folder("data"));
    command
}

fn run(args: &[&str]) -> Output {
    nurt(args).stdin(Stdio::null()).output().expect("the binary runs")
}

/// Runs the binary with this on its standard input.
fn run_with(args: &[&str], input: &[u8]) -> Output {
    let mut child = nurt(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("written");
    output
}

/// Output as text; spaces that do not break are spaces here.
fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8").replace('\u{a0}', " ")
}

/// A folder of this test run.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn file(name: &str, content: &[u8]) -> String {
    let path = folder("files").join(name);
    std::fs::write(&path, content).expect("written");
    path.display().to_string()
}

/// The slugs of all games.
fn games() -> Vec<String> {
    let listed = run(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_slice(&listed.stdout).expect("JSON");
    games.as_array().expect("a list").iter().map(|game| game["game"].as_str().expect("a slug").to_owned()).collect()
}
