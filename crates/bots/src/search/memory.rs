//! What a bot still knows of its last decision when the next one comes.
//!
//! A tree stands for actions, whatever luck came between them. So it is taken up again only where nothing was drawn or
//! rolled since: if the actions that the tree knows lead in every world to the very view that the bot is handed now.

use std::any::Any;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use rules::{Game, Mute, Rng, Rolling, Seat, Turn, Viewer};

use super::tree::{ROOT, Tree};
use super::{Question, skips_lone};

/// The most nodes that are kept from one decision to the next: a few megabytes.
const KEPT: usize = 50_000;
/// Worlds in which the way to the new view has to be the same.
const WORLDS: usize = 3;
/// A branch that has been tried less often is not worth the way.
const LEAST: u32 = 8;
/// No more steps than this are tried on the way.
const MOST: u32 = 4_000;

/// What a seat keeps from one decision to the next: whoever runs a bot through a game may give it one, and a new one for
/// the next game. Empty at first.
#[derive(Default)]
pub struct Memory(Mutex<Option<Box<dyn Any + Send>>>);

/// The last decision: what was seen, what was done, and what was learned after that.
struct Last<G: Game> {
    view: G::View,
    seat: Seat,
    action: G::Action,
    tree: Tree<G::Action>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory")
    }
}

impl Memory {
    pub(super) fn keep<G: Game>(&self, question: &Question<'_, G>, action: G::Action, tree: &Tree<G::Action>) {
        let last = tree.after(action, KEPT).map(|tree| {
            let last: Last<G> = Last { view: question.view.clone(), seat: question.seat, action, tree };
            Box::new(last) as Box<dyn Any + Send>
        });
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = last;
    }

    /// What was learned about this very question before; afterwards it is forgotten.
    pub(super) fn recall<G: Game>(&self, question: &Question<'_, G>, rng: &mut Rng) -> Option<Tree<G::Action>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let last = kept.downcast::<Last<G>>().ok().filter(|last| last.seat == question.seat)?;
        let mut way = Way::<G> { tree: &last.tree, view: question.view, seat: question.seat, steps: MOST };
        let worlds: Vec<G> = (0..WORLDS).map(|_| G::determinize(&last.view, rng)).collect();
        let node = way.find(ROOT, &worlds, (last.seat, last.action), rng)?;
        Some(last.tree.below(node, question.budget.nodes, question.seat, &question.actions))
    }
}

struct Way<'a, G: Game> {
    tree: &'a Tree<G::Action>,
    view: &'a G::View,
    seat: Seat,
    steps: u32,
}

impl<G: Game> Way<'_, G> {
    /// The node at which the seat has the view, if it is this one, reached by this action, or one below.
    fn find(&mut self, node: u32, before: &[G], (seat, action): (Seat, G::Action), rng: &mut Rng) -> Option<u32> {
        self.steps = self.steps.checked_sub(1)?;
        let worlds: Vec<G> = before.iter().map(|world| step(world, seat, action, rng)).collect::<Option<_>>()?;
        let Turn::Act(actors) = worlds[0].turn() else { return None };
        if actors.has(self.seat) {
            let is_this = |world: &G| world.view(Viewer::Seat(self.seat)) == *self.view;
            return worlds.iter().all(is_this).then_some(node);
        }
        let tried = self.tree.tried(node, LEAST);
        tried.into_iter().find_map(|(child, seat, action)| self.find(child, &worlds, (seat, action), rng))
    }
}

/// An action, and whatever has to follow because there is no choice: the tree has no nodes for that.
fn step<G: Game>(world: &G, seat: Seat, action: G::Action, rng: &mut Rng) -> Option<G> {
    world.check(seat, action).ok()?;
    let mut after = world.clone();
    after.apply(seat, action, &mut Rolling(rng), &mut Mute);
    let mut actions = Vec::new();
    while let (Turn::Act(actors), true) = (after.turn(), skips_lone::<G>()) {
        // Choices that are made at once are hidden, and have no nodes either.
        let seat = actors.first().filter(|_| actors.len() == 1)?;
        actions.clear();
        after.actions(seat, &mut actions);
        let [lone] = actions[..] else { break };
        after.apply(seat, lone, &mut Rolling(rng), &mut Mute);
    }
    Some(after)
}
