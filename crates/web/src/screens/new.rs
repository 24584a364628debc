//! The form of a new table. Everything has a sensible value: one tap starts.

use catalog::AnyGame;
use leptos::prelude::*;
use rules::{Line, OptionKind, OptionSpec};
use serde_json::{Value, json};
use wire::{Chair, ClockPlan, Opened, Plan};

use super::{App, Badge, Bar, Go, Icon, Shore, app};
use crate::browser::net::{self, Trouble};
use crate::browser::{dom, storage};
use crate::local::Begin;
use crate::route::{Place, Route, Way};
use crate::{plans, words};

/// Opens a table of this device and goes there.
pub fn open_here(app: App, plan: &Plan) {
    let begin =
        Begin { table: dom::random_hex(8), plan: plan.clone(), seed: dom::random_hex(32), opened_ms: dom::now_ms() };
    go_to(app, &begin);
}

/// Keeps how a table begins and goes there.
pub fn go_to(app: App, begin: &Begin) {
    storage::put_begin(begin);
    app.go(Route::Table { place: Place::Here, id: begin.table.clone() });
}

fn open_there(app: App, plan: Plan, trouble: RwSignal<Option<&'static str>>) {
    leptos::task::spawn_local(async move {
        match net::post::<Opened>("/api/v1/tables", &plan).await {
            Ok(Opened { table }) => app.go(Route::Table { place: Place::There, id: table }),
            Err(Trouble::Offline) => trouble.set(Some("ui-trouble-offline")),
            Err(Trouble::Refused(_) | Trouble::Unreadable) => trouble.set(Some("ui-trouble-server")),
        }
    });
}

#[component]
pub fn New(game: &'static dyn AnyGame, way: Way) -> impl IntoView {
    let app = app();
    let plan = RwSignal::new(plans::usual(game, way, &app.name.get_untracked()));
    let trouble = RwSignal::new(None);
    let voice = move || words::game(app.language.get(), game);
    let about = game.about();
    let wrong = move || {
        let plan = plan.get();
        let error = game.check_options(plan.chairs.len(), &plan.options).err()?;
        Some(match error.rule {
            Some(rule) => words::refusal(app.language.get(), game, rule.as_str(), &[]),
            None => error.message,
        })
    };
    let start = move |_| {
        let plan = plan.get_untracked();
        if plans::is_local(&plan) { open_here(app, &plan) } else { open_there(app, plan, trouble) }
    };
    let options = about.options.iter().map(|spec| view! { <Choice game spec=*spec plan/> }).collect_view();
    view! {
        <div class="page" data-test="new-table">
        <div class="water"><Bar/><section class="wrap" aria-label=move || app.say("ui-table")><h1>{move || voice().say("title")}</h1></section><Shore/></div>
        <main class="wrap form">
            <section class="box"><Chairs game plan/></section>
            {(!about.options.is_empty()).then(|| view! { <section class="box"><h2>{move || app.say("ui-options")}</h2>{options}</section> })}
            <section class="box"><h2>{move || app.say("ui-table")}</h2><Table plan/></section>
            <p role="alert">{move || wrong().or_else(|| trouble.get().map(|id| app.say(id)))}</p>
            <div class="bar-start">
                <Go to=Route::Home class="btn line">{move || app.say("ui-home")}</Go>
                <button type="button" class="btn main" data-test="start" disabled=move || wrong().is_some() on:click=start>
                    <Icon name="play" size=18/>
                    {move || app.say(if plan.with(plans::is_local) { "ui-start" } else { "ui-start-online" })}
                </button>
            </div>
        </main>
        </div>
    }
}

#[component]
fn Chairs(game: &'static dyn AnyGame, plan: RwSignal<Plan>) -> impl IntoView {
    let app = app();
    let about = game.about();
    let count = move || plan.with(|plan| plan.chairs.len());
    let chairs = move || (0..count()).map(|seat| view! { <ChairRow seat plan/> }).collect_view();
    let add = move |_: leptos::ev::MouseEvent| {
        plan.update(|plan| plan.chairs.push(plan.chairs.last().cloned().unwrap_or(Chair::Open)))
    };
    let remove = move |_: leptos::ev::MouseEvent| plan.update(|plan| drop(plan.chairs.pop()));
    view! {
        <div class="head">
            <h2>{move || app.say("ui-who-plays")}</h2>
            <div class="seg">
                <button type="button" data-test="fewer-seats" aria-label=move || app.say("ui-seat-fewer") disabled={move || count() <= usize::from(about.min_seats)} on:click=remove>"−"</button>
                <output>{count}</output>
                <button type="button" data-test="more-seats" aria-label=move || app.say("ui-seat-more") disabled={move || count() >= usize::from(about.max_seats)} on:click=add>"+"</button>
            </div>
        </div>
        <ul class="chairs">{chairs}</ul>
    }
}

