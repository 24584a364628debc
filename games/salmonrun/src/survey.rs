//! What every board promises (section 4), looked up hex by hex and join by join. Reads boards, never positions.

use notation::Malformed;

use crate::content::{Grade, Side};
use crate::distance::{Join, NEVER};
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

/// What can only be said of two sides together. The new one is blamed, also for what it does to its neighbour.
fn join(path: &str, side: &Side, join: Join<'_>, tell: &mut impl FnMut(Malformed)) {
    let is_lower = side == join.lower;
    let other = if is_lower { join.upper } else { join.lower };
    let costs = join.costs();
    for (at, hex) in join.hexes() {
        let of_lower = at.r <= join.lower.length;
        let own = if of_lower { at } else { join.above(at) };
        let mut blame = |what: &str| {
            tell(if of_lower == is_lower {
                place(path, side, Some(own), format!("{what}, next to {}", other.id))
            } else {
                place(path, side, None, format!("next to it, {} hex {own}: {what}", other.id))
            });
        };
        for arrow in hex.arrows.into_iter().flatten() {
            let to = at.to(arrow);
            let crosses = (to.r <= join.lower.length) != of_lower;
            if crosses && to.r >= join.lower.first_row() && to.r <= join.top() && !carries(join.at(to)) {
                blame(&format!("the arrow {} does not lead to water", arrow.name()));
            }
        }
        // The lowest rows of a lower side need the side below them, the highest of an upper one the side above.
        let is_inside = at.r > join.lower.first_row() + 1 && at.r < join.top() - 1;
        if hex.kind == Kind::Fall && is_inside && !can_be_jumped(&join, at) {
            blame("this waterfall cannot be jumped");
        }
        if hex.rests() && costs.get(at) == NEVER {
            blame("a dead end, no way up from here");
        }
    }
}

/// A salmon can come from below and land above.
fn can_be_jumped(join: &Join<'_>, fall: Place) -> bool {
    let rests = |dir: Dir| join.at(fall.to(dir)).is_some_and(|hex| hex.rests());
    [Dir::D, Dir::Dl, Dir::Dr].into_iter().any(rests) && [Dir::U, Dir::Ul, Dir::Ur].into_iter().any(rests)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Way};
    use crate::content::content;

    fn side(id: &str) -> &'static Side {
        content().sides.iter().find(|side| side.id == id).expect("a side of the box")
    }

    fn joins() -> impl Iterator<Item = Join<'static>> {
        let all = &content().sides;
        let pairs = all.iter().flat_map(move |lower| all.iter().map(move |upper| Join { lower, upper }));
        pairs.filter(|join| Join::fits(join.lower, join.upper))
    }

    /// The fewest cards and jumps from a place to the top, by the order of `weigh`.
    fn fewest(join: &Join<'_>, from: Place, weigh: fn((u32, u32)) -> (u32, u32)) -> Option<(u32, u32)> {
        let is_top = |place: Place, hex: Hex| {
            hex.kind == Kind::Pool || (place.r == join.top() && join.upper.grade != Grade::Finish)
        };
        if join.at(from).is_some_and(|hex| is_top(from, hex)) {
            return Some((0, 0));
        }
        let next = |place: Place| Way::ALL.map(|way| place.to(way.dir()));
        let rests = |place: &Place| join.at(*place).is_some_and(|hex| hex.rests());
        let mut ways = Vec::new();
        for to in next(from) {
            match join.at(to).map(|hex| hex.kind) {
                Some(Kind::Fall) => {
                    let landings = next(to).into_iter().filter(rests);
                    ways.extend(landings.filter_map(|to| fewest(join, to, weigh)).map(|(c, j)| (c + 2, j + 1)));
                }
                Some(_) if rests(&to) => ways.extend(fewest(join, to, weigh).map(|(cards, jumps)| (cards + 1, jumps))),
                Some(_) | None => {}
            }
        }
        ways.into_iter().min_by_key(|way| weigh(*way))
    }

    #[test]
    fn the_box_holds_what_the_rules_file_says() {
        let ids: Vec<_> = content().sides.iter().map(|side| side.id.as_str()).collect();
        let listed = ["S1", "S2", "1E", "1M", "2E", "2H", "3E", "3M", "4E", "4H", "5E", "5M", "6E", "6H", "F1", "F2"];
        assert_eq!(ids, listed);
        for side in &content().sides {
            let length = match side.grade {
                Grade::Start => 6,
                Grade::Finish => 8,
                Grade::Easy | Grade::Middle | Grade::Hard => 10,
            };
            assert_eq!(side.length, length, "{}", side.id);
        }
        let deck: Vec<_> = content().deck.iter().map(Card::name).collect();
        assert_eq!(deck, ["bear", "l", "l", "l", "r", "r", "r", "s", "s", "s", "wild"]);
        let count = |card| content().piles.count(card);
        let piles: Vec<_> = Card::ALL.into_iter().map(count).collect();
        assert_eq!(piles, [5, 5, 4, 32, 4, 4, 4, 5, 4, 4, 4, 5]);
    }

    #[test]
    fn every_board_keeps_its_promises() {
        let news: Vec<_> = content().sides.iter().map(|side| (side.id.clone(), side.clone())).collect();
        let mut problems = Vec::new();
        sides(&content().sides, &news, &mut problems);
        assert_eq!(problems, []);
        assert_eq!(joins().count(), 172);
    }

    #[test]
    fn hard_boards_need_one_jump_and_the_others_none() {
        for join in joins() {
            let needed = u32::from(matches!(join.upper.grade, Grade::Hard) || join.upper.id == "F2");
            for c in join.lower.gates() {
                let gate = Place { c, r: join.lower.length };
                let (_, jumps) = fewest(&join, gate, |(cards, jumps)| (jumps, cards)).expect("a way up");
                assert_eq!(jumps, needed, "{} above {}, gate {gate}", join.upper.id, join.lower.id);
            }
        }
        for id in ["S1", "S2"] {
            let join = Join { lower: side(id), upper: side("1E") };
            let way = fewest(&join, Place::START, |(cards, jumps)| (jumps, cards));
            assert!(way.is_some_and(|(_, jumps)| jumps == 0), "{id}: {way:?}");
        }
    }

    #[test]
    fn a_numbered_side_takes_five_or_six_cards() {
        for upper in content().sides.iter().filter(|side| side.grade.is_numbered()) {
            let below = content().sides.iter().filter(|lower| Join::fits(lower, upper));
            let ways = below.flat_map(|lower| {
                lower.gates().map(|c| {
                    let gate = Place { c, r: lower.length };
                    fewest(&Join { lower, upper }, gate, |(cards, jumps)| (cards, jumps)).map(|(cards, _)| cards)
                })
            });
            let best = ways.flatten().min();
            assert!(matches!(best, Some(5 | 6)), "{}: {best:?}", upper.id);
        }
    }

    #[test]
    fn easy_boards_and_two_others_have_one_forward_arrow() {
        for side in &content().sides {
            let arrows = side.hexes().flat_map(|(_, hex)| hex.arrows.into_iter().flatten());
            let forward = arrows.filter(|dir| !dir.is_downstream()).count();
            let wanted = side.grade == Grade::Easy || ["3M", "5M"].contains(&side.id.as_str());
            assert_eq!(forward, usize::from(wanted), "{}", side.id);
        }
    }
}
