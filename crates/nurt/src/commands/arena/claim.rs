//! A claim about the first bot, decided as soon as the games allow it, and honestly so however often one looks.
//!
//! Somebody who doubts the claim bets against it, deal by deal, at odds that are fair if it is just barely wrong. While it
//! is wrong, nobody's money grows: the chance that it ever grows twentyfold is at most 5 % (Ville). So when it does, the
//! claim holds at 95 %; and the same bet the other way round shows that it does not. (Testing by betting, after
//! Waudby-Smith and Ramdas; the stakes are spread over a range instead of being guessed.)
//!
//! Points have no bound worth betting on: a deal that could show 120 points less would keep every stake tiny. Their mean is
//! held against a bound that follows from the central limit theorem and still allows looking after every deal (the
//! asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas). It promises its 95 % for many
//! deals only: with few, a rare large loss that has not come yet is not in the spread. So the first look comes late, and
//! what is left of the danger is tried below with lopsided points.

use notation::{Value, json};

/// What is claimed of the first bot.
#[derive(Clone, Copy, Debug)]
pub enum Claim {
    /// It wins at least this part of the games, ties shared.
    Share(f64),
    /// It scores at least so many points more than the others; alone, at least so many points.
    Points(f64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Yes,
    No,
}

/// What was decided, and after how many deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    pub verdict: Verdict,
    pub deals: usize,
}

/// No game of ours has scores, or differences of scores, beyond this.
const MOST_POINTS: f64 = 120.0;
/// How often a claim that is just barely wrong may be believed.
const DOUBT: f64 = 0.05;
/// The money must grow so many times: one in twenty is 5 %.
const GROWTH: f64 = 1.0 / DOUBT;
/// Points are not judged by fewer deals: their spread must be known, and their sum be near enough to normal. After 20
/// deals, a claim just wrong was believed in 12 % of contests where one deal of five is a large loss; after 60, in 4 to 6 %.
const FEWEST: usize = 60;
/// The number of deals by which the bound for points is tightest.
const USUAL: f64 = 50.0;
/// Different stakes that are bet at once.
const STAKES: usize = 24;

impl Claim {
    /// Whether the claim has a sense at all.
    pub fn is_possible(self) -> bool {
        match self {
            Self::Share(than) => than > 0.0 && than < 1.0,
            Self::Points(than) => than.abs() < MOST_POINTS,
        }
    }

    /// Decides the claim from the deals in their order; nothing while it could still be either.
    pub fn decide(self, deals: &[f64]) -> Option<Decision> {
        match self {
            Self::Share(than) => {
                let (mut against, mut for_it) = (Bets::new(than), Bets::new(1.0 - than));
                decide_by(deals, |deal| {
                    against.settle(deal);
                    for_it.settle(1.0 - deal);
                    (against.have_grown(), for_it.have_grown())
                })
            }
            Self::Points(than) => {
                let mut mean = Mean::default();
                decide_by(deals, |deal| {
                    mean.add(deal);
                    let bound = mean.bound();
                    (mean.mean - than > bound, than - mean.mean > bound)
                })
            }
        }
    }

    pub fn describe(self) -> String {
        match self {
            Self::Share(than) => format!("wins at least {:.1} % of the games", 100.0 * than),
            Self::Points(than) => format!("scores at least {than} points (more than the others, if there are any)"),
        }
    }

    pub fn write(self, decision: Option<Decision>) -> Value {
        let (kind, than) = match self {
            Self::Share(than) => ("share", than),
            Self::Points(than) => ("points", than),
        };
        let verdict = decision.map(|decision| decision.verdict == Verdict::Yes);
        json!({ "of": kind, "at_least": than, "holds": verdict, "deals": decision.map(|decision| decision.deals) })
    }
}

/// The first deal after which the claim is seen to be right, or wrong.
fn decide_by(deals: &[f64], mut see: impl FnMut(f64) -> (bool, bool)) -> Option<Decision> {
    (1..).zip(deals).find_map(|(count, &deal)| {
        let verdict = match see(deal) {
            (true, _) => Verdict::Yes,
            (false, true) => Verdict::No,
            (false, false) => return None,
        };
        Some(Decision { verdict, deals: count })
    })
}

