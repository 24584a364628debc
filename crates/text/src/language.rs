//! The languages of Nurt.

use std::fmt;
use std::str::FromStr;

use rules::Texts;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    En,
    Pl,
    It,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::It];

    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::It => "it",
        }
    }

    /// The file of a game in this language.
    pub const fn of(self, texts: &Texts) -> &'static str {
        match self {
            Self::En => texts.en,
            Self::Pl => texts.pl,
            Self::It => texts.it,
        }
    }

    /// The language of a locale such as `pl_PL.UTF-8` or `it-CH`; English if we do not speak it.
    pub fn of_locale(locale: &str) -> Self {
        let code: String = locale.chars().take_while(char::is_ascii_alphabetic).collect();
        code.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| format!("no texts in \"{text}\"; there are en, pl and it"))
    }
}
