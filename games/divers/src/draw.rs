//! The nodes of the reef: cards, table, dive column, piles, and the tray below them. Decides no legality.

use rules::{Line, Seat};
use scene::{Layout, Node, Shape};

use crate::View;
use crate::cards::{Bag, Card, Colour, Kind};
use crate::event::{corner_label, label};
use crate::position::Phase;
use crate::reef::{COLUMNS, Cell, Corner, DEEPEST, Dive, Place, ROWS};
use crate::view::unseen;

/// The order in which things lie over one another.
pub mod layer {
    pub const WATER: u8 = 0;
    pub const BANDS: u8 = 1;
    pub const PLACES: u8 = 2;
    pub const CARDS: u8 = 3;
    pub const RINGS: u8 = 4;
    pub const SIGNS: u8 = 5;
}

/// How wide a card is, and how far apart columns are.
pub const CARD: f32 = 100.0;
pub const PITCH: f32 = 112.0;

/// How high the rows are. On a phone cards are a little shorter, so that five rows and the collections below them
/// leave no room at the sides.
#[derive(Clone, Copy)]
pub struct Rows {
    pub card: f32,
    pub pitch: f32,
}

impl Rows {
    pub const fn of(layout: Layout) -> Self {
        match layout {
            Layout::Wide => Self { card: 132.0, pitch: 144.0 },
            Layout::Tall => Self { card: 116.0, pitch: 126.0 },
        }
    }

    /// Above the table lies an outer row, where dives begin.
    pub fn top(self) -> f32 {
        -self.pitch
    }

    /// So does one below it; between its corners is a tray.
    pub fn tray(self) -> f32 {
        self.pitch * ROWS as f32
    }

    /// Where a table cell is.
    pub fn table_at(self, row: usize, column: usize) -> (f32, f32) {
        (PITCH * column as f32, self.pitch * row as f32)
    }

    /// Where the dive card with this number, 1 to 4, lies at a corner (DV-4.2, DV-4.3).
    pub fn dive_at(self, corner: Corner, nth: usize) -> (f32, f32) {
        let x = if corner.is_left() { -PITCH } else { PITCH * COLUMNS as f32 };
        let y = match (nth, corner.is_top()) {
            (1, true) => self.top(),
            (1, false) => self.tray(),
            _ => self.pitch * corner.row(nth) as f32,
        };
        (x, y)
    }
}

/// The pattern and tint of a card's colour, as a class.
pub const fn tint(card: Card) -> &'static str {
    match card.colour() {
        Some(Colour::Red) => "is-red",
        Some(Colour::Green) => "is-green",
        Some(Colour::Yellow) => "is-yellow",
        None => match card {
            Card::Shrimp => "is-shrimp",
            Card::Wave => "is-wave",
            _ => "is-tool",
        },
    }
}

/// The figure of a card without its frame.
pub const fn figure(card: Card) -> &'static str {
    match card.kind() {
        Some(Kind::Pufferfish) => "fish-pufferfish",
        Some(Kind::Needlefish) => "fish-needlefish",
        Some(Kind::Angelfish) => "fish-angelfish",
        None => match card {
            Card::Shrimp => "shrimp",
            Card::Wave => "card-wave",
            Card::Net => "card-net",
            _ => "card-harpoon",
        },
    }
}

pub const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "sign-red",
        Colour::Green => "sign-green",
        Colour::Yellow => "sign-yellow",
    }
}

/// A card face up, as a piece that can move from picture to picture.
pub fn face(rows: Rows, card: Card, x: f32, y: f32) -> Node {
    let (at, size) = match card {
        Card::Wave => ((1.6, rows.card - 98.6), 96.8),
        Card::Net | Card::Harpoon => ((8.0, rows.card / 2.0 - 42.0), 84.0),
        _ => ((6.0, rows.card / 2.0 - 39.0), 88.0),
    };
    let node = Node::group(x, y)
        .layer(layer::CARDS)
        .class(format!("piece {}", tint(card)))
        .piece(card.code())
        .child(Node::symbol("card-face", 0.0, 0.0, CARD, rows.card))
        .child(Node::symbol(figure(card), at.0, at.1, size, size));
    match card.colour() {
        Some(colour) => node.child(Node::symbol(sign(colour), 7.0, 7.0, 22.0, 22.0)),
        None => node,
    }
}

