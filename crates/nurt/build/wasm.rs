//! The nested build of the page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What cargo tells a build script about the outer build; the inner one must not hear it.
const OUTER: &[&str] =
    &["TARGET", "HOST", "PROFILE", "OPT_LEVEL", "DEBUG", "NUM_JOBS", "OUT_DIR", "RUSTFLAGS", "RUSTC", "RUSTDOC"];
/// Settings of the user that begin like cargo's own variables but speak of its home and the network.
const KEPT: &[&str] = &["CARGO_HOME", "CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTR", "CARGO_SOURCE_"];

/// Builds `crates/web` for the browser; gives the module as the compiler left it.
pub fn build(root: &Path, target: &Path) -> PathBuf {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["build", "--package", "web", "--bin", "page", "--profile", "web"]);
    command.args(["--target", "wasm32-unknown-unknown", "--target-dir"]).arg(target);
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let cargos = text.starts_with("CARGO") && !KEPT.iter().any(|kept| text.starts_with(kept));
        let wrapper = text.starts_with("RUSTC_") || text.starts_with("CLIPPY_");
        if cargos || wrapper || OUTER.contains(&&*text) {
            command.env_remove(&name);
        }
    }
    let status = command.status().expect("cargo can be run");
    assert!(status.success(), "the page does not build; is the target wasm32-unknown-unknown installed?");
    target.join("wasm32-unknown-unknown/web/page.wasm")
}
