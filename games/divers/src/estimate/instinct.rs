//! What a diver would do by instinct: dive where it is safe, surface before it goes wrong, keep sets until they end the game.
//!
//! Searches play worlds on by it to the end, so it looks no further than the next card; that one it weighs exactly.

use rules::{Rng, Seat};

use super::{could_have, hold, lying, scale, value, without};
use crate::Action;
use crate::cards::{Bag, CODES, Card};
use crate::legal;
use crate::options::{Consolation, RowTake};
use crate::position::{Open, Phase, Position};
use crate::reef::{COLUMNS, Corner, DEEPEST, Dive, meets};
use crate::sets;
use crate::view::unseen as unseen_cards;

// How these figures were found is said in docs/bots.md.
/// Of actions that are nearly as good any may be the one: worlds should differ.
const WHIM: f32 = 0.05;
/// What part of what a catch could be cashed in for counts before the end.
const HOLD: f32 = 0.06;
/// What a net brings in the long run, a card and the harm to whoever loses it, and a harpoon.
const NET: f32 = 2.6;
const HARPOON: f32 = 0.9;
/// What it is worth that after two cards one may dive deeper still.
const OPTION: f32 = 0.2;
/// By how many points one must be ahead to end the game: everybody else has one more turn.
const MARGIN: i32 = 4;
/// After so many turns each the margin shrinks, turn by turn, and sets are scored that do not end the game: among many divers
/// nobody gains by being the one who ends it, the fish do not suffice for all, and it would go on and on.
const PATIENCE: i32 = 18;
/// What it is worth to score when the time has come, and not to before that.
const CASH: f32 = 3.0;

pub fn instinct(position: &Position, seat: Seat, rng: &mut Rng, buffer: &mut Vec<Action>) -> Option<Action> {
    let open = &position.open;
    // Most turns begin with a dive: no list is needed for that.
    if open.phase == Phase::Turn && seat == open.active && !cashes_in(open, seat) {
        return Some(Action::Dive);
    }
    buffer.clear();
    legal::actions(open, seat, buffer);
    if buffer.len() <= 1 {
        return buffer.first().copied();
    }
    let mind = Mind::new(open, seat);
    let mut best = None;
    let mut most = f32::MIN;
    for &action in buffer.iter() {
        let value = mind.value(action) + WHIM * rng.unit();
        if value > most {
            (best, most) = (Some(action), value);
        }
    }
    best
}

/// Adds how good each action looks, as a part of the win; only differences mean something.
pub fn inklings(position: &Position, seat: Seat, actions: &[Action], sums: &mut [f32]) {
    let mind = Mind::new(&position.open, seat).knowing_the_best_set();
    let part = 1.0 / (4.0 * scale(&position.open));
    actions.iter().zip(sums).for_each(|(&action, sum)| *sum += mind.value(action) * part);
}

/// Several sets in one turn cost one turn: they are kept until they win the game, or until it ends anyway. Whoever ends it
/// too soon leaves everybody else a turn to cash in more.
fn cashes_in(open: &Open, seat: Seat) -> bool {
    if !sets::any(open.catch_of(seat)) {
        return false;
    }
    if open.last.is_some() {
        return true;
    }
    let mine = could_have(open, seat);
    let late = i32::from(open.turn) / open.seats() as i32 - PATIENCE;
    if mine < open.options.length.mark() {
        return late >= 0;
    }
    let most = mine as i32 - MARGIN + late.max(0);
    open.divers().all(|other| other == seat || (could_have(open, other) as i32) < most)
}

/// What is worked out once for all actions of a decision.
struct Mind<'a> {
    open: &'a Open,
    catch: Bag,
    hold: f32,
    /// What each card would bring, and how many of each nobody sees.
    brings: [f32; CODES],
    unseen: [u8; CODES],
    /// Surfacing: what the column brings, and each card of the row.
    column: f32,
    row: [f32; COLUMNS + 1],
    /// Scoring: how much better than not to, and what is left after the best set, where that is to be known.
    cash: f32,
    left: f32,
}

impl<'a> Mind<'a> {
    fn new(open: &'a Open, seat: Seat) -> Self {
        let (catch, hold) = (open.catch_of(seat), hold(open, seat, HOLD));
        let (brings, unseen, row) = ([0.0; CODES], [0; CODES], [0.0; COLUMNS + 1]);
        let mut mind = Self { open, catch, hold, brings, unseen, column: 0.0, row, cash: 0.0, left: 0.0 };
        match open.phase {
            Phase::Corner | Phase::Depth => {
                mind.brings = all_bring(open, catch, hold);
                mind.unseen = unseen_cards(open);
                if let Some(dive) = &open.dive {
                    mind.column = dive.left().map(|card| mind.brings[card.index()]).sum();
                    mind.row = mind.lying(dive);
                }
            }
            Phase::Net | Phase::Harpoon | Phase::Draft => mind.brings = all_bring(open, catch, hold),
            Phase::Turn | Phase::More => {
                mind.cash = if open.phase == Phase::More || cashes_in(open, seat) { CASH } else { -CASH };
            }
            Phase::Wash | Phase::Flip | Phase::Extra | Phase::Over => {}
        }
        mind
    }

