//! Home: five games, one tap to play any of them.

use std::time::Duration;

use catalog::AnyGame;
use leptos::prelude::*;
use rules::{ChanceLaw, Line};
use wire::{Info, Mine, MyTable, Tables};

use super::{Badge, Bar, Go, Icon, Shore, Thumb, app, open_here};
use crate::browser::workers::{self, Role};
use crate::browser::{net, storage};
use crate::keep::Kept;
use crate::plans;
use crate::route::{Place, Route, Way};
use crate::words;

#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    // The workers wake up while the reader looks round.
    set_timeout(
        || {
            workers::warm(Role::Table);
            workers::warm(Role::Bots);
        },
        Duration::from_millis(600),
    );
    let cards = catalog::GAMES.iter().enumerate().map(|(at, game)| view! { <Card game=*game at/> }).collect_view();
    let opens = move |event: leptos::ev::Event| {
        super::replay::open_file(&event, app);
    };
    view! {
        <div class="home page" data-test="home">
        <div class="water">
            <Bar/>
            <section class="hello wrap" aria-label=move || app.say("ui-hello")>
                <div>
                    <h1><span>{move || app.say("ui-hello")}</span><span>{move || app.say("ui-hello-2")}</span></h1>
                    <p class="soft">{move || app.say("ui-hello-help")}</p>
                </div>
                <Continue/>
            </section>
            <Shore/>
        </div>
        <main class="wrap">
            <h2 class="vh">{move || app.say("ui-games")}</h2>
            <div class="grid">{cards}<OpenTables/></div>
        </main>
        <footer class="wrap foot soft">
            <span>{move || app.say("ui-motto")}</span>
            <span class="grow"></span>
            <label>
                <input class="vh" type="file" accept=".json,.nurt,application/json" data-test="open-record" on:change=opens/>
                {move || app.say("ui-open-record")}
            </label>
        </footer>
        </div>
    }
}

#[component]
fn Card(game: &'static dyn AnyGame, at: usize) -> impl IntoView {
    let app = app();
    let about = game.about();
    let slug = about.slug;
    let say = move |id: &'static str| words::plain(app.language.get(), game, id);
    let seats = if about.min_seats == about.max_seats {
        about.min_seats.to_string()
    } else {
        format!("{}–{}", about.min_seats, about.max_seats)
    };
    let minutes = move || app.line(&Line::new("ui-minutes").count("minutes", i64::from(about.minutes.1)));
    let kind = move || {
        app.say(match (about.min_seats, about.chance) {
            (1, _) => "ui-kind-solo",
            (_, ChanceLaw::Never(_)) => "ui-kind-skill",
            _ if about.secrets => "ui-kind-cards",
            _ => "ui-kind-luck",
        })
    };
    let play = move |_| open_here(app, &plans::usual(game, Way::Bots, &app.name.get_untracked()));
    let rules_label = Signal::derive(move || format!("{}: {}", say("title"), app.say("ui-rules")));
    view! {
        <article class="game" data-test=format!("game-{slug}")>
            <Go to=Route::Rules { game: slug.to_owned(), rule: None } class="pic" label=rules_label>
                <Thumb game after_ms=30 + 40 * at as u64/>
            </Go>
            <div class="in">
                <h2>{move || say("title")}</h2>
                <p class="meta">
                    <span><Icon name="players"/><span class="vh">{move || app.say("ui-players")}</span>{seats}</span>
                    <span><Icon name="clock"/>{minutes}</span>
                    <span class="chip">{kind}</span>
                </p>
                <p>{move || say("tagline")}</p>
                <div class="ways">
                    <button type="button" class="btn main" data-test=format!("play-now-{slug}") on:click=play>
                        <Icon name="play" size=18/>{move || app.say("ui-play-now")}
                    </button>
                    <Go to=Route::New { game: slug.to_owned(), way: Way::Friends } class="btn line" test=format!("friends-{slug}")>
                        <Icon name="link" size=18/>{move || app.say("ui-with-friends")}
                    </Go>
                    <Go to=Route::New { game: slug.to_owned(), way: Way::Device } class="btn line" test=format!("device-{slug}")>
                        <Icon name="device" size=18/>{move || app.say("ui-on-this-device")}
                    </Go>
                </div>
            </div>
        </article>
    }
}

