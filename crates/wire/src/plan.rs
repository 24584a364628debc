//! What a table is opened with.

use serde::{Deserialize, Serialize};

/// Everything that is decided before a table opens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The slug of the game.
    pub game: String,
    pub chairs: Vec<Chair>,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: serde_json::Value,
    #[serde(default)]
    pub clock: ClockPlan,
    /// Whether strangers find it in the list of open tables.
    #[serde(default)]
    pub public: bool,
    #[serde(default = "yes")]
    pub chat: bool,
    /// Whether odds, hints and best moves may be shown.
    #[serde(default = "yes")]
    pub aids: bool,
}

fn yes() -> bool {
    true
}

/// Who is to sit on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chair {
    /// Whoever opens the table; with several such chairs the device is passed round.
    Mine {
        #[serde(default)]
        name: String,
    },
    /// Whoever comes.
    Open,
    Bot {
        level: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockPlan {
    #[default]
    None,
    /// So long for every decision.
    PerMove { seconds: u32 },
    /// So long for the whole game, and some more after every decision.
    Total { seconds: u32, increment: u32 },
    /// Turn-based: so many days for every decision.
    Days { days: u32 },
}
