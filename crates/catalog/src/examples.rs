//! Worked examples of the rules, to be shown beside their texts. Packed by `build.rs` from the games' data.

use notation::Value;
use rules::{Rng, Seat, Stream};

use crate::{AnyGame, AnyPosition, Told};

static ALL: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// One position and what is tried in it. Whether the rule allows it is for the game to say.
#[derive(Clone, Debug)]
pub struct Example {
    pub rule: String,
    pub seat: Seat,
    pub action: String,
    /// The outcomes of chance that come with the action.
    pub chance: Value,
    pub before: Value,
}

impl Example {
    /// Plays what is tried, with the luck of the example or, where it has none, with some.
    pub fn play(&self, position: &mut dyn AnyPosition) -> Option<Vec<Told>> {
        if let Ok(told) = position.replay(self.seat, &self.action, &self.chance) {
            return Some(told);
        }
        let mut rng = Rng::new([1; 32], Stream::Step(0));
        position.play(self.seat, &self.action, &mut rng).ok().map(|played| played.events)
    }
}

/// The examples of a game: for each rule at most one that it allows and one that it refuses.
pub fn examples(game: &dyn AnyGame) -> Vec<Example> {
    let slug = game.about().slug;
    let text = ALL.iter().find(|(of, _)| *of == slug).map_or("[]", |(_, text)| *text);
    let all: Vec<Value> = notation::parse(text).ok().and_then(|all| all.as_array().cloned()).unwrap_or_default();
    all.iter().filter_map(read).collect()
}

fn read(entry: &Value) -> Option<Example> {
    let [rule, seat, action, chance, before] = entry.as_array()?.as_slice() else { return None };
    Some(Example {
        rule: rule.as_str()?.to_owned(),
        seat: Seat::new(seat.as_u64()?.try_into().ok()?)?,
        action: action.as_str()?.to_owned(),
        chance: chance.clone(),
        before: before.clone(),
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_example_can_be_shown() {
        for game in crate::GAMES {
            let all = super::examples(*game);
            assert!(all.len() > 20, "{} has {} examples", game.about().slug, all.len());
            for example in all {
                let mut position = game.read(&example.before).expect("it was tested");
                let refused = position.check(example.seat, &example.action).is_err();
                let played = example.play(&mut *position).is_some();
                assert!(played || refused, "{} {}", example.rule, example.action);
            }
        }
    }
}
