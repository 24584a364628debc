//! Every choice played on by instinct, in the same worlds for all; the worse half is dropped again and again.
//!
//! Made for wide choices whose value shows late and where the others hardly matter: a tree of sixty branches a move never
//! gets deep, and the difference between two worlds is larger than between two good moves. Here all moves meet the same
//! worlds (common random numbers), and the time goes to those that are still in the running (sequential halving).

use rules::{Game, MAX_SEATS, Mute, Rng, Rolling, Seat, Stream, Turn};

use super::playout::{CAP, foresee, play_on, values};
use super::{Question, Thought, Worth};
use crate::budget::Clock;

/// The moves that are played on at all, best first by one step of thought.
const FIELD: usize = 24;
/// With few playouts, no more moves than get so many each: what is dropped after one or two is dropped by luck.
const EACH: f32 = 14.0;
/// And never fewer moves than this.
const FEWEST: usize = 3;
/// Worlds in which one step of thought is taken.
const GLANCES: usize = 3;
/// Worlds in which it is seen what comes after the best move, in how many of them that must be the same, and how much of it
/// is told.
const SEERS: u32 = 8;
const SURE: usize = 6;
const LONGEST: usize = 12;

struct Runner<A> {
    action: A,
    foreseen: f32,
    trust: f64,
    visits: u32,
    total: f64,
    squares: f64,
    /// The same total without the luck of the worlds, so that a move that was played in more of them gains nothing by that.
    fair: f64,
}

impl<A: Copy> Runner<A> {
    /// What it is worth in a world that is as kind as was foreseen: good for telling moves apart.
    fn mean(&self) -> f64 {
        (self.fair + self.trust * f64::from(self.foreseen)) / (f64::from(self.visits) + self.trust)
    }

    fn worth(&self, kindness: f64) -> Worth<A> {
        let visits = f64::from(self.visits.max(1));
        let mean = self.total / visits;
        let spread = (self.squares / visits - mean * mean).max(0.0);
        let error = if self.visits == 0 { 0.5 } else { ((spread + 0.05 / visits) / visits).sqrt() as f32 };
        Worth { action: self.action, visits: self.visits, value: (self.mean() + kindness) as f32, error }
    }
}

pub fn think<G: Game>(question: &Question<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
    let mut clock = Clock::start(question.budget, 1, question.stop);
    let mut runners = line_up(question, rng);
    let mut course = Course {
        buffer: Vec::new(),
        values: Vec::new(),
        chances: [0.0; MAX_SEATS],
        count: 0.0,
        worlds: 0,
        kindness: 0.0,
    };
    let mut running = runners.len();
    if !question.thorough {
        // One world for the first few tells how many playouts there will be: on a slow or busy machine fewer moves run.
        // A bot that may play worse moves than the best has a look at those that it may play.
        let within = |runner: &Runner<G::Action>| runner.foreseen + question.margin > runners[0].foreseen;
        let first = runners.iter().take_while(|runner| within(runner)).count().clamp(FEWEST, FIELD);
        course.run(question, &mut runners[..running.min(first)], &mut clock, rng);
        let all = clock.done() as f32 / clock.used().max(1e-6);
        running = running.min(((all / EACH) as usize).clamp(FEWEST, FIELD));
    }
    let rounds = (usize::BITS - (running.max(2) - 1).leading_zeros()).max(1);
    for round in 1..=rounds {
        let until = round as f32 / rounds as f32;
        loop {
            course.run(question, &mut runners[..running], &mut clock, rng);
            if clock.is_over() || clock.used() >= until {
                break;
            }
        }
        runners[..running].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        running = running.div_ceil(2).max(2.min(runners.len()));
        if clock.is_over() {
            break;
        }
    }
    let kindness = course.kindness / f64::from(course.worlds.max(1));
    let worths: Vec<_> = runners.iter().map(|runner| runner.worth(kindness)).collect();
    let line = worths.first().map_or_else(Vec::new, |best| line(question, best.action, &mut rng.clone()));
    let chances = course.chances.map(|sum| (sum / course.count.max(1.0)) as f32);
    // They stand in their order already: those that ran longest first, and of those the best.
    let compared = worths.len();
    // However they look: moves that were not played on are out of the running.
    let foresight = 0;
    Thought {
        worths,
        compared,
        foresight,
        line,
        chances,
        iterations: clock.done().into(),
        solved: false,
        is_sampled: true,
    }
}

