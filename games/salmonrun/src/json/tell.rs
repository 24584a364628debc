//! What each event says: the id of its text, and its values.

use rules::{Line, Seat, Seats};

use crate::Event;
use crate::action::{Meant, Zone};
use crate::cards::{Card, Way};
use crate::river::{Dir, Icon};

pub fn tell(event: &Event) -> Line {
    let of = |id: &'static str, seat: Seat| Line::new(id).seat("player", seat);
    match *event {
        Event::Played { seat, meant: Meant { form: Some(way), .. } } => {
            of("event-played-wild", seat).label("card", card_label(Card::Wild)).label("way", way_label(way))
        }
        Event::Played { seat, meant: Meant { card, form: None } } => {
            of("event-played", seat).label("card", card_label(card))
        }
        Event::Swam { seat, way, to } => of("event-swam", seat).words("to", to, [Line::new(way_label(way))]),
        Event::Wasted { seat, way } => of("event-wasted", seat).label("way", way_label(way)),
        Event::MayLeap { seat, fall } => of("event-may-leap", seat).name("fall", fall),
        Event::Leapt { seat, meant, fall, to } => {
            of("event-leapt", seat).label("card", card_label(meant.card)).name("fall", fall).name("to", to)
        }
        Event::GaveUpLeap { seat } => of("event-gave-up", seat),
        Event::Tired { seat } => of("event-tired", seat),
        Event::NotTired { seat } => of("event-not-tired", seat),
        Event::Gained { seat, card } => of("event-gained", seat).label("card", card_label(card)),
        Event::PileEmpty { seat, card } => of("event-pile-empty", seat).label("card", card_label(card)),
        Event::NothingToTake { seat, icon } => of("event-nothing-to-take", seat).label("icon", icon_label(icon)),
        Event::Arrived { seat } => of("event-arrived", seat),
        Event::Drew { seat, cards } => of("event-drew", seat).count("cards", cards),
        Event::NoneToDraw { seat } => of("event-none-to-draw", seat),
        Event::Rebuilt { seat, cards } => of("event-rebuilt", seat).count("cards", cards),
        Event::Removed { seat, zone, card } => {
            of("event-removed", seat).label("card", card_label(card)).label("zone", zone_label(zone))
        }
        Event::Shuffled { seat } => of("event-shuffled", seat),
        Event::Kept { seat } => of("event-kept", seat),
        Event::NothingToRemove { seat } => of("event-nothing-to-remove", seat),
        Event::BearMoved { seat, bear, dir, to } => {
            of("event-bear-moved", seat).name("bear", bear).words("to", to, [Line::new(dir_label(dir))])
        }
        Event::BearCame { seat, bear, dir, to } => {
            of("event-bear-came", seat).name("bear", bear).words("to", to, [Line::new(dir_label(dir))])
        }
        Event::BearStopped { seat } => of("event-bear-stopped", seat),
        Event::Hit { card, hit } => Line::new("event-hit")
            .label("card", card_label(card))
            .count("count", hit.len() as i64)
            .name("seats", list(hit)),
        Event::NoEffect { card } => Line::new("event-no-effect").label("card", card_label(card)),
        Event::Aimed { seat, target } => of("event-aimed", seat).seat("target", target),
        Event::Answered { seat } => of("event-answered", seat),
        Event::Countered { seat, card } => of("event-countered", seat).label("card", card_label(card)),
        Event::Carried { seat, dir, to, die: Some(die) } => {
            of("event-carried-die", seat).words("to", to, [Line::new(dir_label(dir))]).count("die", die)
        }
        Event::Carried { seat, dir, to, die: None } => {
            of("event-carried", seat).words("to", to, [Line::new(dir_label(dir))])
        }
        Event::NotCarried { seat } => of("event-not-carried", seat),
        Event::Discarded { seat, card } => of("event-discarded", seat).label("card", card_label(card)),
        Event::Picked { seat, target, card } => {
            of("event-picked", seat).seat("target", target).label("card", card_label(card))
        }
        Event::PickedNone { seat, target } => of("event-picked-none", seat).seat("target", target),
        Event::TurnDone { seat } => of("event-turn-done", seat),
        Event::Rested { seat } => of("event-rested", seat),
        Event::TurnPassed { seat, round } => of("event-turn-passed", seat).count("round", round),
        Event::Over => Line::new("event-over"),
        Event::Won { seat } => of("event-won", seat),
    }
}

fn list(seats: Seats) -> String {
    let numbers: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(" ")
}

/// The text that names a card.
pub const fn card_label(card: Card) -> &'static str {
    match card {
        Card::Bear => "card-bear",
        Card::Current => "card-current",
        Card::Eagle => "card-eagle",
        Card::Fatigue => "card-fatigue",
        Card::L => "card-l",
        Card::Ll => "card-ll",
        Card::R => "card-r",
        Card::Rapids => "card-rapids",
        Card::Rr => "card-rr",
        Card::S => "card-s",
        Card::Ss => "card-ss",
        Card::Wild => "card-wild",
    }
}

pub const fn way_label(way: Way) -> &'static str {
    match way {
        Way::Left => "way-left",
        Way::Right => "way-right",
        Way::Straight => "way-straight",
    }
}

pub const fn dir_label(dir: Dir) -> &'static str {
    match dir {
        Dir::D => "dir-d",
        Dir::Dl => "dir-dl",
        Dir::Dr => "dir-dr",
        Dir::U => "dir-u",
        Dir::Ul => "dir-ul",
        Dir::Ur => "dir-ur",
    }
}

pub const fn zone_label(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "zone-deck",
        Zone::Discard => "zone-discard",
        Zone::Hand => "zone-hand",
    }
}

pub const fn icon_label(icon: Icon) -> &'static str {
    match icon {
        Icon::Swim => "icon-swim",
        Icon::Double => "icon-double",
        Icon::Wild => "icon-wild",
        Icon::Eagle => "icon-eagle",
        Icon::Bear => "icon-bear",
        Icon::Current => "icon-current",
        Icon::Rapids => "icon-rapids",
        Icon::Choice => "icon-choice",
        Icon::Draw => "icon-draw",
        Icon::Fatigue => "icon-fatigue",
        Icon::Reeds1 => "icon-reeds1",
        Icon::Reeds2 => "icon-reeds2",
    }
}
