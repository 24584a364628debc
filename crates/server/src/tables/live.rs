//! One table in memory: it hears one message at a time, stores what came of it, and only then tells everybody.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use notation::Value;
use rules::{ChanceLaw, Viewer};
use serde::{Deserialize, Serialize};
use store::{Append, Appended, State, StoredTable, TableNo};
use table::{Entry, Heard, Opening, Room, Seed, Watcher};
use tokio::sync::mpsc;
use wire::{Ask, Chair, MyTable, Plan, Tell, Why};

use super::{Call, NewRoom, WatcherNo, Words, open, state, summary, texts};
use crate::app::{App, now_ms};
use crate::fault::Refused;
use crate::limits;
use crate::random;

/// What is stored of an opening.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    plan: Plan,
    seed: String,
    host: String,
    opened_ms: u64,
}

impl Kept {
    pub fn text(opening: &Opening) -> Result<String, serde_json::Error> {
        serde_json::to_string(&Self {
            plan: opening.plan.clone(),
            seed: opening.seed.to_string(),
            host: opening.host.clone(),
            opened_ms: opening.opened_ms,
        })
    }

    fn opening(text: &str, id: &str) -> Result<Opening, String> {
        let kept: Self = serde_json::from_str(text).map_err(|error| format!("its opening: {error}"))?;
        let seed = Seed::from_hex(&kept.seed).ok_or("its seed is none")?;
        Ok(Opening { table: id.to_owned(), plan: kept.plan, seed, host: kept.host, opened_ms: kept.opened_ms })
    }
}

/// A table cannot go on; it is built anew from the store when somebody asks for it.
pub struct Stop;

/// What decides what a watcher is told: the seat looked from, and the seats held.
type Look = (Viewer, Vec<u8>);

struct Watching {
    no: WatcherNo,
    watcher: Watcher,
    line: mpsc::Sender<Words>,
}

/// A table in memory.
pub struct Live {
    app: App,
    id: String,
    no: TableNo,
    room: Room,
    /// How many entries are stored.
    stored: u32,
    /// The state that lists show.
    listed: State,
    watching: Vec<Watching>,
    next: u64,
    /// The way to itself, for thoughts of bots.
    line: mpsc::WeakSender<Call>,
    pub(super) thinks: bool,
    /// The deadline that the store knows.
    noted_ms: Option<u64>,
    quiet_since: Instant,
}

/// Loads a table and runs it.
pub async fn load_and_run(app: App, id: String, line: mpsc::WeakSender<Call>, calls: mpsc::Receiver<Call>) {
    let room = match app.store.load(&id).await {
        Ok(Some(stored)) => resume(&id, stored),
        Ok(None) => Err(None),
        Err(error) => Err(Some(error.to_string())),
    };
    match room {
        Ok((no, room, stored)) => {
            app.metrics.loaded_tables.fetch_add(1, Relaxed);
            run(Box::new(Live::new(app, no, room, stored, line)), calls).await;
        }
        Err(why) => {
            if let Some(why) = why {
                tracing::error!(table = id, why, "a table cannot be loaded");
            }
            drop(calls);
            app.tables.forget(&id);
        }
    }
}

type Resumed = (TableNo, Room, u32);

fn resume(id: &str, stored: StoredTable) -> Result<Resumed, Option<String>> {
    let opening = Kept::opening(&stored.opening, id).map_err(Some)?;
    let entries: Result<Vec<Entry>, _> = stored.entries.iter().map(|text| serde_json::from_str(text)).collect();
    let entries = entries.map_err(|error| Some(format!("its journal: {error}")))?;
    let count = entries.len() as u32;
    let room = Room::resume(opening, entries).map_err(|problem| Some(problem.to_string()))?;
    Ok((stored.no, room, count))
}

/// Runs a table until nobody needs it in memory. Boxed: a task keeps room for what was moved into it, and again for what
/// was made of it.
pub async fn run(mut live: Box<Live>, mut calls: mpsc::Receiver<Call>) {
    live.app.metrics.live_tables.fetch_add(1, Relaxed);
    while live.turn(&mut calls).await.is_ok() {}
    live.app.metrics.live_tables.fetch_sub(1, Relaxed);
    drop(calls);
    live.app.tables.forget(&live.id);
}

impl Live {
    pub fn new(app: App, no: TableNo, room: Room, stored: u32, line: mpsc::WeakSender<Call>) -> Self {
        Self {
            app,
            id: room.opening().table.clone(),
            no,
            listed: state(&room),
            room,
            stored,
            watching: Vec::new(),
            next: 0,
            line,
            thinks: false,
            noted_ms: None,
            quiet_since: Instant::now(),
        }
    }

