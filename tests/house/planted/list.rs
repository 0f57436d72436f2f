//! The list of known violations.

use super::super::known::{compare, write};
use super::super::{Violation, violations};
use super::tree;

fn wrong() -> Vec<Violation> {
    violations(&tree(&[("src/games/dewan/mod.rs", "use crate::tui; use std::fs;")]))
}

#[test]
fn what_is_listed_passes() {
    assert_eq!(
        write(&wrong()),
        "floors: src/games/dewan/mod.rs imports src/tui/mod.rs\npurity: src/games/dewan/mod.rs uses std::fs\n"
    );
    assert_eq!(compare(&wrong(), &write(&wrong())), [""; 0]);
}

#[test]
fn what_is_not_listed_fails() {
    let complaints = compare(&wrong(), "purity: src/games/dewan/mod.rs uses std::fs\n");
    assert_eq!(complaints, ["new: floors: src/games/dewan/mod.rs imports src/tui/mod.rs\n     by `crate::tui`"]);
}

#[test]
fn what_is_mended_must_leave_the_list() {
    let complaints = compare(&[], "purity: src/games/dewan/mod.rs uses std::fs\n");
    assert_eq!(complaints.len(), 1);
    assert!(complaints[0].starts_with("mended, remove it"), "{complaints:?}");
}

#[test]
fn the_same_line_is_listed_as_often_as_it_is_found() {
    let twice = || vec![Violation::new("matches: a".to_owned(), "1"), Violation::new("matches: a".to_owned(), "2")];
    assert_eq!(compare(&twice(), "matches: a\n").len(), 1);
    assert_eq!(compare(&twice(), "matches: a\nmatches: a\n"), [""; 0]);
}
