//! The suite of every game, and the look-ahead of UP-6.5 against plain enumeration.

mod plain;

use notation::{Doc, Notation, json};
use rules::{Game, Rng, Stream};
use upstream::Position;

testkit::conformance!(upstream::Position);

#[test]
fn positions_are_small() {
    assert!(size_of::<Position>() <= 512);
}

/// Legal moves are those that plain enumeration finds, on short random rivers of every option set.
#[test]
fn the_look_ahead_agrees_with_plain_enumeration() {
    let (mut refused, mut wasted, mut tried) = (0, 0, 0);
    let mut seed = [0; 32];
    for whirlpool in ["off", "turn", "token"] {
        for currents in ["off", "add", "herons", "eagles", "water", "water_rock"] {
            for must_spend in ["exact", "able"] {
                seed[0] += 1;
                for trial in 0..150 {
                    let mut rng = Rng::new(seed, Stream::Trial(trial));
                    let options = json!({ "whirlpool": whirlpool, "currents": currents, "must_spend": must_spend });
                    let Some(value) = plain::random(&options, &mut rng) else { continue };
                    let position = Position::read(&Doc::root(&value)).unwrap_or_else(|e| panic!("{e}: {value}"));
                    let mut actions = Vec::new();
                    let Some(seat) = position.turn().actors().first() else { continue };
                    position.actions(seat, &mut actions);
                    let mut legal: Vec<_> = actions.iter().map(ToString::to_string).collect();
                    legal.sort_unstable();
                    let state = plain::State::of(&value);
                    let expected = state.legal(must_spend == "able");
                    assert_eq!(legal, expected, "{value}");
                    for action in state.possible() {
                        let verdict = position.read_action(seat, &action).and_then(|a| position.check(seat, a));
                        assert_eq!(verdict.is_ok(), expected.contains(&action), "{action} in {value}");
                        refused += usize::from(verdict.is_err());
                    }
                    wasted += usize::from(state.waste() > 0);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 1000 && wasted > 100 && refused > 300, "{tried} tried, {wasted} with waste, {refused} refused");
}
