//! A line of the game before it is put into a language: the page does that.

use rules::{Arg, Line, Seat};
use serde::{Deserialize, Serialize};

/// A text id and its values.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Said {
    pub id: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<(String, Value)>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    Count(i64),
    Seat(u8),
    Label(String),
    Name(String),
    Words(String, Vec<Said>),
}

impl From<&Line> for Said {
    fn from(line: &Line) -> Self {
        let value = |arg: &Arg| match arg {
            Arg::Count(count) => Value::Count(*count),
            Arg::Seat(seat) => Value::Seat(seat.number()),
            Arg::Label(id) => Value::Label(id.to_string()),
            Arg::Name(name) => Value::Name(name.clone()),
            Arg::Words { code, lines } => Value::Words(code.clone(), lines.iter().map(Self::from).collect()),
        };
        Self {
            id: line.id.to_string(),
            with: line.args.iter().map(|(name, arg)| (name.to_string(), value(arg))).collect(),
        }
    }
}

impl From<&Said> for Line {
    fn from(said: &Said) -> Self {
        let arg = |value: &Value| match value {
            Value::Count(count) => Arg::Count(*count),
            Value::Seat(seat) => Arg::Seat(Seat::new(*seat).unwrap_or(Seat::at(0))),
            Value::Label(id) => Arg::Label(id.clone().into()),
            Value::Name(name) => Arg::Name(name.clone()),
            Value::Words(code, lines) => {
                Arg::Words { code: code.clone(), lines: lines.iter().map(Self::from).collect() }
            }
        };
        Self {
            id: said.id.clone().into(),
            args: said.with.iter().map(|(name, value)| (name.clone().into(), arg(value))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_back_as_they_went() {
        let tile = Line::new("tile-mill").label("shape", "shape-bend").count("points", 10);
        let line = Line::new("event-drew").seat("player", Seat::at(1)).name("from", "c3").words("tiles", "w02", [tile]);
        let text = serde_json::to_string(&Said::from(&line)).expect("lines are plain data");
        let back: Said = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(Line::from(&back), line);
    }
}
