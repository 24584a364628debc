//! What each sign on a river promises, by the rounds that are left.
//!
//! Fitted to what games came to when they were played on by instinct from the same position with different moves
//! (docs/bots.md says how): a figure is the points by which a river ends higher for it, less those of the next seat.

use std::sync::LazyLock;

use crate::position::ROUNDS;

/// The figures of one round.
pub type Row = [f32; sign::COUNT];

/// Where the figures of each kind of sign begin.
pub mod sign {
    /// Points there are already, beside their own worth: by mills, sawmills, ports, meadows.
    pub const POINTS: usize = 0;
    /// A building that an open arm leads to, or several; a tenth of its points each.
    pub const WORKS: usize = 4;
    /// The same times how much more than usual of what it lacks is still to come.
    pub const PLENTY: usize = 18;
    /// Sacks that drift away above an open outlet, one to six.
    pub const SACKS: usize = 25;
    /// Axes, one to four.
    pub const AXES: usize = 31;
    /// Points by mills and by sawmills to come, for each tile, for which the loose goods are enough.
    pub const MET: usize = 35;
    /// And for which one more would be.
    pub const NEAR: usize = 37;
    /// Sacks times axes: a bridge stops both and uses one.
    pub const BOTH: usize = 39;
    /// Ends of the river by where goods go from there, and by the ways a tile laid there can lead on.
    pub const ENDS: usize = 40;
    /// Vertices beside an end with one, two and three quarters.
    pub const END_MEADOW: usize = 70;
    /// Vertices by their quarters and the free cells beside them.
    pub const VERTEX: usize = 73;
    /// Pieces by which the next port makes the route longer.
    pub const LONGER: usize = 79;
    /// At another end.
    pub const LONGER_TOO: usize = 80;
    /// Times how many more ports than usual are still to come.
    pub const LONGER_PLENTY: usize = 81;
    /// Ends from which a port can be reached.
    pub const REACHES: usize = 82;
    /// Pieces of the first route of all.
    pub const FIRST_ROUTE: usize = 83;
    /// Cells round the river, ten at a time.
    pub const EDGE: usize = 84;
    /// Tiles of oxbow.
    pub const STILL: usize = 85;
    /// Two buildings lack goods.
    pub const TWO_LACK: usize = 86;
    /// Three or more do.
    pub const MORE_LACK: usize = 87;
    /// Goods that are lacking beyond the rounds left.
    pub const TOO_MUCH: usize = 88;
    /// What is passed on: sacks, axes, ports, mills, sawmills, quarters.
    pub const PASSED: usize = 89;
    /// Sacks, axes, ports and buildings passed on that this river has use for.
    pub const PASSED_WANTED: usize = 95;
    /// And those that the next one has use for.
    pub const RIVAL_WANTS: usize = 99;
    /// What this river would gain at once by the tiles passed on: the best, the other.
    pub const GAIN: usize = 103;
    /// What the next one will.
    pub const RIVAL_GAINS: usize = 105;
    pub const COUNT: usize = 107;
}

/// The rounds left for which figures are given; those between are in between.
const LEFT: [u8; 6] = [1, 2, 3, 5, 8, 12];

static ROWS: LazyLock<[Row; ROUNDS as usize]> = LazyLock::new(|| std::array::from_fn(|left| row(left as u8)));

/// The figures for so many rounds left.
#[inline]
pub fn at(left: u8) -> &'static Row {
    &ROWS[usize::from(left.min(ROUNDS - 1))]
}

fn row(left: u8) -> Row {
    let left = left.max(LEFT[0]);
    let after = LEFT.iter().position(|&other| other > left).unwrap_or(LEFT.len() - 1);
    let (low, high) = (LEFT[after - 1], LEFT[after]);
    let part = f32::from(left - low) / f32::from(high - low);
    FIGURES.map(|figures| (1.0 - part) * figures[after - 1] + part * figures[after])
}

