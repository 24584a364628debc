//! What outlives a server: everything that was acknowledged.

use std::time::Duration;

use notation::json;
use server::Replace;

use crate::hall::{Hall, open_chairs, sits};

#[test]
fn tables_go_on_after_a_restart() {
    let mut hall = Hall::open();
    let table = hall.guest().opens(&json!({ "game": "crabs", "chairs": open_chairs(2) }));
    let (ola, mut line) = sits(&hall, &table, 0, "Ola");
    let (_marco, _other) = sits(&hall, &table, 1, "Marco");
    let update = line.update(1);
    let id = line.acts(0, 1, update["legal"][0].as_str().expect("an action"));
    assert_eq!(line.answer(id)["is"], "done");
    let stood = line.update(2);
    hall.restart();
    line.until("closing");
    let mut back = hall.guest();
    back.cookie = ola.cookie;
    let (mut line, welcome) = back.joins(&table);
    assert_eq!((&welcome["yours"], &welcome["update"]["view"]), (&json!([0]), &stood["view"]));
    // The same message once more, as a page sends it that has not heard the answer.
    line.says(&json!({ "do": "act", "id": id, "seat": 0, "seq": 1, "action": update["legal"][0] }).to_string());
    assert_eq!(line.answer(id)["is"], "done");
    line.says(r#"{"do":"since","seq":0}"#);
    assert_eq!(line.until("update")["steps"], 1);
}

#[test]
fn tables_that_nobody_watches_leave_the_memory_and_come_back() {
    let hall = Hall::with(|config| config.idle = Duration::from_millis(100));
    let mut ola = hall.guest();
    let table = ola.opens(&json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "mine" }] }));
    let (line, welcome) = ola.joins(&table);
    drop(line);
    let deadline = std::time::Instant::now() + Duration::from_secs(5);
    while hall.metric("nurt_tables_live") > 0.0 {
        assert!(std::time::Instant::now() < deadline, "it stays");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(ola.joins(&table).1["update"]["view"], welcome["update"]["view"]);
    assert_eq!(hall.metric("nurt_tables_loaded_total"), 1.0);
}

#[test]
fn a_backup_taken_while_people_play_is_a_whole_game() {
    let hall = Hall::open();
    let mut ola = hall.guest();
    let chairs = json!([{ "who": "mine" }, { "who": "bot", "level": "random" }]);
    let table = ola.opens(&json!({ "game": "crabs", "chairs": chairs }));
    let (mut line, welcome) = ola.joins(&table);
    let mut update = welcome["update"].clone();
    for _ in 0..3 {
        while update["legal"].as_array().is_none_or(Vec::is_empty) {
            update = line.until("update");
        }
        line.acts(0, update["seq"].as_u64().expect("a number"), update["legal"][0].as_str().expect("an action"));
        update = line.until("update");
    }
    let file = hall.folder().join("copy.db");
    server::backup(hall.data(), &file, Replace::Never).expect("copied");
    let steps = update["steps"].as_u64().expect("a number");

    let folder = hall.folder().join("elsewhere");
    server::restore(&folder, &file, Replace::Never).expect("restored");
    let other = Hall::with(|config| config.data = folder);
    let mut back = other.guest();
    back.cookie = ola.cookie.clone();
    let (_line, welcome) = back.joins(&table);
    assert_eq!(welcome["yours"], json!([0]));
    assert!(welcome["update"]["steps"].as_u64().is_some_and(|there| there >= steps), "{welcome}");
}

#[test]
fn a_slow_bot_does_not_hold_the_table_up() {
    let hall = Hall::open();
    let mut ola = hall.guest();
    let chairs = json!([{ "who": "bot", "level": "master" }, { "who": "mine" }]);
    let table = ola.opens(&json!({ "game": "crabs", "chairs": chairs }));
    let (mut line, _) = ola.joins(&table);
    let began = std::time::Instant::now();
    let id = line.asks(json!({ "do": "say", "text": "take your time" }));
    assert_eq!(line.answer(id)["is"], "done");
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}
