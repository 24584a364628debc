//! Positions and views as JSON, exactly as in sections 10 and 11 of the rules file.

use notation::{Doc, Malformed, Map, Notation, Value, json, read_head, write_head};
use rules::{Line, Pile, Seat, Seats};

use crate::action::{Name, tile_named};
use crate::apply::ALL_TILES;
use crate::content::{self, TILES};
use crate::position::{
    HAND, Hand, MOST_DISCARDED, MOST_PASSES, MOST_SEATS, Phase, Position, REMOVED, ROUNDS, Stack, Tiles, waiting,
};
use crate::river::{MOST, River};
use crate::score::Points;
use crate::view::{Aside, Choice, Other, Seen};
use crate::{Action, Event, Options, View, apply, sheet, told};

const FIELDS: [&str; 14] = [
    "game", "options", "seats", "phase", "actors", "round", "hands", "passes", "stack", "removed", "discard", "boards",
    "choices", "points",
];
const VIEW_FIELDS: [&str; 14] = [
    "game", "options", "seats", "phase", "actors", "round", "hands", "drawn", "stack", "removed", "discard", "boards",
    "choices", "points",
];
const PHASES: [(&str, Phase); 2] = [("choose", Phase::Choose), ("over", Phase::Over)];
const SOURCES: [&str; 5] = ["mills", "sawmills", "ports", "meadows", "total"];

impl Notation for Position {
    fn write(&self) -> Value {
        let seats = self.seats();
        let word = if self.phase == Phase::Over { "over" } else { "choose" };
        let mut object = write_beginning(&self.options, seats, word, self.actors(), self.round);
        let mut set = |name: &str, value: Value| object.insert(name.into(), value);
        set("hands", self.hands[..seats].iter().map(|hand| write_tiles(hand.tiles())).collect());
        set("passes", self.hands[..seats].iter().map(|hand| json!(hand.passes())).collect());
        set("stack", write_tiles(self.stack.as_slice()));
        set("removed", write_tiles(self.removed.as_slice()));
        set("discard", write_tiles(self.discard.as_slice()));
        set("boards", self.rivers[..seats].iter().map(write_board).collect());
        let choices = self.choices[..seats].iter().map(|choice| json!(choice.map(|action| action.to_string())));
        set("choices", choices.collect());
        set("points", self.rivers[..seats].iter().map(|river| write_points(river.points())).collect());
        Value::Object(object)
    }

    fn read(doc: &Doc<'_>) -> Result<Self, Malformed> {
        doc.only(&FIELDS)?;
        let options = read_head::<Self>(doc)?;
        let seats = options.seats().len();
        let phase = doc.field("phase")?.word(&PHASES)?;
        let sizes = Sizes::read(doc, phase, seats)?;
        let mut used = Used::new(seats);
        let hands = read_hands(doc, seats, sizes.hand, &mut used)?;
        let mut stack = Stack::EMPTY;
        let field = doc.field("stack")?;
        for tile in field.exactly(sizes.stack)? {
            stack.push_bottom(used.tile(&tile)?);
        }
        let removed = read_sorted(&doc.field("removed")?, sizes.removed, &mut used)?;
        let discard = read_tiles(&doc.field("discard")?, sizes.discard, &mut used)?;
        let rivers = read_boards(doc, &options, seats, sizes.board, &mut used)?;
        check_points(&doc.field("points")?, seats)?;
        let mut choices = [None; MOST_SEATS];
        for (seat, field) in doc.field("choices")?.exactly(seats)?.enumerate() {
            choices[seat] = match field.or_null() {
                None => None,
                Some(field) => Some(read_choice(field, phase, &rivers[seat], hands[seat].tiles())?),
            };
        }
        let position = Self {
            options: *options,
            seats: seats as u8,
            phase,
            round: sizes.round,
            hands,
            choices,
            stack,
            removed,
            discard,
            rivers,
        };
        check_actors(doc, phase, position.actors())?;
        Ok(position)
    }

    fn write_view(view: &View) -> Value {
        match view {
            View::Over(position) => position.write(),
            View::Playing(seen) => write_seen(seen, view.actors()),
        }
    }

    fn read_view(doc: &Doc<'_>) -> Result<View, Malformed> {
        match doc.field("phase")?.word(&PHASES)? {
            Phase::Over => Self::read(doc).map(View::Over),
            Phase::Choose => read_seen(doc).map(View::Playing),
        }
    }

