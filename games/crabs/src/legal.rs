//! What a seat may do (CR-4), and the first rule that forbids the rest (section 9). Reads, never changes.

use rules::{Refusal, Rng, RuleId, Seat};

use crate::position::{Phase, Position, Rock, Rocks, Size, Stacks};
use crate::{Action, ending, rule};

pub fn actions(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if seat != position.turn {
        return;
    }
    match position.phase {
        Phase::Place => placings(position, seat, out),
        Phase::Move => moves(&position.stacks, seat, out),
        Phase::Wave => clusters(position.stacks.occupied())
            .for_each(|cluster| out.extend(cluster.lowest().map(|lowest| Action::Keep { lowest }))),
        Phase::Over => {}
    }
}

fn placings(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let free = position.rocks_in_use().minus(position.stacks.occupied());
    for size in Size::ALL {
        if position.hand[seat.index()][size as usize] > 0 {
            out.extend(free.iter().map(|rock| Action::Put { size, rock }));
        }
    }
}

#[inline]
fn moves(stacks: &Stacks, seat: Seat, out: &mut Vec<Action>) {
    for size in Size::ALL {
        for from in stacks.tops_of(seat).and(stacks.tops_sized(size)).iter() {
            out.extend(ends(stacks, from, size).iter().map(|to| Action::Move { from, to }));
        }
    }
}

/// One of the moves of a seat, each equally likely, without a list of the others: playouts ask for nothing else.
#[inline]
pub fn any_move(stacks: &Stacks, seat: Seat, rng: &mut Rng) -> Option<Action> {
    // A seat has nine crabs.
    let mut walks = [(0, Rocks::NONE); 9];
    let (mut crabs, mut count) = (0, 0);
    for size in Size::ALL {
        for from in stacks.tops_of(seat).and(stacks.tops_sized(size)).iter() {
            let ends = ends(stacks, from, size);
            walks[crabs] = (from.number(), ends);
            crabs += 1;
            count += ends.len();
        }
    }
    if count == 0 {
        return None;
    }
    let mut nth = rng.below(count as u32) as usize;
    for &(from, ends) in &walks[..crabs] {
        if nth < ends.len() {
            return ends.iter().nth(nth).map(|to| Action::Move { from: Rock::numbered(from), to });
        }
        nth -= ends.len();
    }
    None
}

/// Whether a seat has a move at all (CR-3.4); stops at the first.
#[inline]
pub fn can_move(stacks: &Stacks, seat: Seat) -> bool {
    Size::ALL.into_iter().any(|size| {
        let mut crabs = stacks.tops_of(seat).and(stacks.tops_sized(size)).iter();
        crabs.any(|from| !ends(stacks, from, size).is_empty())
    })
}

/// The rocks where the top crab of `from`, of this size, may end: the right number of steps and nothing bigger there.
#[inline]
pub fn ends(stacks: &Stacks, from: Rock, size: Size) -> Rocks {
    let occupied = stacks.occupied();
    // CR-4.6: big ends on anything, medium on medium or small, small on small.
    let onto = match size {
        Size::Big => occupied,
        Size::Medium => occupied.minus(stacks.tops_sized(Size::Big)),
        Size::Small => stacks.tops_sized(Size::Small),
    };
    reach(occupied, Rocks::one(from), size, onto)
}

/// Those of the rocks `onto` that a walk of exactly so many steps can end on (CR-4.3, CR-4.4).
#[inline]
fn reach(occupied: Rocks, start: Rocks, size: Size, onto: Rocks) -> Rocks {
    // CR-4.4: the start counts as visited.
    let onto = onto.minus(start);
    let first = start.around().and(occupied);
    if size == Size::Big {
        return first.and(onto);
    }
    let second = first.around().and(occupied).minus(start);
    if size == Size::Medium {
        return second.and(onto);
    }
    let third = second.around().and(onto);
    // A rock next to the start may only be the last if another one next to the start was the first.
    let near = third.and(first).iter().filter(|&last| {
        let last = Rocks::one(last);
        !first.minus(last).around().and(last.around()).and(second).is_empty()
    });
    near.fold(third.minus(first), |ends, last| ends.or(Rocks::one(last)))
}

