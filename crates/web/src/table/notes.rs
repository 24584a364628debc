//! What lies over the board for a moment: the curtain, the waiting room, a broken line, a request.

use leptos::prelude::*;
use rules::{Line, Seat};
use wire::Ask;

use super::session::{Joined, Session};
use crate::browser::dom;
use crate::route::Place;
use crate::screens::{Badge, Icon};
use crate::{plans, words};

/// Nobody else should look: the device is handed on.
#[component]
pub fn Curtain(session: Session) -> impl IntoView {
    let app = session.app;
    let curtain = move |seat: u8| {
        let name = move || session.name(Seat::at(seat.into()));
        view! {
            <div class="veil whole" role="dialog" aria-modal="true" data-test="curtain" aria-label=move || app.say("ui-curtain")>
                <div class="note">
                    <Badge seat size=72/>
                    <h2>{move || app.line(&Line::new("ui-pass-to").name("player", name()))}</h2>
                    <p class="soft">{move || app.say("ui-curtain-help")}</p>
                    <button type="button" class="btn main" data-test="curtain-open" autofocus on:click=move |_| session.draw_curtain(seat)>{move || app.say("ui-curtain-open")}</button>
                </div>
            </div>
        }
    };
    let seat = Memo::new(move |_| session.behind_curtain());
    move || seat.get().map(curtain)
}

/// The waiting room of a table that still has free chairs.
#[component]
pub fn Waiting(session: Session) -> impl IntoView {
    let waits = Memo::new(move |_| {
        session.place == Place::There && session.info.with(|info| info.as_ref().is_some_and(|info| !info.begun))
    });
    move || waits.get().then(|| view! { <Room session/> })
}

#[component]
fn Room(session: Session) -> impl IntoView {
    let app = session.app;
    let copied = RwSignal::new(false);
    let link = move || window().location().href().unwrap_or_default();
    let share = move |_| copied.set(dom::share("Nurt", &link()));
    let sit = move |seat: u8| session.ask(|id| Ask::Sit { id, seat, name: app.name.get_untracked() });
    let stand = move |seat: u8| session.ask(|id| Ask::Stand { id, seat });
    let fill = move |_| session.ask(|id| Ask::Fill { id, level: plans::usual_level() });
    let row = move |(seat, sitter): (u8, wire::Sitter)| {
        let free = sitter.name.is_none() && sitter.bot.is_none();
        let yours = session.yours.with(|yours| yours.contains(&seat));
        let host = session.host.get_untracked();
        let name = move || words::sitter_name(app.language.get(), &sitter, Seat::at(seat.into()));
        view! {
            <li><Badge seat size=32/><b class="one">{name}</b>
                {free.then(|| view! { <button type="button" class="btn main one" data-test=format!("sit-{seat}") on:click=move |_| sit(seat)>{move || app.say("ui-sit")}</button> })}
                {(yours && !host).then(|| view! { <button type="button" class="btn line one" data-test=format!("stand-{seat}") on:click=move |_| stand(seat)>{move || app.say("ui-stand")}</button> })}
            </li>
        }
    };
    let sitters = move || {
        let all = session.info.with(|info| info.as_ref().map(|info| info.sitters.clone())).unwrap_or_default();
        all.into_iter().enumerate().map(|(seat, sitter)| row((seat as u8, sitter))).collect_view()
    };
    view! {
        <div class="veil" role="dialog" aria-modal="true" data-test="waiting" aria-label=move || app.say("ui-waiting")>
            <div class="note">
                <h2>{move || app.say("ui-waiting")}</h2>
                <p class="soft">{move || app.say("ui-waiting-help")}</p>
                <label><span class="vh">{move || app.say("ui-name")}</span>
                    <input class="field" data-test="name" maxlength=wire::MAX_NAME placeholder=move || app.say("ui-name") prop:value=app.name on:change=move |event| app.choose_name(&event_target_value(&event))/>
                </label>
                <ul class="chairs">{sitters}</ul>
                <div class="row">
                    <button type="button" class="btn main" data-test="invite" on:click=share><Icon name="link"/>{move || app.say(if copied.get() { "ui-link-copied" } else { "ui-invite" })}</button>
                    <Show when=move || session.host.get()><button type="button" class="btn line" data-test="fill" on:click=fill>{move || app.say("ui-fill")}</button></Show>
                </div>
                <output class="soft" data-test="link">{link}</output>
            </div>
        </div>
    }
}

/// Quiet lines above the board: the connection, a request to go back, a rematch.
#[component]
pub fn Notices(session: Session) -> impl IntoView {
    let app = session.app;
    let down = Memo::new(move |_| session.joined.get() == Joined::Down);
    let asked = Memo::new(move |_| {
        let request = session.request.get()?;
        let mine = session.yours.with(|yours| yours.iter().copied().find(|seat| request.open.contains(seat)));
        Some((request.seat, mine))
    });
    let request = move |(by, mine): (u8, Option<u8>)| {
        let text = move || app.line(&Line::new("ui-asks-back").name("player", session.name(Seat::at(by.into()))));
        let answer = move |seat: u8, yes: bool| session.ask(|id| Ask::Answer { id, seat, yes });
        view! {
            <div class="notice" role="alert" data-test="request"><span>{text}</span>
                {mine.map(|seat| view! {
                    <button type="button" class="btn main" data-test="agree" on:click=move |_| answer(seat, true)>{move || app.say("ui-agree")}</button>
                    <button type="button" class="btn line" data-test="decline" on:click=move |_| answer(seat, false)>{move || app.say("ui-decline")}</button>
                })}
            </div>
        }
    };
    view! {
        <Show when=move || down.get()><div class="notice" role="status" data-test="reconnect">{move || app.say("ui-reconnecting")}</div></Show>
        {move || asked.get().map(request)}
    }
}

/// Asks once more before somebody gives up.
#[component]
pub fn Resign(session: Session, resigning: RwSignal<bool>) -> impl IntoView {
    let app = session.app;
    let resign = move |_| {
        resigning.set(false);
        if let Some(seat) = untrack(|| session.seat()) {
            session.ask(|id| Ask::Resign { id, seat });
        }
    };
    view! {
        <Show when=move || resigning.get()>
            <div class="veil" role="dialog" aria-modal="true" aria-label=move || app.say("ui-resign")>
                <div class="note">
                    <h2>{move || app.say("ui-resign-sure")}</h2>
                    <div class="row">
                        <button type="button" class="btn main" data-test="resign-yes" on:click=resign>{move || app.say("ui-resign")}</button>
                        <button type="button" class="btn line" data-test="resign-no" autofocus on:click=move |_| resigning.set(false)>{move || app.say("ui-play-on")}</button>
                    </div>
                </div>
            </div>
        </Show>
    }
}
