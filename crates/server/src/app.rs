//! What every request and every table shares.

use std::net::SocketAddr;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::Store;
use tokio::sync::{Semaphore, watch};

use crate::identity::Guests;
use crate::limits::{Doors, Limits};
use crate::lobby::Listing;
use crate::metrics::Metrics;
use crate::page::Assets;
use crate::tables::Tables;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    pub limits: Limits,
    /// A reverse proxy stands in front and says whom it speaks for.
    pub behind_proxy: bool,
    /// How long a table that nobody watches stays in memory.
    pub idle: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
}

impl Config {
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen,
            data,
            limits: Limits::default(),
            behind_proxy: false,
            idle: Duration::from_secs(60),
            // One core stays for people.
            thinkers: cores.saturating_sub(1).max(1),
        }
    }
}

/// The shared state; cheap to copy.
#[derive(Clone)]
pub struct App(Arc<Parts>);

pub struct Parts {
    pub config: Config,
    pub store: Box<dyn Store>,
    pub assets: Box<dyn Assets>,
    pub tables: Tables,
    pub listing: Listing,
    pub doors: Doors,
    pub guests: Guests,
    pub metrics: Metrics,
    pub thinkers: Arc<Semaphore>,
    /// Becomes true when the server goes down.
    pub closing: watch::Sender<bool>,
}

impl App {
    pub fn new(config: Config, store: Box<dyn Store>, assets: Box<dyn Assets>) -> Self {
        Self(Arc::new(Parts {
            tables: Tables::default(),
            listing: Listing::default(),
            doors: Doors::new(config.limits),
            guests: Guests::default(),
            metrics: Metrics::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers)),
            closing: watch::Sender::new(false),
            config,
            store,
            assets,
        }))
    }

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// Waits until the server goes down.
pub async fn closes(closing: &mut watch::Receiver<bool>) {
    // If nobody is left who could close it, it is closed.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
