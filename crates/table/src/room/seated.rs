//! A chair and who is on it.

use bots::Level;
use wire::{Chair, MAX_NAME, Sitter};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seated {
    /// The person the seat belongs to.
    pub holder: Option<String>,
    pub name: String,
    /// The bot that plays here, for itself or for its person.
    pub bot: Option<Level>,
    pub resigned: bool,
}

impl Seated {
    pub fn planned(chair: &Chair, host: &str) -> Result<Self, String> {
        Ok(match chair {
            Chair::Mine { name } => Self { holder: Some(host.to_owned()), name: tidy_name(name), ..Self::default() },
            Chair::Open => Self::default(),
            Chair::Bot { level } => Self { bot: Some(level.parse()?), ..Self::default() },
        })
    }

    pub const fn is_free(&self) -> bool {
        self.holder.is_none() && self.bot.is_none()
    }

    /// Whether a person decides here.
    pub const fn is_person(&self) -> bool {
        self.holder.is_some() && !self.resigned
    }

    pub fn sitter(&self, here: bool) -> Sitter {
        Sitter {
            name: self.holder.as_ref().map(|_| self.name.clone()),
            bot: self.bot.map(|level| level.to_string()),
            here,
            resigned: self.resigned,
        }
    }
}

/// A name as others see it: no control or direction characters, no edges of space, not too long.
pub fn tidy_name(name: &str) -> String {
    let plain = name.chars().filter(|c| !is_odd(*c));
    let short: String = plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    short.chars().take(MAX_NAME).collect::<String>().trim_end().to_owned()
}

/// A line of chat as others see it.
pub fn tidy_text(text: &str) -> String {
    text.chars().filter(|c| !is_odd(*c)).collect::<String>().trim().to_owned()
}

/// Characters that could make a text look like something else: controls, direction marks, invisible ones.
fn is_odd(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
