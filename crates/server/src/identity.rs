//! Who somebody is: a guest with a session token in a cookie. The token is the secret that holds their seats; the
//! store knows only its hash.

use std::collections::HashMap;
use std::sync::Mutex;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use store::Guest;
use wire::{MAX_NAME, Me};

use crate::app::{App, now_ms};
use crate::door::Client;
use crate::fault::{Read, Refused};
use crate::random;

/// Only sent over https (or to this very machine), to this host, for all paths.
const STRICT: &str = "__Host-nurt";
/// For plain http in a local network, where browsers would throw the strict one away.
const PLAIN: &str = "nurt";
/// A year: a closed tab comes back to its table.
const MAX_AGE_S: u32 = 365 * 24 * 3600;

/// Guests that are remembered, so that not every request asks the store.
const REMEMBERED: usize = 10_000;

/// Guests by the hash of their token.
#[derive(Default)]
pub struct Guests(Mutex<HashMap<[u8; 32], Guest>>);

impl Guests {
    fn find(&self, hash: &[u8; 32]) -> Option<Guest> {
        self.0.lock().ok()?.get(hash).cloned()
    }

    fn keep(&self, hash: [u8; 32], guest: Guest) {
        if let Ok(mut guests) = self.0.lock() {
            if guests.len() >= REMEMBERED {
                guests.clear();
            }
            guests.insert(hash, guest);
        }
    }

    fn forget(&self) {
        if let Ok(mut guests) = self.0.lock() {
            guests.clear();
        }
    }
}

/// The guest that a request comes from, if we know them.
pub async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Refused> {
    let Some(hash) = token(headers).map(hash) else { return Ok(None) };
    if let Some(guest) = app.guests.find(&hash) {
        return Ok(Some(guest));
    }
    let guest = app.store.guest(hash).await?;
    if let Some(guest) = &guest {
        app.guests.keep(hash, guest.clone());
    }
    Ok(guest)
}

/// The guest that a request comes from; a new one, with the cookie to set, if we do not know them.
pub async fn ensure(app: &App, client: Client, headers: &HeaderMap) -> Result<(Guest, Option<HeaderValue>), Refused> {
    if let Some(guest) = known(app, headers).await? {
        return Ok((guest, None));
    }
    let token = random::token();
    let guest = Guest { id: random::id(), name: String::new() };
    app.store.add_guest(hash(&token), guest.clone(), now_ms()).await?;
    app.guests.keep(hash(&token), guest.clone());
    let strict = client.is_https || client.is_loopback && !refuses_strict(headers);
    let (name, secure) = if strict { (STRICT, "; Secure") } else { (PLAIN, "") };
    let cookie = format!("{name}={token}; Path=/; Max-Age={MAX_AGE_S}; HttpOnly; SameSite=Strict{secure}");
    let cookie = HeaderValue::from_str(&cookie).map_err(|error| Refused::broken(&error))?;
    Ok((guest, Some(cookie)))
}

/// Safari keeps no `Secure` cookie of plain http, not even of this machine.
fn refuses_strict(headers: &HeaderMap) -> bool {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    agent.contains("Safari/") && !agent.contains("Chrome/") && !agent.contains("Chromium/")
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let find = |wanted: &str| {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        lines
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find_map(|(name, value)| (name == wanted && random::is_token(value)).then_some(value))
    };
    find(STRICT).or_else(|| find(PLAIN))
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// An answer that also tells a new guest their token.
pub fn with_cookie(cookie: Option<HeaderValue>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// `GET me`
pub async fn me(State(app): State<App>, headers: HeaderMap) -> Result<Json<Me>, Refused> {
    let guest = known(&app, &headers).await?;
    Ok(Json(Me { name: guest.map(|guest| guest.name).unwrap_or_default() }))
}

/// `PUT me`
pub async fn rename(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Read(me): Read<Me>,
) -> Result<Response, Refused> {
    let name = table::tidy_name(&me.name);
    if me.name.chars().count() > MAX_NAME {
        return Err(Refused::bad("bad_name", format!("a name has at most {MAX_NAME} letters")));
    }
    let (guest, cookie) = ensure(&app, client, &headers).await?;
    app.store.rename_guest(&guest.id, &name).await?;
    if let Some(token) = token(&headers) {
        app.guests.keep(hash(token), Guest { name: name.clone(), ..guest });
    } else {
        app.guests.forget();
    }
    Ok(with_cookie(cookie, Json(Me { name })))
}
