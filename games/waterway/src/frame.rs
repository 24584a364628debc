//! How much room the river has, and where hand, buttons and cards lie round it.

use rules::Viewer;
use scene::Layout;

use crate::View;
use crate::action::Cell;
use crate::around::{self, BUTTONS, CARD, GAP, HAND_STEP, LOW_CARD, STRIP};
use crate::board::{place, shown};
use crate::draw::TILE;

/// The least room for the river, and the room round it.
const ROOM: (f32, f32) = (560.0, 400.0);
/// On a phone: as wide as the hand with the cards beside it.
const TALL_ROOM: (f32, f32) = (586.0, 560.0);
pub const MARGIN: f32 = 24.0;
/// How wide the tiles of a hand are together, and how far from them the cards stand on a phone.
const TILES: f32 = HAND_STEP * 3.0 - 22.0;
const BESIDE: f32 = 18.0;

/// Whether a viewer has tiles to choose from.
fn has_hand(view: &View, viewer: Viewer) -> bool {
    matches!(view, View::Playing(_)) && viewer.seat().is_some_and(|seat| !view.hand(seat).is_empty())
}

/// Where everything lies: the river with some room, the cards on its right, the strip below both; on a phone the
/// cards stand beside the hand, so that the river has the room.
pub struct Frame {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    pub has_hand: bool,
    pub layout: Layout,
    cards: usize,
}

impl Frame {
    pub fn of(view: &View, viewer: Viewer, layout: Layout) -> Self {
        let river = &view.rivers()[shown(view, viewer).index()];
        let start = [Cell::new(0, 0), Cell::new(1, 0)];
        let laid = river.tiles().iter().map(|tile| tile.cell);
        let edge = river.edge().cells().iter().copied();
        let (mut low, mut high) = ((0.0f32, 0.0f32), (0.0f32, 0.0f32));
        for (x, y) in start.into_iter().chain(laid).chain(edge).map(place) {
            (low.0, low.1) = (low.0.min(x), low.1.min(y));
            (high.0, high.1) = (high.0.max(x + TILE), high.1.max(y + TILE));
        }
        let cards = view.seats() - 1;
        let (room, beside) = match layout {
            Layout::Wide => (ROOM, (CARD.1 + GAP) * cards as f32),
            Layout::Tall => (TALL_ROOM, 0.0),
        };
        // Alone, no cards stand beside the river, but the hand and its buttons need as much room.
        let room = if cards == 0 && layout == Layout::Wide { (around::HAND, room.1) } else { room };
        let width = (high.0 - low.0 + 2.0 * MARGIN).max(room.0);
        let height = (high.1 - low.1 + 2.0 * MARGIN).max(room.1).max(beside);
        let middle = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
        let (left, top) = (middle.0 - width / 2.0, middle.1 - height / 2.0);
        Self { left, top, width, height, has_hand: has_hand(view, viewer), layout, cards }
    }

    pub fn bottom(&self) -> f32 {
        self.top + self.height
    }

    pub fn view_box(&self) -> [f32; 4] {
        [self.left, self.top, self.width + self.beside(), self.height + self.strip() + self.below()]
    }

    /// How wide the column of cards beside the river is.
    pub fn beside(&self) -> f32 {
        if self.cards > 0 && self.layout == Layout::Wide { CARD.0 + 2.0 * GAP } else { 0.0 }
    }

    /// How high the hand and its buttons are.
    fn strip(&self) -> f32 {
        match (self.has_hand, self.layout) {
            (false, _) => 0.0,
            (true, Layout::Wide) => STRIP,
            (true, Layout::Tall) => STRIP + BUTTONS,
        }
    }

    /// Where the hand begins.
    pub fn hand_left(&self) -> f32 {
        match self.layout {
            Layout::Wide => self.left + MARGIN,
            Layout::Tall => self.left + (self.width - TILES - self.cards_beside_hand()) / 2.0,
        }
    }

    /// How large a card with another river is: three above one another are smaller.
    pub const fn card_scale(&self) -> f32 {
        match (self.layout, self.cards) {
            (Layout::Wide, _) => 1.0,
            (Layout::Tall, ..=2) => 0.78,
            (Layout::Tall, _) => 0.62,
        }
    }

    fn cards_beside_hand(&self) -> f32 {
        if self.cards > 0 && self.has_hand { BESIDE + CARD.0 * self.card_scale() } else { 0.0 }
    }

    /// Without a hand the cards stand below the river.
    fn below(&self) -> f32 {
        if self.layout == Layout::Tall && !self.has_hand && self.cards > 0 {
            LOW_CARD * self.card_scale() + GAP
        } else {
            0.0
        }
    }

    /// Where the card with this number lies.
    pub fn card_at(&self, nth: usize) -> (f32, f32) {
        let (nth, scale) = (nth as f32, self.card_scale());
        let (wide, high) = (CARD.0 * scale, LOW_CARD * scale);
        match (self.layout, self.has_hand) {
            (Layout::Wide, _) => (self.left + self.width + GAP, self.top + GAP / 2.0 + (CARD.1 + GAP) * nth),
            (Layout::Tall, true) => {
                // As many as there are share the height of hand and buttons.
                let gap = ((self.strip() - high * self.cards as f32) / (self.cards + 1) as f32).min(22.0);
                (self.hand_left() + TILES + BESIDE, self.bottom() + gap + (high + gap) * nth)
            }
            (Layout::Tall, false) => {
                let inset = (self.width - (wide + GAP) * self.cards as f32 + GAP) / 2.0;
                (self.left + inset + (wide + GAP) * nth, self.bottom())
            }
        }
    }
}
