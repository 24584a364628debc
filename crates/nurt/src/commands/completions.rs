//! `nurt completions`: scripts for shells.

use clap::CommandFactory;

use crate::cli::{Cli, Completions};
use crate::fail::Fail;

pub fn run(args: &Completions) -> Result<(), Fail> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "nurt", &mut script);
    std::io::Write::write_all(&mut std::io::stdout(), &script)?;
    Ok(())
}
