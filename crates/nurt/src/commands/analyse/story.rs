//! A whole game: what each decision cost, and what luck gave or took.

use std::io::{IsTerminal, Write};

use bots::{Budget, Measure, Pace};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use notation::{Value, json};
use rules::{Line, Seat};
use table::{Judged, Review, Table, Totals};
use text::{Language, Voice};

use super::figures::{figure, signed};
use crate::fail::Fail;
use crate::terminal;

/// Judges every step, and prints what came of it.
pub fn run(table: &Table, budget: Budget, pace: &Pace<'_>, json: bool, language: Language) -> Result<(), Fail> {
    let mut review = Review::new(table, budget);
    let bar = progress(table.steps().len() as u64);
    let mut judged = Vec::new();
    while let Some(step) = review.judge_next(pace) {
        judged.push(step);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if json {
        print_json(table, &judged, review.totals())
    } else {
        print_story(table, &judged, review.totals(), language)
    }
}

fn progress(steps: u64) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(steps), target);
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} steps, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn write(measure: Measure) -> Value {
    json!({ "value": measure.value, "error": measure.error })
}

fn write_all(measures: &[Measure]) -> Value {
    measures.iter().copied().map(write).collect()
}

fn print_json(table: &Table, judged: &[Judged], totals: &Totals) -> Result<(), Fail> {
    let steps: Vec<_> = judged
        .iter()
        .map(|step| {
            json!({
                "step": step.step, "seat": step.seat.number(), "action": step.action, "best": step.best,
                "forced": step.forced, "loss": write(step.loss), "luck": step.luck.as_deref().map(write_all),
                "chances": write_all(&step.chances),
            })
        })
        .collect();
    let report = json!({
        "game": table.game().about().slug, "steps": steps,
        "totals": {
            "loss": write_all(&totals.loss), "luck": write_all(&totals.luck), "decisions": totals.decisions,
        },
    });
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}

fn print_story(table: &Table, judged: &[Judged], totals: &Totals, language: Language) -> Result<(), Fail> {
    let voice = terminal::voice(table.game().about(), language);
    let name = |seat: Seat| terminal::seat_name(&voice, seat);
    let say = |line: &Line| voice.line(line, &name);
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", voice.say("title"))?;
    writeln!(out, "{}\n", terminal::wrap(&voice.say("ui-analyse-about")))?;
    for step in judged {
        writeln!(out, "{:>4}  {}: {}  {}", step.step + 1, name(step.seat), step.action, verdict(step, &voice))?;
        if let Some(luck) = &step.luck {
            let faint = anstyle::Style::new().dimmed();
            let parts: Vec<_> = (0..).zip(luck).map(|(seat, luck)| per_seat(Seat::at(seat), *luck, &voice)).collect();
            let line = say(&Line::new("ui-analyse-luck").name("seats", parts.join(", ")));
            writeln!(out, "      {faint}{line}{faint:#}")?;
        }
    }
    writeln!(out)?;
    for seat in 0..totals.loss.len() {
        let line = Line::new("ui-analyse-total")
            .seat("player", Seat::at(seat))
            .name("loss", figure(totals.loss[seat], &voice))
            .count("decisions", totals.decisions[seat])
            .name("luck", signed(totals.luck[seat], &voice));
        writeln!(out, "{}", say(&line))?;
    }
    Ok(())
}

/// What is said of the choice itself.
fn verdict(step: &Judged, voice: &Voice) -> String {
    let line = if step.forced {
        Line::new("ui-analyse-forced")
    } else if step.best == step.action {
        Line::new("ui-analyse-best")
    } else if step.loss.value <= step.loss.error {
        Line::new("ui-analyse-near").name("loss", figure(step.loss, voice)).name("best", &step.best)
    } else {
        Line::new("ui-analyse-loss").name("loss", figure(step.loss, voice)).name("best", &step.best)
    };
    voice.line(&line, &|_| String::new())
}

fn per_seat(seat: Seat, luck: Measure, voice: &Voice) -> String {
    format!("{} {}", terminal::seat_name(voice, seat), signed(luck, voice))
}
