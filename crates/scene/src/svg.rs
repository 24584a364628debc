//! The only mapping from a scene to SVG.

use std::collections::BTreeMap;
use std::fmt::Write;

use rules::Line;

use crate::{Art, Key, Node, Scene, Shape, State};

const TOKENS: &str = include_str!("../art/tokens.css");
/// How places look while a player chooses, on every board.
pub const STATES: &str = include_str!("../art/states.css");
/// The symbols that all games and the page share.
pub const SYMBOLS: &str = include_str!("../art/nurt.svg");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    Light,
    Dark,
}

/// Everything a picture is made of.
pub struct Picture<'a> {
    pub scene: &'a Scene,
    pub states: &'a BTreeMap<Key, State>,
    /// The art of the game.
    pub art: &'a str,
    pub theme: Theme,
    /// In a page beside other boards: the art as the page knows it. Then what can be touched can also be reached by
    /// keyboard and is read out; a picture on its own only has titles.
    pub page: Option<&'a Art>,
    /// Puts a line into the language of the reader.
    pub say: &'a dyn Fn(&Line) -> String,
}

/// The inside of an art file: its `<style>` and `<defs>` without the `<svg>` around them.
pub fn symbols(art: &str) -> &str {
    let from = art.find("<svg").and_then(|at| art[at..].find('>').map(|end| at + end + 1)).unwrap_or(0);
    let to = art.rfind("</svg>").unwrap_or(art.len());
    art.get(from..to).unwrap_or_default().trim()
}

/// A complete SVG file that needs nothing from elsewhere.
pub fn to_svg(picture: &Picture<'_>) -> String {
    let [left, top, width, height] = picture.scene.view_box;
    let theme = match picture.theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let label = escape(&(picture.say)(&picture.scene.label));
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" data-theme=\"{theme}\" \
         role=\"img\" aria-label=\"{label}\">"
    );
    let _ = writeln!(out, "<style>\n{TOKENS}\n{STATES}\n</style>");
    let _ = writeln!(out, "{}\n{}", symbols(SYMBOLS), symbols(picture.art));
    let _ = writeln!(out, "<rect class=\"ground\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>");
    out.push_str(&nodes_to_svg(picture));
    out.push_str("</svg>\n");
    out
}

/// The nodes alone, by rising layer: what goes inside an `<svg>` that has the styles and symbols already.
pub fn nodes_to_svg(picture: &Picture<'_>) -> String {
    node_strings(picture).concat()
}

/// The same, each node of the scene by itself, for a page that only changes what has changed.
pub fn node_strings(picture: &Picture<'_>) -> Vec<String> {
    let mut nodes: Vec<&Node> = picture.scene.nodes.iter().collect();
    // What has been touched lies on top of its layer.
    nodes.sort_by_key(|node| (node.layer, state_of(picture, node) == Some(State::Chosen)));
    let write = |node: &&Node| {
        let mut out = String::new();
        write_node(picture, node, &mut out);
        out
    };
    nodes.iter().map(write).filter(|text| !text.is_empty()).collect()
}

fn state_of(picture: &Picture<'_>, node: &Node) -> Option<State> {
    node.key.as_ref().and_then(|key| picture.states.get(key)).copied()
}

fn write_node(picture: &Picture<'_>, node: &Node, out: &mut String) {
    let state = state_of(picture, node);
    if matches!(node.shape, Shape::Ring { .. }) && state.and_then(State::ring).is_none() {
        return;
    }
    out.push_str("<g");
    let mut class = node.class.clone();
    if let Some(state) = state {
        let _ = write!(class, "{}is-{}", if class.is_empty() { "" } else { " " }, state.class());
    }
    if !class.is_empty() {
        let _ = write!(out, " class=\"{}\"", escape(&class));
    }
    if let Some(key) = &node.key {
        let _ = write!(out, " data-key=\"{}\"", escape(key.as_str()));
    }
    if picture.page.is_some() {
        write_for_page(picture, node, state, out);
    }
    let transform = transform(node);
    if !transform.is_empty() {
        let _ = write!(out, " transform=\"{transform}\"");
    }
    out.push('>');
    if let Some(label) = &node.label
        && picture.page.is_none()
    {
        let _ = write!(out, "<title>{}</title>", escape(&(picture.say)(label)));
    }
    write_shape(picture, &node.shape, state, out);
    node.children.iter().for_each(|child| write_node(picture, child, out));
    out.push_str("</g>\n");
}

/// What keyboard, screen reader and motion need.
fn write_for_page(picture: &Picture<'_>, node: &Node, state: Option<State>, out: &mut String) {
    if let Some(piece) = &node.piece {
        let _ = write!(out, " data-piece=\"{}\"", escape(piece.as_str()));
    }
    let Some(label) = &node.label else { return };
    let label = escape(&(picture.say)(label));
    if node.key.is_none() {
        let _ = write!(out, " role=\"img\" aria-label=\"{label}\"");
        return;
    }
    let how = match state {
        Some(State::Chosen) => " tabindex=\"0\" aria-pressed=\"true\"",
        Some(State::Can | State::Target | State::Fatal) => " tabindex=\"0\"",
        Some(State::Instead) => " tabindex=\"-1\"",
        Some(State::Lost | State::Refused | State::Back) | None => " tabindex=\"-1\" aria-disabled=\"true\"",
    };
    let _ = write!(out, " role=\"button\"{how} aria-label=\"{label}\"");
}

fn transform(node: &Node) -> String {
    let mut transform = String::new();
    if node.x != 0.0 || node.y != 0.0 {
        let _ = write!(transform, "translate({} {})", round(node.x), round(node.y));
    }
    if node.turn != 0.0 {
        let _ = write!(transform, " rotate({})", round(node.turn));
    }
    if node.scale != 1.0 {
        let _ = write!(transform, " scale({})", round(node.scale));
    }
    transform.trim_start().to_owned()
}

fn write_shape(picture: &Picture<'_>, shape: &Shape, state: Option<State>, out: &mut String) {
    let _ = match shape {
        Shape::Group => Ok(()),
        Shape::Symbol { id, width, height } => write_symbol(picture, id, *width, *height, out),
        Shape::Ring { width, height } => {
            write_symbol(picture, state.and_then(State::ring).unwrap_or_default(), *width, *height, out)
        }
        Shape::Path(data) => write!(out, "<path d=\"{}\"/>", escape(data)),
        Shape::Ellipse { rx, ry } => write!(out, "<ellipse rx=\"{}\" ry=\"{}\"/>", round(*rx), round(*ry)),
        Shape::Rect { width, height, radius } => {
            write!(out, "<rect width=\"{}\" height=\"{}\" rx=\"{}\"/>", round(*width), round(*height), round(*radius))
        }
        Shape::Mark(text) => write!(out, "<text>{}</text>", escape(text)),
        Shape::Text(line) => write!(out, "<text>{}</text>", escape(&(picture.say)(line))),
    };
}

fn write_symbol(picture: &Picture<'_>, id: &str, width: f32, height: f32, out: &mut String) -> std::fmt::Result {
    let id = picture.page.map_or_else(|| id.to_owned(), |art| art.id(id));
    write!(out, "<use href=\"#{id}\" width=\"{}\" height=\"{}\"/>", round(width), round(height))
}

/// Hundredths are finer than any screen.
fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
