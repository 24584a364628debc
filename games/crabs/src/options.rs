//! The options of a table (section 3 of the rules file).

use rules::{GameOptions, OptionKind, OptionSpec, Refusal, Seats, Value, Values};

use crate::rule;

pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "setup", kind: OptionKind::Choice(&["random", "placed"]) },
    OptionSpec { name: "board3", kind: OptionKind::Choice(&["corners", "alternate"]) },
    OptionSpec { name: "first", kind: OptionKind::Seat },
    OptionSpec { name: "quiet_limit", kind: OptionKind::Number { min: 20, max: MAX_QUIET as u32, default: 60 } },
];

/// The highest `quiet_limit`.
pub const MAX_QUIET: usize = 200;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub setup: Setup,
    pub board3: Board3,
    pub first: u8,
    pub quiet_limit: u8,
}

/// How the crabs come onto the rocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setup {
    Random,
    Placed,
}

/// Which nine outer rocks three seats add.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board3 {
    Corners,
    Alternate,
}

impl GameOptions for Options {
    fn check(values: &Values, seats: Seats) -> Result<Self, (Refusal, &'static str)> {
        let board3 = match values.word(1) {
            "alternate" => Board3::Alternate,
            _ => Board3::Corners,
        };
        if board3 != Board3::Corners && seats.len() != 3 {
            return Err((Refusal::by(rule::OPTIONS), "board3"));
        }
        let setup = match values.word(0) {
            "placed" => Setup::Placed,
            _ => Setup::Random,
        };
        Ok(Self { setup, board3, first: values.number(2) as u8, quiet_limit: values.number(3) as u8 })
    }

    fn values(&self) -> Values {
        let setup = match self.setup {
            Setup::Random => "random",
            Setup::Placed => "placed",
        };
        let board3 = match self.board3 {
            Board3::Corners => "corners",
            Board3::Alternate => "alternate",
        };
        Values(vec![
            Value::Word(setup),
            Value::Word(board3),
            Value::Number(self.first.into()),
            Value::Number(self.quiet_limit.into()),
        ])
    }
}