    /// One message, or the end of a wait.
    async fn turn(&mut self, calls: &mut mpsc::Receiver<Call>) -> Result<(), Stop> {
        self.note_deadline().await?;
        self.begin_to_think();
        match tokio::time::timeout(self.wait(), calls.recv()).await {
            Ok(Some(call)) => self.take(call).await,
            Ok(None) => Err(Stop),
            Err(_) if self.room.deadline().is_some_and(|deadline| deadline <= now_ms()) => self.tick().await,
            Err(_) if self.is_quiet() && self.quiet_since.elapsed() >= self.app.config.idle => {
                if self.app.tables.retire(&self.id, calls) { Err(Stop) } else { Ok(()) }
            }
            Err(_) => Ok(()),
        }
    }

    fn is_quiet(&self) -> bool {
        self.watching.is_empty() && !self.thinks
    }

    fn wait(&self) -> Duration {
        let idle = if self.is_quiet() {
            self.app.config.idle.saturating_sub(self.quiet_since.elapsed())
        } else {
            Duration::from_secs(3600)
        };
        let deadline = self.room.deadline().map(|deadline| Duration::from_millis(deadline.saturating_sub(now_ms())));
        // Never nothing at all: a wait of zero would not let anybody else run.
        deadline.map_or(idle, |deadline| deadline.min(idle)).max(Duration::from_millis(1))
    }

    /// The store knows a deadline as long as there is one: if we go, somebody must look after it. Later ones need not
    /// be noted; when the noted one has passed, the table is asked and notes the next.
    async fn note_deadline(&mut self) -> Result<(), Stop> {
        let deadline = self.room.deadline();
        if deadline.is_some() == self.noted_ms.is_some() {
            return Ok(());
        }
        self.noted_ms = deadline;
        self.app.store.set_deadline(self.no, deadline).await.map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &store::Error) -> Stop {
        tracing::error!(table = self.id, %error, "a table stops");
        Stop
    }

    async fn tick(&mut self) -> Result<(), Stop> {
        let now = now_ms();
        let heard = self.room.tick(now);
        self.settle(heard, None, now).await
    }

    /// What is rare is boxed: a table that waits has room for the largest of the things it might do.
    async fn take(&mut self, call: Call) -> Result<(), Stop> {
        if self.is_quiet() {
            self.quiet_since = Instant::now();
        }
        let now = now_ms();
        match call {
            Call::Ask(no, ask) => self.hear(no, *ask, now).await,
            Call::Join { holder, line, answer } => {
                let no = WatcherNo(self.next);
                self.next += 1;
                if answer.send(no).is_err() {
                    return Ok(());
                }
                let heard = self.room.came(&holder);
                self.settle(heard, None, now).await?;
                let watcher = Watcher::new(holder);
                let welcome = write(&self.room.welcome(&watcher, now));
                let watching = Watching { no, watcher, line };
                if watching.line.try_send(vec![welcome]).is_ok() {
                    self.watching.push(watching);
                    return Ok(());
                }
                let heard = self.room.left(&watching.watcher.holder);
                self.settle(heard, None, now).await
            }
            Call::Leave(no) => {
                let Some(at) = self.watching.iter().position(|watching| watching.no == no) else { return Ok(()) };
                let gone = self.watching.swap_remove(at);
                self.quiet_since = Instant::now();
                let heard = self.room.left(&gone.watcher.holder);
                self.settle(heard, None, now).await
            }
            Call::Thought { asked, seat, action } => {
                self.thinks = false;
                self.bot_acts(asked, seat, action, now).await
            }
            Call::Info(answer) => {
                let _ = answer.send(self.room.info());
                Ok(())
            }
            Call::Mine { holder, answer } => {
                let _ = answer.send(MyTable { info: self.room.info(), my_turn: self.room.waits_for(&holder) });
                Ok(())
            }
            Call::Record(answer) => {
                let _ = answer.send(self.room.record().map(Box::new));
                Ok(())
            }
            Call::Rematch { holder, same_start, answer } => {
                let result = Box::pin(self.rematch(&holder, same_start)).await;
                let _ = answer.send(result);
                Ok(())
            }
            Call::Due => {
                self.tick().await?;
                self.noted_ms = None;
                if self.room.deadline().is_none() {
                    let cleared = self.app.store.set_deadline(self.no, None).await;
                    cleared.map_err(|error| self.failed(&error))?;
                }
                Ok(())
            }
        }
    }

