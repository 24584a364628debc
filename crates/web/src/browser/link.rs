//! The line to a table, whether it lives on the server or in a worker. Whoever speaks over it cannot tell the difference.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{set_timeout, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};
use wire::{Ask, ClockPlan, Tell};

use super::net::{self, Trouble};
use super::workers::{self, Role};
use super::{dom, storage};
use crate::keep::Kept;
use crate::local::{FromBots, FromTable, Idea, ToBots, ToTable};
use crate::route::Place;

/// What comes over the line.
pub enum Heard {
    Tell(Box<Tell>),
    /// The line is broken; it mends itself.
    Down,
    /// The table does not exist, or cannot be opened.
    Gone,
}

type Hears = Rc<dyn Fn(Heard)>;

/// How long to wait before trying again: longer each time, and never all at once.
const WAITS_MS: [u64; 6] = [250, 500, 1000, 2000, 4000, 8000];

/// An open line.
#[derive(Clone)]
pub enum Line {
    Here(Rc<Here>),
    There(Rc<There>),
}

impl Line {
    pub fn open(place: Place, id: &str, hears: impl Fn(Heard) + 'static) -> Self {
        match place {
            Place::Here => Self::Here(Here::open(id, Rc::new(hears))),
            Place::There => Self::There(There::open(id, Rc::new(hears))),
        }
    }

    /// Whether it was said; over a broken line nothing is.
    pub fn say(&self, ask: &Ask) -> bool {
        match self {
            Self::Here(here) => here.say(ask),
            Self::There(there) => there.say(ask),
        }
    }

    pub fn close(&self) {
        match self {
            Self::Here(here) => here.close(),
            Self::There(there) => there.close(),
        }
    }
}

/// A line to the worker.
pub struct Here {
    id: String,
    entries: Cell<usize>,
    closed: Cell<bool>,
}

impl Here {
    fn open(id: &str, hears: Hears) -> Rc<Self> {
        let here = Rc::new(Self { id: id.to_owned(), entries: Cell::new(0), closed: Cell::new(false) });
        let Some(begin) = storage::begin(id) else {
            set_timeout(move || hears(Heard::Gone), Duration::ZERO);
            return here;
        };
        let entries = storage::entries(id);
        here.entries.set(entries.len());
        let listens = Rc::clone(&here);
        workers::listen(Role::Table, move |text| listens.heard(&text, &hears));
        let thinks = Rc::clone(&here);
        workers::listen(Role::Bots, move |text| thinks.idea(&text));
        if begin.plan.clock != ClockPlan::None {
            here.tick();
        }
        post(&ToTable::Open { begin, entries });
        here
    }

    /// A table with clocks hears every second that time goes by.
    fn tick(self: &Rc<Self>) {
        let here = Rc::clone(self);
        set_timeout(
            move || {
                if !here.closed.get() {
                    post(&ToTable::Tick);
                    here.tick();
                }
            },
            Duration::from_secs(1),
        );
    }

    fn heard(&self, text: &str, hears: &Hears) {
        if self.closed.get() {
            return;
        }
        match serde_json::from_str(text) {
            Ok(FromTable::Keep(entries)) => {
                storage::put_entries(&self.id, self.entries.get(), &entries);
                self.entries.set(self.entries.get() + entries.len());
            }
            Ok(FromTable::Tell(tell)) => {
                self.remember(&tell);
                hears(Heard::Tell(tell));
            }
            Ok(FromTable::Think(task)) => {
                workers::ask_bots(&ToBots::Think(task));
            }
            Ok(FromTable::Failed(_)) | Err(_) => hears(Heard::Gone),
        }
    }

    /// What the list of tables to continue shows.
    fn remember(&self, tell: &Tell) {
        let (Tell::Welcome { update, .. } | Tell::Update(update)) = tell else { return };
        let Some(begin) = storage::begin(&self.id) else { return };
        storage::put_table(Kept {
            id: self.id.clone(),
            game: begin.plan.game.clone(),
            at_ms: dom::now_ms(),
            steps: update.steps,
            seats: begin.plan.chairs.len() as u8,
            over: update.ended.is_some(),
            yours: !update.legal.is_empty(),
        });
    }

    /// A bot has thought: about a seat of this table, or for a hint that somebody else listens for.
    fn idea(&self, text: &str) {
        let Ok(FromBots::Idea(mut idea)) = serde_json::from_str(text) else { return };
        if self.closed.get() || idea.table != self.id {
            return;
        }
        match (idea.asked, idea.action.take()) {
            (Some(asked), Some(action)) => post(&ToTable::Thought { asked, seat: idea.seat, action }),
            (_, action) => HINT.with_borrow(|hint| {
                if let Some(hint) = hint {
                    hint(Idea { action, ..idea });
                }
            }),
        }
    }

