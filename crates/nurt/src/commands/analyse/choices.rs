//! One decision: every action with its worth, what is expected to follow, everybody's chances.

use bots::{Analysis, Measure};
use catalog::AnyView;
use notation::{Value, json};
use rules::{Line, Seat};
use text::Voice;

use super::figures::{figure, plain};
use crate::terminal;

/// A decision of a seat, and what it was if it has been made.
pub struct Decision {
    pub view: Box<dyn AnyView>,
    pub seat: Seat,
    /// How many steps came before, if that is known.
    pub step: Option<usize>,
    pub played: Option<String>,
}

pub fn write(decision: &Decision, found: &Analysis<String>) -> Value {
    let actions = found.actions.iter().map(
        |worth| json!({ "action": worth.action, "value": worth.value, "error": worth.error, "visits": worth.visits }),
    );
    let line = found.line.iter().map(|(seat, action)| json!({ "seat": seat.number(), "action": action }));
    json!({
        "game": decision.view.game().about().slug, "step": decision.step, "seat": decision.seat.number(),
        "played": decision.played, "chances": found.chances, "line": line.collect::<Value>(),
        "iterations": found.iterations, "solved": found.solved, "actions": actions.collect::<Value>(),
    })
}

/// The same for people: no more than so many actions, but always the one that was played.
pub fn tell(
    decision: &Decision,
    found: &Analysis<String>,
    most: usize,
    voice: &Voice,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let say = |line: &Line| voice.line(line, name);
    let mut lines = Vec::new();
    if let Some(step) = decision.step {
        lines.push(say(&Line::new("ui-choices-step").seat("player", decision.seat).count("step", step as i64 + 1)));
    }
    let chances =
        (0..).zip(&found.chances).map(|(seat, chance)| format!("{} {}", name(Seat::at(seat)), plain(*chance, voice)));
    lines.push(say(&Line::new("ui-choices-chances").name("seats", chances.collect::<Vec<_>>().join(", "))));
    let line: Vec<_> = found.line.iter().map(|(seat, action)| whole(format!("{} {action}", name(*seat)))).collect();
    lines.push(terminal::wrap(&say(&Line::new("ui-choices-line").name("line", line.join(" · ")))));
    if found.solved {
        lines.push(voice.say("ui-choices-solved"));
    }
    lines.push(String::new());
    lines.extend(rows(decision, found, most, voice));
    if let Some(more) = found.actions.len().checked_sub(most).filter(|more| *more > 0) {
        lines.push(say(&Line::new("ui-choices-more").count("count", more as i64)));
    }
    lines.join("\n")
}

/// The table of actions under its heads, in columns.
fn rows(decision: &Decision, found: &Analysis<String>, most: usize, voice: &Voice) -> Vec<String> {
    let heads = ["ui-choices-chance", "ui-choices-visits", "ui-choices-move"].map(|id| voice.say(id));
    let is_played = |action: &str| decision.played.as_deref() == Some(action);
    let shown = found.actions.iter().enumerate().filter(|(nth, worth)| *nth < most || is_played(&worth.action));
    let rows = shown.map(|(_, worth)| {
        let chance = figure(Measure { value: worth.value, error: worth.error }, voice);
        let mark =
            if is_played(&worth.action) { format!("   ← {}", voice.say("ui-choices-played")) } else { String::new() };
        [chance, worth.visits.to_string(), format!("{}{mark}", worth.action)]
    });
    let rows: Vec<_> = std::iter::once(heads).chain(rows).collect();
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (first, second) = (wide(0), wide(1));
    rows.iter().map(|[chance, visits, action]| format!("  {chance:>first$}  {visits:>second$}  {action}")).collect()
}

/// Never broken in the middle.
fn whole(text: String) -> String {
    text.replace(' ', "\u{a0}")
}
