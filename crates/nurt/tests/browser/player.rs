//! Plays any game by what is to be seen: touches what may be touched. No code of a game.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::page::Page;

/// What a player uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// The mouse, or a finger on a phone.
    Pointer,
    Keyboard,
}

/// Where the game stands for the one who sits before this page.
pub const LOOK: &str = "
    const by = n => document.querySelector(`[data-test=\"${n}\"]`);
    if (by('end')) return ['over'];
    if (by('curtain-open')) return ['curtain'];
    const table = by('table');
    if (!table) return ['wait'];
    if (table.dataset.over === 'true') return ['over'];
    const confirm = by('confirm');
    if (confirm && !confirm.disabled && confirm.offsetParent) return ['confirm', table.dataset.seq];
    const keys = css => [...new Set([...document.querySelectorAll(css)].map(e => e.dataset.key))];
    const target = keys('.board .nodes [data-key].is-target');
    if (target.length) return ['target', table.dataset.seq, target];
    const can = keys('.board .nodes [data-key].is-can');
    if (can.length) return ['can', table.dataset.seq, can];
    return ['wait', table.dataset.seq]";

/// A point where a press meets this key and nothing that lies over it.
const POINT: &str = "
    const key = arguments[0];
    const all = [...document.querySelectorAll('.board .nodes [data-key]')].filter(e => e.dataset.key === key);
    for (const e of all) { const r = e.getBoundingClientRect();
        if (r.width && (r.top < 0 || r.bottom > innerHeight)) { e.scrollIntoView({block: 'center'}); break; } }
    for (const e of all) {
        const r = e.getBoundingClientRect();
        for (const [u, v] of [[.5,.5],[.5,.75],[.5,.3],[.3,.6],[.7,.6],[.25,.35],[.75,.35],[.5,.9],[.15,.5],[.85,.5],[.5,.12]]) {
            const x = r.left + u * r.width, y = r.top + v * r.height;
            const hit = document.elementFromPoint(x, y)?.closest('[data-key]');
            if (hit && hit.dataset.key === key) return [x, y];
        }
    }
    return null";

/// Numbers that look random and are the same every time.
pub struct Whim(u64);

impl Whim {
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % count.max(1)
    }
}

pub enum Did {
    /// A decision was made, or part of one.
    Something,
    /// Others have to decide.
    Nothing,
    Over,
}

/// Does the next thing there is to do.
pub async fn act(page: &Page, hands: Hands, whim: &mut Whim) -> Did {
    let seen = page.js(LOOK).await;
    let keys = |seen: &Value| -> Vec<String> {
        seen[2].as_array().into_iter().flatten().filter_map(|key| key.as_str().map(str::to_owned)).collect()
    };
    match seen[0].as_str() {
        Some("over") => Did::Over,
        Some("curtain") => {
            page.press_test("curtain-open").await;
            Did::Something
        }
        Some("confirm") => {
            let before = seen[1].as_str().unwrap_or_default().to_owned();
            match hands {
                Hands::Pointer => page.press_test("confirm").await,
                Hands::Keyboard => confirm_by_keyboard(page).await,
            }
            let moved = format!(
                "const t = document.querySelector('[data-test=\"table\"]'); return !t || t.dataset.seq !== {}",
                json!(before)
            );
            page.until("the move is made", &moved).await;
            Did::Something
        }
        Some("target" | "can") => {
            let mut keys = keys(&seen);
            let key = keys.remove(whim.below(keys.len()));
            match hands {
                Hands::Pointer => touch_any(page, key, keys).await,
                Hands::Keyboard => reach_by_keyboard(page, whim).await,
            }
            Did::Something
        }
        _ => Did::Nothing,
    }
}

async fn touch_any(page: &Page, first: String, others: Vec<String>) {
    for key in std::iter::once(first.clone()).chain(others) {
        let at = page.js_with(POINT, vec![json!(key)]).await;
        if let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) {
            page.press_at(x, y).await;
            return;
        }
    }
    page.shoot("out-of-reach").await;
    panic!("nothing that may be touched can be pressed: {first}");
}

