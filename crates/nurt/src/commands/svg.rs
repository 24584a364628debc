//! `nurt svg`: a picture of a position.

use std::io::Write;

use catalog::AnyPosition;
use notation::parse;
use rules::{Line, Viewer};
use scene::{Key, Layout, Picture, Theme, to_svg};
use table::{Occupant, Table};
use text::Language;

use crate::cli::{Svg, ThemeName};
use crate::fail::Fail;
use crate::{input, terminal};

pub fn run(args: &Svg, language: Language) -> Result<(), Fail> {
    let position = position(args)?;
    let seats = position.seats();
    let viewer = match &args.viewer {
        Some(text) => input::viewer(text, seats)?,
        None => position.turn().actors().first().map_or(Viewer::Spectator, Viewer::Seat),
    };
    let touched = whole_keys(&*position, viewer, &args.touch);
    check_touch(&*position, viewer, &touched, args.look.as_deref())?;
    let mut view = position.look(viewer);
    view.set_layout(if args.tall { Layout::Tall } else { Layout::Wide });
    let (scene, states) = view.picture(&touched, args.look.as_deref());
    let voice = terminal::voice(position.game().about(), language);
    let name = |seat| terminal::seat_name(&voice, seat);
    let say = |line: &Line| voice.line(line, &name);
    let theme = match args.theme {
        ThemeName::Light => Theme::Light,
        ThemeName::Dark => Theme::Dark,
    };
    let picture = Picture { scene: &scene, states: &states, art: position.game().art(), theme, page: None, say: &say };
    let svg = to_svg(&picture);
    match &args.output {
        Some(path) => std::fs::write(path, svg).map_err(|error| Fail::call(format!("{}: {error}", path.display()))),
        None => Ok(std::io::stdout().write_all(svg.as_bytes())?),
    }
}

/// A position file, or a position out of a record.
fn position(args: &Svg) -> Result<Box<dyn AnyPosition>, Fail> {
    let name = args.file.display();
    let wrong = |error: &dyn std::fmt::Display| Fail::call(format!("{name}: {error}"));
    let text = input::text(&args.file)?;
    let value = parse(&text).map_err(|error| wrong(&error))?;
    if value.get("nurt").is_none() {
        if args.ply.is_some() {
            return Err(Fail::call("--ply goes with a recorded game, not with a position"));
        }
        let Some(slug) = value.get("game").and_then(|game| game.as_str()) else {
            return Err(wrong(&"neither a record nor a position: the field \"game\" is missing"));
        };
        return input::game(slug)?.read(&value).map_err(|error| wrong(&error));
    }
    let record = notation::read_record(&text).map_err(|error| wrong(&error))?;
    let occupants = vec![Occupant::Person(String::new()); record.seats];
    let table = Table::resume(&record, occupants).map_err(|problem| wrong(&problem))?;
    let ply = args.ply.unwrap_or(table.steps().len());
    let position = table
        .position_at(ply)
        .ok_or_else(|| Fail::call(format!("--ply: the game has steps 0 to {}, not {ply}", table.steps().len())))?;
    Ok(position)
}

/// The keys of a list; some have a comma of their own (`cell-0,3`), so that parts that fit only together are joined.
fn whole_keys(position: &dyn AnyPosition, viewer: Viewer, parts: &[String]) -> Vec<Key> {
    let mut keys: Vec<Key> = Vec::new();
    let mut rest = parts;
    while let Some((first, after)) = rest.split_first() {
        let next = position.look(viewer).touch(&keys).next;
        let joined = after.first().map(|second| Key::new(format!("{first},{second}")));
        match joined.filter(|key| next.contains(key)) {
            Some(key) => {
                keys.push(key);
                rest = &after[1..];
            }
            None => {
                keys.push(Key::new(first));
                rest = after;
            }
        }
    }
    keys
}

/// Keys that mean nothing here are an error, not an empty picture.
fn check_touch(position: &dyn AnyPosition, viewer: Viewer, touched: &[Key], look: Option<&str>) -> Result<(), Fail> {
    if touched.is_empty() && look.is_none() {
        return Ok(());
    }
    let Some(seat) = viewer.seat() else { return Err(Fail::call("--touch and --look need a seat as --viewer")) };
    for count in 0..touched.len() {
        let next = position.look(Viewer::Seat(seat)).touch(&touched[..count]).next;
        if !next.contains(&touched[count]) {
            let known: Vec<_> = next.iter().map(Key::as_str).collect();
            let problem =
                format!("--touch: {} cannot be touched now; possible are {}", touched[count], known.join(" "));
            return Err(Fail::call(problem));
        }
    }
    match look {
        Some(action) if !position.look(Viewer::Seat(seat)).touch(touched).open.iter().any(|open| open == action) => {
            Err(Fail::call(format!("--look: {action} is not among the actions that this touch can mean")))
        }
        _ => Ok(()),
    }
}
