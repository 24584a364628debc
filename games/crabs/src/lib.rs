//! Kraby na fali / Crab Stack: crabs climb onto crabs until only one player can still move.
//!
//! Perfect information and no luck after the set-up. The law is the rules file with the ids `CR-…`.

mod action;
mod apply;
mod board;
mod ending;
mod estimate;
mod focus;
mod json;
mod legal;
mod options;
mod position;
mod rocks;
pub mod rule;
mod sketch;
mod view;

use rules::{
    About, Chance, ChanceLaw, Checked, Game, Log, Plan, Refusal, Rng, Seat, Seats, Style, Texts, Turn, Viewer,
};

pub use action::Action;
pub use apply::Event;
pub use options::{Board3, Options, Setup};
pub use position::{Crab, End, Phase, Position, Rock, Rocks, Size};
pub use view::View;

impl Game for Position {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: About = About {
        slug: "crabs",
        version: 1,
        min_seats: 2,
        max_seats: 4,
        minutes: (10, 20),
        min_age: 8,
        rules: rule::ALL,
        options: options::SPECS,
        seats_rule: rule::SEATS,
        options_rule: rule::OPTIONS,
        chance: ChanceLaw::Never(rule::NO_CHANCE),
        secrets: false,
        plan: Plan {
            open: true,
            two: Style::Lines,
            other: Style::Tree,
            playout: 0,
            tries: 1,
            trust: 1.5,
            curiosity: 0.45,
            most: [40, 400, 30_000],
            ease: [0.08, 0.03, 0.005],
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

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn redact(event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    fn determinize(view: &View, _: &mut Rng) -> Self {
        view::determinize(view)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        estimate::estimate(self, seat)
    }

    /// Any action, each equally likely.
    #[inline]
    fn instinct(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        if self.phase == Phase::Move && self.turn == seat {
            return legal::any_move(&self.stacks, seat, rng);
        }
        buffer.clear();
        legal::actions(self, seat, buffer);
        if buffer.is_empty() { None } else { Some(buffer[rng.below(buffer.len() as u32) as usize]) }
    }
}