/// The alphabetically first walk from one rock to another (CR-4.9), both included.
pub fn walk(position: &Position, from: Rock, to: Rock) -> Vec<Rock> {
    let Some(crab) = position.stacks.top(from) else { return Vec::new() };
    let mut path = vec![from];
    if extend(position.stacks.occupied(), &mut path, to, crab.size.steps()) { path } else { Vec::new() }
}

fn extend(occupied: Rocks, path: &mut Vec<Rock>, to: Rock, steps: u8) -> bool {
    let Some(&here) = path.last() else { return false };
    if steps == 0 {
        return here == to;
    }
    for next in Rocks::one(here).around().and(occupied).iter() {
        if !path.contains(&next) {
            path.push(next);
            if extend(occupied, path, to, steps - 1) {
                return true;
            }
            path.pop();
        }
    }
    false
}

/// The clusters of these rocks (CR-5.1), by rising lowest rock.
pub fn clusters(occupied: Rocks) -> impl Iterator<Item = Rocks> {
    let mut left = occupied;
    std::iter::from_fn(move || {
        let cluster = left.cluster_of(Rocks::one(left.lowest()?));
        left = left.minus(cluster);
        Some(cluster)
    })
}

/// Reads an action; what has no form of section 9 breaks CR-3.2, unless the seat may not act at all.
pub fn read(position: &Position, seat: Seat, text: &str) -> Result<Action, Refusal> {
    match text.parse() {
        Ok(action) => Ok(action),
        Err(_) => {
            may_act(position, seat)?;
            Err(Refusal::by(rule::FORM))
        }
    }
}

pub fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
    may_act(position, seat)?;
    match (position.phase, action) {
        (Phase::Place, Action::Put { size, rock }) => check_put(position, seat, size, rock),
        (Phase::Move, Action::Move { from, to }) => check_move(position, seat, from, to),
        (Phase::Wave, Action::Keep { lowest }) => {
            let mut tied = clusters(position.stacks.occupied());
            ensure(tied.any(|cluster| cluster.lowest() == Some(lowest)), rule::KEEP)
        }
        (_, Action::Put { .. } | Action::Move { .. } | Action::Keep { .. }) => Err(Refusal::by(rule::FORM)),
    }
}

fn may_act(position: &Position, seat: Seat) -> Result<(), Refusal> {
    ensure(position.phase != Phase::Over, rule::OVER)?;
    ensure(ending::turn(position).actors().has(seat), rule::ONLY_ACTORS)
}

fn check_put(position: &Position, seat: Seat, size: Size, rock: Rock) -> Result<(), Refusal> {
    ensure(position.rocks_in_use().has(rock), rule::ROCKS_IN_USE)?;
    ensure(!position.stacks.occupied().has(rock), rule::PLACE_ON_FREE_ROCK)?;
    ensure(position.hand[seat.index()][size as usize] > 0, rule::PLACE_IN_TURN)
}

fn check_move(position: &Position, seat: Seat, from: Rock, to: Rock) -> Result<(), Refusal> {
    let stacks = &position.stacks;
    let crab = stacks.top(from).ok_or(Refusal::by(rule::FROM_A_CRAB))?;
    ensure(crab.seat == seat, rule::OWN_TOP_CRAB)?;
    ensure(from != to, rule::NO_ROCK_TWICE)?;
    let under = stacks.top(to).ok_or(Refusal::by(rule::END_ON_A_CRAB))?;
    ensure(under.size >= crab.size, rule::NOT_ONTO_BIGGER)?;
    let steps = i64::from(crab.size.steps());
    let reached = reach(stacks.occupied(), Rocks::one(from), crab.size, Rocks::one(to)).has(to);
    if reached { Ok(()) } else { Err(Refusal::by(rule::EXACT_STEPS).with("steps", steps)) }
}

fn ensure(holds: bool, rule: RuleId) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}
