//! Every line to a depth that grows: alpha-beta from the seat's own point of view.
//!
//! With more than two seats the others are taken to be of one mind against the seat (paranoid search). Positions with
//! few choices are never the last of a line: a wave is always played out, and a lost seat is followed to its end. What
//! has been followed to the end of the game is kept as solved, whatever the depth: small endgames are exact.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::{Game, MAX_SEATS, Mute, Rng, Rolling, Seat, Turn};

use super::table::{Bound, Entry, SOLVED, Table, identity};
use super::{Question, Thought, Worth};
use crate::budget::{Budget, Clock};

/// Looks at the time after so many positions.
const EVERY: u32 = 128;
/// A won game, less the moves it takes; whatever is above `WINS` is won for certain.
const WIN: i32 = 30_000;
const WINS: i32 = 20_000;
/// An estimate of 1 would be so much.
const SURE: f32 = 10_000.0;
const MOST_PLIES: usize = 60;
/// With so few choices a line goes on without losing depth.
const FEW: usize = 3;
/// Moves beyond the first few are looked at less deeply at first.
const LATE: usize = 4;

pub fn think<G: Game>(question: &Question<'_, G>, threads: usize, rng: &mut Rng) -> Thought<G::Action> {
    let world = G::determinize(question.view, rng);
    let table = Table::new(room(question.budget));
    // With a budget of iterations alone the answer must not depend on how threads meet.
    let helpers = if question.budget.time.is_some() { threads.saturating_sub(1) } else { 0 };
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for helper in 0..helpers {
            let (world, table, done) = (&world, &table, &done);
            // They fill the table ahead of the one that answers.
            scope.spawn(move || {
                let question = Question { stop: Some(done), actions: question.actions.clone(), ..*question };
                Lines::new(&question, table).deepen(world, &question, 2 + helper % 2);
            });
        }
        let thought = Lines::new(question, &table).deepen(&world, question, 1);
        done.store(true, Ordering::Relaxed);
        thought
    })
}

/// No larger a table than the search can fill.
fn room(budget: Budget) -> u32 {
    const A_SECOND: f32 = 2_000_000.0;
    let by_time = budget.time.map_or(u32::MAX, |time| (time.as_secs_f32() * A_SECOND) as u32);
    let by_count = budget.iterations.unwrap_or(u32::MAX);
    by_time.min(by_count).saturating_mul(2).clamp(1 << 10, budget.nodes.max(1 << 10))
}

struct Lines<'a, G: Game> {
    me: Seat,
    table: &'a Table,
    clock: Clock<'a>,
    /// By ply: moves that refuted others at the same height.
    killers: Vec<[Option<G::Action>; 2]>,
    /// How often a move refuted others, by its hash.
    history: Vec<u32>,
    /// By ply: the legal actions with their order.
    lists: Vec<Vec<(u32, u16, G::Action)>>,
    buffer: Vec<G::Action>,
    rng: Rng,
    /// How deep lines may go now.
    most_plies: usize,
    /// Whether an estimate or a tie by repetition stood at the end of some line: then nothing is solved.
    open: bool,
}

const HISTORY: usize = 4096;

impl<'a, G: Game> Lines<'a, G> {
    fn new(question: &Question<'a, G>, table: &'a Table) -> Self {
        Self {
            me: question.seat,
            table,
            clock: Clock::start(question.budget, EVERY, question.stop),
            killers: vec![[None; 2]; MOST_PLIES + 1],
            history: vec![0; HISTORY],
            lists: (0..=MOST_PLIES).map(|_| Vec::new()).collect(),
            buffer: Vec::new(),
            rng: Rng::new([0; 32], rules::Stream::Preview(0)),
            most_plies: 0,
            open: false,
        }
    }

    /// Deeper and deeper until the budget is used up or nothing is left to find.
    fn deepen(&mut self, world: &G, question: &Question<'_, G>, first: usize) -> Thought<G::Action> {
        let mut moves: Vec<RootMove<G>> =
            question.actions.iter().map(|action| RootMove::new(world, question.seat, *action)).collect();
        moves.sort_by_key(|one| std::cmp::Reverse(one.value));
        let mut solved = false;
        for depth in first..MOST_PLIES {
            self.most_plies = (2 * depth + 6).min(MOST_PLIES);
            self.open = false;
            let done = self.try_root(&mut moves, question, depth as i32);
            if !done {
                break;
            }
            let best = moves.first().map_or(0, |best| best.value);
            solved = !self.open || best.abs() > WINS;
            // Whoever wants every move judged goes on while some are open.
            if !self.open || (solved && !question.thorough) {
                break;
            }
        }
        self.conclude(world, question, &moves, solved)
    }

