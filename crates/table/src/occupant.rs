//! Who sits on a seat.

use bots::Level;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person, by name.
    Person(String),
    Bot(Level),
}

impl Occupant {
    pub const fn is_bot(&self) -> bool {
        matches!(self, Self::Bot(_))
    }

    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Bot(level) => Some(*level),
            Self::Person(_) => None,
        }
    }
}
