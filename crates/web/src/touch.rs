//! What a tap means. Everything comes from what the view says of keys.

use catalog::AnyView as Seen;
use scene::Key;

/// The answer to a tap.
#[derive(Clone, PartialEq, Debug)]
pub enum Tapped {
    /// These keys are touched now, and perhaps an action is being looked at.
    Touched(Vec<Key>, Option<String>),
    /// The action that was looked at is to be played.
    Plays,
    /// It cannot be done; the keys that were tried.
    Refused(Vec<Key>),
    /// Whatever was touched is let go.
    LetsGo,
}

/// What a tap on a key means after what has been touched.
pub fn tap(view: &dyn Seen, touched: &[Key], looks: Option<&str>, key: &Key) -> Tapped {
    let mut longer = touched.to_vec();
    longer.push(key.clone());
    let again = touched.last() == Some(key) && looks.is_some();
    if let Some(keys) = goes_on(view, longer.clone(), touched.last()) {
        // A key may stand twice in a path; the second tap goes on before it plays.
        return keys;
    }
    if again {
        return Tapped::Plays;
    }
    if let [.., place, _] = touched
        && place == key
        && let Some(turned) = turned(view, touched, true)
    {
        return turned;
    }
    if let Some(at) = touched.iter().position(|one| one == key) {
        let shorter = touched[..at].to_vec();
        return if shorter.is_empty() {
            Tapped::LetsGo
        } else {
            goes_on(view, shorter, None).unwrap_or(Tapped::LetsGo)
        };
    }
    for length in (0..touched.len()).rev() {
        let mut other = touched[..length].to_vec();
        other.push(key.clone());
        if let Some(keys) = goes_on(view, other, touched.last()) {
            return keys;
        }
    }
    Tapped::Refused(longer)
}

/// The same done in the next manner, or the one before; `None` where there is only one.
pub fn turned(view: &dyn Seen, touched: &[Key], forward: bool) -> Option<Tapped> {
    let (last, before) = touched.split_last()?;
    let how = view.touch(before).how;
    let at = how.iter().position(|how| how == last)?;
    let to = (at + if forward { 1 } else { how.len() - 1 }) % how.len();
    let mut keys = before.to_vec();
    keys.push(how[to].clone());
    if to == at { None } else { goes_on(view, keys, None) }
}

/// What these keys mean. How it is done is chosen at once, as last time if that is possible.
pub fn goes_on(view: &dyn Seen, mut keys: Vec<Key>, last: Option<&Key>) -> Option<Tapped> {
    let mut tried = view.touch(&keys);
    if tried.open.is_empty() {
        return None;
    }
    let how = last.filter(|last| tried.how.contains(last)).or(tried.how.first());
    if let (true, Some(how)) = (tried.meant.is_empty() && tried.how.len() == tried.next.len(), how) {
        keys.push(how.clone());
        tried = view.touch(&keys);
    }
    // Several actions may be meant by the same keys only if more keys tell them apart: the shortest is looked at.
    Some(Tapped::Touched(keys, tried.meant.first().cloned()))
}

/// The keys to touch for an action, found as a player would: one at a time.
pub fn way_to(view: &dyn Seen, action: &str) -> Vec<Key> {
    let mut touched = Vec::new();
    while touched.len() < 24 {
        let tried = view.touch(&touched);
        if tried.meant.iter().any(|meant| meant == action) {
            break;
        }
        let next = tried.next.into_iter().find(|key| {
            let mut longer = touched.clone();
            longer.push(key.clone());
            view.touch(&longer).open.iter().any(|open| open == action)
        });
        match next {
            Some(key) => touched.push(key),
            None => break,
        }
    }
    touched
}

