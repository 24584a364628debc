//! The tile faces and the start tile, read once from `content/waterway.json` (section 2 of the rules file).

use std::sync::LazyLock;

use notation::{Doc, Malformed, parse};

use crate::options::Start;

/// How many tiles there are.
pub const TILES: usize = 60;
/// The most a tile carries.
const MOST_ITEMS: usize = 2;

/// Sorts the tiles by player count; means nothing in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Animal {
    None,
    Sheep,
    Cow,
}

/// A mill wants sacks, a sawmill axes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trade {
    Mill,
    Sawmill,
}

/// A mill or sawmill with its bridge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    pub trade: Trade,
    pub points: u8,
    pub needs: u8,
}

/// What stands on the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Sack,
    Axe,
    Port,
    Building(Building),
}

/// Sacks and axes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods {
    pub sacks: u8,
    pub axes: u8,
}

impl Goods {
    pub const NONE: Self = Self { sacks: 0, axes: 0 };

    #[inline]
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self { sacks: self.sacks + more.sacks, axes: self.axes + more.axes }
    }

    /// What a building of this trade makes use of (WW-8.6).
    #[inline]
    pub const fn wanted(self, trade: Trade) -> u8 {
        match trade {
            Trade::Mill => self.sacks,
            Trade::Sawmill => self.axes,
        }
    }
}

/// One tile face in rotation 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub animal: Animal,
    /// The two sides that the river crosses.
    pub ends: [u8; 2],
    items: [Item; MOST_ITEMS],
    count: u8,
    pub building: Option<Building>,
    pub port: bool,
    /// Goods between the `ends[0]` side and the bridge; all goods of a tile without a bridge.
    pub near: Goods,
    /// Goods between the bridge and the `ends[1]` side.
    pub beyond: Goods,
    /// The corners with a meadow quarter, as bits.
    meadows: u8,
}

impl Face {
    /// What stands on the river, from `ends[0]` to `ends[1]`.
    pub fn items(&self) -> &[Item] {
        &self.items[..self.count.into()]
    }

    pub const fn is_straight(&self) -> bool {
        self.ends[1] - self.ends[0] == 2
    }

    /// The two river sides after so many quarter turns (WW-4.3), `ends[0]` first.
    #[inline]
    pub const fn sides(&self, rot: u8) -> [u8; 2] {
        [(self.ends[0] + rot) % 4, (self.ends[1] + rot) % 4]
    }

    /// The corners with a meadow quarter after so many quarter turns, as bits.
    #[inline]
    pub const fn quarters(&self, rot: u8) -> u8 {
        (self.meadows << rot | self.meadows >> (4 - rot)) & 15
    }
}

/// A river end of the start tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub x: i8,
    pub side: u8,
    pub flow: Flow,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Towards the start tile.
    In,
    /// Away from it.
    Out,
}

struct Content {
    /// By number; there is no tile 0.
    faces: [Option<Face>; TILES + 1],
    fork: Vec<End>,
    through: Vec<End>,
}

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let value = parse(include_str!("../content/waterway.json"));
    let content = value.and_then(|value| read(&Doc::root(&value)));
    content.unwrap_or_else(|error| panic!("content/waterway.json: {error}"))
});

/// The face of the tile with this number; only for tiles that lie on a board, in a hand or in the stack.
///
/// # Panics
/// If there is no such tile.
#[inline]
pub fn face(tile: u8) -> &'static Face {
    match &CONTENT.faces[usize::from(tile)] {
        Some(face) => face,
        None => panic!("no tile has the number {tile}"),
    }
}

/// The river ends of the start tile (WW-4.6), in the order of the content file; each has an arm.
#[inline]
pub fn start_ends(start: Start) -> &'static [End] {
    match start {
        Start::Fork => &CONTENT.fork,
        Start::Through => &CONTENT.through,
    }
}

/// The vertices of the start tile's two meadow quarters (WW-4.6).
pub const START_QUARTERS: [(i8, i8); 2] = [(0, 0), (2, 1)];

/// Whether a tile is in use with so many seats (WW-5.1).
pub fn in_use(tile: u8, seats: usize) -> bool {
    let most = match seats {
        2 => 30,
        1 | 3 => 45,
        _ => 60,
    };
    (1..=most).contains(&tile)
}

