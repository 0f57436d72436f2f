//! Hirelings: whose pieces they are, under any controller (E.3).

use crate::law::support::*;
use thicket::games::root::words::faction::Faction;

/// The Marquise in Daylight; the Eyrie control the Bearers, nobody controls the Spies.
#[track_caller]
fn daylight(rest: &str) -> Game {
    table(&format!(
        r#"
        seats = ["marquise", "eyrie", "alliance"]
        turn = "marquise"
        phase = "daylight"
        hirelings = [{{ hireling = "flame_bearers", controller = "eyrie" }}, {{ hireling = "corvid_spies" }}]
        {rest}
    "#
    ))
}

#[test]
fn law_e_3_1_hirelings_count_for_the_rule_of_their_controller() {
    let game = daylight(
        r#"
        [clearings.5.marquise]
        warriors = 3
        [clearings.5.eyrie]
        warriors = 2
        [clearings.5.flame_bearers]
        warriors = 2
        [clearings.9.flame_bearers]
        warriors = 1
    "#,
    );
    assert_eq!((game.ruler(5), game.ruler(9)), (Some("eyrie"), Some("eyrie")));
}

#[test]
fn law_e_3_1_ties_are_the_eyries_with_their_hirelings_too() {
    let game = daylight(
        r#"
        [clearings.5.marquise]
        warriors = 2
        [clearings.5.eyrie]
        warriors = 1
        [clearings.5.flame_bearers]
        warriors = 1
    "#,
    );
    assert_eq!(game.ruler(5), Some("eyrie"));
}

#[test]
fn law_e_3_1_what_nobody_controls_rules_like_a_player_of_its_own() {
    let mut game = daylight(
        r#"
        [clearings.5.marquise]
        warriors = 1
        [clearings.5.corvid_spies]
        warriors = 2
        [clearings.9.marquise]
        warriors = 2
        [clearings.9.corvid_spies]
        warriors = 2
    "#,
    );
    assert_eq!((game.ruler(5), game.ruler(9)), (Some("corvid_spies"), None));
    assert_eq!(game.refusal("build 5 sawmill"), "6.5.4.I");
}

#[test]
fn law_e_3_1_hirelings_count_for_the_martial_law_of_their_controller() {
    let spreading = |hireling: &str| {
        let mut game = table(&format!(
            r#"
            seats = ["alliance", "marquise"]
            turn = "alliance"
            phase = "birdsong"
            hirelings = [{{ hireling = "flame_bearers", controller = "marquise" }}, {{ hireling = "corvid_spies" }}]
            [alliance]
            supporters = ["sword", "tax_collector"]
            [clearings.2.alliance]
            sympathy = 1
            [clearings.6.marquise]
            warriors = 1
            [clearings.6.{hireling}]
            warriors = 2
        "#
        ));
        game.take("pass");
        game
    };
    // the supporters pay for one card, not for two
    assert_eq!(spreading("flame_bearers").refusal("spread 6"), "8.4.2.II.a");
    assert!(spreading("corvid_spies").offers("spread 6"));
}

#[test]
fn law_e_3_2_enemies_are_those_in_the_supply_and_those_of_enemies() {
    let patrolled = r#"
        [clearings.5.marquise]
        warriors = 1
        [clearings.5.flame_bearers]
        warriors = 1
        [clearings.5.corvid_spies]
        warriors = 1
    "#;
    let game = daylight(patrolled);
    assert_eq!(game.options("battle"), ["battle 5 corvid_spies", "battle 5 flame_bearers"]);
    let mut own = table(&format!(
        r#"
        seats = ["marquise", "eyrie"]
        turn = "marquise"
        phase = "daylight"
        hirelings = [{{ hireling = "flame_bearers", controller = "marquise" }}, {{ hireling = "corvid_spies" }}]
        {patrolled}
    "#
    ));
    assert_eq!(own.options("battle"), ["battle 5 corvid_spies"]);
    assert_eq!(own.refusal("battle 5 flame_bearers"), "4.3");
}

#[test]
fn law_e_3_3_hirelings_are_no_faction_pieces_of_their_controller() {
    // the Marquise in 5 meets the Bearers alone there: the Eyrie have no pieces in 5
    let mut game = daylight("[clearings.5.marquise]\nwarriors = 1\n[clearings.5.flame_bearers]\nwarriors = 1\n");
    assert_eq!(game.refusal("battle 5 eyrie"), "4.3");
}

#[test]
fn law_e_3_5_no_ambush_for_a_hireling() {
    let mut game = daylight(
        r#"
        [eyrie]
        hand = ["ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"]
        crafted = ["sappers", "armorers"]
        [clearings.5.marquise]
        warriors = 2
        [clearings.5.flame_bearers]
        warriors = 3
    "#,
    );
    game.chance(["dice 2 1"]).take("battle 5 flame_bearers");
    assert_eq!((game.warriors("marquise", 5), game.warriors("flame_bearers", 5)), (1, 1));
    assert_eq!((game.supply("flame_bearers"), game.asked()), (5, "marquise"));
    assert_eq!(game.crafted("eyrie"), ["armorers", "sappers"]);
}

