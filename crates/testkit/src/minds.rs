//! Bots: they see views only, think alike on every machine, and never let a win go.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Budget, Level, Memory, Pace, analyse, choose, judge};
use rules::{Checked, Game, MAX_SEATS, Mute, Rng, Rolling, Seat, Seats, Stream, Style, Turn, Values, Viewer};

use crate::{Playable, trial};

/// Every searcher, and levels with and without ease, all by iterations.
const LEVELS: [&str; 7] = ["random", "greedy", "tree:300", "rollouts:24", "lines:150", "calm@40", "master@40"];
const TRIALS: u32 = 4;
/// Looks at one position in so many.
const EVERY: usize = 9;

pub fn run<G: Playable>() {
    for number in 0..TRIALS {
        let mut rng = trial::rng(1000 + number);
        let options = trial::options::<G>(&mut rng);
        let mut position = G::start(&options, options.seats(), &mut Rolling(&mut rng));
        for ply in 0.. {
            let Turn::Act(actors) = position.turn() else { break };
            let Some(seat) = actors.first() else { break };
            if ply % EVERY == number as usize {
                look(&position, seat, &mut rng);
            }
            let Some(action) = position.instinct(seat, &mut rng, &mut Vec::new()) else { break };
            assert!(position.check(seat, action).is_ok(), "instinct: {action}");
            position.apply(seat, action, &mut Rolling(&mut rng), &mut Mute);
        }
    }
}

/// Whoever remembers goes on where nothing was drawn since, judges what is legal now and nothing else, and still does the
/// same whenever the same happens.
pub fn remember<G: Playable>() {
    let (first, second) = (play_on_memory::<G>(), play_on_memory::<G>());
    assert_eq!(first, second);
    // The other searchers keep nothing, and count otherwise.
    assert!(G::ABOUT.plan.two != Style::Tree || first.1 > 0, "nobody ever went on");
}

/// The actions of a game of two, and how often a seat knew something already.
fn play_on_memory<G: Playable>() -> (Vec<String>, usize) {
    const ITERATIONS: u32 = 64;
    let mut rng = trial::rng(77);
    let options = usual::<G>();
    let mut position = G::start(&options, options.seats(), &mut Rolling(&mut rng));
    let memories: [Memory; MAX_SEATS] = Default::default();
    let (mut played, mut went_on) = (Vec::new(), 0);
    while let (Turn::Act(actors), 0..60) = (position.turn(), played.len()) {
        let Some(seat) = actors.first() else { break };
        let pace = Pace { memory: Some(&memories[seat.index()]), ..Pace::default() };
        let view = position.view(Viewer::Seat(seat));
        let Some(found) = analyse::<G>(&view, seat, Budget::iterations(ITERATIONS), &pace, &mut rng) else { break };
        let mut judged: Vec<_> = found.actions.iter().map(|worth| worth.action.to_string()).collect();
        judged.sort_unstable();
        assert_eq!(judged, trial::legal(&position, seat));
        went_on += usize::from(found.actions.iter().map(|worth| worth.visits).sum::<u32>() > ITERATIONS);
        let best = found.actions[0].action;
        position.apply(seat, best, &mut Rolling(&mut rng), &mut Mute);
        played.push(best.to_string());
    }
    (played, went_on)
}

/// What two people play who choose nothing.
fn usual<G: Game>() -> Checked<G::Options> {
    let usual = Checked::new(&Values::defaults(G::ABOUT.options), Seats::all(2));
    usual.unwrap_or_else(|(refusal, _)| panic!("{refusal:?}"))
}

/// Who wins whatever it does still wins by as much as it can: nobody throws points away because the game is won.
pub fn win_well<G: Playable>() {
    let mut rng = trial::rng(78);
    let options = usual::<G>();
    let mut actions = Vec::new();
    for _ in 0..TRIALS {
        let mut position = G::start(&options, options.seats(), &mut Rolling(&mut rng));
        // The one who moves last plays by instinct against somebody who plays anything.
        while let Turn::Act(actors) = position.turn() {
            let Some(seat) = actors.first() else { break };
            actions.clear();
            position.actions(seat, &mut actions);
            let most = actions
                .iter()
                .map(|action| won(&position, seat, *action))
                .try_fold(0.0, |most, won| Some(won?.max(most)));
            if let Some(most) = most {
                for name in ["calm@8", "master@8"] {
                    let level = name.parse().unwrap_or_else(|error| panic!("{error}"));
                    let view = position.view(Viewer::Seat(seat));
                    let chosen = choose::<G>(&view, seat, level, &Pace::default(), &mut rng);
                    assert_eq!(chosen.and_then(|chosen| won(&position, seat, chosen)), Some(most), "{name}");
                }
            }
            let action = match seat.index() {
                0 => Some(actions[rng.below(actions.len() as u32) as usize]),
                _ => position.instinct(seat, &mut rng, &mut Vec::new()),
            };
            let Some(action) = action else { break };
            position.apply(seat, action, &mut Rolling(&mut rng), &mut Mute);
        }
    }
}

