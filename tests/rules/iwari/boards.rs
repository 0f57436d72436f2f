//! Boards with faults: all are told at once, and nothing that is written in a file breaks the program.

use proptest::prelude::*;
use thicket::games::iwari::board::Board;
use thicket::games::iwari::boards::embedded;

fn faults(change: impl Fn(String) -> String) -> Vec<String> {
    let (name, text) = embedded()[0];
    let errors = Board::parse(name, &change(text.to_owned())).err();
    errors.map_or(Vec::new(), |errors| errors.to_string().lines().map(str::to_owned).collect())
}

#[test]
fn the_boards_of_the_program_have_no_faults() {
    for (name, text) in embedded() {
        let board = Board::parse(name, text).unwrap_or_else(|errors| panic!("{errors}"));
        let file = format!("iwari-{}.toml", board.id().replace('_', "-"));
        assert_eq!(&file, name);
        let spaces: usize = board.territories().map(|territory| board.spaces(territory).len()).sum();
        assert!((50..=60).contains(&spaces), "{name}: {spaces}");
    }
}

#[test]
fn all_faults_are_told_at_once_with_file_and_key() {
    let found = faults(|text| {
        text.replace("kind = \"tundra\", spaces = 7", "kind = \"swamp\", spaces = 70")
            .replace("5 = { between = [\"T1\", \"D1\"]", "5 = { between = [\"T1\", \"T9\"]")
            .replace("\"F2.1\", ", "\"F2.9\", ")
            .replace("name = ", "title = ")
    });
    for key in ["territory.T1.kind", "territory.T1.spaces", "connection.5", "road.A.spaces", "title"] {
        assert!(
            found.iter().any(|fault| fault.contains("iwari-new-horizons.toml") && fault.contains(key)),
            "{key}: {found:?}"
        );
    }
}

#[test]
fn what_fits_its_key_and_not_the_rest_is_told_too() {
    let found = faults(|text| text.replace("\"T1.1\", ", "").replace("grid = [2, 2]", "grid = [0, 0]"));
    assert!(found.iter().any(|fault| fault.contains("territory.T1") && fault.contains("space 1")), "{found:?}");
    assert!(found.iter().any(|fault| fault.contains("territory.C2") && fault.contains("same place")), "{found:?}");
    let found = faults(|text| text.replace("1 = [2, 9, 12]", "1 = []"));
    assert!(found.iter().any(|fault| fault.contains("mountains.1")), "{found:?}");
    let found = faults(|text| text.replace("game = \"iwari\"", "game = \"iwari"));
    assert!(found.iter().any(|fault| fault.starts_with("iwari-new-horizons.toml, line 1,")), "{found:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_board_with_bytes_changed_is_read_or_refused(which in 0usize..5, at in 0usize..4000, cut in 0usize..40, text in "[ -~]{0,12}") {
        let (name, board) = embedded()[which];
        let from = at % board.len();
        let to = (from + cut).min(board.len());
        let changed = format!("{}{text}{}", &board[..from], &board[to..]);
        if let Err(errors) = Board::parse(name, &changed) {
            let told = errors.to_string();
            prop_assert!(!told.is_empty() && told.lines().all(|fault| fault.starts_with(name)), "{told}");
        }
    }
}
