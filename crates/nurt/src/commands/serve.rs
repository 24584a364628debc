//! `nurt serve`, and `nurt` without a command: tables for browsers.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Parser;
use server::{Config, Limits, LogShape};

use crate::cli::{self, Cli, Serve};
use crate::fail::Fail;

/// Without a command: as if `serve` had been said.
pub fn run_as_usual() -> Result<(), Fail> {
    match Cli::parse_from(["nurt", "serve"]).command {
        Some(cli::Command::Serve(args)) => run(&args),
        _ => unreachable!("serve is a command"),
    }
}

pub fn run(args: &Serve) -> Result<(), Fail> {
    let shape = if args.log_json { LogShape::Json } else { LogShape::Text };
    server::log(shape, &args.log_level).map_err(|why| Fail::call(format!("--log-level: {why}")))?;
    let mut config = Config::new(args.listen, data_folder(args.data.clone())?);
    config.behind_proxy = args.behind_proxy;
    if args.no_limits {
        config.limits = Limits::none();
    }
    let ready = |address: SocketAddr| {
        let address = format!("http://{address}");
        let mut out = std::io::stdout();
        // Whoever does not read this does not need it.
        let _ = writeln!(out, "listening on {address}").and_then(|()| out.flush());
        if !args.no_open {
            open_browser(&address);
        }
    };
    server::run(config, Box::new(crate::page::BuiltIn), ready).map_err(Fail::no)
}

/// Where a server keeps everything, unless told otherwise.
pub fn data_folder(asked: Option<PathBuf>) -> Result<PathBuf, Fail> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || {
        let base = if cfg!(windows) {
            set("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            set("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
        };
        base.map(|base| base.join("nurt"))
    };
    asked.or_else(usual).ok_or_else(|| Fail::call("there is no data folder here; name one with --data FOLDER"))
}

/// Opens the page; where that does not work, the address stands in the terminal.
fn open_browser(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(first).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        // Somebody has to take note of its end.
        std::thread::spawn(move || child.wait());
    }
}
