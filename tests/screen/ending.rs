//! The end of a game: the score pad, the turning points, a rematch, and the game watched again.

use super::table::*;
use insta::assert_snapshot;
use std::time::Duration;
use thicket::bots::{Budget, Level};
use thicket::kernel::{Generator, Seat, Viewer};
use thicket::table::{ActiveGame, Controller, Games, Store, Writer, import_annotated};
use thicket::tui::commands::Place;
use thicket::tui::keys::Key;
use thicket::tui::theme::{Colors, Glyphs};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];
const TRIBES: [&str; 4] = ["amber", "basalt", "coral", "dusk"];

fn bots(count: usize) -> Vec<Controller> {
    vec![Controller::Bot(Level::Easy); count]
}

/// A game that bots have played to its end.
fn over(game: &str) -> ActiveGame {
    match game {
        "dewan" => running_game(("dewan", &TRIBES, "storm"), &bots(4), 7, None),
        "iwari" => running_game(("iwari", &["red", "blue", "yellow"], "long_road"), &bots(3), 7, None),
        _ => running(&bots(4), 7, None),
    }
}

#[test]
fn the_end_of_each_game_has_its_pad_its_chart_and_its_turning_points() {
    for game in ["root", "dewan", "iwari"] {
        for (width, height) in SIZES {
            let mut table = Table::game(width, height, over(game));
            assert_snapshot!(format!("{game} pad {width}x{height}"), table.text());
            if width == 80 {
                table.press("<Right>");
                assert_snapshot!(format!("{game} chart {width}x{height}"), table.text());
                table.press("<Right>");
                assert_snapshot!(format!("{game} turning {width}x{height}"), table.text());
                assert!(!table.text().contains("SCORE PAD]"), "{}", table.text());
            } else {
                let text = table.text();
                assert!(["SCORE PAD", "POINTS BY ROUND", "TURNING POINTS"].iter().all(|title| text.contains(title)));
            }
        }
    }
}

#[test]
fn a_key_shows_the_chances_as_curves_and_the_points_again() {
    let mut table = Table::game(80, 24, over("root"));
    table.press("c");
    assert_snapshot!("root chances 80x24", table.text());
    table.press("c");
    assert!(table.text().contains("[POINTS BY ROUND]"), "{}", table.text());
    let mut table = Table::game(120, 40, over("root"));
    table.press(":chances<Enter>");
    assert!(table.text().contains("CHANCES BY TURN"), "{}", table.text());
    let mut table = Table::game(80, 24, over("iwari"));
    table.press("c");
    assert!(table.text().contains("not known") && table.text().contains("[SCORE PAD]"), "{}", table.text());
}

/// A game that a player has played to its end, as the bot that makes mistakes would.
fn played(width: u16, height: u16) -> Table {
    let mut table = Table::game(width, height, running(&[person(), bot(), bot(), bot()], 7, Some(MIDDLE)));
    while table.play().place() != Place::End {
        assert!(table.is_asked(), "{}", table.text());
        let advice = table.play().session().ask(|table| table.advice(Level::Easy, Budget::default()));
        let (_, job) = advice.expect("a bot that can be asked");
        table.press(&format!(":{}<Enter>", job.think().action));
    }
    table
}

#[test]
fn a_key_weighs_the_choices_of_the_player_and_shows_the_dear_ones_on_the_map() {
    let mut table = played(80, 24);
    table.press("a");
    assert!(table.text().contains("Rating choice") && table.text().contains("a stop"), "{}", table.text());
    while table.text().contains("Rating choice") {
        table.wait_bell();
    }
    assert_snapshot!("root review 80x24", table.text());
    assert!(table.text().contains("more lines: Space"), "{}", table.text());
    table.press(" ");
    assert!(!table.text().contains("more lines"), "{}", table.text());
    table.press("<Down><Down>");
    assert!(table.text().contains("> 2. ") && !table.text().contains("more lines"), "{}", table.text());
    table.press("<Enter>");
    let text = table.text();
    assert!(text.contains("Better: ") && table.play().place() == Place::Replay, "{text}");
    assert!(text.contains("HAND: MARQUISE"), "the hand of who chose: {text}");
    table.press("qa");
    assert!(table.text().contains("[REVIEW]"), "what was weighed is kept: {}", table.text());
    table.resize(120, 40);
    assert_snapshot!("root review 120x40", table.text());
}

