//! The options of a table (section 3 of the rules file).

use rules::{GameOptions, OptionKind, OptionSpec, Refusal, Seats, Value, Values};

pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "whirlpool", kind: OptionKind::Choice(&WHIRLPOOLS) },
    OptionSpec { name: "fastest", kind: OptionKind::Flag { default: false } },
    OptionSpec { name: "currents", kind: OptionKind::Choice(&CURRENTS) },
    OptionSpec { name: "movement_tokens", kind: OptionKind::Flag { default: false } },
    OptionSpec { name: "must_spend", kind: OptionKind::Choice(&MUST_SPEND) },
    OptionSpec { name: "row_draw", kind: OptionKind::Choice(&ROW_DRAWS) },
    OptionSpec { name: "tiebreak", kind: OptionKind::Choice(&TIEBREAKS) },
    OptionSpec { name: "starter", kind: OptionKind::Choice(&STARTERS) },
];

const WHIRLPOOLS: [&str; 3] = ["off", "turn", "token"];
const CURRENTS: [&str; 6] = ["off", "add", "herons", "eagles", "water", "water_rock"];
const MUST_SPEND: [&str; 2] = ["exact", "able"];
const ROW_DRAWS: [&str; 2] = ["three", "one"];
const TIEBREAKS: [&str; 2] = ["source", "tokens"];
const STARTERS: [&str; 2] = ["random", "seat0"];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub whirlpool: Whirlpool,
    pub fastest: bool,
    pub currents: Currents,
    pub movement_tokens: bool,
    pub must_spend: MustSpend,
    pub row_draw: RowDraw,
    pub tiebreak: Tiebreak,
    pub starter: Starter,
}

/// What rocks do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whirlpool {
    Off,
    /// Entering one ends the turn.
    Turn,
    /// Entering one stops that token for the turn.
    Token,
}

/// Which tiles the currents take the place of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Currents {
    Off,
    Add,
    Herons,
    Eagles,
    Water,
    WaterRock,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MustSpend {
    Exact,
    Able,
}

/// How the tiles of a new row are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowDraw {
    Three,
    One,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tiebreak {
    Source,
    Tokens,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Starter {
    Random,
    Seat0,
}

impl Currents {
    const ALL: [Self; 6] = [Self::Off, Self::Add, Self::Herons, Self::Eagles, Self::Water, Self::WaterRock];
}

/// Where a word stands among the words of its option.
fn nth(words: &[&str], word: &str) -> usize {
    words.iter().position(|known| *known == word).unwrap_or(0)
}

impl GameOptions for Options {
    // UP-3.1: every combination of known values is allowed.
    fn check(values: &Values, _: Seats) -> Result<Self, (Refusal, &'static str)> {
        let whirlpool = [Whirlpool::Off, Whirlpool::Turn, Whirlpool::Token][nth(&WHIRLPOOLS, values.word(0))];
        Ok(Self {
            whirlpool,
            fastest: values.flag(1),
            currents: Currents::ALL[nth(&CURRENTS, values.word(2))],
            movement_tokens: values.flag(3),
            must_spend: [MustSpend::Exact, MustSpend::Able][nth(&MUST_SPEND, values.word(4))],
            row_draw: [RowDraw::Three, RowDraw::One][nth(&ROW_DRAWS, values.word(5))],
            tiebreak: [Tiebreak::Source, Tiebreak::Tokens][nth(&TIEBREAKS, values.word(6))],
            starter: [Starter::Random, Starter::Seat0][nth(&STARTERS, values.word(7))],
        })
    }

    fn values(&self) -> Values {
        Values(vec![
            Value::Word(WHIRLPOOLS[self.whirlpool as usize]),
            Value::Flag(self.fastest),
            Value::Word(CURRENTS[self.currents as usize]),
            Value::Flag(self.movement_tokens),
            Value::Word(MUST_SPEND[self.must_spend as usize]),
            Value::Word(ROW_DRAWS[self.row_draw as usize]),
            Value::Word(TIEBREAKS[self.tiebreak as usize]),
            Value::Word(STARTERS[self.starter as usize]),
        ])
    }
}
