//! What is worth knowing now, by topic: beside the board where there is room, else in the drawer.

use leptos::prelude::*;
use scene::Note;

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
            let rows = here.into_iter().map(|note| view! { <li><Told session note/></li> }).collect_view();
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

/// A note; one that speaks of places points at them.
#[component]
fn Told(session: Session, note: Note) -> impl IntoView {
    let Note { line, keys, .. } = note;
    let text = move || session.speak(&line);
    if keys.is_empty() {
        return view! { <span>{text}</span> }.into_any();
    }
    let keys = StoredValue::new(keys);
    let point = move || session.pointed.set(keys.get_value());
    let rest = move || session.pointed.set(Vec::new());
    view! {
        <button type="button" on:pointerenter=move |_| point() on:pointerleave=move |_| rest() on:focus=move |_| point() on:blur=move |_| rest() on:click=move |_| point()>{text}</button>
    }
    .into_any()
}