    /// Looks at every move of the root to this depth; best first afterwards. Not done if the time ran out.
    fn try_root(&mut self, moves: &mut [RootMove<G>], question: &Question<'_, G>, depth: i32) -> bool {
        let margin = if question.thorough { 2 * WIN } else { (question.margin * 2.0 * SURE) as i32 };
        let mut best = -WIN;
        for index in 0..moves.len() {
            let alpha = if index == 0 { -WIN } else { (best - margin - 1).max(-WIN) };
            let before = self.clock.done();
            let Some(value) = self.value(&moves[index].after, depth - 1, 1, alpha, WIN) else {
                // What is finished of this depth is worth more than what the last depth said.
                moves[..index].sort_by_key(|one| std::cmp::Reverse(one.value));
                return false;
            };
            moves[index].depth = depth;
            moves[index].before = moves[index].value;
            moves[index].value = value;
            moves[index].visits += self.clock.done() - before;
            best = best.max(value);
        }
        // Stable, so that moves known only to be no better keep their order.
        moves.sort_by_key(|one| std::cmp::Reverse(one.value));
        true
    }

    /// What a position is worth for the seat that thinks; `None` when the time is up.
    fn value(&mut self, world: &G, depth: i32, ply: usize, mut alpha: i32, mut beta: i32) -> Option<i32> {
        if !self.clock.tick() {
            return None;
        }
        let actors = match world.turn() {
            Turn::Over(outcome) => {
                let share = outcome.share(self.me);
                self.open |= share > 0.0 && share < 1.0;
                return Some(worth_of_end(share, ply));
            }
            Turn::Act(actors) => actors,
        };
        let actor = actors.first()?;
        let key = identity(world) ^ u64::from(self.me.number());
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| usable(entry, depth, ply, alpha, beta)) {
            self.open |= known.is_some_and(|entry| entry.depth != SOLVED);
            return Some(value);
        }
        self.buffer.clear();
        world.actions(actor, &mut self.buffer);
        let few = self.buffer.len() <= FEW;
        if ply >= self.most_plies || (depth <= 0 && !few) {
            self.open = true;
            return Some(((world.estimate(self.me) - 0.5) * 2.0 * SURE) as i32);
        }
        let was_open = std::mem::replace(&mut self.open, false);
        let (low, high) = (alpha, beta);
        let mine = actor == self.me;
        let mut best = (if mine { -WIN } else { WIN }, 0);
        let mut list = self.ordered(ply, known.map(|entry| entry.best));
        let next = if few { depth } else { depth - 1 };
        let mut aborted = false;
        for (tried, &(_, number, action)) in list.iter().enumerate() {
            let mut after = world.clone();
            after.apply(actor, action, &mut Rolling(&mut self.rng), &mut Mute);
            let late = tried >= LATE && depth >= 3;
            let Some(value) = self.try_move(&after, next, ply + 1, alpha, beta, (mine, tried == 0, late)) else {
                aborted = true;
                break;
            };
            if tried == 0 || (mine && value > best.0) || (!mine && value < best.0) {
                best = (value, number);
            }
            if mine {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                self.remember(ply, action, depth);
                break;
            }
        }
        list.clear();
        self.lists[ply] = list;
        if aborted {
            return None;
        }
        let solved = !self.open || best.0.abs() > WINS;
        let bound = match best.0 {
            value if value <= low => Bound::AtMost,
            value if value >= high => Bound::AtLeast,
            _ => Bound::Exact,
        };
        let depth = if solved { SOLVED } else { depth.clamp(0, 250) as u8 };
        self.table.put(key, Entry { value: from_ply(best.0, ply), depth, bound, best: best.1 });
        self.open |= was_open;
        Some(best.0)
    }

    /// The first move with the whole window; later ones first with none, to show that they are no better.
    fn try_move(
        &mut self,
        after: &G,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        (mine, first, late): (bool, bool, bool),
    ) -> Option<i32> {
        if first || beta - alpha <= 1 && !late {
            return self.value(after, depth, ply, alpha, beta);
        }
        let (low, high) = if mine { (alpha, alpha + 1) } else { (beta - 1, beta) };
        let better = |value: i32| if mine { value > alpha } else { value < beta };
        let quick = self.value(after, depth - i32::from(late), ply, low, high)?;
        if !better(quick) {
            return Some(quick);
        }
        self.value(after, depth, ply, alpha, beta)
    }

    /// The actions in the buffer, most promising first.
    fn ordered(&mut self, ply: usize, best: Option<u16>) -> Vec<(u32, u16, G::Action)> {
        let mut list = std::mem::take(&mut self.lists[ply]);
        for (number, &action) in (0..).zip(&self.buffer) {
            let killers = &self.killers[ply];
            let promise = match () {
                () if best == Some(number) => u32::MAX,
                () if killers[0] == Some(action) => u32::MAX - 1,
                () if killers[1] == Some(action) => u32::MAX - 2,
                () => self.history[identity(&action) as usize % HISTORY],
            };
            list.push((promise, number, action));
        }
        list.sort_unstable_by_key(|(promise, number, _)| (std::cmp::Reverse(*promise), *number));
        list
    }

    fn remember(&mut self, ply: usize, action: G::Action, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let count = &mut self.history[identity(&action) as usize % HISTORY];
        *count = count.saturating_add((depth.max(1) * depth.max(1)) as u32).min(u32::MAX / 2);
    }

    fn conclude(
        &self,
        world: &G,
        question: &Question<'_, G>,
        moves: &[RootMove<G>],
        solved: bool,
    ) -> Thought<G::Action> {
        // What another depth said cannot be compared: odd and even depths see the same position differently.
        let depth = moves.first().map_or(0, |best| best.depth);
        let compared = moves.iter().take_while(|one| one.depth == depth).count();
        let worths = moves.iter().map(|one| Worth {
            action: one.action,
            visits: one.visits,
            value: chance(one.value),
            // The estimate at the end of a line is all that can be wrong: what the last ply changed says how much.
            error: if one.value.abs() > WINS { 0.0 } else { (chance(one.value) - chance(one.before)).abs().max(0.01) },
        });
        let worths: Vec<_> = worths.collect();
        let mine = worths.first().map_or(0.0, |best| best.value);
        let chances = share_out(world, question.seat, mine);
        let line = self.line(world, question.seat, worths.first().map(|best| best.action));
        Thought {
            worths,
            compared,
            foresight: 0,
            line,
            chances,
            iterations: self.clock.done().into(),
            solved,
            is_sampled: false,
        }
    }

    /// The line that the table remembers.
    fn line(&self, world: &G, seat: Seat, first: Option<G::Action>) -> Vec<(Seat, G::Action)> {
        const LONGEST: usize = 12;
        let mut line = Vec::new();
        let (mut world, mut next) = (world.clone(), first.map(|action| (seat, action)));
        let mut rng = self.rng.clone();
        while let (Some((seat, action)), true) = (next, line.len() < LONGEST) {
            line.push((seat, action));
            world.apply(seat, action, &mut Rolling(&mut rng), &mut Mute);
            let actor = world.turn().actors().first();
            let entry = self.table.get(identity(&world) ^ u64::from(self.me.number()));
            next = actor.zip(entry).and_then(|(actor, entry)| {
                let mut actions = Vec::new();
                world.actions(actor, &mut actions);
                Some((actor, *actions.get(usize::from(entry.best))?))
            });
        }
        line
    }
}

