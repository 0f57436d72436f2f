//! A game at the table: saved, continued, replayed, taken back, handed over, typed, in lines, and its end.

use super::options;
use super::pictures::{MIDDLE, seated};
use crate::table::{Table, bot, in_lines, named, person};
use insta::assert_snapshot;
use std::ffi::OsString;
use std::path::Path;
use thicket::bots::{Budget, Level};
use thicket::cli::{Io, run};
use thicket::kernel::{Seat, Viewer, Words};
use thicket::table::{CannotUndo, Controller, GameSession, Games, NewGame, Saved};
use thicket::tui::plain::Ended;

fn begun(seats: usize, board: &str, extras: &[&str], controllers: Vec<Controller>) -> Box<dyn GameSession> {
    let new = NewGame { options: options(seats, board, extras), controllers, seed: 7 };
    Games::ALL.get("iwari").expect("Iwari").begin(&new, &Games::ALL.boards()).expect("a game")
}

/// All that makes up a game.
fn whole(game: &dyn GameSession) -> (Saved, Vec<String>) {
    let told = game.log(0..usize::MAX, Viewer::All);
    (game.save(), told.into_iter().map(|told| format!("{told:?}")).collect())
}

#[test]
fn a_game_is_saved_and_loaded_at_any_moment() {
    for (seats, board, extras) in [
        (2, "floating_lands", &["feats"][..]),
        (2, "glacial_mass", &["plain", "expeditions"]),
        (5, "long_road", &["feats", "expeditions"]),
    ] {
        let mut game = begun(seats, board, extras, vec![Controller::Bot(Level::Random); seats]);
        while game.asked().is_some() {
            if game.actions().is_multiple_of(23) {
                let text = game.save().to_text();
                let loaded = Games::ALL.load(&Saved::from_bytes(text.as_bytes()).unwrap()).unwrap();
                assert_eq!(loaded.difference, None, "{board}, {} actions", game.actions());
                assert_eq!(whole(&*loaded.game), whole(&*game), "{board}, {} actions", game.actions());
                game = loaded.game;
            }
            let action = game.advise(None, Budget::default()).expect("advice").action;
            game.act(&action).expect("a legal action");
        }
        assert!(game.save().over);
    }
}

/// The program with some input, its saves in a folder.
fn program(folder: &Path, args: &[&str], input: &str) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let saves = folder.to_str().expect("a path");
    let args = ["thicket"].iter().chain(args).chain(&["--saves", saves]).map(OsString::from).collect::<Vec<_>>();
    let words = Words::english();
    let code = run(args, Games::ALL, words, &mut Io { input: &mut input.as_bytes(), out: &mut out, err: &mut err });
    (code, String::from_utf8(out).expect("text"), String::from_utf8(err).expect("text"))
}

#[test]
fn a_game_is_left_continued_and_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = ["play", "iwari", "--plain", "--seats", "red,blue=easy,white=easy", "--board", "vast_lands", "--feats"];
    let rest = ["--expeditions", "--seed", "5", "--name", "evening"];
    let turn = "1\n".repeat(12);
    let (code, out, err) = program(folder.path(), &[&play[..], &rest].concat(), &format!("{turn}quit\n"));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("placed a tent") && out.contains("evening"), "{out}");
    let (code, again, err) = program(folder.path(), &["continue", "--plain"], "quit\n");
    assert_eq!((code, err.as_str()), (0, ""), "{again}");
    let question = |out: &str| out.lines().rfind(|line| line.contains("[law I")).map(str::to_owned);
    assert_eq!(question(&again), question(&out), "it goes on where it was left");
    let (code, story, _) = program(folder.path(), &["replay", "evening", "--as", "all"], "");
    assert_eq!(code, 0);
    let turns = story.lines().filter(|line| line.starts_with("Turn ")).count();
    assert!(turns > 3 && story.contains("placed a tent"), "{story}");
    let (_, listed, _) = program(folder.path(), &["saves"], "");
    assert!(listed.contains("evening") && listed.contains("iwari"), "{listed}");
}