#[component]
fn ChairRow(seat: usize, plan: RwSignal<Plan>) -> impl IntoView {
    let app = app();
    let chair = move || plan.with(|plan| plan.chairs.get(seat).cloned().unwrap_or(Chair::Open));
    let put = move |chair: Chair| {
        plan.update(|plan| {
            if let Some(place) = plan.chairs.get_mut(seat) {
                *place = chair;
            }
        })
    };
    let who = move || match chair() {
        Chair::Mine { .. } => "mine".to_owned(),
        Chair::Open => "open".to_owned(),
        Chair::Bot { level } => level,
    };
    let choose = move |event: leptos::ev::Event| match event_target_value(&event).as_str() {
        "mine" => put(Chair::Mine { name: if seat == 0 { app.name.get_untracked() } else { String::new() } }),
        "open" => put(Chair::Open),
        level => put(Chair::Bot { level: level.to_owned() }),
    };
    let rename = move |event: leptos::ev::Event| {
        let name = event_target_value(&event);
        if seat == 0 {
            app.choose_name(&name);
        }
        put(Chair::Mine { name });
    };
    let label = move || app.line(&Line::new("ui-seat").count("number", seat as i64 + 1));
    let levels = move || {
        plans::levels()
            .into_iter()
            .map(|level| {
                let name = app.line(&Line::new("ui-bot-name").with("level", words::level_label(&level)));
                view! { <option value=level.clone() selected=who() == level>{name}</option> }
            })
            .collect_view()
    };
    view! {
        <li>
            <Badge seat=seat as u8 size=32/>
            <select class="field" class:one=move || !matches!(chair(), Chair::Mine { .. }) aria-label=label data-test=format!("chair-{seat}") on:change=choose>
                <option value="mine" selected=move || who() == "mine">{move || app.say(if seat == 0 { "ui-chair-me" } else { "ui-chair-here" })}</option>
                <option value="open" selected=move || who() == "open">{move || app.say("ui-chair-open")}</option>
                {levels}
            </select>
            {move || match chair() {
                Chair::Mine { name } => Some(view! {
                    <input class="field two" maxlength=wire::MAX_NAME prop:value=name placeholder=label aria-label=move || format!("{} – {}", label(), app.say("ui-name")) on:change=rename/>
                }),
                Chair::Open | Chair::Bot { .. } => None,
            }}
        </li>
    }
}

/// The word for a list of one's own.
const OWN: &str = "own";

