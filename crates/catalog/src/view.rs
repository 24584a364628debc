//! What one viewer sees, without its type. Pages and bots work from this; it holds nothing that its viewer may not know.

use std::collections::BTreeMap;

use bots::{Analysis, Budget, Judgement, Level, Pace};
use notation::Value;
use rules::{Game, Line, Refusal, Rng, Seat, Stream, Turn, Viewer};
use scene::{Focus, Glimpse, Key, Layout, Look, Note, Part, Path, Scene, Source, State, pick};

use crate::face::{Face, Held, Playable, told};
use crate::{AnyGame, AnyPosition, Told};

/// A view without its type.
pub trait AnyView: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    fn viewer(&self) -> Viewer;
    fn seats(&self) -> usize;
    fn turn(&self) -> Turn;
    fn write(&self) -> Value;

    /// The legal actions of the viewer's seat, sorted as byte strings.
    fn legal(&self) -> Vec<String>;

    /// Whether the viewer's seat may do this; if not, why.
    fn check(&self, action: &str) -> Result<(), Refusal>;

    /// What would happen, as far as no secret decides it.
    fn preview(&self, action: &str) -> Result<Vec<Told>, Refusal>;

    /// What a bot does on the viewer's seat.
    fn think(&self, level: Level, rng: &mut Rng) -> Option<String> {
        self.ponder(level, &Pace::default(), rng)
    }

    /// The same, with a say in how it is run: a part of the time, several threads, a flag that stops it.
    fn ponder(&self, level: Level, pace: &Pace<'_>, rng: &mut Rng) -> Option<String>;

    /// Every legal action of the viewer's seat, sorted as byte strings, in words: what is touched to mean it.
    fn choices(&self) -> Vec<(String, Vec<Line>)>;

    /// A position that fits the view, drawn anew: not the true one.
    fn suppose(&self) -> Box<dyn AnyPosition>;

    /// Everything a search finds out for the viewer's seat, if it may act.
    fn analyse(&self, budget: Budget, pace: &Pace<'_>, rng: &mut Rng) -> Option<Analysis<String>>;

    /// What a legal action of the viewer's seat costs against the best one.
    fn judge(&self, action: &str, budget: Budget, pace: &Pace<'_>, rng: &mut Rng) -> Option<Judgement<String>>;

    /// Pictures are made for this room from now on.
    fn set_layout(&mut self, layout: Layout);

    fn scene(&self) -> Scene;
    /// The part of a scene for a small card.
    fn heart(&self, scene: &Scene) -> [f32; 4];
    #[cfg(not(target_arch = "wasm32"))]
    fn sketch(&self) -> scene::Sketch;
    /// What the viewer's seat is asked; for a spectator, what the seat that acts is asked.
    fn prompt(&self) -> Line;
    fn status(&self) -> Vec<Line>;
    fn standing(&self, seat: Seat) -> Vec<Line>;
    fn notes(&self) -> Vec<Note>;

    /// Where the points of a seat come from; nothing where the game counts none.
    fn sources(&self, seat: Seat) -> Vec<Source>;

    /// What touching these keys means for the viewer's seat.
    fn touch(&self, touched: &[Key]) -> Tried;

    /// Why these keys, touched one after the other, mean nothing that may be done; `None` if they do, or if they mean
    /// nothing at all.
    fn why_not(&self, touched: &[Key]) -> Option<Refusal>;

    /// What there is to see and say of a place, whoever is to act.
    fn glimpse(&self, key: &Key) -> Glimpse;

    /// The picture while these keys have been touched and the viewer looks at an action.
    fn picture(&self, touched: &[Key], looks_at: Option<&str>) -> (Scene, BTreeMap<Key, State>);
}

/// The answer to a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    pub next: Vec<Key>,
    /// Those of them that only say how it is done.
    pub how: Vec<Key>,
    /// Actions fully meant by what was touched.
    pub meant: Vec<String>,
    /// Actions that it begins.
    pub open: Vec<String>,
}

/// A view of the game `G`.
pub struct Seen<G: Game> {
    view: G::View,
    viewer: Viewer,
    /// A world that fits the view: whose turn it is and what is legal are the same in all of them.
    world: G,
    layout: Layout,
}

impl<G: Playable> Seen<G> {
    pub fn new(view: G::View, viewer: Viewer) -> Self {
        let world = G::determinize(&view, &mut Rng::new([0; 32], Stream::Preview(0)));
        Self { view, viewer, world, layout: Layout::Wide }
    }

    /// Asks the true position instead of drawing a world.
    pub fn of(position: &G, viewer: Viewer) -> Self {
        Self { view: position.view(viewer), viewer, world: position.clone(), layout: Layout::Wide }
    }

    fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.viewer.seat() {
            self.world.actions(seat, &mut actions);
        }
        actions
    }

    fn paths(&self, seat: Seat) -> Vec<(G::Action, Path)> {
        let actions = self.actions().into_iter();
        actions.map(|action| (action, G::path(&self.view, seat, action))).collect()
    }

    fn checked(&self, text: &str) -> Result<(Seat, G::Action), Refusal> {
        let Some(seat) = self.viewer.seat() else { return Err(Refusal::by(G::ABOUT.seats_rule)) };
        let action = self.world.read_action(seat, text)?;
        self.world.check(seat, action)?;
        Ok((seat, action))
    }
}

