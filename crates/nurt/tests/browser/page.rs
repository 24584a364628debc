//! A browser window and what a person does in it.

use std::time::{Duration, Instant};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use serde_json::{Value, json};

use crate::house;

const AXE: &str = include_str!("axe.min.js");
/// Nothing on a page takes longer, bots included.
const PATIENCE: Duration = Duration::from_secs(30);

/// What kind of device it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    Desktop,
    Phone,
}

impl Device {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Desktop => "desktop",
            Self::Phone => "phone",
        }
    }
}

pub struct Page {
    pub client: Client,
    pub base: String,
    pub device: Device,
}

/// A command that chromedriver has beyond the standard.
#[derive(Debug)]
struct Cdp {
    name: &'static str,
    args: Value,
}

impl WebDriverCompatibleCommand for Cdp {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.name, "params": self.args }).to_string()))
    }
}

impl Page {
    /// A new browser with a profile of its own, in English and without motion unless a test says otherwise.
    pub async fn open(base: &str, device: Device) -> Self {
        let mut options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
                "--disable-background-networking", "--force-prefers-reduced-motion", "--lang=en-GB",
                "--window-size=1440,900"
            ],
            "prefs": { "intl.accept_languages": "en-GB" }
        });
        if device == Device::Phone {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true } });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".into(), options);
        capabilities.insert("goog:loggingPrefs".into(), json!({ "browser": "ALL" }));
        let connector = hyper_util::client::legacy::connect::HttpConnector::new();
        let client = ClientBuilder::new(connector)
            .capabilities(capabilities)
            .connect(house::driver())
            .await
            .expect("a browser: apt-get install chromium chromium-driver");
        let page = Self { client, base: base.to_owned(), device };
        if device == Device::Desktop {
            page.cdp(
                "Emulation.setDeviceMetricsOverride",
                json!({ "width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false }),
            )
            .await;
        }
        page
    }

    pub async fn cdp(&self, name: &'static str, args: Value) -> Value {
        self.client.issue_cmd(Cdp { name, args }).await.expect("the browser obeys")
    }

    /// Goes to a path of the page and waits until it can be used.
    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.base)).await.expect("the page opens");
        self.ready().await;
    }

    pub async fn ready(&self) {
        self.until("the page is ready", "return document.documentElement.dataset.ready === '1'").await;
    }

    pub async fn js(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    pub async fn js_with(&self, script: &str, args: Vec<Value>) -> Value {
        self.client.execute(script, args).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script says yes, or has something to show.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let begin = Instant::now();
        loop {
            // While a page loads there may be nothing to ask.
            let answer = self.client.execute(script, Vec::new()).await.unwrap_or(Value::Null);
            let is_nothing = match &answer {
                Value::Array(found) => found.is_empty(),
                other => matches!(other, Value::Null | Value::Bool(false)),
            };
            if !is_nothing {
                return answer;
            }
            if begin.elapsed() > PATIENCE {
                self.shoot("stuck").await;
                let text = self.js("return document.body.innerText").await;
                panic!("waited in vain until {what}; the page says:\n{}", text.as_str().unwrap_or_default());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Where the middle of an element is in the window, once it is in sight.
    async fn middle(&self, css: &str) -> (f64, f64) {
        let at = self
            .until(
                &format!("{css} is there"),
                &format!(
                    "const e = document.querySelector({}); if (!e) return null;
                     const inside = r => r.width > 0 && r.top >= 0 && r.bottom <= innerHeight;
                     let r = e.getBoundingClientRect();
                     if (!inside(r)) {{ e.scrollIntoView({{block: 'center', inline: 'center'}}); r = e.getBoundingClientRect(); }}
                     return r.width > 0 ? [r.left + r.width / 2, r.top + r.height / 2] : null",
                    json!(css)
                ),
            )
            .await;
        (at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0))
    }

    /// Presses an element: with the mouse, or with a finger on a phone.
    pub async fn press(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        self.press_at(x, y).await;
    }

    pub async fn press_at(&self, x: f64, y: f64) {
        match self.device {
            Device::Desktop => {
                for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
                    let button = if kind == "mouseMoved" { "none" } else { "left" };
                    let args =
                        json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
                    self.cdp("Input.dispatchMouseEvent", args).await;
                }
            }
            Device::Phone => {
                let point = json!([{ "x": x, "y": y }]);
                self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": point })).await;
                self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
            }
        }
    }

    pub async fn press_test(&self, name: &str) {
        self.press(&format!("[data-test=\"{name}\"]")).await;
    }

    /// Presses a key of the keyboard: `Tab`, `Enter`, `ArrowRight`, `Escape`.
    pub async fn key(&self, key: &str) {
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Tab" => (9, ""),
            "Escape" => (27, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            " " => (32, " "),
            _ => (0, ""),
        };
        let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        let args = json!({ "type": down, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
        self.cdp("Input.dispatchKeyEvent", args).await;
        let args = json!({ "type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code });
        self.cdp("Input.dispatchKeyEvent", args).await;
    }

    pub async fn count(&self, css: &str) -> u64 {
        self.js_with("return document.querySelectorAll(arguments[0]).length", vec![json!(css)])
            .await
            .as_u64()
            .unwrap_or(0)
    }

    /// A picture of what is to be seen now.
    pub async fn shoot(&self, name: &str) {
        let picture = self.client.screenshot().await.expect("a picture");
        let file = house::pictures().join(format!("{name}-{}.png", self.device.name()));
        std::fs::write(&file, picture).expect("the picture is written");
    }

    /// The automatic accessibility rules; all that they find is wrong.
    pub async fn accessible(&self, screen: &str) {
        self.js(&format!("if (!window.axe) {{ {AXE} }}; return 1")).await;
        let script = "const done = arguments[arguments.length - 1];
            axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                // Still an experiment: it takes numbers drawn on a board for words on a button.
                rules: { 'label-content-name-mismatch': { enabled: false } } })
               .then(r => done(r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))))
               .catch(e => done(['axe: ' + e]))";
        let found = self.client.execute_async(script, Vec::new()).await.expect("the rules run");
        assert_eq!(found, json!([]), "{screen} on {}: {found:#}", self.device.name());
    }

    /// No text is missing, nothing is wider than the window.
    pub async fn whole(&self, screen: &str) {
        let text = self.js("return document.body.innerText + [...document.querySelectorAll('[aria-label],title')].map(e => e.getAttribute('aria-label') || e.textContent).join(' ')").await;
        let text = text.as_str().unwrap_or_default();
        assert!(!text.contains('‹'), "{screen}: a text is missing: {}", around(text, '‹'));
        let wide = self.js("return document.documentElement.scrollWidth - innerWidth").await;
        assert!(wide.as_i64().unwrap_or(0) <= 0, "{screen} on {} is {wide} pixels too wide", self.device.name());
    }

    /// What the browser complained about.
    pub async fn complaints(&self) -> Vec<String> {
        #[derive(Debug)]
        struct Log;
        impl WebDriverCompatibleCommand for Log {
            fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
                base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
            }
            fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
                (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
            }
        }
        let log = self.client.issue_cmd(Log).await.expect("the log");
        let lines = log.as_array().cloned().unwrap_or_default();
        let severe = lines.iter().filter(|line| line["level"] == "SEVERE");
        severe.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    pub async fn close(self) {
        let _ = self.client.close().await;
    }
}

fn around(text: &str, mark: char) -> String {
    let at = text.find(mark).unwrap_or(0);
    text[at..].chars().take(60).collect()
}
