//! Bots think beside the table, a few at a time, on threads of their own; the table hears their answer like any other
//! message.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use super::Call;
use super::live::Live;

impl Live {
    /// Lets the bot that has to decide now begin, if none does already.
    pub(super) fn begin_to_think(&mut self) {
        if self.thinks {
            return;
        }
        let Some(mut thought) = self.room().thought() else { return };
        self.thinks = true;
        let (app, line) = (self.app().clone(), self.line());
        tokio::spawn(async move {
            // Never closed while tables run.
            let Ok(_permit) = app.thinkers.acquire().await else { return };
            let (asked, seat) = (thought.asked, thought.seat);
            let began = Instant::now();
            let action = tokio::task::spawn_blocking(move || thought.think()).await;
            app.metrics.thoughts.fetch_add(1, Relaxed);
            app.metrics.thinking.observe(began.elapsed());
            // A bot that panicked has found nothing; the table goes on without it.
            let action = action.unwrap_or_default();
            if let Some(line) = line.upgrade() {
                // If the table has gone, nobody waits for this.
                let _ = line.send(Call::Thought { asked, seat, action }).await;
            }
        });
    }
}
