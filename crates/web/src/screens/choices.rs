//! What else could have been played: every choice of a decision with its worth, and how it may go on.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Line, Seat, Viewer};
use scene::escape;

use super::analysis::{Jury, Peek, case, percent};
use super::{App, app};
use crate::browser::workers;
use crate::local::{Choice, ToBots, Weighed};
use crate::records::Played;

/// How long the bots weigh up one decision.
const MILLIS: u32 = 600;

/// All choices of the move that led to where the replay stands. A tap on one shows it on the board.
#[component]
pub fn Choices(
    played: Arc<Played>,
    jury: Jury,
    at: RwSignal<usize>,
    peek: Peek,
    speak: Callback<Line, String>,
) -> impl IntoView {
    let app = app();
    ask_where_it_stands(Arc::clone(&played), jury, at);
    let scales = Memo::new(move |_| {
        let _ = app.language.get();
        let Some(step) = at.get().checked_sub(1) else { return Scales::empty(app, "ui-choices-start") };
        jury.weighed.with(|weighed| match weighed {
            Some(weighed) if weighed.step as usize == step => Scales::of(&played, weighed, app, speak),
            _ => Scales::empty(app, "ui-judging"),
        })
    });
    let rows = move || {
        let row = |(step, action, inside): (usize, String, String)| {
            let this = Some((step, action));
            let tapped = this.clone();
            let tap = move |_| peek.update(|now| *now = if *now == tapped { None } else { tapped.clone() });
            view! { <li><button type="button" class="choice" aria-pressed=move || (peek.get() == this).to_string() on:click=tap inner_html=inside></button></li> }
        };
        scales.get().rows.into_iter().map(row).collect_view()
    };
    view! {
        <div class="scales" data-test="choices">
            <div inner_html=move || scales.with(|scales| scales.head.clone())></div>
            <ol>{rows}</ol>
        </div>
    }
}

/// One question at a time: whoever hurries through a game is answered for where they stop.
fn ask_where_it_stands(played: Arc<Played>, jury: Jury, at: RwSignal<usize>) {
    let asked = StoredValue::new(None::<usize>);
    Effect::new(move |_| {
        let known = jury.weighed.with(|weighed| weighed.as_ref().map(|weighed| weighed.step as usize));
        if known.is_some() && known == asked.get_value() {
            asked.set_value(None);
        }
        let wanted = at.get().checked_sub(1).filter(|step| known != Some(*step) && asked.get_value().is_none());
        if let Some(case) = wanted.and_then(|step| case(&played, step, MILLIS)) {
            asked.set_value(wanted);
            workers::ask_bots(&ToBots::Weigh(case));
        }
    });
}

/// What is to be shown, as written for the page.
#[derive(Clone, PartialEq)]
struct Scales {
    head: String,
    /// For each choice: its step, its action, and what is said of it.
    rows: Vec<(usize, String, String)>,
}

impl Scales {
    fn empty(app: App, why: &str) -> Self {
        Self { head: format!("<p class=\"soft\">{}</p>", app.say(why)), rows: Vec::new() }
    }

    fn of(played: &Played, weighed: &Weighed, app: App, speak: Callback<Line, String>) -> Self {
        let step = weighed.step as usize;
        let taken = played.table.steps().get(step);
        let view = taken.and_then(|taken| played.view(step, Viewer::Seat(taken.seat)));
        let Some((taken, view)) = taken.zip(view) else { return Self::empty(app, "ui-judging") };
        let phrase = |words: &[Line]| {
            let words: Vec<_> = words.iter().map(|line| escape(&speak.run(line.clone()))).collect();
            words.join(" → ")
        };
        let mut head = "<p class=\"leg\">".to_owned();
        for (seat, chance) in weighed.chances.iter().enumerate() {
            let name = escape(&played.name(app.language.get_untracked(), Seat::at(seat)));
            head += &format!("<span>{}{name} <b>{}</b></span>", badge(seat as u8), percent(*chance));
        }
        head += &format!("</p><h2>{}</h2><ol class=\"course\">", app.say("ui-choices-line"));
        let line: Vec<_> =
            weighed.line.iter().map(|(seat, action)| (Seat::at((*seat).into()), action.clone())).collect();
        for (seat, words) in catalog::follow(&*view, &line) {
            head += &format!("<li>{}<span>{}</span></li>", badge(seat.number()), phrase(&words));
        }
        let count = Line::new("ui-choices-all").count("count", weighed.choices.len() as i64);
        head += &format!("</ol><h2>{}</h2>", app.line(&count));
        if weighed.solved {
            head += &format!("<p class=\"soft\">{}</p>", app.say("ui-choices-solved"));
        }
        let choices = view.choices();
        let row = |choice: &Choice| {
            let words = choices.iter().find(|(action, _)| *action == choice.action).map(|(_, words)| phrase(words));
            let played = choice.action == taken.action;
            let chip = if played {
                format!(" <span class=\"chip\">{}</span>", app.say("ui-choice-played"))
            } else {
                String::new()
            };
            let error = format!("{:.1}", 100.0 * choice.error).replace('.', &app.say("ui-decimal-sign"));
            let looks = app.line(&Line::new("ui-choice-looks").count("count", i64::from(choice.visits)));
            let inside = format!(
                "<b>{}</b><span>{}{chip}</span><span class=\"bar\"><i style=\"width:{:.1}%\"></i></span><small class=\"soft\">± {error} · {looks}</small>",
                percent(choice.value),
                words.unwrap_or_default(),
                100.0 * choice.value.clamp(0.0, 1.0),
            );
            (step, choice.action.clone(), inside)
        };
        Self { head, rows: weighed.choices.iter().map(row).collect() }
    }
}

fn badge(seat: u8) -> String {
    format!(
        "<svg class=\"bd\" width=\"20\" height=\"20\" aria-hidden=\"true\"><use href=\"#seat-{}\"/></svg>",
        seat.min(4)
    )
}
