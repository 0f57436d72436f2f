//! Actions that are shown whole before they are taken.

use super::table::{MIDDLE, Table, bot, person, running, running_game};
use insta::assert_snapshot;
use thicket::table::Controller;
use thicket::tui::composer::Candidate;

fn table_at(width: u16, height: u16, controllers: &[Controller]) -> Table {
    let mut table = Table::game(width, height, running(controllers, 5, Some(MIDDLE)));
    table.press(":set preview=filled<Enter>");
    table
}

/// The Daylight of the Marquise, whom a human plays against three bots.
fn table(width: u16, height: u16) -> Table {
    table_at(width, height, &[person(), bot(), bot(), bot()])
}

fn taken(table: &Table) -> usize {
    table.play().session().ask(|table| table.record().actions())
}

#[test]
fn a_letter_that_is_a_whole_action_waits_for_enter_where_all_are_shown() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = table(width, height);
        table.press(":set preview=all<Enter>r");
        assert_snapshot!(format!("preview of recruiting {width}x{height}"), table.text());
        assert_eq!(taken(&table), 0);
        table.press("<Enter>");
        assert_ne!(taken(&table), 0);
    }
}

#[test]
fn what_the_keys_have_named_is_taken_at_once_and_what_was_filled_in_is_shown() {
    let mut table = table(80, 24);
    table.press("m912");
    assert_eq!(table.play().question(), "march 9 12: Choose how many.");
    table.press("2");
    assert_eq!(taken(&table), 1);
}

#[test]
fn a_digit_is_no_count_where_the_place_before_it_was_filled_in() {
    let position = "turn = \"marquise\"\nphase = \"daylight\"\n[clearings]\n\
                    9 = { marquise = { warriors = 1 }, eyrie = { warriors = 3 } }\n4 = { marquise = { warriors = 2 } }\n\
                    1 = { eyrie = { warriors = 1 } }\n12 = { eyrie = { warriors = 1 } }\n";
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 5, Some(position)));
    table.press(":set preview=filled<Enter>m9");
    assert!(table.play().is_ready() && table.text().contains("march 9 4 1"), "{}", table.text());
    // the rest of 12, which cannot be reached
    table.press("12");
    assert!(table.play().is_ready(), "{}", table.text());
    assert_eq!(taken(&table), 0);
}

#[test]
fn a_number_that_was_refused_is_not_part_of_the_next_one() {
    let mut table = table(80, 24);
    table.press("b1<Enter>");
    assert!(table.play().composer().typed().is_empty(), "{}", table.text());
    table.press("1");
    assert_eq!(table.play().composer().typed(), "1");
    assert!(table.text().contains("battle 1 _ 10 11 12"), "what can follow: {}", table.text());
}

#[test]
fn an_action_that_waits_is_dropped_or_taken_back_by_a_part() {
    let mut table = table(80, 24);
    table.press(":set preview=all<Enter>r<Esc>");
    assert!(table.play().question().contains("Choose an action"), "{}", table.play().question());
    table.press("r<Bksp>");
    assert!(table.play().question().contains("Choose an action"), "{}", table.play().question());
    // another letter begins another action, which is said
    table.press("rm");
    assert_eq!(table.play().question(), "march: Choose a clearing to start from.");
    assert!(table.text().contains("Not done: recruit. Enter would have done it."), "{}", table.text());
    assert_eq!(taken(&table), 0);
}

#[test]
fn a_number_for_what_was_filled_in_drops_nothing() {
    let mut table = table(80, 24);
    table.press("m49");
    assert_eq!(table.play().question(), "Marquise: march 4 9 1?");
    table.press("3");
    assert_eq!(table.play().question(), "Marquise: march 4 9 1?");
    assert!(table.text().contains("march 4 9 1 is ready: Enter does it, Esc cancels it."), "{}", table.text());
    assert_eq!(taken(&table), 0);
    table.press("1");
    assert_eq!(taken(&table), 1, "as if the count had been asked for");
}

#[test]
fn a_battle_shows_its_odds() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = table(width, height);
        table.press(":set preview=all<Enter>b11");
        if table.play().question().contains("Choose a player") {
            table.press("1");
        }
        let text = table.text();
        assert!(text.contains("on average deals 1.7, takes 0.8; 25% chance to lose all"), "{text}");
        assert_snapshot!(format!("preview of a battle {width}x{height}"), text);
        assert_eq!(taken(&table), 0);
    }
}

