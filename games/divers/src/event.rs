//! What happens after an action, and what is said of it.

use rules::{Line, Seat};

use crate::cards::{Bag, Card, Colour, Kind};
use crate::reef::{Cause, Cell, Corner};
use crate::sets::Made;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    Net,
    Harpoon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The first dive card is turned up.
    Turned {
        seat: Seat,
        card: Card,
    },
    Placed {
        seat: Seat,
        card: Card,
        corner: Corner,
    },
    Laid {
        card: Card,
        nth: u8,
    },
    /// The card just laid interrupts the dive.
    Spoiled {
        card: Card,
        cause: Cause,
    },
    Consoled {
        seat: Seat,
        card: Card,
    },
    /// A net or harpoon as consolation goes without effect.
    ToolLost {
        seat: Seat,
        card: Card,
    },
    EmptyHanded {
        seat: Seat,
    },
    Surfaced {
        seat: Seat,
        cards: u8,
        row: Option<u8>,
    },
    Caught {
        seat: Seat,
        card: Card,
    },
    WaveIgnored,
    Ready {
        seat: Seat,
        tool: Tool,
        uses: u8,
    },
    Lapsed {
        seat: Seat,
        tool: Tool,
        uses: u8,
    },
    Declined {
        seat: Seat,
        tool: Tool,
    },
    Netted {
        seat: Seat,
        from: Seat,
        card: Card,
    },
    Harpooned {
        seat: Seat,
        card: Card,
        cell: Cell,
    },
    LeftOver {
        card: Card,
        cell: Cell,
    },
    WaveBreaks {
        divers: u8,
    },
    /// A sealed choice is in; it does not say which.
    Chose {
        seat: Seat,
    },
    Washed {
        seat: Seat,
        card: Card,
        cards: u8,
    },
    WavesGo {
        waves: u8,
    },
    SetMade {
        seat: Seat,
        made: Made,
        set: Bag,
    },
    Flipped {
        seat: Seat,
        card: Card,
    },
    Offered {
        seat: Seat,
        first: Card,
        second: Card,
    },
    Drafted {
        seat: Seat,
        card: Card,
    },
    PoolGoes {
        cards: u8,
    },
    ScoringEnds {
        seat: Seat,
    },
    Reshuffled {
        cards: u8,
    },
    Filled {
        cards: u8,
    },
    TurnBegins {
        seat: Seat,
    },
    EndIsNear {
        seat: Seat,
        points: u16,
    },
    LastTurn {
        seat: Seat,
        left: u8,
    },
    Stopped {
        turns: u16,
    },
    Won {
        seat: Seat,
        points: u16,
    },
}

/// The text that names a card.
pub const fn label(card: Card) -> &'static str {
    match card {
        Card::G1 => "card-g1",
        Card::G2 => "card-g2",
        Card::G3 => "card-g3",
        Card::Harpoon => "card-hp",
        Card::Net => "card-nt",
        Card::R1 => "card-r1",
        Card::R2 => "card-r2",
        Card::R3 => "card-r3",
        Card::Shrimp => "card-sh",
        Card::Wave => "card-wv",
        Card::Y1 => "card-y1",
        Card::Y2 => "card-y2",
        Card::Y3 => "card-y3",
    }
}

pub const fn corner_label(corner: Corner) -> &'static str {
    match corner {
        Corner::BottomLeft => "corner-bl",
        Corner::BottomRight => "corner-br",
        Corner::TopLeft => "corner-tl",
        Corner::TopRight => "corner-tr",
    }
}

/// Why a card spoils a dive, in a word or two.
pub const fn cause_label(card: Card, cause: Cause) -> &'static str {
    match (card.is_fish(), cause.row, cause.column) {
        (true, true, true) => "why-two-neighbours",
        (true, _, _) => "why-neighbour",
        (false, true, true) => "why-row-and-column",
        (false, true, false) => "why-row",
        (false, false, _) => "why-column",
    }
}

