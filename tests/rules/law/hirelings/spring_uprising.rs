//! The Spring Uprising and the Rabbit Scouts.

use super::game_with;
use crate::law::support::*;
use thicket::games::root::words::item::Item;

/// The Birdsong of the Marquise, who control the Uprising, after the die was rolled.
#[track_caller]
fn rising(die: &str, seats: &str, rest: &str) -> Game {
    birdsong_with(
        [die],
        seats,
        &format!(
            r#"
            hirelings = [{{ hireling = "spring_uprising", controller = "marquise", markers = 2 }}]
            {rest}
        "#
        ),
    )
}

/// The Daylight of the first of the seats, with the Uprising, which nobody controls, in clearing 1.
#[track_caller]
fn against(seats: &str, rest: &str) -> Game {
    daylight(
        seats,
        &format!(
            r#"
            hirelings = [{{ hireling = "spring_uprising" }}]
            clearings.1.spring_uprising.warriors = 2
            {rest}
        "#
        ),
    )
}

#[test]
fn law_a_6_3_the_die_is_rolled_for_each_of_the_first_two() {
    let chance = [
        "hireling spring_uprising",
        "hireling popular_band",
        "hireling vault_keepers",
        "uprising fox",
        "uprising mouse",
    ];
    let mut game = game_with(&["marquise", "duchy"], 1, chance);
    assert_eq!(game.asked(), "duchy");
    assert_eq!(game.options("place"), ["place 1", "place 12", "place 6", "place 8"]);
    assert_eq!(game.reason("place 5"), ("root-no-uprising-suit 5".to_owned(), "A.6.3"));
    game.take("place 6");
    assert_eq!(game.options("place"), ["place 11", "place 2", "place 7", "place 9"]);
    game.take("place 2");
    assert_eq!((game.warriors("spring_uprising", 6), game.warriors("spring_uprising", 2)), (1, 1));
}

#[test]
fn law_e_2_1_hired_without_any_one_comes_where_the_die_says() {
    let hirelings = "hirelings = [{ hireling = \"spring_uprising\" }]\nhiring = { taken = { marquise = 1 } }\n\
                     eyrie.hand = [\"sword\"]\nclearings.2.eyrie = { roost = 1, warriors = 2 }\n";
    let chance = ["card anvil", "control 1 2", "uprising rabbit"];
    let mut game = evening_with(chance, "marquise eyrie", hirelings);
    assert_eq!((game.law(), game.options("place").len()), ("E.2.1", 4));
    game.take("place 10");
    assert_eq!(game.warriors("spring_uprising", 10), 1);
}

#[test]
fn law_e_2_3_one_falls_with_all_enemies_beside_it() {
    let mut game = rising(
        "uprising fox",
        "marquise eyrie",
        r#"
        [clearings.1]
        spring_uprising = { warriors = 2 }
        marquise = { warriors = 1 }
        eyrie = { warriors = 3, roost = 1 }
        [clearings.2.spring_uprising]
        warriors = 1
    "#,
    );
    assert_eq!(game.legal(), ["place 1", "place 12", "place 6", "place 8", "revolt 1"]);
    // a mouse clearing, and one without any of them
    assert_eq!(
        (game.refusal("revolt 2"), game.refusal("revolt 6"), game.refusal("place 2")),
        ("E.2.3", "E.2.3", "E.2.3")
    );
    game.take("revolt 1");
    assert_eq!((game.warriors("spring_uprising", 1), game.supply("spring_uprising")), (1, 2));
    assert_eq!((game.warriors("eyrie", 1), game.pieces("roost", 1), game.warriors("marquise", 1)), (0, 0, 1));
    assert_eq!(game.score("marquise"), Some(0));
}

#[test]
fn law_e_2_3_or_one_more_comes() {
    let mut game = rising("uprising fox", "marquise eyrie", "[clearings.1.spring_uprising]\nwarriors = 1\n");
    game.take("place 8");
    assert_eq!((game.warriors("spring_uprising", 1), game.warriors("spring_uprising", 8)), (1, 1));
    // with none left to place and none there nothing happens
    let game = rising("uprising fox", "marquise eyrie", "[clearings.2.spring_uprising]\nwarriors = 4\n");
    assert_eq!((game.asked(), game.warriors_on_map("spring_uprising")), ("marquise", 4));
}