    /// Without this scoring looks better than it is, all sets by as much: enough where the choice is among sets.
    fn knowing_the_best_set(mut self) -> Self {
        if matches!(self.open.phase, Phase::Turn | Phase::More) {
            sets::each(self.catch, |set| self.left = f32::max(self.left, value_without(self.catch, set)));
        }
        self
    }

    /// How good an action looks, in points; only differences mean something.
    fn value(&self, action: Action) -> f32 {
        let Self { open, catch, hold, .. } = *self;
        match action {
            Action::Dive | Action::Done | Action::NoNet | Action::NoHarpoon | Action::Flip(_) => 0.0,
            Action::Corner(corner) => self.corner(corner),
            Action::Deeper => self.deeper(),
            Action::TakeColumn => self.column,
            Action::TakeRow(pick) => {
                let dive = if pick.has_dive() { self.row[COLUMNS] } else { 0.0 };
                pick.columns().map(|column| self.row[column]).sum::<f32>() + dive
            }
            Action::Net { from, card } => {
                let theirs = open.catch_of(from);
                let mut left = theirs;
                left.remove(card);
                let others = (open.seats() - 1) as f32;
                self.brings[card.index()] + (value(theirs, hold) - value(left, hold)) / others
            }
            Action::Harpoon(cell) => self.bring(open.card_at(cell)),
            Action::Wash(card) => value(without(catch, card), hold),
            Action::Score(set) => self.cash + value_without(catch, set) - self.left,
            Action::Extra(pair) => value_without(catch, pair),
            Action::Draft(card) => self.brings[card.index()],
        }
    }

    fn corner(&self, corner: Corner) -> f32 {
        self.open.dive.map_or(0.0, |dive| self.expect(&dive, corner))
    }

    fn deeper(&self) -> f32 {
        let Some(dive) = self.open.dive.filter(|dive| dive.laid() < DEEPEST) else { return 0.0 };
        dive.corner.map_or(0.0, |corner| self.expect(&dive, corner))
    }

    /// What the next card brings on average, over all cards that may come: the better of column and row where it is safe,
    /// and what consoles where the second card is not (DV-7.6).
    fn expect(&self, dive: &Dive, corner: Corner) -> f32 {
        let Self { open, brings, .. } = self;
        let count = dive.laid() + 1;
        let mut row = open.table[corner.row(count)].map(|card| self.bring(card));
        row.sort_unstable_by(|a, b| b.total_cmp(a));
        let fewer: f32 = row[..count - 1].iter().sum();
        let full = fewer + row[count - 1];
        let column: f32 = dive.left().map(|card| brings[card.index()]).sum();
        let (spoiled, option) = if count == 2 { (self.consolation(dive), OPTION) } else { (0.0, 0.0) };
        // DV-7.10: the new card is one of its row, too.
        let joins = open.options.row_take == RowTake::Five;
        let safe = |new: f32| full.max(column + new).max(if joins { fewer + new } else { full }) + option;
        let (mut sum, mut all) = (0.0, 0.0);
        for (card, copies) in Card::ALL.into_iter().zip(self.unseen) {
            let spoils = meets(&open.table, dive, corner, card).spoils();
            sum += f32::from(copies) * if spoils { spoiled } else { safe(brings[card.index()]) };
            all += f32::from(copies);
        }
        sum / f32::max(all, 1.0)
    }

    fn consolation(&self, dive: &Dive) -> f32 {
        let is_lost = |card: Card| self.open.options.consolation == Consolation::Lost && !card.is_catchable();
        self.bring(dive.cards[0].filter(|card| !is_lost(*card)))
    }

    fn bring(&self, card: Option<Card>) -> f32 {
        card.map_or(0.0, |card| self.brings[card.index()])
    }

    fn lying(&self, dive: &Dive) -> [f32; COLUMNS + 1] {
        lying(self.open, dive, |card| self.brings[card.index()])
    }
}

/// What each card would bring.
fn all_bring(open: &Open, catch: Bag, hold: f32) -> [f32; CODES] {
    let now = value(catch, hold);
    Card::ALL.map(|card| match card {
        Card::Wave => 0.0,
        Card::Net if legal::has_net_target(open) => NET,
        Card::Net => 0.0,
        Card::Harpoon => HARPOON,
        _ => value(catch.with_many(card, 1), hold) - now,
    })
}

/// What a catch is worth in the middle of scoring when these cards are gone.
fn value_without(mut catch: Bag, cards: Bag) -> f32 {
    catch.remove_all(cards);
    value(catch, 1.0)
}
