//! Results of chance: `docs/protocol.md` names all that the games read, and each as they write it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Generator, Options, Roll, Rules};
use thicket::table::Games;

/// The results in the table of the document, of one game.
fn documented(game: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/protocol.md");
    let text = fs::read_to_string(path).expect("the document");
    let section = text.split_once("#### Results of chance").expect("the section").1;
    let rows = section.lines().take_while(|line| !line.starts_with("###"));
    let start = format!("| {game} | `");
    let results = rows.filter_map(|row| row.strip_prefix(&start)?.split('`').next());
    results.map(str::to_owned).collect()
}

fn compare<G: Rules>(game: &str, seats: &[&str]) {
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    let setup = G::setup(&Options { seats, ..Options::default() }, &Games::ALL.boards()).expect("a setup");
    let state = G::new(&setup, &mut Generator::new(1), &mut ()).expect("a game");
    let results = documented(game);
    let named: BTreeSet<String> =
        results.iter().filter_map(|result| result.split(' ').next()).map(str::to_owned).collect();
    let words: BTreeSet<String> = G::ROLLS.iter().map(|&(_, word)| word.to_owned()).collect();
    assert_eq!(named, words, "{game}");
    for result in results {
        let wish = state.parse_roll(&result).unwrap_or_else(|| panic!("{game} cannot read {result}"));
        let roll = Roll { kind: wish.kind, value: wish.faces.trailing_zeros() as u8 };
        assert_eq!(state.roll_text(roll), result, "{game}");
    }
}

#[test]
fn the_protocol_names_all_results_of_chance() {
    compare::<root::State>("Root", &["marquise", "vagabond", "vagabond_2", "keepers"]);
    compare::<dewan::State>("Dewan", &["amber", "basalt"]);
    compare::<iwari::State>("Iwari", &["red", "blue"]);
}
