//! What the page knows of a table, and what it asks. Speaks only `wire`.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use catalog::{AnyGame, AnyView as Seen};
use leptos::prelude::*;
use rules::{Line as Words, Seat, Viewer};
use scene::{Key, Note};
use wire::{Ask, Chat, Info, News, Request, Tell};

use super::toast::{Toast, reason};
use crate::browser::link::{Heard, Line};
use crate::browser::{dom, link};
use crate::route::Place;
use crate::screens::{App, app};
use crate::{touch, words};

/// How long one line of what happened is looked at, and all lines of a step.
const LINE_MS: f64 = 260.0;
const LINES_MS: f64 = 1800.0;

/// How the game stands, as it is shown.
#[derive(Clone)]
pub struct Now {
    pub game: &'static dyn AnyGame,
    pub view: Arc<dyn Seen>,
    pub update: Arc<wire::Update>,
}

/// How the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    Joining,
    Up,
    Down,
    /// There is no such table.
    Gone,
}

/// A table that is being watched or played at.
#[derive(Clone, Copy)]
pub struct Session {
    pub app: App,
    pub place: Place,
    pub id: StoredValue<String>,
    pub info: RwSignal<Option<Info>>,
    pub yours: RwSignal<Vec<u8>>,
    pub host: RwSignal<bool>,
    pub news: RwSignal<Vec<News>>,
    pub chat: RwSignal<Vec<Chat>>,
    pub now: RwSignal<Option<Now>>,
    pub joined: RwSignal<Joined>,
    pub request: RwSignal<Option<Request>>,
    /// What has been touched, and the action that a second tap would play.
    pub touched: RwSignal<Vec<Key>>,
    pub looks: RwSignal<Option<String>>,
    /// A place that is only looked into.
    pub glimpsed: RwSignal<Option<Key>>,
    /// What is worth knowing, worked out once for all who show it. What gives away thinking only where aids are on.
    pub notes: Memo<Arc<[Note]>>,
    /// The places that somebody reads about.
    pub pointed: RwSignal<Vec<Key>>,
    pub toast: RwSignal<Option<Toast>>,
    /// A move is on its way.
    pub pending: RwSignal<bool>,
    pub hinting: RwSignal<bool>,
    /// The rule whose text is open.
    pub rule: RwSignal<Option<String>>,
    /// When clocks were last told, by this device.
    pub told_ms: RwSignal<u64>,
    /// Whether the board is uncovered for the seat that is to act.
    pub open: RwSignal<bool>,
    line: StoredValue<Option<Line>, LocalStorage>,
    /// Updates that wait until what is moving has arrived.
    waiting: StoredValue<VecDeque<wire::Update>>,
    moving: StoredValue<bool>,
    /// Until when something moves.
    until_ms: StoredValue<u64>,
    next_id: StoredValue<u64>,
    /// What was asked last, in case the line breaks before the answer.
    unanswered: StoredValue<Option<Ask>>,
}

impl Session {
    pub fn open(place: Place, id: String) -> Self {
        let (info, now) = (RwSignal::new(None), RwSignal::new(None));
        let session = Self {
            app: app(),
            place,
            id: StoredValue::new(id.clone()),
            info,
            yours: RwSignal::new(Vec::new()),
            host: RwSignal::new(false),
            news: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            now,
            notes: Memo::new(move |_| allowed(info, now)),
            joined: RwSignal::new(Joined::Joining),
            request: RwSignal::new(None),
            touched: RwSignal::new(Vec::new()),
            looks: RwSignal::new(None),
            glimpsed: RwSignal::new(None),
            pointed: RwSignal::new(Vec::new()),
            toast: RwSignal::new(None),
            pending: RwSignal::new(false),
            hinting: RwSignal::new(false),
            rule: RwSignal::new(None),
            told_ms: RwSignal::new(0),
            open: RwSignal::new(true),
            line: StoredValue::new_local(None),
            waiting: StoredValue::new(VecDeque::new()),
            moving: StoredValue::new(false),
            until_ms: StoredValue::new(0),
            next_id: StoredValue::new(dom::now_ms()),
            unanswered: StoredValue::new(None),
        };
        let line = Line::open(place, &id, move |heard| session.heard(heard));
        session.line.set_value(Some(line));
        Effect::new(move |before: Option<scene::Layout>| {
            let layout = session.app.layout.get();
            if before.is_some_and(|before| before != layout) {
                session.lay_out(layout);
            }
            layout
        });
        link::listen_for_hints(place, move |idea| session.hinted(idea));
        on_cleanup(move || {
            if let Some(line) = session.line.try_get_value().flatten() {
                line.close();
            }
        });
        session
    }

