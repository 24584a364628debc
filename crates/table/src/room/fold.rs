//! How a table is made from what is stored of it. Everything that changes a room goes through here, live or not.

use bots::Level;
use catalog::Told;
use notation::{RecordedStep, Value};
use rules::{Seat, Stream};
use wire::{ClockPlan, How};

use super::clock::Clock;
use super::seated::Seated;
use super::{ANSWERED_KEPT, CHAT_KEPT, Entry, Opening, Room};
use crate::{Occupant, Problem, Table};

/// Who plays on for somebody who has resigned at a table of several.
const PLAYS_ON: &str = "steady";
/// Longer clocks than these are none.
const MOST_SECONDS: u32 = 24 * 3600;
const MOST_DAYS: u32 = 60;

impl Room {
    pub(super) fn begin(opening: Opening) -> Result<Self, Problem> {
        let plan = &opening.plan;
        let name: String = plan.game.chars().take(40).collect();
        let game = catalog::game(&plan.game).ok_or_else(|| Problem(format!("game: \"{name}\" is not known here")))?;
        check_clock(plan.clock)?;
        let chairs: Result<Vec<_>, _> =
            plan.chairs.iter().map(|chair| Seated::planned(chair, &opening.host).map_err(Problem)).collect();
        let chairs = chairs?;
        let nobody = vec![Occupant::Person(String::new()); chairs.len()];
        let options = if plan.options.is_null() { notation::json!({}) } else { plan.options.clone() };
        let table = Table::open(game, nobody, &options, opening.seed)?;
        let mut room = Self {
            clock: Clock::new(plan.clock, chairs.len()),
            asked: vec![0; chairs.len()],
            table,
            chairs,
            seq: 0,
            step_seqs: Vec::new(),
            last_back: None,
            begun_ms: None,
            ended: None,
            rematch: None,
            request: None,
            chat: Default::default(),
            answered: Default::default(),
            present: Default::default(),
            opening,
        };
        room.maybe_begin(room.opening.opened_ms);
        Ok(room)
    }

    /// Takes over what is stored.
    pub(super) fn fold(&mut self, entry: &Entry) -> Result<(), Problem> {
        if let Entry::Step { seat, action, chance, at_ms, id } = entry {
            let chance = if chance.is_null() { Value::Array(Vec::new()) } else { chance.clone() };
            let step = RecordedStep { seat: *seat, action: action.clone(), chance };
            let index = self.table.steps().len();
            self.table.repeat(&step, true).map_err(|refused| Problem::step(index, &step, refused))?;
            self.stepped(*seat, *id, *at_ms);
            return Ok(());
        }
        self.take(entry).map_err(Problem)
    }

