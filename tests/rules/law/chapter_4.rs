//! Actions: craft, move, battle. The cards one by one are in `chapter_4_cards`.

use crate::law::support::*;

#[test]
fn law_4_1_crafting_plays_a_card_of_the_hand_by_activating_crafting_pieces() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.hand = [\"anvil\"]\n",
    );
    assert_eq!(game.refusal("craft crossbow_bird"), "1.2.1");
    game.take("craft anvil");
    assert!(game.hand("marquise").is_empty());
}

#[test]
fn law_4_1_1_every_icon_takes_a_piece_of_its_suit() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nclearings.5.marquise.workshop = 1\n\
         marquise.hand = [\"anvil\", \"foxfolk_steel\", \"tax_collector\", \"travel_gear_fox\"]\n",
    );
    // one fox and one rabbit workshop
    assert_eq!(game.options("craft"), ["craft anvil", "craft travel_gear_fox"]);
    assert_eq!(game.refusal("craft foxfolk_steel"), "4.1.1");
    assert_eq!(game.refusal("craft tax_collector"), "4.1.1");
}

#[test]
fn law_4_1_1_a_piece_is_activated_once_a_turn() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.hand = [\"anvil\", \"armorers\"]\n",
    );
    game.take("craft anvil");
    assert_eq!(game.refusal("craft armorers"), "4.1.1");
    // the piece itself stays where it is
    assert_eq!(game.pieces("workshop", 1), 1);
}

#[test]
fn law_4_1_1_the_mark_of_three_colors_takes_any_piece_and_the_player_says_which() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nclearings.8.marquise.workshop = 2\n\
         clearings.5.marquise.workshop = 2\nclearings.2.marquise.workshop = 1\n\
         marquise.hand = [\"royal_claim\", \"bake_sale\", \"root_tea_fox\"]\n",
    );
    game.take("craft royal_claim");
    assert_eq!(game.law(), "4.1.1");
    // of three fox, two rabbit and one mouse piece one of the four must be a fox
    assert_eq!(game.legal(), ["activate fox", "activate mouse", "activate rabbit"]);
    game.take("activate fox");
    assert_eq!(game.legal(), ["activate fox", "activate mouse", "activate rabbit"]);
    game.take("activate fox");
    assert_eq!(game.legal(), ["activate mouse", "activate rabbit"]);
    game.take("activate mouse");
    assert_eq!(game.crafted("marquise"), ["royal_claim"]);
    assert_eq!(game.options("craft"), ["craft bake_sale"], "both rabbit workshops are left, no mouse one");
}

#[test]
fn law_4_1_2_an_item_goes_to_the_crafted_items_and_the_card_to_the_discard_pile() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.hand = [\"anvil\"]\n",
    );
    game.take("craft anvil");
    assert_eq!((game.items("marquise", "hammer"), game.item_supply("hammer")), (1, 0));
    assert_eq!(game.discard(), ["anvil"]);
}

#[test]
fn law_4_1_2_without_the_item_in_the_supply_the_card_cannot_be_crafted() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nclearings.8.marquise.workshop = 1\n\
         marquise.hand = [\"crossbow_bird\", \"crossbow_mouse\"]\n",
    );
    game.take("craft crossbow_bird");
    assert_eq!(game.refusal("craft crossbow_mouse"), "4.1.2");
}

#[test]
fn law_4_1_3_a_persistent_effect_stays_in_play_and_works_from_the_same_turn_on() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.2.marquise = { warriors = 1, workshop = 1 }\nmarquise.hand = [\"codebreakers\"]\n\
         alliance.hand = [\"anvil\"]\n",
    );
    game.take("craft codebreakers");
    assert_eq!(game.crafted("marquise"), ["codebreakers"]);
    assert!(game.discard().is_empty());
    assert!(game.offers("use codebreakers alliance"));
}

#[test]
fn law_4_1_3_effects_need_not_be_used() {
    let game = birdsong("marquise alliance", "marquise.crafted = [\"better_burrow_bank\"]\n");
    assert!(game.offers("pass"));
}

#[test]
fn law_4_1_4_no_second_effect_of_one_name() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.crafted = [\"armorers\"]\n\
         marquise.hand = [\"armorers\", \"anvil\"]\n",
    );
    assert_eq!(game.refusal("craft armorers"), "4.1.4");
    assert!(game.offers("craft anvil"));
}

#[test]
fn law_4_2_any_number_of_warriors_but_at_least_one_move_to_an_adjacent_clearing() {
    let mut game = daylight("marquise alliance", "clearings.1.marquise.warriors = 3\n");
    assert_eq!(game.options("march 1 5"), ["march 1 5 1", "march 1 5 2", "march 1 5 3"]);
    assert_eq!(game.refusal("march 1 5 4"), "4.2");
    assert_eq!(game.refusal("march 5 1 1"), "4.2");
    game.take("march 1 5 2");
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 5)), (1, 2));
}

