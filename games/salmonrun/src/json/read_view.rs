//! Reading back what a viewer may know: everything that a guess at the rest relies on is checked.

use notation::{Doc, Malformed};
use rules::Seat;

use super::read::{Asked, FIELDS, answer, cards, check_totals, hit, table};
use super::write_seats;
use crate::View;
use crate::cards::{Cards, MAX_OWN};
use crate::position::SEATS;
use crate::tasks::Task;
use crate::view::Told;

const VIEW_FIELDS: [&str; 3] = ["unseen", "shown", "viewer"];

pub fn view(doc: &Doc<'_>) -> Result<View, Malformed> {
    doc.only(&[&FIELDS[..], &VIEW_FIELDS].concat())?;
    let table = table(doc)?;
    let seats = table.options.seats().len();
    let viewer = match doc.field("viewer")?.or_null() {
        Some(viewer) => Some(viewer.seat(seats)?),
        None => None,
    };
    let is_me = |seat: usize| viewer.is_some_and(|me| me.index() == seat);
    let mut view = View {
        viewer,
        options: *table.options,
        seats: seats as u8,
        over: table.over,
        first: table.first,
        active: table.active,
        round: table.round,
        river: table.river,
        salmon: table.salmon,
        bears: table.bears,
        hand: Cards::NONE,
        hand_sizes: [0; SEATS],
        deck_sizes: [0; SEATS],
        unseen: [Cards::NONE; SEATS],
        discard: table.discard,
        played: table.played,
        piles: table.piles,
        removed: table.removed,
        todo: table.todo.clone(),
        answers: [None; SEATS],
        seen: [Cards::NONE; SEATS],
        shown: None,
    };
    let size = |doc: &Doc<'_>| doc.number(0..=MAX_OWN as i64).map(|size| size as u8);
    for (seat, entry) in doc.field("hand")?.exactly(seats)?.enumerate() {
        if is_me(seat) {
            view.hand = cards(&entry)?;
            view.hand_sizes[seat] = view.hand.len() as u8;
        } else {
            view.hand_sizes[seat] = size(&entry)?;
        }
    }
    for (count, entry) in view.deck_sizes.iter_mut().zip(doc.field("deck")?.exactly(seats)?) {
        *count = size(&entry)?;
    }
    for (seat, entry) in doc.field("unseen")?.exactly(seats)?.enumerate() {
        view.unseen[seat] = cards(&entry)?;
        let hidden = if is_me(seat) { 0 } else { usize::from(view.hand_sizes[seat]) };
        if view.unseen[seat].len() != usize::from(view.deck_sizes[seat]) + hidden {
            return Err(entry.wrong("not as many cards as deck and hidden hand together"));
        }
    }
    let sizes = (0..seats).map(|seat| usize::from(view.hand_sizes[seat]) + usize::from(view.deck_sizes[seat]));
    check_totals(doc, &table, &sizes.collect::<Vec<_>>())?;
    read_known(doc, &mut view)?;
    read_told(doc, &mut view)?;
    doc.field("actors")?.must_be(&write_seats(view.actors()))?;
    Ok(view)
}

/// What the viewer knows of hands: `seen` and `shown`.
fn read_known(doc: &Doc<'_>, view: &mut View) -> Result<(), Malformed> {
    let seats = view.seats();
    let check = |view: &View, seat: Seat, known: &Cards, entry: &Doc<'_>| {
        let held = if view.is_viewer(seat) { &view.hand } else { &view.unseen[seat.index()] };
        let fits = held.minus(known).is_some() && known.len() <= usize::from(view.hand_sizes[seat.index()]);
        if fits { Ok(()) } else { Err(entry.wrong(format!("seat {seat} cannot hold these cards"))) }
    };
    let seen = doc.field("seen")?;
    if seen.is_null() != view.viewer.is_none() {
        return Err(seen.wrong("a seat has a list here, a spectator null"));
    }
    if let Some(seen) = seen.or_null() {
        for (seat, entry) in seen.exactly(seats)?.enumerate() {
            let known = cards(&entry)?;
            check(view, Seat::at(seat), &known, &entry)?;
            view.seen[seat] = known;
        }
    }
    let shown = doc.field("shown")?;
    let target = match view.todo.first() {
        Some(Task::Pick { target, .. }) if view.is_viewer(view.active) => Some(target),
        Some(_) | None => None,
    };
    match (shown.or_null(), target) {
        (None, None) => Ok(()),
        (Some(entry), Some(target)) => {
            let known = cards(entry)?;
            check(view, target, &known, entry)?;
            let whole = known.len() == usize::from(view.hand_sizes[target.index()]);
            let own = !view.is_viewer(target) || known == view.hand;
            if !whole || !own {
                return Err(entry.wrong("this is the whole hand of the target"));
            }
            view.shown = Some(known);
            Ok(())
        }
        (Some(_), None) | (None, Some(_)) => Err(shown.wrong("an eagle shows a hand to whoever sent it, only to them")),
    }
}

fn read_told(doc: &Doc<'_>, view: &mut View) -> Result<(), Malformed> {
    let asked = Asked { hit: hit(&view.todo), hand_sizes: view.hand_sizes };
    for (seat, entry) in doc.field("answers")?.exactly(view.seats())?.enumerate() {
        if let Some(entry) = asked.entry(seat, &entry)? {
            view.answers[seat] = Some(if view.is_viewer(Seat::at(seat)) {
                Told::Own(answer(entry, asked.card(), &view.hand)?)
            } else {
                entry.word(&[("given", Told::Given)])?
            });
        }
    }
    if asked.hit.is_some() && view.actors().is_empty() {
        return Err(doc.field("answers")?.wrong("nobody is left to answer"));
    }
    Ok(())
}
