//! How well a bot plays, by name.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action that looks best right after it.
    Greedy,
}

impl Level {
    /// From weak to strong.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(|level| level.name()).collect();
            format!("no bot is called \"{text}\"; there are {}", known.join(", "))
        })
    }
}
