//! The Popular Band and the Street Band.

use super::game_with;
use crate::law::support::*;

#[test]
fn law_a_6_3_two_of_the_band_start_in_different_clearings() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling popular_band"]);
    game.take("place 5");
    assert_eq!((game.options("place").len(), game.refusal("place 5")), (11, "A.6.3"));
    game.take("place 6");
    assert_eq!([5, 6].map(|at| game.warriors("popular_band", at)), [1, 1]);
}

#[test]
fn law_e_2_1_hired_without_any_one_of_the_band_comes_to_its_controller() {
    let mut game = super::evening(
        ["card anvil", "control 1 2"],
        "hirelings = [{ hireling = \"popular_band\" }]\nhiring = { taken = { marquise = 1 } }\n\
         [clearings.5.marquise]\nwarriors = 1\n[clearings.9.marquise]\nwarriors = 1\n",
    );
    assert_eq!((game.law(), game.options("place")), ("E.2.1", vec!["place 5".to_owned(), "place 9".to_owned()]));
    assert_eq!(game.refusal("place 7"), "E.2.1");
    game.take("place 5");
    assert_eq!(game.warriors("popular_band", 5), 1);
}

/// The Marquise march, and what of theirs can leave clearing 5 then.
#[track_caller]
fn after_marching(controller: &str) -> Vec<String> {
    let mut game = daylight(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "popular_band"{controller} }}]
            [clearings.5.popular_band]
            warriors = 1
            [clearings.5.marquise]
            warriors = 2
            [clearings.1.marquise]
            warriors = 3
            recruiter = 1
        "#
        ),
    );
    game.take("march 1 5 2");
    game.options("march 5 2")
}

#[test]
fn law_e_2_2_who_moved_to_the_band_this_turn_stays() {
    assert_eq!(after_marching(""), ["march 5 2 1", "march 5 2 2"]);
    assert_eq!(after_marching(", controller = \"alliance\""), ["march 5 2 1", "march 5 2 2"]);
    // its controller is free
    assert_eq!(after_marching(", controller = \"marquise\"").len(), 4);
}

#[test]
fn law_e_2_2_the_refusal_names_the_band() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "popular_band", demoted = true, controller = "alliance" }]
        [clearings.5.popular_band]
        warriors = 1
        [clearings.1.marquise]
        warriors = 3
        recruiter = 1
    "#,
    );
    game.take("march 1 5 3");
    assert_eq!(game.refusal("march 5 2 1"), "E.2.2");
}

#[test]
fn law_e_2_2_the_pawn_that_came_stays_too() {
    let mut game = daylight(
        "vagabond:thief alliance",
        r#"
        hirelings = [{ hireling = "popular_band", controller = "alliance" }]
        [vagabond]
        at = "1"
        tiles = ["boot", "boot", "boot", "sword"]
        [clearings.5.popular_band]
        warriors = 1
        [clearings.5.alliance]
        warriors = 1
    "#,
    );
    game.take("move 5");
    assert_eq!(game.options("move"), [""; 0]);
    assert_eq!(game.refusal("move 2"), "E.2.2");
}

#[test]
fn law_e_2_4_the_band_gathers_one_of_each_adjacent_clearing_then_grows() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "popular_band", controller = "marquise" }]
        [clearings.5.popular_band]
        warriors = 1
        [clearings.1.alliance]
        warriors = 3
        [clearings.2.marquise]
        warriors = 2
        recruiter = 1
        [clearings.9.alliance]
        warriors = 2
    "#,
    );
    game.take("use popular_band");
    assert_eq!(game.options("force"), ["force alliance 1 5", "force marquise 2 5"]);
    assert_eq!(game.refusal("force alliance 9 5"), "1.5.5");
    game.take("force alliance 1 5");
    assert_eq!(game.options("force"), ["force marquise 2 5"]);
    game.take("pass");
    assert_eq!((game.warriors("alliance", 1), game.warriors("alliance", 5)), (2, 1));
    assert_eq!(game.options("place").len(), 12);
    game.take("place 9");
    assert_eq!(game.warriors("popular_band", 9), 1);
}

#[test]
fn law_e_2_4_the_street_band_only_grows() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "popular_band", demoted = true, controller = "marquise" }]
        [clearings.5.popular_band]
        warriors = 1
        [clearings.1.alliance]
        warriors = 3
        [clearings.9.marquise]
        recruiter = 1
    "#,
    );
    game.take("use popular_band");
    assert_eq!((game.options("force"), game.options("place").len()), (vec![], 12));
    game.take("place 5");
    assert_eq!(game.warriors("popular_band", 5), 2);
}

#[test]
fn positions_keep_what_moved_this_turn() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "popular_band", controller = "alliance" }]
        arrived = { marquise = { 5 = 1 } }
        [clearings.5.popular_band]
        warriors = 1
        [clearings.5.marquise]
        warriors = 2
        recruiter = 1
    "#,
    );
    assert_eq!(game.options("march 5 2"), ["march 5 2 1"]);
    assert_eq!(game.refusal("march 5 2 2"), "E.2.2");
}

#[test]
fn law_e_2_2_a_pawn_that_slipped_to_the_band_stays() {
    let text = "hirelings = [{ hireling = \"popular_band\" }]\n[vagabond]\nat = \"1\"\ntiles = [\"boot\", \"sword\"]\n\
                [clearings.5]\npopular_band = { warriors = 1 }\nmarquise = { warriors = 1 }\n";
    let mut game = birdsong("vagabond:ranger marquise", text);
    while game.options("slip").is_empty() {
        game.take("pass");
    }
    game.take("slip 5");
    assert!(game.options("move").is_empty(), "{:?}", game.legal());
}

#[test]
fn law_e_2_2_the_band_keeps_only_those_that_came() {
    let text = r#"
        hirelings = [{ hireling = "popular_band" }]
        duchy.hand = ["anvil"]
        [clearings]
        1.duchy.warriors = 2
        5 = { duchy = { warriors = 1, tunnel = 1 }, popular_band = { warriors = 1 } }
    "#;
    let mut game = daylight("duchy marquise", text);
    game.take("move 1 5 2");
    assert_eq!(game.reason("move 5 1 2"), ("root-no-leaving-band 5 1".to_owned(), "E.2.2"));
    assert_eq!(game.reason("move 5 burrow 2"), ("root-no-leaving-band 5 1".to_owned(), "E.2.2"));
    assert_eq!(game.reason("move 5 burrow 4"), ("root-no-warriors-here 5 3".to_owned(), "4.2"));
}

#[test]
fn law_14_2_2_the_band_takes_the_warlord_in_their_own_turn_where_nobody_else_can_come() {
    let text = |controller: &str| {
        format!(
            r#"
            hirelings = [{{ hireling = "popular_band", controller = "{controller}", markers = 2 }}]
            hundreds.warlord = 5
            [clearings]
            1.popular_band.warriors = 1
            5.hundreds = {{ warriors = 1, stronghold = 1 }}
            9.marquise = {{ recruiter = 1, warriors = 1 }}
            "#
        )
    };
    let mut game = daylight("hundreds marquise", &text("hundreds"));
    while !game.offers("use popular_band") {
        game.take("pass");
    }
    game.take("use popular_band");
    assert_eq!(game.options("force hundreds"), ["force hundreds 5 1"]);
    game.take("force hundreds 5 1");
    assert_eq!(game.state().hundreds(game.seat("hundreds")).and_then(|hundreds| hundreds.warlord), Some(clearing(1)));
    let mut game = daylight("marquise hundreds", &text("marquise"));
    game.take("use popular_band");
    assert!(!game.offers_any("force hundreds"));
}
