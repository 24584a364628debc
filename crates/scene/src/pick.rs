//! From touch to action: what has been touched so far, what may follow, and what is already meant.

use std::collections::BTreeSet;

use crate::Key;

/// What a player touches to mean an action, part by part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path(pub Vec<Part>);

/// One part of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// One of these keys (any rock of a cluster means the cluster).
    One(Vec<Key>),
    /// All of these keys, in any order (three cards of a row). Keys may repeat.
    All(Vec<Key>),
    /// How the rest is done (a tile turned): a page takes one by itself, and the player may change it.
    How(Key),
}

impl Path {
    /// Single keys, one after the other.
    pub fn keys<K: Into<String>>(keys: impl IntoIterator<Item = K>) -> Self {
        Self(keys.into_iter().map(|key| Part::One(vec![Key::new(key)])).collect())
    }

    #[must_use]
    pub fn then_any<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Self {
        self.0.push(Part::One(keys.into_iter().map(Key::new).collect()));
        self
    }

    #[must_use]
    pub fn then_all<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Self {
        self.0.push(Part::All(keys.into_iter().map(Key::new).collect()));
        self
    }

    /// In which of several manners it is done.
    #[must_use]
    pub fn how(mut self, key: impl Into<String>) -> Self {
        self.0.push(Part::How(Key::new(key)));
        self
    }

    /// The keys that may follow the touched ones, or `None` if the touched ones do not begin this path.
    fn after(&self, touched: &[Key]) -> Option<Vec<&Key>> {
        let mut touched = touched.iter();
        for part in &self.0 {
            match part {
                Part::One(keys) => match touched.next() {
                    None => return Some(keys.iter().collect()),
                    Some(key) if keys.contains(key) => {}
                    Some(_) => return None,
                },
                Part::How(how) => match touched.next() {
                    None => return Some(vec![how]),
                    Some(key) if key == how => {}
                    Some(_) => return None,
                },
                Part::All(keys) => {
                    let mut left: Vec<&Key> = keys.iter().collect();
                    while !left.is_empty() {
                        let Some(key) = touched.next() else { return Some(left) };
                        let at = left.iter().position(|k| *k == key)?;
                        left.swap_remove(at);
                    }
                }
            }
        }
        touched.next().is_none().then(Vec::new)
    }
}

/// The answer to a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick<A> {
    /// Keys that may be touched next.
    pub next: BTreeSet<Key>,
    /// Those of them that only say how it is done.
    pub how: BTreeSet<Key>,
    /// Actions that are fully meant by what was touched.
    pub meant: Vec<A>,
    /// Actions that what was touched begins, the meant ones included.
    pub open: Vec<A>,
}

/// Which keys may follow what was touched, and which actions are meant by it.
pub fn pick<A: Copy>(legal: &[(A, Path)], touched: &[Key]) -> Pick<A> {
    let mut pick = Pick { next: BTreeSet::new(), how: BTreeSet::new(), meant: Vec::new(), open: Vec::new() };
    for (action, path) in legal {
        if let Some(next) = path.after(touched) {
            pick.open.push(*action);
            if next.is_empty() {
                pick.meant.push(*action);
            }
            if let (Some(Part::How(how)), [only]) = (path.0.last(), &next[..])
                && *only == how
            {
                pick.how.insert(how.clone());
            }
            pick.next.extend(next.into_iter().cloned());
        }
    }
    pick
}
