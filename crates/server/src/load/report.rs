//! What a measurement has shown.

use notation::{Value, json};

#[derive(Clone, Debug)]
pub struct Report {
    pub tables: usize,
    pub sockets: usize,
    pub seconds: f64,
    /// Moves whose update came back: they are on the disk.
    pub moves: u64,
    /// Entries that the server has stored meanwhile, by its own count.
    pub stored: Option<u64>,
    pub games: u64,
    /// Sockets that broke.
    pub lost: u64,
    /// Why the first of them was lost.
    pub why: Option<String>,
    /// From sending a move to its update, sorted.
    pub latencies_us: Vec<u32>,
    pub kb_per_table: Option<f64>,
    pub kb_per_socket: Option<f64>,
}

impl Report {
    pub fn moves_per_s(&self) -> f64 {
        self.moves as f64 / self.seconds.max(1e-9)
    }

    /// So many per cent of the moves took at most this many milliseconds.
    pub fn latency_ms(&self, percent: f64) -> f64 {
        let last = self.latencies_us.len().saturating_sub(1);
        let at = (last as f64 * percent / 100.0).round() as usize;
        self.latencies_us.get(at).map_or(0.0, |us| f64::from(*us) / 1e3)
    }

    pub fn write(&self) -> Value {
        json!({
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_s": self.moves_per_s(),
            "stored_per_s": self.stored.map(|stored| stored as f64 / self.seconds.max(1e-9)),
            "games": self.games,
            "lost_sockets": self.lost,
            "p50_ms": self.latency_ms(50.0),
            "p99_ms": self.latency_ms(99.0),
            "max_ms": self.latency_ms(100.0),
            "kb_per_table": self.kb_per_table,
            "kb_per_socket": self.kb_per_socket,
        })
    }
}

/// The memory of a process in kilobytes, where the system says it.
pub fn resident_kb(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
