//! `nurt replay`: a recorded game, step by step.

use std::io::Write;

use rules::{Seat, Viewer};
use table::{Moment, Occupant, Table};
use text::{Language, Voice};

use super::trace;
use crate::cli::Replay;
use crate::fail::Fail;
use crate::{input, terminal};

pub fn run(args: &Replay, language: Language) -> Result<(), Fail> {
    let record = input::record(&args.record)?;
    let occupants = vec![Occupant::Person(String::new()); record.seats];
    let wrong = |problem: table::Problem| Fail::no(format!("{}: {problem}", args.record.display()));
    let table = Table::resume(&record, occupants).map_err(wrong)?;
    let steps = table.steps().len();
    let until = args.ply.unwrap_or(steps);
    if until > steps {
        return Err(Fail::call(format!("--ply: the game has steps 0 to {steps}, not {until}")));
    }
    if args.json { print_json(&table, until) } else { print_story(&table, until, args.boards, language) }
}

fn print_json(table: &Table, until: usize) -> Result<(), Fail> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut written = Ok(());
    table.walk(|moment| {
        if moment.ply < until && written.is_ok() {
            written = writeln!(out, "{}", trace::line(moment.ply, moment.step, moment.before));
        }
    });
    written?;
    if let Some(position) = table.position_at(until) {
        writeln!(out, "{}", trace::last_line(until, &*position))?;
    }
    out.flush()?;
    Ok(())
}

fn print_story(table: &Table, until: usize, boards: bool, language: Language) -> Result<(), Fail> {
    let about = table.game().about();
    let voice = terminal::voice(about, language);
    let name = |seat: Seat| terminal::seat_name(&voice, seat);
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", voice.say("title"))?;
    let mut written = Ok(());
    table.walk(|moment| {
        if moment.ply < until && written.is_ok() {
            written = print_step(&mut out, &moment, boards, &voice, &name);
        }
    });
    written?;
    if let Some(position) = table.position_at(until) {
        if !boards {
            writeln!(out, "\n{}", terminal::paint(&position.look(Viewer::Spectator).sketch()))?;
        }
        for line in terminal::result_lines(&voice, &*position, &name) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn print_step(
    out: &mut impl Write,
    moment: &Moment<'_>,
    boards: bool,
    voice: &Voice,
    name: &dyn Fn(Seat) -> String,
) -> std::io::Result<()> {
    writeln!(out, "{:>4}  {}: {}", moment.ply + 1, name(moment.step.seat), moment.step.action)?;
    for told in moment.events {
        let chip = anstyle::Style::new().dimmed();
        writeln!(out, "      {} {chip}{}{chip:#}", voice.line(&told.line, name), told.rule)?;
    }
    if boards {
        writeln!(out, "{}", terminal::paint(&moment.after.look(Viewer::Spectator).sketch()))?;
    }
    Ok(())
}
