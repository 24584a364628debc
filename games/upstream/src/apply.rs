//! The only files that change a position: this one with the set-up and the laying of tiles, and the two it divides
//! the rest between, `moving` (UP-7) and `follow` (UP-6).

mod follow;
mod moving;

use rules::{Chance, Checked, Log, Pile, RuleId, Seat, Seats};

pub use self::follow::sort_by_name;
use self::follow::{Next, follow};
pub use self::moving::{Met, sort, travel};
use self::moving::{drift, go, heron_bites};
use crate::legal::{self, Gait};
use crate::options::{Currents, Options, RowDraw, Starter, Whirlpool};
use crate::position::{
    Cell, Column, Fish, KINDS, Kind, Open, Phase, Position, RIVER, SEATS, STACK, Short, TOKENS, Tile, Token,
};
use crate::{Action, rule};

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
    draw(&mut position, rule::SETUP_PLACE, &mut rules::Mute);
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
            draw(position, rule::SETUP_PLACE, log);
        } else {
            // UP-5.7: the seat that would lay the 13th tile.
            let first = (position.open.starter.index() + 12) % position.open.seats();
            position.open.first = Some(Seat::at(first));
            position.open.round = 0;
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
    log.unseal();
    log.push(rule, Event::TurnedUp { seat: position.open.actor, kind });
}
