//! Hostile input: whatever bytes come, every parser answers with a value or an error, in bounded memory.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use notation::{Doc, parse, read_chance, read_options, read_record};
use rules::{Rng, Rolling, Seat, Seats, Turn};

use crate::{Playable, trial};

/// A parser may allocate this many bytes for each byte it reads, and a little to begin with.
const BYTES_A_BYTE: u64 = 200;
const BYTES_AT_LEAST: u64 = 1 << 20;

/// How long each game is fuzzed; `NURT_FUZZ_SECONDS` asks for more.
fn time() -> Duration {
    let seconds = std::env::var("NURT_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs_f32(seconds.unwrap_or(2.0))
}

pub fn run<G: Playable>() {
    let corpus = corpus::<G>();
    let mut rng = trial::rng(77);
    let begin = Instant::now();
    let mut rounds = 0u64;
    while begin.elapsed() < time() {
        let seed = &corpus[rng.below(corpus.len() as u32) as usize];
        let other = &corpus[rng.below(corpus.len() as u32) as usize];
        let bytes = mutate(seed.as_bytes(), other.as_bytes(), &mut rng);
        let text = String::from_utf8_lossy(&bytes);
        try_all::<G>(&text);
        rounds += 1;
    }
    assert!(rounds > 50, "only {rounds} inputs were tried");
}

/// Hands a text to every parser of the game and plays on from whatever it made.
pub fn try_all<G: Playable>(text: &str) {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let info = allocation_counter::measure(|| {
            let _ = text.parse::<G::Action>().map(|action| {
                assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action), "an action does not read back");
            });
            let _ = read_record(text);
            if let Ok(value) = parse(text) {
                let doc = Doc::root(&value);
                let _ = read_chance::<G>(&doc);
                let _ = read_options::<G>(&doc, Seats::all(G::ABOUT.max_seats.into()));
                let _ = G::read_view(&doc);
                if let Ok(position) = G::read(&doc) {
                    usable(&position);
                }
            }
        });
        let most = BYTES_AT_LEAST + BYTES_A_BYTE * text.len() as u64;
        assert!(info.bytes_max <= most, "{} bytes for a text of {}", info.bytes_max, text.len());
    }));
    assert!(outcome.is_ok(), "this input is not handled: {text}");
}

/// A position that was read can be looked at and played on.
fn usable<G: Playable>(position: &G) {
    let mut rng = trial::rng(5);
    let mut after = position.clone();
    for _ in 0..12 {
        for viewer in rules::Viewer::all(after.seats()) {
            let view = after.view(viewer);
            let _ = scene::Layout::ALL.map(|layout| G::scene(&view, viewer, layout));
            G::determinize(&view, &mut rng);
        }
        let Turn::Act(actors) = after.turn() else { return };
        let Some(seat) = actors.first() else { return };
        let mut actions = Vec::new();
        after.actions(seat, &mut actions);
        after.estimate(seat);
        if actions.is_empty() {
            return;
        }
        let action = actions[rng.below(actions.len() as u32) as usize];
        assert_eq!(after.check(seat, action), Ok(()), "{action} is listed and refused");
        after.apply(seat, action, &mut Rolling(&mut rng), &mut rules::Mute);
        let _ = after.write();
    }
}

/// Texts that are good, or nearly: positions from random games, options, chance, records, actions.
fn corpus<G: Playable>() -> Vec<String> {
    let mut corpus: Vec<String> =
        ["", "{}", "[]", "null", "[[[[", "{\"nurt\":1}", "-", "1e999", "\"\\ud800\""].map(str::to_owned).to_vec();
    for game in 0..6 {
        let mut rng = trial::rng(500 + game);
        let options = trial::options::<G>(&mut rng);
        corpus.push(notation::write_options::<G>(&options).to_string());
        let mut position = G::start(&options, options.seats(), &mut Rolling(&mut rng));
        for ply in 0..200 {
            let Turn::Act(actors) = position.turn() else { break };
            let seat = actors.first().unwrap_or(Seat::at(0));
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            let action = actions[rng.below(actions.len() as u32) as usize];
            if ply % 17 == 0 {
                corpus.push(position.write().to_string());
                corpus.push(action.to_string());
            }
            position.apply(seat, action, &mut Rolling(&mut rng), &mut rules::Mute);
        }
        corpus.push(position.write().to_string());
    }
    corpus
}

/// A few of the ways in which data goes bad.
fn mutate(seed: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    const WORDS: [&str; 18] = [
        "null",
        "-1",
        "0",
        "255",
        "256",
        "99999999999999999999",
        "1.5",
        "true",
        "\"\"",
        "[]",
        "{}",
        ",",
        ":",
        "\"",
        "[",
        "}",
        "ą",
        "\\u0000",
    ];
    let mut bytes = seed.to_vec();
    for _ in 0..=rng.below(4) {
        let at = |rng: &mut Rng, len: usize| rng.below(len as u32 + 1) as usize;
        let from = at(rng, bytes.len());
        match rng.below(7) {
            0 if from < bytes.len() => bytes[from] = rng.next_u32() as u8,
            1 => bytes.truncate(from),
            2 => {
                let word = WORDS[rng.below(WORDS.len() as u32) as usize];
                bytes.splice(from..from, word.bytes());
            }
            3 => {
                let to = (from + rng.below(30) as usize).min(bytes.len());
                bytes.drain(from..to);
            }
            4 => {
                let start = at(rng, other.len());
                let end = (start + rng.below(60) as usize).min(other.len());
                bytes.splice(from..from, other[start..end].iter().copied());
            }
            5 => replace_number(&mut bytes, rng),
            _ => replace_quoted(&mut bytes, other, rng),
        }
    }
    bytes
}

/// Puts another number in place of one of the digits.
fn replace_number(bytes: &mut [u8], rng: &mut Rng) {
    let digits: Vec<_> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
    if !digits.is_empty() {
        bytes[digits[rng.below(digits.len() as u32) as usize]] = b'0' + rng.below(10) as u8;
    }
}

/// Puts another quoted word in place of one: the form stays good, the meaning does not.
fn replace_quoted(bytes: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    let quoted = |bytes: &[u8]| -> Vec<(usize, usize)> {
        let quotes: Vec<_> = (0..bytes.len()).filter(|&at| bytes[at] == b'"').collect();
        quotes.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
    };
    let (here, there) = (quoted(bytes), quoted(other));
    if !here.is_empty() && !there.is_empty() {
        let (from, to) = here[rng.below(here.len() as u32) as usize];
        let (start, end) = there[rng.below(there.len() as u32) as usize];
        bytes.splice(from..to, other[start..end].iter().copied());
    }
}
