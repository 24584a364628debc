//! Accepting connections, and ending well.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower_service::Service;

use crate::app::{App, closes};
use crate::door::Peer;

/// Whoever needs longer for the head of a request is not a browser.
const HEAD: Duration = Duration::from_secs(10);
/// The head of a request, and what is read of a body at a time.
const BUFFER: usize = 16 * 1024;
/// How long people get to go when we close.
const GOODBYE: Duration = Duration::from_secs(5);

/// Serves until the app is closing, then lets everybody go.
pub async fn serve(app: App, routes: Router, listener: TcpListener) {
    let places = Arc::new(Semaphore::new(app.config.limits.connections));
    let mut closing = app.closing.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = closes(&mut closing) => break,
        };
        let Some((stream, place)) = accepted else { continue };
        let Ok(peer) = stream.peer_addr() else { continue };
        let routes = routes.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            routes.clone().call(request.map(Body::new))
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(BUFFER);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut closing = closing.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // People go away in the middle of things; that is no error of ours.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = closes(&mut closing) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(place);
        });
    }
    drop(listener);
    let all_gone = async {
        let _ = places.acquire_many(app.config.limits.connections as u32).await;
        // Sockets are no HTTP connections any more: they count themselves.
        while app.metrics.sockets.load(Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(GOODBYE, all_gone).await.is_err() {
        tracing::warn!("some connections were cut");
    }
}

async fn accept(listener: &TcpListener, places: &Arc<Semaphore>) -> Option<(TcpStream, OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, _)) => {
            // Small messages that somebody waits for.
            let _ = stream.set_nodelay(true);
            Some((stream, place))
        }
        Err(error) => {
            tracing::warn!(%error, "a connection could not be accepted");
            // Out of file descriptors, most likely: wait for some to come back.
            tokio::time::sleep(Duration::from_millis(50)).await;
            None
        }
    }
}
