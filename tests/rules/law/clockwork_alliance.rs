//! The Automated Alliance.

use crate::law::support::*;

const FOX: &str = "tax_collector";
const RABBIT: &str = "better_burrow_bank";
const BIRD: &str = "brutal_tactics";

#[test]
fn law_r6_2_1_no_second_sympathy() {
    let rest = "clearings.1.alliance.sympathy = 1\n";
    let mut game = ordered("alliance", &[RABBIT], "", rest);
    game.take("order");
    assert_eq!((game.pieces("sympathy", 1), game.on_map("sympathy")), (1, 4));
}

#[test]
fn law_r6_2_2_a_warrior_in_defense_deals_a_hit() {
    let rest = "clearings.5 = { corvids = { warriors = 4 }, alliance = { warriors = 1, sympathy = 1 } }\n\
                clearings.10 = { corvids = { warriors = 4 }, alliance = { sympathy = 1 } }\n";
    let mut game = daylight("corvids clockwork:alliance", rest);
    game.chance(["dice 1 0"]).take("battle 5 alliance");
    assert_eq!(game.warriors("corvids", 5), 3);
    game.chance(["dice 1 0"]).take("battle 10 alliance");
    assert_eq!(game.warriors("corvids", 10), 4, "sympathy alone defends only by the trait Informants");
}

#[test]
fn law_r6_2_3_who_removes_sympathy_discards_a_matching_card() {
    let rest = "clearings.5 = { corvids = { warriors = 4 }, alliance = { sympathy = 1 } }\n\
                corvids.hand = [\"root_tea_rabbit\", \"anvil\", \"armorers\"]\n";
    let mut game = daylight("corvids clockwork:alliance", rest);
    game.chance(["dice 0 0"]).take("battle 5 alliance");
    assert_eq!(
        (game.law(), game.legal()),
        ("R6.2.3", vec!["give armorers".to_owned(), "give root_tea_rabbit".to_owned()])
    );
    game.take("give root_tea_rabbit");
    assert_eq!((game.discard(), game.score("alliance")), (vec!["root_tea_rabbit"], Some(0)));
}

#[test]
fn law_r6_2_3_without_one_it_scores() {
    let rest =
        "clearings.5 = { corvids = { warriors = 4 }, alliance = { sympathy = 1 } }\ncorvids.hand = [\"anvil\"]\n";
    let mut game = daylight("corvids clockwork:alliance", rest);
    game.chance(["dice 0 0"]).take("battle 5 alliance");
    game.take("show");
    assert_eq!((game.hand("corvids"), game.score("alliance")), (vec!["anvil"], Some(1)));
}

#[test]
fn law_r6_2_3_clockwork_players_do_not_pay() {
    let mut game = birdsong(
        "clockwork:marquise clockwork:alliance eyrie",
        "clearings.1.marquise.warriors = 1\nclearings.5.alliance.sympathy = 1\n\
         eyrie.hand = [\"anvil\"]\ndeck_top = [\"tax_collector\", \"better_burrow_bank\"]\n\
         clearings.11.eyrie = { roost = 1, warriors = 1 }\n",
    );
    game.take("order");
    assert_eq!((game.warriors("marquise", 5), game.score("alliance")), (2, Some(0)));
    assert_eq!(game.asked(), "alliance");
}

#[test]
fn law_r6_2_4_a_lost_base_takes_the_sympathy_of_its_suit_along() {
    let rest = "clearings.5 = { corvids = { warriors = 4 }, alliance = { base_rabbit = 1, sympathy = 1 } }\n\
                clearings.10.alliance.sympathy = 1\nclearings.1.alliance.sympathy = 1\n";
    let mut game = daylight("corvids clockwork:alliance", rest);
    game.chance(["dice 1 0"]).take("battle 5 alliance");
    assert_eq!([5, 10, 1].map(|number| game.pieces("sympathy", number)), [0, 0, 1]);
    assert_eq!(game.score("corvids"), Some(2), "the base and one sympathy, not the others");
}

#[test]
fn law_r6_2_5_martial_law_costs_a_point() {
    for (warriors, score) in [(2, 2), (3, 1)] {
        // the fourth token: next to 12, in 8, where the Marquise are
        let rest = format!(
            "clearings.7.alliance.sympathy = 1\nclearings.6.alliance.base_fox = 1\nclearings.8.marquise.warriors = {warriors}\n\
             clearings.4.alliance.sympathy = 1\nclearings.12.alliance.sympathy = 1\nclearings.1.alliance.sympathy = 1\n\
             clearings.9.alliance.sympathy = 1\n"
        );
        let mut game = ordered("alliance:steadfast", &[FOX], "", &rest);
        game.take("order");
        let steadfast = game.score("alliance");
        let mut game = ordered("alliance", &[FOX], "", &rest);
        game.take("order");
        assert_eq!(
            steadfast.zip(game.score("alliance")).map(|(one, other)| one - other),
            Some(2 - score),
            "{warriors}"
        );
        assert_eq!(game.pieces("sympathy", 8), 1);
    }
}

