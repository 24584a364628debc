//! JSON text to a value, with what serde leaves open closed: size, and names that occur twice.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::Malformed;

/// The longest text that is read: far more than any position or record needs.
pub const MAX_TEXT: usize = 4 << 20;

/// Parses one JSON value. A name that stands twice in an object is refused, never overwritten.
pub fn parse(text: &str) -> Result<Value, Malformed> {
    if text.len() > MAX_TEXT {
        return Err(Malformed::new("", format!("the text has more than the {MAX_TEXT} bytes that are read")));
    }
    match serde_json::from_str::<Strict>(text) {
        Ok(strict) => Ok(strict.0),
        Err(error) => Err(Malformed::new("", format!("not JSON: {error}"))),
    }
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            if object.contains_key(&name) {
                return Err(de::Error::custom(format_args!("the name \"{name}\" stands twice in one object")));
            }
            let Strict(value) = entries.next_value()?;
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}