    fn tell(event: &Event) -> Line {
        told::tell(event)
    }

    fn pile_name(_: Pile) -> String {
        "tiles".into()
    }

    fn pile_named(name: &str) -> Option<Pile> {
        (name == "tiles").then_some(ALL_TILES)
    }

    fn card_name(card: u8) -> String {
        Name(card).to_string()
    }

    fn card_named(name: &str) -> Option<u8> {
        tile_named(name).filter(|tile| (1..=TILES as u8).contains(tile))
    }

    fn score_sheet(text: &str) -> Option<Result<Value, Malformed>> {
        Some(sheet::score(text))
    }
}

fn write_beginning(options: &Options, seats: usize, phase: &str, actors: Seats, round: u8) -> Map<String, Value> {
    let mut object = write_head::<Position>(options, seats);
    object.insert("phase".into(), phase.into());
    object.insert("actors".into(), actors.iter().map(Seat::number).collect());
    object.insert("round".into(), round.into());
    object
}

fn write_tiles(tiles: &[u8]) -> Value {
    tiles.iter().map(|&tile| Name(tile).to_string()).collect()
}

fn write_board(river: &River) -> Value {
    let tiles = river.tiles().iter().map(
        |laid| json!({ "tile": Name(laid.tile).to_string(), "x": laid.cell.x, "y": laid.cell.y, "rot": laid.rot }),
    );
    tiles.collect()
}

pub fn write_points(points: Points) -> Value {
    let Points { mills, sawmills, ports, meadows } = points;
    json!({ "mills": mills, "sawmills": sawmills, "ports": ports, "meadows": meadows, "total": points.total() })
}

/// How many tiles lie where (the invariant of section 10).
struct Sizes {
    round: u8,
    hand: usize,
    board: usize,
    stack: usize,
    removed: usize,
    discard: usize,
}

impl Sizes {
    fn read(doc: &Doc<'_>, phase: Phase, seats: usize) -> Result<Self, Malformed> {
        let last = i64::from(ROUNDS);
        let range = if phase == Phase::Over { last..=last } else { 1..=last };
        let round = doc.field("round")?.number(range)? as usize;
        let rounds_left = usize::from(ROUNDS) - round;
        let is_solo = seats == 1;
        let over = usize::from(phase == Phase::Over);
        let laid = round - 1 + over;
        Ok(Self {
            round: round as u8,
            hand: match (phase, is_solo) {
                (Phase::Choose, _) => HAND,
                (Phase::Over, true) => 0,
                (Phase::Over, false) => HAND - 1,
            },
            board: laid,
            stack: rounds_left * if is_solo { HAND } else { seats },
            removed: if is_solo { REMOVED } else { 0 },
            discard: if is_solo { 2 * laid } else { 0 },
        })
    }
}

/// The tiles of the table that have been met: each is in one place only.
struct Used {
    seats: usize,
    met: [bool; TILES + 1],
}

impl Used {
    const fn new(seats: usize) -> Self {
        Self { seats, met: [false; TILES + 1] }
    }

    fn tile(&mut self, doc: &Doc<'_>) -> Result<u8, Malformed> {
        let in_use = |name: &str| tile_named(name).filter(|tile| content::in_use(*tile, self.seats));
        let tile = doc.named("a tile in use at this table such as \"w07\"", in_use)?;
        if std::mem::replace(&mut self.met[usize::from(tile)], true) {
            return Err(doc.wrong(format!("{} is in two places", Name(tile))));
        }
        Ok(tile)
    }
}

fn read_tiles<const N: usize>(doc: &Doc<'_>, count: usize, used: &mut Used) -> Result<Tiles<N>, Malformed> {
    doc.exactly(count)?.map(|tile| used.tile(&tile)).collect()
}

fn read_sorted<const N: usize>(doc: &Doc<'_>, count: usize, used: &mut Used) -> Result<Tiles<N>, Malformed> {
    let tiles: Tiles<N> = read_tiles(doc, count, used)?;
    if tiles.as_slice().is_sorted() { Ok(tiles) } else { Err(doc.wrong("these tiles must be sorted by id")) }
}

