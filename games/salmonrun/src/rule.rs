//! One constant per numbered rule of the rules file.

use rules::RuleId;

pub const OPTIONS: RuleId = RuleId("SR-3.1");
pub const RIVER_LIST: RuleId = RuleId("SR-3.2");
pub const JOIN: RuleId = RuleId("SR-4.1");
pub const GATES: RuleId = RuleId("SR-4.2");
pub const OFF_THE_RIVER: RuleId = RuleId("SR-4.3");
pub const REST: RuleId = RuleId("SR-4.4");
pub const RIVER: RuleId = RuleId("SR-5.1");
pub const BEARS: RuleId = RuleId("SR-5.2");
pub const PILES: RuleId = RuleId("SR-5.3");
pub const START: RuleId = RuleId("SR-5.4");
pub const DECKS: RuleId = RuleId("SR-5.5");
pub const FIRST: RuleId = RuleId("SR-5.6");
pub const ONLY_ACTORS: RuleId = RuleId("SR-6.1");
pub const PHASE: RuleId = RuleId("SR-6.2");
pub const UP_TO_THREE: RuleId = RuleId("SR-6.3");
pub const FROM_THE_HAND: RuleId = RuleId("SR-6.4");
pub const DONE: RuleId = RuleId("SR-6.5");
pub const THIRD_CARD: RuleId = RuleId("SR-6.6");
pub const END_OF_TURN: RuleId = RuleId("SR-6.7");
pub const HAND_LIMIT: RuleId = RuleId("SR-6.8");
pub const REFILL: RuleId = RuleId("SR-6.9");
pub const LIMIT_ONLY_AT_END: RuleId = RuleId("SR-6.10");
pub const SWIM: RuleId = RuleId("SR-10.1");
pub const WILD: RuleId = RuleId("SR-10.2");
pub const DOUBLE: RuleId = RuleId("SR-10.3");
pub const STEP_ARRIVES: RuleId = RuleId("SR-10.4");
pub const BLOCKED: RuleId = RuleId("SR-10.5");
pub const BLOCKED_BY_FALL: RuleId = RuleId("SR-10.6");
pub const DOUBLE_BLOCKED: RuleId = RuleId("SR-10.7");
pub const WASTED_COUNTS: RuleId = RuleId("SR-10.8");
pub const IN_THE_POOL: RuleId = RuleId("SR-10.9");
pub const SHARED_HEX: RuleId = RuleId("SR-10.10");
pub const LEAP_OFFERED: RuleId = RuleId("SR-11.1");
pub const LEAP_CARD: RuleId = RuleId("SR-11.2");
pub const LEAP: RuleId = RuleId("SR-11.3");
pub const LANDING: RuleId = RuleId("SR-11.4");
pub const LEAP_TIRES: RuleId = RuleId("SR-11.5");
pub const LAST_AND_FIRST: RuleId = RuleId("SR-11.6");
pub const LEAP_DOUBLE: RuleId = RuleId("SR-11.7");
pub const NO_LEAP: RuleId = RuleId("SR-11.8");
pub const ONLY_FALLS: RuleId = RuleId("SR-11.9");
pub const LEAP_IS_TWO_CARDS: RuleId = RuleId("SR-11.10");
pub const ARRIVAL: RuleId = RuleId("SR-12.1");
pub const CARD_ICON: RuleId = RuleId("SR-12.2");
pub const BEAR_ICON: RuleId = RuleId("SR-12.3");
pub const TAKE: RuleId = RuleId("SR-12.4");
pub const DRAW_ICON: RuleId = RuleId("SR-12.5");
pub const REEDS_ICON: RuleId = RuleId("SR-12.6");
pub const TO_THE_DISCARD: RuleId = RuleId("SR-12.7");
pub const BEAR_CARD: RuleId = RuleId("SR-13.1");
pub const BEAR_COMES: RuleId = RuleId("SR-13.2");
pub const BEAR_RETURNS: RuleId = RuleId("SR-13.3");
pub const BEAR_GROUND: RuleId = RuleId("SR-13.4");
pub const BEAR_IMMUNE: RuleId = RuleId("SR-13.5");
pub const CURRENT: RuleId = RuleId("SR-14.1");
pub const CARRIED: RuleId = RuleId("SR-14.2");
pub const CARRIED_ON: RuleId = RuleId("SR-14.3");
pub const ONE_AFTER_ANOTHER: RuleId = RuleId("SR-14.4");
pub const CARRIED_NOWHERE: RuleId = RuleId("SR-14.5");
pub const RAPIDS: RuleId = RuleId("SR-15.1");
pub const SHED: RuleId = RuleId("SR-15.2");
pub const SHED_ALL: RuleId = RuleId("SR-15.3");
pub const EAGLE: RuleId = RuleId("SR-16.1");
pub const EAGLE_ASKS: RuleId = RuleId("SR-16.2");
pub const EAGLE_PICK: RuleId = RuleId("SR-16.3");
pub const ASKED: RuleId = RuleId("SR-17.1");
pub const COUNTER: RuleId = RuleId("SR-17.2");
pub const OWN_COUNTER: RuleId = RuleId("SR-17.3");
pub const NO_COUNTER_TO_COUNTER: RuleId = RuleId("SR-17.4");
pub const REEDS: RuleId = RuleId("SR-18.1");
pub const REEDS_SHUFFLE: RuleId = RuleId("SR-18.2");
pub const REMOVED: RuleId = RuleId("SR-18.3");
pub const REEDS_NOTHING: RuleId = RuleId("SR-18.4");
pub const FATIGUE: RuleId = RuleId("SR-19.1");
pub const RESHUFFLE: RuleId = RuleId("SR-19.2");
pub const PLAYED_STAYS_OUT: RuleId = RuleId("SR-19.3");
pub const NO_FATIGUE_LEFT: RuleId = RuleId("SR-19.4");
pub const OVER: RuleId = RuleId("SR-8.1");
pub const PLAY_GOES_ON: RuleId = RuleId("SR-8.2");
pub const WINNER: RuleId = RuleId("SR-8.3");
pub const RANKS: RuleId = RuleId("SR-8.4");
pub const NO_SCORES: RuleId = RuleId("SR-8.5");
pub const ROUND_LIMIT: RuleId = RuleId("SR-8.6");
pub const SEEN: RuleId = RuleId("SR-20.1");

