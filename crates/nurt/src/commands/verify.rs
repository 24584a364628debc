//! `nurt verify`: whether a record is what it says.

use notation::{json, read_record};

use crate::cli::Verify;
use crate::fail::Fail;
use crate::input;

pub fn run(args: &Verify) -> Result<(), Fail> {
    let mut failed = 0;
    for path in &args.records {
        let name = path.display();
        let text = input::text(path)?;
        let verdict = read_record(&text).map_err(table::Problem::from).and_then(|record| table::verify(&record));
        failed += usize::from(verdict.is_err());
        match verdict {
            Ok(verdict) if args.json => {
                let line = json!({
                    "record": name.to_string(), "ok": true, "steps": verdict.steps, "over": verdict.is_over,
                    "luck_checked": verdict.luck_checked,
                });
                anstream::println!("{line}");
            }
            Err(problem) if args.json => {
                anstream::println!("{}", json!({ "record": name.to_string(), "ok": false, "problem": problem.0 }));
            }
            Ok(verdict) => {
                let state = if verdict.is_over { "finished" } else { "unfinished" };
                let luck = if verdict.luck_checked {
                    "the seed deals and rolls the same"
                } else {
                    "the seed is not shown yet, so the luck cannot be checked"
                };
                anstream::println!("{name}: fine, {} steps, {state}; {luck}", verdict.steps);
            }
            Err(problem) => anstream::println!("{name}: {problem}"),
        }
    }
    if failed == 0 { Ok(()) } else { Err(Fail::no(format!("{failed} of {} records do not hold", args.records.len()))) }
}
