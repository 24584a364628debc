//! Who can enter an arena: our bots by level, and programs that talk JSON lines.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use bots::{Level, Pace};
use notation::{Doc, json, parse};
use rules::{Seat, Viewer};
use table::Table;

use crate::fail::Fail;

/// How long a program may think.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest answer that is read.
const MAX_ANSWER: u64 = 4096;

/// One of the bots named on the command line.
#[derive(Clone)]
pub enum Entrant {
    Level(Level),
    /// A program, started once for each thread.
    Exec(Program),
}

/// A program and what it is called with.
#[derive(Clone)]
pub struct Program {
    /// As it was written.
    line: String,
    file: String,
    args: Vec<String>,
}

impl Program {
    /// Reads a line such as `./mybot` or `python3 mybot.py --deep`. A file whose name has spaces is taken as it is.
    fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace().map(str::to_owned);
        let first = words.next()?;
        let (file, args) =
            if Path::new(line).exists() { (line.to_owned(), Vec::new()) } else { (first, words.collect()) };
        Some(Self { line: line.to_owned(), file, args })
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exec:{}", self.line)
    }
}

impl Entrant {
    pub fn named(name: &str) -> Result<Self, Fail> {
        match name.strip_prefix("exec:") {
            Some(line) => {
                let missing = || Fail::call("--bots: exec: needs a program, as in exec:./mybot");
                let program = Program::read(line).ok_or_else(missing)?;
                // What cannot be started at all is a wrong call, not a bot that plays badly.
                Process::start(&program).map_err(|error| Fail::call(format!("--bots: {program} {error}")))?;
                Ok(Self::Exec(program))
            }
            None => name
                .parse()
                .map(Self::Level)
                .map_err(|error: String| Fail::call(format!("--bots: {error}, or a program as exec:./mybot"))),
        }
    }

    pub fn name(&self) -> String {
        match self {
            Self::Level(level) => level.to_string(),
            Self::Exec(program) => program.to_string(),
        }
    }

    pub fn mind(&self) -> Mind {
        match self {
            Self::Level(level) => Mind::Level(*level),
            Self::Exec(program) => Mind::Exec { program: program.clone(), process: None },
        }
    }
}

/// An entrant at work on one thread.
pub enum Mind {
    Level(Level),
    Exec { program: Program, process: Option<Process> },
}

impl Mind {
    /// The action for a seat, and what went wrong if it was chosen for the bot.
    pub fn choose(&mut self, table: &Table, seat: Seat, pace: &Pace<'_>) -> Result<(String, Option<String>), Fail> {
        match self {
            Self::Level(level) => {
                let action = table.ponder(seat, *level, pace).ok_or_else(|| Fail::no("a bot found nothing to do"))?;
                Ok((action, None))
            }
            Self::Exec { program, process } => {
                let legal = table.position().legal(seat);
                match ask(program, process, table, seat, &legal) {
                    Ok(action) => Ok((action, None)),
                    Err(fault) => {
                        // The stated rule: the first legal action is played for it, and it is started afresh.
                        *process = None;
                        let action = legal.first().cloned().ok_or_else(|| Fail::no("no action to choose from"))?;
                        Ok((action.clone(), Some(format!("{program} {fault}; {action} is played for it"))))
                    }
                }
            }
        }
    }
}

fn ask(
    program: &Program,
    process: &mut Option<Process>,
    table: &Table,
    seat: Seat,
    legal: &[String],
) -> Result<String, String> {
    let running = match process {
        Some(running) => running,
        None => process.insert(Process::start(program)?),
    };
    let position = table.position();
    let question = json!({
        "game": table.game().about().slug,
        "seats": position.seats(),
        "seat": seat.number(),
        "step": table.steps().len(),
        "view": position.write_view(Viewer::Seat(seat)),
        "legal": legal,
    });
    let answer = running.ask(&question.to_string())?;
    let value = parse(&answer).map_err(|_| "did not answer in JSON".to_owned())?;
    let doc = Doc::root(&value);
    let action = doc.field("action").and_then(|action| action.text().map(str::to_owned));
    let action = action.map_err(|_| "named no action".to_owned())?;
    if legal.contains(&action) {
        return Ok(action);
    }
    let shown: String = action.chars().filter(|c| !c.is_control()).take(40).collect();
    Err(format!("chose \"{shown}\", which is not legal"))
}

/// A program that answers questions line by line.
pub struct Process {
    child: Child,
    stdin: ChildStdin,
    answers: Receiver<String>,
}

impl Process {
    fn start(program: &Program) -> Result<Self, String> {
        let child =
            Command::new(&program.file).args(&program.args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| format!("could not be started: {error}"))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("has no input or output".into());
        };
        let (sender, answers) = channel();
        // Reading waits in a thread of its own, so that a bot that stalls does not stall the arena.
        std::thread::spawn(move || {
            let mut lines = BufReader::new(stdout);
            loop {
                let mut line = Vec::new();
                let read = std::io::Read::take(&mut lines, MAX_ANSWER).read_until(b'\n', &mut line);
                match read {
                    Ok(1..) if sender.send(String::from_utf8_lossy(&line).into_owned()).is_ok() => {}
                    _ => return,
                }
            }
        });
        Ok(Self { child, stdin, answers })
    }

    fn ask(&mut self, question: &str) -> Result<String, String> {
        writeln!(self.stdin, "{question}").map_err(|_| "has stopped".to_owned())?;
        self.stdin.flush().map_err(|_| "has stopped".to_owned())?;
        match self.answers.recv_timeout(PATIENCE) {
            Ok(answer) => Ok(answer),
            Err(RecvTimeoutError::Timeout) => Err(format!("did not answer in {} s", PATIENCE.as_secs())),
            Err(RecvTimeoutError::Disconnected) => Err("has stopped".into()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
