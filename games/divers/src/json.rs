//! The position and views as JSON, exactly as in section 10 of the rules file.

use notation::{Doc, Malformed, Map, Notation, Value, json, read_head, write_head};
use rules::{Line, Pile, Seat, Seats};

use crate::apply::PILE;
use crate::cards::{Bag, CODES, Card, DECK};
use crate::options::Wash;
use crate::position::{Deck, LastTurns, MAX_DIVERS, Open, Phase, Position, TURNS_A_SEAT};
use crate::reef::{COLUMNS, Corner, DEEPEST, Dive, ROWS, Table};
use crate::{Event, View, event, rule, sets, view};

const FIELDS: [&str; 16] = [
    "game", "options", "seats", "phase", "actors", "turn", "active", "deck", "discard", "table", "dive", "tools",
    "wash", "scoring", "final", "divers",
];
const PHASES: [(&str, Phase); 11] = [
    ("turn", Phase::Turn),
    ("corner", Phase::Corner),
    ("depth", Phase::Depth),
    ("wash", Phase::Wash),
    ("net", Phase::Net),
    ("harpoon", Phase::Harpoon),
    ("flip", Phase::Flip),
    ("extra", Phase::Extra),
    ("draft", Phase::Draft),
    ("more", Phase::More),
    ("over", Phase::Over),
];

type Choices = [Option<Card>; MAX_DIVERS];

impl Notation for Position {
    fn write(&self) -> Value {
        write(&self.open, self.deck.iter().map(Card::code).collect(), &self.sealed)
    }

    fn read(doc: &Doc<'_>) -> Result<Self, Malformed> {
        let (open, sealed) = read(doc)?;
        let field = doc.field("deck")?;
        let cards: Result<Vec<_>, _> = field.items(DECK)?.map(|card| read_card(&card)).collect();
        let cards = cards?;
        let mut counted = [0; CODES];
        cards.iter().for_each(|card| counted[card.index()] += 1);
        check_total(&field, &open, counted)?;
        let mut deck = Deck::EMPTY;
        cards.iter().rev().for_each(|card| deck.push(*card));
        let position = Self { open, deck, sealed };
        for seat in position.open.divers().filter(|&seat| view::has_chosen(&position.open, seat)) {
            if position.sealed[seat.index()].is_none() {
                let wash = doc.field("wash")?;
                return Err(wash.field("pending")?.wrong(format!("seat {seat} has a catch, but has not chosen")));
            }
        }
        Ok(position)
    }

    fn write_view(view: &View) -> Value {
        write(&view.open, view.deck.into(), &view.chosen)
    }

    fn read_view(doc: &Doc<'_>) -> Result<View, Malformed> {
        let (open, chosen) = read(doc)?;
        let field = doc.field("deck")?;
        let deck = field.number(0..=DECK as i64)? as u8;
        let seen = open.visible();
        if let Some(card) = Card::ALL.into_iter().find(|card| seen[card.index()] > card.copies()) {
            return Err(too_many(&field, card));
        }
        let unseen: u8 = view::unseen(&open).iter().sum();
        if unseen != deck {
            return Err(field.wrong(format!("{unseen} of the {DECK} cards are nowhere to be seen, not {deck}")));
        }
        Ok(View { open, deck, chosen })
    }

    fn tell(event: &Event) -> Line {
        event::tell(event)
    }

    fn pile_name(_: Pile) -> String {
        "deck".into()
    }

    fn pile_named(name: &str) -> Option<Pile> {
        (name == "deck").then_some(PILE)
    }

    fn card_name(card: u8) -> String {
        Card::ALL.get(usize::from(card)).map_or_else(String::new, |card| card.code().into())
    }

    fn card_named(name: &str) -> Option<u8> {
        Card::named(name).map(|card| card as u8)
    }
}

fn codes(bag: Bag) -> Value {
    bag.cards().map(Card::code).collect()
}

fn code(card: Option<Card>) -> Value {
    json!(card.map(Card::code))
}

fn numbers(seats: impl Iterator<Item = Seat>) -> Value {
    seats.map(Seat::number).collect()
}

/// The seats still to choose, in the order in which they are written.
fn pending(open: &Open) -> Value {
    match open.options.wash {
        Wash::Together => numbers(open.pending.iter()),
        Wash::InTurn => numbers(open.clockwise(open.pending)),
    }
}

