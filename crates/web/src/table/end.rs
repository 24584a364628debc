//! The end of a game: who won, by what, and what to do next.

use std::sync::Arc;
use std::time::Duration;

use leptos::html::Table;
use leptos::prelude::*;
use rules::{Line, Seat};
use scene::{Key, Source};
use wire::{Again, Ended, How, Opened};

use super::board::{Board, Shown};
use super::glance::Pointing;
use super::session::{Now, Session};
use crate::browser::{dom, net, storage};
use crate::records::Played;
use crate::route::{Place, Route};
use crate::screens::{App, Badge, Bar, Chances, Go, Icon, Luck, Shore, judge_all};
use crate::words;

#[component]
pub fn End(session: Session, board_again: RwSignal<bool>) -> impl IntoView {
    let now = session.now.get_untracked();
    now.and_then(|now| now.update.ended.clone().map(|ended| view! { <Ending session now ended board_again/> }))
}

#[component]
fn Ending(session: Session, now: Now, ended: Ended, board_again: RwSignal<bool>) -> impl IntoView {
    let app = session.app;
    let game = now.game;
    let winners: Vec<u8> = (0..ended.ranks.len() as u8).filter(|seat| ended.ranks[usize::from(*seat)] == 1).collect();
    let first = winners.first().copied().unwrap_or(0);
    let shared = winners.len() > 1;
    // Alone there is nobody to beat: what was reached is the result.
    let alone = if ended.ranks.len() == 1 { now.view.standing(Seat::at(0)) } else { Vec::new() };
    let reached = StoredValue::new(alone);
    let told = move |lines: &[Line]| lines.iter().map(|line| session.speak(line)).collect::<Vec<_>>();
    let title = move || {
        if let Some(own) = reached.with_value(|lines| (!lines.is_empty()).then(|| told(&lines[..lines.len().min(2)]))) {
            return own.join(" · ");
        }
        if shared {
            return app.say("ui-tie");
        }
        app.line(&Line::new("ui-wins").name("player", session.name(Seat::at(first.into()))))
    };
    let how = match ended.how {
        How::Played => None,
        How::Resigned => Some("ui-by-resigning"),
        How::OutOfTime => Some("ui-by-time"),
    };
    let steps = i64::from(now.update.steps);
    let sub = move || match how {
        Some(id) => app.say(id),
        None if reached.with_value(|lines| lines.len() > 2) => reached.with_value(|lines| told(&lines[2..])).join(" "),
        None => app.line(&Line::new("ui-after-steps").count("steps", steps)),
    };
    let ranks = rows(session, &ended);
    let seed = ended.seed.clone();
    let sources = now.view.clone();
    let counts = (0..ended.ranks.len()).any(|seat| !sources.sources(Seat::at(seat)).is_empty());
    let shown = Shown::still(game, now.view.clone());
    let shown = Signal::derive(move || {
        let _ = app.language.get();
        Some(shown.clone())
    });
    let replay = Route::Replay { place: session.place, id: session.id.get_value(), step: None };
    // From the same deal only where nobody would know more than the first time.
    let again = matches!(game.about().chance, rules::ChanceLaw::Never(_)) && !game.about().secrets;
    let pointed = RwSignal::new(Vec::new());
    let look = move |_| board_again.set(true);
    let game_title = move || format!("{} · {}", words::game(app.language.get(), game).say("title"), app.say("ui-over"));
    view! {
        <div class="page end" data-test="end" data-over="true">
        <div class="water">
            <Bar><span class="soft">{game_title}</span></Bar>
            <section class="hello wrap" aria-label=move || app.say("ui-over")>
                <div class="won">
                    <div class="medal"><Badge seat=first size=64/></div>
                    <div><h1 data-test="result">{title}</h1><p class="soft">{sub}</p></div>
                </div>
                <ol class="ranks" aria-label=move || app.say("ui-ranks")>{ranks}</ol>
                <div class="acts">
                    <button type="button" class="btn main" data-test="rematch" on:click=move |_| rematch(session, false)><Icon name="again"/>{move || app.say("ui-rematch")}</button>
                    {again.then(|| view! { <button type="button" class="btn line" data-test="same-start" on:click=move |_| rematch(session, true)><Icon name="again"/>{move || app.say("ui-same-start")}</button> })}
                    <Go to=replay class="btn line" test="replay"><Icon name="play" size=18/>{move || app.say("ui-replay")}</Go>
                    <button type="button" class="btn line" data-test="download" on:click=move |_| download(session)><Icon name="save"/>{move || app.say("ui-save-record")}</button>
                    {(session.place == Place::There).then(|| view! { <Share app/> })}
                </div>
            </section>
            <Shore/>
        </div>
        <main class="wrap halves">
            <div>
            <section class="seen">
                <div class="look" data-art=game.about().slug>
                    <Board shown pointed speak=move |line: Line| session.speak(&line) tap=move |_| board_again.set(true) over=|_| {} dropped=|_| {} turn=|_| false moves=|_| {}/>
                </div>
                <p><button type="button" class="btn line" data-test="board-again" on:click=look>{move || app.say("ui-see-board")}</button></p>
            </section>
            <section class="box"><h2>{move || app.say("ui-how-it-stood")}</h2><Parts session now=now.clone()/></section>
            <section class="box fair"><h2>{move || app.say("ui-fair")}</h2><p class="soft">{move || app.say("ui-fair-help")}</p><Verify session seed/></section>
            </div>
            <div>{counts.then(|| view! { <Sources session now pointed/> })}<Course session/></div>
        </main>
        </div>
    }
}

