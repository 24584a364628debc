//! `nurt`: play, trace, step, replay, verify, draw and measure the games.

mod cli;
mod commands;
mod fail;
mod input;
mod page;
mod terminal;

use std::process::ExitCode;

use alloc_counter::AllocCounter;
use clap::Parser;
use mimalloc::MiMalloc;

#[global_allocator]
static MEMORY: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

fn main() -> ExitCode {
    let outcome = match cli::Cli::try_parse() {
        Ok(cli) => commands::run(cli),
        Err(error) if error.use_stderr() => Err(fail::Fail::call(fail::one_line(&error))),
        Err(help) => {
            // Help and version are answers, not errors; a closed pipe is nobody's fault.
            let _ = help.print();
            Ok(())
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => fail.report(),
    }
}
