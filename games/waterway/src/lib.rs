//! Wodny szlak / Waterway: everybody builds a river of their own from tiles that go round the table.
//!
//! Simultaneous hidden choices; nothing is random after the set-up. The law is the rules file with the ids `WW-…`.

mod action;
mod apply;
mod around;
mod board;
mod content;
mod draw;
mod edge;
mod ending;
mod estimate;
mod focus;
mod frame;
mod glimpse;
mod json;
mod legal;
mod notes;
mod options;
mod position;
mod river;
pub mod rule;
mod score;
mod sheet;
mod sketch;
mod told;
mod view;
mod words;

use rules::{
    About, Chance, ChanceLaw, Checked, Game, Log, Plan, Refusal, Rng, Seat, Seats, Style, Texts, Turn, Viewer,
};

pub use action::{Action, Cell};
pub use apply::{Event, Few};
pub use content::{Animal, Building, Face, Goods, Item, Trade, face};
pub use ending::band;
pub use options::{Options, Start};
pub use position::{Hand, Phase, Position, Tiles};
pub use river::River;
pub use score::{Fate, Good, Meadow, Points, Reasons, Works, reasons};
pub use view::View;

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: About = About {
        slug: "waterway",
        version: 1,
        min_seats: 1,
        max_seats: 4,
        minutes: (15, 20),
        min_age: 8,
        rules: rule::ALL,
        options: options::SPECS,
        seats_rule: rule::SEATS,
        options_rule: rule::OPTIONS,
        // WW-9.2 has no place for chance in its order: it is looked at last.
        chance: ChanceLaw::Tape(rule::NO_CHANCE),
        secrets: true,
        plan: Plan {
            open: false,
            two: Style::Rollouts,
            other: Style::Rollouts,
            playout: 0,
            tries: 1,
            trust: 8.0,
            curiosity: 0.45,
            most: [8, 12, 28],
            ease: [0.12, 0.048, 0.024],
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
        self.seats()
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Turn {
        ending::turn(self)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        legal::check(self, seat, action)
    }

    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, Refusal> {
        legal::read(self, seat, text)
    }

    fn apply(&mut self, seat: Seat, action: Action, _: &mut impl Chance, log: &mut impl Log<Event>) {
        apply::apply(self, seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view::determinize(view, rng)
    }

    fn world(view: &View, _: u32, rng: &mut Rng) -> Self {
        view::world(view, rng)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        estimate::estimate(self, seat)
    }

    fn inklings(&self, seat: Seat, actions: &[Action], sums: &mut [f32]) -> bool {
        estimate::inklings(self, seat, actions, sums);
        true
    }

    fn instinct(&self, seat: Seat, _: &mut Rng, _: &mut Vec<Action>) -> Option<Action> {
        if self.actors().has(seat) { estimate::instinct(self, seat) } else { None }
    }
}