fn rows(session: Session, ended: &Ended) -> Vec<impl IntoView + use<>> {
    let app = session.app;
    let mut seats: Vec<_> = (0..ended.ranks.len()).collect();
    seats.sort_by_key(|seat| ended.ranks[*seat]);
    let row = |seat: usize| {
        let rank = ended.ranks[seat];
        let score = ended.scores.get(seat).copied();
        let place = move || app.line(&Line::new("ui-rank").count("rank", i64::from(rank)));
        view! {
            <li class="rank" class:first=rank == 1 data-test=format!("rank-{seat}")>
                <span class="pl">{rank}</span><Badge seat=seat as u8 size=36/>
                <span class="nm"><b>{move || session.name(Seat::at(seat))}</b><span class="soft">{place}</span></span>
                {score.map(|score| view! { <b class="pt">{score}</b> })}
            </li>
        }
    };
    seats.into_iter().map(row).collect()
}

/// How each seat stood at the end, in words.
#[component]
fn Parts(session: Session, now: Now) -> impl IntoView {
    let row = move |seat: usize| {
        let lines = now.view.standing(Seat::at(seat));
        let text = move || lines.iter().map(|line| session.speak(line)).collect::<Vec<_>>().join(" · ");
        view! { <tr><th scope="row"><Badge seat=seat as u8 size=24/><span>{move || session.name(Seat::at(seat))}</span></th><td>{text}</td></tr> }
    };
    let seats = session.info.with_untracked(|info| info.as_ref().map_or(0, |info| info.sitters.len()));
    view! { <table class="parts"><tbody>{(0..seats).map(row).collect_view()}</tbody></table> }
}

/// Everybody's chances over the game, as soon as the bots have thought about it.
#[component]
fn Course(session: Session) -> impl IntoView {
    let app = session.app;
    let (place, id) = (session.place, session.id.get_value());
    let played: RwSignal<Option<Arc<Played>>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let read = match place {
            Place::Here => storage::begin(&id).and_then(|begin| Played::local(&begin, storage::entries(&id))),
            Place::There => record_text(place, &id).await.and_then(|text| Played::read(&text)),
        };
        played.try_set(read.map(Arc::new));
    });
    move || {
        played.get().map(|played| {
            let verdicts = judge_all(&played).verdicts;
            let id = session.id.get_value();
            view! {
                <section class="box"><h2>{move || app.say("ui-chances")}</h2><Chances played=Arc::clone(&played) verdicts/></section>
                <Luck played verdicts place id/>
            }
        })
    }
}

