//! Before a phase is ended with something left to do the player is asked once more.

use super::table::*;

/// A table of four with the first of them at the keyboard, in a position of its turn.
fn table(faction: &str, position: &str) -> Table {
    let others = ["marquise", "eyrie", "alliance", "vagabond:thief"];
    let seats: Vec<&str> = [faction].into_iter().chain(others.into_iter().filter(|other| *other != faction)).collect();
    let people = [person(), bot(), bot(), bot()];
    let game = running_game(("root", &seats[..4], "autumn"), &people, 1, Some(position));
    Table::game(80, 24, game)
}

/// Returns how much is left to do by the question, after these typed lines; `None` if `e` ends at once.
fn left(faction: &str, position: &str, typed: &[&str]) -> Option<u8> {
    let mut screen = table(faction, position);
    for line in typed {
        screen.press(&format!(":{line}<Enter>"));
    }
    let before = screen.play().question();
    screen.press("e");
    let asked = screen.play().question();
    let count = asked.strip_prefix("End the phase with ")?.strip_suffix(" left to do?")?.parse().ok();
    assert!(screen.text().contains(&asked), "{}", screen.text());
    screen.press("<Esc>");
    assert_eq!(screen.play().question(), before, "Esc leaves everything as it was");
    screen.press("ee");
    assert_ne!(screen.play().question(), before, "the second e ends it");
    count
}

/// Actions of the head line.
fn head(faction: &str, position: &str) -> String {
    table(faction, position).text().lines().next().unwrap_or_default().to_owned()
}

const COMMAND: &str = r#"
turn = "hundreds"
phase = "daylight"
[clearings]
1 = { marquise = { warriors = 3, keep = 1 } }
5 = { marquise = { warriors = 2 }, hundreds = { warriors = 4 } }
[hundreds]
warlord = 5
mood = "stubborn"
hoard = { boot = 1, coin = 1, bag = 1, sword = 1 }
"#;

#[test]
fn the_last_command_and_the_last_advance_are_not_lost_to_one_key() {
    assert_eq!(left("hundreds", COMMAND, &[]), Some(3));
    assert_eq!(left("hundreds", COMMAND, &["move 5 1 1", "move 5 2 1"]), Some(1));
    assert_eq!(left("hundreds", COMMAND, &["pass"]), Some(2), "the advances are counted by themselves");
    assert!(head("hundreds", COMMAND).contains("command 3 of 3"), "{}", head("hundreds", COMMAND));
}

#[test]
fn an_advance_is_asked_for_where_only_one_verb_is_left() {
    // nobody to battle: `lead` alone, which is filled in, and asked on the map
    let alone = COMMAND.replace("marquise = { warriors = 2 }, ", "");
    assert_eq!(left("hundreds", &alone, &["pass"]), Some(2));
}

#[test]
fn nothing_is_asked_about_a_loot_or_another_choice_inside_an_action() {
    let position = COMMAND.replace("[hundreds]", "[marquise]\nitems = { tea = 1 }\n[hundreds]");
    assert_eq!(left("hundreds", &position, &["battle 5 marquise"]), None);
}

const CULT: &str = r#"
turn = "lizards"
phase = "birdsong"
[clearings]
1 = { lizards = { warriors = 3 }, marquise = { warriors = 1, workshop = 1 } }
[lizards]
hand = ["sword", "root_tea_mouse", "sappers"]
outcast = "fox"
acolytes = 5
"#;

#[test]
fn the_cult_is_asked_while_acolytes_can_conspire_and_cards_be_revealed() {
    // 10.4.1, 10.4.3: mice are lost most and become Outcast, who are not hated; a crusade takes two acolytes
    let mice = CULT
        .replace("outcast = \"fox\"", "outcast = \"fox\"\nlost_souls = [\"favor_of_the_mice\"]")
        .replace("1 =", "2 =");
    assert_eq!(left("lizards", &mice, &[]), Some(2));
    // nobody is lost most: the foxes are hated, and it takes one
    assert_eq!(left("lizards", CULT, &[]), Some(5));
    assert_eq!(left("lizards", &CULT.replace("acolytes = 5", "acolytes = 0"), &[]), Some(2), "then it is Daylight");
    let rituals = CULT.replace("birdsong", "daylight");
    // 10.6.1: fox and mouse come back in Evening, a bird that is sacrificed does not
    assert_eq!(left("lizards", &rituals, &[]), Some(2));
    let bird = rituals.replace(r#""sword", "root_tea_mouse", "#, "");
    assert_eq!(left("lizards", &bird, &[]), None);
}

const COMPANY: &str = r#"
turn = "riverfolk"
phase = "daylight"
[clearings]
4 = { riverfolk = { warriors = 2 } }
[riverfolk]
hand = ["sappers"]
funds = { riverfolk = 1, marquise = 2 }
"#;

#[test]
fn the_company_is_asked_while_it_has_funds() {
    assert_eq!(left("riverfolk", COMPANY, &[]), Some(3));
    assert_eq!(left("riverfolk", COMPANY, &["draw", "fund marquise"]), Some(2));
    let broke = COMPANY.replace("funds = { riverfolk = 1, marquise = 2 }", "");
    assert_eq!(left("riverfolk", &broke, &[]), None);
    assert!(head("riverfolk", COMPANY).contains("funds 3"), "{}", head("riverfolk", COMPANY));
}

const RETINUE: &str = r#"
turn = "keepers"
phase = "daylight"
[clearings]
3 = { keepers = { warriors = 3 } }
[keepers]
retinue = { move = ["investments", "armorers"] }
retainers = { move = 1, recover = 1 }
[keepers.forests]
a = { figure = 3 }
b = { tablet = 3 }
c = { jewelry = 3 }
d = {}
e = { figure = 1, tablet = 1, jewelry = 1 }
f = {}
g = {}
"#;

#[test]
fn the_keepers_are_asked_for_each_column_of_their_retinue() {
    assert_eq!(left("keepers", RETINUE, &[]), Some(3));
    assert_eq!(left("keepers", RETINUE, &["move 3 11 1", "act retainer"]), Some(2));
    assert!(head("keepers", RETINUE).contains("retinue 3 of 3"), "{}", head("keepers", RETINUE));
}

const PARLIAMENT: &str = r#"
turn = "duchy"
phase = "daylight"
used = { actions = 1 }
[clearings]
3 = { duchy = { warriors = 3 }, marquise = { warriors = 1 } }
[duchy]
swayed = ["captain", "marshal"]
"#;

#[test]
fn ministers_are_counted_once_the_assembly_is_over() {
    assert_eq!(left("duchy", PARLIAMENT, &[]), Some(1));
    assert_eq!(left("duchy", PARLIAMENT, &["pass"]), Some(2));
}

#[test]
fn whoever_can_do_nothing_with_what_is_left_is_not_asked() {
    // a warrior that nobody lets go, and no other action; what is left are cards to craft and to use
    let position = r#"
turn = "marquise"
phase = "daylight"
[clearings]
1 = { marquise = { workshop = 1 } }
[marquise]
hand = ["root_tea_fox", "tax_collector"]
"#;
    assert_eq!(left("marquise", position, &[]), None);
    assert_eq!(left("marquise", MIDDLE, &[]), Some(2));
}
