//! Reading positions: form first, then what the engine relies on, always with the place that is wrong.

use notation::{Doc, Malformed, read_head};
use rules::{Checked, Seat, Seats};

use super::{ANSWERS, PHASES, write_seats};
use crate::cards::{Card, Cards, Deck, MAX_CARDS, MAX_OWN, Way};
use crate::options::{Options, Sides, is_river};
use crate::position::{Answer, Bears, MAX_PLAYED, Phase, Played, Position, SEATS, in_turn_order, phase};
use crate::river::{Dir, ICONS, Icon, Kind, MAX_SIDES, Place, River};
use crate::tasks::{MAX_READ, Task, Todo};
use crate::{content, ending, rule};

pub(super) const FIELDS: [&str; 20] = [
    "game", "options", "seats", "phase", "actors", "river", "first", "active", "round", "salmon", "bears", "hand",
    "deck", "discard", "played", "piles", "removed", "todo", "answers", "seen",
];
/// More rounds than any limit allows.
const MAX_ROUND: i64 = 9999;

/// What positions and views have in common.
pub(super) struct Table {
    pub(super) options: Checked<Options>,
    pub(super) over: bool,
    pub(super) first: Seat,
    pub(super) active: Seat,
    pub(super) round: u16,
    pub(super) river: River,
    pub(super) salmon: [Place; SEATS],
    pub(super) bears: Bears,
    pub(super) discard: [Cards; SEATS],
    pub(super) played: Played,
    pub(super) piles: Cards,
    pub(super) removed: Cards,
    pub(super) todo: Todo,
}

pub fn position(doc: &Doc<'_>) -> Result<Position, Malformed> {
    doc.only(&FIELDS)?;
    let table = table(doc)?;
    let seats = table.options.seats().len();
    let mut hand = [Cards::NONE; SEATS];
    for (hand, entry) in hand.iter_mut().zip(doc.field("hand")?.exactly(seats)?) {
        *hand = cards(&entry)?;
    }
    let mut deck = [Deck::EMPTY; SEATS];
    for (deck, entry) in deck.iter_mut().zip(doc.field("deck")?.exactly(seats)?) {
        for card in entry.items(MAX_OWN)? {
            deck.push(card.named("the name of a card", Card::named)?);
        }
    }
    let sizes: Vec<_> = (0..seats).map(|seat| hand[seat].len() + deck[seat].len()).collect();
    check_totals(doc, &table, &sizes)?;
    let mut seen = [[Cards::NONE; SEATS]; SEATS];
    for (row, entry) in seen.iter_mut().zip(doc.field("seen")?.exactly(seats)?) {
        for (seat, (known, entry)) in row.iter_mut().zip(entry.exactly(seats)?).enumerate() {
            *known = cards(&entry)?;
            if hand[seat].minus(known).is_none() {
                return Err(entry.wrong(format!("seat {seat} does not hold all of these cards")));
            }
        }
    }
    let asked = Asked { hit: hit(&table.todo), hand_sizes: hand.map(|hand| hand.len() as u8) };
    let mut answers = [None; SEATS];
    let field = doc.field("answers")?;
    for (seat, entry) in field.exactly(seats)?.enumerate() {
        if let Some(entry) = asked.entry(seat, &entry)? {
            answers[seat] = Some(answer(entry, asked.card(), &hand[seat])?);
        }
    }
    let position = Position {
        options: *table.options,
        seats: seats as u8,
        over: table.over,
        first: table.first,
        active: table.active,
        round: table.round,
        river: table.river,
        salmon: table.salmon,
        bears: table.bears,
        hand,
        discard: table.discard,
        played: table.played,
        piles: table.piles,
        removed: table.removed,
        todo: table.todo,
        answers,
        seen,
        deck,
    };
    check_first(doc, &position)?;
    doc.field("actors")?.must_be(&write_seats(ending::turn(&position).actors()))?;
    Ok(position)
}

/// The card and the seats it hits, if a counter is the first task.
pub(super) fn hit(todo: &Todo) -> Option<(Card, Seats)> {
    match todo.first() {
        Some(Task::Counter { card, hit }) => Some((card, hit)),
        Some(_) | None => None,
    }
}

/// Who may have an answer (SR-17.1).
pub(super) struct Asked {
    pub(super) hit: Option<(Card, Seats)>,
    pub(super) hand_sizes: [u8; SEATS],
}

impl Asked {
    /// The card that is answered; some card where nobody is asked.
    pub(super) fn card(&self) -> Card {
        self.hit.map_or(Card::Current, |(card, _)| card)
    }