    fn say(&self, ask: &Ask) -> bool {
        if !self.closed.get() {
            post(&ToTable::Ask(ask.clone()));
        }
        !self.closed.get()
    }

    fn close(&self) {
        self.closed.set(true);
        post(&ToTable::Close { table: self.id.clone() });
    }
}

fn post(message: &ToTable) {
    if let Ok(text) = serde_json::to_string(message) {
        workers::post(Role::Table, &text);
    }
}

/// Who waits for a hint.
type WaitsForHint = Rc<dyn Fn(Idea)>;

thread_local! {
    static HINT: RefCell<Option<WaitsForHint>> = const { RefCell::new(None) };
}

/// From now on hints go here.
pub fn listen_for_hints(place: Place, listener: impl Fn(Idea) + 'static) {
    let listener: WaitsForHint = Rc::new(listener);
    HINT.set(Some(Rc::clone(&listener)));
    if place == Place::There {
        workers::listen(Role::Bots, move |text| {
            if let Ok(FromBots::Idea(idea)) = serde_json::from_str(&text) {
                listener(idea);
            }
        });
    }
}

/// A line to the server.
pub struct There {
    id: String,
    hears: Hears,
    socket: RefCell<Option<WebSocket>>,
    tries: Cell<usize>,
    /// Whether anything ever came over the line.
    heard: Cell<bool>,
    closed: Cell<bool>,
}

impl There {
    fn open(id: &str, hears: Hears) -> Rc<Self> {
        let there = Rc::new(Self {
            id: id.to_owned(),
            hears,
            socket: RefCell::new(None),
            tries: Cell::new(0),
            heard: Cell::new(false),
            closed: Cell::new(false),
        });
        there.connect();
        there.hang_up_with_page();
        there
    }

    /// Whoever leaves the page is away at once; if the browser brings it back as it was, the line mends itself.
    fn hang_up_with_page(self: &Rc<Self>) {
        let here = Rc::clone(self);
        let hide = Closure::<dyn Fn(Event)>::new(move |_: Event| {
            if let Some(socket) = &*here.socket.borrow() {
                let _ = socket.close();
            }
        });
        let _ = window().add_event_listener_with_callback("pagehide", hide.as_ref().unchecked_ref());
        hide.forget();
    }

    fn connect(self: &Rc<Self>) {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|protocol| protocol == "https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let url = format!("{scheme}://{host}/api/v1/tables/{}/socket?wire={}", self.id, wire::VERSION);
        let Ok(socket) = WebSocket::new(&url) else { return self.lost() };
        let here = Rc::clone(self);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let tell = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let (Some(tell), false) = (tell, here.closed.get()) {
                here.tries.set(0);
                here.heard.set(true);
                (here.hears)(Heard::Tell(Box::new(tell)));
            }
        });
        let here = Rc::clone(self);
        let on_close = Closure::<dyn Fn(CloseEvent)>::new(move |_: CloseEvent| here.lost());
        let on_error = Closure::<dyn Fn(Event)>::new(|_: Event| {});
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        socket.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // They live as long as the socket may call them.
        on_message.forget();
        on_close.forget();
        on_error.forget();
        *self.socket.borrow_mut() = Some(socket);
    }

    fn lost(self: &Rc<Self>) {
        if self.closed.get() {
            return;
        }
        *self.socket.borrow_mut() = None;
        let tries = self.tries.get();
        self.tries.set(tries + 1);
        (self.hears)(Heard::Down);
        if !self.heard.get() {
            self.look_for_table();
        }
        let wait = WAITS_MS[tries.min(WAITS_MS.len() - 1)] as f64 * (0.75 + js_sys::Math::random() / 2.0);
        let here = Rc::clone(self);
        set_timeout(
            move || {
                if !here.closed.get() {
                    here.connect();
                }
            },
            Duration::from_millis(wait as u64),
        );
    }

    /// A line that never was may lead nowhere.
    fn look_for_table(self: &Rc<Self>) {
        let here = Rc::clone(self);
        leptos::task::spawn_local(async move {
            let path = format!("/api/v1/tables/{}", here.id);
            if let Err(Trouble::Refused(404)) = net::get::<serde_json::Value>(&path).await {
                here.closed.set(true);
                (here.hears)(Heard::Gone);
            }
        });
    }

    fn say(&self, ask: &Ask) -> bool {
        let socket = self.socket.borrow();
        let open = socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        let said = open.zip(serde_json::to_string(ask).ok()).map(|(socket, text)| socket.send_with_str(&text));
        matches!(said, Some(Ok(())))
    }

    fn close(&self) {
        self.closed.set(true);
        if let Some(socket) = self.socket.borrow_mut().take() {
            let _ = socket.close();
        }
    }
}
