//! `nurt content`: tiles, maps and decks of one's own.

use std::path::Path;

use catalog::AnyGame;

use crate::cli::{Content, ContentTask};
use crate::fail::Fail;
use crate::input;

/// More problems than a person wants to read at once.
const MOST_SHOWN: usize = 50;

pub fn run(args: &Content) -> Result<(), Fail> {
    let ContentTask::Check { file, game } = &args.task;
    let game = match game {
        Some(slug) => input::game(slug)?,
        None => taker()?,
    };
    let text = input::text(file)?;
    let name = file.display();
    let problems = game
        .check_content(&text)
        .ok_or_else(|| Fail::call(format!("{} takes no content of one's own", game.about().slug)))?;
    problems.iter().take(MOST_SHOWN).for_each(|problem| anstream::println!("{name}: {problem}"));
    match problems.len() {
        0 => {
            anstream::println!("{name}: fine");
            Ok(())
        }
        count => Err(Fail::no(format!("{name}: {count} problems"))),
    }
}

/// Plays with a content file from now on.
pub fn use_file(path: &Path) -> Result<(), Fail> {
    let text = input::text(path)?;
    taker()?.use_content(&text).map_err(|error| Fail::call(format!("{}: {error}", path.display())))
}

/// The game that takes content.
fn taker() -> Result<&'static dyn AnyGame, Fail> {
    let taker = catalog::GAMES.iter().copied().find(|game| game.check_content("").is_some());
    taker.ok_or_else(|| Fail::call("no game takes content of one's own"))
}
