//! Random games with random options, by seed.

use notation::{Doc, Malformed, Value, parse, read_chance};
use rules::{Checked, OptionKind, Rng, Seats, Stream, Value as Chosen, Values};

use crate::Playable;

/// Random numbers for the trial with this number.
pub fn rng(trial: u32) -> Rng {
    Rng::new([11; 32], Stream::Trial(trial))
}

/// Options drawn at random until some go together.
pub fn options<G: Playable>(rng: &mut Rng) -> Checked<G::Options> {
    let about = &G::ABOUT;
    loop {
        let span = u32::from(about.max_seats - about.min_seats) + 1;
        let seats = Seats::all(usize::from(about.min_seats) + rng.below(span) as usize);
        let mut values = Values::defaults(about.options);
        for (value, spec) in values.0.iter_mut().zip(about.options) {
            // Defaults are what people play: let half of the options keep theirs.
            if rng.below(2) == 0 {
                *value = draw(&spec.kind, seats, rng);
            }
        }
        if let Ok(options) = Checked::new(&values, seats) {
            return options;
        }
    }
}

fn draw(kind: &OptionKind, seats: Seats, rng: &mut Rng) -> Chosen {
    let mut below = |bound: usize| rng.below(bound as u32) as usize;
    match *kind {
        OptionKind::Choice(words) | OptionKind::ChoiceOrList { words, .. } => Chosen::Word(words[below(words.len())]),
        OptionKind::Flag { .. } => Chosen::Flag(below(2) == 1),
        // Small numbers are where limits are met.
        OptionKind::Number { min, max, .. } => Chosen::Number(min + below(((max - min) / 8) as usize + 1) as u32),
        OptionKind::Seat => Chosen::Number(below(seats.len()) as u32),
    }
}

/// Reads a position from JSON text.
pub fn position<G: Playable>(text: &str) -> Result<G, Malformed> {
    let value = parse(text)?;
    G::read(&Doc::root(&value))
}

/// Reads chance outcomes from JSON text.
pub fn chance<G: Playable>(text: &str) -> Result<Vec<rules::Drawn>, Malformed> {
    let value = parse(text)?;
    read_chance::<G>(&Doc::root(&value))
}

/// The legal actions of a seat as sorted texts.
pub fn legal<G: Playable>(position: &G, seat: rules::Seat) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    let mut texts: Vec<_> = actions.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// JSON text as a value, for expectations.
pub fn value(text: &str) -> Value {
    parse(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
