//! What a person asks, and what comes of it.

use rules::Seat;
use wire::{Ask, Chat, MAX_CHAT, Request, Tell, Why};

use super::seated::{tidy_name, tidy_text};
use super::{Entry, Heard, Room, Spread, Watcher};

/// A refusal that is no rule of the game.
type Asked = Result<Heard, Why>;

impl Room {
    /// Takes a message. Whatever it is, the room stays whole.
    pub fn hear(&mut self, watcher: &mut Watcher, ask: Ask, now_ms: u64) -> Heard {
        let id = id_of(&ask);
        let heard = match ask {
            Ask::Act { id, seat, seq, action } => self.act(watcher, id, seat, seq, &action, now_ms),
            Ask::Undo { id, seat, .. } => self.undo(watcher, id, seat, now_ms),
            Ask::TakeBack { id, seat, to } => self.ask_back(watcher, id, seat, to, now_ms),
            Ask::Answer { id, seat, yes } => self.answer(watcher, id, seat, yes, now_ms),
            Ask::Resign { id, seat } => self.resign(watcher, id, seat, now_ms),
            Ask::Look { seat } => self.look(watcher, seat, now_ms),
            Ask::Since { seq } => Ok(Heard::answer(Tell::Update(self.update_since(self.viewer(watcher), seq, now_ms)))),
            Ask::Sit { id, seat, name } => self.sit(watcher, id, seat, &name, now_ms),
            Ask::Stand { id, seat } => self.stand(watcher, id, seat),
            Ask::Fill { id, level } => self.fill(watcher, id, level, now_ms),
            Ask::StandIn { id, seat, level } => self.stand_in(watcher, id, seat, level),
            Ask::Say { id, text } => self.say(watcher, id, &text, now_ms),
            Ask::Ping { id } => Ok(Heard::answer(Tell::Pong { id })),
        };
        heard.unwrap_or_else(|why| Heard::answer(Tell::Rejected { id, why }))
    }

    fn holds(&self, watcher: &Watcher, seat: u8) -> Result<Seat, Why> {
        let chair = self.chairs.get(usize::from(seat)).ok_or(Why::NotYours)?;
        let is_own = chair.holder.as_deref() == Some(watcher.holder.as_str());
        if is_own { Ok(Seat::at(seat.into())) } else { Err(Why::NotYours) }
    }

    /// One's own seat in a game that goes on.
    fn plays(&self, watcher: &Watcher, seat: u8) -> Result<Seat, Why> {
        let seat = self.holds(watcher, seat)?;
        match (self.is_begun(), self.is_over()) {
            (false, _) => Err(Why::NotBegun),
            (true, true) => Err(Why::Over),
            (true, false) if self.chairs[seat.index()].resigned => Err(Why::Over),
            (true, false) => Ok(seat),
        }
    }

    fn act(&mut self, watcher: &Watcher, id: u64, seat: u8, seq: u32, action: &str, now_ms: u64) -> Asked {
        if self.holds(watcher, seat).is_ok() && self.answered.contains(&(seat, id)) {
            return Ok(Heard::answer(Tell::Done { id }));
        }
        let seat = self.plays(watcher, seat)?;
        let asked = self.asked[seat.index()];
        // An answer to a question that stands no more; a seat that is not asked at all is refused by the rules.
        if asked != u32::MAX && seq < asked || seq > self.seq {
            return Ok(Heard::answer(Tell::Stale { id }));
        }
        match self.play(seat, action, Some(id), now_ms) {
            Ok((entry, told)) => {
                let mut heard = self.stepped_spread(entry, seat, told);
                heard.answers.push(Tell::Done { id });
                Ok(heard)
            }
            Err(refusal) => Ok(Heard::answer(Tell::Refused {
                id,
                rule: refusal.rule.as_str().to_owned(),
                with: refusal.args().iter().map(|(name, value)| ((*name).to_owned(), *value)).collect(),
            })),
        }
    }

    /// Stores an entry and says so.
    fn entered(&mut self, entry: Entry, id: u64, spread: Spread) -> Asked {
        self.take(&entry).map_err(|_| Why::Unreadable)?;
        Ok(Heard { entries: vec![entry], answers: vec![Tell::Done { id }], spread })
    }

    fn back_to(&mut self, to: usize, id: u64, now_ms: u64) -> Asked {
        let spread = Spread { from: Some(to), request: self.request.is_some(), ..Spread::default() };
        self.entered(Entry::Back { to: to as u32, at_ms: now_ms }, id, spread)
    }

