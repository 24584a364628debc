//! A table of this device: what page and workers say to each other, and the host who keeps the room.
//!
//! The page stores what happens and carries thoughts between the two workers; it asks and is told exactly as by a server.

use std::time::Duration;

use bots::{Budget, Memory, Pace, Worth};
use catalog::AnyView;
use rules::{MAX_SEATS, Rng, Seat, Stream, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Entry, Heard, Opening, Room, Seed, Watcher};
use wire::{Ask, Chair, Plan, Tell};

/// Everybody at a local table sits at the same device.
const HOLDER: &str = "here";

/// What a local table begins with; stored once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Begin {
    pub table: String,
    pub plan: Plan,
    /// 64 hexadecimal digits.
    pub seed: String,
    pub opened_ms: u64,
}

impl Begin {
    pub fn opening(&self) -> Result<Opening, String> {
        let seed = Seed::from_hex(&self.seed).ok_or("the seed is damaged")?;
        let host = HOLDER.to_owned();
        Ok(Opening { table: self.table.clone(), plan: self.plan.clone(), seed, host, opened_ms: self.opened_ms })
    }

    /// The same people again, everybody one chair further. With the same seed the start is the same too.
    pub fn again(&self, table: String, seed: String, opened_ms: u64) -> Self {
        let mut plan = self.plan.clone();
        plan.chairs.rotate_right(1);
        Self { table, plan, seed, opened_ms }
    }
}

/// From the page to the worker of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToTable {
    Open {
        begin: Begin,
        entries: Vec<Entry>,
    },
    Ask(Ask),
    /// What a bot has thought.
    Thought {
        asked: u32,
        seat: u8,
        action: String,
    },
    /// Time goes by.
    Tick,
    /// The page has gone to another screen; it may already have opened another table.
    Close {
        table: String,
    },
}

/// From the worker of the table to the page, in this order: what to keep, what to know, what to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    Keep(Vec<Entry>),
    Tell(Box<Tell>),
    Think(Task),
    /// The table cannot be opened.
    Failed(String),
}

/// What a bot is to think about: a view, never a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Task {
    pub table: String,
    /// For a seat of the table: the question it answers. A hint has none.
    pub asked: Option<u32>,
    pub seat: u8,
    pub game: String,
    pub view: Value,
    pub level: String,
    pub seed: String,
    pub step: u32,
}

/// From the page to the worker of the bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToBots {
    Think(Task),
    Judge(Case),
    Weigh(Case),
}

/// From the worker of the bots to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromBots {
    Idea(Idea),
    Verdict(Verdict),
    Weighed(Weighed),
}

/// The bots of the page. They remember, seat by seat, what they thought last at the table they play at.
#[derive(Default)]
pub struct Bots {
    table: String,
    memories: [Memory; MAX_SEATS],
}

impl Bots {
    /// Does what is asked. May take a while.
    pub fn work(&mut self, asked: &ToBots) -> FromBots {
        match asked {
            ToBots::Think(task) => FromBots::Idea(task.think(self.memory(task))),
            ToBots::Judge(case) => FromBots::Verdict(case.judge()),
            ToBots::Weigh(case) => FromBots::Weighed(case.weigh()),
        }
    }

    /// What the bot of a task remembers; a hint is for somebody else.
    fn memory(&mut self, task: &Task) -> Option<&Memory> {
        task.asked?;
        if self.table != task.table {
            *self = Self { table: task.table.clone(), ..Self::default() };
        }
        self.memories.get(usize::from(task.seat))
    }
}

/// A choice that was made in a game that is over, to be judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Case {
    pub step: u32,
    pub seat: u8,
    pub game: String,
    pub view: Value,
    pub action: String,
    /// Whether dice, cards or what others hid had a say in what came of it.
    pub luck: bool,
    pub millis: u32,
}

/// What a strong bot thinks of a choice.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Verdict {
    pub step: u32,
    /// What it would have played; nothing if it cannot say.
    pub best: Option<String>,
    /// By how much the chance to win was smaller than with the best choice, from 0 to 1, and how sure that is.
    pub loss: f32,
    pub error: f32,
    /// Everybody's chances before the choice, and what they should be after it.
    pub chances: Vec<f32>,
    pub after: Vec<f32>,
    pub luck: bool,
}

/// Everything that a strong bot thinks of a decision.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Weighed {
    pub step: u32,
    /// Every legal action, best first.
    pub choices: Vec<Choice>,
    /// What it expects to be played, by whom.
    pub line: Vec<(u8, String)>,
    pub chances: Vec<f32>,
    /// Looked at to the end of the game: nothing is guessed.
    pub solved: bool,
}

/// What one action is worth: a chance to win from 0 to 1, its standard error, and how often it was tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub action: String,
    pub value: f32,
    pub error: f32,
    pub visits: u32,
}

impl Case {
    fn judge(&self) -> Verdict {
        self.judgement().unwrap_or(Verdict { step: self.step, ..Verdict::default() })
    }

