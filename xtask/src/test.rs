//! `cargo xtask test`: everything, ending with one line that counts.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::{bench, run, tidy, tools};

/// How long each game's parsers are fed hostile input.
const FUZZ_SECONDS: &str = "8";

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

pub fn run() -> Result<(), String> {
    let begin = Instant::now();
    let mut tally = Tally::default();
    // The example bot of docs/bot-protocol.md is a Python program, and instructions are counted by valgrind.
    // The page is driven in a real browser.
    step(&mut tally, "tools", || {
        let needed = [
            ("python3", "python3"),
            ("valgrind", "valgrind"),
            ("chromium", "chromium"),
            ("chromedriver", "chromium-driver"),
        ];
        needed.into_iter().try_for_each(|(program, package)| tools::need(program, package))
    });
    step(&mut tally, "format", || run::shown(run::cargo(&["fmt", "--all", "--check"])));
    step(&mut tally, "lints", || {
        run::shown(run::cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]))
    });
    step(&mut tally, "lints of the page", || {
        let page =
            ["clippy", "--package", "web", "--target", "wasm32-unknown-unknown", "--quiet", "--", "--deny", "warnings"];
        run::shown(run::cargo(&page))
    });
    step(&mut tally, "house rules", tidy::run);
    let mut tests = run::cargo(&["test", "--workspace", "--no-fail-fast"]);
    tests.env("NURT_FUZZ_SECONDS", FUZZ_SECONDS);
    cargo_tests(&mut tally, tests);
    step(&mut tally, "instruction counts", bench::check);
    println!("everything took {} s", begin.elapsed().as_secs());
    println!("{} passed, {} failed", tally.passed, tally.failed);
    if tally.failed == 0 { Ok(()) } else { Err("not everything passed".into()) }
}

fn step(tally: &mut Tally, name: &str, work: impl FnOnce() -> Result<(), String>) {
    println!("== {name}");
    let begin = Instant::now();
    match work() {
        Ok(()) => {
            tally.passed += 1;
            println!("== {name}: fine, {} s", begin.elapsed().as_secs());
        }
        Err(problem) => {
            tally.failed += 1;
            println!("== {name}: {problem}");
        }
    }
}

/// Runs the tests of the workspace, shows what they print, and counts them.
fn cargo_tests(tally: &mut Tally, mut command: Command) {
    println!("== tests");
    command.stdout(Stdio::piped());
    let Ok(mut child) = command.spawn() else {
        tally.failed += 1;
        println!("== tests: cargo could not be started");
        return;
    };
    let before = tally.passed + tally.failed;
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).map_while(Result::ok) {
        println!("{line}");
        if let Some((passed, failed)) = result_line(&line) {
            tally.passed += passed;
            tally.failed += failed;
        }
    }
    let success = child.wait().is_ok_and(|status| status.success());
    if (!success && tally.failed == 0) || tally.passed + tally.failed == before {
        tally.failed += 1;
        println!("== tests: they did not run to the end");
    }
}

/// Reads `test result: ok. 8 passed; 0 failed; …`.
fn result_line(line: &str) -> Option<(usize, usize)> {
    let counts = line.trim().strip_prefix("test result: ")?;
    let count = |word: &str| {
        let part = counts.split([';', '.']).find(|part| part.trim().ends_with(word))?;
        part.trim().split(' ').next()?.parse().ok()
    };
    Some((count("passed")?, count("failed")?))
}

#[cfg(test)]
mod tests {
    use super::result_line;

    #[test]
    fn result_lines_are_counted() {
        let line = "test result: FAILED. 6 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 2.13s";
        assert_eq!(result_line(line), Some((6, 2)));
        assert_eq!(result_line("test laws_hold ... ok"), None);
    }
}
