//! Salmon Run: a deck-building race of salmon up a river of waterfalls and bears.
//!
//! Hands and the order of decks are hidden; dice and shuffles are luck. The law is the rules file with the ids `SR-…`.

mod action;
mod apply;
mod board;
mod cards;
mod content;
mod distance;
mod ending;
mod estimate;
mod event;
mod json;
mod legal;
mod options;
mod position;
mod river;
pub mod rule;
mod survey;
mod tasks;
mod view;

use rules::{
    About, Chance, ChanceLaw, Checked, Game, Log, Plan, Refusal, Rng, Seat, Seats, Style, Texts, Turn, Viewer,
};

pub use action::{Action, Meant, Zone};
pub use cards::{Card, Cards, Way};
pub use event::Event;
pub use options::{Options, Sides};
pub use position::{Phase, Position};
pub use river::{Dir, Hex, Icon, Kind, Place, River};
pub use view::View;

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: About = About {
        slug: "salmonrun",
        version: 1,
        min_seats: 2,
        max_seats: 4,
        minutes: (20, 45),
        min_age: 10,
        rules: rule::ALL,
        options: options::SPECS,
        seats_rule: rule::OPTIONS,
        options_rule: rule::OPTIONS,
        // Shuffles are far more common than dice.
        chance: ChanceLaw::Tape(rule::RESHUFFLE),
        secrets: true,
        plan: Plan {
            open: false,
            two: Style::Tree,
            other: Style::Tree,
            playout: 30,
            tries: 1,
            trust: 1.5,
            curiosity: 0.25,
            most: [16, 120, 500],
            ease: [0.05, 0.02, 0.0],
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

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        apply::apply(self, seat, action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        event::redact(event, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view::determinize(view, rng)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        estimate::estimate(self, seat)
    }

    fn instinct(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        estimate::instinct(self, seat, rng, buffer)
    }
}
