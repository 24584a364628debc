//! Clocks. Time is always handed in, in milliseconds since 1970.

use rules::{Seat, Seats};
use wire::{ClockPlan, Clocks};

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 3600 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clock {
    plan: ClockPlan,
    /// What each seat had left when its clock was last started or stopped.
    left_ms: Vec<u64>,
    /// When the clock of a seat was started; `None` while it stands.
    since_ms: Vec<Option<u64>>,
}

impl Clock {
    pub fn new(plan: ClockPlan, seats: usize) -> Self {
        Self { plan, left_ms: vec![Self::full(plan); seats], since_ms: vec![None; seats] }
    }

    fn full(plan: ClockPlan) -> u64 {
        match plan {
            ClockPlan::None => 0,
            ClockPlan::PerMove { seconds } | ClockPlan::Total { seconds, .. } => u64::from(seconds) * SECOND,
            ClockPlan::Days { days } => u64::from(days) * DAY,
        }
    }

    /// A seat has decided.
    pub fn decided(&mut self, seat: Seat, now_ms: u64) {
        let seat = seat.index();
        let left = self.left(seat, now_ms);
        self.since_ms[seat] = None;
        self.left_ms[seat] = match self.plan {
            ClockPlan::Total { increment, .. } => left + u64::from(increment) * SECOND,
            ClockPlan::None | ClockPlan::PerMove { .. } | ClockPlan::Days { .. } => Self::full(self.plan),
        };
    }

    /// These seats have to decide now: their clocks run, the others stand.
    pub fn run(&mut self, actors: Seats, now_ms: u64) {
        for seat in 0..self.left_ms.len() {
            match (actors.has(Seat::at(seat)), self.since_ms[seat]) {
                (true, None) => self.since_ms[seat] = Some(now_ms),
                (false, Some(_)) => {
                    self.left_ms[seat] = self.left(seat, now_ms);
                    self.since_ms[seat] = None;
                }
                (true, Some(_)) | (false, None) => {}
            }
        }
    }

    fn left(&self, seat: usize, now_ms: u64) -> u64 {
        let spent = self.since_ms[seat].map_or(0, |since| now_ms.saturating_sub(since));
        self.left_ms[seat].saturating_sub(spent)
    }

    /// The seat whose time is up first, and when.
    pub fn deadline(&self) -> Option<(Seat, u64)> {
        if self.plan == ClockPlan::None {
            return None;
        }
        let ends = (0..self.left_ms.len()).filter_map(|seat| Some((seat, self.since_ms[seat]? + self.left_ms[seat])));
        ends.min_by_key(|&(_, end)| end).map(|(seat, end)| (Seat::at(seat), end))
    }

    pub fn show(&self, now_ms: u64) -> Option<Clocks> {
        (self.plan != ClockPlan::None).then(|| Clocks {
            left_ms: (0..self.left_ms.len()).map(|seat| self.left(seat, now_ms)).collect(),
            running: (0..self.left_ms.len()).filter(|&seat| self.since_ms[seat].is_some()).map(|s| s as u8).collect(),
        })
    }
}
