//! The plain HTTP part: shapes, headers, cookies, lists.

use std::collections::BTreeSet;

use notation::{Value, json};

use crate::hall::{Hall, hash, open_chairs, sits};

#[test]
fn every_answer_carries_the_strict_headers() {
    let hall = Hall::open();
    for path in ["/", "/api/v1/tables", "/api/v1/nothing", "/nothing.js", "/healthz"] {
        let answer = hall.guest().get(path);
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert!(answer.header("permissions-policy").is_some(), "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
    }
}

#[test]
fn errors_have_one_shape() {
    let hall = Hall::open();
    let mut guest = hall.guest();
    let json_type = [("content-type", "application/json")];
    let cases = [
        ("GET", "/api/v1/nothing", "", 404, "not_found"),
        ("GET", "/api/v2/tables", "", 404, "not_found"),
        ("GET", "/api/v1/tables/AAAAAAAAAAAAAAAAAAAA", "", 404, "not_found"),
        ("GET", "/api/v1/tables/..%2f..%2fetc%2fpasswd", "", 404, "not_found"),
        ("GET", "/api/v1/tables/AAAAAAAAAAAAAAAAAAAA/socket", "", 400, "no_socket"),
        ("DELETE", "/api/v1/tables", "", 405, "bad_method"),
        ("POST", "/api/v1/tables", "{", 400, "unreadable"),
        ("POST", "/api/v1/tables", "{\"game\":\"chess\",\"chairs\":[]}", 400, "bad_plan"),
        ("POST", "/api/v1/tables", "{\"game\":\"crabs\",\"chairs\":[]}", 400, "bad_plan"),
        ("POST", "/api/v1/tables", "{\"game\":\"crabs\",\"chairs\":[],\"extra\":1}", 422, "unreadable"),
        ("PUT", "/api/v1/me", "{\"name\":7}", 422, "unreadable"),
    ];
    for (method, path, body, status, code) in cases {
        let answer = guest.send(method, path, &json_type, body);
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}: {}", answer.text());
    }
    let plain = guest.send("POST", "/api/v1/tables", &[("content-type", "text/plain")], "{}");
    assert_eq!(plain.status, 415, "a form of another site cannot post JSON");
    let foreign = [("content-type", "application/json"), ("origin", "https://evil.example")];
    let plan = "{\"game\":\"crabs\",\"chairs\":[{\"who\":\"mine\"},{\"who\":\"open\"}]}";
    assert_eq!(guest.send("POST", "/api/v1/tables", &foreign, plan).code(), "foreign_origin");
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    assert_eq!(guest.send("PUT", "/api/v1/me", &json_type, &large).status, 413);
}

#[test]
fn a_session_is_a_strict_cookie_and_only_its_hash_is_kept() {
    let mut hall = Hall::open();
    let mut ola = hall.guest();
    assert_eq!(ola.api("me"), json!({ "name": "" }));
    assert_eq!(ola.cookie, None, "nobody is tracked for looking");
    let answer = ola.put("me", &json!({ "name": " Ola \u{202e}" }));
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    for part in ["__Host-nurt=", "; Path=/;", "HttpOnly", "SameSite=Strict", "Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(ola.api("me"), json!({ "name": "Ola" }));
    assert_eq!(ola.put("me", &json!({ "name": "x".repeat(25) })).code(), "bad_name");
    let json_type = ("content-type", "application/json");
    let lan = hall.guest().send("PUT", "/api/v1/me", &[json_type, ("host", "192.168.1.5:7777")], "{\"name\":\"Eva\"}");
    let plain = lan.header("set-cookie").expect("a cookie");
    assert!(plain.starts_with("nurt=") && !plain.contains("Secure"), "plain http in a local network: {plain}");
    assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Strict"), "{plain}");

    let token = ola.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).expect("a pair").1.to_owned();
    let kept = hall.everything();
    let holds = |what: &[u8]| kept.windows(what.len()).any(|window| window == what);
    assert!(!holds(token.as_bytes()), "the token itself is nowhere");
    assert!(holds(&hash(&token)), "its hash is");
}

