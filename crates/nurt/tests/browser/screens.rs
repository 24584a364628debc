//! Every screen: three languages, light and dark, phone and desk, and the automatic accessibility rules.

use crate::house::Server;
use crate::page::{Device, Page};
use crate::player::{self, Hands};

const LANGUAGES: [&str; 3] = ["en", "pl", "it"];

async fn speak(page: &Page, language: &str) {
    page.press_test(&format!("lang-{language}")).await;
    page.until("the language is switched", &format!("return document.documentElement.lang === '{language}'")).await;
}

/// Light, then dark, then light again: the automatic rules and a picture of each.
async fn look_at(page: &Page, name: &str) {
    for theme in ["light", "dark"] {
        page.accessible(&format!("{name}, {theme}")).await;
        page.shoot(&format!("{name}-{theme}")).await;
        page.press_test("theme").await;
        let other = format!("return document.documentElement.dataset.theme !== '{theme}'");
        page.until("the theme is switched", &other).await;
    }
}

async fn all_screens(device: Device) {
    let server = Server::start();
    let page = Page::open(&server.url, device).await;
    page.go("/").await;
    for language in LANGUAGES {
        speak(&page, language).await;
        page.whole(&format!("home in {language}")).await;
        page.shoot(&format!("home-{language}")).await;
    }
    speak(&page, "en").await;
    look_at(&page, "home").await;
    for game in catalog::GAMES {
        let slug = game.about().slug;
        for way in ["", "/friends", "/device"] {
            page.go(&format!("/new/{slug}{way}")).await;
            page.until("the form is there", "return document.querySelector('[data-test=\"start\"]') !== null").await;
            page.whole(&format!("new {slug} {way}")).await;
        }
        look_at(&page, &format!("new-{slug}")).await;
        page.go(&format!("/rules/{slug}")).await;
        page.until("the rules are there", "return document.querySelector('[data-test=\"rules-screen\"]') !== null")
            .await;
        page.whole(&format!("rules of {slug}")).await;
        look_at(&page, &format!("rules-{slug}")).await;
        player::mid_game(&page, slug, 21, 2).await;
        look_at(&page, &format!("table-{slug}")).await;
    }
    page.go("/nowhere/at/all").await;
    page.until(
        "there is a way on",
        "return document.querySelector('[data-test=\"lost\"] a, [data-test=\"lost\"] button') !== null",
    )
    .await;
    look_at(&page, "lost").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_desk() {
    all_screens(Device::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone() {
    all_screens(Device::Phone).await;
}

/// A game in each language, with its end, its replay and its rules, and nothing missing.
#[tokio::test(flavor = "multi_thread")]
async fn games_speak_three_languages() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Desktop).await;
    for (nth, game) in catalog::GAMES.iter().enumerate() {
        let slug = game.about().slug;
        page.go("/").await;
        speak(&page, LANGUAGES[nth % 3]).await;
        player::mid_game(&page, slug, 31, 3).await;
        for language in LANGUAGES {
            page.press_test("tab-settings").await;
            speak(&page, language).await;
            page.press_test("tab-log").await;
            page.whole(&format!("{slug} in {language}")).await;
        }
    }
    page.close().await;
}

/// People pass one device round: where there are secrets, a curtain comes between them.
#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_secrets() {
    let server = Server::start();
    let page = Page::open(&server.url, Device::Phone).await;
    for game in catalog::GAMES {
        let about = game.about();
        page.go(&format!("/new/{}/device", about.slug)).await;
        page.press_test("start").await;
        page.until("the table is there", "return document.querySelector('[data-test=\"table\"]') !== null").await;
        if about.secrets && about.max_seats > 1 {
            player::to_the_curtain(&page, Hands::Pointer, 40).await;
            page.accessible("curtain").await;
            page.shoot(&format!("curtain-{}", about.slug)).await;
        }
        player::some(&page, Hands::Pointer, 41, 6).await;
    }
    page.close().await;
}

/// After one visit the page works without a network; a game goes on after the tab was closed.
#[tokio::test(flavor = "multi_thread")]
async fn offline_after_the_first_visit() {
    let mut server = Server::start();
    let page = Page::open(&server.url, Device::Phone).await;
    page.go("/").await;
    page.until("the page is kept", "return navigator.serviceWorker.ready.then(r => r.active.state === 'activated')")
        .await;
    server.kill();
    player::mid_game(&page, "crabs", 51, 3).await;
    let seq = page.js("return document.querySelector('[data-test=\"table\"]').dataset.seq").await;
    let path = page.js("return location.pathname").await.as_str().unwrap_or_default().to_owned();
    page.go(&path).await;
    // It is one's own turn, so nobody has moved on meanwhile.
    page.until(
        "the same game",
        &format!("return document.querySelector('[data-test=\"table\"]')?.dataset.seq === {seq}"),
    )
    .await;
    page.shoot("offline").await;
    player::to_the_end(&page, Hands::Pointer, 52).await;
    page.close().await;
}
