//! What is said of an event, a refusal or a piece, before it is put into a language.

use crate::Seat;

/// One value inside a [`Line`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number that plurals may depend on.
    Count(i64),
    /// A seat: shown as the name of whoever sits there.
    Seat(Seat),
    /// Another text of the same game, by its id (`crab-big`).
    Label(&'static str),
    /// Something that is the same in every language (`c3`, `w07`).
    Name(String),
}

/// A text id with its values. The texts of the game (Fluent) turn it into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub id: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Line {
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    #[must_use]
    pub fn count(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Count(value.into()))
    }

    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    #[must_use]
    pub fn label(self, name: &'static str, id: &'static str) -> Self {
        self.with(name, Arg::Label(id))
    }

    #[must_use]
    pub fn name(self, name: &'static str, value: impl ToString) -> Self {
        self.with(name, Arg::Name(value.to_string()))
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}
