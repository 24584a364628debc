//! The tree: nodes in one arena, the children of a node in blocks of their own.

use rules::{Rng, Seat, ln};

use super::Worth;

pub const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// Without an estimate every child is tried once first.
const UNTRIED: f32 = 10.0;

/// A node: an action of a seat, after everything that led here.
struct Node<A> {
    action: A,
    seat: Seat,
    visits: u32,
    /// How often the action could have been chosen: in some worlds it is not legal.
    available: u32,
    /// The first block of children.
    kids: u32,
    /// What the first look at it promised.
    foreseen: f32,
    /// What it promises for certain, and how much of the unknown counts: worked out when something is learned, so that
    /// choosing among many children is a multiplication each.
    base: f32,
    rare: f32,
    /// The sum of what the seat that acts got, and of its squares.
    total: f64,
    squares: f64,
}

/// Children that were made at once; worlds that allow further actions add further blocks.
#[derive(Clone, Copy)]
struct Block {
    first: u32,
    count: u32,
    next: u32,
}

pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    blocks: Vec<Block>,
    most: usize,
    curiosity: f32,
    /// How many visits the first look at an action counts for; 0 if there is none.
    trust: f32,
    /// The child of each legal action, while a step is being chosen.
    found: Vec<u32>,
    missing: Vec<A>,
    foreseen: Vec<f32>,
}

/// A step down the tree.
pub struct Step<A> {
    pub action: A,
    /// Where it leads; nowhere if there is no room for another node.
    pub node: Option<u32>,
    pub is_new: bool,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree whose root may have these actions; no more than `most` nodes, though always room for those.
    pub fn new(most: u32, curiosity: f32, trust: f32, seat: Seat, actions: &[A]) -> Self {
        let mut tree = Self::empty(usize::MAX, curiosity, trust);
        tree.nodes.extend(actions.first().map(|action| Node::new(*action, seat)));
        tree.grow(ROOT, seat, actions);
        tree.most = most as usize;
        tree
    }

    const fn empty(most: usize, curiosity: f32, trust: f32) -> Self {
        Self {
            nodes: Vec::new(),
            blocks: Vec::new(),
            most,
            curiosity,
            trust,
            found: Vec::new(),
            missing: Vec::new(),
            foreseen: Vec::new(),
        }
    }

    /// What was learned after an action of the root, as a tree of its own with no more than so many nodes.
    pub fn after(&self, action: A, most: usize) -> Option<Self> {
        let from = self.children(ROOT).find(|child| self.nodes[*child as usize].action == action)?;
        let mut tree = Self::empty(most, self.curiosity, self.trust);
        tree.nodes.push(self.nodes[from as usize].childless());
        tree.copy_below(self, vec![(from, ROOT)]);
        Some(tree)
    }

    /// What was learned below a node, as a tree whose root has these actions: those that nobody has tried yet are new.
    pub fn below(&self, from: u32, most: u32, seat: Seat, actions: &[A]) -> Self {
        let mut tree = Self::new(most, self.curiosity, self.trust, seat, actions);
        let mut copied = Vec::new();
        for (new, action) in (1..).zip(actions) {
            let is = |node: &Node<A>| node.action == *action && node.seat == seat;
            if let Some(old) = self.children(from).find(|child| is(&self.nodes[*child as usize])) {
                tree.nodes[new as usize] = self.nodes[old as usize].childless();
                copied.push((old, new));
            }
        }
        tree.copy_below(self, copied);
        tree
    }

    /// Copies what is below some nodes of another tree to below their copies here, those nearest first.
    fn copy_below(&mut self, other: &Self, mut copied: Vec<(u32, u32)>) {
        let mut next = 0;
        while let Some(&(old, new)) = copied.get(next) {
            next += 1;
            let first = self.nodes.len() as u32;
            let count = other.children(old).count();
            if count == 0 || self.nodes.len() + count > self.most {
                continue;
            }
            self.nodes.extend(other.children(old).map(|child| other.nodes[child as usize].childless()));
            self.nodes[new as usize].kids = self.blocks.len() as u32;
            self.blocks.push(Block { first, count: count as u32, next: NONE });
            copied.extend(other.children(old).zip(first..));
        }
    }

    /// The children that have been tried at least so often, most often first, and what was done there.
    pub fn tried(&self, node: u32, least: u32) -> Vec<(u32, Seat, A)> {
        let visits = |child: &u32| self.nodes[*child as usize].visits;
        let mut tried: Vec<u32> = self.children(node).filter(|child| visits(child) >= least).collect();
        tried.sort_by_key(|child| std::cmp::Reverse(visits(child)));
        let told = |child| (child, self.nodes[child as usize].seat, self.nodes[child as usize].action);
        tried.into_iter().map(told).collect()
    }

    /// Whether nothing is known of a node yet.
    pub fn is_new(&self, node: u32) -> bool {
        self.nodes[node as usize].visits == 0
    }