#[test]
fn a_review_is_stopped_by_its_key_and_needs_a_player_and_a_game_that_is_known() {
    let mut table = played(80, 24);
    table.press("aa");
    assert!(table.text().contains("was stopped") && !table.text().contains("REVIEW"), "{}", table.text());
    let mut table = Table::game(80, 24, over("root"));
    table.press("a");
    assert!(table.text().contains("Nobody at this keyboard"), "{}", table.text());
}

/// The last points may come together, so that the winner has more than it takes.
#[test]
fn the_end_of_root_names_no_other_points_than_the_pad() {
    let text = Table::game(120, 40, over("root")).text();
    assert!(text.contains("> Won by points.") && !text.contains("30 points"), "{text}");
}

/// Every column that the screen shows sums up to the points under it.
#[test]
fn the_columns_on_the_screen_sum_up() {
    for game in ["root", "dewan", "iwari"] {
        let mut table = Table::game(120, 40, over(game));
        let text = table.text();
        let rows: Vec<Vec<i16>> = text
            .lines()
            .skip_while(|line| !line.contains("SCORE PAD"))
            .skip(2)
            .take_while(|line| !line.trim().is_empty())
            .filter_map(|line| {
                let columns: String = line.chars().skip(26).take(35).collect();
                let numbers =
                    columns.split_whitespace().map(|word| if matches!(word, "." | "-") { Ok(0) } else { word.parse() });
                numbers.collect::<Result<_, _>>().ok().filter(|row: &Vec<i16>| row.len() > 2)
            })
            .collect();
        let (sum, sources) = rows.split_last().expect("rows");
        assert!(sources.len() > 2, "{text}");
        for (seat, total) in sum.iter().enumerate() {
            assert_eq!(sources.iter().map(|row| row[seat]).sum::<i16>(), *total, "{game}\n{text}");
        }
    }
}

#[test]
fn enter_on_a_turning_point_shows_the_board_then_and_comes_back() {
    let mut table = Table::game(120, 40, over("root"));
    let end = table.text();
    table.press("<Down><Enter>");
    let then = table.text();
    assert!(then.contains("> Turn ") && then.contains("stop watching") && !then.contains("SCORE PAD"), "{then}");
    let round = |text: &str, after: &str| {
        let from = text.split(after).nth(1).unwrap_or_default();
        from.chars().take_while(char::is_ascii_digit).collect::<String>()
    };
    assert_eq!(round(&then, "round "), round(&end, "  2 round "), "{then}\n{end}");
    table.press("<Esc>");
    assert!(table.text().contains("> 2 round "), "{}", table.text());
}

#[test]
fn a_game_that_is_over_is_watched_from_its_start_with_open_hands() {
    let mut table = Table::game(80, 24, over("root"));
    table.press("v");
    let start = table.text();
    assert!(start.contains("> Turn 1 of "), "{start}");
    table.press("l");
    let second = table.text();
    assert_ne!(second, start);
    table.press("h");
    let above_keys = |text: &str| text.lines().rev().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(above_keys(&table.text()), above_keys(&start));
    table.press("jjjjjj");
    assert_snapshot!("watching root 80x24", table.text());
    assert!(table.text().contains("HAND: "), "{}", table.text());
    table.press("E");
    assert!(table.text().contains("EYRIE") || table.text().contains("Eyrie"), "{}", table.text());
    table.press("<Esc>k");
    table.key(thicket::tui::keys::Key::End);
    let last = table.text();
    assert!(last.contains("won") || last.contains("wins"), "{last}");
    table.press("l");
    assert!(table.text().contains("There is nothing more that way."), "{}", table.text());
    table.press("q");
    assert!(table.text().contains("SCORE PAD"), "{}", table.text());
    assert_eq!(table.play().session().viewer(), Viewer::Spectator, "the eyes are the own ones again");
}

