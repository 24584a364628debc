//! The boards and the supply, from `content/salmonrun.json` or a file of one's own in the same format.

use std::sync::OnceLock;

use notation::{Doc, Malformed, parse};

use crate::cards::{Card, Cards, MAX_CARDS, MAX_OWN};
use crate::distance::Distances;
use crate::river::{Dir, Hex, ICONS, KINDS, Place};
use crate::survey;

/// The boards that come with the game.
const BOX: &str = include_str!("../content/salmonrun.json");

/// More sides than anybody draws; their numbers fit a byte.
const MAX_SIDES: usize = 64;
/// More hexes than the largest side can list.
const MAX_HEXES: usize = 400;
/// With these limits every place of every river fits into two small integers.
const MAX_LENGTH: i64 = 14;
const MAX_SHIFT: i64 = 6;
const MAX_COLUMN: i64 = 12;
const MAX_ID: usize = 12;
const MAX_NAME: usize = 40;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grade {
    Easy,
    Middle,
    Hard,
    Start,
    Finish,
}

const GRADES: [(&str, Grade); 5] =
    [("E", Grade::Easy), ("M", Grade::Middle), ("H", Grade::Hard), ("start", Grade::Start), ("finish", Grade::Finish)];

impl Grade {
    #[inline]
    pub const fn is_numbered(self) -> bool {
        matches!(self, Self::Easy | Self::Middle | Self::Hard)
    }
}

/// One side of a board, in its own coordinates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub id: String,
    /// 1 to 6; 0 for start and finish.
    pub board: u8,
    pub grade: Grade,
    pub name: String,
    pub length: i8,
    pub shift: i8,
    /// The lowest and the highest column.
    pub low: i8,
    pub high: i8,
    /// Row by row from row 0, each from the lowest column.
    grid: Vec<Option<Hex>>,
}

impl Side {
    #[inline]
    pub fn at(&self, own: Place) -> Option<Hex> {
        self.grid[self.cell(own)?]
    }

    /// The number of a place in the grid; `None` outside.
    #[inline]
    pub fn cell(&self, own: Place) -> Option<usize> {
        let inside = own.r >= 0 && own.r <= self.length && own.c >= self.low && own.c <= self.high;
        inside.then(|| own.r as usize * self.width() + (own.c - self.low) as usize)
    }

    const fn width(&self) -> usize {
        (self.high - self.low + 1) as usize
    }

    pub const fn cells(&self) -> usize {
        self.width() * (self.length as usize + 1)
    }

    /// Every listed hex by rising row.
    pub fn hexes(&self) -> impl Iterator<Item = (Place, Hex)> {
        self.grid.iter().enumerate().filter_map(|(cell, hex)| {
            let (row, column) = (cell / self.width(), cell % self.width());
            hex.map(|hex| (Place { c: self.low + column as i8, r: row as i8 }, hex))
        })
    }

    /// The lowest row that this side lists (SR-4.2): row 0 of the others is the gates below.
    pub fn first_row(&self) -> i8 {
        if self.grade == Grade::Start { 0 } else { 1 }
    }

    /// The columns of the gates in the top row.
    pub const fn gates(&self) -> [i8; 3] {
        [self.shift - 2, self.shift, self.shift + 2]
    }
}

/// Everything a content file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    pub deck: Cards,
    pub piles: Cards,
    pub sides: Vec<Side>,
}

/// The content that is played, fixed when it is first asked for.
///
/// The only global of this game. Positions refer to sides by number and are copied millions of times; a reference in
/// each of them would make every caller of `start` and `read` carry the boards along, and options could not be read
/// without them. It is set once, before the first game, and never changes: all functions stay pure.
static PLAYED: OnceLock<Content> = OnceLock::new();
static IDS: OnceLock<Vec<&'static str>> = OnceLock::new();
static DISTANCES: OnceLock<Distances> = OnceLock::new();

#[inline]
pub fn content() -> &'static Content {
    PLAYED.get_or_init(boxed)
}

/// The side with this number.
#[inline]
pub fn side(number: u8) -> &'static Side {
    &content().sides[usize::from(number)]
}

/// The number of the side with this id.
pub fn numbered(id: &str) -> Option<u8> {
    content().sides.iter().position(|side| side.id == id).map(|number| number as u8)
}