    fn weigh(&self) -> Weighed {
        let found = self.seen().and_then(|(view, budget, mut rng)| view.analyse(budget, &Pace::default(), &mut rng));
        let Some(found) = found else { return Weighed { step: self.step, ..Weighed::default() } };
        let choice = |worth: Worth<String>| {
            let Worth { action, value, error, visits } = worth;
            Choice { action, value, error, visits }
        };
        Weighed {
            step: self.step,
            choices: found.actions.into_iter().map(choice).collect(),
            line: found.line.into_iter().map(|(seat, action)| (seat.number(), action)).collect(),
            chances: found.chances,
            solved: found.solved,
        }
    }

    /// What the seat saw, how long to think about it, and with which random numbers.
    fn seen(&self) -> Option<(Box<dyn AnyView>, Budget, Rng)> {
        let seat = Seat::new(self.seat)?;
        let view = catalog::game(&self.game)?.read_view(Viewer::Seat(seat), &self.view).ok()?;
        let rng = Seed([3; 32]).rng(Stream::Bot { seat: self.seat, step: self.step });
        Some((view, Budget::time(Duration::from_millis(self.millis.into())), rng))
    }

    fn judgement(&self) -> Option<Verdict> {
        let (view, budget, mut rng) = self.seen()?;
        let judged = view.judge(&self.action, budget, &Pace::default(), &mut rng)?;
        Some(Verdict {
            step: self.step,
            best: Some(judged.best),
            loss: judged.loss.value,
            error: judged.loss.error,
            chances: judged.before.iter().map(|chance| chance.value).collect(),
            after: judged.after.iter().map(|chance| chance.value).collect(),
            luck: self.luck,
        })
    }
}

/// What a bot has thought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Idea {
    pub table: String,
    pub asked: Option<u32>,
    pub seat: u8,
    pub step: u32,
    pub action: Option<String>,
}

impl Task {
    fn think(&self, memory: Option<&Memory>) -> Idea {
        let (table, action) = (self.table.clone(), self.action(memory));
        Idea { table, asked: self.asked, seat: self.seat, step: self.step, action }
    }

    fn action(&self, memory: Option<&Memory>) -> Option<String> {
        let seat = Seat::new(self.seat)?;
        let view = catalog::game(&self.game)?.read_view(Viewer::Seat(seat), &self.view).ok()?;
        let seed = Seed::from_text(&self.seed);
        let mut rng = seed.rng(Stream::Bot { seat: self.seat, step: self.step });
        view.ponder(self.level.parse().ok()?, &Pace { memory, ..Pace::default() }, &mut rng)
    }
}

/// Keeps the room of a local table.
pub struct Host {
    room: Room,
    watcher: Watcher,
    /// The question a bot is thinking about now.
    thinking: Option<(u8, u32)>,
}

impl Host {
    pub fn open(begin: &Begin, entries: Vec<Entry>, now_ms: u64) -> Result<(Self, Vec<FromTable>), String> {
        let mut room = Room::resume(begin.opening()?, entries).map_err(|problem| problem.to_string())?;
        room.came(HOLDER);
        let mut host = Self { room, watcher: Watcher::new(HOLDER), thinking: None };
        let mut out = vec![FromTable::Tell(Box::new(host.room.welcome(&host.watcher, now_ms)))];
        out.extend(host.next_thought());
        Ok((host, out))
    }

    pub fn table(&self) -> &str {
        &self.room.opening().table
    }

    pub fn ask(&mut self, ask: Ask, now_ms: u64) -> Vec<FromTable> {
        let heard = self.room.hear(&mut self.watcher, ask, now_ms);
        self.pass_on(heard, now_ms)
    }

    pub fn thought(&mut self, asked: u32, seat: u8, action: &str, now_ms: u64) -> Vec<FromTable> {
        self.thinking = None;
        let heard = self.room.bot_acts(asked, seat, action, now_ms);
        self.pass_on(heard, now_ms)
    }

    pub fn tick(&mut self, now_ms: u64) -> Vec<FromTable> {
        let heard = self.room.tick(now_ms);
        if heard.entries.is_empty() { Vec::new() } else { self.pass_on(heard, now_ms) }
    }

    fn pass_on(&mut self, heard: Heard, now_ms: u64) -> Vec<FromTable> {
        let tells = self.room.tells(&heard, &self.watcher, now_ms);
        let mut out = Vec::new();
        if !heard.entries.is_empty() {
            out.push(FromTable::Keep(heard.entries));
        }
        out.extend(heard.answers.into_iter().chain(tells).map(|tell| FromTable::Tell(Box::new(tell))));
        out.extend(self.next_thought());
        out
    }

    /// The next task, unless a bot already thinks about just that.
    fn next_thought(&mut self) -> Option<FromTable> {
        let thought = self.room.thought()?;
        let question = Some((thought.seat, thought.asked));
        if self.thinking == question {
            return None;
        }
        self.thinking = question;
        Some(FromTable::Think(Task {
            table: self.room.opening().table.clone(),
            asked: Some(thought.asked),
            seat: thought.seat,
            game: self.room.opening().plan.game.clone(),
            view: thought.view.write(),
            level: thought.level.to_string(),
            seed: self.room.opening().seed.to_string(),
            step: self.room.table().steps().len() as u32,
        }))
    }
}