    pub fn foresee(&mut self, node: u32, value: f32) {
        let node = &mut self.nodes[node as usize];
        node.foreseen = value;
        node.weigh(self.trust);
    }

    /// One more block of children, if there is room.
    fn grow(&mut self, parent: u32, seat: Seat, actions: &[A]) -> bool {
        if self.nodes.len() + actions.len() > self.most {
            return false;
        }
        let block = Block { first: self.nodes.len() as u32, count: actions.len() as u32, next: NONE };
        self.nodes.extend(actions.iter().map(|action| Node::new(*action, seat)));
        let number = self.blocks.len() as u32;
        self.blocks.push(block);
        match self.last_block(parent) {
            None => self.nodes[parent as usize].kids = number,
            Some(last) => self.blocks[last as usize].next = number,
        }
        true
    }

    fn last_block(&self, parent: u32) -> Option<u32> {
        let mut last = None;
        let mut block = self.nodes[parent as usize].kids;
        while block != NONE {
            last = Some(block);
            block = self.blocks[block as usize].next;
        }
        last
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let mut block = self.nodes[parent as usize].kids;
        let blocks = std::iter::from_fn(move || {
            let here = *self.blocks.get(block as usize)?;
            block = here.next;
            Some(here.first..here.first + here.count)
        });
        blocks.flatten()
    }

    /// Finds the child of every legal action, and makes those that are missing.
    fn find_all(&mut self, parent: u32, seat: Seat, legal: &[A]) -> bool {
        self.found.clear();
        // Worlds that look alike list their actions alike: nearly always the next child is the one.
        let mut likely = match self.blocks.get(self.nodes[parent as usize].kids as usize) {
            Some(block) => block.first,
            None => NONE,
        };
        let mut all = true;
        for action in legal {
            let is = |node: &Node<A>| node.action == *action && node.seat == seat;
            let child = if self.nodes.get(likely as usize).is_some_and(is) && self.is_child(parent, likely) {
                likely
            } else {
                self.children(parent).find(|child| is(&self.nodes[*child as usize])).unwrap_or(NONE)
            };
            all &= child != NONE;
            likely = child.wrapping_add(1);
            self.found.push(child);
        }
        all
    }

    /// Whether a node is in the first block of another: the only place where the next one is looked for.
    fn is_child(&self, parent: u32, child: u32) -> bool {
        let block = self.nodes[parent as usize].kids;
        self.blocks.get(block as usize).is_some_and(|block| (block.first..block.first + block.count).contains(&child))
    }

    /// One of the actions that are legal in this world, the most promising. `foresee` says what new ones look like.
    pub fn choose(
        &mut self,
        parent: u32,
        seat: Seat,
        legal: &[A],
        rng: &mut Rng,
        foresee: impl FnOnce(&[A], &mut Rng, &mut Vec<f32>),
    ) -> Step<A> {
        if !self.find_all(parent, seat, legal) {
            let mut missing = std::mem::take(&mut self.missing);
            missing.clear();
            let without = legal.iter().zip(&self.found).filter(|(_, child)| **child == NONE);
            missing.extend(without.map(|(action, _)| *action));
            let first = self.nodes.len() as u32;
            let has_room = self.grow(parent, seat, &missing);
            if has_room && self.trust > 0.0 {
                let mut foreseen = std::mem::take(&mut self.foreseen);
                foresee(&missing, rng, &mut foreseen);
                (first..).zip(&foreseen).for_each(|(child, value)| self.foresee(child, *value));
                self.foreseen = foreseen;
            }
            self.missing = missing;
            if !has_room {
                let action = legal[rng.below(legal.len() as u32) as usize];
                return Step { action, node: None, is_new: false };
            }
            self.find_all(parent, seat, legal);
        }
        let mut best = Best::NONE;
        for &child in &self.found {
            best.consider(&mut self.nodes[child as usize], child, self.curiosity, rng);
        }
        self.step(&best)
    }

    /// The same where a node has the same children in every world; nothing if they are not known yet.
    pub fn choose_known(&mut self, parent: u32, rng: &mut Rng) -> Option<Step<A>> {
        let block = *self.blocks.get(self.nodes[parent as usize].kids as usize)?;
        let mut best = Best::NONE;
        let children = &mut self.nodes[block.first as usize..(block.first + block.count) as usize];
        for (child, node) in (block.first..).zip(children) {
            best.consider(node, child, self.curiosity, rng);
        }
        Some(self.step(&best))
    }

    fn step(&self, best: &Best) -> Step<A> {
        let node = &self.nodes[best.child as usize];
        Step { action: node.action, node: Some(best.child), is_new: node.visits == 0 }
    }

    /// Adds what came of a way down the tree.
    pub fn learn(&mut self, path: &[u32], values: &[f32]) {
        for &node in path {
            let node = &mut self.nodes[node as usize];
            let value = f64::from(values[node.seat.index()]);
            node.visits += 1;
            node.total += value;
            node.squares += value * value;
            node.weigh(self.trust);
        }
    }

