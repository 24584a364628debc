//! A table with people around it: who holds which seat, who may speak, clocks, requests, bots in seats.
//!
//! It does no I/O and has no clock: whoever runs it (a server, the page's worker) hands in messages and the time, stores
//! the entries that come back, and only then passes on what is to be told.

mod clock;
mod entry;
mod fold;
mod hear;
mod seated;
mod tells;
mod thought;

use std::collections::{BTreeMap, VecDeque};

use rules::{Seat, Viewer};
use wire::{Chat, How, Request, Tell};

use crate::{Problem, Table};
use clock::Clock;
pub use entry::{Entry, Opening};
use seated::Seated;
pub use seated::tidy_name;
pub use thought::Thought;

/// How many lines of chat are kept for whoever comes later.
const CHAT_KEPT: usize = 100;
/// How many answered messages are remembered, to recognise one that is sent again.
const ANSWERED_KEPT: usize = 64;

/// A table, folded from its opening and its entries.
pub struct Room {
    opening: Opening,
    table: Table,
    chairs: Vec<Seated>,
    /// Grows with everything that changes the game.
    seq: u32,
    /// For each seat: the number since which its present decision stands. Others may seal their choices meanwhile.
    asked: Vec<u32>,
    /// The number each step brought.
    step_seqs: Vec<u32>,
    /// The number of the last take-back, and how far it went.
    last_back: Option<u32>,
    begun_ms: Option<u64>,
    ended: Option<How>,
    rematch: Option<String>,
    clock: Clock,
    request: Option<Request>,
    chat: VecDeque<Chat>,
    answered: VecDeque<(u8, u64)>,
    /// How many connections everybody who is here has.
    present: BTreeMap<String, u32>,
}

/// Somebody who looks on, from a seat or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watcher {
    /// Who it is; seats belong to holders.
    pub holder: String,
    /// The own seat to look from, if not the first.
    pub looks: Option<u8>,
}

impl Watcher {
    pub fn new(holder: impl Into<String>) -> Self {
        Self { holder: holder.into(), looks: None }
    }
}

/// What came of a message: store the entries first, then answer, then tell the others.
#[derive(Default)]
pub struct Heard {
    pub entries: Vec<Entry>,
    /// For whoever asked.
    pub answers: Vec<Tell>,
    pub spread: Spread,
}

/// What all watchers must be told.
#[derive(Default)]
pub struct Spread {
    /// The game has changed from this step on.
    pub(crate) from: Option<usize>,
    /// What the step that was played has brought, so that it need not be played again.
    pub(crate) told: Option<(usize, Seat, Vec<catalog::Told>)>,
    pub(crate) seats: bool,
    pub(crate) said: Option<Chat>,
    pub(crate) request: bool,
}

impl Spread {
    pub fn is_empty(&self) -> bool {
        self.from.is_none() && !self.seats && self.said.is_none() && !self.request
    }

    /// Whether every watcher is sent how the game stands.
    pub fn changes_game(&self) -> bool {
        self.from.is_some()
    }
}

impl Heard {
    fn answer(tell: Tell) -> Self {
        Self { answers: vec![tell], ..Self::default() }
    }
}

impl Room {
    /// Opens a table: checks the plan and deals.
    pub fn open(opening: Opening) -> Result<Self, Problem> {
        Self::resume(opening, [])
    }

    /// A table with everything that has happened at it.
    pub fn resume(opening: Opening, entries: impl IntoIterator<Item = Entry>) -> Result<Self, Problem> {
        let mut room = Self::begin(opening)?;
        for (index, entry) in entries.into_iter().enumerate() {
            room.fold(&entry).map_err(|problem| Problem(format!("entries[{index}]: {problem}")))?;
        }
        Ok(room)
    }

    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether every chair is taken.
    pub fn is_begun(&self) -> bool {
        self.begun_ms.is_some()
    }

    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.table.turn().is_over()
    }

    /// The seats that a holder has.
    pub fn seats_of(&self, holder: &str) -> Vec<u8> {
        let held = self.chairs.iter().enumerate().filter(|(_, chair)| chair.holder.as_deref() == Some(holder));
        held.map(|(seat, _)| seat as u8).collect()
    }

    /// Who holds each chair.
    pub fn holders(&self) -> impl Iterator<Item = Option<&str>> {
        self.chairs.iter().map(|chair| chair.holder.as_deref())
    }

    /// Whether the game waits for a decision of this person, not of a bot in their place.
    pub fn waits_for(&self, holder: &str) -> bool {
        let is_theirs = |seat: Seat| self.chairs[seat.index()].holder.as_deref() == Some(holder);
        self.actors().iter().any(|seat| is_theirs(seat) && self.chairs[seat.index()].bot.is_none())
    }

    /// Where a watcher looks from: one of the own seats, or nowhere.
    pub fn viewer(&self, watcher: &Watcher) -> Viewer {
        let own = self.seats_of(&watcher.holder);
        let seat = watcher.looks.filter(|seat| own.contains(seat)).or_else(|| own.first().copied());
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::at(seat.into())))
    }

    fn is_here(&self, holder: Option<&str>) -> bool {
        holder.is_some_and(|holder| self.present.contains_key(holder))
    }

    /// The seats that somebody has to decide for now; none before the game has begun or when it is over.
    fn actors(&self) -> rules::Seats {
        if self.is_begun() && self.ended.is_none() { self.table.turn().actors() } else { rules::Seats::NONE }
    }

    /// The game as a record, with its seed, once it is over.
    pub fn record(&self) -> Option<notation::Record> {
        self.is_over().then(|| self.table.record(crate::Reveal::Always))
    }
}
