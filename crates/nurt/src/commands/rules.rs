//! `nurt rules`: the rules of a game in the reader's language.

use std::io::Write;

use text::Language;

use crate::cli::Rules;
use crate::fail::Fail;
use crate::{input, terminal};

pub fn run(args: &Rules, language: Language) -> Result<(), Fail> {
    let about = input::game(&args.game)?.about();
    let voice = terminal::voice(about, language);
    let mut out = anstream::stdout().lock();
    if let Some(name) = &args.rule {
        let rule = terminal::find_rule(about, name).ok_or_else(|| {
            Fail::call(format!(
                "{} has no rule \"{name}\"; they go from {} to {}",
                about.slug,
                about.rules[0],
                about.rules[about.rules.len() - 1]
            ))
        })?;
        writeln!(out, "{}", terminal::rule_text(&voice, rule))?;
        return Ok(());
    }
    writeln!(out, "{}\n", voice.say("title"))?;
    writeln!(out, "{}\n", terminal::wrap(&voice.say("help")))?;
    for &rule in about.rules {
        writeln!(out, "{}", terminal::rule_text(&voice, rule))?;
    }
    Ok(())
}