fn ring(rows: Rows, x: f32, y: f32, key: impl Into<String>) -> Node {
    let ring = Shape::Ring { width: CARD + 2.0, height: rows.card + 2.0 };
    Node::new(ring, x - 1.0, y - 1.0).layer(layer::RINGS).class("ring").key(key)
}

pub fn slot(rows: Rows, x: f32, y: f32, class: &str) -> Node {
    let shape = Shape::Rect { width: CARD - 4.0, height: rows.card - 4.0, radius: 12.0 };
    Node::new(shape, x + 2.0, y + 2.0).layer(layer::PLACES).class(format!("dv-slot {class}"))
}

/// The twelve cards, and their gaps.
pub fn table(rows: Rows, view: &View) -> Vec<Node> {
    let mut nodes = Vec::new();
    for cell in Cell::table() {
        let Place::Table { row, column } = cell.place() else { continue };
        let (x, y) = rows.table_at(row, column);
        match view.open.table[row][column] {
            None => nodes.push(slot(rows, x, y, "gap")),
            Some(card) => {
                let said = Line::new("label-card").label("card", label(card));
                let said = said.count("row", row as i64 + 1).count("column", column as i64 + 1);
                nodes.push(face(rows, card, x, y).key(cell.to_string()).label(said));
                nodes.push(ring(rows, x, y, cell.to_string()));
            }
        }
    }
    nodes
}

/// The dive column with its water, the cards laid, and the places of those to come.
pub fn dive(rows: Rows, view: &View, dive: &Dive, corner: Corner) -> Vec<Node> {
    let mut nodes = water(rows, corner);
    let goes_on = view.open.phase == Phase::Depth && dive.laid() < DEEPEST;
    if let (true, Some(row)) = (view.open.phase != Phase::Wash, dive.last_row()) {
        nodes.push(band(rows, row, corner, "take"));
    }
    for nth in 1..=DEEPEST {
        let (x, y) = rows.dive_at(corner, nth);
        let cell = Cell::of_dive(nth);
        match dive.cards[nth - 1] {
            Some(card) => {
                let said = Line::new("label-dive-card").label("card", label(card)).count("nth", nth as i64);
                nodes.push(face(rows, card, x, y).key(cell.to_string()).label(said));
                nodes.push(ring(rows, x, y, cell.to_string()));
            }
            None => {
                let class = if goes_on && nth == dive.laid() + 1 { "deep next" } else { "deep" };
                nodes.push(slot(rows, x, y, class));
                if nth > dive.laid() {
                    let mark = Node::mark(nth.to_string(), x + 50.0, y + rows.card / 2.0 + 10.0);
                    nodes.push(mark.layer(layer::PLACES).class("dv-depth"));
                }
            }
        }
    }
    // Back on the surface the tools take the diver's place.
    if matches!(view.open.phase, Phase::Depth | Phase::Wash) {
        nodes.push(diver(rows, corner, view.open.active));
    }
    nodes
}

/// The deeper, the darker.
fn water(rows: Rows, corner: Corner) -> Vec<Node> {
    const SHADES: [&str; DEEPEST] = ["dv-w1", "dv-w2", "dv-w3", "dv-w4"];
    let depth = |(nth, class): (usize, &&str)| {
        let (x, y) = rows.dive_at(corner, nth + 1);
        let shape = Shape::Rect { width: PITCH + 4.0, height: rows.pitch + 0.5, radius: 0.0 };
        Node::new(shape, x - 8.0, y - 6.0).layer(layer::WATER).class(*class)
    };
    SHADES.iter().enumerate().map(depth).collect()
}

/// A band behind a row and the dive column beside it.
pub fn band(rows: Rows, row: usize, corner: Corner, class: &str) -> Node {
    let left = if corner.is_left() { -PITCH } else { 0.0 };
    let width = PITCH * (COLUMNS + 1) as f32;
    let shape = Shape::Rect { width, height: rows.pitch, radius: 16.0 };
    Node::new(shape, left - 6.0, rows.pitch * row as f32 - 6.0).layer(layer::BANDS).class(format!("dv-band {class}"))
}

