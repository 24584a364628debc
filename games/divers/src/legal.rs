//! What a seat may do, and the first rule that forbids the rest (section 9). Reads, never changes.

use rules::{Refusal, RuleId, Seat};

use crate::action::Pick;
use crate::cards::{Bag, Card};
use crate::options::RowTake;
use crate::position::{Open, Phase};
use crate::reef::{Cell, Corner, DEEPEST, Dive};
use crate::{Action, rule, sets};

pub fn actions(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if !open.actors().has(seat) {
        return;
    }
    let catch = open.catch_of(seat);
    match open.phase {
        Phase::Turn => {
            out.push(Action::Dive);
            sets::each(catch, |set| out.push(Action::Score(set)));
        }
        Phase::Corner => out.extend(Corner::ALL.map(Action::Corner)),
        Phase::Depth => depth(open, out),
        Phase::Wash => out.extend(catch.codes().map(Action::Wash)),
        Phase::Net => {
            out.push(Action::NoNet);
            for from in open.divers().filter(|other| *other != seat) {
                out.extend(open.catch_of(from).codes().map(|card| Action::Net { from, card }));
            }
        }
        Phase::Harpoon => {
            out.push(Action::NoHarpoon);
            out.extend(fish_lying_out(open).map(Action::Harpoon));
        }
        Phase::Flip => out.extend(open.set.codes().map(Action::Flip)),
        Phase::Extra => pairs(catch, out),
        Phase::Draft => out.extend(open.pool.codes().map(Action::Draft)),
        Phase::More => {
            out.push(Action::Done);
            sets::each(catch, |set| out.push(Action::Score(set)));
        }
        Phase::Over => {}
    }
}

fn depth(open: &Open, out: &mut Vec<Action>) {
    let Some(dive) = &open.dive else { return };
    if dive.laid() < DEEPEST {
        out.push(Action::Deeper);
    }
    out.push(Action::TakeColumn);
    let picks = Pick::each(dive.laid(), open.options.row_take == RowTake::Five);
    out.extend(picks.filter(|pick| row_has(open, dive, *pick)).map(Action::TakeRow));
}

/// Whether every card of the pick lies there.
#[inline]
fn row_has(open: &Open, dive: &Dive, pick: Pick) -> bool {
    let Some(row) = dive.last_row() else { return false };
    pick.columns().all(|column| open.table[row][column].is_some())
}

/// Every two cards of a catch, each pair of codes once.
fn pairs(catch: Bag, out: &mut Vec<Action>) {
    for first in catch.codes() {
        let one = Bag::EMPTY.with_many(first, 1);
        if catch.count(first) >= 2 {
            out.push(Action::Extra(one.with_many(first, 1)));
        }
        out.extend(
            catch.codes().filter(|&second| second > first).map(|second| Action::Extra(one.with_many(second, 1))),
        );
    }
}

/// The cells a harpoon can reach (DV-7.14).
#[inline]
pub fn fish_lying_out(open: &Open) -> impl Iterator<Item = Cell> + '_ {
    let diving = (1..=DEEPEST).map(Cell::of_dive);
    Cell::table().chain(diving).filter(|cell| open.card_at(*cell).is_some_and(Card::is_fish))
}

/// Whether another diver has a card that a net could take (DV-7.13).
#[inline]
pub fn has_net_target(open: &Open) -> bool {
    open.divers().any(|other| other != open.active && !open.catch_of(other).is_empty())
}

/// Reads an action; what has no form of section 9 breaks DV-9.1 before all else.
pub fn read(text: &str) -> Result<Action, Refusal> {
    text.parse().map_err(|_| Refusal::by(rule::FORM))
}

pub fn check(open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    ensure(open.actors().has(seat), rule::ONLY_ACTORS)?;
    let catch = open.catch_of(seat);
    match (open.phase, action) {
        (Phase::Turn, Action::Dive)
        | (Phase::Corner, Action::Corner(_))
        | (Phase::Depth, Action::TakeColumn)
        | (Phase::Net, Action::NoNet)
        | (Phase::Harpoon, Action::NoHarpoon)
        | (Phase::More, Action::Done) => Ok(()),
        (Phase::Turn | Phase::More, Action::Score(set)) => check_score(catch, set),
        (Phase::Depth, Action::Deeper) => ensure(open.dive.is_some_and(|dive| dive.laid() < DEEPEST), rule::DEEPER),
        (Phase::Depth, Action::TakeRow(pick)) => check_row(open, pick),
        (Phase::Net, Action::Net { from, card }) => {
            let within = from != seat && from.index() < open.seats();
            ensure(within && open.catch_of(from).has(card), rule::NET)
        }
        (Phase::Harpoon, Action::Harpoon(cell)) => ensure(open.card_at(cell).is_some_and(Card::is_fish), rule::HARPOON),
        (Phase::Wash, Action::Wash(card)) => ensure(catch.has(card), rule::WASH),
        (Phase::Flip, Action::Flip(card)) => ensure(open.set.has(card), rule::FLIP),
        (Phase::Extra, Action::Extra(cards)) => ensure(catch.holds(cards), rule::POOL),
        (Phase::Draft, Action::Draft(card)) => ensure(open.pool.has(card), rule::DRAFT),
        (
            _,
            Action::Dive
            | Action::Corner(_)
            | Action::Deeper
            | Action::TakeColumn
            | Action::TakeRow(_)
            | Action::Net { .. }
            | Action::NoNet
            | Action::Harpoon(_)
            | Action::NoHarpoon
            | Action::Wash(_)
            | Action::Score(_)
            | Action::Flip(_)
            | Action::Extra(_)
            | Action::Draft(_)
            | Action::Done,
        ) => Err(Refusal::by(rule::PHASE)),
    }
}

fn check_row(open: &Open, pick: Pick) -> Result<(), Refusal> {
    let Some(dive) = &open.dive else { return Err(Refusal::by(rule::TAKE)) };
    let right_number = pick.cards() == dive.laid();
    let may_dive = !pick.has_dive() || open.options.row_take == RowTake::Five;
    let refusal = Refusal::by(rule::TAKE).with("cards", dive.laid() as i64);
    if right_number && may_dive && row_has(open, dive, pick) { Ok(()) } else { Err(refusal) }
}

fn check_score(catch: Bag, set: Bag) -> Result<(), Refusal> {
    ensure(catch.holds(set), rule::OWN_CARDS)?;
    ensure(sets::made(set).is_some(), rule::A_SET)?;
    let missing = (set.len() + sets::EXTRA).saturating_sub(catch.len());
    if missing == 0 { Ok(()) } else { Err(Refusal::by(rule::TWO_MORE).with("missing", missing as i64)) }
}

fn ensure(holds: bool, rule: RuleId) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}
