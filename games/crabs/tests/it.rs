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
