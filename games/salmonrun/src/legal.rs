//! What a seat may do in each phase (section 6), and the first rule that forbids the rest (section 9). Reads, never
//! changes.

use rules::{Refusal, RuleId, Seat};

use crate::action::{Meant, Zone};
use crate::cards::{Card, Cards, Way};
use crate::position::{Phase, Position};
use crate::river::{Dir, Icon, Place};
use crate::tasks::Task;
use crate::{Action, ending, rule};

pub fn actions(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if position.over || !ending::turn(position).actors().has(seat) {
        return;
    }
    let hand = &position.hand[seat.index()];
    match position.todo.first() {
        None => plays(position, seat, out),
        Some(Task::Leap { way, .. }) => leaps(position, seat, way, out),
        Some(Task::Take { icon, .. }) => out.extend(takes(position, icon).map(|card| Action::Take { card })),
        Some(Task::Reeds { .. }) => removals(position, seat, out),
        Some(Task::Bear { bear, .. }) => bear_steps(position, bear, out),
        Some(Task::Target { .. }) => out.extend(targets(position).map(|seat| Action::Target { seat })),
        Some(Task::Counter { card, .. }) => {
            out.extend(hand.has(card).then_some(Action::Counter));
            out.push(Action::Pass);
        }
        Some(Task::Pick { target, .. }) => {
            out.extend(position.hand[target.index()].kinds().map(|card| Action::Pick { card: Some(card) }));
            out.push(Action::Pick { card: None });
        }
        Some(Task::Shed { .. } | Task::Trim { .. }) => out.extend(hand.kinds().map(|card| Action::Discard { card })),
        Some(Task::Go { .. } | Task::Step { .. } | Task::Flow { .. } | Task::Next) => {}
    }
}

fn plays(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let in_pool = position.in_pool(seat);
    for card in position.hand[seat.index()].kinds() {
        if in_pool && card.is_swim() {
            continue;
        }
        if card == Card::Wild {
            out.extend(Way::ALL.map(|way| Action::Play(Meant::wild(way))));
        } else {
            out.push(Action::Play(Meant::plain(card)));
        }
    }
    if may_end(position, seat) {
        out.push(Action::Done);
    }
}

/// SR-6.5: `done` is always legal, unless a card must be played first.
fn may_end(position: &Position, seat: Seat) -> bool {
    !position.options.must_play || position.played.len() > 0 || !can_play(position, seat)
}

fn can_play(position: &Position, seat: Seat) -> bool {
    let in_pool = position.in_pool(seat);
    position.hand[seat.index()].kinds().any(|card| !(in_pool && card.is_swim()))
}

fn leaps(position: &Position, seat: Seat, way: Way, out: &mut Vec<Action>) {
    let fall = position.salmon[seat.index()].to(way.dir());
    let lands = Way::ALL.map(|way| position.river.rests(fall.to(way.dir())));
    for card in position.hand[seat.index()].kinds().filter(|card| card.is_swim()) {
        match card.way() {
            Some(way) if lands[way as usize] => out.push(Action::Leap(Meant::plain(card))),
            Some(_) => {}
            None => {
                let forms = Way::ALL.into_iter().filter(|way| lands[*way as usize]);
                out.extend(forms.map(|way| Action::Leap(Meant::wild(way))));
            }
        }
    }
    out.push(Action::Stop);
}

/// The cards an icon offers: its names whose pile is not empty (SR-12.4).
#[inline]
pub fn takes(position: &Position, icon: Icon) -> impl Iterator<Item = Card> {
    icon.choice().iter().copied().filter(|card| position.piles.has(*card))
}

fn removals(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    for zone in Zone::ALL {
        out.extend(zone_cards(position, seat, zone).kinds().map(|card| Action::Remove { zone, card }));
    }
    out.push(Action::Keep);
}

fn zone_cards(position: &Position, seat: Seat, zone: Zone) -> Cards {
    match zone {
        Zone::Deck => position.deck[seat.index()].multiset(),
        Zone::Discard => position.discard[seat.index()],
        Zone::Hand => position.hand[seat.index()],
    }
}

fn bear_steps(position: &Position, chosen: Option<u8>, out: &mut Vec<Action>) {
    for (bear, &place) in (0..).zip(position.bears.as_slice()) {
        if chosen.is_none_or(|chosen| chosen == bear) {
            let open = Dir::ALL.into_iter().filter(|dir| bear_may_enter(position, place.to(*dir)));
            out.extend(open.map(|dir| Action::Bear { bear, dir }));
        }
    }
    out.push(Action::Stop);
}

/// SR-13.4: every listed hex, with `pool_safe` not the pool.
#[inline]
pub fn bear_may_enter(position: &Position, place: Place) -> bool {
    let Some(hex) = position.river.hex(place) else { return false };
    !(position.options.pool_safe && hex.kind == crate::river::Kind::Pool)
}

