//! What a seat may do, and the first rule that forbids the rest (section 9). Reads, never changes.
//!
//! Everything here is decided from what lies open: no legal action can give away the stack.

use rules::{Mute, Refusal, RuleId, Seat};

use crate::apply::{self, Met};
use crate::options::MustSpend;
use crate::position::{Cell, Column, Edge, Fish, Kind, Open, Phase, ROWS, Tile, Token};
use crate::{Action, rule};

/// The highest row of the set-up (UP-5.4).
pub const SETUP_TOP: u8 = 5;
/// The most moves four tokens can have with five points: eleven each.
const MOST_STEPS: usize = 64;

/// Swim or jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    Swim,
    Jump,
}

/// One possible move of a token of the seat in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Which of the seat's tokens.
    pub index: usize,
    pub token: Token,
    pub edge: Edge,
    pub distance: u8,
    pub to: Cell,
    pub gait: Gait,
}

impl Step {
    /// UP-6.4: a swim costs 1, a jump 1 + its distance.
    #[inline]
    pub const fn cost(self) -> u8 {
        match self.gait {
            Gait::Swim => 1,
            Gait::Jump => 1 + self.distance,
        }
    }

    #[inline]
    fn action(self) -> Action {
        let (from, fish, edge) = (self.token.cell(), self.token.fish(), self.edge);
        match self.gait {
            Gait::Swim => Action::Swim { from, fish, edge },
            Gait::Jump => Action::Jump { from, fish, edge, distance: self.distance.into() },
        }
    }
}

pub fn actions(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if seat != open.actor {
        return;
    }
    match open.phase {
        Phase::Setup | Phase::Lay => layings(open, out),
        Phase::Drift => drifters(open).for_each(|token| out.push(drift_of(token))),
        Phase::Move => moves(open, out),
        Phase::Heron => {
            let Some(&cell) = open.herons.as_slice().first() else { return };
            for fish in [Fish::Single, Fish::Pair] {
                if find(open, cell, fish).is_some() {
                    out.push(Action::Heron { cell, fish });
                }
            }
        }
        Phase::Over => {}
    }
}

const fn drift_of(token: Token) -> Action {
    Action::Drift { cell: token.cell(), fish: token.fish() }
}

// Laying

fn layings(open: &Open, out: &mut Vec<Action>) {
    let drawn = open.drawn.as_slice();
    for (nth, &kind) in drawn.iter().enumerate() {
        if drawn[..nth].contains(&kind) {
            continue;
        }
        for column in Column::ALL {
            let Some(cell) = place(open, column) else { continue };
            if kind.turns() {
                let turns = (0..6).filter(|&rotation| may_lie(open, kind, cell, rotation));
                out.extend(turns.map(|rotation| Action::Lay { kind, column, rotation }));
            } else {
                out.push(Action::Lay { kind, column, rotation: 0 });
            }
        }
    }
}

/// Where a tile would go in this column (UP-5.4, UP-6.10), if there is a place.
pub fn place(open: &Open, column: Column) -> Option<Cell> {
    if open.phase == Phase::Setup {
        // UP-5.4: the lowest free cell, also where a position made by hand has a gap.
        let free = (2..=SETUP_TOP).map(|row| Cell::at(column, row)).find(|cell| !open.tile(*cell).is_there());
        return free.filter(|_| open.top_row(column).unwrap_or(0) < SETUP_TOP);
    }
    let row = new_row(open)?;
    let cell = Cell::at(column, row);
    (!open.tile(cell).is_there()).then_some(cell)
}

/// The row that is laid after the round that stands (UP-6.10); none beyond the last row there is room for.
pub fn new_row(open: &Open) -> Option<u8> {
    let row = open.round.saturating_add(5);
    (row < ROWS).then_some(row)
}

/// UP-5.6: an arrow points upstream inside the river, and in the last row at the spawning ground.
fn may_lie(open: &Open, kind: Kind, cell: Cell, rotation: u8) -> bool {
    kind != Kind::Current || arrow_fits(cell, rotation, open.spawn_row == Some(cell.row()))
}

