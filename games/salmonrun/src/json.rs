//! Positions and views as JSON, exactly as in sections 10 and 11 of the rules file.

mod read;
mod read_view;
mod tell;

use notation::{Doc, Malformed, Map, Notation, Value, json, write_head};
use rules::{Line, Pile, Seat, Seats};

use crate::cards::{Card, Cards};
use crate::position::{Answer, Bears, Phase, Position, SEATS, in_turn_order};
use crate::river::{Place, River};
use crate::tasks::{Task, Todo};
use crate::view::Told;
use crate::{Event, View, content, ending};

pub use tell::{card_label, dir_label, icon_label, way_label};

const PHASES: [(&str, Phase); 11] = [
    ("play", Phase::Play),
    ("leap", Phase::Leap),
    ("take", Phase::Take),
    ("reeds", Phase::Reeds),
    ("bear", Phase::Bear),
    ("target", Phase::Target),
    ("counter", Phase::Counter),
    ("pick", Phase::Pick),
    ("shed", Phase::Shed),
    ("trim", Phase::Trim),
    ("over", Phase::Over),
];
const ANSWERS: [(&str, Answer); 2] = [("counter", Answer::Counter), ("pass", Answer::Pass)];

impl Notation for Position {
    fn write(&self) -> Value {
        let seats = self.seats();
        let mut object = write_head::<Self>(&self.options, seats);
        let mut set = |name: &str, value: Value| _ = object.insert(name.into(), value);
        set("phase", phase_name(self.phase()).into());
        set("actors", write_seats(ending::turn(self).actors()));
        write_table(&mut set, &self.river, self.first, self.active, self.round, &self.salmon[..seats], &self.bears);
        set("hand", self.hand[..seats].iter().map(write_cards).collect());
        set("deck", self.deck[..seats].iter().map(|deck| deck.iter().map(Card::name).collect::<Value>()).collect());
        set("discard", self.discard[..seats].iter().map(write_cards).collect());
        set("played", self.played.as_slice().iter().map(|card| card.name()).collect());
        set("piles", write_counts(&self.piles, Zeros::Kept));
        set("removed", write_counts(&self.removed, Zeros::LeftOut));
        set("todo", write_todo(&self.todo, self.active, seats));
        let answers = self.answers[..seats].iter();
        set("answers", answers.map(|answer| answer.map_or(Value::Null, |answer| answer_name(answer).into())).collect());
        let rows = self.seen[..seats].iter();
        set("seen", rows.map(|row| row[..seats].iter().map(write_cards).collect::<Value>()).collect());
        Value::Object(object)
    }

    fn read(doc: &Doc<'_>) -> Result<Self, Malformed> {
        read::position(doc)
    }

    fn write_view(view: &View) -> Value {
        let seats = view.seats();
        let mut object = write_head::<Self>(&view.options, seats);
        let mut set = |name: &str, value: Value| _ = object.insert(name.into(), value);
        set("phase", phase_name(view.phase()).into());
        set("actors", write_seats(view.actors()));
        write_table(&mut set, &view.river, view.first, view.active, view.round, &view.salmon[..seats], &view.bears);
        let hand = |seat: Seat| match view.is_viewer(seat) {
            true => write_cards(&view.hand),
            false => view.hand_sizes[seat.index()].into(),
        };
        set("hand", view.all_seats().map(hand).collect());
        set("deck", json!(view.deck_sizes[..seats]));
        set("discard", view.discard[..seats].iter().map(write_cards).collect());
        set("played", view.played.as_slice().iter().map(|card| card.name()).collect());
        set("piles", write_counts(&view.piles, Zeros::Kept));
        set("removed", write_counts(&view.removed, Zeros::LeftOut));
        set("todo", write_todo(&view.todo, view.active, seats));
        let answer = |told: &Option<Told>| match told {
            None => Value::Null,
            Some(Told::Own(answer)) => answer_name(*answer).into(),
            Some(Told::Given) => "given".into(),
        };
        set("answers", view.answers[..seats].iter().map(answer).collect());
        let seen = view.viewer.map(|_| view.seen[..seats].iter().map(write_cards).collect::<Value>());
        set("seen", seen.unwrap_or(Value::Null));
        set("unseen", view.unseen[..seats].iter().map(write_cards).collect());
        set("shown", view.shown.as_ref().map_or(Value::Null, write_cards));
        set("viewer", view.viewer.map_or(Value::Null, |seat| seat.number().into()));
        Value::Object(object)
    }