/// How long each kind of points is looked at before the next one comes.
const KIND_MS: f64 = 900.0;

/// How many kinds of points are counted by now: one after another while the count is in sight, or all at once for those
/// who want it quiet.
fn counted_kinds(app: App, kinds: usize, count: NodeRef<Table>) -> RwSignal<usize> {
    let pace = if dom::reduces_motion() { 0.0 } else { app.pace.get_untracked() };
    // One more than there are: all is counted, and none is looked at any more.
    let all = kinds + 1;
    let counted = RwSignal::new(if pace > 0.0 { 0 } else { all });
    let next = move || {
        if counted.get_untracked() < all && count.get_untracked().is_some_and(|count| dom::is_in_sight(&count)) {
            counted.update(|counted| *counted += 1);
        }
    };
    let every = Duration::from_millis((KIND_MS * pace) as u64);
    if pace > 0.0
        && let Ok(beat) = set_interval_with_handle(next, every)
    {
        on_cleanup(move || beat.clear());
    }
    counted
}

/// Where the points came from, each kind in its colour and in words; counted kind by kind, with the sum so far, while
/// the board lights up what brings them.
#[component]
fn Sources(session: Session, now: Now, pointed: RwSignal<Vec<Key>>) -> impl IntoView {
    let app = session.app;
    let seats = session.info.with_untracked(|info| info.as_ref().map_or(0, |info| info.sitters.len()));
    let all: Vec<Vec<Source>> = (0..seats).map(|seat| now.view.sources(Seat::at(seat))).collect();
    let mut kinds: Vec<Line> = Vec::new();
    let mut places: Vec<Vec<Key>> = Vec::new();
    for source in all.iter().flatten() {
        let kind = kinds.iter().position(|kind| *kind == source.line).unwrap_or_else(|| {
            kinds.push(source.line.clone());
            places.push(Vec::new());
            kinds.len() - 1
        });
        places[kind].extend(source.keys.iter().cloned());
    }
    let worth_of = |seat: &Vec<Source>| seat.iter().map(|source| source.points.max(0)).sum::<i32>();
    let most = all.iter().map(worth_of).max().unwrap_or(1).max(1);
    let table = NodeRef::new();
    let counted = counted_kinds(app, kinds.len(), table);
    let nth = |kinds: &[Line], line: &Line| kinds.iter().position(|kind| kind == line).unwrap_or(0);
    let legend = kinds
        .clone()
        .into_iter()
        .zip(&places)
        .enumerate()
        .map(|(index, (kind, keys))| {
            view! {
                <Pointing pointed keys=keys.clone()><span class:now=move || counted.get() == index + 1><i class=format!("s{}", index % 6)></i>{move || session.speak(&kind)}</span></Pointing>
            }
        })
        .collect_view();
    Effect::new(move |_| {
        let kind = counted.get().checked_sub(1);
        pointed.set(kind.and_then(|kind| places.get(kind).cloned()).unwrap_or_default());
    });
    let row = move |(seat, parts): (usize, Vec<Source>)| {
        let worth: Vec<(usize, i32)> = parts.iter().map(|part| (nth(&kinds, &part.line), part.points)).collect();
        let total =
            move || worth.iter().filter(|(kind, _)| *kind < counted.get()).map(|(_, points)| points).sum::<i32>();
        let shown = worth_of(&parts);
        let bars = parts.into_iter().filter(|part| part.points > 0).map(|Source { line, points, .. }| {
            let kind = nth(&kinds, &line);
            view! { <span class=format!("s{}", kind % 6) class:yet=move || counted.get() <= kind style:flex=points.to_string() title=move || format!("{} {points}", session.speak(&line))>{points}</span> }
        }).collect_view();
        let width = format!("{}%", 100 * shown / most);
        view! {
            <tr><th scope="row"><Badge seat=seat as u8 size=24/><span>{move || session.name(Seat::at(seat))}</span></th>
            <td class="wide"><span class="stackbar" style:width=width>{bars}</span></td><td class="tot">{total}</td></tr>
        }
    };
    view! {
        <section class="box counts"><h2>{move || app.say("ui-what-for")}</h2><p class="leg">{legend}</p>
        <table class="parts" node_ref=table><tbody>{all.into_iter().enumerate().map(row).collect_view()}</tbody></table></section>
    }
}

