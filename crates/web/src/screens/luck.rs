//! What luck gave and what choices cost, and the two moments of a game that are worth another look.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Line, Seat};

use super::analysis::Verdicts;
use super::{Badge, Go, app};
use crate::local::Verdict;
use crate::records::Played;
use crate::route::{Place, Route};

/// What a game comes to for one seat, in chances to win.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sum {
    luck: f32,
    lost: f32,
}

/// A step that is worth another look.
#[derive(Clone, PartialEq, Debug)]
struct Moment {
    step: usize,
    seat: usize,
    by: f32,
}

/// What is said of a whole game, once every choice is judged.
#[derive(Clone, PartialEq, Debug, Default)]
struct Report {
    sums: Vec<Sum>,
    has_luck: bool,
    costliest: Option<Moment>,
    luckiest: Option<Moment>,
}

/// Less than this is nothing to speak of.
const WORTH: f32 = 0.03;

impl Report {
    fn of(verdicts: &[Verdict], actors: &[usize], ends: &[f32]) -> Self {
        let mut report = Self { sums: vec![Sum::default(); ends.len()], ..Self::default() };
        for (step, (verdict, &actor)) in verdicts.iter().zip(actors).enumerate() {
            report.sums[actor].lost += verdict.loss.max(0.0);
            keep_larger(&mut report.costliest, Moment { step, seat: actor, by: verdict.loss - verdict.error });
            let then = verdicts.get(step + 1).map_or(ends, |next| &next.chances);
            if !verdict.luck || verdict.after.len() != ends.len() || then.len() != ends.len() {
                continue;
            }
            report.has_luck = true;
            for (seat, sum) in report.sums.iter_mut().enumerate() {
                let by = then[seat] - verdict.after[seat];
                sum.luck += by;
                keep_larger(&mut report.luckiest, Moment { step, seat, by });
            }
        }
        report
    }
}

fn keep_larger(kept: &mut Option<Moment>, other: Moment) {
    if other.by >= WORTH && kept.as_ref().is_none_or(|kept| kept.by < other.by) {
        *kept = Some(other);
    }
}

#[component]
pub fn Luck(played: Arc<Played>, verdicts: Verdicts, place: Place, #[prop(into)] id: String) -> impl IntoView {
    let app = app();
    let actors: Vec<usize> = played.table.steps().iter().map(|step| step.seat.index()).collect();
    let ends: Option<Vec<f32>> = played
        .table
        .turn()
        .outcome()
        .map(|outcome| (0..played.record.seats).map(|seat| outcome.share(Seat::at(seat))).collect());
    let report = Memo::new(move |_| {
        let all: Option<Vec<Verdict>> = verdicts.with(|all| all.iter().cloned().collect());
        Some(Report::of(&all?, &actors, ends.as_deref()?))
    });
    let done = move || {
        let (done, all) = verdicts.with(|all| (all.iter().flatten().count(), all.len()));
        app.line(&Line::new("ui-judged").count("done", done as i64).count("all", all as i64))
    };
    let rows = Arc::clone(&played);
    let shown = move || match report.get() {
        None => view! { <p class="soft">{done}</p> }.into_any(),
        Some(report) => {
            let most = report.sums.iter().flat_map(|sum| [sum.luck.abs(), sum.lost]).fold(0.1, f32::max);
            let row = |(seat, sum): (usize, &Sum)| {
                let names = Arc::clone(&rows);
                let luck = report.has_luck.then(|| view! { <td><Swing by=sum.luck most/></td> });
                view! {
                    <tr><th scope="row"><Badge seat=seat as u8 size=24/><span>{move || names.name(app.language.get(), Seat::at(seat))}</span></th>
                    {luck}<td><Swing by=-sum.lost most/></td></tr>
                }
            };
            let body = report.sums.iter().enumerate().map(row).collect_view();
            let luck = report.has_luck.then(|| view! { <th scope="col">{move || app.say("ui-luck")}</th> });
            view! {
                <table class="parts swings" data-test="luck"><thead><tr><th scope="col"><span class="vh">{move || app.say("ui-players")}</span></th>{luck}<th scope="col">{move || app.say("ui-choices")}</th></tr></thead><tbody>{body}</tbody></table>
            }
            .into_any()
        }
    };
    let moments = move || {
        let report = report.get()?;
        let names = Arc::clone(&played);
        let one = |moment: Option<Moment>, what: &'static str| {
            let (names, id) = (Arc::clone(&names), id.clone());
            moment.map(|moment| view! { <li><Look names moment what place id/></li> })
        };
        let both = [one(report.costliest, "ui-costliest"), one(report.luckiest, "ui-luckiest")];
        both.iter()
            .any(Option::is_some)
            .then(|| view! { <ul class="moments" data-test="moments">{both.into_iter().collect_view()}</ul> })
    };
    view! {
        <section class="box"><h2>{move || app.say("ui-luck-and-choices")}</h2><p class="soft">{move || app.say("ui-luck-help")}</p>{shown}{moments}</section>
    }
}

