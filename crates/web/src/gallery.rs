//! Pictures of boards that nobody plays: for cards, thumbnails and examples.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use catalog::{AnyGame, AnyPosition};
use rules::{Line, Rng, Stream, Viewer};
use scene::{Art, Key, Picture, Scene, State, Theme, node_strings};

thread_local! {
    static ART: RefCell<HashMap<&'static str, Rc<Art>>> = RefCell::default();
}

/// How many steps are played for a picture: enough for something to have happened.
const STEPS: usize = 14;

/// The art of a game as the page knows it.
pub fn art(game: &'static dyn AnyGame) -> Rc<Art> {
    let slug = game.about().slug;
    ART.with_borrow_mut(|all| Rc::clone(all.entry(slug).or_insert_with(|| Rc::new(Art::scoped(game.art(), slug)))))
}

/// A position from the beginning of a game, the same every time.
pub fn sample(game: &'static dyn AnyGame) -> Option<Box<dyn AnyPosition>> {
    let about = game.about();
    let seats = usize::from(about.max_seats.min(4).max(about.min_seats));
    let mut rng = Rng::new([11; 32], Stream::Deal);
    let (mut position, _) = game.start(seats, &notation::json!({}), &mut rng).ok()?;
    if position.turn().actors().len() > 1 {
        // Where all choose at once each has a board of its own: few grow faster.
        let few = usize::from(about.min_seats.max(2));
        (position, _) = game.start(few, &notation::json!({}), &mut rng).ok()?;
    }
    for _ in 0..STEPS {
        let Some(seat) = position.turn().actors().first() else { break };
        let legal = position.legal(seat);
        let action = legal.get(rng.below(legal.len().max(1) as u32) as usize)?.clone();
        position.play(seat, &action, &mut rng).ok()?;
    }
    Some(position)
}

/// The picture of a position for everybody, as the inside of an `<svg>`, and its frame.
pub fn still(
    game: &'static dyn AnyGame,
    position: &dyn AnyPosition,
    say: &dyn Fn(&Line) -> String,
) -> (String, [f32; 4]) {
    let view = position.look(Viewer::Spectator);
    let scene = view.scene();
    (strings(game, &scene, &BTreeMap::new(), say).concat(), view.heart(&scene))
}

/// The nodes of a scene as the page draws them.
pub fn strings(
    game: &'static dyn AnyGame,
    scene: &Scene,
    states: &BTreeMap<Key, State>,
    say: &dyn Fn(&Line) -> String,
) -> Vec<String> {
    let art = art(game);
    node_strings(&Picture { scene, states, art: game.art(), theme: Theme::Light, page: Some(&art), say })
}
