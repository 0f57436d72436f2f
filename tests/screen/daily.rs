//! The daily game on the screen and in lines: from the title to the line that is shared. Today is always the same Monday.

use super::table::*;
use insta::assert_snapshot;
use std::path::Path;
use std::sync::Arc;
use thicket::kernel::{Generator, Language, Words};
use thicket::table::{Day, Games, Lobby, Store};
use thicket::tui::plain::{Console, PlainStart, Typed, run};
use thicket::tui::play::TurnStatus;
use thicket::tui::settings::{Forced, Settings};

/// A day on which the bots are quick.
fn monday() -> Day {
    "2026-11-23".parse().expect("a date")
}

fn lobby(folder: &Path, words: &'static Words) -> Lobby {
    let mut lobby = Lobby::new(Games::ALL, Games::ALL.boards(), Some(Store::new(folder.to_owned())), words);
    lobby.today = Some(monday);
    lobby
}

fn title(width: u16, height: u16, folder: &Path) -> Table {
    Table::over_parts(width, height, |parts| parts.lobby = lobby(folder, Words::english()))
}

/// Answers whatever is asked until the game is over.
fn play_on(table: &mut Table) {
    let mut random = Generator::new(1);
    for _ in 0..20_000 {
        table.wait();
        if table.play().now() == TurnStatus::Over {
            return;
        }
        let legal = table.play().session().notation();
        let action = &legal[random.below(legal.len() as u32) as usize];
        table.press(&format!(":{action}<Enter>"));
    }
    panic!("a game without an end");
}

/// The line of the screen with these words.
fn line(text: &str, words: &str) -> String {
    text.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}:\n{text}")).trim().to_owned()
}

#[test]
fn from_the_title_to_the_line_that_is_shared() {
    let folder = tempfile::tempdir().expect("a folder");
    for (width, height) in [(80, 20), (80, 24), (120, 40)] {
        assert_snapshot!(format!("title {width}x{height}"), title(width, height, folder.path()).text());
    }
    let mut table = title(80, 24, folder.path());
    // a game of one's own is two keys away
    table.press("<Enter>");
    assert!(table.text().contains("NEW GAME"));
    table.press("<Esc>d");
    assert_snapshot!("days with a new one", table.text());
    table.press("<Enter>");
    assert!(table.text().contains("This try counts."), "{}", table.text());
    table.press(":wq<Enter>");
    let mut table = title(80, 24, folder.path());
    table.press("d");
    assert!(table.text().contains("2026-11-23  in round 1"), "{}", table.text());
    table.press("<Enter>");
    play_on(&mut table);
    let shared = line(&table.text(), "thicket daily 2026-11-23: ");
    assert_snapshot!("end", table.text());
    table.press("u");
    assert!(table.text().contains("its result counts"), "{}", table.text());
    assert_eq!(line(&table.text(), "thicket daily 2026-11-23: "), shared);
    drop(table);
    let mut table = title(80, 24, folder.path());
    table.press("d");
    assert_eq!(line(&table.text(), "thicket daily"), shared);
    assert_snapshot!("days with a result", table.text());
    table.press("?");
    assert!(table.text().contains("midnight UTC"), "{}", table.text());
    table.press("<Esc>v");
    assert!(table.app.play().is_some(), "the try is shown: {}", table.text());
    table.press("q<Enter>");
    assert!(table.text().contains("does not count"), "{}", table.text());
    // its save is written on a thread of its own
    drop(table);
    assert!(folder.path().join("daily-2026-11-23-1.toml").exists());
}

#[test]
fn a_day_whose_save_is_damaged_says_so_and_begins_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("daily-2026-11-23.toml"), "no save").expect("a file");
    let mut table = title(80, 24, folder.path());
    table.press("d");
    assert!(table.text().contains("unusable") && table.text().contains("not a save"), "{}", table.text());
    table.press("<Enter>");
    assert!(table.app.play().is_none() && table.text().contains("not a save"), "{}", table.text());
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 1);
}

/// Types lines into the menu; what is said.
fn in_menu(folder: &Path, start: PlainStart, lines: &str, words: &'static Words) -> String {
    let (mut out, lobby, mut lines) = (Vec::new(), lobby(folder, words), lines.as_bytes());
    let mut console = Console {
        lobby: &lobby,
        settings: Settings { confirm_end: false, forced: Forced::Ask, ..Settings::default() },
        keep: &|_| Ok(()),
        input: Typed::new(&mut lines),
        is_typed_by_hand: false,
        ready: &|_| true,
        wake: Arc::new(|| ()),
        out: &mut out,
    };
    run(&mut console, start).expect("lines go out").expect("a menu");
    String::from_utf8(out).expect("text")
}

#[test]
fn in_lines_the_game_begins_goes_on_is_told_and_practiced() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |lines: &str| in_menu(folder.path(), PlainStart::Menu, lines, Words::english());
    assert!(told("daily practice\ndaily list\n").contains("No daily game has been played yet."));
    assert!(told("daily 2026-13-01\n").contains("is not a date"));
    assert!(told("daily\nquit\n").contains("This try counts."));
    assert!(told("daily list\n").contains("thicket daily 2026-11-23: in round 1"));
    // the choices are given by number, whichever there are
    let played = told(&format!("daily\n{}", "1\n".repeat(20_000)));
    let shared = line(&played, "thicket daily 2026-11-23: ");
    let again = in_menu(folder.path(), PlainStart::Daily, "daily practice\nquit\n", Words::english());
    assert!(again.starts_with(&shared) && again.contains("does not count"), "{again}");
    assert!(told("daily\n").contains(&shared));
    let best = told("daily list\n");
    assert!(best.contains(&format!("Best: {shared}")), "{best}");
    for language in [Language::Chinese, Language::Japanese] {
        let told = in_menu(folder.path(), PlainStart::Daily, "quit\n", Words::of(language));
        assert!(told.starts_with("thicket daily 2026-11-23："), "{told}");
    }
}

#[test]
fn where_there_is_no_clock_no_daily_game_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Some(Store::new(folder.path().to_owned()));
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), store, Words::english());
    let mut table = Table::over_parts(80, 24, |parts| parts.lobby = lobby);
    assert!(!table.text().contains("daily game"));
    table.press("d");
    assert!(table.text().contains("What would you like to do?"));
}
