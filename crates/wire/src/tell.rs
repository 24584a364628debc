//! From a table to the page.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ClockPlan, Said};

/// What a table tells one watcher. A server that tells many the same view lends it (`V` is then a reference).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
// They are written and dropped at once; a box would be one more thing to make.
#[allow(clippy::large_enum_variant)]
pub enum Tell<V = Value> {
    /// The first message: the table, how it stands, and with it everything that happened so far.
    Welcome {
        wire: u32,
        info: Info,
        yours: Vec<u8>,
        host: bool,
        chat: Vec<Chat>,
        update: Update<V>,
    },
    /// Something happened, or the watcher looks from elsewhere.
    Update(Update<V>),
    /// Who sits where has changed, or who is here.
    Seats {
        info: Info,
        yours: Vec<u8>,
    },
    /// A rule refuses what the message with this number asked.
    Refused {
        id: u64,
        rule: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<(String, i64)>,
    },
    /// The message with this number was right once; an update is on its way.
    Stale {
        id: u64,
    },
    /// The table refuses, for a reason that is no rule of the game.
    Rejected {
        id: u64,
        why: Why,
    },
    /// What the message with this number asked is done (or was done before).
    Done {
        id: u64,
    },
    Said(Chat),
    /// Somebody asks to go back; `None` when that is settled.
    Request {
        request: Option<Request>,
    },
    /// Too many messages: wait so long.
    Limited {
        wait_ms: u64,
    },
    /// A new table for the same people.
    Rematch {
        table: String,
    },
    /// The server goes down for a moment; come back.
    Closing,
    Pong {
        id: u64,
    },
}

/// Why a table refuses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The message cannot be read.
    Unreadable,
    /// That seat is somebody else's.
    NotYours,
    /// Not everybody is here yet.
    NotBegun,
    Begun,
    Over,
    /// Something was rolled, shown or decided since.
    NothingToUndo,
    Taken,
    NoChat,
    TooLong,
    /// Only whoever opened the table may do that.
    NotHost,
    UnknownLevel,
    /// Their player is here.
    Present,
    NoRequest,
}

/// The table itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Info {
    pub table: String,
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// All options, defaults filled in.
    pub options: Value,
    pub sitters: Vec<Sitter>,
    pub clock: ClockPlan,
    pub public: bool,
    pub chat: bool,
    pub aids: bool,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// Whether every chair is taken.
    pub begun: bool,
    /// Milliseconds since 1970.
    pub opened_ms: u64,
    pub spectators: u32,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A chair and who is on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// The name of a person; empty if they gave none. `None`: nobody sits here yet, or a bot.
    pub name: Option<String>,
    /// The level of the bot that plays here now, for itself or for somebody who is away.
    pub bot: Option<String>,
    /// Whether the person is connected.
    pub here: bool,
    pub resigned: bool,
}

/// How the game stands for one watcher.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update<V = Value> {
    /// Grows with everything that changes the game, take-backs too.
    pub seq: u32,
    /// The number of steps played.
    pub steps: u32,
    /// The seat it is seen from.
    pub viewer: Option<u8>,
    pub view: V,
    /// What that seat may do now, sorted.
    pub legal: Vec<String>,
    /// Who may act.
    pub actors: Vec<u8>,
    /// What is told before the step with this number stays told; `news` takes the place of everything after it.
    pub from: u32,
    /// What happened from that step on, as far as this watcher may know it.
    pub news: Vec<News>,
    /// Whether that seat may take its last step back.
    pub may_undo: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
}

/// One event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct News {
    /// The number of the step it belongs to, from 0.
    pub step: u32,
    /// Who acted.
    pub seat: u8,
    pub rule: String,
    pub line: Said,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// What each seat has left at the moment of sending.
    pub left_ms: Vec<u64>,
    /// Whose clock runs.
    pub running: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// Empty where the game has none, or did not come to its end.
    pub scores: Vec<i32>,
    pub ranks: Vec<u8>,
    pub how: How,
    /// The seed that was promised, to check the luck with.
    pub seed: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By the rules of the game.
    Played,
    Resigned,
    OutOfTime,
}

/// Somebody asks to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    pub seat: u8,
    /// To before the step with this number.
    pub to: u32,
    /// Who still has to answer.
    pub open: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chat {
    /// The seat that speaks, or `None` for a spectator.
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    pub at_ms: u64,
}