/// One unfinished game, wherever it is played.
#[derive(Clone)]
struct Unfinished {
    game: &'static dyn AnyGame,
    route: Route,
    seats: u8,
    yours: bool,
    steps: Option<u32>,
}

fn unfinished(kept: &Kept) -> Option<Unfinished> {
    Some(Unfinished {
        game: catalog::game(&kept.game).filter(|_| !kept.over)?,
        route: Route::Table { place: Place::Here, id: kept.id.clone() },
        seats: kept.seats,
        yours: kept.yours,
        steps: Some(kept.steps),
    })
}

#[component]
fn Continue() -> impl IntoView {
    let app = app();
    let mine: RwSignal<Vec<MyTable>> = RwSignal::new(Vec::new());
    leptos::task::spawn_local(async move {
        if let Ok(Mine { tables }) = net::get("/api/v1/mine").await {
            mine.try_set(tables);
        }
    });
    let here: Vec<_> = storage::tables().iter().filter_map(unfinished).collect();
    let there = |listed: &MyTable| {
        Some(Unfinished {
            game: catalog::game(&listed.info.game)?,
            route: Route::Table { place: Place::There, id: listed.info.table.clone() },
            seats: listed.info.sitters.len() as u8,
            yours: listed.my_turn,
            steps: None,
        })
    };
    let card = move |one: Unfinished| {
        let game = one.game;
        let how = move || {
            let turn = app.say(if one.yours { "ui-your-turn" } else { "ui-goes-on" });
            match one.steps {
                Some(steps) => format!("{turn} · {}", app.line(&Line::new("ui-step").count("step", i64::from(steps)))),
                None => turn,
            }
        };
        let class = if one.yours { "go you" } else { "go" };
        view! {
            <li><Go to=one.route class=class test="continue">
                <span class="th"><Thumb game after_ms=260/></span>
                <span class="tx"><b>{move || words::plain(app.language.get(), game, "title")}</b><span class="soft">{how}</span></span>
                <span class="bds">{(0..one.seats).map(|seat| view! { <Badge seat/> }).collect_view()}</span>
            </Go></li>
        }
    };
    move || {
        let all: Vec<_> = mine.get().iter().filter_map(there).chain(here.iter().cloned()).take(3).collect();
        (!all.is_empty()).then(|| {
            view! {
                <section class="cont"><h2>{move || app.say("ui-continue")}</h2><ul>{all.into_iter().map(card).collect_view()}</ul></section>
            }
        })
    }
}

#[component]
fn OpenTables() -> impl IntoView {
    let app = app();
    let listed: RwSignal<Option<Vec<Info>>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        listed.try_set(net::get("/api/v1/tables").await.ok().map(|Tables { tables }| tables));
    });
    let row = move |one: Info| {
        let game = catalog::game(&one.game)?;
        let names: Vec<_> =
            one.sitters.iter().filter_map(|sitter| sitter.name.clone()).filter(|name| !name.is_empty()).collect();
        let people = if names.is_empty() { String::new() } else { format!("{} · ", names.join(", ")) };
        let free = one.sitters.iter().filter(|sitter| sitter.name.is_none() && sitter.bot.is_none()).count() as i64;
        let verb = if free > 0 { "ui-join" } else { "ui-watch" };
        let seats = move || format!("{people}{}", app.line(&Line::new("ui-free-seats").count("seats", free)));
        Some(view! {
            <li>
                <span class="th"><Thumb game after_ms=300/></span>
                <span class="tx"><b>{move || words::plain(app.language.get(), game, "title")}</b><span class="soft">{seats}</span></span>
                <Go to=Route::Table { place: Place::There, id: one.table } class="btn soft" test="join">{move || app.say(verb)}</Go>
            </li>
        })
    };
    let first = catalog::GAMES[0].about().slug.to_owned();
    let help = move || {
        app.say(match listed.get() {
            None => "ui-open-tables-offline",
            Some(list) if list.is_empty() => "ui-open-tables-none",
            Some(_) => "ui-open-tables-help",
        })
    };
    view! {
        <section class="open" data-test="open-tables">
            <h2>{move || app.say("ui-open-tables")}</h2>
            <p class="soft">{help}</p>
            <ul>{move || listed.get().unwrap_or_default().into_iter().filter_map(row).collect_view()}</ul>
            <Go to=Route::New { game: first, way: Way::Friends } class="btn line"><Icon name="players"/>{move || app.say("ui-open-a-table")}</Go>
        </section>
    }
}