fn read(doc: &Doc<'_>) -> Result<Content, Malformed> {
    let start = doc.field("start")?;
    let mut content = Content {
        faces: [None; TILES + 1],
        fork: read_start(&start, "fork")?,
        through: read_start(&start, "through")?,
    };
    for (number, tile) in (1..).zip(doc.field("tiles")?.exactly(TILES)?) {
        tile.field("id")?.must_be(&format!("w{number:02}").into())?;
        content.faces[number] = Some(read_face(&tile)?);
    }
    Ok(content)
}

fn read_start(doc: &Doc<'_>, name: &str) -> Result<Vec<End>, Malformed> {
    let start = doc.field(name)?;
    for (quarter, (vx, vy)) in start.field("meadows")?.exactly(2)?.zip(START_QUARTERS) {
        let (x, y) = (quarter.field("x")?.number(0..=1)?, quarter.field("y")?.number(0..=0)?);
        let (dx, dy) = corner_offset(quarter.field("corner")?.number(0..=3)? as u8);
        if (x + i64::from(dx), y + i64::from(dy)) != (vx.into(), vy.into()) {
            return Err(quarter.wrong("the engine relies on quarters at the vertices 0,0 and 2,1"));
        }
    }
    let ends = start.field("ends")?;
    let ends = ends.items(4)?.map(|end| {
        end.field("y")?.number(0..=0)?;
        let flow = end.field("flow")?.word(&[("in", Flow::In), ("out", Flow::Out)])?;
        let (x, side) = (end.field("x")?.number(0..=1)? as i8, end.field("side")?.number(0..=3)? as u8);
        Ok(End { x, side, flow })
    });
    ends.collect()
}

/// Where a corner lies from the north-west corner of its cell (WW-4.4).
#[inline]
pub const fn corner_offset(corner: u8) -> (i8, i8) {
    match corner {
        0 => (1, 0),
        1 => (1, 1),
        2 => (0, 1),
        _ => (0, 0),
    }
}

fn read_face(doc: &Doc<'_>) -> Result<Face, Malformed> {
    let animals = [("none", Animal::None), ("sheep", Animal::Sheep), ("cow", Animal::Cow)];
    let mut ends = [0; 2];
    for (end, side) in ends.iter_mut().zip(doc.field("ends")?.exactly(2)?) {
        *end = side.number(0..=3)? as u8;
    }
    let mut face = Face {
        animal: doc.field("animal")?.word(&animals)?,
        ends,
        items: [Item::Port; MOST_ITEMS],
        count: 0,
        building: None,
        port: false,
        near: Goods::NONE,
        beyond: Goods::NONE,
        meadows: 0,
    };
    for item in doc.field("items")?.items(MOST_ITEMS)? {
        add_item(&mut face, read_item(&item)?);
    }
    for corner in doc.field("meadows")?.items(4)? {
        face.meadows |= 1 << corner.number(0..=3)?;
    }
    Ok(face)
}

fn add_item(face: &mut Face, item: Item) {
    let goods = if face.building.is_some() { &mut face.beyond } else { &mut face.near };
    match item {
        Item::Sack => goods.sacks += 1,
        Item::Axe => goods.axes += 1,
        Item::Port => face.port = true,
        Item::Building(building) => face.building = Some(building),
    }
    face.items[usize::from(face.count)] = item;
    face.count += 1;
}

fn read_item(doc: &Doc<'_>) -> Result<Item, Malformed> {
    let kind = doc.field("kind")?;
    let building = |trade| -> Result<Item, Malformed> {
        let points = doc.field("points")?.number(1..=99)? as u8;
        let needs = doc.field("needs")?.number(1..=9)? as u8;
        Ok(Item::Building(Building { trade, points, needs }))
    };
    match kind.text()? {
        "sack" => Ok(Item::Sack),
        "axe" => Ok(Item::Axe),
        "port" => Ok(Item::Port),
        "mill" => building(Trade::Mill),
        "sawmill" => building(Trade::Sawmill),
        _ => Err(kind.wrong("no such item")),
    }
}
