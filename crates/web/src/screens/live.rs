//! A worked example of a rule that can be tried: before, a tap, after.

use catalog::{AnyGame, Example};
use leptos::prelude::*;
use rules::{RuleId, Viewer};
use scene::Layout;
use text::Language;

use super::picture::{know, speaker, still};
use super::{Icon, app};
use crate::{gallery, touch, words};

/// How far an example has been tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Closed,
    Before,
    After,
}

/// What is to be seen: the inside of a picture, its frame, and what is said to it.
struct Seen {
    inside: String,
    frame: [f32; 4],
    /// A rule stands beside what follows from it.
    words: Vec<(String, Option<RuleId>)>,
}

#[component]
pub fn Live(game: &'static dyn AnyGame, example: Example) -> impl IntoView {
    let app = app();
    let moment = RwSignal::new(Moment::Closed);
    let refused =
        game.read(&example.before).is_ok_and(|position| position.check(example.seat, &example.action).is_err());
    let go_on = move |_| {
        moment.update(|moment| {
            *moment = match moment {
                Moment::Closed | Moment::After => Moment::Before,
                Moment::Before => Moment::After,
            };
        })
    };
    let label = move || {
        app.say(match moment.get() {
            Moment::Closed if refused => "ui-example-refused",
            Moment::Closed => "ui-example",
            Moment::Before => "ui-example-try",
            Moment::After => "ui-example-again",
        })
    };
    let rule = example.rule.clone();
    let picture = move || {
        let language = app.language.get();
        let seen = match moment.get() {
            Moment::Closed => return None,
            Moment::Before => before(game, &example, language, app.layout.get()),
            Moment::After => after(game, &example, language, app.layout.get()),
        }?;
        let [x, y, width, height] = seen.frame;
        let chip = |rule: RuleId| view! { " "<span class="chip">{rule.as_str()}</span> };
        let said = seen.words.into_iter().map(|(text, rule)| view! { <p>{text}{rule.map(chip)}</p> }).collect_view();
        Some(view! {
            <button type="button" class="pic" aria-label=label on:click=go_on>
                <svg class="scene" data-art=game.about().slug viewBox=format!("{x} {y} {width} {height}") aria-hidden="true" inner_html=still(&seen.inside)></svg>
            </button>
            <div class="said" role="status">{said}</div>
        })
    };
    view! {
        <figure class="live" class:shown=move || moment.get() != Moment::Closed data-test=format!("example-{rule}")>
            {picture}
            <figcaption><button type="button" class="btn soft" on:click=go_on><Icon name="play" size=18/>{label}</button></figcaption>
        </figure>
    }
}

/// The position with what is going to be tried.
fn before(game: &'static dyn AnyGame, example: &Example, language: Language, layout: Layout) -> Option<Seen> {
    know(game);
    let mut view = game.read(&example.before).ok()?.look(Viewer::Seat(example.seat));
    view.set_layout(layout);
    let way = touch::way_to(&*view, &example.action);
    let legal = view.check(&example.action).is_ok();
    let looks = legal.then_some(example.action.as_str());
    let touched = if legal { touch::shown_as_touched(&way, looks) } else { Vec::new() };
    let (scene, states) = view.picture(&touched, looks);
    let say = speaker(game, language);
    let words = vec![(say(&view.prompt()), None)];
    Some(Seen { inside: gallery::strings(game, &scene, &states, &say).concat(), frame: scene.view_box, words })
}

/// What came of it: the next position with what happened, or the same one with the reason.
fn after(game: &'static dyn AnyGame, example: &Example, language: Language, layout: Layout) -> Option<Seen> {
    let mut position = game.read(&example.before).ok()?;
    let say = speaker(game, language);
    let words = match position.check(example.seat, &example.action) {
        Err(refusal) => vec![(words::game(language, game).refusal(&refusal), None)],
        Ok(()) => {
            let told = example.play(&mut *position)?;
            told.iter().map(|told| (say(&told.line), Some(told.rule))).collect()
        }
    };
    let mut view = position.look(Viewer::Seat(example.seat));
    view.set_layout(layout);
    let scene = view.scene();
    let inside = gallery::strings(game, &scene, &std::collections::BTreeMap::new(), &say).concat();
    Some(Seen { inside, frame: scene.view_box, words })
}