/// The preview of what keys lead to from a position of which a player has the only seat that is asked.
fn shown(size: (u16, u16), seat: &str, position: &str, keys: &str) -> Table {
    let seats =
        ["marquise", "eyrie", "alliance", if seat == "vagabond" { "vagabond:ranger" } else { "vagabond:thief" }];
    let controllers: Vec<Controller> =
        seats.iter().map(|plays| if plays.starts_with(seat) { person() } else { bot() }).collect();
    let running = running_game(("root", &seats, "autumn"), &controllers, 5, Some(position));
    let mut table = Table::game(size.0, size.1, running);
    table.press(&format!(":set preview=all<Enter>{keys}"));
    assert!(table.play().is_ready(), "{}", table.text());
    assert_eq!(taken(&table), 0);
    table
}

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// The line of an action that waits, with those below it.
fn from_line(text: &str, action: &str) -> String {
    let found = text.find(&format!("\n {action}  ")).unwrap_or_else(|| panic!("no {action} in {text}"));
    text[found + 1..].to_owned()
}

#[test]
fn the_points_of_turmoil_come_before_all_else() {
    let position = "round = 4\nturn = \"eyrie\"\nphase = \"daylight\"\n\
        clearings.5.eyrie = { roost = 1, warriors = 2 }\nclearings.2.eyrie = { roost = 1, warriors = 1 }\n\
        eyrie.leader = \"builder\"\neyrie.score = 10\neyrie.hand = [\"bake_sale\"]\n\
        eyrie.decree = { recruit = [\"anvil\", \"sword\"], build = [\"armorers\", \"sappers\"] }\n";
    for (width, height) in SIZES {
        let mut table = shown((width, height), "eyrie", position, "t");
        let line = from_line(&table.text(), "turmoil fox");
        assert!(line.starts_with(" turmoil fox  E lost 4 VP; "), "{line}");
        assert_snapshot!(format!("preview of turmoil {width}x{height}"), table.text());
    }
}

#[test]
fn dominance_says_how_many_points_are_lost() {
    let position = MIDDLE.replace("score = 11\nhand = [", "score = 18\nhand = [\"dominance_rabbit\", ");
    for (width, height) in SIZES {
        let mut table = shown((width, height), "marquise", &position, "f");
        let line = from_line(&table.text(), "dominance rabbit");
        assert!(line.contains("you stop scoring and lose 18 points"), "{line}");
        assert_snapshot!(format!("preview of dominance {width}x{height}"), table.text());
    }
}

#[test]
fn the_hideout_says_that_daylight_ends() {
    let position = "round = 4\nturn = \"vagabond\"\nphase = \"daylight\"\n[vagabond]\nat = \"5\"\n\
        tiles = [\"boot!\", \"torch\", \"crossbow!\", \"sword\"]\nhand = [\"anvil\"]\n";
    for (width, height) in SIZES {
        let mut table = shown((width, height), "vagabond", position, "p");
        let line = from_line(&table.text(), "hideout");
        assert!(line.contains("your Daylight ends: only Evening is left"), "{line}");
        assert!(line.contains("exhausted a torch"), "{line}");
        assert_snapshot!(format!("preview of the hideout {width}x{height}"), table.text());
    }
}

/// What stands there scores once its warriors are gone; for sympathy a card is paid.
#[test]
fn a_battle_says_whether_it_may_remove_what_scores_and_what_that_costs() {
    let position = |there: &str| {
        format!(
            "round = 4\nturn = \"marquise\"\nphase = \"daylight\"\nused = {{ actions = 1 }}\nmarquise.hand = [\"sappers\"]\n\
             clearings.1.marquise = {{ warriors = 3, keep = 1 }}\nclearings.1.{there}\n"
        )
    };
    for (there, says, is_outrage) in [
        ("alliance = { sympathy = 1 }", "100% chance to remove a building or token", true),
        ("eyrie = { warriors = 1, roost = 1 }", "75% chance to remove a building or token", false),
        ("eyrie = { warriors = 4, roost = 1 }", "0% chance to lose all", false),
    ] {
        for size in SIZES {
            let table = &mut shown(size, "marquise", &position(there), "b1");
            let text = table.text();
            let line = from_line(&text, &format!("battle 1 {}", &there[..there.find(' ').unwrap_or(0)]))
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            assert!(line.contains(says), "{there}: {text}");
            assert_eq!(line.contains("chance to remove"), !there.contains("warriors = 4"), "{text}");
            assert_eq!(line.contains("(Outrage)"), is_outrage, "{text}");
        }
    }
}

