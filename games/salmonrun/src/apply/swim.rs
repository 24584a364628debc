//! Swimming, jumping, and what a hex does to a salmon that comes to it (SR-10 to SR-12).

use rules::{Chance, Log, RuleId, Seat};

use super::Play;
use crate::action::Meant;
use crate::cards::{Card, Way};
use crate::river::{Icon, Kind, Place};
use crate::tasks::Task;
use crate::{Event, rule};

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// A swim card from the hand: one step, or the first of two.
    pub(super) fn swim(&mut self, seat: Seat, meant: Meant) {
        let Some(way) = meant.way() else { return };
        let to = self.position.salmon[seat.index()].to(way.dir());
        if !meant.card.is_double() {
            return self.step(seat, way, rule::SWIM);
        }
        // SR-10.7, SR-11.6: a first step that is not made wastes the whole card.
        if !self.position.river.rests(to) {
            return self.log.push(rule::DOUBLE_BLOCKED, Event::Wasted { seat, way });
        }
        self.position.todo.push(Task::Step { seat, way });
        self.swim_to(seat, way, rule::DOUBLE);
    }

    pub(super) fn second_step(&mut self, seat: Seat, way: Way) {
        if self.position.in_pool(seat) {
            return self.log.push(rule::IN_THE_POOL, Event::Wasted { seat, way });
        }
        self.step(seat, way, rule::DOUBLE);
    }

    /// A step that may become a jump (SR-10.4 to 10.6, SR-11.1).
    fn step(&mut self, seat: Seat, way: Way, rule: RuleId) {
        let to = self.position.salmon[seat.index()].to(way.dir());
        let kind = self.position.river.hex(to).map(|hex| hex.kind);
        let blocked = |blocked: RuleId| if rule == rule::DOUBLE { rule::DOUBLE_BLOCKED } else { blocked };
        match kind {
            Some(Kind::Water | Kind::Start | Kind::Pool) => self.swim_to(seat, way, rule),
            Some(Kind::Fall) if self.may_leap(seat, to) => {
                self.position.todo.push(Task::Leap { seat, way });
                self.log.push(rule::LEAP_OFFERED, Event::MayLeap { seat, fall: to });
            }
            Some(Kind::Fall) => self.log.push(blocked(rule::BLOCKED_BY_FALL), Event::Wasted { seat, way }),
            Some(Kind::Land | Kind::Rock) | None => {
                self.log.push(blocked(rule::BLOCKED), Event::Wasted { seat, way });
            }
        }
    }

    /// SR-11.1: a card left to play, a card to play, and somewhere to land.
    fn may_leap(&self, seat: Seat, fall: Place) -> bool {
        let lands = |way: Way| self.position.river.rests(fall.to(way.dir()));
        !self.position.played.is_full()
            && !self.position.hand[seat.index()].is_empty()
            && Way::ALL.into_iter().any(lands)
    }

    fn swim_to(&mut self, seat: Seat, way: Way, rule: RuleId) {
        let to = self.position.salmon[seat.index()].to(way.dir());
        self.position.salmon[seat.index()] = to;
        self.log.push(rule, Event::Swam { seat, way, to });
        self.arrive(seat);
    }

    /// The second card of a jump (SR-11.2 to 11.7): over the waterfall, then on.
    pub(super) fn leap(&mut self, seat: Seat, meant: Meant) {
        let Some(Task::Leap { way, .. }) = self.position.todo.pop() else { return };
        let Some(next) = meant.way() else { return };
        self.spend(seat, meant.card);
        let fall = self.position.salmon[seat.index()].to(way.dir());
        self.log.push(rule::LEAP, Event::Leapt { seat, meant, fall, to: fall.to(next.dir()) });
        if meant.card.is_double() {
            self.position.todo.push(Task::Step { seat, way: next });
        }
        self.position.todo.push(Task::Go { seat, way: next });
        self.position.todo.push(Task::Go { seat, way });
        self.tire(seat, rule::LEAP_TIRES);
    }

    /// Half of a jump. Only a list made by hand can lead it onto land.
    pub(super) fn go(&mut self, seat: Seat, way: Way) {
        let to = self.position.salmon[seat.index()].to(way.dir());
        if self.position.river.rests(to) || self.position.river.is_fall(to) {
            self.position.salmon[seat.index()] = to;
            self.arrive(seat);
        }
    }

    /// SR-12.1: first the bears, then the icon.
    pub(super) fn arrive(&mut self, seat: Seat) {
        let at = self.position.salmon[seat.index()];
        for _ in 0..self.position.bears.count(at) {
            self.tire(seat, rule::ARRIVAL);
        }
        let Some(hex) = self.position.river.hex(at) else { return };
        if hex.kind == Kind::Pool {
            self.log.push(rule::OVER, Event::Arrived { seat });
        }
        match hex.icon {
            None => {}
            Some(Icon::Wild) => self.gain(seat, Card::Wild, rule::CARD_ICON),
            Some(Icon::Eagle) => self.gain(seat, Card::Eagle, rule::CARD_ICON),
            Some(Icon::Current) => self.gain(seat, Card::Current, rule::CARD_ICON),
            Some(Icon::Rapids) => self.gain(seat, Card::Rapids, rule::CARD_ICON),
            Some(Icon::Fatigue) => self.gain(seat, Card::Fatigue, rule::CARD_ICON),
            Some(Icon::Bear) => self.gain(seat, Card::Bear, rule::BEAR_ICON),
            Some(icon @ (Icon::Swim | Icon::Double | Icon::Choice)) => {
                self.position.todo.push(Task::Take { seat, icon });
            }
            Some(Icon::Draw) => self.draw_one(seat),
            Some(Icon::Reeds1) => self.position.todo.push(Task::Reeds { seat, left: 1 }),
            Some(Icon::Reeds2) => self.position.todo.push(Task::Reeds { seat, left: 2 }),
        }
    }

    fn draw_one(&mut self, seat: Seat) {
        if self.draw(seat) {
            self.log.push(rule::DRAW_ICON, Event::Drew { seat, cards: 1 });
        }
    }

    /// A card from its pile to the discard pile (SR-12.7), if there is one.
    pub(super) fn gain(&mut self, seat: Seat, card: Card, rule: RuleId) {
        if self.position.piles.take(card) {
            self.position.discard[seat.index()].add(card);
            self.log.push(rule, Event::Gained { seat, card });
        } else {
            self.log.push(rule, Event::PileEmpty { seat, card });
        }
    }

    /// A fatigue card, if the pile has one (SR-19.4).
    pub(super) fn tire(&mut self, seat: Seat, rule: RuleId) {
        if self.position.piles.take(Card::Fatigue) {
            self.position.discard[seat.index()].add(Card::Fatigue);
            self.log.push(rule, Event::Tired { seat });
        } else {
            self.log.push(rule::NO_FATIGUE_LEFT, Event::NotTired { seat });
        }
    }
}
