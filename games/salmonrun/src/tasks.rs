//! The task list of section 6: what is still to do, first things first. Decides no rule.

use std::fmt;
use std::hash::{Hash, Hasher};

use rules::{Seat, Seats};

use crate::cards::{Card, Way};
use crate::river::Icon;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// A blocked step in this way may become a jump.
    Leap {
        seat: Seat,
        way: Way,
    },
    Take {
        seat: Seat,
        icon: Icon,
    },
    Reeds {
        seat: Seat,
        left: u8,
    },
    /// A bear may go on so many hexes; the first step chooses which bear.
    Bear {
        seat: Seat,
        bear: Option<u8>,
        left: u8,
    },
    Target {
        seat: Seat,
    },
    /// A card that hits these seats may be countered.
    Counter {
        card: Card,
        hit: Seats,
    },
    Pick {
        seat: Seat,
        target: Seat,
    },
    Shed {
        seat: Seat,
        left: u8,
    },
    Trim {
        seat: Seat,
    },
    /// Half of a jump: to that neighbour.
    Go {
        seat: Seat,
        way: Way,
    },
    /// The second step of a double.
    Step {
        seat: Seat,
        way: Way,
    },
    Flow {
        seat: Seat,
    },
    /// The end of the turn.
    Next,
}

/// Room for every list that play can make, and for those made by hand with at most `MAX_READ` tasks: an action takes
/// one task away and adds four at most, and a current adds one more.
const ROOM: usize = 16;
/// The longest list that is read.
pub const MAX_READ: usize = 8;

/// The list, first task last in memory, so that new ones go to the front at no cost.
#[derive(Clone)]
pub struct Todo {
    tasks: [Task; ROOM],
    len: u8,
}

impl Todo {
    pub const EMPTY: Self = Self { tasks: [Task::Next; ROOM], len: 0 };

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub const fn first(&self) -> Option<Task> {
        if self.len == 0 { None } else { Some(self.tasks[self.len as usize - 1]) }
    }

    /// Puts a task in front of everything still to do.
    #[inline]
    pub const fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    #[inline]
    pub const fn pop(&mut self) -> Option<Task> {
        let first = self.first();
        if first.is_some() {
            self.len -= 1;
        }
        first
    }

    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// The tasks, first = next.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Task> {
        self.tasks[..self.len.into()].iter().rev().copied()
    }
}

impl PartialEq for Todo {
    fn eq(&self, other: &Self) -> bool {
        self.tasks[..self.len.into()] == other.tasks[..other.len.into()]
    }
}

impl Eq for Todo {}

impl Hash for Todo {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tasks[..self.len.into()].hash(state);
    }
}

impl fmt::Debug for Todo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
