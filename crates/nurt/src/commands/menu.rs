//! `nurt play` without a game: choose a game, seats and bots with the arrow keys, and play.

use std::io::IsTerminal;

use bots::Level;
use catalog::AnyGame;
use notation::json;
use rules::Line;
use table::{Occupant, Table};
use text::{Language, Voice};

use super::play::{self, Ended};
use crate::fail::Fail;
use crate::terminal;

pub fn run(language: Language) -> Result<(), Fail> {
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return Err(Fail::call(
            "to choose a game nurt needs a terminal; name one, as in nurt play crabs, or see nurt --help",
        ));
    }
    while let Some(game) = choose_game(language)? {
        let voice = terminal::voice(game.about(), language);
        let Some(occupants) = choose_players(game, &voice)? else { continue };
        loop {
            let table = Table::open(game, occupants.clone(), &json!({}), play::new_seed()?).map_err(Fail::call)?;
            if play::at_table(table, language)? == Ended::Left {
                return Ok(());
            }
            let answers = ["ui-again-yes", "ui-again-other", "ui-again-no"].map(|id| voice.say(id));
            match terminal::choose(&voice.say("ui-again"), answers.to_vec())? {
                Some(0) => {}
                Some(1) => break,
                Some(_) | None => return Ok(()),
            }
        }
    }
    Ok(())
}

fn choose_game(language: Language) -> Result<Option<&'static dyn AnyGame>, Fail> {
    let [first, ..] = catalog::GAMES else { return Err(Fail::no("there is no game to play")) };
    let question = terminal::voice(first.about(), language).say("ui-choose-game");
    let titles = catalog::GAMES.iter().map(|game| {
        let voice = terminal::voice(game.about(), language);
        format!("{} – {}", voice.say("title"), voice.say("tagline"))
    });
    Ok(terminal::choose(&question, titles.collect())?.map(|index| catalog::GAMES[index]))
}

/// You and so many bots, or so many people.
fn choose_players(game: &dyn AnyGame, voice: &Voice) -> Result<Option<Vec<Occupant>>, Fail> {
    let about = game.about();
    let mut tables = Vec::new();
    for seats in about.min_seats..=about.max_seats {
        let line = match seats {
            1 => Line::new("ui-players-solo"),
            _ => Line::new("ui-players-bots").count("bots", seats - 1),
        };
        tables.push((voice.line(&line, &|_| String::new()), 1, seats));
    }
    for seats in about.min_seats.max(2)..=about.max_seats {
        let line = Line::new("ui-players-people").count("people", seats);
        tables.push((voice.line(&line, &|_| String::new()), seats, seats));
    }
    let names = tables.iter().map(|(name, ..)| name.clone()).collect();
    let Some(index) = terminal::choose(&voice.say("ui-choose-players"), names)? else { return Ok(None) };
    let (_, people, seats) = tables[index];
    let level = if people < seats {
        let levels = Level::ALL.iter().map(|level| voice.say(&format!("ui-level-{}", level.name())));
        match terminal::choose(&voice.say("ui-choose-bot"), levels.collect())? {
            Some(index) => Level::ALL[index],
            None => return Ok(None),
        }
    } else {
        Level::STEADY
    };
    let person = |seat: u8| match people {
        1 => Occupant::Person(voice.say("ui-you")),
        _ => Occupant::Person(terminal::seat_name(voice, rules::Seat::at(usize::from(seat)))),
    };
    let sits = |seat: u8| if seat < people { person(seat) } else { Occupant::Bot(level) };
    Ok(Some((0..seats).map(sits).collect()))
}