/// One option, as its spec says.
#[component]
fn Choice(game: &'static dyn AnyGame, spec: OptionSpec, plan: RwSignal<Plan>) -> impl IntoView {
    let app = app();
    let name = spec.name;
    let id = format!("option-{}", name.replace('_', "-"));
    let say = move |id: String| words::game(app.language.get(), game).say(&id);
    let label = {
        let id = id.clone();
        move || say(id.clone())
    };
    let help = {
        let id = id.clone();
        move || say(format!("{id}-help"))
    };
    let now = move || plan.with(|plan| plan.options.get(name).cloned());
    let put = move |value: Value| {
        plan.update(|plan| {
            if let Some(options) = plan.options.as_object_mut() {
                options.insert(name.to_owned(), value);
            }
        })
    };
    let number = move |event: leptos::ev::Event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            put(json!(number));
        }
    };
    let word = move |word: &str| {
        let id = format!("{id}-{}", word.replace('_', "-"));
        let voice = words::game(app.language.get(), game);
        if voice.has(&id) { voice.say(&id) } else { word.to_owned() }
    };
    let control = match spec.kind {
        OptionKind::Flag { default } => view! {
            <input type="checkbox" class="switch" aria-label=label.clone() prop:checked=move || now().and_then(|value| value.as_bool()).unwrap_or(default)
                on:change=move |event| put(json!(event_target_checked(&event)))/>
        }.into_any(),
        OptionKind::Number { min, max, default } => view! {
            <input type="number" class="field" inputmode="numeric" min=min max=max aria-label=label.clone() prop:value=move || now().and_then(|value| value.as_u64()).unwrap_or(default.into()).to_string()
                on:change=number/>
        }.into_any(),
        OptionKind::Seat => {
            let seats = move || (0..plan.with(|plan| plan.chairs.len())).map(|seat| {
                let chosen = now().and_then(|value| value.as_u64()).unwrap_or(0) == seat as u64;
                view! { <option value=seat.to_string() selected=chosen>{app.line(&Line::new("ui-seat").count("number", seat as i64 + 1))}</option> }
            }).collect_view();
            view! {
                <select class="field" aria-label=label.clone() on:change=number>{seats}</select>
            }.into_any()
        }
        OptionKind::ChoiceOrList { words: all, items, most } => {
            let list = move || now().as_ref().and_then(Value::as_array).cloned();
            let spoken = word.clone();
            let options = move || {
                let words = all.iter().map(|one| {
                    let chosen = list().is_none() && now().as_ref().and_then(Value::as_str).unwrap_or(all[0]) == *one;
                    view! { <option value=*one selected=chosen>{spoken(one)}</option> }
                });
                words.collect_view()
            };
            let own = move || view! { <option value=OWN selected=list().is_some()>{app.say("ui-own-choice")}</option> };
            let choose = move |event: leptos::ev::Event| {
                let chosen = event_target_value(&event);
                put(if chosen == OWN { json!([]) } else { json!(chosen) });
            };
            let toggle = move |item: &'static str| {
                let mut all = list().unwrap_or_default();
                match all.iter().position(|other| other == item) {
                    Some(at) => drop(all.remove(at)),
                    None if all.len() < most => all.push(json!(item)),
                    None => {}
                }
                put(Value::Array(all));
            };
            let chips = move || {
                let chosen = list()?;
                let chip = |item: &&'static str| {
                    let item = *item;
                    let order = chosen.iter().position(|other| other == item);
                    let text = match order {
                        Some(order) => format!("{}. {}", order + 1, word(item)),
                        None => word(item),
                    };
                    view! { <button type="button" aria-pressed=order.is_some().to_string() on:click=move |_| toggle(item)>{text}</button> }
                };
                Some(view! { <div class="many">{items().iter().map(chip).collect_view()}</div> })
            };
            view! { <select class="field" aria-label=label.clone() on:change=choose>{options}{own}</select>{chips} }.into_any()
        }
        OptionKind::Choice(all) => {
            let options = move || all.iter().map(|one| {
                let chosen = now().as_ref().and_then(Value::as_str).unwrap_or(all[0]) == *one;
                view! { <option value=*one selected=chosen>{word(one)}</option> }
            }).collect_view();
            view! {
                <select class="field" aria-label=label.clone() on:change=move |event| put(json!(event_target_value(&event)))>{options}</select>
            }.into_any()
        }
    };
    view! { <div class="opt" data-test=format!("option-{name}")><label>{label}</label><span class="soft">{help}</span>{control}</div> }
}

/// What is decided about the table itself.
#[component]
fn Table(plan: RwSignal<Plan>) -> impl IntoView {
    const CLOCKS: [(&str, ClockPlan); 5] = [
        ("ui-clock-none", ClockPlan::None),
        ("ui-clock-move", ClockPlan::PerMove { seconds: 60 }),
        ("ui-clock-short", ClockPlan::Total { seconds: 300, increment: 5 }),
        ("ui-clock-long", ClockPlan::Total { seconds: 900, increment: 10 }),
        ("ui-clock-days", ClockPlan::Days { days: 3 }),
    ];
    let app = app();
    let online = move || plan.with(|plan| !plans::is_local(plan));
    let clocks = move || {
        CLOCKS.iter().enumerate().map(|(index, (id, clock))| {
        view! { <option value=index.to_string() selected=plan.with(|plan| plan.clock == *clock)>{app.say(id)}</option> }
    }).collect_view()
    };
    let choose = move |event: leptos::ev::Event| {
        let clock = event_target_value(&event).parse::<usize>().ok().and_then(|index| CLOCKS.get(index));
        if let Some((_, clock)) = clock {
            plan.update(|plan| plan.clock = *clock);
        }
    };
    let switch = move |id: &'static str, help: &'static str, get: fn(&mut Plan) -> &mut bool| {
        view! {
            <div class="opt"><label>{move || app.say(id)}</label><span class="soft">{move || app.say(help)}</span>
                <input type="checkbox" class="switch" aria-label=move || app.say(id)
                    prop:checked=move || { let mut plan = plan.get(); *get(&mut plan) }
                    on:change=move |event| plan.update(|plan| *get(plan) = event_target_checked(&event))/>
            </div>
        }
    };
    view! {
        <div class="opt"><label>{move || app.say("ui-clock")}</label><span class="soft">{move || app.say("ui-clock-help")}</span>
            <select class="field" data-test="clock" aria-label=move || app.say("ui-clock") on:change=choose>{clocks}</select>
        </div>
        {switch("ui-aids", "ui-aids-help", |plan| &mut plan.aids)}
        <Show when=online>
            {switch("ui-public", "ui-public-help", |plan| &mut plan.public)}
            {switch("ui-chat", "ui-chat-help", |plan| &mut plan.chat)}
        </Show>
    }
}
