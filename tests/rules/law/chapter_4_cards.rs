//! The cards of the standard deck, under the laws by which they work: favors (4.1.2), persistent effects (4.1.3).

use crate::law::support::*;
use thicket::games::root::words::card::{CardKind, Class, Deck};
use thicket::games::root::words::place::Suit;
use thicket::kernel::Viewer;

#[test]
fn law_4_1_the_deck_has_54_cards_in_their_suits_and_kinds() {
    let count = |of: &dyn Fn(CardKind) -> bool| -> u8 {
        Deck::Standard.cards().kinds().filter(|&card| of(card)).map(|card| card.printed()).sum()
    };
    let suits = [Suit::Bird, Suit::Fox, Suit::Rabbit, Suit::Mouse].map(|suit| count(&|card| card.suit() == suit));
    assert_eq!(suits, [14, 14, 13, 13]);
    assert_eq!(count(&|card| matches!(card.class(), Class::Item { .. })), 20);
    assert_eq!(count(&|card| card.class() == Class::Favor), 3);
    assert_eq!(count(&|card| card.class().is_persistent()), 22);
    assert_eq!(count(&|card| card.class() == Class::Ambush), 5);
    assert_eq!(count(&|card| card.class() == Class::Dominance), 4);
}

#[test]
fn law_4_1_what_cards_cost_score_and_bring() {
    // fox, rabbit, mouse, any; copies; item and points
    let expected = "\
        birdy_bindle bird 0010 1 bag 1, woodland_runners bird 0100 1 boot 1, arms_trader bird 2000 1 sword 2, \
        crossbow_bird bird 1000 1 crossbow 1, gently_used_knapsack fox 0010 1 bag 1, root_tea_fox fox 0010 1 tea 2, \
        travel_gear_fox fox 0100 1 boot 1, protection_racket fox 0200 1 coin 3, foxfolk_steel fox 2000 1 sword 2, \
        anvil fox 1000 1 hammer 2, smugglers_trail rabbit 0010 1 bag 1, root_tea_rabbit rabbit 0010 1 tea 2, \
        a_visit_to_friends rabbit 0100 1 boot 1, bake_sale rabbit 0200 1 coin 3, mouse_in_a_sack mouse 0010 1 bag 1, \
        root_tea_mouse mouse 0010 1 tea 2, travel_gear_mouse mouse 0100 1 boot 1, investments mouse 0200 1 coin 3, \
        sword mouse 2000 1 sword 2, crossbow_mouse mouse 1000 1 crossbow 1, \
        favor_of_the_foxes fox 3000 1, favor_of_the_rabbits rabbit 0300 1, favor_of_the_mice mouse 0030 1, \
        armorers bird 1000 2, sappers bird 0010 2, brutal_tactics bird 2000 2, royal_claim bird 0004 1, \
        stand_and_deliver fox 0030 2, tax_collector fox 1110 3, command_warren rabbit 0200 2, \
        better_burrow_bank rabbit 0200 2, cobbler rabbit 0200 2, scouting_party mouse 0020 2, codebreakers mouse 0010 2";
    let cards = Deck::Standard.cards().kinds();
    let crafted = cards.filter(|card| !matches!(card.class(), Class::Ambush | Class::Dominance));
    let found: Vec<String> = crafted
        .map(|card| {
            let [fox, rabbit, mouse] = card.cost().suits;
            let mut line = format!(
                "{} {} {fox}{rabbit}{mouse}{} {}",
                card.id(),
                card.suit().id(),
                card.cost().any,
                card.printed()
            );
            if let Class::Item { item, points } = card.class() {
                line += &format!(" {} {points}", item.id());
            }
            line
        })
        .collect();
    assert_eq!(found.join(", "), expected);
}