pub fn arrow_fits(cell: Cell, rotation: u8, last_row: bool) -> bool {
    match (cell.place(), last_row) {
        (Some((Column::Left, _)), false) => matches!(rotation, 0 | 1),
        (Some((Column::Left, _)), true) => rotation == 1,
        (Some((Column::Middle, _)), _) => matches!(rotation, 0 | 1 | 5),
        (Some((Column::Right, _)), false) => matches!(rotation, 0 | 5),
        (Some((Column::Right, _)), true) => rotation == 5,
        (None, _) => false,
    }
}

// Moving

/// The tokens of the seat in turn that can drift (UP-7.32), alike ones once.
pub fn drifters(open: &Open) -> impl Iterator<Item = Token> {
    let tokens = open.tokens_of(open.actor);
    let mut last = Token::LOST;
    tokens.iter().copied().filter(move |&token| {
        let is_new = token != last;
        last = token;
        is_new && token.can_move() && drift_target(open, token.cell()).is_some()
    })
}

/// Where a token on this cell is carried: along the arrow, if a tile lies there and has room (UP-7.31).
#[inline]
pub fn drift_target(open: &Open, cell: Cell) -> Option<(Edge, Cell)> {
    let edge = open.tile(cell).arrow()?;
    cell.step(edge).filter(|&target| open.has_room(target)).map(|target| (edge, target))
}

/// Calls `each` with every possible move of the seat in turn (UP-7.1 to 7.6) until it says that it has seen enough.
#[inline]
pub fn steps(open: &Open, mut each: impl FnMut(Step) -> bool) -> bool {
    let tokens = open.tokens_of(open.actor);
    for (index, &token) in tokens.iter().enumerate() {
        // Alike tokens are neighbours in the sorted list and move alike.
        if !token.can_move() || (index > 0 && tokens[index - 1] == token) {
            continue;
        }
        for edge in Edge::UPSTREAM {
            let mut here = token.cell();
            for distance in 1..=open.points {
                let Some(next) = here.step(edge) else { break };
                let tile = open.tile(next);
                if !tile.is_there() {
                    break;
                }
                if open.has_room(next) {
                    let step = Step { index, token, edge, distance, to: next, gait: Gait::Swim };
                    if distance == 1 && !open.is_walled(here, edge, next) && each(step) {
                        return true;
                    }
                    if distance < open.points && each(Step { gait: Gait::Jump, ..step }) {
                        return true;
                    }
                }
                if tile == Tile::SPAWN {
                    break;
                }
                here = next;
            }
        }
    }
    false
}

/// Whether the seat in turn has a possible move (UP-6.6).
#[inline]
pub fn can_move(open: &Open) -> bool {
    open.points > 0 && steps(open, |_| true)
}

