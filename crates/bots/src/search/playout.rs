//! Playing on from the edge of a search, and what the end is worth.

use rules::{Game, MAX_SEATS, Mute, Rng, Rolling, Seat, Turn};

/// More moves than any sensible playout takes: random play may run long.
pub const CAP: u16 = 400;

/// Plays so many moves, or to the end: by instinct, or the better of a few by instinct.
#[inline]
pub fn play_on<G: Game>(world: &mut G, moves: u16, tries: u8, rng: &mut Rng, buffer: &mut Vec<G::Action>) {
    for _ in 0..moves.min(CAP) {
        let Turn::Act(actors) = world.turn() else { return };
        let Some(seat) = actors.first() else { return };
        let Some(action) = world.instinct(seat, rng, buffer) else { return };
        if tries <= 1 {
            world.apply(seat, action, &mut Rolling(rng), &mut Mute);
            continue;
        }
        let before = world.clone();
        world.apply(seat, action, &mut Rolling(rng), &mut Mute);
        let mut best = world.estimate(seat);
        for _ in 1..tries {
            let Some(action) = before.instinct(seat, rng, buffer) else { return };
            let mut other = before.clone();
            other.apply(seat, action, &mut Rolling(rng), &mut Mute);
            let value = other.estimate(seat);
            if value > best {
                (*world, best) = (other, value);
            }
        }
    }
}

/// One step of thought about some actions, over some worlds. Where the game has an inkling of them, the estimate says how
/// the seat stands after the one that looks best, and the inkling how far the others fall short of it.
pub fn foresee<G: Game>(worlds: &[G], seat: Seat, actions: &[G::Action], rng: &mut Rng, out: &mut Vec<f32>) {
    out.clear();
    out.resize(actions.len(), 0.0);
    if !worlds.iter().all(|world| world.inklings(seat, actions, out)) {
        out.iter_mut().zip(actions).for_each(|(value, action)| *value = after(worlds, seat, *action, rng));
        return;
    }
    out.iter_mut().for_each(|sum| *sum /= worlds.len() as f32);
    let Some((best, &most)) = out.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)) else { return };
    let level = after(worlds, seat, actions[best], rng);
    out.iter_mut().for_each(|value| *value += level - most);
}

/// What the estimate says right after an action.
fn after<G: Game>(worlds: &[G], seat: Seat, action: G::Action, rng: &mut Rng) -> f32 {
    let values = worlds.iter().map(|world| {
        let mut after = world.clone();
        after.apply(seat, action, &mut Rolling(rng), &mut Mute);
        after.estimate(seat)
    });
    values.sum::<f32>() / worlds.len() as f32
}

/// The part of the win that each seat may expect: the outcome, or the estimate of the game.
#[inline]
pub fn values<G: Game>(world: &G) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    let turn = world.turn();
    for (seat, value) in values.iter_mut().enumerate().take(world.seats()) {
        let seat = Seat::at(seat);
        *value = match &turn {
            // Where points tell more than places, the estimate of a finished game says so.
            Turn::Over(outcome) if outcome.scores().is_none() || world.seats() > 1 => outcome.share(seat),
            Turn::Over(_) | Turn::Act(_) => world.estimate(seat),
        };
    }
    values
}
