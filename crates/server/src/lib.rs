//! Tables over HTTP and sockets.
//!
//! A message comes in through [`socket`](socket), is heard by the one task that owns the table, stored, and only then
//! told to everybody who watches. `routes.rs` has every URL.

mod app;
mod door;
mod fault;
mod identity;
mod limits;
mod listen;
pub mod load;
mod lobby;
mod logs;
mod metrics;
mod page;
mod random;
mod routes;
mod socket;
mod tables;

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;

use store::Sqlite;
pub use store::{BackupError, Replace};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use app::Config;
pub use limits::{Limits, Rate};
pub use logs::{LogShape, log};
pub use page::{Asset, Assets, NoPage};
pub use routes::OPENAPI;

use app::App;

/// Why a server does not start.
#[derive(Debug)]
pub enum Error {
    Store(store::Error),
    /// The address is taken, or not ours.
    Listen(SocketAddr, std::io::Error),
    Runtime(std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Listen(address, error) if error.kind() == std::io::ErrorKind::AddrInUse => write!(
                f,
                "{address} is taken, perhaps by another nurt: open http://{address}, or choose another port with \
                 --listen {}:0",
                address.ip()
            ),
            Self::Listen(address, error) => write!(f, "{address}: {error}; choose another with --listen"),
            Self::Runtime(error) => write!(f, "starting: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// A server that runs.
pub struct Server {
    app: App,
    address: SocketAddr,
    serving: JoinHandle<()>,
    sweeping: JoinHandle<()>,
}

impl Server {
    /// Opens the data folder and begins to listen.
    pub async fn start(config: Config, assets: Box<dyn Assets>) -> Result<Self, Error> {
        // First the address: whoever calls us twice learns the more useful thing.
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await.map_err(|error| Error::Listen(listen, error))?;
        let address = listener.local_addr().map_err(|error| Error::Listen(listen, error))?;
        let store = Sqlite::open(&config.data).await.map_err(Error::Store)?;
        let app = App::new(config, Box::new(store), assets);
        let routes = routes::routes(app.clone());
        let serving = tokio::spawn(listen::serve(app.clone(), routes, listener));
        let sweeping = tokio::spawn(tables::sweep(app.clone()));
        tracing::info!(%address, "listening");
        Ok(Self { app, address, serving, sweeping })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye to everybody, finishes what is under way, and closes the store.
    pub async fn close(self) {
        tracing::info!("closing");
        self.sweeping.abort();
        self.app.closing.send_replace(true);
        // If it panicked, it is gone too.
        let _ = self.serving.await;
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "closing the store failed");
        }
    }
}

/// Runs a server until it is told to stop (SIGTERM, SIGINT); calls `ready` once with its address.
pub fn run(config: Config, assets: Box<dyn Assets>, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Error::Runtime)?;
    runtime.block_on(async {
        let stop = signals().map_err(Error::Runtime)?;
        let server = Server::start(config, assets).await?;
        ready(server.address());
        stop.await;
        server.close().await;
        Ok(())
    })
}

/// Copies a data folder into one file, also while a server runs there.
pub fn backup(data: &Path, to: &Path, replace: Replace) -> Result<(), BackupError> {
    alone(store::backup(data, to, replace))
}

/// Puts such a file into a data folder where no server runs.
pub fn restore(data: &Path, from: &Path, replace: Replace) -> Result<(), BackupError> {
    alone(store::restore(data, from, replace))
}

/// Waits for one thing, without a server around it.
fn alone(work: impl Future<Output = Result<(), BackupError>>) -> Result<(), BackupError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| store::Error::Io { path: "starting".into(), error })?;
    runtime.block_on(work)
}

#[cfg(unix)]
fn signals() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signals() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without signals nobody can stop us but the system.
        let _ = tokio::signal::ctrl_c().await;
    })
}
