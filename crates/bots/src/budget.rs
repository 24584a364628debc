//! How long a bot may think, and the clock that watches it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

use crate::search::Memory;

/// Limits of a search; whichever is reached first ends it. With iterations alone the answer is the same on every
/// machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    pub time: Option<Duration>,
    /// Ways down the tree, playouts, or positions looked at, as the searcher counts.
    pub iterations: Option<u32>,
    /// The most nodes or table entries that are kept, some tens of bytes each: memory is bounded.
    pub nodes: u32,
}

/// Some tens of megabytes.
pub const MOST_NODES: u32 = 1_000_000;

impl Budget {
    pub const fn iterations(iterations: u32) -> Self {
        Self { time: None, iterations: Some(iterations), nodes: MOST_NODES }
    }

    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), iterations: None, nodes: MOST_NODES }
    }

    /// The same budget with a part of its time. Iterations stay: they are what makes a level what it is.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { time: self.time.map(|time| time.mul_f32(scale.clamp(0.001, 1000.0))), ..self }
    }

    /// What is left of it at this pace.
    #[must_use]
    pub fn at(self, pace: &Pace<'_>) -> Self {
        Self { nodes: self.nodes.min(pace.nodes).max(2), ..self.scaled(pace.scale) }
    }

    /// What one of several threads may do, each with a tree of its own.
    #[must_use]
    pub fn among(self, threads: u32) -> Self {
        let threads = threads.max(1);
        Self {
            iterations: self.iterations.map(|all| all.div_ceil(threads)),
            nodes: (self.nodes / threads).max(2),
            ..self
        }
    }
}

/// How a search is run, apart from how strong it should be.
#[derive(Clone, Copy, Debug)]
pub struct Pace<'a> {
    /// A part of the level's time: a browser may ask for less.
    pub scale: f32,
    /// The most nodes or table entries that a search may keep, whatever its budget says.
    pub nodes: u32,
    /// Searches at once; one in a browser, whatever is asked for.
    pub threads: usize,
    /// Set by somebody else to end the search at once.
    pub stop: Option<&'a AtomicBool>,
    /// What the seat keeps from one decision to the next, for bots that use all they have.
    pub memory: Option<&'a Memory>,
}

impl Default for Pace<'_> {
    fn default() -> Self {
        Self { scale: 1.0, nodes: MOST_NODES, threads: 1, stop: None, memory: None }
    }
}

/// Counts iterations and looks at the time now and then.
pub struct Clock<'a> {
    begun: Instant,
    time: Option<Duration>,
    most: u32,
    done: u32,
    /// Looks at the time whenever so many more are done.
    every: u32,
    next_look: u32,
    stop: Option<&'a AtomicBool>,
    over: bool,
}

impl<'a> Clock<'a> {
    /// Starts now; `every` says after how many iterations it is worth looking at the time.
    pub fn start(budget: Budget, every: u32, stop: Option<&'a AtomicBool>) -> Self {
        let most = budget.iterations.unwrap_or(u32::MAX);
        Self { begun: Instant::now(), time: budget.time, most, done: 0, every, next_look: every, stop, over: false }
    }

    /// Counts one iteration; says whether there may be another.
    #[inline]
    pub fn tick(&mut self) -> bool {
        self.done += 1;
        if self.done >= self.most {
            self.over = true;
        } else if self.done >= self.next_look {
            self.look();
        }
        !self.over
    }

    fn look(&mut self) {
        self.next_look = self.done.saturating_add(self.every);
        let stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        self.over |= stopped || self.time.is_some_and(|time| self.begun.elapsed() >= time);
    }

    #[inline]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    pub const fn done(&self) -> u32 {
        self.done
    }

    /// The part of the budget that is used up, 0 to 1.
    pub fn used(&self) -> f32 {
        let by_count = self.done as f32 / self.most as f32;
        let by_time = self.time.map_or(0.0, |time| self.begun.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6));
        by_count.max(by_time)
    }

    /// About how many iterations are still to come.
    pub fn left(&self) -> u32 {
        let by_count = self.most - self.done.min(self.most);
        let Some(time) = self.time else { return by_count };
        let (gone, time) = (self.begun.elapsed().as_secs_f32().max(1e-6), time.as_secs_f32());
        let by_time = (time - gone).max(0.0) / gone * self.done as f32;
        by_count.min(by_time as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_bounds_memory_and_never_adds_to_it() {
        let (budget, pace) = (Budget::iterations(5), |nodes| Pace { nodes, ..Pace::default() });
        assert_eq!(budget.at(&pace(1000)).nodes, 1000);
        assert_eq!(budget.at(&pace(u32::MAX)), budget);
    }
}
