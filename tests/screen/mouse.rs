//! Whatever a key chooses, a click chooses.

use super::table::{MIDDLE, Table, bot, person, running};

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
        assert_eq!(table.play().question(), "march: from which clearing?", "{right} cells into it");
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
    assert_eq!(table.play().question(), "march 1: to which clearing?");
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
        let legal = table.play().sitting().notation();
        if legal.iter().any(|action| action.starts_with("leader")) {
            break;
        }
        table.press(&format!(":{}<Enter>", legal[0]));
    }
    click(&mut table, "Commander", 2);
    let done = table.play().sitting().log().iter().any(|told| told.message.key == "root-log-leader");
    assert!(done, "{}", table.text());
}