impl<G: Playable> AnyView for Seen<G> {
    fn game(&self) -> &'static dyn AnyGame {
        const { &Face::<G>::NEW }
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> usize {
        self.world.seats()
    }

    fn turn(&self) -> Turn {
        self.world.turn()
    }

    fn write(&self) -> Value {
        G::write_view(&self.view)
    }

    fn legal(&self) -> Vec<String> {
        let mut texts: Vec<_> = self.actions().iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn check(&self, action: &str) -> Result<(), Refusal> {
        self.checked(action).map(|_| ())
    }

    fn preview(&self, action: &str) -> Result<Vec<Told>, Refusal> {
        let (seat, action) = self.checked(action)?;
        let events = rules::preview::<G>(&self.view, self.viewer, seat, action)?;
        Ok(told::<G>(self.seats(), events))
    }

    fn ponder(&self, level: Level, pace: &Pace<'_>, rng: &mut Rng) -> Option<String> {
        let seat = self.viewer.seat()?;
        bots::choose::<G>(&self.view, seat, level, pace, rng).map(|action| action.to_string())
    }

    fn choices(&self) -> Vec<(String, Vec<Line>)> {
        let Some(seat) = self.viewer.seat() else { return Vec::new() };
        let scene = self.scene();
        let labels = labels(&scene);
        let word = |(action, path): (G::Action, Path)| (action.to_string(), spell(&path, &labels));
        let mut choices: Vec<_> = self.paths(seat).into_iter().map(word).collect();
        choices.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        choices
    }

    fn suppose(&self) -> Box<dyn AnyPosition> {
        let world = G::determinize(&self.view, &mut Rng::new([0; 32], Stream::Preview(0)));
        Box::new(Held(world))
    }

    fn analyse(&self, budget: Budget, pace: &Pace<'_>, rng: &mut Rng) -> Option<Analysis<String>> {
        let seat = self.viewer.seat()?;
        let analysis = bots::analyse::<G>(&self.view, seat, budget, pace, rng)?;
        Some(analysis.map(|action| action.to_string()))
    }

    fn judge(&self, action: &str, budget: Budget, pace: &Pace<'_>, rng: &mut Rng) -> Option<Judgement<String>> {
        let (seat, action) = self.checked(action).ok()?;
        let judged = bots::judge::<G>(&self.view, seat, action, budget, pace, rng)?;
        let Judgement { best, loss, before, after } = judged;
        Some(Judgement { best: best.to_string(), loss, before, after })
    }

    fn set_layout(&mut self, layout: Layout) {
        self.layout = layout;
    }

    fn scene(&self) -> Scene {
        G::scene(&self.view, self.viewer, self.layout)
    }

    fn heart(&self, scene: &Scene) -> [f32; 4] {
        G::heart(&self.view, scene)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn sketch(&self) -> scene::Sketch {
        G::sketch(&self.view, self.viewer)
    }

    fn prompt(&self) -> Line {
        let seat = self.viewer.seat().or_else(|| self.turn().actors().first()).unwrap_or(Seat::at(0));
        G::prompt(&self.view, seat)
    }

    fn status(&self) -> Vec<Line> {
        G::status(&self.view)
    }

    fn standing(&self, seat: Seat) -> Vec<Line> {
        G::standing(&self.view, seat)
    }

    fn notes(&self) -> Vec<Note> {
        G::notes(&self.view, self.viewer)
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        G::sources(&self.view, seat)
    }

    fn touch(&self, touched: &[Key]) -> Tried {
        let paths = self.viewer.seat().map(|seat| self.paths(seat)).unwrap_or_default();
        let picked = pick(&paths, touched);
        Tried {
            next: picked.next.into_iter().collect(),
            how: picked.how.into_iter().collect(),
            meant: picked.meant.iter().map(ToString::to_string).collect(),
            open: picked.open.iter().map(ToString::to_string).collect(),
        }
    }

    fn why_not(&self, touched: &[Key]) -> Option<Refusal> {
        let seat = self.viewer.seat()?;
        if !self.touch(touched).open.is_empty() {
            return None;
        }
        let action = G::attempt(&self.view, seat, touched)?;
        self.check(&action).err()
    }

    fn glimpse(&self, key: &Key) -> Glimpse {
        G::glimpse(&self.view, self.viewer, key, self.layout)
    }

    fn picture(&self, touched: &[Key], looks_at: Option<&str>) -> (Scene, BTreeMap<Key, State>) {
        let view = &self.view;
        let mut scene = self.scene();
        let mut states = BTreeMap::new();
        let Some(seat) = self.viewer.seat() else { return (scene, states) };
        let paths = self.paths(seat);
        let picked = pick(&paths, touched);
        if !touched.is_empty() {
            let keys = scene.walk().filter_map(|node| node.key.clone());
            states.extend(keys.map(|key| (key, State::Back)));
            states.extend(pick(&paths, &[]).next.into_iter().map(|key| (key, State::Instead)));
        }
        let next = if touched.is_empty() { State::Can } else { State::Target };
        // What has been touched and may be touched once more (two cards that are alike) asks for it.
        let again = |key: &&Key| picked.next.contains(*key);
        states.extend(touched.iter().filter(|key| !again(key)).cloned().map(|key| (key, State::Chosen)));
        states.extend(picked.next.iter().cloned().map(|key| (key, next)));
        let mut lay_over = |focus: Focus| {
            let look = |(key, state): (Key, State)| {
                let state = if picked.next.contains(&key) { state.kept_open() } else { state };
                (key, state)
            };
            states.extend(focus.states.into_iter().map(look));
            scene.nodes.extend(focus.nodes);
        };
        let mut fully = None;
        if !touched.is_empty() {
            lay_over(G::touched(view, seat, touched, &picked.open, self.layout));
            for action in picked.open {
                if looks_at == Some(action.to_string().as_str()) {
                    fully = Some(action);
                } else {
                    lay_over(G::focus(view, seat, action, Look::Glance, self.layout));
                }
            }
        }
        if let Some(action) = fully {
            lay_over(G::focus(view, seat, action, Look::Full, self.layout));
        }
        (scene, states)
    }
}

/// What each place of a picture is called.
fn labels(scene: &Scene) -> BTreeMap<&Key, &Line> {
    scene.walk().filter_map(|node| node.key.as_ref().zip(node.label.as_ref())).collect()
}

/// What is touched to mean an action, in words. Any one of several places that mean the same will do.
fn spell(path: &Path, labels: &BTreeMap<&Key, &Line>) -> Vec<Line> {
    let keys = path.0.iter().flat_map(|part| match part {
        Part::One(keys) => &keys[..keys.len().min(1)],
        Part::All(keys) => keys,
        Part::How(key) => std::slice::from_ref(key),
    });
    keys.filter_map(|key| labels.get(key).map(|line| (*line).clone())).collect()
}

/// What some seats do one after the other in words, as far as it can be followed in a position that fits the view.
pub fn follow(view: &dyn AnyView, line: &[(Seat, String)]) -> Vec<(Seat, Vec<Line>)> {
    let mut position = view.suppose();
    let mut rng = Rng::new([0; 32], Stream::Preview(0));
    let mut told = Vec::new();
    for (seat, action) in line {
        play_lone_actions(&mut *position, (*seat, action), &mut rng);
        let choices = position.look(Viewer::Seat(*seat)).choices();
        let Some((_, words)) = choices.into_iter().find(|(choice, _)| choice == action) else { break };
        told.push((*seat, words));
        if position.play(*seat, action, &mut rng).is_err() {
            break;
        }
    }
    told
}

/// A search leaves out what has to be done anyway: it is done before whatever comes next.
fn play_lone_actions(position: &mut dyn AnyPosition, (next, action): (Seat, &str), rng: &mut Rng) {
    while let Turn::Act(actors) = position.turn() {
        let Some(seat) = actors.first().filter(|_| actors.len() == 1) else { break };
        let [lone] = &position.legal(seat)[..] else { break };
        if (seat == next && lone == action) || position.play(seat, lone, rng).is_err() {
            break;
        }
    }
}
