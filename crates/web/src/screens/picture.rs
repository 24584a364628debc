//! Pictures of boards that only want to be looked at.

use std::time::Duration;

use catalog::AnyGame;
use leptos::prelude::*;
use rules::Line;

use crate::browser::dom;
use crate::gallery;
use crate::words;

/// Makes the art of a game known to the document.
pub fn know(game: &'static dyn AnyGame) {
    let id = format!("art-{}", game.about().slug);
    if document().get_element_by_id(&id).is_none() {
        let art = gallery::art(game);
        dom::add_css(&art.css);
        dom::add_symbols(&id, &art.symbols);
    }
}

/// Says lines of a game that nobody in particular plays.
pub fn speaker(game: &'static dyn AnyGame, language: text::Language) -> impl Fn(&Line) -> String {
    let voice = words::game(language, game);
    move |line| {
        voice.line(line, &|seat| words::say(language, &Line::new("ui-seat").count("number", seat.number() as i64 + 1)))
    }
}

/// A board of a game as it may look after some turns. Drawn after the page is there, so that nobody waits for it.
#[component]
pub fn Thumb(game: &'static dyn AnyGame, #[prop(default = 0)] after_ms: u64) -> impl IntoView {
    let drawn = RwSignal::new(None);
    set_timeout(
        move || {
            know(game);
            // Nobody reads a thumbnail out.
            let say = |_: &Line| String::new();
            drawn.try_set(gallery::sample(game).map(|position| gallery::still(game, &*position, &say)));
        },
        Duration::from_millis(after_ms),
    );
    move || {
        let (inside, [x, y, width, height]) = drawn.get().unwrap_or((String::new(), [0.0, 0.0, 400.0, 210.0]));
        // A picture shows the middle of the board, large enough to see who is who.
        let wide = width.min(height * 1.9);
        let left = x + (width - wide) / 2.0;
        let frame = format!("{left} {y} {wide} {height}");
        view! {
            <svg class="scene" data-art=game.about().slug viewBox=frame preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=still(&inside)></svg>
        }
    }
}

/// A picture that is only looked at has nothing to touch or read out.
pub fn still(inside: &str) -> String {
    let unwanted = [
        " role=\"button\"",
        " role=\"img\"",
        " tabindex=\"-1\"",
        " tabindex=\"0\"",
        " aria-disabled=\"true\"",
        " aria-pressed=\"true\"",
    ];
    unwanted.iter().fold(inside.to_owned(), |inside, attribute| inside.replace(attribute, ""))
}
