//! Every game through its type-erased face: bots, pictures, previews.

use std::collections::BTreeSet;

use bots::Level;
use catalog::{AnyGame, AnyPosition, Budget, follow};
use notation::json;
use rules::{Line, Rng, Seat, Stream, Viewer};
use scene::{Picture, Theme, to_svg};

fn start(game: &'static dyn AnyGame, seats: usize, trial: u32) -> (Box<dyn AnyPosition>, Rng) {
    let mut rng = Rng::new([8; 32], Stream::Trial(trial));
    let (position, _) = game.start(seats, &json!({}), &mut rng).expect("defaults are allowed");
    (position, rng)
}

/// Plays a game with one bot a seat; gives the part of the win of each.
fn play(game: &'static dyn AnyGame, levels: &[Level], trial: u32) -> Vec<f32> {
    let (mut position, mut rng) = start(game, levels.len(), trial);
    while let Some(seat) = position.turn().actors().first() {
        let action = position.think(seat, levels[seat.index()], &mut rng).expect("an actor has an action");
        position.play(seat, &action, &mut rng).expect("a bot plays legal actions");
    }
    let outcome = position.turn().outcome().expect("over");
    (0..levels.len()).map(|seat| outcome.share(Seat::at(seat))).collect()
}

/// One step of thought must be worth something in every game.
#[test]
fn greedy_beats_random() {
    for game in catalog::GAMES {
        let mut won = 0.0;
        const GAMES: u32 = 40;
        for trial in 0..GAMES {
            let greedy = trial as usize % 2;
            let mut levels = [Level::Random; 2];
            levels[greedy] = Level::Greedy;
            won += play(*game, &levels, trial)[greedy];
        }
        assert!(won >= 0.7 * GAMES as f32, "{}: greedy won {won} of {GAMES}", game.about().slug);
    }
}

/// A bot that sees the same decides the same, whatever is true behind it.
#[test]
fn bots_see_views_only() {
    for game in catalog::GAMES {
        let (mut position, mut rng) = start(*game, game.about().max_seats.into(), 3);
        for step in 0..20 {
            let Some(seat) = position.turn().actors().first() else { break };
            let view = position.write_view(Viewer::Seat(seat));
            let think = |level| position.think(seat, level, &mut Rng::new([9; 32], Stream::Trial(step)));
            for level in [Level::Random, Level::Greedy, Level::thinking(60)] {
                let thought = think(level);
                assert_eq!(thought, think(level), "{}: the same thoughts", game.about().slug);
                assert!(thought.is_some_and(|action| position.check(seat, &action).is_ok()), "a legal thought");
            }
            assert_eq!(position.write_view(Viewer::Seat(seat)), view);
            let action = think(Level::Random).expect("an action");
            position.play(seat, &action, &mut rng).expect("legal");
        }
    }
}

#[test]
fn pictures_are_well_formed_svg() {
    for game in catalog::GAMES {
        let (position, _) = start(*game, game.about().max_seats.into(), 1);
        let seat = position.turn().actors().first().expect("an actor");
        let view = position.look(Viewer::Seat(seat));
        let touched: Vec<_> = view.touch(&[]).next.into_iter().take(1).collect();
        let look = view.touch(&touched).open.into_iter().next();
        let (scene, states) = view.picture(&touched, look.as_deref());
        let say = |line: &Line| line.id.to_string();
        let svg = to_svg(&Picture {
            scene: &scene,
            states: &states,
            art: game.art(),
            theme: Theme::Light,
            page: None,
            say: &say,
        });
        assert_eq!(svg.matches("<g").count() - svg.matches("<g/").count(), svg.matches("</g>").count());
        assert!(!svg.contains("NaN") && !svg.contains("inf "), "{}", game.about().slug);
        // Every symbol that is used is there.
        for used in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(svg.contains(&format!("id=\"{used}\"")), "{}: no symbol {used}", game.about().slug);
        }
    }
}

