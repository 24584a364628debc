//! Node counts: how many lines of play there are from a deal. Another program can count them too.

use std::fmt::Write;
use std::path::Path;

use notation::{Doc, read_options};
use rules::{Rolling, Seats, Stream, Turn};

use crate::Playable;

/// Deeper counts stop here.
const MOST_NODES: u64 = 200_000;
const DEEPEST: u32 = 4;

pub fn run<G: Playable>(root: &str) {
    let path = Path::new(root).join("data/perft.txt");
    let counted = count::<G>();
    if crate::blessing() {
        std::fs::write(&path, &counted).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    assert_eq!(crate::read(&path), counted, "node counts; `cargo xtask bless` rewrites them");
}

fn count<G: Playable>() -> String {
    let mut out = String::from(
        "# Lines of play of so many steps from the default deal of seed 0…0; `nurt` and others must agree.\n",
    );
    let none = notation::json!({});
    for seats in G::ABOUT.min_seats..=G::ABOUT.max_seats {
        let options = read_options::<G>(&Doc::root(&none), Seats::all(seats.into()));
        let options = options.unwrap_or_else(|error| panic!("{error}"));
        let mut rng = rules::Rng::new([0; 32], Stream::Deal);
        let start = G::start(&options, options.seats(), &mut Rolling(&mut rng));
        for depth in 1..=DEEPEST {
            let mut nodes = 0;
            walk(&start, 0, depth, &mut nodes);
            if nodes >= MOST_NODES {
                break;
            }
            let _ = writeln!(out, "seats {seats} depth {depth} nodes {nodes}");
        }
    }
    out
}

/// Counts leaves. Of a simultaneous choice the lowest seat chooses first; luck is that of the step's own stream.
fn walk<G: Playable>(position: &G, ply: u32, depth: u32, nodes: &mut u64) {
    let seat = match position.turn() {
        Turn::Act(actors) if depth > 0 && *nodes < MOST_NODES => actors.first(),
        Turn::Act(_) | Turn::Over(_) => None,
    };
    let Some(seat) = seat else {
        *nodes += 1;
        return;
    };
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    for action in actions {
        let mut after = position.clone();
        let mut rng = rules::Rng::new([0; 32], Stream::Step(ply));
        after.apply(seat, action, &mut Rolling(&mut rng), &mut rules::Mute);
        walk(&after, ply + 1, depth - 1, nodes);
    }
}