fn write(open: &Open, deck: Value, choices: &Choices) -> Value {
    let mut object = write_head::<Position>(&open.options, open.seats());
    let mut set = |name: &str, value: Value| object.insert(name.into(), value);
    let phase = PHASES.iter().find(|(_, phase)| *phase == open.phase).map(|(word, _)| *word);
    set("phase", json!(phase));
    set("actors", numbers(open.actors().iter()));
    set("turn", open.turn.into());
    set("active", open.active.number().into());
    set("deck", deck);
    set("discard", codes(open.discard));
    set("table", open.table.iter().map(|row| row.iter().map(|card| code(*card)).collect::<Value>()).collect());
    let dive = open.dive.map_or(Value::Null, |dive| {
        let cards: Value = dive.cards[..dive.laid()].iter().map(|card| code(*card)).collect();
        json!({ "corner": dive.corner.map(Corner::name), "cards": cards })
    });
    set("dive", dive);
    set("tools", json!({ "nets": open.nets, "harpoons": open.harpoons }));
    let wash = if open.phase == Phase::Wash {
        let choices: Value = choices[..open.seats()].iter().map(|card| code(*card)).collect();
        json!({ "pending": pending(open), "choices": choices })
    } else {
        Value::Null
    };
    set("wash", wash);
    let scoring = if is_scoring(open.phase) {
        let drafters = numbers(open.clockwise(open.drafters));
        json!({ "set": codes(open.set), "pool": codes(open.pool), "drafters": drafters })
    } else {
        Value::Null
    };
    set("scoring", scoring);
    set("final", open.last.map_or(Value::Null, |last| json!({ "by": last.by.number(), "left": last.left })));
    let diver = |seat: Seat| -> Value {
        let mut diver = Map::new();
        diver.insert("catch".into(), codes(open.catch_of(seat)));
        diver.insert("scored".into(), codes(open.scored[seat.index()]));
        Value::Object(diver)
    };
    set("divers", open.divers().map(diver).collect());
    Value::Object(object)
}

fn read_card(doc: &Doc<'_>) -> Result<Card, Malformed> {
    doc.named("the code of a card such as \"r1\"", Card::named)
}

fn read_optional(doc: &Doc<'_>) -> Result<Option<Card>, Malformed> {
    doc.or_null().map(read_card).transpose()
}

fn too_many(doc: &Doc<'_>, card: Card) -> Malformed {
    doc.wrong(format!("there are only {} of {card} in the game", card.copies())).by(rule::EIGHTY_SIX_CARDS)
}

/// Reads cards whose order means nothing, none of them more often than there are.
fn read_bag(doc: &Doc<'_>, all: Bag) -> Result<Bag, Malformed> {
    let mut bag = Bag::EMPTY;
    for item in doc.items(DECK)? {
        let card = read_card(&item)?;
        if !all.has(card) {
            return Err(item.wrong("waves, nets and harpoons never stay with a diver").by(rule::CATCHABLE));
        }
        if bag.count(card) == card.copies() {
            return Err(too_many(&item, card));
        }
        bag.add(card);
    }
    Ok(bag)
}

/// DV-2.1: all cards add up.
fn check_total(doc: &Doc<'_>, open: &Open, deck: [u8; CODES]) -> Result<(), Malformed> {
    let seen = open.visible();
    for card in Card::ALL {
        let total = u32::from(seen[card.index()]) + u32::from(deck[card.index()]);
        if total != u32::from(card.copies()) {
            let problem = format!("with the deck there are {total} of {card}, not {}", card.copies());
            return Err(doc.wrong(problem).by(rule::EIGHTY_SIX_CARDS));
        }
    }
    Ok(())
}

/// Everything but the deck.
fn read(doc: &Doc<'_>) -> Result<(Open, Choices), Malformed> {
    doc.only(&FIELDS)?;
    let options = read_head::<Position>(doc)?;
    let seats = options.seats().len();
    let phase = doc.field("phase")?.word(&PHASES)?;
    let most = i64::from(TURNS_A_SEAT) * seats as i64;
    let tools = doc.field("tools")?;
    tools.only(&["nets", "harpoons"])?;
    let (catch, scored) = read_divers(&doc.field("divers")?, seats)?;
    let mut open = Open {
        options: *options,
        seats: seats as u8,
        phase,
        active: doc.field("active")?.seat(seats)?,
        turn: doc.field("turn")?.number(1..=most)? as u16,
        discard: read_bag(&doc.field("discard")?, Bag::ALL)?,
        table: read_table(&doc.field("table")?, phase)?,
        dive: None,
        nets: tools.field("nets")?.number(0..=8)? as u8,
        harpoons: tools.field("harpoons")?.number(0..=8)? as u8,
        pending: Seats::NONE,
        set: Bag::EMPTY,
        pool: Bag::EMPTY,
        drafters: Seats::NONE,
        last: read_last(&doc.field("final")?, phase, seats)?,
        catch,
        scored,
    };
    check_tools(&tools, &open)?;
    open.dive = read_dive(&doc.field("dive")?, &open)?;
    let choices = read_wash(&doc.field("wash")?, &mut open)?;
    read_scoring(&doc.field("scoring")?, &mut open)?;
    doc.field("actors")?.must_be(&numbers(open.actors().iter()))?;
    Ok((open, choices))
}

