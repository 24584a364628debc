//! From one picture to the next: pieces walk, then what is lost leaves, then what is new comes.

use std::time::Duration;

use catalog::AnyGame;
use leptos::prelude::{request_animation_frame, set_timeout};
use rules::Line;
use scene::{Key, Motion, Node, Scene, State, diff};
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgGraphicsElement};

use super::painter::{each, elements};
use crate::gallery;

/// How long each stage takes, and how long one looks at what came of it.
const MOVE_MS: f64 = 320.0;
const LEAVE_MS: f64 = 380.0;
const COME_MS: f64 = 240.0;
const REST_MS: f64 = 200.0;
/// More than this at once is another picture, not a motion.
const MOST: usize = 60;
/// The ways of more than this at once are a tangle that tells nothing: somebody has jumped ahead, or a wave has come.
const MOST_TRAILS: usize = 4;

/// A piece in a scene: where it is in the whole, how large, and what is round it.
struct Placed<'s> {
    piece: &'s Key,
    at: (f32, f32),
    scale: f32,
    classes: String,
    node: &'s Node,
}

/// A piece of the new picture and its element, if that can be told.
type Real<'s> = (&'s Placed<'s>, Option<Element>);
/// Finds it by name and place.
type Finds<'s, 'f> = dyn Fn(&Key, (f32, f32)) -> Option<Real<'s>> + 'f;

/// All pieces, in the order in which the page draws them.
fn placed<'s>(scene: &'s Scene, states: &BTreeMap<Key, State>) -> Vec<Placed<'s>> {
    let mut nodes: Vec<&Node> = scene.nodes.iter().collect();
    let chosen = |node: &Node| node.key.as_ref().and_then(|key| states.get(key)) == Some(&State::Chosen);
    nodes.sort_by_key(|node| (node.layer, chosen(node)));
    let mut found = Vec::new();
    nodes.into_iter().for_each(|node| collect(node, (0.0, 0.0), 1.0, "", &mut found));
    found
}

fn collect<'s>(node: &'s Node, origin: (f32, f32), scale: f32, classes: &str, found: &mut Vec<Placed<'s>>) {
    let at = (origin.0 + node.x * scale, origin.1 + node.y * scale);
    if let Some(piece) = &node.piece {
        found.push(Placed { piece, at, scale: scale * node.scale, classes: classes.to_owned(), node });
    }
    let inner = format!("{classes} {}", node.class);
    node.children.iter().for_each(|child| collect(child, at, scale * node.scale, &inner, found));
}

/// What is needed to move things on a board.
pub struct Stage<'s> {
    pub game: &'static dyn AnyGame,
    /// Where the pieces of the picture are, and where the copies fly that are seen on the way.
    pub layer: &'s Element,
    pub ghosts: &'s Element,
    pub trail: &'s Element,
    pub pace: f64,
}

