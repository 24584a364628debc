//! The nested build of the page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What cargo tells a build script about the outer build; the inner one must not hear it.
const OUTER: &[&str] =
    &["TARGET", "HOST", "PROFILE", "OPT_LEVEL", "DEBUG", "NUM_JOBS", "OUT_DIR", "RUSTFLAGS", "RUSTC", "RUSTDOC"];
/// Settings of the user that begin like cargo's own variables but speak of its home and the network.
const KEPT: &[&str] = &["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR", "CARGO_SOURCE_"];

const TARGET: &str = "wasm32-unknown-unknown";

/// `rust-toolchain.toml` asks for the target, but a rustup that is told not to install by itself leaves it out.
fn add_target(root: &Path) {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let has = asked.is_ok_and(|out| Path::new(String::from_utf8_lossy(&out.stdout).trim()).is_dir());
    if has {
        return;
    }
    println!("cargo:warning=adding the target {TARGET}");
    // For the toolchain that compiles this: rustup reads its name from the environment it gave to cargo.
    let added = Command::new("rustup").current_dir(root).args(["target", "add", TARGET]).status();
    assert!(
        added.is_ok_and(|status| status.success()),
        "the page needs the target {TARGET}; add it with: rustup target add {TARGET}"
    );
}

/// Builds `crates/web` for the browser; gives the module as the compiler left it.
pub fn build(root: &Path, target: &Path) -> PathBuf {
    add_target(root);
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["build", "--package", "web", "--bin", "page", "--profile", "web"]);
    command.args(["--target", TARGET, "--target-dir"]).arg(target);
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let cargos = text.starts_with("CARGO") && !KEPT.iter().any(|kept| text.starts_with(kept));
        let wrapper = text.starts_with("RUSTC_") || text.starts_with("CLIPPY_");
        if cargos || wrapper || OUTER.contains(&&*text) {
            command.env_remove(&name);
        }
    }
    let status = command.status().expect("cargo can be run");
    assert!(status.success(), "the page does not build: see what the compiler says above");
    target.join(TARGET).join("web/page.wasm")
}
