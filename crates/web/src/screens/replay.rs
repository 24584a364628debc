//! A played game, step by step.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use rules::{Line, Seat, Viewer};
use scene::Key;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::analysis::{Chances, Peek, Remark, judge_all};
use super::choices::Choices;
use super::{App, Badge, Brand, Chip, Go, Icon, Lost, ThemeSwitch, app, seat_name};
use crate::records::Played;
use crate::route::{Place, Route};
use crate::table::{Board, RuleList, Shown, record_text};
use crate::{touch, words};

/// Where the record comes from.
#[derive(Clone, PartialEq)]
pub enum Source {
    Table(Place, String),
    /// A file that was opened on this visit.
    File,
}

thread_local! {
    static OPENED: std::cell::RefCell<Option<String>> = const { std::cell::RefCell::new(None) };
}

/// Reads a record file that the reader has chosen and goes to its replay.
pub fn open_file(event: &leptos::ev::Event, app: App) {
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        OPENED.set(text);
        app.go(Route::File);
    });
}

#[component]
pub fn Replay(source: Source, #[prop(default = 0)] begin: usize) -> impl IntoView {
    let played: RwSignal<Option<Option<Arc<Played>>>> = RwSignal::new(None);
    let from = source.clone();
    leptos::task::spawn_local(async move {
        let read = match from {
            Source::File => OPENED.with_borrow(|text| text.as_deref().and_then(Played::read)),
            Source::Table(Place::Here, id) => {
                use crate::browser::storage;
                storage::begin(&id).and_then(|begin| Played::local(&begin, storage::entries(&id)))
            }
            Source::Table(place, id) => record_text(place, &id).await.and_then(|text| Played::read(&text)),
        };
        played.try_set(Some(read.map(Arc::new)));
    });
    move || match played.get() {
        None => ().into_any(),
        Some(None) => view! { <Lost/> }.into_any(),
        Some(Some(played)) => view! { <Film played source=source.clone() begin/> }.into_any(),
    }
}

/// What the drawer shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaf {
    Log,
    Choices,
    Rules,
}

