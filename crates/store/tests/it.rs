//! A real file in a folder of its own for every test.

use std::path::Path;
use std::sync::Arc;

use store::{Append, Appended, BackupError, Error, Guest, NewTable, Replace, Sqlite, State, Store, Summary, TableNo};

fn summary(state: State, sitters: &[&str]) -> Summary {
    Summary {
        state,
        public: true,
        info: format!("{{\"state\":\"{state:?}\"}}"),
        sitters: Some(sitters.iter().map(|&sitter| sitter.to_owned()).collect()),
        changed_ms: 5,
    }
}

async fn open(store: &Sqlite, id: &str) -> TableNo {
    let summary = summary(State::Waiting, &["ola"]);
    let table = NewTable { id: id.into(), opening: "{\"seed\":1}".into(), opened_ms: 5, summary, entries: Vec::new() };
    store.open_table(table).await.expect("opened")
}

fn append(table: TableNo, first: u32, entries: &[&str]) -> Append {
    Append { table, first, entries: entries.iter().map(|&entry| entry.to_owned()).collect(), summary: None }
}

async fn entries(store: &Sqlite, id: &str) -> Vec<String> {
    store.load(id).await.expect("loaded").expect("it is there").entries
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_comes_back_in_order_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("opened");
    let table = open(&store, "t").await;
    assert_eq!(store.append(append(table, 0, &["a", "b"])).await.expect("written"), Appended::Stored);
    assert_eq!(store.append(append(table, 2, &["c"])).await.expect("written"), Appended::Stored);
    store.close().await.expect("closed");
    drop(store);
    let store = Sqlite::open(folder.path()).await.expect("opened again");
    assert_eq!(entries(&store, "t").await, ["a", "b", "c"]);
    assert!(store.load("nothing").await.expect("asked").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn any_text_comes_back_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("opened");
    let table = open(&store, "t").await;
    let odd = [
        "",
        "\"\\\n\r\t\u{1}\u{7f}",
        "🦀 łódź \u{202e}",
        "{\"a\":[1,2,\"x\\n\"]}",
        "12",
        "null",
        "'); DROP TABLE entries; --",
    ];
    store.append(append(table, 0, &odd)).await.expect("written");
    assert_eq!(entries(&store, "t").await, odd);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_is_the_lock_and_others_in_the_group_do_not_suffer() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).await.expect("opened"));
    let mut tables = Vec::new();
    for n in 0..40 {
        tables.push(open(&store, &format!("t{n}")).await);
    }
    assert_eq!(store.append(append(tables[7], 0, &["first"])).await.expect("written"), Appended::Stored);
    // All at once: they share commits, and the one that comes too late is refused whole.
    let late: Vec<_> = tables
        .iter()
        .map(|&table| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append(table, 0, &["x", "y"])).await.expect("answered") })
        })
        .collect();
    for (n, answer) in late.into_iter().enumerate() {
        let wanted = if n == 7 { Appended::Conflict } else { Appended::Stored };
        assert_eq!(answer.await.expect("no panic"), wanted, "table {n}");
    }
    assert_eq!(entries(&store, "t7").await, ["first"]);
    assert_eq!(entries(&store, "t8").await, ["x", "y"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_writers_share_commits() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).await.expect("opened"));
    let mut tables = Vec::new();
    for n in 0..100 {
        tables.push(open(&store, &format!("t{n}")).await);
    }
    let before = store.counts().commits;
    let writers = tables.into_iter().map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            for n in 0..20 {
                store.append(append(table, n, &["entry"])).await.expect("written");
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.expect("no panic");
    }
    assert_eq!(store.counts().entries, 2000);
    let commits = store.counts().commits - before;
    assert!(commits < 1000, "{commits} commits for 2000 entries");
    assert_eq!(entries(&store, "t99").await.len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_follow_the_summaries() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("opened");
    let table = open(&store, "t").await;
    assert_eq!(store.listed(9).await.expect("listed"), ["{\"state\":\"Waiting\"}"]);
    assert_eq!(store.tables_of("ola", 9).await.expect("listed").len(), 1);
    assert_eq!(store.tables_of("marco", 9).await.expect("listed").len(), 0);
    let change = Append { summary: Some(summary(State::Playing, &["ola", "marco"])), ..append(table, 0, &["sat"]) };
    store.append(change).await.expect("written");
    assert_eq!(store.tables_of("marco", 9).await.expect("listed"), ["{\"state\":\"Playing\"}"]);
    store.set_deadline(table, Some(100)).await.expect("written");
    assert_eq!(store.due(99, 9).await.expect("listed").len(), 0);
    assert_eq!(store.due(100, 9).await.expect("listed"), ["t"]);
    store.set_deadline(table, None).await.expect("written");
    assert_eq!(store.due(100, 9).await.expect("listed").len(), 0);
    store.summarise(table, summary(State::Over, &["ola", "marco"])).await.expect("written");
    assert_eq!(store.listed(9).await.expect("listed").len(), 0);
    assert_eq!(store.tables_of("ola", 9).await.expect("listed").len(), 0);
    assert_eq!(store.info("t").await.expect("asked").as_deref(), Some("{\"state\":\"Over\"}"));
}

