//! What happens after an action, and the rule that makes it happen.

use std::fmt;

/// The number of one rule of a game, such as `CR-4.2`. Ids are never reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub &'static str);

impl RuleId {
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Where a game tells what happens. Search passes [`Mute`] and pays nothing.
pub trait Log<E> {
    fn push(&mut self, rule: RuleId, event: E);

    /// From here on something decides that was hidden until now: a sealed choice, a hand laid open.
    /// A preview stops here; nobody else needs to know.
    #[inline(always)]
    fn unseal(&mut self) {}
}

/// Nobody listens.
pub struct Mute;

impl<E> Log<E> for Mute {
    #[inline(always)]
    fn push(&mut self, _: RuleId, _: E) {}
}

impl<E> Log<E> for Vec<(RuleId, E)> {
    fn push(&mut self, rule: RuleId, event: E) {
        Vec::push(self, (rule, event));
    }
}