/// The Decree leaves no choice but the battle in the clearing to which the warriors go: it is fought by those who come.
#[test]
fn a_battle_that_follows_a_move_shows_its_odds() {
    let position = "round = 4\nturn = \"eyrie\"\nphase = \"daylight\"\n\
        clearings.5.eyrie = { roost = 1, warriors = 4 }\nclearings.1.marquise = { warriors = 2, keep = 1 }\n\
        eyrie.leader = \"charismatic\"\neyrie.hand = []\n\
        eyrie.decree = { move = [\"cobbler\"] }\n";
    for (width, height) in SIZES {
        let mut table = shown((width, height), "eyrie", position, "m14");
        let waits = table.text();
        let line = from_line(&waits, "move rabbit 5 1 4");
        assert!(line.contains("on average deals 2.1, takes 0.8") && line.contains("0% chance to lose all"), "{waits}");
    }
}

/// Presses the keys of the parts of an action one after the other, as far as the program does not fill them in.
pub fn chosen(table: &mut Table, action: &str) {
    for (at, word) in action.split(' ').enumerate() {
        let composer = table.play().composer();
        if table.play().is_ready() || composer.prefix().get(at).is_some_and(|part| part.to_string() == word) {
            continue;
        }
        let named = |pick: &&Candidate| pick.part.is_some_and(|part| part.to_string() == word);
        let key = composer.stage().picks.iter().find(named).map(|pick| pick.key.clone());
        let Some(key) = key else { panic!("{action}: no key for {word}: {}", table.text()) };
        table.press(&key);
        if !table.play().composer().typed().is_empty() {
            table.press("<Enter>");
        }
    }
}

/// The question after the move is whether to fight: what a battle would bring is told before the move.
#[test]
fn a_battle_that_a_move_brings_and_that_may_be_declined_shows_its_odds() {
    let crusade = "round = 4\nturn = \"lizards\"\nphase = \"birdsong\"\nclearings.5.lizards.warriors = 4\n\
        clearings.1.marquise = { warriors = 2, keep = 1 }\nlizards.acolytes = 2\nlizards.outcast = \"rabbit\"\n";
    let advance = "round = 4\nturn = \"hundreds\"\nphase = \"daylight\"\nclearings.5.hundreds.warriors = 4\n\
        clearings.1.marquise = { warriors = 2, keep = 1 }\nhundreds.warlord = 5\nhundreds.hand = []\n";
    for (seat, position, action, odds) in [
        ("lizards", crusade, "crusade move 5 1 4", "a battle with C would on average deal 2.1 and take 0.8"),
        ("hundreds", advance, "advance 1 4", "a battle with C would on average deal 2.1 and take 0.2"),
    ] {
        let seats = [seat, "marquise", "eyrie", "alliance"];
        let running = running_game(("root", &seats, "autumn"), &[person(), bot(), bot(), bot()], 5, Some(position));
        let mut table = Table::game(120, 40, running);
        table.press(":set preview=all<Enter>");
        // the Hundreds command first
        if seat == "hundreds" {
            table.press("ee");
        }
        let legal = table.play().session().notation();
        assert!(legal.contains(&action.to_owned()), "{legal:?}");
        chosen(&mut table, action);
        assert!(table.play().is_ready(), "{}", table.text());
        let text = table.text();
        assert!(text.contains(odds), "{text}");
    }
}

/// One card matches: the step that follows leaves no choice.
#[test]
fn outrage_that_is_certain_belongs_to_the_march() {
    let position = MIDDLE.replace("\"sappers\", ", "");
    for (width, height) in SIZES {
        let mut table = shown((width, height), "marquise", &position, "m9122");
        let line = from_line(&table.text(), "march 9 12 2");
        assert!(line.starts_with(" march 9 12 2  C paid Anvil (Outrage); moved 2 from 9 to 12"), "{line}");
        assert_snapshot!(format!("preview of a march with outrage {width}x{height}"), table.text());
    }
    // of two cards that match the player chooses one: neither is certain
    let line = from_line(&shown((120, 40), "marquise", MIDDLE, "m9122").text(), "march 9 12 2");
    assert!(!line.contains("Anvil (Outrage)") && !line.contains("Sappers (Outrage)"), "{line}");
    assert!(line.contains("then Marquise: Give a fox or bird card for Outrage"), "{line}");
}

#[test]
fn what_an_action_still_asks_for_is_announced() {
    let position = "round = 4\nturn = \"vagabond\"\nphase = \"daylight\"\nclearings.5.eyrie.warriors = 1\n[vagabond]\n\
        at = \"5\"\ntiles = [\"boot\", \"torch\", \"sword\"]\nhand = [\"anvil\", \"root_tea_rabbit\"]\n";
    let text = shown((80, 24), "vagabond", position, "a").text();
    let line = from_line(&text, "aid eyrie root_tea_rabbit").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        line.contains("V aided E with Root Tea (rabbit); then Vagabond: Exhaust an item to aid the Eyrie"),
        "{text}"
    );
    // of one item it is certain
    let text = shown((80, 24), "vagabond", &position.replace("\"boot\", \"torch\", ", ""), "a").text();
    assert!(text.contains(" aid eyrie root_tea_rabbit  V scored 1 VP; exhausted a sword; V aided E"), "{text}");
}

