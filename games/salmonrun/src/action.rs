//! What a seat can choose, and its canonical strings (section 9 of the rules file).

use std::fmt;
use std::str::FromStr;

use rules::{Seat, Unreadable};

use crate::cards::{Card, Way};
use crate::river::Dir;

/// Where a card is removed from (SR-18.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    Deck,
    Discard,
    Hand,
}

impl Zone {
    pub const ALL: [Self; 3] = [Self::Deck, Self::Discard, Self::Hand];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Discard => "discard",
            Self::Hand => "hand",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.name() == name)
    }
}

/// A swim card as it is meant: a wild one says where it leads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Meant {
    pub card: Card,
    /// Set if and only if the card is wild (SR-10.2).
    pub form: Option<Way>,
}

impl Meant {
    pub const fn plain(card: Card) -> Self {
        Self { card, form: None }
    }

    pub const fn wild(way: Way) -> Self {
        Self { card: Card::Wild, form: Some(way) }
    }

    /// Where it leads; `None` for cards that do not swim.
    #[inline]
    pub const fn way(self) -> Option<Way> {
        match self.form {
            Some(way) => Some(way),
            None => self.card.way(),
        }
    }

    fn named(text: &str) -> Option<Self> {
        match text.split_once(':') {
            Some(("wild", way)) => Way::named(way).map(Self::wild),
            Some(_) => None,
            None => Card::named(text).filter(|card| *card != Card::Wild).map(Self::plain),
        }
    }
}

impl fmt::Display for Meant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card.name())?;
        match self.form {
            Some(way) => write!(f, ":{}", way.letter()),
            None => Ok(()),
        }
    }
}

/// The variants stand in the ASCII order of their strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Bear { bear: u8, dir: Dir },
    Counter,
    Discard { card: Card },
    Done,
    Keep,
    Leap(Meant),
    Pass,
    Pick { card: Option<Card> },
    Play(Meant),
    Remove { zone: Zone, card: Card },
    Stop,
    Take { card: Card },
    Target { seat: Seat },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bear { bear, dir } => write!(f, "bear:{bear}:{}", dir.name()),
            Self::Counter => f.write_str("counter"),
            Self::Discard { card } => write!(f, "discard:{}", card.name()),
            Self::Done => f.write_str("done"),
            Self::Keep => f.write_str("keep"),
            Self::Leap(meant) => write!(f, "leap:{meant}"),
            Self::Pass => f.write_str("pass"),
            Self::Pick { card } => write!(f, "pick:{}", card.map_or("none", Card::name)),
            Self::Play(meant) => write!(f, "play:{meant}"),
            Self::Remove { zone, card } => write!(f, "remove:{}:{}", zone.name(), card.name()),
            Self::Stop => f.write_str("stop"),
            Self::Take { card } => write!(f, "take:{}", card.name()),
            Self::Target { seat } => write!(f, "target:{seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        read(text).ok_or(Unreadable)
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((verb, rest)) = text.split_once(':') else {
        return match text {
            "counter" => Some(Action::Counter),
            "done" => Some(Action::Done),
            "keep" => Some(Action::Keep),
            "pass" => Some(Action::Pass),
            "stop" => Some(Action::Stop),
            _ => None,
        };
    };
    match verb {
        "bear" => {
            let (bear, dir) = rest.split_once(':')?;
            Some(Action::Bear { bear: digit(bear)?, dir: Dir::named(dir)? })
        }
        "discard" => Some(Action::Discard { card: Card::named(rest)? }),
        "leap" => Meant::named(rest).filter(|meant| meant.card.is_swim()).map(Action::Leap),
        "pick" if rest == "none" => Some(Action::Pick { card: None }),
        "pick" => Some(Action::Pick { card: Some(Card::named(rest)?) }),
        "play" => Meant::named(rest).map(Action::Play),
        "remove" => {
            let (zone, card) = rest.split_once(':')?;
            Some(Action::Remove { zone: Zone::named(zone)?, card: Card::named(card)? })
        }
        "take" => Some(Action::Take { card: Card::named(rest)? }),
        "target" => digit(rest).and_then(Seat::new).map(|seat| Action::Target { seat }),
        _ => None,
    }
}

/// A number of one digit: bears and seats need no more.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
