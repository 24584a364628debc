//! How well a bot plays, by name.

use std::fmt;
use std::str::FromStr;

use crate::Effort;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action that looks best right after it.
    Greedy,
    /// Tree search with so much effort: `search:1000` for a thousand iterations.
    Search(Effort),
}

/// Nodes of a tree at the most: some tens of megabytes.
const MOST_NODES: u32 = 500_000;
const MOST_ITERATIONS: u32 = 100_000_000;

impl Level {
    /// Those that can be offered to people, from weak to strong.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Tree search with so many iterations.
    pub const fn thinking(iterations: u32) -> Self {
        Self::Search(Effort { iterations, nodes: MOST_NODES })
    }

    /// The kind of bot, for texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Search(_) => "search",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random | Self::Greedy => f.write_str(self.name()),
            Self::Search(effort) => write!(f, "search:{}", effort.iterations),
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = || format!("no bot is called \"{text}\"; there are random, greedy and search:ITERATIONS");
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => {
                let iterations = text.strip_prefix("search:").and_then(|number| number.parse().ok());
                let iterations = iterations.filter(|count| (1..=MOST_ITERATIONS).contains(count));
                iterations.map(Self::thinking).ok_or_else(known)
            }
        }
    }
}
