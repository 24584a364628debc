//! `nurt analyse`: what each decision of a recorded game cost, or everything about one decision.

pub mod choices;
mod figures;
mod story;

use std::io::Write;

use bots::Pace;
use notation::{Doc, Value, parse, read_record};
use rules::{Rng, Seat, Stream, Viewer};
use table::{Occupant, Table};
use text::Language;

use crate::cli::Analyse;
use crate::fail::Fail;
use crate::{input, terminal};

use choices::Decision;

pub fn run(args: &Analyse, language: Language) -> Result<(), Fail> {
    let text = input::text(&args.record)?;
    let name = args.record.display();
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    // Several threads share iterations out in another way: the answer would depend on the machine.
    let threads = if args.budget.is_timed() { threads } else { 1 };
    let pace = Pace { threads, nodes: args.nodes, ..Pace::default() };
    let value = parse(&text).map_err(|error| Fail::call(format!("{name}: {error}")))?;
    let decision = if value.get("view").is_some() {
        if args.step.is_some() {
            return Err(Fail::call("--step is for a recorded game; this file has one decision only"));
        }
        question(&value).map_err(|why| Fail::call(format!("{name}: {why}")))?
    } else {
        let record = read_record(&text).map_err(|error| Fail::call(format!("{name}: {error}")))?;
        let occupants = vec![Occupant::Person(String::new()); record.seats];
        let table = Table::resume(&record, occupants).map_err(|problem| Fail::no(format!("{name}: {problem}")))?;
        match args.step {
            None => return story::run(&table, args.budget.budget(), &pace, args.json, language),
            Some(number) => at_step(&table, number)?,
        }
    };
    let step = decision.step.unwrap_or(0) as u32;
    let mut rng = Rng::new([0; 32], Stream::Bot { seat: decision.seat.number(), step });
    let found = decision.view.analyse(args.budget.budget(), &pace, &mut rng);
    let found = found.ok_or_else(|| Fail::no(format!("{name}: seat {} has nothing to decide here", decision.seat)))?;
    if args.json {
        writeln!(std::io::stdout(), "{}", choices::write(&decision, &found))?;
        return Ok(());
    }
    let voice = terminal::voice(decision.view.game().about(), language);
    let told = choices::tell(&decision, &found, usize::MAX, &voice, &|seat| terminal::seat_name(&voice, seat));
    writeln!(anstream::stdout().lock(), "{}\n{told}", voice.say("title"))?;
    Ok(())
}

/// What a bot is asked (docs/bot-protocol.md): a game, a seat and what it sees.
fn question(value: &Value) -> Result<Decision, String> {
    let doc = Doc::root(value);
    let game = doc.field("game").and_then(|game| game.text().map(str::to_owned)).map_err(|error| error.to_string())?;
    let game = catalog::game(&game).ok_or_else(|| format!("there is no game \"{game}\""))?;
    let number = value.get("seat").and_then(Value::as_u64).and_then(|seat| u8::try_from(seat).ok());
    let seat = number.and_then(Seat::new).ok_or("\"seat\" is the number of the seat that sees this, from 0")?;
    let view = value.get("view").unwrap_or(&Value::Null);
    let view = game.read_view(Viewer::Seat(seat), view).map_err(|error| error.to_string())?;
    let step = value.get("step").and_then(Value::as_u64).map(|step| step as usize);
    Ok(Decision { view, seat, step, played: None })
}

/// The decision that the report gives this number; the one after the last is still open.
fn at_step(table: &Table, number: usize) -> Result<Decision, Fail> {
    let steps = table.steps();
    let index = number.checked_sub(1);
    let taken = index.and_then(|index| steps.get(index));
    let open = || table.turn().actors().first().filter(|_| index == Some(steps.len()));
    let Some((index, seat)) = index.zip(taken.map(|step| step.seat).or_else(open)) else {
        let last = steps.len() + usize::from(table.turn().outcome().is_none());
        return Err(Fail::call(format!("--step: a number from 1 to {last}, not {number}")));
    };
    let position = table.position_at(index).ok_or_else(|| Fail::no("the record stops before that step"))?;
    let played = taken.map(|step| step.action.clone());
    Ok(Decision { view: position.look(Viewer::Seat(seat)), seat, step: Some(index), played })
}
