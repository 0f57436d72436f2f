//! Settings: how they are changed, what of them is kept, and what the screen does of itself.

use super::table::*;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use thicket::tui::settings::Settings;
use thicket::tui::theme::{Colors, Glyphs, Picture};

/// A screen with painted ground and a game, and the settings that were kept last.
fn painted() -> (Table, Arc<Mutex<Option<Settings>>>) {
    let kept = Arc::new(Mutex::new(None));
    let into = Arc::clone(&kept);
    let mut table = Table::over_parts(80, 24, |parts| {
        parts.flags = looks(Colors::True, Glyphs::Unicode);
        parts.keep = Box::new(move |settings| {
            *into.lock().expect("no panic") = Some(settings.clone());
            Ok(())
        });
    });
    table.app.open(running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)), None);
    table.wait();
    (table, kept)
}

fn is_painted(table: &mut Table) -> bool {
    let buffer = table.buffer();
    let ground = buffer.content.iter().filter(|cell| cell.bg != ratatui::style::Color::Reset);
    ground.count() > buffer.content.len() / 4
}

#[test]
fn a_slow_line_changes_the_picture_and_not_the_settings() {
    let (mut table, kept) = painted();
    assert!(is_painted(&mut table));
    for _ in 0..3 {
        table.app.drawn_in(Duration::from_secs(1));
    }
    assert!(table.text().contains("Slow connection") && !is_painted(&mut table), "{}", table.text());
    table.press(":set pace=fast<Enter>");
    assert!(!is_painted(&mut table), "another setting does not speed the line up");
    let picture = kept.lock().expect("no panic").as_ref().map(|settings| settings.looks.picture);
    assert_eq!(picture, Some(Picture::Auto));
    table.press(":set picture=auto<Enter>");
    assert!(is_painted(&mut table), "what the player asks for holds");
}

#[test]
fn settings_that_cannot_be_kept_say_so_in_the_game_and_in_the_form() {
    let mut table = Table::over_parts(80, 24, |parts| {
        parts.keep = Box::new(|_| Err("The disk is full.".into()));
    });
    table.app.open(running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)), None);
    table.wait();
    table.press(":set pace=fast<Enter>");
    assert!(table.text().contains("The disk is full."), "{}", table.text());
    table.press(":set<Enter>");
    assert!(!table.text().contains("The disk is full."), "{}", table.text());
    table.press("l");
    assert!(table.text().contains("The disk is full."), "{}", table.text());
}

#[test]
fn a_value_that_a_setting_does_not_have_is_named() {
    let (mut table, kept) = painted();
    table.press(":set theme=neon<Enter>");
    assert!(table.text().contains("theme can't be \"neon\""), "{}", table.text());
    assert_eq!(*kept.lock().expect("no panic"), None);
    table.press(":set mouse=on<Enter>");
    assert!(table.app.mouse());
    table.press(":set mouse=off<Enter>");
    assert!(!table.app.mouse());
}

/// A theme whose file is away for a while is not lost by a change of something else.
#[test]
fn the_form_changes_only_the_line_that_was_turned() {
    let kept = Arc::new(Mutex::new(None));
    let into = Arc::clone(&kept);
    let mut table = Table::over_parts(80, 24, |parts| {
        parts.settings.looks.theme = "away".into();
        parts.settings.own_themes = vec!["fen".into()];
        parts.keep = Box::new(move |settings| {
            *into.lock().expect("no panic") = Some(settings.clone());
            Ok(())
        });
    });
    let kept = || kept.lock().expect("no panic").clone().expect("settings were kept");
    table.press("s<Up>l");
    assert!(kept().mouse && kept().looks.theme == "away", "{:?}", kept());
    table.press("<Down><Down>h");
    assert_eq!(kept().looks.theme, "fen", "{}", table.text());
}

#[test]
fn what_the_player_sets_holds_against_the_command_line() {
    let (mut table, _) = painted();
    assert!(table.text().contains('╭'), "{}", table.text());
    table.press(":set glyphs=ascii<Enter>");
    assert!(!table.text().contains('╭') && table.text().contains('/'), "{}", table.text());
    table.press(":set theme=mono<Enter>");
    assert!(!is_painted(&mut table), "{}", table.text());
}
