//! What must hold in every position of every game, tried on random games with random options.

use std::collections::BTreeSet;

use notation::{Doc, write_event};
use rules::{Game, Log, Recording, Replaying, Rng, Rolling, RuleId, Seat, Turn, Viewer};
use scene::{Layout, Part, Path, pick};

use crate::{Playable, trial};

/// More than any random game takes.
const MAX_PLIES: usize = 20_000;
/// Actions of earlier turns that are tried again.
const POOL: usize = 400;

/// How many games are played; `NURT_LAW_GAMES` asks for more.
fn games() -> u32 {
    std::env::var("NURT_LAW_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(60)
}

pub fn hold<G: Playable>() {
    for trial in 0..games() {
        let mut rng = trial::rng(trial);
        let options = trial::options::<G>(&mut rng);
        let position = G::start(&options, options.seats(), &mut Rolling(&mut rng));
        play::<G>(position, &mut rng, trial);
    }
}

fn play<G: Playable>(mut position: G, rng: &mut Rng, trial: u32) {
    let mut pool: Vec<String> = Vec::new();
    for ply in 0..MAX_PLIES {
        let place = || format!("game {trial}, ply {ply}");
        written(&position, &place());
        viewed(&position, rng, &place());
        let Turn::Act(actors) = position.turn() else {
            ended(&position, &place());
            return;
        };
        let legal = listed(&position, &pool, rng, &place());
        // Looking at every action of every turn would take for ever: look closely at every fifth position.
        if ply % 5 == 0 {
            touched(&position, &legal, &place());
        }
        if actors.len() > 1 {
            commuting(&position, &legal, rng, &place());
        }
        let (seat, actions) = &legal[rng.below(legal.len() as u32) as usize];
        let action = actions[rng.below(actions.len() as u32) as usize];
        if pool.len() < POOL {
            pool.push(action.to_string());
        } else {
            pool[rng.below(POOL as u32) as usize] = action.to_string();
        }
        position = stepped(&position, *seat, action, rng, &place());
    }
    panic!("game {trial} does not end");
}

/// JSON of positions and views reads back to the same.
fn written<G: Playable>(position: &G, place: &str) {
    let value = position.write();
    let read = G::read(&Doc::root(&value)).unwrap_or_else(|error| panic!("{place}: {error}\n{value}"));
    assert!(&read == position, "{place}: a position changes when written and read\n{value}");
    assert_eq!(read.write(), value, "{place}: the JSON of a position changes");
    let text = value.to_string();
    assert_eq!(notation::parse(&text).as_ref(), Ok(&value), "{place}: JSON text");
}

/// A view is the same for every world that fits it, and so is what its seat may do.
fn viewed<G: Playable>(position: &G, rng: &mut Rng, place: &str) {
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        let value = G::write_view(&view);
        let read = G::read_view(&Doc::root(&value)).unwrap_or_else(|error| panic!("{place}: view: {error}\n{value}"));
        assert!(read == view, "{place}: the view of {viewer:?} changes when written and read\n{value}");
        let world = G::determinize(&view, rng);
        let seen = world.view(viewer);
        assert!(
            seen == view,
            "{place}: a world that fits the view of {viewer:?} looks different\n{value}\n{}",
            G::write_view(&seen)
        );
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(
                trial::legal(&world, seat),
                trial::legal(position, seat),
                "{place}: legal actions give away what {viewer:?} cannot see"
            );
            let estimate = position.estimate(seat);
            assert!((0.0..=1.0).contains(&estimate), "{place}: estimate {estimate}");
        }
    }
}

/// `actions` and `check` agree, and strings are canonical.
fn listed<G: Playable>(position: &G, pool: &[String], rng: &mut Rng, place: &str) -> Vec<(Seat, Vec<G::Action>)> {
    let mut legal = Vec::new();
    for seat in (0..position.seats()).map(Seat::at) {
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let may_act = position.turn().actors().has(seat);
        assert_eq!(actions.is_empty(), !may_act, "{place}: seat {seat} has {} actions", actions.len());
        let texts: BTreeSet<_> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), actions.len(), "{place}: two legal actions have the same text");
        for &action in &actions {
            let text = action.to_string();
            assert_eq!(text.parse().ok(), Some(action), "{place}: {text} does not read back");
            assert_eq!(position.read_action(seat, &text), Ok(action), "{place}: {text}");
            assert_eq!(position.check(seat, action), Ok(()), "{place}: {text} is listed and refused");
        }
        for _ in 0..8.min(pool.len()) {
            let text = &pool[rng.below(pool.len() as u32) as usize];
            let verdict = position.read_action(seat, text).and_then(|action| position.check(seat, action));
            assert_eq!(verdict.is_ok(), texts.contains(text), "{place}: seat {seat}, {text}: {verdict:?}");
            if let Err(refusal) = verdict {
                known::<G>(refusal.rule, place);
            }
        }
        if may_act {
            legal.push((seat, actions));
        }
    }
    assert!(!legal.is_empty(), "{place}: nobody can act");
    legal
}