    fn read_view(doc: &Doc<'_>) -> Result<View, Malformed> {
        read_view::view(doc)
    }

    fn tell(event: &Event) -> Line {
        tell::tell(event)
    }

    fn pile_name(pile: Pile) -> String {
        format!("deck:{}", pile.0)
    }

    fn pile_named(name: &str) -> Option<Pile> {
        let seat = name.strip_prefix("deck:")?;
        (0..SEATS as u8).find(|number| number.to_string() == seat).map(Pile)
    }

    fn card_name(card: u8) -> String {
        Card::of(card).name().to_owned()
    }

    fn card_named(name: &str) -> Option<u8> {
        Card::named(name).map(|card| card as u8)
    }

    fn check_content(text: &str) -> Option<Vec<Malformed>> {
        Some(content::check(text))
    }

    fn use_content(text: &str) -> Result<(), Malformed> {
        content::play_with(text)
    }
}

fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, other)| *other == phase).map_or("", |(name, _)| name)
}

const fn answer_name(answer: Answer) -> &'static str {
    match answer {
        Answer::Counter => "counter",
        Answer::Pass => "pass",
    }
}

fn write_seats(seats: Seats) -> Value {
    seats.iter().map(Seat::number).collect()
}

fn write_place(place: &Place) -> Value {
    json!([place.c, place.r])
}

fn write_table(
    set: &mut impl FnMut(&str, Value),
    river: &River,
    first: Seat,
    active: Seat,
    round: u16,
    salmon: &[Place],
    bears: &Bears,
) {
    set("river", river.sides().iter().map(|&number| content::side(number).id.as_str()).collect());
    set("first", first.number().into());
    set("active", active.number().into());
    set("round", round.into());
    set("salmon", salmon.iter().map(write_place).collect());
    set("bears", bears.as_slice().iter().map(write_place).collect());
}

fn write_cards(cards: &Cards) -> Value {
    cards.iter().map(Card::name).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Zeros {
    Kept,
    LeftOut,
}

fn write_counts(cards: &Cards, zeros: Zeros) -> Value {
    let listed = Card::ALL.into_iter().filter(|card| zeros == Zeros::Kept || cards.has(*card));
    Value::Object(listed.map(|card| (card.name().to_owned(), cards.count(card).into())).collect::<Map<_, _>>())
}

fn write_todo(todo: &Todo, active: Seat, seats: usize) -> Value {
    let task = |task: Task| match task {
        Task::Leap { seat, way } => json!(["leap", seat.number(), way.dir().name()]),
        Task::Take { seat, icon } => json!(["take", seat.number(), icon.name()]),
        Task::Reeds { seat, left } => json!(["reeds", seat.number(), left]),
        Task::Bear { seat, bear, left } => json!(["bear", seat.number(), bear, left]),
        Task::Target { seat } => json!(["target", seat.number()]),
        Task::Counter { card, hit } => {
            let order = in_turn_order(active, seats).filter(|seat| hit.has(*seat));
            json!(["counter", card.name(), order.map(Seat::number).collect::<Value>()])
        }
        Task::Pick { seat, target } => json!(["pick", seat.number(), target.number()]),
        Task::Shed { seat, left } => json!(["shed", seat.number(), left]),
        Task::Trim { seat } => json!(["trim", seat.number()]),
        Task::Go { seat, way } => json!(["go", seat.number(), way.dir().name()]),
        Task::Step { seat, way } => json!(["step", seat.number(), way.dir().name()]),
        Task::Flow { seat } => json!(["flow", seat.number()]),
        Task::Next => json!(["next"]),
    };
    todo.iter().map(task).collect()
}
