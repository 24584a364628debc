//! What runs beside the page: the keeper of a local table, and the bots.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::browser::dom::now_ms;
use crate::local::{Bots, FromTable, Host, ToBots, ToTable};

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
    static BOTS: RefCell<Bots> = RefCell::default();
}

/// Listens for as long as the page lives.
pub fn run(role: &str) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let answer: fn(&str) -> Vec<String> = if role == "bots" { think } else { keep };
    let closure = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        for reply in answer(&text) {
            let _ = scope.post_message(&reply.into());
        }
    });
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        scope.set_onmessage(Some(closure.as_ref().unchecked_ref()));
    }
    closure.forget();
}

fn think(text: &str) -> Vec<String> {
    let Ok(asked) = serde_json::from_str::<ToBots>(text) else { return Vec::new() };
    let answer = BOTS.with_borrow_mut(|bots| bots.work(&asked));
    serde_json::to_string(&answer).ok().into_iter().collect()
}

fn keep(text: &str) -> Vec<String> {
    let Ok(message) = serde_json::from_str::<ToTable>(text) else { return Vec::new() };
    let now = now_ms();
    let replies = HOST.with_borrow_mut(|host| match (message, host.as_mut()) {
        (ToTable::Open { begin, entries }, _) => match Host::open(&begin, entries, now) {
            Ok((opened, replies)) => {
                *host = Some(opened);
                replies
            }
            Err(why) => vec![FromTable::Failed(why)],
        },
        (ToTable::Close { table }, Some(open)) => {
            if open.table() == table {
                *host = None;
            }
            Vec::new()
        }
        (ToTable::Ask(ask), Some(host)) => host.ask(ask, now),
        (ToTable::Thought { asked, seat, action }, Some(host)) => host.thought(asked, seat, &action, now),
        (ToTable::Tick, Some(host)) => host.tick(now),
        (_, None) => Vec::new(),
    });
    replies.iter().filter_map(|reply| serde_json::to_string(reply).ok()).collect()
}
