use super::{found, found_with};

#[test]
fn the_rules_use_no_clock_no_files_no_threads_and_no_hashes() {
    for (form, thing) in [
        ("use std::time::Instant;", "std::time"),
        ("use std::{fmt, fs};", "std::fs"),
        ("use std::io::{self, Write};", "std::io"),
        ("use std::net as network;", "std::net"),
        ("use std as library; fn look() { library::env::args(); }", "std::env"),
        ("fn stop() { std::process::exit(1) }", "std::process"),
        ("fn start() { std::thread::spawn(|| ()); }", "std::thread"),
        (
            "static SEEN: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);",
            "std::sync::atomic",
        ),
        ("type Map = std::collections::HashMap<u8, u8>;", "std::collections::HashMap"),
        ("use std::collections::{BTreeMap, HashSet as Set};", "std::collections::HashSet"),
        ("use std::collections::*; type Map = HashMap<u8, u8>;", "HashMap"),
        ("fn say() { println!(\"{}\", 1) }", "println!"),
        ("fn say() { std::eprintln!() }", "eprintln!"),
        ("fn say() { words! { a => dbg!(1); b } }", "dbg!"),
        ("fn say() { words! { a => core::time::Duration::ZERO; b } }", "std::time"),
        ("#[cfg(test)] mod tests { use std::collections::HashMap; }", "std::collections::HashMap"),
    ] {
        for file in ["src/kernel/list.rs", "src/games/dewan/mod.rs", "src/games/root/law/battle.rs"] {
            let lines = found_with(file, form);
            assert_eq!(lines, [format!("purity: {file} uses {thing}")], "{form}");
        }
    }
}

#[test]
fn bots_use_neither_files_nor_the_screen() {
    let file = "src/bots/root/mod.rs";
    for (form, thing) in [
        ("use std::fs::File;", "std::fs"),
        ("fn say() { std::io::stdout(); }", "std::io"),
        ("use ratatui::crossterm;", "ratatui"),
        ("fn say() { eprintln!() }", "eprintln!"),
    ] {
        assert_eq!(found_with(file, form), [format!("purity: {file} uses {thing}")], "{form}");
    }
    assert_eq!(found_with(file, "use std::thread; use std::collections::HashMap;"), [""; 0]);
}

#[test]
fn the_screen_uses_no_files() {
    let file = "src/tui/app.rs";
    for form in ["use std::fs;", "use std::{fs::File, io as _};", "fn read() { std::fs::read(\"x\"); }"] {
        assert_eq!(found_with(file, form), [format!("purity: {file} uses std::fs")], "{form}");
    }
}

#[test]
fn its_tests_may_and_so_may_the_reader_of_the_terminal() {
    assert_eq!(found_with("src/tui/app.rs", "#[cfg(test)] mod tests { use std::fs; }"), [""; 0]);
    let tests = [
        ("src/tui/mod.rs", "#[cfg(test)] mod tests; pub mod app; pub mod play;"),
        ("src/tui/tests.rs", "use std::fs;"),
    ];
    assert_eq!(found(&tests), [""; 0]);
    let shipped = [("src/tui/mod.rs", "mod tests; pub mod app; pub mod play;"), tests[1]];
    assert_eq!(found(&shipped), ["purity: src/tui/tests.rs uses std::fs"]);
    assert_eq!(found(&[("src/tui/input.rs", "use std::fs::File;")]), [""; 0]);
}
