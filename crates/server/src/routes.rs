//! Every URL.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::door::{self, Client};
use crate::fault::Refused;
use crate::{identity, limits, lobby, metrics, page, socket};

/// The description of the REST part. A test holds it against this file.
pub const OPENAPI: &str = include_str!("../openapi.json");

pub fn routes(app: App) -> Router {
    let rest = Router::new()
        .route("/games", get(lobby::games))
        .route("/me", get(identity::me).put(identity::rename))
        .route("/mine", get(lobby::mine))
        .route("/openapi.json", get(openapi))
        .route("/tables", get(lobby::list).post(lobby::open))
        .route("/tables/{id}", get(lobby::info))
        .route("/tables/{id}/record", get(lobby::record))
        .route("/tables/{id}/rematch", post(lobby::rematch))
        // The files of the page are compressed beforehand; sockets are not compressed.
        .layer(CompressionLayer::new())
        .route("/tables/{id}/socket", get(socket::open))
        .fallback(nothing)
        .method_not_allowed_fallback(nothing_of_this_kind);
    Router::new()
        .nest("/api/v1", rest)
        .route("/api/{*rest}", get(nothing).post(nothing).put(nothing).delete(nothing))
        .route("/healthz", get(async || "fine\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(measures))
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(limits::MAX_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), door::guard))
        .with_state(app)
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

async fn nothing() -> Refused {
    Refused::not_found()
}

async fn nothing_of_this_kind() -> Refused {
    Refused::new(StatusCode::METHOD_NOT_ALLOWED, "bad_method", "not in this way")
}

/// Whether it makes sense to send people here.
async fn ready(State(app): State<App>) -> Result<&'static str, Refused> {
    if app.is_closing() || app.store.ping().await.is_err() {
        return Err(Refused::away());
    }
    Ok("ready\n")
}

/// For a scraper on this machine; what a proxy passes on is for people.
async fn measures(State(app): State<App>, Extension(client): Extension<Client>) -> Result<Response, Refused> {
    if !client.is_local {
        return Err(Refused::not_found());
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((kind, metrics::write(&app)).into_response())
}
