//! Keys and typed commands in places where they once did nothing, or the wrong thing.

use super::table::*;
use thicket::kernel::{Part, Words};
use thicket::tui::bindings::Bindings;
use thicket::tui::commands::Command;
use thicket::tui::game_ui::Ctx;
use thicket::tui::keys::Key;
use thicket::tui::palette::Plain;

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
fn without_actions_the_question_says_what_buys_one_whatever_is_held() {
    for card in ["sappers", "dominance_mouse"] {
        let position = MIDDLE.replace("actions = 1", "actions = 3").replace(
            "hand = [\"ambush_mouse\", \"sappers\", \"root_tea_rabbit\", \"anvil\"]",
            &format!("hand = [\"{card}\"]"),
        );
        let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
        let asked = "Marquise: Out of actions; bird cards buy more. Anything else?";
        assert!(table.text().contains(&format!("> {asked}")), "{}", table.text());
    }
}

#[test]
fn what_is_typed_goes_on_from_what_was_chosen() {
    let mut table = middle(80, 24);
    table.press("m10:12 1<Enter>");
    assert_eq!(table.play().session().log().last().map(|told| told.message.key), Some("root-log-moved"));
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
fn a_key_that_a_panel_has_no_use_for_leaves_the_game_alone() {
    let mut table = middle(80, 24);
    table.press("im");
    assert!(table.text().contains("m does nothing here"), "{}", table.text());
    table.press("<Esc>:?build 6 workshop<Enter>r");
    assert!(table.text().contains("actions 2 of 3"), "{}", table.text());
    table.press("<Esc>i");
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

#[test]
fn a_key_pressed_while_others_played_answers_nothing() {
    let mut table = middle(80, 24);
    table.press("e");
    table.key_only(Key::Char('e'));
    // the table continues until the player is asked, and nothing has been drawn since
    while table.app.is_thinking() || table.app.rest().is_some() {
        match table.app.is_thinking() {
            true => table.wait_bell(),
            false => table.app.tick(),
        }
    }
    assert!(table.play().is_unseen());
    let actions = |table: &Table| table.play().session().ask(|table| table.record().actions());
    let (before, question) = (actions(&table), table.play().question());
    for key in [Key::Enter, Key::Char('e'), Key::Char('1'), Key::Enter] {
        table.key_only(key);
    }
    assert_eq!((actions(&table), table.play().question()), (before, question));
    table.buffer();
    table.press("e");
    assert_ne!(actions(&table), before, "drawn, it is answered");
}

#[test]
fn a_capital_chooses_the_player_that_is_asked_for() {
    let mut table = middle(80, 24);
    table.press("b11");
    assert!(table.play().question().contains("Choose a player"), "{}", table.text());
    table.press("V");
    let battle = |table: &Table| table.play().session().log().iter().any(|told| told.message.key == "root-log-battle");
    assert!(battle(&table), "{}", table.text());
}

#[test]
fn a_card_under_the_cursor_is_explained() {
    let mut table = middle(80, 24);
    table.press("<Tab>i");
    assert!(table.text().contains("Craft: take a hammer"), "{}", table.text());
    table.press("<Esc><Down>");
    assert!(table.text().contains("Craft: take tea"), "{}", table.text());
}

#[test]
fn a_card_is_explained_by_what_the_action_does_with_it() {
    let table = middle(80, 24);
    let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: false };
    let says = |verb| {
        let view = &table.play().session().shown.view;
        view.choice(&ctx, &[Part::Verb(verb)], Part::Card("birdy_bindle")).unwrap_or_default()
    };
    assert!(says("extra").starts_with("Spend a bird card for 1 more action"), "{}", says("extra"));
    assert!(says("craft").starts_with("Craft: take a bag"), "{}", says("craft"));
}

#[test]
fn no_hand_stays_open_among_people_while_others_play() {
    let mut table = Table::game(80, 24, running(&[person(), bot(), person(), bot()], 1, Some(MIDDLE)));
    table.press("<Enter>");
    assert!(table.text().contains("Anvil"), "{}", table.text());
    for _ in 0..3 {
        table.key_only(Key::Char('e'));
        if matches!(table.play().now(), thicket::tui::play::TurnStatus::Watching(_)) {
            break;
        }
    }
    assert!(matches!(table.play().now(), thicket::tui::play::TurnStatus::Watching(_)), "{:?}", table.play().now());
    assert!(!table.text().contains("Anvil"), "{}", table.text());
}

#[test]
fn what_is_too_long_for_a_line_is_told_whole() {
    let mut table = middle(80, 24);
    table.press("%");
    let (text, told) = (table.text(), thicket::kernel::Words::english().text("screen-no-odds"));
    assert!(told.len() > 80, "else this shows nothing: {told}");
    for word in told.split_whitespace() {
        assert!(text.contains(word), "{word} of {told}: {text}");
    }
}

#[test]
fn an_action_that_does_not_use_the_chosen_place_is_begun_by_its_key() {
    let mut table = middle(80, 24);
    table.press(":goto 7<Enter><Enter>");
    assert!(table.play().question().starts_with("Actions that use 7"), "{}", table.text());
    table.press("o");
    assert!(!table.text().contains("You can't"), "{}", table.text());
    assert!(table.play().question().starts_with("overwork"), "{}", table.play().question());
}

#[test]
fn a_hint_says_why_and_what_else_there_is_and_one_key_takes_it() {
    let taken = |table: &Table| table.play().session().ask(|table| table.record().actions());
    for (width, height, key) in [(80, 24, "<Enter>"), (120, 40, "3")] {
        let mut table = middle(width, height);
        let before = taken(&table);
        table.press("!");
        let text = table.text();
        assert!(text.contains("What a bot would do") && text.contains("take it"), "{text}");
        assert!(text.contains("Expected, in the bot's"), "{text}");
        insta::assert_snapshot!(format!("hint_{width}x{height}"), text);
        table.press(key);
        assert_eq!(taken(&table), before + 1, "{}", table.text());
    }
    let mut table = middle(80, 24);
    table.press("!9");
    assert_eq!(taken(&table), taken(&middle(80, 24)), "a number that the hint does not name takes nothing");
}

#[test]
fn a_question_mark_explains_how_an_open_hint_is_read() {
    let mut table = middle(80, 24);
    table.press("!");
    table.key(Key::Char('?'));
    let text = table.text();
    assert!(text.contains("HOW TO READ A HINT") || text.contains("How to read a hint"), "{text}");
    assert!(text.contains("winning chances"), "{text}");
    table.press("<Esc>?");
    assert!(table.text().contains("HELP"), "{}", table.text());
}

#[test]
fn a_hint_that_is_asked_for_again_comes_from_the_best_bot() {
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 3, Some(MIDDLE)));
    table.press("!");
    let text = table.text();
    assert!(text.contains("What a bot would do (normal)") && text.contains("think longer"), "{text}");
    table.press("!");
    let text = table.text();
    assert!(text.contains("What a bot would do (hard)") && !text.contains("think longer"), "{text}");
    assert!(text.contains("Expected, in the bot's"), "{text}");
    assert!(text.contains("Likely answer of "), "what others are expected to do: {text}");
}