    fn undo(&mut self, watcher: &Watcher, id: u64, seat: u8, now_ms: u64) -> Asked {
        let seat = self.plays(watcher, seat)?;
        if !self.table.may_undo(seat) {
            return Err(Why::NothingToUndo);
        }
        self.back_to(self.table.steps().len() - 1, id, now_ms)
    }

    fn ask_back(&mut self, watcher: &Watcher, id: u64, seat: u8, to: u32, now_ms: u64) -> Asked {
        // After the end everything has been shown: a game that is over stays over.
        let seat = self.plays(watcher, seat)?;
        if to as usize >= self.table.steps().len() {
            return Err(Why::NothingToUndo);
        }
        let others = self
            .chairs
            .iter()
            .enumerate()
            .filter(|(_, chair)| chair.is_person() && chair.holder.as_deref() != Some(watcher.holder.as_str()));
        let open: Vec<u8> = others.map(|(other, _)| other as u8).collect();
        if open.is_empty() {
            return self.back_to(to as usize, id, now_ms);
        }
        self.request = Some(Request { seat: seat.number(), to, open });
        let spread = Spread { request: true, ..Spread::default() };
        Ok(Heard { entries: Vec::new(), answers: vec![Tell::Done { id }], spread })
    }

    fn answer(&mut self, watcher: &Watcher, id: u64, seat: u8, yes: bool, now_ms: u64) -> Asked {
        let seat = self.plays(watcher, seat)?;
        let request = self.request.as_mut().ok_or(Why::NoRequest)?;
        let is_asked = request.open.contains(&seat.number());
        // Whoever asked may think better of it.
        let withdraws = request.seat == seat.number() && !yes;
        if !is_asked && !withdraws {
            return Err(Why::NoRequest);
        }
        request.open.retain(|open| *open != seat.number());
        let to = request.to as usize;
        if yes && request.open.is_empty() {
            return self.back_to(to, id, now_ms);
        }
        if !yes {
            self.request = None;
        }
        let spread = Spread { request: true, ..Spread::default() };
        Ok(Heard { entries: Vec::new(), answers: vec![Tell::Done { id }], spread })
    }

    fn resign(&mut self, watcher: &Watcher, id: u64, seat: u8, now_ms: u64) -> Asked {
        let seat = self.plays(watcher, seat)?.number();
        let spread = Spread { from: Some(self.table.steps().len()), seats: true, ..Spread::default() };
        self.entered(Entry::Resigned { seat, at_ms: now_ms }, id, spread)
    }

    fn look(&mut self, watcher: &mut Watcher, seat: Option<u8>, now_ms: u64) -> Asked {
        if let Some(seat) = seat {
            self.holds(watcher, seat)?;
        }
        watcher.looks = seat;
        // From another seat the whole story reads differently.
        Ok(Heard::answer(Tell::Update(self.update_from(self.viewer(watcher), 0, now_ms))))
    }

    fn sit(&mut self, watcher: &Watcher, id: u64, seat: u8, name: &str, now_ms: u64) -> Asked {
        let chair = self.chairs.get(usize::from(seat)).ok_or(Why::Taken)?;
        if !chair.is_free() {
            return Err(Why::Taken);
        }
        let name = tidy_name(name);
        let spread = Spread { from: Some(self.table.steps().len()), seats: true, ..Spread::default() };
        let entry = Entry::Sat { seat, holder: watcher.holder.clone(), name, at_ms: now_ms };
        self.entered(entry, id, spread)
    }

    fn stand(&mut self, watcher: &Watcher, id: u64, seat: u8) -> Asked {
        let seat = self.holds(watcher, seat)?.number();
        if self.is_begun() {
            return Err(Why::Begun);
        }
        let spread = Spread { from: Some(self.table.steps().len()), seats: true, ..Spread::default() };
        self.entered(Entry::Stood { seat }, id, spread)
    }

    fn fill(&mut self, watcher: &Watcher, id: u64, level: String, now_ms: u64) -> Asked {
        if watcher.holder != self.opening.host {
            return Err(Why::NotHost);
        }
        if self.is_begun() {
            return Err(Why::Begun);
        }
        level.parse::<bots::Level>().map_err(|_| Why::UnknownLevel)?;
        let spread = Spread { from: Some(self.table.steps().len()), seats: true, ..Spread::default() };
        self.entered(Entry::Filled { level, at_ms: now_ms }, id, spread)
    }

