//! What is stored of a table.

use notation::Value;
use serde::{Deserialize, Serialize};
use wire::{Chat, Plan};

use crate::Seed;

/// What a table is opened with; stored once.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The id of the table.
    pub table: String,
    pub plan: Plan,
    pub seed: Seed,
    /// Who opened it.
    pub host: String,
    pub opened_ms: u64,
}

/// One thing that happened at a table. A table is folded from its opening and these, in order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Entry {
    /// A seat acted. `id` is the number of the message that asked for it; bots send none.
    Step {
        seat: u8,
        action: String,
        #[serde(default, skip_serializing_if = "Value::is_null")]
        chance: Value,
        at_ms: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// The game went back to before this step.
    Back {
        to: u32,
        at_ms: u64,
    },
    Sat {
        seat: u8,
        holder: String,
        name: String,
        at_ms: u64,
    },
    Stood {
        seat: u8,
    },
    /// Bots took all free chairs.
    Filled {
        level: String,
        at_ms: u64,
    },
    /// A bot plays for a seat, or its player is back.
    StandIn {
        seat: u8,
        level: Option<String>,
    },
    Resigned {
        seat: u8,
        at_ms: u64,
    },
    TimeUp {
        seat: u8,
        at_ms: u64,
    },
    Said(Chat),
    /// The same people play again there.
    Rematch {
        table: String,
    },
}
