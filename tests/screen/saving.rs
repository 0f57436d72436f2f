//! Notices of the save: they tell what the writer really did. A file where the folder should be stands for every folder that cannot
//! be written: root may write any other.

use super::table::*;
use std::path::Path;
use thicket::table::{ActiveGame, Store, Writer};
use thicket::tui::plain;
use thicket::tui::theme::{Colors, Glyphs};

fn game(store: &Store) -> ActiveGame {
    let game = running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE));
    let saved = game.game().save();
    let slot = store.create("game").expect("a free name");
    let loaded = thicket::table::Games::ALL.load(&saved).expect("a game");
    ActiveGame::new(loaded.game, Some(Writer::start(slot, || ())))
}

/// A game on the screen that was saved, until something got in the way of its folder.
fn blocked(folder: &Path) -> (Table, Store) {
    let store = Store::new(folder.join("saves"));
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
    table.app.open(game(&store), None);
    table.wait();
    table.press(":w<Enter>");
    assert!(table.text().contains("Saved as \"game\"."), "{}", table.text());
    std::fs::rename(store.folder(), folder.join("away")).expect("a folder");
    std::fs::write(store.folder(), "in the way").expect("a file");
    table.press(":recruit<Enter>");
    (table, store)
}

fn unblock(folder: &Path, store: &Store) {
    std::fs::remove_file(store.folder()).expect("a file");
    std::fs::rename(folder.join("away"), store.folder()).expect("a folder");
}

/// Answers the question before leaving: what is still being written when it is asked is known to be lost only then.
fn try_to_leave(table: &mut Table, leave: &str) {
    table.press(leave);
    if !table.app.is_over() && table.text().contains("It is saved first.") {
        table.press("<Enter>");
    }
}

fn asks(table: &mut Table) {
    let text = table.text();
    assert!(text.contains("> Not saved since round 5: 1 action would be lost. Leave?"), "{text}");
    assert!(text.contains("Esc stay  Enter try again  :w save elsewhere  ! leave unsaved"), "{text}");
    assert!(!table.app.is_over());
}

#[test]
fn every_way_of_leaving_keeps_a_game_that_cannot_be_saved() {
    for leave in [":wq<Enter>", ":q!<Enter>", ":q<Enter>"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut table, store) = blocked(folder.path());
        try_to_leave(&mut table, leave);
        asks(&mut table);
        table.press("<Enter>");
        asks(&mut table);
        table.press("<Esc>");
        let text = table.text();
        assert!(text.contains("NOT SAVED, see :w") && text.contains("Marquise: Choose"), "{leave}: {text}");
        table.press(":w<Enter>");
        assert!(table.text().contains("save"), "{}", table.text());
        table.press("<Esc>");
        try_to_leave(&mut table, leave);
        if leave == ":q!<Enter>" {
            assert!(table.app.is_over(), "the second time the player insists");
            continue;
        }
        asks(&mut table);
        unblock(folder.path(), &store);
        table.press("<Enter>");
        assert!(table.app.is_over() == (leave == ":wq<Enter>") && table.app.play().is_none(), "{leave}");
        let (saved, _) = store.load("game").expect("a save");
        assert!(saved.journal.iter().any(|turn| turn.contains("recruit")), "{:?}", saved.journal);
    }
}

#[test]
fn who_leaves_unsaved_is_told_how_far_the_save_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut table, _) = blocked(folder.path());
    table.press(":wq<Enter>!");
    assert!(table.app.is_over());
    let (mut table, _) = blocked(&folder.path().join("more"));
    try_to_leave(&mut table, ":q<Enter>");
    asks(&mut table);
    table.press("!");
    let text = table.text();
    assert!(text.contains("> You left without saving: the save ends in round 5."), "{text}");
}

#[test]
fn a_game_that_cannot_be_saved_is_saved_elsewhere_and_goes_on_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut table, _) = blocked(folder.path());
    let other = folder.path().join("other/evening.toml");
    table.press(":wq<Enter>w");
    assert!(table.text().contains("\n:w\n"), "{}", table.text());
    table.press(&format!("{}<Enter>", other.display()));
    assert!(table.text().contains("Saved as "), "{}", table.text());
    assert!(!table.text().contains("NOT SAVED"), "{}", table.text());
    table.press(":march 10 1 1<Enter>:wq<Enter>");
    assert!(table.app.is_over());
    let (saved, _) = Store::new(folder.path().join("other")).load("evening").expect("a save");
    assert!(saved.journal.iter().any(|turn| turn.contains("march 10 1 1")), "{:?}", saved.journal);
}

#[test]
fn a_command_typed_at_the_question_of_an_unsaved_game_is_taken_as_it_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("evening.toml");
    let (mut table, _) = blocked(folder.path());
    try_to_leave(&mut table, ":q<Enter>");
    asks(&mut table);
    table.press(&format!(":w {}<Enter>", other.display()));
    assert!(table.text().contains("Saved as ") && other.exists(), "{}", table.text());
    let (mut table, store) = blocked(&folder.path().join("again"));
    try_to_leave(&mut table, ":q<Enter>");
    table.press(":wq<Enter>");
    asks(&mut table);
    unblock(&folder.path().join("again"), &store);
    table.press(":wq<Enter>");
    assert!(table.app.is_over(), "{}", table.text());
    let (mut table, _) = blocked(&folder.path().join("more"));
    try_to_leave(&mut table, ":q<Enter>");
    table.press(":q!<Enter>");
    assert!(table.app.is_over(), "{}", table.text());
}

#[test]
fn a_place_that_will_not_do_is_refused_and_the_game_stays_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().join("saves"));
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
    table.app.open(game(&store), None);
    table.wait();
    std::fs::write(folder.path().join("file"), "in the way").expect("a file");
    for place in ["a b", "game", &format!("{}/file/x", folder.path().display())] {
        table.press(&format!(":w {place}<Enter>"));
        assert!(!table.text().contains("from now on"), "{place}: {}", table.text());
        table.press("<Esc>");
        let name = table.play().session().ask(|table| table.name());
        assert_eq!(name.as_deref(), Some("game"), "{place}");
    }
    table.press(":w copy<Enter>");
    assert!(table.text().contains("from now on"), "{}", table.text());
    assert_eq!(table.play().session().ask(|table| table.name()).as_deref(), Some("copy"));
}

#[test]
fn a_game_that_is_kept_nowhere_says_so() {
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
    table.press(":q<Enter>");
    assert!(table.text().contains("> Leave the game? It isn't saved anywhere."), "{}", table.text());
    table.press("<Esc>:w<Enter>");
    assert!(table.text().contains("This game isn't saved anywhere."), "{}", table.text());
}

#[test]
fn plain_mode_stays_until_the_game_is_saved_or_the_player_insists() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().join("saves"));
    std::fs::write(store.folder(), "in the way").expect("a file");
    let (out, ended) = in_lines(game(&store), "quit\nsave\nquit!\nmap\n");
    assert_eq!(ended, Some(plain::Ended::Left));
    assert_eq!(out.matches("You are still in the game.").count(), 1, "{out}");
    assert!(out.matches("NOT SAVED: ").count() >= 2, "{out}");
    let (_, ended) = in_lines(game(&store), &format!("save {}/evening\nquit\n", folder.path().display()));
    assert_eq!(ended, Some(plain::Ended::Left));
    assert!(Store::new(folder.path().to_owned()).load("evening").is_ok());
}