type Divers = ([Bag; MAX_DIVERS], [Bag; MAX_DIVERS]);

fn read_divers(doc: &Doc<'_>, seats: usize) -> Result<Divers, Malformed> {
    let (mut catch, mut scored) = ([Bag::EMPTY; MAX_DIVERS], [Bag::EMPTY; MAX_DIVERS]);
    for (index, diver) in doc.exactly(seats)?.enumerate() {
        diver.only(&["catch", "scored"])?;
        catch[index] = read_bag(&diver.field("catch")?, Bag::CATCHABLE)?;
        scored[index] = read_bag(&diver.field("scored")?, Bag::CATCHABLE)?;
    }
    Ok((catch, scored))
}

fn read_table(doc: &Doc<'_>, phase: Phase) -> Result<Table, Malformed> {
    let may_have_gaps = matches!(phase, Phase::Net | Phase::Harpoon | Phase::Over);
    let mut table = [[None; COLUMNS]; ROWS];
    for (cards, row) in table.iter_mut().zip(doc.exactly(ROWS)?) {
        for (place, cell) in cards.iter_mut().zip(row.exactly(COLUMNS)?) {
            *place = read_optional(&cell)?;
            if place.is_none() && !may_have_gaps {
                return Err(cell.wrong("a gap is only possible while a net or harpoon is used, or when all is over"));
            }
        }
    }
    Ok(table)
}

fn read_last(doc: &Doc<'_>, phase: Phase, seats: usize) -> Result<Option<LastTurns>, Malformed> {
    let Some(last) = doc.or_null() else { return Ok(None) };
    last.only(&["by", "left"])?;
    let least = if phase == Phase::Over { 0 } else { 1 };
    let left = last.field("left")?.number(least..=seats as i64 - 1)? as u8;
    Ok(Some(LastTurns { by: last.field("by")?.seat(seats)?, left }))
}

fn check_tools(doc: &Doc<'_>, open: &Open) -> Result<(), Malformed> {
    let (fits, problem) = match open.phase {
        Phase::Net => (open.nets > 0, "a net is being used, so there must be one"),
        Phase::Harpoon => {
            (open.nets == 0 && open.harpoons > 0, "a harpoon is being used: at least one, and no net is left")
        }
        Phase::Turn
        | Phase::Corner
        | Phase::Depth
        | Phase::Wash
        | Phase::Flip
        | Phase::Extra
        | Phase::Draft
        | Phase::More
        | Phase::Over => (open.nets == 0 && open.harpoons == 0, "in this phase no tool is being used"),
    };
    if fits { Ok(()) } else { Err(doc.wrong(problem)) }
}

fn read_dive(doc: &Doc<'_>, open: &Open) -> Result<Option<Dive>, Malformed> {
    let (needed, possible) = match open.phase {
        Phase::Corner | Phase::Depth | Phase::Wash => (true, true),
        Phase::Net | Phase::Harpoon => (false, true),
        Phase::Turn | Phase::Flip | Phase::Extra | Phase::Draft | Phase::More | Phase::Over => (false, false),
    };
    let Some(doc) = doc.or_null().filter(|_| possible) else {
        let fits = doc.is_null() != needed;
        let problem = if needed { "there must be a dive in this phase" } else { "there is no dive in this phase" };
        return if fits { Ok(None) } else { Err(doc.wrong(problem)) };
    };
    doc.only(&["corner", "cards"])?;
    let corners = Corner::ALL.map(|corner| (corner.name(), corner));
    let field = doc.field("corner")?;
    let placed = open.phase != Phase::Corner;
    let corner = field.or_null().map(|corner| corner.word(&corners)).transpose()?;
    if corner.is_some() != placed {
        return Err(field.wrong("the corner is null while it is being chosen, and only then"));
    }
    let field = doc.field("cards")?;
    let mut dive = Dive { corner, cards: [None; DEEPEST], laid: 0 };
    let (least, most) = if placed { (2, DEEPEST) } else { (1, 1) };
    let may_be_gone = matches!(open.phase, Phase::Net | Phase::Harpoon);
    for (place, item) in dive.cards.iter_mut().zip(field.items(most)?) {
        *place = read_optional(&item)?;
        if place.is_none() && !may_be_gone {
            return Err(item.wrong("a dive card can only be gone after a row was taken"));
        }
        dive.laid += 1;
    }
    if dive.laid() < least {
        return Err(field.wrong(format!("{} cards, at least {least} are needed", dive.laid)));
    }
    if open.phase == Phase::Wash && dive.cards[dive.laid() - 1] != Some(Card::Wave) {
        return Err(field.wrong("only a wave washes: it must be the last card"));
    }
    // DV-7.15 relies on it.
    if may_be_gone && dive.left().count() > open.gaps() {
        return Err(field.wrong("the cards that are left must fit into the gaps of the table").by(rule::LEFT_OVER));
    }
    Ok(Some(dive))
}