/// What the estimate says of a game that an action has won.
fn won<G: Game>(position: &G, seat: Seat, action: G::Action) -> Option<f32> {
    let mut after = position.clone();
    after.apply(seat, action, &mut Rolling(&mut trial::rng(0)), &mut Mute);
    let won = after.turn().outcome().is_some_and(|outcome| outcome.share(seat) == 1.0);
    won.then(|| after.estimate(seat))
}

fn look<G: Playable>(position: &G, seat: Seat, rng: &mut Rng) {
    let viewer = Viewer::Seat(seat);
    let view = position.view(viewer);
    // Another world in which the seat would see the same.
    let other = G::determinize(&view, rng).view(viewer);
    let thoughts = || Rng::new([9; 32], Stream::Trial(1));
    let legal = trial::legal(position, seat);
    for name in LEVELS {
        let level: Level = name.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(level.to_string(), name);
        let action = choose::<G>(&view, seat, level, &Pace::default(), &mut thoughts());
        assert_eq!(action, choose::<G>(&other, seat, level, &Pace::default(), &mut thoughts()), "{name}");
        let action = action.unwrap_or_else(|| panic!("{name} finds nothing to do"));
        assert!(legal.contains(&action.to_string()), "{name}: {action}");
        wins_are_taken(position, seat, level, action);
    }
    answers_at_once::<G>(&view, seat, &legal);
    adds_up::<G>(&view, seat, &legal, position.seats());
}

/// Who could win at once, wins at once: a bot may be weak, but not blind.
fn wins_are_taken<G: Game>(position: &G, seat: Seat, level: Level, chosen: G::Action) {
    if !G::ABOUT.plan.open || matches!(level, Level::Random) {
        return;
    }
    let wins = |action: G::Action| won(position, seat, action).is_some();
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    assert!(wins(chosen) || !actions.into_iter().any(wins), "{level} lets a win go");
}

/// A search that is stopped before it begins, or has no room and no time, still has an answer.
fn answers_at_once<G: Game>(view: &G::View, seat: Seat, legal: &[String]) {
    let stop = AtomicBool::new(true);
    let pace = Pace { stop: Some(&stop), ..Pace::default() };
    let action = choose::<G>(view, seat, Level::MASTER, &pace, &mut trial::rng(1));
    assert!(action.is_some_and(|action| legal.contains(&action.to_string())), "stopped");
    let budget = Budget { time: Some(Duration::ZERO), iterations: Some(20), nodes: 2 };
    let found = analyse::<G>(view, seat, budget, &Pace::default(), &mut trial::rng(2));
    assert!(found.is_some_and(|found| found.actions.len() == legal.len()), "no room and no time");
}

/// An analysis judges every action, its chances add up, and a judgement finds no fault with the best one.
fn adds_up<G: Game>(view: &G::View, seat: Seat, legal: &[String], seats: usize) {
    let budget = Budget::iterations(48);
    let Some(found) = analyse::<G>(view, seat, budget, &Pace::default(), &mut trial::rng(3)) else {
        panic!("nothing found")
    };
    let mut actions: Vec<_> = found.actions.iter().map(|worth| worth.action.to_string()).collect();
    actions.sort_unstable();
    assert_eq!(actions, legal);
    assert_eq!(found.chances.len(), seats);
    let sum: f32 = found.chances.iter().sum();
    assert!(seats == 1 || (sum - 1.0).abs() < 0.01, "chances {:?}", found.chances);
    assert_eq!(found.line.first(), Some(&(seat, found.actions[0].action)));
    let several = Pace { threads: 2, ..Pace::default() };
    let by_two = analyse::<G>(view, seat, budget, &several, &mut trial::rng(3));
    assert!(by_two.is_some_and(|found| found.line.first() == Some(&(seat, found.actions[0].action))), "by two");
    let last = found.actions.last().map(|worth| worth.action);
    let judged = last.and_then(|last| judge::<G>(view, seat, last, budget, &Pace::default(), &mut trial::rng(4)));
    let Some(judged) = judged else { panic!("nothing judged") };
    assert!(judged.loss.value >= 0.0 && judged.loss.error >= 0.0 && judged.loss.error <= 1.0, "{:?}", judged.loss);
    assert_eq!((judged.before.len(), judged.after.len()), (seats, seats));
}
