//! Whose turn it is, ranks, bands (WW-8.11, WW-8.12).

use rules::{Outcome, Turn};

use crate::position::{MOST_SEATS, Phase, Position};

#[inline]
pub fn turn(position: &Position) -> Turn {
    match position.phase {
        Phase::Choose => Turn::Act(position.actors()),
        Phase::Over => Turn::Over(outcome(position)),
    }
}

/// WW-8.11: the rank is one more than the number of seats with a higher total.
pub fn outcome(position: &Position) -> Outcome {
    let seats = position.seats();
    let scores: [i32; MOST_SEATS] =
        std::array::from_fn(|seat| if seat < seats { position.rivers[seat].points().total().into() } else { 0 });
    let ranks: [u8; MOST_SEATS] =
        std::array::from_fn(|seat| 1 + scores[..seats].iter().filter(|&&other| other > scores[seat]).count() as u8);
    Outcome::scored(&ranks[..seats], &scores[..seats])
}

/// The lowest scores of the bands 1 to 6 (WW-8.12).
pub const BANDS: [u8; 6] = [25, 35, 45, 55, 65, 75];

/// The band of a solo score.
pub fn band(total: u8) -> usize {
    BANDS.iter().filter(|&&lowest| total >= lowest).count()
}
