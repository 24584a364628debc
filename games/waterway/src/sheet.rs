//! A referee for the cardboard game: scores a river that is written down tile by tile.

use notation::{Malformed, Value, json};

use crate::action::{Action, Name, Unreadable, read_place};
use crate::content::{Item, TILES, Trade};
use crate::ending::{BANDS, band};
use crate::json::write_points;
use crate::options::Start;
use crate::river::{MOST, River};
use crate::rule;
use crate::score::{Fate, reasons};

/// Scores a laid-out river: one tile a line as `w05 0,-1 r0`, with or without `lay` before it; `#` begins a comment,
/// and a line `start fork` or `start through` before the first tile says which start tile lies there.
pub fn score(text: &str) -> Result<Value, Malformed> {
    let mut river = River::new(Start::Fork);
    let mut used = [false; TILES + 1];
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            take(line, &mut river, &mut used).map_err(|error| Malformed { path: format!("line {number}"), ..error })?;
        }
    }
    Ok(write(&river))
}

fn take(line: &str, river: &mut River, used: &mut [bool; TILES + 1]) -> Result<(), Malformed> {
    let wrong = |message: &str| Malformed::new("", message);
    if let Some(word) = line.strip_prefix("start ") {
        let start = Start::named(word.trim()).ok_or_else(|| wrong("start is fork or through").by(rule::OPTIONS))?;
        if !river.tiles().is_empty() {
            return Err(wrong("the start tile comes before all others").by(rule::START_CELLS));
        }
        *river = River::new(start);
        return Ok(());
    }
    let words: Vec<_> = line.split_whitespace().collect();
    let action = read_place(words.strip_prefix(&["lay"]).unwrap_or(&words).join(" ").as_str());
    let action: Action = action.map_err(|error| match error {
        Unreadable::Form => wrong("expected a tile, a cell and a rotation such as w05 0,-1 r0").by(rule::FORM),
        Unreadable::Far { .. } => wrong("no tile lies next to this cell").by(rule::TOUCHING),
    })?;
    match used.get_mut(usize::from(action.tile)) {
        Some(used) if action.tile > 0 => {
            if std::mem::replace(used, true) {
                return Err(wrong("this tile lies on the table already").by(rule::IN_HAND));
            }
        }
        Some(_) | None => return Err(wrong("there is no such tile").by(rule::IN_HAND)),
    }
    if river.tiles().len() == MOST {
        return Err(wrong("a river has 13 tiles at most").by(rule::THIRTEEN_ROUNDS));
    }
    if let Err(rule) = river.check(action) {
        let message = match rule {
            rule::EMPTY_CELL => "a tile lies on this cell already",
            rule::TOUCHING => "no tile lies next to this cell",
            rule::SIDES_MATCH => "river must meet river, and land must meet land",
            _ => "the river would run in a circle",
        };
        return Err(wrong(message).by(rule));
    }
    river.lay(action, |_| {});
    Ok(())
}

fn write(river: &River) -> Value {
    let why = reasons(river);
    let place = |piece: u8| match river.tile(piece) {
        Some(tile) => json!({ "tile": Name(tile.tile).to_string(), "x": tile.cell.x, "y": tile.cell.y }),
        None => json!({ "tile": "start", "x": 0, "y": 0 }),
    };
    let works = why.works.iter().map(|works| {
        let reach = |piece: u8| {
            let goods = why.goods.iter().filter(move |good| good.fate == Fate::Reaches(piece));
            goods.map(|good| (river.face(good.piece).items()[usize::from(good.item)], good.piece))
        };
        let wanted = match works.building.trade {
            Trade::Mill => Item::Sack,
            Trade::Sawmill => Item::Axe,
        };
        let from: Vec<_> =
            reach(works.piece).filter(|(item, _)| *item == wanted).map(|(_, from)| place(from)).collect();
        json!({
            "kind": if works.building.trade == Trade::Mill { "mill" } else { "sawmill" },
            "at": place(works.piece),
            "needs": works.building.needs,
            "reached_by": from,
            "lacks": if works.flows { works.lacks() } else { works.building.needs },
            "oxbow": !works.flows,
            "points": if works.scores() { works.building.points } else { 0 },
        })
    });
    let meadows = why.meadows.iter().filter(|meadow| meadow.quarters >= 3).map(|meadow| {
        let points = if meadow.quarters == 4 { 6 } else { 3 };
        json!({ "x": meadow.vertex.0, "y": meadow.vertex.1, "quarters": meadow.quarters, "points": points })
    });
    let total = river.points().total();
    let band = band(total);
    json!({
        "start": river.start().word(),
        "tiles": river.tiles().len(),
        "points": write_points(river.points()),
        "total": total,
        "band": { "number": band, "next_at": BANDS.get(band) },
        "buildings": works.collect::<Vec<_>>(),
        "route": why.route.iter().map(|&piece| place(piece)).collect::<Vec<_>>(),
        "meadows": meadows.collect::<Vec<_>>(),
    })
}
