//! The two workers of a page: one keeps a local table, one thinks. Started when first needed, then kept warm.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::local::ToBots;

/// Who listens to a worker now.
type Listener = Rc<RefCell<Option<Rc<dyn Fn(String)>>>>;

struct Running {
    worker: Worker,
    listener: Listener,
}

thread_local! {
    static TABLE: RefCell<Option<Running>> = const { RefCell::new(None) };
    static BOTS: RefCell<Option<Running>> = const { RefCell::new(None) };
}

/// Which worker.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Table,
    Bots,
}

impl Role {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Bots => "bots",
        }
    }
}

fn with<T>(role: Role, work: impl FnOnce(&mut Option<Running>) -> T) -> T {
    match role {
        Role::Table => TABLE.with_borrow_mut(work),
        Role::Bots => BOTS.with_borrow_mut(work),
    }
}

/// Wakes a worker up, so that the first move need not wait for it.
pub fn warm(role: Role) {
    with(role, |running| {
        if running.is_none() {
            *running = start(role).ok();
        }
    });
}

fn start(role: Role) -> Result<Running, JsValue> {
    let script = js_sys::Reflect::get(&js_sys::global(), &"nurtWorker".into())?.as_string().unwrap_or_default();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(role.name());
    let worker = Worker::new_with_options(&script, &options)?;
    let listener: Listener = Rc::default();
    let hears = Rc::clone(&listener);
    let closure = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let now = hears.borrow().clone();
        if let (Some(listener), Some(text)) = (now, event.data().as_string()) {
            listener(text);
        }
    });
    worker.set_onmessage(Some(closure.as_ref().unchecked_ref()));
    closure.forget();
    Ok(Running { worker, listener })
}

/// From now on messages of this worker go here.
pub fn listen(role: Role, listener: impl Fn(String) + 'static) {
    warm(role);
    with(role, |running| {
        if let Some(running) = running {
            *running.listener.borrow_mut() = Some(Rc::new(listener));
        }
    });
}

pub fn post(role: Role, text: &str) {
    warm(role);
    with(role, |running| {
        if let Some(running) = running {
            let _ = running.worker.post_message(&text.into());
        }
    });
}

/// Gives the bots something to think about.
pub fn ask_bots(message: &ToBots) {
    if let Ok(text) = serde_json::to_string(message) {
        post(Role::Bots, &text);
    }
}