/// All moves, best first by one step of thought.
fn line_up<G: Game>(question: &Question<'_, G>, rng: &mut Rng) -> Vec<Runner<G::Action>> {
    let worlds: Vec<G> = (0..GLANCES).map(|_| G::determinize(question.view, rng)).collect();
    let mut foreseen = Vec::new();
    foresee(&worlds, question.seat, &question.actions, rng, &mut foreseen);
    let trust = question.plan.trust.into();
    let runner =
        |(&action, foreseen)| Runner { action, foreseen, trust, visits: 0, total: 0.0, squares: 0.0, fair: 0.0 };
    let mut runners: Vec<_> = question.actions.iter().zip(foreseen).map(runner).collect();
    runners.sort_by(|a, b| b.foreseen.total_cmp(&a.foreseen));
    runners
}

struct Course<A> {
    buffer: Vec<A>,
    /// What the last world brought to each that ran in it.
    values: Vec<f64>,
    /// What each seat won after the move that leads.
    chances: [f64; MAX_SEATS],
    count: f64,
    worlds: u32,
    /// How much better the worlds were, all together, than was foreseen.
    kindness: f64,
}

impl<A: Copy> Course<A> {
    /// One world, and in it every move that is still in the running, with the same luck.
    fn run<G: Game<Action = A>>(
        &mut self,
        question: &Question<'_, G>,
        running: &mut [Runner<A>],
        clock: &mut Clock<'_>,
        rng: &mut Rng,
    ) {
        let world = G::world(question.view, self.worlds, rng);
        self.worlds = self.worlds.wrapping_add(1);
        let mut seed = [0; 32];
        seed.chunks_exact_mut(4).for_each(|part| part.copy_from_slice(&rng.next_u32().to_le_bytes()));
        let luck = Rng::new(seed, Stream::Preview(0));
        self.values.clear();
        for (place, runner) in running.iter().enumerate() {
            let (mut world, mut luck) = (world.clone(), luck.clone());
            world.apply(question.seat, runner.action, &mut Rolling(&mut luck), &mut Mute);
            play_on(&mut world, CAP, 1, &mut luck, &mut self.buffer);
            self.values.push(world.estimate(question.seat).into());
            if place == 0 {
                let values = values(&world);
                self.chances.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
                self.count += 1.0;
            }
            if !clock.tick() {
                break;
            }
        }
        self.kindness += note(running, &self.values);
    }
}

/// The best action, and what is done after it in nearly all of some worlds: as far as luck and secrets leave no doubt.
fn line<G: Game>(question: &Question<'_, G>, best: G::Action, rng: &mut Rng) -> Vec<(Seat, G::Action)> {
    let mut line = vec![(question.seat, best)];
    let mut worlds: Vec<G> = (0..SEERS).map(|nth| G::world(question.view, nth, rng)).collect();
    let mut buffer = Vec::new();
    while line.len() < LONGEST {
        let Some(&(seat, action)) = line.last() else { break };
        let mut next: Vec<(Seat, G::Action)> = Vec::new();
        worlds.retain(|world| world.check(seat, action).is_ok());
        for world in &mut worlds {
            world.apply(seat, action, &mut Rolling(rng), &mut Mute);
            let Turn::Act(actors) = world.turn() else { continue };
            let Some(seat) = actors.first().filter(|_| actors.len() == 1) else { continue };
            next.extend(world.instinct(seat, rng, &mut buffer).map(|action| (seat, action)));
        }
        let count = |step: &(Seat, G::Action)| next.iter().filter(|other| *other == step).count();
        let Some(most) = next.iter().copied().max_by_key(count) else { break };
        if count(&most) < SURE {
            break;
        }
        line.push(most);
    }
    line
}

/// Notes what a world brought to the first few. Says how much better it was to all of them than was foreseen.
fn note<A>(running: &mut [Runner<A>], values: &[f64]) -> f64 {
    let more = running.iter().zip(values).map(|(runner, value)| value - f64::from(runner.foreseen));
    let kindness = more.sum::<f64>() / values.len().max(1) as f64;
    for (runner, value) in running.iter_mut().zip(values) {
        runner.visits += 1;
        runner.total += value;
        runner.squares += value * value;
        runner.fair += value - kindness;
    }
    kindness
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runner(foreseen: f32) -> Runner<u8> {
        Runner { action: 0, foreseen, trust: 8.0, visits: 0, total: 0.0, squares: 0.0, fair: 0.0 }
    }

    /// Time was up in the middle of a world that was kind to everybody.
    #[test]
    fn no_move_gains_by_running_in_more_worlds() {
        let mut runners = [runner(0.5), runner(0.5)];
        note(&mut runners, &[0.6, 0.7]);
        note(&mut runners, &[0.9]);
        assert!(runners[1].mean() > runners[0].mean());
    }

    #[test]
    fn a_lone_move_is_worth_what_its_worlds_brought() {
        let mut runners = [runner(0.5)];
        let kindness = (note(&mut runners, &[0.8]) + note(&mut runners, &[0.4])) / 2.0;
        assert!((runners[0].worth(kindness).value - 0.6).abs() < 1e-6);
    }
}
