use super::super::violations;
use super::{found, tree};

fn in_circles(files: &[&str]) -> Vec<String> {
    files.iter().map(|file| format!("circles: src/games/root/{file} imports itself by way of others")).collect()
}

#[test]
fn two_files_that_import_each_other_are_found() {
    let lines = found(&[
        ("src/games/root/law/craft.rs", "use super::score::points; pub fn craft() { points() }"),
        ("src/games/root/law/score.rs", "pub fn points() { super::craft::craft() }"),
    ]);
    assert_eq!(lines, in_circles(&["law/craft.rs", "law/score.rs"]));
}

#[test]
fn a_longer_circle_is_told_from_start_to_start() {
    let found = violations(&tree(&[
        ("src/games/root/law/a.rs", "pub fn a() { crate::games::root::law::b::b() }"),
        ("src/games/root/law/b.rs", "use super::c; pub fn b() { c::c() }"),
        ("src/games/root/law/c.rs", "use super::*; pub fn c() { run! { a::a; other } }"),
        ("src/games/root/law/d.rs", "use super::a::a; pub fn d() { a() }"),
    ]));
    let lines: Vec<&str> = found.iter().map(|violation| violation.line.as_str()).collect();
    assert_eq!(lines, in_circles(&["law/a.rs", "law/b.rs", "law/c.rs"]));
    let way: Vec<&str> = found[0].hint.split("\n       -> ").collect();
    assert_eq!(way, ["a", "b", "c", "a"].map(|file| format!("src/games/root/law/{file}.rs")));
}

#[test]
fn what_a_parent_hands_on_counts_where_it_stands() {
    // `super::Track` is the sibling's; the folder's page that declares both uses neither.
    let page =
        ("src/games/root/law/mod.rs", "pub mod battle; pub mod hooks; mod a; mod b; pub use a::Track; pub use b::*;");
    let a = ("src/games/root/law/a.rs", "use super::Other; pub struct Track(Other);");
    assert_eq!(found(&[page, a, ("src/games/root/law/b.rs", "pub struct Other;")]), [""; 0]);
    let lines = found(&[page, a, ("src/games/root/law/b.rs", "pub struct Other; fn of(_: super::Track) {}")]);
    assert_eq!(lines, in_circles(&["law/a.rs", "law/b.rs"]));
}

#[test]
fn a_parent_with_rules_of_its_own_is_a_file_like_others() {
    let page = "pub mod battle; pub mod hooks; mod a; pub const LIMIT: u8 = 3; pub fn go() { a::go() }";
    let child = "use super::LIMIT; pub fn go() { let _ = LIMIT; }";
    let lines = found(&[("src/games/root/law/mod.rs", page), ("src/games/root/law/a.rs", child)]);
    assert_eq!(lines, in_circles(&["law/a.rs", "law/mod.rs"]));
}

#[test]
fn tests_may_lean_on_what_leans_on_them() {
    let lines = found(&[
        (
            "src/games/root/law/craft.rs",
            "pub fn craft() {} #[cfg(test)] mod tests { use super::super::score::points; }",
        ),
        ("src/games/root/law/score.rs", "pub fn points() { super::craft::craft() }"),
    ]);
    assert_eq!(lines, [""; 0]);
}