    /// The children of the root, in the order of their actions.
    pub fn worths(&self) -> Vec<Worth<A>> {
        self.children(ROOT).map(|child| self.nodes[child as usize].worth(self.trust)).collect()
    }

    /// What the first look counts for, in whole visits.
    pub const fn foresight(&self) -> u32 {
        self.trust as u32
    }

    /// The most visited child and its lead over the next, in visits.
    pub fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for child in self.children(ROOT) {
            let visits = self.nodes[child as usize].visits;
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        first - second
    }

    /// The most visited way down, as far as it has been walked more than a few times.
    pub fn line(&self, from: A) -> Vec<(Seat, A)> {
        const FEW: u32 = 4;
        let mut line = Vec::new();
        let mut next = self.children(ROOT).find(|child| self.nodes[*child as usize].action == from);
        while let Some(child) = next {
            let node = &self.nodes[child as usize];
            line.push((node.seat, node.action));
            let best = self.children(child).max_by_key(|child| self.nodes[*child as usize].visits);
            next = best.filter(|child| self.nodes[*child as usize].visits >= FEW);
        }
        line
    }
}

impl<A: Copy> Node<A> {
    const fn new(action: A, seat: Seat) -> Self {
        Self {
            action,
            seat,
            visits: 0,
            available: 1,
            kids: NONE,
            foreseen: 0.0,
            base: UNTRIED,
            rare: 0.0,
            total: 0.0,
            squares: 0.0,
        }
    }

    const fn childless(&self) -> Self {
        Self { kids: NONE, ..*self }
    }

    /// What came of it; as long as that is little, the first look at it counts along.
    fn worth(&self, trust: f32) -> Worth<A> {
        let visits = f64::from(self.visits);
        if self.visits == 0 {
            return Worth { action: self.action, visits: 0, value: self.foreseen, error: 0.5 };
        }
        let value = self.total / visits;
        let spread = (self.squares / visits - value * value).max(0.0);
        // What has been tried once or twice says little of the spread.
        let error = ((spread + 0.05 / visits) / visits).sqrt();
        let more = f64::from((trust as u32).saturating_sub(self.visits));
        let value = (self.total + more * f64::from(self.foreseen)) / (visits + more);
        Worth { action: self.action, visits: self.visits, value: value as f32, error: error as f32 }
    }

    /// Works out what it promises: what it has brought its seat, with what the estimate said as a few visits more.
    #[inline]
    fn weigh(&mut self, trust: f32) {
        let visits = self.visits as f32 + trust;
        self.base = (self.total as f32 + trust * self.foreseen) / visits;
        self.rare = 1.0 / visits.sqrt();
    }
}

/// The most promising child so far.
struct Best {
    promise: f32,
    child: u32,
    /// So many promise the same.
    equals: u32,
    /// Most children could be chosen equally often: the root of their logarithm is the same.
    available: u32,
    unknown: f32,
}

impl Best {
    const NONE: Self = Self { promise: f32::MIN, child: NONE, equals: 0, available: 0, unknown: 0.0 };

    #[inline]
    fn consider<A>(&mut self, node: &mut Node<A>, child: u32, curiosity: f32, rng: &mut Rng) {
        if node.available != self.available {
            (self.available, self.unknown) = (node.available, curiosity * ln(node.available as f32).sqrt());
        }
        let promise = node.base + self.unknown * node.rare;
        node.available += 1;
        if promise > self.promise {
            (self.promise, self.child, self.equals) = (promise, child, 1);
        } else if promise == self.promise {
            // Each of several equals is equally likely to be the one.
            self.equals += 1;
            if rng.below(self.equals) == 0 {
                self.child = child;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Stream;

    use super::*;

    fn value_after(visits: u32, trust: f32) -> f32 {
        let mut tree = Tree::new(8, 0.1, trust, Seat::at(0), &[1u8, 2]);
        tree.foresee(1, 0.5);
        (0..visits).for_each(|_| tree.learn(&[1], &[1.0]));
        tree.worths()[0].value
    }

    #[test]
    fn the_first_look_counts_along_while_little_else_is_known() {
        assert_eq!(value_after(0, 10.0), 0.5);
        assert_eq!(value_after(1, 10.0), 0.55);
        assert_eq!(value_after(10, 10.0), 1.0);
        assert_eq!(value_after(1, 0.0), 1.0);
    }

    #[test]
    fn what_looks_better_at_first_is_tried_first() {
        let mut rng = Rng::new([0; 32], Stream::Preview(0));
        let mut tree = Tree::new(8, 0.1, 10.0, Seat::at(0), &[1u8]);
        let foresee = |missing: &[u8], _: &mut Rng, out: &mut Vec<f32>| {
            assert_eq!(missing, [2, 3]);
            out.clear();
            out.extend([0.2, 0.9]);
        };
        let step = tree.choose(ROOT, Seat::at(0), &[2, 3], &mut rng, foresee);
        assert_eq!((step.action, step.is_new), (3, true));
    }
}
