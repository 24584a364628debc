//! What an action would bring, as far as nobody's secret decides it.

use std::cell::Cell;

use crate::{Chance, Game, Log, Pile, Refusal, Rng, Rolling, RuleId, Seat, Stream, Viewer};

/// Worlds tried: what happens in all of them does not hang on a secret or on luck.
const WORLDS: u64 = 6;

/// The events that would follow an action, told from a view and cut where hidden things or luck decide.
///
/// The action is tried in several worlds that fit the view, each up to its first luck or unsealed secret; the events
/// that all of them begin with are certain.
pub fn preview<G: Game>(
    view: &G::View,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
) -> Result<Vec<(RuleId, G::Event)>, Refusal> {
    let mut certain: Option<Vec<(RuleId, G::Event)>> = None;
    let worlds = if G::ABOUT.secrets || !matches!(G::ABOUT.chance, crate::ChanceLaw::Never(_)) { WORLDS } else { 1 };
    for world in 0..worlds {
        let mut rng = Rng::new([0; 32], Stream::Preview(world as u32));
        let mut position = G::determinize(view, &mut rng);
        position.check(seat, action)?;
        let open = Cell::new(false);
        let mut told = Foretold { events: Vec::new(), open: &open };
        position.apply(seat, action, &mut Noticed { luck: Rolling(&mut rng), open: &open }, &mut told);
        let seen: Vec<_> =
            told.events.into_iter().filter_map(|(rule, event)| Some((rule, G::redact(event, viewer)?))).collect();
        certain = Some(match certain {
            None => seen,
            Some(before) => before.into_iter().zip(seen).take_while(|(a, b)| a == b).map(|(a, _)| a).collect(),
        });
    }
    Ok(certain.unwrap_or_default())
}

/// Luck that is noticed as soon as it is asked for.
struct Noticed<'a> {
    luck: Rolling<'a>,
    open: &'a Cell<bool>,
}

impl Chance for Noticed<'_> {
    fn die(&mut self) -> u8 {
        self.open.set(true);
        self.luck.die()
    }

    fn pick(&mut self, among: u8) -> u8 {
        self.open.set(true);
        self.luck.pick(among)
    }

    fn shuffle(&mut self, pile: Pile, cards: &mut [u8]) {
        self.open.set(true);
        self.luck.shuffle(pile, cards);
    }
}

/// Keeps what is told before anything is open.
struct Foretold<'a, E> {
    events: Vec<(RuleId, E)>,
    open: &'a Cell<bool>,
}

impl<E> Log<E> for Foretold<'_, E> {
    fn push(&mut self, rule: RuleId, event: E) {
        if !self.open.get() {
            self.events.push((rule, event));
        }
    }

    fn unseal(&mut self) {
        self.open.set(true);
    }
}
