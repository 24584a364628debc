//! The only file, with its two parts, that changes a position: set-up, the task list, turns.

mod effects;
mod swim;

use rules::{Chance, Checked, Log, Pile, RuleId, Seat, Seats};

use crate::action::{Meant, Zone};
use crate::cards::{Card, Cards, Deck};
use crate::content::{self, Grade};
use crate::options::{Options, Sides};
use crate::position::{Bears, Played, Position, SEATS};
use crate::river::{MAX_SIDES, Place, River};
use crate::tasks::{Task, Todo};
use crate::{Action, Event, ending, legal, rule};

/// The cards a hand is filled up to (SR-6.8, SR-6.9).
const HAND: usize = 4;

/// A deck as a pile of chance.
pub const fn pile(seat: Seat) -> Pile {
    Pile(seat.number())
}

pub fn start(options: &Checked<Options>, seats: Seats, chance: &mut impl Chance) -> Position {
    let seats = seats.len();
    let river = choose_river(options, chance);
    let mut position = Position {
        options: **options,
        seats: seats as u8,
        over: false,
        first: Seat::at(0),
        active: Seat::at(0),
        round: 1,
        river,
        salmon: [Place::START; SEATS],
        bears: river.bears().collect::<Bears>(),
        hand: [Cards::NONE; SEATS],
        discard: [Cards::NONE; SEATS],
        played: Played::NONE,
        piles: content::content().piles,
        removed: Cards::NONE,
        todo: Todo::EMPTY,
        answers: [None; SEATS],
        seen: [[Cards::NONE; SEATS]; SEATS],
        deck: [Deck::EMPTY; SEATS],
    };
    for seat in 0..seats {
        let deck = &mut position.deck[seat];
        deck.fill(&content::content().deck);
        chance.shuffle(pile(Seat::at(seat)), deck.as_mut_slice());
        (0..HAND).filter_map(|_| deck.draw()).for_each(|card| position.hand[seat].add(card));
    }
    position.first = Seat::at(usize::from(chance.pick(seats as u8)));
    position.active = position.first;
    position
}

/// SR-5.1. The sides that come with the game always exist, whatever a content file adds.
fn choose_river(options: &Options, chance: &mut impl Chance) -> River {
    const STEEP: &[Grade] = &[Grade::Middle, Grade::Hard];
    let named = |id: &str| content::numbered(id).unwrap_or_default();
    let of_board = |board: u8, grades: &[Grade]| content::graded(board, grades).unwrap_or_default();
    let length = usize::from(options.length);
    let mut sides = [0; MAX_SIDES];
    let ends = match options.river {
        Sides::Easy => ["S1", "F1"].map(named),
        Sides::Hard => ["S2", "F2"].map(named),
        Sides::Random => {
            let start = named(if chance.die() % 2 == 1 { "S1" } else { "S2" });
            let mut used = [false; 7];
            for side in &mut sides[1..=length] {
                let board = loop {
                    let board = chance.die();
                    if !std::mem::replace(&mut used[usize::from(board)], true) {
                        break board;
                    }
                };
                let grades: &[Grade] = if chance.die() % 2 == 1 { STEEP } else { &[Grade::Easy] };
                *side = of_board(board, grades);
            }
            [start, named(if chance.die() % 2 == 1 { "F1" } else { "F2" })]
        }
        Sides::Listed(listed) => return River::of(&listed[..length + 2]),
    };
    if options.river != Sides::Random {
        let grades: &[Grade] = if options.river == Sides::Easy { &[Grade::Easy] } else { STEEP };
        let mut boards = [1, 2, 3, 4, 5, 6];
        for (nth, side) in sides[1..=length].iter_mut().enumerate() {
            boards.swap(nth, nth + usize::from(chance.pick(6 - nth as u8)));
            *side = of_board(boards[nth], grades);
        }
    }
    sides[0] = ends[0];
    sides[length + 1] = ends[1];
    River::of(&sides[..length + 2])
}

pub fn apply(position: &mut Position, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let mut play = Play { position, chance, log };
    match action {
        Action::Play(meant) => play.card(seat, meant),
        Action::Done => {
            play.log.push(rule::DONE, Event::TurnDone { seat });
            play.end_turn();
        }
        Action::Leap(meant) => play.leap(seat, meant),
        Action::Stop => play.stop(seat),
        Action::Take { card } => {
            play.position.todo.pop();
            play.gain(seat, card, rule::TAKE);
        }
        Action::Remove { zone, card } => play.remove(seat, zone, card),
        Action::Keep => {
            play.position.todo.pop();
            play.log.push(rule::REEDS, Event::Kept { seat });
        }
        Action::Bear { bear, dir } => play.move_bear(seat, bear, dir),
        Action::Target { seat: target } => play.aim(seat, target),
        Action::Counter => play.answer(seat, crate::position::Answer::Counter),
        Action::Pass => play.answer(seat, crate::position::Answer::Pass),
        Action::Pick { card } => play.pick(seat, card),
        Action::Discard { card } => play.discard(seat, card),
    }
    play.settle();
}