/// Tables that are opened, played and summed up at the same time share statements, and none gets what is another's.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_change_at_once_keep_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).await.expect("opened"));
    let games = (0..60).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let (id, host, guest) = (format!("t{n}"), format!("host {n}"), format!("\"guest\" {n}"));
            let mut new = summary(State::Waiting, &[&host]);
            new.info = format!("table {n}");
            let table =
                NewTable { id, opening: "{}".into(), opened_ms: 5, summary: new.clone(), entries: vec![host.clone()] };
            let table = store.open_table(table).await.expect("opened");
            let seated = Summary { sitters: Some(vec![host.clone(), guest.clone()]), ..new.clone() };
            let sat = Append { summary: Some(seated), ..append(table, 1, &[&guest]) };
            assert_eq!(store.append(sat).await.expect("written"), Appended::Stored);
            let over = Summary { state: State::Over, info: format!("over {n}"), sitters: None, ..new };
            let over = Append { summary: (n % 2 == 0).then_some(over), ..append(table, 2, &["end"]) };
            assert_eq!(store.append(over).await.expect("written"), Appended::Stored);
        })
    });
    for game in games.collect::<Vec<_>>() {
        game.await.expect("no panic");
    }
    for n in 0..60 {
        let (host, guest) = (format!("host {n}"), format!("\"guest\" {n}"));
        assert_eq!(entries(&store, &format!("t{n}")).await, [host.as_str(), guest.as_str(), "end"]);
        let (shown, playing) = if n % 2 == 0 { ("over", 0) } else { ("table", 1) };
        assert_eq!(store.info(&format!("t{n}")).await.expect("asked"), Some(format!("{shown} {n}")));
        for who in [&host, &guest] {
            assert_eq!(store.tables_of(who, 9).await.expect("listed"), vec![format!("table {n}"); playing]);
        }
    }
    let commits = store.counts().commits;
    assert!(commits < 120, "{commits} commits for 180 writes");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_known_by_the_hash_of_their_token() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("opened");
    let guest = Guest { id: "g1".into(), name: String::new() };
    assert_eq!(store.guest([7; 32]).await.expect("asked"), None);
    store.add_guest([7; 32], guest.clone(), 1).await.expect("added");
    assert_eq!(store.guest([7; 32]).await.expect("asked"), Some(guest));
    store.rename_guest("g1", "Ola").await.expect("renamed");
    assert_eq!(store.guest([7; 32]).await.expect("asked").map(|guest| guest.name).as_deref(), Some("Ola"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_belongs_to_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Sqlite::open(folder.path()).await.expect("opened");
    assert!(matches!(Sqlite::open(folder.path()).await, Err(Error::InUse(_))));
    first.close().await.expect("closed");
    drop(first);
    Sqlite::open(folder.path()).await.expect("free again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_taken_while_it_runs_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, other, file) = (folder.path().join("data"), folder.path().join("other"), folder.path().join("copy"));
    let store = Sqlite::open(&data).await.expect("opened");
    let table = open(&store, "t").await;
    store.append(append(table, 0, &["kept"])).await.expect("written");
    store::backup(&data, &file, Replace::Never).await.expect("copied");
    store.append(append(table, 1, &["later"])).await.expect("written");
    assert!(matches!(store::backup(&data, &file, Replace::Never).await, Err(BackupError::Exists(_))));
    assert!(matches!(store::restore(&data, &file, Replace::Allowed).await, Err(BackupError::Store(Error::InUse(_)))));
    store.close().await.expect("closed");
    drop(store);
    store::restore(&other, &file, Replace::Never).await.expect("restored");
    assert!(matches!(store::restore(&data, &file, Replace::Never).await, Err(BackupError::Exists(_))));
    store::restore(&data, &file, Replace::Allowed).await.expect("restored");
    for folder in [&data, &other] {
        let store = Sqlite::open(folder).await.expect("opened");
        assert_eq!(entries(&store, "t").await, ["kept"]);
    }
    assert_eq!(names(&folder.path().join("other")), ["lock", "nurt.db"]);
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("read").file_name().into_string().expect("UTF-8")).collect();
    names.retain(|name| !name.ends_with("-wal") && !name.ends_with("-shm"));
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_backup_is_refused_and_nothing_is_touched() {
    use sqlx::{Connection, Executor, SqliteConnection};
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    Sqlite::open(&data).await.expect("opened").close().await.expect("closed");
    let before = std::fs::read(data.join("nurt.db")).expect("read");
    let good = folder.path().join("good");
    store::backup(&data, &good, Replace::Never).await.expect("copied");

    let bad = |name: &str| folder.path().join(name);
    std::fs::write(bad("empty"), b"").expect("written");
    std::fs::write(bad("text"), b"not a database at all, but long enough to be looked at").expect("written");
    let mut cut = std::fs::read(&good).expect("read");
    cut.truncate(5000);
    std::fs::write(bad("cut"), cut).expect("written");
    let change = async |name: &str, sql: &'static str| {
        std::fs::copy(&good, bad(name)).expect("copied");
        let url = format!("sqlite://{}", bad(name).display());
        let mut connection = SqliteConnection::connect(&url).await.expect("opened");
        connection.execute(sql).await.expect("changed");
        connection.close().await.expect("closed");
    };
    change("foreign", "PRAGMA application_id = 1").await;
    change("trigger", "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM guests; END").await;
    change("newer", "INSERT INTO _sqlx_migrations VALUES (99, 'x', 0, 1, x'00', 0)").await;
    for name in ["empty", "text", "cut", "foreign", "trigger", "newer"] {
        let result = store::restore(&data, &bad(name), Replace::Allowed).await;
        assert!(matches!(result, Err(BackupError::Unfit(..))), "{name}: {result:?}");
        assert!(std::fs::read(data.join("nurt.db")).expect("read") == before, "{name}: the file has changed");
        assert_eq!(names(&data), ["lock", "nurt.db"], "{name}");
    }
    let missing = store::restore(&data, &bad("nowhere"), Replace::Allowed).await;
    assert!(matches!(missing, Err(BackupError::Missing(_))));
}
