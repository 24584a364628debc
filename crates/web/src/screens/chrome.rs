//! Small parts that screens are made of.

use leptos::prelude::*;
use text::Language;

use super::app;
use crate::route::Route;

/// An icon of the shared art.
#[component]
pub fn Icon(name: &'static str, #[prop(default = 20)] size: u32) -> impl IntoView {
    view! { <svg class="ic" width=size height=size aria-hidden="true" inner_html=format!("<use href=\"#i-{name}\"/>")></svg> }
}

/// The badge of a seat.
#[component]
pub fn Badge(seat: u8, #[prop(default = 20)] size: u32) -> impl IntoView {
    let seat = seat.min(4);
    view! { <svg class="bd" width=size height=size aria-hidden="true" inner_html=format!("<use href=\"#seat-{seat}\"/>")></svg> }
}

/// What a seat is called. On a small screen a bot has its level alone for a name: the badge says which one it is.
pub fn seat_name(name: String, bot: bool) -> AnyView {
    match name.split_once("– ") {
        Some((long, short)) if bot => {
            view! { <span class="long">{format!("{long}– ")}</span>{short.to_owned()} }.into_any()
        }
        _ => name.into_any(),
    }
}

/// The number of a rule; a tap opens its text.
#[component]
pub fn Chip(
    rule: String,
    open: Callback<String>,
    /// Whether Tab stops here; in a long list it should not everywhere.
    #[prop(default = true.into(), into)]
    stops: Signal<bool>,
) -> impl IntoView {
    let (asked, id) = (rule.clone(), rule.clone());
    let tab = move || if stops.get() { "0" } else { "-1" };
    view! { <button class="chip" type="button" data-rule=id tabindex=tab on:click=move |_| open.run(asked.clone())>{rule}</button> }
}

/// A link inside the page.
#[component]
pub fn Go(
    to: Route,
    #[prop(default = "")] class: &'static str,
    #[prop(optional, into)] test: Option<String>,
    #[prop(optional, into)] label: Option<Signal<String>>,
    children: Children,
) -> impl IntoView {
    let app = app();
    let path = to.to_string();
    let click = move |event: leptos::ev::MouseEvent| {
        // Whoever wants a new tab gets one.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            app.go(to.clone());
        }
    };
    view! { <a class=class href=path data-test=test aria-label=move || label.map(|label| label.get()) on:click=click>{children()}</a> }
}

#[component]
pub fn Brand(#[prop(default = 94)] width: u32) -> impl IntoView {
    let height = width * 48 / 142;
    view! {
        <Go to=Route::Home class="brand" label=Signal::derive(|| "Nurt".to_owned())>
            <svg width=width height=height aria-hidden="true" inner_html="<use href=\"#nurt-word\"/>"></svg>
        </Go>
    }
}

#[component]
pub fn Languages() -> impl IntoView {
    let app = app();
    let button = move |language: Language| {
        let code = language.code();
        view! {
            <button type="button" lang=code data-test=format!("lang-{code}")
                aria-pressed=move || (app.language.get() == language).to_string()
                on:click=move |_| app.choose_language(language)>{code.to_uppercase()}</button>
        }
    };
    view! {
        <div class="seg" role="group" aria-label=move || app.say("ui-language")>
            {[Language::Pl, Language::It, Language::En].map(button).collect_view()}
        </div>
    }
}

#[component]
pub fn ThemeSwitch(#[prop(default = "btn icon line")] class: &'static str) -> impl IntoView {
    let app = app();
    let label = move || app.say(if app.dark.get() { "ui-theme-to-light" } else { "ui-theme-to-dark" });
    let icon = move || {
        if app.dark.get() {
            view! { <Icon name="sun" size=22/> }
        } else {
            view! { <Icon name="moon" size=22/> }
        }
    };
    view! {
        <button type="button" class=class data-test="theme" aria-label=label on:click=move |_| app.choose_theme(!app.dark.get_untracked())>
            {icon}
        </button>
    }
}

/// The head of a screen that is not a table.
#[component]
pub fn Bar(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <header class="top wrap">
            <Brand width=111/>
            {children.map(|children| children())}
            <span class="grow"></span>
            <Languages/>
            <ThemeSwitch/>
        </header>
    }
}

/// The edge of the water.
#[component]
pub fn Shore() -> impl IntoView {
    const WAVE: &str =
        "<path d=\"M0 22c120-26 240-26 360 0s240 20 360 0 240-26 360 0 240 20 360 0v18H0z\" fill=\"var(--paper)\"/>";
    view! { <svg class="shoreline" viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true" inner_html=WAVE></svg> }
}

/// Nothing is here; there is a way on.
#[component]
pub fn Lost() -> impl IntoView {
    let app = app();
    view! {
        <div class="page"><div class="water"><Bar/><Shore/></div>
        <main class="lost-page" data-test="lost">
            <h1>{move || app.say("ui-lost")}</h1>
            <p class="soft">{move || app.say("ui-lost-help")}</p>
            <Go to=Route::Home class="btn main" test="home">{move || app.say("ui-home")}</Go>
        </main></div>
    }
}