#[test]
fn law_e_3_5_who_attacks_a_hireling_uses_all_they_have() {
    let mut game = daylight(
        r#"
        [marquise]
        crafted = ["brutal_tactics"]
        [clearings.5.marquise]
        warriors = 2
        [clearings.5.corvid_spies]
        warriors = 3
    "#,
    );
    game.chance(["dice 1 0"]).take_all(["battle 5 corvid_spies", "use brutal_tactics"]);
    // nobody has the point that Brutal Tactics gives
    assert_eq!((game.warriors("corvid_spies", 5), game.score("eyrie"), game.score("alliance")), (1, Some(0), Some(0)));
}

#[test]
fn law_e_3_6_nobody_scores_for_what_a_hireling_removes() {
    marquise_waits();
    let mut game = daylight(
        r#"
        [clearings.5.marquise]
        warriors = 1
        sawmill = 1
        [clearings.5.flame_bearers]
        warriors = 3
    "#,
    );
    game.chance(["dice 2 2"]).take("battle 5 flame_bearers");
    assert_eq!((game.warriors("marquise", 5), game.pieces("sawmill", 5)), (0, 0));
    assert_eq!((game.score("eyrie"), game.score("marquise")), (Some(0), Some(0)));
}

/// The Alliance has attacked this hireling in 5, and lost warrior and sympathy there.
#[track_caller]
fn sympathy_removed_by(hireling: &str) -> Game {
    let mut game = table(&format!(
        r#"
        seats = ["alliance", "eyrie"]
        turn = "alliance"
        phase = "evening"
        hirelings = [{{ hireling = "flame_bearers", controller = "eyrie" }}, {{ hireling = "corvid_spies" }}]
        [alliance]
        officers = 2
        [eyrie]
        hand = ["ambush_bird"]
        [clearings.5.alliance]
        warriors = 1
        sympathy = 1
        [clearings.5.{hireling}]
        warriors = 3
        [clearings.9.alliance]
        warriors = 1
    "#
    ));
    game.chance(["dice 2 2"]).take(&format!("battle 5 {hireling}"));
    assert_eq!(game.pieces("sympathy", 5), 0);
    game
}

#[test]
fn law_e_3_7_sympathy_that_a_hireling_removes_is_paid_for_by_its_controller() {
    let game = sympathy_removed_by("flame_bearers");
    assert_eq!((game.asked(), game.options("give")), ("eyrie", vec!["give ambush_bird".to_owned()]));
}

#[test]
fn law_e_3_7_nobody_pays_for_one_in_the_supply() {
    assert_eq!(sympathy_removed_by("corvid_spies").asked(), "alliance");
}

#[test]
fn positions_name_each_hireling_once_and_three_at_most() {
    let with = |list: &str| faults(&format!("seats = [\"marquise\", \"eyrie\"]\nhirelings = [{list}]\n"));
    assert_eq!(with("{ hireling = \"the_exile\" }"), "");
    for list in [
        "{ hireling = \"owls\" }",
        "{ hireling = \"the_exile\" }, { hireling = \"the_exile\" }",
        "{ hireling = \"the_exile\", controller = \"duchy\" }",
        "{ hireling = \"the_exile\" }, { hireling = \"popular_band\" }, { hireling = \"corvid_spies\" }, \
         { hireling = \"last_dynasty\" }",
    ] {
        assert!(with(list).contains("hirelings"), "{list}");
    }
}

#[test]
fn law_a_6_5_no_position_has_a_hireling_beside_the_faction_that_it_stands_for() {
    for faction in Faction::ALL.into_iter().filter(|faction| !faction.barred_by().is_empty()) {
        let hireling = faction.barred_by();
        let with = |seat: &str| {
            faults(&format!(
                "seats = [\"{seat}\", \"marquise\", \"eyrie\"]\nhirelings = [{{ hireling = \"{hireling}\", demoted = true }}]\n"
            ))
        };
        let found = match faction {
            Faction::Marquise | Faction::Eyrie => with("lizards"),
            other => with(other.id()),
        };
        assert!(found.contains("A.6.5") && found.contains(faction.id()), "{faction:?}: {found}");
    }
    let drafted = "seats = ['any', 'lizards']\nphase = 'setup'\npending = ['setup hands', 'lizards choose_outcast']\n\
                   hirelings = [{ hireling = 'vault_keepers' }]\n[draft]\npool = ['keepers', 'duchy']\n";
    assert!(faults(drafted).contains("A.6.5"), "{}", faults(drafted));
}
