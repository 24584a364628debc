//! Pod prąd / Upstream: salmon climb a river that is built ahead of them and falls away behind them.
//!
//! One secret, the order of the stack, and no luck after the set-up. The law is the rules file with the ids `UP-…`.

mod action;
mod apply;
mod board;
mod ending;
mod estimate;
mod json;
mod legal;
mod options;
mod position;
pub mod rule;
mod view;

use rules::{
    About, Chance, ChanceLaw, Checked, Game, Log, Plan, Refusal, Rng, Seat, Seats, Style, Texts, Turn, Viewer,
};

pub use action::Action;
pub use apply::Event;
pub use options::{Currents, MustSpend, Options, RowDraw, Starter, Tiebreak, Whirlpool};
pub use position::{Cell, Column, Edge, Face, Fish, Kind, Open, Phase, Position, Short, Tile, Token};
pub use view::View;

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: About = About {
        slug: "upstream",
        version: 1,
        min_seats: 2,
        max_seats: 5,
        minutes: (20, 30),
        min_age: 8,
        rules: rule::ALL,
        options: options::SPECS,
        seats_rule: rule::SEATS,
        options_rule: rule::OPTIONS,
        chance: ChanceLaw::Never(rule::NO_CHANCE),
        // Nobody knows the stack: all seats see the same.
        secrets: false,
        plan: Plan {
            open: false,
            two: Style::Tree,
            other: Style::Tree,
            playout: 8,
            tries: 2,
            trust: 1.5,
            curiosity: 0.25,
            most: [12, 80, 450],
            ease: [0.06, 0.02, 0.0],
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

    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, Refusal> {
        legal::read(&self.open, seat, text)
    }

    fn apply(&mut self, seat: Seat, action: Action, _: &mut impl Chance, log: &mut impl Log<Event>) {
        apply::apply(self, seat, action, log);
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    // The order of the stack is in no event: a tile is told of when it is turned up.
    fn redact(event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view::determinize(view, rng)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        estimate::estimate(&self.open, seat)
    }
}