#[test]
fn among_people_the_prompt_says_what_cannot_be_undone() {
    let mut together = table_at(80, 24, &[person(), person(), bot(), bot()]);
    together.press("<Enter>:set preview=all<Enter>");
    together.press("b11");
    if together.play().question().contains("Choose a player") {
        together.press("1");
    }
    assert!(together.text().contains("can't be undone"), "{}", together.text());
    // what only moves wood and warriors of one's own can
    together.press("<Esc>r");
    assert!(together.play().is_ready() && !together.text().contains("can't be undone"), "{}", together.text());
    // a battle of the only person at the table can be undone as well
    let mut alone = table(80, 24);
    alone.press(":set preview=all<Enter>b11");
    assert!(!alone.text().contains("can't be undone"), "{}", alone.text());
}

/// The card that comes is all that there is to it.
#[test]
fn an_action_of_which_nothing_is_known_says_so_in_a_sentence_of_its_own() {
    let position = "round = 4\nturn = \"marquise\"\nphase = \"birdsong\"\n\
                    hirelings = [{ hireling = \"riverfolk_flotilla\", controller = \"marquise\", at = \"10\" }]\n\
                    [clearings.10.marquise]\nwarriors = 3\n";
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 5, Some(position)));
    table.press(":set preview=all<Enter>a");
    let text = table.text();
    let says = " draw  Draw a card; what happens next is up to chance or to others";
    assert!(text.contains(says), "{text}");
    assert_eq!(taken(&table), 0);
}

#[test]
fn experts_in_a_solo_game_can_do_without_but_not_among_people() {
    let mut alone = table(80, 24);
    alone.press(":set preview=off<Enter>r");
    assert_ne!(taken(&alone), 0);
    let mut together = table_at(80, 24, &[person(), person(), bot(), bot()]);
    together.press("<Enter>:set preview=off<Enter>");
    let before = taken(&together);
    together.press("b11");
    if together.play().question().contains("Choose a player") {
        together.press("1");
    }
    assert_eq!(taken(&together), before, "a battle cannot be taken back");
    together.press("<Enter>");
    assert_ne!(taken(&together), before);
}

#[test]
fn a_question_whether_to_end_swallows_no_key() {
    let mut table = table(80, 24);
    table.press("e");
    assert!(table.play().question().contains("End the phase"), "{}", table.play().question());
    table.press("m");
    assert_eq!(table.play().question(), "march: Choose a clearing to start from.");
}

#[test]
fn a_click_drops_the_action_that_waits() {
    let mut table = table(80, 24);
    table.press(":set preview=all<Enter>");
    table.buffer();
    table.press("r");
    for (x, y) in [(6, 2), (40, 12), (70, 20)] {
        table.click(x, y);
        assert_eq!(taken(&table), 0);
    }
}

#[test]
fn the_end_of_a_turn_tells_nothing_of_the_next_one() {
    let position = "round = 3\nturn = \"vagabond\"\nphase = \"evening\"\npending = [\"turn end\", \"turn discard_down\"]\n\
        clearings.5.marquise = { warriors = 1, sawmill = 1 }\nvagabond.at = \"2\"\n\
        vagabond.hand = [\"anvil\", \"armorers\", \"cobbler\", \"sappers\", \"royal_claim\", \"bake_sale\"]\n";
    let mut table = shown((120, 40), "vagabond", position, "1");
    let line = from_line(&table.text(), "discard anvil");
    assert!(!line.contains("wood"), "{line}");
}

/// What leaves nothing to choose needs one key, if it can be taken back.
#[test]
fn an_action_that_leaves_nothing_to_choose_is_taken_at_once() {
    let mut table = Table::game(80, 24, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
    table.press(":set preview=filled<Enter>");
    let actions = |table: &Table| table.play().session().ask(|table| table.record().actions());
    let before = actions(&table);
    let recruits: Vec<String> =
        table.play().session().notation().into_iter().filter(|text| text.starts_with("recruit")).collect();
    assert_eq!(recruits, ["recruit"]);
    table.press("r");
    assert!(!table.play().is_ready() && actions(&table) > before, "{}", table.text());
    table.press("u");
    assert_eq!(actions(&table), before);
    // a battle has one enemy here, but no dice are rolled unseen
    table.press("b10");
    assert!(table.play().is_ready() || actions(&table) == before, "{}", table.text());
}
