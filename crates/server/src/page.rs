//! The files of the page. They are handed in by whoever builds the binary; this room only serves them.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::fault::Refused;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub content_type: &'static str,
    /// A hash of the content, without quotes.
    pub etag: &'static str,
    /// Whether its name changes with its content.
    pub immutable: bool,
    /// As it is; what every client can read.
    pub plain: &'static [u8],
    /// The same, compressed beforehand. Browsers take Brotli over https and from this machine only.
    pub brotli: Option<&'static [u8]>,
    pub gzip: Option<&'static [u8]>,
}

/// All files of the page, by path without the leading slash: `index.html`, `nurt-1a2b3c.wasm`.
pub trait Assets: Send + Sync {
    fn find(&self, path: &str) -> Option<Asset>;
}

/// No page: the API alone.
#[derive(Clone, Copy, Debug)]
pub struct NoPage;

impl Assets for NoPage {
    fn find(&self, _: &str) -> Option<Asset> {
        None
    }
}

const PLACEHOLDER: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Nurt</title>\
    <h1>Nurt</h1><p>The server runs, but this build has no page in it. \
    The API is described in <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p></html>";

/// Whatever is not the API: a file, or the page itself, which knows its own addresses.
pub async fn serve(State(app): State<App>, request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Refused::not_found().into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(asset) = app.assets.find(if path.is_empty() { "index.html" } else { path }) {
        return answer(&asset, request.headers());
    }
    let wants_page = request
        .headers()
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    // An address with a file ending is a file that is not there, not a screen of the page.
    let is_screen = !path.rsplit('/').next().unwrap_or_default().contains('.');
    if !(is_screen && wants_page || path.is_empty()) {
        return Refused::not_found().into_response();
    }
    match app.assets.find("index.html") {
        Some(index) => answer(&index, request.headers()),
        None => Html(PLACEHOLDER).into_response(),
    }
}

fn answer(asset: &Asset, asked: &HeaderMap) -> Response {
    let accepts = |coding: &str| {
        let codings = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        codings.split(',').any(|part| {
            let mut words = part.split(';').map(str::trim);
            words.next() == Some(coding) && !words.any(|word| word == "q=0")
        })
    };
    let (body, coding, mark) = match (asset.brotli, asset.gzip) {
        (Some(brotli), _) if accepts("br") => (brotli, Some("br"), "-br"),
        (_, Some(gzip)) if accepts("gzip") => (gzip, Some("gzip"), "-gz"),
        _ => (asset.plain, None, ""),
    };
    let etag = format!("\"{}{mark}\"", asset.etag);
    let cached = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let is_known = asked
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == etag));
    let mut response =
        if is_known { StatusCode::NOT_MODIFIED.into_response() } else { Response::new(Body::from(body)) };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cached));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        headers.insert(header::ETAG, etag);
    }
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}
