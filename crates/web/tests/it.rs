//! The texts of the page are whole in every language, and the page says nothing that has no text.

use std::collections::BTreeSet;
use std::path::Path;

use text::Language;

fn ids(language: Language) -> BTreeSet<String> {
    text::ids(web::words::file(language)).into_iter().map(|(id, _)| id).collect()
}

#[test]
fn every_language_has_the_same_texts() {
    let english = ids(Language::En);
    for language in Language::ALL {
        web::words::page(language);
        assert_eq!(ids(language), english, "{language}");
    }
}

#[test]
fn every_plural_has_all_its_forms() {
    let selectors = web::words::file(Language::Pl).matches("[one]").count();
    for form in ["[few]", "[many]", "*[other]"] {
        assert_eq!(web::words::file(Language::Pl).matches(form).count(), selectors, "{form}");
    }
}

#[test]
fn what_the_page_says_has_a_text() {
    let known = ids(Language::En);
    let mut used = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    let missing: Vec<_> = used.difference(&known).collect();
    assert!(missing.is_empty(), "no text for {missing:?}");
    let levels = |id: &&String| id.starts_with("ui-level-");
    let unused: Vec<_> = known.difference(&used).filter(|id| !levels(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

fn collect(folder: &Path, used: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, used);
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("sources are text");
        for part in source.split("\"ui-").skip(1) {
            let id = part.split('"').next().unwrap_or_default();
            if !id.contains('{') {
                used.insert(format!("ui-{id}"));
            }
        }
    }
}
