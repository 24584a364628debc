//! What the server says of itself, on stderr.

use std::io;
use std::str::FromStr;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt;

/// The shape of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogShape {
    /// For people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// Begins to log what is at least as grave as `level` (`error`, `warn`, `info`, `debug`, `trace` or `off`).
pub fn log(shape: LogShape, level: &str) -> Result<(), String> {
    let level = LevelFilter::from_str(level)
        .map_err(|_| format!("\"{level}\" is no level; there are error, warn, info, debug, trace and off"))?;
    let lines = fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
    let begun = match shape {
        LogShape::Text => lines.with_ansi(false).try_init(),
        LogShape::Json => lines.json().try_init(),
    };
    begun.map_err(|error| error.to_string())
}
