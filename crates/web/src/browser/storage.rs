//! What is kept in the browser. Storage may be closed to us or full: then the page forgets, and goes on.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Entry;

use crate::keep::{self, Kept};
use crate::local::Begin;

const LIST: &str = "nurt.tables";

pub fn get(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("nurt.{name}")).ok()?
}

pub fn set(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&format!("nurt.{name}"), value);
    }
}

fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = window().local_storage().ok()??.get_item(key).ok()??;
    serde_json::from_str(&text).ok()
}

fn write<T: Serialize>(key: &str, value: &T) {
    if let (Ok(Some(storage)), Ok(text)) = (window().local_storage(), serde_json::to_string(value)) {
        let _ = storage.set_item(key, &text);
    }
}

fn remove(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

/// The local tables, newest first.
pub fn tables() -> Vec<Kept> {
    read(LIST).unwrap_or_default()
}

pub fn put_table(kept: Kept) {
    let mut list = tables();
    let gone = keep::put(&mut list, kept);
    write(LIST, &list);
    gone.iter().for_each(|kept| forget(&kept.id));
}

pub fn begin(id: &str) -> Option<Begin> {
    read(&format!("nurt.table.{id}"))
}

pub fn put_begin(begin: &Begin) {
    write(&format!("nurt.table.{}", begin.table), begin);
}

/// Everything that happened at a table. Each entry has a place of its own: to add one costs the same, however long
/// the game has been.
pub fn entries(id: &str) -> Vec<Entry> {
    (0..).map_while(|index| read(&format!("nurt.table.{id}.{index}"))).collect()
}

pub fn put_entries(id: &str, from: usize, entries: &[Entry]) {
    for (index, entry) in entries.iter().enumerate() {
        write(&format!("nurt.table.{id}.{}", from + index), entry);
    }
}

pub fn forget(id: &str) {
    let count = entries(id).len();
    (0..count).for_each(|index| remove(&format!("nurt.table.{id}.{index}")));
    remove(&format!("nurt.table.{id}"));
    let mut list = tables();
    list.retain(|kept| kept.id != id);
    write(LIST, &list);
}
