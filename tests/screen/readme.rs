//! The pictures in the documents are those of the snapshot tests.

use std::fs;
use std::path::Path;
use thicket::games::root::State;
use thicket::games::root::board;
use thicket::games::root::words::faction::Faction;
use thicket::kernel::{Doc, Library, Rules, Script};
use thicket::tui::bindings::Bindings;

/// The documents with pictures, and how many each has at least.
const DOCUMENTS: [(&str, usize); 8] = [
    ("README.md", 1),
    ("README.zh.md", 1),
    ("README.ja.md", 1),
    ("docs/playing.md", 2),
    ("docs/factions.md", 10),
    ("docs/dewan.md", 1),
    ("docs/iwari.md", 2),
    ("docs/plain-mode.md", 1),
];

/// A snapshot by the name of its file, wherever among the tests it lies.
fn snapshot(root: &Path, name: &str) -> Option<String> {
    let folders = ["screen", "screen/iwari", "screen/languages", "table"].map(|folder| root.join("tests").join(folder));
    let mut places = folders.into_iter().map(|folder| folder.join("snapshots").join(name));
    fs::read_to_string(places.find(|path| path.is_file())?).ok()
}

/// Each picture stands in a fence after `<!-- snapshot: FILE -->`, with FILE in one of the folders `snapshots/` of the tests.
#[test]
fn the_pictures_are_what_the_screen_shows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (document, least) in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).expect("a document");
        let mut pictures = 0;
        for part in text.split("<!-- snapshot: ").skip(1) {
            let (name, rest) = part.split_once(" -->").expect("the mark ends");
            let fence = rest.trim_start().strip_prefix("```text\n").expect("a picture follows its mark");
            let (picture, after) = fence.split_once("```").expect("the fence ends");
            assert!(after.starts_with('\n'), "{document}: the fence of {name} does not close");
            let snapshot = snapshot(root, name).unwrap_or_else(|| panic!("{document}: there is no {name}"));
            let shown = snapshot.splitn(3, "---\n").nth(2).expect("a snapshot has a head");
            assert_eq!(picture.trim_end(), shown.trim_end(), "{document}: {name}");
            pictures += 1;
        }
        assert!(pictures >= least, "{document} shows {pictures} pictures");
    }
}

/// All that a reader copies works: the example of own keys is sound, and the Rust that is named is the one that is needed.
#[test]
fn what_the_readmes_name_is_what_the_program_takes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rust = env!("CARGO_PKG_RUST_VERSION");
    for document in ["README.md", "README.zh.md", "README.ja.md"] {
        let text = fs::read_to_string(root.join(document)).expect("a document");
        let keys = text.split('`').find(|part| part.starts_with("hint = ")).expect("an example of keys");
        assert!(Bindings::read("keys.toml", keys).is_ok(), "{document}: {keys}");
        // a picture may show any number
        let prose: String = text.split("```").step_by(2).collect();
        let named = prose.split(|c: char| !c.is_ascii_digit() && c != '.').filter(|part| part.starts_with("1."));
        let other: Vec<&str> = named.map(|part| part.trim_end_matches('.')).filter(|part| part.len() > 2).collect();
        assert_eq!(other, [rust, rust], "{document}");
    }
}

struct Embedded;

impl Library for Embedded {
    fn board(&self, _: &str, id: &str) -> Option<(String, String)> {
        let file = format!("root-{id}.toml");
        let (name, text) = board::embedded().iter().find(|(name, _)| *name == file)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }
}

/// Every position in the document can be set up, and every faction has one.
#[test]
fn the_positions_are_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/factions.md");
    let text = fs::read_to_string(path).expect("the document");
    let mut shown = Vec::new();
    for part in text.split("```toml\n").skip(1) {
        let doc: Doc = part.split_once("```").expect("the fence ends").0.parse().expect("TOML");
        let state = State::read(&doc, &Embedded, &mut Script::default()).unwrap_or_else(|faults| panic!("{faults}"));
        shown.extend(state.seats().map(|seat| state.faction(seat)));
    }
    for faction in Faction::ALL.into_iter().filter(|&faction| faction != Faction::Vagabond2) {
        assert!(shown.contains(&faction), "{} has no position", faction.id());
    }
}
