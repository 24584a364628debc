//! How a command ends when it does not end well.

use std::fmt::Display;
use std::process::ExitCode;

/// One line for the person who called, and the exit code for the script that did.
#[derive(Debug)]
pub enum Fail {
    /// The call was wrong: exit 2.
    Call(String),
    /// The answer is no: exit 1.
    No(String),
    /// Whoever read our output has stopped reading: exit 0.
    Closed,
}

impl Fail {
    pub fn call(message: impl Display) -> Self {
        Self::Call(message.to_string())
    }

    pub fn no(message: impl Display) -> Self {
        Self::No(message.to_string())
    }

    pub fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Call(message) => (message, 2),
            Self::No(message) => (message, 1),
            Self::Closed => return ExitCode::SUCCESS,
        };
        anstream::eprintln!("nurt: {message}");
        ExitCode::from(code)
    }
}

impl From<std::io::Error> for Fail {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe { Self::Closed } else { Self::call(error) }
    }
}

/// A message of the argument parser in one line, with the way to the help.
pub fn one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let mut lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
    let joined: Vec<_> = lines.by_ref().filter(|line| !line.is_empty() && !line.starts_with("For more")).collect();
    let joined = joined.join(" ");
    format!("{} (see nurt --help)", joined.strip_prefix("error: ").unwrap_or(&joined))
}
