//! The sheet over the river where something has to be chosen that is no card of the hand and no hex.

use rules::{Line, Seat};
use scene::{Layout, Node, Shape};

use super::map::Window;
use super::panel::{button, card, spread};
use super::pieces::seat_badge;
use super::{at, layer, remove_key, take_key};
use crate::action::Zone;
use crate::cards::{Card, Cards};
use crate::tasks::Task;
use crate::{View, json};

/// What a sheet needs to know of its place.
struct Sheet {
    left: f32,
    top: f32,
    width: f32,
    /// How large its buttons are: fingers want larger ones.
    scale: f32,
    nodes: Vec<Node>,
}

impl Sheet {
    /// Above or below the salmon of whoever chooses, so that it stays in sight.
    fn new(view: &View, seat: Seat, window: &Window, height: f32) -> Self {
        let (_, salmon) = at(view.salmon[seat.index()]);
        let is_clear_above = salmon - 90.0 > window.top + 24.0 + height;
        let (width, shift) = match window.layout {
            Layout::Wide => ((window.width - window.aside - 230.0).min(1240.0), 35.0),
            // Beside the strip.
            Layout::Tall => (window.width - 96.0, 36.0),
        };
        let left = window.left + (window.width - window.aside - width) / 2.0 + shift;
        let top = if is_clear_above { window.top + 24.0 } else { window.bottom() - height - 24.0 };
        Self::at(left, width, height, top, window.layout)
    }

    fn at(left: f32, width: f32, height: f32, top: f32, layout: Layout) -> Self {
        let shape = Shape::Rect { width, height, radius: 34.0 };
        let ground = Node::new(shape, left, top).layer(layer::SHEET).class("sheet");
        let scale = match layout {
            Layout::Wide => 1.0,
            Layout::Tall => 1.3,
        };
        Self { left, top, width, scale, nodes: vec![ground] }
    }

    fn words(&mut self, line: Line, y: f32, class: &str) {
        let text = Node::new(Shape::Text(line), self.left + self.width / 2.0, self.top + y);
        self.nodes.push(text.layer(layer::CHOICES).class(class));
    }

    fn button(&mut self, key: &str, text: &'static str, x: f32, y: f32, width: f32) {
        let button = button(key, Line::new(text), self.left + x, self.top + y, width / self.scale);
        self.nodes.push(button.scale(self.scale).layer(layer::CHOICES));
    }

    /// A row of cards to touch, between two distances from the left edge.
    fn row(&mut self, cards: &Cards, key: impl Fn(Card) -> String, from: f32, to: f32, y: f32, largest: f32) {
        let kinds: Vec<_> = cards.kinds().collect();
        let (step, scale) = spread(kinds.len(), to - from, largest);
        let start = self.left + (from + to - step * kinds.len() as f32 + 12.0) / 2.0;
        for (nth, kind) in kinds.into_iter().enumerate() {
            let count = cards.count(kind);
            let label = Line::new("label-card").label("card", json::card_label(kind)).count("count", count);
            let node = card(kind, count, start + step * nth as f32, self.top + y, scale);
            self.nodes.push(node.layer(layer::CHOICES).key(key(kind)).label(label));
        }
    }
}

pub fn sheet(view: &View, seat: Seat, window: &Window) -> Vec<Node> {
    match view.todo.first() {
        Some(Task::Take { icon, .. }) => take(view, seat, icon.choice(), window),
        Some(Task::Reeds { left, .. }) => reeds(view, seat, left, window),
        Some(Task::Target { .. }) => target(view, seat, window),
        Some(Task::Counter { card, hit }) => counter(view, seat, card, view.asked(hit).len(), window),
        Some(Task::Pick { target, .. }) => pick(view, seat, target, window),
        Some(Task::Shed { left, .. }) => discard(view, seat, Line::new("sheet-shed").count("cards", left), window),
        Some(Task::Trim { .. }) => {
            let over = i64::from(view.hand_sizes[seat.index()]) - 4;
            discard(view, seat, Line::new("sheet-trim").count("cards", over), window)
        }
        Some(
            Task::Leap { .. }
            | Task::Bear { .. }
            | Task::Go { .. }
            | Task::Step { .. }
            | Task::Flow { .. }
            | Task::Next,
        )
        | None => Vec::new(),
    }
}

fn take(view: &View, seat: Seat, choice: &[Card], window: &Window) -> Vec<Node> {
    let mut sheet = Sheet::new(view, seat, window, 330.0);
    sheet.words(Line::new("sheet-take"), 58.0, "words");
    let open: Cards = choice.iter().copied().filter(|card| view.piles.has(*card)).collect();
    sheet.row(&open, take_key, 30.0, sheet.width - 30.0, 92.0, 1.28);
    sheet.nodes
}

