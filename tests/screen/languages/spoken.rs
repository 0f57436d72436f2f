//! A player of each language: they play a game in lines and on the screen, type names and characters of full width, and
//! choose the language.

use super::OTHERS;
use super::pictures::{shown, table};
use super::table::*;
use std::ffi::OsString;
use thicket::cli::{self, Io};
use thicket::kernel::{Generator, Language, Words, name_key};
use thicket::table::{ActiveGame, Games};
use thicket::tui::plain::Ended;
use thicket::tui::play::TurnStatus;
use thicket::tui::theme::{Colors, Glyphs};

fn solo() -> ActiveGame {
    running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE))
}

fn raw(text: &str) -> bool {
    text.contains("{ $") || text.contains("[screen-") || text.contains("[root-") || text.contains("[plain-")
}

#[test]
fn a_whole_game_is_played_in_lines() {
    for language in OTHERS {
        let ones = "1\n".repeat(20_000);
        let game = running(&[person(), bot()], 4, None);
        let (out, ended) =
            in_lines_and_words(game, &format!("help\nset\nlaw 6\nmap\nhand\n{ones}"), Words::of(language));
        assert_eq!(ended, Some(Ended::Over), "{}", out.lines().rev().take(20).collect::<Vec<_>>().join("\n"));
        assert!(!raw(&out), "{language:?}");
        assert!(out.contains(&Words::of(language).name("root-party", "marquise")));
    }
}

#[test]
fn lines_of_full_width_are_read() {
    let words = Words::of(Language::Japanese);
    let (out, ended) = in_lines_and_words(solo(), "ｒｅｃｒｕｉｔ\nｕｎｄｏ\nｑｕｉｔ\n", words);
    assert_eq!(ended, Some(Ended::Left));
    assert!(out.contains(&words.text("plain-undone")), "{out}");
}

/// Presses Enter and now and then something else, until the game is over.
#[test]
fn a_whole_game_is_played_on_the_screen() {
    for language in OTHERS {
        let mut table = table(language, (80, 24), Some(running(&[person(), bot()], 4, None)));
        let mut random = Generator::new(9);
        for _ in 0..4000 {
            match table.play().now() {
                TurnStatus::Over => break,
                TurnStatus::Asked(_) => {
                    let legal = table.play().session().notation();
                    let action = legal[random.below(legal.len() as u32) as usize].clone();
                    if random.below(40) == 0 {
                        let text = shown(&table.fresh_buffer());
                        assert!(!raw(&text), "{text}");
                    }
                    table.press(&format!("<Esc>:{action}<Enter>"));
                }
                _ => table.press("<Enter>"),
            }
        }
        assert_eq!(table.play().now(), TurnStatus::Over, "{}", shown(&table.fresh_buffer()));
        let text = shown(&table.fresh_buffer());
        assert!(text.contains(&Words::of(language).text("screen-over")), "{text}");
    }
}

#[test]
fn names_are_typed_for_words_of_the_notation() {
    for language in OTHERS {
        let words = Words::of(language);
        let name = |space: &str, id: &str| words.text(&name_key(space, id));
        let (battle, eyrie) = (name("root-verb", "battle"), name("root-party", "eyrie"));
        let mut table = table(language, (80, 24), Some(solo()));
        table.press(&format!(":{battle}　７　{eyrie}<Enter>"));
        let log = table.play().session().log();
        let fought = |told: &thicket::table::LogEntry| told.message.key.contains("battle");
        assert!(
            log.iter().any(fought) || shown(&table.fresh_buffer()).contains(&eyrie),
            "{}",
            shown(&table.fresh_buffer())
        );
        assert_ne!(table.play().session().notation(), solo().game().notation(), "{language:?}: the battle has begun");
    }
}

