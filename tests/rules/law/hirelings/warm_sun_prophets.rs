//! The Warm Sun Prophets and the Lizard Envoys.

use super::game_with;
use crate::law::support::*;

/// The Daylight of the Marquise, who control the Prophets.
#[track_caller]
fn prophets(rest: &str) -> Game {
    daylight(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "warm_sun_prophets", controller = "marquise", markers = 2 }}]
            [clearings.9.marquise]
            recruiter = 1
            [clearings.5.warm_sun_prophets]
            warriors = 1
            {rest}
        "#
        ),
    )
}

#[test]
fn law_a_6_3_a_prophet_starts_at_each_ruin() {
    let game = game_with(&["marquise", "alliance"], 1, ["hireling warm_sun_prophets"]);
    assert_eq!([6, 10, 11, 12].map(|at| game.warriors("warm_sun_prophets", at)), [1; 4]);
}

#[test]
fn law_e_2_1_hired_without_any_one_comes_anywhere() {
    let mut game = super::evening(
        ["card anvil", "control 1 2"],
        "hirelings = [{ hireling = \"warm_sun_prophets\" }]\nhiring = { taken = { marquise = 1 } }\n",
    );
    assert_eq!((game.law(), game.options("place").len()), ("E.2.1", 12));
    game.take("place 5");
    assert_eq!(game.warriors("warm_sun_prophets", 5), 1);
}

#[test]
fn law_e_2_4_one_more_prophet_comes_where_there_is_none() {
    let mut game = prophets("");
    game.take("use warm_sun_prophets");
    assert_eq!(game.options("place").len(), 11);
    assert_eq!((game.refusal("place 5"), game.refusal("force alliance 9")), ("E.2.4", "E.2.4"));
    game.take("place 1");
    assert_eq!(game.warriors("warm_sun_prophets", 1), 1);
}

#[test]
fn law_e_2_4_a_player_is_forced_to_battle_and_scores_for_it() {
    let mut game = prophets(
        r#"
        [clearings.5.alliance]
        warriors = 2
        [clearings.5.marquise]
        sawmill = 1
    "#,
    );
    game.take_all(["use warm_sun_prophets", "force alliance 5"]);
    assert_eq!(game.options("battle"), ["battle 5 marquise", "battle 5 warm_sun_prophets"]);
    // defenseless
    game.chance(["dice 1 1"]).take("battle 5 marquise");
    assert_eq!((game.score("alliance"), game.pieces("sawmill", 5)), (Some(1), 0));
}

#[test]
fn law_e_2_4_a_player_is_forced_to_move_all_then_to_battle() {
    let mut game = prophets(
        r#"
        [clearings.5.alliance]
        warriors = 3
        [clearings.1.marquise]
        warriors = 1
    "#,
    );
    game.take_all(["use warm_sun_prophets", "force alliance 5"]);
    assert_eq!(game.options("move"), ["move 1", "move 2"]);
    assert_eq!(game.refusal("move 10"), "1.5.5");
    game.take("move 1");
    assert_eq!((game.warriors("alliance", 5), game.warriors("alliance", 1), game.asked()), (0, 3, "marquise"));
    game.chance(["dice 1 0"]).take("battle 1 marquise");
    assert_eq!((game.warriors("marquise", 1), game.warriors("alliance", 1)), (0, 3));
}

#[test]
fn law_e_2_4_the_log_names_who_is_forced_unless_it_is_the_controller() {
    let told = |forced: &str| {
        let mut game = prophets(
            r#"
            [clearings.5.alliance]
            warriors = 1
            [clearings.5.marquise]
            warriors = 1
        "#,
        );
        game.take_all(["use warm_sun_prophets", forced]);
        game.events()
    };
    assert_eq!(told("force marquise 5"), ["root-log-forced-self marquise 5"]);
    assert_eq!(told("force alliance 5"), ["root-log-forced marquise alliance 5"]);
}

#[test]
fn law_1_5_5_only_who_can_battle_or_move_is_forced() {
    let mut game = prophets(
        r#"
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("use warm_sun_prophets");
    assert_eq!((game.options("force"), game.refusal("force alliance 5")), (vec![], "1.5.5"));
}

#[test]
fn law_e_2_3_the_envoys_bring_the_most_common_suit_of_the_top_five() {
    let pile = r#"["foxfolk_steel", "sword", "anvil", "ambush_fox", "bake_sale", "investments"]"#;
    let mut game = birdsong(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "warm_sun_prophets", demoted = true, controller = "marquise" }}]
            pile = {pile}
            discard = {pile}
            [clearings.9.marquise]
            recruiter = 1
        "#
        ),
    );
    assert_eq!(game.options("use"), ["use warm_sun_prophets"]);
    game.take("use warm_sun_prophets");
    // two foxes and two mice; the sixth card is too deep, and an ambush is never taken
    assert_eq!(game.options("draw"), ["draw anvil", "draw investments", "draw sword"]);
    assert_eq!((game.refusal("draw ambush_fox"), game.refusal("draw foxfolk_steel")), ("E.2.3", "E.2.3"));
    game.take("draw anvil");
    assert_eq!((game.hand("marquise"), game.discard().len()), (vec!["anvil"], 5));
}

#[test]
fn law_e_2_3_the_envoys_know_what_was_discarded_last() {
    let mut game = birdsong(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "warm_sun_prophets", demoted = true, controller = "alliance" }]
        discard = ["anvil", "sword", "investments", "bake_sale", "travel_gear_mouse"]
        [marquise]
        crafted = ["royal_claim"]
        [clearings.9.marquise]
        recruiter = 1
    "#,
    );
    game.take("use royal_claim");
    assert_eq!(game.state().pile_from_the_top().next().map(|card| card.id()), Some("royal_claim"));
}

#[test]
fn positions_name_no_card_on_the_pile_that_does_not_lie_there() {
    let text = "seats = [\"marquise\", \"alliance\"]\n\
                hirelings = [{ hireling = \"warm_sun_prophets\", demoted = true }]\n                pile = [\"anvil\"]\n";
    assert!(faults(text).contains("anvil"), "{}", faults(text));
}
