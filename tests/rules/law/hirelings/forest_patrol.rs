//! The Forest Patrol and the Feline Physicians.

use super::game_with;
use crate::law::support::*;

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

#[test]
fn law_e_2_2_coffin_makers_take_what_does_not_go_onto_the_card() {
    let mut game = daylight(
        "duchy alliance",
        r#"
        deck = "exiles_partisans"
        hirelings = [{ hireling = "forest_patrol", controller = "alliance" }]
        alliance.crafted = ["coffin_makers"]
        [clearings.5]
        forest_patrol = { warriors = 3 }
        duchy = { warriors = 3 }
    "#,
    );
    game.chance(["dice 2 0"]).take("battle 5 forest_patrol");
    let patrol = game.state().hireling(thicket::games::root::words::party::Hireling::ForestPatrol).expect("the Patrol");
    let buried = game.state().coffins[patrol.index()];
    assert_eq!((buried, game.hired("forest_patrol").kit.warriors(), game.supply("forest_patrol")), (1, 1, 9));
}

#[test]
fn law_e_2_2_one_of_the_patrol_for_all_that_one_event_removes() {
    let mut game = daylight(
        "eyrie alliance",
        r#"
        hirelings = [{ hireling = "forest_patrol", controller = "alliance" }]
        eyrie.hand = ["favor_of_the_rabbits", "sword", "anvil"]
        [clearings.5]
        eyrie = { roost = 1, warriors = 1 }
        forest_patrol = { warriors = 2 }
        [clearings.3]
        eyrie = { roost = 1 }
        forest_patrol = { warriors = 1 }
        [clearings.4]
        eyrie = { roost = 1 }
    "#,
    );
    game.take("craft favor_of_the_rabbits");
    assert_eq!((game.warriors_on_map("forest_patrol"), game.hired("forest_patrol").kit.warriors()), (0, 1));
    assert_eq!(game.supply("forest_patrol"), 11);
}

#[test]
fn law_e_2_2_the_physicians_are_asked_for_each_clearing() {
    let mut game = daylight(
        "eyrie duchy",
        r#"
        hirelings = [{ hireling = "forest_patrol", demoted = true, controller = "duchy" }]
        duchy.hand = ["birdy_bindle"]
        eyrie.hand = ["favor_of_the_rabbits", "anvil"]
        [clearings.5]
        eyrie = { roost = 1, warriors = 1 }
        duchy = { warriors = 2 }
        [clearings.3]
        eyrie = { roost = 1 }
        duchy = { warriors = 1 }
        [clearings.4]
        eyrie = { roost = 1 }
        [clearings.9.duchy]
        warriors = 1
    "#,
    );
    game.take("craft favor_of_the_rabbits");
    // both of rabbit clearings: the same card serves in either order
    assert_eq!((game.asked(), game.law()), ("duchy", "E.2.2"));
    assert_eq!(game.legal(), ["heal 9 birdy_bindle", "pass"]);
}

/// A warrior that makes way for a piece of its own faction is replaced, so removed (G.1.21).
#[test]
fn law_e_2_2_the_physicians_save_a_warrior_that_makes_way() {
    let rest = "hirelings = [{ hireling = \"forest_patrol\", demoted = true, controller = \"keepers\" }]\n\
                keepers.hand = [\"bake_sale\"]\nclearings.5.keepers.warriors = 1\nclearings.9.keepers.warriors = 1\n";
    let mut game = birdsong("keepers alliance", rest);
    game.take("encamp 5 waystation_tablet_figure");
    assert_eq!(
        (game.law(), game.legal()),
        ("E.2.2", vec!["heal 5 bake_sale".to_owned(), "heal 9 bake_sale".to_owned(), "pass".to_owned()])
    );
    game.take("heal 5 bake_sale");
    assert_eq!((game.warriors("keepers", 5), game.pieces("waystation_tablet_figure", 5)), (1, 1));

    let rest = "hirelings = [{ hireling = \"forest_patrol\", demoted = true, controller = \"hundreds\" }]\n\
                hundreds.hand = [\"bake_sale\"]\nclearings.5.hundreds.warriors = 2\nclearings.9.hundreds.warriors = 1\n";
    let mut game = birdsong("hundreds alliance", rest);
    game.take("anoint 5");
    assert_eq!(
        (game.law(), game.options("heal")),
        ("E.2.2", vec!["heal 5 bake_sale".into(), "heal 9 bake_sale".into()])
    );
    game.take("heal 5 bake_sale");
    assert_eq!(game.warriors("hundreds", 5), 3);
}

#[test]
fn law_e_3_4_the_patrol_moves_and_comes_where_it_is() {
    let text = r#"
        hirelings = [{ hireling = "forest_patrol", controller = "duchy", markers = 2, card = 1 }]
        [clearings]
        5 = { duchy = { warriors = 3, market = 1 } }
        1 = { duchy = { warriors = 3 }, forest_patrol = { warriors = 1 } }
    "#;
    let mut game = daylight("duchy eyrie", text);
    game.take("use forest_patrol");
    assert_eq!(game.reason("move 5 1 1"), ("root-no-hireling-here forest_patrol 5 0".to_owned(), "E.3.4"));
    assert_eq!(game.reason("move 1 5 2"), ("root-no-hireling-here forest_patrol 1 1".to_owned(), "E.3.4"));
    assert_eq!(game.reason("place 5"), ("root-no-patrol-here 5".to_owned(), "E.2.4"));
    let mut game = daylight("duchy eyrie", &text.replace(", card = 1", ""));
    game.take("use forest_patrol");
    assert_eq!(game.reason("place 1"), ("root-no-patrol-on-card".to_owned(), "E.2.4"));
}
