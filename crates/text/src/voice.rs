//! One speaker: a language with the texts it has learnt.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast;
use rules::{Arg, Line, Refusal, RuleId, Seat};

use crate::{Language, typography};

/// Speaks one language. Later texts may use, but not change, earlier ones.
pub struct Voice {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Voice {
    /// A speaker of `language` who has learnt these Fluent files.
    ///
    /// # Panics
    /// If a file does not parse or an id stands twice: texts are part of the program, and tests read all of them.
    pub fn new<'t>(language: Language, files: impl IntoIterator<Item = &'t str>) -> Self {
        let id = language.code().parse().expect("our language codes are well-formed");
        let mut bundle = FluentBundle::new(vec![id]);
        // Three left-to-right languages: no isolation marks.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a text file in {language} does not parse: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("a text stands twice in {language}: {errors:?}"));
        }
        Self { language, bundle }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A text without values.
    pub fn say(&self, id: &str) -> String {
        self.format(id, None, &FluentArgs::new())
    }

    /// A text with values, seats by the names given.
    pub fn line(&self, line: &Line, name: &dyn Fn(Seat) -> String) -> String {
        self.format(&line.id, None, &self.args(line, name))
    }

    /// The short title and the text of a rule: ids are `rule-CR-4-6` with an attribute `.title`.
    pub fn rule(&self, rule: RuleId) -> (String, String) {
        let id = rule_text_id(rule);
        let none = FluentArgs::new();
        (self.format(&id, Some("title"), &none), self.format(&id, None, &none))
    }

    /// Why something cannot be done: the text `no-…` of the rule if it has one, else the rule itself.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in refusal.args() {
            args.set(*name, *value);
        }
        let id = format!("no-{}", refusal.rule.as_str().replace('.', "-"));
        if self.has(&id) { self.format(&id, None, &args) } else { self.rule(refusal.rule).1 }
    }

    fn args<'l>(&self, line: &'l Line, name: &dyn Fn(Seat) -> String) -> FluentArgs<'l> {
        let mut args = FluentArgs::new();
        for (key, arg) in &line.args {
            let value: FluentValue<'l> = match arg {
                Arg::Count(count) => (*count).into(),
                Arg::Seat(seat) => name(*seat).into(),
                Arg::Label(id) => self.say(id).into(),
                Arg::Name(text) => FluentValue::String(Cow::Borrowed(text)),
                Arg::Words { lines, .. } => {
                    lines.iter().map(|line| self.line(line, name)).collect::<Vec<_>>().join(", ").into()
                }
            };
            args.set(&**key, value);
        }
        args
    }

    /// A missing text shows its id in angle brackets; the text coverage test keeps this from ever being seen.
    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.as_ref().and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else { return format!("‹{id}›") };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{id} in {}: {errors:?}", self.language);
        typography::tidy(self.language, &text)
    }
}

/// The text id of a rule: `CR-4.6` is `rule-CR-4-6`.
fn rule_text_id(rule: RuleId) -> String {
    format!("rule-{}", rule.as_str().replace('.', "-"))
}

/// The ids of all texts in a file with the names of their attributes, for tests of completeness.
pub fn ids(file: &str) -> Vec<(String, Vec<String>)> {
    let resource = match FluentResource::try_new(file.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let messages = resource.entries().filter_map(|entry| match entry {
        ast::Entry::Message(message) => {
            let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned());
            Some((message.id.name.to_owned(), attributes.collect()))
        }
        _ => None,
    });
    messages.collect()
}
