//! What a table is opened with, before anybody has changed anything: one tap starts.

use bots::Skill;
use catalog::AnyGame;
use serde_json::Value;
use wire::{Chair, ClockPlan, Plan};

use crate::route::Way;

/// The level that bots have unless somebody chooses another.
pub fn usual_level() -> String {
    Skill::Steady.name().to_owned()
}

/// All levels that can be offered, from weak to strong.
pub fn levels() -> Vec<String> {
    Skill::ALL.iter().map(|skill| skill.name().to_owned()).collect()
}

/// The seats of a game that most people would choose: two at a table for friends, else up to three.
fn usual_seats(game: &dyn AnyGame, way: Way) -> u8 {
    let about = game.about();
    let wish = match way {
        Way::Bots => 3,
        Way::Friends | Way::Device => 2,
    };
    wish.clamp(about.min_seats, about.max_seats)
}

/// The plan that the form begins with, and that *Play now* takes as it is.
pub fn usual(game: &dyn AnyGame, way: Way, name: &str) -> Plan {
    let chairs = (0..usual_seats(game, way)).map(|seat| match (way, seat) {
        (_, 0) => Chair::Mine { name: name.to_owned() },
        (Way::Bots, _) => Chair::Bot { level: usual_level() },
        (Way::Friends, _) => Chair::Open,
        (Way::Device, _) => Chair::Mine { name: String::new() },
    });
    Plan {
        game: game.about().slug.to_owned(),
        chairs: chairs.collect(),
        options: Value::Object(serde_json::Map::new()),
        clock: ClockPlan::None,
        public: false,
        chat: true,
        aids: true,
    }
}

/// Whether a plan can be played without a server.
pub fn is_local(plan: &Plan) -> bool {
    !plan.public && !plan.chairs.contains(&Chair::Open)
}

/// How well the bot plays that gives hints: the best that still answers at once.
pub fn hint_level() -> String {
    Skill::Sharp.name().to_owned()
}