#[test]
fn lists_show_what_concerns_one() {
    let hall = Hall::open();
    let mut ola = hall.guest();
    let plan =
        |public: bool| json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "open" }], "public": public });
    assert_eq!(ola.put("me", &json!({ "name": "Ola" })).status, 200);
    let (public, hidden) = (ola.opens(&plan(true)), ola.opens(&plan(false)));
    let listed = || -> BTreeSet<String> {
        std::thread::sleep(std::time::Duration::from_millis(1100));
        let tables = hall.guest().api("tables")["tables"].as_array().expect("a list").clone();
        tables.iter().map(|info| info["table"].as_str().expect("an id").to_owned()).collect()
    };
    assert!(listed().is_empty(), "nobody is there yet");
    let (_line, welcome) = ola.joins(&public);
    assert_eq!(welcome["info"]["sitters"][0]["name"], "Ola", "one's name is known");
    let (_other, _) = ola.joins(&hidden);
    assert_eq!(listed(), BTreeSet::from([public.clone()]));
    let mine = |guest: &crate::hall::Guest| -> Vec<(String, bool)> {
        let tables = guest.api("mine")["tables"].as_array().expect("a list").clone();
        let row =
            |table: &Value| (table["info"]["table"].as_str().expect("an id").to_owned(), table["my_turn"] == true);
        tables.iter().map(row).collect()
    };
    assert_eq!(mine(&ola).len(), 2);
    assert!(mine(&ola).iter().all(|(_, turn)| !turn), "nothing has begun");
    let (marco, mut line) = sits(&hall, &public, 1, "Marco");
    assert_eq!(mine(&marco), [(public.clone(), false)]);
    assert!(mine(&ola).contains(&(public.clone(), true)));
    let id = line.asks(json!({ "do": "resign", "seat": 1 }));
    assert_eq!(line.answer(id)["is"], "done");
    assert_eq!(mine(&marco), []);
    assert!(listed().is_empty());
    assert_eq!(hall.guest().api("mine"), json!({ "tables": [] }));
}

#[test]
fn ids_cannot_be_guessed() {
    let hall = Hall::open();
    let mut ola = hall.guest();
    let plan = json!({ "game": "crabs", "chairs": open_chairs(2) });
    let ids: BTreeSet<String> = (0..20).map(|_| ola.opens(&plan)).collect();
    assert_eq!(ids.len(), 20);
    assert!(ids.iter().all(|id| id.len() == 20 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())));
}

#[test]
fn the_description_has_every_route_and_no_other() {
    let hall = Hall::open();
    let openapi = hall.guest().api("openapi.json");
    assert_eq!(openapi["openapi"], "3.1.0");
    let source = include_str!("../../src/routes.rs");
    let rest = source.split("let rest =").nth(1).and_then(|rest| rest.split(".fallback(").next()).expect("the routes");
    let routes: BTreeSet<&str> = rest.split(".route(\"").skip(1).filter_map(|route| route.split('"').next()).collect();
    let paths = openapi["paths"].as_object().expect("paths");
    assert_eq!(paths.keys().map(String::as_str).collect::<BTreeSet<_>>(), routes);
    let schemas = openapi["components"]["schemas"].as_object().expect("schemas");
    let text = openapi.to_string();
    for used in text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(schemas.contains_key(used), "{used} is not described");
    }
}

#[test]
fn it_says_how_it_is() {
    let hall = Hall::open();
    assert_eq!(hall.guest().get("/healthz").text(), "fine\n");
    assert_eq!(hall.guest().get("/readyz").text(), "ready\n");
    let mut ola = hall.guest();
    let table = ola.opens(&json!({ "game": "crabs", "chairs": [{ "who": "mine" }, { "who": "mine" }] }));
    let (_line, _) = ola.joins(&table);
    assert_eq!(hall.metric("nurt_sockets"), 1.0);
    assert_eq!(hall.metric("nurt_tables_live"), 1.0);
    let proxied = hall.guest().send("GET", "/metrics", &[("x-forwarded-for", "203.0.113.9")], "");
    assert_eq!(proxied.status, 404, "numbers are for this machine");
    let games = hall.guest().api("games");
    assert_eq!(games["games"].as_array().map(Vec::len), Some(catalog::GAMES.len()));
}

#[test]
fn screens_of_the_page_are_the_page_and_files_that_are_not_there_are_not() {
    let hall = Hall::open();
    let html = [("accept", "text/html,application/xhtml+xml")];
    assert_eq!(hall.guest().send("GET", "/table/abc", &html, "").status, 200);
    assert_eq!(hall.guest().send("GET", "/nothing.js", &html, "").status, 404);
    assert_eq!(hall.guest().send("GET", "/../../etc/passwd", &[], "").status, 404);
    assert_eq!(hall.guest().send("GET", "/%2e%2e/%2e%2e/etc/passwd", &[], "").status, 404);
    assert_eq!(hall.guest().send("POST", "/table/abc", &html, "").status, 404);
}