#[test]
fn law_9_2_2_i_a_pawn_beside_it_damages_three_items_and_the_warlord_stays() {
    let mut game = rising(
        "uprising fox",
        "marquise vagabond:thief hundreds",
        r#"
        hundreds.warlord = 1
        clearings.9.marquise.recruiter = 1
        [vagabond]
        at = "1"
        tiles = ["boot", "boot", "torch"]
        [clearings.1]
        spring_uprising = { warriors = 1 }
        hundreds = { warriors = 2 }
    "#,
    );
    game.take("revolt 1");
    assert_eq!(game.vagabond().undamaged(Item::Boot) + game.vagabond().undamaged(Item::Torch), 0);
    assert_eq!(game.warriors("hundreds", 1), 1);
}

#[test]
fn law_e_2_2_to_battle_the_uprising_costs_a_matching_card() {
    let army = "clearings.1.marquise.warriors = 3\n";
    let mut game = against("marquise eyrie", &format!("marquise.hand = [\"anvil\", \"sword\", \"armorers\"]\n{army}"));
    game.take("battle 1 spring_uprising");
    assert_eq!((game.law(), game.legal()), ("E.2.2", vec!["discard anvil".to_owned(), "discard armorers".to_owned()]));
    assert_eq!(game.refusal("discard sword"), "E.2.2");
    game.chance(["dice 1 0"]).take("discard anvil");
    assert_eq!((game.discard(), game.warriors("spring_uprising", 1)), (vec!["anvil"], 1));
    // without such a card there is no battle
    let mut game = against("marquise eyrie", &format!("marquise.hand = [\"sword\"]\n{army}"));
    assert_eq!((game.options("battle"), game.refusal("battle 1 spring_uprising")), (vec![], "E.2.2"));
}

#[test]
fn law_e_2_2_hirelings_never_battle_it() {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [
            { hireling = "spring_uprising", controller = "eyrie" },
            { hireling = "vault_keepers", controller = "marquise", markers = 2 },
        ]
        marquise.hand = ["anvil"]
        [clearings.1]
        spring_uprising = { warriors = 1 }
        vault_keepers = { warriors = 6, vault = 1 }
        eyrie = { warriors = 1 }
    "#,
    );
    game.take_all(["use vault_keepers", "pass"]);
    assert_eq!(game.options("battle"), ["battle 1 eyrie"]);
    assert_eq!(game.refusal("battle 1 spring_uprising"), "E.3.5");
}

#[test]
fn law_7_5_2_the_decree_asks_for_the_battle_only_of_who_can_pay() {
    let decree = |hand: &str| {
        let mut game = against(
            "eyrie marquise",
            &format!(
                "eyrie.leader = \"despot\"\neyrie.hand = [\"{hand}\"]\neyrie.decree.battle = [\"foxfolk_steel\"]\n\
                 clearings.1.eyrie = {{ warriors = 3, roost = 1 }}\n"
            ),
        );
        // the vizier comes first
        game.take("move bird 1 5 1");
        game
    };
    let game = decree("sword");
    assert_eq!((game.options("battle"), game.options("turmoil")), (vec![], vec!["turmoil fox".to_owned()]));
    // who can pay must
    let mut game = decree("anvil");
    assert_eq!((game.options("turmoil"), game.refusal("turmoil fox")), (vec![], "7.5.2"));
    game.take("battle fox 1 spring_uprising");
    assert_eq!(game.legal(), ["discard anvil"]);
}

#[test]
fn law_15_5_2_ii_the_uprising_keeps_only_those_from_delving_who_can_pay() {
    let offers = |hand: &str| {
        let mut game = against(
            "keepers marquise",
            &format!(
                "keepers = {{ hand = [\"{hand}\"], retinue.delve = [\"foxfolk_steel\"], retainers.move = 1, forests.a = {{ figure = 1 }} }}\n\
                 clearings.1.keepers.warriors = 4\n"
            ),
        );
        game.take("pass");
        (game.offers_any("battle"), game.offers_any("delve"))
    };
    assert_eq!((offers("anvil"), offers("sword")), ((true, false), (false, true)));
}

