//! Instruction counts: the same moves counted by callgrind, so that a change shows on a noisy machine too.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{run, tools};

/// Moves counted; enough that starting the program does not matter.
const MOVES: u64 = 100_000;
/// How much a count may grow without being blessed.
const TOLERANCE: f64 = 1.10;

fn file() -> PathBuf {
    run::root().join("docs/instructions.toml")
}

/// Compares with the blessed figures.
pub fn check() -> Result<(), String> {
    let text = std::fs::read_to_string(file()).map_err(|error| format!("{}: {error}", file().display()))?;
    let blessed: BTreeMap<String, i64> =
        toml::from_str(&text).map_err(|error| format!("instructions.toml: {error}"))?;
    let counted = count()?;
    let mut problems = Vec::new();
    for (name, &now) in &counted {
        match blessed.get(name) {
            None => problems.push(format!("{name}: {now} instructions a move, not blessed yet")),
            Some(&before) if now as f64 > before as f64 * TOLERANCE => {
                problems.push(format!("{name}: {now} instructions a move, {before} were blessed"));
            }
            Some(&before) => println!("{name}: {now} instructions a move ({before} blessed)"),
        }
    }
    problems.extend(blessed.keys().filter(|name| !counted.contains_key(*name)).map(|name| format!("{name} is gone")));
    if problems.is_empty() {
        return Ok(());
    }
    Err(format!("{}; if that is meant, cargo xtask bless", problems.join("; ")))
}

/// Writes the figures of now.
pub fn bless() -> Result<(), String> {
    let mut text = format!(
        "# Instructions a move in random play, counted by callgrind over {MOVES} moves (cargo xtask bench).\n\
         # A growth of more than a tenth fails cargo xtask test until it is blessed.\n"
    );
    for (name, count) in count()? {
        text += &format!("{name} = {count}\n");
    }
    std::fs::create_dir_all(run::root().join("docs")).map_err(|error| error.to_string())?;
    std::fs::write(file(), text).map_err(|error| format!("{}: {error}", file().display()))
}

/// Counts each game with its usual number of seats.
fn count() -> Result<BTreeMap<String, i64>, String> {
    tools::need("valgrind", "valgrind")?;
    run::shown(run::cargo(&["build", "--release", "--quiet", "--package", "nurt"]))?;
    let nurt = target().join("release/nurt");
    let listed = Command::new(&nurt).args(["games", "--json"]).output().map_err(|error| format!("nurt: {error}"))?;
    let games: serde_json::Value =
        serde_json::from_slice(&listed.stdout).map_err(|error| format!("nurt games: {error}"))?;
    let mut counts = BTreeMap::new();
    for game in games.as_array().into_iter().flatten() {
        let slug = game["game"].as_str().unwrap_or_default();
        let seats = game["seats"]["min"].as_u64().unwrap_or(2).max(2);
        counts.insert(format!("{slug}-{seats}"), count_one(&nurt, slug, seats)?);
    }
    Ok(counts)
}

/// Two runs of different length: their difference is the moves alone.
fn count_one(nurt: &std::path::Path, slug: &str, seats: u64) -> Result<i64, String> {
    let total =
        |moves: u64| callgrind(nurt, &["bench", slug, "--seats", &seats.to_string(), "--moves", &moves.to_string()]);
    Ok((total(MOVES + 1)? - total(1)?) / MOVES as i64)
}

fn callgrind(nurt: &std::path::Path, args: &[&str]) -> Result<i64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(nurt)
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected =
        text.lines().find_map(|line| line.split_once("Collected :")).and_then(|(_, n)| n.trim().parse().ok());
    collected.ok_or_else(|| format!("valgrind counted nothing: {}", text.lines().last().unwrap_or_default()))
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run::root().join("target"), PathBuf::from)
}