/// The mean of all deals so far and how far it may be off.
#[derive(Default)]
struct Mean {
    count: f64,
    mean: f64,
    /// The sum of squared distances from the mean (Welford).
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    /// The mean is off by more than this, to one side, in one of twenty contests at most, however often one looks.
    fn bound(&self) -> f64 {
        if self.count < FEWEST as f64 {
            return f64::INFINITY;
        }
        let spread = (self.squares / (self.count - 1.0)).sqrt();
        let most = -2.0 * (2.0 * DOUBT).ln();
        let weight = (most + (most + 1.0).ln()) / USUAL * self.count;
        let log = (1.0 + (weight + 1.0).sqrt() / (2.0 * DOUBT)).ln();
        spread * (2.0 * (weight + 1.0) / (self.count * weight) * log).sqrt()
    }
}

/// Money on several stakes that the mean is above a bound.
struct Bets {
    than: f64,
    money: [f64; STAKES],
}

impl Bets {
    const fn new(than: f64) -> Self {
        Self { than, money: [1.0; STAKES] }
    }

    fn settle(&mut self, value: f64) {
        for (nth, money) in self.money.iter_mut().enumerate() {
            // Never so much that all is lost.
            let stake = 0.98 * (nth + 1) as f64 / STAKES as f64 / self.than;
            *money *= 1.0 + stake * (value - self.than);
        }
    }

    fn have_grown(&self) -> bool {
        self.money.iter().sum::<f64>() / STAKES as f64 >= GROWTH
    }
}

#[cfg(test)]
mod tests {
    use rules::{Rng, Stream};

    use super::{Claim, Verdict};

    fn deals(chance: f32, count: usize, trial: u32) -> Vec<f64> {
        let mut rng = Rng::new([3; 32], Stream::Trial(trial));
        (0..count)
            .map(|_| f64::from((0..2).map(|_| if rng.unit() < chance { 0.5 } else { 0.0 }).sum::<f32>()))
            .collect()
    }

    #[test]
    fn clear_cases_are_decided_soon_and_rightly() {
        for trial in 0..40 {
            let good = Claim::Share(0.65).decide(&deals(0.9, 200, trial)).expect("decided");
            assert!(good.verdict == Verdict::Yes && good.deals < 60, "{good:?}");
            let bad = Claim::Share(0.65).decide(&deals(0.4, 200, trial)).expect("decided");
            assert!(bad.verdict == Verdict::No && bad.deals < 80, "{bad:?}");
        }
    }

    #[test]
    fn a_claim_that_is_just_wrong_is_seldom_believed_however_long_one_looks() {
        let believed = (0..400).filter(|trial| {
            Claim::Share(0.65).decide(&deals(0.65, 1000, *trial)).is_some_and(|d| d.verdict == Verdict::Yes)
        });
        assert!(believed.count() <= 20);
    }

    #[test]
    fn points_that_are_just_too_few_are_seldom_believed() {
        // Lopsided on purpose: a few large wins and many small losses, then the other way round, 8 points on average.
        for (part, few, many) in [(0.2, 24.0, 4.0), (0.25, -1.0, 11.0)] {
            let believed = (0..400).filter(|trial| {
                let mut rng = Rng::new([5; 32], Stream::Trial(*trial));
                let deals: Vec<f64> = (0..500).map(|_| if rng.unit() < part { few } else { many }).collect();
                Claim::Points(8.0).decide(&deals).is_some_and(|d| d.verdict == Verdict::Yes)
            });
            // The bound is one for many deals: 5 % would be 20, and a little more is what lopsided points cost.
            assert!(believed.count() <= 28, "{few} or {many}");
        }
    }

    #[test]
    fn points_are_decided_too() {
        let mut rng = Rng::new([4; 32], Stream::Trial(0));
        let scores: Vec<f64> = (0..300).map(|_| 14.0 + 24.0 * (f64::from(rng.unit()) - 0.5)).collect();
        assert_eq!(Claim::Points(8.0).decide(&scores).map(|d| d.verdict), Some(Verdict::Yes));
        assert_eq!(Claim::Points(20.0).decide(&scores).map(|d| d.verdict), Some(Verdict::No));
        assert!(!Claim::Share(1.0).is_possible() && Claim::Points(64.0).is_possible());
    }
}
