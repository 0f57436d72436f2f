//! The plain mode: the same game in lines.

use super::table::*;
use thicket::tui::plain::Ended;

fn solo() -> thicket::table::ActiveGame {
    running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE))
}

#[test]
fn the_first_line_says_so_and_quit_leaves() {
    let (out, ended) = in_lines(solo(), "quit\n");
    assert!(out.starts_with("Plain mode"), "{out}");
    assert_eq!(ended, Some(Ended::Left));
    let (_, ended) = in_lines(solo(), "");
    assert_eq!(ended, Some(Ended::Silent));
}

#[test]
fn a_question_with_its_choices() {
    let (out, _) = in_lines(solo(), "board eyrie\nmap\nhand\n?build 6 workshop\nfly\nquit\n");
    insta::assert_snapshot!(out);
    assert!(!out.contains('\x1b') && out.is_ascii());
}

#[test]
fn the_law_is_looked_up_in_lines() {
    let (out, _) = in_lines(solo(), "law\nlaw contents\nlaw 6.5.2\nlaw sanctify\nlaw 99\nquit\n");
    assert!(out.contains("\n6: Marquise de Cat.\n") && out.contains("March: Make up to 2 moves."), "{out}");
    assert!(out.contains("\n6.5: ") && out.contains("10.4.3.III: Sanctify: "), "{out}");
    assert!(out.contains("There is no law \"99\""), "{out}");
}

#[test]
fn numbers_and_notation_take_actions_and_undo_takes_them_back() {
    let (out, _) = in_lines(solo(), "recruit\nundo\nrecruit\nquit\n");
    assert_eq!(out.matches("Undone.").count(), 1, "{out}");
    assert!(out.matches("Choose an action (1 left)").count() >= 2, "{out}");
}

#[test]
fn a_whole_game_can_be_played_by_numbers_alone() {
    let ones = "1\n".repeat(20_000);
    let (out, ended) = in_lines(running(&[person(), bot()], 4, None), &ones);
    assert_eq!(ended, Some(Ended::Over), "{}", &out[out.len().saturating_sub(2000)..]);
}

#[test]
fn in_hot_seat_nothing_of_the_next_hand_comes_before_a_key() {
    let game = running(&[named("Ben"), named("Ana"), bot(), bot()], 3, Some(MIDDLE));
    let (out, _) = in_lines(game, "\nbattle 11 eyrie\n");
    let turned = out.find("Pass the keyboard to Eyrie").expect("the table turns");
    assert!(!out[turned..].contains("mbush ("), "{}", &out[turned..]);
}

#[test]
fn whatever_is_typed_the_game_goes_on() {
    let junk = "\u{0}\u{7}\n999999999999999999999\n-1\n0\n? \n?\nboard\nlook\nlook 99\nundo\nredo\nback\nscores\nlog\nhint\nüß\n";
    let (out, ended) = in_lines(solo(), junk);
    assert_eq!(ended, Some(Ended::Silent));
    assert!(out.contains("That number is not on the list."));
}

/// A card that others do not know might be a bird, so the question is asked; only its owner knows that it isn't.
#[test]
fn a_question_with_one_answer_says_so() {
    let spent = MIDDLE.replace("used = { actions = 1 }", "used = { actions = 3 }");
    let position =
        spent.replace("\"ambush_mouse\", \"sappers\", \"root_tea_rabbit\", \"anvil\"", "\"root_tea_rabbit\"");
    let (out, _) = in_lines(running(&[person(), bot(), bot(), bot()], 1, Some(&position)), "quit\n");
    assert!(out.contains("Nothing else is possible.\n1. No."), "{out}");
    let (out, _) = in_lines(solo(), "quit\n");
    assert!(!out.contains("Nothing else is possible"), "{out}");
}

#[test]
fn what_lies_on_the_table_is_told() {
    let position = r#"
round = 4
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "flame_bearers", controller = "marquise", markers = 1 }, { hireling = "corvid_spies", demoted = true }]
hiring = { spaces = [12] }
landmarks = { lost_city = { clearing = 5 } }
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1 } }
5 = { marquise = { warriors = 2 }, flame_bearers = { warriors = 2 } }
"#;
    let (out, _) =
        in_lines(running(&[person(), bot(), bot(), bot()], 1, Some(position)), "table\nscores\nlook 5\nquit\n");
    insta::assert_snapshot!(out);
    assert!(!out.contains('\x1b') && out.is_ascii());
    let (out, _) = in_lines(solo(), "table\nquit\n");
    assert!(out.contains("Nothing is on the table"), "{out}");
}

#[test]
fn help_in_lines_tells_what_is_asked_then_the_faction_then_the_words() {
    let (out, _) = in_lines(solo(), "help\nquit\n");
    let help = out.split("> ").nth(1).expect("an answer");
    let told = ["Marquise: Choose an action", "THE MARQUISE", "BATTLE", "POINTS", "Answer a prompt with the number"];
    let at: Vec<_> = told.iter().map(|part| help.find(part)).collect();
    assert!(at[0] == Some(0) && at.iter().all(Option::is_some) && at.is_sorted(), "{at:?}: {help}");
}