/// The number of the first side of a board with one of these grades: the ones that come with the game stand first.
pub fn graded(board: u8, grades: &[Grade]) -> Option<u8> {
    let fits = |side: &Side| side.board == board && grades.contains(&side.grade);
    content().sides.iter().position(fits).map(|number| number as u8)
}

/// All side ids, for the option `river`.
pub fn ids() -> &'static [&'static str] {
    IDS.get_or_init(|| content().sides.iter().map(|side| side.id.as_str()).collect())
}

/// How far it is to the pool, for bots.
pub fn distances() -> &'static Distances {
    DISTANCES.get_or_init(|| Distances::of(&content().sides))
}

fn boxed() -> Content {
    let mut problems = Vec::new();
    let content = read(BOX, None, &mut problems);
    content.filter(|_| problems.is_empty()).unwrap_or_else(|| panic!("the built-in boards: {problems:?}"))
}

/// Whether the side is one of the game's own, unchanged: then its name is known in every language.
pub fn is_boxed(side: &Side) -> bool {
    static OWN: OnceLock<Content> = OnceLock::new();
    OWN.get_or_init(boxed).sides.iter().any(|own| own.id == side.id && own.name == side.name)
}

/// What is wrong with a file, place by place.
pub fn check(text: &str) -> Vec<Malformed> {
    let mut problems = Vec::new();
    read(text, Some(boxed()), &mut problems);
    problems
}

/// Plays with this file from now on.
pub fn play_with(text: &str) -> Result<(), Malformed> {
    let mut problems = Vec::new();
    let content = read(text, Some(boxed()), &mut problems);
    match (problems.into_iter().next(), content) {
        (Some(problem), _) => Err(problem),
        (None, None) => Err(Malformed::new("", "this is not a content file")),
        (None, Some(content)) => PLAYED
            .set(content)
            .map_err(|_| Malformed::new("", "the boards are already in play; choose them before the first game")),
    }
}

/// Reads a file over what there is: its sides are added or replace those with the same id; what it leaves out stays.
fn read(text: &str, base: Option<Content>, problems: &mut Vec<Malformed>) -> Option<Content> {
    let value = note(parse(text), problems)?;
    let doc = Doc::root(&value);
    note(doc.only(&["game", "deck", "piles", "sides"]), problems)?;
    if let Some(game) = note(doc.field("game"), problems)
        && note(game.text(), problems).is_some_and(|slug| slug != "salmonrun")
    {
        problems.push(game.wrong("this is not a content file of salmonrun"));
    }
    let is_box = base.is_none();
    let mut content = base.unwrap_or(Content { deck: Cards::NONE, piles: Cards::NONE, sides: Vec::new() });
    for (name, cards) in [("deck", &mut content.deck), ("piles", &mut content.piles)] {
        match doc.find(name) {
            Ok(Some(field)) => *cards = note(read_counts(&field), problems)?,
            Ok(None) if is_box => problems.push(doc.wrong(format!("the field \"{name}\" is missing"))),
            Ok(None) => {}
            Err(problem) => problems.push(problem),
        }
    }
    check_counts(&content, problems);
    let field = note(doc.field("sides"), problems)?;
    let mut news: Vec<(String, Side)> = Vec::new();
    for entry in note(field.items(MAX_SIDES - content.sides.len()), problems)? {
        if let Some(side) = read_side(&entry, problems) {
            if news.iter().any(|(_, other)| other.id == side.id) {
                problems.push(entry.wrong(format!("the id \"{}\" stands twice", side.id)));
            }
            news.push((entry.path(), side));
        }
    }
    if !problems.is_empty() {
        return None;
    }
    for (_, side) in &news {
        match content.sides.iter_mut().find(|old| old.id == side.id) {
            Some(old) => *old = side.clone(),
            None => content.sides.push(side.clone()),
        }
    }
    // Built-in boards are surveyed by a test, not every time the game starts.
    if !is_box {
        survey::sides(&content.sides, &news, problems);
    }
    Some(content)
}

/// Notes a problem and goes on without the value.
fn note<T>(result: Result<T, Malformed>, problems: &mut Vec<Malformed>) -> Option<T> {
    result.map_err(|problem| problems.push(problem)).ok()
}

fn read_counts(doc: &Doc<'_>) -> Result<Cards, Malformed> {
    let mut cards = Cards::NONE;
    for (name, count) in doc.entries()? {
        let card = Card::named(name).ok_or_else(|| count.wrong("this is not the name of a card"))?;
        for _ in 0..count.number(0..=MAX_OWN as i64)? {
            if cards.len() == MAX_OWN {
                return Err(doc.wrong(format!("more than {MAX_OWN} cards")));
            }
            cards.add(card);
        }
    }
    Ok(cards)
}

