//! `nurt load`: how much a server can take.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use server::load::{Plan, Report, load};

use crate::cli::Load;
use crate::fail::Fail;
use crate::input;

/// Guards against typing errors: nobody measures for longer, or with more.
const MAX_SECONDS: f64 = 3600.0;
const MAX_SOCKETS: usize = 50_000;

pub fn run(args: &Load) -> Result<(), Fail> {
    input::game(&args.game)?;
    if !(args.seconds > 0.0 && args.seconds <= MAX_SECONDS) {
        return Err(Fail::call(format!("--seconds: more than 0 and at most {MAX_SECONDS}, not {}", args.seconds)));
    }
    if args.rate.is_some_and(|rate| !(rate.is_finite() && rate > 0.0)) {
        return Err(Fail::call("--rate: more than 0 is needed"));
    }
    let sockets = args.tables.saturating_mul(args.sockets_per_table);
    if sockets == 0 || sockets > MAX_SOCKETS {
        return Err(Fail::call(format!("--tables and --sockets-per-table: 1 to {MAX_SOCKETS} sockets in all")));
    }
    let own = args.server.is_none().then(Own::start).transpose()?;
    let server = match (args.server, &own) {
        (Some(server), _) => server,
        (None, Some(own)) => own.address,
        (None, None) => unreachable!("without a server we start one"),
    };
    let plan = Plan {
        server,
        process: own.as_ref().map(|own| own.child.id()),
        game: args.game.clone(),
        tables: args.tables,
        sockets_per_table: args.sockets_per_table,
        seconds: args.seconds,
        rate: args.rate,
    };
    let report = load(&plan).map_err(Fail::no)?;
    let mut out = std::io::stdout();
    if args.json {
        writeln!(out, "{}", report.write())?
    } else {
        show(&mut out, &report)?
    }
    Ok(())
}

fn show(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    let (tables, sockets) = (report.tables, report.sockets);
    writeln!(out, "{tables} tables, {sockets} sockets, {:.1} s, {} games ended", report.seconds, report.games)?;
    writeln!(out, "moves stored   {:>10.0} a second", report.moves_per_s())?;
    let [half, most, all] = [50.0, 99.0, 100.0].map(|percent| report.latency_ms(percent));
    writeln!(out, "move → update  {half:>10.1} ms (p50), {most:.1} ms (p99), {all:.1} ms (longest)")?;
    for (what, kb) in [("live table", report.kb_per_table), ("connection", report.kb_per_socket)] {
        if let Some(kb) = kb {
            writeln!(out, "an idle {what:<11} {kb:>6.1} KB")?;
        }
    }
    if report.lost > 0 {
        writeln!(out, "sockets lost   {:>10} ({})", report.lost, report.why.as_deref().unwrap_or("nobody knows why"))?;
    }
    Ok(())
}

/// A server of our own, in a process of its own, so that its memory can be seen.
struct Own {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Own {
    fn start() -> Result<Self, Fail> {
        let program = std::env::current_exe()?;
        let folder = std::env::temp_dir().join(format!("nurt-load-{}", std::process::id()));
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--no-limits", "--log-level", "warn", "--data"]);
        let mut child = command.arg(&folder).stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.trim().strip_prefix("listening on http://").and_then(|address| address.parse().ok());
        match address {
            Some(address) => Ok(Self { child, address, folder }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(Fail::no("the server to measure does not start"))
            }
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
