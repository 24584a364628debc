//! What the server counts, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::app::App;

/// Upper ends of the buckets, in microseconds.
const BUCKETS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 10_000_000];

#[derive(Default)]
pub struct Metrics {
    pub requests: [AtomicU64; 6],
    pub limited: AtomicU64,
    pub sockets: AtomicI64,
    pub messages: AtomicU64,
    pub unreadable: AtomicU64,
    pub too_slow: AtomicU64,
    pub live_tables: AtomicI64,
    pub opened_tables: AtomicU64,
    pub loaded_tables: AtomicU64,
    pub thoughts: AtomicU64,
    pub conflicts: AtomicU64,
    pub stored: Histogram,
    pub thinking: Histogram,
}

/// How long things take.
#[derive(Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Histogram {
    pub fn observe(&self, took: Duration) {
        let us = took.as_micros() as u64;
        if let Some(bucket) = BUCKETS.iter().position(|&end| us <= end) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.sum_us.fetch_add(us, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", end as f64 / 1e6);
        }
        let count = self.count.load(Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {}", self.sum_us.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "{name}_count {count}");
    }
}

impl Metrics {
    pub fn answered(&self, status: u16) {
        if let Some(class) = self.requests.get(usize::from(status / 100)) {
            class.fetch_add(1, Relaxed);
        }
    }
}

/// Everything, for a scraper.
pub fn write(app: &App) -> String {
    let metrics = &app.metrics;
    let mut out = String::with_capacity(4096);
    let _ = writeln!(out, "# HELP nurt_requests_total Answers by class of status.\n# TYPE nurt_requests_total counter");
    for (class, count) in metrics.requests.iter().enumerate().skip(1) {
        let _ = writeln!(out, "nurt_requests_total{{class=\"{class}xx\"}} {}", count.load(Relaxed));
    }
    let counts = app.store.counts();
    let counters = [
        (
            "nurt_limited_total",
            "Requests and messages refused because there were too many.",
            metrics.limited.load(Relaxed),
        ),
        ("nurt_messages_total", "Messages read from sockets.", metrics.messages.load(Relaxed)),
        ("nurt_unreadable_total", "Messages that could not be read.", metrics.unreadable.load(Relaxed)),
        ("nurt_too_slow_total", "Sockets closed because they did not keep up.", metrics.too_slow.load(Relaxed)),
        ("nurt_tables_opened_total", "Tables opened.", metrics.opened_tables.load(Relaxed)),
        ("nurt_tables_loaded_total", "Tables loaded from the store.", metrics.loaded_tables.load(Relaxed)),
        ("nurt_thoughts_total", "Decisions of bots.", metrics.thoughts.load(Relaxed)),
        ("nurt_conflicts_total", "Entries that somebody else had written.", metrics.conflicts.load(Relaxed)),
        ("nurt_entries_total", "Entries stored.", counts.entries),
        ("nurt_commits_total", "Commits of the store.", counts.commits),
        ("nurt_store_failures_total", "Writes that failed.", counts.failures),
    ];
    for (name, help, value) in counters {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
    }
    let gauges = [
        ("nurt_sockets", "Open sockets.", metrics.sockets.load(Relaxed)),
        ("nurt_tables_live", "Tables in memory.", metrics.live_tables.load(Relaxed)),
        ("nurt_thinkers_free", "Bots that could think now.", app.thinkers.available_permits() as i64),
    ];
    for (name, help, value) in gauges {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    }
    metrics.stored.write(&mut out, "nurt_store_seconds", "From an entry to its commit.");
    metrics.thinking.write(&mut out, "nurt_thinking_seconds", "How long bots think.");
    out
}
