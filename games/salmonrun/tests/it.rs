testkit::conformance!(salmonrun::Position);

mod own_boards {
    use notation::{Doc, Malformed, Notation, read_options};
    use rules::{Game, Rng, Rolling, Seats, Stream};
    use salmonrun::Position;

    const BOX: &str = include_str!("../content/salmonrun.json");

    fn check(text: &str) -> Vec<Malformed> {
        Position::check_content(text).expect("salmonrun takes content")
    }

    /// The first numbered board under another id, with one thing changed.
    fn changed(from: &str, to: &str) -> String {
        let begin = BOX.find("{\"id\": \"1E\"").expect("1E");
        let end = begin + BOX[begin..].find("]}").expect("its end") + 2;
        let side = BOX[begin..end].replacen("\"1E\"", "\"X1\"", 1);
        assert!(side.contains(from), "{from} is not in the side");
        let side = side.replacen(from, to, 1);
        format!("{{\"game\":\"salmonrun\",\"sides\":[{side}]}}")
    }

    #[test]
    fn the_box_itself_is_a_good_file() {
        assert_eq!(check(BOX), []);
        assert_eq!(check(&changed("Gravel Run", "My Own Run")), []);
    }

    #[test]
    fn every_problem_is_named_at_its_hex() {
        for (from, to, says) in [
            ("[0,8,\"rock\",[],null]", "[0,8,\"stone\",[],null]", "expected"),
            ("[0,8,\"rock\",[],null]", "[0,8,\"rock\",[],\"shark\"]", "expected"),
            ("[0,8,\"rock\",[],null]", "[0,7,\"rock\",[],null]", "odd"),
            ("[0,8,\"rock\",[],null]", "[0,12,\"rock\",[],null]", "from 1 to 10"),
            ("[0,8,\"rock\",[],null]", "[2,8,\"rock\",[],null]", "twice"),
            ("[0,8,\"rock\",[],null]", "[0,8,\"rock\",[\"d\"],null]", "neither arrows"),
            ("[-1,9,\"water\",[\"d\"],\"swim\"]", "[-1,9,\"water\",[\"dr\"],\"swim\"]", "does not lead to water"),
            ("[-1,5,\"fall\",[\"dr\",\"d\"],null]", "[-1,5,\"fall\",[\"u\"],null]", "downstream"),
            ("[-1,5,\"fall\",[\"dr\",\"d\"],null]", "[-1,5,\"fall\",[],null]", "downstream"),
            ("[0,10,\"water\",[\"dl\"],null]", "[0,10,\"rock\",[],null]", "gate"),
            ("[0,6,\"water\",[],\"bear\"]", "[0,6,\"water\",[],null]", "0 bear icons"),
            ("\"board\": 1", "\"board\": 7", "from 1 to 6"),
            ("\"shift\": 0", "\"shift\": 1", "even"),
            ("\"length\": 10", "\"length\": 99", "from 2 to 14"),
        ] {
            let problems = check(&changed(from, to));
            assert!(problems.iter().any(|problem| problem.message.contains(says)), "{to}: {problems:?}");
            assert!(problems.iter().all(|problem| problem.path.starts_with("sides[0]")), "{to}: {problems:?}");
        }
    }

    #[test]
    fn dead_ends_are_found() {
        // Two rocks close the bay at -3,7; the gate above them flows round.
        let mut text = changed("[-2,10,\"water\",[\"d\"],null]", "[-2,10,\"water\",[\"dr\"],null]");
        for hex in ["[-3,9,", "[-2,8,"] {
            let rock = format!("{hex}\"rock\",[],null]");
            text = text.replacen(&format!("{hex}\"water\",[\"d\"],null]"), &rock, 1);
            assert!(text.contains(&rock));
        }
        let problems = check(&text);
        assert!(problems.iter().any(|problem| problem.message.contains("hex -3,7: a dead end")), "{problems:?}");
    }

    #[test]
    fn hostile_files_are_refused() {
        for text in ["", "{", "[]", "{\"game\":\"crabs\",\"sides\":[]}", "{\"game\":\"salmonrun\",\"sides\":[7]}"] {
            assert!(!check(text).is_empty(), "{text}");
        }
        let piles = "{\"game\":\"salmonrun\",\"piles\":{\"l\":120,\"r\":120},\"sides\":[]}";
        assert!(!check(piles).is_empty());
    }

    /// A process plays with one content: this needs a process of its own.
    #[test]
    fn own_boards_are_played() {
        if std::env::var_os("SALMONRUN_OWN").is_none() {
            let me = std::env::current_exe().expect("this test");
            let test = ["--exact", "own_boards::own_boards_are_played"];
            let run = std::process::Command::new(me).args(test).env("SALMONRUN_OWN", "1").status();
            assert!(run.is_ok_and(|status| status.success()));
            return;
        }
        assert_eq!(Position::use_content(&changed("Gravel Run", "My Own Run")), Ok(()));
        let options = notation::json!({ "length": 2, "river": ["S1", "X1", "2E", "F1"] });
        let checked = read_options::<Position>(&Doc::root(&options), Seats::all(2)).expect("an own side in a list");
        let mut rng = Rng::new([1; 32], Stream::Deal);
        let position = Position::start(&checked, checked.seats(), &mut Rolling(&mut rng));
        assert_eq!(position.write()["river"], options["river"]);
        assert_eq!(Position::read(&Doc::root(&position.write())), Ok(position));
        assert!(Position::use_content(BOX).is_err(), "boards cannot change while they are in play");
    }
}
