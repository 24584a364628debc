testkit::conformance!(crabs::Position);

/// The quick look round a rock never misses a split: compared with the flood over all sets of rocks met in play.
#[test]
fn rocks_that_hang_together_round_a_gap_are_one_cluster() {
    use crabs::Rocks;
    let mut state = 1u64;
    for _ in 0..200_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let keep = state.rotate_right(8);
        let rocks = Rocks::ALL.iter().filter(|rock| keep >> rock.index() & 1 == 1);
        let rocks = rocks.fold(Rocks::NONE, |all, rock| all.or(Rocks::one(rock)));
        let Some(seed) = rocks.lowest() else { continue };
        let whole = rocks.cluster_of(Rocks::one(seed));
        for gap in whole.iter() {
            let left = whole.minus(Rocks::one(gap));
            let Some(seed) = left.lowest() else { continue };
            let is_one = left.cluster_of(Rocks::one(seed)) == left;
            assert!(is_one || !left.hang_together_round(gap), "{whole:?} without {gap}");
        }
    }
}

/// Whoever looks on may see what lies under a crab: every pile fans out, and nothing else does.
#[test]
fn every_pile_fans_out_for_everybody() {
    use rules::{Game, Rolling, Turn, Viewer};
    use scene::{Board, Layout};
    use testkit::trial;

    type Position = crabs::Position;
    let mut rng = trial::rng(3);
    let options = trial::options::<Position>(&mut rng);
    let mut position = Position::start(&options, options.seats(), &mut Rolling(&mut rng));
    let mut fans = 0;
    while let Turn::Act(actors) = position.turn() {
        for viewer in Viewer::all(position.seats()) {
            let view = position.view(viewer);
            for node in Position::scene(&view, viewer, Layout::Wide).nodes {
                let Some(key) = &node.key else { continue };
                let crabs = node.children.iter().filter(|child| child.piece.is_some()).count();
                let glimpse = Position::glimpse(&view, viewer, key, Layout::Wide);
                if crabs > 0 {
                    assert_eq!(glimpse.nodes.len(), usize::from(crabs > 1), "{viewer:?} {key}");
                    fans += glimpse.nodes.len();
                }
            }
        }
        let seat = actors.first().expect("somebody acts");
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        position.apply(seat, action, &mut Rolling(&mut rng), &mut Vec::new());
    }
    assert!(fans > 0);
}
