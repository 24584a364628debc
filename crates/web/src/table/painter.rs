//! Puts a picture into the document and changes only what has changed: what stays the same keeps its element, and
//! with it the focus of the keyboard.

use std::collections::HashMap;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, NodeList};

use crate::browser::dom::svg_element;

#[derive(Default)]
pub struct Painter {
    shown: Vec<(String, Element)>,
}

impl Painter {
    /// Gives whether the key that had the focus is gone.
    pub fn paint(&mut self, layer: &Element, strings: Vec<String>) -> bool {
        let focused = focused_key(layer);
        let mut pool: HashMap<String, Vec<Element>> = HashMap::new();
        for (text, element) in self.shown.drain(..).rev() {
            pool.entry(text).or_default().push(element);
        }
        let kept: Vec<Option<Element>> = strings.iter().map(|text| pool.get_mut(text).and_then(Vec::pop)).collect();
        pool.into_values().flatten().for_each(|element| element.remove());
        let new: String =
            strings.iter().zip(&kept).filter(|(_, kept)| kept.is_none()).map(|(text, _)| &**text).collect();
        let mut made = elements(&new).into_iter();
        let mut cursor = layer.first_element_child();
        for (text, kept) in strings.into_iter().zip(kept) {
            let Some(element) = kept.or_else(|| made.next()) else { continue };
            if cursor.as_ref() == Some(&element) {
                cursor = element.next_element_sibling();
            } else {
                let _ = layer.insert_before(&element, cursor.as_deref());
            }
            self.shown.push((text, element));
        }
        let Some(key) = focused else { return false };
        if focused_key(layer).as_ref() != Some(&key) {
            focus(layer, &key);
        }
        focused_key(layer).is_none()
    }
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
