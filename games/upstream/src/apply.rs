//! The only file that changes a position.

use rules::{Chance, Checked, Log, Pile, RuleId, Seat, Seats};

use crate::legal::{self, Gait, Step};
use crate::options::{Currents, Options, RowDraw, Starter, Whirlpool};
use crate::position::{
    Cell, Column, DRAWN, Edge, Fish, KINDS, Kind, Open, Phase, Position, RIVER, ROWS, SEATS, STACK, Short, TOKENS,
    Tile, Token,
};
use crate::{Action, ending, rule};

/// The pile that is shuffled in the set-up.
pub const STACK_PILE: Pile = Pile(0);

/// What happens after an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    TurnedUp { seat: Seat, kind: Kind },
    Laid { seat: Seat, tile: Tile, cell: Cell },
    RoundBegins { round: u8, first: Seat },
    TurnBegins { seat: Seat, points: u8 },
    DebtPaid { seat: Seat, debt: u8 },
    Skipped { seat: Seat },
    Swam { seat: Seat, fish: Fish, from: Cell, to: Cell },
    Jumped { seat: Seat, fish: Fish, from: Cell, to: Cell, cost: u8 },
    Caught { seat: Seat, by: Kind, cell: Cell },
    Lost { seat: Seat, cell: Cell },
    LostInJump { seat: Seat, cell: Cell },
    Whirled { seat: Seat, cell: Cell, stops: Whirlpool },
    Carried { seat: Seat, fish: Fish, from: Cell, to: Cell },
    Waits { seat: Seat, cell: Cell },
    WallPaid { seat: Seat, cell: Cell },
    WallOwed { seat: Seat, cell: Cell },
    Home { seat: Seat, fish: Fish },
    PointsLost { seat: Seat, points: u8 },
    MarkerPasses { seat: Seat },
    MarkerStays { first: Seat, layer: Seat },
    Advanced { tokens: u8 },
    RowsFall { rows: (u8, u8), tokens: u8 },
    SpawningGround { row: u8 },
    RowBegins { seat: Seat, row: u8 },
    Ended { fastest: bool },
    NobodyHome,
    Scored { seat: Seat, fish: u8, fields: u8 },
    Won { seat: Seat },
}

pub fn start(options: &Checked<Options>, seats: Seats, chance: &mut impl Chance) -> Position {
    let seats = seats.len();
    let mut cards = [0; STACK];
    let mut len = 0;
    for (kind, count) in Kind::ALL.into_iter().zip(stack_of(options, seats)) {
        cards[len..len + count].fill(kind as u8);
        len += count;
    }
    chance.shuffle(STACK_PILE, &mut cards[..len]);
    let starter = match options.starter {
        Starter::Random => Seat::at(chance.pick(seats as u8).into()),
        Starter::Seat0 => Seat::at(0),
    };
    let mut stack = Short::new(Kind::Water);
    cards[..len].iter().rev().for_each(|&card| stack.push(Kind::ALL[card as usize]));
    let sea = [
        Cell::at(Column::Middle, 0),
        Cell::at(Column::Left, 1),
        Cell::at(Column::Middle, 1),
        Cell::at(Column::Right, 1),
    ];
    let mut open = Open {
        options: **options,
        seats: seats as u8,
        phase: Phase::Setup,
        actor: starter,
        round: 0,
        starter,
        first: None,
        points: 0,
        debt: [0; SEATS],
        herons: Short::new(Cell::S1),
        drawn: Short::new(Kind::Water),
        spawn_row: None,
        tokens: [[Token::LOST; TOKENS]; SEATS],
        tiles: [Tile::NONE; RIVER],
        count: [0; RIVER],
    };
    for cell in sea {
        open.tiles[cell.index()] = Tile::SEA;
        open.count[cell.index()] = seats as u8;
    }
    open.tokens[..seats].fill(sea.map(|cell| Token::new(cell, Fish::Pair)));
    let mut position = Position { open, stack };
    draw(&mut position, rule::LAYING_ORDER, &mut rules::Mute);
    position
}

/// How many tiles of each kind the stack has (UP-5.1, UP-3.2, UP-3.4).
pub fn stack_of(options: &Options, seats: usize) -> [usize; KINDS] {
    let mut counts = [7, 4, 5, 3, 5, 5, 0];
    if seats == 2 && options.whirlpool == Whirlpool::Off {
        counts[Kind::Rock as usize] = 0;
        counts[Kind::Heron as usize] = 4;
    }
    let swaps: &[(Kind, usize)] = match options.currents {
        Currents::Off => &[],
        Currents::Add => {
            counts[Kind::Current as usize] = 6;
            &[]
        }
        Currents::Herons => &[(Kind::Heron, 5), (Kind::Rock, 1)],
        Currents::Eagles => &[(Kind::Eagle, 5), (Kind::Rock, 1)],
        Currents::Water => &[(Kind::Water, 6)],
        Currents::WaterRock => &[(Kind::Water, 3), (Kind::Rock, 3)],
    };
    for &(kind, most) in swaps {
        let swapped = counts[kind as usize].min(most);
        counts[kind as usize] -= swapped;
        counts[Kind::Current as usize] += swapped;
    }
    counts
}

