//! How well a bot plays, by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::{Plan, Style};

use crate::budget::{Budget, MOST_NODES};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action that looks best right after it.
    Greedy,
    /// One of those offered to people; `sharp@100ms` or `sharp@2000` thinks for so long or so many iterations.
    Named(Skill, Option<Limit>),
    /// A searcher with nothing held back: `search:1000` the one of the game's plan, `tree:1000` and so on a certain one.
    Search(Option<Style>, Limit),
}

/// The levels offered to people, from weak to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Skill {
    Calm,
    Steady,
    Sharp,
    Master,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    Millis(u32),
    Iterations(u32),
}

const MOST: u32 = 100_000_000;

impl Skill {
    pub const ALL: [Self; 4] = [Self::Calm, Self::Steady, Self::Sharp, Self::Master];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Steady => "steady",
            Self::Sharp => "sharp",
            Self::Master => "master",
        }
    }

    /// The longest it thinks about a decision.
    const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Calm => 20,
            Self::Steady => 100,
            Self::Sharp => 500,
            Self::Master => 3_000,
        })
    }

    /// What it may spend on a game with this plan. Every further rival needs as many iterations again: with the same
    /// number for five seats as for two, a tree hardly gets back to the seat that thinks.
    pub fn budget(self, plan: &Plan, seats: usize) -> Budget {
        let rivals = seats.saturating_sub(1).max(1) as u32;
        let iterations = plan.most.get(self as usize).map(|most| most * rivals);
        Budget { time: Some(self.time()), iterations, nodes: MOST_NODES }
    }

    /// How much worse than the best its moves may be.
    pub fn ease(self, plan: &Plan) -> f32 {
        plan.ease.get(self as usize).copied().unwrap_or(0.0)
    }
}

impl Limit {
    pub const fn is_timed(self) -> bool {
        matches!(self, Self::Millis(_))
    }

    pub const fn budget(self) -> Budget {
        match self {
            Self::Millis(millis) => Budget::time(Duration::from_millis(millis as u64)),
            Self::Iterations(count) => Budget::iterations(count),
        }
    }
}

impl Level {
    pub const CALM: Self = Self::Named(Skill::Calm, None);
    pub const STEADY: Self = Self::Named(Skill::Steady, None);
    pub const SHARP: Self = Self::Named(Skill::Sharp, None);
    pub const MASTER: Self = Self::Named(Skill::Master, None);

    /// Those that can be offered to people, from weak to strong.
    pub const ALL: [Self; 4] = [Self::CALM, Self::STEADY, Self::SHARP, Self::MASTER];

    /// The searcher of the game with so many iterations.
    pub const fn thinking(iterations: u32) -> Self {
        Self::Search(None, Limit::Iterations(iterations))
    }

    /// Whether it goes on with what it thought before, where it is given a memory. What the lower levels are worth must not
    /// depend on who runs them.
    pub const fn remembers(self) -> bool {
        matches!(self, Self::Named(Skill::Master, _) | Self::Search(..))
    }

    /// The kind of bot, for texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Named(skill, _) => skill.name(),
            Self::Search(..) => "search",
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Millis(millis) => write!(f, "{millis}ms"),
            Self::Iterations(count) => write!(f, "{count}"),
        }
    }
}

impl FromStr for Limit {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (digits, of): (_, fn(u32) -> Self) = match text.strip_suffix("ms") {
            Some(digits) => (digits, Self::Millis),
            None => (text, Self::Iterations),
        };
        digits.parse().ok().filter(|count| (1..=MOST).contains(count)).map(of).ok_or(())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random | Self::Greedy | Self::Named(_, None) => f.write_str(self.name()),
            Self::Named(skill, Some(limit)) => write!(f, "{}@{limit}", skill.name()),
            Self::Search(None, limit) => write!(f, "search:{limit}"),
            Self::Search(Some(Style::Tree), limit) => write!(f, "tree:{limit}"),
            Self::Search(Some(Style::Rollouts), limit) => write!(f, "rollouts:{limit}"),
            Self::Search(Some(Style::Lines), limit) => write!(f, "lines:{limit}"),
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            if let Some((kind, limit)) = text.split_once(':') {
                let style = match kind {
                    "search" => None,
                    "tree" => Some(Style::Tree),
                    "rollouts" => Some(Style::Rollouts),
                    "lines" => Some(Style::Lines),
                    _ => return None,
                };
                return Some(Self::Search(style, limit.parse().ok()?));
            }
            let (name, limit) = match text.split_once('@') {
                Some((name, limit)) => (name, Some(limit.parse().ok()?)),
                None => (text, None),
            };
            let named = Skill::ALL.into_iter().find(|skill| skill.name() == name);
            match (text, named) {
                ("random", _) => Some(Self::Random),
                ("greedy", _) => Some(Self::Greedy),
                (_, named) => Some(Self::Named(named?, limit)),
            }
        };
        read().ok_or_else(|| {
            format!(
                "no bot is called \"{text}\"; there are calm, steady, sharp and master (also sharp@100ms or sharp@2000), \
                 random, greedy and search:ITERATIONS"
            )
        })
    }
}
