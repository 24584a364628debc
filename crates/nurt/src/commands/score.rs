//! `nurt score`: a referee for the cardboard game.

use std::io::Write;

use notation::Value;
use text::{Language, Voice};

use crate::cli::Score;
use crate::fail::Fail;
use crate::{input, terminal};

pub fn run(args: &Score, language: Language) -> Result<(), Fail> {
    let game = input::game(&args.game)?;
    let text = input::text(&args.file)?;
    let scored = game.score_sheet(&text).ok_or_else(|| {
        let able: Vec<_> = catalog::GAMES.iter().filter(|game| game.score_sheet("").is_some()).collect();
        let able: Vec<_> = able.iter().map(|game| game.about().slug).collect();
        Fail::call(format!("{} has no boards to be scored; these have: {}", args.game, able.join(", ")))
    })?;
    let sheet = scored.map_err(|error| Fail::no(format!("{}: {error}", args.file.display())))?;
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{sheet}")?;
    } else {
        print(&mut out, &terminal::voice(game.about(), language), &sheet, 0)?;
    }
    Ok(())
}

/// A sheet as lines: names to the left, values to the right, lists below their names.
fn print(out: &mut impl Write, voice: &Voice, value: &Value, depth: usize) -> Result<(), Fail> {
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let nested = match field {
                    Value::Object(inside) => !inside.is_empty(),
                    Value::Array(items) => items.iter().any(|item| item.is_object() || item.is_array()),
                    Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
                };
                let title = field.get("number").map(|number| format!("{name}-{number}")).filter(|id| voice.has(id));
                if let Some(id) = title {
                    writeln!(out, "{indent}{name:<12} {}", voice.say(&id))?;
                } else if nested {
                    writeln!(out, "{indent}{name}")?;
                    print(out, voice, field, depth + 1)?;
                } else {
                    writeln!(out, "{indent}{name:<12} {}", plain(field))?;
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                match item {
                    Value::Object(fields) => {
                        let parts: Vec<_> =
                            fields.iter().map(|(name, field)| format!("{name} {}", plain(field))).collect();
                        writeln!(out, "{indent}- {}", parts.join(", "))?;
                    }
                    other => writeln!(out, "{indent}- {}", plain(other))?,
                }
            }
        }
        other => writeln!(out, "{indent}{}", plain(other))?,
    }
    Ok(())
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "–".into(),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(plain).collect();
            if items.is_empty() { "–".into() } else { items.join(" ") }
        }
        Value::Object(fields) => fields.values().map(plain).collect::<Vec<_>>().join(" "),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}