/// All rules, in the order of the rules file.
pub const ALL: &[RuleId] = &[
    OPTIONS,
    RIVER_LIST,
    JOIN,
    GATES,
    OFF_THE_RIVER,
    REST,
    RIVER,
    BEARS,
    PILES,
    START,
    DECKS,
    FIRST,
    ONLY_ACTORS,
    PHASE,
    UP_TO_THREE,
    FROM_THE_HAND,
    DONE,
    THIRD_CARD,
    END_OF_TURN,
    HAND_LIMIT,
    REFILL,
    LIMIT_ONLY_AT_END,
    SWIM,
    WILD,
    DOUBLE,
    STEP_ARRIVES,
    BLOCKED,
    BLOCKED_BY_FALL,
    DOUBLE_BLOCKED,
    WASTED_COUNTS,
    IN_THE_POOL,
    SHARED_HEX,
    LEAP_OFFERED,
    LEAP_CARD,
    LEAP,
    LANDING,
    LEAP_TIRES,
    LAST_AND_FIRST,
    LEAP_DOUBLE,
    NO_LEAP,
    ONLY_FALLS,
    LEAP_IS_TWO_CARDS,
    ARRIVAL,
    CARD_ICON,
    BEAR_ICON,
    TAKE,
    DRAW_ICON,
    REEDS_ICON,
    TO_THE_DISCARD,
    BEAR_CARD,
    BEAR_COMES,
    BEAR_RETURNS,
    BEAR_GROUND,
    BEAR_IMMUNE,
    CURRENT,
    CARRIED,
    CARRIED_ON,
    ONE_AFTER_ANOTHER,
    CARRIED_NOWHERE,
    RAPIDS,
    SHED,
    SHED_ALL,
    EAGLE,
    EAGLE_ASKS,
    EAGLE_PICK,
    ASKED,
    COUNTER,
    OWN_COUNTER,
    NO_COUNTER_TO_COUNTER,
    REEDS,
    REEDS_SHUFFLE,
    REMOVED,
    REEDS_NOTHING,
    FATIGUE,
    RESHUFFLE,
    PLAYED_STAYS_OUT,
    NO_FATIGUE_LEFT,
    OVER,
    PLAY_GOES_ON,
    WINNER,
    RANKS,
    NO_SCORES,
    ROUND_LIMIT,
    SEEN,
];
