//! Clockwork players on the screen: a turn is one action, and its steps are seen one after another.

use super::table::{Table, bot, person, running_game};
use insta::assert_snapshot;
use std::time::Duration;
use thicket::kernel::Seat;
use thicket::tui::game_ui;
use thicket::tui::keys::Key;
use thicket::tui::play::TurnStatus;
use thicket::tui::settings::Pace;

const SEATS: (&str, &[&str], &str) = ("root", &["eyrie", "clockwork:marquise"], "autumn");

/// A game in which the clockwork player is about to take a turn.
fn before_an_order(pace: Pace) -> Table {
    let mut table = Table::over_parts(120, 40, |parts| parts.settings.pace = pace);
    table.app.open(running_game(SEATS, &[person(), person()], 4, None), None);
    table.answer_at_once(60);
    assert_eq!(table.play().now(), TurnStatus::Watching(Some(Seat::new(1))), "{}", table.text());
    assert_eq!(table.play().session().ask(|table| table.notation()), ["order"]);
    table
}

fn actions(table: &Table) -> usize {
    table.play().session().ask(|table| table.record().actions())
}

fn told(table: &Table) -> usize {
    table.play().session().shown.snapshot.log_len
}

fn is_watched(table: &Table) -> bool {
    matches!(table.play().now(), TurnStatus::Watching(_))
}

#[test]
fn each_step_of_a_clockwork_turn_is_shown_for_a_while() {
    let mut table = before_an_order(Pace::Normal);
    let (taken, mut steps) = (actions(&table), vec![told(&table)]);
    let mut screens = Vec::new();
    while is_watched(&table) {
        assert!(table.app.rest().is_some_and(|rest| rest > Duration::ZERO));
        table.app.tick();
        assert_eq!(actions(&table), taken + 1);
        steps.push(told(&table));
        screens.push(table.text());
    }
    assert!(steps.len() > 4 && steps.windows(2).all(|steps| steps[0] < steps[1]), "{steps:?}");
    assert!(screens.windows(2).all(|screens| screens[0] != screens[1]));
    let all = table.play().session().ask(|table| table.record().log_len());
    assert_eq!(steps.last(), Some(&all));
}

#[test]
fn a_clockwork_turn_is_held_after_a_step_and_taken_back_from_there() {
    let mut table = before_an_order(Pace::Normal);
    table.app.tick();
    let first = told(&table);
    table.key_only(Key::Char(' '));
    assert!(is_watched(&table) && table.app.rest().is_none(), "it is held");
    table.key_only(Key::Char(' '));
    assert_eq!(table.app.rest(), Some(Duration::ZERO));
    table.app.tick();
    assert!(told(&table) > first && table.app.rest().is_none(), "it is held after the next step");
    table.key_only(Key::Char('u'));
    assert_eq!(table.play().now(), TurnStatus::Asked(Seat::new(0)));
    assert!(table.play().session().notation().len() > 1 && told(&table) < first);
}

#[test]
fn a_key_shows_the_rest_of_a_turn_at_once_and_holds_there() {
    let seats = ("root", &["eyrie", "clockwork:marquise", "clockwork:duchy"][..], "autumn");
    let mut table = Table::over_parts(120, 40, |parts| parts.settings.pace = Pace::Normal);
    table.app.open(running_game(seats, &[person(), person(), person()], 4, None), None);
    table.answer_at_once(60);
    assert!(table.text().contains("t end of turn"), "{}", table.text());
    for next in [2, 0] {
        table.key_only(Key::Char('t'));
        let mut steps = 0;
        while table.app.rest() == Some(Duration::ZERO) && is_watched(&table) {
            table.app.tick();
            steps += 1;
        }
        assert!(steps > 2, "{steps}");
        assert_eq!(table.play().session().shown.snapshot.turn, Some(Seat::new(next)));
    }
}

#[test]
fn a_battle_of_an_order_is_told_once_it_is_shown_and_not_before() {
    let position = "turn = \"marquise\"\nphase = \"birdsong\"\ndeck_top = [\"anvil\"]\n[clearings]\n\
                    1 = { marquise = { warriors = 3 }, eyrie = { warriors = 2 } }\n\
                    6 = { marquise = { warriors = 3 }, eyrie = { warriors = 2, roost = 1 } }\n";
    let seats = ("root", &["clockwork:marquise", "eyrie"][..], "autumn");
    let mut table = Table::over_parts(120, 40, |parts| parts.settings.pace = Pace::Normal);
    table.app.open(running_game(seats, &[person(), person()], 4, Some(position)), None);
    let mut titles = Vec::new();
    while is_watched(&table) {
        let text = table.text();
        let shown = table.play().session().log();
        for clearing in [1, 6] {
            let title = format!("Battle in {clearing} ");
            if text.contains(&title) && !titles.contains(&title) {
                let begun = format!("attacked the Eyrie in clearing {clearing}");
                let words = table.play().session().words();
                assert!(shown.iter().any(|entry| words.say(&entry.message).contains(&begun)), "{begun}: {text}");
                titles.push(title);
            }
        }
        table.app.tick();
    }
    assert_eq!(titles, ["Battle in 1 ", "Battle in 6 "]);
}

