//! The content file keeps what the rules file promises of it.

use std::collections::BTreeSet;

use divers::{CONTENT, Card, Colour, Kind};
use notation::{Value, parse};

fn content() -> Value {
    parse(CONTENT).expect("the content is JSON")
}

fn list<'a>(content: &'a Value, name: &str) -> &'a [Value] {
    content[name].as_array().expect("a list")
}

fn named_in_three_languages(entry: &Value) {
    for language in ["en", "pl", "it"] {
        assert!(entry["name"][language].as_str().is_some_and(|name| !name.is_empty()), "{language}: {entry}");
    }
}

#[test]
fn content_has_every_card_as_often_as_the_deck() {
    let content = content();
    assert_eq!(content["game"], "divers");
    let mut total = 0;
    let mut codes = BTreeSet::new();
    for entry in list(&content, "cards") {
        let code = entry["code"].as_str().expect("a code");
        let card = Card::named(code).unwrap_or_else(|| panic!("{code} is no card"));
        assert!(codes.insert(code), "{code} stands twice");
        assert_eq!(entry["count"], card.copies(), "{code}");
        total += entry["count"].as_u64().unwrap_or_default();
        let group = match card {
            Card::Shrimp => "shrimp",
            Card::Wave => "wave",
            Card::Net => "net",
            Card::Harpoon => "harpoon",
            _ => "fish",
        };
        assert_eq!(entry["group"], group, "{code}");
        if card.is_fish() {
            assert_eq!(entry["colour"], code[..1], "{code}");
            assert_eq!(entry["kind"], code[1..], "{code}");
        } else {
            named_in_three_languages(entry);
        }
    }
    assert_eq!(codes.len(), Card::ALL.len());
    assert_eq!((total, &content["total"]), (86, &Value::from(86)));
}

#[test]
fn content_names_colours_and_kinds_with_silhouettes_of_their_own() {
    let content = content();
    let codes = |name: &str| -> BTreeSet<String> {
        list(&content, name).iter().filter_map(|entry| Some(entry["code"].as_str()?.to_owned())).collect()
    };
    assert_eq!(codes("colours"), ["g", "r", "y"].map(String::from).into());
    assert_eq!(codes("kinds"), ["1", "2", "3"].map(String::from).into());
    list(&content, "colours").iter().chain(list(&content, "kinds")).for_each(named_in_three_languages);
    let silhouettes: BTreeSet<_> =
        list(&content, "kinds").iter().filter_map(|kind| kind["silhouette"].as_str()).collect();
    assert_eq!(silhouettes.len(), 3);
    for (colour, letter) in Colour::ALL.into_iter().zip(["g", "r", "y"]) {
        for (kind, digit) in Kind::ALL.into_iter().zip(["1", "2", "3"]) {
            assert_eq!(Card::fish(colour, kind).code(), format!("{letter}{digit}"));
        }
    }
}
