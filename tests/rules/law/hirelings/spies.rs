//! The Corvid Spies and the Raven Sentries.

use super::game_with;
use crate::law::support::*;

/// The Daylight of the Marquise, who control the Spies, against the Alliance.
#[track_caller]
fn spies(rest: &str) -> Game {
    daylight(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "corvid_spies", controller = "marquise", markers = 2 }}]
            alliance.hand = ["bake_sale"]
            [clearings.9.marquise]
            recruiter = 1
            {rest}
        "#
        ),
    )
}

#[test]
fn law_a_6_3_the_spies_begin_in_two_clearings_of_one_suit() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling corvid_spies"]);
    game.take("place 1");
    assert_eq!(game.options("place"), ["place 12", "place 6", "place 8"]);
    assert_eq!(game.refusal("place 5"), "A.6.3");
    game.take("place 6");
    assert_eq!((game.warriors("corvid_spies", 1), game.warriors("corvid_spies", 6)), (1, 1));
}

#[test]
fn law_e_2_4_spies_come_among_enemies_and_steal() {
    let mut game = spies(
        r#"
        [clearings.5.alliance]
        warriors = 2
        [clearings.2.alliance]
        sympathy = 1
    "#,
    );
    game.take("use corvid_spies");
    assert_eq!(game.legal(), ["place 2", "place 5"]);
    assert_eq!(game.refusal("place 9"), "E.2.4");
    game.take_all(["place 5", "place 5"]);
    assert_eq!(game.legal(), ["battle 5 alliance", "steal 5"]);
    assert_eq!(game.refusal("steal 2"), "E.2.4");
    game.chance(["card bake_sale"]).take("steal 5");
    assert_eq!((game.hand("marquise"), game.hand("alliance")), (vec!["bake_sale"], vec![]));
}

#[test]
fn law_e_2_4_spies_battle_in_each_of_their_clearings() {
    let mut game = spies(
        r#"
        [clearings.5]
        corvid_spies = { warriors = 3 }
        alliance = { warriors = 2 }
        [clearings.8]
        corvid_spies = { warriors = 3 }
        alliance = { warriors = 2 }
    "#,
    );
    // none is left to come
    game.take("use corvid_spies");
    assert_eq!(game.options("battle"), ["battle 5 alliance", "battle 8 alliance"]);
    game.chance(["dice 1 1", "dice 1 1"]).take_all(["battle 8 alliance", "pass", "pass"]);
    assert_eq!((game.warriors("alliance", 5), game.warriors("alliance", 8)), (1, 1));
}

#[test]
fn law_e_2_2_the_sentries_deal_a_hit_more_where_their_controller_has_built() {
    let fight = |piece: &str| {
        let mut game = daylight(
            "marquise alliance",
            &format!(
                r#"
                hirelings = [{{ hireling = "corvid_spies", demoted = true, controller = "marquise" }}]
                [clearings.5]
                marquise = {{ warriors = 3{piece} }}
                alliance = {{ warriors = 3 }}
            "#
            ),
        );
        game.chance(["dice 1 1"]).take("battle 5 alliance");
        game.warriors("alliance", 5)
    };
    assert_eq!((fight(""), fight(", sawmill = 1"), fight(", wood = 1")), (2, 1, 1));
}

#[test]
fn law_e_2_4_the_spies_act_in_daylight() {
    let text = r#"
        hirelings = [
            { hireling = "corvid_spies", controller = "marquise", markers = 2 },
            { hireling = "vault_keepers", demoted = true, controller = "marquise", markers = 2 },
        ]
        marquise.crafted = ["royal_claim"]
        clearings.9.marquise.recruiter = 1
    "#;
    let mut game = birdsong("marquise alliance", text);
    assert_eq!(game.reason("use corvid_spies"), ("root-no-hireling-in-daylight corvid_spies".to_owned(), "E.2.4"));
    assert_eq!(game.reason("use vault_keepers"), ("root-no-hireling-by-itself vault_keepers".to_owned(), "E.2.2"));
    // the setup is over
    let late = [("landmark ferry 1", "A.5.3"), ("draft duchy", "A.8.2"), ("setup corvid_spies", "A.6.3")];
    for (wish, law) in late {
        assert_eq!(game.reason(wish), ("root-no-setup-over".to_owned(), law));
    }
}