#[test]
fn names_are_typed_in_lines_as_well() {
    for language in OTHERS {
        let words = Words::of(language);
        let name = |space: &str, id: &str| words.text(&name_key(space, id));
        let (recruit, battle) = (name("root-verb", "recruit"), name("root-verb", "battle"));
        let eyrie = name("root-party", "eyrie");
        let lines = format!("{battle} 7 {eyrie}\nquit\n");
        let (by_name, _) = in_lines_and_words(solo(), &lines, words);
        let (by_word, _) = in_lines_and_words(solo(), "battle 7 eyrie\nquit\n", words);
        assert_eq!(by_name, by_word, "{language:?}");
        let (by_name, _) = in_lines_and_words(solo(), &format!("：{recruit}\nundo\nquit\n"), words);
        assert!(by_name.contains(&words.text("plain-undone")), "{language:?}: {by_name}");
    }
}

#[test]
fn no_is_no_and_not_done_where_the_question_ends_with_a_wide_mark() {
    for language in OTHERS {
        let words = Words::of(language);
        let eyrie = running(&[bot(), person()], 1, None);
        let (told, _) = in_lines_and_words(eyrie, &("1\n".repeat(6) + "quit\n"), words);
        let lines: Vec<&str> = told.lines().collect();
        let asked = lines.iter().position(|line| line.contains('？') && !line.starts_with('>'));
        let asked = asked.unwrap_or_else(|| panic!("{language:?}: nobody asks whether: {told}"));
        let choices = lines[asked + 1..].iter().take_while(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let last = choices.last().unwrap_or_else(|| panic!("{language:?}: no choices: {told}"));
        assert!(last.ends_with(&words.text("plain-no")), "{language:?}: {last}");
    }
}

/// The action asked about is not among the legal ones, so their names do not help.
#[test]
fn a_question_why_not_is_asked_in_names() {
    for language in OTHERS {
        let words = Words::of(language);
        let name = |space: &str, id: &str| words.text(&name_key(space, id));
        let (battle, eyrie) = (name("root-verb", "battle"), name("root-party", "eyrie"));
        // the same game before its first action: nothing but the keep can be placed
        let young = || running(&[person(), bot(), bot(), bot()], 1, None);
        let (by_name, _) = in_lines_and_words(young(), &format!("？{battle}　1　{eyrie}\nquit\n"), words);
        let (by_word, _) = in_lines_and_words(young(), "?battle 1 eyrie\nquit\n", words);
        assert_eq!(by_name, by_word, "{language:?}");
        let asked = |text: &str| {
            let mut table = table(language, (80, 24), Some(young()));
            table.press(text);
            shown(&table.fresh_buffer())
        };
        let by_name = asked(&format!(":?{battle} 1 {eyrie}<Enter>"));
        assert_eq!(by_name, asked(":?battle 1 eyrie<Enter>"), "{language:?}");
    }
}

#[test]
fn tab_completes_a_name() {
    let mut table = table(Language::Chinese, (80, 24), Some(solo()));
    let name = Words::of(Language::Chinese).text("root-verb-recruit");
    let start: String = name.chars().take(1).collect();
    table.press(&format!(":{start}<Tab>"));
    let text = shown(&table.fresh_buffer());
    assert!(text.lines().any(|line| line.starts_with(&format!(":{name}"))) || text.contains(&name), "{text}");
}

#[test]
fn keys_of_full_width_are_keys() {
    let mut table = table(Language::Japanese, (80, 24), Some(solo()));
    let before = shown(&table.fresh_buffer());
    table.press("？");
    let help = shown(&table.fresh_buffer());
    assert_ne!(before, help);
    table.press("<Esc>：ｕｎｄｏ");
    let text = shown(&table.fresh_buffer());
    assert!(text.lines().any(|line| line == ":undo"), "{text}");
}

#[test]
fn a_composed_character_is_met_with_a_word() {
    for language in OTHERS {
        let says = Words::of(language).text_with("screen-composed", &[("key", "移".into())]);
        let start: String = says.chars().take(10).collect();
        for running in [None, Some(solo())] {
            let mut table = table(language, (120, 40), running);
            table.press("移");
            let text = shown(&table.fresh_buffer());
            assert!(text.contains(&start), "{text}");
        }
    }
}

#[test]
fn a_search_and_a_name_keep_their_characters() {
    let mut table = table(Language::Chinese, (80, 24), Some(solo()));
    table.press("/ＡＢ");
    assert!(shown(&table.fresh_buffer()).contains("/ＡＢ"));
    table.press("<Esc><Esc>:w ＡＢ");
    assert!(shown(&table.fresh_buffer()).contains(":w ＡＢ"));
    table.press("<Esc><Esc>：ｓａｙ　你好，行！");
    assert!(shown(&table.fresh_buffer()).contains(":say 你好，行！"));
}

#[test]
fn the_setting_holds_at_once_in_a_menu_and_in_a_game() {
    for running in [None, Some(solo())] {
        let mut table = Table::in_locale(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), "en_GB.UTF-8");
        if let Some(running) = running {
            table.app.open(running, None);
            table.wait();
            table.press(":set language=ja<Enter>");
            let name = Words::of(Language::Japanese).text("root-party-marquise");
            assert!(shown(&table.fresh_buffer()).contains(&name));
        } else {
            table.press("s<Right>");
            assert!(shown(&table.fresh_buffer()).contains("English"));
            table.press("<Right>");
            let text = shown(&table.fresh_buffer());
            assert!(
                text.contains("简体中文") && text.contains(&Words::of(Language::Chinese).text("screen-set-theme")),
                "{text}"
            );
            table.press("<Right>");
            assert!(shown(&table.fresh_buffer()).contains("日本語"));
            table.press("<Right>");
            assert!(shown(&table.fresh_buffer()).contains(&Words::english().text("screen-set-theme")));
        }
    }
}

