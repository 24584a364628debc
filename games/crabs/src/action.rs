//! What a seat can choose, and its canonical strings (section 9 of the rules file).

use std::fmt;
use std::str::FromStr;

use rules::Unreadable;

use crate::position::{Rock, Size};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `c3-c4`: the top crab of the first rock goes to the second.
    Move { from: Rock, to: Rock },
    /// `keep b2`: the tied cluster whose lowest rock this is stays.
    Keep { lowest: Rock },
    /// `put b c3`: one of the own crabs of this size on a free rock.
    Put { size: Size, rock: Rock },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { from, to } => write!(f, "{from}-{to}"),
            Self::Keep { lowest } => write!(f, "keep {lowest}"),
            Self::Put { size, rock } => write!(f, "put {} {rock}", size.letter()),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            if let Some(rest) = text.strip_prefix("put ") {
                let (size, rock) = rest.split_once(' ')?;
                return Some(Self::Put { size: Size::named(size)?, rock: Rock::named(rock)? });
            }
            if let Some(rock) = text.strip_prefix("keep ") {
                return Some(Self::Keep { lowest: Rock::named(rock)? });
            }
            let (from, to) = text.split_once('-')?;
            Some(Self::Move { from: Rock::named(from)?, to: Rock::named(to)? })
        };
        read().ok_or(Unreadable)
    }
}
