//! Whose turn it is, what falls away, scoring and ranks (UP-6.9, UP-8).

use std::cmp::Reverse;
use std::ops::Range;

use rules::{Log, MAX_SEATS, Outcome, Seat, Seats, Turn};

use crate::options::Tiebreak;
use crate::position::{Fish, Open, Phase, ROWS, TOKENS};
use crate::{Event, rule};

#[inline]
pub fn turn(open: &Open) -> Turn {
    match open.phase {
        Phase::Setup | Phase::Drift | Phase::Move | Phase::Heron | Phase::Lay => Turn::Act(Seats::one(open.actor)),
        Phase::Over => Turn::Over(outcome(open)),
    }
}

/// The rows that fall away after a round (UP-6.9).
pub fn falling_rows(round: u8) -> Range<u8> {
    match round {
        0 | 1 => 0..0,
        2 => 0..2,
        // No row can lie above these: whatever a position made by hand still has below goes with them.
        ROWS.. => 0..ROWS,
        _ => round - 1..round,
    }
}

#[inline]
pub fn anyone_on_river(open: &Open) -> bool {
    open.tokens[..open.seats()].iter().flatten().any(|token| token.is_on_river())
}

/// What a seat has in the spawning ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Home {
    pub fish: u8,
    /// The fields of its tokens, the highest first, 0 for missing ones.
    pub fields: [u8; TOKENS],
}

impl Home {
    pub fn of(open: &Open, seat: Seat) -> Self {
        let mut home = Self::default();
        for (nth, token) in open.tokens_of(seat).iter().filter(|token| token.is_home()).enumerate() {
            home.fish += token.fish() as u8;
            home.fields[nth] = token.cell().field().unwrap_or(0);
        }
        home.fields.sort_unstable_by_key(|field| Reverse(*field));
        home
    }

    pub fn field_points(&self) -> u8 {
        self.fields.iter().sum()
    }

    /// UP-8.4.
    pub fn score(&self) -> u8 {
        self.fish + self.field_points()
    }

    fn tokens(&self) -> u8 {
        self.fields.iter().filter(|&&field| field > 0).count() as u8
    }
}

/// What ranks a seat, the most important first (UP-8.5 to 8.7); higher is better.
type Merit = (u8, u8, u8, [u8; TOKENS], bool);

fn merit(open: &Open, seat: Seat) -> Merit {
    let home = Home::of(open, seat);
    let tokens = match open.options.tiebreak {
        Tiebreak::Source => 0,
        Tiebreak::Tokens => home.tokens(),
    };
    // UP-8.7: of two seats the one that is not first player ranks first.
    let second_of_two = open.seats == 2 && open.first != Some(seat);
    (home.score(), home.fish, tokens, home.fields, second_of_two)
}

/// The result as it would be now.
pub fn outcome(open: &Open) -> Outcome {
    let seats = open.seats();
    let mut ranks = [1; MAX_SEATS];
    let mut scores = [0; MAX_SEATS];
    for seat in 0..seats {
        let mine = merit(open, Seat::at(seat));
        scores[seat] = mine.0.into();
        ranks[seat] += (0..seats).filter(|&other| merit(open, Seat::at(other)) > mine).count() as u8;
    }
    Outcome::scored(&ranks[..seats], &scores[..seats])
}

/// Says how the game ended: every score, then who has won and by which rule.
pub fn tell(open: &Open, log: &mut impl Log<Event>) {
    let seats = || (0..open.seats()).map(Seat::at);
    if seats().all(|seat| Home::of(open, seat).fish == 0) {
        log.push(rule::NOBODY_HOME, Event::NobodyHome);
    } else {
        for seat in seats() {
            let home = Home::of(open, seat);
            log.push(rule::SCORE, Event::Scored { seat, fish: home.fish, fields: home.field_points() });
        }
    }
    let outcome = outcome(open);
    let best = seats().map(|seat| merit(open, seat)).max();
    for seat in seats().filter(|seat| outcome.ranks()[seat.index()] == 1) {
        let Some((score, fish, tokens, fields, _)) = best else { return };
        let rivals = |level: usize| {
            let equal = |other: &Merit| match level {
                0 => (other.0, other.1) == (score, fish),
                _ => (other.0, other.1, other.2, other.3) == (score, fish, tokens, fields),
            };
            seats().filter(|other| *other != seat).any(|other| equal(&merit(open, other)))
        };
        let rule = match (rivals(0), rivals(1)) {
            (false, _) => rule::RANK_BY_SCORE,
            (true, false) => rule::TIEBREAK,
            (true, true) => rule::LAST_TIEBREAK,
        };
        log.push(rule, Event::Won { seat });
    }
}

/// The salmon a seat still has, at home and on the river.
pub fn salmon(open: &Open, seat: Seat) -> (u8, u8) {
    let count = |home: bool| {
        let tokens = open.tokens_of(seat).iter().filter(|token| token.is_home() == home && !token.is_lost());
        tokens.map(|token| if token.fish() == Fish::Pair { 2 } else { 1 }).sum()
    };
    (count(true), count(false))
}