#[test]
fn law_r6_3_it_starts_with_nothing_on_the_map() {
    let game = new_game(&["clockwork:alliance", "marquise"], []);
    assert_eq!((game.on_map("sympathy"), game.warriors_on_map("alliance"), game.supply("alliance")), (0, 0, 10));
}

#[test]
fn law_r6_4_3_a_suited_order_revolts() {
    let rest = "clearings.8 = { alliance = { sympathy = 1 }, marquise = { warriors = 2, sawmill = 1 } }\n\
                clearings.1 = { alliance = { sympathy = 1 }, marquise = { warriors = 2 } }\n";
    let mut game = ordered("alliance", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.pieces("base_fox", 8), game.pieces("sympathy", 8), game.warriors("marquise", 8)), (1, 1, 0));
    assert_eq!(game.warriors("alliance", 8), 1, "recruited in Evening");
}

#[test]
fn law_r6_4_3_not_where_a_ruin_fills_the_only_slot() {
    let rest = "ruins = [6]\nslots = { 6 = 1 }\n\
                clearings.6 = { alliance = { sympathy = 1 }, marquise = { warriors = 4 } }\n";
    let mut game = ordered("alliance", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.on_map("base_fox"), game.warriors("marquise", 6)), (0, 4));
}

#[test]
fn law_r6_4_4_without_a_revolt_public_pity_spreads_twice() {
    let mut game = ordered("alliance", &[FOX], "", "");
    game.take("order");
    assert_eq!(game.on_map("sympathy"), 3, "two by pity, one in Daylight");
}

#[test]
fn law_r6_4_4_once_with_five_or_more() {
    let sympathetic: String = (1..=5).map(|number| format!("clearings.{number}.alliance.sympathy = 1\n")).collect();
    // no fox base is left, so that nobody revolts
    let rest = format!("{sympathetic}clearings.6.alliance.base_fox = 1\n");
    let mut game = ordered("alliance", &[FOX], "", &rest);
    game.take("order");
    assert_eq!(game.on_map("sympathy"), 7);
}

#[test]
fn law_r6_5_1_next_to_sympathy_where_fewest_enemy_warriors_are() {
    let rest =
        "clearings.12.alliance.sympathy = 1\nclearings.4.marquise.warriors = 1\nclearings.8.alliance.base_fox = 1\n";
    // rabbits next to 12: 4, with an enemy, and 10
    let mut game = ordered("alliance", &[RABBIT], "", rest);
    game.take("order");
    let spread: Vec<String> = game.events().into_iter().filter(|event| event.contains("root-log-placed")).collect();
    assert!(spread[0].ends_with(" sympathy 10"), "{spread:?}");
}

#[test]
fn law_r6_5_1_i_or_anywhere_with_fewest_enemy_pieces() {
    let rest = "clearings.1.marquise.keep = 1\n";
    let mut game = ordered("alliance", &[FOX], "", rest);
    game.take("order");
    let spread: Vec<String> = game.events().into_iter().filter(|event| event.contains("root-log-placed")).collect();
    assert!(spread[0].ends_with(" sympathy 2"), "not at the keep, of any suit: {spread:?}");
}

#[test]
fn law_r6_5_1_ii_without_sympathy_it_scores_five() {
    let sympathetic: String = (1..=10).map(|number| format!("clearings.{number}.alliance.sympathy = 1\n")).collect();
    let rest = format!("{sympathetic}clearings.12.alliance.base_fox = 1\n");
    let mut game = ordered("alliance", &[FOX], "", &rest);
    game.take("order");
    assert_eq!(game.score("alliance"), Some(10), "for Public Pity and for Daylight");
}

#[test]
fn law_r6_4_4_the_log_tells_of_pity() {
    let rest = "clearings.2.alliance.sympathy = 1\n";
    let mut game = ordered("alliance", &["sappers"], "", rest);
    game.take("order");
    let events = game.events();
    for line in ["root-log-skipped alliance R6.4.3 bird_order", "root-log-pities alliance 2 R6.4.4"] {
        assert!(events.contains(&line.to_owned()), "{line}: {events:?}");
    }
}

