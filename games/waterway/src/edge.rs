//! The empty cells round the pieces of a river: what they touch, and which tiles fit there.

use crate::action::Cell;
use crate::content::Face;

/// Six cells round the start tile, and every tile takes one and opens three at most.
pub const MOST: usize = 32;

/// What a cell touches with a side; 0 is nothing.
pub const LAND: u8 = 1;
pub const RIVER: u8 = 2;

/// The rotations in which a straight tile (low four bits) and a bend (high four) match what a cell touches (WW-7.5).
const MATCHES: [u8; 256] = {
    let mut table = [0; 256];
    let mut around = 0;
    while around < 256 {
        let mut shape = 0;
        while shape < 8 {
            let (rot, span) = (shape % 4, if shape < 4 { 2 } else { 1 });
            let mut side = 0;
            let mut matches = true;
            while side < 4 {
                let is_river = side == rot || side == (rot + span) % 4;
                let code = (around >> (2 * side)) as u8 & 3;
                matches &= code == 0 || (code == LAND && !is_river) || (code == RIVER && is_river);
                side += 1;
            }
            if matches {
                table[around] |= 1 << shape;
            }
            shape += 1;
        }
        around += 1;
    }
    table
};

/// What a cell touches with a side.
#[inline]
pub const fn side_code(around: u8, side: u8) -> u8 {
    around >> (2 * side) & 3
}

/// A list of cells; the order follows from the order of laying.
#[derive(Clone, Debug)]
pub struct Edge {
    count: u8,
    cells: [Cell; MOST],
    /// Two bits a side: what the cell touches.
    around: [u8; MOST],
    /// As in `MATCHES`, but nothing where a ring would close.
    fits: [u8; MOST],
}

impl Edge {
    pub const EMPTY: Self = Self { count: 0, cells: [Cell::new(0, 0); MOST], around: [0; MOST], fits: [0; MOST] };

    #[inline]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.len()]
    }

    #[inline]
    pub fn find(&self, cell: Cell) -> Option<usize> {
        self.cells[..self.len()].iter().position(|other| *other == cell)
    }

    #[inline]
    pub const fn around(&self, slot: usize) -> u8 {
        self.around[slot]
    }

    /// The rotations in which a tile fits this cell, as bits.
    #[inline]
    pub const fn fits(&self, slot: usize, face: &Face) -> u8 {
        if face.is_straight() { self.fits[slot] & 15 } else { self.fits[slot] >> 4 }
    }

    /// The rotations in which a straight tile (low four bits) and a bend (high four) fit this cell.
    #[inline]
    pub const fn shapes(&self, slot: usize) -> u8 {
        self.fits[slot]
    }

    /// Whether some tile fits this cell (WW-7.7).
    pub const fn is_open(&self, slot: usize) -> bool {
        self.fits[slot] != 0
    }

    /// Whether a tile matches all it would touch (WW-7.5), rings aside.
    pub const fn matches(&self, slot: usize, face: &Face, rot: u8) -> bool {
        let matches = MATCHES[self.around[slot] as usize];
        let matches = if face.is_straight() { matches } else { matches >> 4 };
        matches & (1 << rot) != 0
    }

    /// Whether sides alone shut the cell: then no ring is to blame.
    pub const fn never_matches(&self, slot: usize) -> bool {
        MATCHES[self.around[slot] as usize] == 0
    }

    /// Notes that a cell now touches land or river with a side; says where it stands in the list, and whether
    /// a tile could lie there before.
    #[inline]
    pub fn touch(&mut self, cell: Cell, side: u8, code: u8) -> (usize, bool) {
        let slot = self.find(cell).unwrap_or_else(|| {
            let slot = self.len();
            self.cells[slot] = cell;
            self.around[slot] = 0;
            self.fits[slot] = u8::MAX;
            self.count += 1;
            slot
        });
        let was_open = self.is_open(slot);
        self.around[slot] |= code << (2 * side);
        self.fits[slot] = MATCHES[usize::from(self.around[slot])];
        (slot, was_open)
    }

    /// Removes a cell that is being covered; says what it touches.
    #[inline]
    pub fn take(&mut self, cell: Cell) -> u8 {
        let Some(slot) = self.find(cell) else { return 0 };
        let around = self.around[slot];
        self.count -= 1;
        let last = self.len();
        self.cells[slot] = self.cells[last];
        self.around[slot] = self.around[last];
        self.fits[slot] = self.fits[last];
        around
    }

    /// The two cells whose rivers point into this one, if two do and a tile could join them.
    #[inline]
    pub fn two_rivers(&self, slot: usize) -> Option<[Cell; 2]> {
        let around = self.around[slot];
        // The high bit of each side's code stands for river.
        if self.fits[slot] == 0 || (around & 0b1010_1010).count_ones() != 2 {
            return None;
        }
        let mut sides = (0..4).filter(|&side| side_code(around, side) == RIVER);
        Some([(); 2].map(|()| self.cells[slot].beside(sides.next().unwrap_or(0))))
    }

    /// No tile may lie here any more.
    pub fn shut(&mut self, slot: usize) {
        self.fits[slot] = 0;
    }
}
