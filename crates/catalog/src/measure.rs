//! How fast a game's engine is: random play on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Kernel;
use notation::{Doc, read_options};
use rules::{Game, Mute, Rng, Rolling, Seats, Stream, Turn, Viewer};

use crate::face::Playable;

/// How long to play.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    Time(Duration),
    /// Exactly so many moves, the same ones every time: for counting instructions.
    Moves(u64),
}

/// Runs a piece of work and says how often it asked for memory. Whoever owns the allocator provides it.
pub type Count = dyn Fn(&mut dyn FnMut()) -> u64;

/// What random play showed.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    pub moves: u64,
    pub games: u64,
    pub elapsed: Duration,
    /// Mean cost of one call.
    pub ns_actions: f64,
    pub ns_apply: f64,
    pub ns_clone: f64,
    /// Requests for memory a move, once warm.
    pub allocs_per_move: f64,
    pub position_bytes: usize,
    /// Mean number of legal actions.
    pub branching: f64,
    /// The bare search kernel, if there was time to measure it.
    pub iterations: Option<Iterations>,
}

/// What the bare search kernel showed.
#[derive(Clone, Copy, Debug)]
pub struct Iterations {
    pub per_s: f64,
    /// Requests for memory an iteration once the tree is full: what is left are not its nodes.
    pub allocs: f64,
}

struct Player<G: Game> {
    rng: Rng,
    buffer: Vec<G::Action>,
    options: rules::Checked<G::Options>,
    branches: u64,
    games: u64,
}

impl<G: Playable> Player<G> {
    fn new(seats: usize) -> Self {
        let none = notation::json!({});
        let Ok(options) = read_options::<G>(&Doc::root(&none), Seats::all(seats)) else {
            unreachable!("defaults are always allowed")
        };
        let rng = Rng::new([7; 32], Stream::Trial(0));
        Self { rng, buffer: Vec::with_capacity(256), options, branches: 0, games: 0 }
    }

    fn deal(&mut self) -> G {
        self.games += 1;
        G::start(&self.options, self.options.seats(), &mut Rolling(&mut self.rng))
    }

    /// Plays moves, and new games as they end, until `most` have been made.
    fn play(&mut self, position: &mut G, most: u64) {
        for _ in 0..most {
            let actors = match position.turn() {
                Turn::Act(actors) => actors,
                Turn::Over(_) => {
                    *position = self.deal();
                    position.turn().actors()
                }
            };
            let Some(seat) = actors.first() else { return };
            self.buffer.clear();
            position.actions(seat, &mut self.buffer);
            self.branches += self.buffer.len() as u64;
            let action = self.buffer[self.rng.below(self.buffer.len() as u32) as usize];
            position.apply(seat, action, &mut Rolling(&mut self.rng), &mut Mute);
        }
    }
}

/// Plays random games and measures them.
pub fn measure<G: Playable>(seats: usize, budget: Budget, count: &Count) -> Measured {
    const BATCH: u64 = 10_000;
    let mut player = Player::<G>::new(seats);
    // The same deal every time, however fast the machine is.
    let first = player.deal();
    let mut position = first.clone();
    player.play(&mut position, BATCH);
    (player.games, player.branches) = (0, 0);
    let begin = Instant::now();
    let mut moves = 0;
    match budget {
        Budget::Moves(count) => {
            player.play(&mut position, count);
            moves = count;
        }
        Budget::Time(time) => {
            while begin.elapsed() < time {
                player.play(&mut position, BATCH);
                moves += BATCH;
            }
        }
    }
    let elapsed = begin.elapsed();
    let branching = player.branches as f64 / moves.max(1) as f64;
    let games = player.games;
    let allocs = count(&mut || player.play(&mut position, BATCH));
    let costs = if matches!(budget, Budget::Time(_)) { costs(&mut player) } else { Costs::default() };
    Measured {
        moves,
        games,
        elapsed,
        ns_actions: costs.actions,
        ns_apply: costs.apply,
        ns_clone: costs.clone,
        allocs_per_move: allocs as f64 / BATCH as f64,
        position_bytes: size_of::<G>(),
        branching,
        iterations: match budget {
            Budget::Time(time) => {
                Some(Iterations { per_s: iterations::<G>(&first, time), allocs: allocs_when_full::<G>(&first, count) })
            }
            Budget::Moves(_) => None,
        },
    }
}