pub fn apply(position: &mut Position, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Lay { kind, column, rotation } => lay(position, seat, kind, column, rotation, log),
        Action::Drift { cell, fish } => {
            let Some(index) = legal::find(&position.open, cell, fish) else { return };
            let met = drift(&mut position.open, index, log);
            follow(position, if met.ended { Next::TurnEnd } else { Next::Drifts }, log);
        }
        Action::Swim { from, fish, edge } => go(position, from, fish, edge, 1, Gait::Swim, log),
        Action::Jump { from, fish, edge, distance } => {
            go(position, from, fish, edge, distance as u8, Gait::Jump, log);
        }
        Action::Heron { cell, fish } => {
            heron_bites(&mut position.open, cell, fish, log);
            position.open.herons.remove(0, Cell::S1);
            if position.open.herons.is_empty() {
                follow(position, Next::Pass, log);
            }
        }
    }
}

// Laying

fn lay(position: &mut Position, seat: Seat, kind: Kind, column: Column, rotation: u8, log: &mut impl Log<Event>) {
    let open = &mut position.open;
    let Some(cell) = legal::place(open, column) else { return };
    let Some(at) = open.drawn.as_slice().iter().position(|drawn| *drawn == kind) else { return };
    open.drawn.remove(at, Kind::Water);
    let tile = Tile::turned(kind, rotation);
    open.tiles[cell.index()] = tile;
    let in_setup = open.phase == Phase::Setup;
    let rule = match kind {
        Kind::Current => rule::ARROW,
        Kind::Waterfall | Kind::Bear if in_setup => rule::FREE_ROTATION,
        _ if in_setup => rule::SETUP_PLACE,
        _ => rule::NEW_ROW,
    };
    log.push(rule, Event::Laid { seat, tile, cell });
    let has_place = Column::ALL.into_iter().any(|column| legal::place(&position.open, column).is_some());
    if in_setup {
        position.open.actor = seat.next(position.open.seats());
        if has_place && !position.stack.is_empty() {
            draw(position, rule::LAYING_ORDER, log);
        } else {
            // UP-5.7: the seat that would lay the 13th tile.
            let first = (position.open.starter.index() + 12) % position.open.seats();
            position.open.first = Some(Seat::at(first));
            follow(position, Next::Round, log);
        }
    } else if position.open.drawn.is_empty() {
        let goes_on = position.open.options.row_draw == RowDraw::One && has_place && !position.stack.is_empty();
        if goes_on {
            draw(position, rule::NEW_ROW, log);
        } else {
            follow(position, Next::Round, log);
        }
    }
}

/// Turns up the top tile.
fn draw(position: &mut Position, rule: RuleId, log: &mut impl Log<Event>) {
    let Some(&kind) = position.stack.as_slice().last() else { return };
    position.stack.remove(position.stack.len() - 1, Kind::Water);
    position.open.drawn.push(kind);
    log.push(rule, Event::TurnedUp { seat: position.open.actor, kind });
}

// Moving

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

fn go(
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
        *debt = debt.saturating_add(1);
        log.push(rule::WALLED_DRIFT, Event::WallOwed { seat, cell: from });
    }
    // The drift is a jump: a bear on the target bites.
    if open.tile(to).is_bear() { bite(seat, fish, Kind::Bear, to, log) } else { Some(fish) }
}

/// A waiting token drifts at the start of the turn (UP-7.32).
fn drift(open: &mut Open, index: usize, log: &mut impl Log<Event>) -> Met {
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

fn heron_bites(open: &mut Open, cell: Cell, fish: Fish, log: &mut impl Log<Event>) {
    let Some(index) = legal::find(open, cell, fish) else { return };
    open.count[cell.index()] -= 1;
    let left = bite(open.actor, fish, Kind::Heron, cell, log);
    let token = left.map_or(Token::LOST, |fish| Token::new(cell, fish));
    settle(open, index, token, Met::default());
}

// What follows by itself

/// What comes next when nobody has to choose.
#[derive(Clone, Copy)]
enum Next {
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
fn follow(position: &mut Position, mut next: Next, log: &mut impl Log<Event>) {
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
    let rule = if is_first_of_two { rule::TWO_SEATS } else { rule::POINTS };
    log.push(rule, Event::TurnBegins { seat, points: open.points });
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
