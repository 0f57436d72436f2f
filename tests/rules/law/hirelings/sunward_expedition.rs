//! The Sunward Expedition and the Mole Artisans.

use super::game_with;
use crate::law::support::*;

/// The Daylight of the Marquise, who control the Expedition, against the Alliance.
#[track_caller]
fn expedition(rest: &str) -> Game {
    daylight(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "sunward_expedition", controller = "marquise", markers = 2 }}]
            [clearings.9.marquise]
            recruiter = 1
            {rest}
        "#
        ),
    )
}

#[test]
fn law_a_6_3_the_expedition_begins_with_a_foothold() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling sunward_expedition"]);
    game.take("place 5");
    assert_eq!((game.pieces("foothold", 5), game.warriors("sunward_expedition", 5)), (1, 3));
}

#[test]
fn law_e_2_4_a_foothold_comes_with_warriors_then_one_at_each() {
    let mut game = expedition(
        r#"
        [clearings.5.sunward_expedition]
        foothold = 1
        warriors = 1
    "#,
    );
    game.take("use sunward_expedition");
    assert_eq!(game.options("place 1"), ["place 1 0", "place 1 1", "place 1 2", "place 1 3"]);
    assert_eq!(game.refusal("place 5 0"), "E.2.4");
    game.take_all(["place 1 2", "recruit"]);
    assert_eq!((game.pieces("foothold", 1), game.warriors("sunward_expedition", 1)), (1, 3));
    assert_eq!(game.warriors("sunward_expedition", 5), 2);
}

#[test]
fn law_e_2_4_or_the_expedition_moves_and_battles() {
    let mut game = expedition(
        r#"
        [clearings.5.sunward_expedition]
        foothold = 1
        warriors = 3
        [clearings.1.alliance]
        warriors = 2
    "#,
    );
    game.take_all(["use sunward_expedition", "place 8 0", "move 5 1 3"]);
    assert_eq!(game.legal(), ["battle 1 alliance", "pass"]);
    game.chance(["dice 1 1"]).take("battle 1 alliance");
    assert_eq!((game.warriors("sunward_expedition", 1), game.warriors("alliance", 1)), (2, 1));
}

#[test]
fn law_e_2_4_the_fourth_foothold_is_one_from_the_map() {
    let mut game = expedition(
        r#"
        [clearings.5.sunward_expedition]
        foothold = 1
        [clearings.1.sunward_expedition]
        foothold = 1
        [clearings.8.sunward_expedition]
        foothold = 1
    "#,
    );
    game.take("use sunward_expedition");
    assert_eq!(game.legal().len(), 3);
    assert_eq!(game.refusal("remove 9 sunward_expedition foothold"), "E.2.4");
    game.take_all(["remove 5 sunward_expedition foothold", "place 4 0"]);
    assert_eq!((game.pieces("foothold", 5), game.pieces("foothold", 4), game.score("marquise")), (0, 1, Some(0)));
}

#[test]
fn law_e_3_6_a_foothold_brings_a_point_to_who_removes_it() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "sunward_expedition", controller = "alliance", markers = 2 }]
        [clearings.5]
        sunward_expedition = { foothold = 1 }
        marquise = { warriors = 2 }
    "#,
    );
    // it rules nothing and is defenseless
    assert_eq!(game.ruler(5), Some("marquise"));
    game.chance(["dice 0 0"]).take("battle 5 sunward_expedition");
    assert_eq!((game.pieces("foothold", 5), game.score("marquise")), (0, Some(1)));
}

/// The Marquise craft with the Artisans.
#[track_caller]
fn artisans() -> Game {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [{ hireling = "sunward_expedition", demoted = true, controller = "marquise", markers = 2 }]
        marquise.hand = ["anvil"]
        eyrie.hand = ["bake_sale"]
        [clearings.1.marquise]
        workshop = 1
        [clearings.5.marquise]
        recruiter = 1
        [clearings.2.eyrie]
        roost = 1
        warriors = 2
    "#,
    );
    game.take("craft anvil");
    assert_eq!(
        (game.score("marquise"), game.law(), game.legal()),
        (Some(2), "E.2.2", vec!["pass".into(), "show".into()])
    );
    game
}

#[test]
fn law_e_2_2_the_artisans_give_a_crafted_card_back() {
    let mut game = artisans();
    game.take("show");
    assert!(game.discard().is_empty() && game.hand("marquise").is_empty());
    game.chance(["card sword"]).take("pass");
    assert_eq!((game.turn(), game.hand("marquise")), ("eyrie", vec!["anvil", "sword"]));
}

#[test]
fn law_e_2_2_or_it_is_discarded() {
    let mut game = artisans();
    game.take("pass");
    assert_eq!(game.discard(), ["anvil"]);
}

#[test]
fn law_e_2_4_why_no_warrior_of_the_expedition_comes() {
    let text = r#"
        hirelings = [{ hireling = "sunward_expedition", controller = "marquise", markers = 2 }]
        [clearings]
        9.marquise = { recruiter = 1, warriors = 1 }
        1.sunward_expedition = { foothold = 1, warriors = 5 }
        2.sunward_expedition = { foothold = 1, warriors = 2 }
    "#;
    let mut game = daylight("marquise alliance", text);
    game.take("use sunward_expedition");
    assert_eq!(game.reason("place 7 3"), ("root-no-crew 1".to_owned(), "E.2.4"));
    assert_eq!(game.reason("place 1 1"), ("root-no-second-foothold 1".to_owned(), "E.2.4"));
    game.take_all(["place 7 0", "recruit"]);
    assert_eq!(game.warriors_on_map("sunward_expedition"), 7);
    assert_eq!(game.reason("place 5"), ("root-no-foothold 5".to_owned(), "E.2.4"));
    let mut game = daylight("marquise alliance", &text.replace("warriors = 5", "warriors = 4"));
    game.take_all(["use sunward_expedition", "place 7 0", "recruit", "place 1"]);
    assert_eq!(game.reason("place 1"), ("root-no-second-garrison 1".to_owned(), "E.2.4"));
}
