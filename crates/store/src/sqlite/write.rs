//! The one writer: takes everything that waits, commits it at once, and only then answers.

use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{Executor, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{close, failed};
use crate::{Append, Appended, Counts, Error, Guest, NewTable, State, Summary, TableNo};

/// The most writes in one commit, so that the first of them does not wait too long.
const MOST: usize = 512;

/// Something to write.
pub enum Write {
    Open(NewTable),
    Append(Append),
    Summary(TableNo, Summary),
    Deadline(TableNo, Option<u64>),
    Guest { token: [u8; 32], guest: Guest, since_ms: u64 },
    Name(Guest),
    Close,
}

/// What came of it.
#[derive(Clone, Copy)]
pub enum Written {
    Table(TableNo),
    Appended(Appended),
    Done,
}

impl Written {
    pub fn table(self) -> TableNo {
        match self {
            Self::Table(no) => no,
            Self::Appended(_) | Self::Done => unreachable!("only a new table is answered with its number"),
        }
    }

    pub fn appended(self) -> Appended {
        match self {
            Self::Appended(appended) => appended,
            Self::Table(_) | Self::Done => unreachable!("an append is answered as one"),
        }
    }
}

/// A write, and whom to answer.
pub struct Job {
    write: Write,
    answer: oneshot::Sender<Result<Written, Error>>,
}

impl Job {
    pub fn new(write: Write) -> (Self, oneshot::Receiver<Result<Written, Error>>) {
        let (answer, receiver) = oneshot::channel();
        (Self { write, answer }, receiver)
    }
}

/// Counts as they grow.
#[derive(Clone, Default)]
pub struct Tally(Arc<[AtomicU64; 3]>);

impl Tally {
    fn count(&self, entries: usize) {
        self.0[0].fetch_add(1, Ordering::Relaxed);
        self.0[1].fetch_add(entries as u64, Ordering::Relaxed);
    }

    fn count_failure(&self) {
        self.0[2].fetch_add(1, Ordering::Relaxed);
    }

    pub fn counts(&self) -> Counts {
        let [commits, entries, failures] = [0, 1, 2].map(|index: usize| self.0[index].load(Ordering::Relaxed));
        Counts { commits, entries, failures }
    }
}

pub async fn run(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>, tally: Tally) {
    let mut group = Vec::with_capacity(MOST);
    let mut closing = false;
    while !closing && waiting.recv_many(&mut group, MOST).await > 0 {
        closing = group.iter().any(|job| matches!(job.write, Write::Close));
        let (answers, writes): (Vec<_>, Vec<_>) = group.drain(..).map(|job| (job.answer, job.write)).unzip();
        match commit(&mut connection, &writes).await {
            Ok(written) => {
                tally.count(entries_of(&writes));
                for (answer, written) in answers.into_iter().zip(written) {
                    // Whoever has gone away does not want to know.
                    let _ = answer.send(Ok(written));
                }
            }
            Err(_) => one_by_one(&mut connection, writes, answers, &tally).await,
        }
    }
    // The last connection to close writes the log back into the file; if that fails, the next start does it.
    let _ = close(connection).await;
}

fn entries_of(writes: &[Write]) -> usize {
    let count = |write: &Write| match write {
        Write::Open(table) => table.entries.len(),
        Write::Append(append) => append.entries.len(),
        Write::Summary(..) | Write::Deadline(..) | Write::Guest { .. } | Write::Name(_) | Write::Close => 0,
    };
    writes.iter().map(count).sum()
}

/// Something in a group went wrong: write each alone, so that only what is wrong itself is refused.
async fn one_by_one(
    connection: &mut SqliteConnection,
    writes: Vec<Write>,
    answers: Vec<oneshot::Sender<Result<Written, Error>>>,
    tally: &Tally,
) {
    for (write, answer) in writes.into_iter().zip(answers) {
        let result = commit(connection, std::slice::from_ref(&write)).await;
        let result = match (result, &write) {
            (Ok(written), _) => {
                tally.count(entries_of(std::slice::from_ref(&write)));
                Ok(written.first().copied().unwrap_or(Written::Done))
            }
            (Err(error), Write::Append(_)) if is_conflict(&error) => Ok(Written::Appended(Appended::Conflict)),
            (Err(error), _) => {
                tally.count_failure();
                Err(error)
            }
        };
        let _ = answer.send(result);
    }
}

fn is_conflict(error: &Error) -> bool {
    matches!(error, Error::Database { error: sqlx::Error::Database(error), .. } if error.is_unique_violation())
}

/// All or nothing. Every statement is a walk to SQLite's thread and back, which on a busy machine takes longer than the
/// statement: so a group is written with as few as can be, however many rows it has.
async fn commit(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Written>, Error> {
    let result = write_all(connection, writes).await;
    if result.is_err() {
        // A failed COMMIT may have ended the transaction by itself; then there is nothing to roll back.
        let _ = connection.execute("ROLLBACK").await;
    }
    result
}

const BEGIN: &str = "BEGIN IMMEDIATE";
/// Rows come as one JSON array of `[table, number, entry]`. A conflict ends the whole group, which is then written one by
/// one; so SQLite need not keep a file aside to undo half a statement.
const APPEND: &str = "INSERT OR ROLLBACK INTO entries (table_no, n, entry) \
                      SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)";

async fn write_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Written>, Error> {
    static ALONE: LazyLock<String> = LazyLock::new(|| format!("{BEGIN}; {APPEND}; COMMIT"));
    static LAST: LazyLock<String> = LazyLock::new(|| format!("{APPEND}; COMMIT"));
    let only_appends = writes.iter().all(|write| matches!(write, Write::Append(append) if append.summary.is_none()));
    if !only_appends {
        connection.execute(BEGIN).await.map_err(failed("beginning"))?;
    }
    let mut written = Vec::with_capacity(writes.len());
    let mut rows = Rows::default();
    for write in writes {
        written.push(write_one(connection, write, &mut rows).await?);
    }
    let sql = if only_appends { ALONE.as_str() } else { LAST.as_str() };
    let query = sqlx::query(sql).bind(rows.finish());
    query.execute(&mut *connection).await.map_err(failed("appending and committing"))?;
    Ok(written)
}

/// Writes what is no entry, and collects entries.
async fn write_one(connection: &mut SqliteConnection, write: &Write, rows: &mut Rows) -> Result<Written, Error> {
    Ok(match write {
        Write::Open(table) => {
            let no = open(connection, table).await?;
            rows.add(no, 0, &table.entries);
            Written::Table(no)
        }
        Write::Append(append) => {
            rows.add(append.table, append.first, &append.entries);
            if let Some(summary) = &append.summary {
                summarise(connection, append.table, summary).await?;
            }
            Written::Appended(Appended::Stored)
        }
        Write::Summary(table, summary) => {
            summarise(connection, *table, summary).await?;
            Written::Done
        }
        Write::Deadline(table, deadline_ms) => {
            let sql = "UPDATE tables SET deadline_ms = ? WHERE no = ?";
            let query = sqlx::query(sql).bind(deadline_ms.map(|ms| ms as i64)).bind(table.0);
            query.execute(&mut *connection).await.map_err(failed("noting a deadline"))?;
            Written::Done
        }
        Write::Guest { token, guest, since_ms } => {
            let sql = "INSERT INTO guests (token, guest, name, since_ms) VALUES (?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(&token[..]).bind(&guest.id).bind(&guest.name).bind(*since_ms as i64);
            query.execute(&mut *connection).await.map_err(failed("adding a guest"))?;
            Written::Done
        }
        Write::Name(guest) => {
            let query = sqlx::query("UPDATE guests SET name = ? WHERE guest = ?").bind(&guest.name).bind(&guest.id);
            query.execute(&mut *connection).await.map_err(failed("naming a guest"))?;
            Written::Done
        }
        Write::Close => Written::Done,
    })
}

/// Entries on their way, as the text of a JSON array.
#[derive(Default)]
struct Rows(Vec<(i64, u32, String)>);

impl Rows {
    fn add(&mut self, table: TableNo, first: u32, entries: &[String]) {
        self.0.extend((first..).zip(entries).map(|(n, entry)| (table.0, n, entry.clone())));
    }

    fn finish(&self) -> String {
        list(self.0.iter().map(|(table, n, entry)| format!("[{table},{n},{}]", quote(entry))))
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// A text as JSON writes it.
fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 16);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

const fn number(state: State) -> i64 {
    match state {
        State::Waiting => 0,
        State::Playing => 1,
        State::Over => 2,
    }
}

async fn open(connection: &mut SqliteConnection, table: &NewTable) -> Result<TableNo, Error> {
    // Sitters have no row number of their own, so the last one is still the table's.
    let sql = "INSERT INTO tables (id, opening, opened_ms, public, state, info, changed_ms) VALUES (?, ?, ?, ?, ?, ?, ?); \
               INSERT OR IGNORE INTO sitters (guest, table_no) SELECT value, last_insert_rowid() FROM json_each(?)";
    let sitters = table.summary.sitters.as_deref().unwrap_or_default();
    let query = sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.opening)
        .bind(table.opened_ms as i64)
        .bind(table.summary.public)
        .bind(number(table.summary.state))
        .bind(&table.summary.info)
        .bind(table.summary.changed_ms as i64)
        .bind(list(sitters.iter().map(|guest| quote(guest))));
    let result = query.execute(&mut *connection).await.map_err(failed("opening a table"))?;
    Ok(TableNo(result.last_insert_rowid()))
}

async fn summarise(connection: &mut SqliteConnection, no: TableNo, summary: &Summary) -> Result<(), Error> {
    const SHOW: &str = "UPDATE tables SET public = ?, state = ?, info = ?, changed_ms = ? WHERE no = ?";
    const SEAT: &str = "DELETE FROM sitters WHERE table_no = ?; \
                        INSERT OR IGNORE INTO sitters (guest, table_no) SELECT value, ? FROM json_each(?)";
    static BOTH: LazyLock<String> = LazyLock::new(|| format!("{SHOW}; {SEAT}"));
    let query = sqlx::query(if summary.sitters.is_some() { BOTH.as_str() } else { SHOW })
        .bind(summary.public)
        .bind(number(summary.state))
        .bind(&summary.info)
        .bind(summary.changed_ms as i64)
        .bind(no.0);
    let query = match &summary.sitters {
        Some(sitters) => query.bind(no.0).bind(no.0).bind(list(sitters.iter().map(|guest| quote(guest)))),
        None => query,
    };
    query.execute(&mut *connection).await.map(drop).map_err(failed("summing a table up"))
}
