//! The screen of a table.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use scene::Key;

use super::board::{Board, Shown};
use super::drawer::Drawer;
use super::end::End;
use super::glance::Glance;
use super::notes::{Curtain, Notices, Resign, Waiting};
use super::say::Say;
use super::seats::Seats;
use super::session::{Joined, Session};
use super::toast::Toast;
use crate::route::{Place, Route};
use crate::screens::{Brand, Chip, Go, Icon, Lost, ThemeSwitch};
use crate::touch::{self, Tapped};
use crate::words;

#[component]
pub fn TableScreen(place: Place, id: String) -> impl IntoView {
    let session = Session::open(place, id);
    let gone = Memo::new(move |_| session.joined.get() == Joined::Gone);
    move || if gone.get() { view! { <Lost/> }.into_any() } else { view! { <Table session/> }.into_any() }
}

#[component]
fn Table(session: Session) -> impl IntoView {
    let app = session.app;
    let slug = move || session.now.with(|now| now.as_ref().map(|now| now.game.about().slug));
    let slug = Memo::new(move |_| slug());
    let title =
        move || slug.get().and_then(catalog::game).map(|game| words::game(app.language.get(), game).say("title"));
    let how = move || {
        let lines = session.now.with(|now| now.as_ref().map(|now| now.view.status())).unwrap_or_default();
        lines.iter().map(|line| view! { <span>{session.speak(line)}</span> }).collect_view()
    };
    let seq = move || session.now.with(|now| now.as_ref().map_or(0, |now| now.update.seq));
    let over = Memo::new(move |_| session.now.with(|now| now.as_ref().is_some_and(|now| now.update.ended.is_some())));
    let board_again = RwSignal::new(false);
    let settled = RwSignal::new(false);
    // The last move is seen before the result; whoever comes to a finished game sees the result at once.
    Effect::new(move |before: Option<(bool, bool)>| {
        let now = (session.now.with(Option::is_some), over.get());
        match (before, now) {
            (Some((true, false)), (_, true)) => {
                let settle = move || {
                    let _ = settled.try_set(true);
                };
                set_timeout(settle, Duration::from_millis(1500));
            }
            (_, (_, true)) => settled.set(true),
            (_, (_, false)) => settled.set(false),
        }
        now
    });
    let ended = Memo::new(move |_| over.get() && settled.get() && !board_again.get());
    let resigning = RwSignal::new(false);
    Effect::new(move |_| {
        if let Some(title) = title() {
            document().set_title(&format!("{title} · Nurt"));
        }
    });
    let back = Signal::derive(move || app.say("ui-home"));
    let rules = move || slug.get().map(|slug| Route::Rules { game: slug.to_owned(), rule: None });
    let table = move || {
        view! {
            <div class="table" data-test="table" data-art=slug data-seq=seq data-over=move || over.get().to_string()
                data-joined=move || format!("{:?}", session.joined.get()).to_lowercase()>
                <header class="top">
                    <Go to=Route::Home class="btn icon" label=back test="back"><Icon name="back" size=24/></Go>
                    <Brand width=78/>
                    <h1>{title}</h1>
                    <span class="how" data-test="status">{how}</span>
                    <span class="grow"></span>
                    {move || rules().map(|to| view! { <Go to class="btn icon soft" label=Signal::derive(move || app.say("ui-rules"))><Icon name="book" size=22/></Go> })}
                    <ThemeSwitch class="btn icon soft"/>
                </header>
                <main class="mat">
                    <div class="side"><Seats session/><section class="aside" aria-label=move || app.say("ui-glance")><Glance session/></section></div>
                    <div class="sea"><Playing session/><Notices session/><Toasts session/></div>
                    <Say session over=over board_again/>
                    <Drawer session resigning/>
                </main>
                <Waiting session/>
                <Curtain session/>
                <Resign session resigning/>
            </div>
        }
    };
    move || if ended.get() { view! { <End session board_again/> }.into_any() } else { table().into_any() }
}

/// The board with the session's hands on it.
#[component]
fn Playing(session: Session) -> impl IntoView {
    let shown = Signal::derive(move || {
        let now = session.now.get()?;
        // Depends on the language too: labels are spoken.
        let _ = session.app.language.get();
        let (touched, looks) = (session.touched.get(), session.looks.get());
        let notes = if session.is_to_act() { session.notes.get() } else { Arc::default() };
        Some(Shown { game: now.game, view: now.view, touched, looks, glimpsed: session.glimpsed.get(), notes })
    });
    // Wherever the focus is, unless something is being written.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let writes =
            document().active_element().is_some_and(|here| here.matches("input, select, textarea").unwrap_or(false));
        if event.key().eq_ignore_ascii_case("r") && !(writes || event.ctrl_key() || event.meta_key()) {
            turn(session, !event.shift_key());
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <Board shown pointed=session.pointed
            speak=move |line: rules::Line| session.speak(&line)
            tap=move |key: Key| tapped(session, &key)
            over=move |key: Key| hovered(session, &key)
            dropped=move |key: Key| dropped(session, &key)
            turn=move |forward: bool| turn(session, forward)
            moves=move |time| session.moves_for(time)/>
    }
}

