//! Luck and skill: what each decision of a game gave away, and what luck gave or took after it.
//!
//! One decision at a time, so that whoever shows it can show how far it is. All figures are chances to win (in a solo game
//! the part of the most that can be had), judged with the view that the seat had, and each has its standard error.

use bots::{Budget, Judgement, Measure, Pace};
use rules::{Rng, Seat, Stream, Turn, Viewer};

use crate::Table;

/// What is to be said of one step.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The number of the step.
    pub step: usize,
    pub seat: Seat,
    pub action: String,
    /// What the search would have played.
    pub best: String,
    /// The only legal action: nothing could be lost.
    pub forced: bool,
    /// What the seat gave away.
    pub loss: Measure,
    /// What luck gave each seat, or took from it: dice, cards, what others kept hidden. `None` if nothing was left to it.
    pub luck: Option<Vec<Measure>>,
    /// Each seat's chances before the step.
    pub chances: Vec<Measure>,
}

/// What a whole game comes to, for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Totals {
    pub loss: Vec<Measure>,
    pub luck: Vec<Measure>,
    /// Decisions that were no forced ones.
    pub decisions: Vec<u32>,
}

/// A game on its way through the judges.
pub struct Review<'t> {
    table: &'t Table,
    budget: Budget,
    next: usize,
    /// What was already found out about the next step.
    ahead: Option<Known>,
    totals: Totals,
}

/// A judgement and whether there was a choice.
#[derive(Clone)]
struct Known {
    judgement: Judgement<String>,
    forced: bool,
}

impl<'t> Review<'t> {
    /// Goes through all steps of a table, spending so much on each.
    pub fn new(table: &'t Table, budget: Budget) -> Self {
        let seats = table.position().seats();
        let none = vec![Measure::default(); seats];
        let totals = Totals { loss: none.clone(), luck: none, decisions: vec![0; seats] };
        Self { table, budget, next: 0, ahead: None, totals }
    }

    /// How many steps are judged already, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.table.steps().len())
    }

    pub const fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Judges the next step; `None` when all are judged, or when the search was stopped.
    pub fn judge_next(&mut self, pace: &Pace<'_>) -> Option<Judged> {
        let index = self.next;
        let step = self.table.steps().get(index)?;
        let Known { judgement, forced } = match self.ahead.take() {
            Some(known) => known,
            None => self.judge(index, pace)?,
        };
        // Where a step shows nothing new there was no luck: what the next look says of it is another estimate, no more.
        let before = self.table.position_at(index)?;
        let open = self.table.game().about().plan.open;
        let luck = if open || before.is_foregone(step.seat, &step.action) {
            None
        } else {
            let then = self.chances_at(index + 1, pace)?;
            Some(then.iter().zip(&judgement.after).map(|(then, expected)| then.minus(*expected)).collect::<Vec<_>>())
        };
        let seat = step.seat.index();
        self.totals.loss[seat] = self.totals.loss[seat].plus(judgement.loss);
        self.totals.decisions[seat] += u32::from(!forced);
        for (total, luck) in self.totals.luck.iter_mut().zip(luck.iter().flatten()) {
            *total = total.plus(*luck);
        }
        self.next += 1;
        Some(Judged {
            step: index,
            seat: step.seat,
            action: step.action.clone(),
            best: judgement.best,
            forced,
            loss: judgement.loss,
            luck,
            chances: judgement.before,
        })
    }

    fn judge(&self, index: usize, pace: &Pace<'_>) -> Option<Known> {
        let step = self.table.steps().get(index)?;
        let view = self.table.position_at(index)?.look(Viewer::Seat(step.seat));
        let forced = view.legal().len() == 1;
        // The same record gives the same report wherever only iterations count.
        let mut rng = Rng::new([0; 32], Stream::Bot { seat: step.seat.number(), step: index as u32 });
        let judgement = view.judge(&step.action, self.budget, pace, &mut rng)?;
        Some(Known { judgement, forced })
    }

    /// Each seat's chances before a step, or at the end.
    fn chances_at(&mut self, index: usize, pace: &Pace<'_>) -> Option<Vec<Measure>> {
        let position = self.table.position_at(index)?;
        if let Turn::Over(outcome) = position.turn() {
            let seats = (0..position.seats()).map(Seat::at);
            let certain = |value: f32| Measure { value, error: 0.0 };
            let share = |seat| match position.seats() {
                1 => position.estimate(seat),
                _ => outcome.share(seat),
            };
            return Some(seats.map(|seat| certain(share(seat))).collect());
        }
        if index < self.table.steps().len() {
            let known = self.judge(index, pace)?;
            let chances = known.judgement.before.clone();
            self.ahead = Some(known);
            return Some(chances);
        }
        // The record stops in the middle of a game: ask whoever would act.
        let seat = position.turn().actors().first()?;
        let mut rng = Rng::new([0; 32], Stream::Bot { seat: seat.number(), step: index as u32 });
        let found = position.look(Viewer::Seat(seat)).analyse(self.budget, pace, &mut rng)?;
        let error = found.actions.first().map_or(0.5, |best| best.error);
        Some(found.chances.into_iter().map(|value| Measure { value, error }).collect())
    }
}