/// Every action can be touched, means itself, and can be looked at before it is played.
fn touched<G: Playable>(position: &G, legal: &[(Seat, Vec<G::Action>)], place: &str) {
    for (seat, actions) in legal {
        let viewer = Viewer::Seat(*seat);
        let view = position.view(viewer);
        let [keys, tall] = Layout::ALL.map(|layout| {
            let scene = G::scene(&view, viewer, layout);
            scene.walk().filter_map(|node| node.key.clone()).collect::<BTreeSet<_>>()
        });
        let alone =
            |key: &&scene::Key| actions.iter().any(|&action| touches(&G::path(&view, *seat, action)).contains(key));
        let differs = keys.symmetric_difference(&tall).find(alone);
        assert!(differs.is_none(), "{place}: {differs:?} is in one layout alone");
        let paths: Vec<_> = actions.iter().map(|&action| (action, G::path(&view, *seat, action))).collect();
        for (action, path) in &paths {
            let touches = touches(path);
            let missing = touches.iter().find(|key| !keys.contains(key));
            assert!(missing.is_none(), "{place}: {action} needs {missing:?}, which is not in the picture");
            let meant = pick(&paths, &touches).meant;
            assert!(meant.contains(action), "{place}: touching {touches:?} does not mean {action}");
            if action == &actions[actions.len() / 2] {
                picked_out::<G>(&view, *seat, &paths, &touches, &keys, place);
            }
        }
        let action = actions[actions.len() / 2];
        let _ = Layout::ALL.map(|layout| G::focus(&view, *seat, action, scene::Look::Full, layout));
    }
}

/// What is added while a path is touched shows no place that the picture does not have.
fn picked_out<G: Playable>(
    view: &G::View,
    seat: Seat,
    paths: &[(G::Action, Path)],
    touches: &[scene::Key],
    keys: &BTreeSet<scene::Key>,
    place: &str,
) {
    for count in 1..=touches.len() {
        let open = pick(paths, &touches[..count]).open;
        for layout in Layout::ALL {
            let focus = G::touched(view, seat, &touches[..count], &open, layout);
            let unknown = focus.nodes.iter().filter_map(|node| node.key.as_ref()).find(|key| !keys.contains(*key));
            assert!(unknown.is_none(), "{place}: touching {touches:?} shows {unknown:?}, which is not in the picture");
        }
    }
}

/// One way to touch a path.
fn touches(path: &Path) -> Vec<scene::Key> {
    let parts = path.0.iter().flat_map(|part| match part {
        Part::One(keys) => keys.first().cloned().into_iter().collect::<Vec<_>>(),
        Part::All(keys) => keys.clone(),
        Part::How(key) => vec![key.clone()],
    });
    parts.collect()
}

/// In a simultaneous choice the order of choosing changes nothing.
fn commuting<G: Playable>(position: &G, legal: &[(Seat, Vec<G::Action>)], rng: &mut Rng, place: &str) {
    let mut choose = |index: usize| {
        let (seat, actions) = &legal[index];
        (*seat, actions[rng.below(actions.len() as u32) as usize])
    };
    let choices: Vec<_> = (0..legal.len()).map(&mut choose).collect();
    let play = |order: &mut dyn Iterator<Item = &(Seat, G::Action)>| {
        let mut after = position.clone();
        let mut rng = trial::rng(u32::MAX);
        for &(seat, action) in order {
            assert_eq!(after.check(seat, action), Ok(()), "{place}: {action} is refused after another seat has chosen");
            after.apply(seat, action, &mut Rolling(&mut rng), &mut rules::Mute);
        }
        after
    };
    let forwards = play(&mut choices.iter());
    let backwards = play(&mut choices.iter().rev());
    assert!(forwards == backwards, "{place}: the order of simultaneous choices matters");
}