/// Whatever a choice would cost, what may be touched next can be touched: by pointer, by keyboard, by a screen reader.
#[test]
fn what_may_be_touched_is_never_switched_off() {
    for game in catalog::GAMES {
        for trial in 0..4 {
            let (mut position, mut rng) = start(*game, 2, trial);
            for step in 0..60 {
                let Some(seat) = position.turn().actors().first() else { break };
                let view = position.look(Viewer::Seat(seat));
                let mut ways = vec![Vec::new()];
                while let Some(touched) = ways.pop() {
                    let picked = view.touch(&touched);
                    for look in picked.open.iter().take(8).map(Some).chain([None]) {
                        let (_, states) = view.picture(&touched, look.map(String::as_str));
                        for key in &picked.next {
                            let state = states.get(key);
                            assert!(
                                state.is_some_and(|state| state.is_open()),
                                "{}: {key} after {touched:?} looking at {look:?} is {state:?}",
                                game.about().slug
                            );
                        }
                    }
                    if touched.len() < 2 {
                        ways.extend(
                            picked.next.iter().map(|key| [touched.as_slice(), std::slice::from_ref(key)].concat()),
                        );
                    }
                }
                let action = position.think(seat, Level::Random, &mut Rng::new([3; 32], Stream::Trial(step)));
                position.play(seat, &action.expect("an action"), &mut rng).expect("legal");
            }
        }
    }
}

/// A page that is sent a view can do with it what the table could do with the position.
#[test]
fn a_view_read_back_does_what_the_position_does() {
    for game in catalog::GAMES {
        let (mut position, mut rng) = start(*game, game.about().max_seats.into(), 5);
        for step in 0..60 {
            let Some(seat) = position.turn().actors().first() else { break };
            for viewer in Viewer::all(position.seats()) {
                let there = position.look(viewer);
                let here = game.read_view(viewer, &there.write()).expect("our own view");
                assert_eq!(here.write(), there.write());
                assert_eq!(here.turn().actors(), there.turn().actors());
                assert_eq!(here.legal(), there.legal(), "{}", game.about().slug);
                assert_eq!(here.scene(), there.scene());
                assert_eq!(here.touch(&[]), there.touch(&[]));
            }
            let action = position.think(seat, Level::Random, &mut Rng::new([3; 32], Stream::Trial(step)));
            position.play(seat, &action.expect("an action"), &mut rng).expect("legal");
        }
    }
}

/// Whatever is touched, there is an answer: it may go on, or there is a reason that names a rule, or it means nothing.
#[test]
fn what_cannot_be_done_has_a_reason() {
    for game in catalog::GAMES {
        let (mut position, mut rng) = start(*game, game.about().max_seats.into(), 8);
        let mut reasons = 0;
        for step in 0..40 {
            let Some(seat) = position.turn().actors().first() else { break };
            let view = position.look(Viewer::Seat(seat));
            let keys: BTreeSet<_> = view.scene().walk().filter_map(|node| node.key.clone()).collect();
            for one in &keys {
                let alone = [one.clone()];
                let tried = view.touch(&alone);
                if !tried.meant.is_empty() {
                    assert_eq!(view.why_not(&alone), None, "{}: {one}", game.about().slug);
                }
                if tried.open.is_empty() {
                    reasons += usize::from(view.why_not(&alone).is_some());
                    continue;
                }
                for two in &keys {
                    let both = [one.clone(), two.clone()];
                    let tried = view.touch(&both);
                    if tried.open.is_empty() {
                        reasons += usize::from(view.why_not(&both).is_some());
                    } else if !tried.meant.is_empty() {
                        assert_eq!(view.why_not(&both), None, "{}: {one}, {two}", game.about().slug);
                    }
                }
            }
            let action = position.think(seat, Level::Random, &mut Rng::new([4; 32], Stream::Trial(step)));
            position.play(seat, &action.expect("an action"), &mut rng).expect("legal");
        }
        assert!(reasons > 0, "{} never says why", game.about().slug);
    }
}