    /// Plays an action live; gives what to store and what was told.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: &str,
        id: Option<u64>,
        now_ms: u64,
    ) -> Result<(Entry, Vec<Told>), rules::Refusal> {
        let told = self.table.act(seat, action)?.events;
        self.stepped(seat.number(), id, now_ms);
        let chance = self.table.steps().last().map_or(Value::Null, |step| step.chance.clone());
        let chance = if chance.as_array().is_some_and(Vec::is_empty) { Value::Null } else { chance };
        Ok((Entry::Step { seat: seat.number(), action: action.to_owned(), chance, at_ms: now_ms, id }, told))
    }

    fn stepped(&mut self, seat: u8, id: Option<u64>, now_ms: u64) {
        self.seq += 1;
        self.step_seqs.push(self.seq);
        self.request = None;
        if let Some(id) = id {
            self.answered.push_back((seat, id));
            if self.answered.len() > ANSWERED_KEPT {
                self.answered.pop_front();
            }
        }
        let seat = Seat::at(seat.into());
        self.clock.decided(seat, now_ms);
        // Whoever was asked before and still is keeps the number of that question.
        let actors = self.actors();
        for other in 0..self.asked.len() {
            let still = actors.has(Seat::at(other)) && other != seat.index();
            if !still || self.asked[other] == u32::MAX {
                self.asked[other] = if actors.has(Seat::at(other)) { self.seq } else { u32::MAX };
            }
        }
        self.clock.run(actors, now_ms);
    }

    /// Everything but steps.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Step { .. } => {}
            Entry::Back { to, at_ms } => self.go_back(*to as usize, *at_ms),
            Entry::Sat { seat, holder, name, at_ms } => {
                let chair = self.chair(*seat)?;
                chair.holder = Some(holder.clone());
                chair.name = name.clone();
                self.maybe_begin(*at_ms);
            }
            Entry::Stood { seat } => *self.chair(*seat)? = Seated::default(),
            Entry::Filled { level, at_ms } => {
                let level = level.parse()?;
                self.chairs.iter_mut().filter(|chair| chair.is_free()).for_each(|chair| chair.bot = Some(level));
                self.maybe_begin(*at_ms);
            }
            Entry::StandIn { seat, level } => {
                let level = level.as_deref().map(str::parse::<Level>).transpose()?;
                self.chair(*seat)?.bot = level;
            }
            Entry::Resigned { seat, at_ms } => self.gives_up(*seat, How::Resigned, *at_ms)?,
            Entry::TimeUp { seat, at_ms } => self.gives_up(*seat, How::OutOfTime, *at_ms)?,
            Entry::Said(chat) => {
                self.chat.push_back(chat.clone());
                if self.chat.len() > CHAT_KEPT {
                    self.chat.pop_front();
                }
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn chair(&mut self, seat: u8) -> Result<&mut Seated, String> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn maybe_begin(&mut self, now_ms: u64) {
        if self.begun_ms.is_none() && self.chairs.iter().all(|chair| !chair.is_free()) {
            self.begun_ms = Some(now_ms);
            self.seq += 1;
            self.ask_all();
            self.clock.run(self.actors(), now_ms);
        }
    }

    fn ask_all(&mut self) {
        let actors = self.actors();
        for (seat, asked) in self.asked.iter_mut().enumerate() {
            *asked = if actors.has(Seat::at(seat)) { self.seq } else { u32::MAX };
        }
    }

    fn go_back(&mut self, to: usize, now_ms: u64) {
        self.table.take_back_to(to);
        self.seq += 1;
        self.step_seqs.truncate(to);
        self.last_back = Some(self.seq);
        self.request = None;
        self.ask_all();
        self.clock.run(self.actors(), now_ms);
    }

    /// With two seats the game is over; with more a bot plays on in that place.
    fn gives_up(&mut self, seat: u8, how: How, now_ms: u64) -> Result<(), String> {
        let several = self.chairs.len() > 2;
        let chair = self.chair(seat)?;
        chair.resigned = true;
        self.seq += 1;
        if several {
            self.chairs[usize::from(seat)].bot = Some(PLAYS_ON.parse()?);
        } else {
            self.ended = Some(how);
        }
        self.request = None;
        self.clock.decided(Seat::at(seat.into()), now_ms);
        self.clock.run(self.actors(), now_ms);
        Ok(())
    }

    /// Goes on from another position of the same game: for tests and puzzles.
    pub fn stand_at(&mut self, position: Box<dyn catalog::AnyPosition>) {
        self.table.stand_at(position);
        self.step_seqs.clear();
        self.ask_all();
    }

    /// The random numbers of a bot's thoughts.
    pub(super) fn thoughts_rng(&self, seat: Seat) -> rules::Rng {
        self.opening.seed.rng(Stream::Bot { seat: seat.number(), step: self.table.steps().len() as u32 })
    }
}

fn check_clock(plan: ClockPlan) -> Result<(), Problem> {
    let good = match plan {
        ClockPlan::None => true,
        ClockPlan::PerMove { seconds } => (5..=MOST_SECONDS).contains(&seconds),
        ClockPlan::Total { seconds, increment } => (10..=MOST_SECONDS).contains(&seconds) && increment <= 3600,
        ClockPlan::Days { days } => (1..=MOST_DAYS).contains(&days),
    };
    if good { Ok(()) } else { Err(Problem("clock: too short or too long".into())) }
}
