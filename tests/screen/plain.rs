//! The plain mode: the same game in lines.

use super::table::*;
use thicket::kernel::Words;
use thicket::tui::plain::{Ended, play};

fn session(running: thicket::table::Running, lines: &str) -> (String, Option<Ended>) {
    let mut out = Vec::new();
    let ended = play(shared(running), Words::english(), None, &mut lines.as_bytes(), &mut out).expect("lines go out");
    (String::from_utf8(out).expect("text"), ended)
}

fn solo() -> thicket::table::Running {
    running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE))
}

#[test]
fn the_first_line_says_so_and_quit_leaves() {
    let (out, ended) = session(solo(), "quit\n");
    assert!(out.starts_with("Plain mode"), "{out}");
    assert_eq!(ended, Some(Ended::Left));
    let (_, ended) = session(solo(), "");
    assert_eq!(ended, Some(Ended::Silent));
}

#[test]
fn a_question_with_its_choices() {
    let (out, _) = session(solo(), "board eyrie\nmap\nhand\n?build 6 workshop\nfly\nquit\n");
    insta::assert_snapshot!(out);
    assert!(!out.contains('\x1b') && out.is_ascii());
}

#[test]
fn numbers_and_notation_take_actions_and_undo_takes_them_back() {
    let (out, _) = session(solo(), "recruit\nundo\nrecruit\nquit\n");
    assert_eq!(out.matches("Undone.").count(), 1, "{out}");
    assert!(out.matches("actions 1 of 3").count() >= 2, "{out}");
}

#[test]
fn a_whole_game_can_be_played_by_numbers_alone() {
    let ones = "1\n".repeat(20_000);
    let (out, ended) = session(running(&[person(), bot()], 4, None), &ones);
    assert_eq!(ended, Some(Ended::Over), "{}", &out[out.len().saturating_sub(2000)..]);
}

#[test]
fn in_hot_seat_nothing_of_the_next_hand_comes_before_a_key() {
    let game = running(&[named("Ben"), named("Ana"), bot(), bot()], 3, Some(MIDDLE));
    let (out, _) = session(game, "\nbattle 11 eyrie\n");
    let turned = out.find("Pass the keyboard to Eyrie").expect("the table turns");
    assert!(!out[turned..].contains("mbush ("), "{}", &out[turned..]);
}

#[test]
fn whatever_is_typed_the_game_goes_on() {
    let junk = "\u{0}\u{7}\n999999999999999999999\n-1\n0\n? \n?\nboard\nlook\nlook 99\nundo\nredo\nback\nscores\nlog\nhint\nüß\n";
    let (out, ended) = session(solo(), junk);
    assert_eq!(ended, Some(Ended::Silent));
    assert!(out.contains("That number is not on the list."));
}

/// A card that others do not know might be a bird, so the question is asked; that it is none only its owner knows.
#[test]
fn a_question_with_one_answer_says_so() {
    let spent = MIDDLE.replace("used = { actions = 1 }", "used = { actions = 3 }");
    let position =
        spent.replace("\"ambush_mouse\", \"sappers\", \"root_tea_rabbit\", \"anvil\"", "\"root_tea_rabbit\"");
    let (out, _) = session(running(&[person(), bot(), bot(), bot()], 1, Some(&position)), "quit\n");
    assert!(out.contains("Nothing else is possible.\n1. done"), "{out}");
    let (out, _) = session(solo(), "quit\n");
    assert!(!out.contains("Nothing else is possible"), "{out}");
}

#[test]
fn what_lies_on_the_table_is_told() {
    let position = r#"
round = 4
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "forest_patrol", controller = "marquise", markers = 1, card = 2 }, { hireling = "corvid_spies", demoted = true }]
hiring = { spaces = [12] }
landmarks = { lost_city = { clearing = 5 } }
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1 } }
5 = { marquise = { warriors = 2 }, forest_patrol = { warriors = 2 } }
"#;
    let (out, _) =
        session(running(&[person(), bot(), bot(), bot()], 1, Some(position)), "table\nscores\nlook 5\nquit\n");
    insta::assert_snapshot!(out);
    assert!(!out.contains('\x1b') && out.is_ascii());
    let (out, _) = session(solo(), "table\nquit\n");
    assert!(out.contains("No hirelings, landmarks or setup cards"), "{out}");
}
