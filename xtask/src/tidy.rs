//! The house rules that a compiler does not check: who may depend on whom, sizes of files, who names a game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

use crate::run;

/// Which rooms a room may use. Whatever is not listed fails.
const EDGES: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("notation", &["rules"]),
    ("text", &["rules"]),
    ("scene", &["rules"]),
    ("bots", &["rules"]),
    ("testkit", &["rules", "notation", "scene", "text", "bots"]),
    ("wire", &["rules"]),
    ("table", &["rules", "notation", "bots", "catalog", "wire"]),
    ("store", &["rules", "notation", "wire"]),
    ("server", &["rules", "notation", "bots", "catalog", "table", "wire", "store"]),
    ("web", &["rules", "notation", "text", "scene", "bots", "catalog", "table", "wire"]),
    ("nurt", &["rules", "notation", "text", "scene", "bots", "catalog", "table", "wire", "store", "server"]),
    ("xtask", &[]),
];
const GAME_USES: &[&str] = &["rules", "notation", "scene"];
const CATALOG_USES: &[&str] = &["rules", "notation", "scene", "bots"];

/// What the rooms of the rules may not touch: no clock, no I/O, no random source, no asynchrony.
const PURE: &[&str] = &["rules", "notation", "scene", "text"];
const IMPURE: &[&str] =
    &["std::fs", "std::net", "std::time", "std::thread", "std::process", "SystemTime", "getrandom", "tokio"];

/// Files may grow this long; tables and tests excepted.
const MAX_LINES: usize = 600;

/// The files that every game has, so that whoever has read one can find anything in the others.
const GAME_FILES: &[&str] = &[
    "src/lib.rs",
    "src/position.rs",
    "src/action.rs",
    "src/legal.rs",
    "src/apply.rs",
    "src/ending.rs",
    "src/options.rs",
    "src/view.rs",
    "src/rule.rs",
    "src/estimate.rs",
    "src/json.rs",
    "src/board.rs",
    "text/en.ftl",
    "text/pl.ftl",
    "text/it.ftl",
    "data/examples",
    "data/traces",
    "data/records",
    "data/boards",
    "data/perft.txt",
    "data/uncovered.toml",
    "tests/it.rs",
];

pub fn run() -> Result<(), String> {
    let problems = problems()?;
    problems.iter().for_each(|problem| eprintln!("tidy: {problem}"));
    if problems.is_empty() { Ok(()) } else { Err(format!("{} things are not tidy", problems.len())) }
}

/// Everything that is not as it should be.
pub fn problems() -> Result<Vec<String>, String> {
    let manifest = run::root().join("Cargo.toml");
    let metadata = MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let games = games();
    let mut problems = edges(&metadata, &games);
    for game in &games {
        let folder = run::root().join("games").join(game);
        let missing = GAME_FILES.iter().filter(|file| !folder.join(file).exists());
        problems.extend(missing.map(|file| format!("games/{game}: {file} is missing")));
    }
    for file in rust_files(&run::root()) {
        problems.extend(file_problems(&file, &games));
    }
    Ok(problems)
}

fn games() -> BTreeSet<String> {
    let folders = std::fs::read_dir(run::root().join("games")).into_iter().flatten();
    folders.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect()
}

fn edges(metadata: &Metadata, games: &BTreeSet<String>) -> Vec<String> {
    let ours: BTreeSet<_> = metadata.packages.iter().map(|package| package.name.to_string()).collect();
    let mut problems = Vec::new();
    for package in &metadata.packages {
        let name = package.name.as_str();
        let allowed = |other: &str| match name {
            "catalog" => games.contains(other) || CATALOG_USES.contains(&other),
            name if games.contains(name) => GAME_USES.contains(&other),
            name => EDGES.iter().any(|(room, uses)| *room == name && uses.contains(&other)),
        };
        if name != "catalog" && !games.contains(name) && !EDGES.iter().any(|(room, _)| *room == name) {
            problems.push(format!("{name} is not a room of the house (xtask/src/tidy.rs)"));
        }
        for dependency in &package.dependencies {
            let other = dependency.name.as_str();
            let is_test = dependency.kind == DependencyKind::Development;
            let fine = is_test && other == "testkit" || allowed(other);
            if ours.contains(other) && !fine {
                problems.push(format!("{name} may not use {other}"));
            }
        }
    }
    problems
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    for path in entries.map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !name.starts_with('.') && name != "target" && name != "node_modules" {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

fn file_problems(path: &Path, games: &BTreeSet<String>) -> Vec<String> {
    let shown = path.strip_prefix(run::root()).unwrap_or(path);
    let name = shown.to_string_lossy().replace('\\', "/");
    let Ok(text) = std::fs::read_to_string(path) else { return vec![format!("{name} cannot be read")] };
    let mut problems = Vec::new();
    let lines = text.lines().count();
    if lines > MAX_LINES && !name.ends_with("rule.rs") {
        problems.push(format!("{name} has {lines} lines: one subject?"));
    }
    let room = name.strip_prefix("crates/").and_then(|rest| rest.split('/').next());
    let code = || text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let in_game = name.starts_with("games/") && name.contains("/src/");
    if room.is_some_and(|room| PURE.contains(&room)) || in_game {
        let impure = IMPURE.iter().filter(|word| code().any(|line| line.contains(*word)));
        problems.extend(impure.map(|word| format!("{name} uses {word}: the rules know no outside world")));
    }
    // Only the catalog names a game; tests and help texts may give examples.
    if room.is_some_and(|room| room != "catalog") && name.contains("/src/") && !name.ends_with("cli.rs") {
        for game in games {
            let named = code().any(|line| line.contains(&format!("{game}::")) || line.contains(&format!("\"{game}\"")));
            if named {
                problems.push(format!("{name} names the game {game}: only the catalog does"));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_house_is_tidy() {
        assert_eq!(super::problems(), Ok(Vec::new()));
    }
}
