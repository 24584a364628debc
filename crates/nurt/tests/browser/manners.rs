//! What people do at a table besides playing: drag and zoom, change their mind, leave, give up.

use std::time::Duration;

use serde_json::json;

use crate::house::Server;
use crate::online::{gather, play_together};
use crate::page::{Device, Page};
use crate::player::{self, Did, Hands, Whim};

const SEQ: &str = "return Number(document.querySelector('[data-test=\"table\"]')?.dataset.seq ?? -1)";
/// A piece that can be touched, and where a touch of it meets it.
const PIECE: &str = "
    for (const e of document.querySelectorAll('.board .nodes .is-can')) {
        const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
        const hit = document.elementFromPoint(x, y)?.closest('[data-key]');
        if (hit && hit.dataset.key === e.dataset.key) return [x, y];
    }
    return null";

/// What the picture shows, whatever the order in which it was written.
const PICTURE: &str = "
    const look = e => e.tagName + [...e.attributes].filter(a => !['tabindex', 'data-next'].includes(a.name))
        .map(a => a.name + '=' + a.value).sort().join() + (e.children.length ? '' : e.textContent);
    const picture = [...document.querySelectorAll('.board .nodes *')].map(look).join(';');";

/// Whether the picture is another one than the one that was kept.
const CHANGED: &str = "return picture !== window.kept";

async fn number(page: &Page, script: &str) -> i64 {
    page.js(script).await.as_i64().unwrap_or(-1)
}

/// A piece is taken by the mouse, carried to a place that lights up, and let go there: the move is made.
#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_dragged() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Desktop).await;
    page.go("/").await;
    page.press_test("play-now-crabs").await;
    let at = page.until("something can be moved", PIECE).await;
    let before = number(&page, SEQ).await;
    let mouse = async |kind: &str, x: f64, y: f64| {
        let buttons = i32::from(kind != "mouseReleased");
        let args = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
        page.cdp("Input.dispatchMouseEvent", args).await;
    };
    let (x, y) = (at[0].as_f64().expect("a place"), at[1].as_f64().expect("a place"));
    mouse("mousePressed", x, y).await;
    mouse("mouseMoved", x + 12.0, y + 4.0).await;
    let to = page.until("a place lights up", &PIECE.replace(".is-can", ".is-target")).await;
    let (x, y) = (to[0].as_f64().expect("a place"), to[1].as_f64().expect("a place"));
    mouse("mouseMoved", x - 3.0, y).await;
    mouse("mouseMoved", x, y).await;
    mouse("mouseReleased", x, y).await;
    page.until("the move is made", &format!("{SEQ} > {before}")).await;
    page.close().await;
}

/// Two fingers make the board larger, and a button makes it whole again.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_pinched() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Phone).await;
    page.go("/").await;
    page.press_test("play-now-waterway").await;
    page.until("the board is there", PIECE).await;
    let frame = "return document.querySelector('.table .board').getAttribute('viewBox')";
    let whole = page.js(frame).await;
    let touch = async |kind: &str, apart: f64| {
        let points = json!([{ "x": 195.0 - apart, "y": 330.0, "id": 0 }, { "x": 195.0 + apart, "y": 330.0, "id": 1 }]);
        let points = if kind == "touchEnd" { json!([]) } else { points };
        page.cdp("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    };
    touch("touchStart", 20.0).await;
    for apart in [30.0, 45.0, 60.0, 80.0] {
        touch("touchMove", apart).await;
    }
    touch("touchEnd", 80.0).await;
    page.until("the board is larger", &format!("{frame} !== {whole}")).await;
    page.press_test("fit").await;
    page.until("the board is whole again", &format!("{frame} === {whole}")).await;
    page.close().await;
}

/// A tile turns with the key R, with the wheel and with a tap on its place, and only as the rules allow.
#[tokio::test(flavor = "multi_thread")]
async fn a_tile_is_turned() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Desktop).await;
    for _ in 0..8 {
        player::play_now(&page, "waterway").await;
        if turn_a_tile(&page).await {
            return page.close().await;
        }
    }
    panic!("no tile could be turned in eight games");
}