    async fn hear(&mut self, no: WatcherNo, ask: Ask, now: u64) -> Result<(), Stop> {
        let Some(at) = self.watching.iter().position(|watching| watching.no == no) else { return Ok(()) };
        let id = match &ask {
            Ask::Act { id, .. } | Ask::Fill { id, .. } | Ask::StandIn { id, .. } => Some(*id),
            _ => None,
        };
        let level = match &ask {
            Ask::Fill { level, .. } | Ask::StandIn { level: Some(level), .. } => Some(level),
            _ => None,
        };
        if let (Some(id), Some(level)) = (id, level)
            && !limits::offers(level)
        {
            self.tell(at, &Tell::Rejected { id, why: Why::UnknownLevel });
            return Ok(());
        }
        let heard = self.room.hear(&mut self.watching[at].watcher, ask, now);
        self.settle(heard, Some((no, id)), now).await
    }

    pub(super) fn room(&self) -> &Room {
        &self.room
    }

    pub(super) fn app(&self) -> &App {
        &self.app
    }

    pub(super) fn line(&self) -> mpsc::WeakSender<Call> {
        self.line.clone()
    }

    async fn bot_acts(&mut self, asked: u32, seat: u8, action: Option<String>, now: u64) -> Result<(), Stop> {
        let heard = action.map(|action| self.room.bot_acts(asked, seat, &action, now)).unwrap_or_default();
        let is_stuck = heard.entries.is_empty()
            && self.room.thought().is_some_and(|thought| thought.asked == asked && thought.seat == seat);
        if !is_stuck {
            return self.settle(heard, None, now).await;
        }
        // A bot that finds nothing, or nothing legal, is a bug; the people at the table shall not wait for its end.
        tracing::error!(table = self.id, seat, "a bot found nothing to do");
        let legal = self.room.table().position().legal(rules::Seat::at(seat.into()));
        let Some(action) = legal.first() else { return Err(Stop) };
        let heard = self.room.bot_acts(asked, seat, action, now);
        self.settle(heard, None, now).await
    }

    /// Stores what was heard, then answers, then tells the others. Nothing is sent before it is durable.
    async fn settle(&mut self, heard: Heard, asker: Option<(WatcherNo, Option<u64>)>, now: u64) -> Result<(), Stop> {
        if !heard.entries.is_empty() {
            match self.store(&heard.entries).await? {
                Appended::Stored => {}
                Appended::Conflict => return Box::pin(self.start_again(asker, now)).await,
            }
        }
        let asker = asker.and_then(|(no, _)| self.watching.iter().position(|watching| watching.no == no));
        let mut answers: Words = heard.answers.iter().map(write).collect();
        self.spread(&heard, asker, &mut answers, now);
        if let Some(asker) = asker
            && !answers.is_empty()
        {
            self.send(asker, answers);
        }
        self.drop_broken(now);
        Ok(())
    }

    async fn store(&mut self, entries: &[Entry]) -> Result<Appended, Stop> {
        let state = state(&self.room);
        let plays = |entry: &Entry| matches!(entry, Entry::Step { .. } | Entry::Back { .. } | Entry::Said(_));
        let changes_lists = state != self.listed || !entries.iter().all(plays);
        let changes_seats = entries.iter().any(|entry| matches!(entry, Entry::Sat { .. } | Entry::Stood { .. }));
        let append = Append {
            table: self.no,
            first: self.stored,
            entries: texts(entries).map_err(|_| Stop)?,
            summary: changes_lists.then(|| summary(&self.room, changes_seats)),
        };
        let began = Instant::now();
        let appended = self.app.store.append(append).await.map_err(|error| self.failed(&error))?;
        self.app.metrics.stored.observe(began.elapsed());
        if appended == Appended::Stored {
            self.stored += entries.len() as u32;
            self.listed = state;
        }
        Ok(appended)
    }

    /// Somebody else has written here first: take over what they wrote, and say so.
    async fn start_again(&mut self, asker: Option<(WatcherNo, Option<u64>)>, now: u64) -> Result<(), Stop> {
        self.app.metrics.conflicts.fetch_add(1, Relaxed);
        let stored = self.app.store.load(&self.id).await.map_err(|error| self.failed(&error))?.ok_or(Stop)?;
        let (_, room, count) = resume(&self.id, stored).map_err(|_| Stop)?;
        self.room = room;
        self.stored = count;
        self.listed = state(&self.room);
        for watching in &self.watching {
            let _ = self.room.came(&watching.watcher.holder);
        }
        for at in 0..self.watching.len() {
            let watching = &self.watching[at];
            let stale = asker.filter(|(no, _)| *no == watching.no).and_then(|(_, id)| id);
            let update = self.room.update_from(self.room.viewer(&watching.watcher), 0, now);
            if let Some(id) = stale {
                self.tell(at, &Tell::Stale { id });
            }
            self.tell(at, &Tell::Update(update));
        }
        self.drop_broken(now);
        Ok(())
    }

    fn tell(&self, at: usize, tell: &Tell) {
        self.send(at, vec![write(tell)]);
    }