#[test]
fn law_r6_5_2_a_bird_revolts_by_surprise() {
    let rest = "clearings.5 = { alliance = { sympathy = 1 }, marquise = { warriors = 2 } }\n";
    let mut game = ordered("alliance", &[BIRD], "", rest);
    game.take("order");
    assert_eq!((game.pieces("base_rabbit", 5), game.warriors("marquise", 5)), (1, 0));
}

#[test]
fn law_r6_6_1_three_warriors_at_a_base_organize() {
    for (seat, warriors, left) in [
        ("alliance", 2, 3),
        ("alliance", 3, 1),
        ("alliance:easy", 3, 4),
        ("alliance:easy", 4, 1),
        ("alliance:challenging", 2, 1),
    ] {
        let rest = format!("clearings.12.alliance = {{ base_fox = 1, warriors = {warriors} }}\n");
        let mut game = ordered(seat, &[FOX], "", &rest);
        game.take("order");
        assert_eq!(game.warriors("alliance", 12), left, "{seat}, {warriors}");
    }
}

#[test]
fn law_r6_6_2_each_base_recruits_a_warrior() {
    let rest = "clearings.12.alliance.base_fox = 1\nclearings.5.alliance.base_rabbit = 1\n";
    let mut game = ordered("alliance", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("alliance", 12), game.warriors("alliance", 5)), (1, 1));
}

#[test]
fn law_r6_informants_defend_sympathy() {
    let rest = "clearings.10 = { corvids = { warriors = 4 }, alliance = { sympathy = 1 } }\n";
    let mut game = daylight("corvids clockwork:alliance:informants", rest);
    game.chance(["dice 1 0"]).take("battle 10 alliance");
    assert_eq!(game.warriors("corvids", 10), 3);
}

#[test]
fn law_r6_popularity_lets_nobody_score_for_sympathy() {
    let rest = "clearings.10 = { corvids = { warriors = 4 }, alliance = { sympathy = 1 } }\n";
    let mut game = daylight("corvids clockwork:alliance:popularity", rest);
    game.chance(["dice 1 0"]).take("battle 10 alliance");
    assert_eq!(game.score("corvids"), Some(0));
}

#[test]
fn law_r6_veterans_roll_high_in_defense() {
    for (seat, left) in [("alliance", 3), ("alliance:veterans", 1)] {
        let rest = "clearings.5 = { corvids = { warriors = 4 }, alliance = { warriors = 2 } }\n";
        let mut game = daylight(&format!("corvids clockwork:{seat}"), rest);
        game.chance(["dice 2 0"]).take("battle 5 alliance");
        assert_eq!(game.warriors("corvids", 5), left, "{seat}");
    }
}

#[test]
fn law_r6_wildfire_spreads_without_points() {
    let (mut plain, mut wild) = (ordered("alliance", &[FOX], "", ""), ordered("alliance:wildfire", &[FOX], "", ""));
    plain.take("order");
    wild.take("order");
    assert_eq!(
        (plain.on_map("sympathy") + 1, plain.score("alliance")),
        (wild.on_map("sympathy"), wild.score("alliance"))
    );
}

#[test]
fn law_r6_steadfast_skips_the_pity_when_a_revolt_will_come() {
    let rest = "clearings.5 = { alliance = { sympathy = 1 }, marquise = { warriors = 2 } }\n";
    let mut game = ordered("alliance:steadfast", &[BIRD], "", rest);
    game.take("order");
    assert_eq!(game.on_map("sympathy"), 2, "Daylight's alone");
}

#[test]
fn law_r6_4_1_the_top_card_is_revealed() {
    let mut game = ordered("alliance", &[FOX, RABBIT], "", "");
    game.take("order");
    assert_eq!(game.events_of("root-log-ordered"), [format!("root-log-ordered alliance {FOX} fox R2.7")]);
}

#[test]
fn law_r6_4_2_its_item_is_crafted() {
    let mut game = ordered("alliance", &["anvil"], "", "");
    game.take("order");
    assert_eq!((game.items("alliance", "hammer"), game.item_supply("hammer")), (1, 0));
}

#[test]
fn law_r6_6_3_the_order_is_discarded() {
    let mut game = ordered("alliance", &[FOX], "", "");
    game.take("order");
    assert_eq!(game.discard(), [FOX]);
    assert_eq!(game.events_of("root-log-discarded"), [format!("root-log-discarded alliance {FOX} R6.6.3")]);
}
