//! The one format of a played game, finished or not.

use serde_json::{Map, Value, json};

use crate::{Doc, Malformed, strict};

/// The number of the format; a later one may add fields, never change their meaning.
pub const FORMAT: i64 = 1;

const MAX_STEPS: usize = 100_000;
const FIELDS: [&str; 10] =
    ["nurt", "game", "rules", "seats", "options", "commitment", "seed", "deal", "steps", "result"];

/// A played game: enough to replay it to the letter and, once the seed is shown, to check that nobody touched the luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub game: String,
    /// The version of the rules it was played with.
    pub rules: u32,
    pub seats: usize,
    pub options: Value,
    /// SHA-256 of the seed, shown before the first step.
    pub commitment: Option<String>,
    /// The seed, shown when the game is over.
    pub seed: Option<String>,
    /// The chance outcomes of the set-up.
    pub deal: Value,
    pub steps: Vec<RecordedStep>,
    /// `{"scores":…,"ranks":…}` of a finished game.
    pub result: Option<Value>,
}

/// What one seat chose, and what luck made of it.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedStep {
    pub seat: u8,
    pub action: String,
    pub chance: Value,
}

impl Record {
    pub fn write(&self) -> Value {
        let mut object = Map::new();
        object.insert("nurt".into(), FORMAT.into());
        object.insert("game".into(), self.game.clone().into());
        object.insert("rules".into(), self.rules.into());
        object.insert("seats".into(), self.seats.into());
        object.insert("options".into(), self.options.clone());
        object.insert("commitment".into(), json!(self.commitment));
        object.insert("seed".into(), json!(self.seed));
        object.insert("deal".into(), self.deal.clone());
        let steps = self.steps.iter().map(|step| {
            let mut entry = Map::new();
            entry.insert("seat".into(), step.seat.into());
            entry.insert("action".into(), step.action.clone().into());
            if step.chance.as_array().is_some_and(|tape| !tape.is_empty()) {
                entry.insert("chance".into(), step.chance.clone());
            }
            Value::Object(entry)
        });
        object.insert("steps".into(), Value::Array(steps.collect()));
        object.insert("result".into(), self.result.clone().unwrap_or(Value::Null));
        Value::Object(object)
    }

    /// The record as a file: one line a step, so that two records can be compared by eye.
    pub fn to_text(&self) -> String {
        let Value::Object(object) = self.write() else { return String::new() };
        let mut lines = Vec::new();
        for (name, value) in &object {
            let value = match (name.as_str(), value) {
                ("steps", Value::Array(steps)) if !steps.is_empty() => {
                    let steps: Vec<_> = steps.iter().map(|step| format!("  {step}")).collect();
                    format!("[\n{}\n ]", steps.join(",\n"))
                }
                _ => value.to_string(),
            };
            lines.push(format!(" \"{name}\": {value}"));
        }
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }
}

/// Reads a record strictly: form here, meaning when it is replayed.
pub fn read_record(text: &str) -> Result<Record, Malformed> {
    let value = strict::parse(text)?;
    let doc = Doc::root(&value);
    doc.only(&FIELDS)?;
    doc.field("nurt")?.number(FORMAT..=FORMAT)?;
    let hex = |name: &'static str| -> Result<Option<String>, Malformed> {
        let field = doc.field(name)?;
        let is_hex = |text: &str| text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        match field.or_null() {
            None => Ok(None),
            Some(field) => field.named("64 hexadecimal digits", |text| is_hex(text).then(|| text.to_owned())).map(Some),
        }
    };
    let steps: Result<_, _> = doc.field("steps")?.items(MAX_STEPS)?.map(|step| read_step(&step)).collect();
    let result = doc.field("result")?;
    Ok(Record {
        game: doc.field("game")?.text()?.to_owned(),
        rules: doc.field("rules")?.number(1..=i64::from(u32::MAX))? as u32,
        seats: doc.field("seats")?.number(1..=rules::MAX_SEATS as i64)? as usize,
        options: doc.field("options")?.value().clone(),
        commitment: hex("commitment")?,
        seed: hex("seed")?,
        deal: doc.field("deal")?.value().clone(),
        steps: steps?,
        result: result.or_null().map(|result| result.value().clone()),
    })
}

fn read_step(doc: &Doc<'_>) -> Result<RecordedStep, Malformed> {
    doc.only(&["seat", "action", "chance"])?;
    Ok(RecordedStep {
        seat: doc.field("seat")?.number(0..=rules::MAX_SEATS as i64 - 1)? as u8,
        action: doc.field("action")?.text()?.to_owned(),
        chance: doc.find("chance")?.map_or_else(|| json!([]), |chance| chance.value().clone()),
    })
}