/// Goes over the board by Tab and arrows until something that may be touched has the focus, and takes it.
async fn reach_by_keyboard(page: &Page, whim: &mut Whim) {
    const FOCUS: &str = "
        const e = document.activeElement;
        if (!e || !e.closest('.board')) return 'outside';
        const key = e.dataset.key;
        const live = [...document.querySelectorAll('.board .nodes .is-can, .board .nodes .is-target')].some(o => o.dataset.key === key);
        return live ? 'live' : 'dead'";
    let mut met = 0;
    for _ in 0..200 {
        let is_live = page.js(FOCUS).await == json!("live");
        met += usize::from(is_live);
        if is_live && (whim.below(3) == 0 || met > 4) {
            return page.key("Enter").await;
        }
        // Tab goes from one thing that may be touched to the next; arrows go over the whole board.
        let arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
        let key = if is_live && whim.below(4) == 0 { arrows[whim.below(4)] } else { "Tab" };
        page.key(key).await;
    }
    page.shoot("keyboard-lost").await;
    panic!("Tab and arrows found nothing that may be touched in 200 presses");
}

async fn confirm_by_keyboard(page: &Page) {
    const FOCUS: &str = "
        const e = document.querySelector('[data-test=\"confirm\"]');
        return !e || e.disabled ? 'gone' : document.activeElement === e";
    for _ in 0..250 {
        let here = page.js(FOCUS).await;
        if here == json!(true) {
            return page.key("Enter").await;
        }
        // What is no decision is done by itself.
        if here == json!("gone") {
            return;
        }
        page.key("Tab").await;
    }
    page.shoot("keyboard-lost").await;
    panic!("Tab never comes to the button that confirms");
}

/// Plays on one page until the game is over; others at the table act on their own.
pub async fn to_the_end(page: &Page, hands: Hands, seed: u64) {
    let mut whim = Whim::new(seed);
    let (mut touches, mut quiet) = (0, Instant::now());
    while touches < 6000 && quiet.elapsed() < Duration::from_secs(60) {
        match act(page, hands, &mut whim).await {
            Did::Over => return,
            Did::Something => (touches, quiet) = (touches + 1, Instant::now()),
            Did::Nothing => tokio::time::sleep(Duration::from_millis(25)).await,
        }
    }
    page.shoot("endless").await;
    panic!("the game does not end: {touches} touches, the last one {} s ago", quiet.elapsed().as_secs());
}

/// Plays until the device is to be passed on.
pub async fn to_the_curtain(page: &Page, hands: Hands, seed: u64) {
    let mut whim = Whim::new(seed);
    for _ in 0..400 {
        if page.js(LOOK).await[0] == json!("curtain") {
            return;
        }
        if matches!(act(page, hands, &mut whim).await, Did::Nothing) {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    page.shoot("no-curtain").await;
    panic!("no curtain falls between two people");
}

/// Plays so many decisions of one's own, and says whether the game goes on after them.
pub async fn some(page: &Page, hands: Hands, seed: u64, decisions: usize) -> bool {
    let mut whim = Whim::new(seed);
    let mut made = 0;
    for _ in 0..6000 {
        let confirms = page.js(LOOK).await[0] == json!("confirm");
        match act(page, hands, &mut whim).await {
            Did::Over => return false,
            Did::Something => made += usize::from(confirms),
            Did::Nothing => tokio::time::sleep(Duration::from_millis(25)).await,
        }
        if made >= decisions {
            break;
        }
    }
    page.js(LOOK).await[0] != json!("over")
}

/// Starts a game by the one tap of the first screen.
pub async fn play_now(page: &Page, slug: &str) {
    page.go("/").await;
    page.press_test(&format!("play-now-{slug}")).await;
    page.until(
        "the table is there",
        "return document.querySelector('[data-test=\"table\"] .board .nodes [data-key]') !== null",
    )
    .await;
}

/// A game against bots that has gone so many decisions and still goes on: bots can end one early, then there is another.
pub async fn mid_game(page: &Page, slug: &str, seed: u64, decisions: usize) {
    for again in 0..8 {
        play_now(page, slug).await;
        // A moment later the bots have answered, and it may be over after all.
        if some(page, Hands::Pointer, seed + again, decisions).await && mine(page).await {
            return;
        }
    }
    panic!("{slug} is over before {decisions} decisions, time and again");
}

/// Waits until one has to decide, or the game is over.
async fn mine(page: &Page) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(30) {
        match page.js(LOOK).await[0].as_str() {
            Some("over") => return false,
            Some("wait") | None => tokio::time::sleep(Duration::from_millis(25)).await,
            _ => return true,
        }
    }
    panic!("neither one's turn nor the end");
}
