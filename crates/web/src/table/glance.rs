//! What is worth knowing now, by topic: beside the board where there is room, else in the drawer.

use leptos::prelude::*;
use scene::{Key, Note};

use super::session::Session;

/// Topics in the order in which they are told, and their headings.
const TOPICS: [(&str, &str); 5] = [
    ("warning", "ui-topic-warning"),
    ("odds", "ui-topic-odds"),
    ("score", "ui-topic-score"),
    ("next", "ui-topic-next"),
    ("left", "ui-topic-left"),
];

/// What can be chosen among, each with its sign on the board.
fn choices(notes: &[Note]) -> usize {
    notes.iter().filter(|note| note.topic == "odds" && note.tag.is_some()).count()
}

/// What to say beside the prompt. Where every choice has its sign on the board, only the one that has been touched is
/// explained: its note and those that follow it.
pub fn beside_prompt(session: Session) -> Vec<Note> {
    let mut notes = session.notes.get().to_vec();
    notes.retain(|note| matches!(note.topic, "warning" | "odds"));
    if choices(&notes) > 1 {
        let touched = session.touched.with(|touched| touched.last().cloned());
        let mut here = false;
        notes.retain(|note| {
            if note.topic == "odds" && note.tag.is_some() {
                here = touched.as_ref().is_some_and(|touched| note.keys.contains(touched));
            }
            note.topic == "warning" || here
        });
    }
    // Where there is room for a few only, those that matter most are among them.
    notes.sort_by_key(|note| note.topic != "warning");
    notes.truncate(4);
    notes
}

#[component]
pub fn Glance(session: Session) -> impl IntoView {
    let app = session.app;
    let notes = Memo::new(move |_| {
        let mut notes = session.notes.get().to_vec();
        if choices(&notes) > 1 {
            notes.retain(|note| note.topic != "odds" || note.tag.is_some());
        }
        notes
    });
    let topic = move |(topic, heading): (&'static str, &'static str)| {
        let here: Vec<Note> = notes.with(|notes| notes.iter().filter(|note| note.topic == topic).cloned().collect());
        (!here.is_empty()).then(|| {
            let row = |Note { line, keys, .. }| {
                let text = move || session.speak(&line);
                view! { <li><Pointing pointed=session.pointed keys>{text}</Pointing></li> }
            };
            let rows = here.into_iter().map(row).collect_view();
            view! { <h2>{move || app.say(heading)}</h2><ul class=topic>{rows}</ul> }
        })
    };
    let all = move || TOPICS.map(topic).collect_view();
    view! {
        <div class="knows" data-test="glance">
            <Show when=move || notes.with(Vec::is_empty)><p class="soft">{move || app.say("ui-glance-empty")}</p></Show>
            {all}
        </div>
    }
}

/// Words; those that speak of places point at them while they are read.
#[component]
pub fn Pointing(pointed: RwSignal<Vec<Key>>, keys: Vec<Key>, children: Children) -> impl IntoView {
    if keys.is_empty() {
        return view! { <span>{children()}</span> }.into_any();
    }
    let keys = StoredValue::new(keys);
    let point = move || pointed.set(keys.get_value());
    let rest = move || pointed.set(Vec::new());
    view! {
        <button type="button" class="says" on:pointerenter=move |_| point() on:pointerleave=move |_| rest() on:focus=move |_| point() on:blur=move |_| rest() on:click=move |_| point()>{children()}</button>
    }
    .into_any()
}
