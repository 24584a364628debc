//! One implementation of the type-erased face for every game.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use bots::Level;
use notation::{Doc, Malformed, Notation, Value, read_chance, read_options, read_seats, write_chance};
use rules::{
    About, ChanceFault, ChanceLaw, Checked, Game, Line, Recording, Refusal, Replaying, Rng, Rolling, RuleId, Seat,
    Turn, Viewer,
};
use scene::{Board, Key, Look, Note, Path, Scene, Sketch, State, pick};

use crate::measure::{Budget, Count, measure};
use crate::{AnyGame, AnyPosition, Measured, Played, Refused, Told, Tried};

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

    fn reads_action(&self, text: &str) -> bool {
        text.parse::<G::Action>().is_ok_and(|action| action.to_string() == text)
    }

    fn score_sheet(&self, text: &str) -> Option<Result<Value, Malformed>> {
        G::score_sheet(text)
    }

    fn check_content(&self, text: &str) -> Option<Vec<Malformed>> {
        G::check_content(text)
    }

    fn use_content(&self, text: &str) -> Result<(), Malformed> {
        G::use_content(text)
    }

    fn measure(&self, seats: usize, budget: Budget, count: &Count) -> Measured {
        measure::<G>(seats, budget, count)
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

/// A position of the game `G`.
struct Held<G>(G);

impl<G: Playable> Held<G> {
    fn told(&self, events: Vec<(RuleId, G::Event)>) -> Vec<Told> {
        let seats = self.0.seats();
        let told = events.into_iter().map(|(rule, event)| Told {
            rule,
            line: G::tell(&event),
            json: notation::write_event::<G>(rule, &event),
            seen: Viewer::all(seats).map(|viewer| G::redact(event, viewer).map(|seen| G::tell(&seen))).collect(),
        });
        told.collect()
    }

    fn paths(&self, seat: Seat) -> Vec<(G::Action, Path)> {
        let view = self.0.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        self.0.actions(seat, &mut actions);
        actions.into_iter().map(|action| (action, G::path(&view, seat, action))).collect()
    }

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
        Ok(Played { chance: write_chance::<G>(&chance.into_tape()), events: self.told(log) })
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
        Ok(self.told(log))
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Told>, Refusal> {
        let action = self.checked(seat, action)?;
        let viewer = Viewer::Seat(seat);
        rules::preview::<G>(&self.0.view(viewer), viewer, seat, action).map(|events| self.told(events))
    }

    fn is_foregone(&self, seat: Seat, action: &str) -> bool {
        self.checked(seat, action).is_ok_and(|action| rules::is_foregone(&self.0, seat, action))
    }

    fn write_view(&self, viewer: Viewer) -> Value {
        G::write_view(&self.0.view(viewer))
    }

    fn think(&self, seat: Seat, level: Level, rng: &mut Rng) -> Option<String> {
        let view = self.0.view(Viewer::Seat(seat));
        bots::choose::<G>(&view, seat, level, rng).map(|action| action.to_string())
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.0.estimate(seat)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(&self.0.view(viewer), viewer)
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        G::sketch(&self.0.view(viewer), viewer)
    }

    fn prompt(&self, seat: Seat) -> Line {
        G::prompt(&self.0.view(Viewer::Seat(seat)), seat)
    }

    fn status(&self) -> Vec<Line> {
        G::status(&self.0.view(Viewer::Spectator))
    }

    fn standing(&self, seat: Seat) -> Vec<Line> {
        G::standing(&self.0.view(Viewer::Spectator), seat)
    }

    fn notes(&self, viewer: Viewer) -> Vec<Note> {
        G::notes(&self.0.view(viewer), viewer)
    }

    fn touch(&self, seat: Seat, touched: &[Key]) -> Tried {
        let picked = pick(&self.paths(seat), touched);
        Tried {
            next: picked.next.into_iter().collect(),
            meant: picked.meant.iter().map(ToString::to_string).collect(),
            open: picked.open.iter().map(ToString::to_string).collect(),
        }
    }

    fn picture(&self, viewer: Viewer, touched: &[Key], looks_at: Option<&str>) -> (Scene, BTreeMap<Key, State>) {
        let view = self.0.view(viewer);
        let mut scene = G::scene(&view, viewer);
        let mut states = BTreeMap::new();
        let Some(seat) = viewer.seat() else { return (scene, states) };
        let paths = self.paths(seat);
        let picked = pick(&paths, touched);
        if !touched.is_empty() {
            let keys = scene.walk().filter_map(|node| node.key.clone());
            states.extend(keys.map(|key| (key, State::Back)));
            states.extend(pick(&paths, &[]).next.into_iter().map(|key| (key, State::Instead)));
        }
        let next = if touched.is_empty() { State::Can } else { State::Target };
        states.extend(picked.next.into_iter().map(|key| (key, next)));
        states.extend(touched.iter().cloned().map(|key| (key, State::Chosen)));
        let mut fully = None;
        if !touched.is_empty() {
            for action in picked.open {
                if looks_at == Some(action.to_string().as_str()) {
                    fully = Some(action);
                } else {
                    let focus = G::focus(&view, seat, action, Look::Glance);
                    states.extend(focus.states);
                    scene.nodes.extend(focus.nodes);
                }
            }
        }
        if let Some(action) = fully {
            let focus = G::focus(&view, seat, action, Look::Full);
            states.extend(focus.states);
            scene.nodes.extend(focus.nodes);
        }
        (scene, states)
    }
}