fn check_counts(content: &Content, problems: &mut Vec<Malformed>) {
    let (deck, piles) = (content.deck.len(), content.piles.len());
    if deck < 4 {
        problems.push(Malformed::new("deck", "a starting deck has at least the four cards of a hand"));
    }
    if deck + piles > MAX_OWN || 4 * deck + piles > MAX_CARDS {
        let most = format!("a deck and the piles may have {MAX_OWN} cards, four decks and the piles {MAX_CARDS}");
        problems.push(Malformed::new("piles", most));
    }
}

fn read_side(doc: &Doc<'_>, problems: &mut Vec<Malformed>) -> Option<Side> {
    let before = problems.len();
    let mut side = note(read_frame(doc), problems)?;
    let hexes = note(doc.field("hexes"), problems)?;
    for entry in note(hexes.items(MAX_HEXES), problems)? {
        let Some((own, hex)) = note(read_hex(&entry, &side), problems) else { continue };
        let cell = side.cell(own)?;
        if side.grid[cell].replace(hex).is_some() {
            problems.push(entry.wrong(format!("{}: the hex {own} stands twice", side.id)));
        }
    }
    (problems.len() == before).then_some(side)
}

/// Everything of a side but its hexes.
fn read_frame(doc: &Doc<'_>) -> Result<Side, Malformed> {
    doc.only(&["id", "board", "grade", "name", "length", "shift", "cols", "hexes"])?;
    let short = |most: usize| move |text: &str| (1..=most).contains(&text.chars().count()).then(|| text.to_owned());
    let is_id = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric()).then(|| short(MAX_ID)(text)).flatten();
    let grade = doc.field("grade")?.word(&GRADES)?;
    let board = doc.field("board")?;
    let cols = doc.field("cols")?;
    let mut ends = [0; 2];
    for (end, column) in ends.iter_mut().zip(cols.exactly(2)?) {
        *end = column.number(-MAX_COLUMN..=MAX_COLUMN)? as i8;
    }
    if ends[0] > ends[1] {
        return Err(cols.wrong("the lowest column comes first"));
    }
    let shift = doc.field("shift")?;
    let mut side = Side {
        id: doc.field("id")?.named("an id of up to 12 letters and digits", is_id)?,
        board: board.number(if grade.is_numbered() { 1..=6 } else { 0..=0 })? as u8,
        grade,
        name: doc.field("name")?.named("a name of up to 40 characters", short(MAX_NAME))?,
        length: doc.field("length")?.number(2..=MAX_LENGTH)? as i8,
        shift: shift.number(-MAX_SHIFT..=MAX_SHIFT)? as i8,
        low: ends[0],
        high: ends[1],
        grid: Vec::new(),
    };
    if (side.length + side.shift) % 2 != 0 {
        return Err(shift.wrong("length and shift are both even or both odd, or the next board would not fit"));
    }
    side.grid = vec![None; side.cells()];
    Ok(side)
}

fn read_hex(doc: &Doc<'_>, side: &Side) -> Result<(Place, Hex), Malformed> {
    let mut parts = doc.exactly(5)?;
    let mut next = || parts.next().ok_or_else(|| doc.wrong("a hex has five entries"));
    let (c, r) = (next()?, next()?);
    let own = Place {
        c: c.number(side.low.into()..=side.high.into())? as i8,
        r: r.number(side.first_row().into()..=side.length.into())? as i8,
    };
    if (own.c + own.r) % 2 != 0 {
        return Err(doc.wrong(format!("{}: column and row of {own} add up to an odd number", side.id)));
    }
    let kind = next()?.word(&KINDS)?;
    let mut arrows = [None; 2];
    let listed = next()?;
    for (arrow, entry) in arrows.iter_mut().zip(listed.items(2)?) {
        *arrow = Some(entry.named("one of u, ul, ur, d, dl, dr", Dir::named)?);
    }
    if arrows[0].is_some() && arrows[0] == arrows[1] {
        return Err(listed.wrong("both arrows point the same way"));
    }
    let icon = next()?;
    let icon = match icon.or_null() {
        Some(icon) => Some(icon.word(&ICONS)?),
        None => None,
    };
    Ok((own, Hex { kind, arrows, icon }))
}