    fn heard(self, heard: Heard) {
        match heard {
            Heard::Tell(tell) => self.told(*tell),
            Heard::Down => {
                if self.joined.get_untracked() != Joined::Gone {
                    self.joined.set(Joined::Down);
                }
            }
            Heard::Gone => self.joined.set(Joined::Gone),
        }
    }

    fn told(self, tell: Tell) {
        match tell {
            Tell::Welcome { wire, info, yours, host, chat, update } => {
                if wire != wire::VERSION {
                    let _ = window().location().reload();
                    return;
                }
                self.info.set(Some(info));
                self.yours.set(yours);
                self.host.set(host);
                self.chat.set(chat);
                self.joined.set(Joined::Up);
                self.waiting.update_value(VecDeque::clear);
                self.show(update);
                // What was asked when the line broke is asked again; the table knows it by its number.
                if let Some(ask) = self.unanswered.get_value() {
                    self.say(&ask);
                }
            }
            Tell::Update(update) => {
                self.waiting.update_value(|waiting| waiting.push_back(update));
                self.show_next();
            }
            Tell::Seats { info, yours } => {
                self.info.set(Some(info));
                self.yours.set(yours);
            }
            Tell::Refused { rule, with, .. } => {
                self.answered();
                self.let_go();
                self.note(Toast::Rule { rule, with });
            }
            Tell::Stale { .. } => {
                self.answered();
                let seq = self.now.with_untracked(|now| now.as_ref().map_or(0, |now| now.update.seq));
                self.ask_quietly(Ask::Since { seq });
            }
            Tell::Rejected { why, .. } => {
                self.answered();
                self.note(Toast::Page(reason(why)));
            }
            Tell::Done { .. } => {
                if self.pending.get_untracked() {
                    self.let_go();
                }
                self.answered();
            }
            Tell::Said(chat) => self.chat.update(|all| all.push(chat)),
            Tell::Request { request } => self.request.set(request),
            Tell::Limited { .. } => self.note(Toast::Page("ui-why-limited")),
            Tell::Rematch { table } => self.info.update(|info| {
                if let Some(info) = info {
                    info.rematch = Some(table);
                }
            }),
            Tell::Closing | Tell::Pong { .. } => {}
        }
    }

    fn answered(self) {
        self.unanswered.set_value(None);
        self.pending.set(false);
    }

    /// Shows the next update that waits, unless something still moves.
    fn show_next(self) {
        if self.moving.get_value() {
            return;
        }
        let mut next = None;
        self.waiting.update_value(|waiting| next = waiting.pop_front());
        if let Some(update) = next {
            self.show(update);
        }
    }

    /// The board says how long what it shows will move. The more there is to tell of it, the longer it is looked at.
    pub fn moves_for(self, time: Duration) {
        let lines = self.now.with_untracked(|now| now.as_ref().map_or(0, |now| now.update.news.len()));
        let tells = (LINE_MS * lines as f64).min(LINES_MS) * self.app.pace.get_untracked();
        // Who is far behind hurries.
        let behind = self.waiting.with_value(VecDeque::len);
        let time = match behind {
            9.. => Duration::from_millis(40),
            _ if time.is_zero() => time,
            _ => time.max(Duration::from_millis(tells as u64)),
        };
        self.until_ms.set_value(dom::now_ms() + time.as_millis() as u64);
    }

