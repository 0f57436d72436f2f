//! What keys and typed commands do in places where they once did nothing, or the wrong thing.

use super::table::*;
use thicket::tui::keys::Key;

fn middle(width: u16, height: u16) -> Table {
    Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)))
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or_default()
}

#[test]
fn commands_can_be_typed_in_the_middle_of_an_action() {
    let mut table = middle(80, 24);
    table.press("r");
    assert!(table.text().contains("actions 1 of 3"), "{}", table.text());
    table.press("m10:");
    assert!(table.text().contains(":march "), "the beginning is offered: {}", table.text());
    table.press("undo<Enter>");
    assert!(table.text().contains("actions 2 of 3"), "{}", table.text());
    table.press("m10<Enter>:q<Enter>");
    assert!(table.text().contains("Leave the game?"), "{}", table.text());
    table.press("<Esc>m10<Enter>:help<Enter>");
    assert!(table.text().contains("HELP"), "{}", table.text());
}

#[test]
fn what_is_typed_goes_on_from_what_was_chosen() {
    let mut table = middle(80, 24);
    table.press("m10:12 1<Enter>");
    assert_eq!(table.play().sitting().log().last().map(|told| told.message.key), Some("root-log-moved"));
    table.press("c:anvil<Enter>");
    assert!(!table.text().contains("There is no"), "{}", table.text());
}

#[test]
fn a_question_mark_alone_is_help_or_the_reason_for_the_place() {
    let mut table = middle(80, 24);
    table.press(":?<Enter>");
    assert!(table.text().contains("HELP"), "{}", table.text());
    table.press("<Esc>m:?<Enter>");
    let text = table.text();
    assert!(text.contains("Why not?  march"), "{text}");
    assert!(!text.contains("notation"), "{text}");
}

#[test]
fn a_key_that_a_panel_has_no_use_for_goes_to_the_game() {
    let mut table = middle(80, 24);
    table.press("im");
    assert!(table.text().contains("march: from which clearing?"), "{}", table.text());
    table.press("<Esc>:?build 6 workshop<Enter>r");
    assert!(table.text().contains("actions 1 of 3"), "{}", table.text());
    table.press("i");
    let open = table.text();
    table.press("i");
    assert_ne!(table.text(), open, "the same key closes it again");
    assert!(table.play().place() == thicket::tui::commands::Place::Asked);
}

#[test]
fn undo_is_offered_only_where_it_undoes() {
    let mut table = middle(120, 40);
    assert!(!last_line(&table.text()).contains("u undo"), "{}", table.text());
    table.press("r");
    assert!(last_line(&table.text()).contains("u undo"), "{}", table.text());
    table.key(Key::Char('u'));
    assert!(!last_line(&table.text()).contains("u undo"), "{}", table.text());
}

#[test]
fn a_word_is_said_over_a_wide_panel_too() {
    let mut table = middle(80, 24);
    table.press("g:nonsense<Enter>");
    assert!(table.text().contains("nonsense"), "{}", table.text());
}
