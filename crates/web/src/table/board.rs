//! The board as a part of a screen: draws, moves, listens.

use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use catalog::{AnyGame, AnyView as Seen};
use leptos::html::Div;
use leptos::prelude::*;
use rules::Line;
use scene::{Key, Note, Scene};
use web_sys::Element;

use super::camera::Camera;
use super::motion::Stage;
use super::painter::{Painter, each, focus_board};
use super::pointer::Hands;
use crate::browser::dom;
use crate::screens::{app, know};
use crate::{gallery, touch};

/// What a board shows.
#[derive(Clone)]
pub struct Shown {
    pub game: &'static dyn AnyGame,
    pub view: Arc<dyn Seen>,
    pub touched: Vec<Key>,
    pub looks: Option<String>,
    /// A place that is only looked into.
    pub glimpsed: Option<Key>,
    /// What is to be said of places, on the board itself.
    pub notes: Arc<[Note]>,
}

impl Shown {
    /// A board that only shows how it stands.
    pub fn still(game: &'static dyn AnyGame, view: Arc<dyn Seen>) -> Self {
        Self { game, view, touched: Vec::new(), looks: None, glimpsed: None, notes: Arc::default() }
    }
}

/// What was drawn last.
struct Drawn {
    view: Arc<dyn Seen>,
    scene: Scene,
}

#[component]
pub fn Board(
    shown: Signal<Option<Shown>>,
    /// Puts a line of the game into words.
    #[prop(into)]
    speak: Callback<Line, String>,
    /// A key was tapped; an empty one is the ground.
    #[prop(into)]
    tap: Callback<Key>,
    /// Something is dragged over a key, or dropped there.
    #[prop(into)]
    over: Callback<Key>,
    #[prop(into)] dropped: Callback<Key>,
    /// The next manner in which to do it is asked for, or the one before; says whether there is one.
    #[prop(into)]
    turn: Callback<bool, bool>,
    /// How long what is shown will move.
    #[prop(into)]
    moves: Callback<Duration>,
    /// Places that are being read about.
    #[prop(optional)]
    pointed: Option<RwSignal<Vec<Key>>>,
) -> impl IntoView {
    let app = app();
    let fit = NodeRef::<Div>::new();
    let camera = Rc::new(Camera::new());
    let near = RwSignal::new(false);
    let state: Rc<RefCell<(Painter, Option<Drawn>)>> = Rc::default();
    let listens = Rc::clone(&camera);
    let looks_at = Rc::clone(&camera);
    let slug = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|shown| shown.game.about().slug)));
    Effect::new(move |_| {
        let Some(shown) = shown.get() else { return };
        let Some(svg) = fit.get().and_then(|fit| fit.query_selector(".board").ok().flatten()) else { return };
        know(shown.game);
        let say = |line: &Line| speak.run(line.clone());
        let pace = if dom::reduces_motion() { 0.0 } else { app.pace.get_untracked() };
        let time = draw(&mut state.borrow_mut(), &svg, &looks_at, &shown, &say, pace);
        if let Some(time) = time {
            moves.run(time);
        }
    });
    Effect::new(move |_| {
        let keys = pointed.map(|pointed| pointed.get()).unwrap_or_default();
        if let Some(fit) = fit.get() {
            point_at(&fit, &keys);
        }
    });
    let hands = Hands::new(listens, near, tap, over, dropped, turn);
    let [down, moving, up, stop, click, wheel, keys] = std::array::from_fn(|_| hands.clone());
    let whole = move |_| {
        if let Some(svg) = fit.get_untracked().and_then(|fit| fit.query_selector(".board").ok().flatten()) {
            camera.fit(&svg);
            near.set(false);
        }
    };
    let layers = "<g class=\"trails\"></g><g class=\"nodes\"></g><g class=\"ghosts\"></g>";
    view! {
        <div class="fit" class:larger=near node_ref=fit data-art=slug
            on:pointerdown=move |event| down.pressed(&event)
            on:pointermove=move |event| moving.moved(&event)
            on:pointerup=move |event| up.lifted(&event)
            on:pointercancel=move |event| stop.stopped(&event)
            on:click=move |event| click.clicked(&event)
            on:wheel=move |event| wheel.wheeled(&event)
            on:keydown=move |event| keys.typed(&event)>
            <svg class="board" role="group" preserveAspectRatio="xMidYMid meet" inner_html=layers></svg>
        </div>
        <button type="button" class="btn line zoom" data-test="fit" hidden=move || !near.get() on:click=whole>{move || app.say("ui-fit")}</button>
    }
}

