//! Actions that are shown whole before they are taken.

use super::table::{MIDDLE, Table, bot, person, running};
use insta::assert_snapshot;
use thicket::table::Controller;

fn table_at(width: u16, height: u16, controllers: &[Controller]) -> Table {
    let mut table = Table::game(width, height, running(controllers, 5, Some(MIDDLE)));
    table.press(":set preview=filled<Enter>");
    table
}

/// The Daylight of the Marquise, whom a human plays against three bots.
fn table(width: u16, height: u16) -> Table {
    table_at(width, height, &[person(), bot(), bot(), bot()])
}

fn taken(table: &Table) -> usize {
    table.play().sitting().with(|running| running.game().actions()).expect("a game")
}

#[test]
fn a_letter_that_is_a_whole_action_waits_for_enter() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = table(width, height);
        table.press("r");
        assert_snapshot!(format!("preview of recruiting {width}x{height}"), table.text());
        assert_eq!(taken(&table), 0);
        table.press("<Enter>");
        assert_ne!(taken(&table), 0);
    }
}

#[test]
fn what_the_keys_have_named_is_taken_at_once_and_what_was_filled_in_is_shown() {
    let mut table = table(80, 24);
    table.press("m912");
    assert_eq!(table.play().question(), "march 9 12: Choose how many.");
    table.press("2");
    assert_eq!(taken(&table), 1);
}

#[test]
fn an_action_that_waits_is_dropped_or_taken_back_by_a_part() {
    let mut table = table(80, 24);
    table.press("r<Esc>");
    assert!(table.play().question().contains("Choose an action"), "{}", table.play().question());
    table.press("r<Bksp>");
    assert!(table.play().question().contains("Choose an action"), "{}", table.play().question());
    // another letter begins another action
    table.press("rm");
    assert_eq!(table.play().question(), "march: Choose a clearing to start from.");
    assert_eq!(taken(&table), 0);
}

#[test]
fn a_battle_shows_that_chance_decides() {
    let mut table = table(80, 24);
    table.press(":set preview=all<Enter>b11");
    if table.play().question().contains("Choose a player") {
        table.press("1");
    }
    assert_snapshot!("preview of a battle 80x24", table.text());
    assert_eq!(taken(&table), 0);
}

/// Which card comes is all that there is to it.
#[test]
fn an_action_of_which_nothing_is_known_says_so_in_a_sentence_of_its_own() {
    let position = "round = 4\nturn = \"marquise\"\nphase = \"birdsong\"\n\
                    hirelings = [{ hireling = \"riverfolk_flotilla\", controller = \"marquise\", at = \"10\" }]\n\
                    [clearings.10.marquise]\nwarriors = 3\n";
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 5, Some(position)));
    table.press(":set preview=all<Enter>a");
    let text = table.text();
    assert!(text.contains(" draw  what happens next is up to chance or to others"), "{text}");
    assert_eq!(taken(&table), 0);
}

#[test]
fn experts_in_a_solo_game_can_do_without_but_not_among_people() {
    let mut alone = table(80, 24);
    alone.press(":set preview=off<Enter>r");
    assert_ne!(taken(&alone), 0);
    let mut together = table_at(80, 24, &[person(), person(), bot(), bot()]);
    together.press("<Enter>:set preview=off<Enter>");
    let before = taken(&together);
    together.press("b11");
    if together.play().question().contains("Choose a player") {
        together.press("1");
    }
    assert_eq!(taken(&together), before, "a battle cannot be taken back");
    together.press("<Enter>");
    assert_ne!(taken(&together), before);
}

#[test]
fn a_question_whether_to_end_swallows_no_key() {
    let mut table = table(80, 24);
    table.press("e");
    assert!(table.play().question().contains("End the phase"), "{}", table.play().question());
    table.press("m");
    assert_eq!(table.play().question(), "march: Choose a clearing to start from.");
}

#[test]
fn a_click_drops_the_action_that_waits() {
    let mut table = table(80, 24);
    table.buffer();
    table.press("r");
    for (x, y) in [(6, 2), (40, 12), (70, 20)] {
        table.click(x, y);
        assert_eq!(taken(&table), 0);
    }
}
