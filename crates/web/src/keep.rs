//! What stays in the browser between visits: settings, and the local tables with everything that happened at them.

use serde::{Deserialize, Serialize};

/// A local table in the list of those that can be continued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub id: String,
    pub game: String,
    /// Milliseconds since 1970 of the last step.
    pub at_ms: u64,
    pub steps: u32,
    pub seats: u8,
    pub over: bool,
    /// Whether the people of this device are to act.
    pub yours: bool,
}

/// How many tables are kept: the finished ones go first, then the oldest.
pub const MOST_KEPT: usize = 24;

/// Puts a table into the list, newest first; gives the ones that have to go.
pub fn put(list: &mut Vec<Kept>, kept: Kept) -> Vec<Kept> {
    list.retain(|other| other.id != kept.id);
    list.insert(0, kept);
    let mut gone = Vec::new();
    while list.len() > MOST_KEPT {
        let at = list.iter().rposition(|kept| kept.over).unwrap_or(list.len() - 1);
        gone.push(list.remove(at));
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(id: usize, over: bool) -> Kept {
        Kept { id: id.to_string(), game: "g".into(), at_ms: 0, steps: 1, seats: 2, over, yours: true }
    }

    #[test]
    fn finished_tables_go_first() {
        let mut list = Vec::new();
        for id in 0..MOST_KEPT {
            assert!(put(&mut list, kept(id, id == 5)).is_empty());
        }
        assert_eq!(put(&mut list, kept(99, false)), [kept(5, true)]);
        assert_eq!(put(&mut list, kept(99, false)), []);
        assert_eq!(put(&mut list, kept(100, false)), [kept(0, false)]);
    }
}
