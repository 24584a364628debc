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
    [11, -2, -3, -6, -14, -21], // by mills
    [17, 11, 10, 5, -1, -14], // by sawmills
    [8, 3, 0, -7, -12, -58], // by ports
    [0, -3, -2, -5, -4, 10], // by meadows
    // WORKS
    [621, 714, 817, 914, 884, 649], // mill lacks 1, one arm
    [873, 896, 1016, 1176, 1203, 812], // mill lacks 1, more arms
    [144, 350, 527, 688, 745, 559], // mill lacks 2, one arm
    [271, 527, 736, 989, 1103, 832], // mill lacks 2, more arms
    [31, 149, 292, 469, 594, 418], // mill lacks 3, one arm
    [-306, 217, 416, 801, 983, 755], // mill lacks 3, more arms
    [-64, 99, 173, 278, 395, 276], // mill lacks 4, one arm
    [144, 0, 138, 543, 875, 736], // mill lacks 4, more arms
    [195, 220, 262, 374, 525, 360], // sawmill lacks 1, one arm
    [138, 160, 259, 433, 726, 273], // sawmill lacks 1, more arms
    [59, 137, 185, 281, 397, 226], // sawmill lacks 2, one arm
    [-71, 47, 167, 376, 501, 103], // sawmill lacks 2, more arms
    [-90, -43, -20, 44, 172, 73], // sawmill lacks 3, one arm
    [107, 12, -32, 83, 277, 59], // sawmill lacks 3, more arms
    // PLENTY
    [304, 97, 101, 105, 173, 241], // mill lacks 1
    [278, 345, 343, 246, 153, 95], // mill lacks 2
    [1, 63, 153, 271, 130, 78], // mill lacks 3
    [-66, 68, 97, 248, 305, 364], // mill lacks 4
    [161, 257, 255, 296, 263, 134], // sawmill lacks 1
    [112, 178, 200, 218, 224, 301], // sawmill lacks 2
    [17, 98, 110, 226, 239, 302], // sawmill lacks 3
    // SACKS
    [-27, 0, 31, 84, 103, 51], // 1
    [-48, 49, 121, 217, 213, 126], // 2
    [-35, 89, 178, 313, 312, 106], // 3
    [-1, 107, 201, 339, 340, 135], // 4
    [5, 126, 204, 336, 318, -31], // 5
    [-4, 90, 181, 300, 252, -92], // 6
    // AXES
    [-30, 2, 42, 140, 186, 79], // 1
    [-48, 21, 98, 299, 376, 189], // 2
    [61, 274, 430, 622, 658, 309], // 3
    [-2, 227, 433, 661, 631, 135], // 4
    // MET
    [134, 128, 117, 61, 34, -16], // mills
    [185, 241, 230, 177, 148, 118], // sawmills
    // NEAR
    [-2, 23, 34, 25, 11, -4], // mills
    [-9, -8, -1, 5, -3, 6], // sawmills
    // BOTH
    [-3, -22, -23, -39, -44, -48],
    // ENDS
    [140, 175, 83, 141, 52, -586], // they drift away, shut
    [71, 16, 123, 77, 37, 144], // they drift away, straight on
    [55, 59, 77, 124, 175, 181], // they drift away, one bend
    [12, 35, 64, 103, 128, 152], // they drift away, straight on or one bend
    [276, -17, 120, 87, 554, 0], // they drift away, two bends
    [29, 40, 53, 93, 112, 101], // they drift away, all three
    [-14, -47, -10, 60, -94, 20], // to a mill that lacks some, shut
    [-123, -113, -157, -207, -206, -25], // to a mill that lacks some, straight on
    [-162, -166, -193, -227, -201, -79], // to a mill that lacks some, one bend
    [-98, -107, -135, -187, -201, -90], // to a mill that lacks some, straight on or one bend
    [-130, -107, -184, -272, -498, 0], // to a mill that lacks some, two bends
    [-103, -107, -142, -189, -208, -154], // to a mill that lacks some, all three
    [31, -25, 22, 145, -525, 0], // to a sawmill that lacks some, shut
    [-8, 8, -11, -113, -289, 132], // to a sawmill that lacks some, straight on
    [38, 7, -75, -127, -225, 177], // to a sawmill that lacks some, one bend
    [66, 89, 94, 69, -2, 152], // to a sawmill that lacks some, straight on or one bend
    [-69, 119, -3, -102, -143, 0], // to a sawmill that lacks some, two bends
    [69, 85, 81, 57, -21, 44], // to a sawmill that lacks some, all three
    [50, 33, 87, 5, 16, -369], // no use, shut
    [67, 0, 36, 22, -13, -331], // no use, straight on
    [18, -34, -22, 4, 39, -106], // no use, one bend
    [46, 27, 26, 26, 46, -60], // no use, straight on or one bend
    [62, 8, 11, 30, 101, 0], // no use, two bends
    [30, 23, 27, 31, 40, -80], // no use, all three
    [-6, -6, -61, -109, -201, -556], // outlet, shut
    [47, -130, -146, -180, -80, -1375], // outlet, straight on
    [-24, -11, 0, -38, -103, -661], // outlet, one bend
    [5, -1, 4, 10, 35, 145], // outlet, straight on or one bend
    [-29, -13, 9, 2, -68, 0], // outlet, two bends
    [3, 2, -2, 4, 0, 39], // outlet, all three
    // END_MEADOW
    [-1, 9, 14, 22, 29, 22], // 1
    [31, 55, 70, 86, 91, 71], // 2
    [19, 41, 60, 76, 61, 21], // 3
    // VERTEX
    [-7, -7, -9, -8, -2, -37], // 1, 1 free
    [0, -3, -5, -5, 4, 24], // 1, 2 free
    [-20, -35, -30, -51, -40, -136], // 1, 3 free
    [59, 56, 49, 49, 52, 71], // 2, 1 free
    [118, 121, 109, 115, 137, 177], // 2, 2 free
    [59, 57, 47, 46, 47, 53], // 3, 1 free
    // LONGER
    [39, 57, 67, 85, 96, 20],
    // LONGER_TOO
    [7, 0, 7, 11, 9, 76],
    // LONGER_PLENTY
    [28, 48, 57, 58, 35, -27],
    // REACHES
    [-16, -30, -46, -64, -57, -54],
    // FIRST_ROUTE
    [-3, 3, 4, 5, 21, 30],
    // EDGE
    [37, 13, -27, -90, -169, -251],
    // STILL
    [-6, -12, -16, -15, -22, -135],
    // TWO_LACK
    [-164, -48, -22, -18, 29, -37],
    // MORE_LACK
    [-235, -20, 22, 72, 200, -180],
    // TOO_MUCH
    [107, 15, -15, -18, -86, 0],
    // PASSED
    [-9, -16, -30, -32, -40, -120], // sacks
    [-35, -32, -50, -83, -96, -262], // axes
    [21, 27, 4, -6, -98, -281], // ports
    [-2, -18, -43, -32, -21, -106], // mills
    [-26, -25, -59, -69, -34, -128], // sawmills
    [-18, -12, -14, -11, -21, -66], // quarters
    // PASSED_WANTED
    [-2, 2, 4, 6, 14, 18], // sacks
    [44, 73, 51, 65, 38, 90], // axes
    [-24, -32, -33, -49, -47, -16], // ports
    [5, 16, 5, 2, 1, -1], // buildings
    // RIVAL_WANTS
    [8, 22, 23, 27, 5, -19], // sacks
    [-82, -74, -81, -90, -109, -52], // axes
    [4, 6, -7, -5, 50, 72], // ports
    [8, 21, 24, 13, -4, 0], // buildings
    // GAIN
    [-42, 75, 40, 28, 8, 3], // best
    [-63, 37, -8, -8, -27, -17], // other
    // RIVAL_GAINS
    [-361, -250, -221, -147, -61, 4], // best
    [-99, -111, -120, -82, -30, 41], // other
];
