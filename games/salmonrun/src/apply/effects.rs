//! Bears, current, rapids, eagle, and countering them (SR-13 to SR-17).

use rules::{Chance, Log, Seat, Seats};

use super::Play;
use crate::cards::Card;
use crate::position::Answer;
use crate::river::Dir;
use crate::tasks::Task;
use crate::{Event, rule};

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// One step of a bear (SR-13.1); salmon there stop it (SR-13.2).
    pub(super) fn move_bear(&mut self, seat: Seat, bear: u8, dir: Dir) {
        let Some(Task::Bear { left, .. }) = self.position.todo.pop() else { return };
        let Some(from) = self.position.bears.get(bear) else { return };
        let to = from.to(dir);
        self.position.bears.set(bear, to);
        let met: Seats =
            self.position.in_turn_order().filter(|other| self.position.salmon[other.index()] == to).collect();
        if met.is_empty() {
            self.log.push(rule::BEAR_CARD, Event::BearMoved { seat, bear, dir, to });
            self.position.todo.push(Task::Bear { seat, bear: Some(bear), left: left - 1 });
            return;
        }
        self.log.push(rule::BEAR_COMES, Event::BearCame { seat, bear, dir, to });
        for other in self.position.in_turn_order().filter(|other| met.has(*other)) {
            self.tire(other, rule::BEAR_COMES);
        }
    }

    /// SR-14.1.
    pub(super) fn current(&mut self) {
        let hit = self.seats_on_arrows();
        self.hit(Card::Current, hit);
    }

    /// SR-15.1.
    pub(super) fn rapids(&mut self) {
        let holds = |seat: &Seat| !self.position.hand[seat.index()].is_empty();
        let hit = self.seats_on_arrows().iter().filter(holds).collect();
        self.hit(Card::Rapids, hit);
    }

    fn seats_on_arrows(&self) -> Seats {
        let on_arrows = |seat: &Seat| self.position.river.arrows(self.position.salmon[seat.index()]) > 0;
        self.position.in_turn_order().filter(on_arrows).collect()
    }

    fn hit(&mut self, card: Card, hit: Seats) {
        let rule = if card == Card::Current { rule::CURRENT } else { rule::RAPIDS };
        if hit.is_empty() {
            return self.log.push(rule, Event::NoEffect { card });
        }
        self.log.push(rule, Event::Hit { card, hit });
        self.position.todo.push(Task::Counter { card, hit });
    }

    /// An eagle flies (SR-16.1, 16.2).
    pub(super) fn aim(&mut self, seat: Seat, target: Seat) {
        self.position.todo.pop();
        self.log.push(rule::EAGLE, Event::Aimed { seat, target });
        self.position.todo.push(if target == seat {
            Task::Pick { seat, target }
        } else {
            Task::Counter { card: Card::Eagle, hit: Seats::one(target) }
        });
    }

    /// An answer stays sealed until the last one is in (SR-17.1).
    pub(super) fn answer(&mut self, seat: Seat, answer: Answer) {
        self.position.answers[seat.index()] = Some(answer);
        self.log.push(rule::ASKED, Event::Answered { seat });
    }

    /// All answers are in: counters first, then one task for each player who is hit and did not counter.
    pub(super) fn reveal(&mut self, card: Card, hit: Seats) {
        let answers = std::mem::take(&mut self.position.answers);
        if answers.iter().any(Option::is_some) {
            self.log.unseal();
        }
        let active = self.position.active;
        let mut left = hit;
        for seat in self.position.in_turn_order().filter(|seat| hit.has(*seat)) {
            if answers[seat.index()] == Some(Answer::Counter) {
                left = left.without(seat);
                self.leave_hand(seat, card);
                self.position.discard[seat.index()].add(card);
                let rule = if seat == active { rule::OWN_COUNTER } else { rule::COUNTER };
                self.log.push(rule, Event::Countered { seat, card });
            }
        }
        let seats = self.position.seats();
        for back in (0..seats).rev() {
            let seat = Seat::at((active.index() + back) % seats);
            if left.has(seat) {
                self.position.todo.push(match card {
                    Card::Current => Task::Flow { seat },
                    Card::Rapids => {
                        let arrows = self.position.river.arrows(self.position.salmon[seat.index()]);
                        Task::Shed { seat, left: arrows }
                    }
                    _ => Task::Pick { seat: active, target: seat },
                });
            }
        }
    }

    /// The current carries a salmon (SR-14.2, 14.3).
    pub(super) fn flow(&mut self, seat: Seat) {
        let from = self.position.salmon[seat.index()];
        let Some(hex) = self.position.river.hex(from) else { return };
        let [Some(first), second] = hex.arrows else { return };
        let (dir, die) = match second {
            None => (first, None),
            Some(second) => {
                let die = self.chance.die();
                (if die % 2 == 1 { first } else { second }, Some(die))
            }
        };
        let to = from.to(dir);
        let river = &self.position.river;
        if !river.rests(to) && !river.is_fall(to) {
            return self.log.push(rule::CARRIED_NOWHERE, Event::NotCarried { seat });
        }
        let rule = if river.is_fall(from) { rule::CARRIED_ON } else { rule::CARRIED };
        if river.is_fall(to) {
            self.position.todo.push(Task::Flow { seat });
        }
        self.position.salmon[seat.index()] = to;
        self.log.push(rule, Event::Carried { seat, dir, to, die });
        self.arrive(seat);
    }

    /// SR-15.3: a hand that is not larger goes at once. It was hidden until now.
    pub(super) fn shed_all(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            return;
        }
        self.log.unseal();
        let hand = self.position.hand[seat.index()];
        for card in hand.iter() {
            self.leave_hand(seat, card);
            self.position.discard[seat.index()].add(card);
            self.log.push(rule::SHED_ALL, Event::Discarded { seat, card });
        }
    }

    /// SR-16.3, and what the eagle has seen stays known (SR-20.1).
    pub(super) fn pick(&mut self, seat: Seat, card: Option<Card>) {
        let Some(Task::Pick { target, .. }) = self.position.todo.pop() else { return };
        match card {
            Some(card) => {
                self.leave_hand(target, card);
                self.position.discard[target.index()].add(card);
                self.log.push(rule::EAGLE_PICK, Event::Picked { seat, target, card });
            }
            None => self.log.push(rule::EAGLE_PICK, Event::PickedNone { seat, target }),
        }
        if target != seat {
            self.position.seen[seat.index()][target.index()] = self.position.hand[target.index()];
        }
    }
}
