//! The suite that every game passes: laws, examples, twins, traces, coverage of rules and texts, hostile input.
//!
//! A game's `tests/it.rs` is one line: `testkit::conformance!(crabs::Position);`

pub mod boards;
pub mod coverage;
pub mod examples;
pub mod fuzz;
pub mod laws;
pub mod minds;
pub mod perft;
pub mod texts;
pub mod traces;
pub mod trial;
pub mod twins;

use notation::Notation;
use rules::Game;
use scene::Board;

/// Everything a game must be to be tested.
pub trait Playable: Game + Notation + Board {}
impl<G: Game + Notation + Board> Playable for G {}

/// Runs the whole suite on a game, from its `tests/it.rs`.
#[macro_export]
macro_rules! conformance {
    ($position:ty) => {
        #[test]
        fn laws_hold_in_random_games() {
            $crate::laws::hold::<$position>();
        }
        #[test]
        fn bots_see_views_only() {
            $crate::minds::run::<$position>();
        }
        #[test]
        fn bots_go_on_with_what_they_thought() {
            $crate::minds::remember::<$position>();
        }
        #[test]
        fn bots_win_by_as_much_as_they_can() {
            $crate::minds::win_well::<$position>();
        }
        #[test]
        fn positions_need_no_heap() {
            assert!(!std::mem::needs_drop::<$position>());
        }
        #[test]
        fn examples_come_out_as_written() {
            $crate::examples::run::<$position>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn twins_look_alike() {
            $crate::twins::run::<$position>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn traces_are_as_blessed() {
            $crate::traces::run::<$position>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn pictures_are_as_blessed() {
            $crate::boards::run::<$position>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn node_counts_are_as_blessed() {
            $crate::perft::run::<$position>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn every_rule_is_covered() {
            $crate::coverage::run::<$position>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn texts_are_complete_in_three_languages() {
            $crate::texts::run::<$position>();
        }
        #[test]
        fn hostile_input_is_refused() {
            $crate::fuzz::run::<$position>();
        }
    };
}

/// The files of a data folder with this extension, sorted by name.
pub(crate) fn files(root: &str, folder: &str, extension: &str) -> Vec<(String, std::path::PathBuf)> {
    let folder = std::path::Path::new(root).join("data").join(folder);
    let Ok(entries) = std::fs::read_dir(&folder) else { return Vec::new() };
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)))
        .collect();
    files.sort();
    files
}

pub(crate) fn read(path: &std::path::Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Whether expectations are to be rewritten (`cargo xtask bless`).
pub(crate) fn blessing() -> bool {
    std::env::var_os("NURT_BLESS").is_some()
}