    /// Whoever does not keep up is let go: their line is closed, and they come back when they can.
    fn send(&self, at: usize, words: Words) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.watching[at].line.try_send(words) {
            self.app.metrics.too_slow.fetch_add(1, Relaxed);
        }
    }

    /// Tells every watcher what concerns them; what concerns the one who asked is added to their answers. Watchers with
    /// the same seats and the same look are told the same words, which are written once.
    fn spread(&self, heard: &Heard, asker: Option<usize>, answers: &mut Words, now: u64) {
        if heard.spread.is_empty() {
            return;
        }
        let mut views = Views { room: &self.room, written: Vec::with_capacity(3) };
        let mut told: Vec<(Look, Words)> = Vec::with_capacity(3);
        for at in 0..self.watching.len() {
            let watcher = &self.watching[at].watcher;
            let look = (self.room.viewer(watcher), self.room.seats_of(&watcher.holder));
            let known = told.iter().position(|(known, _)| *known == look);
            let known = known.unwrap_or_else(|| {
                let view = if heard.spread.changes_game() { views.of(look.0) } else { &Value::Null };
                let tells = self.room.tells_with(heard, watcher, now, |_| view);
                told.push((look, tells.iter().map(write).collect()));
                told.len() - 1
            });
            let words = told[known].1.iter().cloned();
            if asker == Some(at) {
                answers.extend(words);
            } else {
                self.send(at, words.collect());
            }
        }
    }

    /// Forgets watchers whose line is full or closed.
    fn drop_broken(&mut self, now: u64) {
        while let Some(at) =
            self.watching.iter().position(|watching| watching.line.is_closed() || watching.line.capacity() == 0)
        {
            let gone = self.watching.swap_remove(at);
            self.quiet_since = Instant::now();
            let heard = self.room.left(&gone.watcher.holder);
            self.spread(&heard, None, &mut Vec::new(), now);
        }
    }

    /// A new table for the same people, each one chair further.
    async fn rematch(&mut self, holder: &str, same_start: bool) -> Result<String, Refused> {
        if self.room.seats_of(holder).is_empty() {
            return Err(Refused::forbidden("not_yours", "only whoever played here may ask for a rematch"));
        }
        if !self.room.is_over() {
            return Err(Refused::conflict("not_over", "the game is not over"));
        }
        if let Some(table) = self.room.info().rematch {
            return Ok(table);
        }
        let about = self.room.table().game().about();
        if same_start && (about.secrets || matches!(about.chance, ChanceLaw::Tape(_))) {
            return Err(Refused::bad("luck", "this game has luck or secrets after its deal: it starts from a new one"));
        }
        let seed = if same_start { self.room.opening().seed } else { random::seed() };
        let (plan, seated) = self.rotated();
        let new = NewRoom { plan, host: holder.to_owned(), seed, seated };
        // The new table does not ask this one, so this ends.
        let table = open(&self.app, new).await?;
        let heard = self.room.rematch_at(table.clone());
        self.settle(heard, None, now_ms()).await.map_err(|Stop| Refused::away())?;
        Ok(table)
    }

    fn rotated(&self) -> (Plan, Vec<(u8, String, String)>) {
        let info = self.room.info();
        let mut plan = self.room.opening().plan.clone();
        let mut seated = Vec::new();
        let chairs = self.room.holders().zip(&info.sitters).enumerate().map(|(seat, (holder, sitter))| {
            match (holder, &sitter.bot) {
                (Some(holder), _) => {
                    seated.push((seat, holder.to_owned(), sitter.name.clone().unwrap_or_default()));
                    Chair::Open
                }
                (None, Some(level)) => Chair::Bot { level: level.clone() },
                (None, None) => Chair::Open,
            }
        });
        plan.chairs = chairs.collect();
        let count = plan.chairs.len();
        plan.chairs.rotate_left(1);
        let further = |seat: usize| ((seat + count - 1) % count) as u8;
        (plan, seated.into_iter().map(|(seat, holder, name)| (further(seat), holder, name)).collect())
    }
}

/// What viewers see, written once for all who see the same.
struct Views<'r> {
    room: &'r Room,
    written: Vec<(Viewer, Value)>,
}

impl Views<'_> {
    fn of(&mut self, viewer: Viewer) -> &Value {
        let sees_all = !self.room.table().game().about().secrets;
        let known = self.written.iter().position(|(known, _)| sees_all || *known == viewer);
        let known = known.unwrap_or_else(|| {
            self.written.push((viewer, self.room.table().position().write_view(viewer)));
            self.written.len() - 1
        });
        &self.written[known].1
    }
}

/// A message as it goes over the wire.
fn write<V: Serialize>(tell: &Tell<V>) -> Utf8Bytes {
    // What we tell consists of strings, numbers and JSON values: there is nothing that cannot be written.
    Utf8Bytes::from(serde_json::to_string(tell).unwrap_or_default())
}
