//! The options of a table: what can be chosen, and choices that have been checked.

use std::ops::Deref;

use crate::{Refusal, Seats};

/// One option of a game. Parsing, help, forms and checks all come from this.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub kind: OptionKind,
}

#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of some words; the first is the default.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag { default: bool },
    /// A whole number.
    Number { min: u32, max: u32, default: u32 },
    /// A seat of the table; seat 0 by default.
    Seat,
    /// One of some words (the first is the default), or a list of at most `most` of the items.
    /// The items are asked for: a game may learn more of them as it starts (boards of one's own).
    ChoiceOrList { words: &'static [&'static str], items: fn() -> &'static [&'static str], most: usize },
}

/// The value of one option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Word(&'static str),
    Flag(bool),
    Number(u32),
    List(Vec<&'static str>),
}

impl OptionSpec {
    pub fn default(&self) -> Value {
        match self.kind {
            OptionKind::Choice(words) | OptionKind::ChoiceOrList { words, .. } => Value::Word(words[0]),
            OptionKind::Flag { default } => Value::Flag(default),
            OptionKind::Number { default, .. } => Value::Number(default),
            OptionKind::Seat => Value::Number(0),
        }
    }
}

/// One value for each option of a game, in the order of its specs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values(pub Vec<Value>);

impl Values {
    pub fn defaults(specs: &[OptionSpec]) -> Self {
        Self(specs.iter().map(OptionSpec::default).collect())
    }

    /// The word at this place; the empty word where the value is of another kind.
    pub fn word(&self, index: usize) -> &'static str {
        match self.0.get(index) {
            Some(Value::Word(word)) => word,
            _ => "",
        }
    }

    pub fn flag(&self, index: usize) -> bool {
        matches!(self.0.get(index), Some(Value::Flag(true)))
    }

    pub fn number(&self, index: usize) -> u32 {
        match self.0.get(index) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        }
    }

    pub fn list(&self, index: usize) -> Option<&[&'static str]> {
        match self.0.get(index) {
            Some(Value::List(list)) => Some(list),
            _ => None,
        }
    }
}

/// What a game makes of its options. The specs have been checked before; this checks what they cannot say.
pub trait GameOptions: Clone + Eq + std::fmt::Debug {
    /// Takes over values that fit the specs, or names the rule and the option that do not go together.
    fn check(values: &Values, seats: Seats) -> Result<Self, (Refusal, &'static str)>;
    fn values(&self) -> Values;
}

/// Options that have passed their checks for a number of seats; cannot be made in another way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked<O> {
    options: O,
    seats: Seats,
}

impl<O: GameOptions> Checked<O> {
    /// Checks values that already fit the specs and a number of seats that fits the game.
    pub fn new(values: &Values, seats: Seats) -> Result<Self, (Refusal, &'static str)> {
        Ok(Self { options: O::check(values, seats)?, seats })
    }

    /// The seats these options were checked for.
    pub const fn seats(&self) -> Seats {
        self.seats
    }
}

impl<O> Deref for Checked<O> {
    type Target = O;
    fn deref(&self) -> &O {
        &self.options
    }
}
