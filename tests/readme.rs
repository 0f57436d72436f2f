//! The pictures in the README are those of the snapshot tests.

use std::fs;
use std::path::Path;

/// Each picture stands in a fence after `<!-- snapshot: FILE -->`, with FILE below `tests/screen/snapshots/`.
#[test]
fn the_pictures_are_what_the_screen_shows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("a README");
    let mut pictures = 0;
    for part in readme.split("<!-- snapshot: ").skip(1) {
        let (name, rest) = part.split_once(" -->").expect("the mark ends");
        let fence = rest.trim_start().strip_prefix("```text\n").expect("a picture follows its mark");
        let picture = fence.split_once("```").expect("the fence ends").0;
        let snapshot = fs::read_to_string(root.join("tests/screen/snapshots").join(name))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let shown = snapshot.splitn(3, "---\n").nth(2).expect("a snapshot has a head");
        assert_eq!(picture.trim_end(), shown.trim_end(), "{name}");
        pictures += 1;
    }
    assert!(pictures >= 2, "the README shows the game");
}
