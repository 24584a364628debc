//! Texts for the terminal.

use catalog::AnyPosition;
use rules::{About, Line, RuleId, Seat};
use table::Occupant;
use text::{Language, Voice};

/// A comfortable line.
const WIDTH: usize = 78;

const EN: &str = include_str!("../../text/en.ftl");
const PL: &str = include_str!("../../text/pl.ftl");
const IT: &str = include_str!("../../text/it.ftl");

/// Somebody who knows the words of the terminal and of a game.
pub fn voice(about: &About, language: Language) -> Voice {
    let ours = match language {
        Language::En => EN,
        Language::Pl => PL,
        Language::It => IT,
    };
    Voice::new(language, [ours, language.of(&about.texts)])
}

/// Seats are counted from 1 for people.
pub fn seat_name(voice: &Voice, seat: Seat) -> String {
    voice.line(&Line::new("ui-seat").count("number", seat.number() + 1), &|_| String::new())
}

/// What whoever sits on a seat is called.
pub fn name_of(voice: &Voice, occupants: &[Occupant], seat: Seat) -> String {
    match occupants.get(seat.index()) {
        Some(Occupant::Person(name)) if !name.is_empty() => name.clone(),
        Some(Occupant::Bot(level)) => {
            let bots = occupants.iter().filter(|occupant| occupant.is_bot()).count();
            let name = voice.say(&format!("ui-bot-{}", level.name()));
            if bots > 1 { format!("{name} {}", seat.number() + 1) } else { name }
        }
        Some(Occupant::Person(_)) | None => seat_name(voice, seat),
    }
}

/// The rule that somebody means by `CR-4.6`, `cr-4.6` or `4.6`.
pub fn find_rule(about: &About, name: &str) -> Option<RuleId> {
    let name = name.to_ascii_uppercase();
    let means = |rule: &&RuleId| {
        let id = rule.as_str();
        id == name || id.split_once('-').is_some_and(|(_, number)| number == name)
    };
    about.rules.iter().find(means).copied()
}

pub fn rule_text(voice: &Voice, rule: RuleId) -> String {
    let (title, body) = voice.rule(rule);
    let bold = anstyle::Style::new().bold();
    format!("{bold}{rule} {title}{bold:#}\n{}", indent(&wrap(&body), "  "))
}

fn indent(text: &str, by: &str) -> String {
    text.lines().map(|line| format!("{by}{line}\n")).collect()
}

/// Breaks long lines between words.
pub fn wrap(text: &str) -> String {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// How a game ended, best place first; nothing while it goes on.
pub fn result_lines(voice: &Voice, position: &dyn AnyPosition, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let Some(outcome) = position.turn().outcome() else { return Vec::new() };
    let mut seats: Vec<_> = (0..position.seats()).map(Seat::at).collect();
    seats.sort_by_key(|seat| outcome.ranks()[seat.index()]);
    let winners: Vec<_> =
        seats.iter().filter(|seat| outcome.ranks()[seat.index()] == 1).map(|seat| name(*seat)).collect();
    let headline = match &winners[..] {
        [winner] => Line::new("ui-won").name("player", winner),
        several => Line::new("ui-tie").name("players", several.join(", ")),
    };
    let say = |line: &Line| voice.line(line, name);
    let mut lines = vec![say(&headline)];
    for seat in seats {
        let rank = say(&Line::new("ui-rank").count("rank", outcome.ranks()[seat.index()]));
        let line = match outcome.scores() {
            None => Line::new("ui-rank-line").name("rank", rank).seat("player", seat),
            Some(scores) => Line::new("ui-rank-line-points")
                .name("rank", rank)
                .seat("player", seat)
                .count("points", scores[seat.index()]),
        };
        lines.push(say(&line));
    }
    lines
}
