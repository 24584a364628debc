//! The referee: a board written as text.

use notation::Notation;
use waterway::Position;

fn score(text: &str) -> Result<notation::Value, String> {
    Position::score_sheet(text).unwrap().map_err(|error| error.to_string())
}

const FULL: &str = "# figure 7
start fork
w09 0,1 r0
lay w28 0,2 r0   # a port

w26 2,0 r3
w11 3,0 r3
w04 4,0 r3
w01 0,-1 r0
w08 0,-2 r0
w17 0,3 r0
w24 1,3 r3
w20 1,-1 r0
w25 2,-1 r3
w07 1,-2 r1
w21 1,2 r2
";

#[test]
fn a_whole_river_is_scored_and_explained() {
    let sheet = score(FULL).unwrap();
    let points = notation::json!({ "mills": 14, "sawmills": 14, "ports": 10, "meadows": 9, "total": 47 });
    assert_eq!(sheet["points"], points);
    assert_eq!(sheet["band"]["number"], 3);
    assert_eq!(sheet["route"].as_array().unwrap().len(), 5);
    assert_eq!(sheet["meadows"].as_array().unwrap().len(), 3);
    let oxbows = sheet["buildings"].as_array().unwrap().iter().filter(|works| works["oxbow"] == true).count();
    assert_eq!(oxbows, 1);
}

#[test]
fn what_cannot_lie_is_named_with_line_and_rule() {
    let cases = [
        ("w05 0,-1", "line 1", "WW-9.1"),
        ("w61 0,-1 r0", "line 1", "WW-7.1"),
        ("w00 0,-1 r0", "line 1", "WW-7.1"),
        ("w05 0,-1 r0\nw05 0,-2 r0", "line 2", "WW-7.1"),
        ("w05 0,0 r0", "line 1", "WW-7.2"),
        ("\n# far\nw05 5,5 r0", "line 3", "WW-7.3"),
        ("w05 99999999999999999999,5 r0", "line 1", "WW-7.3"),
        ("w05 0,-1 r1", "line 1", "WW-7.5"),
        ("w07 0,-1 r1\nw05 1,-1 r1\nw10 2,-1 r2\nw14 2,0 r3", "line 4", "WW-7.6"),
        ("start delta", "line 1", "WW-3.1"),
        ("w05 0,-1 r0\nstart through", "line 2", "WW-4.5"),
    ];
    for (text, line, rule) in cases {
        let error = score(text).unwrap_err();
        assert!(error.starts_with(line) && error.contains(rule), "{text:?}: {error}");
    }
}

#[test]
fn an_empty_sheet_is_an_empty_river() {
    assert_eq!(score("").unwrap()["total"], 0);
    assert_eq!(score("start through").unwrap()["start"], "through");
}
