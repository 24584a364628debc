//! What a view holds: the worth of every action, the line to expect, everybody's chances; and what a choice cost.

use rules::{Game, MAX_SEATS, Rng, Seat};

use crate::budget::{Budget, Pace};
use crate::choose::{Request, legal, ponder};
use crate::search::{Thought, Worth, fork};

/// Everything a search found out about a view.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// Every legal action, best first.
    pub actions: Vec<Worth<A>>,
    /// What is expected to be played, by whom.
    pub line: Vec<(Seat, A)>,
    /// The chance of each seat to win (in a solo game, the part of the most that can be had).
    pub chances: Vec<f32>,
    /// Ways down the tree, playouts or positions looked at.
    pub iterations: u64,
    /// Looked at to the end: nothing is guessed.
    pub solved: bool,
}

impl<A> Analysis<A> {
    /// The same with actions of another form, such as texts.
    pub fn map<B>(self, form: impl Fn(A) -> B) -> Analysis<B> {
        let worth = |worth: Worth<A>| Worth {
            action: form(worth.action),
            visits: worth.visits,
            value: worth.value,
            error: worth.error,
        };
        Analysis {
            actions: self.actions.into_iter().map(worth).collect(),
            line: self.line.into_iter().map(|(seat, action)| (seat, form(action))).collect(),
            chances: self.chances,
            iterations: self.iterations,
            solved: self.solved,
        }
    }
}

/// Looks at a view with the eyes of a seat that may act; `None` if it may not.
pub fn analyse<G: Game>(
    view: &G::View,
    seat: Seat,
    budget: Budget,
    pace: &Pace<'_>,
    rng: &mut Rng,
) -> Option<Analysis<G::Action>> {
    let actions = legal::<G>(view, seat, rng);
    if actions.is_empty() {
        return None;
    }
    let seats = G::determinize(view, rng).seats();
    let budget = budget.at(pace);
    let thought =
        ponder::<G>(view, seat, actions, Request { style: None, budget, margin: 1.0, thorough: true }, pace, rng);
    let chances = chances(&thought, seat, seats);
    let Thought { worths, line, iterations, solved, .. } = thought;
    Some(Analysis { actions: worths, line, chances: chances[..seats].to_vec(), iterations, solved })
}

/// The seat expects what its best action brings; the search tried worse ones too, so the others' shares are drawn in
/// until everything adds up.
fn chances<A>(thought: &Thought<A>, seat: Seat, seats: usize) -> [f32; MAX_SEATS] {
    let mut chances = thought.chances;
    let Some(best) = thought.worths.first() else { return chances };
    let mine = best.value.clamp(0.0, 1.0);
    let others: f32 = (0..seats).filter(|other| *other != seat.index()).map(|other| chances[other]).sum();
    for (other, chance) in chances.iter_mut().enumerate().take(seats) {
        *chance = match other {
            other if other == seat.index() => mine,
            // Nothing is known of how they stand among themselves.
            _ if others < 1e-6 => (1.0 - mine) / (seats - 1) as f32,
            _ => *chance * (1.0 - mine) / others,
        };
    }
    chances
}

/// A figure and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Measure {
    pub value: f32,
    pub error: f32,
}

impl Measure {
    /// The difference of two figures that were found independently.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self { value: self.value - other.value, error: (self.error.powi(2) + other.error.powi(2)).sqrt() }
    }

    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { value: self.value + other.value, error: (self.error.powi(2) + other.error.powi(2)).sqrt() }
    }

    /// The mean of figures found independently of each other, with what is known of the error of each.
    fn mean(figures: &[f32], least: f32) -> Self {
        let count = figures.len().max(1) as f32;
        let value = figures.iter().sum::<f32>() / count;
        let spread: f32 = figures.iter().map(|figure| (figure - value).powi(2)).sum();
        let error = if figures.len() > 1 { (spread / (count - 1.0) / count).sqrt() } else { 0.5 };
        Self { value, error: error.max(least) }
    }
}

/// What is to be said of a choice that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<A> {
    pub best: A,
    /// What the choice gave away against the best one, in chances to win of its seat.
    pub loss: Measure,
    /// Each seat's chances before the choice, played as well as the search can; and after it.
    pub before: Vec<Measure>,
    pub after: Vec<Measure>,
}

/// Independent searches for each figure: their spread is the error bar.
const TRIALS: u32 = 4;

/// Judges a choice that a seat made with this view: first all actions together, then the chosen one and the best one
/// each by searches of their own, so that the best is not flattered by having been picked.
pub fn judge<G: Game>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
    budget: Budget,
    pace: &Pace<'_>,
    rng: &mut Rng,
) -> Option<Judgement<G::Action>> {
    // The same seed for both sides: what differs is the action, not the worlds.
    let mut seeds = fork(rng, 1);
    let seats = G::determinize(view, rng).seats();
    let half = Budget { iterations: budget.iterations.map(|all| all / 2), ..budget }.scaled(0.5);
    let found = analyse::<G>(view, seat, half, pace, rng)?;
    let best = found.actions.first()?.action;
    let trial = Budget { iterations: half.iterations.map(|all| all / TRIALS), ..half }.scaled(1.0 / TRIALS as f32);
    let chosen = alone::<G>(view, seat, action, trial, pace, &mut seeds.clone(), seats);
    let ideal =
        if best == action { chosen.clone() } else { alone::<G>(view, seat, best, trial, pace, &mut seeds, seats) };
    let mine = seat.index();
    let gaps: Vec<f32> =
        ideal.figures[mine].iter().zip(&chosen.figures[mine]).map(|(one, other)| one - other).collect();
    let gap = Measure::mean(&gaps, if best == action { 0.0 } else { ideal.least.max(chosen.least) });
    // A choice that proves better than what looked best has lost nothing.
    let loss = Measure { value: gap.value.max(0.0), error: if best == action { 0.0 } else { gap.error } };
    let (before, after) = (ideal.measures(), chosen.measures());
    Some(Judgement { best, loss, before: if gap.value < 0.0 { after.clone() } else { before }, after })
}

/// What several searches of one action say of every seat's chances.
#[derive(Clone)]
struct Alone {
    figures: Vec<Vec<f32>>,
    /// The error that a searcher without luck of its own admits to.
    least: f32,
}

impl Alone {
    fn measures(&self) -> Vec<Measure> {
        self.figures.iter().map(|figures| Measure::mean(figures, self.least)).collect()
    }
}

fn alone<G: Game>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
    budget: Budget,
    pace: &Pace<'_>,
    rng: &mut Rng,
    seats: usize,
) -> Alone {
    let mut alone = Alone { figures: vec![Vec::new(); seats], least: 0.0 };
    for _ in 0..TRIALS {
        let request = Request { style: None, budget: budget.at(pace), margin: 1.0, thorough: true };
        let thought = ponder::<G>(view, seat, vec![action], request, pace, rng);
        let chances = chances(&thought, seat, seats);
        alone.figures.iter_mut().zip(chances).for_each(|(figures, chance)| figures.push(chance));
        let admitted = thought.worths.first().map_or(0.5, |worth| worth.error);
        alone.least = alone.least.max(if thought.is_sampled { 0.0 } else { admitted });
    }
    alone
}
