//! What goes over the wire tells nobody what their view does not: the twins of every game, message by message.

use notation::{Value, json};
use table::{Opening, Room, Seed, Watcher};
use wire::{Ask, Plan};

/// Everybody at a table: the holder of seat 2 is called "2".
fn room(position: &Value) -> Room {
    let seats = position["seats"].as_u64().expect("a number") as usize;
    let game = position["game"].as_str().expect("a slug");
    let chairs = crate::hall::open_chairs(seats);
    let plan = json!({ "game": game, "chairs": chairs, "options": position["options"] });
    let plan: Plan = serde_json::from_value(plan).expect("a plan");
    let opening = Opening { table: "t".into(), plan, seed: Seed([7; 32]), host: "0".into(), opened_ms: 0 };
    let mut room = Room::open(opening).expect("opened");
    for seat in 0..seats as u8 {
        let sit = Ask::Sit { id: 0, seat, name: String::new() };
        let _ = room.hear(&mut Watcher::new(seat.to_string()), sit, 0);
    }
    room.stand_at(catalog::game(game).expect("known").read(position).expect("a position"));
    room
}

/// Everything that a watcher is told on coming, and of the step.
fn told(position: &Value, viewer: &str, step: Option<&(u8, String)>) -> Vec<String> {
    let mut room = room(position);
    let watcher = Watcher::new(viewer);
    let text = |tell: &wire::Tell| serde_json::to_string(tell).expect("JSON");
    let mut told = vec![text(&room.welcome(&watcher, 0))];
    if let Some((seat, action)) = step {
        let act = Ask::Act { id: 1, seat: *seat, seq: 1, action: action.clone() };
        let heard = room.hear(&mut Watcher::new(seat.to_string()), act, 0);
        assert_eq!(heard.entries.len(), 1, "the step is legal");
        told.extend(room.tells(&heard, &watcher, 0).iter().map(text));
    }
    told
}

#[test]
fn no_message_tells_twins_apart() {
    let mut count = 0;
    for game in catalog::GAMES.iter().filter(|game| game.about().secrets) {
        let folder = format!("{}/../../games/{}", env!("CARGO_MANIFEST_DIR"), game.about().slug);
        for (name, twins) in testkit::twins::all(&folder) {
            let [one, other] = [&twins.one, &twins.other].map(|text| notation::parse(text).expect("JSON"));
            for viewer in &twins.viewers {
                let [left, right] = [&one, &other].map(|position| told(position, viewer, twins.step.as_ref()));
                assert_eq!(left, right, "{name}: {viewer} can tell");
            }
            for viewer in &twins.knows {
                let [left, right] = [&one, &other].map(|position| told(position, viewer, None));
                assert_ne!(left, right, "{name}: {viewer} knows");
            }
            count += 1;
        }
    }
    assert!(count >= 20, "only {count} twins");
}
