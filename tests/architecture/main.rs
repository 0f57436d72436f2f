//! What the compiler does not say of the code: files import from their own layer and lower ones, the rules stay pure, and
//! no files of `games/root` import each other in a circle (docs/architecture.md).
//!
//! Every file is read as tokens, so that the paths inside of macros count like all others.

mod circles;
mod layers;
mod overrides;
mod planted;
mod tree;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tree::Tree;

/// Source files by their paths (`src/games/mod.rs`).
type Sources = BTreeMap<String, String>;

/// Returns what is wrong, a sentence each.
fn faults(sources: &Sources) -> Vec<String> {
    let tree = Tree::read(sources);
    let imports = tree.imports();
    [layers::faults(&tree, &imports), circles::faults(&tree, &imports)].concat()
}

fn read(folder: &Path, name: &str, sources: &mut Sources) {
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        let name = format!("{name}/{}", path.file_name().expect("a name").to_str().expect("UTF-8"));
        if path.is_dir() {
            read(&path, &name, sources);
        } else if name.ends_with(".rs") {
            sources.insert(name, fs::read_to_string(&path).expect("a source file"));
        }
    }
}

#[test]
fn imports_go_downward_without_circles() {
    let mut sources = Sources::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "src", &mut sources);
    let faults = faults(&sources);
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
