//! Options as JSON, read and written by their specs: no game does this by hand.

use rules::{Checked, Game, GameOptions, OptionKind, OptionSpec, Seats, Value as Chosen, Values};
use serde_json::{Map, Value, json};

use crate::{Doc, Malformed};

/// Reads a number of seats that the game allows.
pub fn read_seats<G: Game>(doc: &Doc<'_>) -> Result<Seats, Malformed> {
    let about = &G::ABOUT;
    match doc.value().as_u64() {
        Some(count) if (u64::from(about.min_seats)..=u64::from(about.max_seats)).contains(&count) => {
            Ok(Seats::all(count as usize))
        }
        _ => {
            let problem = format!("{} has {} to {} seats", about.slug, about.min_seats, about.max_seats);
            Err(doc.wrong(problem).by(about.seats_rule))
        }
    }
}

/// Reads options; what is missing takes its default, what is unknown is refused.
pub fn read_options<G: Game>(doc: &Doc<'_>, seats: Seats) -> Result<Checked<G::Options>, Malformed> {
    let about = &G::ABOUT;
    let refuse = |problem: Malformed| problem.by(about.options_rule);
    let names: Vec<_> = about.options.iter().map(|spec| spec.name).collect();
    doc.only(&names).map_err(refuse)?;
    let mut values = Values::defaults(about.options);
    for (spec, value) in about.options.iter().zip(&mut values.0) {
        if let Some(field) = doc.find(spec.name)? {
            *value = read_value(spec, &field, seats).map_err(refuse)?;
        }
    }
    Checked::new(&values, seats).map_err(|(refusal, name)| {
        let problem = Malformed::new(doc.path(), format!("the option \"{name}\" does not go with the others"));
        problem.by(refusal.rule)
    })
}

fn read_value(spec: &OptionSpec, field: &Doc<'_>, seats: Seats) -> Result<Chosen, Malformed> {
    let word = |words: &[&'static str]| {
        let pairs: Vec<_> = words.iter().map(|word| (*word, *word)).collect();
        field.word(&pairs).map(Chosen::Word)
    };
    match spec.kind {
        OptionKind::Choice(words) => word(words),
        OptionKind::Flag { .. } => field.flag().map(Chosen::Flag),
        OptionKind::Number { min, max, .. } => {
            field.number(min.into()..=max.into()).map(|number| Chosen::Number(number as u32))
        }
        OptionKind::Seat => field.seat(seats.len()).map(|seat| Chosen::Number(seat.number().into())),
        OptionKind::ChoiceOrList { words, .. } if !field.value().is_array() => word(words),
        OptionKind::ChoiceOrList { items, most, .. } => {
            let known = |text: &str| items().iter().copied().find(|item| *item == text);
            let list: Result<_, _> = field.items(most)?.map(|item| item.named("a known name", known)).collect();
            list.map(Chosen::List)
        }
    }
}

/// All options, defaults filled in, in the order of the rules file.
pub fn write_options<G: Game>(options: &G::Options) -> Value {
    write_values(G::ABOUT.options, &options.values())
}

/// Values as JSON, in the order of their specs.
pub fn write_values(specs: &[OptionSpec], values: &Values) -> Value {
    let mut object = Map::new();
    for (spec, value) in specs.iter().zip(&values.0) {
        let value = match value {
            Chosen::Word(word) => json!(word),
            Chosen::Flag(flag) => json!(flag),
            Chosen::Number(number) => json!(number),
            Chosen::List(list) => json!(list),
        };
        object.insert(spec.name.into(), value);
    }
    Value::Object(object)
}