    fn stand_in(&mut self, watcher: &Watcher, id: u64, seat: u8, level: Option<String>) -> Asked {
        let chair = self.chairs.get(usize::from(seat)).ok_or(Why::NotYours)?;
        let is_own = self.holds(watcher, seat).is_ok();
        let may = match level {
            // A seat whose person is away, asked for by somebody else who plays here.
            Some(_) if !is_own => {
                let plays = self.chairs.iter().any(|c| c.is_person() && c.holder.as_deref() == Some(&*watcher.holder));
                if self.is_here(chair.holder.as_deref()) {
                    return Err(Why::Present);
                }
                plays && chair.is_person()
            }
            Some(_) | None => is_own && !chair.resigned,
        };
        if !may {
            return Err(Why::NotYours);
        }
        if !self.is_begun() {
            return Err(Why::NotBegun);
        }
        if let Some(level) = &level {
            level.parse::<bots::Level>().map_err(|_| Why::UnknownLevel)?;
        }
        self.entered(Entry::StandIn { seat, level }, id, Spread { seats: true, ..Spread::default() })
    }

    fn say(&mut self, watcher: &Watcher, id: u64, text: &str, now_ms: u64) -> Asked {
        if !self.opening.plan.chat {
            return Err(Why::NoChat);
        }
        let seat = self.seats_of(&watcher.holder).first().copied().ok_or(Why::NotYours)?;
        if text.chars().count() > MAX_CHAT {
            return Err(Why::TooLong);
        }
        let text = tidy_text(text);
        if text.is_empty() {
            return Err(Why::Unreadable);
        }
        let name = self.chairs[usize::from(seat)].name.clone();
        let chat = Chat { seat: Some(seat), name, text, at_ms: now_ms };
        let spread = Spread { said: Some(chat.clone()), ..Spread::default() };
        self.entered(Entry::Said(chat), id, spread)
    }

    /// The same people play again elsewhere.
    pub fn rematch_at(&mut self, table: String) -> Heard {
        let entry = Entry::Rematch { table };
        let taken = self.take(&entry);
        debug_assert!(taken.is_ok(), "an address can always be kept");
        Heard { entries: vec![entry], answers: Vec::new(), spread: Spread { seats: true, ..Spread::default() } }
    }

    /// Somebody has come to look or play.
    pub fn came(&mut self, holder: &str) -> Heard {
        let here = self.present.entry(holder.to_owned()).or_default();
        *here += 1;
        let is_new = *here == 1;
        Heard { spread: Spread { seats: is_new, ..Spread::default() }, ..Heard::default() }
    }

    /// A connection has gone.
    pub fn left(&mut self, holder: &str) -> Heard {
        let Some(here) = self.present.get_mut(holder) else { return Heard::default() };
        *here -= 1;
        let is_gone = *here == 0;
        if is_gone {
            self.present.remove(holder);
        }
        Heard { spread: Spread { seats: is_gone, ..Spread::default() }, ..Heard::default() }
    }

    /// When a clock next runs out.
    pub fn deadline(&self) -> Option<u64> {
        if self.is_over() { None } else { self.clock.deadline().map(|(_, end)| end) }
    }

    /// Time has passed.
    pub fn tick(&mut self, now_ms: u64) -> Heard {
        let late = self.clock.deadline().filter(|&(_, end)| end <= now_ms && !self.is_over());
        let Some((seat, _)) = late else { return Heard::default() };
        let entry = Entry::TimeUp { seat: seat.number(), at_ms: now_ms };
        if self.take(&entry).is_err() {
            return Heard::default();
        }
        let spread = Spread { from: Some(self.table.steps().len()), seats: true, ..Spread::default() };
        Heard { entries: vec![entry], answers: Vec::new(), spread }
    }
}

/// The number of a message, for the answer.
fn id_of(ask: &Ask) -> u64 {
    match ask {
        Ask::Act { id, .. }
        | Ask::Undo { id, .. }
        | Ask::TakeBack { id, .. }
        | Ask::Answer { id, .. }
        | Ask::Resign { id, .. }
        | Ask::Sit { id, .. }
        | Ask::Stand { id, .. }
        | Ask::Fill { id, .. }
        | Ask::StandIn { id, .. }
        | Ask::Say { id, .. }
        | Ask::Ping { id } => *id,
        Ask::Look { .. } | Ask::Since { .. } => 0,
    }
}