fn reeds(view: &View, seat: Seat, left: u8, window: &Window) -> Vec<Node> {
    // Where it is narrow the names stand above the cards, not before them, and the sheet lies over the hand, which it
    // shows anyway: so the river stays in sight.
    let (head, row, from, name_y, below, foot) = match window.layout {
        Layout::Wide => (84.0, 158.0, 310.0, 80.0, 0.0, 116.0),
        Layout::Tall => (62.0, 158.0, 24.0, 24.0, 36.0, 140.0),
    };
    let height = head + 3.0 * row + foot;
    let mut sheet = match window.layout {
        Layout::Wide => Sheet::new(view, seat, window, height),
        Layout::Tall => {
            let top = window.bottom() + window.panel() - height;
            Sheet::at(window.left, window.width, height, top, window.layout)
        }
    };
    sheet.words(Line::new("sheet-reeds").count("cards", left), head - 26.0, "words");
    let zones = [
        (Zone::Hand, "zone-hand", view.hand),
        (Zone::Deck, "zone-deck", view.unseen[seat.index()]),
        (Zone::Discard, "zone-discard", view.discard[seat.index()]),
    ];
    for (nth, (zone, name, cards)) in zones.into_iter().enumerate() {
        let y = head + row * nth as f32;
        let text = Node::new(Shape::Text(Line::new(name)), sheet.left + 34.0, sheet.top + y + name_y);
        sheet.nodes.push(text.layer(layer::CHOICES).class("words small left"));
        let largest = if window.layout == Layout::Wide { 0.86 } else { 0.7 };
        sheet.row(&cards, |card| remove_key(zone, card), from, sheet.width - 24.0, y + below, largest);
    }
    sheet.button("keep", "button-keep", sheet.width / 2.0 - 170.0, head + 3.0 * row + 8.0, 340.0);
    sheet.nodes
}

fn target(view: &View, seat: Seat, window: &Window) -> Vec<Node> {
    let mut sheet = Sheet::new(view, seat, window, 310.0);
    sheet.words(Line::new("sheet-target"), 58.0, "words");
    let open: Vec<_> = view.all_seats().filter(|seat| view.hand_sizes[seat.index()] > 0).collect();
    let step = sheet.width / open.len().max(1) as f32;
    for (nth, other) in open.into_iter().enumerate() {
        let x = sheet.left + step * (nth as f32 + 0.5);
        let held = view.hand_sizes[other.index()];
        let label = Line::new("label-seat").seat("player", other).count("cards", held);
        let edge = Node::new(Shape::Rect { width: 186.0, height: 186.0, radius: 30.0 }, -93.0, -20.0).class("edge");
        let cards = Line::new("sheet-held").seat("player", other).count("cards", held);
        let group = Node::group(x, sheet.top + 106.0).layer(layer::CHOICES).class("card").key(format!("seat-{other}"));
        let group = group.label(label).child(seat_badge(other, -48.0, -6.0, 96.0));
        let words = Node::new(Shape::Text(cards), 0.0, 142.0).class("words small");
        sheet.nodes.push(group.child(words).child(edge));
    }
    sheet.nodes
}

fn counter(view: &View, seat: Seat, asked: Card, waiting: usize, window: &Window) -> Vec<Node> {
    let mut sheet = Sheet::new(view, seat, window, 330.0);
    // Where it is narrow the words go over the whole width, the card and the buttons below them.
    let (words, lines, card_at, buttons) = match window.layout {
        Layout::Wide => ((sheet.width + 200.0) / 2.0, [96.0, 148.0], (40.0, 60.0, 1.28), (230.0, 196.0)),
        Layout::Tall => (sheet.width / 2.0, [56.0, 102.0], (28.0, 124.0, 1.12), (186.0, 172.0)),
    };
    let card = card(asked, 1, sheet.left + card_at.0, sheet.top + card_at.1, card_at.2);
    sheet.nodes.push(card.layer(layer::CHOICES));
    let arrows = view.river.arrows(view.salmon[seat.index()]);
    let says = match asked {
        Card::Rapids => Line::new("sheet-rapids").count("cards", arrows),
        Card::Eagle => Line::new("sheet-eagle").seat("player", view.active),
        _ => Line::new("sheet-current").count("arrows", arrows),
    };
    let rest = Line::new("sheet-asked").count("seats", waiting as i64);
    let loud = match window.layout {
        Layout::Wide => "words",
        Layout::Tall => "words near",
    };
    for ((line, class), y) in [(says, loud), (rest, "words small")].into_iter().zip(lines) {
        let text = Node::new(Shape::Text(line), sheet.left + words, sheet.top + y).layer(layer::CHOICES);
        sheet.nodes.push(text.class(class));
    }
    let (left, y) = buttons;
    let width = (sheet.width - left - 40.0) / 2.0;
    if view.hand.has(asked) {
        sheet.button("counter", "button-counter", left, y, width);
        sheet.button("pass", "button-pass", left + 20.0 + width, y, width);
    } else {
        sheet.button("pass", "button-pass", left + width / 2.0 - 20.0, y, width + 40.0);
    }
    sheet.nodes
}

fn pick(view: &View, seat: Seat, target: Seat, window: &Window) -> Vec<Node> {
    let height = if window.layout == Layout::Wide { 410.0 } else { 440.0 };
    let mut sheet = Sheet::new(view, seat, window, height);
    sheet.words(Line::new("sheet-pick").seat("player", target), 52.0, "words");
    let shown = view.shown.unwrap_or_default();
    let key = |card: Card| format!("pick-{}", card.name());
    sheet.row(&shown, key, 30.0, sheet.width - 30.0, 78.0, 1.28);
    sheet.button("pick-none", "button-pick-none", sheet.width / 2.0 - 220.0, 306.0, 440.0);
    sheet.nodes
}

/// The cards of the hand are touched themselves; the sheet only says how many.
fn discard(view: &View, seat: Seat, line: Line, window: &Window) -> Vec<Node> {
    let mut sheet = Sheet::new(view, seat, window, 96.0);
    sheet.words(line, 60.0, "words");
    sheet.nodes
}
