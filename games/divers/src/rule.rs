//! One constant per numbered rule of the rules file. Its rulings (DV-12) only say how these are to be read.

use rules::RuleId;

pub const EIGHTY_SIX_CARDS: RuleId = RuleId("DV-2.1");
pub const ALIKE_IS_ALIKE: RuleId = RuleId("DV-2.2");
pub const CATCHABLE: RuleId = RuleId("DV-2.3");
pub const CATCH_AND_SCORED: RuleId = RuleId("DV-2.4");
pub const OPTIONS: RuleId = RuleId("DV-3.1");
pub const SEATS: RuleId = RuleId("DV-3.2");
pub const TABLE: RuleId = RuleId("DV-4.1");
pub const CORNERS: RuleId = RuleId("DV-4.2");
pub const DIVE_CELLS: RuleId = RuleId("DV-4.3");
pub const NEIGHBOURS: RuleId = RuleId("DV-4.4");
pub const ROW_AND_COLUMN: RuleId = RuleId("DV-4.5");
pub const SHUFFLE: RuleId = RuleId("DV-5.1");
pub const DEAL: RuleId = RuleId("DV-5.2");
pub const FIRST_TURN: RuleId = RuleId("DV-5.3");
pub const EMPTY_AT_FIRST: RuleId = RuleId("DV-5.4");
pub const FILL: RuleId = RuleId("DV-6.1");
pub const TURN: RuleId = RuleId("DV-6.2");
pub const CORNER_PHASE: RuleId = RuleId("DV-6.3");
pub const DEPTH_PHASE: RuleId = RuleId("DV-6.4");
pub const WASH_PHASE: RuleId = RuleId("DV-6.5");
pub const NET_PHASE: RuleId = RuleId("DV-6.6");
pub const HARPOON_PHASE: RuleId = RuleId("DV-6.7");
pub const FLIP_PHASE: RuleId = RuleId("DV-6.8");
pub const EXTRA_PHASE: RuleId = RuleId("DV-6.9");
pub const DRAFT_PHASE: RuleId = RuleId("DV-6.10");
pub const MORE_PHASE: RuleId = RuleId("DV-6.11");
pub const END_OF_TURN: RuleId = RuleId("DV-6.12");
pub const OVER: RuleId = RuleId("DV-6.13");
pub const DIVE: RuleId = RuleId("DV-7.1");
pub const ANY_CORNER: RuleId = RuleId("DV-7.2");
pub const LAID_AND_CHECKED: RuleId = RuleId("DV-7.3");
pub const SAME_COLOUR: RuleId = RuleId("DV-7.4");
pub const SAME_CARD: RuleId = RuleId("DV-7.5");
pub const CONSOLATION: RuleId = RuleId("DV-7.6");
pub const EMPTY_HANDED: RuleId = RuleId("DV-7.7");
pub const DEEPER: RuleId = RuleId("DV-7.8");
pub const TWO_TO_FOUR: RuleId = RuleId("DV-7.9");
pub const TAKE: RuleId = RuleId("DV-7.10");
pub const INTO_THE_CATCH: RuleId = RuleId("DV-7.11");
pub const TOOLS_AT_ONCE: RuleId = RuleId("DV-7.12");
pub const NET: RuleId = RuleId("DV-7.13");
pub const HARPOON: RuleId = RuleId("DV-7.14");
pub const LEFT_OVER: RuleId = RuleId("DV-7.15");
pub const ONE_BY_ONE: RuleId = RuleId("DV-7.16");
pub const WASH: RuleId = RuleId("DV-7.17");
pub const WAVES_GO: RuleId = RuleId("DV-7.18");
pub const AFTER_THE_WASH: RuleId = RuleId("DV-7.19");
pub const RESHUFFLE: RuleId = RuleId("DV-7.20");
pub const NEVER_BOTH_EMPTY: RuleId = RuleId("DV-7.21");
pub const OWN_CARDS: RuleId = RuleId("DV-7.22");
pub const A_SET: RuleId = RuleId("DV-7.23");
pub const TWO_MORE: RuleId = RuleId("DV-7.24");
pub const FLIP: RuleId = RuleId("DV-7.25");
pub const POOL: RuleId = RuleId("DV-7.26");
pub const DRAFT: RuleId = RuleId("DV-7.27");
pub const POOL_GOES: RuleId = RuleId("DV-7.28");
pub const FURTHER_SETS: RuleId = RuleId("DV-7.29");
pub const POINTS: RuleId = RuleId("DV-8.1");
pub const END_IS_NEAR: RuleId = RuleId("DV-8.2");
pub const LAST_TURNS: RuleId = RuleId("DV-8.3");
pub const MOST_POINTS: RuleId = RuleId("DV-8.4");
pub const FEWER_SHRIMP: RuleId = RuleId("DV-8.5");
pub const STOP: RuleId = RuleId("DV-8.6");
pub const FORM: RuleId = RuleId("DV-9.1");
pub const ONLY_ACTORS: RuleId = RuleId("DV-9.2");
pub const PHASE: RuleId = RuleId("DV-9.3");
pub const REASON: RuleId = RuleId("DV-9.4");
pub const DECK_IS_HIDDEN: RuleId = RuleId("DV-11.1");
pub const COUNTING: RuleId = RuleId("DV-11.2");
pub const SEALED_CHOICE: RuleId = RuleId("DV-11.3");
pub const GUESSING: RuleId = RuleId("DV-11.4");

/// All rules, in the order of the rules file.
pub const ALL: &[RuleId] = &[
    EIGHTY_SIX_CARDS,
    ALIKE_IS_ALIKE,
    CATCHABLE,
    CATCH_AND_SCORED,
    OPTIONS,
    SEATS,
    TABLE,
    CORNERS,
    DIVE_CELLS,
    NEIGHBOURS,
    ROW_AND_COLUMN,
    SHUFFLE,
    DEAL,
    FIRST_TURN,
    EMPTY_AT_FIRST,
    FILL,
    TURN,
    CORNER_PHASE,
    DEPTH_PHASE,
    WASH_PHASE,
    NET_PHASE,
    HARPOON_PHASE,
    FLIP_PHASE,
    EXTRA_PHASE,
    DRAFT_PHASE,
    MORE_PHASE,
    END_OF_TURN,
    OVER,
    DIVE,
    ANY_CORNER,
    LAID_AND_CHECKED,
    SAME_COLOUR,
    SAME_CARD,
    CONSOLATION,
    EMPTY_HANDED,
    DEEPER,
    TWO_TO_FOUR,
    TAKE,
    INTO_THE_CATCH,
    TOOLS_AT_ONCE,
    NET,
    HARPOON,
    LEFT_OVER,
    ONE_BY_ONE,
    WASH,
    WAVES_GO,
    AFTER_THE_WASH,
    RESHUFFLE,
    NEVER_BOTH_EMPTY,
    OWN_CARDS,
    A_SET,
    TWO_MORE,
    FLIP,
    POOL,
    DRAFT,
    POOL_GOES,
    FURTHER_SETS,
    POINTS,
    END_IS_NEAR,
    LAST_TURNS,
    MOST_POINTS,
    FEWER_SHRIMP,
    STOP,
    FORM,
    ONLY_ACTORS,
    PHASE,
    REASON,
    DECK_IS_HIDDEN,
    COUNTING,
    SEALED_CHOICE,
    GUESSING,
];
