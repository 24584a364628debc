//! What a strong bot thinks of a played game: everybody's chances over time, and what each choice cost.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Line, Seat, Viewer};

use super::{Badge, app};
use crate::browser::workers::{self, Role};
use crate::local::{Case, FromBots, ToBots, Verdict, Weighed};
use crate::records::Played;

/// How long a choice is thought about. Longer games get less for each, so that nobody waits for long.
const MOST_MS: u32 = 240;
const ALL_MS: u32 = 12_000;
/// Less than this is no weaker move, only another one.
const WEAKER: f32 = 0.03;

/// Verdicts as they come in, one for each step.
pub type Verdicts = RwSignal<Vec<Option<Verdict>>>;

/// What the bots have said of a played game so far.
#[derive(Clone, Copy)]
pub struct Jury {
    pub verdicts: Verdicts,
    /// The decision that was asked about last, with everything that can be said of it.
    pub weighed: RwSignal<Option<Weighed>>,
}

/// A decision as the bots are handed it: what the seat saw, never more.
pub fn case(played: &Played, step: usize, millis: u32) -> Option<Case> {
    let taken = played.table.steps().get(step)?;
    let position = played.table.position_at(step)?;
    let open = played.table.game().about().plan.open;
    Some(Case {
        step: step as u32,
        seat: taken.seat.number(),
        game: played.record.game.clone(),
        view: position.look(Viewer::Seat(taken.seat)).write(),
        action: taken.action.clone(),
        luck: !open && !position.is_foregone(taken.seat, &taken.action),
        millis,
    })
}

/// Asks the bots about every choice, one after the other.
pub fn judge_all(played: &Arc<Played>) -> Jury {
    let steps = played.table.steps().len();
    let jury = Jury { verdicts: RwSignal::new(vec![None; steps]), weighed: RwSignal::new(None) };
    let millis = (ALL_MS / steps.max(1) as u32).clamp(30, MOST_MS);
    let asks = Arc::clone(played);
    let ask = move |step: usize| {
        if let Some(case) = case(&asks, step, millis) {
            workers::ask_bots(&ToBots::Judge(case));
        }
    };
    let first = ask.clone();
    workers::listen(Role::Bots, move |text| match serde_json::from_str(&text) {
        Ok(FromBots::Verdict(verdict)) => {
            let step = verdict.step as usize;
            let alive = jury.verdicts.try_update(|all| {
                if let Some(place) = all.get_mut(step) {
                    *place = Some(verdict);
                }
            });
            if alive.is_some() {
                ask(step + 1);
            }
        }
        Ok(FromBots::Weighed(weighed)) => {
            jury.weighed.try_set(Some(weighed));
        }
        _ => {}
    });
    first(0);
    jury
}

/// The chances of all seats over the game.
#[component]
pub fn Chances(
    played: Arc<Played>,
    verdicts: Verdicts,
    #[prop(optional)] at: Option<RwSignal<usize>>,
) -> impl IntoView {
    let app = app();
    let seats = played.record.seats;
    let steps = played.table.steps().len();
    let ends = played.table.turn().outcome();
    let line = move |seat: usize| {
        verdicts.with(|all| {
            let mut path = String::new();
            for (step, verdict) in all.iter().enumerate() {
                if let Some(chance) = verdict.as_ref().and_then(|verdict| verdict.chances.get(seat)) {
                    let letter = if path.is_empty() { 'M' } else { 'L' };
                    path += &format!("{letter}{step} {:.1}", 100.0 - 100.0 * chance);
                }
            }
            if let (Some(outcome), true) = (&ends, all.last().is_some_and(Option::is_some)) {
                path += &format!("L{steps} {:.1}", 100.0 - 100.0 * outcome.share(Seat::at(seat)));
            }
            path
        })
    };
    let ways = move || {
        let draw = |seat: usize| {
            let path = line(seat);
            format!("<path class=\"under\" d=\"{path}\"/><path class=\"way seat-{seat} d{seat}\" d=\"{path}\"/>")
        };
        let here = at.map(|at| format!("<path class=\"now\" d=\"M{0} 0V100\"/>", at.get())).unwrap_or_default();
        format!(
            "<path class=\"gl\" d=\"M0 0H{steps}M0 50H{steps}M0 100H{steps}\"/>{here}{}",
            (0..seats).map(draw).collect::<String>()
        )
    };
    let names = Arc::clone(&played);
    let legend = (0..seats)
        .map(|seat| {
            let names = Arc::clone(&names);
            view! { <span><Badge seat=seat as u8/>{move || names.name(app.language.get(), Seat::at(seat))}</span> }
        })
        .collect_view();
    let done = move || verdicts.with(|all| all.iter().filter(|verdict| verdict.is_some()).count());
    view! {
        <div data-test="chances" data-done=done>
            <p class="leg">{legend}</p>
            <div class="plot">
                <div class="yx"><span>"100%"</span><span>"50%"</span><span>"0%"</span></div>
                <div class="area"><svg viewBox=format!("0 0 {} 100", steps.max(1)) preserveAspectRatio="none" role="img" aria-label=move || app.say("ui-chances") inner_html=ways></svg></div>
                <div class="xx"><span>"0"</span><span>{steps}</span></div>
            </div>
        </div>
    }
}

/// A choice that a bot would have preferred, to be looked at on the board: the step and the action.
pub type Peek = RwSignal<Option<(usize, String)>>;

/// What is to be said of the choice that led to where the replay stands.
#[component]
pub fn Remark(played: Arc<Played>, verdicts: Verdicts, at: RwSignal<usize>, peek: Peek) -> impl IntoView {
    let app = app();
    Effect::new(move |_| {
        at.track();
        peek.set(None);
    });
    let text = move || {
        let step = at.get().checked_sub(1)?;
        let taken = played.table.steps().get(step)?;
        let Some(verdict) = verdicts.with(|all| all.get(step).cloned().flatten()) else {
            return Some((app.say("ui-judging"), None));
        };
        let best = verdict.best?;
        let before = verdict.chances.get(taken.seat.index()).copied().unwrap_or(0.0);
        if best == taken.action || verdict.loss < WEAKER.max(verdict.error) {
            return Some((app.line(&Line::new("ui-good-move").name("chance", percent(before))), None));
        }
        let after = (before - verdict.loss).max(0.0);
        let text = app.line(&Line::new("ui-weaker-move").name("before", percent(before)).name("after", percent(after)));
        Some((text, Some((step, best))))
    };
    let shown = move || {
        text().map(|(text, better)| view! {
        <span>{text}</span>
        {better.map(|better| view! {
            <button type="button" class="btn soft" data-test="best" on:click=move |_| peek.set(Some(better.clone()))>{move || app.say("ui-show-best")}</button>
        })}
    })
    };
    view! { <div class="remark" data-test="remark">{shown}</div> }
}

pub fn percent(chance: f32) -> String {
    format!("{:.0}%", 100.0 * chance)
}
