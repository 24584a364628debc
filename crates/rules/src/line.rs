//! What is said of an event, a refusal or a piece, before it is put into a language.

use std::borrow::Cow;

use crate::Seat;

/// One value inside a [`Line`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number that plurals may depend on.
    Count(i64),
    /// A seat: shown as the name of whoever sits there.
    Seat(Seat),
    /// Another text of the same game, by its id (`crab-big`).
    Label(Cow<'static, str>),
    /// Something that is the same in every language (`c3`).
    Name(String),
    /// Something that records write as a code (`w07 w12`) and readers are told in words, one line for each thing.
    Words { code: String, lines: Vec<Line> },
}

/// A text id with its values. The texts of the game (Fluent) turn it into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub id: Cow<'static, str>,
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Line {
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
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
        self.with(name, Arg::Label(Cow::Borrowed(id)))
    }

    #[must_use]
    pub fn name(self, name: &'static str, value: impl ToString) -> Self {
        self.with(name, Arg::Name(value.to_string()))
    }

    #[must_use]
    pub fn words(self, name: &'static str, code: impl ToString, lines: impl IntoIterator<Item = Line>) -> Self {
        self.with(name, Arg::Words { code: code.to_string(), lines: lines.into_iter().collect() })
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((Cow::Borrowed(name), arg));
        self
    }
}
