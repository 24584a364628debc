//! Every rule, event, option, prompt and label has a text in three languages, and every text can be said.

use std::collections::{BTreeMap, BTreeSet};

use rules::{OptionKind, Refusal, Rolling, RuleId, Seat, Turn, Viewer};
use scene::{Layout, Look};
use text::{Language, Voice, ids};

use crate::{Playable, trial};

pub fn run<G: Playable>() {
    let texts = &G::ABOUT.texts;
    let english = ids_of(texts.en);
    for language in Language::ALL {
        let file = language.of(texts);
        let voice = Voice::new(language, [file]);
        let here = ids_of(file);
        let missing: Vec<_> = english.iter().filter(|id| !here.contains(*id)).collect();
        let extra: Vec<_> = here.iter().filter(|id| !english.contains(*id)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: missing {missing:?}, only here {extra:?}");
        for &rule in G::ABOUT.rules {
            let (title, body) = voice.rule(rule);
            assert!(!title.starts_with('‹') && !body.starts_with('‹'), "{language}: {rule} has no text or title");
            let id = format!("no-{}", rule.as_str().replace('.', "-"));
            let refusal =
                variables(file, &id).into_iter().fold(Refusal::by(rule), |refusal, name| refusal.with(name, 2));
            said(&voice, &voice.refusal(&refusal), rule.as_str());
        }
        needed::<G>(&voice);
        plain(language, file);
        spoken::<G>(&voice);
    }
}

/// The values that a text asks for by name.
fn variables(file: &str, id: &str) -> BTreeSet<&'static str> {
    let lines = file.lines().skip_while(|line| line.strip_prefix(id).is_none_or(|rest| !rest.starts_with(" =")));
    let message = lines.enumerate().take_while(|(nth, line)| *nth == 0 || line.starts_with(' '));
    let words = message.flat_map(|(_, line)| line.split('$').skip(1));
    let names = words.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default());
    names.map(|name| &*name.to_owned().leak()).collect()
}

fn ids_of(file: &str) -> BTreeSet<String> {
    let ids = ids(file);
    let count = ids.len();
    let flat: BTreeSet<_> = ids
        .into_iter()
        .flat_map(|(id, attributes)| {
            let attributes: Vec<_> = attributes.into_iter().map(|name| format!("{id}.{name}")).collect();
            std::iter::once(id).chain(attributes)
        })
        .collect();
    assert!(flat.len() >= count, "a text stands twice");
    flat
}

/// Texts that pages and the terminal ask for by convention.
fn needed<G: Playable>(voice: &Voice) {
    let mut ids = vec!["title".to_owned(), "tagline".to_owned(), "help".to_owned()];
    for spec in G::ABOUT.options {
        ids.push(format!("option-{}", spec.name.replace('_', "-")));
        ids.push(format!("option-{}-help", spec.name.replace('_', "-")));
        match spec.kind {
            OptionKind::Choice(words) | OptionKind::ChoiceOrList { words, .. } => {
                let word_id = |word: &&str| format!("option-{}-{}", spec.name, word).replace('_', "-");
                ids.extend(words.iter().map(word_id));
            }
            OptionKind::Flag { .. } | OptionKind::Number { .. } | OptionKind::Seat => {}
        }
    }
    let missing: Vec<_> = ids.iter().filter(|id| !voice.has(id)).collect();
    assert!(missing.is_empty(), "{}: no texts for {missing:?}", voice.language());
}

/// House typography: curly apostrophes, real ellipses, spaced en dashes, no three-letter traps.
fn plain(language: Language, file: &str) {
    for (number, line) in file.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with('#') {
            continue;
        }
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        for wrong in ["'", "...", " - ", "—", "!!"] {
            assert!(!text.contains(wrong), "{language}: line {}: {wrong:?} in {text:?}", number + 1);
        }
    }
}

fn said(voice: &Voice, text: &str, what: &str) {
    assert!(!text.contains('‹') && !text.contains("{ $"), "{}: {what}: {text}", voice.language());
    assert!(!text.trim().is_empty(), "{}: {what} says nothing", voice.language());
}

/// Plays games and says everything that comes up.
fn spoken<G: Playable>(voice: &Voice) {
    let mut examples: BTreeMap<String, String> = BTreeMap::new();
    let name = |seat: Seat| format!("P{seat}");
    for game in 0..12 {
        let mut rng = trial::rng(1000 + game);
        let options = trial::options::<G>(&mut rng);
        let mut position = G::start(&options, options.seats(), &mut Rolling(&mut rng));
        for ply in 0.. {
            let mut say = |line: &rules::Line| {
                let text = voice.line(line, &name);
                said(voice, &text, &line.id);
                examples.insert(line.id.to_string(), text);
            };
            let spectator = position.view(Viewer::Spectator);
            G::status(&spectator).iter().for_each(&mut say);
            (0..position.seats()).for_each(|seat| {
                G::sources(&spectator, Seat::at(seat)).iter().for_each(|source| say(&source.line));
            });
            (0..position.seats()).for_each(|seat| G::standing(&spectator, Seat::at(seat)).iter().for_each(&mut say));
            if ply % 10 == 0 {
                for viewer in Viewer::all(position.seats()) {
                    let view = position.view(viewer);
                    let scene = G::scene(&view, viewer, Layout::Tall);
                    say(&scene.label);
                    scene.walk().filter_map(|node| node.label.as_ref()).for_each(&mut say);
                    for key in scene.walk().filter_map(|node| node.key.as_ref()) {
                        let glimpse = G::glimpse(&view, viewer, key, Layout::Tall);
                        glimpse.lines.iter().for_each(&mut say);
                        glimpse.nodes.iter().filter_map(|node| node.label.as_ref()).for_each(&mut say);
                    }
                    G::notes(&view, viewer).iter().for_each(|note| say(&note.line));
                    assert!(!G::sketch(&view, viewer).plain().trim().is_empty());
                }
            }
            let Turn::Act(actors) = position.turn() else { break };
            let Some(seat) = actors.first() else { break };
            let view = position.view(Viewer::Seat(seat));
            say(&G::prompt(&view, seat));
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            let action = actions[rng.below(actions.len() as u32) as usize];
            for node in G::focus(&view, seat, action, Look::Full, Layout::Wide).nodes {
                node.label.iter().for_each(&mut say);
            }
            let mut log: Vec<(RuleId, G::Event)> = Vec::new();
            position.apply(seat, action, &mut Rolling(&mut rng), &mut log);
            log.iter().for_each(|(_, event)| say(&G::tell(event)));
        }
    }
    if std::env::var_os("NURT_SHOW_TEXTS").is_some() {
        examples.iter().for_each(|(id, text)| println!("{} {id}: {text}", voice.language()));
    }
}
