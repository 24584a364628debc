//! The tree: nodes in one arena, children found by a table.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use rules::{MAX_SEATS, Rng, Seat};

use super::Worth;

pub const ROOT: u32 = 0;

/// How far it looks beyond what has gone well so far.
const CURIOSITY: f32 = 0.45;
/// How much the estimate counts while a node is young.
const TRUST: f32 = 1.5;

/// A node: an action of a seat, after everything that led here.
struct Node<A> {
    action: Option<A>,
    seat: Seat,
    visits: u32,
    /// How often the action could have been chosen: in some worlds it is not legal.
    available: u32,
    /// The sum of what each seat got.
    totals: [f32; MAX_SEATS],
    /// What the estimate said when the node was new.
    foreseen: f32,
}

pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    children: HashMap<(u32, A), u32, BuildHasherDefault<Mix>>,
    most: usize,
}

/// A step down the tree.
pub struct Step<A> {
    pub action: A,
    /// Where it leads; nowhere if there is no room for another node.
    pub node: Option<u32>,
    pub is_new: bool,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    pub fn new(most: u32) -> Self {
        let mut tree = Self { nodes: Vec::new(), children: HashMap::default(), most: most.max(2) as usize };
        tree.nodes.push(Node::new(None, Seat::at(0)));
        tree
    }

    /// A new child, if there is room.
    pub fn grow(&mut self, parent: u32, action: A, seat: Seat) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node::new(Some(action), seat));
        self.children.insert((parent, action), node);
        Some(node)
    }

    pub fn foresee(&mut self, node: u32, value: f32) {
        self.nodes[node as usize].foreseen = value;
    }

    /// One of the actions that are legal in this world: an untried one first, then the most promising.
    pub fn choose(&mut self, parent: u32, seat: Seat, legal: &[A], rng: &mut Rng) -> Step<A> {
        let mut untried = 0;
        let mut new = None;
        let mut best: Option<(f32, A, u32)> = None;
        for &action in legal {
            let Some(&child) = self.children.get(&(parent, action)) else {
                // Each untried action is equally likely to be the one.
                untried += 1;
                if rng.below(untried) == 0 {
                    new = Some(action);
                }
                continue;
            };
            let node = &mut self.nodes[child as usize];
            node.available += 1;
            let promise = node.promise();
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, action, child));
            }
        }
        if let Some(action) = new {
            let node = self.grow(parent, action, seat);
            return Step { action, node, is_new: node.is_some() };
        }
        match best {
            Some((_, action, child)) => Step { action, node: Some(child), is_new: false },
            None => Step { action: legal[0], node: None, is_new: false },
        }
    }

    /// Adds what came of a way down the tree.
    pub fn learn(&mut self, path: &[u32], values: &[f32; MAX_SEATS]) {
        for &node in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.totals.iter_mut().zip(values).for_each(|(total, value)| *total += value);
        }
    }

    /// The first `count` children of the root, most visited first.
    pub fn worths(&self, count: usize, seat: Seat) -> Vec<Worth<A>> {
        let children = self.nodes.iter().skip(1).take(count);
        let mut worths: Vec<_> = children
            .filter_map(|node| Some(Worth { action: node.action?, visits: node.visits, value: node.value(seat) }))
            .collect();
        worths.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        worths
    }
}

impl<A> Node<A> {
    const fn new(action: Option<A>, seat: Seat) -> Self {
        Self { action, seat, visits: 0, available: 1, totals: [0.0; MAX_SEATS], foreseen: 0.0 }
    }

    fn value(&self, seat: Seat) -> f32 {
        if self.visits == 0 { self.foreseen } else { self.totals[seat.index()] / self.visits as f32 }
    }

    /// What it has brought its seat, what might still be found, and what the estimate said.
    fn promise(&self) -> f32 {
        let visits = self.visits as f32;
        if self.visits == 0 {
            // Every child is tried once, those that look best first.
            return 10.0 + self.foreseen;
        }
        let known = self.totals[self.seat.index()] / visits;
        let unknown = CURIOSITY * ((self.available as f32).ln() / visits).sqrt();
        known + unknown + TRUST * (self.foreseen - known) / (visits + 1.0)
    }
}

/// A quick hash that is the same on every machine.
#[derive(Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
        self.0 ^= self.0 >> 29;
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}
