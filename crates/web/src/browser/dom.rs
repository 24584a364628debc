//! The few things of the document that more than one screen needs.

use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Element, HtmlElement};

/// The name of the worker this module runs in; `None` in the page.
pub fn worker_name() -> Option<String> {
    js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>().ok().map(|scope| scope.name())
}

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// So many random bytes as hexadecimal digits.
pub fn random_hex(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut buffer);
    }
    buffer.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn root() -> Option<HtmlElement> {
    document().document_element().and_then(|root| root.dyn_into().ok())
}

/// Sets `data-<name>` of the document.
pub fn mark(name: &str, value: &str) {
    if let Some(root) = root() {
        let _ = root.set_attribute(&format!("data-{name}"), value);
    }
}

/// Writes an attribute unless it is there already: what is written anew is laid out anew, even if it is the same.
pub fn put(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

pub fn reduces_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the lower edge of something has come into the window; a hair's breadth does not matter.
pub fn is_in_sight(element: &Element) -> bool {
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    height.is_some_and(|height| element.get_bounding_client_rect().bottom() < height + 2.0)
}

/// Adds rules to the document in a way that a strict content policy allows.
pub fn add_css(css: &str) {
    let global = js_sys::global();
    let sheet = js_sys::Reflect::get(&global, &"CSSStyleSheet".into())
        .and_then(|class| js_sys::Reflect::construct(class.unchecked_ref::<js_sys::Function>(), &js_sys::Array::new()));
    let Ok(sheet) = sheet else { return };
    let _ = call(&sheet, "replaceSync", &css.into());
    if let Ok(sheets) = js_sys::Reflect::get(&document(), &"adoptedStyleSheets".into()) {
        let _ = call(&sheets, "push", &sheet);
    }
}

fn call(on: &JsValue, name: &str, with: &JsValue) -> Result<JsValue, JsValue> {
    let function: js_sys::Function = js_sys::Reflect::get(on, &name.into())?.unchecked_into();
    function.call1(on, with)
}

/// Puts symbols into the document, once for each id.
pub fn add_symbols(id: &str, inside: &str) {
    if document().get_element_by_id(id).is_some() {
        return;
    }
    let Ok(svg) = svg_element("svg") else { return };
    svg.set_id(id);
    let _ = svg.set_attribute("class", "art");
    let _ = svg.set_attribute("aria-hidden", "true");
    svg.set_inner_html(inside);
    if let Some(body) = document().body() {
        let _ = body.append_child(&svg);
    }
}

pub fn svg_element(name: &str) -> Result<Element, JsValue> {
    document().create_element_ns(Some("http://www.w3.org/2000/svg"), name)
}

/// Hands a text to the reader as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlElement>().ok());
    if let Some(link) = link {
        let _ = link.set_attribute("href", &url);
        let _ = link.set_attribute("download", name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// Offers an address to whatever shares things on this device, or else puts it on the clipboard.
/// Tells whether it went to the clipboard.
pub fn share(title: &str, url: &str) -> bool {
    let navigator = window().navigator();
    let can = js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false);
    if can && window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|query| query.matches()) {
        let data = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&data, &"title".into(), &title.into());
        let _ = js_sys::Reflect::set(&data, &"url".into(), &url.into());
        let _ = call(&navigator, "share", &data);
        return false;
    }
    copy(url);
    true
}

pub fn copy(text: &str) {
    let navigator = window().navigator();
    if let Ok(clipboard) = js_sys::Reflect::get(&navigator, &"clipboard".into())
        && !clipboard.is_undefined()
    {
        let _ = call(&clipboard, "writeText", &text.into());
    }
}

/// The key that an event or element belongs to.
pub fn key_of(target: Option<web_sys::EventTarget>) -> Option<String> {
    let element: Element = target?.dyn_into().ok()?;
    element.closest("[data-key]").ok()??.get_attribute("data-key")
}
