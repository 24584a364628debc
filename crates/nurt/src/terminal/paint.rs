//! Sketches in colour.

use std::fmt::Write;

use anstyle::{AnsiColor, RgbColor, Style};
use rules::Seat;
use scene::{Ink, Sketch};

/// The colours of the seats: those of the page.
const SEATS: [RgbColor; 5] = [
    RgbColor(0xe8, 0x71, 0x3a),
    RgbColor(0x4b, 0x9b, 0xe0),
    RgbColor(0x36, 0xb3, 0x89),
    RgbColor(0xf0, 0xc9, 0x2e),
    RgbColor(0xcf, 0x7b, 0xb9),
];

fn seat_colour(seat: Seat) -> Style {
    Style::new().fg_color(Some(SEATS[seat.index() % SEATS.len()].into()))
}

fn style(ink: Ink) -> Style {
    let colour = |colour: AnsiColor| Style::new().fg_color(Some(colour.into()));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Strong => Style::new().bold(),
        Ink::Water => colour(AnsiColor::Cyan).dimmed(),
        Ink::Land => colour(AnsiColor::Green).dimmed(),
        Ink::Seat(seat) => seat_colour(seat).bold(),
        Ink::SeatFaint(seat) => seat_colour(seat).dimmed(),
        Ink::Good => colour(AnsiColor::Green),
        Ink::Bad => colour(AnsiColor::Red),
    }
}

/// A sketch with the codes of a terminal; they go away where there is none.
pub fn paint(sketch: &Sketch) -> String {
    let mut out = String::new();
    for line in &sketch.lines {
        for span in line {
            let style = style(span.ink);
            let _ = write!(out, "{style}{}{style:#}", span.text);
        }
        out.push('\n');
    }
    out
}
