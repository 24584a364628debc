//! Chance as a tape, seats as sets.

use rules::{Chance, ChanceFault, Die, Drawn, Outcome, Pile, Recording, Replaying, Rng, Rolling, Seat, Seats, Stream};

fn rng() -> Rng {
    Rng::new([5; 32], Stream::Trial(0))
}

fn some_luck(chance: &mut impl Chance) -> (u8, u8, [u8; 5]) {
    let mut cards = [1, 2, 3, 4, 4];
    let die = chance.die();
    let pick = chance.pick(3);
    chance.shuffle(Pile(2), &mut cards);
    (die, pick, cards)
}

#[test]
fn a_tape_plays_back_what_was_recorded() {
    let mut rng = rng();
    let mut recording = Recording::new(Rolling(&mut rng));
    let rolled = some_luck(&mut recording);
    let tape = recording.into_tape();
    let mut replaying = Replaying::new(&tape);
    assert_eq!(some_luck(&mut replaying), rolled);
    assert_eq!(replaying.finish(), Ok(()));
}

#[test]
fn a_tape_that_does_not_fit_is_reported() {
    let fault = |tape: &[Drawn]| {
        let mut replaying = Replaying::new(tape);
        some_luck(&mut replaying);
        replaying.finish()
    };
    let die = Die::new(4).map(Drawn::Die).expect("four");
    let pick = Drawn::Pick { among: 3, got: 1 };
    let shuffle = |pile, order: &[u8]| Drawn::Shuffle { pile: Pile(pile), order: order.to_vec() };
    let good = shuffle(2, &[4, 3, 2, 1, 4]);
    assert_eq!(fault(&[die.clone(), pick.clone(), good.clone()]), Ok(()));
    assert_eq!(fault(&[die.clone(), pick.clone()]), Err(ChanceFault::Missing { index: 2 }));
    assert_eq!(fault(&[pick.clone(), pick.clone(), good.clone()]), Err(ChanceFault::Unfitting { index: 0 }));
    let wrong_pick = Drawn::Pick { among: 4, got: 1 };
    assert_eq!(fault(&[die.clone(), wrong_pick, good.clone()]), Err(ChanceFault::Unfitting { index: 1 }));
    for wrong in [shuffle(1, &[4, 3, 2, 1, 4]), shuffle(2, &[4, 3, 2, 1, 1]), shuffle(2, &[4, 3, 2, 1])] {
        assert_eq!(fault(&[die.clone(), pick.clone(), wrong]), Err(ChanceFault::Unfitting { index: 2 }));
    }
    assert_eq!(fault(&[die.clone(), pick, good, die]), Err(ChanceFault::LeftOver { index: 3 }));
}

#[test]
fn every_order_is_equally_likely() {
    let mut rng = rng();
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut cards = [0, 1, 2, 3];
        rng.shuffle(&mut cards);
        *seen.entry(cards).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 24);
    // A thousand each, within five standard deviations.
    assert!(seen.values().all(|count| (845..=1155).contains(count)), "{seen:?}");
}

#[test]
fn streams_do_not_disturb_one_another() {
    let first = |stream| Rng::new([5; 32], stream).next_u64();
    let streams = [
        Stream::Deal,
        Stream::Step(0),
        Stream::Step(1),
        Stream::Bot { seat: 0, step: 0 },
        Stream::Bot { seat: 1, step: 0 },
        Stream::Preview(0),
        Stream::Trial(0),
    ];
    let firsts: std::collections::BTreeSet<_> = streams.into_iter().map(first).collect();
    assert_eq!(firsts.len(), streams.len());
}

#[test]
fn seats_wrap_and_sets_are_sets() {
    assert_eq!(Seat::at(2).next(3), Seat::at(0));
    assert_eq!(Seat::new(8), None);
    let seats = Seats::all(4).without(Seat::at(1));
    assert_eq!(seats.iter().map(Seat::number).collect::<Vec<_>>(), [0, 2, 3]);
    assert_eq!(seats.len(), 3);
    assert_eq!(Seats::NONE.first(), None);
}

#[test]
fn winners_share_the_win() {
    let outcome = Outcome::ranked(&[1, 1, 3]);
    let shares: Vec<_> = (0..3).map(|seat| outcome.share(Seat::at(seat))).collect();
    assert_eq!(shares, [0.5, 0.5, 0.0]);
}
