//! What the page says, in the language of its reader.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use catalog::AnyGame;
use rules::{Line, Seat};
use text::{Language, Voice};
use wire::{Info, Sitter};

const EN: &str = include_str!("../text/en.ftl");
const PL: &str = include_str!("../text/pl.ftl");
const IT: &str = include_str!("../text/it.ftl");

thread_local! {
    /// Files are read once: a voice for the page and one for each game, by language.
    static VOICES: RefCell<HashMap<(Language, &'static str), Rc<Voice>>> = RefCell::default();
}

/// The voice of the page itself.
pub fn page(language: Language) -> Rc<Voice> {
    let file = match language {
        Language::En => EN,
        Language::Pl => PL,
        Language::It => IT,
    };
    voice(language, "", file)
}

/// The voice of a game.
pub fn game(language: Language, game: &'static dyn AnyGame) -> Rc<Voice> {
    let about = game.about();
    voice(language, about.slug, language.of(&about.texts))
}

/// A text of a game that stands on one line and has no values, found without learning all its texts: a list of games
/// is there at once.
pub fn plain(language: Language, whose: &'static dyn AnyGame, id: &str) -> String {
    let mut lines = language.of(&whose.about().texts).lines();
    match lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = ")) {
        Some(text) => text::tidy(language, text),
        None => game(language, whose).say(id),
    }
}

fn voice(language: Language, whose: &'static str, file: &str) -> Rc<Voice> {
    VOICES.with_borrow_mut(|voices| {
        Rc::clone(voices.entry((language, whose)).or_insert_with(|| Rc::new(Voice::new(language, [file]))))
    })
}

/// A line of the page with one or more values.
pub fn say(language: Language, line: &Line) -> String {
    page(language).line(line, &|seat| number(language, seat))
}

fn number(language: Language, seat: Seat) -> String {
    say(language, &Line::new("ui-seat").count("number", i64::from(seat.number()) + 1))
}

/// Whom a seat is called after.
pub fn name(language: Language, info: &Info, seat: Seat) -> String {
    let Some(sitter) = info.sitters.get(seat.index()) else { return number(language, seat) };
    let alike = |other: &&Sitter| other.name.is_none() && other.bot == sitter.bot;
    match &sitter.bot {
        // Bots of one level are told apart by their seats.
        Some(level) if sitter.name.is_none() && info.sitters.iter().filter(alike).count() > 1 => {
            bot_name(language, level, Some(seat))
        }
        _ => sitter_name(language, sitter, seat),
    }
}

pub fn sitter_name(language: Language, sitter: &Sitter, seat: Seat) -> String {
    match (&sitter.name, &sitter.bot) {
        (Some(name), _) if !name.is_empty() => name.clone(),
        (Some(_), _) => number(language, seat),
        (None, Some(level)) => bot_name(language, level, None),
        (None, None) => page(language).say("ui-free-seat"),
    }
}

/// How a bot is called; by its seat too where several play equally well.
pub fn bot_name(language: Language, level: &str, seat: Option<Seat>) -> String {
    let line = match seat {
        Some(seat) => Line::new("ui-bot-name-number").count("number", i64::from(seat.number()) + 1),
        None => Line::new("ui-bot-name"),
    };
    say(language, &line.with("level", level_label(level)))
}

/// The word for a bot's level; one that has no word yet is shown as it is.
pub fn level_label(level: &str) -> rules::Arg {
    let id = format!("ui-level-{}", level.split(':').next().unwrap_or_default());
    if page(Language::En).has(&id) { rules::Arg::Label(id.into()) } else { rules::Arg::Name(level.to_owned()) }
}

/// What is said of a moment of a clock: `2:30`, or days and hours when there is more than a day.
pub fn clock(left_ms: u64) -> String {
    let seconds = left_ms.div_ceil(1000);
    if seconds >= 3600 {
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Page texts of one language, for tests.
pub const fn file(language: Language) -> &'static str {
    match language {
        Language::En => EN,
        Language::Pl => PL,
        Language::It => IT,
    }
}

/// Why a rule says no: the short text of the refusal if it has one, else the rule itself.
pub fn refusal(language: Language, whose: &'static dyn AnyGame, rule: &str, with: &[(String, i64)]) -> String {
    let voice = game(language, whose);
    let id = format!("no-{}", rule.replace('.', "-"));
    if voice.has(&id) {
        let args = with.iter().map(|(name, value)| (name.clone().into(), rules::Arg::Count(*value))).collect();
        return voice.line(&Line { id: id.into(), args }, &|seat| number(language, seat));
    }
    rule_text(language, whose, rule).1
}

/// The title and the text of a rule by its number.
pub fn rule_text(language: Language, whose: &'static dyn AnyGame, rule: &str) -> (String, String) {
    let known = whose.about().rules.iter().find(|known| known.as_str() == rule);
    known.map(|rule| game(language, whose).rule(*rule)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_texts_are_the_same() {
        for whose in catalog::GAMES {
            for language in Language::ALL {
                for id in ["title", "tagline"] {
                    assert_eq!(plain(language, *whose, id), game(language, *whose).say(id));
                }
            }
        }
    }
}