/// A move of the root and where it leads.
struct RootMove<G: Game> {
    action: G::Action,
    after: G,
    value: i32,
    /// What it was worth one ply less deep.
    before: i32,
    /// The depth it was last looked at, and how many positions have been seen after it.
    depth: i32,
    visits: u32,
}

impl<G: Game> RootMove<G> {
    fn new(world: &G, seat: Seat, action: G::Action) -> Self {
        let mut after = world.clone();
        let mut rng = Rng::new([0; 32], rules::Stream::Preview(0));
        after.apply(seat, action, &mut Rolling(&mut rng), &mut Mute);
        let value = ((after.estimate(seat) - 0.5) * 2.0 * SURE) as i32;
        Self { action, after, value, before: value, depth: 0, visits: 0 }
    }
}

/// A win soon is better than a win late, a loss late better than a loss soon.
fn worth_of_end(share: f32, ply: usize) -> i32 {
    match share {
        share if share >= 1.0 => WIN - ply as i32,
        share if share <= 0.0 => ply as i32 - WIN,
        share => ((share - 0.5) * 2.0 * SURE) as i32,
    }
}

/// Won and lost games are stored by their distance from the position itself.
const fn from_ply(value: i32, ply: usize) -> i32 {
    match value {
        value if value > WINS => value + ply as i32,
        value if value < -WINS => value - ply as i32,
        value => value,
    }
}

const fn at_ply(value: i32, ply: usize) -> i32 {
    match value {
        value if value > WINS => value - ply as i32,
        value if value < -WINS => value + ply as i32,
        value => value,
    }
}

/// What the table says, if it was looked at deeply enough and settles this window.
fn usable(entry: Entry, depth: i32, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
    let value = at_ply(entry.value, ply);
    let deep = i32::from(entry.depth) >= depth;
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= beta,
        Bound::AtMost => value <= alpha,
    };
    (deep && settles).then_some(value)
}

/// A value as a chance to win.
fn chance(value: i32) -> f32 {
    match value {
        value if value > WINS => 1.0 - 1e-4 * (WIN - value) as f32,
        value if value < -WINS => 1e-4 * (WIN + value) as f32,
        value => 0.5 + value as f32 / (2.0 * SURE),
    }
}

/// One seat's chance, and the rest among the others as the estimate of the position has it.
fn share_out<G: Game>(world: &G, seat: Seat, mine: f32) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    let others = || (0..world.seats()).map(Seat::at).filter(|other| *other != seat);
    let all: f32 = others().map(|other| world.estimate(other)).sum();
    for other in others() {
        chances[other.index()] = (1.0 - mine) * world.estimate(other) / all.max(1e-6);
    }
    chances[seat.index()] = mine;
    chances
}
