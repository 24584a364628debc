//! Finding, opening and leaving tables, over plain HTTP.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use notation::{Value, json};
use wire::{Again, Chair, ClockPlan, Info, Mine, Opened, Plan, Tables};

use crate::app::App;
use crate::door::Client;
use crate::fault::{Read, Refused};
use crate::identity::{ensure, known, with_cookie};
use crate::tables::{self, Call, NewRoom};
use crate::{limits, random};

/// How many tables lists show.
const LISTED: u32 = 50;
const MINE: u32 = 20;
/// Everybody who comes by looks at the same list; it need not be newer than this.
const FRESH: Duration = Duration::from_secs(1);

/// The list of public tables, as it was a moment ago.
#[derive(Default)]
pub struct Listing(Mutex<Option<(Instant, Tables)>>);

impl Listing {
    fn fresh(&self) -> Option<Tables> {
        let kept = self.0.lock().ok()?;
        kept.as_ref().filter(|(at, _)| at.elapsed() < FRESH).map(|(_, tables)| tables.clone())
    }

    fn keep(&self, tables: &Tables) {
        if let Ok(mut kept) = self.0.lock() {
            *kept = Some((Instant::now(), tables.clone()));
        }
    }

    fn forget(&self) {
        if let Ok(mut kept) = self.0.lock() {
            *kept = None;
        }
    }
}

/// `POST tables`
pub async fn open(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Read(mut plan): Read<Plan>,
) -> Result<Response, Refused> {
    if plan.chairs.len() > rules::MAX_SEATS {
        return Err(Refused::bad("bad_plan", "chairs: too many"));
    }
    for chair in &plan.chairs {
        if let Chair::Bot { level } = chair
            && !limits::offers(level)
        {
            return Err(Refused::bad("bad_plan", "chairs: no bot of this level is offered here"));
        }
    }
    let (guest, cookie) = ensure(&app, client, &headers).await?;
    // Whoever has given a name need not give it again.
    let own = plan.chairs.iter_mut().find_map(|chair| if let Chair::Mine { name } = chair { Some(name) } else { None });
    if let Some(name) = own.filter(|name| name.is_empty()) {
        *name = guest.name;
    }
    let new = NewRoom { plan, host: guest.id, seed: random::seed(), seated: Vec::new() };
    let table = tables::open(&app, new).await?;
    app.listing.forget();
    Ok(with_cookie(cookie, (StatusCode::CREATED, Json(Opened { table }))))
}

/// `GET tables`
pub async fn list(State(app): State<App>) -> Result<Json<Tables>, Refused> {
    if let Some(tables) = app.listing.fresh() {
        return Ok(Json(tables));
    }
    let mut tables = Vec::new();
    for text in app.store.listed(LISTED).await? {
        let Ok(stored) = serde_json::from_str::<Info>(&text) else { continue };
        let info = match app.tables.find(&stored.table) {
            Some(line) => asked(&line).await.unwrap_or(stored),
            None => stored,
        };
        // A table that nobody is at is of no use to a stranger, unless it is played over days.
        let waits_long = !info.begun && matches!(info.clock, ClockPlan::Days { .. });
        if waits_long || info.sitters.iter().any(|sitter| sitter.here) {
            tables.push(info);
        }
    }
    let tables = Tables { tables };
    app.listing.keep(&tables);
    Ok(Json(tables))
}

async fn asked(line: &tables::Line) -> Option<Info> {
    let (answer, answered) = tokio::sync::oneshot::channel();
    line.send(Call::Info(answer)).await.ok()?;
    answered.await.ok()
}

/// `GET tables/{id}`
pub async fn info(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Info>, Refused> {
    let (_, info) = tables::ask(&app, &id, Call::Info).await.ok_or_else(Refused::not_found)?;
    Ok(Json(info))
}

/// `GET tables/{id}/record`
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refused> {
    let (_, record) = tables::ask(&app, &id, Call::Record).await.ok_or_else(Refused::not_found)?;
    // Steps hold secrets and the seed rolls what is still to come.
    let record = record.ok_or_else(|| Refused::conflict("not_over", "the record is shown when the game is over"))?;
    let name = format!("attachment; filename=\"nurt-{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_text()).into_response())
}

/// `POST tables/{id}/rematch`
pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Read(again): Read<Again>,
) -> Result<Json<Opened>, Refused> {
    let guest = known(&app, &headers).await?;
    let guest =
        guest.ok_or_else(|| Refused::forbidden("not_yours", "only whoever played here may ask for a rematch"))?;
    let call = |answer| Call::Rematch { holder: guest.id.clone(), same_start: again.same_start, answer };
    let (_, table) = tables::ask(&app, &id, call).await.ok_or_else(Refused::not_found)?;
    Ok(Json(Opened { table: table? }))
}

/// `GET mine`
pub async fn mine(State(app): State<App>, headers: HeaderMap) -> Result<Json<Mine>, Refused> {
    let Some(guest) = known(&app, &headers).await? else { return Ok(Json(Mine { tables: Vec::new() })) };
    let mut mine = Vec::new();
    for text in app.store.tables_of(&guest.id, MINE).await? {
        let Ok(stored) = serde_json::from_str::<Info>(&text) else { continue };
        let call = |answer| Call::Mine { holder: guest.id.clone(), answer };
        if let Some((_, table)) = tables::ask(&app, &stored.table, call).await {
            mine.push(table);
        }
    }
    Ok(Json(Mine { tables: mine }))
}

/// `GET games`
pub async fn games() -> Json<Value> {
    let games = catalog::GAMES.iter().map(|game| {
        let about = game.about();
        json!({
            "game": about.slug,
            "rules": about.version,
            "min_seats": about.min_seats,
            "max_seats": about.max_seats,
            "minutes": [about.minutes.0, about.minutes.1],
            "secrets": about.secrets,
        })
    });
    Json(json!({ "games": games.collect::<Vec<_>>() }))
}
