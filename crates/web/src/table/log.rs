//! What happened, newest first. Only what is new is added, so that a screen reader tells it once.

use leptos::prelude::*;
use rules::Line;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use wire::News;

use super::painter::each;
use super::session::Session;
use crate::screens::{Badge, Chip};

#[component]
pub fn Log(session: Session) -> impl IntoView {
    let app = session.app;
    let open = Callback::new(move |rule: String| session.rule.set(Some(rule)));
    let newest = Memo::new(move |_| session.news.with(|news| news.last().map(|one| one.step)));
    let count = Memo::new(move |_| session.news.with(Vec::len));
    let lines = move || session.news.get().into_iter().enumerate().rev().collect::<Vec<_>>();
    let row = move |(at, one): (usize, News)| {
        let line = Line::from(&one.line);
        let (step, seat) = (one.step, one.seat);
        // Tab stops at the newest chip; arrows go on from there.
        let stops = Signal::derive(move || at + 1 == count.get());
        view! {
            <li class:new=move || newest.get() == Some(step)>
                <span class="t">{step + 1}</span><Badge seat/>
                <span><span class="line">{move || session.speak(&line)}</span>" "<Chip rule=one.rule open stops/></span>
            </li>
        }
    };
    view! {
        <div data-test="log" role="log" aria-live="polite" aria-label=move || app.say("ui-log")>
            <Show when=move || session.news.with(Vec::is_empty)><p class="soft">{move || app.say("ui-log-empty")}</p></Show>
            <ol class="log" on:keydown=step><For each=lines key=|(at, one)| (*at, one.clone()) children=row/></ol>
        </div>
    }
}

/// Arrows go from chip to chip.
fn step(event: web_sys::KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    let chips = each(document().query_selector_all(".log .chip"));
    let active = document().active_element();
    let Some(here) = chips.iter().position(|chip| Some(chip) == active.as_ref()) else { return };
    if let Some(chip) = here.checked_add_signed(by).and_then(|to| chips.into_iter().nth(to)) {
        event.prevent_default();
        let _ = chip.unchecked_into::<HtmlElement>().focus();
    }
}
