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
    let no_luck = matches!(G::ABOUT.chance, crate::ChanceLaw::Never(_));
    let mut first = None;
    for world in 0..WORLDS {
        let mut rng = Rng::new([0; 32], Stream::Preview(world as u32));
        let mut position = G::determinize(view, &mut rng);
        // Where no luck follows, the same world tells the same again.
        if no_luck && first.as_ref() == Some(&position) {
            continue;
        }
        first.get_or_insert_with(|| position.clone());
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

/// Whether what a seat sees after its action follows from what it saw before: no luck, nothing hidden was shown to it.
/// Such a step may be taken back.
pub fn is_foregone<G: Game>(before: &G, seat: Seat, action: G::Action) -> bool {
    // Everybody sees everything and nothing is rolled: what follows is known.
    if G::ABOUT.plan.open {
        return true;
    }
    let viewer = Viewer::Seat(seat);
    let view = before.view(viewer);
    let mut first = None;
    for world in 0..WORLDS {
        let mut rng = Rng::new([1; 32], Stream::Preview(world as u32));
        let mut position = G::determinize(&view, &mut rng);
        let open = Cell::new(false);
        let mut told = Foretold { events: Vec::new(), open: &open };
        position.apply(seat, action, &mut Noticed { luck: Rolling(&mut rng), open: &open }, &mut told);
        let after = position.view(viewer);
        if open.get() || *first.get_or_insert_with(|| after.clone()) != after {
            return false;
        }
    }
    true
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
