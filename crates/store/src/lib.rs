//! What outlives a process: tables with their journals, and guests. Entries are texts here; what they mean is not
//! this room's business.
//!
//! [`Store`] is what a server needs; [`Sqlite`] is the embedded default. A second implementation stands beside it.

mod sqlite;

use std::fmt;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

pub use sqlite::{BackupError, Replace, Sqlite, backup, restore};

/// An answer that comes later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// The number of a table inside the store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableNo(pub i64);

/// How far a table is, for lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    Waiting,
    Playing,
    Over,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub state: State,
    pub public: bool,
    /// JSON.
    pub info: String,
    /// The guests who sit there; `None` if they are the same as before.
    pub sitters: Option<Vec<String>>,
    pub changed_ms: u64,
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: String,
    /// JSON.
    pub opening: String,
    pub opened_ms: u64,
    pub summary: Summary,
    /// The beginning of its journal.
    pub entries: Vec<String>,
}

/// Entries to add to a journal.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableNo,
    /// The number of the first one.
    pub first: u32,
    pub entries: Vec<String>,
    /// If what lists show has changed with them.
    pub summary: Option<Summary>,
}

/// What came of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on the disk.
    Stored,
    /// Somebody else has written an entry with such a number; nothing of it is stored.
    Conflict,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub no: TableNo,
    pub opening: String,
    pub entries: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: String,
    pub name: String,
}

/// How much was written since the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub commits: u64,
    pub entries: u64,
    pub failures: u64,
}

/// What a server asks of its store. A write is answered when it is durable, not before.
pub trait Store: Send + Sync {
    fn open_table(&self, table: NewTable) -> Later<'_, TableNo>;
    fn append(&self, append: Append) -> Later<'_, Appended>;
    /// Changes what lists show, without an entry.
    fn summarise(&self, table: TableNo, summary: Summary) -> Later<'_, ()>;
    /// Notes when a table must be looked after although nobody watches it.
    fn set_deadline(&self, table: TableNo, deadline_ms: Option<u64>) -> Later<'_, ()>;

    fn load<'a>(&'a self, id: &'a str) -> Later<'a, Option<StoredTable>>;
    /// What lists show of one table.
    fn info<'a>(&'a self, id: &'a str) -> Later<'a, Option<String>>;
    /// Public tables that are not over, the latest first.
    fn listed(&self, limit: u32) -> Later<'_, Vec<String>>;
    /// Unfinished tables at which a guest sits, the latest first.
    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> Later<'a, Vec<String>>;
    /// The ids of tables whose deadline has passed.
    fn due(&self, now_ms: u64, limit: u32) -> Later<'_, Vec<String>>;

    /// The guest whose token has this SHA-256.
    fn guest(&self, token: [u8; 32]) -> Later<'_, Option<Guest>>;
    fn add_guest(&self, token: [u8; 32], guest: Guest, since_ms: u64) -> Later<'_, ()>;
    fn rename_guest<'a>(&'a self, guest: &'a str, name: &'a str) -> Later<'a, ()>;

    fn counts(&self) -> Counts;
    /// Whether it answers.
    fn ping(&self) -> Later<'_, ()>;
    /// Finishes what is under way and closes everything.
    fn close(&self) -> Later<'_, ()>;
}

/// The world failed.
#[derive(Debug)]
pub enum Error {
    /// The database refused.
    Database {
        doing: &'static str,
        error: sqlx::Error,
    },
    /// The schema is not ours or newer than ours.
    Migration(sqlx::migrate::MigrateError),
    /// Another process has this data folder.
    InUse(PathBuf),
    Io {
        path: PathBuf,
        error: std::io::Error,
    },
    /// The store is closed, or its writer has failed.
    Closed,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Database { doing, error } => write!(f, "the database, {doing}: {error}"),
            Self::Migration(error) => write!(f, "the database was made by another version: {error}"),
            Self::InUse(path) => write!(f, "{}: another nurt is running with this data folder", path.display()),
            Self::Io { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Closed => f.write_str("the database is closed"),
        }
    }
}

impl std::error::Error for Error {}
