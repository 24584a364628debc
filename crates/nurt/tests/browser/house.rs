//! What the tests run: a real server of its own, a real browser.

use std::cell::OnceCell;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

/// A server of one test, or the one that most tests share. Killed when it goes out of use.
pub struct Server {
    child: Child,
    pub url: String,
    _folder: Option<Folder>,
}

/// A folder that goes away.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        let name = format!("nurt-browser-{}-{}", std::process::id(), free_port());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Server {
    pub fn start() -> Self {
        let folder = Folder::new();
        let mut server = Self::start_at(&folder.0, "127.0.0.1:0");
        server._folder = Some(folder);
        server
    }

    /// A server on this folder and address: the same again after a kill.
    pub fn start_at(data: &Path, listen: &str) -> Self {
        // Another build can be looked at with these tests too.
        let binary = std::env::var_os("NURT_BINARY").unwrap_or_else(|| env!("CARGO_BIN_EXE_nurt").into());
        let mut child = Command::new(binary)
            .args(["serve", "--no-open", "--listen", listen, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        out.read_line(&mut line).expect("its first line");
        let Some(url) = line.trim().strip_prefix("listening on ").map(str::to_owned) else {
            let mut why = String::new();
            let _ = child.stderr.take().map(|mut err| err.read_to_string(&mut why));
            panic!("the server said \"{line}\" instead of where it listens: {why}");
        };
        // Its logs are read away, so that it never waits for us.
        let mut err = child.stderr.take().expect("its log");
        std::thread::spawn(move || {
            let mut log = Vec::new();
            let _ = err.read_to_end(&mut log);
            if std::env::var_os("NURT_SHOW_LOG").is_some() {
                eprintln!("{}", String::from_utf8_lossy(&log));
            }
        });
        Self { child, url: url.trim_end_matches('/').to_owned(), _folder: None }
    }

    pub fn address(&self) -> &str {
        self.url.trim_start_matches("http://")
    }

    /// As if the power went.
    pub fn kill(&mut self) {
        // `Child::kill` is SIGKILL.
        self.child.kill().expect("it was running");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Every test with a browser is in it; one that measures time has it for itself.
static HOUSE: RwLock<()> = RwLock::new(());

/// How a test is in the house. The guard is all that matters.
enum Place {
    Among(#[expect(dead_code)] RwLockReadGuard<'static, ()>),
    Alone(#[expect(dead_code)] RwLockWriteGuard<'static, ()>),
}

thread_local! {
    /// A test runs on a thread of its own and is in the house until that ends.
    static PLACE: OnceCell<Place> = const { OnceCell::new() };
}

/// Waits until all other tests are out, and keeps them out; to be called before the first browser is opened.
pub fn alone() {
    let take = || Place::Alone(HOUSE.write().unwrap_or_else(PoisonError::into_inner));
    PLACE.with(|place| _ = place.get_or_init(take));
}

/// The driver that all tests share, and the shell that ends it with this process: statics are not dropped.
struct Driver {
    url: String,
    _driver: Child,
    _watch: Child,
}

/// Where browsers come from, for a test that is in the house.
pub fn driver() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    let take = || Place::Among(HOUSE.read().unwrap_or_else(PoisonError::into_inner));
    PLACE.with(|place| _ = place.get_or_init(take));
    &DRIVER.get_or_init(start_driver).url
}

fn start_driver() -> Driver {
    let port = free_port();
    let quiet = |command: &mut Command| command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let driver = quiet(Command::new("chromedriver").arg(format!("--port={port}")))
        .expect("chromedriver is needed: apt-get install chromium chromium-driver");
    let script = format!(
        "while kill -0 {} 2>/dev/null; do sleep 0.5; done; kill {} 2>/dev/null",
        std::process::id(),
        driver.id()
    );
    let watch = quiet(Command::new("sh").args(["-c", &script])).expect("a shell");
    for _ in 0..200 {
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Driver { url: format!("http://127.0.0.1:{port}"), _driver: driver, _watch: watch }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its address").port()
}

/// Where pictures of every screen go, for people to look at.
pub fn pictures() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../screens");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}
