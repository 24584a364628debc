//! The drawer: what happened, the rules, talk, settings.

use catalog::AnyGame;
use leptos::prelude::*;
use wire::Ask;

use super::glance::Glance;
use super::log::Log;
use super::session::Session;
use crate::route::{Place, Route};
use crate::screens::{Badge, Go, Icon, Languages};
use crate::words;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Log,
    Glance,
    Rules,
    Chat,
    Settings,
}

#[component]
pub fn Drawer(session: Session, resigning: RwSignal<bool>) -> impl IntoView {
    let app = session.app;
    let tab = RwSignal::new(Tab::Log);
    // On a small screen the drawer begins shut.
    let shut = RwSignal::new(true);
    Effect::new(move |_| {
        if session.rule.get().is_some() {
            tab.set(Tab::Rules);
            shut.set(false);
        }
    });
    let choose = move |which: Tab| {
        shut.set(tab.get_untracked() == which && !shut.get_untracked());
        tab.set(which);
    };
    let chat = Memo::new(move |_| {
        session.place == Place::There && session.info.with(|info| info.as_ref().is_some_and(|info| info.chat))
    });
    let button = move |which: Tab, icon: &'static str, id: &'static str, test: &'static str| {
        view! {
            <button type="button" role="tab" id=format!("tab-{test}") aria-controls="pane" data-test=format!("tab-{test}")
                aria-selected=move || (tab.get() == which).to_string() on:click=move |_| choose(which)>
                <Icon name=icon/>{move || app.say(id)}
            </button>
        }
    };
    let name = move || match tab.get() {
        Tab::Log => "tab-log",
        Tab::Glance => "tab-glance",
        Tab::Rules => "tab-rules",
        Tab::Chat => "tab-chat",
        Tab::Settings => "tab-settings",
    };
    let game = Memo::new(move |_| session.now.with(|now| now.as_ref().map(|now| now.game.about().slug)));
    let pane = move || match tab.get() {
        Tab::Log => view! { <Log session/> }.into_any(),
        Tab::Glance => view! { <Glance session/> }.into_any(),
        Tab::Rules => {
            game.get().and_then(catalog::game).map(|game| view! { <RuleList game rule=session.rule/> }).into_any()
        }
        Tab::Chat => view! { <Talk session/> }.into_any(),
        Tab::Settings => view! { <Settings session resigning/> }.into_any(),
    };
    view! {
        <aside class="drawer" class:shut=shut aria-label=move || app.say("ui-drawer")>
            <span class="grip" aria-hidden="true"></span>
            <div class="tabs" role="tablist">
                {button(Tab::Log, "log", "ui-log", "log")}
                {button(Tab::Glance, "eye", "ui-glance", "glance")}
                {button(Tab::Rules, "book", "ui-rules", "rules")}
                {move || chat.get().then(|| button(Tab::Chat, "chat", "ui-chat", "chat"))}
                {button(Tab::Settings, "gear", "ui-settings", "settings")}
            </div>
            <div class="pane" id="pane" role="tabpanel" aria-labelledby=name tabindex="0">{pane}</div>
        </aside>
    }
}

/// Every rule of a game by its number; the one that was asked for comes first into sight.
#[component]
pub fn RuleList(game: &'static dyn AnyGame, rule: RwSignal<Option<String>>) -> impl IntoView {
    let app = crate::screens::app();
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let Some(asked) = rule.get() else { return };
        let place =
            list.get().and_then(|list| list.query_selector(&format!("[data-rule-text=\"{asked}\"]")).ok().flatten());
        if let Some(place) = place {
            place.scroll_into_view();
        }
    });
    let rules = move || {
        let language = app.language.get();
        game.about().rules.iter().map(|id| {
            let id = id.as_str();
            let (title, text) = words::rule_text(language, game, id);
            view! {
                <div class="rule" class:here=move || rule.with(|rule| rule.as_deref() == Some(id)) data-rule-text=id>
                    <h2><span class="chip">{id}</span>{title}</h2><p>{text}</p>
                </div>
            }
        }).collect_view()
    };
    let page = Route::Rules { game: game.about().slug.to_owned(), rule: None };
    view! {
        <div node_ref=list data-test="rules">
            <p class="rule">{move || words::game(app.language.get(), game).say("help")}</p>
            <p class="rule"><Go to=page class="btn line"><Icon name="book"/>{move || app.say("ui-rules-page")}</Go></p>
            {rules}
        </div>
    }
}

