//! The Forest Patrol and the Feline Physicians.

use super::game_with;
use crate::support::*;

/// The Daylight of the Duchy against the Alliance.
#[track_caller]
fn patrol(card: &str, rest: &str) -> Game {
    daylight("duchy alliance", &format!("hirelings = [{{ hireling = \"forest_patrol\", {card} }}]\n{rest}"))
}

#[test]
fn law_a_6_3_a_patrol_warrior_stands_in_each_clearing() {
    let game = game_with(&["alliance", "duchy"], 1, ["hireling forest_patrol"]);
    assert_eq!((game.warriors_on_map("forest_patrol"), game.warriors("forest_patrol", 7)), (12, 1));
}

#[test]
fn law_e_2_2_one_of_the_patrol_that_falls_goes_onto_the_card() {
    let mut game = patrol(
        "controller = \"alliance\", markers = 2",
        r#"
        [clearings.5]
        forest_patrol = { warriors = 3 }
        duchy = { warriors = 3 }
    "#,
    );
    game.chance(["dice 2 0"]).take("battle 5 forest_patrol");
    let card = game.hired("forest_patrol").kit.warriors();
    assert_eq!((game.warriors("forest_patrol", 5), card, game.supply("forest_patrol")), (1, 1, 10));
}

#[test]
fn law_e_2_4_the_warriors_on_the_card_come_to_the_patrol() {
    let mut game = patrol(
        "controller = \"duchy\", card = 2",
        r#"
        [clearings.5.forest_patrol]
        warriors = 1
        [clearings.9.duchy]
        warriors = 1
    "#,
    );
    game.take("use forest_patrol");
    assert_eq!(game.options("place"), ["place 5"]);
    assert_eq!(game.refusal("place 9"), "E.2.4");
    game.take("place 5");
    assert_eq!((game.warriors("forest_patrol", 5), game.hired("forest_patrol").kit.warriors()), (3, 0));
}

#[test]
fn law_e_2_4_or_the_patrol_moves_and_battles() {
    let mut game = patrol(
        "controller = \"duchy\", card = 2",
        r#"
        [clearings.5.forest_patrol]
        warriors = 2
        [clearings.1.alliance]
        warriors = 1
        [clearings.9.duchy]
        warriors = 1
    "#,
    );
    game.take_all(["use forest_patrol", "move 5 1 2"]);
    assert_eq!(game.legal(), ["battle 1 alliance", "pass"]);
    game.chance(["dice 1 1"]).take("battle 1 alliance");
    assert_eq!((game.warriors("alliance", 1), game.warriors("forest_patrol", 1)), (0, 1));
}

#[test]
fn law_e_2_2_the_physicians_save_warriors_for_a_matching_card() {
    let mut game = patrol(
        "demoted = true, controller = \"alliance\"",
        r#"
        alliance.hand = ["bake_sale", "anvil"]
        [clearings.5]
        alliance = { warriors = 2 }
        duchy = { warriors = 3 }
        [clearings.9.alliance]
        sympathy = 1
    "#,
    );
    game.chance(["dice 1 1"]).take_all(["battle 5 alliance", "pass"]);
    assert_eq!((game.asked(), game.law()), ("alliance", "E.2.2"));
    assert_eq!(game.legal(), ["heal 5 bake_sale", "heal 9 bake_sale", "pass"]);
    assert_eq!((game.refusal("heal 9 anvil"), game.refusal("heal 1 bake_sale")), ("E.2.2", "E.2.2"));
    game.take("heal 9 bake_sale");
    assert_eq!((game.warriors("alliance", 9), game.warriors("alliance", 5), game.discard()), (1, 1, vec!["bake_sale"]));
}

#[test]
fn positions_count_the_warriors_on_the_card() {
    let text = "seats = [\"duchy\", \"alliance\"]\nhirelings = [{ hireling = \"forest_patrol\", card = 12 }]\n\
                [clearings.1.forest_patrol]\nwarriors = 1\n";
    assert!(faults(text).contains("warriors"), "{}", faults(text));
}
