//! One constant per numbered rule of the rules file.

use rules::RuleId;

pub const SEATS: RuleId = RuleId("UP-1.1");
pub const OPTIONS: RuleId = RuleId("UP-3.1");
pub const WHIRLPOOL_STACK: RuleId = RuleId("UP-3.2");
pub const WHIRLPOOL_ROOM: RuleId = RuleId("UP-3.3");
pub const CURRENT_PRESETS: RuleId = RuleId("UP-3.4");
pub const TAKE_BACK: RuleId = RuleId("UP-3.5");
pub const HEIGHT: RuleId = RuleId("UP-4.1");
pub const NEIGHBOURS: RuleId = RuleId("UP-4.2");
pub const EDGES: RuleId = RuleId("UP-4.3");
pub const ROTATION: RuleId = RuleId("UP-4.4");
pub const WALLS: RuleId = RuleId("UP-4.5");
pub const SPAWNING_GROUND: RuleId = RuleId("UP-4.6");
pub const STACK: RuleId = RuleId("UP-5.1");
pub const SEA: RuleId = RuleId("UP-5.2");
pub const LAYING_ORDER: RuleId = RuleId("UP-5.3");
pub const SETUP_PLACE: RuleId = RuleId("UP-5.4");
pub const FREE_ROTATION: RuleId = RuleId("UP-5.5");
pub const ARROW: RuleId = RuleId("UP-5.6");
pub const FIRST_MARKER: RuleId = RuleId("UP-5.7");
pub const ROUND: RuleId = RuleId("UP-6.1");
pub const SKIPPED: RuleId = RuleId("UP-6.2");
pub const TURN_ORDER: RuleId = RuleId("UP-6.3");
pub const POINTS: RuleId = RuleId("UP-6.4");
pub const SPEND_ALL: RuleId = RuleId("UP-6.5");
pub const TURN_ENDS: RuleId = RuleId("UP-6.6");
pub const MARKER_PASSES: RuleId = RuleId("UP-6.7");
pub const HOME_ADVANCES: RuleId = RuleId("UP-6.8");
pub const RIVER_FALLS: RuleId = RuleId("UP-6.9");
pub const NEW_ROW: RuleId = RuleId("UP-6.10");
pub const TWO_SEATS: RuleId = RuleId("UP-6.11");
pub const UPSTREAM_ONLY: RuleId = RuleId("UP-7.1");
pub const SWIM: RuleId = RuleId("UP-7.2");
pub const CAPACITY: RuleId = RuleId("UP-7.3");
pub const FULL: RuleId = RuleId("UP-7.4");
pub const JUMP: RuleId = RuleId("UP-7.5");
pub const S1_STOPS: RuleId = RuleId("UP-7.6");
pub const CAUGHT: RuleId = RuleId("UP-7.10");
pub const EAGLE: RuleId = RuleId("UP-7.11");
pub const BEAR: RuleId = RuleId("UP-7.12");
pub const HERON: RuleId = RuleId("UP-7.13");
pub const LOST_IN_MID_JUMP: RuleId = RuleId("UP-7.14");
pub const SPEND_AFTER_LOSS: RuleId = RuleId("UP-7.15");
pub const WHIRLPOOL_ENDS_TURN: RuleId = RuleId("UP-7.20");
pub const WHIRLPOOL_STOPS_TOKEN: RuleId = RuleId("UP-7.21");
pub const CURRENT_NEEDS_ROOM: RuleId = RuleId("UP-7.30");
pub const CARRIED: RuleId = RuleId("UP-7.31");
pub const DRIFT: RuleId = RuleId("UP-7.32");
pub const WALLED_DRIFT: RuleId = RuleId("UP-7.33");
pub const NOBODY_ON_RIVER: RuleId = RuleId("UP-8.1");
pub const NOBODY_HOME: RuleId = RuleId("UP-8.2");
pub const FASTEST: RuleId = RuleId("UP-8.3");
pub const SCORE: RuleId = RuleId("UP-8.4");
pub const RANK_BY_SCORE: RuleId = RuleId("UP-8.5");
pub const TIEBREAK: RuleId = RuleId("UP-8.6");
pub const LAST_TIEBREAK: RuleId = RuleId("UP-8.7");
pub const NOT_NOW: RuleId = RuleId("UP-9.1");
pub const UNREADABLE: RuleId = RuleId("UP-9.2");
pub const MOVE_REFUSALS: RuleId = RuleId("UP-9.3");
pub const NO_CHANCE: RuleId = RuleId("UP-9.4");

/// All rules, in the order of the rules file.
pub const ALL: &[RuleId] = &[
    SEATS,
    OPTIONS,
    WHIRLPOOL_STACK,
    WHIRLPOOL_ROOM,
    CURRENT_PRESETS,
    TAKE_BACK,
    HEIGHT,
    NEIGHBOURS,
    EDGES,
    ROTATION,
    WALLS,
    SPAWNING_GROUND,
    STACK,
    SEA,
    LAYING_ORDER,
    SETUP_PLACE,
    FREE_ROTATION,
    ARROW,
    FIRST_MARKER,
    ROUND,
    SKIPPED,
    TURN_ORDER,
    POINTS,
    SPEND_ALL,
    TURN_ENDS,
    MARKER_PASSES,
    HOME_ADVANCES,
    RIVER_FALLS,
    NEW_ROW,
    TWO_SEATS,
    UPSTREAM_ONLY,
    SWIM,
    CAPACITY,
    FULL,
    JUMP,
    S1_STOPS,
    CAUGHT,
    EAGLE,
    BEAR,
    HERON,
    LOST_IN_MID_JUMP,
    SPEND_AFTER_LOSS,
    WHIRLPOOL_ENDS_TURN,
    WHIRLPOOL_STOPS_TOKEN,
    CURRENT_NEEDS_ROOM,
    CARRIED,
    DRIFT,
    WALLED_DRIFT,
    NOBODY_ON_RIVER,
    NOBODY_HOME,
    FASTEST,
    SCORE,
    RANK_BY_SCORE,
    TIEBREAK,
    LAST_TIEBREAK,
    NOT_NOW,
    UNREADABLE,
    MOVE_REFUSALS,
    NO_CHANCE,
];
