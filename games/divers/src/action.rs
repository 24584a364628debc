//! What a seat can choose, and its canonical strings (section 9 of the rules file).

use std::fmt;
use std::str::FromStr;

use rules::{Seat, Unreadable};

use crate::cards::{Bag, Card};
use crate::position::MAX_DIVERS;
use crate::reef::{COLUMNS, Cell, Corner};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `dive`: turn up the first card.
    Dive,
    /// `corner:tl`: place the first card; the second follows at once.
    Corner(Corner),
    /// `deeper`: lay one more card.
    Deeper,
    /// `take:column`: surface with the dive column.
    TakeColumn,
    /// `take:row:0,2,d`: surface with cards of the row.
    TakeRow(Pick),
    /// `net:1:r2`: take that card of that seat.
    Net { from: Seat, card: Card },
    /// `net:none`
    NoNet,
    /// `harpoon:t13`: take the fish in that cell.
    Harpoon(Cell),
    /// `harpoon:none`
    NoHarpoon,
    /// `wash:r2`: lose all own cards of that code.
    Wash(Card),
    /// `score:g1,g1,sh`: score these three or four cards.
    Score(Bag),
    /// `flip:g1`: the card of the set that is turned down.
    Flip(Card),
    /// `extra:g2,y3`: the two further cards.
    Extra(Bag),
    /// `draft:g1`: take from the pool.
    Draft(Card),
    /// `done`: score no more.
    Done,
}

/// Cards of a row: its four columns, and the last dive card beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pick(u8);

impl Pick {
    const DIVE: u8 = 1 << COLUMNS;

    /// Every choice of so many cards among the columns, and the dive card where it counts.
    pub fn each(count: usize, with_dive: bool) -> impl Iterator<Item = Self> {
        let end = if with_dive { Self::DIVE << 1 } else { Self::DIVE };
        (1..end).filter(move |bits| bits.count_ones() as usize == count).map(Self)
    }

    #[inline]
    pub const fn cards(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn has_column(self, column: usize) -> bool {
        self.0 >> column & 1 == 1
    }

    #[inline]
    pub const fn has_dive(self) -> bool {
        self.0 & Self::DIVE != 0
    }

    #[inline]
    pub fn columns(self) -> impl Iterator<Item = usize> {
        (0..COLUMNS).filter(move |&column| self.has_column(column))
    }

    /// Columns ascending, then `d`.
    fn named(text: &str) -> Option<Self> {
        let mut bits = 0u8;
        for part in text.split(',') {
            let bit = match part.as_bytes() {
                [digit @ b'0'..=b'3'] => 1 << (digit - b'0'),
                b"d" => Self::DIVE,
                _ => return None,
            };
            // Rising order also keeps every card from standing twice.
            if bits >= bit {
                return None;
            }
            bits |= bit;
        }
        Some(Self(bits))
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns().map(|column| char::from(b'0' + column as u8));
        for (nth, name) in columns.chain(self.has_dive().then_some('d')).enumerate() {
            write!(f, "{}{name}", if nth == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dive => f.write_str("dive"),
            Self::Corner(corner) => write!(f, "corner:{}", corner.name()),
            Self::Deeper => f.write_str("deeper"),
            Self::TakeColumn => f.write_str("take:column"),
            Self::TakeRow(pick) => write!(f, "take:row:{pick}"),
            Self::Net { from, card } => write!(f, "net:{from}:{card}"),
            Self::NoNet => f.write_str("net:none"),
            Self::Harpoon(cell) => write!(f, "harpoon:{cell}"),
            Self::NoHarpoon => f.write_str("harpoon:none"),
            Self::Wash(card) => write!(f, "wash:{card}"),
            Self::Score(set) => write!(f, "score:{set}"),
            Self::Flip(card) => write!(f, "flip:{card}"),
            Self::Extra(cards) => write!(f, "extra:{cards}"),
            Self::Draft(card) => write!(f, "draft:{card}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let read = || {
            let Some((verb, rest)) = text.split_once(':') else {
                return match text {
                    "dive" => Some(Self::Dive),
                    "deeper" => Some(Self::Deeper),
                    "done" => Some(Self::Done),
                    _ => None,
                };
            };
            match verb {
                "corner" => Corner::named(rest).map(Self::Corner),
                "take" if rest == "column" => Some(Self::TakeColumn),
                "take" => Pick::named(rest.strip_prefix("row:")?).map(Self::TakeRow),
                "net" if rest == "none" => Some(Self::NoNet),
                "net" => {
                    let (seat, card) = rest.split_once(':')?;
                    Some(Self::Net { from: seat_named(seat)?, card: Card::named(card)? })
                }
                "harpoon" if rest == "none" => Some(Self::NoHarpoon),
                "harpoon" => Cell::named(rest).map(Self::Harpoon),
                "wash" => Card::named(rest).map(Self::Wash),
                "score" => cards_named(rest).filter(|set| matches!(set.len(), 3 | 4)).map(Self::Score),
                "flip" => Card::named(rest).map(Self::Flip),
                "extra" => cards_named(rest).filter(|cards| cards.len() == 2).map(Self::Extra),
                "draft" => Card::named(rest).map(Self::Draft),
                _ => None,
            }
        };
        read().ok_or(Unreadable)
    }
}

fn seat_named(text: &str) -> Option<Seat> {
    let &[digit @ b'0'..=b'9'] = text.as_bytes() else { return None };
    Seat::new(digit - b'0').filter(|seat| seat.index() < MAX_DIVERS)
}

/// At most four cards in ASCII order, with commas between them.
fn cards_named(text: &str) -> Option<Bag> {
    let mut bag = Bag::EMPTY;
    let mut last = None;
    for (nth, code) in text.split(',').enumerate() {
        let card = Card::named(code)?;
        if nth == 4 || last > Some(card) {
            return None;
        }
        last = Some(card);
        bag.add(card);
    }
    Some(bag)
}
