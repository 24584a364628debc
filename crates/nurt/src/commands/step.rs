//! `nurt step`: positions and actions in, what follows out, line by line.

use std::io::{BufRead, BufWriter, Read, Write};

use catalog::{AnyGame, AnyPosition, Refused, Told};
use notation::{Doc, MAX_TEXT, Malformed, Map, Value, json, parse, write_outcome};
use rules::{MAX_SEATS, RuleId, Seat, Viewer};
use text::{Language, Voice};

use super::trace;
use crate::cli::Step;
use crate::fail::Fail;
use crate::{input, terminal};

pub fn run(args: &Step, language: Language) -> Result<(), Fail> {
    let game = input::game(&args.game)?;
    let voice = terminal::voice(game.about(), language);
    let mut input = std::io::stdin().lock();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        let text = std::str::from_utf8(&line).map_err(|_| Malformed::new("", "not UTF-8"));
        let answer = text.and_then(|text| answer(game, &voice, text));
        let answer = answer.unwrap_or_else(|error| problem(None, &error.to_string()));
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

/// Reads one line. Of a line that is too long only as much is kept as shows that it is.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Fail> {
    line.clear();
    let mut limited = input.take(MAX_TEXT as u64 + 2);
    let read = limited.read_until(b'\n', line)?;
    if line.last() != Some(&b'\n') && line.len() > MAX_TEXT {
        let mut rest = Vec::new();
        loop {
            rest.clear();
            let more = input.by_ref().take(1 << 16).read_until(b'\n', &mut rest)?;
            if more == 0 || rest.last() == Some(&b'\n') {
                break;
            }
        }
    }
    Ok(read > 0)
}

fn problem(rule: Option<RuleId>, message: &str) -> Value {
    json!({ "error": { "rule": rule.map(RuleId::as_str), "message": message } })
}

fn answer(game: &'static dyn AnyGame, voice: &Voice, text: &str) -> Result<Value, Malformed> {
    let value = parse(text)?;
    let doc = Doc::root(&value);
    doc.only(&["position", "seat", "action", "chance", "views"])?;
    let mut position = game.read(doc.field("position")?.value()).map_err(|error| {
        let path = if error.path.is_empty() { "position".into() } else { format!("position.{}", error.path) };
        Malformed { path, ..error }
    })?;
    let seat = match doc.find("seat")? {
        Some(seat) => Some(Seat::at(seat.number(0..=MAX_SEATS as i64 - 1)? as usize)),
        None => position.turn().actors().first().filter(|_| position.turn().actors().len() == 1),
    };
    let action = match doc.find("action")?.as_ref().and_then(Doc::or_null) {
        Some(action) => Some(action.text()?),
        None => None,
    };
    let chance = match doc.find("chance")? {
        Some(chance) if action.is_none() && chance.value().as_array().is_some_and(|tape| !tape.is_empty()) => {
            return Err(chance.wrong("outcomes follow an action, and there is none"));
        }
        Some(chance) if chance.value().is_array() => chance.value().clone(),
        Some(chance) => return Err(chance.wrong("a list of outcomes is needed")),
        None => json!([]),
    };
    let views = match doc.find("views")? {
        Some(views) => views.flag()?,
        None => false,
    };
    let legal = seat.map_or_else(Vec::new, |seat| legal_of(&*position, seat));
    let mut events = Vec::new();
    if let Some(action) = action {
        let Some(seat) = seat else { return Err(doc.wrong("an action needs the field \"seat\"")) };
        match position.replay(seat, action, &chance) {
            Ok(told) => events = told,
            Err(refused) => return Ok(refusal(voice, &legal, refused)),
        }
    }
    Ok(state(&*position, &legal, &events, views))
}

/// The legal actions of a seat; none for a chair that this table does not have.
fn legal_of(position: &dyn AnyPosition, seat: Seat) -> Vec<String> {
    if seat.index() < position.seats() { position.legal(seat) } else { Vec::new() }
}

fn refusal(voice: &Voice, legal: &[String], refused: Refused) -> Value {
    let (rule, message) = match refused {
        Refused::Rule(refusal) => (Some(refusal.rule), voice.refusal(&refusal)),
        Refused::Chance(rule, why) => (Some(rule), why),
        Refused::Malformed(error) => (None, error.to_string()),
    };
    let mut answer = Map::new();
    answer.insert("legal".into(), legal.into());
    if let Value::Object(error) = problem(rule, &message) {
        answer.extend(error);
    }
    Value::Object(answer)
}

fn state(position: &dyn AnyPosition, legal: &[String], events: &[Told], views: bool) -> Value {
    let mut answer = Map::new();
    answer.insert("legal".into(), legal.into());
    answer.insert("position".into(), position.write());
    answer.insert("next_legal".into(), trace::legal(position));
    answer.insert("events".into(), events.iter().map(|told| told.json.clone()).collect());
    answer.insert("result".into(), position.turn().outcome().map_or(Value::Null, |outcome| write_outcome(&outcome)));
    if views {
        let views: Map<String, Value> = Viewer::all(position.seats())
            .map(|viewer| {
                let name = viewer.seat().map_or_else(|| "spectator".into(), |seat| seat.to_string());
                (name, position.write_view(viewer))
            })
            .collect();
        answer.insert("views".into(), Value::Object(views));
    }
    Value::Object(answer)
}