    /// Goes on with the next update as soon as nothing moves any more.
    fn wait_for_motion(self) {
        let Some(until) = self.until_ms.try_get_value() else { return };
        let left = until.saturating_sub(dom::now_ms()).max(30);
        let go_on = move || match self.until_ms.try_get_value() {
            Some(until) if until > dom::now_ms() => self.wait_for_motion(),
            Some(_) => {
                self.moving.set_value(false);
                self.show_next();
            }
            None => {}
        };
        set_timeout(go_on, Duration::from_millis(left));
    }

    fn show(self, update: wire::Update) {
        let game = self.info.with_untracked(|info| info.as_ref().and_then(|info| catalog::game(&info.game)));
        let viewer = update.viewer.and_then(Seat::new).map_or(Viewer::Spectator, Viewer::Seat);
        let view = game.and_then(|game| Some((game, game.read_view(viewer, &update.view).ok()?)));
        let Some((game, mut view)) = view else { return self.joined.set(Joined::Gone) };
        view.set_layout(self.app.layout.get_untracked());
        self.news.update(|news| {
            news.retain(|one| one.step < update.from);
            news.extend(update.news.iter().cloned());
        });
        let stepped = self.now.with_untracked(|now| now.as_ref().is_none_or(|now| now.update.seq != update.seq));
        if stepped {
            // Where several choose at once, others' choices leave in hand what can still be done.
            let mine = self.pending.get_untracked();
            let still = |touched: &Vec<Key>| !view.touch(touched).open.is_empty();
            if mine || !self.touched.with_untracked(still) {
                self.touch(Vec::new(), None);
            }
            self.answered();
        }
        self.request.set(update.request.clone());
        self.told_ms.set(dom::now_ms());
        let elsewhere =
            self.now.with_untracked(|now| now.as_ref().is_some_and(|now| now.update.viewer != update.viewer));
        if elsewhere {
            self.let_go();
        }
        self.look_for_whoever_acts(game, &update);
        self.moving.set_value(true);
        self.wait_for_motion();
        self.now.set(Some(Now { game, view: view.into(), update: update.into() }));
        if untrack(|| self.is_to_act()) {
            self.offer_lone_action(game);
        }
    }

    /// Where only one thing can be done it is shown at once, and done at once where that is no decision.
    fn offer_lone_action(self, game: &'static dyn AnyGame) {
        let Some(now) = self.now.get_untracked() else { return };
        let [action] = &now.update.legal[..] else { return };
        self.touched.set(touch::way_to(&*now.view, action));
        self.looks.set(Some(action.clone()));
        if game.lone_action_plays() {
            let seq = now.update.seq;
            let plays = move || {
                let same = self.now.try_with_untracked(|now| now.as_ref().is_some_and(|now| now.update.seq == seq));
                if same == Some(true) && self.open.get_untracked() {
                    self.play();
                }
            };
            set_timeout(plays, Duration::from_millis(650));
        }
    }

    /// The room has changed: the same moment is drawn for the new one.
    pub fn lay_out(self, layout: scene::Layout) {
        let Some(now) = self.now.get_untracked() else { return };
        if let Ok(mut view) = now.game.read_view(now.view.viewer(), &now.update.view) {
            view.set_layout(layout);
            self.now.set(Some(Now { view: view.into(), ..now }));
        }
    }

    /// With several people at one device the board turns to whoever is to act; with secrets a curtain falls first.
    fn look_for_whoever_acts(self, game: &'static dyn AnyGame, update: &wire::Update) {
        let yours = self.yours.get_untracked();
        let next = update.actors.iter().copied().find(|seat| yours.contains(seat) && !self.is_bots(*seat));
        let Some(next) = next else { return };
        if update.viewer == Some(next) || update.viewer.is_some_and(|viewer| update.actors.contains(&viewer)) {
            return;
        }
        if game.about().secrets {
            self.open.set(false);
        } else {
            self.ask_quietly(Ask::Look { seat: Some(next) });
        }
    }

    fn is_bots(self, seat: u8) -> bool {
        let bot = |info: &Info| info.sitters.get(usize::from(seat)).is_some_and(|sitter| sitter.bot.is_some());
        self.info.with_untracked(|info| info.as_ref().is_some_and(bot))
    }

