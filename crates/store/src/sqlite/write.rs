//! The one writer: takes everything that waits, commits it at once, and only then answers.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use sqlx::{Executor, Row, SqliteConnection};
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
/// What lists show: `[table, public, state, info, changed]`, the tables whose sitters changed, `[guest, table]`.
const SHOW: &str = "UPDATE tables SET public = new.value ->> 1, state = new.value ->> 2, info = new.value ->> 3, \
                    changed_ms = new.value ->> 4 FROM json_each(?) AS new WHERE tables.no = new.value ->> 0; \
                    DELETE FROM sitters WHERE table_no IN (SELECT value FROM json_each(?)); \
                    INSERT OR IGNORE INTO sitters (guest, table_no) SELECT value ->> 0, value ->> 1 FROM json_each(?)";
const OPEN: &str = "INSERT INTO tables (id, opening, opened_ms, public, state, info, changed_ms) \
                    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 \
                    FROM json_each(?) RETURNING id, no";

async fn write_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Written>, Error> {
    static SQL: LazyLock<[String; 4]> = LazyLock::new(|| {
        let (begin, show) = (format!("{BEGIN}; "), format!("{SHOW}; "));
        [("", ""), ("", &show), (&begin, ""), (&begin, &show)]
            .map(|(begin, show)| format!("{begin}{APPEND}; {show}COMMIT"))
    });
    let is_quick = |write: &Write| matches!(write, Write::Append(_) | Write::Summary(..));
    let at_once = writes.iter().all(is_quick);
    if !at_once {
        connection.execute(BEGIN).await.map_err(failed("beginning"))?;
    }
    let opened = open_all(connection, writes).await?;
    let mut group = Group::default();
    let mut written = Vec::with_capacity(writes.len());
    for write in writes {
        written.push(write_one(connection, write, &opened, &mut group).await?);
    }
    let sql = &SQL[2 * usize::from(at_once) + usize::from(group.shows())];
    let query = sqlx::query(sql.as_str()).bind(group.entries());
    let query =
        if group.shows() { query.bind(group.summaries()).bind(group.seated()).bind(group.sitters()) } else { query };
    query.execute(&mut *connection).await.map_err(failed("appending and committing"))?;
    Ok(written)
}

/// Opens all new tables of a group, and gives their numbers.
async fn open_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<HashMap<String, TableNo>, Error> {
    let new = writes.iter().filter_map(|write| match write {
        Write::Open(table) => Some(table),
        _ => None,
    });
    let rows: Vec<String> = new
        .map(|table| {
            let NewTable { id, opening, opened_ms, summary, .. } = table;
            let Summary { public, state, info, changed_ms, .. } = summary;
            let (id, opening, info, state) = (quote(id), quote(opening), quote(info), number(*state));
            format!("[{id},{opening},{opened_ms},{public},{state},{info},{changed_ms}]")
        })
        .collect();
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    let query = sqlx::query(OPEN).bind(list(rows.into_iter()));
    let rows = query.fetch_all(&mut *connection).await.map_err(failed("opening a table"))?;
    Ok(rows.iter().map(|row| (row.get(0), TableNo(row.get(1)))).collect())
}

/// Collects what is written for the whole group at once; writes what is rare by itself.
async fn write_one<'w>(
    connection: &mut SqliteConnection,
    write: &'w Write,
    opened: &HashMap<String, TableNo>,
    group: &mut Group<'w>,
) -> Result<Written, Error> {
    Ok(match write {
        Write::Open(table) => {
            let no = *opened.get(&table.id).ok_or_else(|| failed("opening a table")(sqlx::Error::RowNotFound))?;
            group.add(no, 0, &table.entries);
            group.seat(no, &table.summary);
            Written::Table(no)
        }
        Write::Append(append) => {
            group.add(append.table, append.first, &append.entries);
            if let Some(summary) = &append.summary {
                group.show(append.table, summary);
            }
            Written::Appended(Appended::Stored)
        }
        Write::Summary(table, summary) => {
            group.show(*table, summary);
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

/// What a group writes at once, each as the text of a JSON array.
#[derive(Default)]
struct Group<'w> {
    entries: Vec<String>,
    /// The last one counts where a table has several; the same for its sitters.
    summaries: BTreeMap<i64, &'w Summary>,
    sitters: BTreeMap<i64, &'w [String]>,
}

impl<'w> Group<'w> {
    fn add(&mut self, table: TableNo, first: u32, entries: &[String]) {
        let row = |(n, entry): (u32, &String)| format!("[{},{n},{}]", table.0, quote(entry));
        self.entries.extend((first..).zip(entries).map(row));
    }

    fn show(&mut self, table: TableNo, summary: &'w Summary) {
        self.summaries.insert(table.0, summary);
        self.seat(table, summary);
    }

    fn seat(&mut self, table: TableNo, summary: &'w Summary) {
        if let Some(sitters) = &summary.sitters {
            self.sitters.insert(table.0, sitters);
        }
    }

    fn shows(&self) -> bool {
        !self.summaries.is_empty() || !self.sitters.is_empty()
    }

    fn entries(&mut self) -> String {
        list(self.entries.drain(..))
    }

    fn summaries(&self) -> String {
        list(self.summaries.iter().map(|(no, summary)| {
            let Summary { public, state, info, changed_ms, .. } = summary;
            format!("[{no},{public},{},{},{changed_ms}]", number(*state), quote(info))
        }))
    }

    fn seated(&self) -> String {
        list(self.sitters.keys().map(ToString::to_string))
    }

    fn sitters(&self) -> String {
        let pairs = self.sitters.iter().flat_map(|(no, guests)| guests.iter().map(move |guest| (no, guest)));
        list(pairs.map(|(no, guest)| format!("[{},{no}]", quote(guest))))
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
