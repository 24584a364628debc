//! The only file that changes a position.

use rules::{Chance, Checked, Log, Pile, Seat, Seats};

use crate::action::Cell;
use crate::content::{self, TILES, Trade};
use crate::ending;
use crate::options::Options;
use crate::position::{HAND, Hand, MOST_SEATS, Phase, Position, REMOVED, ROUNDS, Stack, Tiles};
use crate::river::{Change, River};
use crate::{Action, rule};

/// The pile that is shuffled in the set-up: all tiles in use.
pub const ALL_TILES: Pile = Pile(0);

/// A few tiles that move together; how many is seen by everybody, which ones perhaps not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Few {
    Seen(Tiles<HAND>),
    Hidden { count: u8 },
}

impl Few {
    #[must_use]
    pub fn hidden(self) -> Self {
        match self {
            Self::Seen(tiles) => Self::Hidden { count: tiles.as_slice().len() as u8 },
            Self::Hidden { .. } => self,
        }
    }
}

/// What happens after an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Chose {
        seat: Seat,
    },
    Laid {
        seat: Seat,
        action: Action,
    },
    Still {
        seat: Seat,
        tile: u8,
    },
    /// A mill or sawmill stands on an oxbow.
    StillWorks {
        seat: Seat,
        trade: Trade,
        tile: u8,
    },
    Joined {
        seat: Seat,
        tiles: u8,
    },
    /// Goods have come to a building that still lacks some.
    Reached {
        seat: Seat,
        trade: Trade,
        tile: u8,
        got: u8,
        needs: u8,
    },
    /// A building has all it needs.
    Works {
        seat: Seat,
        trade: Trade,
        tile: u8,
        got: u8,
        needs: u8,
        points: u8,
    },
    Route {
        seat: Seat,
        pieces: u8,
        points: u8,
    },
    Meadow {
        seat: Seat,
        vertex: (i8, i8),
        quarters: u8,
        points: u8,
    },
    /// No tile fits this cell any more.
    Hole {
        seat: Seat,
        cell: Cell,
    },
    Passed {
        from: Seat,
        to: Seat,
        tiles: Few,
    },
    Drew {
        seat: Seat,
        tiles: Few,
    },
    Discarded {
        seat: Seat,
        tiles: Few,
    },
    Round {
        round: u8,
    },
    LastTileLaid,
    Won {
        seat: Seat,
        points: u8,
    },
    Band {
        seat: Seat,
        band: u8,
        points: u8,
    },
}

pub fn start(options: &Checked<Options>, seats: Seats, chance: &mut impl Chance) -> Position {
    let seats = seats.len();
    let mut tiles = [0; TILES];
    let mut count = 0;
    for tile in (1..=TILES as u8).filter(|&tile| content::in_use(tile, seats)) {
        tiles[count] = tile;
        count += 1;
    }
    let tiles = &mut tiles[..count];
    chance.shuffle(ALL_TILES, tiles);
    let mut position = Position {
        options: **options,
        seats: seats as u8,
        phase: Phase::Choose,
        round: 1,
        hands: [Hand::EMPTY; MOST_SEATS],
        choices: [None; MOST_SEATS],
        stack: Stack::EMPTY,
        removed: Tiles::EMPTY,
        discard: Tiles::EMPTY,
        rivers: empty_rivers(options),
    };
    let mut rest = &*tiles;
    // WW-5.2: the first six of a shuffled pile are six at random.
    if seats == 1 {
        let (removed, left) = tiles.split_at_mut(REMOVED);
        removed.sort_unstable();
        position.removed = removed.iter().copied().collect();
        rest = left;
    }
    rest.iter().for_each(|&tile| position.stack.push_bottom(tile));
    for hand in &mut position.hands[..seats] {
        (0..HAND).for_each(|_| hand.insert(position.stack.draw(), 0));
    }
    position
}

pub fn empty_rivers(options: &Options) -> [River; MOST_SEATS] {
    std::array::from_fn(|_| River::new(options.start))
}

#[inline]
pub fn apply(position: &mut Position, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    position.choices[seat.index()] = Some(action);
    log.push(rule::CHOICE, Event::Chose { seat });
    if position.actors().is_empty() {
        lay_all(position, log);
    }
}

/// WW-6.4 to WW-6.10: all chosen tiles are laid, then the next round begins or the game is over.
fn lay_all(position: &mut Position, log: &mut impl Log<Event>) {
    if position.seats() > 1 {
        log.unseal();
    }
    let mut laid = [0; MOST_SEATS];
    for seat in (0..position.seats()).map(Seat::at) {
        if let Some(action) = position.choices[seat.index()].take() {
            laid[seat.index()] = action.tile;
            lay(&mut position.rivers[seat.index()], seat, action, log);
        }
    }
    let last = position.round == ROUNDS;
    if position.seats() == 1 {
        redraw(position, laid[0], log);
    } else if last {
        for (hand, tile) in position.hands.iter_mut().zip(laid) {
            *hand = hand.without(tile, 0);
        }
    } else {
        pass_and_draw(position, &laid, log);
    }
    if last {
        finish(position, log);
    } else {
        position.round += 1;
        log.push(rule::NEXT_ROUND, Event::Round { round: position.round });
    }
}

