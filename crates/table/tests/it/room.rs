//! People round a table: seats and who may use them, answers sent twice, take-backs, clocks, and the fold.

use notation::json;
use table::{Entry, Heard, Opening, Room, Seed, Watcher};
use wire::{Ask, Chair, ClockPlan, How, Plan, Tell, Update, Why};

const NOW: u64 = 1_800_000_000_000;

fn mine(name: &str) -> Chair {
    Chair::Mine { name: name.into() }
}

fn bot() -> Chair {
    Chair::Bot { level: "random".into() }
}

fn opening(game: &str, chairs: Vec<Chair>, clock: ClockPlan) -> Opening {
    let plan = Plan { game: game.into(), chairs, options: json!({}), clock, public: true, chat: true, aids: true };
    Opening { table: "t".into(), plan, seed: Seed::from_text("room"), host: "ola".into(), opened_ms: NOW }
}

/// A room with its journal, so that every test can fold it again.
struct Live {
    room: Room,
    journal: Vec<Entry>,
    now: u64,
    next: u64,
}

impl Live {
    fn open(game: &str, chairs: Vec<Chair>, clock: ClockPlan) -> Self {
        let room = Room::open(opening(game, chairs, clock)).expect("a good plan");
        Self { room, journal: Vec::new(), now: NOW, next: 1 }
    }

    fn ask(&mut self, who: &mut Watcher, ask: Ask) -> Heard {
        let heard = self.room.hear(who, ask, self.now);
        self.journal.extend(heard.entries.iter().cloned());
        heard
    }

