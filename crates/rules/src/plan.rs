//! How bots should think about a game: plain figures, chosen by measurement and kept beside the game they are true for.

/// A way to look ahead. What each does is said in the room of the bots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// One tree of what the seat can tell apart, grown where it promises most.
    Tree,
    /// Every choice played on to the end by instinct, in the same worlds; the worse half is dropped again and again.
    Rollouts,
    /// Every line to a depth that grows, the others taken to be of one mind against the seat. Only without luck and secrets.
    Lines,
}

/// What a game tells bots about itself besides its rules and its estimate.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Nothing is hidden and nothing left to luck: every world that fits a view is the same one.
    pub open: bool,
    /// The searcher at a table of two, and at any other.
    pub two: Style,
    pub other: Style,
    /// Moves by instinct before a tree search asks the estimate.
    pub playout: u16,
    /// Each of them the best of so many, by the estimate right after it.
    pub tries: u8,
    /// What looks good at first sight counts as so many visits or playouts; nothing is foreseen if it is 0.
    pub trust: f32,
    /// How far a tree search looks beyond what has gone well so far.
    pub curiosity: f32,
    /// The most iterations of the three lower levels at a table of two, and for every rival at any other: so their
    /// strength hardly depends on the machine.
    pub most: [u32; 3],
    /// How much worse than the best, in chances to win, a move of the three lower levels may be.
    pub ease: [f32; 3],
}

impl Plan {
    /// The searcher for so many seats.
    pub const fn style(&self, seats: usize) -> Style {
        if seats == 2 { self.two } else { self.other }
    }
}