#[component]
fn Talk(session: Session) -> impl IntoView {
    let app = session.app;
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            session.ask(|id| Ask::Say { id, text: said });
            text.set(String::new());
        }
    };
    let row = |chat: wire::Chat| view! { <li>{chat.seat.map(|seat| view! { <Badge seat/> })}<b>{chat.name}</b>" "<span>{chat.text}</span></li> };
    view! {
        <div class="chat">
            <div role="log" aria-live="polite" aria-label=move || app.say("ui-chat") data-test="chat"><ol>{move || session.chat.get().into_iter().map(row).collect_view()}</ol></div>
            <form on:submit=send>
                <input class="field" data-test="chat-text" maxlength=wire::MAX_CHAT aria-label=move || app.say("ui-chat-write") placeholder=move || app.say("ui-chat-write") prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                <button class="btn main" type="submit" data-test="chat-send">{move || app.say("ui-send")}</button>
            </form>
        </div>
    }
}

#[component]
fn Settings(session: Session, resigning: RwSignal<bool>) -> impl IntoView {
    const PACES: [(f64, &str); 3] = [(1.0, "ui-motion-calm"), (0.5, "ui-motion-quick"), (0.0, "ui-motion-off")];
    let app = session.app;
    let pace = move |(pace, id): (f64, &'static str)| {
        view! {
            <button type="button" aria-pressed=move || (app.pace.get() == pace).to_string() data-test=id on:click=move |_| app.choose_pace(pace)>{move || app.say(id)}</button>
        }
    };
    let theme = move |(dark, id): (bool, &'static str)| {
        view! {
            <button type="button" aria-pressed=move || (app.dark.get() == dark).to_string() on:click=move |_| app.choose_theme(dark)>{move || app.say(id)}</button>
        }
    };
    let plays = Memo::new(move |_| {
        session.seat().is_some() && session.now.with(|now| now.as_ref().is_some_and(|now| now.update.ended.is_none()))
    });
    let back_to = Memo::new(move |_| {
        let seat = session.seat()?;
        session.news.with(|news| news.iter().rev().find(|one| one.seat == seat).map(|one| one.step))
    });
    let ask_back = move |_| {
        if let (Some(to), Some(seat)) = (back_to.get_untracked(), untrack(|| session.seat())) {
            session.ask(|id| Ask::TakeBack { id, seat, to });
        }
    };
    let commitment =
        move || session.info.with(|info| info.as_ref().map(|info| info.commitment.clone())).unwrap_or_default();
    view! {
        <div class="sets">
            <div><h2>{move || app.say("ui-language")}</h2><Languages/></div>
            <div><h2>{move || app.say("ui-motion")}</h2><div class="seg" role="group" aria-label=move || app.say("ui-motion")>{PACES.map(pace).collect_view()}</div></div>
            <div><h2>{move || app.say("ui-theme")}</h2><div class="seg" role="group" aria-label=move || app.say("ui-theme")>{[(false, "ui-theme-light"), (true, "ui-theme-dark")].map(theme).collect_view()}</div></div>
            <Show when=move || plays.get()>
                <button type="button" class="btn line" data-test="take-back" disabled=move || back_to.get().is_none() on:click=ask_back><Icon name="undo"/>{move || app.say("ui-ask-back")}</button>
                <button type="button" class="btn line" data-test="resign" on:click=move |_| resigning.set(true)>{move || app.say("ui-resign")}</button>
            </Show>
            <div class="seed soft"><Icon name="dice"/><span>{move || app.say("ui-fair")}</span><code data-test="commitment">{commitment}</code></div>
        </div>
    }
}
