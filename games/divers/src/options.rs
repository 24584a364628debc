//! The options of a table (section 3 of the rules file).

use rules::{GameOptions, OptionKind, OptionSpec, Refusal, Seats, Value, Values};

pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "length", kind: OptionKind::Choice(&["standard", "short", "long"]) },
    OptionSpec { name: "row_take", kind: OptionKind::Choice(&["five", "four"]) },
    OptionSpec { name: "consolation", kind: OptionKind::Choice(&["works", "lost"]) },
    OptionSpec { name: "wash", kind: OptionKind::Choice(&["together", "in_turn"]) },
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub length: Length,
    pub row_take: RowTake,
    pub consolation: Consolation,
    pub wash: Wash,
}

/// The points that bring the end near.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    Short,
    Standard,
    Long,
}

impl Length {
    /// DV-8.2.
    pub const fn mark(self) -> u32 {
        match self {
            Self::Short => 25,
            Self::Standard => 35,
            Self::Long => 45,
        }
    }
}

/// Whether the last dive card counts among the cards of its row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowTake {
    Five,
    Four,
}

/// What becomes of a net or harpoon that is a consolation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Consolation {
    Works,
    Lost,
}

/// How divers choose when a wave washes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wash {
    Together,
    InTurn,
}

impl GameOptions for Options {
    /// DV-3.1: every combination goes together.
    fn check(values: &Values, _: Seats) -> Result<Self, (Refusal, &'static str)> {
        let length = match values.word(0) {
            "short" => Length::Short,
            "long" => Length::Long,
            _ => Length::Standard,
        };
        let row_take = if values.word(1) == "four" { RowTake::Four } else { RowTake::Five };
        let consolation = if values.word(2) == "lost" { Consolation::Lost } else { Consolation::Works };
        let wash = if values.word(3) == "in_turn" { Wash::InTurn } else { Wash::Together };
        Ok(Self { length, row_take, consolation, wash })
    }

    fn values(&self) -> Values {
        let words = [
            match self.length {
                Length::Short => "short",
                Length::Standard => "standard",
                Length::Long => "long",
            },
            match self.row_take {
                RowTake::Five => "five",
                RowTake::Four => "four",
            },
            match self.consolation {
                Consolation::Works => "works",
                Consolation::Lost => "lost",
            },
            match self.wash {
                Wash::Together => "together",
                Wash::InTurn => "in_turn",
            },
        ];
        Values(words.map(Value::Word).to_vec())
    }
}
