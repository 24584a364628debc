//! How far it is up the river by steps and jumps, worked out once for every two sides that can meet.

use crate::cards::Way;
use crate::content::{Grade, Side};
use crate::river::{Hex, Kind, Place};

/// Half cards: a step costs one card, a jump two and the fatigue that comes with it.
const STEP: u8 = 2;
const JUMP: u8 = 5;
/// No way up.
pub const NEVER: u8 = u8::MAX;

/// Two sides, one above the other, in the coordinates of the lower one.
#[derive(Clone, Copy)]
pub struct Join<'a> {
    pub lower: &'a Side,
    pub upper: &'a Side,
}

impl Join<'_> {
    /// Whether a river can have the one right above the other (SR-3.2). No length lets a start meet a finish, but
    /// such a pair must fit as well.
    pub fn fits(lower: &Side, upper: &Side) -> bool {
        let numbered = lower.grade.is_numbered() && upper.grade.is_numbered();
        lower.grade != Grade::Finish && upper.grade != Grade::Start && !(numbered && lower.board == upper.board)
    }

    pub fn at(&self, place: Place) -> Option<Hex> {
        if place.r <= self.lower.length { self.lower.at(place) } else { self.upper.at(self.above(place)) }
    }

    /// A place in the coordinates of the upper side.
    pub const fn above(&self, place: Place) -> Place {
        Place { c: place.c - self.lower.shift, r: place.r - self.lower.length }
    }

    pub const fn top(&self) -> i8 {
        self.lower.length + self.upper.length
    }

    /// Every hex of both, by rising row.
    pub fn hexes(&self) -> impl DoubleEndedIterator<Item = (Place, Hex)> {
        let (c, r) = (self.lower.shift, self.lower.length);
        let raise = move |own: Place| Place { c: own.c + c, r: own.r + r };
        let lower: Vec<_> = self.lower.hexes().collect();
        let upper: Vec<_> = self.upper.hexes().map(|(own, hex)| (raise(own), hex)).collect();
        lower.into_iter().chain(upper)
    }

    /// The cost from every hex to the gates or the pool at the top.
    pub fn costs(&self) -> Costs {
        let mut costs = Costs::default();
        // Salmon only swim upstream: from the top down, everything above is known.
        for (place, hex) in self.hexes().rev() {
            if hex.rests() {
                costs.set(place, self.cost(place, hex, &costs));
            }
        }
        costs
    }

    fn cost(&self, place: Place, hex: Hex, above: &Costs) -> u8 {
        if hex.kind == Kind::Pool || (place.r == self.top() && self.upper.grade != Grade::Finish) {
            return 0;
        }
        self.cheapest(place, above)
    }

    /// The cheapest way on from a place, whatever is there.
    fn cheapest(&self, place: Place, above: &Costs) -> u8 {
        let mut best = NEVER;
        for next in Way::ALL.map(|way| place.to(way.dir())) {
            match self.at(next) {
                Some(hex) if hex.rests() => best = best.min(above.get(next).saturating_add(STEP)),
                Some(hex) if hex.kind == Kind::Fall => {
                    for landing in Way::ALL.map(|way| next.to(way.dir())) {
                        if self.at(landing).is_some_and(|hex| hex.rests()) {
                            best = best.min(above.get(landing).saturating_add(JUMP));
                        }
                    }
                }
                Some(_) | None => {}
            }
        }
        best
    }
}

const COLUMNS: usize = 64;
const ROWS: usize = 32;

/// A cost for every place of two sides.
pub struct Costs(Vec<u8>);

impl Default for Costs {
    fn default() -> Self {
        Self(vec![NEVER; COLUMNS * ROWS])
    }
}

impl Costs {
    fn cell(place: Place) -> usize {
        place.r as usize * COLUMNS + (i32::from(place.c) + 32) as usize
    }

    pub fn get(&self, place: Place) -> u8 {
        self.0[Self::cell(place)]
    }

    fn set(&mut self, place: Place, cost: u8) {
        self.0[Self::cell(place)] = cost;
    }
}

/// For bots: from every hex to the top of the next side, and what each further side costs.
pub struct Distances {
    sides: usize,
    /// By lower and upper side, for every cell of the lower one.
    pairs: Vec<Vec<u8>>,
    /// Within the side itself, for the last one of a river.
    alone: Vec<Vec<u8>>,
    /// From the best gate below to the top.
    crossing: Vec<u8>,
}

impl Distances {
    pub fn of(sides: &[Side]) -> Self {
        let cells = |side: &Side, costs: &Costs| {
            let mut table = vec![NEVER; side.cells()];
            for (own, _) in side.hexes() {
                if let Some(cell) = side.cell(own) {
                    table[cell] = costs.get(own);
                }
            }
            table
        };
        let mut pairs = Vec::new();
        for lower in sides {
            for upper in sides {
                let join = Join { lower, upper };
                pairs.push(if Join::fits(lower, upper) { cells(lower, &join.costs()) } else { Vec::new() });
            }
        }
        let alone = sides.iter().map(|side| cells(side, &alone(side))).collect();
        let crossing = sides.iter().enumerate().map(|(upper, _)| {
            let below = sides.iter().enumerate().filter(|(lower, _)| !pairs[lower * sides.len() + upper].is_empty());
            let gates = below.flat_map(|(lower, side)| {
                let table = &pairs[lower * sides.len() + upper];
                side.gates().map(|c| side.cell(Place { c, r: side.length }).map_or(NEVER, |cell| table[cell]))
            });
            gates.min().unwrap_or(NEVER)
        });
        let crossing = crossing.collect();
        Self { sides: sides.len(), pairs, alone, crossing }
    }

    /// From a cell of a side to the top of the side above it.
    #[inline]
    pub fn pair(&self, lower: u8, upper: u8, cell: usize) -> u8 {
        self.pairs[usize::from(lower) * self.sides + usize::from(upper)].get(cell).copied().unwrap_or(NEVER)
    }

    #[inline]
    pub fn alone(&self, side: u8, cell: usize) -> u8 {
        self.alone[usize::from(side)].get(cell).copied().unwrap_or(NEVER)
    }

    #[inline]
    pub fn crossing(&self, side: u8) -> u8 {
        self.crossing[usize::from(side)]
    }
}

/// The costs within one side.
fn alone(side: &Side) -> Costs {
    let mut costs = Costs::default();
    let join = Join { lower: side, upper: side };
    let hexes: Vec<_> = side.hexes().collect();
    for &(place, hex) in hexes.iter().rev() {
        if hex.rests() {
            let is_top = hex.kind == Kind::Pool || (place.r == side.length && side.grade != Grade::Finish);
            costs.set(place, if is_top { 0 } else { join.cheapest(place, &costs) });
        }
    }
    costs
}