#[test]
fn a_solo_player_takes_everything_back_and_among_people_cards_end_it() {
    let mut solo = begun(3, "new_horizons", &[], vec![person(), bot(), bot()]);
    let before = solo.notation();
    solo.act(&before[0]).expect("a tent");
    while solo.asked() == Some(Seat::new(0)) {
        let draw = solo.notation().last().cloned().expect("a card");
        solo.act(&draw).expect("a card is drawn");
    }
    while solo.undo().is_ok() {}
    assert_eq!(solo.notation(), before);

    let undone = |actions: &[&str]| {
        let mut game = begun(3, "new_horizons", &[], vec![named("Ann"), named("Ben"), bot()]);
        game.set_position(&MIDDLE.replace("expeditions", "# expeditions").replace("feats", "# feats").parse().unwrap())
            .unwrap_or_else(|errors| panic!("{errors}"));
        for action in actions {
            game.act(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}; {:?}", game.notation()));
        }
        game.undo()
    };
    assert_eq!(undone(&["tent 21 match"]), Err(CannotUndo::Knowledge), "the others have seen the card");
    assert_eq!(undone(&["tent 21 match", "pass", "draw"]), Err(CannotUndo::AnotherPlayer));
}

#[test]
fn in_hot_seat_the_hand_over_shows_no_hand() {
    let people = vec![named("Ann"), named("Ben"), bot()];
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = Table::game(width, height, seated("new_horizons", Some(MIDDLE), people.clone()));
        assert!(!table.text().contains("Tundra x2"), "{}", table.text());
        assert_snapshot!(format!("hand-over {width}x{height}"), table.text());
        table.press("<Enter>");
        assert!(table.text().contains("Tundra x2"));
        table.press(":discard glacier<Enter>:draw<Enter>");
        let covered = table.text();
        assert!(covered.contains("Pass the keyboard to"), "{covered}");
        assert!(!covered.contains("Desert x2") && !covered.contains("Tundra x2"), "{covered}");
        table.press("<Enter>");
        assert!(table.text().contains("Desert x2"), "{}", table.text());
    }
}

#[test]
fn what_is_typed_is_taken_or_refused_with_the_rule() {
    let mut table = Table::game(80, 24, seated("new_horizons", Some(MIDDLE), vec![person(), bot(), bot()]));
    table.press(":totem 20 match<Enter>");
    assert!(table.text().contains("placed totem T1"), "{}", table.text());
    table.press("u:totem 90 match<Enter>");
    assert!(table.text().contains("I6.1"), "{}", table.text());
    table.press("<Esc>:?tent 22 match<Enter>");
    assert!(table.text().contains("I6.3"), "{}", table.text());
}

#[test]
fn in_lines_a_question_has_numbers_and_a_whole_game_ends() {
    let lines = |controllers: Vec<Controller>, position: Option<&str>, input: &str| {
        in_lines(seated("new_horizons", position, controllers), input)
    };
    let (out, ended) = lines(vec![person(), bot(), bot()], Some(MIDDLE), "map\nhand\nlook 21\nboard blue\nquit\n");
    assert_eq!(ended, Some(Ended::Left));
    assert!(out.is_ascii() && !out.contains('\x1b'));
    assert_snapshot!("in lines", out);
    let (out, ended) = lines(vec![person(), bot(), bot()], None, &"1\n".repeat(3_000));
    assert_eq!(ended, Some(Ended::Over), "{}", &out[out.len().saturating_sub(2000)..]);
}

#[test]
fn the_end_has_a_chart_and_a_table() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = Table::game(width, height, seated("long_road", None, vec![bot(), bot(), bot()]));
        assert_snapshot!(format!("end {width}x{height}"), table.text());
        table.press("<Tab>");
        assert_snapshot!(format!("table after the end {width}x{height}"), table.text());
    }
}

#[test]
fn keys_alone_play_turns_and_take_them_back() {
    let mut table = Table::game(80, 24, seated("new_horizons", Some(MIDDLE), vec![person(), bot(), bot()]));
    let before = table.text();
    table.press("t211");
    assert!(table.text().contains("R placed tent T1"), "{}", table.text());
    table.press("u");
    assert_eq!(table.text().lines().next(), before.lines().next(), "{}", table.text());
    // a piece, no second one, a card from the display: the bots play, and it is the next turn
    table.press("t211et1");
    assert!(table.text().contains("round 10"), "{}", table.text());
}
