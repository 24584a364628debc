//! The match itself.

use std::cmp::Ordering;

use bots::{Level, Pace};
use catalog::{AnyGame, AnyPosition, Refused, Told};
use notation::{Malformed, Record, RecordedStep, Value, write_outcome};
use rules::{Refusal, Seat, Stream, Turn, Viewer};

use crate::{Occupant, Seed};

/// What a seat chose, and what luck made of it.
#[derive(Clone, Debug)]
pub struct Step {
    pub seat: Seat,
    pub action: String,
    pub chance: Value,
    /// Nothing was rolled or shown: the seat may take it back while nobody else has acted. Known for the steps that
    /// the last seat has made in a row; nobody asks for the others.
    pub foregone: bool,
}

/// A step in its place: what stood before it, what was told, what stood after it.
pub struct Moment<'t> {
    pub ply: usize,
    pub step: &'t Step,
    pub before: &'t dyn AnyPosition,
    pub events: &'t [Told],
    pub after: &'t dyn AnyPosition,
}

/// What came of an action.
#[derive(Clone, Debug)]
pub struct Update {
    /// The number of steps now.
    pub seq: usize,
    pub events: Vec<Told>,
}

/// A deal as text: a deck as JSON values takes ten times the room, and it is asked for only when a game is folded anew.
struct Packed(Box<str>);

impl Packed {
    fn of(deal: &Value) -> Self {
        Self(deal.to_string().into())
    }

    fn open(&self) -> Value {
        // It was written from a value.
        self.0.parse().unwrap_or_default()
    }
}

/// A match in progress or over. It holds the position that stands and the steps that led there, nothing else: a server
/// has many tables, and what was before is folded again when somebody asks.
pub struct Table {
    game: &'static dyn AnyGame,
    options: Value,
    seed: Option<Seed>,
    commitment: Option<String>,
    deal: Packed,
    occupants: Vec<Occupant>,
    position: Box<dyn AnyPosition>,
    steps: Vec<Step>,
}

impl Table {
    /// Opens a table: checks options and seats, deals from the seed.
    pub fn open(
        game: &'static dyn AnyGame,
        occupants: Vec<Occupant>,
        options: &Value,
        seed: Seed,
    ) -> Result<Self, Malformed> {
        let options = game.check_options(occupants.len(), options)?;
        let (position, deal) = game.start(occupants.len(), &options, &mut seed.rng(Stream::Deal))?;
        Ok(Self {
            game,
            options,
            seed: Some(seed),
            commitment: Some(seed.commitment()),
            deal: Packed::of(&deal),
            occupants,
            position,
            steps: Vec::new(),
        })
    }

    /// Opens a table with everything that was recorded, to look at; every step is checked again.
    pub fn resume(record: &Record, occupants: Vec<Occupant>) -> Result<Self, crate::Problem> {
        let game = crate::record::game_of(record)?;
        let position = game.restart(record.seats, &record.options, &record.deal)?;
        let options = game.check_options(record.seats, &record.options)?;
        let seed = record.seed.as_deref().and_then(Seed::from_hex);
        let mut table = Self {
            game,
            options,
            seed,
            commitment: record.commitment.clone(),
            deal: Packed::of(&record.deal),
            occupants,
            position,
            steps: Vec::new(),
        };
        let last = record.steps.last().map(|step| step.seat);
        let other = record.steps.iter().rposition(|step| Some(step.seat) != last);
        for (index, step) in record.steps.iter().enumerate() {
            let in_last_row = other.is_none_or(|other| index > other);
            table.repeat(step, in_last_row).map_err(|refused| crate::Problem::step(index, step, refused))?;
        }
        Ok(table)
    }

