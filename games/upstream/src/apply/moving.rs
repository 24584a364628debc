//! Moves and drifts, with everything a token meets on its way (UP-7).

use rules::{Log, RuleId, Seat};

use super::follow::{Next, follow};
use crate::legal::{self, Gait, Step};
use crate::options::Whirlpool;
use crate::position::{Cell, Edge, Fish, Kind, MAX_DEBT, Open, Position, TOKENS, Tile, Token};
use crate::{Event, rule};

/// What a moving token met with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Met {
    /// The token is lost.
    pub lost: bool,
    /// A whirlpool ended the turn.
    pub ended: bool,
    /// This eagle has flown.
    pub flew: Option<Cell>,
}

pub fn go(
    position: &mut Position,
    from: Cell,
    fish: Fish,
    edge: Edge,
    distance: u8,
    gait: Gait,
    log: &mut impl Log<Event>,
) {
    let Some(index) = legal::find(&position.open, from, fish) else { return };
    let token = position.open.tokens_of(position.open.actor)[index];
    let to = (0..distance).fold(from, |cell, _| cell.step(edge).unwrap_or(cell));
    let met = travel(&mut position.open, Step { index, token, edge, distance, to, gait }, log);
    follow(position, if met.ended { Next::TurnEnd } else { Next::Moves }, log);
}

/// A swim or jump of a token of the seat in turn, with everything it meets.
#[inline]
pub fn travel(open: &mut Open, step: Step, log: &mut impl Log<Event>) -> Met {
    let seat = open.actor;
    let from = step.token.cell();
    open.points -= step.cost();
    open.count[from.index()] -= 1;
    let mut fish = step.token.fish();
    let to = step.to;
    match step.gait {
        Gait::Swim => log.push(rule::SWIM, Event::Swam { seat, fish, from, to: shown(open, to) }),
        Gait::Jump => {
            log.push(rule::JUMP, Event::Jumped { seat, fish, from, to: shown(open, to), cost: step.cost() });
            let mut here = from;
            for _ in 0..=step.distance {
                // UP-7.12: each bear on the way bites, in order of travel.
                if open.tile(here).is_bear() {
                    match bite(seat, fish, Kind::Bear, here, log) {
                        Some(left) => fish = left,
                        None => {
                            log.push(rule::LOST_IN_MID_JUMP, Event::LostInJump { seat, cell: here });
                            return settle(open, step.index, Token::LOST, Met { lost: true, ..Met::default() });
                        }
                    }
                }
                here = here.step(step.edge).unwrap_or(here);
            }
        }
    }
    arrive(open, step.index, to, fish, log)
}

/// The name of the place a token goes to: the first spawning field has its own.
fn shown(open: &Open, cell: Cell) -> Cell {
    if open.tile(cell) == Tile::SPAWN { Cell::S1 } else { cell }
}

/// UP-7.10: what is left of a token after a catch.
fn bite(seat: Seat, fish: Fish, by: Kind, cell: Cell, log: &mut impl Log<Event>) -> Option<Fish> {
    let rule = match by {
        Kind::Bear => rule::BEAR,
        Kind::Heron => rule::HERON,
        Kind::Eagle | Kind::Water | Kind::Waterfall | Kind::Rock | Kind::Current => rule::EAGLE,
    };
    log.push(rule, Event::Caught { seat, by, cell });
    match fish {
        Fish::Pair => Some(Fish::Single),
        Fish::Single => {
            log.push(rule::CAUGHT, Event::Lost { seat, cell });
            None
        }
    }
}