/// Playing is exact: the same tape gives the same position and events; events cite rules that exist and keep secrets.
fn stepped<G: Playable>(position: &G, seat: Seat, action: G::Action, rng: &mut Rng, place: &str) -> G {
    let mut after = position.clone();
    let mut chance = Recording::new(Rolling(rng));
    let mut told: Vec<(RuleId, G::Event)> = Vec::new();
    after.apply(seat, action, &mut chance, &mut told);
    let tape = chance.into_tape();
    let mut again = position.clone();
    let mut replay = Replaying::new(&tape);
    let mut retold: Vec<(RuleId, G::Event)> = Vec::new();
    again.apply(seat, action, &mut replay, &mut retold);
    assert_eq!(replay.finish(), Ok(()), "{place}: {action} asks for other luck the second time");
    assert!(again == after && told == retold, "{place}: {action} plays differently the second time");
    let written = notation::write_chance::<G>(&tape);
    assert_eq!(trial::chance::<G>(&written.to_string()).as_ref(), Ok(&tape), "{place}: chance");
    for (rule, event) in &told {
        known::<G>(*rule, place);
        write_event::<G>(*rule, event);
    }
    for viewer in Viewer::all(position.seats()) {
        foreseen::<G>(position, viewer, seat, action, &told, place);
        equally_told::<G>(position, &after, viewer, seat, action, &tape, place);
    }
    after
}

/// A preview tells only what then happens.
fn foreseen<G: Playable>(
    position: &G,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    told: &[(RuleId, G::Event)],
    place: &str,
) {
    if !viewer.is(seat) {
        return;
    }
    let seen: Vec<_> = told.iter().filter_map(|&(rule, event)| Some((rule, G::redact(event, viewer)?))).collect();
    let preview = rules::preview::<G>(&position.view(viewer), viewer, seat, action)
        .unwrap_or_else(|refusal| panic!("{place}: the preview of {action} is refused by {}", refusal.rule));
    assert!(seen.starts_with(&preview), "{place}: {action} was foretold as {preview:?} and came as {seen:?}");
}

/// Two worlds that look alike before and after a step have told the same, up to where the game unseals a secret:
/// what is laid open may be told even if it leaves no trace in the view.
fn equally_told<G: Playable>(
    position: &G,
    after: &G,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    tape: &[rules::Drawn],
    place: &str,
) {
    let mut rng = trial::rng(99);
    let mut world = G::determinize(&position.view(viewer), &mut rng);
    if world.check(seat, action).is_err() {
        return;
    }
    let mut replay = Replaying::new(tape);
    let mut other = Sealed::default();
    world.apply(seat, action, &mut replay, &mut other);
    if replay.finish().is_ok() && world.view(viewer) == after.view(viewer) {
        let mut told = Sealed::default();
        position.clone().apply(seat, action, &mut Replaying::new(tape), &mut told);
        let seen = |log: Sealed<G::Event>| -> Vec<(RuleId, G::Event)> {
            log.events.into_iter().filter_map(|(rule, event)| Some((rule, G::redact(event, viewer)?))).collect()
        };
        assert_eq!(seen(other), seen(told), "{place}: {action} tells {viewer:?} what it cannot see");
    }
}

/// A log that ends where a secret is unsealed.
struct Sealed<E> {
    events: Vec<(RuleId, E)>,
    open: bool,
}

impl<E> Default for Sealed<E> {
    fn default() -> Self {
        Self { events: Vec::new(), open: false }
    }
}

impl<E> Log<E> for Sealed<E> {
    fn push(&mut self, rule: RuleId, event: E) {
        if !self.open {
            self.events.push((rule, event));
        }
    }

    fn unseal(&mut self) {
        self.open = true;
    }
}

fn ended<G: Playable>(position: &G, place: &str) {
    let Some(outcome) = position.turn().outcome() else { return };
    let seats = position.seats();
    assert_eq!(outcome.ranks().len(), seats, "{place}: ranks");
    for &rank in outcome.ranks() {
        let ahead = outcome.ranks().iter().filter(|&&other| other < rank).count();
        assert_eq!(usize::from(rank), ahead + 1, "{place}: ranks {:?}", outcome.ranks());
    }
    for seat in (0..seats).map(Seat::at) {
        assert!(trial::legal(position, seat).is_empty(), "{place}: actions after the end");
    }
}

fn known<G: Game>(rule: RuleId, place: &str) {
    assert!(G::ABOUT.rules.contains(&rule), "{place}: {rule} is not in the rule table");
}

/// A log that keeps nothing but the rules.
pub struct Rules<'a>(pub &'a mut BTreeSet<RuleId>);

impl<E> Log<E> for Rules<'_> {
    fn push(&mut self, rule: RuleId, _: E) {
        self.0.insert(rule);
    }
}