/// How many of the chairs of a plan belong to people of this device.
pub fn people(plan: &Plan) -> usize {
    plan.chairs.iter().filter(|chair| matches!(chair, Chair::Mine { .. })).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plans;
    use crate::route::Way;

    /// Plays a whole game through the messages, by somebody who takes the first legal action, and stores it on the way.
    fn play(game: &'static dyn catalog::AnyGame) -> (Begin, Vec<Entry>, u32) {
        let mut plan = plans::usual(game, Way::Bots, "Ola");
        plan.chairs.iter_mut().filter(|chair| matches!(chair, Chair::Bot { .. })).for_each(|chair| {
            *chair = Chair::Bot { level: "random".into() };
        });
        let begin = Begin { table: "t".into(), plan, seed: "7".repeat(64), opened_ms: 0 };
        let (mut host, mut messages) = Host::open(&begin, Vec::new(), 0).expect("it opens");
        let (mut entries, mut now, mut id, mut steps) = (Vec::new(), 0, 0, 0);
        let mut bots = Bots::default();
        while let Some(message) = (!messages.is_empty()).then(|| messages.remove(0)) {
            now += 1;
            match message {
                FromTable::Keep(new) => entries.extend(new),
                FromTable::Think(task) => {
                    let FromBots::Idea(idea) = bots.work(&ToBots::Think(task)) else { panic!("an idea was asked for") };
                    let action = idea.action.expect("a bot that is asked has an answer");
                    messages.extend(host.thought(idea.asked.expect("it was asked"), idea.seat, &action, now));
                }
                FromTable::Tell(tell) => {
                    let update = match *tell {
                        Tell::Welcome { update, .. } | Tell::Update(update) => update,
                        Tell::Done { .. } => continue,
                        other => panic!("{other:?}"),
                    };
                    steps = update.steps;
                    if update.ended.is_some() {
                        return (begin, entries, steps);
                    }
                    if let (Some(action), true) = (update.legal.first(), messages.is_empty()) {
                        id += 1;
                        let ask = Ask::Act { id, seat: 0, seq: update.seq, action: action.clone() };
                        messages.extend(host.ask(ask, now));
                    }
                }
                FromTable::Failed(why) => panic!("{why}"),
            }
        }
        panic!("{}: the game stands still after {steps} steps", begin.plan.game)
    }

    #[test]
    fn every_game_is_played_and_opened_again_from_what_was_kept() {
        for game in catalog::GAMES {
            let (begin, entries, steps) = play(*game);
            let text = serde_json::to_string(&entries).expect("entries are plain");
            let entries = serde_json::from_str(&text).expect("they read back");
            let (_, messages) = Host::open(&begin, entries, 0).expect("it opens again");
            let FromTable::Tell(tell) = &messages[0] else { panic!("a welcome comes first") };
            let Tell::Welcome { update, .. } = &**tell else { panic!("a welcome comes first") };
            assert_eq!(update.steps, steps);
            assert!(update.ended.is_some());
        }
    }

    #[test]
    fn every_choice_of_a_decision_is_weighed_up() {
        for game in catalog::GAMES {
            let mut rng = Rng::new([4; 32], Stream::Deal);
            let (position, _) = game.start(2, &notation::json!({}), &mut rng).expect("defaults are fine");
            let seat = position.turn().actors().first().expect("somebody begins");
            let view = position.look(Viewer::Seat(seat));
            let legal = view.legal();
            let (slug, action) = (game.about().slug.to_owned(), legal[0].clone());
            let mut case =
                Case { step: 3, seat: seat.number(), game: slug, view: view.write(), action, luck: false, millis: 20 };
            let FromBots::Weighed(weighed) = Bots::default().work(&ToBots::Weigh(case.clone())) else {
                panic!("it was to be weighed up")
            };
            let mut weighed_up: Vec<_> = weighed.choices.iter().map(|choice| choice.action.clone()).collect();
            weighed_up.sort_unstable();
            assert_eq!((weighed.step, weighed_up), (3, legal));
            assert_eq!(weighed.line[0], (seat.number(), weighed.choices[0].action.clone()));
            case.view = Value::Null;
            assert_eq!(case.weigh(), Weighed { step: 3, ..Weighed::default() }, "nothing can be said of nothing");
        }
    }

    #[test]
    fn a_rematch_moves_everybody_one_chair_on() {
        let plan = plans::usual(catalog::GAMES[0], Way::Bots, "Ola");
        let begin = Begin { table: "a".into(), plan, seed: "1".repeat(64), opened_ms: 0 };
        let again = begin.again("b".into(), begin.seed.clone(), 5);
        assert_eq!(again.plan.chairs[1], begin.plan.chairs[0]);
        assert_eq!(people(&again.plan), 1);
    }
}