/// A token comes onto a cell that has room: eagle, whirlpool, current, spawning field (UP-7.11, 7.20, 7.21, 7.31).
#[inline]
fn arrive(open: &mut Open, index: usize, mut cell: Cell, mut fish: Fish, log: &mut impl Log<Event>) -> Met {
    let seat = open.actor;
    let mut met = Met::default();
    loop {
        let tile = open.tile(cell);
        if tile == Tile::SPAWN {
            log.push(rule::S1_STOPS, Event::Home { seat, fish });
            return settle(open, index, Token::new(Cell::S1, fish), met);
        }
        if tile == Tile::EAGLE {
            open.tiles[cell.index()] = Tile::FLOWN;
            met.flew = Some(cell);
            match bite(seat, fish, Kind::Eagle, cell, log) {
                Some(left) => fish = left,
                None => return settle(open, index, Token::LOST, Met { lost: true, ..met }),
            }
        }
        let mut token = Token::new(cell, fish);
        if tile == Tile::ROCK {
            let stops = open.options.whirlpool;
            match stops {
                Whirlpool::Off => {}
                Whirlpool::Turn => {
                    met.ended = true;
                    log.push(rule::WHIRLPOOL_ENDS_TURN, Event::Whirled { seat, cell, stops });
                }
                Whirlpool::Token => {
                    token = token.stopped();
                    log.push(rule::WHIRLPOOL_STOPS_TOKEN, Event::Whirled { seat, cell, stops });
                }
            }
        }
        if !tile.is_current() {
            return settle(open, index, token, met);
        }
        let Some((edge, target)) = legal::drift_target(open, cell) else {
            log.push(rule::CARRIED, Event::Waits { seat, cell });
            return settle(open, index, token, met);
        };
        match carry(open, fish, (cell, edge, target), rule::CARRIED, log) {
            Some(left) => (cell, fish) = (target, left),
            None => return settle(open, index, Token::LOST, Met { lost: true, ..met }),
        }
    }
}

/// A current carries a token across one border (UP-7.31, 7.33); what is left of it.
fn carry(
    open: &mut Open,
    fish: Fish,
    (from, edge, to): (Cell, Edge, Cell),
    rule: RuleId,
    log: &mut impl Log<Event>,
) -> Option<Fish> {
    let seat = open.actor;
    log.push(rule, Event::Carried { seat, fish, from, to: shown(open, to) });
    if !open.is_walled(from, edge, to) {
        return Some(fish);
    }
    if open.points > 0 {
        open.points -= 1;
        log.push(rule::WALLED_DRIFT, Event::WallPaid { seat, cell: from });
    } else {
        let debt = &mut open.debt[seat.index()];
        *debt = debt.saturating_add(1).min(MAX_DEBT);
        log.push(rule::WALLED_DRIFT, Event::WallOwed { seat, cell: from });
    }
    // The drift is a jump: a bear on the target bites.
    if open.tile(to).is_bear() { bite(seat, fish, Kind::Bear, to, log) } else { Some(fish) }
}

/// A waiting token drifts at the start of the turn (UP-7.32).
pub fn drift(open: &mut Open, index: usize, log: &mut impl Log<Event>) -> Met {
    let token = open.tokens_of(open.actor)[index];
    let from = token.cell();
    let Some((edge, to)) = legal::drift_target(open, from) else { return Met::default() };
    open.count[from.index()] -= 1;
    match carry(open, token.fish(), (from, edge, to), rule::DRIFT, log) {
        Some(fish) => arrive(open, index, to, fish, log),
        None => settle(open, index, Token::LOST, Met { lost: true, ..Met::default() }),
    }
}

/// Puts a token down where its move ends, and the seat's tokens in order.
#[inline]
fn settle(open: &mut Open, index: usize, token: Token, met: Met) -> Met {
    if token.is_on_river() {
        open.count[token.cell().index()] += 1;
    }
    let tokens = &mut open.tokens[open.actor.index()];
    tokens[index] = token;
    sort(tokens);
    met
}

#[inline]
pub fn sort(tokens: &mut [Token; TOKENS]) {
    for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        if tokens[b] < tokens[a] {
            tokens.swap(a, b);
        }
    }
}

pub fn heron_bites(open: &mut Open, cell: Cell, fish: Fish, log: &mut impl Log<Event>) {
    let Some(index) = legal::find(open, cell, fish) else { return };
    open.count[cell.index()] -= 1;
    let left = bite(open.actor, fish, Kind::Heron, cell, log);
    let token = left.map_or(Token::LOST, |fish| Token::new(cell, fish));
    settle(open, index, token, Met::default());
}
