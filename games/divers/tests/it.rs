testkit::conformance!(divers::Position);

#[path = "it/content.rs"]
mod content;
#[path = "it/odds.rs"]
mod odds;
#[path = "it/sets.rs"]
mod sets;

use divers::{Action, Card, Corner, Phase, Position};
use rules::{Checked, Drawn, Game, GameOptions, Mute, Pile, Replaying, Rolling, Seat, Seats, Turn, Values, Viewer};
use scene::{Board, Layout, Node, Shape};
use testkit::trial;

/// The first game of a table of so many seats, with these options.
fn options(values: &Values, seats: usize) -> Checked<divers::Options> {
    Checked::new(values, Seats::all(seats)).expect("every combination is allowed")
}

/// W1: the deck is dealt from the top in reading order, and the next card is the first to be drawn.
#[test]
fn deck_is_dealt_in_reading_order() {
    let dealt = "y1 g2 nt hp nt wv hp g3 r2 sh y3 g1 r1";
    let mut order: Vec<Card> = dealt.split(' ').filter_map(Card::named).collect();
    for card in Card::ALL {
        let dealt = order.iter().filter(|other| **other == card).count();
        order.extend((dealt..usize::from(card.copies())).map(|_| card));
    }
    let order = order.into_iter().map(|card| card as u8).collect();
    let tape = [Drawn::Shuffle { pile: Pile(0), order }];
    let mut chance = Replaying::new(&tape);
    let options = options(&Values::defaults(Position::ABOUT.options), 3);
    assert_eq!(options.values(), Values::defaults(Position::ABOUT.options));
    let mut position = Position::start(&options, options.seats(), &mut chance);
    assert_eq!(chance.finish(), Ok(()));
    let table: Vec<_> = position.open.table.iter().flatten().flatten().map(|card| card.code()).collect();
    assert_eq!(table.join(" "), dealt[..dealt.len() - 3]);
    position.apply(Seat::at(0), Action::Dive, &mut Replaying::new(&[]), &mut Mute);
    assert_eq!(position.open.phase, Phase::Corner);
    assert_eq!(position.open.dive.and_then(|dive| dive.cards[0]), Some(Card::R1));
    let mut actions = Vec::new();
    position.actions(Seat::at(0), &mut actions);
    assert_eq!(actions, Corner::ALL.map(Action::Corner));
}

/// However much has been caught, it lies within the panels.
#[test]
fn catches_lie_within_their_panels() {
    let rect = |node: &Node, shape: &Shape| match *shape {
        Shape::Rect { width, height, .. } => {
            [node.x, node.y, node.x + width * node.scale, node.y + height * node.scale]
        }
        _ => panic!("a rectangle"),
    };
    for trial in 0..12 {
        let mut rng = trial::rng(trial);
        let options = trial::options::<Position>(&mut rng);
        let mut position = Position::start(&options, options.seats(), &mut Rolling(&mut rng));
        while let Turn::Act(actors) = position.turn() {
            for layout in Layout::ALL {
                let scene = Position::scene(&position.view(Viewer::Spectator), Viewer::Spectator, layout);
                let panels = scene.nodes.iter().filter(|node| node.class.starts_with("dv-panel"));
                let panels: Vec<_> = panels.map(|node| rect(node, &node.shape)).collect();
                let is_caught = |node: &&Node| node.key.as_ref().is_some_and(|key| key.as_str().starts_with("catch-"));
                for node in scene.nodes.iter().filter(is_caught).filter(|node| !node.children.is_empty()) {
                    let card = rect(node, &node.children[0].shape);
                    let within = |panel: &[f32; 4]| {
                        card[0] >= panel[0] && card[1] >= panel[1] && card[2] <= panel[2] && card[3] <= panel[3]
                    };
                    assert!(panels.iter().any(within), "{layout:?}: {:?} in {panels:?}", (&node.key, card));
                }
            }
            let seat = actors.first().unwrap();
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            let action = actions[rng.below(actions.len() as u32) as usize];
            position.apply(seat, action, &mut Rolling(&mut rng), &mut Mute);
        }
    }
}