#[test]
fn what_the_next_turn_begins_with_is_no_part_of_an_occasion() {
    let position = "turn = \"eyrie\"\nphase = \"birdsong\"\ndeck_top = [\"ambush_fox\"]\n[clearings]\n\
                    1 = { marquise = { keep = 1, sawmill = 1, warriors = 1 } }\n\
                    3 = { eyrie = { roost = 1, warriors = 2 } }\n6.marquise.warriors = 5\n\
                    7.marquise.warriors = 5\n11.marquise.warriors = 5\n";
    let seats = ("root", &["clockwork:eyrie", "marquise"][..], "autumn");
    let mut table = Table::over_parts(80, 24, |parts| parts.settings.pace = Pace::Off);
    table.app.open(running_game(seats, &[person(), person()], 4, Some(position)), None);
    for _ in 0..20 {
        if is_watched(&table) {
            table.app.tick();
        }
    }
    let text = table.text();
    let line = text.lines().find(|line| line.starts_with("! TURMOIL")).unwrap_or_else(|| panic!("{text}"));
    assert!(line.contains("fell into") && !line.contains("wood"), "{text}");
    assert_eq!(table.play().now(), TurnStatus::Asked(Seat::new(1)));
}

/// The law of the step that is shown, and not that of the question that is still to come.
#[test]
fn a_key_opens_the_law_of_the_step_that_is_shown() {
    let mut table = before_an_order(Pace::Normal);
    table.key_only(Key::Char(' '));
    let mut opened = 0;
    while is_watched(&table) {
        table.key_only(Key::Char(' '));
        table.app.tick();
        let log = table.play().session().log();
        let turn = log.iter().rev().take_while(|told| Some(told.at) == log.last().map(|last| last.at));
        let Some(law) = turn.filter_map(|told| told.message.law()).next() else { continue };
        if !is_watched(&table) {
            break;
        }
        table.key_only(Key::Char('y'));
        assert!(table.text().contains(&format!("- Law {law} -")), "{law}: {}", table.text());
        table.key_only(Key::Esc);
        opened += 1;
    }
    assert!(opened > 2, "{opened}");
}

#[test]
fn a_clockwork_turn_is_shown_at_once_where_that_is_wanted() {
    for (pace, enter) in [(Pace::Off, false), (Pace::Normal, true)] {
        let mut table = before_an_order(pace);
        if enter {
            table.app.tick();
            table.key_only(Key::Enter);
        }
        table.app.tick();
        assert!(!is_watched(&table), "{}", table.text());
        assert_eq!(told(&table), table.play().session().ask(|table| table.record().log_len()));
    }
}

/// What happened is read in the log, what lies there on the board.
#[test]
fn a_turn_is_told_step_by_step_with_its_laws() {
    let mut table = before_an_order(Pace::Off);
    table.app.tick();
    // a question is answered once it is seen
    table.text();
    table.press("g");
    assert_snapshot!("log of a turn", table.text());
    assert!(table.text().contains("R4.5"), "{}", table.text());
    table.press("<Esc>C");
    assert_snapshot!("board", table.text());
}

/// One human has enough already, the other crafts the last point (R3.5.1).
#[test]
fn the_end_of_a_cooperative_game_names_all_who_won() {
    let position = "turn = \"marquise\"\nphase = \"daylight\"\ncooperative = true\nmarquise.score = 29\nalliance.score = 31\n\
                    clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.hand = [\"anvil\"]\n";
    for (width, height) in [(80, 24), (120, 40)] {
        let seats = ("root", &["marquise", "alliance", "clockwork:eyrie"][..], "autumn");
        let mut table =
            Table::game(width, height, running_game(seats, &[person(), bot(), person()], 1, Some(position)));
        table.text();
        table.press(":craft anvil<Enter>");
        assert_eq!(table.play().now(), TurnStatus::Over, "{}", table.text());
        assert_snapshot!(format!("end {width}x{height}"), table.text());
    }
}

#[test]
fn a_watched_game_stops_at_each_step_of_a_clockwork_turn() {
    let mut table = Table::over_parts(120, 40, |parts| parts.settings.pace = Pace::Off);
    let seats: (&str, &[&str], &str) = ("root", &["clockwork:eyrie", "clockwork:marquise"], "autumn");
    table.app.open(running_game(seats, &[person(), person()], 4, None), None);
    for _ in 0..200 {
        table.app.tick();
    }
    assert_eq!(table.play().now(), TurnStatus::Over, "{}", table.text());
    table.press("v ");
    table.key(Key::Home);
    let mut questions = Vec::new();
    for _ in 0..60 {
        let text = table.text();
        assert!(!text.contains("no longer known"), "{text}");
        questions.push(table.play().question());
        table.key_only(Key::Right);
    }
    questions.dedup();
    let first = questions.iter().filter(|question| question.contains("Turn 1 of")).count();
    assert!(first > 3, "{questions:#?}");
}

#[test]
fn a_save_names_clockwork_players_by_the_capital_of_their_faction() {
    let game_ui = game_ui::of("root").expect("a game");
    assert_eq!(
        ["clockwork:eyrie:nightmare", "vagabond:ranger", "any"].map(|plays| game_ui.capital(plays)),
        ['E', 'V', '?']
    );
}
