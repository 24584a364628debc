//! `cargo xtask bless`: rewrite what tests compare with. The diff is the review.

use crate::{bench, run};

pub fn run() -> Result<(), String> {
    let mut traces = run::cargo(&["test", "--workspace", "--quiet", "--", "traces_are_as_blessed"]);
    traces.env("NURT_BLESS", "1");
    run::shown(traces)?;
    bench::bless()?;
    println!("blessed; now read git diff");
    Ok(())
}