/// What to show as touched while an action is looked at: its last key is where it would go, beside the others.
pub fn shown_as_touched(touched: &[Key], looks: Option<&str>) -> Vec<Key> {
    match (looks, touched) {
        (Some(_), [before @ .., _]) if !before.is_empty() => before.to_vec(),
        _ => touched.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::{Rng, Stream, Viewer};

    use super::*;

    /// Plays games by taps alone, as a page would: touch, look, tap again. Whatever can be tapped can also be read out.
    #[test]
    fn every_game_is_played_by_taps() {
        let mut mute = BTreeSet::new();
        for game in catalog::GAMES {
            let about = game.about();
            let mut rng = Rng::new([5; 32], Stream::Deal);
            let seats = usize::from(about.max_seats.min(3));
            let (mut position, _) = game.start(seats, &notation::json!({}), &mut rng).expect("defaults are fine");
            for _ in 0..120 {
                let Some(seat) = position.turn().actors().first() else { break };
                let view = position.look(Viewer::Seat(seat));
                let action = tap_something(&*view, &mut rng, |key| {
                    let (picture, _) = view.picture(&[], None);
                    if !picture.walk().any(|node| node.key.as_ref() == Some(key) && node.label.is_some()) {
                        mute.insert(format!("{} {}", about.slug, kind(key)));
                    }
                });
                position.play(seat, &action, &mut rng).expect("what was tapped is legal");
            }
        }
        assert!(mute.is_empty(), "without a label: {mute:?}");
    }

    /// Digits aside, keys of one kind have one label.
    fn kind(key: &Key) -> String {
        key.as_str().chars().filter(|c| !c.is_ascii_digit()).collect()
    }

    fn tap_something(view: &dyn Seen, rng: &mut Rng, mut see: impl FnMut(&Key)) -> String {
        let (mut touched, mut looks) = (Vec::new(), None::<String>);
        for _ in 0..40 {
            let next = view.touch(&touched).next;
            next.iter().for_each(&mut see);
            if let (Some(action), true) = (&looks, next.is_empty()) {
                let last = touched.last().expect("an action is meant by touching something");
                assert_eq!(tap(view, &touched, looks.as_deref(), last), Tapped::Plays);
                return action.clone();
            }
            let key = &next[rng.below(next.len() as u32) as usize];
            match tap(view, &touched, looks.as_deref(), key) {
                Tapped::Touched(keys, action) => (touched, looks) = (keys, action),
                other => panic!("{key}: {other:?}"),
            }
        }
        panic!("no action after forty taps: {touched:?}")
    }

    /// Whatever is done in several manners goes through all of them and comes back to the first.
    #[test]
    fn manners_come_round() {
        let mut found = 0;
        for game in catalog::GAMES {
            let mut rng = Rng::new([7; 32], Stream::Deal);
            let seats = usize::from(game.about().max_seats.min(3));
            let (position, _) = game.start(seats, &notation::json!({}), &mut rng).expect("defaults are fine");
            let seat = position.turn().actors().first().expect("somebody begins");
            let view = position.look(Viewer::Seat(seat));
            for action in view.legal().iter().take(40) {
                let way = way_to(&*view, action);
                let manners = view.touch(&way[..way.len() - 1]).how.len();
                let mut now = way.clone();
                for _ in 0..manners {
                    if let Some(Tapped::Touched(keys, Some(_))) = turned(&*view, &now, true) {
                        now = keys;
                        found += 1;
                    }
                }
                assert_eq!(now, way, "{action}");
            }
        }
        assert!(found > 0, "no game has manners");
    }

    #[test]
    fn the_way_to_an_action_means_it() {
        for game in catalog::GAMES {
            let mut rng = Rng::new([6; 32], Stream::Deal);
            let seats = usize::from(game.about().max_seats.min(3));
            let (position, _) = game.start(seats, &notation::json!({}), &mut rng).expect("defaults are fine");
            let seat = position.turn().actors().first().expect("somebody begins");
            let view = position.look(Viewer::Seat(seat));
            for action in view.legal().iter().take(20) {
                assert!(view.touch(&way_to(&*view, action)).meant.contains(action));
            }
        }
    }
}
