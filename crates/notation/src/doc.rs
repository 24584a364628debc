//! A JSON value together with the way to it, so that every complaint says where.

use std::fmt;
use std::ops::RangeInclusive;

use rules::RuleId;
use serde_json::Value;

/// What is wrong with a text, and where. Some of it breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed {
    pub path: String,
    pub message: String,
    pub rule: Option<RuleId>,
}

impl Malformed {
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { path: path.into(), message: message.into(), rule: None }
    }

    #[must_use]
    pub fn by(mut self, rule: RuleId) -> Self {
        self.rule = Some(rule);
        self
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.message)?;
        if let Some(rule) = self.rule {
            write!(f, " ({rule})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Malformed {}

#[derive(Clone, Copy)]
enum Step<'a> {
    Root,
    Field(&'a str),
    Index(usize),
}

/// A place in a JSON document.
#[derive(Clone, Copy)]
pub struct Doc<'a> {
    value: &'a Value,
    parent: Option<&'a Doc<'a>>,
    step: Step<'a>,
}

impl<'a> Doc<'a> {
    pub const fn root(value: &'a Value) -> Self {
        Self { value, parent: None, step: Step::Root }
    }

    pub const fn value(&self) -> &'a Value {
        self.value
    }

    /// The way here: `divers[2].catch`.
    pub fn path(&self) -> String {
        let mut path = self.parent.map(Doc::path).unwrap_or_default();
        match self.step {
            Step::Root => {}
            Step::Field(name) => {
                if !path.is_empty() {
                    path.push('.');
                }
                // A name comes from outside: keep it short in messages.
                path.extend(name.chars().take(40));
            }
            Step::Index(index) => path.push_str(&format!("[{index}]")),
        }
        path
    }

    /// A complaint about this place.
    pub fn wrong(&self, message: impl Into<String>) -> Malformed {
        Malformed::new(self.path(), message)
    }

    pub const fn is_null(&self) -> bool {
        matches!(self.value, Value::Null)
    }

    /// `None` for null.
    pub fn or_null(&self) -> Option<&Self> {
        if self.is_null() { None } else { Some(self) }
    }

    fn expected(&self, what: &str) -> Malformed {
        let mut got = self.value.to_string();
        if got.chars().count() > 40 {
            got = got.chars().take(39).chain(['…']).collect();
        }
        self.wrong(format!("expected {what}, found {got}"))
    }

    /// Checks that this is an object with no other names than these.
    pub fn only(&self, names: &[&str]) -> Result<(), Malformed> {
        let Value::Object(object) = self.value else { return Err(self.expected("an object")) };
        match object.keys().find(|name| !names.contains(&name.as_str())) {
            Some(name) => {
                let here = Doc { value: self.value, parent: Some(self), step: Step::Field(name) };
                Err(here.wrong(format!("unknown name; known are {}", names.join(", "))))
            }
            None => Ok(()),
        }
    }

    /// The field with this name, if there is one.
    pub fn find<'s>(&'s self, name: &'s str) -> Result<Option<Doc<'s>>, Malformed> {
        let Value::Object(object) = self.value else { return Err(self.expected("an object")) };
        Ok(object.get(name).map(|value| Doc { value, parent: Some(self), step: Step::Field(name) }))
    }

    /// The field with this name, which must be there.
    pub fn field<'s>(&'s self, name: &'s str) -> Result<Doc<'s>, Malformed> {
        match self.find(name)? {
            Some(field) => Ok(field),
            None => Err(self.wrong(format!("the field \"{name}\" is missing"))),
        }
    }

    /// All entries of an object.
    pub fn entries<'s>(&'s self) -> Result<impl Iterator<Item = (&'s str, Doc<'s>)>, Malformed> {
        let Value::Object(object) = self.value else { return Err(self.expected("an object")) };
        Ok(object
            .iter()
            .map(move |(name, value)| (name.as_str(), Doc { value, parent: Some(self), step: Step::Field(name) })))
    }

    /// All items of a list that has at most `most` of them.
    pub fn items<'s>(&'s self, most: usize) -> Result<impl ExactSizeIterator<Item = Doc<'s>>, Malformed> {
        let Value::Array(items) = self.value else { return Err(self.expected("a list")) };
        if items.len() > most {
            return Err(self.wrong(format!("{} entries, at most {most} are possible", items.len())));
        }
        Ok(items.iter().enumerate().map(move |(index, value)| Doc {
            value,
            parent: Some(self),
            step: Step::Index(index),
        }))
    }

    /// All items of a list that has exactly `count` of them.
    pub fn exactly<'s>(&'s self, count: usize) -> Result<impl ExactSizeIterator<Item = Doc<'s>>, Malformed> {
        let items = self.items(count)?;
        if items.len() != count {
            return Err(self.wrong(format!("{} entries, {count} are needed", items.len())));
        }
        Ok(items)
    }

    pub fn text(&self) -> Result<&'a str, Malformed> {
        self.value.as_str().ok_or_else(|| self.expected("a text"))
    }

    pub fn flag(&self) -> Result<bool, Malformed> {
        self.value.as_bool().ok_or_else(|| self.expected("true or false"))
    }

    /// A whole number in a range.
    pub fn number(&self, range: RangeInclusive<i64>) -> Result<i64, Malformed> {
        match self.value.as_i64() {
            Some(number) if range.contains(&number) => Ok(number),
            _ => Err(self.expected(&format!("a whole number from {} to {}", range.start(), range.end()))),
        }
    }

    /// A seat of a table of `seats`.
    pub fn seat(&self, seats: usize) -> Result<rules::Seat, Malformed> {
        let top = seats as i64 - 1;
        match self.value.as_i64() {
            Some(number) if (0..=top).contains(&number) => Ok(rules::Seat::at(number as usize)),
            _ => Err(self.expected(&format!("a seat from 0 to {top}"))),
        }
    }

    /// One of some words.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, Malformed> {
        let found = self.value.as_str().and_then(|text| words.iter().find(|(word, _)| *word == text));
        match found {
            Some((_, meaning)) => Ok(*meaning),
            None => {
                let known: Vec<_> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
                Err(self.expected(&known.join(" or ")))
            }
        }
    }

    /// A text that `read` understands; `what` says what it should be.
    pub fn named<T>(&self, what: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Malformed> {
        self.value.as_str().and_then(read).ok_or_else(|| self.expected(what))
    }

    /// Checks that this is what follows from the rest of the document.
    pub fn must_be(&self, value: &Value) -> Result<(), Malformed> {
        if self.value == value { Ok(()) } else { Err(self.expected(&format!("{value}"))) }
    }
}
