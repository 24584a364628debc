//! `nurt arena`: bots against bots, fairly seated, with honest error bars.

mod claim;
mod contest;
mod journal;
mod player;
mod tally;

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use notation::{Value, json};

use crate::cli::Arena;
use crate::fail::Fail;
use crate::input;
use claim::{Claim, Decision, Verdict};
use contest::Contest;
use journal::Journal;
use player::Entrant;
use tally::{Standing, Tally};

/// A guard against typing errors.
const MAX_THREADS: usize = 256;
const MAX_SCALE: f32 = 100.0;
const MAX_MINUTES: f32 = 100_000.0;

pub fn run(args: &Arena) -> Result<(), Fail> {
    let contest = contest(args)?;
    let threads = match args.threads {
        Some(threads @ 1..=MAX_THREADS) => threads,
        Some(other) => return Err(Fail::call(format!("--threads: 1 to {MAX_THREADS}, not {other}"))),
        None => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
    };
    let journal = Journal::open(args.log.as_deref(), &contest)?;
    let bar = progress(args.games, journal.done());
    let tally = contest::play(&contest, &journal, threads, &bar)?;
    bar.finish_and_clear();
    let standings = tally.standings();
    let decision = contest.decision(&journal);
    if args.json {
        print_json(&contest, &tally, &standings, decision)?;
    } else {
        print_table(&contest, &tally, &standings)?;
    }
    match contest.claim {
        None => Ok(()),
        Some(claim) => report(&contest, claim, decision, args.json),
    }
}

/// Says what has become of the claim; `yes` is a success, anything else is not.
fn report(contest: &Contest, claim: Claim, decision: Option<Decision>, quiet: bool) -> Result<(), Fail> {
    let claimed = format!("{} {}", contest.entrants[0].name(), claim.describe());
    match decision {
        Some(Decision { verdict: Verdict::Yes, deals }) => {
            if !quiet {
                writeln!(anstream::stdout(), "{claimed}: yes, decided at 95 % after {deals} deals")?;
            }
            Ok(())
        }
        Some(Decision { verdict: Verdict::No, deals }) => {
            Err(Fail::no(format!("{claimed}: no, decided at 95 % after {deals} deals")))
        }
        None => Err(Fail::no(format!("{claimed}: not decided; more --games or --minutes are needed"))),
    }
}

fn claim(args: &Arena) -> Result<Option<Claim>, Fail> {
    let claim = args.claim.map(Claim::Share).or(args.claim_points.map(Claim::Points));
    match claim {
        Some(claim) if !claim.is_possible() => Err(Fail::call("--claim: a share between 0 and 1, or points in reach")),
        claim => Ok(claim),
    }
}

fn contest(args: &Arena) -> Result<Contest, Fail> {
    let game = input::game(&args.game)?;
    if args.games == 0 {
        return Err(Fail::call("--games: at least one game is needed"));
    }
    let entrants: Result<Vec<_>, _> = args.bots.iter().map(|name| Entrant::named(name)).collect();
    let entrants = entrants?;
    let fewest = usize::from(game.about().min_seats);
    let seats = args.seats.unwrap_or(entrants.len().max(fewest));
    if entrants.len() > seats {
        return Err(Fail::call(format!("--bots: {} bots for {seats} seats; ask for more --seats", entrants.len())));
    }
    let options = input::options(&args.options)?;
    let options = game.check_options(seats, &options).map_err(Fail::call)?;
    if !(args.scale > 0.0 && args.scale <= MAX_SCALE) {
        return Err(Fail::call(format!("--scale: more than 0 and at most {MAX_SCALE}, not {}", args.scale)));
    }
    let until = match args.minutes {
        None => None,
        Some(minutes) if minutes > 0.0 && minutes < MAX_MINUTES => {
            Some(Instant::now() + Duration::from_secs_f32(60.0 * minutes))
        }
        Some(other) => return Err(Fail::call(format!("--minutes: more than 0 and below {MAX_MINUTES}, not {other}"))),
    };
    let (seed, scale, nodes, claim) = (args.seed.clone(), args.scale, args.nodes, claim(args)?);
    Ok(Contest { game, entrants, seats, options, games: args.games, seed, scale, nodes, claim, until })
}

fn progress(games: u64, done: u64) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} games, {eta} left  {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(done);
    bar
}

fn print_json(
    contest: &Contest,
    tally: &Tally,
    standings: &[Standing],
    decision: Option<Decision>,
) -> Result<(), Fail> {
    let bots: Vec<_> = standings
        .iter()
        .map(|standing| {
            json!({
                "name": standing.name, "share": standing.share, "low": standing.low, "high": standing.high,
                "wins": standing.wins, "draws": standing.draws, "mean_score": standing.mean_score,
                "rating": standing.rating, "uncertainty": standing.uncertainty, "faults": standing.faults,
            })
        })
        .collect();
    let mut report = json!({
        "game": contest.game.about().slug, "seats": contest.seats, "games": tally.games(), "bots": Value::Array(bots),
    });
    if let Some(claim) = contest.claim {
        report["claim"] = claim.write(decision);
    }
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}

fn print_table(contest: &Contest, tally: &Tally, standings: &[Standing]) -> Result<(), Fail> {
    let mut out = anstream::stdout().lock();
    let slug = contest.game.about().slug;
    writeln!(out, "{slug}, {} seats, {} games", contest.seats, tally.games())?;
    let width = standings.iter().map(|standing| standing.name.chars().count()).max().unwrap_or(0).max(4);
    writeln!(
        out,
        "{:<width$} {:>7} {:>15} {:>7} {:>7} {:>8} {:>12}",
        "bot", "share", "95 %", "wins", "ties", "score", "rating"
    )?;
    for standing in standings {
        let score = standing.mean_score.map_or_else(|| "–".into(), |score| format!("{score:.1}"));
        writeln!(
            out,
            "{:<width$} {:>6.1}% {:>6.1}%–{:>5.1}% {:>7} {:>7} {score:>8} {:>6.1} ±{:>4.1}",
            standing.name,
            100.0 * standing.share,
            100.0 * standing.low,
            100.0 * standing.high,
            standing.wins,
            standing.draws,
            standing.rating,
            standing.uncertainty,
        )?;
    }
    for standing in standings.iter().filter(|standing| standing.faults > 0) {
        writeln!(out, "{}: {} turns were played for it", standing.name, standing.faults)?;
    }
    Ok(())
}