/// The Marquise with three workshops of one suit crafts that suit's favor.
fn favor(card: &str, workshops: &str, rest: &str) -> Game {
    let mut game = daylight(
        "marquise eyrie alliance vagabond:ranger",
        &format!("{workshops}marquise.hand = [\"{card}\", \"ambush_bird\"]\nvagabond.at = \"a\"\n{rest}"),
    );
    game.take(&format!("craft {card}"));
    game
}

#[test]
fn law_4_1_2_favor_of_the_foxes_removes_every_enemy_piece_in_the_fox_clearings() {
    let game = favor(
        "favor_of_the_foxes",
        "clearings.1.marquise.workshop = 1\n",
        "clearings.6 = { marquise = { workshop = 1, warriors = 1 }, eyrie = { warriors = 3 } }\n\
         clearings.8 = { marquise = { workshop = 1 }, eyrie = { roost = 1 } }\n\
         clearings.12.alliance = { warriors = 2, base_fox = 1 }\nclearings.5.eyrie.warriors = 2\n",
    );
    assert_eq!((game.warriors("eyrie", 6), game.pieces("roost", 8)), (0, 0));
    assert_eq!((game.warriors("alliance", 12), game.pieces("base_fox", 12)), (0, 0));
    assert_eq!((game.warriors("eyrie", 5), game.warriors("marquise", 6), game.on_map("workshop")), (2, 1, 3));
    assert_eq!(game.score("marquise"), Some(2), "a roost and a base");
    assert_eq!(game.discard(), ["favor_of_the_foxes"]);
}

#[test]
fn law_4_1_2_favor_of_the_rabbits_does_so_in_rabbit_clearings() {
    marquise_waits();
    let game = favor(
        "favor_of_the_rabbits",
        "clearings.5.marquise.workshop = 2\nclearings.4.marquise.workshop = 1\n",
        "clearings.3.eyrie = { warriors = 2, roost = 1 }\nclearings.10.eyrie.warriors = 1\nclearings.1.eyrie.warriors = 1\n",
    );
    assert_eq!([3, 10, 1].map(|number| game.warriors("eyrie", number)), [0, 0, 1]);
    assert_eq!(game.score("marquise"), Some(1));
}

#[test]
fn law_4_1_2_favor_of_the_mice_does_so_in_mouse_clearings() {
    let game = favor(
        "favor_of_the_mice",
        "clearings.2.marquise.workshop = 2\nclearings.7.marquise.workshop = 1\n",
        "clearings.9.eyrie = { warriors = 2, roost = 1 }\nclearings.11.eyrie.warriors = 1\nclearings.1.eyrie.warriors = 1\n",
    );
    assert_eq!([9, 11, 1].map(|number| game.warriors("eyrie", number)), [0, 0, 1]);
    assert_eq!(game.score("marquise"), Some(1));
}

#[test]
fn law_4_1_2_a_favor_leaves_the_pawn_and_damages_three_items() {
    marquise_waits();
    let mut game = daylight(
        "marquise vagabond:ranger",
        "clearings.1.marquise.workshop = 1\nclearings.8.marquise.workshop = 2\n\
         marquise.hand = [\"favor_of_the_foxes\"]\nvagabond.at = \"12\"\n",
    );
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.2.2.I"));
    game.take_all(["damage boot", "damage torch", "damage sword"]);
    assert_eq!(game.tiles(), ["boot!", "crossbow", "sword!", "torch!"]);
    assert_eq!(game.pawn(), "12");
}

#[test]
fn law_4_1_3_armorers_make_rolled_hits_count_nothing_and_are_discarded() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 3 }, eyrie = { warriors = 3 } }\nclearings.5.marquise.warriors = 1\n\
         eyrie.crafted = [\"armorers\"]\nmarquise.crafted = [\"brutal_tactics\"]\n",
    );
    game.chance(["dice 3 1"]).take("battle 1 eyrie").take("first marquise").take("use brutal_tactics");
    assert_eq!(game.legal(), ["pass", "use armorers"]);
    game.take("use armorers");
    // the extra hit still counts
    assert_eq!((game.warriors("eyrie", 1), game.warriors("marquise", 1)), (2, 2));
    assert_eq!(game.discard(), ["armorers"]);
    assert!(game.crafted("eyrie").is_empty());
}

