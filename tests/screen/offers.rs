//! Every key that the bar offers does what it says, or says why not.

use super::table::{MIDDLE, Table, bot, looks, named, person, running, running_game};
use ratatui::buffer::Buffer;
use thicket::kernel::Generator;
use thicket::table::{ActiveGame, Controller, Store};
use thicket::tui::commands::Command;
use thicket::tui::keys::Key;
use thicket::tui::play::TurnStatus;
use thicket::tui::theme::{Colors, Glyphs};

/// The keys that the bar shows.
fn offered(table: &Table) -> Vec<(Key, String)> {
    let hints = table.app.hints();
    hints.iter().flat_map(|hint| hint.keys.keys().map(|key| (key, hint.label.clone()))).collect()
}

fn picture(table: &mut Table) -> Buffer {
    table.buffer()
}

/// Presses a key that the bar shows; something is different then, if only a word to the player.
fn press_offered(table: &mut Table, key: Key, label: &str) {
    let before = (picture(table), table.text());
    table.key_only(key);
    let is_told = |table: &Table| table.app.play().is_some_and(|play| play.notice().is_some());
    let mut is_done = table.app.is_over() || is_told(table) || picture(table) != before.0;
    // what goes on by itself may come back to where it was
    table.wait();
    is_done |= table.app.is_over() || is_told(table) || picture(table) != before.0;
    assert!(is_done, "{key} ({label}) does nothing:\n{}", before.1);
}

#[test]
fn in_a_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().to_owned());
    for name in ["one", "two"] {
        let mut slot = store.create(name).expect("a free name");
        let saved = running(&[person(), bot(), bot(), bot()], 5, Some(MIDDLE)).game().save();
        slot.write(&saved.to_text()).expect("written");
    }
    for keys in ["", "n", "n<Down>", "f", "o", "a", "t", "s", "n?", "o?"] {
        let open = || {
            let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store.clone()));
            picture(&mut table);
            table.press(keys);
            picture(&mut table);
            table
        };
        let offers = offered(&open());
        assert!(!offers.is_empty(), "{keys}");
        for (key, label) in offers {
            let mut table = open();
            // what scrolls is not at its top
            if key == Key::Char('k') {
                table.press("j");
            }
            press_offered(&mut table, key, &label);
        }
    }
}

/// The keys that stand for a command with a word of its own, whether the bar has room for them or not.
fn shortcuts(table: &Table) -> Vec<(Key, String)> {
    let place = table.play().place();
    let here = Command::ALL.into_iter().filter(|command| command.places().contains(&place));
    let worded = here.filter(|command| !command.typed().is_empty());
    worded.flat_map(|command| command.keys().iter().map(move |key| (*key, command.id().to_owned()))).collect()
}

/// Goes back to the question that is asked, whatever is open over it.
fn back(table: &mut Table) {
    for _ in 0..6 {
        if table.app.play().is_none_or(|play| play.panel().is_none() && !play.composer().begun()) {
            return;
        }
        table.key(Key::Esc);
    }
}

/// Plays a game by what is offered, in any order, through panels and confirmations.
fn by_offers(mut table: Table, seed: u64, presses: usize) {
    let mut rng = Generator::new(seed);
    for press in 0..presses {
        let Some(play) = table.app.play() else { return };
        if play.now() == TurnStatus::Over && press % 3 == 0 {
            table.press("v");
        }
        let mut offers = offered(&table);
        assert!(!offers.is_empty(), "a dead key bar: {}", table.text());
        if press % 4 == 0 && !table.play().is_typing() {
            offers = shortcuts(&table);
        }
        let (key, label) = offers[rng.below(offers.len() as u32) as usize].clone();
        // where several words can follow, the second time shows them again
        if key == Key::Tab && table.play().is_typing() {
            continue;
        }
        press_offered(&mut table, key, &label);
        if rng.below(3) == 0 {
            back(&mut table);
        }
        // places and numbers have no key of their own in the bar
        if table.app.play().is_some_and(|play| matches!(play.now(), TurnStatus::Asked(_))) && rng.below(2) == 0 {
            table.press("n<Enter>");
        }
    }
}

fn games(controllers: &dyn Fn(usize) -> Vec<Controller>) -> Vec<ActiveGame> {
    vec![
        running(&controllers(4), 5, Some(MIDDLE)),
        running(&controllers(4), 6, None),
        running_game(("dewan", &["amber", "basalt", "coral"], "storm"), &controllers(3), 7, None),
        running_game(("iwari", &["red", "blue", "yellow"], "long_road"), &controllers(3), 7, None),
    ]
}

#[test]
fn in_a_game() {
    let solo = |seats: usize| (0..seats).map(|seat| if seat == 0 { person() } else { bot() }).collect();
    for (seed, game) in games(&solo).into_iter().enumerate() {
        by_offers(Table::game(80, 24, game), seed as u64, 250);
    }
    for (seed, game) in games(&solo).into_iter().enumerate() {
        by_offers(Table::game(120, 40, game), 10 + seed as u64, 120);
    }
}

#[test]
fn at_one_keyboard_and_after_the_end() {
    let people = |seats: usize| (0..seats).map(|seat| named(["Ann", "Ben", "Eve", "Dan"][seat])).collect();
    for (seed, game) in games(&people).into_iter().enumerate() {
        by_offers(Table::game(80, 24, game), 20 + seed as u64, 150);
    }
    let bots = |seats: usize| vec![bot(); seats];
    for (seed, game) in games(&bots).into_iter().enumerate() {
        by_offers(Table::game(80, 24, game), 30 + seed as u64, 60);
    }
}
