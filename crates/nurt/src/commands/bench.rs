//! `nurt bench`: how fast the engines are, on one thread.

use std::io::Write;
use std::time::Duration;

use catalog::{AnyGame, Budget, Measured};
use notation::{Value, json};

use crate::cli::Bench;
use crate::fail::Fail;
use crate::input;

/// A guard against typing errors: nobody measures for longer.
const MAX_SECONDS: f32 = 3600.0;

pub fn run(args: &Bench) -> Result<(), Fail> {
    if !(args.seconds > 0.0 && args.seconds <= MAX_SECONDS) {
        return Err(Fail::call(format!("--seconds: more than 0 and at most {MAX_SECONDS}, not {}", args.seconds)));
    }
    let games = match &args.game {
        Some(slug) => vec![input::game(slug)?],
        None => catalog::GAMES.to_vec(),
    };
    let budget = match args.moves {
        Some(0) => return Err(Fail::call("--moves: at least one move is needed")),
        Some(moves) => Budget::Moves(moves),
        None => Budget::Time(Duration::from_secs_f32(args.seconds)),
    };
    let mut rows = Vec::new();
    for game in games {
        rows.extend(seats_of(game, args.seats)?.into_iter().map(|seats| (game, seats)));
    }
    let mut out = anstream::stdout().lock();
    let mut list = Vec::new();
    if !args.json {
        writeln!(
            out,
            "{:<10} {:>5} {:>12} {:>10} {:>11} {:>9} {:>9} {:>12} {:>8} {:>9} {:>10}",
            "game",
            "seats",
            "moves/s",
            "games/s",
            "ns/actions",
            "ns/apply",
            "ns/clone",
            "allocs/move",
            "bytes",
            "choices",
            "iter/s"
        )?;
    }
    for (game, seats) in rows {
        let measured = game.measure(seats, budget, &asked_for);
        if args.json {
            list.push(describe(game, seats, &measured));
        } else {
            print_row(&mut out, game, seats, &measured)?;
        }
    }
    if args.json {
        writeln!(out, "{}", Value::Array(list))?;
    }
    Ok(())
}

/// How often a piece of work asks for memory.
fn asked_for(work: &mut dyn FnMut()) -> u64 {
    let ((new, larger, _), ()) = alloc_counter::count_alloc(work);
    (new + larger) as u64
}

fn seats_of(game: &dyn AnyGame, asked: Option<usize>) -> Result<Vec<usize>, Fail> {
    let about = game.about();
    let allowed = usize::from(about.min_seats)..=usize::from(about.max_seats);
    match asked {
        None => Ok(allowed.collect()),
        Some(seats) if allowed.contains(&seats) => Ok(vec![seats]),
        Some(seats) => {
            let (min, max) = (about.min_seats, about.max_seats);
            Err(Fail::call(format!("--seats: {} has {min} to {max} seats, not {seats}", about.slug)))
        }
    }
}

fn per_second(count: u64, measured: &Measured) -> f64 {
    count as f64 / measured.elapsed.as_secs_f64().max(1e-9)
}

fn describe(game: &dyn AnyGame, seats: usize, measured: &Measured) -> Value {
    json!({
        "game": game.about().slug,
        "seats": seats,
        "moves_per_s": per_second(measured.moves, measured),
        "games_per_s": per_second(measured.games, measured),
        "ns_actions": measured.ns_actions,
        "ns_apply": measured.ns_apply,
        "ns_clone": measured.ns_clone,
        "allocs_per_move": measured.allocs_per_move,
        "position_bytes": measured.position_bytes,
        "branching": measured.branching,
        "iterations_per_s": measured.iterations.map(|iterations| iterations.per_s),
        "allocs_per_iteration": measured.iterations.map(|iterations| iterations.allocs),
    })
}

fn print_row(out: &mut impl Write, game: &dyn AnyGame, seats: usize, measured: &Measured) -> Result<(), Fail> {
    writeln!(
        out,
        "{:<10} {:>5} {:>12.0} {:>10.0} {:>11.1} {:>9.1} {:>9.1} {:>12.3} {:>8} {:>9.1} {:>10.0}",
        game.about().slug,
        seats,
        per_second(measured.moves, measured),
        per_second(measured.games, measured),
        measured.ns_actions,
        measured.ns_apply,
        measured.ns_clone,
        measured.allocs_per_move,
        measured.position_bytes,
        measured.branching,
        measured.iterations.map_or(0.0, |iterations| iterations.per_s)
    )?;
    Ok(())
}