fn moves(open: &Open, out: &mut Vec<Action>) {
    if open.options.must_spend == MustSpend::Able {
        steps(open, |step| {
            out.push(step.action());
            false
        });
        return;
    }
    let spenders = spenders(open);
    let begin = out.len();
    let mut wastes = [(0, false); MOST_STEPS];
    let mut least = u8::MAX;
    let mut most = 0;
    let mut ahead = Ahead::new();
    steps(open, |step| {
        let left = open.points - step.cost();
        // A current may charge for a wall: what is left after it has to be tried out.
        let known =
            left == 0 || (!open.tile(step.to).is_current() && spenders[left as usize] & !(1 << step.index) != 0);
        let found = if known { (0, false) } else { ahead.judge(open, step) };
        wastes[out.len() - begin] = found;
        out.push(step.action());
        least = least.min(found.0);
        most = most.max(found.0);
        false
    });
    if most > least {
        let mut kept = begin;
        for (nth, at) in (begin..out.len()).enumerate() {
            let (waste, loses_last) = wastes[nth];
            if waste == least || loses_last {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }
}

/// For every number of points, the tokens that can spend exactly so many in one move, whatever a token before them
/// does: the cell they go to has room for two.
#[inline]
fn spenders(open: &Open) -> [u8; 6] {
    let mut spenders = [0; 6];
    for (index, token) in open.tokens_of(open.actor).iter().enumerate() {
        if !token.can_move() {
            continue;
        }
        for edge in Edge::UPSTREAM {
            let mut here = token.cell();
            for distance in 1..open.points.max(3) - 1 {
                let Some(next) = here.step(edge) else { break };
                let tile = open.tile(next);
                if !tile.is_there() {
                    break;
                }
                if tile == Tile::SPAWN || open.count[next.index()] + 1 < open.capacity(tile) {
                    if distance == 1 && !open.is_walled(here, edge, next) {
                        spenders[1] |= 1 << index;
                    }
                    spenders[distance as usize + 1] |= 1 << index;
                }
                if tile == Tile::SPAWN {
                    break;
                }
                here = next;
            }
        }
    }
    spenders
}

// The look-ahead of UP-6.5

/// A state of the mover: everything that *waste* depends on while the rest of the river stands still.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    tokens: u64,
    /// Eagles that have flown since the look-ahead began.
    flown: u128,
    points: u8,
}

const MEMORY: usize = 128;

/// The search for the least waste, with a memory on the stack. A forgotten state is only searched again.
pub struct Ahead {
    /// Made when the first state has to be remembered: most turns never need it.
    memory: Option<[(State, u8); MEMORY]>,
}

impl Ahead {
    pub const fn new() -> Self {
        Self { memory: None }
    }

    /// The waste after a move, and whether the move loses the last movable token.
    pub fn judge(&mut self, open: &Open, step: Step) -> (u8, bool) {
        self.after(open, step, 0)
    }

    fn after(&mut self, open: &Open, step: Step, flown: u128) -> (u8, bool) {
        let mut after = open.clone();
        let met = apply::travel(&mut after, step, &mut Mute);
        let flown = met.flew.map_or(flown, |cell| flown | 1 << cell.index());
        self.waste(&after, met, flown)
    }

    /// UP-6.5, word for word.
    fn waste(&mut self, open: &Open, met: Met, flown: u128) -> (u8, bool) {
        if met.ended {
            return (0, false);
        }
        let movable = open.tokens_of(open.actor).iter().any(|token| token.can_move());
        if !movable {
            return if met.lost { (open.points, true) } else { (0, false) };
        }
        (if open.points == 0 { 0 } else { self.least(open, flown) }, false)
    }

    /// The least waste over all possible moves, or all points where there is none.
    pub fn least(&mut self, open: &Open, flown: u128) -> u8 {
        // Whatever spends the last points wastes none.
        if steps(open, |step| step.cost() == open.points) {
            return 0;
        }
        let tokens = open.tokens_of(open.actor).iter().fold(0, |code, token| code << 16 | token.code());
        let state = State { tokens, flown, points: open.points };
        let slot = state.slot();
        if let Some(memory) = &self.memory
            && memory[slot].0 == state
        {
            return memory[slot].1;
        }
        let mut least = open.points;
        steps(open, |step| {
            least = least.min(self.after(open, step, flown).0);
            least == 0
        });
        let blank = State { tokens: 0, flown: 0, points: 0 };
        self.memory.get_or_insert([(blank, 0); MEMORY])[slot] = (state, least);
        least
    }
}

impl State {
    fn slot(&self) -> usize {
        let mixed = self.tokens ^ (self.flown as u64).rotate_left(17) ^ ((self.flown >> 64) as u64).rotate_left(41);
        let mixed = (mixed ^ u64::from(self.points) << 60).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 57) as usize % MEMORY
    }
}

// Refusals

/// The words of section 9 and the phases they belong to.
fn fits_phase(word: &str, phase: Phase) -> Option<bool> {
    match word {
        "lay" => Some(matches!(phase, Phase::Setup | Phase::Lay)),
        "drift" => Some(phase == Phase::Drift),
        "swim" | "jump" => Some(phase == Phase::Move),
        "heron" => Some(phase == Phase::Heron),
        _ => None,
    }
}

/// Reads an action: UP-9.1 for a word of another phase comes before UP-9.2 for what cannot be read.
pub fn read(open: &Open, seat: Seat, text: &str) -> Result<Action, Refusal> {
    match text.parse() {
        Ok(action) => Ok(action),
        Err(_) => {
            may_act(open, seat)?;
            let word = text.split(':').next().unwrap_or_default();
            ensure(fits_phase(word, open.phase) != Some(false), rule::NOT_NOW)?;
            // A jump farther than numbers go is well written: it is refused for where it leads, not for its form.
            if let Some(action) = shortened(text) {
                check(open, seat, action)?;
            }
            Err(Refusal::by(rule::UNREADABLE))
        }
    }
}