/// Lays one tile of the hand after the other where the first place lights up, and turns the first that fits in several ways.
async fn turn_a_tile(page: &Page) -> bool {
    // All of them, while none is chosen.
    const HAND: &str =
        "return [...document.querySelectorAll('.board .nodes [data-key^=\"hand-\"].is-can')].map(e => e.dataset.key)";
    // What others choose meanwhile would change the picture, too.
    const MINE: &str = "return document.querySelectorAll('[data-turn=\"true\"]').length === 1";
    let changed = format!("{PICTURE} {CHANGED}");
    page.until("the others have chosen", MINE).await;
    let hand = page.until("tiles are in the hand", HAND).await;
    for key in hand.as_array().into_iter().flatten().filter_map(|key| key.as_str()) {
        page.press(&format!(".board .nodes [data-key=\"{key}\"].is-can")).await;
        let at = page.until("a place lights up", &PIECE.replace(".is-can", "[data-key^=\"cell-\"].is-target")).await;
        let (x, y) = (at[0].as_f64().expect("a place"), at[1].as_f64().expect("a place"));
        page.press_at(x, y).await;
        page.until("it can be confirmed", "return !document.querySelector('[data-test=\"confirm\"]').disabled").await;
        let ways = page.count(".board .nodes [data-key^=\"turn-\"][data-next]").await;
        if ways < 2 {
            page.key("Escape").await;
            continue;
        }
        page.js(&format!("{PICTURE} window.kept = picture")).await;
        page.key("r").await;
        page.until("it has turned", &changed).await;
        for _ in 1..ways {
            page.press_at(x, y).await;
        }
        page.until("it has come round", &changed.replace("picture !==", "picture ===")).await;
        let wheel = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": 120 });
        page.cdp("Input.dispatchMouseEvent", wheel).await;
        page.until("the wheel turns it", &changed).await;
        return true;
    }
    false
}

/// What has been played can be taken back if the other one agrees, and not if not.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_by_consent() {
    let server = Server::start();
    let (ola, marco, guest) = gather(&server, "waterway").await;
    let pages = [&ola, &marco];
    play_together(pages, 10).await;
    // Whoever has just moved asks.
    let turn = "return document.querySelector('[data-test=\"seat-0\"]')?.dataset.turn === 'true'";
    let (asks, answers) = if ola.js(turn).await == json!(true) { (&marco, &ola) } else { (&ola, &marco) };
    for (button, goes_back) in [("decline", false), ("agree", true)] {
        let before = number(asks, SEQ).await;
        asks.press_test("tab-settings").await;
        asks.press_test("take-back").await;
        answers.press_test(button).await;
        asks.until("it is answered", "return document.querySelector('[data-test=\"request\"]') === null").await;
        if goes_back {
            asks.until(
                "the move is gone",
                &format!("return document.querySelectorAll('[data-turn=\"true\"]').length === 1 && {}", &SEQ[7..]),
            )
            .await;
        } else {
            assert_eq!(number(asks, SEQ).await, before, "nothing changes without consent");
        }
        asks.press_test("tab-log").await;
    }
    for page in [ola, marco, guest] {
        page.close().await;
    }
}

/// Somebody goes away: a bot plays for them until they are back.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in() {
    let server = Server::start();
    let (ola, marco, guest) = gather(&server, "waterway").await;
    play_together([&ola, &marco], 6).await;
    let path = marco.js("return location.pathname").await.as_str().unwrap_or_default().to_owned();
    marco.go("/").await;
    ola.press_test("stand-in").await;
    // The bot plays: only one person is needed now.
    let mut whim = Whim::new(9);
    let before = number(&ola, SEQ).await;
    let mut steps = 0;
    while number(&ola, SEQ).await < before + 4 {
        steps += 1;
        assert!(steps < 600, "nobody plays for the one who is away");
        if matches!(player::act(&ola, Hands::Pointer, &mut whim).await, Did::Nothing) {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    marco.go(&path).await;
    marco.press_test("take-over").await;
    marco
        .until("the seat is theirs again", "return document.querySelector('[data-test=\"take-over\"]') === null")
        .await;
    for page in [ola, marco, guest] {
        page.close().await;
    }
}

/// Giving up is asked once more, and ends a game of two.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_gives_up() {
    let server = Server::start();
    let (ola, marco, guest) = gather(&server, "divers").await;
    play_together([&ola, &marco], 4).await;
    ola.press_test("tab-settings").await;
    ola.press_test("resign").await;
    ola.accessible("giving up").await;
    ola.press_test("resign-yes").await;
    for page in [&ola, &marco, &guest] {
        page.until("everybody sees the end", "return document.querySelector('[data-test=\"end\"]') !== null").await;
    }
    for page in [ola, marco, guest] {
        page.close().await;
    }
}

