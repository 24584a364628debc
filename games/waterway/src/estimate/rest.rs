//! The tiles that are not laid: what they bring to the one who gets them next.

use rules::Seat;

use super::figures::sign;
use super::is_open;
use super::outlook::Sum;
use crate::content::{Building, Flow, Goods, Trade, face};
use crate::position::{HAND, Position};
use crate::river::{NONE, River};

/// What lies on some tiles.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    pub sacks: f32,
    pub axes: f32,
    pub ports: f32,
    mills: f32,
    sawmills: f32,
    quarters: f32,
}

impl Tally {
    pub fn add(&mut self, tile: u8) {
        let face = face(tile);
        self.sacks += f32::from(face.near.sacks + face.beyond.sacks);
        self.axes += f32::from(face.near.axes + face.beyond.axes);
        self.ports += f32::from(u8::from(face.port));
        match face.building.map(|works| works.trade) {
            Some(Trade::Mill) => self.mills += 1.0,
            Some(Trade::Sawmill) => self.sawmills += 1.0,
            None => {}
        }
        self.quarters += face.quarters(0).count_ones() as f32;
    }

    /// Sacks, axes, ports and buildings.
    const fn of_use(&self) -> [f32; 4] {
        [self.sacks, self.axes, self.ports, self.mills + self.sawmills]
    }
}

/// What a river has use for.
#[derive(Clone, Copy, Default)]
pub struct Needs {
    /// A tenth of the points that no sack, one and two bring, and the same for axes.
    done: [[f32; 3]; 2],
    lacks: [bool; 2],
    pub loose: Goods,
    /// A bridge may be built below the loose goods.
    pub outlet: bool,
    /// By how many pieces the next port makes the route longer, at the best end and the next best.
    pub longer: [u8; 2],
    /// Ends from which a port can be reached.
    pub reaches: u8,
}

impl Needs {
    fn of(river: &River) -> Self {
        let mut needs = Self { loose: river.loose(), ..Self::default() };
        for tip in river.tips().filter(|tip| is_open(river, tip.cell)) {
            if tip.flow == Flow::In && tip.stop != NONE {
                let works = river.face(tip.stop).building.filter(|works| river.got(tip.stop) < works.needs);
                works.into_iter().for_each(|works| needs.lack(works, works.needs - river.got(tip.stop)));
            }
            if tip.reach > 0 {
                needs.reach((tip.reach + 1).saturating_sub(river.route()));
            }
            needs.outlet |= tip.flow == Flow::Out;
        }
        needs
    }

    /// A building that an open arm leads to lacks so many goods.
    pub fn lack(&mut self, works: Building, lacks: u8) {
        let trade = usize::from(works.trade == Trade::Sawmill);
        self.lacks[trade] = true;
        for points in self.done[trade].iter_mut().skip(usize::from(lacks)) {
            *points = points.max(f32::from(works.points) / 10.0);
        }
    }

    /// From an open end a port can be reached.
    pub fn reach(&mut self, longer: u8) {
        self.reaches += 1;
        self.longer = best_two(self.longer, longer);
    }

    /// How much use it has for a sack, an axe, a port, a building.
    fn wants(&self) -> [f32; 4] {
        let flag = |wanted: bool| f32::from(u8::from(wanted));
        let works = f32::from(self.loose.sacks.min(3)) / 3.0 + f32::from(self.loose.axes.min(2));
        let works = if self.outlet { works } else { 0.0 };
        [flag(self.lacks[0]), flag(self.lacks[1]), flag(self.longer[0] > 0), works]
    }

    /// A tenth of the points that a tile brings at once, meadows aside.
    fn gain(&self, tile: u8) -> f32 {
        let face = face(tile);
        let gain = match face.building {
            Some(works) => {
                let own = face.near.wanted(works.trade).max(face.beyond.wanted(works.trade));
                let is_met = self.outlet && self.loose.wanted(works.trade) + own >= works.needs;
                if is_met { f32::from(works.points) / 10.0 } else { 0.0 }
            }
            None => {
                let [sacks, axes] = self.done;
                sacks[usize::from(face.near.sacks.min(2))].max(axes[usize::from(face.near.axes.min(2))])
            }
        };
        if face.port { gain.max(f32::from(self.longer[0]) / 5.0) } else { gain }
    }
}

/// Adds one to the two largest so far.
fn best_two<T: PartialOrd + Copy>([best, second]: [T; 2], new: T) -> [T; 2] {
    match (new > best, new > second) {
        (true, _) => [new, best],
        (false, true) => [best, new],
        (false, false) => [best, second],
    }
}

/// What is known of the hand before a tile of it is laid.
pub struct Rest {
    hand: [u8; HAND],
    /// For each tile of the hand, what the next seat would gain by it.
    theirs: [f32; HAND],
    /// What the next seat has use for.
    rival: [f32; 4],
}

/// What goes on to the next seat if a tile is laid, wherever that is.
pub struct Passed {
    tiles: [u8; HAND],
    /// Sacks, axes, ports and buildings.
    of_use: [f32; 4],
}

impl Rest {
    pub fn of(position: &Position, seat: Seat) -> Self {
        let (seat, seats) = (seat.index(), position.seats());
        let mut rest = Self { hand: [0; HAND], theirs: [0.0; HAND], rival: [0.0; 4] };
        // Alone, nobody gets what is left.
        if seats == 1 {
            return rest;
        }
        let needs = Needs::of(&position.rivers[(seat + 1) % seats]);
        rest.rival = needs.wants();
        for (nth, &tile) in position.hands[seat].tiles().iter().enumerate() {
            (rest.hand[nth], rest.theirs[nth]) = (tile, needs.gain(tile));
        }
        rest
    }

    /// The tiles other than the one laid go on, and that says something whatever the river is like then.
    pub fn pass_on(&self, laid: u8, sum: &mut Sum) -> Passed {
        let (mut tiles, mut tally, mut theirs) = ([0; HAND], Tally::default(), [0.0; 2]);
        for (nth, &tile) in self.hand.iter().enumerate().filter(|(_, tile)| **tile != laid && **tile != 0) {
            tiles[nth] = tile;
            tally.add(tile);
            theirs = best_two(theirs, self.theirs[nth]);
        }
        let Tally { sacks, axes, ports, mills, sawmills, quarters } = tally;
        for (nth, amount) in [sacks, axes, ports, mills, sawmills, quarters].into_iter().enumerate() {
            sum.see(sign::PASSED + nth, amount);
        }
        let of_use = tally.of_use();
        for (nth, (passed, wanted)) in of_use.into_iter().zip(self.rival).enumerate() {
            sum.see(sign::RIVAL_WANTS + nth, passed * wanted);
        }
        for (nth, gain) in theirs.into_iter().enumerate() {
            sum.see(sign::RIVAL_GAINS + nth, gain);
        }
        Passed { tiles, of_use }
    }
}

impl Passed {
    /// What a river that needs this would have had of them.
    pub fn see(&self, needs: &Needs, sum: &mut Sum) {
        for (nth, (passed, wanted)) in self.of_use.into_iter().zip(needs.wants()).enumerate() {
            sum.see(sign::PASSED_WANTED + nth, passed * wanted);
        }
        let gains = self.tiles.into_iter().filter(|tile| *tile != 0).map(|tile| needs.gain(tile));
        for (nth, gain) in gains.fold([0.0; 2], best_two).into_iter().enumerate() {
            sum.see(sign::GAIN + nth, gain);
        }
    }
}
