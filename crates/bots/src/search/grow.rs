//! Information-set tree search: one tree of what the seat can tell apart, a new world for every iteration.
//!
//! Every seat is taken to play for itself (max^n). Sealed choices of other seats are hidden moves: they are made anew
//! each time by instinct and make no branches. Luck is rolled.

use rules::{Game, MAX_SEATS, Mute, Plan, Rng, Rolling, Seat, Turn};

use super::playout::{CAP, foresee, play_on, values};
use super::tree::{ROOT, Tree};
use super::{Question, Thought, skips_lone};
use crate::budget::{Budget, Clock};
use crate::choose::legal;

/// Looks at the time after so many iterations: some tens of microseconds.
const EVERY: u32 = 16;
/// Asks whether the answer can still change after so many.
const DECIDED: u32 = 256;
/// Worlds in which one step of thought is taken.
const GLANCES: u32 = 4;

pub fn think<G: Game>(question: &Question<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
    let mut clock = Clock::start(question.budget, EVERY, question.stop);
    let mut search = Search::begin(question, rng);
    while !clock.is_over() {
        search.iterate(question, rng);
        clock.tick();
        if !question.thorough && clock.done().is_multiple_of(DECIDED) && search.tree.lead() > clock.left() {
            break;
        }
    }
    let thought = search.conclude(clock.done());
    if let (Some(memory), Some(best)) = (question.memory, thought.worths.first()) {
        memory.keep(question, best.action, &search.tree);
    }
    thought
}

/// The bare kernel, for measuring: a tree from one view, and every iteration played out to the end by instinct.
pub struct Kernel<'a, G: Game> {
    question: Question<'a, G>,
    search: Search<G>,
    rng: Rng,
}

impl<'a, G: Game> Kernel<'a, G> {
    /// Thinks with the view of a seat that may act, with no more than so many nodes.
    pub fn new(view: &'a G::View, seat: Seat, nodes: u32, mut rng: Rng) -> Self {
        let actions = legal::<G>(view, seat, &mut rng);
        let plan = Plan { playout: CAP, tries: 1, trust: 0.0, ..G::ABOUT.plan };
        let budget = Budget { nodes, ..Budget::iterations(1) };
        let question =
            Question { view, seat, actions, plan, budget, stop: None, memory: None, thorough: true, margin: 0.0 };
        let search = Search::begin(&question, &mut rng);
        Self { question, search, rng }
    }

    pub fn run(&mut self, iterations: u32) {
        (0..iterations).for_each(|_| self.search.iterate(&self.question, &mut self.rng));
    }
}

struct Search<G: Game> {
    tree: Tree<G::Action>,
    actions: Vec<G::Action>,
    buffer: Vec<G::Action>,
    path: Vec<u32>,
    /// What all seats got, over all iterations.
    totals: [f64; MAX_SEATS],
    /// Worlds so far.
    count: u32,
}

impl<G: Game> Search<G> {
    /// Gives every action of the root a node with what one step of thought says of it.
    fn begin(question: &Question<'_, G>, rng: &mut Rng) -> Self {
        let plan = &question.plan;
        let known = question.memory.and_then(|memory| memory.recall(question, rng));
        let fresh = || Tree::new(question.budget.nodes, plan.curiosity, plan.trust, question.seat, &question.actions);
        let tree = known.unwrap_or_else(fresh);
        let mut search = Self {
            tree,
            actions: Vec::new(),
            buffer: Vec::new(),
            path: Vec::new(),
            totals: [0.0; MAX_SEATS],
            count: 0,
        };
        if plan.trust > 0.0 {
            search.glance(question, rng);
        }
        search
    }

    /// One step of thought about every action, in a few worlds: the answer of the first millisecond.
    fn glance(&mut self, question: &Question<'_, G>, rng: &mut Rng) {
        let count = if question.plan.open { 1 } else { GLANCES };
        let worlds: Vec<G> = (0..count).map(|nth| G::world(question.view, nth, rng)).collect();
        let new = |(child, _): &(u32, &G::Action)| self.tree.is_new(*child);
        let (children, actions): (Vec<u32>, Vec<G::Action>) = (1..).zip(&question.actions).filter(new).unzip();
        let mut foreseen = Vec::new();
        foresee(&worlds, question.seat, &actions, rng, &mut foreseen);
        children.into_iter().zip(foreseen).for_each(|(child, value)| self.tree.foresee(child, value));
    }

    /// One world, one way down the tree, one look at what came of it.
    fn iterate(&mut self, question: &Question<'_, G>, rng: &mut Rng) {
        let me = question.seat;
        let mut world = G::world(question.view, self.count, rng);
        self.count = self.count.wrapping_add(1);
        self.path.clear();
        let mut node = ROOT;
        while let Turn::Act(actors) = world.turn() {
            // In a simultaneous choice the others' choices are hidden: they choose anyhow, without a branch.
            let seat = if actors.has(me) { me } else { actors.first().unwrap_or(me) };
            let sealed = actors.len() > 1 && seat != me;
            if sealed {
                let Some(action) = world.instinct(seat, rng, &mut self.buffer) else { break };
                world.apply(seat, action, &mut Rolling(rng), &mut Mute);
                continue;
            }
            // Where every world is the same, a node has the same children always.
            let known = if G::ABOUT.plan.open { self.tree.choose_known(node, rng) } else { None };
            let step = match known {
                Some(step) => step,
                None => {
                    self.actions.clear();
                    if node == ROOT {
                        self.actions.extend_from_slice(&question.actions);
                    } else {
                        world.actions(seat, &mut self.actions);
                    }
                    // A lone action needs no node, except where the tree begins.
                    if skips_lone::<G>() && self.actions.len() == 1 && node != ROOT {
                        world.apply(seat, self.actions[0], &mut Rolling(rng), &mut Mute);
                        continue;
                    }
                    let worlds = std::slice::from_ref(&world);
                    self.tree.choose(node, seat, &self.actions, rng, |actions, rng, out| {
                        foresee(worlds, seat, actions, rng, out);
                    })
                }
            };
            debug_assert!(world.check(seat, step.action).is_ok(), "{} is not legal", step.action);
            world.apply(seat, step.action, &mut Rolling(rng), &mut Mute);
            let Some(child) = step.node else { break };
            self.path.push(child);
            node = child;
            if step.is_new {
                break;
            }
        }
        play_on(&mut world, question.plan.playout, question.plan.tries, rng, &mut self.buffer);
        let values = values(&world);
        self.tree.learn(&self.path, &values);
        self.totals.iter_mut().zip(values).for_each(|(total, value)| *total += f64::from(value));
    }

    fn conclude(&self, iterations: u32) -> Thought<G::Action> {
        let worths = self.tree.worths();
        let chances = self.totals.map(|total| (total / f64::from(iterations.max(1))) as f32);
        let mut thought = Thought {
            compared: worths.len(),
            foresight: self.tree.foresight(),
            worths,
            line: Vec::new(),
            chances,
            iterations: iterations.into(),
            solved: false,
            is_sampled: true,
        };
        thought.sort();
        thought.line = thought.worths.first().map_or_else(Vec::new, |best| self.tree.line(best.action));
        thought
    }
}