#[test]
fn law_4_2_1_a_move_needs_rule_at_one_end_before_it_begins() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 2 }, alliance = { warriors = 2 } }\n\
         clearings.5.alliance.warriors = 1\nclearings.9.marquise.workshop = 1\n",
    );
    // 1 is tied and 5 is the Alliance's: two warriors would rule 5 only after the move
    assert_eq!(game.refusal("march 1 5 2"), "4.2.1");
    assert_eq!(game.refusal("march 1 10 1"), "4.2.1");
    assert!(game.offers("march 1 9 2"));
}

#[test]
fn law_4_2_1_rule_of_the_origin_is_enough() {
    let game = daylight("marquise alliance", "clearings.1.marquise.warriors = 1\nclearings.5.alliance.warriors = 5\n");
    assert!(game.offers("march 1 5 1"));
}

#[test]
fn law_4_2_2_a_piece_moves_as_often_as_there_are_moves() {
    let mut game = daylight("marquise alliance", "clearings.1.marquise.warriors = 2\n");
    game.take_all(["march 1 5 2", "march 5 2 2", "march 2 6 1", "march 2 10 1"]);
    assert_eq!((game.warriors("marquise", 6), game.warriors("marquise", 10)), (1, 1));
    // the same warriors back again
    game.take("march 6 2 1");
    assert_eq!((game.warriors("marquise", 6), game.warriors("marquise", 2)), (0, 1));
}

#[test]
fn law_4_3_one_battles_where_one_has_warriors_against_an_enemy_with_pieces() {
    let mut game = daylight(
        "marquise alliance eyrie",
        "clearings.1 = { marquise = { warriors = 1 }, alliance = { sympathy = 1 } }\n\
         clearings.5 = { marquise = { workshop = 1 }, eyrie = { warriors = 1 } }\n\
         clearings.8 = { marquise = { warriors = 1 }, eyrie = { roost = 1 } }\n",
    );
    assert_eq!(game.options("battle"), ["battle 1 alliance", "battle 8 eyrie"]);
    assert_eq!(game.refusal("battle 5 eyrie"), "4.3");
    assert_eq!(game.refusal("battle 1 eyrie"), "4.3");
}

/// The Marquise attacks the Alliance in clearing 1 (fox) with these warriors and tokens on either side.
fn battle(marquise: &str, alliance: &str, rest: &str) -> Game {
    daylight(
        "marquise alliance eyrie",
        &format!(
            "clearings.1 = {{ marquise = {{ {marquise} }}, alliance = {{ {alliance} }} }}\n\
             clearings.5.marquise.warriors = 1\n{rest}"
        ),
    )
}

#[test]
fn law_4_3_1_the_defender_may_ambush_with_a_card_of_the_suit_or_a_bird() {
    let hand = "alliance.hand = [\"ambush_fox\", \"ambush_bird\", \"ambush_mouse\", \"anvil\"]\n";
    let mut game = battle("warriors = 3", "warriors = 1", hand);
    game.take("battle 1 alliance");
    assert_eq!((game.asked(), game.law()), ("alliance", "4.3.1"));
    assert_eq!(game.legal(), ["ambush bird", "ambush fox", "pass"]);
    game.chance(["dice 0 0"]).take("pass");
    assert_eq!(game.hand("alliance").len(), 4);
}

#[test]
fn law_4_3_1_a_defender_with_cards_is_asked_whatever_they_are() {
    // whether the defender holds an ambush is their secret
    let mut game = battle("warriors = 3", "warriors = 1", "alliance.hand = [\"anvil\"]\n");
    game.take("battle 1 alliance");
    assert_eq!(game.legal(), ["pass"]);
    game.chance(["dice 0 0"]).take("pass");
}

#[test]
fn law_4_3_1_i_the_attacker_may_foil_the_ambush() {
    let hands = "alliance.hand = [\"ambush_fox\"]\nmarquise.hand = [\"ambush_bird\", \"ambush_mouse\"]\n";
    let mut game = battle("warriors = 3", "warriors = 1", hands);
    game.take("battle 1 alliance").take("ambush fox");
    assert_eq!((game.asked(), game.law()), ("marquise", "4.3.1.I"));
    assert_eq!(game.legal(), ["ambush bird", "pass"]);
    game.chance(["dice 0 0"]).take("ambush bird");
    assert_eq!(game.discard(), ["ambush_bird", "ambush_fox"]);
    assert_eq!(game.warriors("marquise", 1), 3);
}

