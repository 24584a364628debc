//! One socket that plays whatever is legal. It reads as little of each message as it can: the machine is shared with the
//! server that is measured.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio_tungstenite::tungstenite::Message;
use wire::Ask;

use super::client::{Caller, Socket};
use super::{Shared, Trouble};

/// When the moves of one table are due: at times of its own, so that the tables do not all move at once.
pub struct Pace {
    interval_us: u64,
    began: Instant,
    next_us: AtomicU64,
}

impl Pace {
    /// All tables count from the same instant, each from its own offset.
    pub fn new(interval_us: u64, began: Instant, offset_us: u64) -> Self {
        Self { interval_us, began, next_us: AtomicU64::new(offset_us) }
    }

    /// Waits for the next move's time.
    async fn wait(&self) {
        if self.interval_us == 0 {
            return;
        }
        let now = self.began.elapsed().as_micros() as u64;
        let next = self.next_us.load(Relaxed);
        // Whole intervals that were missed are not made up for in a rush.
        let due = next + now.saturating_sub(next) / self.interval_us * self.interval_us;
        self.next_us.store(due + self.interval_us, Relaxed);
        if due > now {
            tokio::time::sleep(Duration::from_micros(due - now)).await;
        }
    }
}

/// Whoever comes too late so often in a row has another reason.
const PATIENCE: u32 = 8;

/// What a player reads of a message.
#[derive(Deserialize)]
struct Told<'t> {
    is: &'t str,
    #[serde(default)]
    id: u64,
    #[serde(default)]
    seq: u32,
    #[serde(default)]
    viewer: Option<u8>,
    #[serde(default, borrow)]
    legal: Vec<Cow<'t, str>>,
    #[serde(default)]
    ended: Option<IgnoredAny>,
    #[serde(default, borrow)]
    info: Option<Table<'t>>,
    /// A welcome holds its update.
    #[serde(default, borrow)]
    update: Option<Box<Standing<'t>>>,
}

#[derive(Deserialize)]
struct Standing<'t> {
    seq: u32,
    viewer: Option<u8>,
    #[serde(borrow)]
    legal: Vec<Cow<'t, str>>,
}

#[derive(Deserialize)]
struct Table<'t> {
    #[serde(default)]
    rematch: Option<Cow<'t, str>>,
}

/// A move on its way. Where several choose at once, updates of others come in between; ours comes after it is done.
struct Sent {
    at: Instant,
    is_done: bool,
}

pub struct Player {
    shared: Arc<Shared>,
    caller: Caller,
    socket: Socket,
    table: String,
    is_host: bool,
    pace: Arc<Pace>,
    latencies_us: Vec<u32>,
    /// The number of the last message.
    last_id: u64,
    /// The move whose update is awaited.
    sent: Option<Sent>,
    /// Moves in a row that came too late.
    in_vain: u32,
    luck: u64,
}

impl Player {
    /// Opens a socket and sits down; the one who opened the table sits already.
    pub async fn join(
        shared: &Arc<Shared>,
        mut caller: Caller,
        table: &str,
        seat: usize,
        pace: Arc<Pace>,
    ) -> Result<Self, Trouble> {
        let mut socket = caller.socket(table).await?;
        if seat > 0 {
            let sit = Ask::Sit { id: 1, seat: seat as u8, name: String::new() };
            send(&mut socket, &sit).await?;
        }
        Ok(Self {
            shared: shared.clone(),
            caller,
            socket,
            table: table.to_owned(),
            is_host: seat == 0,
            pace,
            latencies_us: Vec::new(),
            last_id: 1,
            sent: None,
            in_vain: 0,
            luck: 0x9e37_79b9_7f4a_7c15 ^ seat as u64,
        })
    }

    /// Plays until it is stopped; gives how long each move took.
    pub async fn play(mut self) -> Vec<u32> {
        while !self.shared.stop.load(Relaxed) {
            // Now and then, to see whether it is over.
            let message = match tokio::time::timeout(Duration::from_secs(1), self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(_))) | Err(_) => continue,
                Ok(Some(Err(error))) => {
                    self.lose(error.to_string());
                    break;
                }
                Ok(None) => {
                    self.lose("the server closed it".into());
                    break;
                }
            };
            if let Err(why) = self.hear(&message).await {
                self.lose(why);
                break;
            }
        }
        self.latencies_us
    }

    fn lose(&self, why: Trouble) {
        self.shared.lost.fetch_add(1, Relaxed);
        let _ = self.shared.why.set(why);
    }

    async fn hear(&mut self, text: &str) -> Result<(), Trouble> {
        let told: Told<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match told.is {
            "update" => {
                if told.ended.is_some() {
                    self.note();
                    return self.play_again().await;
                }
                self.answer(told.seq, told.viewer, &told.legal).await
            }
            "welcome" => match told.update {
                Some(update) => self.answer(update.seq, update.viewer, &update.legal).await,
                None => Ok(()),
            },
            "seats" => match told.info.and_then(|info| info.rematch) {
                Some(table) if table != self.table => self.move_to(table.into_owned()).await,
                Some(_) | None => Ok(()),
            },
            "done" if told.id == self.last_id => {
                if let Some(sent) = &mut self.sent {
                    sent.is_done = true;
                }
                Ok(())
            }
            // Where several choose at once, somebody else was first, or our own choice was still on its way: look again.
            "stale" | "refused" if self.in_vain < PATIENCE => {
                self.in_vain += 1;
                self.sent = None;
                send(&mut self.socket, &Ask::Since { seq: 0 }).await
            }
            "stale" | "refused" | "rejected" | "limited" => Err(format!("unexpected: {text}")),
            _ => Ok(()),
        }
    }

    /// Counts the move that was awaited, if this is its update.
    fn note(&mut self) {
        let Some(sent) = self.sent.take_if(|sent| sent.is_done) else { return };
        self.in_vain = 0;
        if self.shared.counts.load(Relaxed) {
            self.shared.moves.fetch_add(1, Relaxed);
            self.latencies_us.push(sent.at.elapsed().as_micros().min(u32::MAX.into()) as u32);
        }
    }

    async fn answer(&mut self, seq: u32, seat: Option<u8>, legal: &[Cow<'_, str>]) -> Result<(), Trouble> {
        self.note();
        let (Some(seat), false) = (seat, legal.is_empty()) else { return Ok(()) };
        if self.sent.is_some() {
            return Ok(());
        }
        self.pace.wait().await;
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = legal[(self.luck >> 33) as usize % legal.len()].to_string();
        self.last_id += 1;
        self.sent = Some(Sent { at: Instant::now(), is_done: false });
        send(&mut self.socket, &Ask::Act { id: self.last_id, seat, seq, action }).await
    }

    /// The one who opened the table asks for the next; the others hear of it.
    async fn play_again(&mut self) -> Result<(), Trouble> {
        if !self.is_host {
            return Ok(());
        }
        self.shared.games.fetch_add(1, Relaxed);
        let table = self.caller.opens(&format!("tables/{}/rematch", self.table), "{}").await?;
        self.move_to(table).await
    }

    async fn move_to(&mut self, table: String) -> Result<(), Trouble> {
        self.sent = None;
        self.socket = self.caller.socket(&table).await?;
        self.table = table;
        Ok(())
    }
}

async fn send(socket: &mut Socket, ask: &Ask) -> Result<(), Trouble> {
    let text = serde_json::to_string(ask).map_err(|error| error.to_string())?;
    socket.send(Message::text(text)).await.map_err(|error| error.to_string())
}