#[test]
fn law_4_1_3_armorers_serve_the_attacker_too_but_not_against_an_ambush() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 4 }, eyrie = { warriors = 3 } }\nclearings.5.marquise.warriors = 1\n\
         eyrie.hand = [\"ambush_fox\"]\nmarquise.crafted = [\"armorers\"]\n",
    );
    game.take("battle 1 eyrie").chance(["dice 2 2"]).take("ambush fox");
    assert_eq!(game.warriors("marquise", 1), 2, "armorers are asked for after the roll");
    game.take("use armorers");
    assert_eq!((game.warriors("marquise", 1), game.warriors("eyrie", 1)), (2, 1));
}

#[test]
fn law_4_1_3_sappers_add_a_hit_for_the_defender_alone() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 3 }, eyrie = { warriors = 3 } }\nclearings.5.marquise.warriors = 1\n\
         eyrie.crafted = [\"sappers\"]\nmarquise.crafted = [\"sappers\"]\n",
    );
    game.chance(["dice 1 0"]).take("battle 1 eyrie");
    assert_eq!((game.asked(), game.legal()), ("eyrie", vec!["pass".into(), "use sappers".into()]));
    game.take("use sappers");
    assert_eq!((game.warriors("marquise", 1), game.warriors("eyrie", 1)), (2, 2));
    assert_eq!((game.discard(), game.crafted("marquise")), (vec!["sappers"], vec!["sappers"]));
}

#[test]
fn law_4_1_3_brutal_tactics_add_a_hit_and_give_the_defender_a_point() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 3 }, eyrie = { warriors = 3 } }\nclearings.5.marquise.warriors = 1\n\
         eyrie.crafted = [\"brutal_tactics\"]\nmarquise.crafted = [\"brutal_tactics\"]\n",
    );
    game.chance(["dice 1 0"]).take("battle 1 eyrie");
    assert_eq!(game.legal(), ["pass", "use brutal_tactics"]);
    // once a battle, and only the attacker
    game.take("use brutal_tactics");
    assert_eq!((game.warriors("eyrie", 1), game.score("eyrie")), (1, Some(1)));
    assert_eq!(game.crafted("marquise"), ["brutal_tactics"]);
    // and again in the next battle
    game.chance(["dice 0 0"]).take("battle 1 eyrie").take("use brutal_tactics");
    assert_eq!((game.warriors("eyrie", 1), game.score("eyrie")), (0, Some(2)));
}

#[test]
fn law_4_1_3_scouting_party_makes_ambushes_useless_against_its_owner() {
    let position = |crafted: &str| {
        format!(
            "clearings.1 = {{ marquise = {{ warriors = 3 }}, eyrie = {{ warriors = 3 }} }}\n\
             clearings.5.marquise.warriors = 1\neyrie.hand = [\"ambush_fox\"]\n{crafted}.crafted = [\"scouting_party\"]\n"
        )
    };
    let mut game = daylight("marquise eyrie", &position("marquise"));
    game.chance(["dice 0 0"]).take("battle 1 eyrie");
    assert_eq!((game.warriors("marquise", 1), game.hand("eyrie")), (3, vec!["ambush_fox"]));
    // the defender's own helps nobody
    let mut game = daylight("marquise eyrie", &position("eyrie"));
    game.take("battle 1 eyrie");
    assert!(game.offers("ambush fox"));
}

