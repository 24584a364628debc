//! What the games add up to: shares with error bars, and ratings.

use rules::{Outcome, Seat};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// 95 % of a normal distribution lie within so many standard deviations.
const DEVIATIONS: f64 = 1.96;

/// The results of an arena.
pub struct Tally {
    names: Vec<String>,
    /// For each game that is over: its deal, and for each bot its share of the win.
    shares: Vec<(u64, Vec<f64>)>,
    wins: Vec<u64>,
    draws: Vec<u64>,
    scores: Vec<(f64, u64)>,
    faults: Vec<u64>,
    ratings: Vec<WengLinRating>,
}

/// How one bot did.
pub struct Standing {
    pub name: String,
    /// The part of the games won, ties shared.
    pub share: f64,
    /// Between these it lies with 95 % confidence.
    pub low: f64,
    pub high: f64,
    pub wins: u64,
    pub draws: u64,
    pub mean_score: Option<f64>,
    pub rating: f64,
    pub uncertainty: f64,
    /// Turns that were played for a bot that crashed, stalled or answered nonsense.
    pub faults: u64,
}

impl Tally {
    pub fn new(names: Vec<String>) -> Self {
        let count = names.len();
        Self {
            names,
            shares: Vec::new(),
            wins: vec![0; count],
            draws: vec![0; count],
            scores: vec![(0.0, 0); count],
            faults: vec![0; count],
            ratings: vec![WengLinRating::new(); count],
        }
    }

    pub fn games(&self) -> usize {
        self.shares.len()
    }

    /// Adds a game: which bot sat on each seat, and how it ended.
    pub fn add(&mut self, deal: u64, seating: &[usize], outcome: &Outcome, faults: &[u64]) {
        let winners = outcome.ranks().iter().filter(|rank| **rank == 1).count();
        let mut shares = vec![0.0; self.names.len()];
        for (seat, &bot) in seating.iter().enumerate() {
            shares[bot] += f64::from(outcome.share(Seat::at(seat)));
            if outcome.ranks()[seat] == 1 {
                *if winners == 1 { &mut self.wins } else { &mut self.draws }.get_mut(bot).expect("a bot") += 1;
            }
            if let Some(scores) = outcome.scores() {
                self.scores[bot].0 += f64::from(scores[seat]);
                self.scores[bot].1 += 1;
            }
            self.faults[bot] += faults[seat];
        }
        self.shares.push((deal, shares));
        self.rate(seating, outcome);
    }

    /// Ratings by places, for any number of seats (Weng and Lin).
    fn rate(&mut self, seating: &[usize], outcome: &Outcome) {
        let before: Vec<_> = seating.iter().map(|&bot| [self.ratings[bot]]).collect();
        let teams: Vec<_> = before
            .iter()
            .zip(outcome.ranks())
            .map(|(team, &rank)| (&team[..], MultiTeamOutcome::new(rank.into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (&bot, team) in seating.iter().zip(after) {
            self.ratings[bot] = team[0];
        }
    }

    /// All bots, best first.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<_> = (0..self.names.len()).map(|bot| self.standing(bot)).collect();
        standings.sort_by(|a, b| b.share.total_cmp(&a.share));
        standings
    }

    fn standing(&self, bot: usize) -> Standing {
        let (share, error) = self.mean(bot);
        let (total, count) = self.scores[bot];
        Standing {
            name: self.names[bot].clone(),
            share,
            low: (share - DEVIATIONS * error).max(0.0),
            high: (share + DEVIATIONS * error).min(1.0),
            wins: self.wins[bot],
            draws: self.draws[bot],
            mean_score: (count > 0).then(|| total / count as f64),
            rating: self.ratings[bot].rating,
            uncertainty: self.ratings[bot].uncertainty,
            faults: self.faults[bot],
        }
    }

    /// The mean share of a bot and its standard error. Games with the same deal are not independent: their mean counts
    /// as one observation.
    fn mean(&self, bot: usize) -> (f64, f64) {
        let mut deals: std::collections::BTreeMap<u64, (f64, f64)> = std::collections::BTreeMap::new();
        for (deal, shares) in &self.shares {
            let entry = deals.entry(*deal).or_default();
            *entry = (entry.0 + shares[bot], entry.1 + 1.0);
        }
        let games = self.shares.len().max(1) as f64;
        let mean = self.shares.iter().map(|(_, shares)| shares[bot]).sum::<f64>() / games;
        let count = deals.len() as f64;
        let spread: f64 = deals.values().map(|(sum, n)| (sum / n - mean).powi(2)).sum();
        // Where every deal came out alike, the rule of three keeps the bar honest.
        let least = 3.0 / (DEVIATIONS * games);
        let error = if count > 1.0 { (spread / (count - 1.0) / count).sqrt() } else { 0.5 };
        (mean, if spread == 0.0 { error.max(least.min(0.5)) } else { error })
    }
}

#[cfg(test)]
mod tests {
    use rules::Outcome;

    use super::Tally;

    #[test]
    fn shares_and_error_bars_add_up() {
        let mut tally = Tally::new(vec!["a".into(), "b".into()]);
        for game in 0..100u64 {
            let a_wins = game % 4 != 0;
            let outcome = Outcome::ranked(if a_wins { &[1, 2] } else { &[2, 1] });
            tally.add(game, &[0, 1], &outcome, &[0, 0]);
        }
        let standings = tally.standings();
        assert_eq!((standings[0].name.as_str(), standings[0].share, standings[0].wins), ("a", 0.75, 75));
        assert!((standings[0].low - 0.665).abs() < 0.002 && (standings[0].high - 0.835).abs() < 0.002);
        assert!(standings[0].rating > standings[1].rating);
        assert_eq!(standings[0].mean_score, None);
    }

    #[test]
    fn ties_are_shared_and_a_clean_sweep_is_not_certain() {
        let mut tally = Tally::new(vec!["a".into(), "b".into()]);
        tally.add(0, &[0, 1], &Outcome::scored(&[1, 1], &[7, 7]), &[0, 2]);
        assert_eq!(tally.standings()[0].share, 0.5);
        assert_eq!(tally.standings()[1].mean_score, Some(7.0));
        let mut sweep = Tally::new(vec!["a".into(), "b".into()]);
        (0..30).for_each(|deal| sweep.add(deal, &[0, 1], &Outcome::ranked(&[1, 2]), &[0, 0]));
        let best = &sweep.standings()[0];
        assert!(best.share == 1.0 && best.low < 0.95 && best.low > 0.85, "{}", best.low);
    }
}
