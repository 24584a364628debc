//! Fingers, mice and keys on a board. Taps come as clicks, so that a screen reader can make them too.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use scene::Key;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::camera::Camera;
use super::painter::{each, focus, focused_key};
use crate::browser::dom::key_of;

/// Farther than this a tap has become a drag.
const SLACK: f64 = 8.0;
/// A finger that misses by no more than this is forgiven.
const REACH: f64 = 26.0;

/// So much of a wheel is one turn.
const NOTCH: f64 = 40.0;

/// A finger on the board.
#[derive(Clone)]
struct Finger {
    id: i32,
    at: (f64, f64),
    from: (f64, f64),
}

/// What the fingers are doing.
#[derive(Default)]
struct Hand {
    fingers: RefCell<Vec<Finger>>,
    /// What is being dragged, once it has left its place.
    drags: RefCell<Option<String>>,
    began_on: RefCell<Option<String>>,
    /// The hand has moved: the click that ends it is no tap.
    moved: Cell<bool>,
    /// How far a wheel has gone since its last notch, and whether it turned something then.
    wheel: Cell<f64>,
    turns: Cell<bool>,
}

/// Whoever listens to the hands on a board.
#[derive(Clone)]
pub struct Hands {
    hand: Rc<Hand>,
    pub camera: Rc<Camera>,
    pub near: RwSignal<bool>,
    pub tap: Callback<Key>,
    pub over: Callback<Key>,
    pub dropped: Callback<Key>,
    pub turn: Callback<bool, bool>,
}

impl Hands {
    pub fn new(
        camera: Rc<Camera>,
        near: RwSignal<bool>,
        tap: Callback<Key>,
        over: Callback<Key>,
        dropped: Callback<Key>,
        turn: Callback<bool, bool>,
    ) -> Self {
        Self { hand: Rc::default(), camera, near, tap, over, dropped, turn }
    }

    pub fn pressed(&self, event: &PointerEvent) {
        pressed(&self.hand, event);
    }

    pub fn moved(&self, event: &PointerEvent) {
        if let Some(svg) = board(event) {
            went(&self.hand, event, &svg, &self.camera, self.near, self.tap, self.over);
        }
    }

    pub fn lifted(&self, event: &PointerEvent) {
        lifted(&self.hand, event, self.dropped);
    }

    pub fn stopped(&self, event: &PointerEvent) {
        self.hand.fingers.borrow_mut().retain(|finger| finger.id != event.pointer_id());
        *self.hand.drags.borrow_mut() = None;
    }

    pub fn clicked(&self, event: &web_sys::MouseEvent) {
        let Some(svg) = board(event) else { return };
        if !self.hand.moved.replace(false) {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let meant = key_of(event.target());
            let live = meant.clone().filter(|key| is_live(&svg, key));
            let near = || nearest(&svg, meant.as_deref(), at);
            self.tap.run(Key::new(live.or_else(near).or(meant).unwrap_or_default()));
        }
    }

    pub fn wheeled(&self, event: &web_sys::WheelEvent) {
        let Some(svg) = board(event) else { return };
        event.prevent_default();
        if self.turns(event.delta_y()) {
            return;
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.camera.zoom(&svg, (-event.delta_y() / 400.0).clamp(-0.5, 0.5).exp(), at);
        self.near.set(self.camera.is_near());
    }

    /// A wheel turns what is in the hand, notch by notch, if it can be turned.
    fn turns(&self, delta: f64) -> bool {
        let turned = self.hand.wheel.get() + delta;
        let notch = turned.abs() >= NOTCH;
        let there_is_one = self.hand.turns.get() && !notch || notch && self.turn.run(turned > 0.0);
        self.hand.wheel.set(if notch { 0.0 } else { turned });
        self.hand.turns.set(there_is_one);
        there_is_one
    }

    pub fn typed(&self, event: &web_sys::KeyboardEvent) {
        if let Some(svg) = board(event) {
            typed(event, &svg, self.tap);
        }
    }
}

/// The board an event belongs to.
fn board(event: &web_sys::Event) -> Option<Element> {
    let place: Element = event.current_target()?.dyn_into().ok()?;
    place.query_selector(".board").ok()?
}

fn pressed(hand: &Hand, event: &PointerEvent) {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let mut fingers = hand.fingers.borrow_mut();
    if fingers.is_empty() {
        hand.moved.set(false);
        *hand.began_on.borrow_mut() = key_of(event.target());
        *hand.drags.borrow_mut() = None;
    }
    fingers.retain(|finger| finger.id != event.pointer_id());
    fingers.push(Finger { id: event.pointer_id(), at, from: at });
}

fn went(
    hand: &Hand,
    event: &PointerEvent,
    svg: &Element,
    camera: &Camera,
    near: RwSignal<bool>,
    tap: Callback<Key>,
    over: Callback<Key>,
) {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let mut fingers = hand.fingers.borrow_mut();
    let before = fingers.clone();
    let Some(finger) = fingers.iter_mut().find(|finger| finger.id == event.pointer_id()) else { return };
    let last = std::mem::replace(&mut finger.at, at);
    if !hand.moved.get() && distance(finger.from, at) < SLACK {
        return;
    }
    let first = !hand.moved.replace(true);
    if let [a, b] = before[..].iter().map(|finger| finger.at).collect::<Vec<_>>()[..] {
        let now: Vec<_> = fingers.iter().map(|finger| finger.at).collect();
        let middle = ((now[0].0 + now[1].0) / 2.0, (now[0].1 + now[1].1) / 2.0);
        camera.zoom(svg, distance(now[0], now[1]) / distance(a, b).max(1.0), middle);
        near.set(camera.is_near());
        return;
    }
    drop(fingers);
    if first {
        let begins = hand.began_on.borrow().clone().filter(|key| is_live(svg, key));
        if let Some(key) = begins {
            // What is dragged is touched first, unless it is already.
            if !is_chosen(svg, &key) {
                tap.run(Key::new(key.clone()));
            }
            *hand.drags.borrow_mut() = Some(key);
        }
    }
    if hand.drags.borrow().is_some() {
        let under = document().element_from_point(at.0 as f32, at.1 as f32);
        if let Some(key) = under.and_then(|under| under.closest("[data-key]").ok().flatten()?.get_attribute("data-key"))
        {
            over.run(Key::new(key));
        }
    } else if camera.is_near() {
        camera.pan(svg, at.0 - last.0, at.1 - last.1);
    }
}

fn lifted(hand: &Hand, event: &PointerEvent, dropped: Callback<Key>) {
    hand.fingers.borrow_mut().retain(|finger| finger.id != event.pointer_id());
    let Some(from) = hand.drags.borrow_mut().take() else { return };
    let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let key = under.and_then(|under| under.closest("[data-key]").ok().flatten()?.get_attribute("data-key"));
    if let Some(key) = key.filter(|key| *key != from) {
        dropped.run(Key::new(key));
    }
}

fn typed(event: &web_sys::KeyboardEvent, svg: &Element, tap: Callback<Key>) {
    let key = event.key();
    match key.as_str() {
        "Enter" | " " => {
            if let Some(key) = focused_key(svg) {
                event.prevent_default();
                tap.run(Key::new(key));
            }
        }
        "Escape" => tap.run(Key::new("")),
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
            event.prevent_default();
            step_focus(svg, &key);
        }
        _ => {}
    }
}

