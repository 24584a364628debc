//! One file for each command.

mod arena;
mod bench;
mod completions;
mod content;
mod games;
mod menu;
mod play;
mod replay;
mod rules;
mod score;
mod step;
mod svg;
mod trace;
mod verify;

use text::Language;

use crate::cli::{Cli, Command};
use crate::fail::Fail;

pub fn run(cli: Cli) -> Result<(), Fail> {
    let language = cli.lang.unwrap_or_else(from_environment);
    if let Some(path) = &cli.content {
        content::use_file(path)?;
    }
    match cli.command {
        None => menu::run(language),
        Some(Command::Games(args)) => games::run(&args, language),
        Some(Command::Play(args)) => play::run(args, language),
        Some(Command::Trace(args)) => trace::run(&args),
        Some(Command::Step(args)) => step::run(&args, language),
        Some(Command::Replay(args)) => replay::run(&args, language),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Svg(args)) => svg::run(&args, language),
        Some(Command::Rules(args)) => rules::run(&args, language),
        Some(Command::Score(args)) => score::run(&args, language),
        Some(Command::Content(args)) => content::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Completions(args)) => completions::run(&args),
    }
}

/// The language of the environment, as other programs take it.
fn from_environment() -> Language {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    Language::of_locale(&locale.unwrap_or_default())
}