/// What cannot be done is answered with a reason and a rule whose text opens.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Desktop).await;
    page.go("/").await;
    page.press_test("play-now-crabs").await;
    page.until("something can be moved", PIECE).await;
    let other = PIECE.replace(".is-can", "[aria-disabled][data-piece], .board .nodes [data-key][aria-disabled]");
    let at = page.until("something cannot be moved", &other).await;
    page.press_at(at[0].as_f64().expect("a place"), at[1].as_f64().expect("a place")).await;
    page.until("a reason is given", "return document.querySelector('[data-test=\"toast\"]') !== null").await;
    page.close().await;
}

/// A place that nobody may move still shows what it holds, and says why it stays where it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_pile_fans_out() {
    const PILE: &str = "
        for (const e of document.querySelectorAll('.board .nodes > .piece[data-key]:not(.is-can)')) {
            if (e.querySelectorAll('[data-piece]').length < 2) continue;
            const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
            const hit = document.elementFromPoint(x, y)?.closest('[data-key]');
            if (hit && hit.dataset.key === e.dataset.key) return [x, y];
        }
        return null";
    let server = Server::start();
    let page = Page::open(&server.url, Device::Phone).await;
    for seed in 60..68 {
        player::mid_game(&page, "crabs", seed, 2).await;
        let at = page.js(PILE).await;
        let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) else { continue };
        page.press_at(x, y).await;
        page.until("the pile fans out", "return document.querySelector('.board .nodes .fan') !== null").await;
        page.until("and there is a reason", "return document.querySelector('[data-test=\"toast\"] .chip') !== null")
            .await;
        page.shoot("pile").await;
        page.press_at(x, y).await;
        page.until("a second tap closes it", "return document.querySelector('.board .nodes .fan') === null").await;
        return page.close().await;
    }
    panic!("no pile that stays where it is in eight games");
}

/// On every board an arrow leads to another place wherever there is one in its direction.
#[tokio::test(flavor = "multi_thread")]
async fn arrows_leave_every_place() {
    const STUCK: &str = "
        const all = [...document.querySelectorAll('.board [data-key][tabindex]')]
            .filter(e => getComputedStyle(e).visibility === 'visible');
        const middle = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
        const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        const stuck = [];
        for (const place of all) for (const [key, [x, y]] of Object.entries(arrows)) {
            place.focus();
            const from = middle(place);
            const leads = all.some(other => {
                const to = middle(other), dx = to[0] - from[0], dy = to[1] - from[1];
                const along = dx * x + dy * y, across = Math.abs(dx * y + dy * x);
                return other.dataset.key !== place.dataset.key && along > 8 && across < along;
            });
            place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            if (leads && document.activeElement.dataset.key === place.dataset.key) stuck.push(place.dataset.key + ' ' + key);
        }
        return stuck";
    let server = Server::start();
    let page = Page::open(&server.url, Device::Desktop).await;
    for game in catalog::GAMES {
        let slug = game.about().slug;
        player::mid_game(&page, slug, 41, 4).await;
        assert_eq!(page.js(STUCK).await, json!([]), "{slug}");
    }
    page.close().await;
}

/// Alone nobody is beaten: the result says what was reached, and every kind of points is there, counted when it comes
/// into sight, and shows its places on the board to whoever comes by keyboard.
#[tokio::test(flavor = "multi_thread")]
async fn alone_the_result_is_what_was_reached() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Phone).await;
    page.go("/new/waterway").await;
    const FEWEST: &str = "
        const fewer = document.querySelector('[data-test=\"fewer-seats\"]');
        if (fewer && !fewer.disabled) fewer.click();
        return fewer !== null && fewer.disabled";
    page.until("one seat is left", FEWEST).await;
    page.press_test("start").await;
    page.until("the table is there", "return document.querySelector('[data-test=\"table\"]') !== null").await;
    player::to_the_end(&page, Hands::Pointer, 70).await;
    page.until("the result", "return document.querySelector('[data-test=\"result\"]')?.textContent.includes(' · ')")
        .await;
    page.js("document.querySelector('.counts').scrollIntoView({ block: 'end' })").await;
    page.until("the points are counted", "return document.querySelectorAll('.stackbar .yet').length === 0").await;
    page.shoot("alone").await;
    let kinds = number(&page, "return document.querySelectorAll('.leg button').length").await;
    for kind in 0..kinds {
        page.js(&format!("document.querySelectorAll('.leg button')[{kind}].focus()")).await;
        page.until("its places light up", "return document.querySelector('.look .is-pointed') !== null").await;
        page.js("document.activeElement.blur()").await;
        page.until("and go out", "return document.querySelector('.look .is-pointed') === null").await;
    }
    page.close().await;
}
