//! The rules of a game, every one by its number.

use catalog::AnyGame;
use leptos::prelude::*;

use super::live::Live;
use super::{Bar, Go, Icon, Shore, app, open_here};
use crate::plans;
use crate::route::{Route, Way};
use crate::words;

#[component]
pub fn Rules(game: &'static dyn AnyGame, rule: Option<String>) -> impl IntoView {
    let app = app();
    let voice = move || words::game(app.language.get(), game);
    let slug = game.about().slug;
    let others = move || {
        let link = |other: &&'static dyn AnyGame| {
            let other = *other;
            let here = other.about().slug == slug;
            let to = Route::Rules { game: other.about().slug.to_owned(), rule: None };
            view! { <Go to class=if here { "here" } else { "" }>{move || words::game(app.language.get(), other).say("title")}</Go> }
        };
        catalog::GAMES.iter().map(link).collect_view()
    };
    let asked = rule.clone();
    Effect::new(move |_| {
        let place = asked.as_ref().and_then(|asked| document().get_element_by_id(asked));
        if let Some(place) = place {
            place.scroll_into_view();
        }
    });
    let examples = catalog::examples(game);
    let all = move || {
        let language = app.language.get();
        game.about().rules.iter().map(|id| {
            let id = id.as_str();
            let (title, text) = words::rule_text(language, game, id);
            let here = rule.as_deref() == Some(id);
            let live = examples.iter().filter(|example| example.rule == id).cloned();
            let live = live.map(|example| view! { <Live game example/> }).collect_view();
            view! { <article class="rule" class:here=here id=id><h2><span class="chip">{id}</span>{title}</h2><p>{text}</p>{live}</article> }
        }).collect_view()
    };
    let play = move |_| open_here(app, &plans::usual(game, Way::Bots, &app.name.get_untracked()));
    view! {
        <div class="page" data-test="rules-screen">
        <div class="water"><Bar/><section class="wrap" aria-label=move || app.say("ui-rules")><h1>{move || voice().say("title")}</h1></section><Shore/></div>
        <main class="wrap doc">
            <nav aria-label=move || app.say("ui-games")>{others}</nav>
            <div>
                <p class="lead">{move || voice().say("help")}</p>
                <p><button type="button" class="btn main" data-test=format!("play-now-{slug}") on:click=play><Icon name="play" size=18/>{move || app.say("ui-play-now")}</button></p>
                {all}
            </div>
        </main>
        </div>
    }
}
