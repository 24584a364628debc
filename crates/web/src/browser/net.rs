//! Questions to the server that are not part of a game.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use leptos::prelude::window;

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nobody answers.
    Offline,
    /// The server says no, with this status.
    Refused(u16),
    /// The answer cannot be read.
    Unreadable,
}

pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    send("GET", path, None).await
}

pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    send("POST", path, serde_json::to_string(body).ok()).await
}

pub async fn put<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    send("PUT", path, serde_json::to_string(body).ok()).await
}

async fn send<T: DeserializeOwned>(method: &str, path: &str, body: Option<String>) -> Result<T, Trouble> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&JsValue::from_str(&body));
        let headers = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&headers, &"content-type".into(), &"application/json".into());
        init.set_headers(&headers);
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await;
    let answer: Response = answer.map_err(|_| Trouble::Offline)?.unchecked_into();
    if !answer.ok() {
        return Err(Trouble::Refused(answer.status()));
    }
    let text = JsFuture::from(answer.text().map_err(|_| Trouble::Unreadable)?).await;
    let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
    let text = if text.is_empty() { "null" } else { &text };
    serde_json::from_str(text).map_err(|_| Trouble::Unreadable)
}
