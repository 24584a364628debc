testkit::conformance!(waterway::Position);

#[path = "it/content.rs"]
mod content;
#[path = "it/rescore.rs"]
mod rescore;
#[path = "it/sheet.rs"]
mod sheet;

use notation::{Notation, Value};
use rules::{Game, Rolling, Seat, Turn, Viewer};
use scene::{Board, Layout};
use testkit::trial;
use waterway::{Fate, Position, reasons};

/// Plays a game by choosing at random, or by looking one step ahead.
fn play(trial: u32, ahead: bool, mut look: impl FnMut(&Position)) {
    let mut rng = trial::rng(trial);
    let options = trial::options::<Position>(&mut rng);
    let mut position = Position::start(&options, options.seats(), &mut Rolling(&mut rng));
    loop {
        look(&position);
        let Turn::Act(actors) = position.turn() else { return };
        let seat = actors.first().unwrap();
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let mut action = actions[rng.below(actions.len() as u32) as usize];
        if ahead {
            // Good rivers show more of the scoring than random ones.
            let after = |action| {
                let mut after = position.clone();
                after.apply(seat, action, &mut Rolling(&mut trial::rng(0)), &mut rules::Mute);
                after.estimate(seat)
            };
            action = actions.iter().copied().max_by(|a, b| after(*a).total_cmp(&after(*b))).unwrap();
        }
        position.apply(seat, action, &mut Rolling(&mut rng), &mut rules::Mute);
    }
}

fn check_scores(position: &Position) {
    let (content, value) = (rescore::content(), position.write());
    let start = value["options"]["start"].as_str().unwrap();
    for (board, points) in value["boards"].as_array().unwrap().iter().zip(value["points"].as_array().unwrap()) {
        let [mills, sawmills, ports, meadows] = rescore::rescore(&content, start, board);
        let total = mills + sawmills + ports + meadows;
        let expected = notation::json!({
            "mills": mills, "sawmills": sawmills, "ports": ports, "meadows": meadows, "total": total
        });
        assert_eq!(points, &expected, "{board}");
    }
}

/// The reasons add up to the points, and every good is accounted for.
fn check_reasons(position: &Position) {
    for seat in 0..position.seats() {
        let river = position.river(Seat::at(seat));
        let (why, points) = (reasons(river), river.points());
        let works: u8 = why.works.iter().filter(|works| works.scores()).map(|works| works.building.points).sum();
        assert_eq!(works, points.mills + points.sawmills);
        assert_eq!(2 * why.route.len(), usize::from(points.ports));
        for works in &why.works {
            let reaching = why.goods.iter().filter(|good| good.fate == waterway::Fate::Reaches(works.piece));
            let wanted = reaching.filter(|good| {
                let item = river.face(good.piece).items()[usize::from(good.item)];
                item == match works.building.trade {
                    waterway::Trade::Mill => waterway::Item::Sack,
                    waterway::Trade::Sawmill => waterway::Item::Axe,
                }
            });
            assert_eq!(wanted.count(), usize::from(works.got));
        }
    }
}

#[test]
fn scores_are_the_same_from_scratch() {
    for trial in 0..800 {
        play(trial, false, |position| {
            check_scores(position);
            check_reasons(position);
        });
    }
    for trial in 0..60 {
        play(trial, true, |position| {
            check_scores(position);
            check_reasons(position);
        });
    }
}

#[test]
fn legal_places_are_the_same_from_scratch() {
    let content = rescore::content();
    for trial in 0..24 {
        play(trial, trial % 2 == 0, |position| {
            let value = position.write();
            let start = value["options"]["start"].as_str().unwrap();
            let Some(seat) = position.turn().actors().first() else { return };
            let mut expected = std::collections::BTreeSet::new();
            for tile in value["hands"][seat.index()].as_array().unwrap() {
                expected.extend(rescore::places(
                    &content,
                    start,
                    &value["boards"][seat.index()],
                    tile.as_str().unwrap(),
                ));
            }
            let found: std::collections::BTreeSet<_> = trial::legal(position, seat).into_iter().collect();
            assert_eq!(found, expected, "{value}");
        });
    }
}

