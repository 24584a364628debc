//! Puts a picture into the document and changes only what has changed: what stays the same keeps its element, and
//! with it the focus of the keyboard.

use std::collections::HashMap;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, NodeList};

use super::morph::morph;
use crate::browser::dom::svg_element;
use crate::order::longest_rise;

#[derive(Default)]
pub struct Painter {
    shown: Vec<(String, Element)>,
}

impl Painter {
    /// Gives whether the key that had the focus is gone.
    pub fn paint(&mut self, layer: &Element, strings: Vec<String>) -> bool {
        let focused = focused_key(layer);
        let old = std::mem::take(&mut self.shown);
        let kept = pair(&old, &strings);
        let stays = longest_rise(&kept);
        let mut gone: Vec<bool> = vec![true; old.len()];
        kept.iter().flatten().for_each(|&index| gone[index] = false);
        let left = old.iter().zip(gone).filter(|(_, gone)| *gone);
        left.for_each(|((_, element), _)| element.remove());
        // What looks the same stays as it is; for the rest there is something new, perhaps to take over the look of.
        let same = |place: usize| kept[place].filter(|&index| old[index].0 == strings[place]);
        let texts: String =
            (0..strings.len()).filter(|&place| same(place).is_none()).map(|place| &*strings[place]).collect();
        let mut made = elements(&texts).into_iter();
        let goes_on = |(place, kept): (usize, &Option<usize>)| match (same(place), *kept) {
            (Some(index), _) => Some(old[index].1.clone()),
            (None, Some(index)) => made.next().map(|new| morph(&old[index].1, new)),
            (None, None) => made.next(),
        };
        let shown: Vec<Element> = kept.iter().enumerate().filter_map(goes_on).collect();
        // From the last to the first, each before the one that follows it.
        let mut next: Option<&Element> = None;
        for (element, stays) in shown.iter().zip(stays).rev() {
            if !stays {
                let _ = layer.insert_before(element, next.map(|next| &**next));
            }
            next = Some(element);
        }
        self.shown = strings.into_iter().zip(shown).collect();
        let Some(key) = focused else { return false };
        if focused_key(layer).as_ref() != Some(&key) {
            focus(layer, &key);
        }
        focused_key(layer).is_none()
    }
}

/// Which old element goes on as which new one: first those that look the same, then those that are the same thing.
fn pair(old: &[(String, Element)], strings: &[String]) -> Vec<Option<usize>> {
    let mut kept = vec![None; strings.len()];
    let mut free: Vec<bool> = vec![true; old.len()];
    let looks: [fn(&str) -> &str; 2] = [|text| text, thing];
    for look in looks {
        let mut pool: HashMap<&str, Vec<usize>> = HashMap::new();
        for (index, (text, _)) in old.iter().enumerate().rev().filter(|(index, _)| free[*index]) {
            pool.entry(look(text)).or_default().push(index);
        }
        for (place, text) in strings.iter().enumerate() {
            if kept[place].is_none() {
                kept[place] = pool.get_mut(look(text)).and_then(Vec::pop);
                kept[place].into_iter().for_each(|index| free[index] = false);
            }
        }
    }
    kept
}

/// What thing a text draws: its key, or for want of one how it begins.
fn thing(text: &str) -> &str {
    let head = text.split_once('>').map_or(text, |(head, _)| head);
    let key = head.split_once("data-key=\"").and_then(|(_, rest)| rest.split_once('"'));
    key.map_or(head, |(key, _)| key)
}

/// Elements made from text.
pub fn elements(text: &str) -> Vec<Element> {
    let Ok(group) = svg_element("g") else { return Vec::new() };
    group.set_inner_html(text);
    let mut all = Vec::new();
    let mut next = group.first_element_child();
    while let Some(element) = next {
        next = element.next_element_sibling();
        all.push(element);
    }
    all
}

/// All elements of a list.
pub fn each(list: Result<NodeList, wasm_bindgen::JsValue>) -> Vec<Element> {
    let Ok(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// The key that has the keyboard's focus inside the board.
pub fn focused_key(layer: &Element) -> Option<String> {
    let active = document().active_element()?;
    layer.contains(Some(&active)).then(|| active.get_attribute("data-key"))?
}

/// Moves the keyboard's focus to a key.
pub fn focus(layer: &Element, key: &str) {
    let places = each(layer.query_selector_all("[data-key][tabindex]"));
    if let Some(place) = places.into_iter().find(|place| place.get_attribute("data-key").as_deref() == Some(key)) {
        // An SVG element takes the focus like any other.
        let _ = place.unchecked_into::<HtmlElement>().focus();
    }
}

/// Moves the keyboard's focus to the board, where what can be done is.
pub fn focus_board() {
    let first = document().query_selector(".board [data-key][tabindex=\"0\"]").ok().flatten();
    if let Some(first) = first {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = first.unchecked_into::<HtmlElement>().focus_with_options(&still);
    }
}
