//! The only file that changes a position.

use rules::{Chance, Checked, Log, Pile, RuleId, Seat, Seats};

use crate::options::{Options, Setup};
use crate::position::{Crab, End, Out, Phase, Position, Quiet, QuietMoves, Rock, Rocks, Size, Stacks};
use crate::{Action, ending, legal, rule};

/// The pile that is shuffled in the set-up: all crabs of all seats.
pub const CRABS: Pile = Pile(0);

/// What happens after an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Placed {
        crab: Crab,
        rock: Rock,
    },
    /// All crabs are down; this seat begins to move.
    MovingBegins {
        seat: Seat,
    },
    Walked {
        crab: Crab,
        from: Rock,
        to: Rock,
        onto: Crab,
    },
    Emptied {
        rock: Rock,
    },
    Washed {
        cluster: Rocks,
        crabs: u8,
    },
    MustChoose {
        seat: Seat,
        clusters: u8,
    },
    Out {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
    Drawn {
        end: End,
    },
}

pub fn start(options: &Checked<Options>, seats: Seats, chance: &mut impl Chance) -> Position {
    let seats = seats.len();
    let mut position = Position {
        options: **options,
        seats: seats as u8,
        phase: Phase::Place,
        turn: Seat::at(options.first.into()),
        end: None,
        out: Out::default(),
        hand: [[0; 3]; 4],
        stacks: Stacks::EMPTY,
        quiet: QuietMoves::EMPTY,
    };
    match options.setup {
        Setup::Placed => position.hand[..seats].fill([3; 3]),
        Setup::Random => {
            let mut crabs = [0; 36];
            let crabs = &mut crabs[..seats * 9];
            crabs.iter_mut().enumerate().for_each(|(nth, kind)| *kind = nth as u8 / 3);
            chance.shuffle(CRABS, crabs);
            let mut laid = [0; 12];
            for (rock, &kind) in position.rocks_in_use().iter().zip(crabs.iter()) {
                position.stacks.put(rock, kind, laid[kind as usize]);
                laid[kind as usize] += 1;
            }
            position.phase = Phase::Move;
        }
    }
    position
}

pub fn apply(position: &mut Position, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Put { size, rock } => put(position, seat, size, rock, log),
        Action::Move { from, to } => walk(position, from, to, log),
        Action::Keep { lowest } => keep(position, lowest, log),
    }
}

fn put(position: &mut Position, seat: Seat, size: Size, rock: Rock, log: &mut impl Log<Event>) {
    let crab = Crab { seat, size };
    let left = &mut position.hand[seat.index()][size as usize];
    *left -= 1;
    position.stacks.put(rock, crab.kind(), 2 - *left);
    log.push(rule::PLACE_IN_TURN, Event::Placed { crab, rock });
    let seats = position.seats();
    let holds = |seat: &Seat| position.hand[seat.index()].iter().any(|&left| left > 0);
    let mut next = seat;
    let placing = (0..seats).find_map(|_| {
        next = next.next(seats);
        holds(&next).then_some(next)
    });
    match placing {
        Some(next) => position.turn = next,
        None => {
            position.phase = Phase::Move;
            position.turn = Seat::at(position.options.first.into());
            log.push(rule::PLACING_ENDS, Event::MovingBegins { seat: position.turn });
        }
    }
}

#[inline]
fn walk(position: &mut Position, from: Rock, to: Rock, log: &mut impl Log<Event>) {
    let onto = position.stacks.top(to);
    let kind = position.stacks.shift(from, to);
    if let Some(onto) = onto {
        log.push(rule::MOVED_ON_TOP, Event::Walked { crab: Crab::of_kind(kind), from, to, onto });
    }
    if position.stacks.height(from) > 0 {
        position.quiet.push(Quiet::new(from, to, kind));
        return pass_turn(position, log);
    }
    // CR-7.1: a rock that becomes empty is a lasting change.
    position.quiet.clear();
    log.push(rule::EMPTY_FOR_EVER, Event::Emptied { rock: from });
    let occupied = position.stacks.occupied();
    let is_whole = occupied.hang_together_round(from) || occupied.cluster_of(Rocks::one(to)) == occupied;
    if is_whole || !wave(position, log) {
        pass_turn(position, log);
    }
}

/// The wave (CR-5.2 to 5.5); says whether the seat that moved must choose.
fn wave(position: &mut Position, log: &mut impl Log<Event>) -> bool {
    let weigh = |cluster: Rocks| (cluster.len(), position.stacks.crabs_on(cluster));
    let occupied = position.stacks.occupied();
    let best = legal::clusters(occupied).map(weigh).max().unwrap_or_default();
    let tied = legal::clusters(occupied).filter(|&cluster| weigh(cluster) == best).count();
    for cluster in legal::clusters(occupied) {
        let (rocks, crabs) = (cluster.len(), position.stacks.crabs_on(cluster));
        if rocks < best.0 {
            wash(position, cluster, rule::MOST_ROCKS, log);
        } else if crabs < best.1 {
            wash(position, cluster, rule::MOST_CRABS, log);
        }
    }
    if tied > 1 {
        position.phase = Phase::Wave;
        log.push(rule::MOVER_CHOOSES, Event::MustChoose { seat: position.turn, clusters: tied as u8 });
    }
    tied > 1
}

fn wash(position: &mut Position, cluster: Rocks, rule: RuleId, log: &mut impl Log<Event>) {
    let crabs = position.stacks.crabs_on(cluster) as u8;
    position.stacks.clear(cluster);
    log.push(rule, Event::Washed { cluster, crabs });
}

fn keep(position: &mut Position, lowest: Rock, log: &mut impl Log<Event>) {
    let occupied = position.stacks.occupied();
    let kept = occupied.cluster_of(Rocks::one(lowest));
    for cluster in legal::clusters(occupied.minus(kept)) {
        wash(position, cluster, rule::KEEP, log);
    }
    position.phase = Phase::Move;
    pass_turn(position, log);
}

/// The box NEXT of section 6: who is out, who has won, whether the game is tied, whose turn it is.
#[inline]
fn pass_turn(position: &mut Position, log: &mut impl Log<Event>) {
    let seats = position.seats();
    loop {
        position.turn = position.turn.next(seats);
        let seat = position.turn;
        if position.out.has(seat) {
            continue;
        }
        if position.out.len() == seats - 1 {
            position.phase = Phase::Over;
            position.end = Some(End::Last);
            log.push(rule::LAST_ONE_WINS, Event::Won { seat });
            return;
        }
        if legal::can_move(&position.stacks, seat) {
            break;
        }
        position.out.push(seat);
        position.quiet.clear();
        log.push(rule::OUT_WITHOUT_MOVE, Event::Out { seat });
    }
    if let Some((end, rule)) = ending::tie(position) {
        position.phase = Phase::Over;
        position.end = Some(end);
        log.push(rule, Event::Drawn { end });
    }
}