// One of them happens to be close to a turn of the circle.
#[allow(clippy::approx_constant)]
#[rustfmt::skip]
const FIGURES: [[f32; LEFT.len()]; sign::COUNT] = [
    // POINTS
    [0.06, 0.00, 0.01, -0.05, -0.13, -0.08], // by mills
    [0.15, 0.13, 0.08, 0.02, -0.02, 0.01], // by sawmills
    [0.08, 0.04, 0.06, -0.02, 0.01, -0.57], // by ports
    [-0.04, -0.07, -0.04, -0.08, -0.04, 0.06], // by meadows
    // WORKS
    [4.67, 5.47, 6.66, 7.89, 8.56, 5.73], // mill lacks 1, one arm
    [1.68, 3.67, 7.17, 9.33, 11.55, 7.56], // mill lacks 1, more arms
    [1.54, 2.50, 3.77, 5.47, 6.49, 4.95], // mill lacks 2, one arm
    [1.36, 2.13, 4.24, 7.87, 10.53, 6.28], // mill lacks 2, more arms
    [0.02, 0.49, 1.42, 3.31, 4.85, 3.52], // mill lacks 3, one arm
    [0.00, -0.64, 0.30, 5.45, 9.13, 5.93], // mill lacks 3, more arms
    [0.22, -0.10, 0.47, 1.52, 3.02, 2.36], // mill lacks 4, one arm
    [0.00, 0.00, 0.67, 2.12, 7.08, 5.59], // mill lacks 4, more arms
    [1.31, 1.74, 2.39, 3.07, 4.25, 2.87], // sawmill lacks 1, one arm
    [0.86, 1.03, 2.31, 3.99, 5.24, 3.39], // sawmill lacks 1, more arms
    [0.87, 1.04, 1.31, 1.60, 2.68, 2.50], // sawmill lacks 2, one arm
    [0.12, 0.00, 0.72, 0.61, 3.60, 1.71], // sawmill lacks 2, more arms
    [-0.09, -0.39, -0.36, -0.40, 0.29, 0.54], // sawmill lacks 3, one arm
    [-0.04, -0.55, 0.05, -0.34, 0.54, -0.47], // sawmill lacks 3, more arms
    // PLENTY
    [2.79, 1.01, 0.48, 0.55, -0.29, 0.92], // mill lacks 1
    [2.41, 2.71, 2.68, 1.50, 0.49, -0.44], // mill lacks 2
    [-0.10, 1.28, 1.75, 2.44, 2.04, 0.72], // mill lacks 3
    [0.05, 0.01, 0.72, 2.03, 2.60, 0.96], // mill lacks 4
    [1.75, 2.24, 2.27, 1.88, 1.52, -0.68], // sawmill lacks 1
    [1.32, 2.04, 2.09, 2.29, 2.38, 2.34], // sawmill lacks 2
    [0.06, 0.44, 0.86, 1.62, 2.72, 2.31], // sawmill lacks 3
    // SACKS
    [-0.10, -0.12, 0.03, 0.77, 0.95, 1.16], // 1
    [0.11, 0.80, 1.45, 2.33, 2.25, 1.33], // 2
    [-0.17, 0.96, 1.77, 3.02, 3.19, 1.23], // 3
    [0.30, 1.28, 2.32, 3.48, 3.62, 1.15], // 4
    [0.20, 1.09, 2.47, 3.17, 3.59, 0.42], // 5
    [0.26, 0.97, 2.22, 3.04, 3.12, -0.31], // 6
    // AXES
    [0.04, 0.25, 0.82, 1.56, 2.29, 0.05], // 1
    [-0.12, 0.80, 1.62, 3.63, 4.58, 1.63], // 2
    [1.05, 2.57, 4.24, 6.56, 7.44, 1.52], // 3
    [0.38, 2.95, 4.26, 7.00, 7.50, 1.44], // 4
    // MET
    [1.59, 1.38, 1.28, 0.89, 0.65, 0.75], // mills
    [1.84, 2.18, 2.20, 1.83, 1.97, 2.72], // sawmills
    // NEAR
    [0.12, 0.35, 0.56, 0.32, 0.29, -0.10], // mills
    [0.10, -0.07, 0.24, 0.08, 0.21, 1.33], // sawmills
    // BOTH
    [-0.13, -0.28, -0.37, -0.47, -0.54, -0.46],
    // ENDS
    [0.32, 0.15, 0.00, -0.13, 0.19, 0.14], // they drift away, shut
    [0.00, 0.34, -0.64, 0.92, 1.88, 3.18], // they drift away, straight on
    [0.16, 0.12, 0.04, 0.79, 1.29, 2.12], // they drift away, one bend
    [0.07, 0.43, 0.39, 1.11, 1.40, 0.99], // they drift away, straight on or one bend
    [0.12, 0.64, 0.60, -0.23, 0.34, 0.00], // they drift away, two bends
    [0.11, 0.33, 0.34, 0.88, 1.25, 0.46], // they drift away, all three
    [-0.01, -0.03, 0.42, 0.23, -0.49, -0.38], // to a mill that lacks some, shut
    [-0.05, -0.13, -0.73, -0.85, -1.58, 0.87], // to a mill that lacks some, straight on
    [-0.09, -0.71, -0.76, -1.57, -1.88, -0.52], // to a mill that lacks some, one bend
    [0.22, -0.29, -0.31, -1.00, -1.58, -0.83], // to a mill that lacks some, straight on or one bend
    [-0.33, -0.42, -0.86, -1.21, 0.08, 0.00], // to a mill that lacks some, two bends
    [0.15, -0.35, -0.37, -1.12, -1.65, -1.32], // to a mill that lacks some, all three
    [0.10, -0.50, 0.02, -0.44, -0.33, -1.99], // to a sawmill that lacks some, shut
    [-0.03, -0.01, 0.62, 0.36, -0.08, 1.64], // to a sawmill that lacks some, straight on
    [0.08, 0.25, 0.25, -0.20, -0.54, 0.20], // to a sawmill that lacks some, one bend
    [0.56, 0.72, 0.96, 1.12, 0.28, 1.02], // to a sawmill that lacks some, straight on or one bend
    [-0.52, 0.41, -0.62, -0.02, -0.05, 0.00], // to a sawmill that lacks some, two bends
    [0.46, 0.71, 1.05, 0.97, 0.40, 0.20], // to a sawmill that lacks some, all three
    [-0.24, -0.11, -0.01, 0.03, -0.93, -2.67], // no use, shut
    [-0.21, -0.36, 0.14, 0.15, 0.50, 0.21], // no use, straight on
    [-0.38, -0.42, -0.38, -0.11, 0.25, -0.76], // no use, one bend
    [-0.13, -0.12, -0.03, 0.13, 0.42, -1.17], // no use, straight on or one bend
    [-0.17, -0.52, -0.08, 0.11, 0.43, 0.00], // no use, two bends
    [-0.18, -0.17, -0.05, 0.06, 0.39, -1.38], // no use, all three
    [0.09, -0.14, -0.05, -1.15, -2.94, -4.86], // outlet, shut
    [-0.17, -0.38, -0.24, -0.53, -0.96, -0.77], // outlet, straight on
    [-0.07, -0.18, -0.27, -0.30, -0.07, 0.15], // outlet, one bend
    [0.29, 0.37, 0.39, 0.72, 1.52, 2.76], // outlet, straight on or one bend
    [-0.37, -0.05, -0.27, 0.57, 1.05, 0.00], // outlet, two bends
    [0.24, 0.39, 0.44, 0.70, 1.40, 2.72], // outlet, all three
    // END_MEADOW
    [0.02, 0.04, 0.11, 0.20, 0.37, 0.57], // 1
    [0.21, 0.46, 0.58, 0.70, 0.89, 0.92], // 2
    [0.12, 0.45, 0.56, 0.66, 0.80, -0.06], // 3
    // VERTEX
    [-0.03, 0.01, -0.06, -0.10, -0.18, -0.39], // 1, 1 free
    [0.00, -0.01, -0.01, -0.02, 0.08, -0.10], // 1, 2 free
    [-0.04, -0.10, -0.32, -0.41, -0.02, -0.42], // 1, 3 free
    [0.29, 0.37, 0.42, 0.47, 0.68, 0.87], // 2, 1 free
    [0.50, 0.70, 0.86, 1.08, 1.43, 1.79], // 2, 2 free
    [0.27, 0.38, 0.42, 0.52, 0.62, 0.78], // 3, 1 free
    // LONGER
    [0.45, 0.64, 0.81, 1.02, 0.98, 0.12],
    // LONGER_TOO
    [0.08, 0.06, 0.08, 0.18, 0.17, 0.71],
    // LONGER_PLENTY
    [0.44, 0.66, 0.68, 0.50, 0.28, 0.62],
    // REACHES
    [-0.09, -0.24, -0.31, -0.74, -1.16, -0.79],
    // FIRST_ROUTE
    [0.07, 0.16, 0.13, 0.17, 0.36, 0.40],
    // EDGE
    [-0.44, -0.29, -0.52, -1.09, -2.59, -1.76],
    // STILL
    [0.05, 0.06, 0.04, 0.07, 0.10, -1.00],
    // TWO_LACK
    [-0.12, -0.46, -0.55, -0.28, -0.11, -1.14],
    // MORE_LACK
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    // TOO_MUCH
    [-0.21, 0.03, 0.02, -0.20, -1.07, 0.00],
    // PASSED
    [-0.08, -0.20, -0.38, -0.35, -0.39, -0.21], // sacks
    [-0.34, -0.41, -0.89, -1.18, -1.52, -1.72], // axes
    [0.42, 0.22, 0.58, 0.25, -0.62, -2.06], // ports
    [0.07, -0.03, -0.16, -0.32, -0.11, 0.22], // mills
    [-0.33, -0.52, -0.86, -0.91, -0.95, -0.36], // sawmills
    [-0.04, -0.13, -0.19, -0.17, -0.22, -0.33], // quarters
    // PASSED_WANTED
    [0.10, 0.14, 0.06, -0.05, 0.02, 0.17], // sacks
    [0.18, -0.03, 0.12, 0.30, 0.54, -0.21], // axes
    [-0.42, -0.54, -1.19, -0.98, -0.78, -0.66], // ports
    [-0.08, 0.06, -0.02, 0.00, 0.00, 0.13], // buildings
    // RIVAL_WANTS
    [0.05, 0.12, 0.16, 0.02, -0.10, -0.34], // sacks
    [-1.65, -1.65, -1.77, -1.75, -1.24, -1.72], // axes
    [0.16, 0.29, 0.14, -0.39, 0.13, 0.33], // ports
    [0.04, 0.10, 0.06, 0.02, -0.02, -0.09], // buildings
    // GAIN
    [-0.56, 1.09, 0.89, 0.58, 0.48, 0.08], // best
    [-1.06, 0.55, 0.40, 0.53, 0.02, -0.32], // other
    // RIVAL_GAINS
    [-3.59, -2.37, -2.17, -1.27, -0.58, 0.21], // best
    [-0.74, -0.91, -1.03, -0.25, 0.01, -0.60], // other
];
