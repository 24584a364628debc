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
    let points = |figure: i16| f32::from(figure) / 100.0;
    FIGURES.map(|figures| (1.0 - part) * points(figures[after - 1]) + part * points(figures[after]))
}

/// In hundredths of a point: that is as exact as they are, and half as large on the wire.
#[rustfmt::skip]
const FIGURES: [[i16; LEFT.len()]; sign::COUNT] = [
    // POINTS
    [6, 0, 1, -5, -13, -8], // by mills
    [15, 13, 8, 2, -2, 1], // by sawmills
    [8, 4, 6, -2, 1, -57], // by ports
    [-4, -7, -4, -8, -4, 6], // by meadows
    // WORKS
    [467, 547, 666, 789, 856, 573], // mill lacks 1, one arm
    [168, 367, 717, 933, 1155, 756], // mill lacks 1, more arms
    [154, 250, 377, 547, 649, 495], // mill lacks 2, one arm
    [136, 213, 424, 787, 1053, 628], // mill lacks 2, more arms
    [2, 49, 142, 331, 485, 352], // mill lacks 3, one arm
    [0, -64, 30, 545, 913, 593], // mill lacks 3, more arms
    [22, -10, 47, 152, 302, 236], // mill lacks 4, one arm
    [0, 0, 67, 212, 708, 559], // mill lacks 4, more arms
    [131, 174, 239, 307, 425, 287], // sawmill lacks 1, one arm
    [86, 103, 231, 399, 524, 339], // sawmill lacks 1, more arms
    [87, 104, 131, 160, 268, 250], // sawmill lacks 2, one arm
    [12, 0, 72, 61, 360, 171], // sawmill lacks 2, more arms
    [-9, -39, -36, -40, 29, 54], // sawmill lacks 3, one arm
    [-4, -55, 5, -34, 54, -47], // sawmill lacks 3, more arms
    // PLENTY
    [279, 101, 48, 55, -29, 92], // mill lacks 1
    [241, 271, 268, 150, 49, -44], // mill lacks 2
    [-10, 128, 175, 244, 204, 72], // mill lacks 3
    [5, 1, 72, 203, 260, 96], // mill lacks 4
    [175, 224, 227, 188, 152, -68], // sawmill lacks 1
    [132, 204, 209, 229, 238, 234], // sawmill lacks 2
    [6, 44, 86, 162, 272, 231], // sawmill lacks 3
    // SACKS
    [-10, -12, 3, 77, 95, 116], // 1
    [11, 80, 145, 233, 225, 133], // 2
    [-17, 96, 177, 302, 319, 123], // 3
    [30, 128, 232, 348, 362, 115], // 4
    [20, 109, 247, 317, 359, 42], // 5
    [26, 97, 222, 304, 312, -31], // 6
    // AXES
    [4, 25, 82, 156, 229, 5], // 1
    [-12, 80, 162, 363, 458, 163], // 2
    [105, 257, 424, 656, 744, 152], // 3
    [38, 295, 426, 700, 750, 144], // 4
    // MET
    [159, 138, 128, 89, 65, 75], // mills
    [184, 218, 220, 183, 197, 272], // sawmills
    // NEAR
    [12, 35, 56, 32, 29, -10], // mills
    [10, -7, 24, 8, 21, 133], // sawmills
    // BOTH
    [-13, -28, -37, -47, -54, -46],
    // ENDS
    [32, 15, 0, -13, 19, 14], // they drift away, shut
    [0, 34, -64, 92, 188, 318], // they drift away, straight on
    [16, 12, 4, 79, 129, 212], // they drift away, one bend
    [7, 43, 39, 111, 140, 99], // they drift away, straight on or one bend
    [12, 64, 60, -23, 34, 0], // they drift away, two bends
    [11, 33, 34, 88, 125, 46], // they drift away, all three
    [-1, -3, 42, 23, -49, -38], // to a mill that lacks some, shut
    [-5, -13, -73, -85, -158, 87], // to a mill that lacks some, straight on
    [-9, -71, -76, -157, -188, -52], // to a mill that lacks some, one bend
    [22, -29, -31, -100, -158, -83], // to a mill that lacks some, straight on or one bend
    [-33, -42, -86, -121, 8, 0], // to a mill that lacks some, two bends
    [15, -35, -37, -112, -165, -132], // to a mill that lacks some, all three
    [10, -50, 2, -44, -33, -199], // to a sawmill that lacks some, shut
    [-3, -1, 62, 36, -8, 164], // to a sawmill that lacks some, straight on
    [8, 25, 25, -20, -54, 20], // to a sawmill that lacks some, one bend
    [56, 72, 96, 112, 28, 102], // to a sawmill that lacks some, straight on or one bend
    [-52, 41, -62, -2, -5, 0], // to a sawmill that lacks some, two bends
    [46, 71, 105, 97, 40, 20], // to a sawmill that lacks some, all three
    [-24, -11, -1, 3, -93, -267], // no use, shut
    [-21, -36, 14, 15, 50, 21], // no use, straight on
    [-38, -42, -38, -11, 25, -76], // no use, one bend
    [-13, -12, -3, 13, 42, -117], // no use, straight on or one bend
    [-17, -52, -8, 11, 43, 0], // no use, two bends
    [-18, -17, -5, 6, 39, -138], // no use, all three
    [9, -14, -5, -115, -294, -486], // outlet, shut
    [-17, -38, -24, -53, -96, -77], // outlet, straight on
    [-7, -18, -27, -30, -7, 15], // outlet, one bend
    [29, 37, 39, 72, 152, 276], // outlet, straight on or one bend
    [-37, -5, -27, 57, 105, 0], // outlet, two bends
    [24, 39, 44, 70, 140, 272], // outlet, all three
    // END_MEADOW
    [2, 4, 11, 20, 37, 57], // 1
    [21, 46, 58, 70, 89, 92], // 2
    [12, 45, 56, 66, 80, -6], // 3
    // VERTEX
    [-3, 1, -6, -10, -18, -39], // 1, 1 free
    [0, -1, -1, -2, 8, -10], // 1, 2 free
    [-4, -10, -32, -41, -2, -42], // 1, 3 free
    [29, 37, 42, 47, 68, 87], // 2, 1 free
    [50, 70, 86, 108, 143, 179], // 2, 2 free
    [27, 38, 42, 52, 62, 78], // 3, 1 free
    // LONGER
    [45, 64, 81, 102, 98, 12],
    // LONGER_TOO
    [8, 6, 8, 18, 17, 71],
    // LONGER_PLENTY
    [44, 66, 68, 50, 28, 62],
    // REACHES
    [-9, -24, -31, -74, -116, -79],
    // FIRST_ROUTE
    [7, 16, 13, 17, 36, 40],
    // EDGE
    [-44, -29, -52, -109, -259, -176],
    // STILL
    [5, 6, 4, 7, 10, -100],
    // TWO_LACK
    [-12, -46, -55, -28, -11, -114],
    // MORE_LACK
    [0, 0, 0, 0, 0, 0],
    // TOO_MUCH
    [-21, 3, 2, -20, -107, 0],
    // PASSED
    [-8, -20, -38, -35, -39, -21], // sacks
    [-34, -41, -89, -118, -152, -172], // axes
    [42, 22, 58, 25, -62, -206], // ports
    [7, -3, -16, -32, -11, 22], // mills
    [-33, -52, -86, -91, -95, -36], // sawmills
    [-4, -13, -19, -17, -22, -33], // quarters
    // PASSED_WANTED
    [10, 14, 6, -5, 2, 17], // sacks
    [18, -3, 12, 30, 54, -21], // axes
    [-42, -54, -119, -98, -78, -66], // ports
    [-8, 6, -2, 0, 0, 13], // buildings
    // RIVAL_WANTS
    [5, 12, 16, 2, -10, -34], // sacks
    [-165, -165, -177, -175, -124, -172], // axes
    [16, 29, 14, -39, 13, 33], // ports
    [4, 10, 6, 2, -2, -9], // buildings
    // GAIN
    [-56, 109, 89, 58, 48, 8], // best
    [-106, 55, 40, 53, 2, -32], // other
    // RIVAL_GAINS
    [-359, -237, -217, -127, -58, 21], // best
    [-74, -91, -103, -25, 1, -60], // other
];
