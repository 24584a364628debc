//! The games played so far, in memory and, if asked for, in a file from which an arena goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use notation::{Doc, Malformed, Value, json, parse};

use rules::Outcome;

use super::contest::Contest;
use crate::fail::Fail;
use crate::input;

/// How one game ended.
#[derive(Clone)]
pub struct Played {
    pub ranks: Vec<u8>,
    pub scores: Option<Vec<i32>>,
    pub faults: Vec<u64>,
}

impl Played {
    pub fn outcome(&self) -> Outcome {
        match &self.scores {
            None => Outcome::ranked(&self.ranks),
            Some(scores) => Outcome::scored(&self.ranks, scores),
        }
    }
}

pub struct Journal {
    inner: Mutex<Inner>,
    done: u64,
}

struct Inner {
    played: BTreeMap<u64, Played>,
    file: Option<File>,
}

impl Journal {
    /// Opens the journal; a file that is there must be of the same contest.
    pub fn open(path: Option<&Path>, contest: &Contest) -> Result<Self, Fail> {
        let Some(path) = path else {
            return Ok(Self { inner: Mutex::new(Inner { played: BTreeMap::new(), file: None }), done: 0 });
        };
        let wrong = |error: &dyn std::fmt::Display| Fail::call(format!("{}: {error}", path.display()));
        let head = head(contest).to_string();
        let mut played = BTreeMap::new();
        let text = if path.exists() { input::text(path)? } else { String::new() };
        let is_new = text.is_empty();
        if !is_new {
            let mut lines = text.lines();
            if lines.next() != Some(head.as_str()) {
                return Err(wrong(&"this is the log of another contest"));
            }
            for line in lines {
                // The last line may have been cut off when the arena was stopped.
                if let Ok((game, entry)) = read(line, contest.seats) {
                    played.insert(game, entry);
                }
            }
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(|error| wrong(&error))?;
        if is_new {
            writeln!(file, "{head}").map_err(|error| wrong(&error))?;
        } else if !text.ends_with('\n') {
            writeln!(file).map_err(|error| wrong(&error))?;
        }
        let done = played.len() as u64;
        Ok(Self { inner: Mutex::new(Inner { played, file: Some(file) }), done })
    }

    /// How many games were in the file.
    pub const fn done(&self) -> u64 {
        self.done
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn has(&self, game: u64) -> bool {
        self.lock().played.contains_key(&game)
    }

    pub fn add(&self, game: u64, played: Played) -> Result<(), Fail> {
        let mut inner = self.lock();
        if let Some(file) = &mut inner.file {
            let line = json!({ "game": game, "ranks": played.ranks, "scores": played.scores, "faults": played.faults });
            // One write a line, so that two threads never mix theirs.
            file.write_all(format!("{line}\n").as_bytes())?;
        }
        inner.played.insert(game, played);
        Ok(())
    }

    /// All games in their order, however the threads took them.
    pub fn played(&self) -> BTreeMap<u64, Played> {
        self.lock().played.clone()
    }
}

fn head(contest: &Contest) -> Value {
    let bots: Vec<_> = contest.entrants.iter().map(super::player::Entrant::name).collect();
    // A log without a word about time is of the levels' own.
    let scale = if contest.scale == 1.0 { Value::Null } else { json!(contest.scale) };
    let mut head = json!({
        "arena": contest.game.about().slug, "rules": contest.game.about().version, "seats": contest.seats,
        "options": contest.options, "bots": bots, "seed": contest.seed, "scale": scale,
    });
    if contest.nodes != bots::MOST_NODES {
        head["nodes"] = json!(contest.nodes);
    }
    head
}

fn read(line: &str, seats: usize) -> Result<(u64, Played), Malformed> {
    let value = parse(line)?;
    let doc = Doc::root(&value);
    doc.only(&["game", "ranks", "scores", "faults"])?;
    let game = doc.field("game")?.number(0..=i64::MAX)? as u64;
    let ranks: Result<_, Malformed> =
        doc.field("ranks")?.exactly(seats)?.map(|rank| rank.number(1..=8).map(|rank| rank as u8)).collect();
    let scores = match doc.field("scores")?.or_null() {
        None => None,
        Some(scores) => {
            let bound = i64::from(i32::MAX);
            let list: Result<_, Malformed> =
                scores.exactly(seats)?.map(|score| score.number(-bound..=bound).map(|score| score as i32)).collect();
            Some(list?)
        }
    };
    let faults: Result<_, Malformed> =
        doc.field("faults")?.exactly(seats)?.map(|count| count.number(0..=i64::MAX).map(|n| n as u64)).collect();
    Ok((game, Played { ranks: ranks?, scores, faults: faults? }))
}