#[component]
fn Share(app: App) -> impl IntoView {
    let copied = RwSignal::new(false);
    let share = move |_| copied.set(dom::share("Nurt", &window().location().href().unwrap_or_default()));
    view! { <button type="button" class="btn line" data-test="share" on:click=share><Icon name="share"/>{move || app.say(if copied.get() { "ui-link-copied" } else { "ui-share" })}</button> }
}

/// The same people again, everybody one chair further.
fn rematch(session: Session, same_start: bool) {
    let id = session.id.get_value();
    let app = session.app;
    match session.place {
        Place::Here => {
            let Some(begin) = storage::begin(&id) else { return };
            let seed = if same_start { begin.seed.clone() } else { dom::random_hex(32) };
            crate::screens::go_to(app, &begin.again(dom::random_hex(8), seed, dom::now_ms()));
        }
        Place::There => leptos::task::spawn_local(async move {
            let path = format!("/api/v1/tables/{id}/rematch");
            if let Ok(Opened { table }) = net::post::<Opened>(&path, &Again { same_start }).await {
                app.go(Route::Table { place: Place::There, id: table });
            }
        }),
    }
}

/// The record of a table, from wherever it is kept.
pub async fn record_text(place: Place, id: &str) -> Option<String> {
    match place {
        Place::Here => {
            let played = Played::local(&storage::begin(id)?, storage::entries(id))?;
            Some(played.record.to_text())
        }
        Place::There => {
            let record = net::get::<serde_json::Value>(&format!("/api/v1/tables/{id}/record")).await.ok()?;
            Some(record.to_string())
        }
    }
}

fn download(session: Session) {
    let (place, id) = (session.place, session.id.get_value());
    let game = session.now.with_untracked(|now| now.as_ref().map_or("", |now| now.game.about().slug));
    leptos::task::spawn_local(async move {
        if let Some(text) = record_text(place, &id).await {
            dom::download(&format!("nurt-{game}-{}.json", &id[..id.len().min(8)]), &text);
        }
    });
}

/// Deals and rolls the whole game again, here in the browser.
#[component]
fn Verify(session: Session, seed: String) -> impl IntoView {
    let app = session.app;
    let verdict: RwSignal<Option<bool>> = RwSignal::new(None);
    let check = move |_| {
        let (place, id) = (session.place, session.id.get_value());
        leptos::task::spawn_local(async move {
            let record = record_text(place, &id).await.and_then(|text| notation::read_record(&text).ok());
            let promised = session.info.with_untracked(|info| info.as_ref().map(|info| info.commitment.clone()));
            let good = record.is_some_and(|record| {
                record.commitment == promised && table::verify(&record).is_ok_and(|verdict| verdict.luck_checked)
            });
            verdict.set(Some(good));
        });
    };
    let text = move || verdict.get().map(|good| app.say(if good { "ui-verified" } else { "ui-not-verified" }));
    view! {
        <p class="seed"><Icon name="dice"/><code>{seed}</code>
            <button type="button" class="btn line" data-test="verify" on:click=check>{move || app.say("ui-verify")}</button>
            <b role="status" data-test="verdict">{text}</b>
        </p>
    }
}