impl Stage<'_> {
    /// Shows how the old picture became the new one, which the layer already shows. Gives how long that takes.
    pub fn play(&self, old: &Scene, new: &Scene, states: &BTreeMap<Key, State>) -> Duration {
        self.trail.set_inner_html("");
        let motions = diff(old, new);
        if motions.is_empty() || motions.len() > MOST {
            return Duration::from_millis((REST_MS * self.pace) as u64);
        }
        let before = placed(old, &BTreeMap::new());
        let after = placed(new, states);
        let drawn = each(self.layer.query_selector_all("[data-piece]"));
        let real = |piece: &Key, at: (f32, f32)| {
            let index = after.iter().position(|one| one.piece == piece && near(one.at, at))?;
            let element = (drawn.len() == after.len()).then(|| drawn[index].clone());
            Some((&after[index], element))
        };
        self.leave_trails(&motions, &real);
        if self.pace == 0.0 {
            return Duration::ZERO;
        }
        let has = |wanted: fn(&Motion) -> bool| motions.iter().any(wanted);
        let moves = if has(|motion| matches!(motion, Motion::Moves { .. })) { MOVE_MS * self.pace } else { 0.0 };
        let leaves = if has(|motion| matches!(motion, Motion::Leaves { .. })) { LEAVE_MS * self.pace } else { 0.0 };
        let comes = if has(|motion| matches!(motion, Motion::Comes { .. })) { COME_MS * self.pace } else { 0.0 };
        for motion in &motions {
            match motion {
                Motion::Moves { piece, from, to } => {
                    let Some((placed, element)) = real(piece, *to) else { continue };
                    let by = format!("{}px {}px", from.0 - to.0, from.1 - to.1);
                    self.fly(placed, element, &[("translate", &by, "0px 0px")], 0.0, moves);
                }
                Motion::Leaves { piece, at } => {
                    let Some(placed) = before.iter().find(|one| one.piece == piece && near(one.at, *at)) else {
                        continue;
                    };
                    let frames = [("opacity", "1", "0"), ("translate", "0px 0px", "0px 34px"), ("scale", "1", ".82")];
                    self.fly(placed, None, &frames, moves, leaves);
                }
                Motion::Comes { piece, at } => {
                    let Some((placed, element)) = real(piece, *at) else { continue };
                    self.fly(placed, element, &[("opacity", "0", "1"), ("scale", ".6", "1")], moves + leaves, comes);
                }
            }
        }
        Duration::from_millis((moves + leaves + comes + REST_MS * self.pace) as u64)
    }

    /// A copy of a piece flies; the piece itself is away meanwhile.
    fn fly(&self, placed: &Placed<'_>, away: Option<Element>, frames: &[(&str, &str, &str)], wait: f64, time: f64) {
        let Some(ghost) = elements(&self.copy(placed)).pop() else { return };
        let _ = self.ghosts.append_child(&ghost);
        if let Some(away) = &away {
            let _ = away.class_list().add_1("is-away");
        }
        let keyframes = js_sys::Object::new();
        for (property, from, to) in frames {
            let values = js_sys::Array::of2(&(*from).into(), &(*to).into());
            let _ = js_sys::Reflect::set(&keyframes, &(*property).into(), &values);
        }
        let options = js_sys::Object::new();
        let set = |name: &str, value: JsValue| js_sys::Reflect::set(&options, &name.into(), &value);
        let _ = set("duration", time.into());
        let _ = set("delay", wait.into());
        let _ = set("fill", "both".into());
        let _ = set("easing", "cubic-bezier(.3, .1, .2, 1)".into());
        if let Ok(animate) = js_sys::Reflect::get(&ghost, &"animate".into())
            && let Some(animate) = animate.dyn_ref::<js_sys::Function>()
        {
            let _ = animate.call2(&ghost, &keyframes, &options);
        }
        let end = move || {
            ghost.remove();
            if let Some(away) = away {
                let _ = away.class_list().remove_1("is-away");
            }
        };
        set_timeout(end, Duration::from_millis((wait + time) as u64));
    }

    fn copy(&self, placed: &Placed<'_>) -> String {
        let mut node = mute(placed.node);
        (node.x, node.y) = placed.at;
        node.scale = placed.scale;
        node.layer = 0;
        let scene = Scene { view_box: [0.0; 4], label: Line::new(""), nodes: vec![node] };
        let inside = gallery::strings(self.game, &scene, &BTreeMap::new(), &|_| String::new()).concat();
        format!("<g class=\"ghost {}\">{inside}</g>", placed.classes.trim())
    }

    /// The way of what has just moved stays to be seen. Where the middle of a piece is, only the browser knows once it has
    /// laid the picture out: it is asked when it does so anyway.
    fn leave_trails<'a>(&self, motions: &[Motion], real: &Finds<'a, '_>) {
        let mut ways = Vec::new();
        for motion in motions {
            let Motion::Moves { piece, from, to } = motion else { continue };
            // What only shifts a little has not gone anywhere.
            if (from.0 - to.0).hypot(from.1 - to.1) <= 44.0 {
                continue;
            }
            let Some((placed, Some(element))) = real(piece, *to) else { continue };
            let Ok(element) = element.dyn_into::<SvgGraphicsElement>() else { continue };
            ways.push((element, placed.scale, *from, *to));
        }
        if ways.len() > MOST_TRAILS {
            return;
        }
        let trail = self.trail.clone();
        request_animation_frame(move || {
            let mut paths = String::new();
            for (element, scale, from, to) in ways {
                let Ok(own) = element.get_b_box() else { continue };
                let (x, y) = ((own.x() + own.width() / 2.0) * scale, (own.y() + own.height() / 2.0) * scale);
                let ends = [from.0 + x, from.1 + y, to.0 + x, to.1 + y];
                paths += &format!("<path class=\"trail\" d=\"M{} {}L{} {}\"/>", ends[0], ends[1], ends[2], ends[3]);
            }
            trail.set_inner_html(&paths);
        });
    }
}

fn near(a: (f32, f32), b: (f32, f32)) -> bool {
    (a.0 - b.0).abs() < 0.5 && (a.1 - b.1).abs() < 0.5
}

/// A copy that cannot be touched and says nothing.
fn mute(node: &Node) -> Node {
    let children = node.children.iter().map(mute).collect();
    Node { key: None, label: None, piece: None, children, ..node.clone() }
}
