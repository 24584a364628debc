//! The address of every screen. A router of our own: seven patterns do not need a library.

use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    /// The form of a new table.
    New {
        game: String,
        way: Way,
    },
    /// A table of this device, or one of the server.
    Table {
        place: Place,
        id: String,
    },
    Replay {
        place: Place,
        id: String,
        /// Where it begins; at the start of the game unless said.
        step: Option<usize>,
    },
    /// A record file that was opened.
    File,
    Rules {
        game: String,
        rule: Option<String>,
    },
    Lost,
}

/// Where a table lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a worker of this page.
    Here,
    /// On the server.
    There,
}

/// How a new table is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Bots,
    Friends,
    Device,
}

impl Way {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::Friends => "friends",
            Self::Device => "device",
        }
    }
}

impl Place {
    const fn letter(self) -> &'static str {
        match self {
            Self::Here => "l",
            Self::There => "t",
        }
    }
}

impl Route {
    /// The screen of a path such as `/t/ab12/replay`.
    pub fn read(path: &str) -> Self {
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let place = |letter: &str| match letter {
            "l" => Some(Place::Here),
            "t" => Some(Place::There),
            _ => None,
        };
        match parts[..] {
            [] => Self::Home,
            ["new", game] => Self::New { game: game.to_owned(), way: Way::Bots },
            ["new", game, "friends"] => Self::New { game: game.to_owned(), way: Way::Friends },
            ["new", game, "device"] => Self::New { game: game.to_owned(), way: Way::Device },
            ["rules", game] => Self::Rules { game: game.to_owned(), rule: None },
            ["rules", game, rule] => Self::Rules { game: game.to_owned(), rule: Some(rule.to_owned()) },
            ["record"] => Self::File,
            [letter, id] => place(letter).map_or(Self::Lost, |place| Self::Table { place, id: id.to_owned() }),
            [letter, id, "replay"] => {
                place(letter).map_or(Self::Lost, |place| Self::Replay { place, id: id.to_owned(), step: None })
            }
            [letter, id, "replay", step] => match (place(letter), step.parse()) {
                (Some(place), Ok(step)) => Self::Replay { place, id: id.to_owned(), step: Some(step) },
                _ => Self::Lost,
            },
            _ => Self::Lost,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home | Self::Lost => f.write_str("/"),
            Self::New { game, way: Way::Bots } => write!(f, "/new/{game}"),
            Self::New { game, way } => write!(f, "/new/{game}/{}", way.word()),
            Self::Table { place, id } => write!(f, "/{}/{id}", place.letter()),
            Self::Replay { place, id, step: None } => write!(f, "/{}/{id}/replay", place.letter()),
            Self::Replay { place, id, step: Some(step) } => write!(f, "/{}/{id}/replay/{step}", place.letter()),
            Self::File => f.write_str("/record"),
            Self::Rules { game, rule: None } => write!(f, "/rules/{game}"),
            Self::Rules { game, rule: Some(rule) } => write!(f, "/rules/{game}/{rule}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let paths = [
            "/",
            "/new/a",
            "/new/a/friends",
            "/new/a/device",
            "/l/x",
            "/t/x/replay",
            "/t/x/replay/12",
            "/record",
            "/rules/a/R-1.2",
        ];
        for path in paths {
            assert_eq!(Route::read(path).to_string(), path);
        }
        assert_eq!(Route::read("/t/x?from=mail"), Route::Table { place: Place::There, id: "x".into() });
        assert_eq!(Route::read("/what/is/this/x"), Route::Lost);
    }
}
