//! What is asked over plain HTTP, under `/api/v1`.

use serde::{Deserialize, Serialize};

use crate::Info;

/// The answer to `POST tables` and `POST tables/{id}/rematch`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    pub table: String,
}

/// The answer to `GET tables`: public tables with somebody at them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tables {
    pub tables: Vec<Info>,
}

/// The answer to `GET mine`: unfinished tables at which one sits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mine {
    pub tables: Vec<MyTable>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MyTable {
    pub info: Info,
    /// Whether it waits for a decision of mine.
    pub my_turn: bool,
}

/// `GET me` and `PUT me`. The name is empty until one gives one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Me {
    pub name: String,
}

/// The body of `POST tables/{id}/rematch`: the same people, each one chair further.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// From the same deal; only where nothing is random after it and nothing hidden in it.
    #[serde(default)]
    pub same_start: bool,
}

/// Every answer that is an error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failed {
    pub error: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// A word for programs: `not_found`, `bad_plan`, `limited`, …
    pub code: String,
    /// A sentence for people who write programs, in English.
    pub message: String,
}
