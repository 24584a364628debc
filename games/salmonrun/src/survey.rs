//! What every board promises (section 4), looked up hex by hex and join by join. Reads boards, never positions.

use notation::Malformed;

use crate::content::{Grade, Side};
use crate::distance::{Join, Jumps, NEVER};
use crate::river::{Dir, Hex, Icon, Kind, Place};
use crate::rule;

/// Surveys the new sides alone and in every join with all sides. Each new one comes with its place in the file.
pub fn sides(all: &[Side], news: &[(String, Side)], problems: &mut Vec<Malformed>) {
    for (path, side) in news {
        alone(side, &mut |own, message| problems.push(place(path, side, own, message)));
    }
    if !problems.is_empty() {
        return;
    }
    for (path, side) in news {
        let mut told = Vec::new();
        let mut tell = |problem: Malformed| {
            if !told.contains(&problem) {
                told.push(problem);
            }
        };
        for other in all {
            if Join::fits(side, other) {
                join(path, side, Join { lower: side, upper: other }, &mut tell);
            }
            if Join::fits(other, side) {
                join(path, side, Join { lower: other, upper: side }, &mut tell);
            }
        }
        problems.append(&mut told);
    }
}

fn place(path: &str, side: &Side, own: Option<Place>, message: String) -> Malformed {
    match own {
        Some(own) => Malformed::new(path, format!("{} hex {own}: {message}", side.id)),
        None => Malformed::new(path, format!("{}: {message}", side.id)),
    }
}

/// What can be said of a side without its neighbours.
fn alone(side: &Side, tell: &mut impl FnMut(Option<Place>, String)) {
    for row in side.first_row()..=side.length {
        if !side.hexes().any(|(own, _)| own.r == row) {
            tell(None, format!("row {row} has no hex"));
        }
    }
    if side.grade != Grade::Finish {
        gates(side, tell);
    }
    for (own, hex) in side.hexes() {
        if let Some(message) = hex_alone(side, own, hex) {
            tell(Some(own), message.to_owned());
        }
        for arrow in hex.arrows.into_iter().flatten() {
            let to = own.to(arrow);
            if (side.first_row()..=side.length).contains(&to.r) && !carries(side.at(to)) {
                tell(Some(own), format!("the arrow {} does not lead to water", arrow.name()));
            }
        }
    }
    let start = side.at(Place::START).is_some_and(|hex| hex.kind == Kind::Start);
    if side.grade == Grade::Start && !start {
        tell(Some(Place::START), "the start hex must be here".to_owned());
    }
    if side.grade == Grade::Finish && !side.hexes().any(|(_, hex)| hex.kind == Kind::Pool) {
        tell(None, "a finish side needs a pool".to_owned());
    }
    let bears = side.hexes().filter(|(_, hex)| hex.icon == Some(Icon::Bear)).count();
    let wanted = usize::from(side.grade.is_numbered());
    if bears != wanted {
        tell(None, format!("{bears} bear icons, {wanted} wanted: there are six bears for six numbered boards"));
    }
}

/// SR-4.2: three water hexes in the top row, the rest of it land.
fn gates(side: &Side, tell: &mut impl FnMut(Option<Place>, String)) {
    let r = side.length;
    for c in side.gates() {
        let own = Place { c, r };
        match side.at(own) {
            None => tell(Some(own), format!("a gate is missing ({})", rule::GATES)),
            Some(hex) if hex.kind != Kind::Water => tell(Some(own), format!("a gate is water ({})", rule::GATES)),
            Some(hex) => {
                let one_down = hex.arrow_count() == 1 && hex.arrows[0].is_some_and(Dir::is_downstream);
                if !one_down || hex.icon.is_some() {
                    tell(Some(own), "a gate has one arrow, downstream, and no icon".to_owned());
                }
            }
        }
    }
    for (own, hex) in side.hexes().filter(|(own, _)| own.r == r) {
        if !side.gates().contains(&own.c) && hex.kind != Kind::Land {
            tell(Some(own), format!("beside the three gates the top row is land ({})", rule::GATES));
        }
    }
}

fn hex_alone(side: &Side, own: Place, hex: Hex) -> Option<&'static str> {
    let downstream = hex.arrows.into_iter().flatten().all(Dir::is_downstream);
    match hex.kind {
        Kind::Land | Kind::Rock if hex.arrow_count() > 0 || hex.icon.is_some() => {
            Some("land and rock have neither arrows nor icons")
        }
        Kind::Pool if hex.arrow_count() > 0 => Some("a pool has no arrows"),
        Kind::Pool if side.grade != Grade::Finish => Some("pools are on finish sides only"),
        Kind::Start if side.grade != Grade::Start || own != Place::START => {
            Some("the start hex is 0,0 of a start side")
        }
        Kind::Fall if hex.arrow_count() == 0 || !downstream => {
            Some("a waterfall has one or two arrows, all downstream")
        }
        Kind::Fall if own.r == side.length => Some("a waterfall in the top row cannot be jumped"),
        Kind::Land | Kind::Rock | Kind::Water | Kind::Fall | Kind::Pool | Kind::Start => None,
    }
}

/// Where an arrow may lead: water, waterfall or start.
fn carries(hex: Option<Hex>) -> bool {
    hex.is_some_and(|hex| matches!(hex.kind, Kind::Water | Kind::Fall | Kind::Start))
}

/// What can only be said of two sides together; only the new one is blamed.
fn join(path: &str, side: &Side, join: Join<'_>, tell: &mut impl FnMut(Malformed)) {
    let is_lower = std::ptr::eq(side, join.lower) || side == join.lower;
    let other = if is_lower { join.upper } else { join.lower };
    let costs = join.costs(Jumps::Allowed);
    for (at, hex) in join.hexes() {
        let of_lower = at.r <= join.lower.length;
        if of_lower != is_lower {
            continue;
        }
        let own = if is_lower { at } else { join.above(at) };
        let mut blame = |message: String| tell(place(path, side, Some(own), message));
        for arrow in hex.arrows.into_iter().flatten() {
            let to = at.to(arrow);
            let crosses = (to.r <= join.lower.length) != of_lower;
            if crosses && to.r >= join.lower.first_row() && !carries(join.at(to)) {
                blame(format!("the arrow {} does not lead to water of {}", arrow.name(), other.id));
            }
        }
        // The lowest rows of a lower side need the side below them, the highest of an upper one the side above.
        let is_inside = at.r > join.lower.first_row() + 1 && at.r < join.top() - 1;
        if hex.kind == Kind::Fall && is_inside && !can_be_jumped(&join, at) {
            blame(format!("this waterfall cannot be jumped, next to {}", other.id));
        }
        if hex.rests() && costs.get(at) == NEVER {
            blame(format!("a dead end: no way up from here, next to {}", other.id));
        }
    }
}

/// A salmon can come from below and land above.
fn can_be_jumped(join: &Join<'_>, fall: Place) -> bool {
    let rests = |dir: Dir| join.at(fall.to(dir)).is_some_and(|hex| hex.rests());
    [Dir::D, Dir::Dl, Dir::Dr].into_iter().any(rests) && [Dir::U, Dir::Ul, Dir::Ur].into_iter().any(rests)
}
