//! What a bot would do, for whoever asks.

use leptos::prelude::*;

use super::session::Session;
use crate::browser::{dom, workers};
use crate::local::{Idea, Task, ToBots};
use crate::touch;

impl Session {
    /// Asks a bot what it would do.
    pub fn hint(self) {
        let Some(now) = self.now.get_untracked() else { return };
        let Some(seat) = now.update.viewer else { return };
        let task = Task {
            table: self.id.get_value(),
            asked: None,
            seat,
            game: now.game.about().slug.to_owned(),
            view: now.update.view.clone(),
            level: crate::plans::hint_level(),
            seed: dom::random_hex(32),
            step: now.update.steps,
        };
        self.hinting.set(true);
        workers::ask_bots(&ToBots::Think(task));
    }

    pub(super) fn hinted(self, idea: Idea) {
        let Some(now) = self.now.try_get_untracked().flatten() else { return };
        if idea.table != self.id.get_value() {
            return;
        }
        self.hinting.set(false);
        if let Some(action) = idea.action
            && now.update.steps == idea.step
            && untrack(|| self.is_to_act())
        {
            self.touched.set(touch::way_to(&*now.view, &action));
            self.looks.set(Some(action));
        }
    }
}