#[test]
fn a_watched_game_goes_on_by_itself_and_jumps_to_the_turns_that_decided_it() {
    let mut table = Table::game(80, 24, over("root"));
    table.press("v");
    let start = table.text();
    assert!(table.app.rest().is_some(), "it goes on at once");
    (0..3).for_each(|_| table.app.tick());
    let later = table.text();
    assert_ne!(later, start);
    table.key_only(Key::Char(' '));
    assert_eq!(table.app.rest(), None, "it is held");
    table.press("1");
    let first = table.text();
    table.press("2");
    assert!(first != later && table.text() != first, "{first}");
    // to its end, and from there anew
    table.key(Key::End);
    let end = table.text();
    table.key_only(Key::Char(' '));
    assert_ne!(table.text(), end);
    table.key_only(Key::Left);
    assert_eq!(table.app.rest(), None, "who leafs is not disturbed");
}

#[test]
fn head_hand_and_line_of_a_watched_game_are_of_the_same_turn() {
    let mut table = Table::game(80, 24, over("root"));
    table.press("v");
    let turns = table.play().session().turns();
    for _ in 0..12 {
        table.press("j");
        let text = table.text();
        let number = text.split("> Turn ").nth(1).and_then(|rest| rest.split(' ').next()?.parse::<usize>().ok());
        let owner = turns[number.expect("a turn") - 1].owner;
        let name = ["Marquise", "Eyrie", "Alliance", "Vagabond"][owner.index()];
        assert!(text.lines().next().is_some_and(|head| head.contains(name)), "{name}: {text}");
        if text.contains("HAND: ") {
            assert!(text.contains(&format!("HAND: {}", name.to_uppercase())), "{name}: {text}");
        }
        // no name of a card is cut in a word
        let hand = text.lines().skip(5).take(8).filter_map(|line| line.get(57..));
        let in_a_word = |line: &str| line.split('+').rev().skip(1).any(|before| before.ends_with(char::is_alphabetic));
        assert!(!hand.clone().any(in_a_word), "{text}");
        let line = text.lines().rev().find(|line| line.contains("> Turn ")).expect("a question");
        assert!(line.contains(name), "{name}: {text}");
    }
}

#[test]
fn the_sentence_of_a_step_that_is_watched_is_seen_whole() {
    let mut table = Table::game(80, 24, over("root"));
    table.press("v");
    let mut longer = 0;
    for _ in 0..150 {
        table.press("l");
        let text = table.text();
        let lines: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("> Turn ")).map(str::trim).collect();
        let question = format!("> {}", table.play().question());
        assert!(lines.join(" ").starts_with(&question), "{question}\n{text}");
        longer += usize::from(question.len() > 80);
    }
    assert!(longer > 0);
}

#[test]
fn help_in_a_watched_game_lists_what_its_keys_do_there() {
    let mut table = Table::game(80, 60, over("root"));
    table.press("v?/KEYS<Enter>");
    let text = table.text();
    assert!(text.contains("Step back") && text.contains("Go to the next turn"), "{text}");
    assert!(!text.contains("Move the cursor") && !text.contains("Save and leave the game"), "{text}");
    let keys = text.lines().find(|line| line.contains("Stop watching") && line.contains(":quit")).expect("a way out");
    assert!(keys.contains("  Stop watching"), "{text}");
}

#[test]
fn a_watched_game_shows_all_boards_and_whole_names_where_there_is_room() {
    let mut table = Table::game(160, 50, over("root"));
    let strip = |text: &str| text.lines().skip(36).take(10).collect::<Vec<_>>().join("\n");
    table.press("v");
    table.press("jjjjjj");
    let text = table.text();
    for name in ["Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance", "Vagabond"] {
        assert!(strip(&text).contains(name), "{name}: {text}");
    }
    let hand = text.split("HAND: ").nth(1).unwrap_or_default();
    assert!(hand.lines().skip(1).take(3).all(|line| !line.trim_end().ends_with('+')), "{text}");
}

#[test]
fn a_board_of_a_watched_game_stands_beside_the_map() {
    for (width, height) in [(120, 40), (160, 50), (200, 60)] {
        let mut table = Table::game(width, height, over("root"));
        table.press("vjjC");
        let text = table.text();
        assert!(text.contains("+- BOARD OF C") && text.contains("SCORE") && text.contains("12 fox"), "{text}");
        table.press("<Esc>");
        assert!(!table.text().contains("+- BOARD OF C"), "{}", table.text());
    }
}

