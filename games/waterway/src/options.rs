//! The options of a table (section 3 of the rules file).

use rules::{GameOptions, OptionKind, OptionSpec, Refusal, Seats, Value, Values};

pub const SPECS: &[OptionSpec] = &[OptionSpec { name: "start", kind: OptionKind::Choice(&["fork", "through"]) }];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub start: Start,
}

/// The river ends of the start tile (WW-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Two tributaries in, the main river out.
    Fork,
    /// The main river runs through and takes in two tributaries.
    Through,
}

impl Start {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fork => "fork",
            Self::Through => "through",
        }
    }

    pub fn named(word: &str) -> Option<Self> {
        [Self::Fork, Self::Through].into_iter().find(|start| start.word() == word)
    }
}

impl GameOptions for Options {
    /// WW-3.2: every option goes with every number of seats.
    fn check(values: &Values, _: Seats) -> Result<Self, (Refusal, &'static str)> {
        Ok(Self { start: Start::named(values.word(0)).unwrap_or(Start::Fork) })
    }

    fn values(&self) -> Values {
        Values(vec![Value::Word(self.start.word())])
    }
}