#[test]
fn law_4_3_1_ii_an_ambush_deals_two_hits_before_the_roll() {
    let mut game = battle("warriors = 3", "warriors = 2", "alliance.hand = [\"ambush_fox\"]\n");
    // one warrior is left, so the Marquise's roll is capped at one
    game.take("battle 1 alliance").chance(["dice 3 2"]).take("ambush fox");
    assert_eq!(game.discard(), ["ambush_fox"]);
    assert_eq!((game.warriors("marquise", 1), game.warriors("alliance", 1)), (0, 1));
}

#[test]
fn law_4_3_1_ii_the_battle_ends_when_no_attacker_is_left() {
    let mut game = battle("warriors = 2", "warriors = 2", "alliance.hand = [\"ambush_fox\"]\n");
    game.take("battle 1 alliance").take("ambush fox");
    assert_eq!((game.warriors("marquise", 1), game.warriors("alliance", 1)), (0, 2));
    assert_eq!((game.asked(), game.law()), ("marquise", "6.5"));
}

#[test]
fn law_4_3_1_ii_hits_of_an_ambush_take_buildings_and_tokens_once_the_warriors_are_gone() {
    let mut game = battle("warriors = 1, workshop = 1", "warriors = 1", "alliance.hand = [\"ambush_fox\"]\n");
    game.take("battle 1 alliance").take("ambush fox");
    assert_eq!((game.warriors("marquise", 1), game.pieces("workshop", 1)), (0, 0));
    assert_eq!(game.score("alliance"), Some(1));
}

#[test]
fn law_4_3_2_the_attacker_deals_the_higher_and_the_defender_the_lower_roll() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 5 }, eyrie = { warriors = 5 } }\nclearings.5.marquise.warriors = 1\n",
    );
    game.chance(["dice 1 3"]).take("battle 1 eyrie");
    assert_eq!((game.warriors("marquise", 1), game.warriors("eyrie", 1)), (4, 2));
}

#[test]
fn law_4_3_2_i_no_side_rolls_more_hits_than_it_has_warriors() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 1 }, eyrie = { warriors = 1, roost = 1 } }\n\
         clearings.5.marquise.warriors = 1\n",
    );
    game.chance(["dice 3 3"]).take("battle 1 eyrie");
    assert_eq!((game.warriors("marquise", 1), game.warriors("eyrie", 1), game.pieces("roost", 1)), (0, 0, 1));
}

#[test]
fn law_4_3_3_the_attacker_says_who_uses_effects_first() {
    let crafted = "alliance.crafted = [\"sappers\"]\nmarquise.crafted = [\"armorers\"]\n";
    let mut game = battle("warriors = 3", "warriors = 3", crafted);
    game.chance(["dice 2 1"]).take("battle 1 alliance");
    assert_eq!((game.asked(), game.law()), ("marquise", "4.3.3"));
    assert_eq!(game.legal(), ["first alliance", "first marquise"]);
    game.take("first alliance");
    assert_eq!((game.asked(), game.legal()), ("alliance", vec!["pass".into(), "use sappers".into()]));
    game.take("use sappers");
    assert_eq!((game.asked(), game.legal()), ("marquise", vec!["pass".into(), "use armorers".into()]));
    game.take("pass");
    assert_eq!((game.warriors("marquise", 1), game.warriors("alliance", 1)), (0, 2));
}

#[test]
fn law_4_3_3_a_side_without_effects_is_not_asked() {
    let mut game = battle("warriors = 3", "warriors = 3", "alliance.crafted = [\"sappers\"]\n");
    game.chance(["dice 2 1"]).take("battle 1 alliance");
    assert_eq!(game.asked(), "alliance");
    game.take("pass");
    assert_eq!(game.crafted("alliance"), ["sappers"]);
}

#[test]
fn law_4_3_3_i_extra_hits_are_not_capped() {
    let crafted = "marquise.crafted = [\"brutal_tactics\"]\n";
    let mut game = battle("warriors = 1", "warriors = 3", crafted);
    game.chance(["dice 3 3"]).take("battle 1 alliance").take("use brutal_tactics");
    assert_eq!(game.warriors("alliance", 1), 1, "one rolled hit and an extra one");
}

#[test]
fn law_4_3_3_ii_a_defender_without_warriors_is_defenseless() {
    let mut game = battle("warriors = 1", "base_fox = 1, sympathy = 1", "marquise.hand = [\"anvil\"]\n");
    game.chance(["dice 3 3"]).take("battle 1 alliance");
    // one rolled hit and an extra one
    assert_eq!((game.pieces("base_fox", 1), game.pieces("sympathy", 1)), (0, 0));
    assert_eq!(game.warriors("marquise", 1), 1);
    assert_eq!(game.score("marquise"), Some(2));
}