fn read_hands(doc: &Doc<'_>, seats: usize, size: usize, used: &mut Used) -> Result<[Hand; MOST_SEATS], Malformed> {
    let mut hands = [Hand::EMPTY; MOST_SEATS];
    let (tiles, passes) = (doc.field("hands")?, doc.field("passes")?);
    for (hand, (tiles, passes)) in hands.iter_mut().zip(tiles.exactly(seats)?.zip(passes.exactly(seats)?)) {
        let sorted: Tiles<HAND> = read_sorted(&tiles, size, used)?;
        for (&tile, passes) in sorted.as_slice().iter().zip(passes.exactly(size)?) {
            hand.insert(tile, passes.number(0..=MOST_PASSES.into())? as u8);
        }
    }
    Ok(hands)
}

/// Lays the boards tile by tile: what could not be laid in this order is no board.
fn read_boards(
    doc: &Doc<'_>,
    options: &Options,
    seats: usize,
    size: usize,
    used: &mut Used,
) -> Result<[River; MOST_SEATS], Malformed> {
    let mut rivers = apply::empty_rivers(options);
    for (river, board) in rivers.iter_mut().zip(doc.field("boards")?.exactly(seats)?) {
        for laid in board.exactly(size)? {
            laid.only(&["tile", "x", "y", "rot"])?;
            let tile = used.tile(&laid.field("tile")?)?;
            // A river of 13 tiles stays within 14 cells of the start tile.
            let far = MOST as i64 + 1;
            let (x, y) = (laid.field("x")?.number(-far..=far)? as i8, laid.field("y")?.number(-far..=far)? as i8);
            let rot = laid.field("rot")?.number(0..=3)? as u8;
            let action = Action { tile, cell: crate::Cell::new(x, y), rot };
            if let Err(rule) = river.check(action) {
                return Err(laid.wrong("this tile cannot lie here").by(rule));
            }
            river.lay(action, |_| {});
        }
    }
    Ok(rivers)
}

/// Points follow from the boards; only their form is looked at.
fn check_points(doc: &Doc<'_>, seats: usize) -> Result<(), Malformed> {
    for points in doc.exactly(seats)? {
        points.only(&SOURCES)?;
        for source in SOURCES {
            points.field(source)?.number(0..=i64::from(i32::MAX))?;
        }
    }
    Ok(())
}

fn read_choice(doc: &Doc<'_>, phase: Phase, river: &River, hand: &[u8]) -> Result<Action, Malformed> {
    if phase == Phase::Over {
        return Err(doc.wrong("nothing is chosen any more when the game is over"));
    }
    let action: Action = doc.named("an action such as \"lay w07 -1,2 r3\"", |text| text.parse().ok())?;
    if !hand.contains(&action.tile) {
        return Err(doc.wrong("this tile is not in the hand").by(crate::rule::IN_HAND));
    }
    river.check(action).map_err(|rule| doc.wrong("this tile cannot lie there").by(rule))?;
    Ok(action)
}

fn check_actors(doc: &Doc<'_>, phase: Phase, actors: Seats) -> Result<(), Malformed> {
    let numbers: Value = actors.iter().map(Seat::number).collect();
    doc.field("actors")?.must_be(&numbers)?;
    if phase == Phase::Choose && actors.is_empty() {
        return Err(doc.field("choices")?.wrong("when the last choice is in, the tiles are laid"));
    }
    Ok(())
}

fn write_seen(seen: &Seen, actors: Seats) -> Value {
    let seats = usize::from(seen.seats);
    let mut object = write_beginning(&seen.options, seats, "choose", actors, seen.round);
    let mut set = |name: &str, value: Value| object.insert(name.into(), value);
    let hands = seen.others[..seats].iter().enumerate().map(|(holder, other)| {
        if seen.viewer.is(Seat::at(holder)) {
            return write_tiles(seen.hand.as_slice());
        }
        json!({ "known": write_tiles(other.known.as_slice()), "unknown": other.unknown })
    });
    set("hands", hands.collect());
    set("drawn", write_tiles(seen.drawn.as_slice()));
    set("stack", seen.stack.into());
    set("removed", write_aside(&seen.removed));
    set("discard", write_aside(&seen.discard));
    set("boards", seen.rivers[..seats].iter().map(write_board).collect());
    let choices = seen.choices[..seats].iter().map(|choice| match choice {
        Choice::None => Value::Null,
        Choice::Hidden => "hidden".into(),
        Choice::Seen(action) => action.to_string().into(),
    });
    set("choices", choices.collect());
    set("points", seen.rivers[..seats].iter().map(|river| write_points(river.points())).collect());
    Value::Object(object)
}

