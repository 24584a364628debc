//! A bot's turn, taken out of the room: thinking may take seconds, and a room is never kept waiting.

use bots::Level;
use catalog::AnyView;
use rules::{Rng, Seat, Viewer};

use super::{Heard, Room, Spread};

/// What a bot is to think about: a view and nothing else of the table.
pub struct Thought {
    /// The decision it is for; an answer to an older one is thrown away.
    pub asked: u32,
    pub seat: u8,
    pub level: Level,
    pub view: Box<dyn AnyView>,
    pub rng: Rng,
}

impl Thought {
    pub fn think(&mut self) -> Option<String> {
        self.view.think(self.level, &mut self.rng)
    }
}

impl Room {
    /// The first bot that has to decide now.
    pub fn thought(&self) -> Option<Thought> {
        let (seat, level) = self.actors().iter().find_map(|seat| Some((seat, self.chairs[seat.index()].bot?)))?;
        Some(Thought {
            asked: self.asked[seat.index()],
            seat: seat.number(),
            level,
            view: self.table.position().look(Viewer::Seat(seat)),
            rng: self.thoughts_rng(seat),
        })
    }

    /// What a bot has thought; nothing if the question is not asked any more.
    pub fn bot_acts(&mut self, asked: u32, seat: u8, action: &str, now_ms: u64) -> Heard {
        let at = usize::from(seat);
        let still = self.chairs.get(at).is_some_and(|chair| chair.bot.is_some())
            && self.asked[at] == asked
            && self.actors().has(Seat::at(at));
        if !still {
            return Heard::default();
        }
        match self.play(Seat::at(at), action, None, now_ms) {
            Ok((entry, told)) => self.stepped_spread(entry, Seat::at(at), told),
            Err(_) => Heard::default(),
        }
    }

    pub(super) fn stepped_spread(&self, entry: super::Entry, seat: Seat, told: Vec<catalog::Told>) -> Heard {
        let step = self.table.steps().len() - 1;
        let spread = Spread { from: Some(step), told: Some((step, seat, told)), ..Spread::default() };
        Heard { entries: vec![entry], answers: Vec::new(), spread }
    }
}
