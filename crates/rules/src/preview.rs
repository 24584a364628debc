//! What an action would bring, as far as nobody's secret decides it.

use crate::{Game, Refusal, Rng, Rolling, RuleId, Seat, Stream, Viewer};

/// Worlds tried: what happens in all of them does not hang on a secret or on luck.
const WORLDS: u64 = 6;

/// The events that would follow an action, told from a view and cut where hidden things or luck decide.
///
/// The action is tried in several worlds that fit the view; the events that all of them begin with are certain.
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
        let mut told = Vec::new();
        position.apply(seat, action, &mut Rolling(&mut rng), &mut told);
        let seen: Vec<_> =
            told.into_iter().filter_map(|(rule, event)| Some((rule, G::redact(event, viewer)?))).collect();
        certain = Some(match certain {
            None => seen,
            Some(before) => before.into_iter().zip(seen).take_while(|(a, b)| a == b).map(|(a, _)| a).collect(),
        });
    }
    Ok(certain.unwrap_or_default())
}
