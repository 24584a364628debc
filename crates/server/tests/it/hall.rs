//! A real server on a real port with a file of its own, and people who come to it: plain blocking code.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use notation::{Value, json};
use server::{Config, Limits, NoPage, Server};
use sha2::{Digest, Sha256};
use store::{NewTable, Sqlite, State, Store, Summary};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// How long anything may take before a test has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server with its data folder.
pub struct Hall {
    folder: tempfile::TempDir,
    runtime: tokio::runtime::Runtime,
    server: Option<Server>,
    address: SocketAddr,
    config: Config,
}

impl Hall {
    pub fn open() -> Self {
        Self::with(|config| config.limits = Limits::none())
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("data"));
        change(&mut config);
        let mut hall = Self { folder, runtime, server: None, address: config.listen, config };
        hall.start();
        hall
    }

    fn start(&mut self) {
        let server = self.runtime.block_on(Server::start(self.config.clone(), Box::new(NoPage))).expect("it starts");
        self.address = server.address();
        self.server = Some(server);
    }

    /// Closes the server in good order.
    pub fn close(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.close());
        }
    }

    pub fn restart(&mut self) {
        self.close();
        self.start();
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn data(&self) -> &Path {
        &self.config.data
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Writes into the store while no server runs.
    pub fn prepare(&mut self, tables: &[(&str, Value)]) {
        self.close();
        self.runtime.block_on(async {
            let store = Sqlite::open(&self.config.data).await.expect("opened");
            for (id, opening) in tables {
                let summary =
                    Summary { state: State::Waiting, public: false, info: "{}".into(), sitters: None, changed_ms: 0 };
                let opening = opening.to_string();
                let table = NewTable { id: (*id).to_owned(), opening, opened_ms: 0, summary, entries: Vec::new() };
                store.open_table(table).await.expect("written");
            }
            store.close().await.expect("closed");
        });
        self.start();
    }

    /// What the store holds, as one text.
    pub fn everything(&mut self) -> Vec<u8> {
        self.close();
        let bytes = std::fs::read(self.config.data.join("nurt.db")).expect("the file");
        self.start();
        bytes
    }

    pub fn guest(&self) -> Guest {
        Guest { address: self.address, cookie: None }
    }

    pub fn metric(&self, name: &str) -> f64 {
        let text = self.guest().get("/metrics").text();
        let line = text.lines().find(|line| line.starts_with(&format!("{name} "))).expect("it is counted");
        line.rsplit(' ').next().expect("a value").parse().expect("a number")
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.close();
    }
}

/// An answer over plain HTTP.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("UTF-8")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub fn header(&self, wanted: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find_map(|(name, value)| name.eq_ignore_ascii_case(wanted).then(|| value.trim()))
    }

    /// The code of an error.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().expect("a code").to_owned()
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Guest {
    address: SocketAddr,
    pub cookie: Option<String>,
}

impl Guest {
    pub fn get(&self, path: &str) -> Answer {
        self.clone().send("GET", path, &[], "")
    }

    pub fn api(&self, path: &str) -> Value {
        let answer = self.get(&format!("/api/v1/{path}"));
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        answer.json()
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", &format!("/api/v1/{path}"), &[("content-type", "application/json")], &body.to_string())
    }

    pub fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.send("PUT", &format!("/api/v1/{path}"), &[("content-type", "application/json")], &body.to_string())
    }

    /// Opens a table; gives its id.
    pub fn opens(&mut self, plan: &Value) -> String {
        let answer = self.post("tables", plan);
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["table"].as_str().expect("an id").to_owned()
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("connected");
        stream.set_read_timeout(Some(PATIENCE)).expect("set");
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if headers.iter().all(|(name, _)| *name != "host") {
            head += &format!("host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: {cookie}\r\n");
        }
        head += &format!("content-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(head.as_bytes()).expect("sent");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("answered");
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("ASCII");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let answer = Answer { status, head, body: bytes[end + 4..].to_vec() };
        self.keep(answer.header("set-cookie"));
        answer
    }

    fn keep(&mut self, set: Option<&str>) {
        if let Some(cookie) = set.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
    }

    /// Tries to open the socket of a table; gives the status of a refusal.
    pub fn knocks(&mut self, table: &str, headers: &[(&'static str, &str)]) -> Result<Line, u16> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket?wire={}", self.address, wire::VERSION);
        let mut request = url.into_client_request().expect("a request");
        let cookie = self.cookie.iter().map(|cookie| ("cookie", cookie.as_str()));
        for (name, value) in cookie.chain(headers.iter().copied()) {
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        let stream = TcpStream::connect(self.address).expect("connected");
        stream.set_read_timeout(Some(PATIENCE)).expect("set");
        stream.set_nodelay(true).expect("set");
        match tungstenite::client::client(request, stream) {
            Ok((socket, response)) => {
                let set = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
                self.keep(set);
                Ok(Line { socket, last_id: 0 })
            }
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens the socket of a table and reads the welcome.
    pub fn joins(&mut self, table: &str) -> (Line, Value) {
        let mut line = self.knocks(table, &[]).expect("let in");
        let welcome = line.next();
        assert_eq!(welcome["is"], "welcome", "{welcome}");
        (line, welcome)
    }
}

/// One's socket to a table.
pub struct Line {
    pub socket: WebSocket<TcpStream>,
    last_id: u64,
}

impl Line {
    pub fn says(&mut self, text: &str) {
        self.socket.send(Message::text(text)).expect("sent");
    }

    /// Sends a message with a fresh number; gives the number.
    pub fn asks(&mut self, mut ask: Value) -> u64 {
        self.last_id += 1;
        ask["id"] = self.last_id.into();
        self.says(&ask.to_string());
        self.last_id
    }

    pub fn acts(&mut self, seat: u64, seq: u64, action: &str) -> u64 {
        self.asks(json!({ "do": "act", "seat": seat, "seq": seq, "action": action }))
    }

    /// The next message of the table as it came over the wire; `None` when it has closed the line.
    pub fn text(&mut self) -> Option<String> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) => return None,
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
                {
                    panic!("nothing came")
                }
                Err(_) => return None,
            }
        }
    }

    pub fn next(&mut self) -> Value {
        let text = self.text().expect("the line is open");
        serde_json::from_str(&text).expect("JSON")
    }

    /// The next message of this kind; others are passed over.
    pub fn until(&mut self, is: &str) -> Value {
        loop {
            let told = self.next();
            if told["is"] == is {
                return told;
            }
        }
    }

    /// The answer to the message with this number.
    pub fn answer(&mut self, id: u64) -> Value {
        loop {
            let told = self.next();
            if told["id"] == id {
                return told;
            }
        }
    }

    /// The next update with at least this number.
    pub fn update(&mut self, seq: u64) -> Value {
        loop {
            let told = self.until("update");
            if told["seq"].as_u64().expect("a number") >= seq {
                return told;
            }
        }
    }
}

/// Chairs for so many strangers.
pub fn open_chairs(count: usize) -> Value {
    vec![json!({ "who": "open" }); count].into()
}

/// A guest who sits at a table, and the message that said so.
pub fn sits(hall: &Hall, table: &str, seat: u64, name: &str) -> (Guest, Line) {
    let mut guest = hall.guest();
    let (mut line, _) = guest.joins(table);
    let id = line.asks(json!({ "do": "sit", "seat": seat, "name": name }));
    assert_eq!(line.answer(id)["is"], "done");
    (guest, line)
}

pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
