//! `nurt trace`: a whole game as JSON lines.

use std::io::{BufWriter, Write};

use bots::Level;
use catalog::AnyPosition;
use notation::{Map, Value, json, write_outcome};
use rules::Turn;
use table::{Occupant, Reveal, Seed, Step, Table};

use crate::cli::Trace;
use crate::fail::Fail;
use crate::input;

pub fn run(args: &Trace) -> Result<(), Fail> {
    let game = input::game(&args.game)?;
    let options = input::options(&args.options)?;
    game.check_options(args.seats, &options).map_err(Fail::call)?;
    let occupants = seat_bots(&args.bots, args.seats)?;
    let mut table = Table::open(game, occupants, &options, Seed::from_text(&args.seed)).map_err(Fail::call)?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    while let Some((seat, level)) = table.bot_to_act() {
        let action = table.think(seat, level).ok_or_else(|| Fail::no("a bot found nothing to do"))?;
        let before = (!args.record).then(|| table.position().copy());
        table.act(seat, &action).map_err(|refusal| Fail::no(format!("{action} is refused by {}", refusal.rule)))?;
        if let (Some(before), Some(step)) = (before, table.steps().last()) {
            writeln!(out, "{}", line(table.steps().len() - 1, step, &*before))?;
        }
    }
    if args.record {
        write!(out, "{}", table.record(Reveal::WhenOver).to_text())?;
    } else {
        writeln!(out, "{}", last_line(table.steps().len(), table.position()))?;
    }
    out.flush()?;
    Ok(())
}

fn seat_bots(bots: &[Level], seats: usize) -> Result<Vec<Occupant>, Fail> {
    match bots {
        [one] => Ok(vec![Occupant::Bot(*one); seats]),
        all if all.len() == seats => Ok(all.iter().map(|level| Occupant::Bot(*level)).collect()),
        all => Err(Fail::call(format!("--bots: {} bots for {seats} seats; name one, or one for each", all.len()))),
    }
}

/// One line of a trace: the position before a step, what was legal, and the step.
pub fn line(ply: usize, step: &Step, before: &dyn AnyPosition) -> Value {
    json!({
        "ply": ply,
        "position": before.write(),
        "legal": legal(before),
        "seat": step.seat.number(),
        "action": step.action,
        "chance": step.chance,
    })
}

/// The line after the last step.
pub fn last_line(ply: usize, position: &dyn AnyPosition) -> Value {
    let result = match position.turn() {
        Turn::Over(outcome) => write_outcome(&outcome),
        Turn::Act(_) => Value::Null,
    };
    json!({ "ply": ply, "position": position.write(), "result": result })
}

/// The sorted legal actions of every actor, by seat.
pub fn legal(position: &dyn AnyPosition) -> Value {
    let by_seat: Map<String, Value> =
        position.turn().actors().iter().map(|seat| (seat.to_string(), position.legal(seat).into())).collect();
    Value::Object(by_seat)
}