fn read_wash(doc: &Doc<'_>, open: &mut Open) -> Result<Choices, Malformed> {
    let mut choices = [None; MAX_DIVERS];
    let Some(doc) = doc.or_null().filter(|_| open.phase == Phase::Wash) else {
        let fits = doc.is_null() && open.phase != Phase::Wash;
        return if fits { Ok(choices) } else { Err(doc.wrong("there is a wash in the phase \"wash\", and only then")) };
    };
    doc.only(&["pending", "choices"])?;
    let field = doc.field("pending")?;
    for item in field.items(open.seats())? {
        let seat = item.seat(open.seats())?;
        if open.catch_of(seat).is_empty() {
            return Err(item.wrong("a diver without a catch is not asked").by(rule::WASH));
        }
        open.pending = open.pending.with(seat);
    }
    field.must_be(&pending(open))?;
    if open.pending.is_empty() {
        return Err(field.wrong("somebody must still have to choose"));
    }
    for (index, item) in doc.field("choices")?.exactly(open.seats())?.enumerate() {
        let Some(card) = read_optional(&item)? else { continue };
        let seat = Seat::at(index);
        if open.options.wash == Wash::InTurn || open.pending.has(seat) || !open.catch_of(seat).has(card) {
            return Err(item.wrong("a choice is a card of the own catch, kept until all have chosen together"));
        }
        choices[index] = Some(card);
    }
    Ok(choices)
}

/// Whether a set lies half scored.
const fn is_scoring(phase: Phase) -> bool {
    matches!(phase, Phase::Flip | Phase::Extra | Phase::Draft)
}

fn read_scoring(doc: &Doc<'_>, open: &mut Open) -> Result<(), Malformed> {
    let scores = is_scoring(open.phase);
    let Some(doc) = doc.or_null().filter(|_| scores) else {
        let fits = doc.is_null() && !scores;
        return if fits {
            Ok(())
        } else {
            Err(doc.wrong("a set is scored in \"flip\", \"extra\", \"draft\", only then"))
        };
    };
    doc.only(&["set", "pool", "drafters"])?;
    let (set, pool, drafters) = (doc.field("set")?, doc.field("pool")?, doc.field("drafters")?);
    open.set = read_bag(&set, Bag::CATCHABLE)?;
    open.pool = read_bag(&pool, Bag::CATCHABLE)?;
    for item in drafters.items(open.seats() - 1)? {
        open.drafters = open.drafters.with(item.seat(open.seats())?);
    }
    drafters.must_be(&numbers(open.clockwise(open.drafters)))?;
    let flips = open.phase == Phase::Flip;
    if flips && sets::made(open.set).is_none() {
        return Err(set.wrong("these cards make no set").by(rule::A_SET));
    }
    if !flips && !open.set.is_empty() {
        return Err(set.wrong("the set is empty once its card is turned down"));
    }
    let in_pool = open.pool.len();
    let pool_fits = match open.phase {
        Phase::Flip => in_pool == 0,
        Phase::Extra => matches!(in_pool, 2 | 3),
        Phase::Draft => in_pool >= open.drafters.len() && in_pool <= 5,
        Phase::Turn
        | Phase::Corner
        | Phase::Depth
        | Phase::Wash
        | Phase::Net
        | Phase::Harpoon
        | Phase::More
        | Phase::Over => in_pool == 0,
    };
    if !pool_fits {
        return Err(
            pool.wrong("empty in \"flip\", 2 or 3 cards in \"extra\", in \"draft\" enough for all and at most 5")
        );
    }
    let drafts = open.phase == Phase::Draft;
    if drafts == open.drafters.is_empty() || open.drafters.has(open.active) {
        return Err(drafters.wrong("in \"draft\" the other divers who have still to take a card, else nobody"));
    }
    // DV-6.9 relies on it.
    if !drafts && open.catch_of(open.active).len() < sets::EXTRA {
        return Err(doc.wrong("the diver needs two further cards in the catch").by(rule::TWO_MORE));
    }
    Ok(())
}