/// The seats an eagle can be aimed at (SR-16.1).
pub fn targets(position: &Position) -> impl Iterator<Item = Seat> {
    (0..position.seats()).map(Seat::at).filter(|seat| !position.hand[seat.index()].is_empty())
}

/// Reads an action; what has no form of section 9 is refused by the rule its verb and card lead to.
pub fn read(position: &Position, seat: Seat, text: &str) -> Result<Action, Refusal> {
    text.parse().map_err(|_| Refusal::by(refusal(position, seat, text)))
}

pub fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Refusal> {
    if allowed(position, seat, action) {
        return Ok(());
    }
    Err(Refusal::by(refusal(position, seat, &action.to_string())))
}

fn allowed(position: &Position, seat: Seat, action: Action) -> bool {
    if position.over || !ending::turn(position).actors().has(seat) {
        return false;
    }
    let hand = &position.hand[seat.index()];
    match (position.todo.first(), action) {
        (None, Action::Play(meant)) => {
            hand.has(meant.card)
                && meant.form.is_some() == (meant.card == Card::Wild)
                && !(meant.card.is_swim() && position.in_pool(seat))
        }
        (None, Action::Done) => may_end(position, seat),
        (Some(Task::Leap { way, .. }), Action::Leap(meant)) => {
            let fall = position.salmon[seat.index()].to(way.dir());
            let landing = meant.way().map(|way| fall.to(way.dir()));
            hand.has(meant.card) && landing.is_some_and(|landing| position.river.rests(landing))
        }
        (Some(Task::Leap { .. } | Task::Bear { .. }), Action::Stop) => true,
        (Some(Task::Take { icon, .. }), Action::Take { card }) => takes(position, icon).any(|open| open == card),
        (Some(Task::Reeds { .. }), Action::Remove { zone, card }) => zone_cards(position, seat, zone).has(card),
        (Some(Task::Reeds { .. }), Action::Keep) => true,
        (Some(Task::Bear { bear: chosen, .. }), Action::Bear { bear, dir }) => {
            let may_enter = |place: Place| bear_may_enter(position, place.to(dir));
            chosen.is_none_or(|chosen| chosen == bear) && position.bears.get(bear).is_some_and(may_enter)
        }
        (Some(Task::Target { .. }), Action::Target { seat }) => targets(position).any(|open| open == seat),
        (Some(Task::Counter { card, .. }), Action::Counter) => hand.has(card),
        (Some(Task::Counter { .. }), Action::Pass) => true,
        (Some(Task::Pick { target, .. }), Action::Pick { card }) => {
            card.is_none_or(|card| position.hand[target.index()].has(card))
        }
        (Some(Task::Shed { .. } | Task::Trim { .. }), Action::Discard { card }) => hand.has(card),
        (
            _,
            Action::Bear { .. }
            | Action::Counter
            | Action::Discard { .. }
            | Action::Done
            | Action::Keep
            | Action::Leap(_)
            | Action::Pass
            | Action::Pick { .. }
            | Action::Play(_)
            | Action::Remove { .. }
            | Action::Stop
            | Action::Take { .. }
            | Action::Target { .. },
        ) => false,
    }
}

/// The verbs of each phase.
const fn verbs(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Play => &["play", "done"],
        Phase::Leap => &["leap", "stop"],
        Phase::Take => &["take"],
        Phase::Reeds => &["remove", "keep"],
        Phase::Bear => &["bear", "stop"],
        Phase::Target => &["target"],
        Phase::Counter => &["counter", "pass"],
        Phase::Pick => &["pick"],
        Phase::Shed | Phase::Trim => &["discard"],
        Phase::Over => &[],
    }
}

/// The first rule that forbids a text that is not in the legal list, in the order of section 9.
fn refusal(position: &Position, seat: Seat, text: &str) -> RuleId {
    if position.over {
        return rule::OVER;
    }
    if !ending::turn(position).actors().has(seat) {
        return rule::ONLY_ACTORS;
    }
    let mut parts = text.split(':');
    let verb = parts.next().unwrap_or_default();
    let phase = position.phase();
    if !verbs(phase).contains(&verb) {
        return rule::PHASE;
    }
    let hand = &position.hand[seat.index()];
    let held = parts.next().and_then(Card::named).filter(|card| hand.has(*card));
    let held_swim = held.is_some_and(Card::is_swim);
    match verb {
        "play" if held_swim && position.in_pool(seat) => rule::IN_THE_POOL,
        "play" => rule::FROM_THE_HAND,
        "done" => rule::DONE,
        "leap" if held_swim => rule::LANDING,
        "leap" => rule::LEAP_CARD,
        "take" => rule::TAKE,
        "remove" => rule::REEDS,
        "bear" => rule::BEAR_GROUND,
        "target" => rule::EAGLE,
        "counter" => rule::COUNTER,
        "pick" => rule::EAGLE_PICK,
        "discard" if phase == Phase::Shed => rule::SHED,
        "discard" => rule::HAND_LIMIT,
        _ => rule::PHASE,
    }
}
