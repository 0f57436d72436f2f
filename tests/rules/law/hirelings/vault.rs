//! The Vault Keepers and the Badger Bodyguards.

use super::{evening, game_with};
use crate::law::support::*;

/// The Daylight of the Marquise, who control the Keepers, against the Alliance.
#[track_caller]
fn keepers(rest: &str) -> Game {
    daylight(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "vault_keepers", controller = "marquise", markers = 2 }}]
            [clearings.9.marquise]
            recruiter = 1
            {rest}
        "#
        ),
    )
}

#[test]
fn law_a_6_3_the_keepers_begin_with_a_vault_in_an_open_slot() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling vault_keepers"]);
    game.take("place 5");
    assert_eq!((game.pieces("vault", 5), game.warriors("vault_keepers", 5), game.stock("vault")), (1, 2, 5));
}

#[test]
fn law_e_2_1_without_pieces_on_the_map_the_keepers_come_again() {
    let hirelings = "hirelings = [{ hireling = \"vault_keepers\" }]\nhiring = { taken = { marquise = 1 } }";
    let mut game = evening(["card anvil", "control 2 4"], hirelings);
    assert_eq!((game.asked(), game.law()), ("marquise", "E.2.1"));
    game.take("place 8");
    assert_eq!((game.pieces("vault", 8), game.warriors("vault_keepers", 8)), (1, 2));
}

#[test]
fn law_e_2_4_a_vault_comes_beside_others_and_warriors_at_each() {
    let mut game = keepers(
        r#"
        [clearings.5.vault_keepers]
        warriors = 1
        vault = 1
    "#,
    );
    game.take("use vault_keepers");
    assert_eq!(game.legal(), ["pass", "place 1", "place 2", "place 5"]);
    assert_eq!(game.refusal("place 8"), "E.2.4");
    game.take("place 5");
    assert_eq!(game.legal(), ["pass", "recruit"]);
    game.take("recruit");
    assert_eq!((game.pieces("vault", 5), game.warriors("vault_keepers", 5)), (2, 3));
    // buildings rule and fill slots
    assert_eq!((game.ruler(5), game.state().open_slots(clearing(5))), (Some("marquise"), 0));
}

#[test]
fn law_1_5_4_with_too_few_warriors_it_is_chosen_which_vaults_get_one() {
    let mut game = keepers(
        r#"
        [clearings.5.vault_keepers]
        warriors = 5
        vault = 1
        [clearings.8.vault_keepers]
        vault = 1
    "#,
    );
    game.take_all(["use vault_keepers", "pass", "recruit"]);
    assert_eq!(game.legal(), ["place 5", "place 8"]);
    game.take("place 8");
    assert_eq!((game.warriors("vault_keepers", 8), game.supply("vault_keepers")), (1, 0));
}

#[test]
fn law_e_2_4_without_a_vault_one_comes_anywhere_with_a_warrior() {
    let mut game = keepers("");
    game.take_all(["use vault_keepers", "place 8", "pass"]);
    assert_eq!((game.pieces("vault", 8), game.warriors("vault_keepers", 8)), (1, 1));
}

#[test]
fn law_e_2_4_the_keepers_battle_once_at_each_vault() {
    let mut game = keepers(
        r#"
        [clearings.5]
        vault_keepers = { warriors = 2, vault = 1 }
        alliance = { warriors = 2 }
        [clearings.8]
        vault_keepers = { warriors = 1, vault = 1 }
        alliance = { warriors = 1 }
        [clearings.1]
        vault_keepers = { warriors = 1 }
        alliance = { warriors = 1 }
    "#,
    );
    game.take_all(["use vault_keepers", "pass"]);
    assert_eq!(game.options("battle"), ["battle 5 alliance", "battle 8 alliance"]);
    assert_eq!(game.refusal("battle 1 alliance"), "E.2.4");
    game.chance(["dice 1 1"]).take("battle 5 alliance");
    assert_eq!(game.legal(), ["battle 8 alliance", "pass"]);
    game.take("pass");
    assert_eq!((game.warriors("alliance", 5), game.warriors("vault_keepers", 5)), (1, 1));
}

#[test]
fn law_e_3_6_a_vault_brings_a_point_to_who_removes_it() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "vault_keepers", controller = "alliance", markers = 2 }]
        [clearings.5]
        vault_keepers = { vault = 1 }
        marquise = { warriors = 2 }
    "#,
    );
    game.chance(["dice 0 0"]).take("battle 5 vault_keepers");
    assert_eq!((game.pieces("vault", 5), game.score("marquise"), game.stock("vault")), (0, Some(1), 6));
}

#[test]
fn law_e_2_2_the_bodyguards_have_their_controller_ignore_a_hit() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "vault_keepers", demoted = true, controller = "alliance" }]
        [clearings.5]
        alliance = { warriors = 3 }
        marquise = { warriors = 3 }
    "#,
    );
    game.chance(["dice 2 2"]).take("battle 5 alliance");
    assert_eq!((game.warriors("alliance", 5), game.warriors("marquise", 5)), (2, 1));
}

#[test]
fn law_e_2_4_a_warrior_comes_to_a_vault_and_to_each_one() {
    let text = r#"
        hirelings = [{ hireling = "vault_keepers", controller = "marquise", markers = 2 }]
        [clearings]
        9.marquise = { recruiter = 1, warriors = 1 }
        1.vault_keepers = { vault = 1, warriors = 2 }
        2.vault_keepers = { vault = 1, warriors = 2 }
        7.vault_keepers = { vault = 1 }
    "#;
    let mut game = daylight("marquise alliance", text);
    game.take_all(["use vault_keepers", "pass", "recruit", "place 1"]);
    assert_eq!(game.reason("place 12"), ("root-no-vault 12".to_owned(), "E.2.4"));
    assert_eq!(game.reason("place 1"), ("root-no-second-garrison 1".to_owned(), "E.2.4"));
}
