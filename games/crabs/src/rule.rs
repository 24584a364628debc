//! One constant per numbered rule of the rules file.

use rules::RuleId;

pub const SEATS: RuleId = RuleId("CR-1.1");
pub const ROCKS: RuleId = RuleId("CR-1.2");
pub const ADJACENT: RuleId = RuleId("CR-1.3");
pub const ROCKS_IN_USE: RuleId = RuleId("CR-1.4");
pub const NINE_CRABS: RuleId = RuleId("CR-1.5");
pub const OPTIONS: RuleId = RuleId("CR-1.6");
pub const RANDOM_SETUP: RuleId = RuleId("CR-2.1");
pub const FIRST_TURN: RuleId = RuleId("CR-2.2");
pub const PLACE_IN_TURN: RuleId = RuleId("CR-2.3");
pub const PLACE_ON_FREE_ROCK: RuleId = RuleId("CR-2.4");
pub const PLACING_ENDS: RuleId = RuleId("CR-2.5");
pub const NO_CHANCE: RuleId = RuleId("CR-2.6");
pub const ONLY_ACTORS: RuleId = RuleId("CR-3.1");
pub const FORM: RuleId = RuleId("CR-3.2");
pub const NEXT_SEAT: RuleId = RuleId("CR-3.3");
pub const OUT_WITHOUT_MOVE: RuleId = RuleId("CR-3.4");
pub const OUT_ON_OWN_TURN: RuleId = RuleId("CR-3.5");
pub const OUT_STAYS_GROUND: RuleId = RuleId("CR-3.6");
pub const NO_PASSING: RuleId = RuleId("CR-3.7");
pub const FROM_A_CRAB: RuleId = RuleId("CR-4.1");
pub const OWN_TOP_CRAB: RuleId = RuleId("CR-4.2");
pub const EXACT_STEPS: RuleId = RuleId("CR-4.3");
pub const NO_ROCK_TWICE: RuleId = RuleId("CR-4.4");
pub const END_ON_A_CRAB: RuleId = RuleId("CR-4.5");
pub const NOT_ONTO_BIGGER: RuleId = RuleId("CR-4.6");
pub const WALK_OVER_ANY: RuleId = RuleId("CR-4.7");
pub const MOVED_ON_TOP: RuleId = RuleId("CR-4.8");
pub const MOVE_IS_ITS_ENDS: RuleId = RuleId("CR-4.9");
pub const NO_HEIGHT_LIMIT: RuleId = RuleId("CR-4.10");
pub const CLUSTER: RuleId = RuleId("CR-5.1");
pub const ONE_CLUSTER_STAYS: RuleId = RuleId("CR-5.2");
pub const MOST_ROCKS: RuleId = RuleId("CR-5.3");
pub const MOST_CRABS: RuleId = RuleId("CR-5.4");
pub const MOVER_CHOOSES: RuleId = RuleId("CR-5.5");
pub const KEEP: RuleId = RuleId("CR-5.6");
pub const WASHED_FOR_GOOD: RuleId = RuleId("CR-5.7");
pub const EMPTY_FOR_EVER: RuleId = RuleId("CR-5.8");
pub const WAVE_BEFORE_OUT: RuleId = RuleId("CR-5.9");
pub const OVER: RuleId = RuleId("CR-6.1");
pub const LAST_ONE_WINS: RuleId = RuleId("CR-6.2");
pub const RANKS: RuleId = RuleId("CR-6.3");
pub const NO_SCORES: RuleId = RuleId("CR-6.4");
pub const QUIET_TURN: RuleId = RuleId("CR-7.1");
pub const THIRD_TIME: RuleId = RuleId("CR-7.2");
pub const QUIET_LIMIT: RuleId = RuleId("CR-7.3");
pub const OUT_BEFORE_TIE: RuleId = RuleId("CR-7.4");
pub const SHARED_WIN: RuleId = RuleId("CR-7.5");

/// All rules, in the order of the rules file.
pub const ALL: &[RuleId] = &[
    SEATS,
    ROCKS,
    ADJACENT,
    ROCKS_IN_USE,
    NINE_CRABS,
    OPTIONS,
    RANDOM_SETUP,
    FIRST_TURN,
    PLACE_IN_TURN,
    PLACE_ON_FREE_ROCK,
    PLACING_ENDS,
    NO_CHANCE,
    ONLY_ACTORS,
    FORM,
    NEXT_SEAT,
    OUT_WITHOUT_MOVE,
    OUT_ON_OWN_TURN,
    OUT_STAYS_GROUND,
    NO_PASSING,
    FROM_A_CRAB,
    OWN_TOP_CRAB,
    EXACT_STEPS,
    NO_ROCK_TWICE,
    END_ON_A_CRAB,
    NOT_ONTO_BIGGER,
    WALK_OVER_ANY,
    MOVED_ON_TOP,
    MOVE_IS_ITS_ENDS,
    NO_HEIGHT_LIMIT,
    CLUSTER,
    ONE_CLUSTER_STAYS,
    MOST_ROCKS,
    MOST_CRABS,
    MOVER_CHOOSES,
    KEEP,
    WASHED_FOR_GOOD,
    EMPTY_FOR_EVER,
    WAVE_BEFORE_OUT,
    OVER,
    LAST_ONE_WINS,
    RANKS,
    NO_SCORES,
    QUIET_TURN,
    THIRD_TIME,
    QUIET_LIMIT,
    OUT_BEFORE_TIE,
    SHARED_WIN,
];
