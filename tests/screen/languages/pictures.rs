//! Pictures of the screen in each language, in text. A change of any of them is a change of what a player sees.

use super::table::*;
use super::{OTHERS, SIZES};
use ratatui::buffer::Buffer;
use thicket::bots::Level;
use thicket::kernel::{Language, Words};
use thicket::table::{ActiveGame, Controller};
use thicket::tui::game_ui::Ctx;
use thicket::tui::palette::Plain;
use thicket::tui::theme::{Colors, Glyphs};
use unicode_width::UnicodeWidthStr;

/// The screen as a terminal shows it: nothing of the cell behind a wide character.
pub fn shown(buffer: &Buffer) -> String {
    let area = buffer.area;
    let mut out = String::new();
    for y in 0..area.height {
        let mut line = String::new();
        let mut x = 0;
        while x < area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += (symbol.width() as u16).max(1);
        }
        assert!(line.width() <= area.width.into(), "{line}");
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

pub fn table(language: Language, (width, height): (u16, u16), running: Option<ActiveGame>) -> Table {
    let mut table = Table::in_words(width, height, looks(Colors::Sixteen, Glyphs::Ascii), Words::of(language));
    if let Some(running) = running {
        table.app.open(running, None);
        table.wait();
    }
    table
}

/// Does something in each language but English, on a small and a large screen.
fn everywhere(draw: impl Fn(Language, (u16, u16))) {
    for language in OTHERS {
        SIZES.iter().for_each(|size| draw(language, *size));
    }
}

fn picture(name: &str, language: Language, (width, height): (u16, u16), table: &mut Table) {
    insta::assert_snapshot!(format!("{} {name} {width}x{height}", language.id()), shown(&table.fresh_buffer()));
}

#[test]
fn the_title_and_the_settings() {
    everywhere(|language, size| {
        let mut table = table(language, size, None);
        picture("title", language, size, &mut table);
        table.press("n");
        picture("new game", language, size, &mut table);
        table.press("<Esc>s");
        picture("settings", language, size, &mut table);
    });
}

#[test]
fn a_game_in_its_middle_and_its_help() {
    everywhere(|language, size| {
        let solo = [person(), bot(), bot(), bot()];
        let mut table = table(language, size, Some(running(&solo, 1, Some(MIDDLE))));
        picture("game", language, size, &mut table);
        table.press("?");
        picture("help", language, size, &mut table);
        table.press("<Esc>m10<Enter>");
        picture("march", language, size, &mut table);
        table.press("<Esc><Esc>y");
        picture("law", language, size, &mut table);
    });
}

#[test]
fn the_head_of_a_small_screen_keeps_the_piles_in_each_language() {
    for language in Language::ALL {
        let mut table = table(language, (80, 24), Some(running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE))));
        let ctx = Ctx { words: Words::of(language), palette: &Plain, roomy: false };
        let head = shown(&table.fresh_buffer()).lines().next().unwrap_or_default().to_owned();
        let piles = table.play().session().shown.view.headline(&ctx).piles;
        assert!(!piles.is_empty() && head.ends_with(&piles), "{language:?}: {head}");
    }
}

#[test]
fn the_values_of_all_settings_stand_in_one_column() {
    for language in Language::ALL {
        let mut table = table(language, (80, 24), None);
        table.press("s");
        let text = shown(&table.fresh_buffer());
        let fields = text.lines().filter(|line| line.ends_with(" >")).filter_map(|line| line.split_once(" < "));
        let columns: Vec<usize> = fields.map(|(label, _)| label.width()).collect();
        assert!(columns.len() > 5 && columns.windows(2).all(|two| two[0] == two[1]), "{language:?}: {text}");
    }
}

#[test]
fn a_battle() {
    let people = [person(), person(), bot(), bot()];
    everywhere(|language, size| {
        let mut table = table(language, size, Some(running(&people, 1, Some(MIDDLE))));
        if table.is_asked() {
            table.press(":battle 7 eyrie<Enter>");
        }
        table.is_asked();
        picture("battle", language, size, &mut table);
    });
}

#[test]
fn the_first_step_of_a_lesson() {
    for language in OTHERS {
        let mut table = table(language, (80, 24), None);
        table.press("f<Enter>");
        picture("lesson", language, (80, 24), &mut table);
    }
}

#[test]
fn the_end() {
    everywhere(|language, size| {
        let bots = vec![Controller::Bot(Level::Easy); 4];
        let mut table = table(language, size, Some(running(&bots, 7, None)));
        picture("end", language, size, &mut table);
    });
}

#[test]
fn the_other_games() {
    for language in OTHERS {
        for (name, seats, board) in
            [("dewan", &["amber", "basalt", "coral"][..], "base"), ("iwari", &["red", "blue", "yellow"], "vast_lands")]
        {
            let people = vec![person(); 1].into_iter().chain(vec![bot(); 2]).collect::<Vec<_>>();
            let game = running_game((name, seats, board), &people, 5, None);
            picture(name, language, (80, 24), &mut table(language, (80, 24), Some(game)));
        }
    }
}
