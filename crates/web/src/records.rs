//! Played games, to look at again.

use notation::Record;
use rules::{Line, Seat, Viewer};
use table::{Entry, Occupant, Reveal, Room, Table};
use text::Language;
use wire::Chair;

use crate::local::Begin;
use crate::words;

/// A game that was played, and how its seats are called.
pub struct Played {
    pub record: Record,
    /// Empty names stand for the number of the seat.
    pub names: Vec<Name>,
    pub table: Table,
}

/// How a seat of a played game is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name {
    Person(String),
    Bot(String),
    Nobody,
}

impl Played {
    pub fn of(record: Record, names: Vec<Name>) -> Option<Self> {
        let occupants = vec![Occupant::Person(String::new()); record.seats];
        let table = Table::resume(&record, occupants).ok()?;
        Some(Self { record, names, table })
    }

    /// A game of this device, finished or not.
    pub fn local(begin: &Begin, entries: Vec<Entry>) -> Option<Self> {
        let room = Room::resume(begin.opening().ok()?, entries).ok()?;
        let names = begin.plan.chairs.iter().map(|chair| match chair {
            Chair::Mine { name } => Name::Person(name.clone()),
            Chair::Bot { level } => Name::Bot(level.clone()),
            Chair::Open => Name::Nobody,
        });
        Self::of(room.table().record(Reveal::Always), names.collect())
    }

    /// A record file.
    pub fn read(text: &str) -> Option<Self> {
        Self::of(notation::read_record(text).ok()?, Vec::new())
    }

    pub fn name(&self, language: Language, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(Name::Person(name)) if !name.is_empty() => name.clone(),
            Some(bot @ Name::Bot(level)) => {
                let alike = self.names.iter().filter(|other| *other == bot).count();
                words::bot_name(language, level, (alike > 1).then_some(seat))
            }
            _ => words::say(language, &Line::new("ui-seat").count("number", i64::from(seat.number()) + 1)),
        }
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.names.get(seat.index()), Some(Name::Bot(_)))
    }

    /// What happened step by step, as everybody may know it once the game is over: seat, rule, line.
    pub fn news(&self) -> Vec<(usize, Seat, &'static str, Line)> {
        let mut all = Vec::new();
        self.table.walk(|moment| {
            all.extend(
                moment.events.iter().map(|told| (moment.ply, moment.step.seat, told.rule.as_str(), told.line.clone())),
            );
        });
        all
    }

    /// How the game looked before a step.
    pub fn view(&self, step: usize, viewer: Viewer) -> Option<Box<dyn catalog::AnyView>> {
        Some(self.table.position_at(step)?.look(viewer))
    }
}
