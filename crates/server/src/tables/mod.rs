//! The tables in memory: each is a task that owns its room. They load on demand and go when nobody watches.

mod live;
mod think;

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use notation::Record;
use store::{NewTable, State, Summary};
use table::{Entry, Opening, Problem, Room, Seed, Watcher};
use tokio::sync::{mpsc, oneshot};
use wire::{Ask, Info, MyTable, Plan};

use crate::app::{App, now_ms};
use crate::fault::Refused;
use crate::random;
use live::{Kept, Live};

/// Messages that may wait for a table.
const CALLS: usize = 64;
/// How often tables whose clock has run out are looked for.
const SWEEP: Duration = Duration::from_secs(5);
/// The most of them at a time.
const SWEPT: u32 = 200;

/// The number of a watcher at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatcherNo(u64);

/// What a watcher is told at once.
pub type Words = Vec<Utf8Bytes>;

/// What a table is asked.
pub enum Call {
    /// Somebody comes to watch; what they are told goes down the line.
    Join {
        holder: String,
        line: mpsc::Sender<Words>,
        answer: oneshot::Sender<WatcherNo>,
    },
    Ask(WatcherNo, Box<Ask>),
    Leave(WatcherNo),
    /// What a bot has decided.
    Thought {
        asked: u32,
        seat: u8,
        action: Option<String>,
    },
    Info(oneshot::Sender<Info>),
    Mine {
        holder: String,
        answer: oneshot::Sender<MyTable>,
    },
    /// The record, if the game is over.
    Record(oneshot::Sender<Option<Box<Record>>>),
    Rematch {
        holder: String,
        same_start: bool,
        answer: oneshot::Sender<Result<String, Refused>>,
    },
    /// A clock may have run out.
    Due,
}

/// The way to a table in memory.
pub type Line = mpsc::Sender<Call>;

#[derive(Default)]
pub struct Tables {
    live: Mutex<HashMap<String, Line>>,
}

impl Tables {
    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Line>> {
        self.live.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// A table that is in memory.
    pub fn find(&self, id: &str) -> Option<Line> {
        self.live().get(id).filter(|line| !line.is_closed()).cloned()
    }

    /// Takes a table out of the list if nobody has called it meanwhile.
    fn retire(&self, id: &str, calls: &mut mpsc::Receiver<Call>) -> bool {
        let mut live = self.live();
        if !calls.is_empty() {
            return false;
        }
        calls.close();
        live.remove(id);
        true
    }

    /// Takes a table that has ended out of the list, unless a new one stands there already.
    fn forget(&self, id: &str) {
        let mut live = self.live();
        if live.get(id).is_some_and(Line::is_closed) {
            live.remove(id);
        }
    }
}

/// A new table.
pub struct NewRoom {
    pub plan: Plan,
    pub host: String,
    pub seed: Seed,
    /// Who sits where from the beginning, and under which name.
    pub seated: Vec<(u8, String, String)>,
}

/// A table, loaded if it is not in memory. If there is none with this id, its line breaks when it is used.
fn reach(app: &App, id: &str) -> Line {
    let mut live = app.tables.live();
    if let Some(line) = live.get(id).filter(|line| !line.is_closed()) {
        return line.clone();
    }
    let (line, calls) = mpsc::channel(CALLS);
    live.insert(id.to_owned(), line.clone());
    tokio::spawn(live::load_and_run(app.clone(), id.to_owned(), line.downgrade(), calls));
    line
}

/// Asks a table something and waits for its answer; `None` if there is no such table.
pub async fn ask<T>(app: &App, id: &str, call: impl Fn(oneshot::Sender<T>) -> Call) -> Option<(Line, T)> {
    if !random::is_id(id) {
        return None;
    }
    // A table may go just when it is asked; it is loaded again then.
    for _ in 0..3 {
        let line = reach(app, id);
        let (answer, answered) = oneshot::channel();
        if line.send(call(answer)).await.is_ok()
            && let Ok(answer) = answered.await
        {
            return Some((line, answer));
        }
        if app.is_closing() || !exists(app, id).await {
            return None;
        }
    }
    None
}

pub async fn exists(app: &App, id: &str) -> bool {
    random::is_id(id) && (app.tables.find(id).is_some() || matches!(app.store.info(id).await, Ok(Some(_))))
}

/// Opens a table and keeps it in memory. Boxed, because a table opens its rematch itself.
pub fn open(app: &App, new: NewRoom) -> Pin<Box<dyn Future<Output = Result<String, Refused>> + Send + '_>> {
    Box::pin(open_now(app, new))
}

async fn open_now(app: &App, new: NewRoom) -> Result<String, Refused> {
    let id = random::id();
    let opening = Opening { table: id.clone(), plan: new.plan, seed: new.seed, host: new.host, opened_ms: now_ms() };
    let mut room = Room::open(opening).map_err(|Problem(why)| Refused::bad("bad_plan", why))?;
    let mut entries = Vec::new();
    for (seat, holder, name) in new.seated {
        let heard = room.hear(&mut Watcher::new(holder), Ask::Sit { id: 0, seat, name }, now_ms());
        entries.extend(heard.entries);
    }
    let opening = Kept::text(room.opening()).map_err(|error| Refused::broken(&error))?;
    let entries = texts(&entries)?;
    let stored = entries.len() as u32;
    let summary = summary(&room, true);
    let table = NewTable { id: id.clone(), opening, opened_ms: room.opening().opened_ms, summary, entries };
    let no = app.store.open_table(table).await?;
    app.metrics.opened_tables.fetch_add(1, Relaxed);
    let (line, calls) = mpsc::channel(CALLS);
    let live = Live::new(app.clone(), no, room, stored, line.downgrade());
    app.tables.live().insert(id.clone(), line);
    tokio::spawn(live::run(Box::new(live), calls));
    Ok(id)
}

fn texts(entries: &[Entry]) -> Result<Vec<String>, Refused> {
    entries.iter().map(|entry| serde_json::to_string(entry).map_err(|error| Refused::broken(&error))).collect()
}

fn state(room: &Room) -> State {
    match (room.is_begun(), room.is_over()) {
        (_, true) => State::Over,
        (true, false) => State::Playing,
        (false, false) => State::Waiting,
    }
}

/// What lists show of a table.
fn summary(room: &Room, seats_changed: bool) -> Summary {
    let info = room.info();
    let sitters = seats_changed.then(|| {
        let mut sitters: Vec<String> = room.holders().flatten().map(str::to_owned).collect();
        sitters.sort();
        sitters.dedup();
        sitters
    });
    Summary {
        state: state(room),
        public: info.public,
        // An Info has nothing that JSON cannot say.
        info: serde_json::to_string(&info).unwrap_or_default(),
        sitters,
        changed_ms: now_ms(),
    }
}

/// Looks after tables whose clock runs out while nobody watches them.
pub async fn sweep(app: App) {
    loop {
        tokio::time::sleep(SWEEP).await;
        match app.store.due(now_ms(), SWEPT).await {
            Ok(due) => {
                for id in due {
                    // If it cannot be told now, it is still due at the next round.
                    let _ = reach(&app, &id).send(Call::Due).await;
                }
            }
            Err(error) => tracing::warn!(%error, "looking for deadlines failed"),
        }
    }
}