fn write_aside<const N: usize>(aside: &Aside<N>) -> Value {
    match aside {
        Aside::Seen(tiles) => write_tiles(tiles.as_slice()),
        Aside::Hidden { count } => (*count).into(),
    }
}

fn read_seen(doc: &Doc<'_>) -> Result<Seen, Malformed> {
    doc.only(&VIEW_FIELDS)?;
    let options = read_head::<Position>(doc)?;
    let seats = options.seats().len();
    let sizes = Sizes::read(doc, Phase::Choose, seats)?;
    let mut used = Used::new(seats);
    let (viewer, hand, others) = read_seen_hands(&doc.field("hands")?, seats, &mut used)?;
    let drawn = doc.field("drawn")?;
    let drawn: Result<Tiles<HAND>, _> = drawn.items(HAND)?.map(|tile| read_drawn(&tile, &hand)).collect();
    let removed = read_aside(&doc.field("removed")?, sizes.removed, viewer, &mut used)?;
    let discard: Aside<MOST_DISCARDED> = read_aside(&doc.field("discard")?, sizes.discard, viewer, &mut used)?;
    let stack = doc.field("stack")?.number(sizes.stack as i64..=sizes.stack as i64)? as u8;
    let rivers = read_boards(doc, &options, seats, sizes.board, &mut used)?;
    check_points(&doc.field("points")?, seats)?;
    let mut choices = [Choice::None; MOST_SEATS];
    for (seat, field) in doc.field("choices")?.exactly(seats)?.enumerate() {
        choices[seat] = match field.or_null() {
            None => Choice::None,
            Some(field) if viewer.is(Seat::at(seat)) => {
                Choice::Seen(read_choice(field, Phase::Choose, &rivers[seat], hand.as_slice())?)
            }
            Some(field) => field.word(&[("hidden", Choice::Hidden)])?,
        };
    }
    check_actors(doc, Phase::Choose, waiting(&choices.map(|choice| choice != Choice::None)[..seats]))?;
    Ok(Seen {
        viewer,
        options: *options,
        seats: seats as u8,
        round: sizes.round,
        hand,
        drawn: drawn?,
        others,
        stack,
        removed,
        discard,
        rivers,
        choices,
    })
}

type Hands = (rules::Viewer, Tiles<HAND>, [Other; MOST_SEATS]);

/// One hand may be a list: it belongs to the viewer.
fn read_seen_hands(doc: &Doc<'_>, seats: usize, used: &mut Used) -> Result<Hands, Malformed> {
    let mut viewer = rules::Viewer::Spectator;
    let mut own = Tiles::EMPTY;
    let mut others = [Other::NOTHING; MOST_SEATS];
    for (holder, hand) in doc.exactly(seats)?.enumerate() {
        if hand.value().is_array() {
            if viewer != rules::Viewer::Spectator {
                return Err(hand.wrong("a viewer sees one hand at most"));
            }
            (viewer, own) = (rules::Viewer::Seat(Seat::at(holder)), read_sorted(&hand, HAND, used)?);
            continue;
        }
        hand.only(&["known", "unknown"])?;
        let unknown = hand.field("unknown")?.number(0..=HAND as i64)? as u8;
        let known = read_sorted(&hand.field("known")?, HAND - usize::from(unknown), used)?;
        others[holder] = Other { known, unknown };
    }
    Ok((viewer, own, others))
}

fn read_drawn(doc: &Doc<'_>, hand: &Tiles<HAND>) -> Result<u8, Malformed> {
    doc.named("a tile of the own hand", |name| tile_named(name).filter(|tile| hand.as_slice().contains(tile)))
}

fn read_aside<const N: usize>(
    doc: &Doc<'_>,
    count: usize,
    viewer: rules::Viewer,
    used: &mut Used,
) -> Result<Aside<N>, Malformed> {
    match viewer {
        rules::Viewer::Seat(_) => read_tiles(doc, count, used).map(Aside::Seen),
        rules::Viewer::Spectator => {
            let count = doc.number(count as i64..=count as i64)?;
            Ok(Aside::Hidden { count: count as u8 })
        }
    }
}