    /// The seat of this device that the curtain hides the board from.
    pub fn behind_curtain(self) -> Option<u8> {
        if self.open.get() {
            return None;
        }
        let now = self.now.get()?;
        now.update
            .actors
            .iter()
            .copied()
            .find(|seat| self.yours.with(|yours| yours.contains(seat)) && !self.is_bots(*seat))
    }

    pub fn draw_curtain(self, seat: u8) {
        self.ask_quietly(Ask::Look { seat: Some(seat) });
        self.open.set(true);
    }

    /// The seat that looks on, if it is the reader's own.
    pub fn seat(self) -> Option<u8> {
        self.now.with(|now| now.as_ref().and_then(|now| now.update.viewer))
    }

    /// Whether the reader is to decide now.
    pub fn is_to_act(self) -> bool {
        let asked =
            |now: &Now| now.update.viewer.is_some_and(|seat| now.update.actors.contains(&seat) && !self.is_bots(seat));
        self.now.with(|now| now.as_ref().is_some_and(asked))
    }

    pub fn name(self, seat: Seat) -> String {
        let language = self.app.language.get();
        self.info.with(|info| info.as_ref().map(|info| words::name(language, info, seat))).unwrap_or_default()
    }

    /// A line of the game in the reader's language.
    pub fn speak(self, line: &Words) -> String {
        let game = self.now.with(|now| now.as_ref().map(|now| now.game));
        let Some(game) = game else { return String::new() };
        words::game(self.app.language.get(), game).line(line, &|seat| self.name(seat))
    }

    /// These keys are touched now, and perhaps an action is being looked at.
    pub fn touch(self, keys: Vec<Key>, action: Option<String>) {
        self.touched.set(keys);
        self.looks.set(action);
    }

    pub fn let_go(self) {
        self.glimpsed.set(None);
        self.touched.set(Vec::new());
        self.looks.set(None);
    }

    pub fn note(self, toast: Toast) {
        self.toast.set(Some(toast.clone()));
        let fade = move || {
            if self.toast.try_with_untracked(|now| now.as_ref() == Some(&toast)).unwrap_or(false) {
                self.toast.set(None);
            }
        };
        set_timeout(fade, Duration::from_millis(5200));
    }

    fn next_id(self) -> u64 {
        self.next_id.update_value(|id| *id += 1);
        self.next_id.get_value()
    }

    fn say(self, ask: &Ask) -> bool {
        self.line.try_with_value(|line| line.as_ref().is_some_and(|line| line.say(ask))).unwrap_or(false)
    }

    fn ask_quietly(self, ask: Ask) {
        self.say(&ask);
    }

    /// Asks for something that is answered; over a broken line it is asked again when that is mended.
    pub fn ask(self, make: impl FnOnce(u64) -> Ask) {
        let ask = make(self.next_id());
        self.unanswered.set_value(Some(ask.clone()));
        self.say(&ask);
    }

    /// Plays the action that is being looked at.
    pub fn play(self) {
        let Some(action) = self.looks.get_untracked() else { return };
        let Some((seat, seq)) =
            self.now.with_untracked(|now| now.as_ref().and_then(|now| Some((now.update.viewer?, now.update.seq))))
        else {
            return;
        };
        if self.pending.get_untracked() {
            return;
        }
        self.pending.set(true);
        self.toast.set(None);
        self.ask(|id| Ask::Act { id, seat, seq, action });
    }

    pub fn undo(self) {
        let at = self.now.with_untracked(|now| now.as_ref().and_then(|now| Some((now.update.viewer?, now.update.seq))));
        if let Some((seat, seq)) = at {
            self.ask(|id| Ask::Undo { id, seat, seq });
        }
    }
}

fn allowed(info: RwSignal<Option<Info>>, now: RwSignal<Option<Now>>) -> Arc<[Note]> {
    let aids = info.with(|info| info.as_ref().is_some_and(|info| info.aids));
    let mut notes = now.with(|now| now.as_ref().map(|now| now.view.notes())).unwrap_or_default();
    notes.retain(|note| aids || note.topic != "odds");
    notes.into()
}