fn lay(river: &mut River, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    log.push(rule::LAID_AT_ONCE, Event::Laid { seat, action });
    let before = river.points();
    // Told after the river is whole again, for the texts need its tiles.
    let mut changes = [None; CHANGES];
    let mut count = 0;
    river.lay(action, |change| {
        changes[count] = Some(change);
        count += 1;
    });
    for change in changes.into_iter().take(count).flatten() {
        tell(river, before, seat, action, change, log);
    }
}

/// Still or joined, every building, the route, four corners, and as many holes as there are cells.
const CHANGES: usize = crate::river::PIECES + 6 + crate::edge::MOST;

fn tell(
    river: &River,
    before: crate::score::Points,
    seat: Seat,
    action: Action,
    change: Change,
    log: &mut impl Log<Event>,
) {
    match change {
        Change::Still => {
            log.push(rule::OXBOWS, Event::Still { seat, tile: action.tile });
            if let Some(building) = crate::content::face(action.tile).building {
                let trade = building.trade;
                log.push(rule::STILL_BUILDINGS, Event::StillWorks { seat, trade, tile: action.tile });
            }
        }
        Change::Hole { cell } => log.push(rule::DEAD_CELLS, Event::Hole { seat, cell }),
        Change::Joined { tiles } => log.push(rule::OXBOW_JOINS, Event::Joined { seat, tiles }),
        Change::Reached { piece, got, lacked } => {
            let (Some(tile), Some(building)) = (river.tile(piece), river.face(piece).building) else { return };
            let (trade, tile, needs, points) = (building.trade, tile.tile, building.needs, building.points);
            if got < needs {
                log.push(rule::GOODS_DRIFT, Event::Reached { seat, trade, tile, got, needs });
            } else if lacked {
                let rule = match trade {
                    Trade::Mill => rule::MILLS,
                    Trade::Sawmill => rule::SAWMILLS,
                };
                log.push(rule, Event::Works { seat, trade, tile, got, needs, points });
            }
        }
        Change::Route { pieces } => {
            let points = river.points().ports - before.ports;
            log.push(rule::PORTS, Event::Route { seat, pieces, points });
        }
        Change::Meadow { vertex, quarters } => {
            log.push(rule::MEADOWS, Event::Meadow { seat, vertex, quarters, points: 3 });
        }
    }
}

/// WW-6.6 and WW-6.7.
fn pass_and_draw(position: &mut Position, laid: &[u8; MOST_SEATS], log: &mut impl Log<Event>) {
    let seats = position.seats();
    let given: [Hand; MOST_SEATS] = std::array::from_fn(|seat| position.hands[seat].without(laid[seat], 1));
    for from in (0..seats).map(Seat::at) {
        let to = from.next(seats);
        let hand = given[from.index()];
        position.hands[to.index()] = hand;
        let tiles = Few::Seen(hand.tiles().iter().copied().collect());
        log.push(rule::PASS_LEFT, Event::Passed { from, to, tiles });
    }
    for seat in (0..seats).map(Seat::at) {
        let tile = position.stack.draw();
        position.hands[seat.index()].insert(tile, 0);
        log.push(rule::DRAW, Event::Drew { seat, tiles: Few::Seen([tile].into_iter().collect()) });
    }
}

/// WW-6.8: the solo seat discards what it has not laid and draws anew.
fn redraw(position: &mut Position, laid: u8, log: &mut impl Log<Event>) {
    let seat = Seat::at(0);
    let rest = position.hands[0].without(laid, 0);
    rest.tiles().iter().for_each(|&tile| position.discard.push(tile));
    let tiles = Few::Seen(rest.tiles().iter().copied().collect());
    log.push(rule::SOLO_DRAW, Event::Discarded { seat, tiles });
    position.hands[0] = Hand::EMPTY;
    if position.round < ROUNDS {
        log.unseal();
        (0..HAND).for_each(|_| position.hands[0].insert(position.stack.draw(), 0));
        let tiles = Few::Seen(position.hands[0].tiles().iter().copied().collect());
        log.push(rule::SOLO_DRAW, Event::Drew { seat, tiles });
    }
}

fn finish(position: &mut Position, log: &mut impl Log<Event>) {
    position.phase = Phase::Over;
    log.push(rule::LAST_ROUND, Event::LastTileLaid);
    let total = |seat: Seat| position.rivers[seat.index()].points().total();
    if position.seats() == 1 {
        let (seat, points) = (Seat::at(0), total(Seat::at(0)));
        log.push(rule::BANDS, Event::Band { seat, band: ending::band(points) as u8, points });
        return;
    }
    let outcome = ending::outcome(position);
    for seat in (0..position.seats()).map(Seat::at) {
        if outcome.ranks()[seat.index()] == 1 {
            log.push(rule::RANKS, Event::Won { seat, points: total(seat) });
        }
    }
}
