//! Builds the page and puts it into the binary, so that `cargo run` needs no tool but cargo.
//!
//! The page is always built with the profile `web`, in a folder that all builds of this binary share: tests and
//! releases carry the same page, and it is built once. `NURT_WEB=skip` leaves it out of quick builds.

#[path = "build/pack.rs"]
mod pack;
#[path = "build/shrink.rs"]
mod shrink;
#[path = "build/wasm.rs"]
mod wasm;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // What the page is made of, and nothing else: a change of the server or of a test does not build it again.
    let rooms = ["rules", "notation", "text", "scene", "bots", "catalog", "wire", "table", "web", "nurt/build"];
    let rooms = rooms.map(|room| format!("crates/{room}"));
    for part in rooms.iter().map(String::as_str).chain(["games", "Cargo.toml", "Cargo.lock"]) {
        println!("cargo:rerun-if-changed={}", root.join(part).display());
    }
    println!("cargo:rerun-if-env-changed=NURT_WEB");
    let folder = if env::var_os("NURT_WEB").is_some_and(|value| value == "skip") {
        println!("cargo:warning=the page is left out (NURT_WEB=skip)");
        pack::without(&out.join("page"))
    } else {
        let target = shared_target(&out);
        let module = wasm::build(&root, &target);
        pack::pack(&module, &root, &target)
    };
    fs::write(out.join("page.rs"), table(&folder)).expect("the output folder can be written");
}

/// The target folder that every profile of this binary shares: `OUT_DIR` is `<target>/<profile>/build/<crate>/out`.
fn shared_target(out: &Path) -> PathBuf {
    out.ancestors().nth(4).expect("cargo's folders are deep").join("web")
}

/// The files of the page as a Rust table.
fn table(folder: &Path) -> String {
    let mut entries: Vec<_> = fs::read_to_string(folder.join("list"))
        .expect("the page has a list of its files")
        .lines()
        .map(str::to_owned)
        .collect();
    entries.sort();
    let mut rust = String::from("&[\n");
    for entry in entries {
        let [file, kind, etag, keeps] = entry.split('\t').collect::<Vec<_>>()[..] else { continue };
        let bytes = |end: &str| format!("include_bytes!({:?})", folder.join(format!("{file}{end}")));
        let _ = writeln!(
            rust,
            "File {{ path: {file:?}, content_type: {kind:?}, etag: {etag:?}, keeps: {keeps}, plain: {}, gzip: {}, brotli: {} }},",
            bytes(""),
            bytes(".gz"),
            bytes(".br")
        );
    }
    rust.push_str("]\n");
    rust
}
