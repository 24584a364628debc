//! From the page to a table.

use serde::{Deserialize, Serialize};

/// What a person asks of a table. `seat` is always one of their own; the table checks that.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Play an action. `seq` is the number of the update it answers, `id` a number that the page does not use twice:
    /// the same message sent again is answered, not played again.
    Act {
        id: u64,
        seat: u8,
        seq: u32,
        action: String,
    },
    /// Take one's own last step back, as long as nothing came in since.
    Undo {
        id: u64,
        seat: u8,
        seq: u32,
    },
    /// Ask the others to go back to before the step with this number.
    TakeBack {
        id: u64,
        seat: u8,
        to: u32,
    },
    /// Answer such a request.
    Answer {
        id: u64,
        seat: u8,
        yes: bool,
    },
    Resign {
        id: u64,
        seat: u8,
    },
    /// Look at the board from another of one's own seats (or as a spectator).
    Look {
        seat: Option<u8>,
    },
    /// Everything after this number, please: something was lost on the way.
    Since {
        seq: u32,
    },
    /// Sit down on a free chair.
    Sit {
        id: u64,
        seat: u8,
        name: String,
    },
    /// Leave a chair before the game has begun.
    Stand {
        id: u64,
        seat: u8,
    },
    /// The one who opened the table fills free chairs with bots of this level.
    Fill {
        id: u64,
        level: String,
    },
    /// A bot plays for this seat (one's own, or one whose player is away), until its player takes it back with `None`.
    StandIn {
        id: u64,
        seat: u8,
        level: Option<String>,
    },
    Say {
        id: u64,
        text: String,
    },
    Ping {
        id: u64,
    },
}
