//! The options of a table (section 3 of the rules file).

use rules::{GameOptions, OptionKind, OptionSpec, Refusal, Seats, Value, Values};

use crate::content::{self, Grade};
use crate::river::MAX_SIDES;
use crate::rule;

pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "length", kind: OptionKind::Number { min: 2, max: 6, default: 3 } },
    OptionSpec {
        name: "river",
        // SR-3.2 judges the length of a list, whatever it is.
        kind: OptionKind::ChoiceOrList { words: &["easy", "hard", "random"], items: content::ids, most: 1000 },
    },
    OptionSpec { name: "must_play", kind: OptionKind::Flag { default: false } },
    OptionSpec { name: "pool_safe", kind: OptionKind::Flag { default: false } },
    OptionSpec { name: "round_limit", kind: OptionKind::Number { min: 10, max: 1000, default: 200 } },
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many numbered sides the river has.
    pub length: u8,
    pub river: Sides,
    pub must_play: bool,
    pub pool_safe: bool,
    pub round_limit: u16,
}

/// How the sides of the river are chosen (SR-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    Easy,
    Hard,
    Random,
    /// These, by their numbers in the content; as many as `length` says and two more.
    Listed([u8; MAX_SIDES]),
}

impl GameOptions for Options {
    fn check(values: &Values, _: Seats) -> Result<Self, (Refusal, &'static str)> {
        let length = values.number(0) as u8;
        let river = match values.list(1) {
            Some(list) => listed(list, length).ok_or((Refusal::by(rule::RIVER_LIST), "river"))?,
            None => match values.word(1) {
                "hard" => Sides::Hard,
                "random" => Sides::Random,
                _ => Sides::Easy,
            },
        };
        Ok(Self {
            length,
            river,
            must_play: values.flag(2),
            pool_safe: values.flag(3),
            round_limit: values.number(4) as u16,
        })
    }

    fn values(&self) -> Values {
        let river = match self.river {
            Sides::Easy => Value::Word("easy"),
            Sides::Hard => Value::Word("hard"),
            Sides::Random => Value::Word("random"),
            Sides::Listed(sides) => {
                let sides = sides.iter().take(usize::from(self.length) + 2);
                Value::List(sides.map(|&number| content::side(number).id.as_str()).collect())
            }
        };
        Values(vec![
            Value::Number(self.length.into()),
            river,
            Value::Flag(self.must_play),
            Value::Flag(self.pool_safe),
            Value::Number(self.round_limit.into()),
        ])
    }
}

fn listed(ids: &[&str], length: u8) -> Option<Sides> {
    let numbers: Option<Vec<u8>> = ids.iter().map(|id| content::numbered(id)).collect();
    let numbers = numbers.filter(|numbers| is_river(numbers, length))?;
    let mut sides = [0; MAX_SIDES];
    sides[..numbers.len()].copy_from_slice(&numbers);
    Some(Sides::Listed(sides))
}

/// A start side, so many numbered sides with no board twice, a finish side (SR-3.2).
pub fn is_river(sides: &[u8], length: u8) -> bool {
    let [start, boards @ .., finish] = sides else { return false };
    let grade = |number: &u8| content::side(*number).grade;
    let board = |number: &u8| content::side(*number).board;
    let no_board_twice =
        boards.iter().enumerate().all(|(nth, one)| !boards[..nth].iter().any(|other| board(other) == board(one)));
    grade(start) == Grade::Start
        && grade(finish) == Grade::Finish
        && boards.len() == usize::from(length)
        && boards.iter().all(|number| grade(number).is_numbered())
        && no_board_twice
}