fn tapped(session: Session, key: &Key) {
    let Some(now) = session.now.get_untracked() else { return };
    // The same place once more closes it.
    let closes = session.glimpsed.with_untracked(|glimpsed| glimpsed.as_ref() == Some(key));
    session.glimpsed.set(None);
    session.toast.set(None);
    if key.as_str().is_empty() || session.pending.get_untracked() {
        return session.let_go();
    }
    if !untrack(|| session.is_to_act()) {
        let id = if now.update.viewer.is_none() { "ui-you-watch" } else { "ui-not-your-turn" };
        if !closes && !look_into(session, &*now.view, key) && now.update.ended.is_none() {
            session.note(Toast::Page(id));
        }
        return;
    }
    let touched = session.touched.get_untracked();
    let looks = session.looks.get_untracked();
    match touch::tap(&*now.view, &touched, looks.as_deref(), key) {
        Tapped::Touched(keys, action) => session.touch(keys, action),
        Tapped::Plays => session.play(),
        Tapped::LetsGo => session.let_go(),
        Tapped::Refused(_) if closes => {}
        Tapped::Refused(tried) => {
            let shows = look_into(session, &*now.view, key);
            refuse(session, &*now.view, &tried, shows);
        }
    }
}

/// What there is to see of a place is shown, and what there is to say is said; tells whether there was anything.
fn look_into(session: Session, view: &dyn catalog::AnyView, key: &Key) -> bool {
    let glimpse = view.glimpse(key);
    if !glimpse.nodes.is_empty() {
        session.glimpsed.set(Some(key.clone()));
    }
    if !glimpse.lines.is_empty() {
        session.note(Toast::Lines(glimpse.lines.clone()));
    }
    !glimpse.is_empty()
}

/// Never silence: the rule that forbids it, or at least what could be done instead, unless the place shows something.
fn refuse(session: Session, view: &dyn catalog::AnyView, tried: &[Key], shows: bool) {
    let alone = tried.last().map(std::slice::from_ref).unwrap_or_default();
    match view.why_not(tried).or_else(|| view.why_not(alone)) {
        Some(refusal) => {
            let with = refusal.args().iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
            session.note(Toast::Rule { rule: refusal.rule.as_str().to_owned(), with });
        }
        None if shows => {}
        None if tried.len() > 1 => session.let_go(),
        None => session.note(Toast::Page("ui-nothing-here")),
    }
}

/// Something is held over a key: what would happen there is shown.
fn hovered(session: Session, key: &Key) {
    let Some(now) = session.now.get_untracked() else { return };
    let touched = session.touched.get_untracked();
    if touched.contains(key) {
        return;
    }
    for length in (1..=touched.len()).rev() {
        let mut keys = touched[..length].to_vec();
        keys.push(key.clone());
        if let Some(Tapped::Touched(keys, Some(action))) = touch::goes_on(&*now.view, keys, touched.last()) {
            return session.touch(keys, Some(action));
        }
    }
}

/// What is being looked at is turned, if it can be done in another manner; says whether it can.
fn turn(session: Session, forward: bool) -> bool {
    let Some(now) = session.now.get_untracked() else { return false };
    match session.touched.with_untracked(|touched| touch::turned(&*now.view, touched, forward)) {
        Some(Tapped::Touched(keys, action)) => {
            session.touch(keys, action);
            true
        }
        _ => false,
    }
}

/// Something is let go over a key: what was shown there is played, unless it can still be turned.
fn dropped(session: Session, key: &Key) {
    let touched = session.touched.get_untracked();
    match (touched.iter().position(|touched| touched == key), session.looks.get_untracked()) {
        (Some(at), Some(_)) if at + 1 == touched.len() => session.play(),
        (Some(_), Some(_)) => {}
        _ => tapped(session, key),
    }
}

#[component]
fn Toasts(session: Session) -> impl IntoView {
    let app = session.app;
    let open = Callback::new(move |rule: String| session.rule.set(Some(rule)));
    let text = move |toast: Toast| match toast {
        Toast::Page(id) => (app.say(id), None),
        Toast::Lines(lines) => (lines.iter().map(|line| session.speak(line)).collect::<Vec<_>>().join(" "), None),
        Toast::Rule { rule, with } => {
            let game = session.now.with(|now| now.as_ref().map(|now| now.game));
            let text = game.map(|game| words::refusal(app.language.get(), game, &rule, &with)).unwrap_or_default();
            (text, Some(rule))
        }
    };
    let toast = move || {
        session.toast.get().map(|toast| {
        let (text, rule) = text(toast);
        view! { <div class="toast" data-test="toast"><span>{text}</span>{rule.map(|rule| view! { <Chip rule open/> })}</div> }
    })
    };
    view! { <div role="status" aria-live="polite">{toast}</div> }
}
