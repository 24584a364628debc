//! One step ahead: the action after which the position looks best, averaged over some worlds that fit the view.

use rules::{Game, Mute, Rng, Rolling, Seat};

/// How many worlds are tried where something is hidden or left to luck.
const WORLDS: usize = 8;

pub fn choose<G: Game>(view: &G::View, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, rng).actions(seat, &mut actions);
    let count = if G::ABOUT.plan.open { 1 } else { WORLDS };
    let worlds: Vec<G> = (0..count).map(|_| G::determinize(view, rng)).collect();
    let mut values = vec![0.0; actions.len()];
    for world in worlds {
        for (value, &action) in values.iter_mut().zip(&actions) {
            let mut after = world.clone();
            after.apply(seat, action, &mut Rolling(rng), &mut Mute);
            *value += after.estimate(seat);
        }
    }
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let equals: Vec<_> = actions.iter().zip(&values).filter(|(_, value)| **value == best).map(|(a, _)| *a).collect();
    if equals.is_empty() { None } else { Some(equals[rng.below(equals.len() as u32) as usize]) }
}
