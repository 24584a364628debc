//! The type-erased face of a game: actions, positions and chance as text and JSON.
//!
//! What only a terminal has use for is left out of pages: whatever stands in a trait object is downloaded, called or not.

use bots::Level;
use notation::{Malformed, Value};
use rules::{About, Line, Refusal, Rng, RuleId, Seat, Turn, Viewer};

use crate::AnyView;

/// A game without its types.
pub trait AnyGame: Send + Sync {
    fn about(&self) -> &'static About;

    /// The symbols its pictures use.
    fn art(&self) -> &'static str;

    /// Whether the only thing a seat may do is done for it.
    fn lone_action_plays(&self) -> bool;

    /// Checks a number of seats and options (a JSON object); gives all options with their defaults filled in.
    fn check_options(&self, seats: usize, options: &Value) -> Result<Value, Malformed>;

    /// Sets a game up with rolled luck; gives the position and the outcomes that made it.
    fn start(&self, seats: usize, options: &Value, rng: &mut Rng) -> Result<(Box<dyn AnyPosition>, Value), Malformed>;

    /// Sets a game up again with recorded luck.
    fn restart(&self, seats: usize, options: &Value, deal: &Value) -> Result<Box<dyn AnyPosition>, Malformed>;

    fn read(&self, position: &Value) -> Result<Box<dyn AnyPosition>, Malformed>;

    /// Reads what `AnyView::write` has written for this viewer.
    fn read_view(&self, viewer: Viewer, view: &Value) -> Result<Box<dyn AnyView>, Malformed>;

    /// Whether a text has the form of an action of this game and is canonical.
    fn reads_action(&self, text: &str) -> bool;

    /// Scores a laid-out board written as text; `None` where the game has no such thing.
    #[cfg(not(target_arch = "wasm32"))]
    fn score_sheet(&self, text: &str) -> Option<Result<Value, Malformed>>;

    /// What is wrong with a content file, place by place; `None` where the game takes none.
    #[cfg(not(target_arch = "wasm32"))]
    fn check_content(&self, text: &str) -> Option<Vec<Malformed>>;

    /// Plays with this content from now on, in this process.
    #[cfg(not(target_arch = "wasm32"))]
    fn use_content(&self, text: &str) -> Result<(), Malformed>;

    /// Plays random games on one thread for so long, or for so many moves; `count` runs a piece of work and says how
    /// often it asked for memory.
    #[cfg(not(target_arch = "wasm32"))]
    fn measure(&self, seats: usize, budget: crate::Budget, count: &crate::Count) -> crate::Measured;
}

/// A position without its type.
pub trait AnyPosition: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    fn seats(&self) -> usize;
    fn turn(&self) -> Turn;
    fn copy(&self) -> Box<dyn AnyPosition>;
    #[cfg(not(target_arch = "wasm32"))]
    fn write(&self) -> Value;

    /// The legal actions of a seat, sorted as byte strings.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Whether the seat may do this; if not, why.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// Plays an action with rolled luck.
    fn play(&mut self, seat: Seat, action: &str, rng: &mut Rng) -> Result<Played, Refusal>;

    /// Plays an action with recorded luck; changes nothing if it is refused.
    fn replay(&mut self, seat: Seat, action: &str, chance: &Value) -> Result<Vec<Told>, Refused>;

    /// Whether a legal action shows its seat nothing new and rolls no luck, so that it may be taken back.
    fn is_foregone(&self, seat: Seat, action: &str) -> bool;

    fn write_view(&self, viewer: Viewer) -> Value;

    /// What a bot does on a seat. It is given the view of that seat and nothing else. Ask [`look`](Self::look) for more.
    fn think(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<String>;

    fn estimate(&self, seat: Seat) -> f32;

    /// What a viewer sees, and what can be done and drawn with it.
    fn look(&self, viewer: Viewer) -> Box<dyn AnyView>;
}

/// What came of an action.
pub struct Played {
    /// The outcomes of chance, as recorded.
    pub chance: Value,
    pub events: Vec<Told>,
}

/// Why a recorded step cannot be played.
#[derive(Clone, Debug)]
pub enum Refused {
    /// A rule forbids it.
    Rule(Refusal),
    /// A rule forbids its chance outcomes; the text says which and why.
    Chance(RuleId, String),
    /// The chance outcomes cannot be read.
    Malformed(Malformed),
}

/// An event, its rule, and what each viewer may see of it.
#[derive(Clone, Debug)]
pub struct Told {
    pub rule: RuleId,
    pub line: Line,
    #[cfg(not(target_arch = "wasm32"))]
    pub json: Value,
    /// For each seat, then for a spectator: the line as that viewer may see it.
    pub seen: Vec<Option<Line>>,
}
