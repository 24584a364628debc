//! The only file that changes a position, together with its two parts: `wash.rs` and `score.rs`.

use rules::{Chance, Checked, Log, Pile, RuleId, Seat, Seats};

use crate::action::Pick;
use crate::cards::{Bag, Card, DECK};
use crate::event::{Event, Tool};
use crate::options::{Consolation, Options};
use crate::position::{Deck, LastTurns, MAX_DIVERS, Open, Phase, Position, TURNS_A_SEAT};
use crate::reef::{Cell, Corner, Dive, Place, meets};
use crate::{Action, ending, legal, rule, score, wash};

/// The one pile that is ever shuffled.
pub const PILE: Pile = Pile(0);

pub fn start(options: &Checked<Options>, seats: Seats, chance: &mut impl Chance) -> Position {
    let mut position = Position {
        open: Open {
            options: **options,
            seats: seats.len() as u8,
            phase: Phase::Turn,
            active: Seat::at(0),
            turn: 1,
            discard: Bag::ALL,
            table: [[None; 4]; 3],
            dive: None,
            nets: 0,
            harpoons: 0,
            pending: Seats::NONE,
            set: Bag::EMPTY,
            pool: Bag::EMPTY,
            drafters: Seats::NONE,
            last: None,
            catch: [Bag::EMPTY; MAX_DIVERS],
            scored: [Bag::EMPTY; MAX_DIVERS],
        },
        deck: Deck::EMPTY,
        sealed: [None; MAX_DIVERS],
    };
    // DV-5.1: all cards lie as discards for a moment, and are shuffled into the deck as later on.
    shuffle(&mut position, chance);
    for cell in position.open.table.iter_mut().flatten() {
        *cell = position.deck.pop();
    }
    position
}

pub fn apply(position: &mut Position, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    match action {
        Action::Dive => dive(position, chance, log),
        Action::Corner(corner) => place(position, corner, chance, log),
        Action::Deeper => lay(position, chance, log),
        Action::TakeColumn => take_column(position, chance, log),
        Action::TakeRow(pick) => take_row(position, pick, chance, log),
        Action::Net { from, card } => {
            let open = &mut position.open;
            open.catch[from.index()].remove(card);
            open.catch[seat.index()].add(card);
            log.push(rule::NET, Event::Netted { seat, from, card });
            open.nets -= 1;
            use_tools(position, chance, log);
        }
        Action::NoNet => {
            log.push(rule::NET, Event::Declined { seat, tool: Tool::Net });
            position.open.nets -= 1;
            use_tools(position, chance, log);
        }
        Action::Harpoon(cell) => harpoon(position, seat, cell, chance, log),
        Action::NoHarpoon => {
            log.push(rule::HARPOON, Event::Declined { seat, tool: Tool::Harpoon });
            position.open.harpoons -= 1;
            use_tools(position, chance, log);
        }
        Action::Wash(card) => wash::choose(position, seat, card, chance, log),
        Action::Score(set) => score::begin(&mut position.open, seat, set, log),
        Action::Flip(card) => score::flip(&mut position.open, seat, card, log),
        Action::Extra(cards) => score::offer(&mut position.open, seat, cards, log),
        Action::Draft(card) => score::draft(position, seat, card, chance, log),
        Action::Done => {
            log.push(rule::FURTHER_SETS, Event::ScoringEnds { seat });
            end_turn(position, chance, log);
        }
    }
}

/// DV-7.20: the discard pile becomes the deck.
fn shuffle(position: &mut Position, chance: &mut impl Chance) -> usize {
    let mut cards = [0; DECK];
    let count = position.open.discard.len();
    position.open.discard.cards().zip(&mut cards).for_each(|(card, place)| *place = card as u8);
    position.open.discard = Bag::EMPTY;
    chance.shuffle(PILE, &mut cards[..count]);
    // The tape is written from the top.
    cards[..count].iter().rev().for_each(|card| position.deck.push(Card::at(usize::from(*card))));
    count
}