    /// The answer of a seat, or a complaint if it is not asked.
    pub(super) fn entry<'s, 'd>(&self, seat: usize, entry: &'s Doc<'d>) -> Result<Option<&'s Doc<'d>>, Malformed> {
        let Some(entry) = entry.or_null() else { return Ok(None) };
        let is_hit = self.hit.is_some_and(|(_, hit)| hit.has(Seat::at(seat)));
        if is_hit && self.hand_sizes[seat] > 0 {
            return Ok(Some(entry));
        }
        Err(entry.wrong("this seat is not asked"))
    }
}

pub(super) fn answer(entry: &Doc<'_>, card: Card, hand: &Cards) -> Result<Answer, Malformed> {
    let answer = entry.word(&ANSWERS)?;
    if answer == Answer::Counter && !hand.has(card) {
        return Err(entry.wrong(format!("this seat holds no {}", card.name())).by(rule::COUNTER));
    }
    Ok(answer)
}

pub(super) fn table(doc: &Doc<'_>) -> Result<Table, Malformed> {
    let options = read_head::<Position>(doc)?;
    let seats = options.seats().len();
    let shown = doc.field("phase")?.word(&PHASES)?;
    let river = read_river(&doc.field("river")?, &options)?;
    let active = doc.field("active")?.seat(seats)?;
    let salmon_field = doc.field("salmon")?;
    let mut salmon = [Place::START; SEATS];
    for (place, entry) in salmon.iter_mut().zip(salmon_field.exactly(seats)?) {
        *place = read_place(&entry, &river)?;
    }
    let bears: Result<Vec<_>, _> =
        doc.field("bears")?.exactly(river.bears().count())?.map(|entry| read_place(&entry, &river)).collect();
    let bears: Bears = bears?.into_iter().collect();
    let mut discard = [Cards::NONE; SEATS];
    for (cards_of, entry) in discard.iter_mut().zip(doc.field("discard")?.exactly(seats)?) {
        *cards_of = cards(&entry)?;
    }
    let mut played = Played::NONE;
    for card in doc.field("played")?.items(MAX_PLAYED)? {
        played.push(card.named("the name of a card", Card::named)?);
    }
    let todo = read_todo(&doc.field("todo")?, seats, active, &bears)?;
    let due = phase(&todo);
    if shown != due && !(shown == Phase::Over && todo.is_empty()) {
        return Err(doc.field("phase")?.wrong("the first task of \"todo\" makes another phase"));
    }
    for (seat, entry) in salmon_field.exactly(seats)?.enumerate() {
        check_salmon(&entry, Seat::at(seat), salmon[seat], &river, &todo)?;
    }
    let piles_field = doc.field("piles")?;
    let piles = read_counts(&piles_field, 0)?;
    if let Some(card) = Card::ALL.into_iter().find(|card| matches!(piles_field.find(card.name()), Ok(None))) {
        return Err(piles_field.wrong(format!("the field \"{}\" is missing", card.name())));
    }
    Ok(Table {
        over: shown == Phase::Over,
        first: doc.field("first")?.seat(seats)?,
        active,
        round: doc.field("round")?.number(1..=MAX_ROUND)? as u16,
        river,
        salmon,
        bears,
        discard,
        played,
        piles,
        removed: read_counts(&doc.field("removed")?, 1)?,
        todo,
        options,
    })
}

fn read_river(doc: &Doc<'_>, options: &Options) -> Result<River, Malformed> {
    let sides: Result<Vec<u8>, _> =
        doc.items(MAX_SIDES)?.map(|side| side.named("the id of a side", content::numbered)).collect();
    let sides = sides?;
    if !is_river(&sides, options.length) {
        let shape = format!("a start side, {} numbered sides of different boards and a finish side", options.length);
        return Err(doc.wrong(format!("expected {shape}")).by(rule::RIVER_LIST));
    }
    match options.river {
        Sides::Listed(listed) if listed[..sides.len()] != sides[..] => {
            Err(doc.wrong("the option \"river\" lists other sides").by(rule::RIVER))
        }
        Sides::Listed(_) | Sides::Easy | Sides::Hard | Sides::Random => Ok(River::of(&sides)),
    }
}