#[test]
fn law_4_1_3_royal_claim_scores_each_ruled_clearing_once() {
    let mut game = birdsong(
        "marquise alliance",
        "clearings.1.marquise.warriors = 1\nclearings.5.marquise.workshop = 1\n\
         clearings.8 = { marquise = { warriors = 1 }, alliance = { warriors = 1 } }\n\
         marquise.crafted = [\"royal_claim\"]\n",
    );
    assert_eq!(game.legal(), ["pass", "use royal_claim"]);
    game.take("use royal_claim");
    assert_eq!((game.score("marquise"), game.discard()), (Some(2), vec!["royal_claim"]));
    assert!(game.crafted("marquise").is_empty());
    assert!(!game.offers_any("use"), "it is Daylight now");
}

#[test]
fn law_4_1_3_royal_claim_is_for_birdsong_only() {
    let mut game =
        daylight("marquise alliance", "clearings.1.marquise.warriors = 1\nmarquise.crafted = [\"royal_claim\"]\n");
    game.refusal("use royal_claim");
}

#[test]
fn law_4_1_3_stand_and_deliver_takes_a_random_card_and_pays_a_point() {
    let mut game = birdsong(
        "marquise alliance eyrie",
        "clearings.1.marquise.warriors = 1\nmarquise.crafted = [\"stand_and_deliver\"]\n\
         alliance.hand = [\"anvil\", \"sword\"]\n",
    );
    // the Eyrie has no card
    assert_eq!(game.legal(), ["pass", "use stand_and_deliver alliance"]);
    game.chance(["card sword"]).take("use stand_and_deliver alliance");
    assert_eq!((game.hand("marquise"), game.hand("alliance")), (vec!["sword"], vec!["anvil"]));
    assert_eq!((game.score("alliance"), game.score("marquise")), (Some(1), Some(0)));
    assert_eq!(game.crafted("marquise"), ["stand_and_deliver"]);
    // once a turn
    assert!(!game.offers_any("use stand_and_deliver"));
    let seen = game.told(Viewer::Seat(game.seat("eyrie")));
    assert!(seen.contains(&"root-log-took marquise alliance ?".to_owned()), "{seen:?}");
}

#[test]
fn law_4_1_3_stand_and_deliver_is_used_once_a_turn() {
    let mut game = birdsong(
        "eyrie alliance",
        "clearings.1.eyrie = { roost = 1, warriors = 2 }\neyrie.crafted = [\"stand_and_deliver\"]\n\
         alliance.hand = [\"anvil\", \"sword\"]\neyrie.hand = [\"investments\"]\n",
    );
    game.chance(["card sword"]).take("use stand_and_deliver alliance");
    assert_eq!(game.law(), "7.4.2");
    assert!(!game.offers_any("use"));
    assert!(game.offers("decree sword move"), "the card is in the hand");
}

#[test]
fn law_4_1_3_tax_collector_gives_a_warrior_for_a_card_once_a_turn() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise.warriors = 2\nclearings.5.marquise.warriors = 1\nmarquise.crafted = [\"tax_collector\"]\n",
    );
    assert_eq!(game.options("use"), ["use tax_collector 1", "use tax_collector 5"]);
    game.chance(["card sword"]).take("use tax_collector 1");
    assert_eq!((game.warriors("marquise", 1), game.supply("marquise")), (1, 23));
    assert_eq!(game.hand("marquise"), ["sword"]);
    assert!(!game.offers_any("use"));
    // it was no action
    game.take_all(["march 1 5 1", "pass", "march 5 1 1", "pass"]);
    assert_eq!(game.law(), "6.5");
    assert!(game.offers_any("march"));
}

#[test]
fn law_4_1_3_field_hospitals_answer_the_tax_collector_before_the_card_is_drawn() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 2, keep = 1 }\nclearings.5.marquise.warriors = 1\n\
         marquise.crafted = [\"tax_collector\"]\nmarquise.hand = [\"bake_sale\"]\n",
    );
    game.take("use tax_collector 5");
    assert_eq!((game.law(), game.hand("marquise")), ("6.2.3", vec!["bake_sale"]));
    game.chance(["card sword"]).take("hospital bake_sale");
    assert_eq!((game.warriors("marquise", 1), game.hand("marquise")), (3, vec!["sword"]));
}

