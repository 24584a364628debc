//! One person's line to one table: `GET tables/{id}/socket`. Everything that HTTP middleware does not see is limited here.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};
use wire::{Ask, MAX_ASK, Tell, Why};

use crate::app::{App, closes};
use crate::door::Client;
use crate::fault::Refused;
use crate::identity::{ensure, with_cookie};
use crate::limits::Meter;
use crate::tables::{self, Call, Line, WatcherNo, Words};

/// Lines that may wait for a slow reader.
const WAITING: usize = 64;
/// tungstenite would take 128 KB each.
const BUFFER: usize = 4 * 1024;
/// Whoever says nothing for so long is asked whether they are still there.
const ASK_AFTER: Duration = Duration::from_secs(25);
/// Whoever does not answer for so long is not.
const GONE_AFTER: Duration = Duration::from_secs(60);
/// How long a message may take to leave.
const SEND: Duration = Duration::from_secs(20);
/// Whoever goes on in spite of so many warnings is sent away.
const WARNINGS: u32 = 100;

mod code {
    pub const GOING_AWAY: u16 = 1001;
    pub const POLICY: u16 = 1008;
    pub const TRY_AGAIN: u16 = 1013;
    /// Our own: another version of the messages.
    pub const WIRE: u16 = 4001;
}

/// Somebody wants to watch or play.
pub async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Refused::bad("no_socket", "this is the address of a socket"))?;
    if app.is_closing() {
        return Err(Refused::away());
    }
    if !tables::exists(&app, &id).await {
        return Err(Refused::not_found());
    }
    let (guest, cookie) = ensure(&app, client, &headers).await?;
    let place = Place::take(&app, client.address).ok_or_else(|| Refused::limited(10_000))?;
    let wire = query.iter().flat_map(|query| query.split('&')).find_map(|pair| pair.strip_prefix("wire="));
    let understands = wire.is_none_or(|wire| wire.parse() == Ok(wire::VERSION));
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(MAX_ASK)
        .max_frame_size(MAX_ASK);
    let response = upgrade.on_upgrade(move |socket| async move {
        Box::pin(run(app, id, guest.id, understands, socket)).await;
        drop(place);
    });
    Ok(with_cookie(cookie, response))
}

/// One of the sockets an address may have.
struct Place {
    app: App,
    address: IpAddr,
}

impl Place {
    fn take(app: &App, address: IpAddr) -> Option<Self> {
        let sockets = app.metrics.sockets.load(Relaxed);
        let is_full = sockets >= app.config.limits.connections as i64;
        (!is_full && app.doors.enter(address)).then(|| {
            app.metrics.sockets.fetch_add(1, Relaxed);
            Self { app: app.clone(), address }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.metrics.sockets.fetch_sub(1, Relaxed);
        self.app.doors.leave(self.address);
    }
}

async fn run(app: App, id: String, holder: String, understands: bool, mut socket: WebSocket) {
    let (line, mut told) = mpsc::channel(WAITING);
    let join = |answer| Call::Join { holder: holder.clone(), line: line.clone(), answer };
    let Some((table, no)) = tables::ask(&app, &id, join).await else {
        close(&mut socket, code::TRY_AGAIN, "the table cannot be reached").await;
        return;
    };
    drop(line);
    let mut closing = app.closing.subscribe();
    let mut talk = Talk { app: &app, socket, table, no, meter: Meter::new(app.config.limits), warnings: 0 };
    let ended =
        if understands { talk.go_on(&mut told, &mut closing).await } else { talk.only_welcome(&mut told).await };
    if let Ended::With(code, why) = ended {
        close(&mut talk.socket, code, why).await;
    }
    // If the table has gone, it knows.
    let _ = talk.table.send(Call::Leave(no)).await;
}

async fn close(socket: &mut WebSocket, code: u16, why: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(why) };
    // Whoever has gone already does not mind.
    let _ = timeout(SEND, socket.send(Message::Close(Some(frame)))).await;
}

/// Why a talk is over.
enum Ended {
    With(u16, &'static str),
    ByThem,
}

struct Talk<'a> {
    app: &'a App,
    socket: WebSocket,
    table: Line,
    no: WatcherNo,
    meter: Meter,
    warnings: u32,
}

impl Talk<'_> {
    async fn go_on(&mut self, told: &mut mpsc::Receiver<Words>, closing: &mut watch::Receiver<bool>) -> Ended {
        let mut heard_at = Instant::now();
        let mut ask_at = heard_at + ASK_AFTER;
        loop {
            let ended = tokio::select! {
                words = told.recv() => match words {
                    Some(words) => self.pass_on(words, told).await,
                    // The table let us go: it stopped, or we were too slow.
                    None => Err(Ended::With(code::TRY_AGAIN, "come back")),
                },
                message = self.socket.recv() => {
                    heard_at = Instant::now();
                    ask_at = heard_at + ASK_AFTER;
                    match message {
                        Some(Ok(message)) => self.hear(message).await,
                        Some(Err(_)) => Err(Ended::With(code::POLICY, "unreadable or too long")),
                        None => Err(Ended::ByThem),
                    }
                }
                () = tokio::time::sleep_until(ask_at) => {
                    if heard_at.elapsed() >= GONE_AFTER {
                        Err(Ended::ByThem)
                    } else {
                        ask_at = Instant::now() + ASK_AFTER;
                        self.send(Message::Ping(Default::default())).await
                    }
                }
                () = closes(closing) => {
                    let _ = self.tell(&Tell::Closing).await;
                    Err(Ended::With(code::GOING_AWAY, "closing"))
                }
            };
            if let Err(ended) = ended {
                return ended;
            }
        }
    }

