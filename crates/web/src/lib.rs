//! The page: boards, tables, rules and replays in the browser. No `match` on a game; no position of an online match.
//!
//! On the host only the pure half exists (routes, words, plans, what is kept): it is tested there. The same module
//! runs as the page, as the worker that holds a local table, and as the worker in which bots think.

pub mod gallery;
pub mod keep;
pub mod local;
pub mod order;
pub mod plans;
pub mod records;
pub mod route;
pub mod touch;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod worker;

/// Starts whatever this module has been loaded as.
#[cfg(target_arch = "wasm32")]
pub fn run() {
    if let Some(role) = browser::dom::worker_name() {
        worker::run(&role);
    } else {
        screens::run();
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub fn run() {
    eprintln!("this is the page of Nurt: it runs in a browser, see crates/nurt");
}
