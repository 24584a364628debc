//! Reading records back: replay them, and check that nobody touched the luck.

use std::fmt;

use catalog::{AnyGame, Refused};
use notation::{Malformed, Record, RecordedStep, Value, write_outcome};
use rules::Stream;

use crate::{Seed, Table};

/// What is wrong with a record.
#[derive(Clone, Debug)]
pub struct Problem(pub String);

impl Problem {
    pub(crate) fn step(index: usize, step: &RecordedStep, refused: Refused) -> Self {
        let why = match refused {
            Refused::Rule(refusal) => format!("{} refuses it", refusal.rule),
            Refused::Chance(rule, why) => format!("{why} ({rule})"),
            Refused::Malformed(error) => error.to_string(),
        };
        let action: String = step.action.chars().take(60).collect();
        Self(format!("steps[{index}]: \"{action}\" by seat {}: {why}", step.seat))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Problem {}

impl From<Malformed> for Problem {
    fn from(error: Malformed) -> Self {
        Self(error.to_string())
    }
}

/// The game a record was played with, if this version still plays it the same way.
pub fn game_of(record: &Record) -> Result<&'static dyn AnyGame, Problem> {
    let name: String = record.game.chars().take(40).collect();
    let game = catalog::game(&record.game).ok_or_else(|| Problem(format!("game: \"{name}\" is not known here")))?;
    let version = game.about().version;
    if record.rules > version {
        return Err(Problem(format!("rules: version {} is newer than ours, {version}", record.rules)));
    }
    Ok(game)
}

/// What a check of a record has shown.
#[derive(Clone, Debug)]
pub struct Verdict {
    pub steps: usize,
    pub is_over: bool,
    /// Whether deal and rolls were made again from the seed; `false` while the seed is not shown.
    pub luck_checked: bool,
}

/// Replays a record step by step and, if its seed is shown, deals and rolls everything again.
pub fn verify(record: &Record) -> Result<Verdict, Problem> {
    let occupants = vec![crate::Occupant::Person(String::new()); record.seats];
    let table = Table::resume(record, occupants)?;
    let outcome = table.turn().outcome().map(|outcome| write_outcome(&outcome));
    if outcome != record.result {
        let shown = |value: &Option<Value>| value.as_ref().map_or_else(|| "null".into(), Value::to_string);
        let problem = format!("result: the record says {}, the game says {}", shown(&record.result), shown(&outcome));
        return Err(Problem(problem));
    }
    let luck_checked = match record.seed.as_deref() {
        None => false,
        Some(text) => {
            let seed = Seed::from_hex(text).ok_or_else(|| Problem("seed: not 64 hexadecimal digits".into()))?;
            check_luck(record, &table, seed)?;
            true
        }
    };
    Ok(Verdict { steps: table.steps().len(), is_over: table.turn().is_over(), luck_checked })
}

fn check_luck(record: &Record, table: &Table, seed: Seed) -> Result<(), Problem> {
    if record.commitment.as_deref().is_some_and(|promised| promised != seed.commitment()) {
        return Err(Problem("seed: it is not the one that was promised at the start".into()));
    }
    let (_, deal) = table.game().start(record.seats, &record.options, &mut seed.rng(Stream::Deal))?;
    if deal != record.deal {
        return Err(Problem("deal: the seed deals something else".into()));
    }
    let mut fault = None;
    table.walk(|moment| {
        let mut again = moment.before.copy();
        let luck = &mut seed.rng(Stream::Step(moment.ply as u32));
        let rolled = again.play(moment.step.seat, &moment.step.action, luck);
        if !rolled.is_ok_and(|played| played.chance == moment.step.chance) {
            fault.get_or_insert(moment.ply);
        }
    });
    match fault {
        Some(ply) => Err(Problem(format!("steps[{ply}]: the seed rolls something else"))),
        None => Ok(()),
    }
}