    /// Opens a table to play on from a record: its seed must be in it, for the luck to come.
    pub fn go_on(record: &Record, occupants: Vec<Occupant>) -> Result<Self, crate::Problem> {
        if record.seed.is_none() {
            return Err(crate::Problem("seed: it is not shown, so nobody can play on from this record".into()));
        }
        Self::resume(record, occupants)
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub fn options(&self) -> &Value {
        &self.options
    }

    pub fn commitment(&self) -> Option<&str> {
        self.commitment.as_deref()
    }

    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// Goes through the game from its beginning.
    pub fn walk(&self, mut visit: impl FnMut(Moment<'_>)) {
        let mut before = self.beginning();
        for (ply, step) in self.steps.iter().enumerate() {
            let mut after = before.copy();
            let events = after.replay(step.seat, &step.action, &step.chance).expect("it was played once");
            visit(Moment { ply, step, before: &*before, events: &events, after: &*after });
            before = after;
        }
    }

    /// The position before the step with this number, or after the last one.
    pub fn position_at(&self, step: usize) -> Option<Box<dyn AnyPosition>> {
        match step.cmp(&self.steps.len()) {
            Ordering::Greater => None,
            Ordering::Equal => Some(self.position.copy()),
            Ordering::Less => {
                let mut position = self.beginning();
                for step in &self.steps[..step] {
                    position.replay(step.seat, &step.action, &step.chance).expect("it was played once");
                }
                Some(position)
            }
        }
    }

    fn beginning(&self) -> Box<dyn AnyPosition> {
        self.game.restart(self.occupants.len(), &self.options, &self.deal.open()).expect("it was dealt once")
    }

    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// Plays an action. A refused one changes nothing.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Update, Refusal> {
        let Some(seed) = self.seed else {
            // A record whose seed is not known goes on only by recorded steps.
            return Err(Refusal::by(self.game.about().options_rule));
        };
        let foregone = self.position.is_foregone(seat, action);
        let played = self.position.play(seat, action, &mut seed.rng(Stream::Step(self.steps.len() as u32)))?;
        self.steps.push(Step { seat, action: action.to_owned(), chance: played.chance, foregone });
        Ok(Update { seq: self.steps.len(), events: played.events })
    }

    /// Plays a recorded step with its recorded luck.
    pub fn repeat(&mut self, step: &RecordedStep, ask_foregone: bool) -> Result<Vec<Told>, Refused> {
        let seat = Seat::at(usize::from(step.seat));
        let foregone = ask_foregone && self.position.is_foregone(seat, &step.action);
        let events = self.position.replay(seat, &step.action, &step.chance)?;
        self.steps.push(Step { seat, action: step.action.clone(), chance: step.chance.clone(), foregone });
        Ok(events)
    }

    /// The bot that is to act now, and where.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.turn().actors().iter().find_map(|seat| Some((seat, self.occupants.get(seat.index())?.level()?)))
    }

    /// What a bot of this level would do on a seat now. The same table gives the same answer, unless the bot looks at
    /// the clock.
    pub fn think(&self, seat: Seat, level: Level) -> Option<String> {
        self.ponder(seat, level, &Pace::default())
    }

    /// The same, with a part of the level's time, several threads, or a flag that stops it.
    pub fn ponder(&self, seat: Seat, level: Level, pace: &Pace<'_>) -> Option<String> {
        let stream = Stream::Bot { seat: seat.number(), step: self.steps.len() as u32 };
        let mut rng = self.seed.unwrap_or(Seed([0; 32])).rng(stream);
        self.position().look(Viewer::Seat(seat)).ponder(level, pace, &mut rng)
    }

    /// Whether a seat may take its last step back without asking anybody.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.steps.last().is_some_and(|last| last.seat == seat && last.foregone)
    }

    /// Takes the last step of a seat back, if nothing has come in since.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let may = self.may_undo(seat);
        if may {
            self.take_back_to(self.steps.len() - 1);
        }
        may
    }

    /// Takes steps back, with everybody's consent, until so many are left. Luck is not rolled anew: the same step
    /// taken again meets the same luck.
    pub fn take_back_to(&mut self, steps: usize) {
        if let Some(position) = self.position_at(steps) {
            self.position = position;
            self.steps.truncate(steps);
        }
    }

    /// Goes on from another position of the same game, however that came about: for tests and puzzles. What was played
    /// before no longer leads here.
    pub fn stand_at(&mut self, position: Box<dyn AnyPosition>) {
        self.position = position;
        self.steps.clear();
    }

    /// The game as a record. The seed is in it only when the game is over, or when the owner keeps it to go on later.
    pub fn record(&self, seed: Reveal) -> Record {
        let reveal = self.turn().is_over() || seed == Reveal::Always;
        let steps = self.steps.iter().map(|step| RecordedStep {
            seat: step.seat.number(),
            action: step.action.clone(),
            chance: step.chance.clone(),
        });
        Record {
            game: self.game.about().slug.to_owned(),
            rules: self.game.about().version,
            seats: self.occupants.len(),
            options: self.options.clone(),
            commitment: self.commitment.clone(),
            seed: self.seed.filter(|_| reveal).map(|seed| seed.to_string()),
            deal: self.deal.open(),
            steps: steps.collect(),
            result: self.turn().outcome().map(|outcome| write_outcome(&outcome)),
        }
    }
}

/// When the seed goes into a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveal {
    WhenOver,
    Always,
}
