//! Looking ahead from a view. Three searchers answer the same question; which one is asked is the game's plan.

mod grow;
mod lines;
mod memory;
mod playout;
mod rollouts;
mod table;
mod tree;

use std::sync::atomic::AtomicBool;

use rules::{Game, MAX_SEATS, Plan, Rng, Seat, Stream, Style};

pub use grow::Kernel;
pub use memory::Memory;

use crate::budget::Budget;

/// What one action of the seat is worth, as far as the search has seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth<A> {
    pub action: A,
    pub visits: u32,
    /// The part of the win to expect for the seat that acts.
    pub value: f32,
    /// The standard error of the value.
    pub error: f32,
}

/// What a search is asked.
pub struct Question<'a, G: Game> {
    pub view: &'a G::View,
    pub seat: Seat,
    /// The actions to judge: all legal ones, or some of them.
    pub actions: Vec<G::Action>,
    pub plan: Plan,
    pub budget: Budget,
    pub stop: Option<&'a AtomicBool>,
    /// What was learned when the seat decided last, and room for what is learned now.
    pub memory: Option<&'a Memory>,
    /// Every action is to be judged, not only the best found.
    pub thorough: bool,
    /// Actions that are worse than the best by no more than this are to be judged too.
    pub margin: f32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Every action asked for, best first.
    pub worths: Vec<Worth<A>>,
    /// So many of them, from the first, were looked at in a way that can be compared.
    pub compared: usize,
    /// What one step of thought counts for, in visits.
    pub foresight: u32,
    /// What is expected to be played.
    pub line: Vec<(Seat, A)>,
    /// The chance of each seat to win.
    pub chances: [f32; MAX_SEATS],
    pub iterations: u64,
    /// Looked at to the end: the best action is known for certain.
    pub solved: bool,
    /// Worlds were drawn: another search would say something a little different.
    pub is_sampled: bool,
}

impl<A: Copy + Eq> Thought<A> {
    /// Best first: most visited, then of the highest value.
    fn sort(&mut self) {
        self.worths.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    }

    /// The same for what several searches found: there the best comes first of those that were visited about equally often,
    /// since how often exactly is chance.
    fn sort_joined(&mut self) {
        self.sort();
        let most = self.worths.first().map_or(0, |first| first.visits);
        let ahead = self.worths.iter().take_while(|worth| worth.visits >= most - most / 10).count();
        self.worths[..ahead].sort_by(|a, b| b.value.total_cmp(&a.value));
    }

    /// Adds what another search found about the same question.
    fn join(&mut self, other: &Self) {
        for worth in &mut self.worths {
            let Some(more) = other.worths.iter().find(|more| more.action == worth.action) else { continue };
            let (mine, theirs) = (worth.visits as f32, more.visits as f32);
            let all = (mine + theirs).max(1.0);
            worth.value = (worth.value * mine + more.value * theirs) / all;
            worth.error = ((worth.error * mine).powi(2) + (more.error * theirs).powi(2)).sqrt() / all;
            worth.visits += more.visits;
        }
        let (mine, theirs) = (self.iterations as f32, other.iterations as f32);
        for (chance, more) in self.chances.iter_mut().zip(other.chances) {
            *chance = (*chance * mine + more * theirs) / (mine + theirs).max(1.0);
        }
        self.iterations += other.iterations;
    }
}

/// Thinks about a question with the searcher of this style.
pub fn think<G: Game>(question: &Question<'_, G>, style: Style, threads: usize, rng: &mut Rng) -> Thought<G::Action> {
    let threads = if cfg!(target_arch = "wasm32") { 1 } else { threads.max(1) };
    match style {
        Style::Lines if has::<G>(Style::Lines) => lines::think(question, threads, rng),
        Style::Tree if has::<G>(Style::Tree) => several(question, threads, rng, grow::think),
        Style::Rollouts if has::<G>(Style::Rollouts) => several(question, threads, rng, rollouts::think),
        Style::Lines | Style::Tree | Style::Rollouts => think(question, G::ABOUT.plan.two, threads, rng),
    }
}

/// In the browser a game has the searchers of its plan and no others: each would be downloaded once for every game.
const fn has<G: Game>(style: Style) -> bool {
    let plan = &G::ABOUT.plan;
    !cfg!(target_arch = "wasm32") || style as u8 == plan.two as u8 || style as u8 == plan.other as u8
}

/// Whether a tree has no nodes for what has to be done anyway. Where nothing is hidden it has them: there a node stands for
/// one position, and its children are taken without asking again what is legal.
const fn skips_lone<G: Game>() -> bool {
    !G::ABOUT.plan.open
}

/// The same question to several threads, each with worlds of its own; their answers are added up (root parallelism).
fn several<G: Game>(
    question: &Question<'_, G>,
    threads: usize,
    rng: &mut Rng,
    search: impl Fn(&Question<'_, G>, &mut Rng) -> Thought<G::Action> + Sync,
) -> Thought<G::Action> {
    if threads == 1 {
        return search(question, rng);
    }
    let share =
        Question { budget: question.budget.among(threads as u32), actions: question.actions.clone(), ..*question };
    // One of them remembers: what a second tree of the same decision has learned adds little.
    let other = Question { memory: None, actions: share.actions.clone(), ..share };
    let rngs: Vec<Rng> = (0..threads).map(|nth| fork(rng, nth as u32)).collect();
    let thoughts: Vec<_> = std::thread::scope(|scope| {
        let (share, other, search) = (&share, &other, &search);
        let ask = |(nth, mut rng)| scope.spawn(move || search(if nth == 0 { share } else { other }, &mut rng));
        let running: Vec<_> = rngs.into_iter().enumerate().map(ask).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let Some((first, others)) = thoughts.split_first() else { return search(question, rng) };
    let mut all = first.clone();
    others.iter().for_each(|thought| all.join(thought));
    all.sort_joined();
    if let Some(best) = all.worths.first().map(|best| (question.seat, best.action)) {
        let line = thoughts.iter().map(|thought| &thought.line).find(|line| line.first() == Some(&best));
        all.line = line.cloned().unwrap_or_else(|| vec![best]);
    }
    all
}

/// Random numbers for one of several threads.
pub fn fork(rng: &mut Rng, nth: u32) -> Rng {
    let mut seed = [0; 32];
    seed.chunks_exact_mut(4).for_each(|part| part.copy_from_slice(&rng.next_u32().to_le_bytes()));
    Rng::new(seed, Stream::Preview(nth))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(worths: &[(u8, u32, f32)]) -> Thought<u8> {
        let worth = |&(action, visits, value): &(u8, u32, f32)| Worth { action, visits, value, error: 0.1 };
        let worths: Vec<_> = worths.iter().map(worth).collect();
        let compared = worths.len();
        Thought {
            worths,
            compared,
            foresight: 0,
            line: Vec::new(),
            chances: [0.0; MAX_SEATS],
            iterations: 0,
            solved: false,
            is_sampled: true,
        }
    }

    /// One visit more is no reason to prefer a worse move; many are.
    #[test]
    fn what_several_found_is_put_in_order_by_worth() {
        let mut all = thought(&[(1, 1046, 0.567), (2, 1045, 0.573), (3, 474, 0.6)]);
        all.sort_joined();
        assert_eq!(all.worths.iter().map(|worth| worth.action).collect::<Vec<_>>(), [2, 1, 3]);
    }
}
