//! `nurt games`: what can be played.

use std::io::Write;

use notation::{Value, json, write_values};
use rules::{About, OptionKind, OptionSpec, Values};
use text::Language;

use crate::cli::Games;
use crate::fail::Fail;
use crate::terminal::voice;

pub fn run(args: &Games, language: Language) -> Result<(), Fail> {
    let mut out = anstream::stdout().lock();
    if args.json {
        let list: Vec<_> = catalog::GAMES.iter().map(|game| describe(game.about())).collect();
        writeln!(out, "{}", Value::Array(list))?;
        return Ok(());
    }
    for game in catalog::GAMES {
        let about = game.about();
        let voice = voice(about, language);
        let bold = anstyle::Style::new().bold();
        writeln!(out, "{bold}{}{bold:#}  {}", about.slug, voice.say("title"))?;
        writeln!(out, "  {}", voice.say("tagline"))?;
        writeln!(
            out,
            "  {}–{} seats, {}–{} min, {}+, rules version {}",
            about.min_seats, about.max_seats, about.minutes.0, about.minutes.1, about.min_age, about.version
        )?;
        for spec in about.options {
            let help = voice.say(&format!("option-{}-help", spec.name.replace('_', "-")));
            writeln!(out, "    {:<14} {}  {help}", spec.name, values(spec))?;
        }
    }
    Ok(())
}

/// The values of an option, the default first.
fn values(spec: &OptionSpec) -> String {
    match spec.kind {
        OptionKind::Choice(words) => words.join(" | "),
        OptionKind::Flag { default } => format!("{default} | {}", !default),
        OptionKind::Number { min, max, default } => format!("{default} ({min}–{max})"),
        OptionKind::Seat => "0 (a seat)".into(),
        OptionKind::ChoiceOrList { words, .. } => format!("{} | a list", words.join(" | ")),
    }
}

fn describe(about: &About) -> Value {
    let options = about.options.iter().map(|spec| {
        let mut option = json!({ "name": spec.name });
        let fields = match spec.kind {
            OptionKind::Choice(words) => json!({ "kind": "choice", "values": words }),
            OptionKind::Flag { .. } => json!({ "kind": "flag" }),
            OptionKind::Number { min, max, .. } => json!({ "kind": "number", "min": min, "max": max }),
            OptionKind::Seat => json!({ "kind": "seat" }),
            OptionKind::ChoiceOrList { words, items, .. } => {
                json!({ "kind": "choice or list", "values": words, "items": items() })
            }
        };
        if let (Value::Object(option), Value::Object(fields)) = (&mut option, fields) {
            option.extend(fields);
        }
        option
    });
    let options: Vec<_> = options.collect();
    json!({
        "game": about.slug,
        "seats": { "min": about.min_seats, "max": about.max_seats },
        "minutes": { "min": about.minutes.0, "max": about.minutes.1 },
        "age": about.min_age,
        "rules_version": about.version,
        "secrets": about.secrets,
        "options": options,
        "defaults": write_values(about.options, &Values::defaults(about.options)),
    })
}