/// The diver swims beside the first card, towards the deep.
fn diver(rows: Rows, corner: Corner, seat: Seat) -> Node {
    let (x, y) = rows.dive_at(corner, 1);
    let beside = if corner.is_left() { x + PITCH } else { x - PITCH };
    let id = match (corner.is_left(), corner.is_top()) {
        (true, true) => "diver-tl",
        (true, false) => "diver-bl",
        (false, true) => "diver-tr",
        (false, false) => "diver-br",
    };
    Node::group(beside, y).layer(layer::CARDS).class(format!("seat-{seat}")).child(Node::symbol(
        id,
        3.0,
        rows.card / 2.0 - 46.0,
        94.0,
        94.0,
    ))
}

/// The four places where a dive can begin, and the card that waits for one.
pub fn corners(rows: Rows, view: &View) -> Vec<Node> {
    let mut nodes = Vec::new();
    for corner in Corner::ALL {
        let (x, y) = rows.dive_at(corner, 1);
        // Also before there is a card to lay, so that the odds have their place.
        let key = format!("corner-{}", corner.name());
        let said = Line::new("label-corner").label("corner", corner_label(corner));
        nodes.push(slot(rows, x, y, "corner").key(key.clone()).label(said));
        nodes.push(ring(rows, x, y, key));
        let id = match corner {
            Corner::TopLeft | Corner::TopRight => "go-down",
            Corner::BottomLeft | Corner::BottomRight => "go-up",
        };
        nodes.push(
            Node::symbol(id, x + 30.0, y + rows.card / 2.0 - 20.0, 40.0, 40.0).layer(layer::PLACES).class("dv-go"),
        );
    }
    if let Some(card) = view.open.dive.and_then(|dive| dive.cards[0]) {
        let (x, y) = (0.0, rows.top());
        let said = Line::new("label-first-card").label("card", label(card));
        nodes.push(face(rows, card, x, y).label(said));
        let swimmer = Node::symbol("diver-tl", 3.0, rows.card / 2.0 - 46.0, 94.0, 94.0);
        nodes.push(Node::group(PITCH * 3.0, y).layer(layer::CARDS).class(seat_class(view.open.active)).child(swimmer));
    }
    nodes
}

/// The mark of a seat.
pub const fn mark(seat: Seat) -> &'static str {
    match seat.number() {
        0 => "mark-0",
        1 => "mark-1",
        2 => "mark-2",
        3 => "mark-3",
        _ => "mark-4",
    }
}

pub fn seat_class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// A pill with a number, for what has no face to show.
fn pill(text: String, x: f32, y: f32) -> Node {
    let width = 24.0 + 13.0 * text.len() as f32;
    Node::group(x, y)
        .class("dv-pill")
        .child(Node::new(Shape::Rect { width, height: 32.0, radius: 16.0 }, -width / 2.0, -16.0))
        .child(Node::mark(text, 0.0, 8.0))
}

/// The deck and the discard pile above the table.
pub fn piles(rows: Rows, view: &View) -> Vec<Node> {
    let (x, y) = (PITCH, rows.top());
    let mut nodes = Vec::new();
    let left = view.deck;
    let deck = Node::group(x, y)
        .layer(layer::CARDS)
        .class("piece")
        .key("deck")
        .label(Line::new("label-deck").count("cards", left))
        .child(match left {
            0 => slot(rows, 0.0, 0.0, "gap"),
            _ => Node::symbol("card-back", 0.0, 0.0, CARD, rows.card),
        })
        // Its foot is for the odds.
        .child(pill(left.to_string(), 50.0, 22.0));
    nodes.push(deck);
    nodes.push(ring(rows, x, y, "deck"));
    let gone = view.open.discard.len();
    let discard = Node::group(x + PITCH, y)
        .layer(layer::CARDS)
        .label(Line::new("label-discard").count("cards", gone as i64))
        .child(slot(rows, 0.0, 0.0, "gap"))
        .child(Node::symbol("discard", 22.0, rows.card / 2.0 - 40.0, 56.0, 56.0))
        .child(pill(gone.to_string(), 50.0, rows.card - 20.0));
    nodes.push(discard);
    nodes
}

/// What lies below the table: the set being scored, the offer, tools in hand, and the way out.
pub fn tray(rows: Rows, view: &View) -> Vec<Node> {
    match view.open.phase {
        Phase::Flip => hand_out(rows, "set", view.open.set),
        Phase::Extra | Phase::Draft => hand_out(rows, "pool", view.open.pool),
        Phase::Net => tools(rows, Card::Net, view.open.nets, "pass-net"),
        Phase::Harpoon => tools(rows, Card::Harpoon, view.open.harpoons, "pass-harpoon"),
        Phase::More => vec![pass(rows, "pass-done", PITCH * 2.0 - 6.0)],
        Phase::Turn | Phase::Corner | Phase::Depth | Phase::Wash | Phase::Over => in_deck(rows, view),
    }
}

