//! What a seat can choose, and its canonical strings (section 9 of the rules file).

use std::fmt;
use std::str::FromStr;

use rules::Unreadable;

use crate::position::{Cell, Column, Edge, Fish, Kind, whole};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `lay:heron:l`, `lay:bear:m:4`: a drawn tile in a column; rotation 0 where it does not matter.
    Lay { kind: Kind, column: Column, rotation: u8 },
    /// `drift:l4:2`: a waiting token drifts now.
    Drift { cell: Cell, fish: Fish },
    /// `swim:l4:2:ne`
    Swim { from: Cell, fish: Fish, edge: Edge },
    /// `jump:l4:2:ne:2`
    Jump { from: Cell, fish: Fish, edge: Edge, distance: u32 },
    /// `heron:l4:1`: this token loses a salmon.
    Heron { cell: Cell, fish: Fish },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { kind, column, rotation } if kind.turns() => {
                write!(f, "lay:{}:{}:{rotation}", kind.name(), column.letter())
            }
            Self::Lay { kind, column, .. } => write!(f, "lay:{}:{}", kind.name(), column.letter()),
            Self::Drift { cell, fish } => write!(f, "drift:{cell}:{fish}"),
            Self::Swim { from, fish, edge } => write!(f, "swim:{from}:{fish}:{}", edge.name()),
            Self::Jump { from, fish, edge, distance } => write!(f, "jump:{from}:{fish}:{}:{distance}", edge.name()),
            Self::Heron { cell, fish } => write!(f, "heron:{cell}:{fish}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            let mut parts = text.split(':');
            let word = parts.next()?;
            let action = match word {
                "lay" => {
                    let kind = Kind::named(parts.next()?)?;
                    let column = Column::named(parts.next()?)?;
                    let rotation = if kind.turns() { whole(parts.next()?).filter(|turn| *turn < 6)? } else { 0 };
                    Self::Lay { kind, column, rotation: rotation as u8 }
                }
                "drift" | "heron" | "swim" | "jump" => {
                    let cell = Cell::named(parts.next()?)?;
                    let fish = Fish::named(parts.next()?)?;
                    match word {
                        "drift" => Self::Drift { cell, fish },
                        "heron" => Self::Heron { cell, fish },
                        "swim" => Self::Swim { from: cell, fish, edge: Edge::named(parts.next()?)? },
                        _ => {
                            let edge = Edge::named(parts.next()?)?;
                            let distance = whole(parts.next()?).filter(|distance| *distance > 0)?;
                            Self::Jump { from: cell, fish, edge, distance }
                        }
                    }
                }
                _ => return None,
            };
            parts.next().is_none().then_some(action)
        };
        read().ok_or(Unreadable)
    }
}
