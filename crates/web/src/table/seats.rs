//! Who sits round the table, and how they stand.

use std::time::Duration;

use leptos::prelude::*;
use rules::Seat;
use wire::{Ask, Info};

use super::session::{Now, Session};
use crate::browser::dom;
use crate::screens::{Badge, seat_name};
use crate::{plans, words};

/// A clock that is nearly out is marked.
const LOW_MS: u64 = 20_000;

#[component]
pub fn Seats(session: Session) -> impl IntoView {
    let count = Memo::new(move |_| session.info.with(|info| info.as_ref().map_or(0, |info| info.sitters.len())));
    let beat = RwSignal::new(0_u32);
    let timer =
        set_interval_with_handle(move || beat.update(|beat| *beat = beat.wrapping_add(1)), Duration::from_millis(500));
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    let app = session.app;
    view! {
        <section class="seats" aria-label=move || app.say("ui-players")>
            {move || (0..count.get()).map(|seat| view! { <SeatCard session seat=seat as u8 beat/> }).collect_view()}
        </section>
    }
}

#[component]
fn SeatCard(session: Session, seat: u8, beat: RwSignal<u32>) -> impl IntoView {
    let app = session.app;
    let chair = Seat::at(seat.into());
    let on =
        Memo::new(move |_| session.now.with(|now| now.as_ref().is_some_and(|now| now.update.actors.contains(&seat))));
    let sub = move || {
        let state = session.info.with(|info| info.as_ref().map(|info| state(info, seat))).unwrap_or_default();
        let yours = session.yours.with(|yours| yours.contains(&seat));
        match (state, on.get()) {
            (Some(id), _) => app.say(id),
            (None, true) if yours => app.say("ui-your-turn"),
            (None, true) => app.say("ui-thinks"),
            (None, false) if yours && session.yours.with(Vec::len) == 1 => app.say("ui-you"),
            (None, false) => String::new(),
        }
    };
    let is_bot = move |info: &Info| info.sitters[usize::from(seat)].name.is_none();
    let name = move || seat_name(session.name(chair), session.info.with(|info| info.as_ref().is_some_and(is_bot)));
    let standing = move || {
        let lines = session.now.with(|now| now.as_ref().map(|now| now.view.standing(chair))).unwrap_or_default();
        lines.iter().map(|line| view! { <span>{session.speak(line)}</span> }).collect_view()
    };
    let left = move || {
        beat.get();
        session.now.with(|now| now.as_ref().and_then(|now| left_ms(now, seat, session.told_ms.get())))
    };
    let clock =
        move || left().map(|left| view! { <span class="clk" class:low={left < LOW_MS}>{words::clock(left)}</span> });
    // Somebody is away: a bot may play for them, if a person of the table wishes so.
    let away = Memo::new(move |_| {
        let is_away = |info: &Info| {
            info.begun
                && info.sitters.get(usize::from(seat)).is_some_and(|sitter| {
                    sitter.name.is_some() && !sitter.here && sitter.bot.is_none() && !sitter.resigned
                })
        };
        session.info.with(|info| info.as_ref().is_some_and(is_away)) && !session.yours.with(Vec::is_empty)
    });
    let back = Memo::new(move |_| {
        let replaced = |info: &Info| {
            info.sitters
                .get(usize::from(seat))
                .is_some_and(|sitter| sitter.name.is_some() && sitter.bot.is_some() && !sitter.resigned)
        };
        session.info.with(|info| info.as_ref().is_some_and(replaced))
            && session.yours.with(|yours| yours.contains(&seat))
    });
    let stand_in = move |level: Option<String>| session.ask(|id| Ask::StandIn { id, seat, level });
    view! {
        <div class=format!("seat seat-{seat}") class:on=on data-test=format!("seat-{seat}") data-turn=move || on.get().to_string()>
            <div class="who">
                <Badge seat size=32/>
                <span class="nm"><b>{name}</b><span class="sub">{sub}</span></span>
                {clock}
            </div>
            <span class="st">{standing}</span>
            <Show when=move || away.get()><button type="button" class="btn line" data-test="stand-in" on:click=move |_| stand_in(Some(plans::usual_level()))>{move || app.say("ui-stand-in")}</button></Show>
            <Show when=move || back.get()><button type="button" class="btn main" data-test="take-over" on:click=move |_| stand_in(None)>{move || app.say("ui-take-over")}</button></Show>
        </div>
    }
}

/// What is special about who sits there.
fn state(info: &Info, seat: u8) -> Option<&'static str> {
    let sitter = info.sitters.get(usize::from(seat))?;
    match (&sitter.name, &sitter.bot) {
        _ if sitter.resigned => Some("ui-resigned"),
        (Some(_), Some(_)) => Some("ui-bot-plays"),
        (Some(_), None) if !sitter.here && info.begun => Some("ui-away"),
        _ => None,
    }
}

/// What a clock shows now: what was told, less what has gone by since.
fn left_ms(now: &Now, seat: u8, told_ms: u64) -> Option<u64> {
    let clocks = now.update.clocks.as_ref()?;
    let left = *clocks.left_ms.get(usize::from(seat))?;
    let runs = clocks.running.contains(&seat) && now.update.ended.is_none();
    Some(if runs { left.saturating_sub(dom::now_ms().saturating_sub(told_ms)) } else { left })
}
