//! Answers of the screen to attempts that cannot succeed, and to humans without names.

use super::table::*;

/// The Marquise at the keyboard, at their first three actions.
fn first_actions() -> Table {
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 3, None));
    for action in ["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5"] {
        table.press(&format!(":{action}<Enter>"));
    }
    table.wait();
    assert!(table.text().contains("Marquise: Choose an action"), "{}", table.text());
    table
}

#[test]
fn the_letter_of_an_action_that_cannot_be_taken_is_answered_with_the_law() {
    let mut table = first_actions();
    table.press("b");
    let text = table.text();
    assert!(text.contains("Not possible now: battle. For example: ") && text.contains("[law 4.3]"), "{text}");
    table.press("a");
    assert!(table.text().contains("a does nothing here"), "no verb of the Marquise has this letter");
}

#[test]
fn why_not_with_a_verb_alone_says_what_the_verb_does_and_what_it_needs() {
    let mut table = first_actions();
    table.press(":?battle<Enter>");
    let text = table.text();
    assert!(text.contains("Attack an enemy in a clearing"), "{text}");
    assert!(text.contains("They have no pieces in") && !text.contains("does not fit"), "{text}");
}

#[test]
fn the_reason_speaks_of_the_clearing_that_was_named() {
    let mut table = first_actions();
    table.press("m3");
    let text = table.text();
    assert!(text.contains("You have no warriors in clearing 3") && text.contains("[law 4.2]"), "{text}");
}

#[test]
fn enter_says_what_it_takes_while_a_number_may_go_on() {
    let mut table = first_actions();
    table.press("m");
    assert!(!table.text().contains("Enter takes"));
    table.press("1");
    assert!(table.text().contains("Enter takes 1"), "{}", table.text());
}

#[test]
fn people_without_names_are_known_by_their_seats() {
    let mut table = Table::game(80, 24, running(&[person(), person()], 3, None));
    let text = table.text();
    assert!(text.contains("Waiting for Marquise."), "{text}");
    assert!(!text.contains("played by"), "{text}");
    table.press("<Enter>E");
    assert!(table.text().contains("seat 2, human"), "{}", table.text());
    let mut table = Table::game(80, 24, running(&[named("Ann"), named("Bo")], 3, None));
    assert!(table.text().contains("played by Ann"), "{}", table.text());
}

#[test]
fn every_verb_of_the_faction_is_named_and_says_by_its_own_law_why_it_cannot_be_used() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
        table.press("r");
        let bar = table.text().lines().last().map(str::to_owned).unwrap_or_default();
        for (key, verb) in [("b", "battle"), ("d", "build"), ("m", "march"), ("o", "overwork"), ("r", "recruit")] {
            assert!(bar.contains(&format!("{key} {}", &verb[..4])), "{verb}: {bar}");
        }
        table.press("r");
        let text = table.text();
        assert!(text.contains("Not possible now: recruit.") && text.contains("[law 6.5.3]"), "{text}");
    }
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
    table.press(":?build<Enter>");
    let text = table.text();
    assert!(text.contains("Pay wood to place 1 building"), "{text}");
    for law in ["7.5.2.IV", "10.5.1", "12.5.1"] {
        assert!(!text.contains(law), "{law}: {text}");
    }
}

#[test]
fn a_place_without_an_action_is_answered_with_what_can_be_done() {
    let game = running_game(("dewan", &["amber", "basalt"], "base"), &[person(), bot()], 3, None);
    let mut table = Table::game(80, 24, game);
    for _ in 0..10 {
        if table.play().composer().stage().picks.len() > 1 && table.play().composer().prefix().is_empty() {
            break;
        }
        let action = table.play().session().notation()[0].clone();
        table.press(&format!(":{action}<Enter>"));
    }
    // the first key opens what others did
    table.press("<Up><Down><Enter>");
    let (text, stage) = (table.text(), table.play().composer().stage().clone());
    if !table.play().composer().begun() {
        assert!(stage.picks.iter().all(|pick| text.contains(&format!("{} ", pick.key))), "{text}");
        assert!(text.contains("You can: "), "{text}");
    }
}
