//! `cargo xtask …`: the chores of the project.

mod bench;
mod bless;
mod run;
mod test;
mod tidy;
mod tools;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test    everything: format, lints, house rules, all tests, hostile input, instruction counts
cargo xtask bless   rewrite traces, pictures, node and instruction counts; the diff is the review
cargo xtask bench   count the instructions of random play and compare with the blessed figures
cargo xtask tidy    check the dependency edges and the house rules
";

fn main() -> ExitCode {
    let task = std::env::args().nth(1).unwrap_or_default();
    let done = match task.as_str() {
        "test" => test::run(),
        "bless" => bless::run(),
        "bench" => bench::check(),
        "tidy" => tidy::run(),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => {
            eprintln!("xtask: there is no task \"{other}\"\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}