#[test]
fn a_rematch_has_the_same_seats_and_another_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().to_owned());
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
    table.app.open(over("root"), None);
    table.wait();
    table.app.input(&thicket::tui::input::Input::Key(thicket::tui::keys::Key::Char('r')));
    let shown = table.play().session().ask(|table| {
        let game = table.here().expect("a game here").game();
        (
            game.seed(),
            game.actions(),
            (0..4).map(|seat| game.plays(Seat::new(seat))).collect::<Vec<_>>(),
            game.controllers().to_vec(),
        )
    });
    let (seed, actions, seats, controllers) = shown;
    assert!(seed != 7 && actions == 0);
    assert_eq!(seats, ["marquise", "eyrie", "alliance", "vagabond"]);
    assert_eq!(controllers, bots(4));
    assert!(table.play().session().ask(|table| table.close(Duration::from_secs(60))), "the new game is saved");
    assert_eq!(store.list().expect("saves").len(), 1);
}

/// The Marquise is a human, and so is the second seat.
fn saved(folder: &std::path::Path, controllers: &[Controller]) -> Store {
    let store = Store::new(folder.to_owned());
    let mut slot = store.create("game").expect("a free name");
    let game = running(controllers, 1, None);
    let mut table = Table::game(80, 24, game);
    for _ in 0..6 {
        if table.play().session().notation().is_empty() {
            table.press("<Enter>");
        }
        let first = table.play().session().notation().first().cloned().expect("a person is asked");
        table.press(&format!(":{first}<Enter>"));
    }
    let text = table.play().session().ask(|table| table.here().expect("a game").game().save().to_text());
    slot.write(&text).expect("a folder");
    store
}

#[test]
fn a_save_is_watched_from_the_list_and_is_not_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = saved(folder.path(), &[person(), bot(), bot(), bot()]);
    let before = std::fs::read(store.path("game")).expect("a save");
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
    table.press("o");
    assert!(table.text().contains("v watch"), "{}", table.text());
    table.press("v");
    assert!(table.text().contains("> Turn 1 of ") && table.app.rest().is_some(), "{}", table.text());
    table.press("lll");
    assert_eq!(table.play().session().viewer(), Viewer::Seat(Seat::new(0)), "the eyes of its only person");
    assert!(table.app.rest().is_none(), "no bot goes on with it");
    table.press("<Esc>");
    assert!(table.text().contains("Load which game?"), "{}", table.text());
    table.press("v");
    table.key(thicket::tui::keys::Key::Ctrl('c'));
    assert!(table.text().contains("Load which game?"), "{}", table.text());
    assert_eq!(std::fs::read(store.path("game")).expect("a save"), before);
    assert_eq!(store.list().expect("saves").len(), 1);
}

/// The hand of one of two humans is not shown to the other, who watches the game that they will continue with.
#[test]
fn watching_a_game_that_goes_on_shows_no_hand_that_is_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = saved(folder.path(), &[person(), person(), bot(), bot()]);
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store));
    table.press("ov");
    assert_eq!(table.play().session().viewer(), Viewer::Spectator);
    for _ in 0..40 {
        assert!(!table.text().contains("HAND: "), "{}", table.text());
        table.press("l");
    }
}

#[test]
fn at_the_half_journey_everybody_asked_is_shown_the_pad_once() {
    let people = [person(), bot()];
    let mut table = Table::game(80, 24, running_game(("iwari", &["red", "blue"], "vast_lands"), &people, 3, None));
    let mut shown = 0;
    for _ in 0..600 {
        if table.text().contains("Score pad") {
            shown += 1;
            assert_snapshot!("iwari half-journey 80x24", table.text());
            assert!(table.text().contains("The second half begins"), "{}", table.text());
            for size in [(24, 12), (12, 6), (1, 1), (80, 24)] {
                table.resize(size.0, size.1);
                table.text();
            }
            table.press("=");
            assert!(!table.text().contains("Score pad"), "{}", table.text());
        }
        let Some(first) = table.play().session().notation().first().cloned() else { break };
        table.press(&format!(":{first}<Enter>"));
    }
    assert_eq!(shown, 1, "{}", table.text());
    table.press("<Tab>=");
    assert!(table.text().contains("halfway"), "{}", table.text());
}

