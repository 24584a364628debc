//! What each watcher is told: only what their seat may know.

use catalog::Told;
use rules::{Seat, Viewer};
use wire::{Ended, How, Info, News, Said, Tell, Update};

use super::{Heard, Room, Watcher};

impl Room {
    /// The first message to a watcher.
    pub fn welcome(&self, watcher: &Watcher, now_ms: u64) -> Tell {
        Tell::Welcome {
            wire: wire::VERSION,
            info: self.info(),
            yours: self.seats_of(&watcher.holder),
            host: watcher.holder == self.opening.host,
            chat: self.chat.iter().cloned().collect(),
            update: self.update_from(self.viewer(watcher), 0, now_ms),
        }
    }

    /// What a watcher is told of something that was heard. It depends on the seats held and the seat looked from alone.
    pub fn tells(&self, heard: &Heard, watcher: &Watcher, now_ms: u64) -> Vec<Tell> {
        self.tells_with(heard, watcher, now_ms, |viewer| self.table.position().write_view(viewer))
    }

    /// The same, with a view that was written before: where many look on, it is written once for all who see the same.
    pub fn tells_with<V>(
        &self,
        heard: &Heard,
        watcher: &Watcher,
        now_ms: u64,
        view: impl FnOnce(Viewer) -> V,
    ) -> Vec<Tell<V>> {
        let spread = &heard.spread;
        let mut tells = Vec::new();
        if spread.seats {
            tells.push(Tell::Seats { info: self.info(), yours: self.seats_of(&watcher.holder) });
        }
        if spread.changes_game() {
            let viewer = self.viewer(watcher);
            tells.push(Tell::Update(self.update_of(heard, viewer, now_ms, view(viewer))));
        } else if spread.request {
            tells.push(Tell::Request { request: self.request.clone() });
        }
        tells.extend(spread.said.clone().map(Tell::Said));
        tells
    }

    /// How the game stands after something was heard, with what that brought.
    fn update_of<V>(&self, heard: &Heard, viewer: Viewer, now_ms: u64, view: V) -> Update<V> {
        let from = heard.spread.from.unwrap_or(self.table.steps().len());
        let news = match &heard.spread.told {
            Some((step, seat, told)) => news(viewer, *step, *seat, told),
            None => self.news_from(viewer, from),
        };
        self.update(viewer, from, news, now_ms, view)
    }

    /// How the game stands, with everything from a step on.
    pub fn update_from(&self, viewer: Viewer, from: usize, now_ms: u64) -> Update {
        let view = self.table.position().write_view(viewer);
        self.update(viewer, from, self.news_from(viewer, from), now_ms, view)
    }

    fn news_from(&self, viewer: Viewer, from: usize) -> Vec<News> {
        let mut all = Vec::new();
        if from < self.table.steps().len() {
            self.table.walk(|moment| {
                if moment.ply >= from {
                    all.extend(news(viewer, moment.ply, moment.step.seat, moment.events));
                }
            });
        }
        all
    }

    /// How the game stands, with everything after the update with this number.
    pub(super) fn update_since(&self, viewer: Viewer, seq: u32, now_ms: u64) -> Update {
        let went_back = self.last_back.is_some_and(|back| back > seq);
        let from = if went_back { 0 } else { self.step_seqs.partition_point(|&brought| brought <= seq) };
        self.update_from(viewer, from, now_ms)
    }

    fn update<V>(&self, viewer: Viewer, from: usize, news: Vec<News>, now_ms: u64, view: V) -> Update<V> {
        let position = self.table.position();
        let actors = self.actors();
        let seat = viewer.seat();
        let may_act = seat.is_some_and(|seat| actors.has(seat));
        Update {
            seq: self.seq,
            steps: self.table.steps().len() as u32,
            viewer: seat.map(Seat::number),
            view,
            legal: seat.filter(|_| may_act).map(|seat| position.legal(seat)).unwrap_or_default(),
            actors: actors.iter().map(Seat::number).collect(),
            from: from as u32,
            news,
            may_undo: !self.is_over() && seat.is_some_and(|seat| self.table.may_undo(seat)),
            clocks: self.clock.show(now_ms),
            ended: self.ended(),
            request: self.request.clone(),
        }
    }

    fn ended(&self) -> Option<Ended> {
        if let Some(outcome) = self.table.turn().outcome() {
            let scores = outcome.scores().map(<[i32]>::to_vec).unwrap_or_default();
            return Some(Ended {
                scores,
                ranks: outcome.ranks().to_vec(),
                how: How::Played,
                seed: self.opening.seed.to_string(),
            });
        }
        let how = self.ended?;
        let ranks = self.chairs.iter().map(|chair| if chair.resigned && self.chairs.len() > 1 { 2 } else { 1 });
        Some(Ended { scores: Vec::new(), ranks: ranks.collect(), how, seed: self.opening.seed.to_string() })
    }

    pub fn info(&self) -> Info {
        let plan = &self.opening.plan;
        let about = self.table.game().about();
        Info {
            table: self.opening.table.clone(),
            game: about.slug.to_owned(),
            rules: about.version,
            options: self.table.options().clone(),
            sitters: self.chairs.iter().map(|chair| chair.sitter(self.is_here(chair.holder.as_deref()))).collect(),
            clock: plan.clock,
            public: plan.public,
            chat: plan.chat,
            aids: plan.aids,
            commitment: self.table.commitment().unwrap_or_default().to_owned(),
            begun: self.is_begun(),
            opened_ms: self.opening.opened_ms,
            spectators: self.present.keys().filter(|holder| self.seats_of(holder).is_empty()).count() as u32,
            rematch: self.rematch.clone(),
        }
    }
}

/// The events of a step as a viewer may know them.
fn news(viewer: Viewer, step: usize, seat: Seat, told: &[Told]) -> Vec<News> {
    let place = |told: &Told| viewer.seat().map_or(told.seen.len().saturating_sub(1), Seat::index);
    let seen = told.iter().filter_map(|told| {
        let line = told.seen.get(place(told))?.as_ref()?;
        let rule = told.rule.as_str().to_owned();
        Some(News { step: step as u32, seat: seat.number(), rule, line: Said::from(line) })
    });
    seen.collect()
}