#[test]
fn law_1_5_5_a_forced_player_who_cannot_pay_does_not_battle() {
    let forced = |hand: &str| {
        let mut game = daylight(
            "marquise duchy",
            &format!(
                r#"
                hirelings = [
                    {{ hireling = "spring_uprising" }},
                    {{ hireling = "warm_sun_prophets", controller = "marquise", markers = 2 }},
                ]
                duchy.hand = ["{hand}"]
                [clearings.9.marquise]
                recruiter = 1
                [clearings.1]
                spring_uprising = {{ warriors = 1 }}
                warm_sun_prophets = {{ warriors = 1 }}
                duchy = {{ warriors = 2 }}
            "#
            ),
        );
        game.take_all(["use warm_sun_prophets", "force duchy 1", "battle 1 spring_uprising"]);
        assert_eq!(game.asked(), "duchy");
        game.legal()
    };
    assert_eq!((forced("anvil"), forced("sword")), (vec!["discard anvil".to_owned()], vec!["pass".to_owned()]));
}

#[test]
fn law_e_2_2_the_scouts_give_a_defender_the_higher_roll() {
    let fight = |card: Option<&str>| {
        let mut game = daylight(
            "marquise eyrie",
            r#"
            hirelings = [{ hireling = "spring_uprising", demoted = true, controller = "eyrie" }]
            eyrie.hand = ["anvil", "sword"]
            [clearings.1.marquise]
            warriors = 4
            [clearings.1.eyrie]
            warriors = 4
        "#,
        );
        game.take_all(["battle 1 eyrie", "pass"]);
        assert_eq!((game.asked(), game.law(), game.legal().len()), ("eyrie", "E.2.2", 2));
        assert_eq!(game.refusal("discard sword"), "E.2.2");
        game.chance(["dice 3 1"]);
        match card {
            Some(card) => game.take(&format!("discard {card}")),
            None => game.take("pass"),
        };
        (game.warriors("marquise", 1), game.warriors("eyrie", 1), game.discard().len())
    };
    assert_eq!((fight(None), fight(Some("anvil"))), ((3, 1, 0), (1, 3, 1)));
}

#[test]
fn law_e_2_2_the_scouts_serve_no_attacker() {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [{ hireling = "spring_uprising", demoted = true, controller = "marquise" }]
        marquise.hand = ["anvil"]
        [clearings.1.marquise]
        warriors = 4
        [clearings.1.eyrie]
        warriors = 4
    "#,
    );
    game.chance(["dice 3 1"]).take("battle 1 eyrie");
    assert_eq!((game.warriors("marquise", 1), game.warriors("eyrie", 1)), (3, 1));
}

#[test]
fn law_1_5_4_who_spent_the_last_card_that_pays_lets_the_battle_be() {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [
            { hireling = "spring_uprising" },
            { hireling = "flame_bearers", demoted = true, controller = "marquise" },
        ]
        marquise.hand = ["anvil"]
        clearings.3.marquise.recruiter = 1
        [clearings.1]
        spring_uprising = { warriors = 2 }
        marquise = { warriors = 1 }
    "#,
    );
    game.take_all(["use flame_bearers", "discard anvil"]);
    assert_eq!(game.legal(), ["pass"]);
    game.take("pass");
    assert_eq!((game.warriors("spring_uprising", 1), game.warriors("marquise", 1)), (2, 1));
}

#[test]
fn law_e_3_5_hirelings_cannot_pay_for_a_battle_with_the_uprising() {
    let text = r#"
        hirelings = [
            { hireling = "forest_patrol", controller = "eyrie", markers = 2 },
            { hireling = "spring_uprising" },
        ]
        eyrie.hand = ["bake_sale", "anvil"]
        [clearings]
        2.eyrie = { roost = 1, warriors = 3 }
        5 = { eyrie = { warriors = 3 }, forest_patrol = { warriors = 1 }, spring_uprising = { warriors = 1 } }
        1 = { duchy = { warriors = 1 } }
    "#;
    let mut game = daylight("eyrie duchy", text);
    game.take_all(["use forest_patrol", "move 5 1 1"]);
    assert_eq!(game.options("battle"), ["battle 1 duchy"]);
    // the Eyrie have warriors in 5, the Patrol none
    assert_eq!(
        game.reason("battle 5 spring_uprising"),
        ("root-no-hireling-here forest_patrol 5 0".to_owned(), "E.3.4")
    );
    let mut game = daylight("eyrie duchy", &text.replace("1 = {", "1 = { spring_uprising = { warriors = 1 },"));
    game.take_all(["use forest_patrol", "move 5 1 1"]);
    assert_eq!(game.reason("battle 1 spring_uprising"), ("root-no-card-of-hireling".to_owned(), "E.3.5"));
}
