//! `cargo xtask bless`: rewrite what tests compare with. The diff is the review.

use crate::{bench, run};

pub fn run() -> Result<(), String> {
    let mut data = run::cargo(&["test", "--workspace", "--quiet", "--", "as_blessed"]);
    data.env("NURT_BLESS", "1");
    run::shown(data)?;
    bench::bless()?;
    println!("blessed; now read git diff");
    Ok(())
}
