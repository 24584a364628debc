//! Strict JSON: what is refused, and where it says so.

use notation::{Doc, MAX_TEXT, parse};

fn complaint(text: &str, read: impl Fn(&Doc<'_>) -> Result<(), notation::Malformed>) -> String {
    let value = parse(text).expect("JSON");
    read(&Doc::root(&value)).expect_err("refused").to_string()
}

#[test]
fn a_name_may_not_stand_twice() {
    assert!(parse(r#"{"a":{"b":1,"b":2}}"#).is_err());
    assert!(parse(r#"{"a":1,"A":2}"#).is_ok());
}

#[test]
fn depth_and_size_are_bounded() {
    assert!(parse(&"[".repeat(100_000)).is_err());
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(parse(&deep).is_err());
    assert!(parse(&" ".repeat(MAX_TEXT + 1)).is_err());
}

#[test]
fn complaints_say_where() {
    let at = |doc: &Doc<'_>| doc.field("a")?.items(9)?.try_for_each(|item| item.field("b")?.number(0..=5).map(|_| ()));
    assert_eq!(complaint(r#"{"a":[{"b":1},{"b":9}]}"#, at), "a[1].b: expected a whole number from 0 to 5, found 9");
    assert_eq!(complaint(r#"{"a":[{}]}"#, at), "a[0]: the field \"b\" is missing");
    assert_eq!(complaint(r#"{"a":[{"b":1.5}]}"#, at), "a[0].b: expected a whole number from 0 to 5, found 1.5");
    assert_eq!(complaint(r#"[]"#, at), "expected an object, found []");
    let only = |doc: &Doc<'_>| doc.only(&["x", "y"]);
    assert_eq!(complaint(r#"{"z":1}"#, only), "z: unknown name; known are x, y");
}

#[test]
fn complaints_stay_short() {
    let long = format!("\"{}\"", "ż".repeat(5000));
    let message = complaint(&long, |doc| doc.flag().map(|_| ()));
    assert!(message.chars().count() < 100, "{message}");
}
