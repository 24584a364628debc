//! Why a player may not do something: always a rule, never just a sentence.

use crate::RuleId;

/// The most numbers a refusal carries for its text.
const MAX_ARGS: usize = 2;

/// The rule that forbids an action, with the numbers its text may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub rule: RuleId,
    args: [(&'static str, i64); MAX_ARGS],
    used: u8,
}

impl Refusal {
    #[inline]
    pub const fn by(rule: RuleId) -> Self {
        Self { rule, args: [("", 0); MAX_ARGS], used: 0 }
    }

    /// Adds a number for the text (`cost`, `left`).
    ///
    /// # Panics
    /// With more than two: a refusal is one short sentence.
    #[must_use]
    pub const fn with(mut self, name: &'static str, value: i64) -> Self {
        self.args[self.used as usize] = (name, value);
        self.used += 1;
        self
    }

    pub fn args(&self) -> &[(&'static str, i64)] {
        &self.args[..self.used as usize]
    }
}

/// The text is no action of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;
