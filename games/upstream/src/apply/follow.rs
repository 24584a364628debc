//! What follows by itself: turns, rounds, the falling of rows and the end (UP-6, UP-8.1).

use rules::{Log, RuleId, Seat};

use super::draw;
use super::moving::{drift, heron_bites, sort};
use crate::options::{RowDraw, Whirlpool};
use crate::position::{Cell, Column, DRAWN, Fish, Open, Phase, Position, ROWS, Short, TOKENS, Tile, Token};
use crate::{Event, ending, legal, rule};

/// What comes next when nobody has to choose.
#[derive(Clone, Copy)]
pub enum Next {
    /// A new round with its first turn.
    Round,
    Turn(Seat),
    Drifts,
    Moves,
    TurnEnd,
    /// The next seat, or the end of the round.
    Pass,
    RoundEnd,
}

/// All forced things (section 6), until a seat has to choose or the game is over.
pub fn follow(position: &mut Position, mut next: Next, log: &mut impl Log<Event>) {
    loop {
        // UP-8.1: at once, whatever took the last token off the river.
        if !ending::anyone_on_river(&position.open) {
            return ending_comes(position, rule::NOBODY_ON_RIVER, log);
        }
        let open = &mut position.open;
        next = match next {
            Next::Round => {
                open.round += 1;
                let (round, first) = (open.round, marker(open));
                let rule = if round == 1 { rule::FIRST_MARKER } else { rule::ROUND };
                log.push(rule, Event::RoundBegins { round, first });
                Next::Turn(first)
            }
            Next::Turn(seat) => begin_turn(open, seat, log),
            Next::Drifts => {
                let two = {
                    let mut choices = legal::drifters(open);
                    (choices.next(), choices.next())
                };
                match two {
                    (None, _) => Next::Moves,
                    (Some(token), None) => {
                        let Some(index) = legal::find(open, token.cell(), token.fish()) else { return };
                        if drift(open, index, log).ended { Next::TurnEnd } else { Next::Drifts }
                    }
                    (Some(_), Some(_)) => {
                        open.phase = Phase::Drift;
                        return;
                    }
                }
            }
            Next::Moves => {
                if legal::can_move(open) {
                    open.phase = Phase::Move;
                    return;
                }
                Next::TurnEnd
            }
            Next::TurnEnd => {
                end_turn(open, log);
                if !open.herons.is_empty() {
                    open.phase = Phase::Heron;
                    return;
                }
                Next::Pass
            }
            Next::Pass => {
                let seat = open.actor.next(open.seats());
                if seat == marker(open) { Next::RoundEnd } else { Next::Turn(seat) }
            }
            Next::RoundEnd => match end_round(position, log) {
                Some(next) => next,
                None => return,
            },
        };
    }
}

/// The holder of the first player marker; only the set-up has none.
fn marker(open: &Open) -> Seat {
    open.first.unwrap_or(open.starter)
}

fn begin_turn(open: &mut Open, seat: Seat, log: &mut impl Log<Event>) -> Next {
    open.actor = seat;
    if !open.has_river_token(seat) {
        log.push(rule::SKIPPED, Event::Skipped { seat });
        return Next::Pass;
    }
    // UP-6.4: with two seats the first turn of the game has one point less.
    let is_first_of_two = open.seats == 2 && open.round == 1 && seat == marker(open);
    let points = if is_first_of_two { 4 } else { 5 };
    let debt = std::mem::take(&mut open.debt[seat.index()]);
    if debt > 0 {
        log.push(rule::WALLED_DRIFT, Event::DebtPaid { seat, debt });
    }
    open.points = u8::saturating_sub(points, debt);
    log.push(rule::POINTS, Event::TurnBegins { seat, points: open.points });
    Next::Drifts
}

/// UP-6.6, then the herons that have no choice (UP-7.13); those that have one are left in `herons`.
fn end_turn(open: &mut Open, log: &mut impl Log<Event>) {
    let seat = open.actor;
    if open.points > 0 {
        log.push(rule::TURN_ENDS, Event::PointsLost { seat, points: open.points });
        open.points = 0;
    }
    if open.options.whirlpool == Whirlpool::Token {
        let tokens = &mut open.tokens[seat.index()];
        tokens.iter_mut().for_each(|token| *token = token.free());
        sort(tokens);
    }
    let mut last = None;
    for token in *open.tokens_of(seat) {
        if !token.is_on_river() || open.tile(token.cell()) != Tile::HERON || last == Some(token.cell()) {
            continue;
        }
        let cell = token.cell();
        last = Some(cell);
        let both = legal::find(open, cell, Fish::Single).is_some() && legal::find(open, cell, Fish::Pair).is_some();
        if both {
            open.herons.push(cell);
        } else {
            heron_bites(open, cell, token.fish(), log);
        }
    }
    sort_by_name(&mut open.herons);
}

