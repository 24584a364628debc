//! Any legal action, each equally likely.

use rules::{Game, Rng, Seat};

pub fn choose<G: Game>(view: &G::View, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, rng).actions(seat, &mut actions);
    if actions.is_empty() { None } else { Some(actions[rng.below(actions.len() as u32) as usize]) }
}
