//! Languages, plurals, typography.

use rules::{Line, Refusal, RuleId, Seat};
use text::{Language, Voice, tidy};

const PL: &str = "
crabs = { $n ->
        [one] 1 krab
        [few] { $n } kraby
        [many] { $n } krabów
       *[other] { $n } kraba
    }
walks = { $player } idzie: { $crab } z { $from }
crab-big = duży krab
crab-old = krab z { $years } rokiem
rule-XX-1-2 = Treść zasady.
    .title = Zasada
no-XX-1-3 = Za daleko o { $steps }.
rule-XX-1-3 = Inna.
    .title = Inna
";

fn voice() -> Voice {
    Voice::new(Language::Pl, [PL])
}

fn say(line: &Line) -> String {
    voice().line(line, &|seat: Seat| format!("Ola{seat}"))
}

#[test]
fn polish_has_its_plurals() {
    let counts = [(1, "1 krab"), (2, "2 kraby"), (5, "5 krabów"), (12, "12 krabów"), (22, "22 kraby"), (0, "0 krabów")];
    for (count, expected) in counts {
        assert_eq!(say(&Line::new("crabs").count("n", count)).replace('\u{a0}', " "), expected);
    }
}

#[test]
fn lines_are_filled_in() {
    let line = Line::new("walks").seat("player", Seat::at(1)).label("crab", "crab-big").name("from", "c3");
    assert_eq!(say(&line), "Ola1 idzie: duży krab z\u{a0}c3");
}

#[test]
fn codes_are_said_in_words() {
    let old = Line::new("crab-old").count("years", 1);
    let line = Line::new("walks").seat("player", Seat::at(1)).name("from", "c3");
    let line = line.words("crab", "b1 o1", [Line::new("crab-big"), old]);
    assert_eq!(say(&line), "Ola1 idzie: duży krab, krab z\u{a0}1\u{a0}rokiem z\u{a0}c3");
}

#[test]
fn refusals_fall_back_to_their_rule() {
    let voice = voice();
    assert_eq!(voice.refusal(&Refusal::by(RuleId("XX-1.3")).with("steps", 2)), "Za daleko o\u{a0}2.");
    assert_eq!(voice.refusal(&Refusal::by(RuleId("XX-1.2"))), "Treść zasady.");
    assert_eq!(voice.rule(RuleId("XX-1.2")), ("Zasada".into(), "Treść zasady.".into()));
}

#[test]
fn short_words_and_numbers_are_tied() {
    assert_eq!(
        tidy(Language::Pl, "krab w wodzie i 3 kraby – tak"),
        "krab w\u{a0}wodzie i\u{a0}3\u{a0}kraby\u{a0}– tak"
    );
    assert_eq!(tidy(Language::En, "a crab and 3 crabs – yes"), "a crab and 3\u{a0}crabs\u{a0}– yes");
}

#[test]
fn locales_are_understood() {
    assert_eq!(Language::of_locale("pl_PL.UTF-8"), Language::Pl);
    assert_eq!(Language::of_locale("it-CH"), Language::It);
    assert_eq!(Language::of_locale("C"), Language::En);
    assert!("de".parse::<Language>().is_err());
}
