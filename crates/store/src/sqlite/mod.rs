//! The embedded default: one SQLite file in a data folder, WAL, one writer that commits in groups, several readers.

mod folder;
mod read;
mod schema;
mod write;

use std::fs::File;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

pub use folder::{BackupError, Replace, backup, restore};

use crate::{Append, Appended, Counts, Error, Guest, Later, NewTable, Store, StoredTable, Summary, TableNo};
use write::{Job, Tally, Write, Written};

/// The file in the data folder.
const FILE: &str = "nurt.db";
/// How long to wait for another process (a backup) that holds a lock.
const BUSY: Duration = Duration::from_secs(10);
const READERS: u32 = 3;
/// Writes that may wait for the next group; more must wait outside.
const QUEUE: usize = 4096;

pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    writer: Mutex<Option<JoinHandle<()>>>,
    tally: Tally,
    /// Held while we run, so that no second server and no restore touches the folder.
    lock: File,
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY)
        .journal_mode(SqliteJournalMode::Wal)
        // Acknowledged means: survives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .pragma("trusted_schema", "OFF")
        .disable_statement_logging()
}

pub(crate) fn failed(doing: &'static str) -> impl Fn(sqlx::Error) -> Error {
    move |error| Error::Database { doing, error }
}

impl Sqlite {
    /// Opens the data folder, making it if it is not there, and brings its schema up to date.
    pub async fn open(data: &Path) -> Result<Self, Error> {
        let lock = folder::claim(data)?;
        let path = data.join(FILE);
        // The default of 1000 pages would check-point many times a second under load.
        let options = options(&path).create_if_missing(true).pragma("wal_autocheckpoint", "4000");
        let mut connection = options.connect().await.map_err(failed("opening"))?;
        schema::migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(self::options(&path).read_only(true))
            .await
            .map_err(failed("opening for reading"))?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let tally = Tally::default();
        let writer = tokio::spawn(write::run(connection, waiting, tally.clone()));
        Ok(Self { jobs, readers, writer: Mutex::new(Some(writer)), tally, lock })
    }

    fn write<T: 'static>(&self, write: Write, read: fn(Written) -> T) -> Later<'_, T> {
        Box::pin(async move {
            let (job, answer) = Job::new(write);
            self.jobs.send(job).await.map_err(|_| Error::Closed)?;
            answer.await.map_err(|_| Error::Closed)?.map(read)
        })
    }
}

impl Store for Sqlite {
    fn open_table(&self, table: NewTable) -> Later<'_, TableNo> {
        self.write(Write::Open(table), Written::table)
    }

    fn append(&self, append: Append) -> Later<'_, Appended> {
        self.write(Write::Append(append), Written::appended)
    }

    fn summarise(&self, table: TableNo, summary: Summary) -> Later<'_, ()> {
        self.write(Write::Summary(table, summary), drop)
    }

    fn set_deadline(&self, table: TableNo, deadline_ms: Option<u64>) -> Later<'_, ()> {
        self.write(Write::Deadline(table, deadline_ms), drop)
    }

    fn load<'a>(&'a self, id: &'a str) -> Later<'a, Option<StoredTable>> {
        Box::pin(read::load(&self.readers, id))
    }

    fn info<'a>(&'a self, id: &'a str) -> Later<'a, Option<String>> {
        Box::pin(read::info(&self.readers, id))
    }

    fn listed(&self, limit: u32) -> Later<'_, Vec<String>> {
        Box::pin(read::listed(&self.readers, limit))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> Later<'a, Vec<String>> {
        Box::pin(read::tables_of(&self.readers, guest, limit))
    }

    fn due(&self, now_ms: u64, limit: u32) -> Later<'_, Vec<String>> {
        Box::pin(read::due(&self.readers, now_ms, limit))
    }

    fn guest(&self, token: [u8; 32]) -> Later<'_, Option<Guest>> {
        Box::pin(read::guest(&self.readers, token))
    }

    fn add_guest(&self, token: [u8; 32], guest: Guest, since_ms: u64) -> Later<'_, ()> {
        self.write(Write::Guest { token, guest, since_ms }, drop)
    }

    fn rename_guest<'a>(&'a self, guest: &'a str, name: &'a str) -> Later<'a, ()> {
        self.write(Write::Name(Guest { id: guest.to_owned(), name: name.to_owned() }), drop)
    }

    fn counts(&self) -> Counts {
        self.tally.counts()
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(read::ping(&self.readers))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            // The writer goes last: the last connection folds the log back into the file.
            self.readers.close().await;
            let writer = self.writer.lock().ok().and_then(|mut writer| writer.take());
            if let Some(writer) = writer {
                let (job, _) = Job::new(Write::Close);
                // If it cannot be asked to stop, it has stopped.
                let _ = self.jobs.send(job).await;
                let _ = writer.await;
            }
            // Somebody may still hold us; the folder is free all the same.
            self.lock.unlock().map_err(|error| Error::Io { path: "lock".into(), error })?;
            Ok(())
        })
    }
}

async fn close(connection: sqlx::SqliteConnection) -> Result<(), Error> {
    connection.close().await.map_err(failed("closing"))
}