#[test]
fn every_tile_always_has_a_place() {
    // WW-7.8: for every tile of every hand, not only for one.
    for trial in 0..60 {
        play(trial, false, |position| {
            let value = position.write();
            for seat in position.turn().actors().iter() {
                let legal = trial::legal(position, seat);
                for tile in value["hands"][seat.index()].as_array().unwrap() {
                    let begins = format!("lay {} ", tile.as_str().unwrap());
                    assert!(legal.iter().any(|action| action.starts_with(&begins)), "{begins} in {value}");
                }
            }
        });
    }
}

#[test]
fn the_first_round_has_36_actions() {
    for trial in 0..40 {
        let mut first = true;
        play(trial, false, |position| {
            if std::mem::take(&mut first) {
                assert_eq!(trial::legal(position, Seat::at(0)).len(), 36);
            }
        });
    }
}

#[test]
fn known_tiles_are_those_once_held() {
    // WW-11.2, against a memory of what each seat has truly held.
    for trial in 0..40 {
        let mut held: Vec<std::collections::BTreeSet<String>> = vec![Default::default(); 4];
        play(trial, false, |position| {
            let value = position.write();
            let names = |list: &Value| -> Vec<String> {
                list.as_array().unwrap().iter().map(|tile| tile.as_str().unwrap().to_owned()).collect()
            };
            let hands: Vec<_> = value["hands"].as_array().unwrap().iter().map(names).collect();
            for (held, hand) in held.iter_mut().zip(&hands) {
                held.extend(hand.iter().cloned());
            }
            if position.turn().is_over() {
                return;
            }
            for (seat, held) in held.iter().enumerate().take(hands.len()) {
                let view = Position::write_view(&position.view(Viewer::Seat(Seat::at(seat))));
                for (holder, hand) in hands.iter().enumerate().filter(|(holder, _)| *holder != seat) {
                    let known: Vec<_> = hand.iter().filter(|tile| held.contains(*tile)).cloned().collect();
                    assert_eq!(names(&view["hands"][holder]["known"]), known, "{value}");
                }
            }
        });
    }
}

/// Every good shows where it ends up: its way, and the bridge that stops it.
#[test]
fn goods_show_their_way() {
    let mut stopped = 0;
    play(7, true, |position| {
        for seat in (0..position.seats()).map(Seat::at) {
            let viewer = Viewer::Seat(seat);
            let view = position.view(viewer);
            let scene = Position::scene(&view, viewer, Layout::Wide);
            let keys = scene.nodes.iter().filter_map(|node| node.key.as_ref());
            let tiles: Vec<_> = keys.filter(|key| key.as_str().starts_with("tile-")).collect();
            for good in reasons(&view.rivers()[seat.index()]).goods {
                let glimpse = Position::glimpse(&view, viewer, tiles[usize::from(good.piece) - 1], Layout::Wide);
                assert!(!glimpse.lines.is_empty(), "{good:?} says nothing");
                let has = |class: &str| glimpse.nodes.iter().any(|node| node.class == class);
                assert_eq!(has("ww-drift"), good.fate != Fate::Still, "{good:?}");
                assert!(has("ww-stop") || !matches!(good.fate, Fate::Reaches(_)), "{good:?}");
                stopped += usize::from(has("ww-stop"));
            }
        }
    });
    assert!(stopped > 0);
}

#[test]
fn other_rivers_lie_within_the_picture() {
    for trial in 0..6 {
        play(trial, false, |position| {
            for viewer in Viewer::all(position.seats()) {
                for layout in Layout::ALL {
                    let scene = Position::scene(&position.view(viewer), viewer, layout);
                    let [left, top, width, height] = scene.view_box;
                    let cards = scene.nodes.iter().filter(|node| {
                        node.key.as_ref().is_some_and(|key| key.as_str().starts_with("river-"))
                            && !node.children.is_empty()
                    });
                    for card in cards {
                        let scene::Shape::Rect { width: wide, height: high, .. } = card.children[0].shape else {
                            continue;
                        };
                        let (right, bottom) = (card.x + wide * card.scale, card.y + high * card.scale);
                        assert!(card.x >= left && card.y >= top, "{layout:?} {}", position.seats());
                        assert!(right <= left + width && bottom <= top + height, "{layout:?} {}", position.seats());
                    }
                }
            }
        });
    }
}