#[test]
fn law_4_1_3_command_warren_starts_a_battle_as_daylight_begins() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 3, workshop = 1 }, eyrie = { warriors = 1 } }\n\
         marquise.crafted = [\"command_warren\"]\nmarquise.hand = [\"anvil\"]\n",
    );
    assert_eq!(game.legal(), ["pass", "use command_warren"], "before anything else of Daylight");
    game.take("use command_warren");
    assert_eq!(game.legal(), ["battle 1 eyrie"]);
    game.chance(["dice 1 0"]).take("battle 1 eyrie");
    assert_eq!(game.warriors("eyrie", 1), 0);
    // it was no action, and crafting is still to come
    assert!(game.offers("craft anvil"));
    game.take_all(["march 1 5 1", "pass", "march 5 1 1", "pass"]);
    assert!(game.offers_any("march"));
}

#[test]
fn law_4_1_3_better_burrow_bank_draws_for_two_as_birdsong_begins() {
    let mut game = birdsong(
        "marquise alliance eyrie",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.crafted = [\"better_burrow_bank\"]\n",
    );
    assert_eq!(game.legal(), ["pass", "use better_burrow_bank alliance", "use better_burrow_bank eyrie"]);
    assert_eq!(game.on_map("wood"), 0);
    game.chance(["card sword", "card anvil"]).take("use better_burrow_bank eyrie");
    assert_eq!((game.hand("marquise"), game.hand("eyrie")), (vec!["sword"], vec!["anvil"]));
    assert!(!game.offers_any("use"), "once a turn");
}

#[test]
fn law_4_1_3_cobbler_moves_as_evening_begins() {
    let mut game = evening_with(
        [],
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 2 }, alliance = { warriors = 2 } }\nclearings.5.marquise.warriors = 1\n\
         marquise.crafted = [\"cobbler\"]\nalliance.supporters = [\"anvil\"]\n",
    );
    game.take("use cobbler");
    assert!(game.offers("move 1 5 2") && !game.offers("move 1 9 1"), "{:?}", game.legal());
    game.chance(["card sword"]).take("move 1 5 2");
    assert_eq!((game.warriors("marquise", 5), game.hand("marquise")), (3, vec!["sword"]));
}

#[test]
fn law_4_1_3_codebreakers_look_into_one_hand_in_private() {
    let mut game = daylight(
        "marquise alliance eyrie",
        "clearings.1.marquise.warriors = 1\nmarquise.crafted = [\"codebreakers\"]\n\
         alliance.hand = [\"anvil\", \"sword\"]\n",
    );
    assert_eq!(game.options("use"), ["use codebreakers alliance"]);
    game.take("use codebreakers alliance");
    let of = |id: &str| Viewer::Seat(game.seat(id));
    assert_eq!(game.seen_list(of("marquise"), "alliance", "hand"), ["anvil", "sword"]);
    assert!(game.seen_list(of("eyrie"), "alliance", "hand").is_empty());
    assert!(!game.told(of("eyrie")).iter().any(|event| event.contains("anvil")));
    assert!(!game.offers_any("use"), "once a turn");
}

#[test]
fn law_4_1_3_an_effect_is_fresh_again_in_the_next_turn() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise.warriors = 1\nmarquise.crafted = [\"codebreakers\"]\nalliance.hand = [\"anvil\"]\n\
         alliance.supporters = [\"sword\"]\nused.effects = [\"codebreakers\"]\n",
    );
    assert!(!game.offers_any("use"));
    game.chance(["card bake_sale"]).take("pass");
    game.take("pass");
    game.chance(["card investments"]).take("pass");
    assert_eq!(game.turn(), "marquise");
    assert!(game.offers("use codebreakers alliance"));
}