/// A jump of a canonical but huge distance, as the farthest jump that can be written.
fn shortened(text: &str) -> Option<Action> {
    let (jump, distance) = text.rsplit_once(':')?;
    let is_huge =
        distance.len() > 9 && !distance.starts_with('0') && distance.bytes().all(|byte| byte.is_ascii_digit());
    if is_huge { format!("{jump}:999999999").parse().ok() } else { None }
}

pub fn check(open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    may_act(open, seat)?;
    match (open.phase, action) {
        (Phase::Setup | Phase::Lay, Action::Lay { kind, column, rotation }) => check_lay(open, kind, column, rotation),
        (Phase::Drift, Action::Drift { cell, fish }) => {
            let drifts = drifters(open).any(|token| (token.cell(), token.fish()) == (cell, fish));
            ensure(drifts, rule::UNREADABLE)
        }
        (Phase::Move, Action::Swim { from, fish, edge }) => check_move(open, from, fish, edge, 1, Gait::Swim),
        (Phase::Move, Action::Jump { from, fish, edge, distance }) => {
            check_move(open, from, fish, edge, distance, Gait::Jump)
        }
        (Phase::Heron, Action::Heron { cell, fish }) => {
            let asked = open.herons.as_slice().first() == Some(&cell);
            ensure(asked && find(open, cell, fish).is_some(), rule::UNREADABLE)
        }
        (
            _,
            Action::Lay { .. }
            | Action::Drift { .. }
            | Action::Swim { .. }
            | Action::Jump { .. }
            | Action::Heron { .. },
        ) => Err(Refusal::by(rule::NOT_NOW)),
    }
}

fn may_act(open: &Open, seat: Seat) -> Result<(), Refusal> {
    ensure(open.phase != Phase::Over && open.actor == seat, rule::NOT_NOW)
}

fn check_lay(open: &Open, kind: Kind, column: Column, rotation: u8) -> Result<(), Refusal> {
    ensure(open.drawn.as_slice().contains(&kind), rule::UNREADABLE)?;
    let where_to = if open.phase == Phase::Setup { rule::SETUP_PLACE } else { rule::NEW_ROW };
    let cell = place(open, column).ok_or(Refusal::by(where_to))?;
    ensure(may_lie(open, kind, cell, rotation), rule::ARROW)
}

/// A token of the seat in turn by cell and face; one that may move comes before one that is stopped.
pub fn find(open: &Open, cell: Cell, fish: Fish) -> Option<usize> {
    let free = Token::new(cell, fish);
    open.tokens_of(open.actor).iter().position(|token| token.free() == free)
}

/// UP-9.3, in its order.
fn check_move(open: &Open, from: Cell, fish: Fish, edge: Edge, distance: u32, gait: Gait) -> Result<(), Refusal> {
    let index = find(open, from, fish).ok_or(Refusal::by(rule::UNREADABLE))?;
    let token = open.tokens_of(open.actor)[index];
    ensure(from.is_river(), rule::S1_STOPS)?;
    ensure(!token.is_stopped(), rule::WHIRLPOOL_STOPS_TOKEN)?;
    ensure(edge.is_upstream(), rule::UPSTREAM_ONLY)?;
    let mut here = from;
    for _ in 0..distance {
        ensure(here == from || open.tile(here) != Tile::SPAWN, rule::S1_STOPS)?;
        let next = here.step(edge).filter(|next| open.tile(*next).is_there());
        here = next.ok_or(Refusal::by(rule::NEIGHBOURS))?;
    }
    // The line lies on the river, so its length fits a byte.
    let step = Step { index, token, edge, distance: distance as u8, to: here, gait };
    let (cost, left) = (step.cost().into(), open.points.into());
    if cost > left {
        return Err(Refusal::by(rule::POINTS).with("cost", cost).with("left", left));
    }
    ensure(gait == Gait::Jump || !open.is_walled(from, edge, here), rule::SWIM)?;
    ensure(open.has_room(here), rule::FULL)?;
    if open.options.must_spend == MustSpend::Able {
        return Ok(());
    }
    let mut ahead = Ahead::new();
    let (waste, loses_last) = ahead.judge(open, step);
    ensure(loses_last || waste == 0 || waste <= ahead.least(open, 0), rule::SPEND_ALL)
}

fn ensure(holds: bool, rule: RuleId) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::by(rule)) }
}