/// A moment and the way to it.
#[component]
fn Look(names: Arc<Played>, moment: Moment, what: &'static str, place: Place, id: String) -> impl IntoView {
    let app = app();
    let Moment { step, seat, by } = moment;
    let by = signed(if what == "ui-costliest" { -by } else { by });
    let to = Route::Replay { place, id, step: Some(step + 1) };
    let text = move || {
        let player = names.name(app.language.get(), Seat::at(seat));
        app.line(&Line::new("ui-moment").count("step", step as i64 + 1).name("player", player).name("by", by.clone()))
    };
    view! {
        <Badge seat=seat as u8 size=32/><span class="nm"><b>{move || app.say(what)}</b><span class="soft">{text}</span></span>
        <Go to class="btn soft">{move || app.say("ui-show")}</Go>
    }
}

/// A bar to the right for what was won, to the left for what was lost.
#[component]
fn Swing(by: f32, most: f32) -> impl IntoView {
    let width = format!("{:.1}%", (50.0 * by.abs() / most).min(50.0));
    let left = format!("{:.1}%", if by < 0.0 { 50.0 - (50.0 * by.abs() / most).min(50.0) } else { 50.0 });
    view! { <span class="swing"><span class="bar"><i class:minus=by < 0.0 style:width=width style:left=left></i></span><b>{signed(by)}</b></span> }
}

/// In percent, with its sign.
fn signed(by: f32) -> String {
    let percent = (100.0 * by).round() as i32;
    match percent {
        0 => "0%".to_owned(),
        1.. => format!("+{percent}%"),
        _ => format!("−{}%", -percent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(loss: f32, luck: bool, before: f32, after: f32) -> Verdict {
        Verdict {
            loss,
            luck,
            chances: vec![before, 1.0 - before],
            after: vec![after, 1.0 - after],
            ..Verdict::default()
        }
    }

    #[test]
    fn luck_and_losses_add_up_to_the_result() {
        // Seat 0 gives a tenth away, then luck gives it two tenths; seat 1 errs by three tenths, and seat 0 wins.
        let verdicts = [verdict(0.1, true, 0.5, 0.4), verdict(0.3, false, 0.6, 0.9)];
        let report = Report::of(&verdicts, &[0, 1], &[1.0, 0.0]);
        assert!((report.sums[0].luck - 0.2).abs() < 1e-6 && (report.sums[1].luck + 0.2).abs() < 1e-6);
        assert_eq!((report.sums[0].lost, report.sums[1].lost), (0.1, 0.3));
        assert_eq!(report.costliest.map(|moment| (moment.step, moment.seat)), Some((1, 1)));
        assert_eq!(report.luckiest.map(|moment| (moment.step, moment.seat)), Some((0, 0)));
    }

    #[test]
    fn where_nothing_is_left_to_luck_none_is_told() {
        let report = Report::of(&[verdict(0.0, false, 0.5, 0.5)], &[0], &[0.0, 1.0]);
        assert!(!report.has_luck && report.luckiest.is_none() && report.costliest.is_none());
        assert_eq!(signed(-0.126), "−13%");
    }
}