/// What an event says: the id of its text, and its values.
pub fn tell(event: &Event) -> Line {
    let of = |id: &'static str, seat: Seat| Line::new(id).seat("player", seat);
    let with = |id: &'static str, seat: Seat, card: Card| of(id, seat).label("card", label(card));
    match *event {
        Event::Turned { seat, card } => with("event-turned", seat, card),
        Event::Placed { seat, card, corner } => with("event-placed", seat, card).label("corner", corner_label(corner)),
        Event::Laid { card, nth } => Line::new("event-laid").label("card", label(card)).count("nth", nth),
        Event::Spoiled { card, cause } => {
            Line::new("event-spoiled").label("card", label(card)).label("why", cause_label(card, cause))
        }
        Event::Consoled { seat, card } => with("event-consoled", seat, card),
        Event::ToolLost { seat, card } => with("event-tool-lost", seat, card),
        Event::EmptyHanded { seat } => of("event-empty-handed", seat),
        Event::Surfaced { seat, cards, row: None } => of("event-surfaced-column", seat).count("cards", cards),
        Event::Surfaced { seat, cards, row: Some(row) } => {
            of("event-surfaced-row", seat).count("cards", cards).count("row", row + 1)
        }
        Event::Caught { seat, card } => with("event-caught", seat, card),
        Event::WaveIgnored => Line::new("event-wave-ignored"),
        Event::Ready { seat, tool: Tool::Net, uses } => of("event-net-ready", seat).count("uses", uses),
        Event::Ready { seat, tool: Tool::Harpoon, uses } => of("event-harpoon-ready", seat).count("uses", uses),
        Event::Lapsed { seat, tool: Tool::Net, uses } => of("event-net-lapsed", seat).count("uses", uses),
        Event::Lapsed { seat, tool: Tool::Harpoon, uses } => of("event-harpoon-lapsed", seat).count("uses", uses),
        Event::Declined { seat, tool: Tool::Net } => of("event-net-declined", seat),
        Event::Declined { seat, tool: Tool::Harpoon } => of("event-harpoon-declined", seat),
        Event::Netted { seat, from, card } => with("event-netted", seat, card).seat("target", from),
        Event::Harpooned { seat, card, cell } => with("event-harpooned", seat, card).name("cell", cell),
        Event::LeftOver { card, cell } => Line::new("event-left-over").label("card", label(card)).name("cell", cell),
        Event::WaveBreaks { divers } => Line::new("event-wave-breaks").count("divers", divers),
        Event::Chose { seat } => of("event-chose", seat),
        Event::Washed { seat, card, cards } => with("event-washed", seat, card).count("cards", cards),
        Event::WavesGo { waves } => Line::new("event-waves-go").count("waves", waves),
        Event::SetMade { seat, made, set } => tell_set(seat, made, set),
        Event::Flipped { seat, card } => with("event-flipped", seat, card),
        Event::Offered { seat, first, second } => with("event-offered", seat, first).label("second", label(second)),
        Event::Drafted { seat, card } => with("event-drafted", seat, card),
        Event::PoolGoes { cards } => Line::new("event-pool-goes").count("cards", cards),
        Event::ScoringEnds { seat } => of("event-scoring-ends", seat),
        Event::Reshuffled { cards } => Line::new("event-reshuffled").count("cards", cards),
        Event::Filled { cards } => Line::new("event-filled").count("cards", cards),
        Event::TurnBegins { seat } => of("event-turn", seat),
        Event::EndIsNear { seat, points } => of("event-end-is-near", seat).count("points", points),
        Event::LastTurn { seat, left } => of("event-last-turn", seat).count("left", left),
        Event::Stopped { turns } => Line::new("event-stopped").count("turns", turns),
        Event::Won { seat, points } => of("event-won", seat).count("points", points),
    }
}

/// A set is named by what its fish have in common.
fn tell_set(seat: Seat, made: Made, set: Bag) -> Line {
    let fish = set.fish().codes().next();
    let line = match made {
        Made::Three => Line::new("event-set-three").label("card", fish.map_or("card-sh", label)),
        Made::FourOfKind => Line::new("event-set-kind").label("kind", kind_label(fish.and_then(Card::kind))),
        Made::FourOfColour => Line::new("event-set-colour").label("colour", colour_label(fish.and_then(Card::colour))),
    };
    line.seat("player", seat).name("set", set)
}

/// The text that names a kind; a set always has one.
const fn kind_label(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Pufferfish) => "kind-1",
        Some(Kind::Needlefish) => "kind-2",
        Some(Kind::Angelfish) => "kind-3",
        None => "card-sh",
    }
}

const fn colour_label(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Green) => "colour-g",
        Some(Colour::Red) => "colour-r",
        Some(Colour::Yellow) => "colour-y",
        None => "card-sh",
    }
}
