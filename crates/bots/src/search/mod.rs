//! Information-set tree search: one tree of what the seat can tell apart, a new world for every iteration.
//!
//! Sees a view only. Sealed choices of other seats are hidden moves: they are drawn anew each time and make no branches.

mod leaf;
mod tree;

use rules::{Game, Mute, Rng, Rolling, Seat, Turn};

use tree::{ROOT, Tree};

/// How much to think: the same numbers give the same answer on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    pub iterations: u32,
    /// No more nodes than this: memory is bounded.
    pub nodes: u32,
}

/// What one action of the seat is worth, as far as the search has seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth<A> {
    pub action: A,
    pub visits: u32,
    /// The part of the win to expect for the seat that acts.
    pub value: f32,
}

/// Thinks about a view; gives every legal action, most visited first. Empty if the seat may not act.
pub fn search<G: Game>(view: &G::View, seat: Seat, effort: Effort, rng: &mut Rng) -> Vec<Worth<G::Action>> {
    let mut search = Search::<G> { tree: Tree::new(effort.nodes), actions: Vec::new(), path: Vec::new() };
    let choices = search.begin(view, seat, rng);
    for _ in 0..effort.iterations {
        search.iterate(view, seat, rng);
    }
    search.tree.worths(choices, seat)
}

struct Search<G: Game> {
    tree: Tree<G::Action>,
    actions: Vec<G::Action>,
    path: Vec<u32>,
}

impl<G: Game> Search<G> {
    /// Gives every action of the root a node with what one step of thought says of it; says how many there are.
    fn begin(&mut self, view: &G::View, seat: Seat, rng: &mut Rng) -> usize {
        let world = G::determinize(view, rng);
        world.actions(seat, &mut self.actions);
        for index in 0..self.actions.len() {
            let action = self.actions[index];
            let mut after = world.clone();
            after.apply(seat, action, &mut Rolling(rng), &mut Mute);
            if let Some(node) = self.tree.grow(ROOT, action, seat) {
                self.tree.foresee(node, after.estimate(seat));
            }
        }
        self.actions.len()
    }

    /// One world, one way down the tree, one look at what came of it.
    fn iterate(&mut self, view: &G::View, me: Seat, rng: &mut Rng) {
        let mut world = G::determinize(view, rng);
        self.path.clear();
        self.path.push(ROOT);
        let mut node = ROOT;
        while let Turn::Act(actors) = world.turn() {
            // In a simultaneous choice the others' choices are hidden: they choose anyhow, without a branch.
            let seat = if actors.has(me) { me } else { actors.first().unwrap_or(me) };
            let sealed = actors.len() > 1 && seat != me;
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            if sealed || self.actions.len() == 1 {
                let action = self.actions[rng.below(self.actions.len() as u32) as usize];
                world.apply(seat, action, &mut Rolling(rng), &mut Mute);
                continue;
            }
            let step = self.tree.choose(node, seat, &self.actions, rng);
            world.apply(seat, step.action, &mut Rolling(rng), &mut Mute);
            let Some(child) = step.node else { break };
            self.path.push(child);
            node = child;
            if step.is_new {
                self.tree.foresee(child, world.estimate(seat));
                break;
            }
        }
        let values = leaf::values(&world);
        self.tree.learn(&self.path, &values);
    }
}

/// The most visited action.
pub fn choose<G: Game>(view: &G::View, seat: Seat, effort: Effort, rng: &mut Rng) -> Option<G::Action> {
    search::<G>(view, seat, effort, rng).first().map(|worth| worth.action)
}
