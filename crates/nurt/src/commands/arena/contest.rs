//! Who plays whom, on which deal, and the playing itself.

use std::collections::BTreeMap;
use std::fmt::Arguments;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::{Memory, Pace};
use catalog::AnyGame;
use indicatif::ProgressBar;
use notation::Value;
use rules::{Seat, Turn};
use table::{Occupant, Seed, Table};

use super::claim::{Claim, Decision};
use super::journal::{Journal, Played};
use super::player::{Entrant, Mind};
use super::tally::Tally;
use crate::fail::Fail;

/// More steps than any game takes.
const MAX_STEPS: usize = 100_000;

pub struct Contest {
    pub game: &'static dyn AnyGame,
    pub entrants: Vec<Entrant>,
    pub seats: usize,
    pub options: Value,
    pub games: u64,
    pub seed: String,
    /// A part of the levels' time.
    pub scale: f32,
    /// The most nodes that a search keeps.
    pub nodes: u32,
    pub claim: Option<Claim>,
    /// No game begins after this.
    pub until: Option<Instant>,
}

impl Contest {
    /// Games with the same deal: every bot sits once on every seat.
    fn rotations(&self) -> u64 {
        self.seats as u64
    }

    pub fn deal(&self, game: u64) -> u64 {
        game / self.rotations()
    }

    /// The bot on each seat. With more seats than bots they take turns.
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let shift = (game % self.rotations()) as usize;
        (0..self.seats).map(|seat| (seat + shift) % self.entrants.len()).collect()
    }

    /// What the claim comes to, if there is one and the games so far decide it.
    pub fn decision(&self, journal: &Journal) -> Option<Decision> {
        let claim = self.claim?;
        claim.decide(&self.deals(claim, &journal.played()))
    }

    /// What each deal shows of the claim, as far as all games of all deals before it have been played: those that are
    /// over sooner must not count more.
    fn deals(&self, claim: Claim, played: &BTreeMap<u64, Played>) -> Vec<f64> {
        let mut deals = Vec::new();
        for deal in 0.. {
            let games = deal * self.rotations()..(deal + 1) * self.rotations();
            let shown: Option<Vec<f64>> = games.map(|game| self.shown(claim, game, played.get(&game)?)).collect();
            let Some(shown) = shown else { break };
            deals.push(shown.iter().sum::<f64>() / shown.len() as f64);
        }
        deals
    }

    /// What one game shows of the claim about the first bot.
    fn shown(&self, claim: Claim, game: u64, played: &Played) -> Option<f64> {
        let seating = self.seating(game);
        let mean = |is_first: bool, of: &dyn Fn(usize) -> f64| {
            let seats = seating.iter().enumerate().filter(|(_, bot)| (**bot == 0) == is_first);
            let all: Vec<f64> = seats.map(|(seat, _)| of(seat)).collect();
            if all.is_empty() { 0.0 } else { all.iter().sum::<f64>() / all.len() as f64 }
        };
        match claim {
            Claim::Share(_) => {
                let outcome = played.outcome();
                let firsts = seating.iter().enumerate().filter(|(_, bot)| **bot == 0);
                Some(firsts.map(|(seat, _)| f64::from(outcome.share(Seat::at(seat)))).sum())
            }
            Claim::Points(_) => {
                let scores = played.scores.as_ref()?;
                let of = |seat: usize| f64::from(scores[seat]);
                Some(mean(true, &of) - mean(false, &of))
            }
        }
    }

    fn table(&self, game: u64) -> Result<Table, Fail> {
        let seed = Seed::from_text(&format!("{} {}", self.seed, self.deal(game)));
        let occupants = vec![Occupant::Person(String::new()); self.seats];
        Table::open(self.game, occupants, &self.options, seed).map_err(Fail::call)
    }
}

/// Plays all games that are not in the journal, on so many threads.
pub fn play(contest: &Contest, journal: &Journal, threads: usize, bar: &ProgressBar) -> Result<Tally, Fail> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let failed = Mutex::new(None);
    let said = Said { bar, count: AtomicU64::new(0) };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut minds: Vec<Mind> = contest.entrants.iter().map(Entrant::mind).collect();
                while !stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let late = contest.until.is_some_and(|until| Instant::now() >= until);
                    if game >= contest.games || late {
                        break;
                    }
                    if journal.has(game) {
                        continue;
                    }
                    let played =
                        play_one(contest, game, &mut minds, &said).and_then(|played| journal.add(game, played));
                    if let Err(fail) = played {
                        stop.store(true, Ordering::Relaxed);
                        failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(fail);
                    }
                    bar.inc(1);
                    if contest.decision(journal).is_some() {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    if let Some(fail) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(fail);
    }
    let mut tally = Tally::new(contest.entrants.iter().map(Entrant::name).collect());
    for (game, played) in journal.played() {
        tally.add(contest.deal(game), &contest.seating(game), &played.outcome(), &played.faults);
    }
    Ok(tally)
}

/// What goes wrong with programs, told beside the bar; the first few times, as a bot that is broken is so in every turn.
struct Said<'a> {
    bar: &'a ProgressBar,
    count: AtomicU64,
}

impl Said<'_> {
    const MOST: u64 = 20;

    fn say(&self, what: Arguments<'_>) {
        let mut err = anstream::stderr();
        // Not `bar.println`: that says nothing where no bar is shown. If nobody listens, the report still counts.
        let _ = self.bar.suspend(|| match self.count.fetch_add(1, Ordering::Relaxed) {
            count if count < Self::MOST => writeln!(err, "{what}"),
            Self::MOST => writeln!(err, "further mishaps are counted, not told"),
            _ => Ok(()),
        });
    }
}

fn play_one(contest: &Contest, game: u64, minds: &mut [Mind], said: &Said<'_>) -> Result<Played, Fail> {
    let mut table = contest.table(game)?;
    let seating = contest.seating(game);
    let mut faults = vec![0; contest.seats];
    let memories: Vec<Memory> = (0..contest.seats).map(|_| Memory::default()).collect();
    for _ in 0..MAX_STEPS {
        let seat = match table.turn() {
            Turn::Over(outcome) => {
                let scores = outcome.scores().map(<[i32]>::to_vec);
                return Ok(Played { ranks: outcome.ranks().to_vec(), scores, faults });
            }
            Turn::Act(actors) => actors.first().unwrap_or(Seat::at(0)),
        };
        let memory = memories.get(seat.index());
        let pace = Pace { scale: contest.scale, nodes: contest.nodes, memory, ..Pace::default() };
        let (action, fault) = minds[seating[seat.index()]].choose(&table, seat, &pace)?;
        if let Some(fault) = fault {
            faults[seat.index()] += 1;
            said.say(format_args!("game {game}, step {}, seat {seat}: {fault}", table.steps().len()));
        }
        table.act(seat, &action).map_err(|refusal| Fail::no(format!("{action} is refused by {}", refusal.rule)))?;
    }
    Err(Fail::no(format!("game {game} does not end")))
}
