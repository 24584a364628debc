//! Several people at one table, over the wire.

use std::time::Duration;

use serde_json::json;

use crate::house::{Folder, Server};
use crate::page::{Device, Page};
use crate::player::{self, Did, Hands, Whim};

/// Opens a table for two on one page, lets another sit down and a third look on. Where a test needs a game that is still
/// under way after some moves it takes waterway: its number of turns is fixed, while crabs can be over after six.
pub async fn gather(server: &Server, slug: &str) -> (Page, Page, Page) {
    let (ola, marco) = tokio::join!(Page::open(&server.url, Device::Desktop), Page::open(&server.url, Device::Phone));
    ola.go(&format!("/new/{slug}/friends")).await;
    ola.press_test("start").await;
    ola.until("others are awaited", "return document.querySelector('[data-test=\"waiting\"]') !== null").await;
    let path = ola.js("return location.pathname").await.as_str().unwrap_or_default().to_owned();
    marco.go(&path).await;
    marco.until("a chair is free", "return document.querySelector('[data-test^=\"sit-\"]') !== null").await;
    marco.press("[data-test^=\"sit-\"]").await;
    let guest = Page::open(&server.url, Device::Desktop).await;
    guest.go(&path).await;
    (ola, marco, guest)
}

pub async fn play_together(pages: [&Page; 2], rounds: usize) -> bool {
    let mut whims = [Whim::new(3), Whim::new(5)];
    for _ in 0..rounds {
        let mut idle = true;
        for (page, whim) in pages.into_iter().zip(&mut whims) {
            match player::act(page, Hands::Pointer, whim).await {
                Did::Over => return true,
                Did::Something => idle = false,
                Did::Nothing => {}
            }
        }
        if idle {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    false
}

async fn two_and_a_spectator(slug: &str) {
    let server = Server::start();
    let (ola, marco, guest) = gather(&server, slug).await;
    guest.until("the guest sees the board", "return document.querySelector('.board .nodes [data-key]') !== null").await;
    play_together([&ola, &marco], 12).await;
    // A page that is loaded anew in mid-turn comes back to the same table.
    let seq = "return document.querySelector('[data-test=\"table\"]')?.dataset.seq ?? null";
    let before = ola.js(seq).await;
    ola.client.refresh().await.expect("the page loads again");
    ola.ready().await;
    ola.until(
        "the same table",
        &format!("return (document.querySelector('[data-test=\"table\"]')?.dataset.seq ?? null) === {before}"),
    )
    .await;
    if !play_together([&ola, &marco], 6000).await {
        for (page, who) in [(&ola, "ola"), (&marco, "marco"), (&guest, "guest")] {
            page.shoot(&format!("{slug}-stuck-{who}")).await;
            eprintln!("{who} sees {}", page.js(player::LOOK).await);
        }
        panic!("{slug} does not come to its end");
    }
    for page in [&ola, &marco, &guest] {
        page.until(
            "everybody sees the end",
            "return document.querySelector('[data-test=\"end\"],[data-over=\"true\"]') !== null",
        )
        .await;
    }
    guest.shoot(&format!("{slug}-guest-end")).await;
    // Nobody was shown what is not theirs: a spectator can touch nothing.
    assert_eq!(guest.count(".board .nodes .is-can").await, 0);
    for page in [&ola, &marco, &guest] {
        assert_eq!(page.complaints().await, Vec::<String>::new(), "{slug}");
    }
    for page in [ola, marco, guest] {
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn crabs_online() {
    two_and_a_spectator("crabs").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn upstream_online() {
    two_and_a_spectator("upstream").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn waterway_online() {
    two_and_a_spectator("waterway").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn salmonrun_online() {
    two_and_a_spectator("salmonrun").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn divers_online() {
    two_and_a_spectator("divers").await;
}

/// The power goes between two moves and in the middle of one; what was acknowledged is there, and both pages go on by
/// themselves.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_comes_back_and_the_game_goes_on() {
    let folder = Folder::new();
    let mut server = Server::start_at(&folder.0, "127.0.0.1:0");
    let address = server.address().to_owned();
    let (ola, marco, guest) = gather(&server, "waterway").await;
    play_together([&ola, &marco], 10).await;
    for round in 0..2 {
        let seq = "return Number(document.querySelector('[data-test=\"table\"]')?.dataset.seq ?? 0)";
        let before = ola.js(seq).await.as_u64().unwrap_or(0).max(marco.js(seq).await.as_u64().unwrap_or(0));
        if round == 1 {
            // In the middle of a move: it is on its way when the server goes.
            let mut whim = Whim::new(11);
            let _ = tokio::time::timeout(Duration::from_millis(60), player::act(&ola, Hands::Pointer, &mut whim)).await;
        }
        server.kill();
        ola.until("the page says so", "return document.querySelector('[data-test=\"reconnect\"]') !== null").await;
        ola.shoot("reconnect").await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        server = Server::start_at(&folder.0, &address);
        for page in [&ola, &marco] {
            page.until("it is back by itself", "return document.querySelector('[data-test=\"reconnect\"]') === null")
                .await;
            let after = page.js(seq).await.as_u64().unwrap_or(0);
            assert!(after >= before, "{after} is before {before}: something acknowledged was lost");
        }
        play_together([&ola, &marco], 8).await;
    }
    for page in [ola, marco, guest] {
        page.close().await;
    }
}

/// Names and words of others are text, never markup.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_write_is_text() {
    let server = Server::start();
    let (ola, marco, guest) = gather(&server, "crabs").await;
    ola.press_test("tab-chat").await;
    ola.press_test("chat-text").await;
    let write = "const e = document.querySelector('[data-test=\"chat-text\"]'); e.value = arguments[0]; e.dispatchEvent(new Event('input', {bubbles: true}))";
    ola.js_with(write, vec![json!("<img src=x onerror=\"window.bad=1\"><b>hi</b>")]).await;
    ola.press_test("chat-send").await;
    marco.press_test("tab-chat").await;
    marco
        .until(
            "the words arrive",
            "return document.querySelector('[data-test=\"chat\"]')?.innerText.includes('<b>hi</b>') ?? false",
        )
        .await;
    assert_eq!(marco.js("return [document.querySelectorAll('[data-test=\"chat\"] img, [data-test=\"chat\"] b b').length, window.bad ?? null]").await, json!([0, null]));
    for page in [ola, marco, guest] {
        page.close().await;
    }
}
