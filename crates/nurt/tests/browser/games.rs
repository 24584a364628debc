//! Every game from the first touch to the last, against bots, by mouse, by keyboard and by touch.

use std::time::{Duration, Instant};

use crate::house::Server;
use crate::page::{Device, Page};
use crate::player::{self, Hands};

/// Fills in the form of a new table so that a game is short: two seats, a calm bot, the least of every number.
async fn short_table(page: &Page, slug: &str) {
    const FORM: &str = "
        const change = (e, value) => { e.value = value; e.dispatchEvent(new Event('change', { bubbles: true })); };
        for (const e of document.querySelectorAll('[data-test^=\"chair-\"]')) if (e.dataset.test !== 'chair-0') change(e, 'calm');
        for (const e of document.querySelectorAll('[data-test^=\"option-\"] input[type=number]')) change(e, e.min);
        return true";
    page.go(&format!("/new/{slug}")).await;
    page.until("the form is there", "return document.querySelector('[data-test=\"start\"]') !== null").await;
    while page.count("[data-test^=\"chair-\"]").await > 2 {
        page.press_test("fewer-seats").await;
    }
    page.js(FORM).await;
    page.press_test("start").await;
    page.until("the table is there", BOARD).await;
}

const BOARD: &str = "return document.querySelector('[data-test=\"table\"] .board .nodes [data-key]') !== null";

async fn whole_game(slug: &str, device: Device, hands: Hands) {
    let server = Server::start();
    let page = Page::open(&server.url, device).await;
    short_table(&page, slug).await;
    let name = format!("{slug}-{}", if hands == Hands::Keyboard { "keys" } else { "start" });
    page.shoot(&name).await;
    player::some(&page, hands, 7, 4).await;
    page.whole(&format!("{slug} in the middle")).await;
    page.shoot(&format!("{slug}-middle")).await;
    player::to_the_end(&page, hands, 8).await;
    page.until("the end is shown", "return document.querySelector('[data-test=\"end\"]') !== null").await;
    page.shoot(&format!("{slug}-end")).await;
    page.accessible(&format!("the end of {slug}")).await;
    if hands == Hands::Pointer {
        look_back(&page, slug).await;
    }
    assert_eq!(page.complaints().await, Vec::<String>::new(), "{slug}");
    page.close().await;
}

/// The luck is checked in the browser, the game is gone through again, and another one begins.
async fn look_back(page: &Page, slug: &str) {
    page.press_test("verify").await;
    page.until(
        "the luck is checked",
        "return document.querySelector('[data-test=\"verdict\"]')?.innerText.trim().length > 0",
    )
    .await;
    page.press_test("replay").await;
    page.until(
        "the replay is there",
        "return document.querySelector('[data-test=\"replay-screen\"] .board .nodes g') !== null",
    )
    .await;
    let step = "return Number(document.querySelector('[data-test=\"replay-screen\"]').dataset.step)";
    let before = page.js(step).await.as_i64().unwrap_or(-1);
    let to = if before > 0 { "step-back" } else { "step-on" };
    page.press_test(to).await;
    page.until("it has stepped", &format!("{step} !== {before}")).await;
    page.whole(&format!("the replay of {slug}")).await;
    page.accessible(&format!("the replay of {slug}")).await;
    page.shoot(&format!("{slug}-replay")).await;
    weigh_up(page, slug).await;
    page.client.back().await.expect("a way back");
    page.press_test("rematch").await;
    let fresh = "return document.querySelector('[data-test=\"table\"]')?.dataset.over === 'false'";
    page.until("another game begins", fresh).await;
}

/// Every choice of a move stands in the drawer, the one that was played among them; a tap shows one on the board.
async fn weigh_up(page: &Page, slug: &str) {
    page.press_test("tab-mind").await;
    page.until(
        "the choices are weighed up",
        "return document.querySelector('[data-test=\"choices\"] .choice') !== null",
    )
    .await;
    assert_eq!(page.count("[data-test=\"choices\"] .choice .chip").await, 1, "{slug}: one of them was played");
    assert!(page.count("[data-test=\"choices\"] .course li").await > 0, "{slug}: something is expected");
    page.press("[data-test=\"choices\"] .choice").await;
    page.until("it is shown", "return document.querySelector('.choice[aria-pressed=true]') !== null").await;
    page.whole(&format!("the choices of {slug}")).await;
    page.accessible(&format!("the choices of {slug}")).await;
    page.shoot(&format!("{slug}-choices")).await;
}

macro_rules! whole_games {
    ($($slug:ident)*) => { $(
        mod $slug {
            use super::*;

            #[tokio::test(flavor = "multi_thread")]
            async fn by_mouse() {
                whole_game(stringify!($slug), Device::Desktop, Hands::Pointer).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn by_touch() {
                whole_game(stringify!($slug), Device::Phone, Hands::Pointer).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn by_keyboard() {
                whole_game(stringify!($slug), Device::Desktop, Hands::Keyboard).await;
            }
        }
    )* };
}

whole_games!(crabs upstream waterway salmonrun divers);

/// One tap on the first screen, and a game is there within two seconds.
#[tokio::test(flavor = "multi_thread")]
async fn play_now_takes_one_tap_and_no_time() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Phone).await;
    for game in catalog::GAMES {
        let slug = game.about().slug;
        page.go("/").await;
        let begin = Instant::now();
        page.press_test(&format!("play-now-{slug}")).await;
        page.until("the table is there", BOARD).await;
        let took = begin.elapsed();
        println!("{slug}: a board after {} ms", took.as_millis());
        assert!(took < Duration::from_secs(2), "{slug} took {took:?}");
    }
    page.close().await;
}

/// A sixth game must not be forgotten here.
#[test]
fn all_games_are_played() {
    let slugs: Vec<_> = catalog::GAMES.iter().map(|game| game.about().slug).collect();
    assert_eq!(slugs, ["upstream", "waterway", "crabs", "salmonrun", "divers"]);
}