/// How fast a tree grows from the first position of a game, every iteration played out to the end by instinct.
fn iterations<G: Playable>(start: &G, time: Duration) -> f64 {
    const BATCH: u32 = 500;
    const NODES: u32 = 1_000_000;
    let Some(seat) = start.turn().actors().first() else { return 0.0 };
    let view = start.view(Viewer::Seat(seat));
    let mut kernel = Kernel::<G>::new(&view, seat, NODES, Rng::new([7; 32], Stream::Trial(1)));
    kernel.run(BATCH);
    let (begin, mut done) = (Instant::now(), 0u64);
    while begin.elapsed() < time {
        kernel.run(BATCH);
        done += u64::from(BATCH);
    }
    done as f64 / begin.elapsed().as_secs_f64()
}

/// Requests for memory an iteration when the tree has no room for more nodes.
fn allocs_when_full<G: Playable>(start: &G, count: &Count) -> f64 {
    const WARM: u32 = 2_000;
    const NODES: u32 = 200;
    let Some(seat) = start.turn().actors().first() else { return 0.0 };
    let view = start.view(Viewer::Seat(seat));
    let mut kernel = Kernel::<G>::new(&view, seat, NODES, Rng::new([7; 32], Stream::Trial(2)));
    kernel.run(WARM);
    count(&mut || kernel.run(WARM)) as f64 / f64::from(WARM)
}

#[derive(Default)]
struct Costs {
    actions: f64,
    apply: f64,
    clone: f64,
}

/// The mean cost of single calls over positions from the middle of games, each call timed in bulk. Of several rounds the
/// quickest counts: whatever else the machine does only ever makes one slower.
fn costs<G: Playable>(player: &mut Player<G>) -> Costs {
    const SAMPLES: usize = 2_000;
    const ROUNDS: usize = 20;
    // Moves between two samples: no multiple of any number of seats, or they would all be of the same seat's.
    const APART: u64 = 7;
    let mut position = player.deal();
    let mut samples = Vec::with_capacity(SAMPLES);
    while samples.len() < SAMPLES {
        player.play(&mut position, APART);
        let Some(seat) = position.turn().actors().first() else { continue };
        player.buffer.clear();
        position.actions(seat, &mut player.buffer);
        let action = player.buffer[player.rng.below(player.buffer.len() as u32) as usize];
        samples.push((position.clone(), seat, action));
    }
    let per_call = |begin: Instant| begin.elapsed().as_nanos() as f64 / SAMPLES as f64;
    let mut costs = Costs { actions: f64::MAX, apply: f64::MAX, clone: f64::MAX };
    let mut after: Vec<G> = Vec::with_capacity(SAMPLES);
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        for (position, seat, _) in &samples {
            player.buffer.clear();
            position.actions(*seat, &mut player.buffer);
            black_box(&player.buffer);
        }
        costs.actions = costs.actions.min(per_call(begin));
        after.clear();
        let begin = Instant::now();
        after.extend(samples.iter().map(|(position, _, _)| position.clone()));
        costs.clone = costs.clone.min(per_call(begin));
        let begin = Instant::now();
        for (position, (_, seat, action)) in after.iter_mut().zip(&samples) {
            position.apply(*seat, *action, &mut Rolling(&mut player.rng), &mut Mute);
        }
        black_box(&after);
        costs.apply = costs.apply.min(per_call(begin));
    }
    costs
}
