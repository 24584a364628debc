//! What a viewer may know: all but the order of the stack (section 11 of the rules file). The only file that
//! knows what is secret.

use rules::Rng;

use crate::position::{KINDS, Kind, Open, Position, Short};

/// The view of every seat and spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub open: Open,
    /// How many tiles of each kind the stack still has: everybody knows what has been seen.
    pub stack_kinds: [u8; KINDS],
}

impl View {
    pub fn stack_len(&self) -> usize {
        self.stack_kinds.iter().map(|&count| usize::from(count)).sum()
    }
}

pub fn view(position: &Position) -> View {
    let mut stack_kinds = [0; KINDS];
    position.stack.as_slice().iter().for_each(|&kind| stack_kinds[kind as usize] += 1);
    View { open: position.open.clone(), stack_kinds }
}

/// The stack in any order that fits.
pub fn determinize(view: &View, rng: &mut Rng) -> Position {
    let mut kinds = [Kind::Water; crate::position::STACK];
    let mut len = 0;
    for (kind, &count) in Kind::ALL.into_iter().zip(&view.stack_kinds) {
        kinds[len..len + usize::from(count)].fill(kind);
        len += usize::from(count);
    }
    rng.shuffle(&mut kinds[..len]);
    let mut stack = Short::new(Kind::Water);
    kinds[..len].iter().for_each(|&kind| stack.push(kind));
    Position { open: view.open.clone(), stack }
}
