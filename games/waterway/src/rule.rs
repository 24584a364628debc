//! One constant for each numbered rule of the rules file.

use rules::RuleId;

pub const OPTIONS: RuleId = RuleId("WW-3.1");
pub const SEATS: RuleId = RuleId("WW-3.2");
pub const SIDES: RuleId = RuleId("WW-4.1");
pub const CORNERS: RuleId = RuleId("WW-4.2");
pub const ROTATION: RuleId = RuleId("WW-4.3");
pub const VERTICES: RuleId = RuleId("WW-4.4");
pub const START_CELLS: RuleId = RuleId("WW-4.5");
pub const START_ENDS: RuleId = RuleId("WW-4.6");
pub const START_MIDDLE: RuleId = RuleId("WW-4.7");
pub const TILES_IN_USE: RuleId = RuleId("WW-5.1");
pub const SOLO_REMOVED: RuleId = RuleId("WW-5.2");
pub const DEAL: RuleId = RuleId("WW-5.3");
pub const FIRST_ROUND: RuleId = RuleId("WW-5.4");
pub const THIRTEEN_ROUNDS: RuleId = RuleId("WW-6.1");
pub const ONLY_ACTORS: RuleId = RuleId("WW-6.2");
pub const CHOICE: RuleId = RuleId("WW-6.3");
pub const LAID_AT_ONCE: RuleId = RuleId("WW-6.4");
pub const LAST_ROUND: RuleId = RuleId("WW-6.5");
pub const PASS_LEFT: RuleId = RuleId("WW-6.6");
pub const DRAW: RuleId = RuleId("WW-6.7");
pub const SOLO_DRAW: RuleId = RuleId("WW-6.8");
pub const NO_CHANCE: RuleId = RuleId("WW-6.9");
pub const NEXT_ROUND: RuleId = RuleId("WW-6.10");
pub const IN_HAND: RuleId = RuleId("WW-7.1");
pub const EMPTY_CELL: RuleId = RuleId("WW-7.2");
pub const TOUCHING: RuleId = RuleId("WW-7.3");
pub const ANY_ROTATION: RuleId = RuleId("WW-7.4");
pub const SIDES_MATCH: RuleId = RuleId("WW-7.5");
pub const NO_RING: RuleId = RuleId("WW-7.6");
pub const DEAD_CELLS: RuleId = RuleId("WW-7.7");
pub const ALWAYS_A_PLACE: RuleId = RuleId("WW-7.8");
pub const LAID_FOR_GOOD: RuleId = RuleId("WW-7.9");
pub const GROUPS: RuleId = RuleId("WW-7.10");
pub const OXBOWS: RuleId = RuleId("WW-7.11");
pub const FLOW: RuleId = RuleId("WW-7.12");
pub const OXBOW_JOINS: RuleId = RuleId("WW-7.13");
pub const TOTAL: RuleId = RuleId("WW-8.1");
pub const BRIDGES: RuleId = RuleId("WW-8.2");
pub const GOODS_DRIFT: RuleId = RuleId("WW-8.3");
pub const GOODS_MEET: RuleId = RuleId("WW-8.4");
pub const MILLS: RuleId = RuleId("WW-8.5");
pub const SAWMILLS: RuleId = RuleId("WW-8.6");
pub const STILL_BUILDINGS: RuleId = RuleId("WW-8.7");
pub const ROUTES: RuleId = RuleId("WW-8.8");
pub const PORTS: RuleId = RuleId("WW-8.9");
pub const MEADOWS: RuleId = RuleId("WW-8.10");
pub const RANKS: RuleId = RuleId("WW-8.11");
pub const BANDS: RuleId = RuleId("WW-8.12");
pub const FORM: RuleId = RuleId("WW-9.1");
pub const FIRST_BROKEN: RuleId = RuleId("WW-9.2");
pub const PUBLIC: RuleId = RuleId("WW-11.1");
pub const MEMORY: RuleId = RuleId("WW-11.2");
pub const SEAT_VIEW: RuleId = RuleId("WW-11.3");
pub const SPECTATOR_VIEW: RuleId = RuleId("WW-11.4");
pub const SOLO_VIEW: RuleId = RuleId("WW-11.5");
pub const OPEN_END: RuleId = RuleId("WW-11.6");
pub const GUESSES: RuleId = RuleId("WW-11.7");

/// All rules, in the order of the rules file.
pub const ALL: &[RuleId] = &[
    OPTIONS,
    SEATS,
    SIDES,
    CORNERS,
    ROTATION,
    VERTICES,
    START_CELLS,
    START_ENDS,
    START_MIDDLE,
    TILES_IN_USE,
    SOLO_REMOVED,
    DEAL,
    FIRST_ROUND,
    THIRTEEN_ROUNDS,
    ONLY_ACTORS,
    CHOICE,
    LAID_AT_ONCE,
    LAST_ROUND,
    PASS_LEFT,
    DRAW,
    SOLO_DRAW,
    NO_CHANCE,
    NEXT_ROUND,
    IN_HAND,
    EMPTY_CELL,
    TOUCHING,
    ANY_ROTATION,
    SIDES_MATCH,
    NO_RING,
    DEAD_CELLS,
    ALWAYS_A_PLACE,
    LAID_FOR_GOOD,
    GROUPS,
    OXBOWS,
    FLOW,
    OXBOW_JOINS,
    TOTAL,
    BRIDGES,
    GOODS_DRIFT,
    GOODS_MEET,
    MILLS,
    SAWMILLS,
    STILL_BUILDINGS,
    ROUTES,
    PORTS,
    MEADOWS,
    RANKS,
    BANDS,
    FORM,
    FIRST_BROKEN,
    PUBLIC,
    MEMORY,
    SEAT_VIEW,
    SPECTATOR_VIEW,
    SOLO_VIEW,
    OPEN_END,
    GUESSES,
];