    /// A page of another version: it sees our number and loads itself anew.
    async fn only_welcome(&mut self, told: &mut mpsc::Receiver<Words>) -> Ended {
        if let Some(welcome) = told.recv().await.and_then(|words| words.into_iter().next()) {
            let _ = self.send(Message::Text(welcome)).await;
        }
        Ended::With(code::WIRE, "another version")
    }

    /// Everything that waits goes out at once.
    async fn pass_on(&mut self, first: Words, told: &mut mpsc::Receiver<Words>) -> Result<(), Ended> {
        let sent = async {
            let mut words = first;
            loop {
                for text in words {
                    self.socket.feed(Message::Text(text)).await?;
                }
                match told.try_recv() {
                    Ok(more) => words = more,
                    Err(_) => break,
                }
            }
            self.socket.flush().await
        };
        match timeout(SEND, sent).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended::ByThem),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Ended::With(code::POLICY, "text only")),
            Message::Close(_) => return Err(Ended::ByThem),
            Message::Ping(_) | Message::Pong(_) => return self.warn_if_too_many().await.map(drop),
        };
        self.app.metrics.messages.fetch_add(1, Relaxed);
        if !self.warn_if_too_many().await? {
            return Ok(());
        }
        match serde_json::from_str::<Ask>(&text) {
            Ok(Ask::Ping { id }) => self.tell(&Tell::Pong { id }).await,
            Ok(ask) => {
                if let Err(wait_ms) = self.meter.ask(&ask) {
                    return self.warn(wait_ms).await;
                }
                let asked = self.table.send(Call::Ask(self.no, Box::new(ask))).await;
                asked.map_err(|_| Ended::With(code::TRY_AGAIN, "come back"))
            }
            Err(_) => {
                self.app.metrics.unreadable.fetch_add(1, Relaxed);
                self.tell(&Tell::Rejected { id: 0, why: Why::Unreadable }).await
            }
        }
    }

    /// Whether one more message may be heard.
    async fn warn_if_too_many(&mut self) -> Result<bool, Ended> {
        match self.meter.message() {
            Ok(()) => Ok(true),
            Err(wait_ms) => self.warn(wait_ms).await.map(|()| false),
        }
    }

    async fn warn(&mut self, wait_ms: u64) -> Result<(), Ended> {
        self.app.metrics.limited.fetch_add(1, Relaxed);
        self.warnings += 1;
        if self.warnings > WARNINGS {
            return Err(Ended::With(code::POLICY, "too many messages"));
        }
        self.tell(&Tell::Limited { wait_ms }).await
    }

    async fn tell(&mut self, tell: &Tell) -> Result<(), Ended> {
        self.send(Message::Text(serde_json::to_string(tell).unwrap_or_default().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(SEND, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended::ByThem),
        }
    }
}
