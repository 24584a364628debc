//! What a viewer may know: everything (section 11 of the rules file).

use crate::Position;

/// The view of every seat and spectator is the position itself.
pub type View = Position;

pub fn view(position: &Position) -> View {
    position.clone()
}

/// Nothing is hidden, so there is nothing to guess.
pub fn determinize(view: &View) -> Position {
    view.clone()
}