/// What the deck still holds (DV-11.2): fish by colour and kind, the rest beside them.
fn in_deck(rows: Rows, view: &View) -> Vec<Node> {
    let line = (rows.pitch - 6.0) / 3.0;
    let icon = line - 6.0;
    let top = rows.tray() + 4.0;
    let left = unseen(&view.open);
    let corner = view.open.dive.and_then(|dive| dive.corner).filter(|corner| !corner.is_top());
    // A diver at a bottom corner needs some room.
    let (first, step) = match corner {
        Some(corner) if corner.is_left() => (116.0, 64.0),
        Some(_) => (0.0, 64.0),
        None => (6.0, 86.0),
    };
    let mut nodes = Vec::new();
    let mut count = |card: Card, column: usize, row: usize, gap: f32| {
        let (x, y) = (first + step * column as f32 + gap, top + line * row as f32);
        let copies = left[card.index()];
        let class = format!("dv-left {}{}", tint(card), if copies == 0 { " none" } else { "" });
        let figure = Node::symbol(figure(card), 0.0, 0.0, icon, icon);
        let said = Line::new("left-card").label("card", label(card)).count("cards", copies);
        let group = Node::group(x, y).layer(layer::PLACES).class(class).label(said);
        nodes.push(group.child(figure).child(Node::mark(copies.to_string(), icon + 13.0, line * 0.63)));
    };
    for (row, colour) in Colour::ALL.into_iter().enumerate() {
        Kind::ALL.into_iter().enumerate().for_each(|(column, kind)| count(Card::fish(colour, kind), column, row, 0.0));
    }
    for (nth, card) in [Card::Shrimp, Card::Wave, Card::Net, Card::Harpoon].into_iter().enumerate() {
        count(card, 3 + nth % 2, nth / 2, 6.0);
    }
    let deck = Node::group(first + step * 3.0 + 34.0, top + line * 2.0).layer(layer::PLACES);
    let back = Node::symbol("card-back", 0.0, 0.0, icon * 0.775, icon + 1.0);
    nodes.push(deck.class("dv-left").child(back).child(Node::mark(
        format!("= {}", view.deck),
        icon + 23.0,
        line * 0.63,
    )));
    nodes
}

/// Cards side by side in the middle; cards alike have the same key.
fn hand_out(rows: Rows, name: &str, cards: Bag) -> Vec<Node> {
    let middle = PITCH * 2.0 - 6.0;
    let first = middle - (PITCH * cards.len() as f32 - 12.0) / 2.0;
    let mut nodes = Vec::new();
    for (nth, card) in cards.cards().enumerate() {
        let x = first + PITCH * nth as f32;
        let key = format!("{name}-{card}");
        let said = Line::new(if name == "set" { "label-set-card" } else { "label-pool-card" });
        nodes.push(face(rows, card, x, rows.tray() + 6.0).key(key.clone()).label(said.label("card", label(card))));
        nodes.push(ring(rows, x, rows.tray() + 6.0, key));
    }
    nodes
}

const PASS: (f32, f32) = (212.0, 56.0);

fn pass(rows: Rows, id: &'static str, middle: f32) -> Node {
    let button = Shape::Rect { width: PASS.0, height: PASS.1, radius: 16.0 };
    Node::group(middle - PASS.0 / 2.0, rows.tray() + rows.pitch / 2.0 - 28.0)
        .layer(layer::CARDS)
        .class("dv-button")
        .key("pass")
        .label(Line::new(id))
        .child(Node::new(button, 0.0, 0.0))
        .child(Node::new(Shape::Text(Line::new(id)), PASS.0 / 2.0, 35.0))
}

fn tools(rows: Rows, card: Card, uses: u8, id: &'static str) -> Vec<Node> {
    let middle = PITCH * 2.0 + 58.0;
    let icon = Node::group(46.0, rows.tray() + 24.0)
        .layer(layer::CARDS)
        .class(tint(card))
        .scale(0.72)
        .child(face(rows, card, 0.0, 0.0))
        .child(pill(format!("×{uses}"), 50.0, rows.card - 18.0));
    vec![icon, pass(rows, id, middle)]
}
