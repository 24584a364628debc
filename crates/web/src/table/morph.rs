//! Lets what is in the document take over the look of something new. What is taken out and put in anew has to be styled
//! and laid out anew, and takes the keyboard's focus with it; what only changes does neither.

use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use crate::browser::dom;

/// Where Tab stops is marked for the whole board at once.
const OTHERS: [&str; 2] = ["tabindex", "data-next"];

/// Gives the old one back, which now looks like the new one.
pub fn morph(old: &Element, new: Element) -> Element {
    become_like(old, &new);
    old.clone()
}

fn become_like(old: &Element, new: &Element) {
    let names = |element: &Element| {
        element.get_attribute_names().iter().filter_map(|name| name.as_string()).collect::<Vec<_>>()
    };
    let ours = |name: &String| !OTHERS.contains(&name.as_str());
    for name in names(old).into_iter().filter(ours).filter(|name| !new.has_attribute(name)) {
        let _ = old.remove_attribute(&name);
    }
    for name in names(new).into_iter().filter(ours) {
        dom::put(old, &name, &new.get_attribute(&name).unwrap_or_default());
    }
    children(old, new);
}

fn children(old: &Element, new: &Element) {
    let mut here = old.first_child();
    let mut next = new.first_child();
    while let Some(wanted) = next {
        next = wanted.next_sibling();
        let Some(has) = here.clone() else {
            let _ = old.append_child(&wanted);
            continue;
        };
        let after = has.next_sibling();
        if has.is_equal_node(Some(&wanted)) {
            here = after;
        } else if after.as_ref().is_some_and(|after| after.is_equal_node(Some(&wanted))) {
            // One has gone.
            let _ = old.remove_child(&has);
            here = after.and_then(|after| after.next_sibling());
        } else if next.as_ref().is_some_and(|next| has.is_equal_node(Some(next))) {
            // One has come.
            let _ = old.insert_before(&wanted, Some(&has));
        } else if take_over(&has, &wanted) {
            here = after;
        } else {
            let _ = old.replace_child(&wanted, &has);
            here = after;
        }
    }
    while let Some(rest) = here {
        here = rest.next_sibling();
        let _ = old.remove_child(&rest);
    }
}

/// Whether they are of one kind; then the first now looks like the second.
fn take_over(has: &Node, wanted: &Node) -> bool {
    match (has.dyn_ref::<Element>(), wanted.dyn_ref::<Element>()) {
        (Some(old), Some(new)) => {
            let key = |element: &Element| element.get_attribute("data-key");
            let same = old.tag_name() == new.tag_name() && key(old) == key(new);
            if same {
                become_like(old, new);
            }
            same
        }
        (None, None) => {
            has.set_node_value(wanted.node_value().as_deref());
            true
        }
        _ => false,
    }
}