/// Two humans play to the end: having then seen the other's cards, neither takes back a choice.
#[test]
fn after_open_hands_nothing_is_undone_among_people() {
    let position = NEAR_THE_END;
    for watched in [false, true] {
        let mut table = Table::game(80, 24, running(&[person(), person(), bot(), bot()], 1, Some(position)));
        table.press("<Enter>");
        table.press(":build 5 sawmill<Enter>");
        assert!(table.text().contains("GAME OVER"), "{}", table.text());
        if watched {
            table.press("v<Esc>");
        }
        table.press("u");
        assert_eq!(table.text().contains("GAME OVER"), watched, "{}", table.text());
        assert_eq!(table.text().contains("it revealed hidden information"), watched, "{}", table.text());
    }
}

const NEAR_THE_END: &str = r#"
round = 5
turn = "marquise"
phase = "daylight"
[clearings]
1 = { marquise = { warriors = 3, keep = 1 } }
5 = { marquise = { warriors = 3, sawmill = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 } }
[marquise]
score = 29
[eyrie]
hand = ["cobbler"]
leader = "commander"
"#;

#[test]
fn no_stream_of_keys_breaks_the_end_or_a_game_that_is_watched() {
    let keys = [
        "<Enter>", "<Right>", "<Left>", "<Up>", "<Down>", "<Tab>", "v", "h", "l", "j", "k", "E", "q!", "=", "g", "?",
        "n", "u", "<Esc>", "i",
    ];
    for (seed, game) in ["root", "dewan", "iwari"].into_iter().enumerate() {
        let mut random = Generator::new(seed as u64);
        let mut table = Table::game(80, 24, over(game));
        for _ in 0..250 {
            let key = keys[random.below(keys.len() as u32) as usize];
            if key == "q!" {
                let (width, height) = [(80, 24), (120, 40), (60, 20), (31, 5), (200, 60)][random.below(5) as usize];
                table.resize(width, height);
            } else {
                table.press(key);
            }
            table.text();
        }
    }
}

/// The log of a game that is over holds all that is needed to read the game back.
#[test]
fn a_key_writes_a_log_of_the_game_at_its_end_and_in_the_list_of_saves() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().join("saves"));
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
    let loaded = Games::ALL.load(&over("root").game().save()).expect("a game");
    let slot = store.create("game").expect("a free name");
    table.app.open(ActiveGame::new(loaded.game, Some(Writer::start(slot, || ()))), None);
    table.wait();
    assert!(table.text().contains("x export"), "{}", table.text());
    table.press("x");
    let log = store.folder().join("game.rootlog");
    let read = |table: &mut Table| {
        let text = table.text();
        assert!(text.contains("Written for RootVis"), "{text}");
        let log = std::fs::read_to_string(&log).expect("a log");
        import_annotated(&log, &Games::ALL.boards()).expect("a game").journal
    };
    let journal = read(&mut table);
    std::fs::remove_file(&log).expect("a file");
    table.press("q");
    assert_eq!(journal, store.load("game").expect("a save").0.journal);
    table.press("ox");
    assert_eq!(journal, read(&mut table));
}

#[test]
fn a_game_that_one_reader_cannot_show_is_written_for_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().join("saves"));
    let saved = running_game(("root", &["hundreds", "keepers"], "autumn"), &bots(2), 7, None).game().save();
    let mut game = Games::ALL.load(&saved).expect("a game").game;
    while game.actions() < 60 {
        let advice = game.advise(Some(Level::Random), Budget::default()).expect("a bot");
        game.act(&advice.action).expect("it is legal");
    }
    store.create("knights").and_then(|mut slot| slot.write(&game.save().to_text())).expect("a save");
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
    table.press("ox");
    assert!(table.text().contains("RootVis cannot show this game"), "{}", table.text());
    let log = std::fs::read_to_string(store.folder().join("knights.rootlog")).expect("a log");
    assert!(!log.contains("//:"), "of a game that continues nothing is told that not all know");
}

#[test]
fn a_game_without_a_notation_for_logs_is_not_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().join("saves"));
    let saved = over("iwari").game().save();
    store.create("tribes").and_then(|mut slot| slot.write(&saved.to_text())).expect("a save");
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store));
    table.press("ox");
    assert!(table.text().contains("no other game can be written in it"), "{}", table.text());
    let mut table = Table::game(80, 24, over("iwari"));
    assert!(!table.text().contains("x export"), "{}", table.text());
}
