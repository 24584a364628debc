//! Two positions that a viewer must not be able to tell apart: one file for each secret.

use rules::{Rolling, Seat, Viewer};
use serde::Deserialize;

use crate::{Playable, trial};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Twins {
    /// What is hidden here, and by which rule.
    secret: String,
    /// The viewers who must not tell them apart: seat numbers, or "spectator".
    pub viewers: Vec<String>,
    pub one: String,
    pub other: String,
    /// Viewers who do know, so that the twins differ in earnest.
    #[serde(default)]
    pub knows: Vec<String>,
    /// A step after which they still look alike: seat and action.
    pub step: Option<(u8, String)>,
}

/// The twins of the game whose folder this is, with the names of their files.
pub fn all(root: &str) -> Vec<(String, Twins)> {
    let files = crate::files(root, "twins", "toml").into_iter();
    let read = |(name, path): (String, std::path::PathBuf)| {
        let twins: Twins = toml::from_str(&crate::read(&path)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!twins.secret.is_empty(), "{name}: what is the secret?");
        (name, twins)
    };
    files.map(read).collect()
}

pub fn run<G: Playable>(root: &str) {
    let all = all(root);
    assert!(!G::ABOUT.secrets || !all.is_empty(), "a game with secrets needs twins");
    for (name, twins) in all {
        let read = |text: &str| trial::position::<G>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (mut one, mut other) = (read(&twins.one), read(&twins.other));
        assert!(one != other, "{name}: the twins are one position");
        compare(&name, &twins, &one, &other);
        if let Some((seat, text)) = &twins.step {
            step(&name, &twins, &mut one, &mut other, Seat::at(usize::from(*seat)), text);
        }
    }
}

fn viewer(name: &str, text: &str) -> Viewer {
    match text {
        "spectator" => Viewer::Spectator,
        seat => Viewer::Seat(Seat::at(seat.parse().unwrap_or_else(|_| panic!("{name}: viewer {seat}")))),
    }
}

fn compare<G: Playable>(name: &str, twins: &Twins, one: &G, other: &G) {
    for who in twins.viewers.iter().map(|text| viewer(name, text)) {
        let (left, right) = (one.view(who), other.view(who));
        assert!(left == right, "{name}: {who:?} can tell the twins apart");
        assert_eq!(G::write_view(&left), G::write_view(&right), "{name}: the JSON tells {who:?}");
        for layout in scene::Layout::ALL {
            let (left, right) = (G::scene(&left, who, layout), G::scene(&right, who, layout));
            assert_eq!(left, right, "{name}: the picture tells {who:?}");
        }
        if let Viewer::Seat(seat) = who {
            assert_eq!(trial::legal(one, seat), trial::legal(other, seat), "{name}: legal actions tell {who:?}");
        }
    }
    for who in twins.knows.iter().map(|text| viewer(name, text)) {
        assert!(one.view(who) != other.view(who), "{name}: {who:?} should know the difference");
    }
}

fn step<G: Playable>(name: &str, twins: &Twins, one: &mut G, other: &mut G, seat: Seat, text: &str) {
    let mut told = [Vec::new(), Vec::new()];
    for (position, told) in [&mut *one, &mut *other].into_iter().zip(&mut told) {
        let action = position.read_action(seat, text).unwrap_or_else(|refusal| panic!("{name}: {}", refusal.rule));
        assert_eq!(position.check(seat, action), Ok(()), "{name}: {text}");
        let mut log: Vec<(rules::RuleId, G::Event)> = Vec::new();
        position.apply(seat, action, &mut Rolling(&mut trial::rng(0)), &mut log);
        told.extend(log);
    }
    for who in twins.viewers.iter().map(|text| viewer(name, text)) {
        let seen = |events: &[(rules::RuleId, G::Event)]| -> Vec<_> {
            events.iter().filter_map(|&(rule, event)| Some((rule, G::redact(event, who)?))).collect::<Vec<_>>()
        };
        assert_eq!(seen(&told[0]), seen(&told[1]), "{name}: events tell {who:?}");
        assert!(one.view(who) == other.view(who), "{name}: {who:?} can tell the twins apart after {text}");
    }
}
