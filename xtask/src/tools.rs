//! Tools from outside that a task needs: installed where we may, named clearly where we may not.

use std::process::{Command, Stdio};

/// Makes sure that a program is there, from the Debian package of this name.
pub fn need(program: &str, package: &str) -> Result<(), String> {
    if works(program) {
        return Ok(());
    }
    println!("installing {package} for {program}");
    let installed = apt(&["install", "-y", "--no-install-recommends", package])
        || (apt(&["update"]) && apt(&["install", "-y", "--no-install-recommends", package]));
    if installed && works(program) {
        return Ok(());
    }
    Err(format!("{program} is needed and could not be installed; on Debian: sudo apt-get install {package}"))
}

fn works(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn apt(args: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