fn read_place(doc: &Doc<'_>, river: &River) -> Result<Place, Malformed> {
    let mut place = [0; 2];
    for (part, entry) in place.iter_mut().zip(doc.exactly(2)?) {
        *part = entry.number(-99..=i64::from(i8::MAX) - 2)? as i8;
    }
    let place = Place { c: place[0], r: place[1] };
    match river.hex(place) {
        Some(_) => Ok(place),
        None => Err(doc.wrong("this place is not on the river").by(rule::OFF_THE_RIVER)),
    }
}

/// SR-4.4; on a waterfall only while a decision about its icon is due and the way on is known.
fn check_salmon(doc: &Doc<'_>, seat: Seat, place: Place, river: &River, todo: &Todo) -> Result<(), Malformed> {
    let Some(hex) = river.hex(place).filter(|hex| !hex.rests()) else { return Ok(()) };
    let mut tasks = todo.iter();
    let asks = match tasks.next() {
        Some(Task::Take { seat: owner, .. } | Task::Reeds { seat: owner, .. }) => owner == seat,
        Some(_) | None => false,
    };
    let goes_on = match tasks.next() {
        Some(Task::Go { seat: owner, way }) => owner == seat && river.rests(place.to(way.dir())),
        Some(Task::Flow { seat: owner }) => owner == seat,
        Some(_) | None => false,
    };
    if hex.kind == Kind::Fall && asks && goes_on {
        return Ok(());
    }
    Err(doc.wrong("a salmon cannot rest here").by(rule::REST))
}

/// A list of cards, in whatever order.
pub(super) fn cards(doc: &Doc<'_>) -> Result<Cards, Malformed> {
    doc.items(MAX_OWN)?.map(|card| card.named("the name of a card", Card::named)).collect()
}

fn read_counts(doc: &Doc<'_>, least: i64) -> Result<Cards, Malformed> {
    doc.only(&Card::ALL.map(Card::name))?;
    let mut counts = Cards::NONE;
    for (name, entry) in doc.entries()? {
        let count = entry.number(least..=MAX_OWN as i64)?;
        if counts.len() + count as usize > MAX_CARDS {
            return Err(doc.wrong(format!("more than {MAX_CARDS} cards")));
        }
        if let Some(card) = Card::named(name) {
            (0..count).for_each(|_| counts.add(card));
        }
    }
    Ok(counts)
}

/// Card numbers are bytes: nobody may come to own more than a deck has room for.
pub(super) fn check_totals(doc: &Doc<'_>, table: &Table, sizes: &[usize]) -> Result<(), Malformed> {
    let mut all = table.piles.len() + table.removed.len() + table.played.len();
    for (seat, size) in sizes.iter().enumerate() {
        let played = if table.active.index() == seat { table.played.len() } else { 0 };
        let own = size + table.discard[seat].len() + played;
        if own + table.piles.len() > MAX_OWN {
            return Err(doc.wrong(format!("seat {seat} and the piles have more than {MAX_OWN} cards together")));
        }
        all += size + table.discard[seat].len();
    }
    if all > MAX_CARDS {
        return Err(doc.wrong(format!("more than {MAX_CARDS} cards in the whole game")));
    }
    Ok(())
}

fn read_todo(doc: &Doc<'_>, seats: usize, active: Seat, bears: &Bears) -> Result<Todo, Malformed> {
    let tasks: Result<Vec<_>, _> = doc.items(MAX_READ)?.map(|task| read_task(&task, seats, active, bears)).collect();
    let tasks = tasks?;
    if let Some(Task::Go { .. } | Task::Step { .. } | Task::Flow { .. } | Task::Next) = tasks.first() {
        return Err(doc.wrong("the first task must be one with a decision"));
    }
    if tasks.iter().rev().skip(1).any(|task| matches!(task, Task::Next)) {
        return Err(doc.wrong("nothing comes after the end of a turn"));
    }
    let mut todo = Todo::EMPTY;
    tasks.into_iter().rev().for_each(|task| todo.push(task));
    Ok(todo)
}

