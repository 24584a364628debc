//! From a level to an action.

use rules::{Game, Mute, Plan, Rng, Rolling, Seat, Style, Turn};

use crate::budget::{Budget, Pace};
use crate::search::{Question, Thought, think};
use crate::{Level, greedy, random};

/// Worlds in which a win at once must be a win.
const SURE: usize = 4;

/// What a bot of this level does on a seat that may act; `None` if it may not.
///
/// With iterations for a budget, the same view, level and random numbers give the same action on every machine.
pub fn choose<G: Game>(view: &G::View, seat: Seat, level: Level, pace: &Pace<'_>, rng: &mut Rng) -> Option<G::Action> {
    let (style, budget, ease) = match level {
        Level::Random => return random::choose::<G>(view, seat, rng),
        Level::Greedy => return greedy::choose::<G>(view, seat, rng),
        Level::Named(skill, limit) => {
            let (plan, seats) = (&G::ABOUT.plan, G::determinize(view, &mut rng.clone()).seats());
            (None, limit.map_or_else(|| skill.budget(plan, seats), |limit| limit.budget()), skill.ease(plan))
        }
        Level::Search(style, limit) => (style, limit.budget(), 0.0),
    };
    let actions = legal::<G>(view, seat, rng);
    // A lone action needs no thought.
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    if let Some(action) = wins_at_once::<G>(view, seat, &actions, rng) {
        return Some(action);
    }
    let budget = budget.at(pace);
    let pace = &Pace { memory: pace.memory.filter(|_| level.remembers()), ..*pace };
    let thought = ponder::<G>(view, seat, actions, Request { style, budget, margin: ease, thorough: false }, pace, rng);
    pick(&thought, ease, rng)
}

/// How a search is to be run.
#[derive(Clone, Copy)]
pub struct Request {
    /// The searcher; the one of the game's plan unless said.
    pub style: Option<Style>,
    pub budget: Budget,
    pub margin: f32,
    pub thorough: bool,
}

/// Asks the searcher that the game's plan names.
pub fn ponder<G: Game>(
    view: &G::View,
    seat: Seat,
    actions: Vec<G::Action>,
    request: Request,
    pace: &Pace<'_>,
    rng: &mut Rng,
) -> Thought<G::Action> {
    let plan: Plan = G::ABOUT.plan;
    let style = request.style.unwrap_or_else(|| plan.style(G::determinize(view, rng).seats()));
    let Request { budget, margin, thorough, .. } = request;
    let question =
        Question::<G> { view, seat, actions, plan, budget, stop: pace.stop, memory: pace.memory, thorough, margin };
    think(&question, style, pace.threads, rng)
}

/// What the seat may do: every world that fits the view allows the same.
pub fn legal<G: Game>(view: &G::View, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, rng).actions(seat, &mut actions);
    actions
}

/// An action that ends the game with a win, whatever is hidden, and of those the one that wins by most. Nobody lets that go.
fn wins_at_once<G: Game>(view: &G::View, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
    let world = G::determinize(view, rng);
    if world.seats() == 1 {
        return None;
    }
    let wins = actions.iter().filter_map(|&action| Some((action, won(&world, seat, action, rng)?)));
    let (winner, _) = wins.reduce(|best, other| if other.1 > best.1 { other } else { best })?;
    let sure = (0..SURE).all(|_| won(&G::determinize(view, rng), seat, winner, rng).is_some());
    sure.then_some(winner)
}

/// What the estimate says of a game that an action has won.
fn won<G: Game>(world: &G, seat: Seat, action: G::Action, rng: &mut Rng) -> Option<f32> {
    let mut after = world.clone();
    after.apply(seat, action, &mut Rolling(rng), &mut Mute);
    let won = matches!(after.turn(), Turn::Over(outcome) if outcome.share(seat) == 1.0);
    won.then(|| after.estimate(seat))
}

/// The best action; with some ease, now and then one that is nearly as good.
fn pick<A: Copy>(thought: &Thought<A>, ease: f32, rng: &mut Rng) -> Option<A> {
    let best = thought.worths.first()?;
    if ease <= 0.0 {
        return Some(best.action);
    }
    // What has hardly been looked at is not known to be nearly as good, unless the first look counts for as much as what
    // came later. Where nothing is sampled, one look is enough.
    let enough = match thought.is_sampled {
        true if best.visits < thought.foresight => 0,
        true => (best.visits / 20).max(1),
        false => 1,
    };
    let weight = |value: f32| (1.0 - (best.value - value) / ease).clamp(0.0, 1.0);
    let compared = &thought.worths[..thought.compared.min(thought.worths.len())];
    let fit = || compared.iter().filter(|worth| worth.visits >= enough && weight(worth.value) > 0.0);
    let total: f32 = fit().map(|worth| weight(worth.value)).sum();
    let mut at = rng.unit() * total;
    for worth in fit() {
        at -= weight(worth.value);
        if at <= 0.0 {
            return Some(worth.action);
        }
    }
    Some(best.action)
}

#[cfg(test)]
mod tests {
    use rules::{MAX_SEATS, Stream};

    use super::*;
    use crate::search::Worth;

    /// How often each of two moves is made that are nearly alike, the second of them hardly looked at.
    fn picks(foresight: u32, ease: f32) -> [u32; 2] {
        let worth = |action, visits, value| Worth { action, visits, value, error: 0.1 };
        let thought = Thought {
            worths: vec![worth(0usize, 40, 0.5), worth(1, 1, 0.45)],
            compared: 2,
            foresight,
            line: Vec::new(),
            chances: [0.0; MAX_SEATS],
            iterations: 41,
            solved: false,
            is_sampled: true,
        };
        let mut rng = Rng::new([0; 32], Stream::Preview(0));
        let mut picked = [0; 2];
        (0..100).filter_map(|_| pick(&thought, ease, &mut rng)).for_each(|action| picked[action] += 1);
        picked
    }

    #[test]
    fn a_move_hardly_looked_at_is_made_only_where_the_first_look_counts() {
        assert_eq!(picks(0, 0.1), [100, 0]);
        assert_eq!(picks(40, 0.1), [100, 0]);
        let [first, second] = picks(100, 0.1);
        assert!(first > second && second > 20, "{first} {second}");
        assert_eq!(picks(100, 0.0), [100, 0]);
    }
}