#[component]
fn Film(played: Arc<Played>, source: Source, begin: usize) -> impl IntoView {
    let app = app();
    let game = played.table.game();
    let slug = game.about().slug;
    let last = played.table.steps().len();
    let at = RwSignal::new(begin.min(last));
    let plays = RwSignal::new(false);
    let from: RwSignal<Option<u8>> = RwSignal::new(None);
    let leaf = RwSignal::new(Leaf::Log);
    let rule: RwSignal<Option<String>> = RwSignal::new(None);
    let seats = played.record.seats;
    let views = Arc::clone(&played);
    let view_now = Memo::new_with_compare(
        move |_| {
            let viewer = from.get().and_then(Seat::new).map_or(Viewer::Spectator, Viewer::Seat);
            let mut view = views.view(at.get(), viewer)?;
            view.set_layout(app.layout.get());
            Some(Arc::<dyn catalog::AnyView>::from(view))
        },
        |_, _| true,
    );
    let named = Arc::clone(&played);
    let speak = move |line: &Line| {
        let language = app.language.get();
        words::game(language, game).line(line, &|seat| named.name(language, seat))
    };
    let speak: Callback<Line, String> = Callback::new({
        let speak = speak.clone();
        move |line: Line| speak(&line)
    });
    let peek: Peek = RwSignal::new(None);
    let better = Arc::clone(&played);
    let glimpsed: RwSignal<Option<Key>> = RwSignal::new(None);
    // The same place once more closes it.
    let look_into = move |key: Key| glimpsed.update(|now| *now = (now.as_ref() != Some(&key)).then_some(key));
    let shown = Signal::derive(move || {
        let _ = app.language.get();
        if let Some((step, action)) = peek.get() {
            let seat = better.table.steps().get(step)?.seat;
            let mut view = better.view(step, Viewer::Seat(seat))?;
            view.set_layout(app.layout.get());
            let touched = touch::way_to(&*view, &action);
            return Some(Shown { touched, looks: Some(action), ..Shown::still(game, view.into()) });
        }
        view_now.get().map(|view| Shown { glimpsed: glimpsed.get(), ..Shown::still(game, view) })
    });
    // The next step comes when the last one has been seen.
    let beat = set_interval_with_handle(
        move || {
            if plays.get_untracked() {
                if at.get_untracked() < last { at.update(|at| *at += 1) } else { plays.set(false) }
            }
        },
        Duration::from_millis(1100),
    );
    if let Ok(beat) = beat {
        on_cleanup(move || beat.clear());
    }
    let go = move |to: usize| {
        plays.set(false);
        at.set(to.min(last));
    };
    let jury = judge_all(&played);
    let verdicts = jury.verdicts;
    let judged = Arc::clone(&played);
    let news = Arc::new(played.news());
    let lines = {
        let news = Arc::clone(&news);
        move || {
            let step = at.get();
            let open = Callback::new(move |asked: String| {
                rule.set(Some(asked));
                leaf.set(Leaf::Rules);
            });
            let row = |(ply, seat, id, line): &(usize, Seat, &'static str, Line)| {
                view! {
                    <li class:new=*ply + 1 == step><span class="t">{ply + 1}</span><Badge seat=seat.number()/>
                    <span><span class="line">{speak.run(line.clone())}</span>" "<Chip rule=(*id).to_owned() open/></span></li>
                }
            };
            news.iter().rev().filter(|(ply, ..)| *ply < step).take(40).map(row).collect_view()
        }
    };
    let back = match source {
        Source::Table(place, id) => Route::Table { place, id },
        Source::File => Route::Home,
    };
    let status = move || {
        let lines = view_now.with(|view| view.as_ref().map(|view| view.status())).unwrap_or_default();
        lines.into_iter().map(|line| view! { <span>{speak.run(line)}</span> }).collect_view()
    };
    let names = Arc::clone(&played);
    let seat_card = move |seat: u8| {
        let names = Arc::clone(&names);
        let chair = Seat::at(seat.into());
        let standing = move || {
            let lines = view_now.with(|view| view.as_ref().map(|view| view.standing(chair))).unwrap_or_default();
            lines.into_iter().map(|line| view! { <span>{speak.run(line)}</span> }).collect_view()
        };
        let on = move || view_now.with(|view| view.as_ref().is_some_and(|view| view.turn().actors().has(chair)));
        let bot = names.is_bot(chair);
        let looks = move |_| from.set(if from.get_untracked() == Some(seat) { None } else { Some(seat) });
        view! {
            <div class=format!("seat seat-{seat}") class:on=on>
                <div class="who"><Badge seat size=32/><span class="nm"><b>{move || seat_name(names.name(app.language.get(), chair), bot)}</b></span></div>
                <span class="st">{standing}</span>
                {game.about().secrets.then(|| view! {
                    <button type="button" class="btn line eye" aria-pressed=move || (from.get() == Some(seat)).to_string() on:click=looks><Icon name="eye"/><span>{move || app.say("ui-look-from")}</span></button>
                })}
            </div>
        }
    };
    // On a small screen the drawer begins shut; a second tap on its tab shuts it again.
    let shut = RwSignal::new(true);
    let tab = move |which: Leaf, icon: &'static str, text: &'static str| {
        let open = move |_| {
            shut.set(leaf.get_untracked() == which && !shut.get_untracked());
            rule.set(None);
            leaf.set(which);
        };
        view! {
            <button type="button" role="tab" data-test=format!("tab-{icon}") aria-selected=move || (leaf.get() == which).to_string() on:click=open><Icon name=icon/>{move || app.say(text)}</button>
        }
    };
    let drawn = Arc::clone(&played);
    let pane = move || {
        match leaf.get() {
        Leaf::Rules => view! { <RuleList game rule/> }.into_any(),
        Leaf::Choices => view! { <Choices played=Arc::clone(&drawn) jury at peek speak/> }.into_any(),
        Leaf::Log => {
            view! { <Chances played=Arc::clone(&drawn) verdicts at/><ol class="log" data-test="log">{lines.clone()}</ol> }
                .into_any()
        }
    }
    };
    view! {
        <div class="table replay" data-test="replay-screen" data-art=slug data-step=at>
            <header class="top">
                <Go to=back class="btn icon" label=Signal::derive(move || app.say("ui-back"))><Icon name="back" size=24/></Go>
                <Brand width=78/>
                <h1>{move || words::game(app.language.get(), game).say("title")}<span class="long">" · "{move || app.say("ui-replay")}</span></h1>
                <span class="how">{status}</span>
                <span class="grow"></span>
                <ThemeSwitch class="btn icon soft"/>
            </header>
            <main class="mat">
                <section class="seats" aria-label=move || app.say("ui-players")>{(0..seats as u8).map(seat_card).collect_view()}</section>
                <div class="sea"><Board shown speak tap=look_into over=|_| {} dropped=|_| {} turn=|_| false moves=|_| {}/></div>
                <section class="say" aria-label=move || app.say("ui-replay")>
                    <div class="scrub">
                        <span class="soft">{move || app.line(&Line::new("ui-step").count("step", at.get() as i64))}</span>
                        <input type="range" min="0" max=last data-test="scrub" aria-label=move || app.say("ui-scrub") prop:value=move || at.get().to_string() on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0))/>
                        <span class="soft">{last}</span>
                    </div>
                    <Remark played=judged.clone() verdicts at peek/>
                    <div class="acts">
                        <button type="button" class="btn line" data-test="step-back" disabled=move || at.get() == 0 on:click=move |_| go(at.get_untracked().saturating_sub(1))><Icon name="back"/>{move || app.say("ui-step-back")}</button>
                        <button type="button" class="btn line" data-test="play" on:click=move |_| plays.update(|plays| *plays = !*plays)><Icon name="play" size=18/>{move || app.say(if plays.get() { "ui-pause" } else { "ui-play" })}</button>
                        <button type="button" class="btn main" data-test="step-on" disabled=move || at.get() == last on:click=move |_| go(at.get_untracked() + 1)>{move || app.say("ui-step-on")}<Icon name="next"/></button>
                    </div>
                </section>
                <aside class="drawer" class:shut=shut aria-label=move || app.say("ui-log")>
                    <div class="tabs" role="tablist">
                        {tab(Leaf::Log, "log", "ui-log")}
                        {tab(Leaf::Choices, "mind", "ui-choices")}
                        {tab(Leaf::Rules, "book", "ui-rules")}
                    </div>
                    <div class="pane" role="tabpanel" tabindex="0">{pane}</div>
                </aside>
            </main>
        </div>
    }
}