#[test]
fn the_keys_of_a_player_are_those_that_answer_and_that_are_shown() {
    let text = "hint = [\"Ctrl-T\"]\nhelp = [\"@\"]\nundo = [\"_\"]\n";
    let keys = Bindings::read("keys.toml", text).expect("sound");
    let game = running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE));
    let mut table = Table::game_with_keys(120, 40, game, keys);
    assert!(last_line(&table.text()).contains("@ help"), "{}", table.text());
    table.press("?");
    assert!(!table.text().contains("HELP"), "{}", table.text());
    table.press("@");
    assert!(table.text().contains("HELP"), "{}", table.text());
    let help = table.play().settings().keys.written(Command::Hint);
    assert_eq!(help, "Ctrl-T :hint");
    table.press("<Esc><Bksp>");
    assert!(table.text().contains("; _ undoes earlier actions"), "{}", table.text());
}

#[test]
fn enter_takes_what_was_typed_and_not_what_the_cursor_is_on() {
    let mut table = middle(80, 24);
    table.press("m");
    let targets: Vec<String> = table.play().composer().stage().picks.iter().map(|pick| pick.key.clone()).collect();
    assert!(targets.contains(&"1".to_owned()) && targets.contains(&"10".to_owned()), "{targets:?}");
    table.press("1<Enter>");
    assert!(table.play().question().starts_with("march 1:"), "{}", table.text());
    // a number that only begins that of targets
    let position = MIDDLE.replace("1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }\n", "");
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
    table.press("m1");
    let before = table.play().composer().prefix().len();
    table.press("<Enter>");
    assert_eq!(table.play().composer().prefix().len(), before, "{}", table.text());
    assert!(last_line(&table.text()).len() > 1 && table.text().contains("law"), "{}", table.text());
    table.press("0");
    assert!(table.play().question().starts_with("march 10:"), "{}", table.text());
}

#[test]
fn the_alliance_sees_which_cards_its_supporters_are_and_others_do_not() {
    for (seat, knows) in [(2, true), (0, false)] {
        let mut players = [bot(), bot(), bot(), bot()];
        players[seat] = person();
        let position =
            if knows { MIDDLE.replace("\"marquise\"\nphase", "\"alliance\"\nphase") } else { MIDDLE.to_owned() };
        let position = if knows { position.replace("used = { actions = 1 }", "") } else { position };
        let mut table = Table::game(80, 24, running(&players, 1, Some(&position)));
        for keys in ["A", "<Esc>w"] {
            table.press(keys);
            let text = table.text();
            assert_eq!(text.contains("known supporters"), knows, "{keys}: {text}");
            assert!(!knows || text.contains("Sappers"), "{keys}: {text}");
        }
    }
}

#[test]
fn a_narrow_head_drops_whole_parts_and_keeps_what_is_left_of_the_turn() {
    let position = MIDDLE.replace("round = 5", "round = 15");
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(&position)));
    let head = table.text().lines().next().unwrap_or_default().to_owned();
    assert!(head.contains("DAYLIGHT  actions 2 of 3") && !head.contains('+'), "{head}");
}
