//! Podwodni łowcy / Divers: push your luck at the reef, then cash in sets of fish.
//!
//! The law is the rules file with the ids `DV-…`. Hidden are the order of the deck and, while a wave washes, the
//! choices already made.

mod action;
mod apply;
mod board;
mod cards;
mod draw;
mod ending;
mod estimate;
mod event;
mod focus;
mod json;
mod legal;
mod notes;
pub mod odds;
mod options;
mod panels;
mod position;
mod reef;
pub mod rule;
mod score;
pub mod sets;
mod sketch;
mod view;
mod wash;

use rules::{
    About, Chance, ChanceLaw, Checked, Game, Log, Plan, Refusal, Rng, Seat, Seats, Style, Texts, Turn, Viewer,
};

pub use action::{Action, Pick};
pub use cards::{Bag, Card, Colour, Kind, Line};
pub use event::{Event, Tool};
pub use options::{Consolation, Length, Options, RowTake, Wash};
pub use position::{Deck, LastTurns, Open, Phase, Position};
pub use reef::{Cause, Cell, Corner, Dive, Table};
pub use view::View;

/// The cards of the game with their names, as data.
pub const CONTENT: &str = include_str!("../content/divers.json");

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: About = About {
        slug: "divers",
        version: 1,
        min_seats: 2,
        max_seats: 5,
        minutes: (15, 30),
        min_age: 8,
        rules: rule::ALL,
        options: options::SPECS,
        seats_rule: rule::SEATS,
        options_rule: rule::OPTIONS,
        chance: ChanceLaw::Tape(rule::RESHUFFLE),
        secrets: true,
        plan: Plan {
            open: false,
            two: Style::Rollouts,
            other: Style::Rollouts,
            playout: 0,
            tries: 1,
            trust: 100.0,
            curiosity: 0.15,
            most: [16, 32, 64],
            ease: [0.19, 0.125, 0.05],
        },
        texts: Texts {
            en: include_str!("../text/en.ftl"),
            pl: include_str!("../text/pl.ftl"),
            it: include_str!("../text/it.ftl"),
        },
    };

    fn start(options: &Checked<Options>, seats: Seats, chance: &mut impl Chance) -> Self {
        apply::start(options, seats, chance)
    }

    fn seats(&self) -> usize {
        self.open.seats()
    }

    fn options(&self) -> Options {
        self.open.options
    }

    fn turn(&self) -> Turn {
        ending::turn(&self.open)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(&self.open, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        legal::check(&self.open, seat, action)
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, Refusal> {
        legal::read(text)
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        apply::apply(self, seat, action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: Event, _: Viewer) -> Option<Event> {
        view::redact(event)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view::determinize(view, rng)
    }

    fn world(view: &View, nth: u32, rng: &mut Rng) -> Self {
        view::world(view, nth, rng)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        estimate::estimate(self, seat)
    }

    fn inklings(&self, seat: Seat, actions: &[Action], sums: &mut [f32]) -> bool {
        estimate::inklings(self, seat, actions, sums);
        true
    }

    fn instinct(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        estimate::instinct(self, seat, rng, buffer)
    }
}
