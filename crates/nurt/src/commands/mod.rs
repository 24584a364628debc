//! One file for each command.

mod analyse;
mod arena;
mod backup;
mod bench;
mod completions;
mod content;
mod games;
mod load;
mod menu;
mod play;
mod replay;
mod rules;
mod score;
mod serve;
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
        None => serve::run_as_usual(),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => backup::backup(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::Load(args)) => load::run(&args),
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
        Some(Command::Analyse(args)) => analyse::run(&args, language),
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
