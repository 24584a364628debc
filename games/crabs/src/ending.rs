//! Whose turn it is, ties, ranks (CR-6, CR-7).

use rules::{Outcome, RuleId, Seats, Turn};

use crate::position::{BOARD, End, Phase, Position};
use crate::rule;

#[inline]
pub fn turn(position: &Position) -> Turn {
    match position.phase {
        Phase::Place | Phase::Move | Phase::Wave => Turn::Act(Seats::one(position.turn)),
        Phase::Over => Turn::Over(outcome(position)),
    }
}

/// CR-6.3 and CR-7.5: who is not out shares rank 1; of the others the last to go ranks best.
fn outcome(position: &Position) -> Outcome {
    let seats = position.seats();
    let mut ranks = [1; 4];
    for (order, seat) in position.out.iter().enumerate() {
        ranks[seat.index()] = (seats - order) as u8;
    }
    Outcome::ranked(&ranks[..seats])
}

/// Whether the game is tied at the start of a turn: the third time (CR-7.2), then too many quiet turns (CR-7.3).
#[inline]
pub fn tie(position: &Position) -> Option<(End, RuleId)> {
    if stands_for_the_third_time(position) {
        return Some((End::Repeat, rule::THIRD_TIME));
    }
    (position.quiet.as_slice().len() >= position.options.quiet_limit.into()).then_some((End::Quiet, rule::QUIET_LIMIT))
}

/// How often the position has stood since the last lasting change, this time included.
pub fn times_stood(position: &Position) -> usize {
    let mut back = WalkBack::new(position);
    1 + (0..back.rounds()).filter(|_| back.round_is_same()).count()
}

#[inline]
fn stands_for_the_third_time(position: &Position) -> bool {
    let players = position.seats() - position.out.len();
    // To have stood twice before, two rounds must have been quiet.
    position.quiet.as_slice().len() >= 2 * players && times_stood(position) >= 3
}

/// Takes the quiet moves back, round by round, and compares with the position it began from.
struct WalkBack<'a> {
    position: &'a Position,
    players: usize,
    taken: usize,
    height: [u8; BOARD],
    /// Exclusive or of a word for each (rock, height, kind) that differs from the position: 0 means the same.
    difference: u64,
}

impl<'a> WalkBack<'a> {
    fn new(position: &'a Position) -> Self {
        let players = (position.seats() - position.out.len()).max(1);
        Self { position, players, taken: 0, height: *position.stacks.heights(), difference: 0 }
    }

    fn rounds(&self) -> usize {
        self.position.quiet.as_slice().len() / self.players
    }

    /// Takes one more round of moves back; says whether the board is then the same.
    fn round_is_same(&mut self) -> bool {
        let quiet = self.position.quiet.as_slice();
        for _ in 0..self.players {
            self.taken += 1;
            let step = quiet[quiet.len() - self.taken];
            let (from, to) = (step.from().index(), step.to().index());
            self.height[to] -= 1;
            self.difference ^= word(to, self.height[to], step.kind());
            self.difference ^= word(from, self.height[from], step.kind());
            self.height[from] += 1;
        }
        self.difference == 0 && self.is_truly_same()
    }

    /// The words could agree by chance: compare crab by crab.
    fn is_truly_same(&self) -> bool {
        let mut stacks = self.position.stacks.clone();
        for step in self.position.quiet.as_slice().iter().rev().take(self.taken) {
            stacks.shift(step.to(), step.from());
        }
        stacks == self.position.stacks
    }
}

/// A well mixed word for a kind of crab at a height on a rock.
#[inline]
const fn word(rock: usize, height: u8, kind: u8) -> u64 {
    let mut mixed = ((rock as u64) << 16 | (height as u64) << 8 | kind as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