    fn id(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn stands(&self, who: &Watcher) -> Update {
        self.room.update_from(self.room.viewer(who), 0, self.now)
    }

    /// Plays the first legal action of whoever may act among these.
    fn play_one(&mut self, people: &mut [Watcher]) -> Option<Heard> {
        for who in people.iter_mut() {
            let stands = self.stands(who);
            if let (Some(seat), Some(action)) = (stands.viewer, stands.legal.first()) {
                let (id, action) = (self.id(), action.clone());
                return Some(self.ask(who, Ask::Act { id, seat, seq: stands.seq, action }));
            }
        }
        None
    }

    fn bots_play(&mut self) {
        while let Some(mut thought) = self.room.thought() {
            let action = thought.think().expect("a bot that is asked has an action");
            let heard = self.room.bot_acts(thought.asked, thought.seat, &action, self.now);
            assert_eq!(heard.entries.len(), 1);
            self.journal.extend(heard.entries);
        }
    }

    /// What is stored gives the same room.
    fn check_fold(&self, chairs: Vec<Chair>, game: &str, clock: ClockPlan) {
        let text: Vec<_> = self.journal.iter().map(|entry| serde_json::to_string(entry).expect("an entry")).collect();
        let journal = text.iter().map(|entry| serde_json::from_str(entry).expect("our own entry"));
        let again = Room::resume(opening(game, chairs, clock), journal).expect("our own journal");
        for holder in ["ola", "marco", "nobody"] {
            let who = Watcher::new(holder);
            let (one, two) = (self.room.welcome(&who, self.now), again.welcome(&who, self.now));
            assert_eq!(strip_presence(one), strip_presence(two));
        }
    }
}

fn strip_presence(tell: Tell) -> Tell {
    match tell {
        Tell::Welcome { wire, mut info, yours, host, chat, mut update } => {
            info.sitters.iter_mut().for_each(|sitter| sitter.here = false);
            info.spectators = 0;
            update.request = None;
            Tell::Welcome { wire, info, yours, host, chat, update }
        }
        other => other,
    }
}

fn rejected(heard: &Heard) -> Option<Why> {
    heard.answers.iter().find_map(|tell| if let Tell::Rejected { why, .. } = tell { Some(*why) } else { None })
}

/// Every game, with a person on each seat and with bots, from the first step to the last, and folded again.
#[test]
fn every_game_is_played_to_its_end_and_folded() {
    for game in catalog::GAMES {
        let slug = game.about().slug;
        let seats = usize::from(game.about().max_seats);
        let chairs: Vec<_> = (0..seats).map(|n| if n == 0 { mine("Ola") } else { bot() }).collect();
        let mut live = Live::open(slug, chairs.clone(), ClockPlan::None);
        let mut people = [Watcher::new("ola")];
        for _ in 0..5000 {
            live.bots_play();
            if live.play_one(&mut people).is_none() {
                break;
            }
        }
        let last = live.stands(&people[0]);
        let ended = last.ended.expect("over");
        assert_eq!((ended.how, ended.ranks.len()), (How::Played, seats), "{slug}");
        let record = live.room.record().expect("a record of a game that is over");
        assert!(table::verify(&record).expect("a true record").luck_checked);
        live.check_fold(chairs, slug, ClockPlan::None);
    }
}

#[test]
fn a_seat_acts_for_itself_alone() {
    let mut live = Live::open("crabs", vec![mine("Ola"), Chair::Open], ClockPlan::None);
    let (mut ola, mut marco, mut stranger) = (Watcher::new("ola"), Watcher::new("marco"), Watcher::new("x"));
    let early = live.stands(&ola);
    assert!(early.legal.is_empty() && early.actors.is_empty(), "nobody plays before everybody is here");
    let heard = live.ask(&mut ola, Ask::Act { id: 1, seat: 0, seq: early.seq, action: "a1-a2".into() });
    assert_eq!(rejected(&heard), Some(Why::NotBegun));
    let heard = live.ask(&mut marco, Ask::Sit { id: 2, seat: 0, name: "Marco".into() });
    assert_eq!(rejected(&heard), Some(Why::Taken));
    live.ask(&mut marco, Ask::Sit { id: 3, seat: 1, name: "  Mar\u{202e}co\n ".into() });
    assert_eq!(live.room.info().sitters[1].name.as_deref(), Some("Marco"));
    let stands = live.stands(&ola);
    let (seat, action) = (stands.actors[0], live.room.table().position().legal(rules::Seat::at(0)).remove(0));
    for who in [&mut stranger, &mut marco] {
        let heard = live.ask(who, Ask::Act { id: 4, seat, seq: stands.seq, action: action.clone() });
        assert_eq!(rejected(&heard), Some(Why::NotYours));
        assert_eq!(rejected(&live.ask(who, Ask::Look { seat: Some(seat) })), Some(Why::NotYours));
        assert_eq!(rejected(&live.ask(who, Ask::Resign { id: 5, seat })), Some(Why::NotYours));
    }
    let heard = live.ask(&mut marco, Ask::Act { id: 6, seat: 1, seq: stands.seq, action });
    let refused = heard.answers.iter().any(|tell| matches!(tell, Tell::Refused { rule, .. } if rule == "CR-3.1"));
    assert!(refused, "out of turn is a rule of the game");
    assert!(live.room.table().steps().is_empty());
}

#[test]
fn the_same_message_twice_is_played_once() {
    let mut live = Live::open("crabs", vec![mine("Ola"), mine("Marco")], ClockPlan::None);
    let mut ola = Watcher::new("ola");
    let stands = live.stands(&ola);
    let act = Ask::Act { id: 7, seat: 0, seq: stands.seq, action: stands.legal[0].clone() };
    live.ask(&mut ola, act.clone());
    let again = live.ask(&mut ola, act.clone());
    assert!(again.entries.is_empty() && again.answers == [Tell::Done { id: 7 }]);
    assert_eq!(live.room.table().steps().len(), 1);
    // Also by a table that was loaded since.
    let chairs = vec![mine("Ola"), mine("Marco")];
    let mut loaded = Room::resume(opening("crabs", chairs, ClockPlan::None), live.journal.clone()).expect("a journal");
    assert_eq!(loaded.hear(&mut ola, act, NOW).answers, [Tell::Done { id: 7 }]);
}

#[test]
fn an_answer_to_an_old_question_is_stale_and_a_sealed_choice_of_others_does_not_make_it_old() {
    let mut live = Live::open("waterway", vec![mine("Ola"), Chair::Open], ClockPlan::None);
    let (mut ola, mut marco) = (Watcher::new("ola"), Watcher::new("marco"));
    live.ask(&mut marco, Ask::Sit { id: 1, seat: 1, name: String::new() });
    let (hers, his) = (live.stands(&ola), live.stands(&marco));
    assert_eq!(hers.actors, [0, 1], "both choose at once");
    live.ask(&mut ola, Ask::Act { id: 2, seat: 0, seq: hers.seq, action: hers.legal[0].clone() });
    let heard = live.ask(&mut marco, Ask::Act { id: 3, seat: 1, seq: his.seq, action: his.legal[0].clone() });
    assert_eq!(heard.entries.len(), 1, "his question still stood");
    let heard = live.ask(&mut ola, Ask::Act { id: 4, seat: 0, seq: hers.seq, action: hers.legal[0].clone() });
    assert_eq!(heard.answers, [Tell::Stale { id: 4 }]);
    // What was missed comes from the number on.
    let heard = live.ask(&mut ola, Ask::Since { seq: hers.seq });
    let Some(Tell::Update(update)) = heard.answers.first() else { panic!("an update") };
    assert_eq!((update.from, update.steps), (0, 2));
    assert!(update.news.iter().all(|news| news.step < 2));
}

#[test]
fn a_sealed_choice_is_told_to_nobody_else() {
    let mut live = Live::open("waterway", vec![mine("Ola"), Chair::Open], ClockPlan::None);
    let (mut ola, mut marco) = (Watcher::new("ola"), Watcher::new("marco"));
    live.ask(&mut marco, Ask::Sit { id: 1, seat: 1, name: String::new() });
    let hers = live.stands(&ola);
    let told = |action: &str| {
        let mut live = Live::open("waterway", vec![mine("Ola"), Chair::Open], ClockPlan::None);
        live.ask(&mut Watcher::new("marco"), Ask::Sit { id: 1, seat: 1, name: String::new() });
        let mut ola = Watcher::new("ola");
        let heard = live.ask(&mut ola, Ask::Act { id: 2, seat: 0, seq: hers.seq, action: action.into() });
        let tells = |who: &str| live.room.tells(&heard, &Watcher::new(who), NOW);
        (tells("marco"), tells("nobody"), tells("ola"))
    };
    let (first, last) = (&hers.legal[0], hers.legal.last().expect("many"));
    let (one, two) = (told(first), told(last));
    assert_eq!(one.0, two.0, "her neighbour cannot tell what she chose");
    assert_eq!(one.1, two.1, "nor can a spectator");
    assert_ne!(one.2, two.2, "she can");
    let _ = &mut ola;
}

#[test]
fn undo_is_free_and_more_needs_consent() {
    let chairs = vec![mine("Ola"), Chair::Open];
    let mut live = Live::open("crabs", chairs.clone(), ClockPlan::None);
    let mut people = [Watcher::new("ola"), Watcher::new("marco")];
    live.ask(&mut people[1], Ask::Sit { id: 1, seat: 1, name: "Marco".into() });
    let begin = live.stands(&people[0]).view;
    live.play_one(&mut people).expect("a step");
    assert!(live.stands(&people[0]).may_undo);
    let heard = live.ask(&mut people[1], Ask::Undo { id: 2, seat: 1, seq: 0 });
    assert_eq!(rejected(&heard), Some(Why::NothingToUndo));
    live.ask(&mut people[0], Ask::Undo { id: 3, seat: 0, seq: 0 });
    assert_eq!(live.stands(&people[0]).view, begin);
    live.play_one(&mut people).expect("a step");
    live.play_one(&mut people).expect("a step");
    assert!(!live.stands(&people[0]).may_undo, "somebody else has decided since");
    let heard = live.ask(&mut people[0], Ask::TakeBack { id: 4, seat: 0, to: 0 });
    let asked = live.room.tells(&heard, &people[1], NOW);
    assert!(matches!(&asked[..], [Tell::Request { request: Some(request) }] if request.open == [1]));
    live.ask(&mut people[1], Ask::Answer { id: 5, seat: 1, yes: false });
    assert_eq!(live.room.table().steps().len(), 2);
    live.ask(&mut people[0], Ask::TakeBack { id: 6, seat: 0, to: 0 });
    live.ask(&mut people[1], Ask::Answer { id: 7, seat: 1, yes: true });
    assert_eq!(live.stands(&people[0]).view, begin);
    live.check_fold(chairs, "crabs", ClockPlan::None);
}

#[test]
fn resigning_ends_a_game_of_two_and_a_bot_plays_on_in_a_larger_one() {
    let mut live = Live::open("crabs", vec![mine("Ola"), bot()], ClockPlan::None);
    let mut ola = Watcher::new("ola");
    live.ask(&mut ola, Ask::Resign { id: 1, seat: 0 });
    let ended = live.stands(&ola).ended.expect("over");
    assert_eq!((ended.ranks, ended.how), (vec![2, 1], How::Resigned));
    assert!(live.room.thought().is_none(), "nobody has to think any more");
    assert!(live.room.record().is_some());
    let mut live = Live::open("crabs", vec![mine("Ola"), bot(), bot()], ClockPlan::None);
    live.ask(&mut ola, Ask::Resign { id: 1, seat: 0 });
    assert!(live.stands(&ola).ended.is_none());
    assert_eq!(
        rejected(&live.ask(&mut ola, Ask::Act { id: 2, seat: 0, seq: 1, action: "a1-a2".into() })),
        Some(Why::Over)
    );
    live.bots_play();
    assert!(live.stands(&ola).ended.is_some(), "the bots play it to its end");
}

#[test]
fn a_bot_stands_in_for_whoever_is_away() {
    let mut live = Live::open("crabs", vec![mine("Ola"), Chair::Open], ClockPlan::None);
    let (mut ola, mut marco) = (Watcher::new("ola"), Watcher::new("marco"));
    live.ask(&mut marco, Ask::Sit { id: 1, seat: 1, name: String::new() });
    live.room.came("ola");
    live.room.came("marco");
    let stand_in = |id| Ask::StandIn { id, seat: 1, level: Some("random".into()) };
    assert_eq!(rejected(&live.ask(&mut ola, stand_in(2))), Some(Why::Present));
    live.room.left("marco");
    assert_eq!(rejected(&live.ask(&mut Watcher::new("x"), stand_in(3))), Some(Why::NotYours));
    assert!(rejected(&live.ask(&mut ola, stand_in(4))).is_none());
    live.play_one(&mut [ola.clone()]).expect("a step");
    live.bots_play();
    assert_eq!(live.room.table().steps().len(), 2);
    let back = Ask::StandIn { id: 5, seat: 1, level: None };
    assert_eq!(rejected(&live.ask(&mut ola, back.clone())), Some(Why::NotYours), "only he takes it back");
    live.ask(&mut marco, back);
    live.play_one(&mut [ola]).expect("a step");
    assert!(live.room.thought().is_none());
}

#[test]
fn clocks_run_for_whoever_decides() {
    let plan = ClockPlan::Total { seconds: 60, increment: 2 };
    let mut live = Live::open("crabs", vec![mine("Ola"), mine("Marco")], plan);
    let mut ola = Watcher::new("ola");
    live.now += 10_000;
    let clocks = live.stands(&ola).clocks.expect("clocks");
    assert_eq!((clocks.left_ms, clocks.running), (vec![50_000, 60_000], vec![0]));
    live.play_one(&mut [ola.clone()]).expect("a step");
    live.now += 30_000;
    let clocks = live.stands(&ola).clocks.expect("clocks");
    assert_eq!((clocks.left_ms, clocks.running), (vec![52_000, 30_000], vec![1]));
    assert_eq!(live.room.deadline(), Some(live.now + 30_000));
    assert!(live.room.tick(live.now).entries.is_empty(), "not yet");
    live.now += 30_000;
    let heard = live.room.tick(live.now);
    live.journal.extend(heard.entries);
    let ended = live.stands(&ola).ended.expect("over");
    assert_eq!((ended.how, ended.ranks), (How::OutOfTime, vec![1, 2]));
    assert_eq!(rejected(&live.ask(&mut ola, Ask::Resign { id: 9, seat: 0 })), Some(Why::Over));
    live.check_fold(vec![mine("Ola"), mine("Marco")], "crabs", plan);
}

#[test]
fn chat_is_for_those_who_play_and_bounded() {
    let mut live = Live::open("crabs", vec![mine("Ola"), bot()], ClockPlan::None);
    let mut ola = Watcher::new("ola");
    let say = |text: &str| Ask::Say { id: 1, text: text.into() };
    assert_eq!(rejected(&live.ask(&mut Watcher::new("x"), say("hello"))), Some(Why::NotYours));
    assert_eq!(rejected(&live.ask(&mut ola, say(&"a".repeat(wire::MAX_CHAT + 1)))), Some(Why::TooLong));
    assert_eq!(rejected(&live.ask(&mut ola, say(" \n "))), Some(Why::Unreadable));
    let heard = live.ask(&mut ola, say("<b>hello</b>"));
    let tells = live.room.tells(&heard, &Watcher::new("x"), NOW);
    assert!(
        matches!(&tells[..], [Tell::Said(chat)] if chat.text == "<b>hello</b>"),
        "escaping is for whoever shows it"
    );
}

#[test]
fn a_wrong_plan_is_refused_with_its_place() {
    let wrong = |game: &str, chairs: Vec<Chair>, clock| Room::open(opening(game, chairs, clock)).err().map(|e| e.0);
    assert!(wrong("go", vec![mine("")], ClockPlan::None).is_some_and(|why| why.starts_with("game")));
    assert!(wrong("crabs", vec![mine("")], ClockPlan::None).is_some_and(|why| why.starts_with("seats")));
    assert!(wrong("crabs", vec![mine(""), bot()], ClockPlan::PerMove { seconds: 0 }).is_some());
    let unknown = Chair::Bot { level: "genius".into() };
    assert!(wrong("crabs", vec![mine(""), unknown], ClockPlan::None).is_some());
}
