//! Sitting, playing, taking back, standing in, resigning: what a table grants and what it refuses, over sockets.

use notation::json;

use crate::hall::{Guest, Hall, Line, open_chairs, sits};

/// Two people at a table of crabs that has begun.
fn pair(hall: &Hall) -> (String, [(Guest, Line); 2]) {
    let table = hall.guest().opens(&json!({ "game": "crabs", "chairs": open_chairs(2) }));
    let mut pair = [sits(hall, &table, 0, "Ola"), sits(hall, &table, 1, "Marco")];
    for (_, line) in &mut pair {
        line.update(1);
    }
    (table, pair)
}

/// Plays the first legal action of a seat; gives the number of the update that follows.
fn plays(pair: &mut [(Guest, Line); 2], seat: usize, seq: u64) -> u64 {
    pair[seat].1.says(&json!({ "do": "since", "seq": seq }).to_string());
    let legal = pair[seat].1.until("update")["legal"][0].as_str().expect("something is legal").to_owned();
    let id = pair[seat].1.acts(seat as u64, seq, &legal);
    assert_eq!(pair[seat].1.answer(id)["is"], "done");
    for (_, line) in pair {
        line.update(seq + 1);
    }
    seq + 1
}

#[test]
fn the_same_message_twice_is_one_step() {
    let hall = Hall::open();
    let (_, mut pair) = pair(&hall);
    let (_, ola) = &mut pair[0];
    ola.says(r#"{"do":"since","seq":1}"#);
    let legal = ola.until("update")["legal"].clone();
    let action = legal[0].as_str().expect("an action");
    let act = json!({ "do": "act", "id": 77, "seat": 0, "seq": 1, "action": action }).to_string();
    ola.says(&act);
    assert_eq!(ola.answer(77)["is"], "done");
    assert_eq!(ola.update(2)["steps"], 1);
    ola.says(&act);
    assert_eq!(ola.answer(77)["is"], "done");
    ola.says(r#"{"do":"since","seq":0}"#);
    assert_eq!(ola.until("update")["steps"], 1, "it was played once");
    // Another message for a question that is answered.
    let id = ola.acts(0, 1, legal[1].as_str().expect("an action"));
    let told = ola.answer(id);
    assert!(told["is"] == "refused" || told["is"] == "stale", "{told}");
}

#[test]
fn an_old_question_is_stale_and_a_gap_is_filled() {
    let hall = Hall::open();
    let (_, mut pair) = pair(&hall);
    let mut seq = 1;
    for seat in [0, 1, 0, 1] {
        seq = plays(&mut pair, seat, seq);
    }
    let (_, ola) = &mut pair[0];
    let id = ola.acts(0, 1, "a1-a2");
    assert_eq!(ola.answer(id)["is"], "stale");
    ola.says(r#"{"do":"since","seq":2}"#);
    let update = ola.until("update");
    assert_eq!((update["seq"].as_u64(), update["from"].as_u64()), (Some(5), Some(1)));
    let steps: Vec<_> = update["news"].as_array().expect("news").iter().map(|news| news["step"].as_u64()).collect();
    assert!(steps.contains(&Some(1)) && steps.contains(&Some(3)) && !steps.contains(&Some(0)), "{steps:?}");
}

#[test]
fn nobody_acts_for_another_seat() {
    let hall = Hall::open();
    let (table, mut pair) = pair(&hall);
    let legal = {
        let (_, ola) = &mut pair[0];
        ola.says(r#"{"do":"since","seq":0}"#);
        ola.until("update")["legal"][0].as_str().expect("an action").to_owned()
    };
    let (mut stranger, welcome) = hall.guest().joins(&table);
    assert_eq!(welcome["yours"], json!([]));
    assert_eq!(welcome["update"]["legal"], json!([]));
    let rejected = |line: &mut Line, ask: notation::Value| {
        let id = line.asks(ask);
        let told = line.answer(id);
        assert_eq!(told["is"], "rejected", "{told}");
        told["why"].as_str().expect("a reason").to_owned()
    };
    for line in [&mut stranger, &mut pair[1].1] {
        assert_eq!(rejected(line, json!({ "do": "act", "seat": 0, "seq": 1, "action": legal })), "not_yours");
        assert_eq!(rejected(line, json!({ "do": "undo", "seat": 0, "seq": 1 })), "not_yours");
        assert_eq!(rejected(line, json!({ "do": "resign", "seat": 0 })), "not_yours");
        assert_eq!(rejected(line, json!({ "do": "take_back", "seat": 0, "to": 0 })), "not_yours");
        assert_eq!(rejected(line, json!({ "do": "sit", "seat": 0, "name": "Eve" })), "taken");
        assert_eq!(rejected(line, json!({ "do": "stand", "seat": 0 })), "not_yours");
        let away = rejected(line, json!({ "do": "stand_in", "seat": 0, "level": "greedy" }));
        assert!(away == "present" || away == "not_yours", "{away}");
        line.says(r#"{"do":"look","seat":0}"#);
        assert_eq!(line.until("rejected")["why"], "not_yours");
    }
    assert_eq!(rejected(&mut stranger, json!({ "do": "say", "text": "hello" })), "not_yours");
    // A cookie of one's own invention is nobody's.
    let mut forger = hall.guest();
    forger.cookie = Some(format!("__Host-nurt={}", "A".repeat(43)));
    let (_, welcome) = forger.joins(&table);
    assert_eq!(welcome["yours"], json!([]));
    // The own one opens one's own seat, in another tab too.
    let (_, welcome) = pair[0].0.joins(&table);
    assert_eq!(welcome["yours"], json!([0]));
}

#[test]
fn chairs_are_taken_left_and_filled() {
    let hall = Hall::open();
    let mut host = hall.guest();
    let table = host.opens(
        &json!({ "game": "crabs", "chairs": [{ "who": "mine", "name": "Ola" }, { "who": "open" }, { "who": "open" }] }),
    );
    let (mut ola, welcome) = host.joins(&table);
    assert_eq!((&welcome["host"], &welcome["info"]["begun"]), (&json!(true), &json!(false)));
    let id = ola.acts(0, 0, "a1-a2");
    assert_eq!(ola.answer(id)["why"], "not_begun");
    let (_guest, mut marco) = sits(&hall, &table, 1, "  Marco\u{202e}\n ");
    let info = ola.until("seats");
    let info = if info["info"]["sitters"][1]["name"].is_null() { ola.until("seats") } else { info };
    assert_eq!(info["info"]["sitters"][1]["name"], "Marco");
    let id = marco.asks(json!({ "do": "stand", "seat": 1 }));
    assert_eq!(marco.answer(id)["is"], "done");
    let id = marco.asks(json!({ "do": "fill", "level": "random" }));
    assert_eq!(marco.answer(id)["why"], "not_host");
    let id = ola.asks(json!({ "do": "fill", "level": "search:100000000" }));
    assert_eq!(ola.answer(id)["why"], "unknown_level", "nobody makes the server think for hours");
    let id = ola.asks(json!({ "do": "fill", "level": "random" }));
    assert_eq!(ola.answer(id)["is"], "done");
    // Bots answer by themselves.
    let update = ola.update(1);
    let legal = update["legal"][0].as_str().expect("it is one's turn").to_owned();
    ola.acts(0, update["seq"].as_u64().expect("a number"), &legal);
    let mut steps = 0;
    while steps < 3 {
        steps = ola.until("update")["steps"].as_u64().expect("a number");
    }
}

#[test]
fn undo_alone_and_take_back_by_consent() {
    let hall = Hall::open();
    let (_, mut pair) = pair(&hall);
    let mut seq = plays(&mut pair, 0, 1);
    let id = pair[0].1.asks(json!({ "do": "undo", "seat": 0, "seq": seq }));
    assert_eq!(pair[0].1.answer(id)["is"], "done");
    seq += 1;
    assert_eq!(pair[1].1.update(seq)["steps"], 0);
    for seat in [0, 1, 0] {
        seq = plays(&mut pair, seat, seq);
    }
    let id = pair[1].1.asks(json!({ "do": "undo", "seat": 1, "seq": seq }));
    assert_eq!(pair[1].1.answer(id)["why"], "nothing_to_undo");
    let id = pair[1].1.asks(json!({ "do": "take_back", "seat": 1, "to": 1 }));
    assert_eq!(pair[1].1.answer(id)["is"], "done");
    assert_eq!(pair[0].1.until("request")["request"]["to"], 1);
    let id = pair[0].1.asks(json!({ "do": "answer", "seat": 0, "yes": true }));
    assert_eq!(pair[0].1.answer(id)["is"], "done");
    assert_eq!(pair[1].1.update(seq + 1)["steps"], 1);
}

#[test]
fn a_bot_stands_in_for_whoever_is_away() {
    let hall = Hall::open();
    let (table, mut pair) = pair(&hall);
    let [(ola_guest, ola), (_, marco)] = &mut pair;
    ola.socket.close(None).expect("closed");
    while marco.until("seats")["info"]["sitters"][0]["here"] == true {}
    let id = marco.asks(json!({ "do": "stand_in", "seat": 0, "level": "random" }));
    assert_eq!(marco.answer(id)["is"], "done");
    assert_eq!(marco.update(2)["steps"], 1, "the bot has played");
    let (mut back, welcome) = ola_guest.joins(&table);
    assert_eq!(welcome["info"]["sitters"][0]["bot"], "random");
    let id = back.asks(json!({ "do": "stand_in", "seat": 0, "level": null }));
    assert_eq!(back.answer(id)["is"], "done");
    assert!(marco.until("seats")["info"]["sitters"][0]["here"].is_boolean());
}

#[test]
fn resigning_ends_a_game_of_two_and_a_rematch_turns_the_chairs() {
    let hall = Hall::open();
    let (table, mut pair) = pair(&hall);
    assert_eq!(pair[0].0.post(&format!("tables/{table}/rematch"), &json!({})).code(), "not_over");
    assert_eq!(hall.guest().get(&format!("/api/v1/tables/{table}/record")).code(), "not_over");
    let id = pair[1].1.asks(json!({ "do": "resign", "seat": 1 }));
    assert_eq!(pair[1].1.answer(id)["is"], "done");
    let ended = pair[0].1.update(2)["ended"].clone();
    assert_eq!((&ended["how"], &ended["ranks"]), (&json!("resigned"), &json!([1, 2])));
    assert_eq!(ended["seed"].as_str().map(str::len), Some(64));
    assert_eq!(hall.guest().get(&format!("/api/v1/tables/{table}/record")).status, 200);

    assert_eq!(hall.guest().post(&format!("tables/{table}/rematch"), &json!({})).status, 403);
    let again = json!({ "same_start": true });
    let next = pair[0].0.post(&format!("tables/{table}/rematch"), &again).json()["table"].clone();
    assert_eq!(pair[1].0.post(&format!("tables/{table}/rematch"), &json!({})).json()["table"], next);
    while pair[1].1.until("seats")["info"]["rematch"] != next {}
    let next = next.as_str().expect("an id");
    let (_, welcome) = pair[0].0.joins(next);
    assert_eq!((&welcome["yours"], &welcome["info"]["begun"]), (&json!([1]), &json!(true)));
    let names: Vec<_> = welcome["info"]["sitters"].as_array().expect("two").iter().map(|s| s["name"].clone()).collect();
    assert_eq!(names, ["Marco", "Ola"]);
    let old = hall.guest().api(&format!("tables/{table}"));
    let new = hall.guest().api(&format!("tables/{next}"));
    assert_eq!(old["commitment"], new["commitment"], "the same deal");
}

#[test]
fn a_game_with_luck_has_no_second_time() {
    let hall = Hall::open();
    let mut ola = hall.guest();
    let table = ola.opens(&json!({ "game": "divers", "chairs": [{ "who": "mine" }, { "who": "mine" }] }));
    let (mut line, _) = ola.joins(&table);
    let id = line.asks(json!({ "do": "resign", "seat": 0 }));
    assert_eq!(line.answer(id)["is"], "done");
    assert_eq!(ola.post(&format!("tables/{table}/rematch"), &json!({ "same_start": true })).code(), "luck");
    assert_eq!(ola.post(&format!("tables/{table}/rematch"), &json!({})).status, 200);
}

#[test]
fn one_person_may_hold_several_seats_and_look_from_each() {
    let hall = Hall::open();
    let mut ola = hall.guest();
    let table = ola.opens(
        &json!({ "game": "salmonrun", "chairs": [{ "who": "mine", "name": "A" }, { "who": "mine", "name": "B" }] }),
    );
    let (mut line, welcome) = ola.joins(&table);
    assert_eq!((&welcome["yours"], &welcome["update"]["viewer"]), (&json!([0, 1]), &json!(0)));
    line.says(r#"{"do":"look","seat":1}"#);
    let update = line.until("update");
    assert_eq!(update["viewer"], 1);
    assert_ne!(update["view"], welcome["update"]["view"], "another hand");
}

#[test]
fn clocks_run_out_while_somebody_looks_and_while_nobody_does() {
    use std::time::Duration;
    let mut hall = Hall::with(|config| config.idle = Duration::from_millis(200));
    let mut ola = hall.guest();
    let chairs = json!([{ "who": "mine" }, { "who": "mine" }]);
    let clock = json!({ "kind": "per_move", "seconds": 5 });
    let plan = json!({ "game": "crabs", "chairs": chairs, "clock": clock });
    let (watched, left) = (ola.opens(&plan), ola.opens(&plan));
    let (mut line, welcome) = ola.joins(&watched);
    let left_ms = welcome["update"]["clocks"]["left_ms"][0].as_u64().expect("a clock");
    assert!(left_ms <= 5000 && left_ms > 1000, "{left_ms}");
    assert_eq!(welcome["update"]["clocks"]["running"], json!([0]));
    // A server that was away meanwhile still knows.
    hall.restart();
    let mut ola_now = hall.guest();
    ola_now.cookie = ola.cookie.clone();
    assert!(line.until("closing")["is"].is_string());
    let (mut line, _) = ola_now.joins(&watched);
    let update = line.update(2);
    assert_eq!((&update["ended"]["how"], &update["ended"]["ranks"]), (&json!("out_of_time"), &json!([2, 1])));
    // The sweep finds the other one without anybody asking for it.
    let deadline = std::time::Instant::now() + Duration::from_secs(12);
    while ola_now.api("mine")["tables"].as_array().is_some_and(|mine| !mine.is_empty()) {
        assert!(std::time::Instant::now() < deadline, "{left} goes on");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn chat_is_bounded_and_can_be_switched_off() {
    let hall = Hall::open();
    let (_, mut pair) = pair(&hall);
    let id = pair[0].1.asks(json!({ "do": "say", "text": " <b>hi</b>\u{202e} " }));
    assert_eq!(pair[0].1.answer(id)["is"], "done");
    let said = pair[1].1.until("said");
    assert_eq!((&said["text"], &said["name"], &said["seat"]), (&json!("<b>hi</b>"), &json!("Ola"), &json!(0)));
    let id = pair[0].1.asks(json!({ "do": "say", "text": "x".repeat(301) }));
    assert_eq!(pair[0].1.answer(id)["why"], "too_long");

    let mut ola = hall.guest();
    let silent = json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "mine" }], "chat": false });
    let table = ola.opens(&silent);
    let (mut line, _) = ola.joins(&table);
    let id = line.asks(json!({ "do": "say", "text": "hello" }));
    assert_eq!(line.answer(id)["why"], "no_chat");
}
