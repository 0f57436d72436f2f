//! Whatever a key chooses, a click chooses.

use super::table::{MIDDLE, Table, bot, looks, person, running};
use thicket::table::Store;
use thicket::tui::theme::{Colors, Glyphs};

fn solo(width: u16, height: u16) -> Table {
    let mut table = Table::game(width, height, running(&[person(), bot(), bot(), bot()], 5, Some(MIDDLE)));
    table.buffer();
    table
}

/// The cell where some text begins.
fn find(table: &mut Table, text: &str) -> (u16, u16) {
    let shown = table.text();
    let (y, line) = shown.lines().enumerate().find(|(_, line)| line.contains(text)).expect(text);
    let x = line[..line.find(text).expect("it is there")].chars().count();
    (x as u16, y as u16)
}

fn click(table: &mut Table, text: &str, right: u16) {
    let (x, y) = find(table, text);
    table.click(x + right, y);
    table.buffer();
}

#[test]
fn a_click_on_a_key_or_its_label_presses_the_key() {
    for right in [0, 2, 5] {
        let mut table = solo(80, 24);
        click(&mut table, "m march", right);
        assert_eq!(table.play().question(), "march: Choose a clearing to start from.", "{right} cells into it");
        click(&mut table, "Esc ", right.min(2));
        assert!(table.play().question().starts_with("Marquise: Choose an action"));
    }
}

#[test]
fn no_can_be_clicked_and_a_click_beside_the_keys_answers_nothing() {
    let mut table = solo(80, 24);
    click(&mut table, "e end", 0);
    assert!(table.play().question().contains("End the phase"), "{}", table.play().question());
    table.click(20, 5);
    assert!(table.play().question().contains("End the phase"), "{}", table.play().question());
    click(&mut table, "Esc", 0);
    assert!(table.play().question().starts_with("Marquise: Choose an action"));
}

#[test]
fn a_click_on_a_seat_opens_its_board_and_a_second_one_closes_it() {
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        let mut table = solo(width, height);
        click(&mut table, "E Eyrie", 1);
        assert!(table.text().contains("TO RESOLVE NEXT TURN"), "{}", table.text());
        table.press("<Esc>");
        assert!(!table.text().contains("TO RESOLVE NEXT TURN"), "{}", table.text());
    }
}

#[test]
fn a_click_on_a_card_points_at_it_and_one_on_a_target_takes_it() {
    let mut table = solo(80, 24);
    click(&mut table, "fox Anvil", 1);
    assert!(table.text().contains("Craft: take a hammer"), "{}", table.text());
    click(&mut table, "m march", 0);
    table.click(4, 3);
    assert_eq!(table.play().question(), "march 1: Choose a clearing to go to.");
}

#[test]
fn what_the_mouse_is_over_is_told() {
    let mut table = solo(80, 24);
    let (x, y) = find(&mut table, "fox Anvil");
    table.hover(x, y);
    assert!(table.text().contains("Craft: take a hammer"), "{}", table.text());
    let (x, y) = find(&mut table, "|C3 E1");
    table.hover(x + 1, y);
    assert!(table.text().contains("look: 10 rabbit"), "{}", table.text());
    assert!(table.play().question().starts_with("Marquise: Choose an action"));
}

#[test]
fn a_line_of_a_list_can_be_clicked() {
    let mut table = Table::game(80, 24, running(&[bot(), person(), bot(), bot()], 3, None));
    table.buffer();
    for _ in 0..6 {
        let legal = table.play().session().notation();
        if legal.iter().any(|action| action.starts_with("leader")) {
            break;
        }
        table.press(&format!(":{}<Enter>", legal[0]));
    }
    click(&mut table, "Commander", 2);
    let done = table.play().session().log().iter().any(|told| told.message.key == "root-log-leader");
    assert!(done, "{}", table.text());
}

fn title() -> Table {
    let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
    table.text();
    table
}

#[test]
fn a_click_on_the_title_chooses_what_its_letter_chooses() {
    for (letter, item) in [("n", "new game"), ("t", "learn the keys"), ("s", "settings")] {
        let (mut keys, mut mouse) = (title(), title());
        keys.press(letter);
        click(&mut mouse, item, 2);
        assert_eq!(mouse.text(), keys.text(), "{item}");
        assert_ne!(mouse.text(), title().text(), "{item}");
        // the line of keys leads back
        click(&mut mouse, "Esc back", 0);
        assert!(mouse.text().contains("learn the keys"), "{}", mouse.text());
    }
    let mut table = title();
    click(&mut table, "quit", 0);
    assert!(table.app.is_over());
}

#[test]
fn a_click_on_a_setting_turns_it_on_or_back() {
    let (mut keys, mut mouse) = (title(), title());
    keys.press("sjjjjj");
    mouse.press("s");
    let pace = mouse.text().lines().find(|line| line.contains("Bot speed")).map(str::to_owned);
    let name = pace.as_deref().and_then(|line| line.split("  <").next()).expect("the pace").trim().to_owned();
    click(&mut mouse, &name, 0);
    assert_eq!(mouse.text(), keys.text(), "the cursor alone goes to a name");
    let signs: Vec<u16> =
        ["< ", " >"].iter().filter_map(|sign| pace.as_deref()?.find(sign)).map(|x| x as u16).collect();
    for (key, aside) in [("l", signs[1] + 1), ("h", signs[0]), ("l", signs[0] + 3)] {
        keys.press(key);
        click(&mut mouse, &name, aside - 4);
        assert_eq!(mouse.text(), keys.text(), "{key}");
    }
}

#[test]
fn a_click_in_the_form_for_a_new_game_turns_the_field_that_it_hits() {
    let (mut keys, mut mouse) = (title(), title());
    keys.press("n<Down><Down><Tab>l");
    mouse.press("n");
    let line = mouse.text().lines().find(|line| line.contains("2  < ")).expect("the second seat").to_owned();
    let second = line.match_indices("< ").nth(1).expect("who plays it").0 as u16;
    let start = line.find("2  < ").expect("it") as u16;
    click(&mut mouse, "2  < ", second - start + 3);
    assert_eq!(mouse.text(), keys.text());
    keys.press("h");
    click(&mut mouse, "2  < ", second - start);
    assert_eq!(mouse.text(), keys.text());
    click(&mut mouse, "Enter start ", 0);
    assert!(mouse.app.play().is_some(), "{}", mouse.text());
}

#[test]
fn a_click_in_the_list_of_saves_goes_to_a_save_and_a_second_one_loads_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().to_owned());
    for name in ["evening", "morning"] {
        let running = running(&[person(), bot(), bot(), bot()], 1, None);
        store.create(name).expect("a free name").write(&running.game().save().to_text()).expect("a folder");
    }
    let mut table = Table::title_over(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), Some(store));
    table.press("o");
    let other = table.text().lines().find(|line| line.contains("ing") && line.starts_with("    ")).map(str::to_owned);
    let name = if other.expect("two saves").contains("evening") { "evening" } else { "morning" };
    click(&mut table, name, 0);
    assert!(table.text().contains(&format!("> {name}")) && table.app.play().is_none(), "{}", table.text());
    click(&mut table, name, 0);
    assert!(table.app.play().is_some(), "{}", table.text());
}
