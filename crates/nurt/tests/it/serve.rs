//! A real server process: how it starts, how it ends, and that nothing acknowledged is lost when it is killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::{folder, nurt, run, text};

const PATIENCE: Duration = Duration::from_secs(30);

struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(data: &Path) -> Self {
        let data = data.display().to_string();
        let args = ["serve", "--listen", "127.0.0.1:0", "--no-open", "--no-limits", "--log-level", "warn", "--data"];
        let mut command = nurt(&[&args[..], &[data.as_str()]].concat());
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("it runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("listening on http://").expect("the first line").to_owned();
        Self { child, address }
    }

    /// As `kill -9` does it.
    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    fn post(&self, path: &str, cookie: Option<&str>, body: &Value) -> (String, Value) {
        let mut stream = TcpStream::connect(&self.address).expect("connected");
        let (body, cookie) =
            (body.to_string(), cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default());
        let head = format!("POST /api/v1/{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let rest = format!("{cookie}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all((head + &rest).as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let cookie =
            head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).unwrap_or_default();
        (cookie.to_owned(), serde_json::from_str(body).expect("JSON"))
    }

    /// A table for one against a bot; gives the cookie and the table.
    fn table(&self) -> (String, String) {
        let plan = json!({ "game": "waterway", "chairs": [{ "who": "mine" }, { "who": "bot", "level": "random" }] });
        let (cookie, opened) = self.post("tables", None, &plan);
        (cookie, opened["table"].as_str().expect("an id").to_owned())
    }

    /// Opens the socket of a table; gives it and the welcome.
    fn join(&self, table: &str, cookie: &str) -> (Line, Value) {
        let url = format!("ws://{}/api/v1/tables/{table}/socket?wire=1", self.address);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = TcpStream::connect(&self.address).expect("connected");
        stream.set_read_timeout(Some(PATIENCE)).expect("set");
        let (socket, _) = tungstenite::client::client(request, stream).expect("let in");
        let mut line = Line(socket);
        let welcome = line.next().expect("a welcome");
        assert_eq!(welcome["is"], "welcome");
        (line, welcome)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Line(WebSocket<TcpStream>);

impl Line {
    /// The next message, or nothing if the server is gone.
    fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.read().ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn says(&mut self, ask: &Value) -> bool {
        self.0.send(Message::text(ask.to_string())).is_ok()
    }

    fn until(&mut self, is: &str) -> Option<Value> {
        loop {
            let told = self.next()?;
            if told["is"] == is {
                return Some(told);
            }
        }
    }
}

/// One who plays, and what they know of their game.
struct Player {
    table: String,
    cookie: String,
    update: Value,
    /// Moves that were acknowledged.
    acknowledged: u64,
    /// The message that was not answered.
    pending: Option<Value>,
}

impl Player {
    fn new(server: &Served) -> Self {
        let (cookie, table) = server.table();
        Self { table, cookie, update: Value::Null, acknowledged: 0, pending: None }
    }

    /// Comes (back) to the table: everything that was acknowledged is there.
    fn join(&mut self, server: &Served) -> Line {
        let (line, welcome) = server.join(&self.table, &self.cookie);
        let steps = own_steps(&welcome["update"]);
        let most = self.acknowledged + u64::from(self.pending.is_some());
        assert!((self.acknowledged..=most).contains(&steps), "{steps} steps, {} acknowledged", self.acknowledged);
        let told = self.update["steps"].as_u64().unwrap_or(0);
        assert!(welcome["update"]["steps"].as_u64() >= Some(told), "what was told has happened");
        self.update = welcome["update"].clone();
        line
    }

    /// Waits until it is one's turn; `None` when the game is over or the server gone.
    fn wait(&mut self, line: &mut Line) -> Option<()> {
        while self.update["legal"].as_array().is_none_or(Vec::is_empty) {
            if self.update.get("ended").is_some() {
                return None;
            }
            self.update = line.until("update")?;
        }
        Some(())
    }

    /// Plays the first legal action, or sends again what was not answered.
    fn act(&mut self, line: &mut Line) -> Option<()> {
        let act = match self.pending.take() {
            Some(again) => again,
            None => {
                self.wait(line)?;
                let (id, seq, action) = (self.acknowledged, &self.update["seq"], &self.update["legal"][0]);
                json!({ "do": "act", "id": id, "seat": 0, "seq": seq, "action": action })
            }
        };
        self.pending = Some(act.clone());
        line.says(&act);
        line.until("done")?;
        self.pending = None;
        self.acknowledged += 1;
        line.says(&json!({ "do": "since", "seq": 0 }));
        self.update = line.until("update")?;
        while own_steps(&self.update) < self.acknowledged {
            self.update = line.until("update")?;
        }
        Some(())
    }
}

/// How many steps of the seat an update from the beginning tells of.
fn own_steps(update: &Value) -> u64 {
    let news = update["news"].as_array().expect("news").iter();
    let steps: std::collections::BTreeSet<_> =
        news.filter(|news| news["seat"] == 0).map(|news| news["step"].as_u64()).collect();
    steps.len() as u64
}

fn data(name: &str) -> PathBuf {
    let folder = folder("served").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn killed_between_moves_it_goes_on_where_it_was() {
    let folder = data("between");
    let mut server = Served::start(&folder);
    let mut player = Player::new(&server);
    for _ in 0..3 {
        let mut line = player.join(&server);
        for _ in 0..3 {
            player.act(&mut line).expect("a move");
        }
        server.kill();
        server = Served::start(&folder);
    }
    assert_eq!(player.acknowledged, 9);
    player.join(&server);
}

#[test]
fn killed_in_a_burst_it_has_everything_that_was_acknowledged() {
    let folder = data("burst");
    let server = Served::start(&folder);
    let mut players: Vec<Player> = (0..16).map(|_| Player::new(&server)).collect();
    std::thread::scope(|scope| {
        for player in &mut players {
            let server = &server;
            scope.spawn(move || {
                let mut line = player.join(server);
                while player.act(&mut line).is_some() {}
            });
        }
        std::thread::sleep(Duration::from_millis(800));
        // Through the system, because the players still use it.
        let pid = server.child.id().to_string();
        assert!(Command::new("kill").args(["-9", &pid]).status().expect("kill runs").success());
    });
    server.kill();
    let acknowledged: u64 = players.iter().map(|player| player.acknowledged).sum();
    assert!(acknowledged > 20, "only {acknowledged} moves make no burst");
    let server = Served::start(&folder);
    for player in &mut players {
        let mut line = player.join(&server);
        let (pending, before) = (player.pending.is_some(), player.acknowledged);
        // A game that has ended meanwhile takes no more moves.
        if player.act(&mut line).is_some() {
            assert_eq!(own_steps(&player.update), before + 1, "played once (pending: {pending})");
        }
    }
}

#[test]
fn it_ends_well_when_it_is_told_to() {
    let mut server = Served::start(&data("ends"));
    let (cookie, table) = server.table();
    let (mut line, _) = server.join(&table, &cookie);
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
    assert!(line.until("closing").is_some(), "it says goodbye");
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_port_or_a_folder_that_is_taken_is_named() {
    let folder = data("taken");
    let server = Served::start(&folder);
    let other = data("other").display().to_string();
    let busy = run(&["serve", "--listen", &server.address, "--no-open", "--log-level", "off", "--data", &other]);
    assert_eq!((busy.status.code(), text(&busy.stdout).as_str()), (Some(1), ""));
    assert!(text(&busy.stderr).contains("taken") && text(&busy.stderr).contains("--listen"), "{}", text(&busy.stderr));
    let folder = folder.display().to_string();
    let busy = run(&["serve", "--listen", "127.0.0.1:0", "--no-open", "--log-level", "off", "--data", &folder]);
    assert_eq!(busy.status.code(), Some(1));
    assert!(text(&busy.stderr).contains("another nurt"), "{}", text(&busy.stderr));
}

#[test]
fn a_backup_is_taken_while_it_runs_and_put_back() {
    let folder = data("kept");
    let server = Served::start(&folder);
    let mut player = Player::new(&server);
    let mut line = player.join(&server);
    player.act(&mut line).expect("a move");
    let copy = folder.with_extension("copy").display().to_string();
    let _ = std::fs::remove_file(&copy);
    let data = folder.display().to_string();
    let said = |args: &[&str]| {
        let output = run(args);
        (output.status.code(), text(&output.stderr))
    };
    assert_eq!(said(&["backup", &copy, "--data", &data]), (Some(0), String::new()));
    let (code, why) = said(&["backup", &copy, "--data", &data]);
    assert!(code == Some(2) && why.contains("--force"), "{why}");
    let (code, why) = said(&["restore", &copy, "--data", &data, "--force"]);
    assert!(code == Some(1) && why.contains("another nurt"), "{why}");
    server.kill();
    let (code, why) = said(&["restore", &copy, "--data", &data]);
    assert!(code == Some(2) && why.contains("--force"), "{why}");
    assert_eq!(said(&["restore", &copy, "--data", &data, "--force"]), (Some(0), String::new()));
    let server = Served::start(&folder);
    player.join(&server);
    let (code, why) = said(&["restore", "/etc/hostname", "--data", &data, "--force"]);
    assert!(code == Some(1) && why.contains("SQLite"), "{why}");
    let (code, why) = said(&["restore", "/nowhere", "--data", &data, "--force"]);
    assert!(code == Some(2) && why.contains("/nowhere"), "{why}");
}

#[test]
fn load_measures() {
    let output = run(&["load", "--tables", "3", "--seconds", "1", "--sockets-per-table", "3", "--json"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_str(&text(&output.stdout)).expect("JSON");
    assert_eq!((&report["tables"], &report["sockets"], &report["lost_sockets"]), (&json!(3), &json!(9), &json!(0)));
    for field in ["moves_per_s", "stored_per_s", "p50_ms", "p99_ms"] {
        assert!(report[field].as_f64().is_some_and(|number| number > 0.0), "{field}: {report}");
    }
    assert_eq!(run(&["load", "--tables", "0"]).status.code(), Some(2));
    assert_eq!(run(&["load", "--seconds", "-1"]).status.code(), Some(2));
}
