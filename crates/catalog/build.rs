//! Packs the worked examples of the games, so that rule pages can show them: for each rule the smallest one that is
//! allowed and the smallest one that it refuses.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
struct Example {
    rule: String,
    before: Option<String>,
    #[serde(default)]
    play: Vec<(u8, String)>,
    seat: Option<u8>,
    action: Option<String>,
    chance: Option<String>,
    expect: Expect,
}

#[derive(Deserialize)]
struct Expect {
    refused: Option<String>,
    malformed: Option<String>,
}

fn main() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    println!("cargo:rerun-if-changed=build.rs");
    let mut folders: Vec<PathBuf> = list(&games);
    folders.sort();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut rust = String::from("&[\n");
    for folder in folders {
        let examples = folder.join("data/examples");
        let Some(slug) = folder.file_name().and_then(|name| name.to_str()).filter(|_| examples.exists()) else {
            continue;
        };
        println!("cargo:rerun-if-changed={}", examples.display());
        let file = out.join(format!("{slug}.json"));
        fs::write(&file, chosen(&examples)).expect("the output folder can be written");
        rust.push_str(&format!("({slug:?}, include_str!({file:?})),\n"));
    }
    rust.push_str("]\n");
    fs::write(out.join("examples.rs"), rust).expect("the output folder can be written");
}

fn list(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

/// The chosen examples of a game as one JSON array.
fn chosen(folder: &Path) -> String {
    let mut best: BTreeMap<(String, bool), (usize, serde_json::Value)> = BTreeMap::new();
    let mut files = list(folder);
    files.sort();
    for path in files {
        let Some(example) = fs::read_to_string(&path).ok().and_then(|text| toml::from_str::<Example>(&text).ok())
        else {
            continue;
        };
        let refused = example.expect.refused.as_deref();
        let fits = example.play.is_empty()
            && example.expect.malformed.is_none()
            && refused.is_none_or(|by| by == example.rule && example.chance.is_none());
        let (Some(before), Some(action), Some(seat), true) = (&example.before, &example.action, example.seat, fits)
        else {
            continue;
        };
        let Ok(position) = serde_json::from_str::<serde_json::Value>(before) else { continue };
        let chance = example.chance.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or(json!([]));
        let entry = json!([example.rule, seat, action, chance, position]);
        let key = (example.rule.clone(), refused.is_some());
        let size = before.len();
        if best.get(&key).is_none_or(|(other, _)| size < *other) {
            best.insert(key, (size, entry));
        }
    }
    serde_json::Value::Array(best.into_values().map(|(_, entry)| entry).collect()).to_string()
}
