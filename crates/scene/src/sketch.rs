//! A board in characters.

use rules::Seat;

/// How a span is drawn. Colour is always doubled by what the characters say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Plain,
    /// Coordinates, borders, what is gone.
    Faint,
    Strong,
    Water,
    Land,
    /// In the colour of a seat.
    Seat(Seat),
    /// In the colour of a seat, but not to be moved.
    SeatFaint(Seat),
    Good,
    Bad,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    pub text: String,
    pub ink: Ink,
}

/// Lines of coloured characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    pub lines: Vec<Vec<Span>>,
}

impl Sketch {
    /// Begins a new line.
    pub fn line(&mut self) {
        self.lines.push(Vec::new());
    }

    /// Adds to the last line.
    pub fn put(&mut self, text: impl Into<String>, ink: Ink) {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Span { text: text.into(), ink });
        }
    }

    /// The characters alone.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let line: String = line.iter().map(|span| span.text.as_str()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}
