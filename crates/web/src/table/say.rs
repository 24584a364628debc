//! The words under the board: what can be done, what it would bring, and the buttons to do it.

use std::time::Duration;

use leptos::prelude::*;
use rules::{Line, Seat};

use super::glance::beside_prompt;
use super::painter;
use super::session::Session;
use crate::screens::{Chip, Icon};

#[component]
pub fn Say(session: Session, over: Memo<bool>, board_again: RwSignal<bool>) -> impl IntoView {
    let app = session.app;
    let to_act = Memo::new(move |_| session.is_to_act());
    let undoable = Memo::new(move |_| session.now.with(|now| now.as_ref().is_some_and(|now| now.update.may_undo)));
    let touched = Memo::new(move |_| session.touched.with(|touched| !touched.is_empty()));
    let ready = Memo::new(move |_| session.looks.get().is_some() && to_act.get() && !session.pending.get());
    let aids = Memo::new(move |_| session.info.with(|info| info.as_ref().is_some_and(|info| info.aids)));
    // The button goes away or dims; whoever came by keyboard goes back to the board.
    let back_to_board = || set_timeout(painter::focus_board, Duration::ZERO);
    let let_go = move |_| {
        session.let_go();
        back_to_board();
    };
    let play = move |_| {
        session.play();
        back_to_board();
    };
    view! {
        <section class="say" aria-label=move || app.say("ui-your-move")>
            <div class="saying" tabindex="0">
                <p class="prompt" data-test="prompt" aria-live="polite">{move || prompt(session)}</p>
                <Effects session/>
                <Notes session/>
                <Just session/>
            </div>
            <div class="acts">
                <Show when=move || over.get() fallback=move || view! {
                    <button type="button" class="btn line" data-test="undo" hidden=move || touched.get() disabled=move || !undoable.get() on:click=move |_| session.undo()>
                        <Icon name="undo"/>{move || app.say("ui-undo")}
                    </button>
                    <button type="button" class="btn line" data-test="let-go" hidden=move || !touched.get() on:click=let_go>
                        <Icon name="undo"/>{move || app.say("ui-let-go")}
                    </button>
                    <button type="button" class="btn line" data-test="hint" hidden=move || !aids.get() disabled=move || !to_act.get() || session.hinting.get() on:click=move |_| session.hint()>
                        <Icon name="hint"/>{move || app.say(if session.hinting.get() { "ui-hint-wait" } else { "ui-hint" })}
                    </button>
                    <button type="button" class="btn main" data-test="confirm" disabled=move || !ready.get() on:click=play>
                        {move || app.say("ui-confirm")}
                    </button>
                }>
                    <button type="button" class="btn main" data-test="to-end" on:click=move |_| board_again.set(false)>{move || app.say("ui-to-end")}</button>
                </Show>
            </div>
        </section>
    }
}

/// One line that says what can be done now; waiting is a prompt too.
fn prompt(session: Session) -> String {
    let app = session.app;
    let Some(now) = session.now.get() else { return app.say("ui-joining") };
    if now.update.ended.is_some() {
        return app.say("ui-over");
    }
    if !session.info.with(|info| info.as_ref().is_some_and(|info| info.begun)) {
        return app.say("ui-waiting");
    }
    if session.is_to_act() {
        return session.speak(&now.view.prompt());
    }
    match now.update.actors[..] {
        [] => String::new(),
        [one] => {
            let name = session.name(Seat::at(one.into()));
            app.line(&Line::new("ui-waits-for").name("player", name))
        }
        _ => app.say("ui-waits-for-all"),
    }
}

/// What the action that is being looked at would bring, as the rules reckon it.
#[component]
fn Effects(session: Session) -> impl IntoView {
    let open = Callback::new(move |rule: String| session.rule.set(Some(rule)));
    let told = Memo::new(move |_| {
        let action = session.looks.get()?;
        let now = session.now.get()?;
        let told = now.view.preview(&action).ok()?;
        Some(told.iter().map(|told| (session.speak(&told.line), told.rule.as_str())).collect::<Vec<_>>())
    });
    let line =
        move |(text, rule): (String, &'static str)| view! { <span>{text}" "<Chip rule=rule.to_owned() open/></span> };
    let shown = move || {
        told.get().filter(|told| !told.is_empty()).map(
            |told| view! { <div class="effects" data-test="effects">{told.into_iter().map(line).collect_view()}</div> },
        )
    };
    view! { {shown} }
}

/// What has just happened, for those who have no log in sight.
#[component]
fn Just(session: Session) -> impl IntoView {
    let lines = move || {
        session.news.with(|news| {
            let last = news.last().map(|one| one.step);
            let here = news.iter().filter(|one| Some(one.step) == last);
            here.map(|one| view! { <p>{session.speak(&Line::from(&one.line))}</p> }).collect_view()
        })
    };
    view! { <div class="just" aria-hidden="true">{lines}</div> }
}

/// Things worth knowing; those that give away thinking only where the table allows it.
#[component]
fn Notes(session: Session) -> impl IntoView {
    let notes = move || {
        let notes = beside_prompt(session);
        let notes: Vec<_> =
            notes.iter().map(|note| view! { <span class=note.topic>{session.speak(&note.line)}</span> }).collect();
        (!notes.is_empty()).then(|| view! { <div class="hints" data-test="notes">{notes}</div> })
    };
    view! { {notes} }
}