#[test]
fn law_4_3_4_warriors_go_before_buildings_and_tokens() {
    let mut game = battle("warriors = 3", "warriors = 2, sympathy = 1", "");
    game.chance(["dice 2 0"]).take("battle 1 alliance");
    assert_eq!((game.warriors("alliance", 1), game.pieces("sympathy", 1)), (2, 1), "the Alliance defends with the 2");
    assert_eq!(game.warriors("marquise", 1), 1);
    let mut game = battle("warriors = 3", "warriors = 2, sympathy = 1", "");
    game.chance(["dice 2 2"]).take("battle 1 alliance");
    assert_eq!((game.warriors("alliance", 1), game.pieces("sympathy", 1)), (0, 1));
}

#[test]
fn law_4_3_4_the_losing_side_picks_its_buildings_and_tokens() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.2 = { eyrie = { warriors = 3 }, marquise = { warriors = 1, workshop = 1, sawmill = 1, wood = 1 } }\n\
         eyrie.leader = \"commander\"\neyrie.resolved.viziers = [\"move\"]\nmarquise.hand = [\"anvil\"]\n",
    );
    // two rolled hits and the Commander's: a warrior and two of three
    game.chance(["dice 2 0"]).take("pass");
    assert_eq!((game.asked(), game.law()), ("marquise", "4.3.4"));
    assert_eq!(game.legal(), ["take sawmill", "take wood", "take workshop"]);
    game.take("take wood");
    assert_eq!(game.legal(), ["take sawmill", "take workshop"]);
    game.chance(["card sword"]).take("take sawmill");
    assert_eq!((game.pieces("workshop", 2), game.pieces("sawmill", 2), game.pieces("wood", 2)), (1, 0, 0));
    assert_eq!(game.score("eyrie"), Some(2));
}

#[test]
fn law_4_3_4_both_sides_take_their_hits_at_the_same_time() {
    let mut game = battle("warriors = 1, wood = 1", "warriors = 1, sympathy = 1", "alliance.crafted = [\"sappers\"]\n");
    game.chance(["dice 1 1"]).take("battle 1 alliance").take("use sappers");
    assert_eq!((game.warriors("marquise", 1), game.warriors("alliance", 1)), (0, 0));
    assert_eq!((game.pieces("wood", 1), game.pieces("sympathy", 1)), (0, 1));
    assert_eq!((game.score("marquise"), game.score("alliance")), (Some(0), Some(1)));
}

#[test]
fn law_4_3_4_hits_beyond_the_pieces_are_lost() {
    let mut game = battle("warriors = 3", "warriors = 1", "");
    game.chance(["dice 3 3"]).take("battle 1 alliance");
    assert_eq!((game.warriors("marquise", 1), game.warriors("alliance", 1)), (2, 0));
    assert_eq!(game.score("marquise"), Some(0));
}

/// The Marquise attacks and takes the Alliance's only warrior, base and sympathy; one of its own warriors falls.
fn all_at_once(hand: &str) -> Game {
    let mut game = daylight(
        "marquise alliance",
        &format!(
            "clearings.8 = {{ marquise = {{ warriors = 3 }}, alliance = {{ warriors = 1, base_fox = 1, sympathy = 1 }} }}\n\
             clearings.1.marquise = {{ keep = 1, warriors = 1 }}\nmarquise.hand = {hand}\n\
             alliance.supporters = [\"foxfolk_steel\", \"sword\"]\n"
        ),
    );
    game.chance(["dice 3 3"]).take("battle 8 alliance");
    game
}

#[test]
fn law_4_3_4_the_losing_side_orders_what_its_losses_trigger() {
    let mut game = all_at_once("[\"anvil\", \"gently_used_knapsack\"]");
    // between the sides the player in turn orders: their hospital, or the outrage and the lost base of the Alliance
    assert_eq!((game.asked(), game.legal()), ("marquise", vec!["first alliance".into(), "first marquise".into()]));
    game.take("first marquise").take("hospital anvil");
    assert_eq!((game.asked(), game.legal()), ("alliance", vec!["settle base".into(), "settle outrage".into()]));
    game.take("settle base").take("give gently_used_knapsack");
    assert_eq!(game.supporters(), ["gently_used_knapsack", "sword"]);
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 8)), (2, 2));
}

#[test]
fn law_4_3_4_the_effects_of_the_other_side_come_first_if_the_player_in_turn_says_so() {
    let mut game = all_at_once("[\"anvil\"]");
    game.take("first alliance");
    assert_eq!((game.asked(), game.legal()), ("alliance", vec!["settle base".into(), "settle outrage".into()]));
    game.take("settle base").take("give anvil");
    // no card is left for the hospital
    assert_eq!(game.supporters(), ["anvil", "sword"]);
    assert_eq!((game.warriors("marquise", 1), game.asked()), (1, "marquise"));
}
