//! The table of twelve and the dive column: where cards lie (section 4), and what spoils a dive (DV-7.4, DV-7.5).

use std::fmt;

use crate::cards::Card;

/// Rows and columns of the table (DV-4.1).
pub const ROWS: usize = 3;
pub const COLUMNS: usize = 4;
/// The most cards a dive lays (DV-7.9).
pub const DEEPEST: usize = 4;

/// The cards of the table; a gap is `None`.
pub type Table = [[Option<Card>; COLUMNS]; ROWS];

/// Where a dive begins (DV-4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corner {
    BottomLeft,
    BottomRight,
    TopLeft,
    TopRight,
}

impl Corner {
    pub const ALL: [Self; 4] = [Self::BottomLeft, Self::BottomRight, Self::TopLeft, Self::TopRight];

    pub const fn name(self) -> &'static str {
        match self {
            Self::BottomLeft => "bl",
            Self::BottomRight => "br",
            Self::TopLeft => "tl",
            Self::TopRight => "tr",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|corner| corner.name() == name)
    }

    #[inline]
    pub const fn is_top(self) -> bool {
        matches!(self, Self::TopLeft | Self::TopRight)
    }

    #[inline]
    pub const fn is_left(self) -> bool {
        matches!(self, Self::BottomLeft | Self::TopLeft)
    }

    /// The row of the dive card with this number, 2 to 4 (DV-4.3).
    #[inline]
    pub const fn row(self, nth: usize) -> usize {
        if self.is_top() { nth - 2 } else { DEEPEST - nth }
    }

    /// The column of the edge cells, beside which the dive cards stand (DV-4.4).
    #[inline]
    pub const fn edge(self) -> usize {
        if self.is_left() { 0 } else { COLUMNS - 1 }
    }
}

/// A dive under way, or what a `take:row` has left of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dive {
    /// Open until the first card is placed.
    pub corner: Option<Corner>,
    /// In the order laid; what is gone is `None`.
    pub cards: [Option<Card>; DEEPEST],
    pub laid: u8,
}

impl Dive {
    pub const fn new(first: Card) -> Self {
        Self { corner: None, cards: [Some(first), None, None, None], laid: 1 }
    }

    #[inline]
    pub const fn laid(&self) -> usize {
        self.laid as usize
    }

    /// The cards that still lie there, in the order laid.
    #[inline]
    pub fn left(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }

    #[inline]
    pub fn lay(&mut self, card: Card) {
        self.cards[self.laid()] = Some(card);
        self.laid += 1;
    }

    /// The row of the last card, once there are two.
    #[inline]
    pub fn last_row(&self) -> Option<usize> {
        match self.corner {
            Some(corner) if self.laid() >= 2 => Some(corner.row(self.laid())),
            Some(_) | None => None,
        }
    }
}

/// A place where a card can lie: `t00` … `t23`, `d1` … `d4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// All table cells in reading order.
    pub fn table() -> impl DoubleEndedIterator<Item = Self> {
        (0..(ROWS * COLUMNS) as u8).map(Self)
    }

    #[inline]
    pub const fn on_table(row: usize, column: usize) -> Self {
        Self((row * COLUMNS + column) as u8)
    }

    /// The cell of the dive card with this number, 1 to 4.
    #[inline]
    pub const fn of_dive(nth: usize) -> Self {
        Self((ROWS * COLUMNS + nth - 1) as u8)
    }

    /// The row and the column on the table, or the number from 0 in the dive column.
    #[inline]
    pub const fn place(self) -> Place {
        let index = self.0 as usize;
        if index < ROWS * COLUMNS {
            Place::Table { row: index / COLUMNS, column: index % COLUMNS }
        } else {
            Place::Dive(index - ROWS * COLUMNS)
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [b't', row @ b'0'..=b'2', column @ b'0'..=b'3'] => {
                Some(Self::on_table(usize::from(row - b'0'), usize::from(column - b'0')))
            }
            [b'd', nth @ b'1'..=b'4'] => Some(Self::of_dive(usize::from(nth - b'0'))),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Table { row: usize, column: usize },
    Dive(usize),
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Place::Table { row, column } => write!(f, "t{row}{column}"),
            Place::Dive(index) => write!(f, "d{}", index + 1),
        }
    }
}

/// Why a card spoils a dive: what it meets in its row, what it meets in its column, or both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cause {
    pub row: bool,
    pub column: bool,
}

impl Cause {
    #[inline]
    pub const fn spoils(self) -> bool {
        self.row || self.column
    }
}

/// What a card meets if it is laid next in the dive column at this corner. The first card meets nothing (DV-7.2).
#[inline]
pub fn meets(table: &Table, dive: &Dive, corner: Corner, card: Card) -> Cause {
    let laid = dive.laid();
    if laid == 0 || laid >= DEEPEST {
        return Cause::default();
    }
    let row = &table[corner.row(laid + 1)];
    match card.colour() {
        // DV-7.4: a fish looks at its two neighbours only.
        Some(colour) => {
            let alike = |other: Option<Card>| other.and_then(Card::colour) == Some(colour);
            Cause { row: alike(row[corner.edge()]), column: alike(dive.cards[laid - 1]) }
        }
        // DV-7.5: the rest look along the whole row and column.
        None => Cause { row: row.contains(&Some(card)), column: dive.cards[..laid].contains(&Some(card)) },
    }
}

/// The cells that would spoil the dive for this card.
pub fn met(table: &Table, dive: &Dive, corner: Corner, card: Card) -> Vec<Cell> {
    let laid = dive.laid();
    let cause = meets(table, dive, corner, card);
    let mut cells = Vec::new();
    if cause.row {
        let row = corner.row(laid + 1);
        match card.is_fish() {
            true => cells.push(Cell::on_table(row, corner.edge())),
            false => {
                let columns = (0..COLUMNS).filter(|&column| table[row][column] == Some(card));
                cells.extend(columns.map(|column| Cell::on_table(row, column)));
            }
        }
    }
    if cause.column {
        match card.is_fish() {
            true => cells.push(Cell::of_dive(laid)),
            false => cells.extend((1..=laid).filter(|&nth| dive.cards[nth - 1] == Some(card)).map(Cell::of_dive)),
        }
    }
    cells
}
