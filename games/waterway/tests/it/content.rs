//! The promises that section 2 of the rules file makes of the content file.

use std::collections::BTreeSet;

use waterway::{Animal, Face, Item, Trade, face};

fn tiles(seats: usize) -> Vec<&'static Face> {
    let most = match seats {
        2 => 30,
        1 | 3 => 45,
        _ => 60,
    };
    (1..=most).map(face).collect()
}

fn count(tiles: &[&Face], wanted: impl Fn(&Item) -> bool) -> usize {
    tiles.iter().flat_map(|tile| tile.items()).filter(|item| wanted(item)).count()
}

fn works(tiles: &[&Face], trade: Trade, needs: u8) -> usize {
    count(tiles, |item| matches!(item, Item::Building(works) if works.trade == trade && works.needs == needs))
}

#[test]
fn the_counts_are_those_of_the_rules_file() {
    let expected = [
        (2, [30, 13, 17], [3, 2, 1], [2, 1], [17, 6, 5, 3, 43]),
        (3, [45, 19, 26], [4, 4, 1], [3, 1], [24, 9, 8, 4, 66]),
        (4, [60, 25, 35], [5, 5, 2], [4, 2], [30, 15, 11, 5, 87]),
    ];
    for (seats, shapes, mills, sawmills, rest) in expected {
        let tiles = tiles(seats);
        let straight = tiles.iter().filter(|tile| tile.is_straight()).count();
        assert_eq!([tiles.len(), straight, tiles.len() - straight], shapes);
        assert_eq!([2, 3, 4].map(|needs| works(&tiles, Trade::Mill, needs)), mills);
        assert_eq!([2, 3].map(|needs| works(&tiles, Trade::Sawmill, needs)), sawmills);
        let items = [Item::Sack, Item::Axe, Item::Port].map(|kind| count(&tiles, |item| *item == kind));
        let bare = tiles.iter().filter(|tile| tile.items().is_empty()).count();
        let quarters: u32 = tiles.iter().map(|tile| tile.quarters(0).count_ones()).sum();
        assert_eq!([items[0], items[1], items[2], bare, quarters as usize], rest);
        let (mills, sawmills) = (mills.iter().sum::<usize>(), sawmills.iter().sum::<usize>());
        assert!(items[1] < items[0] && sawmills < mills, "axes and sawmills are rarer");
    }
}

#[test]
fn animals_sort_the_tiles() {
    for number in 1..=60 {
        let animal = match number {
            1..=30 => Animal::None,
            31..=45 => Animal::Sheep,
            _ => Animal::Cow,
        };
        assert_eq!(face(number).animal, animal);
    }
}

#[test]
fn buildings_are_worth_what_they_need() {
    for number in 1..=60 {
        let Some(works) = face(number).building else { continue };
        let points = match (works.trade, works.needs) {
            (Trade::Mill, 2) => 7,
            (Trade::Mill, 3) => 10,
            (Trade::Mill, 4) => 12,
            (Trade::Sawmill, 2) => 14,
            (Trade::Sawmill, 3) => 18,
            (Trade::Mill | Trade::Sawmill, needs) => panic!("w{number:02} needs {needs}"),
        };
        assert_eq!(works.points, points, "w{number:02}");
    }
    let worth = |trade| (1..=60).filter_map(|n| face(n).building).filter(move |works| works.trade == trade);
    let dearest_mill = worth(Trade::Mill).map(|works| works.points).max();
    assert!(worth(Trade::Sawmill).map(|works| works.points).min() > dearest_mill);
}

#[test]
fn items_are_combined_as_promised() {
    let is_good = |item: &Item| matches!(item, Item::Sack | Item::Axe);
    let (mut with_bridge, mut with_port) = (Vec::new(), Vec::new());
    for number in 1..=60 {
        let items = face(number).items();
        let bridges = items.iter().filter(|item| matches!(item, Item::Building(_))).count();
        let ports = items.iter().filter(|item| **item == Item::Port).count();
        assert!(bridges + ports <= 1, "w{number:02}");
        if items.iter().any(is_good) {
            with_bridge.extend((bridges == 1).then_some(number));
            with_port.extend((ports == 1).then_some(number));
        }
    }
    assert_eq!(with_bridge, [3, 20, 32, 48, 50]);
    assert_eq!(with_port, [13, 27, 43, 59]);
}

/// What a tile looks like in a rotation: river sides with what lies on each side of a bridge, and meadow corners.
fn look(face: &Face, rot: u8) -> String {
    let sides = face.sides(rot);
    let mut halves = vec![(sides[0], face.near), (sides[1], face.beyond)];
    let all = face.near.and(face.beyond);
    if face.building.is_none() {
        halves = vec![(sides[0], all), (sides[1], all)];
    }
    halves.sort_by_key(|(side, _)| *side);
    format!("{halves:?} {:?} {} {}", face.building, face.port, face.quarters(rot))
}

#[test]
fn no_two_tiles_look_alike_in_any_rotation() {
    let looks: BTreeSet<_> = (1..=60).flat_map(|number| (0..4).map(move |rot| look(face(number), rot))).collect();
    assert_eq!(looks.len(), 240);
}