fn program(args: &[&str], words: &'static Words) -> (u8, String, String) {
    let args: Vec<OsString> = std::iter::once("thicket").chain(args.iter().copied()).map(OsString::from).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = cli::run(args, Games::ALL, words, &mut Io { input: &mut &b""[..], out: &mut out, err: &mut err });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (code, text(out), text(err))
}

#[test]
fn the_flag_is_known_everywhere() {
    let english = Words::english();
    let (code, out, _) = program(&["complete", "--", "law", "--lang", ""], english);
    assert_eq!((code, out.as_str()), (0, "en\tEnglish\nzh\t简体中文\nja\t日本語\n"));
    let (code, _, err) = program(&["law", "--lang", "fr"], english);
    assert_eq!(code, 2);
    assert!(err.contains("\"fr\"") && err.contains("en, zh, ja"), "{err}");
    for language in OTHERS {
        let words = Words::of(language);
        for args in [&["--help"][..], &["play", "--help"], &["man"], &["law", "4.3"], &["about"]] {
            let (code, out, err) = program(args, words);
            assert_eq!(code, 0, "{err}");
            assert!(!raw(&out) && !out.contains("[cli-") && !out.contains("[man-"), "{args:?}: {out}");
        }
        let (_, help, _) = program(&["sim", "--help"], words);
        assert!(help.contains("--lang") && help.contains(&words.text("cli-all-lang")), "{help}");
    }
}

/// A number runs into Latin letters, and reads as a count before other words.
#[test]
fn the_number_of_a_place_stays_apart_from_its_name() {
    for language in OTHERS {
        assert_eq!(Words::of(language).place(10, "F1"), "10 F1");
    }
}

#[test]
fn the_settings_say_why_everything_is_in_english() {
    let mut table = Table::in_locale(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), "zh_CN.GBK");
    table.press("s");
    let why = Words::english().text("language-encoding");
    let start: String = why.chars().take(32).collect();
    let text = shown(&table.fresh_buffer());
    assert!(text.contains(&start), "{text}");
}