#[test]
fn moves_ask_for_no_memory_once_warm() {
    for game in catalog::GAMES {
        let count = |work: &mut dyn FnMut()| allocation_counter::measure(work).count_total;
        for seats in game.about().min_seats..=game.about().max_seats {
            let measured = game.measure(seats.into(), Budget::Moves(50_000), &count);
            assert_eq!(measured.allocs_per_move, 0.0, "{} with {seats} seats", game.about().slug);
        }
    }
}

/// The searcher that each game really uses, with all it knows: thinking four times as long only doubles a few lists.
#[test]
fn searches_ask_for_no_memory_but_their_nodes() {
    const SOME: u32 = 300;
    for game in catalog::GAMES {
        for seats in game.about().min_seats..=game.about().max_seats {
            let (position, _) = start(*game, seats.into(), 0);
            let seat = position.turn().actors().first().expect("somebody begins");
            let asked = |iterations| {
                let think = || {
                    let mut rng = Rng::new([6; 32], Stream::Trial(0));
                    position.think(seat, Level::thinking(iterations), &mut rng).expect("an action");
                };
                allocation_counter::measure(think).count_total
            };
            let (some, more) = (asked(SOME), asked(4 * SOME));
            assert!(more < some + u64::from(SOME) / 5, "{} with {seats} seats: {some}, {more}", game.about().slug);
        }
    }
}

#[test]
fn options_and_seats_out_of_range_are_refused_with_their_rule() {
    for game in catalog::GAMES {
        let about = game.about();
        for seats in [0, 1, 5, 6, 8, 100] {
            let allowed = (usize::from(about.min_seats)..=about.max_seats.into()).contains(&seats);
            let checked = game.check_options(seats, &json!({}));
            assert_eq!(checked.is_ok(), allowed, "{} with {seats} seats", about.slug);
            if let Err(error) = checked {
                assert_eq!(error.rule, Some(about.seats_rule));
            }
        }
        let seats = about.max_seats.into();
        for options in [json!({"nonsense": 1}), json!([]), json!(null), json!({"": ""})] {
            let error = game.check_options(seats, &options).expect_err("refused");
            assert_eq!(error.rule, Some(about.options_rule), "{options}");
        }
    }
}

/// Every choice can be said in words, no two in the same ones; and what a search expects can be followed from its first
/// action on, by whoever has the view and nothing else.
#[test]
fn choices_and_lines_can_be_said() {
    for game in catalog::GAMES {
        let slug = game.about().slug;
        let (mut position, mut rng) = start(*game, game.about().max_seats.into(), 9);
        let mut followed = 0;
        for step in 0..60 {
            let Some(seat) = position.turn().actors().first() else { break };
            let there = position.look(Viewer::Seat(seat));
            let choices = there.choices();
            assert!(choices.iter().map(|(action, _)| action).eq(&there.legal()), "{slug}");
            let said: BTreeSet<_> = choices.iter().map(|(_, words)| format!("{words:?}")).collect();
            assert!(choices.iter().all(|(_, words)| !words.is_empty()), "{slug}: {choices:?}");
            assert_eq!(said.len(), choices.len(), "{slug}: {choices:#?}");
            let mut dice = Rng::new([4; 32], Stream::Trial(step));
            let found =
                there.analyse(bots::Budget::iterations(60), &bots::Pace::default(), &mut dice).expect("it may act");
            let told = follow(&*there, &found.line);
            let first = choices.iter().find(|(action, _)| *action == found.actions[0].action);
            assert_eq!(told.first(), first.map(|(_, words)| (seat, words.clone())).as_ref(), "{slug}");
            followed += usize::from(told.len() > 1);
            let here = game.read_view(Viewer::Seat(seat), &there.write()).expect("our own view");
            assert_eq!((here.choices(), follow(&*here, &found.line)), (choices, told), "{slug}");
            position.play(seat, &found.actions[0].action, &mut rng).expect("legal");
        }
        assert!(followed > 0, "{slug}: nothing was ever expected after a choice");
    }
}