/// Turns up the top card. There always is one (DV-7.21).
#[inline]
fn draw(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Option<Card> {
    log.unseal();
    if position.deck.is_empty() {
        let cards = shuffle(position, chance) as u8;
        log.push(rule::RESHUFFLE, Event::Reshuffled { cards });
    }
    position.deck.pop()
}

fn dive(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(card) = draw(position, chance, log) else { return };
    log.push(rule::DIVE, Event::Turned { seat: position.open.active, card });
    position.open.dive = Some(Dive::new(card));
    position.open.phase = Phase::Corner;
}

fn place(position: &mut Position, corner: Corner, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let seat = position.open.active;
    let Some(dive) = &mut position.open.dive else { return };
    dive.corner = Some(corner);
    if let Some(card) = dive.cards[0] {
        log.push(rule::ANY_CORNER, Event::Placed { seat, card, corner });
    }
    lay(position, chance, log);
}

/// DV-7.3: draws the next dive card, lays it and checks it.
fn lay(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(card) = draw(position, chance, log) else { return };
    let open = &mut position.open;
    let Some(dive) = &mut open.dive else { return };
    let Some(corner) = dive.corner else { return };
    let cause = meets(&open.table, dive, corner, card);
    dive.lay(card);
    let nth = dive.laid;
    log.push(rule::LAID_AND_CHECKED, Event::Laid { card, nth });
    if !cause.spoils() {
        open.phase = Phase::Depth;
        return;
    }
    let rule = if card.is_fish() { rule::SAME_COLOUR } else { rule::SAME_CARD };
    log.push(rule, Event::Spoiled { card, cause });
    if card == Card::Wave {
        wash::begin(position, chance, log);
    } else {
        break_off(position, rule::CONSOLATION, rule::EMPTY_HANDED, chance, log);
    }
}

/// A dive was interrupted: a consolation after the second card (DV-7.6), nothing later on (DV-7.7).
/// Waves that have gone before leave nothing in their place (DV-7.19).
pub fn break_off(
    position: &mut Position,
    consoled: RuleId,
    empty: RuleId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let open = &mut position.open;
    let seat = open.active;
    let Some(dive) = open.dive.take() else { return };
    let first = dive.cards[0].filter(|_| dive.laid == 2);
    let kept = usize::from(first.is_some());
    dive.cards[kept..].iter().flatten().for_each(|card| open.discard.add(*card));
    match first {
        None => log.push(empty, Event::EmptyHanded { seat }),
        Some(card @ (Card::Net | Card::Harpoon)) if open.options.consolation == Consolation::Lost => {
            open.discard.add(card);
            log.push(consoled, Event::ToolLost { seat, card });
        }
        Some(card) => {
            log.push(consoled, Event::Consoled { seat, card });
            collect(open, card, log);
        }
    }
    use_tools(position, chance, log);
}

/// DV-7.11 and DV-7.12: what becomes of one collected card.
#[inline]
fn collect(open: &mut Open, card: Card, log: &mut impl Log<Event>) {
    let seat = open.active;
    match card {
        Card::Wave => {
            open.discard.add(card);
            log.push(rule::TOOLS_AT_ONCE, Event::WaveIgnored);
        }
        Card::Net => {
            open.discard.add(card);
            open.nets += 1;
        }
        Card::Harpoon => {
            open.discard.add(card);
            open.harpoons += 1;
        }
        Card::Shrimp
        | Card::G1
        | Card::G2
        | Card::G3
        | Card::R1
        | Card::R2
        | Card::R3
        | Card::Y1
        | Card::Y2
        | Card::Y3 => {
            open.catch[seat.index()].add(card);
            log.push(rule::INTO_THE_CATCH, Event::Caught { seat, card });
        }
    }
}

fn take_column(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let Some(dive) = open.dive.take() else { return };
    log.push(rule::TAKE, Event::Surfaced { seat: open.active, cards: dive.laid, row: None });
    dive.left().for_each(|card| collect(open, card, log));
    use_tools(position, chance, log);
}

fn take_row(position: &mut Position, pick: Pick, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let Some(mut dive) = open.dive else { return };
    let Some(row) = dive.last_row() else { return };
    log.push(rule::TAKE, Event::Surfaced { seat: open.active, cards: dive.laid, row: Some(row as u8) });
    for column in pick.columns() {
        if let Some(card) = open.table[row][column].take() {
            collect(open, card, log);
        }
    }
    if pick.has_dive()
        && let Some(card) = dive.cards[dive.laid() - 1].take()
    {
        collect(open, card, log);
    }
    open.dive = Some(dive);
    use_tools(position, chance, log);
}

fn harpoon(position: &mut Position, seat: Seat, cell: Cell, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let card = match cell.place() {
        Place::Table { row, column } => open.table[row][column].take(),
        Place::Dive(index) => open.dive.as_mut().and_then(|dive| dive.cards[index].take()),
    };
    if let Some(card) = card {
        open.catch[seat.index()].add(card);
        log.push(rule::HARPOON, Event::Harpooned { seat, card, cell });
    }
    open.harpoons -= 1;
    use_tools(position, chance, log);
}

/// DV-6.6 and 6.7: asks for the next use of a tool; without any left, the turn comes to its end.
fn use_tools(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let seat = open.active;
    if open.nets > 0 {
        if legal::has_net_target(open) {
            announce(open, Phase::Net, Event::Ready { seat, tool: Tool::Net, uses: open.nets }, log);
            return;
        }
        log.push(rule::NET_PHASE, Event::Lapsed { seat, tool: Tool::Net, uses: open.nets });
        open.nets = 0;
    }
    if open.harpoons > 0 {
        if legal::fish_lying_out(open).next().is_some() {
            announce(open, Phase::Harpoon, Event::Ready { seat, tool: Tool::Harpoon, uses: open.harpoons }, log);
            return;
        }
        log.push(rule::HARPOON_PHASE, Event::Lapsed { seat, tool: Tool::Harpoon, uses: open.harpoons });
        open.harpoons = 0;
    }
    leave_over(open, log);
    end_turn(position, chance, log);
}

/// Says once that a tool is ready (DV-7.12), and that a further use is chosen apart (DV-7.16).
fn announce(open: &mut Open, phase: Phase, ready: Event, log: &mut impl Log<Event>) {
    let rule = if open.phase == phase { rule::ONE_BY_ONE } else { rule::TOOLS_AT_ONCE };
    open.phase = phase;
    log.push(rule, ready);
}

/// DV-7.15: dive cards that nobody took fill the gaps.
fn leave_over(open: &mut Open, log: &mut impl Log<Event>) {
    let Some(dive) = open.dive.take() else { return };
    for card in dive.left() {
        match open.first_gap() {
            Some((row, column)) => {
                open.table[row][column] = Some(card);
                log.push(rule::LEFT_OVER, Event::LeftOver { card, cell: Cell::on_table(row, column) });
            }
            // They always fit; a card that did not would still be in the game.
            None => open.discard.add(card),
        }
    }
}

/// DV-6.12: is the end near, is it here (DV-8.2, 8.3, 8.6), and if not, the next turn begins.
pub fn end_turn(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let seat = open.active;
    let points = ending::points(open, seat);
    match &mut open.last {
        Some(last) => last.left = last.left.saturating_sub(1),
        None if points >= open.options.length.mark() => {
            open.last = Some(LastTurns { by: seat, left: open.seats - 1 });
            log.push(rule::END_IS_NEAR, Event::EndIsNear { seat, points: points as u16 });
        }
        None => {}
    }
    let all_had_theirs = open.last.is_some_and(|last| last.left == 0);
    let stops = open.turn >= TURNS_A_SEAT * u16::from(open.seats);
    if all_had_theirs || stops {
        if !all_had_theirs {
            log.push(rule::STOP, Event::Stopped { turns: open.turn });
        }
        return finish(open, log);
    }
    open.active = seat.next(open.seats());
    open.turn += 1;
    open.phase = Phase::Turn;
    match open.last {
        Some(last) => log.push(rule::LAST_TURNS, Event::LastTurn { seat: open.active, left: last.left }),
        None => log.push(rule::END_OF_TURN, Event::TurnBegins { seat: open.active }),
    }
    fill(position, chance, log);
}

/// DV-6.1: every gap is filled from the deck in reading order.
fn fill(position: &mut Position, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let mut cards = 0;
    while let Some((row, column)) = position.open.first_gap() {
        let Some(card) = draw(position, chance, log) else { break };
        position.open.table[row][column] = Some(card);
        cards += 1;
    }
    if cards > 0 {
        log.push(rule::FILL, Event::Filled { cards });
    }
}

fn finish(open: &mut Open, log: &mut impl Log<Event>) {
    open.phase = Phase::Over;
    for seat in open.divers().filter(|&seat| ending::rank(open, seat) == 1) {
        let points = ending::points(open, seat);
        let level = open.divers().filter(|&other| ending::points(open, other) == points).count();
        let rule = if level > 1 { rule::FEWER_SHRIMP } else { rule::MOST_POINTS };
        log.push(rule, Event::Won { seat, points: points as u16 });
    }
}
