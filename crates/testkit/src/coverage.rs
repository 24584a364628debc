//! Every rule is shown by an example and met in a trace, or `data/uncovered.toml` says why it cannot be.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::{Playable, examples, traces};

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Uncovered {
    /// Rules without an example, and why.
    #[serde(default)]
    example: BTreeMap<String, String>,
    /// Rules that no event of a trace cites, and why.
    #[serde(default)]
    trace: BTreeMap<String, String>,
}

pub fn run<G: Playable>(root: &str) {
    let path = std::path::Path::new(root).join("data/uncovered.toml");
    let excused: Uncovered = if path.exists() {
        toml::from_str(&crate::read(&path)).unwrap_or_else(|error| panic!("uncovered.toml: {error}"))
    } else {
        Uncovered::default()
    };
    let all: BTreeSet<_> = G::ABOUT.rules.iter().map(|rule| rule.as_str().to_owned()).collect();
    assert_eq!(all.len(), G::ABOUT.rules.len(), "a rule id stands twice");
    let files = crate::files(root, "examples", "toml");
    let shown: BTreeSet<_> = files.iter().map(|(name, path)| examples::load(name, path).rule).collect();
    let met: BTreeSet<_> = traces::cited::<G>(root).iter().map(|rule| rule.as_str().to_owned()).collect();
    check("an example", &all, &shown, &excused.example);
    check("a trace", &all, &met, &excused.trace);
}

fn check(what: &str, all: &BTreeSet<String>, covered: &BTreeSet<String>, excused: &BTreeMap<String, String>) {
    let unknown: Vec<_> = covered.iter().chain(excused.keys()).filter(|rule| !all.contains(*rule)).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
    let missing: Vec<_> = all.iter().filter(|rule| !covered.contains(*rule) && !excused.contains_key(*rule)).collect();
    assert!(missing.is_empty(), "rules without {what}: {missing:?}");
    let needless: Vec<_> = excused.keys().filter(|rule| covered.contains(*rule)).collect();
    assert!(needless.is_empty(), "rules excused although they have {what}: {needless:?}");
    let unexplained: Vec<_> = excused.iter().filter(|(_, why)| why.len() < 10).map(|(rule, _)| rule).collect();
    assert!(unexplained.is_empty(), "say why: {unexplained:?}");
}
