//! Messages from somebody who means no good, or whose program is broken: the server stays up, the tables go on.

use std::time::{Duration, Instant};

use notation::{Value, json};
use rules::{Rng, Stream};

use crate::hall::{Guest, Hall};

const FOR: Duration = Duration::from_secs(4);

fn any(rng: &mut Rng, most: u32) -> usize {
    rng.below(most) as usize
}

/// A message that is nearly one.
fn message(rng: &mut Rng, legal: &[String]) -> String {
    let words = [
        "act",
        "undo",
        "take_back",
        "answer",
        "resign",
        "look",
        "since",
        "sit",
        "stand",
        "fill",
        "stand_in",
        "say",
        "ping",
        "dance",
        "",
    ];
    let numbers = [
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(255),
        json!(256),
        json!(-1),
        json!(4_294_967_295_u64),
        json!(1.5),
        json!(null),
        json!("1"),
        json!(u64::MAX),
    ];
    let texts = [
        "",
        "a1-a2",
        "random",
        "greedy",
        "search:99999999",
        "\u{202e}",
        "<script>",
        "put b a1",
        "🦀",
        "\0",
        "dive",
        "null",
    ];
    let number = |rng: &mut Rng| numbers[any(rng, numbers.len() as u32)].clone();
    let mut object = notation::Map::new();
    object.insert("do".into(), words[any(rng, words.len() as u32)].into());
    for field in ["id", "seat", "seq", "to"] {
        if any(rng, 5) > 0 {
            object.insert(field.into(), number(rng));
        }
    }
    for field in ["action", "level", "name", "text"] {
        if any(rng, 3) > 0 {
            let text = match legal.is_empty() || any(rng, 2) == 0 {
                true => texts[any(rng, texts.len() as u32)].to_owned(),
                false => legal[any(rng, legal.len() as u32)].clone(),
            };
            object.insert(field.into(), text.into());
        }
    }
    if any(rng, 4) == 0 {
        object.insert("yes".into(), json!(any(rng, 2) == 0));
    }
    // Only known fields get past the reader: drop those that this message does not have, most of the time.
    let text = if any(rng, 4) > 0 { fitting(object) } else { Value::Object(object).to_string() };
    match any(rng, 12) {
        0 => text.chars().take(any(rng, 40)).collect(),
        1 => "[".repeat(any(rng, 3000)),
        2 => text.replace('"', "'"),
        _ => text,
    }
}

fn fitting(object: notation::Map<String, Value>) -> String {
    let fields: &[&str] = match object["do"].as_str().unwrap_or_default() {
        "act" => &["id", "seat", "seq", "action"],
        "undo" => &["id", "seat", "seq"],
        "take_back" => &["id", "seat", "to"],
        "answer" => &["id", "seat", "yes"],
        "resign" | "stand" => &["id", "seat"],
        "look" => &["seat"],
        "since" => &["seq"],
        "sit" => &["id", "seat", "name"],
        "fill" => &["id", "level"],
        "stand_in" => &["id", "seat", "level"],
        "say" => &["id", "text"],
        _ => &["id"],
    };
    let kept = object.into_iter().filter(|(key, _)| key == "do" || fields.contains(&key.as_str()));
    Value::Object(kept.collect()).to_string()
}

fn storm(hall: &Hall, mut guest: Guest, table: &str, seed: u8) -> u64 {
    let mut rng = Rng::new([seed; 32], Stream::Deal);
    let mut sent = 0;
    let began = Instant::now();
    while began.elapsed() < FOR {
        let (mut line, welcome) = guest.joins(table);
        let mut legal: Vec<String> = serde_json::from_value(welcome["update"]["legal"].clone()).expect("a list");
        for _ in 0..40 {
            line.says(&message(&mut rng, &legal));
            sent += 1;
        }
        line.says(r#"{"do":"ping","id":999999}"#);
        loop {
            let told = line.next();
            if told["is"] == "pong" && told["id"] == 999_999 {
                break;
            }
            if told["is"] == "update" {
                legal = serde_json::from_value(told["legal"].clone()).expect("a list");
            }
        }
    }
    assert!(hall.guest().get("/healthz").status == 200);
    sent
}

#[test]
fn a_storm_of_messages_breaks_nothing() {
    let hall = Hall::open();
    let mut host = hall.guest();
    let mut tables = Vec::new();
    for game in catalog::GAMES {
        let seats = usize::from(game.about().min_seats.max(2));
        let mut chairs = vec![json!({ "who": "mine" })];
        chairs.resize(seats, json!({ "who": "open" }));
        tables.push(host.opens(&json!({ "game": game.about().slug, "chairs": chairs })));
    }
    let sent: u64 = std::thread::scope(|scope| {
        let storms: Vec<_> = tables
            .iter()
            .enumerate()
            .flat_map(|(n, table)| {
                // The host, and a stranger.
                [(host.clone(), 2 * n), (hall.guest(), 2 * n + 1)].map(|(guest, seed)| (guest, seed, table))
            })
            .map(|(guest, seed, table)| {
                let hall = &hall;
                scope.spawn(move || storm(hall, guest, table, seed as u8))
            })
            .collect();
        storms.into_iter().map(|storm| storm.join().expect("nobody panics")).sum()
    });
    assert!(sent > 1000, "only {sent} messages");
    // Every table still answers, and what it answers is what is stored.
    let mut hall = hall;
    let before: Vec<Value> = tables.iter().map(|table| host.joins(table).1["update"].clone()).collect();
    hall.restart();
    let mut host_now = hall.guest();
    host_now.cookie = host.cookie.clone();
    for (table, before) in tables.iter().zip(before) {
        let after = host_now.joins(table).1["update"].clone();
        // Bots that were let in play on meanwhile.
        let [now, then] = [&after, &before].map(|update| update["seq"].as_u64().expect("a number"));
        assert!(now >= then, "{table}: {now} after {then}");
        assert!(now > then || after["view"] == before["view"], "{table}");
    }
}