/// Moves the focus to the nearest place in a direction.
fn step_focus(svg: &Element, arrow: &str) {
    let places = each(svg.query_selector_all("[data-key][tabindex]"));
    let Some(active) = document().active_element().filter(|active| svg.contains(Some(active))) else {
        if let Some(key) = places.first().and_then(|first| first.get_attribute("data-key")) {
            focus(svg, &key);
        }
        return;
    };
    let from = middle(&active);
    let cost = |element: &Element| {
        let to = middle(element);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let (along, across) = match arrow {
            "ArrowLeft" => (-dx, dy),
            "ArrowRight" => (dx, dy),
            "ArrowUp" => (-dy, dx),
            _ => (dy, dx),
        };
        (along > 4.0 && across.abs() < along * 2.2).then_some(along + 2.0 * across.abs())
    };
    // What is drawn twice is one place.
    let own = active.get_attribute("data-key");
    let others = places.iter().filter(|place| place.get_attribute("data-key") != own);
    let mut ahead: Vec<_> = others.filter_map(|place| Some((cost(place)?, place))).collect();
    ahead.sort_by(|a, b| a.0.total_cmp(&b.0));
    // What is not to be seen now does not take the focus: the next one does.
    for (_, place) in ahead {
        let _ = place.unchecked_ref::<HtmlElement>().focus();
        if document().active_element().as_ref() == Some(place) {
            return;
        }
    }
}

fn places(svg: &Element, key: &str) -> Vec<Element> {
    let all = each(svg.query_selector_all("[data-key][role]"));
    all.into_iter().filter(|place| place.get_attribute("data-key").as_deref() == Some(key)).collect()
}

/// Whether a tap on a key would lead somewhere.
fn is_live(svg: &Element, key: &str) -> bool {
    places(svg, key).iter().any(|place| !place.has_attribute("aria-disabled"))
}

fn is_chosen(svg: &Element, key: &str) -> bool {
    places(svg, key).iter().any(|place| place.has_attribute("aria-pressed"))
}

/// The live place that a finger has just missed; a finger well on another place has not missed.
fn nearest(svg: &Element, meant: Option<&str>, at: (f64, f64)) -> Option<String> {
    let all = each(svg.query_selector_all("[data-key][role]:not([aria-disabled])"));
    let missed = |place: &Element| {
        let rect = place.get_bounding_client_rect();
        let dx = (rect.left() - at.0).max(at.0 - rect.right()).max(0.0);
        let dy = (rect.top() - at.1).max(at.1 - rect.bottom()).max(0.0);
        dx.hypot(dy)
    };
    let from_middle = |place: &Element| distance(middle(place), at);
    // Only small places need that.
    let small = |place: &Element| place.get_bounding_client_rect().width() < 60.0;
    let near = all.iter().filter(|place| small(place)).map(|place| (missed(place), place));
    let (_, best) = near.filter(|(by, _)| *by < REACH).min_by(|a, b| a.0.total_cmp(&b.0))?;
    let reached = from_middle(best);
    let hit = meant.is_some_and(|meant| places(svg, meant).iter().any(|place| from_middle(place) < reached));
    if hit { None } else { best.get_attribute("data-key") }
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