fn read_task(doc: &Doc<'_>, seats: usize, active: Seat, bears: &Bears) -> Result<Task, Malformed> {
    let parts: Vec<_> = doc.items(4)?.collect();
    let part = |nth: usize| parts.get(nth).ok_or_else(|| doc.wrong("this task has more parts"));
    let seat = || part(1)?.seat(seats);
    let own = || {
        let field = part(1)?;
        let seat = field.seat(seats)?;
        if seat == active { Ok(seat) } else { Err(field.wrong("this task is the active player's")) }
    };
    let way = |nth: usize| -> Result<Way, Malformed> {
        part(nth)?.named("u, ul or ur", |name| Dir::named(name).and_then(Dir::way))
    };
    let left = |nth: usize| part(nth)?.number(1..=2).map(|left| left as u8);
    let kind = part(0)?;
    let (task, length) = match kind.text()? {
        "leap" => (Task::Leap { seat: own()?, way: way(2)? }, 3),
        "take" => {
            let icons: Vec<(&str, Icon)> = ICONS.into_iter().filter(|(_, icon)| !icon.choice().is_empty()).collect();
            (Task::Take { seat: seat()?, icon: part(2)?.word(&icons)? }, 3)
        }
        "reeds" => (Task::Reeds { seat: seat()?, left: left(2)? }, 3),
        "bear" => {
            let top = bears.as_slice().len() as i64 - 1;
            let bear = match part(2)?.or_null() {
                Some(bear) => Some(bear.number(0..=top)? as u8),
                None => None,
            };
            (Task::Bear { seat: own()?, bear, left: left(3)? }, 4)
        }
        "target" => (Task::Target { seat: own()? }, 2),
        "counter" => {
            let card = part(1)?.word(&[Card::Current, Card::Rapids, Card::Eagle].map(|card| (card.name(), card)))?;
            (Task::Counter { card, hit: read_hit(part(2)?, card, seats, active)? }, 3)
        }
        "pick" => (Task::Pick { seat: own()?, target: part(2)?.seat(seats)? }, 3),
        "shed" => (Task::Shed { seat: seat()?, left: left(2)? }, 3),
        "trim" => (Task::Trim { seat: own()? }, 2),
        "go" => (Task::Go { seat: own()?, way: way(2)? }, 3),
        "step" => (Task::Step { seat: own()?, way: way(2)? }, 3),
        "flow" => (Task::Flow { seat: seat()? }, 2),
        "next" => (Task::Next, 1),
        _ => return Err(kind.wrong("there is no such task")),
    };
    if parts.len() != length {
        return Err(doc.wrong(format!("{} parts, {length} are needed", parts.len())));
    }
    Ok(task)
}

/// The seats that are hit, in turn order from the active player.
fn read_hit(doc: &Doc<'_>, card: Card, seats: usize, active: Seat) -> Result<Seats, Malformed> {
    let listed: Result<Vec<Seat>, _> = doc.items(seats)?.map(|seat| seat.seat(seats)).collect();
    let listed = listed?;
    let hit: Seats = listed.iter().copied().collect();
    let in_order: Vec<_> = in_turn_order(active, seats).filter(|seat| hit.has(*seat)).collect();
    if listed.is_empty() || listed != in_order || (card == Card::Eagle && listed.len() > 1) {
        return Err(doc.wrong("expected the seats hit, in turn order from the active player"));
    }
    Ok(hit)
}

/// What the first task promises: at least one choice.
fn check_first(doc: &Doc<'_>, position: &Position) -> Result<(), Malformed> {
    let hand = |seat: Seat| &position.hand[seat.index()];
    let problem = match position.todo.first() {
        _ if position.over => None,
        None => position.played.is_full().then_some("after the third card the turn is over"),
        Some(Task::Leap { seat, way }) => {
            let fall = position.salmon[seat.index()].to(way.dir());
            let leaps = position.river.is_fall(fall) && !position.played.is_full();
            (!leaps).then_some("a jump needs a waterfall and fewer than three cards played")
        }
        Some(Task::Take { icon, .. }) => {
            let none = crate::legal::takes(position, icon).next().is_none();
            none.then_some("all piles of this icon are empty")
        }
        Some(Task::Reeds { seat, .. }) => {
            let s = seat.index();
            let none = hand(seat).is_empty() && position.deck[s].is_empty() && position.discard[s].is_empty();
            none.then_some("this seat has no card to remove")
        }
        Some(Task::Target { .. }) => crate::legal::targets(position).next().is_none().then_some("no hand has a card"),
        Some(Task::Counter { hit, .. }) => position.asked(hit).is_empty().then_some("nobody is left to answer"),
        Some(Task::Shed { seat, .. } | Task::Trim { seat }) => hand(seat).is_empty().then_some("this hand has no card"),
        Some(
            Task::Bear { .. }
            | Task::Pick { .. }
            | Task::Go { .. }
            | Task::Step { .. }
            | Task::Flow { .. }
            | Task::Next,
        ) => None,
    };
    match problem {
        Some(problem) => Err(doc.field("todo")?.wrong(problem)),
        None => Ok(()),
    }
}