/// Draws what is shown; gives how long it will move if the game has gone on.
fn draw(
    state: &mut (Painter, Option<Drawn>),
    svg: &Element,
    camera: &Camera,
    shown: &Shown,
    say: &dyn Fn(&Line) -> String,
    pace: f64,
) -> Option<Duration> {
    let layer = |name: &str| svg.query_selector(name).ok().flatten();
    let (nodes, ghosts, trail) = (layer(".nodes")?, layer(".ghosts")?, layer(".trails")?);
    let looks = shown.looks.as_deref();
    let touched = touch::shown_as_touched(&shown.touched, looks);
    let (mut picture, states) = shown.view.picture(&touched, looks);
    if shown.glimpsed.is_none() {
        // What is touched has signs of its own; chances stay, so that they can be compared.
        let stays = |note: &&Note| shown.touched.is_empty() || note.topic == "odds";
        let tags = scene::tags(&picture, shown.notes.iter().filter(stays));
        picture.nodes.extend(tags);
    }
    if let Some(key) = &shown.glimpsed {
        picture.nodes.extend(shown.view.glimpse(key).nodes);
    }
    camera.frame(svg, picture.view_box);
    dom::put(svg, "aria-label", &say(&picture.label));
    let strings = gallery::strings(shown.game, &picture, &states, say);
    let (painter, drawn) = state;
    let lost = painter.paint(&nodes, strings);
    let mut next = shown.view.touch(&shown.touched).next;
    if next.is_empty() {
        // Everything is chosen: what else could be is still in reach.
        next = shown.view.touch(&touched).next;
    }
    mark_next(&nodes, &next);
    if lost {
        focus_board();
    }
    let went_on = drawn.as_ref().is_none_or(|drawn| !Arc::ptr_eq(&drawn.view, &shown.view));
    if !went_on {
        return None;
    }
    let scene = shown.view.scene();
    let stage = Stage { game: shown.game, layer: &nodes, ghosts: &ghosts, trail: &trail, pace };
    // From another seat it is another picture of the same moment: nothing has moved.
    let before = drawn.as_ref().filter(|drawn| drawn.view.viewer() == shown.view.viewer());
    let time = before.map_or(Duration::ZERO, |drawn| stage.play(&drawn.scene, &scene, &states));
    *drawn = Some(Drawn { view: Arc::clone(&shown.view), scene });
    Some(time)
}

/// What may be touched next is marked, whatever it looks like: a key may stand twice in a path. Tab stops there, once for
/// each key, and nowhere else on the board; arrows go everywhere.
fn mark_next(nodes: &Element, next: &[Key]) {
    let mut met: HashSet<String> = HashSet::new();
    let active = document().active_element();
    let places = each(nodes.query_selector_all("[data-key][role]"));
    for place in &places {
        let key = place.get_attribute("data-key").unwrap_or_default();
        let live = next.iter().any(|next| next.as_str() == key);
        if place.has_attribute("data-next") != live {
            let _ = place.toggle_attribute("data-next");
        }
        let stop = if live && met.insert(key) { "0" } else { "-1" };
        // A browser lays everything out at once when this changes on what has the focus; there it does not matter.
        if active.as_ref() != Some(place) {
            dom::put(place, "tabindex", stop);
        }
    }
    // Whoever waits can look around, too.
    if let (true, Some(first)) = (met.is_empty(), places.first()) {
        let _ = first.set_attribute("tabindex", "0");
    }
}

/// Lights up the places that are being read about.
fn point_at(fit: &Element, keys: &[Key]) {
    for place in each(fit.query_selector_all(".nodes [data-key]")) {
        let here = place.get_attribute("data-key").is_some_and(|key| keys.iter().any(|other| other.as_str() == key));
        let _ = place.class_list().toggle_with_force("is-pointed", here);
    }
}
