//! What every request passes: who asks, how often, from where; and the headers that every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::fault::Refused;
use crate::limits::Errand;

/// The longest that an answer may take; sockets go on after theirs.
const PATIENCE: Duration = Duration::from_secs(15);

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    pub address: IpAddr,
    pub is_https: bool,
    /// Whether the page was loaded from this machine itself.
    pub is_loopback: bool,
    /// Whether the request comes from this machine, not through a proxy.
    pub is_local: bool,
}

impl Client {
    fn of(peer: IpAddr, headers: &HeaderMap, behind_proxy: bool) -> Self {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let host = text("host").unwrap_or_default();
        let name = host
            .rsplit_once(':')
            .map_or(host, |(name, port)| if port.bytes().all(|byte| byte.is_ascii_digit()) { name } else { host });
        let forwarded = text("x-forwarded-for");
        // The proxy appends whom it heard; what stands before that, anybody may have written.
        let for_whom = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        Self {
            address: for_whom.filter(|_| behind_proxy).unwrap_or(peer),
            is_https: behind_proxy && text("x-forwarded-proto") == Some("https"),
            is_loopback: matches!(name, "localhost" | "127.0.0.1" | "[::1]"),
            is_local: peer.to_canonical().is_loopback() && forwarded.is_none() && text("forwarded").is_none(),
        }
    }
}

/// Lets requests in and answers out.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    let client = Client::of(peer, request.headers(), app.config.behind_proxy);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let is_api = path.starts_with("/api/");
    let mut response = match admit(&app, client, &request) {
        Err(refused) => refused.into_response(),
        Ok(()) => {
            request.extensions_mut().insert(client);
            match tokio::time::timeout(PATIENCE, next.run(request)).await {
                Ok(response) => response,
                Err(_) => Refused::away().into_response(),
            }
        }
    };
    let status = response.status().as_u16();
    app.metrics.answered(status);
    let took_ms = began.elapsed().as_secs_f64() * 1e3;
    tracing::debug!(%method, path, status, took_ms, "answered");
    dress(response.headers_mut(), client, is_api);
    response
}

fn admit(app: &App, client: Client, request: &Request) -> Result<(), Refused> {
    let opens = !matches!(*request.method(), Method::GET | Method::HEAD) || request.headers().contains_key("upgrade");
    let errand = if opens { Errand::Open } else { Errand::Look };
    if let Err(wait_ms) = app.doors.knock(client.address, errand) {
        app.metrics.limited.fetch_add(1, Relaxed);
        return Err(Refused::limited(wait_ms));
    }
    if opens && !is_same_origin(request.headers()) {
        return Err(Refused::forbidden("foreign_origin", "another site may not ask this for its visitors"));
    }
    Ok(())
}

/// Whether a request comes from our own page, or from a program that is no browser.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}

/// Scripts only from our own files; nothing from elsewhere; nobody frames us. Pictures are SVG with styles inside.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

fn dress(headers: &mut HeaderMap, client: Client, is_api: bool) {
    let fixed: [(HeaderName, &'static str); 7] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
        ),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if client.is_https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_our_own_page_may_ask() {
        let same = |pairs| is_same_origin(&headers(pairs));
        assert!(same(&[("host", "nurt.example")]));
        assert!(same(&[("host", "nurt.example"), ("origin", "https://nurt.example")]));
        assert!(same(&[("host", "127.0.0.1:7777"), ("origin", "http://127.0.0.1:7777")]));
        assert!(!same(&[("host", "nurt.example"), ("origin", "https://evil.example")]));
        assert!(!same(&[("host", "nurt.example"), ("origin", "null")]));
        assert!(!same(&[("host", "nurt.example"), ("origin", "https://nurt.example.evil")]));
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one() {
        let proxy = IpAddr::from([127, 0, 0, 1]);
        let headers = headers(&[("x-forwarded-for", "6.6.6.6, 203.0.113.9"), ("x-forwarded-proto", "https")]);
        let believed = Client::of(proxy, &headers, true);
        assert_eq!(believed.address, IpAddr::from([203, 0, 113, 9]));
        assert!(believed.is_https && !believed.is_local);
        let doubted = Client::of(proxy, &headers, false);
        assert_eq!(doubted.address, proxy);
        assert!(!doubted.is_https && !doubted.is_local);
    }
}