/// `herons` is sorted as plain byte strings: `l10` before `l9`.
pub fn sort_by_name(cells: &mut Short<Cell, TOKENS>) {
    let mut sorted = Short::new(Cell::S1);
    let key = |cell: &Cell| {
        let row = cell.row();
        let (tens, ones) = if row < 10 { (row, 0) } else { (row / 10, row % 10 + 1) };
        (cell.index() % 3, tens, ones)
    };
    let mut left: [Option<Cell>; TOKENS] = [None; TOKENS];
    left.iter_mut().zip(cells.as_slice()).for_each(|(slot, cell)| *slot = Some(*cell));
    left[..cells.len()].sort_unstable_by_key(|cell| cell.as_ref().map(key));
    left.into_iter().flatten().for_each(|cell| sorted.push(cell));
    *cells = sorted;
}

/// UP-6.7 to 6.11; `None` if a seat has to lay or the game is over.
fn end_round(position: &mut Position, log: &mut impl Log<Event>) -> Option<Next> {
    let open = &mut position.open;
    let (seats, held) = (open.seats(), marker(open));
    let layer = if seats == 2 {
        let layer = if open.round % 2 == 1 { held } else { held.next(2) };
        log.push(rule::TWO_SEATS, Event::MarkerStays { first: held, layer });
        layer
    } else {
        open.first = Some(held.next(seats));
        log.push(rule::MARKER_PASSES, Event::MarkerPasses { seat: held.next(seats) });
        held
    };
    if advance(open, log) && open.options.fastest {
        ending_comes(position, rule::FASTEST, log);
        return None;
    }
    fall(open, log);
    if !ending::anyone_on_river(open) {
        ending_comes(position, rule::NOBODY_ON_RIVER, log);
        return None;
    }
    if begin_row(position, layer, log) { None } else { Some(Next::Round) }
}

/// UP-6.8; says whether a token has come to the last field.
fn advance(open: &mut Open, log: &mut impl Log<Event>) -> bool {
    let mut moved = 0;
    let mut arrived = false;
    for tokens in &mut open.tokens {
        for token in tokens.iter_mut().filter(|token| token.is_home()) {
            if let Some(field @ 1..=4) = token.cell().field() {
                *token = Token::new(Cell::field_at(field + 1), token.fish());
                arrived |= field == 4;
                moved += 1;
            }
        }
        sort(tokens);
    }
    if moved > 0 {
        log.push(rule::HOME_ADVANCES, Event::Advanced { tokens: moved });
    }
    arrived
}

/// UP-6.9.
fn fall(open: &mut Open, log: &mut impl Log<Event>) {
    let rows = ending::falling_rows(open.round);
    if rows.is_empty() {
        return;
    }
    let mut lost = 0;
    for tokens in &mut open.tokens {
        for token in tokens.iter_mut().filter(|token| token.is_on_river() && rows.contains(&token.cell().row())) {
            *token = Token::LOST;
            lost += 1;
        }
        sort(tokens);
    }
    for cell in rows.start * 3..rows.end.min(ROWS) * 3 {
        let cell = cell as usize;
        if open.tiles[cell] != Tile::SPAWN {
            open.tiles[cell] = Tile::NONE;
        }
        open.count[cell] = 0;
    }
    log.push(rule::RIVER_FALLS, Event::RowsFall { rows: (rows.start, rows.end - 1), tokens: lost });
}

/// UP-6.10; says whether there is a row to lay.
fn begin_row(position: &mut Position, layer: Seat, log: &mut impl Log<Event>) -> bool {
    let Some(row) = legal::new_row(&position.open) else { return false };
    let middle = Cell::at(Column::Middle, row);
    let is_last = position.stack.len() == 2 && !position.open.tile(middle).is_there();
    let open = &mut position.open;
    // Before any tile of the row is laid, so that `place` sees the spawning ground.
    if is_last {
        if let Some(old) = open.spawn_row.replace(row) {
            open.tiles[Cell::at(Column::Middle, old).index()] = Tile::NONE;
        }
        open.tiles[middle.index()] = Tile::SPAWN;
        log.push(rule::SPAWNING_GROUND, Event::SpawningGround { row });
    }
    open.phase = Phase::Lay;
    open.actor = layer;
    let places = Column::ALL.into_iter().filter(|column| legal::place(open, *column).is_some()).count();
    let tiles = match open.options.row_draw {
        RowDraw::Three => places.min(DRAWN),
        RowDraw::One => places.min(1),
    };
    if tiles == 0 || position.stack.is_empty() {
        return false;
    }
    log.push(rule::NEW_ROW, Event::RowBegins { seat: layer, row });
    (0..tiles).for_each(|_| draw(position, rule::NEW_ROW, log));
    true
}

fn ending_comes(position: &mut Position, rule: RuleId, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    open.phase = Phase::Over;
    open.actor = Seat::at(0);
    open.points = 0;
    open.herons = Short::new(Cell::S1);
    for tokens in &mut open.tokens {
        tokens.iter_mut().for_each(|token| *token = token.free());
        sort(tokens);
    }
    log.push(rule, Event::Ended { fastest: rule == rule::FASTEST });
    ending::tell(open, log);
}
