//! Chance outcomes as JSON: `{"die":4}`, `{"shuffle":"deck","order":[…]}`, and in a set-up `{"pick":1,"of":3}`.

use rules::{Die, Drawn};
use serde_json::{Value, json};

use crate::{Doc, Malformed, Notation};

/// More outcomes than any action of any game can bring.
const MAX_OUTCOMES: usize = 256;
/// More cards than any pile of any game has.
const MAX_PILE: usize = 256;

pub fn write_chance<G: Notation>(tape: &[Drawn]) -> Value {
    let outcomes = tape.iter().map(|drawn| match drawn {
        Drawn::Die(die) => json!({ "die": die.shows() }),
        Drawn::Pick { among, got } => json!({ "pick": got, "of": among }),
        Drawn::Shuffle { pile, order } => {
            let order: Vec<_> = order.iter().map(|&card| G::card_name(card)).collect();
            json!({ "shuffle": G::pile_name(*pile), "order": order })
        }
    });
    Value::Array(outcomes.collect())
}

pub fn read_chance<G: Notation>(doc: &Doc<'_>) -> Result<Vec<Drawn>, Malformed> {
    doc.items(MAX_OUTCOMES)?.map(|outcome| read_outcome::<G>(&outcome)).collect()
}

fn read_outcome<G: Notation>(doc: &Doc<'_>) -> Result<Drawn, Malformed> {
    if let Some(die) = doc.find("die")? {
        doc.only(&["die"])?;
        let shows = die.number(1..=6)? as u8;
        return Die::new(shows).map(Drawn::Die).ok_or_else(|| die.wrong("a die shows 1 to 6"));
    }
    if let Some(got) = doc.find("pick")? {
        doc.only(&["pick", "of"])?;
        let among = doc.field("of")?.number(1..=255)?;
        return Ok(Drawn::Pick { among: among as u8, got: got.number(0..=among - 1)? as u8 });
    }
    doc.only(&["shuffle", "order"])?;
    let pile = doc.field("shuffle")?.named("a pile of this game", G::pile_named)?;
    let order = doc.field("order")?;
    let order: Result<_, _> =
        order.items(MAX_PILE)?.map(|card| card.named("a card of this game", G::card_named)).collect();
    Ok(Drawn::Shuffle { pile, order: order? })
}
