//! Sizes and rates, on HTTP and inside the socket; and what happens when somebody sends rubbish.

use notation::json;
use server::{Limits, Rate};
use tungstenite::Message;

use crate::hall::{Hall, Line};

fn table(hall: &Hall) -> (Line, String) {
    let mut ola = hall.guest();
    let table = ola.opens(&json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "mine" }] }));
    (ola.joins(&table).0, table)
}

#[test]
fn requests_of_one_address_are_limited() {
    let rate = Rate { burst: 5.0, per_second: 0.5 };
    let hall = Hall::with(|config| config.limits = Limits { openings: rate, ..Limits::none() });
    let mut guest = hall.guest();
    let plan = json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "mine" }] });
    let answers: Vec<_> = (0..8).map(|_| guest.post("tables", &plan)).collect();
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 5);
    let limited = &answers[7];
    assert_eq!((limited.status, limited.code().as_str()), (429, "limited"));
    let wait: u64 = limited.header("retry-after").and_then(|wait| wait.parse().ok()).expect("how long");
    assert!((1..=2).contains(&wait), "{wait}");
    assert_eq!(guest.get("/api/v1/tables").status, 200, "looking is still allowed");
}

#[test]
fn sockets_of_one_address_are_limited() {
    let hall = Hall::with(|config| config.limits = Limits { sockets: 3, ..Limits::none() });
    let mut ola = hall.guest();
    let table = ola.opens(&json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "mine" }] }));
    let lines: Vec<_> = (0..3).map(|_| ola.joins(&table)).collect();
    assert_eq!(ola.knocks(&table, &[]).err(), Some(429));
    drop(lines);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(5);
    while ola.knocks(&table, &[]).is_err() {
        assert!(std::time::Instant::now() < deadline, "the places come back");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn another_site_gets_no_socket() {
    let hall = Hall::open();
    let (_line, table) = table(&hall);
    assert_eq!(hall.guest().knocks(&table, &[("origin", "https://evil.example")]).err(), Some(403));
    let own = format!("http://{}", hall.address());
    assert!(hall.guest().knocks(&table, &[("origin", &own)]).is_ok());
    assert_eq!(hall.guest().knocks("AAAAAAAAAAAAAAAAAAAA", &[]).err(), Some(404));
}

#[test]
fn messages_in_a_socket_are_limited_and_whoever_does_not_stop_is_sent_away() {
    let rate = Rate { burst: 10.0, per_second: 1.0 };
    let hall = Hall::with(|config| config.limits = Limits { messages: rate, ..Limits::none() });
    let (mut line, _) = table(&hall);
    for id in 0..12 {
        line.says(&json!({ "do": "ping", "id": id }).to_string());
    }
    let answers: Vec<_> = (0..12).map(|_| line.next()).collect();
    assert_eq!(answers.iter().filter(|told| told["is"] == "pong").count(), 10);
    let wait = answers.iter().find(|told| told["is"] == "limited").expect("a warning")["wait_ms"].as_u64();
    assert!(wait.is_some_and(|wait| wait > 0 && wait <= 1000), "{wait:?}");
    for id in 0..200 {
        if line.socket.send(Message::text(json!({ "do": "ping", "id": id }).to_string())).is_err() {
            break;
        }
    }
    while line.text().is_some() {}
}

#[test]
fn chat_has_a_rate_of_its_own() {
    let hall = Hall::open();
    let (mut line, _) = table(&hall);
    for _ in 0..7 {
        line.asks(json!({ "do": "say", "text": "again" }));
    }
    line.until("limited");
}

#[test]
fn large_messages_and_bytes_end_the_talk_and_harm_nobody() {
    let hall = Hall::open();
    let (mut bystander, table) = table(&hall);
    let rubbish = [Message::text("x".repeat(wire::MAX_ASK + 1)), Message::binary(vec![0, 159, 146, 150])];
    for message in rubbish {
        let (mut line, _) = hall.guest().joins(&table);
        line.socket.send(message).expect("sent");
        while line.text().is_some() {}
    }
    bystander.says(r#"{"do":"ping","id":5}"#);
    assert_eq!(bystander.answer(5)["is"], "pong");
}

#[test]
fn a_slow_head_is_not_waited_for() {
    use std::io::{Read, Write};
    let hall = Hall::open();
    let mut stream = std::net::TcpStream::connect(hall.address()).expect("connected");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").expect("sent");
    stream.set_read_timeout(Some(std::time::Duration::from_secs(15))).expect("set");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("it is closed in time");
}

#[test]
fn a_page_of_another_version_sees_our_number() {
    let hall = Hall::open();
    let (_line, table) = table(&hall);
    let stream = std::net::TcpStream::connect(hall.address()).expect("connected");
    let url = format!("ws://{}/api/v1/tables/{table}/socket?wire=999", hall.address());
    let (mut socket, _) = tungstenite::client(url, stream).expect("let in");
    let welcome = socket.read().expect("a welcome").to_text().expect("text").to_owned();
    assert!(welcome.contains(&format!("\"wire\":{}", wire::VERSION)));
    match socket.read().expect("a goodbye") {
        Message::Close(Some(frame)) => assert_eq!(u16::from(frame.code), 4001),
        other => panic!("{other:?}"),
    }
}