/// A position in play, with its luck and whoever listens.
struct Play<'a, C, L> {
    position: &'a mut Position,
    chance: &'a mut C,
    log: &'a mut L,
}

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// Does every task that needs no decision (section 6), until one is due or the game is over.
    fn settle(&mut self) {
        loop {
            let Some(task) = self.position.todo.first() else {
                if self.position.over || !self.position.played.is_full() {
                    return;
                }
                self.log.push(rule::THIRD_CARD, Event::TurnDone { seat: self.position.active });
                self.end_turn();
                continue;
            };
            if self.is_due(task) {
                return;
            }
            self.position.todo.pop();
            self.carry_out(task);
        }
    }

    /// Whether a task needs a decision.
    #[inline]
    fn is_due(&self, task: Task) -> bool {
        let position = &*self.position;
        match task {
            Task::Leap { seat, way } => {
                let fall = position.salmon[seat.index()].to(way.dir());
                !position.played.is_full() && position.river.is_fall(fall)
            }
            Task::Take { icon, .. } => legal::takes(position, icon).nth(1).is_some(),
            Task::Reeds { seat, left } => left > 0 && self.owns_a_card(seat),
            Task::Bear { left, .. } => left > 0,
            Task::Target { .. } => legal::targets(position).next().is_some(),
            Task::Counter { hit, .. } => !position.asked(hit).is_empty(),
            Task::Pick { .. } => true,
            Task::Shed { seat, left } => left > 0 && position.hand[seat.index()].len() > usize::from(left),
            Task::Trim { seat } => position.hand[seat.index()].len() > HAND,
            Task::Go { .. } | Task::Step { .. } | Task::Flow { .. } | Task::Next => false,
        }
    }

    /// Does a task that needs no decision; it has been taken off the list.
    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Take { seat, icon } => {
                let only = legal::takes(self.position, icon).next();
                match only {
                    Some(card) => self.gain(seat, card, rule::TAKE),
                    None => self.log.push(rule::TAKE, Event::NothingToTake { seat, icon }),
                }
            }
            Task::Reeds { seat, left } => {
                if left > 0 {
                    self.log.push(rule::REEDS_NOTHING, Event::NothingToRemove { seat });
                }
            }
            Task::Target { .. } => self.log.push(rule::EAGLE, Event::NoEffect { card: Card::Eagle }),
            Task::Counter { card, hit } => self.reveal(card, hit),
            Task::Shed { seat, left } => self.shed_all(seat, left),
            Task::Go { seat, way } => self.go(seat, way),
            Task::Step { seat, way } => self.second_step(seat, way),
            Task::Flow { seat } => self.flow(seat),
            Task::Next => self.next(),
            Task::Leap { .. } | Task::Bear { .. } | Task::Pick { .. } | Task::Trim { .. } => {}
        }
    }

    fn owns_a_card(&self, seat: Seat) -> bool {
        let (position, s) = (&*self.position, seat.index());
        !(position.hand[s].is_empty() && position.deck[s].is_empty() && position.discard[s].is_empty())
    }

    /// Plays a card (SR-6.4) and begins what it does.
    fn card(&mut self, seat: Seat, meant: Meant) {
        let rule = if meant.form.is_some() { rule::WILD } else { rule::FROM_THE_HAND };
        self.spend(seat, meant.card);
        self.log.push(rule, Event::Played { seat, meant });
        match meant.card {
            Card::L | Card::S | Card::R | Card::Wild | Card::Ll | Card::Ss | Card::Rr => self.swim(seat, meant),
            Card::Bear => self.position.todo.push(Task::Bear { seat, bear: None, left: 2 }),
            Card::Eagle => self.position.todo.push(Task::Target { seat }),
            Card::Current => self.current(),
            Card::Rapids => self.rapids(),
            Card::Fatigue => self.log.push(rule::FATIGUE, Event::NoEffect { card: Card::Fatigue }),
        }
    }

    /// From the hand to the cards of this turn.
    fn spend(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.position.played.push(card);
    }

    /// SR-20.1: whoever knew of this card knows that it is gone.
    #[inline]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.position.hand[seat.index()].take(card);
        for known in &mut self.position.seen {
            known[seat.index()].take(card);
        }
    }

    /// A jump or a bear's walk ends here by choice.
    fn stop(&mut self, seat: Seat) {
        match self.position.todo.pop() {
            Some(Task::Leap { .. }) => self.log.push(rule::NO_LEAP, Event::GaveUpLeap { seat }),
            _ => self.log.push(rule::BEAR_CARD, Event::BearStopped { seat }),
        }
    }

    /// One card out of the hand, for rapids or for the hand limit.
    fn discard(&mut self, seat: Seat, card: Card) {
        let rule = match self.position.todo.pop() {
            Some(Task::Shed { left, .. }) => {
                self.position.todo.push(Task::Shed { seat, left: left - 1 });
                rule::SHED
            }
            _ => {
                self.position.todo.push(Task::Trim { seat });
                rule::HAND_LIMIT
            }
        };
        self.leave_hand(seat, card);
        self.position.discard[seat.index()].add(card);
        self.log.push(rule, Event::Discarded { seat, card });
    }

    /// The reeds take a card (SR-18).
    fn remove(&mut self, seat: Seat, zone: Zone, card: Card) {
        if let Some(Task::Reeds { left, .. }) = self.position.todo.pop() {
            // SR-18.4: nothing more is asked when no card is left.
            self.position.todo.push(Task::Reeds { seat, left: left - 1 });
        }
        match zone {
            Zone::Hand => self.leave_hand(seat, card),
            Zone::Discard => _ = self.position.discard[seat.index()].take(card),
            Zone::Deck => _ = self.position.deck[seat.index()].remove(card),
        }
        if card == Card::Fatigue {
            self.position.piles.add(card);
        } else {
            self.position.removed.add(card);
        }
        self.log.push(rule::REMOVED, Event::Removed { seat, zone, card });
        let deck = &mut self.position.deck[seat.index()];
        if zone == Zone::Deck && !deck.is_empty() {
            self.chance.shuffle(pile(seat), deck.as_mut_slice());
            self.log.push(rule::REEDS_SHUFFLE, Event::Shuffled { seat });
        }
    }

    /// SR-6.7 (a) to (c); hand limit, refill and the next seat follow as tasks.
    fn end_turn(&mut self) {
        let seat = self.position.active;
        let played = self.position.played;
        let cards = played.as_slice();
        if played.is_full() && cards.iter().all(|card| card.is_swim()) {
            self.tire(seat, rule::END_OF_TURN);
        }
        let mut back = !cards.is_empty() && cards.iter().all(|card| *card == Card::Fatigue);
        if back {
            self.log.push(rule::END_OF_TURN, Event::Rested { seat });
        }
        for &card in cards {
            if std::mem::take(&mut back) {
                self.position.piles.add(card);
            } else {
                self.position.discard[seat.index()].add(card);
            }
        }
        self.position.played = Played::NONE;
        self.position.todo.push(Task::Next);
        self.position.todo.push(Task::Trim { seat });
    }

    /// SR-6.7 (e) and (f).
    fn next(&mut self) {
        let seat = self.position.active;
        let mut drawn = 0;
        while self.position.hand[seat.index()].len() < HAND && self.draw(seat) {
            drawn += 1;
        }
        if drawn > 0 {
            self.log.push(rule::REFILL, Event::Drew { seat, cards: drawn });
        }
        if let Some(rule) = ending::last_turn(self.position) {
            self.position.over = true;
            self.position.todo.clear();
            self.log.push(rule, Event::Over);
            return self.tell_winners(if rule == rule::OVER { rule::WINNER } else { rule::RANKS });
        }
        self.position.active = seat.next(self.position.seats());
        if self.position.active == self.position.first {
            self.position.round += 1;
        }
        let (seat, round) = (self.position.active, self.position.round);
        self.log.push(rule::END_OF_TURN, Event::TurnPassed { seat, round });
    }

    /// SR-8.3, or SR-8.4 where nobody is in the pool.
    fn tell_winners(&mut self, rule: RuleId) {
        let ranks = ending::ranks(self.position);
        for seat in (0..self.position.seats()).filter(|&seat| ranks[seat] == 1) {
            self.log.push(rule, Event::Won { seat: Seat::at(seat) });
        }
    }

    /// Draws a card, from a new deck if there is none (SR-19.2); says whether there was one.
    #[inline]
    fn draw(&mut self, seat: Seat) -> bool {
        let s = seat.index();
        if self.position.deck[s].is_empty() {
            let discard = std::mem::take(&mut self.position.discard[s]);
            if discard.is_empty() {
                self.log.push(rule::RESHUFFLE, Event::NoneToDraw { seat });
                return false;
            }
            let deck = &mut self.position.deck[s];
            deck.fill(&discard);
            self.chance.shuffle(pile(seat), deck.as_mut_slice());
            self.log.push(rule::RESHUFFLE, Event::Rebuilt { seat, cards: discard.len() as u8 });
        }
        match self.position.deck[s].draw() {
            Some(card) => {
                self.position.hand[s].add(card);
                true
            }
            None => false,
        }
    }
}
