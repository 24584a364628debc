//! The trait that every game implements. It is kept small; everything derivable is elsewhere.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Chance, Checked, GameOptions, Log, OptionSpec, Plan, Refusal, Rng, RuleId, Seat, Seats, Turn, Viewer};

/// What is known of a game before it is played.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The short name in URLs, commands and files: `crabs`.
    pub slug: &'static str,
    /// Grows whenever a recorded game could replay differently.
    pub version: u32,
    pub min_seats: u8,
    pub max_seats: u8,
    pub minutes: (u8, u8),
    pub min_age: u8,
    /// Every numbered rule, in the order of the rules file.
    pub rules: &'static [RuleId],
    pub options: &'static [OptionSpec],
    /// The rule that refuses a wrong number of seats, and the one that refuses wrong options.
    pub seats_rule: RuleId,
    pub options_rule: RuleId,
    pub chance: ChanceLaw,
    /// Whether seats see different things: then people at one device need a curtain.
    pub secrets: bool,
    /// How bots should think about it.
    pub plan: Plan,
    pub texts: Texts,
}

/// What a game says of chance outcomes that are handed to it with an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceLaw {
    /// Nothing is random after the set-up: outcomes are refused by this rule before all else.
    Never(RuleId),
    /// Outcomes must be exactly those that follow; others are refused by this rule, last of all.
    Tape(RuleId),
}

/// The texts of a game in Fluent, one file a language.
#[derive(Clone, Copy)]
pub struct Texts {
    pub en: &'static str,
    pub pl: &'static str,
    pub it: &'static str,
}

impl Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Texts")
    }
}

/// A position of a game, and with it the game: pure functions, no I/O, no clock, no luck of its own.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    type Options: GameOptions + Send + Sync + 'static;
    type Action: Copy + Ord + Hash + Display + FromStr + Debug + Send + Sync + 'static;
    type Event: Copy + PartialEq + Debug + Send + Sync + 'static;
    type View: Clone + Eq + Debug + Send + Sync + 'static;

    const ABOUT: About;

    /// Sets the game up. All luck of the deal comes from `chance`.
    fn start(options: &Checked<Self::Options>, seats: Seats, chance: &mut impl Chance) -> Self;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The options the game is played with, checked when it began.
    fn options(&self) -> Self::Options;

    /// Who may act, or how the game ended.
    fn turn(&self) -> Turn;

    /// Appends every legal action of a seat; nothing if it may not act. The caller owns the buffer.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the seat may do this now; if not, the first rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Reads an action as typed; what cannot be read is refused by the first rule that its rules file names for it.
    fn read_action(&self, seat: Seat, text: &str) -> Result<Self::Action, Refusal>;

    /// Plays an action that [`check`](Self::check) allows, with everything that follows from it.
    fn apply(&mut self, seat: Seat, action: Self::Action, chance: &mut impl Chance, log: &mut impl Log<Self::Event>);

    /// What a viewer may know, made by copying that and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as a viewer may see it, or nothing.
    fn redact(event: Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A position that might be the true one, drawn from the view alone.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;

    /// One of a series of worlds that might be the true one. A game that knows the odds of what comes next may deal them
    /// out evenly over the series instead of drawing every time: then a search meets the exact odds, without noise.
    fn world(view: &Self::View, nth: u32, rng: &mut Rng) -> Self {
        let _ = nth;
        Self::determinize(view, rng)
    }

    /// How well a seat stands: 0 lost, 1 won, about the chance of winning. For bots.
    fn estimate(&self, seat: Seat) -> f32;

    /// Adds for each of these actions of a seat how good it looks without thinking, as a part of the win; only differences
    /// mean something. A game without such a feeling says so, and has its actions judged by the estimate after them.
    fn inklings(&self, seat: Seat, actions: &[Self::Action], sums: &mut [f32]) -> bool {
        let _ = (seat, actions, sums);
        false
    }

    /// What a seat does without thinking: a quick guess, for playing a game on inside a search. Any action, each
    /// equally likely, unless the game knows better; `None` only if the seat may not act. The buffer is the caller's.
    fn instinct(&self, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Self::Action>) -> Option<Self::Action> {
        buffer.clear();
        self.actions(seat, buffer);
        if buffer.is_empty() { None } else { Some(buffer[rng.below(buffer.len() as u32) as usize]) }
    }
}
