//! What comes in from files and flags.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use catalog::AnyGame;
use notation::{MAX_TEXT, Record, Value, parse, read_record};
use rules::{Seat, Viewer};

use crate::fail::Fail;

pub fn game(slug: &str) -> Result<&'static dyn AnyGame, Fail> {
    catalog::game(slug).ok_or_else(|| {
        let known: Vec<_> = catalog::GAMES.iter().map(|game| game.about().slug).collect();
        Fail::call(format!("there is no game \"{slug}\"; there are {}", known.join(", ")))
    })
}

/// Options given as a JSON object.
pub fn options(text: &str) -> Result<Value, Fail> {
    let value = parse(text).map_err(|error| Fail::call(format!("--options: {error}")))?;
    if value.is_object() { Ok(value) } else { Err(Fail::call("--options: a JSON object is needed, such as '{}'")) }
}

/// The text of a file, or of stdin for `-`; never more than is read anyway.
pub fn text(path: &Path) -> Result<String, Fail> {
    let mut bytes = Vec::new();
    let limit = MAX_TEXT as u64 + 1;
    let name = path.display();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| Fail::call(format!("{name}: {error}")))?;
    if bytes.len() > MAX_TEXT {
        return Err(Fail::call(format!("{name}: larger than the {MAX_TEXT} bytes that are read")));
    }
    String::from_utf8(bytes).map_err(|_| Fail::call(format!("{name}: not a text file")))
}

pub fn record(path: &Path) -> Result<Record, Fail> {
    read_record(&text(path)?).map_err(|error| Fail::call(format!("{}: {error}", path.display())))
}

/// A seat of a table of `seats`, or a spectator.
pub fn viewer(text: &str, seats: usize) -> Result<Viewer, Fail> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    match text.parse::<usize>() {
        Ok(seat) if seat < seats => Ok(Viewer::Seat(Seat::at(seat))),
        _ => Err(Fail::call(format!("--viewer: \"{text}\" is neither a seat from 0 to {} nor spectator", seats - 1))),
    }
}
