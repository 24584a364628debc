//! Measuring a server from outside: many real sockets that play random legal moves.

mod client;
mod player;
mod report;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use notation::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use client::Caller;
use player::{Pace, Player};
pub use report::Report;
use report::resident_kb;

/// How a server is to be measured.
#[derive(Clone, Debug)]
pub struct Plan {
    pub server: SocketAddr,
    /// Its process, if it runs on this machine: for its memory.
    pub process: Option<u32>,
    pub game: String,
    pub tables: usize,
    /// The first of them sit, the rest look on.
    pub sockets_per_table: usize,
    pub seconds: f64,
    /// Moves a second in all; as fast as it goes unless said.
    pub rate: Option<f64>,
}

/// Why a measurement came to nothing.
pub type Trouble = String;

/// Tables that are opened and left before anything is measured, so that what a server needs only once is not counted.
const WARM_UP: usize = 40;
/// How many doors are knocked at at once.
const AT_ONCE: usize = 16;
/// Play goes on for so long before it counts.
const RUN_IN: Duration = Duration::from_secs(2);
/// How long memory is given to settle.
const SETTLE: Duration = Duration::from_millis(700);

/// What all players share.
struct Shared {
    server: SocketAddr,
    counts: AtomicBool,
    stop: AtomicBool,
    /// Moves acknowledged while it counts.
    moves: AtomicU64,
    games: AtomicU64,
    lost: AtomicU64,
    /// Why the first of them was.
    why: OnceLock<Trouble>,
    doors: Semaphore,
}

/// Measures a server.
pub fn load(plan: &Plan) -> Result<Report, Trouble> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(measure(plan))
}

async fn measure(plan: &Plan) -> Result<Report, Trouble> {
    let game = catalog::game(&plan.game).ok_or_else(|| format!("there is no game \"{}\"", plan.game))?;
    let about = game.about();
    let seats = plan.sockets_per_table.clamp(about.min_seats.into(), about.max_seats.into());
    let shared = Arc::new(Shared {
        server: plan.server,
        counts: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        games: AtomicU64::new(0),
        lost: AtomicU64::new(0),
        why: OnceLock::new(),
        doors: Semaphore::new(AT_ONCE),
    });
    let memory = || plan.process.and_then(resident_kb);

    let warm = open_tables(&shared, plan, seats, WARM_UP).await?;
    let sockets = sit_down(&shared, plan, warm).await?;
    drop(sockets);
    tokio::time::sleep(SETTLE).await;

    let before = memory();
    let tables = open_tables(&shared, plan, seats, plan.tables).await?;
    tokio::time::sleep(SETTLE).await;
    let with_tables = memory();
    let players = sit_down(&shared, plan, tables).await?;
    tokio::time::sleep(SETTLE).await;
    let with_sockets = memory();
    let sockets = players.len();

    let (latencies, seconds, stored) = play(&shared, players, plan.seconds).await?;
    Ok(Report {
        tables: plan.tables,
        sockets,
        seconds,
        moves: shared.moves.load(Relaxed),
        stored,
        games: shared.games.load(Relaxed),
        lost: shared.lost.load(Relaxed),
        why: shared.why.get().cloned(),
        latencies_us: latencies,
        kb_per_table: per(before, with_tables, plan.tables),
        kb_per_socket: per(with_tables, with_sockets, sockets),
    })
}

fn per(before: Option<u64>, after: Option<u64>, count: usize) -> Option<f64> {
    Some((after? as f64 - before? as f64) / count.max(1) as f64)
}

/// A table and whoever opened it.
struct Opened {
    host: Caller,
    table: String,
    pace: Arc<Pace>,
}

async fn open_tables(shared: &Arc<Shared>, plan: &Plan, seats: usize, count: usize) -> Result<Vec<Opened>, Trouble> {
    let people = seats.min(plan.sockets_per_table);
    let chairs: Vec<_> = (0..seats)
        .map(|seat| match seat {
            0 => json!({ "who": "mine" }),
            seat if seat < people => json!({ "who": "open" }),
            _ => json!({ "who": "bot", "level": "random" }),
        })
        .collect();
    let body = json!({ "game": plan.game, "chairs": chairs, "chat": false }).to_string();
    // Each table moves at its own time, spread over the interval.
    let interval_us = plan.rate.map_or(0, |rate| (plan.tables as f64 / rate * 1e6) as u64);
    let began = Instant::now();
    let mut opening = JoinSet::new();
    for n in 0..count {
        let (shared, body) = (shared.clone(), body.clone());
        let offset = interval_us * n as u64 / count as u64;
        opening.spawn(async move {
            let _door = shared.doors.acquire().await.map_err(|error| error.to_string())?;
            let mut host = Caller::new(shared.server);
            let table = host.opens("tables", &body).await?;
            Ok::<_, Trouble>(Opened { host, table, pace: Arc::new(Pace::new(interval_us, began, offset)) })
        });
    }
    let mut tables = Vec::with_capacity(count);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|error| error.to_string())??);
    }
    Ok(tables)
}

async fn sit_down(shared: &Arc<Shared>, plan: &Plan, tables: Vec<Opened>) -> Result<Vec<Player>, Trouble> {
    let mut sitting = JoinSet::new();
    let people = plan.sockets_per_table;
    for opened in tables {
        let shared = shared.clone();
        sitting.spawn(async move {
            let _door = shared.doors.acquire().await.map_err(|error| error.to_string())?;
            let mut players = Vec::with_capacity(people);
            for seat in 0..people {
                let caller = if seat == 0 { opened.host.clone() } else { Caller::new(shared.server) };
                players.push(Player::join(&shared, caller, &opened.table, seat, opened.pace.clone()).await?);
            }
            Ok::<_, Trouble>(players)
        });
    }
    let mut players = Vec::new();
    while let Some(some) = sitting.join_next().await {
        players.extend(some.map_err(|error| error.to_string())??);
    }
    Ok(players)
}

async fn play(
    shared: &Arc<Shared>,
    players: Vec<Player>,
    seconds: f64,
) -> Result<(Vec<u32>, f64, Option<u64>), Trouble> {
    let mut playing = JoinSet::new();
    for player in players {
        playing.spawn(player.play());
    }
    tokio::time::sleep(RUN_IN).await;
    let entries_before = Caller::new(shared.server).metric("nurt_entries_total").await;
    shared.counts.store(true, Relaxed);
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
    shared.counts.store(false, Relaxed);
    let took = began.elapsed().as_secs_f64();
    let entries_after = Caller::new(shared.server).metric("nurt_entries_total").await;
    shared.stop.store(true, Relaxed);
    let mut latencies = Vec::new();
    let deadline = tokio::time::sleep(Duration::from_secs(10));
    tokio::pin!(deadline);
    loop {
        tokio::select! {
            player = playing.join_next() => match player {
                Some(player) => latencies.extend(player.map_err(|error| error.to_string())?),
                None => break,
            },
            // Some wait for a move that nobody makes any more.
            () = &mut deadline => break,
        }
    }
    latencies.sort_unstable();
    let stored = entries_after.zip(entries_before).map(|(after, before)| after.saturating_sub(before));
    Ok((latencies, took, stored))
}
