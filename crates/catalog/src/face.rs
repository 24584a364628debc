//! One implementation of the type-erased face for every game.

use std::marker::PhantomData;

use bots::{Level, Pace};
use notation::{Doc, Malformed, Notation, Value, read_chance, read_options, read_seats, write_chance};
use rules::{
    About, ChanceFault, ChanceLaw, Checked, Game, Recording, Refusal, Replaying, Rng, Rolling, RuleId, Seat, Turn,
    Viewer,
};
use scene::Board;

use crate::view::Seen;
use crate::{AnyGame, AnyPosition, AnyView, Played, Refused, Told};

/// The face of the game whose positions are `G`.
pub struct Face<G>(PhantomData<fn() -> G>);

impl<G> Face<G> {
    pub const NEW: Self = Self(PhantomData);
}

/// Everything a game must be to have a face.
pub trait Playable: Game + Notation + Board {}
impl<G: Game + Notation + Board> Playable for G {}

fn checked<G: Playable>(seats: usize, options: &Value) -> Result<Checked<G::Options>, Malformed> {
    let count = Value::from(seats);
    let seats = read_seats::<G>(&Doc::root(&count)).map_err(|error| Malformed { path: "seats".into(), ..error })?;
    read_options::<G>(&Doc::root(options), seats)
}

impl<G: Playable> AnyGame for Face<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn art(&self) -> &'static str {
        G::ART
    }

    fn lone_action_plays(&self) -> bool {
        G::LONE_ACTION_PLAYS
    }

    fn check_options(&self, seats: usize, options: &Value) -> Result<Value, Malformed> {
        checked::<G>(seats, options).map(|options| notation::write_options::<G>(&options))
    }

    fn start(&self, seats: usize, options: &Value, rng: &mut Rng) -> Result<(Box<dyn AnyPosition>, Value), Malformed> {
        let options = checked::<G>(seats, options)?;
        let mut chance = Recording::new(Rolling(rng));
        let position = G::start(&options, options.seats(), &mut chance);
        Ok((Box::new(Held(position)), write_chance::<G>(&chance.into_tape())))
    }

    fn restart(&self, seats: usize, options: &Value, deal: &Value) -> Result<Box<dyn AnyPosition>, Malformed> {
        let options = checked::<G>(seats, options)?;
        let tape = read_chance::<G>(&Doc::root(deal)).map_err(|error| at("deal", error))?;
        let mut chance = Replaying::new(&tape);
        let position = G::start(&options, options.seats(), &mut chance);
        chance.finish().map_err(|fault| Malformed::new("deal", describe(fault)))?;
        Ok(Box::new(Held(position)))
    }

    fn read(&self, position: &Value) -> Result<Box<dyn AnyPosition>, Malformed> {
        Ok(Box::new(Held(G::read(&Doc::root(position))?)))
    }

    fn read_view(&self, viewer: Viewer, view: &Value) -> Result<Box<dyn AnyView>, Malformed> {
        Ok(Box::new(Seen::<G>::new(G::read_view(&Doc::root(view))?, viewer)))
    }

    fn reads_action(&self, text: &str) -> bool {
        text.parse::<G::Action>().is_ok_and(|action| action.to_string() == text)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn score_sheet(&self, text: &str) -> Option<Result<Value, Malformed>> {
        G::score_sheet(text)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn check_content(&self, text: &str) -> Option<Vec<Malformed>> {
        G::check_content(text)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn use_content(&self, text: &str) -> Result<(), Malformed> {
        G::use_content(text)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn measure(&self, seats: usize, budget: crate::Budget, count: &crate::Count) -> crate::Measured {
        crate::measure::measure::<G>(seats, budget, count)
    }
}

fn at(place: &str, error: Malformed) -> Malformed {
    Malformed { path: format!("{place}{}", error.path), ..error }
}

fn describe(fault: ChanceFault) -> String {
    match fault {
        ChanceFault::Missing { index } => format!("chance outcome {index} is missing"),
        ChanceFault::Unfitting { index } => format!("chance outcome {index} does not fit what happens here"),
        ChanceFault::LeftOver { index } => format!("chance outcome {index} is one too many"),
    }
}

/// Events as each viewer may hear of them.
pub(crate) fn told<G: Playable>(seats: usize, events: Vec<(RuleId, G::Event)>) -> Vec<Told> {
    let told = events.into_iter().map(|(rule, event)| Told {
        rule,
        line: G::tell(&event),
        #[cfg(not(target_arch = "wasm32"))]
        json: notation::write_event::<G>(rule, &event),
        seen: Viewer::all(seats).map(|viewer| G::redact(event, viewer).map(|seen| G::tell(&seen))).collect(),
    });
    told.collect()
}

/// A position of the game `G`.
pub struct Held<G>(pub G);

impl<G: Playable> Held<G> {
    fn checked(&self, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
        let action = self.0.read_action(seat, text)?;
        self.0.check(seat, action)?;
        Ok(action)
    }
}

impl<G: Playable> AnyPosition for Held<G> {
    fn game(&self) -> &'static dyn AnyGame {
        const { &Face::<G>::NEW }
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(Held(self.0.clone()))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn write(&self) -> Value {
        self.0.write()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.actions(seat, &mut actions);
        let mut texts: Vec<_> = actions.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.checked(seat, action).map(|_| ())
    }

    fn play(&mut self, seat: Seat, action: &str, rng: &mut Rng) -> Result<Played, Refusal> {
        let action = self.checked(seat, action)?;
        let mut chance = Recording::new(Rolling(rng));
        let mut log = Vec::new();
        self.0.apply(seat, action, &mut chance, &mut log);
        Ok(Played { chance: write_chance::<G>(&chance.into_tape()), events: told::<G>(self.0.seats(), log) })
    }

    fn replay(&mut self, seat: Seat, action: &str, chance: &Value) -> Result<Vec<Told>, Refused> {
        let law = G::ABOUT.chance;
        if let ChanceLaw::Never(rule) = law
            && chance.as_array().is_none_or(|tape| !tape.is_empty())
        {
            return Err(Refused::Rule(Refusal::by(rule)));
        }
        let action = self.checked(seat, action).map_err(Refused::Rule)?;
        let tape = read_chance::<G>(&Doc::root(chance)).map_err(|error| match law {
            ChanceLaw::Tape(rule) => Refused::Chance(rule, at("chance", error).to_string()),
            ChanceLaw::Never(_) => Refused::Malformed(at("chance", error)),
        })?;
        let mut chance = Replaying::new(&tape);
        let mut log = Vec::new();
        let mut after = self.0.clone();
        after.apply(seat, action, &mut chance, &mut log);
        if let Err(fault) = chance.finish() {
            let (ChanceLaw::Never(rule) | ChanceLaw::Tape(rule)) = law;
            return Err(Refused::Chance(rule, describe(fault)));
        }
        self.0 = after;
        Ok(told::<G>(self.0.seats(), log))
    }

    fn is_foregone(&self, seat: Seat, action: &str) -> bool {
        self.checked(seat, action).is_ok_and(|action| rules::is_foregone(&self.0, seat, action))
    }

    fn write_view(&self, viewer: Viewer) -> Value {
        G::write_view(&self.0.view(viewer))
    }

    fn think(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<String> {
        self.look(Viewer::Seat(seat)).ponder(level, &Pace::default(), rng)
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.0.estimate(seat)
    }

    fn look(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(Seen::of(&self.0, viewer))
    }
}
