//! The page as a whole: language, theme, route.

use leptos::prelude::*;
use rules::Line;
use scene::Layout;
use text::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wire::Me;

use super::{Lost, home, new, replay, rules as rulebook};
use crate::browser::{dom, net, storage};
use crate::route::Route;
use crate::table::TableScreen;
use crate::words;

/// What every part of the page may ask for.
#[derive(Clone, Copy)]
pub struct App {
    pub language: RwSignal<Language>,
    pub dark: RwSignal<bool>,
    /// How fast things move: 1 is as meant, 0 not at all.
    pub pace: RwSignal<f64>,
    pub route: RwSignal<Route>,
    /// The room for a board.
    pub layout: RwSignal<Layout>,
    /// What the reader wants to be called.
    pub name: RwSignal<String>,
}

pub fn app() -> App {
    expect_context()
}

impl App {
    /// A text of the page in the language of the moment.
    pub fn say(self, id: &str) -> String {
        words::page(self.language.get()).say(id)
    }

    pub fn line(self, line: &Line) -> String {
        words::say(self.language.get(), line)
    }

    pub fn go(self, route: Route) {
        let path = route.to_string();
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.route.set(route);
    }

    pub fn choose_language(self, language: Language) {
        storage::set("language", language.code());
        self.language.set(language);
    }

    pub fn choose_theme(self, dark: bool) {
        storage::set("theme", if dark { "dark" } else { "light" });
        self.dark.set(dark);
    }

    pub fn choose_pace(self, pace: f64) {
        storage::set("pace", &pace.to_string());
        self.pace.set(pace);
    }

    pub fn choose_name(self, name: &str) {
        let name: String = name.chars().take(wire::MAX_NAME).collect();
        storage::set("name", name.trim());
        let name = name.trim().to_owned();
        self.name.set(name.clone());
        // The server remembers it too, if there is one.
        leptos::task::spawn_local(async move {
            let _ = net::put::<Me>("/api/v1/me", &Me { name }).await;
        });
    }
}

fn here() -> Route {
    Route::read(&window().location().pathname().unwrap_or_default())
}

/// The language that was chosen, or the first of the browser's that we speak.
fn first_language() -> Language {
    if let Some(chosen) = storage::get("language").and_then(|code| code.parse().ok()) {
        return chosen;
    }
    let wished = window().navigator().languages();
    let known = |locale: String| {
        let language = Language::of_locale(&locale);
        locale.starts_with(language.code()).then_some(language)
    };
    wished.iter().filter_map(|locale| locale.as_string().and_then(known)).next().unwrap_or_default()
}

/// A phone held upright has room for a high board, everything else for a wide one.
fn layout() -> Layout {
    let query = window().match_media("(max-width: 900px) and (orientation: portrait)");
    if query.ok().flatten().is_some_and(|query| query.matches()) { Layout::Tall } else { Layout::Wide }
}

fn new_app() -> App {
    let dark = dom::root().and_then(|root| root.get_attribute("data-theme")).is_some_and(|theme| theme == "dark");
    App {
        language: RwSignal::new(first_language()),
        dark: RwSignal::new(dark),
        pace: RwSignal::new(storage::get("pace").and_then(|pace| pace.parse().ok()).unwrap_or(1.0)),
        route: RwSignal::new(here()),
        layout: RwSignal::new(layout()),
        name: RwSignal::new(storage::get("name").unwrap_or_default()),
    }
}

pub fn run() {
    let shared = symbols_css();
    dom::add_css(&shared);
    let (_, markup) = scene::split_styles(scene::symbols(scene::SYMBOLS));
    dom::add_symbols("art", &markup);
    mount_to_body(Page);
    dom::mark("ready", "1");
}

/// The styles that symbols and boards share.
fn symbols_css() -> String {
    let (css, _) = scene::split_styles(scene::symbols(scene::SYMBOLS));
    css + &scene::shared_css(scene::STATES)
}

#[component]
fn Page() -> impl IntoView {
    let app = new_app();
    provide_context(app);
    let moved = Closure::<dyn Fn()>::new(move || app.route.set(here()));
    let _ = window().add_event_listener_with_callback("popstate", moved.as_ref().unchecked_ref());
    moved.forget();
    let turned = Closure::<dyn Fn()>::new(move || {
        if app.layout.get_untracked() != layout() {
            app.layout.set(layout());
        }
    });
    let _ = window().add_event_listener_with_callback("resize", turned.as_ref().unchecked_ref());
    turned.forget();
    Effect::new(move |_| {
        if let Some(root) = dom::root() {
            let _ = root.set_attribute("lang", app.language.get().code());
        }
    });
    Effect::new(move |_| dom::mark("theme", if app.dark.get() { "dark" } else { "light" }));
    let title = move || match app.route.get() {
        Route::Home | Route::Lost | Route::File | Route::Table { .. } | Route::Replay { .. } => "Nurt".to_owned(),
        Route::New { game, .. } | Route::Rules { game, .. } => match catalog::game(&game) {
            Some(game) => format!("{} · Nurt", words::game(app.language.get(), game).say("title")),
            None => "Nurt".to_owned(),
        },
    };
    Effect::new(move |_| document().set_title(&title()));
    move || match app.route.get() {
        Route::Home => view! { <home::Home/> }.into_any(),
        Route::New { game, way } => match catalog::game(&game) {
            Some(game) => view! { <new::New game way/> }.into_any(),
            None => view! { <Lost/> }.into_any(),
        },
        Route::Table { place, id } => view! { <TableScreen place id/> }.into_any(),
        Route::Replay { place, id, step } => {
            view! { <replay::Replay source=replay::Source::Table(place, id) begin=step.unwrap_or(0)/> }.into_any()
        }
        Route::File => view! { <replay::Replay source=replay::Source::File/> }.into_any(),
        Route::Rules { game, rule } => match catalog::game(&game) {
            Some(game) => view! { <rulebook::Rules game rule/> }.into_any(),
            None => view! { <Lost/> }.into_any(),
        },
        Route::Lost => view! { <Lost/> }.into_any(),
    }
}
