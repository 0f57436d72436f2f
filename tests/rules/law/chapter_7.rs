//! The Eyrie Dynasties.

use crate::law::support::*;
use thicket::games::root::state::frame::Phase;

#[test]
fn law_7_2_1_roosts_craft_before_the_decree() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.1.eyrie = { roost = 1, warriors = 2 }\neyrie.leader = \"despot\"\neyrie.hand = [\"anvil\", \"armorers\"]\n",
    );
    assert_eq!(game.options("craft"), ["craft anvil", "craft armorers"]);
    assert!(game.offers("move bird 1 5 1"), "the first card may also be resolved at once");
    game.take("craft anvil");
    assert_eq!(game.items("eyrie", "hammer"), 1);
    assert_eq!(game.refusal("craft armorers"), "4.1.1");
}

#[test]
fn law_7_2_2_the_eyrie_rules_where_it_ties_for_the_most() {
    let game = daylight(
        "marquise eyrie alliance",
        "clearings.5 = { marquise = { warriors = 2 }, eyrie = { warriors = 1, roost = 1 } }\n\
         clearings.1 = { marquise = { warriors = 2 }, eyrie = { warriors = 1 }, alliance = { warriors = 2 } }\n\
         clearings.2 = { marquise = { warriors = 1 }, eyrie = { warriors = 1 }, alliance = { warriors = 1 } }\n",
    );
    assert_eq!([5, 1, 2].map(|number| game.ruler(number)), [Some("eyrie"), None, Some("eyrie")]);
}

#[test]
fn law_7_2_2_not_where_it_has_no_pieces() {
    marquise_waits();
    let game = daylight(
        "marquise eyrie alliance",
        "clearings.5 = { marquise = { keep = 0, wood = 1 }, alliance = { sympathy = 1 } }\n",
    );
    assert_eq!([5, 7].map(|number| game.ruler(number)), [None, None]);
}

#[test]
fn law_7_2_3_a_crafted_item_scores_one_point() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 2 }\nclearings.10.eyrie = { roost = 1 }\neyrie.leader = \"despot\"\n\
         eyrie.hand = [\"bake_sale\"]\n",
    );
    game.take("craft bake_sale");
    assert_eq!((game.score("eyrie"), game.items("eyrie", "coin")), (Some(1), 1));
}

#[test]
fn law_7_3_1_twenty_warriors() {
    let game = new_game(&["eyrie", "alliance"], []);
    assert_eq!(game.supply("eyrie"), 20);
}

#[test]
fn law_7_3_2_a_roost_and_six_warriors_opposite_a_starting_corner() {
    for (keep, opposite) in [(1, 3), (2, 4), (3, 1), (4, 2)] {
        let mut game = new_game(&["marquise", "eyrie"], []);
        let near =
            game.state().board.adjacent(clearing(keep)).iter().filter(|&at| game.state().open_slots(at) > 1).count();
        game.take(&format!("keep {keep}"));
        for piece in ["sawmill", "workshop", "recruiter"] {
            let places = game.options(&format!("place {piece}"));
            game.take(&places[0]);
        }
        assert!(near > 0);
        assert_eq!((game.pieces("roost", opposite), game.warriors("eyrie", opposite)), (1, 6));
        assert_eq!(game.law(), "7.3.3");
    }
}

#[test]
fn law_7_3_2_any_corner_if_nobody_starts_in_one() {
    let mut game = new_game(&["alliance", "eyrie"], []);
    assert_eq!(game.law(), "7.3.2");
    assert_eq!(game.legal(), ["roost 1", "roost 2", "roost 3", "roost 4"]);
    game.take("roost 2");
    assert_eq!((game.pieces("roost", 2), game.warriors("eyrie", 2)), (1, 6));
}

#[test]
fn law_7_3_3_any_leader_may_be_chosen_and_the_others_lie_face_up() {
    let mut game = new_game(&["alliance", "eyrie"], []);
    game.take("roost 2");
    assert_eq!(game.legal(), ["leader builder", "leader charismatic", "leader commander", "leader despot"]);
    game.take("leader commander");
    let eyrie = game.state().eyrie(game.seat("eyrie")).expect("the Eyrie plays");
    assert_eq!(eyrie.leader.map(|leader| leader.id()), Some("commander"));
    assert_eq!(eyrie.deposed, [false; 4]);
}

fn viziers(game: &Game) -> Vec<&'static str> {
    use thicket::games::root::factions::eyrie::words::Column;
    let eyrie = game.state().eyrie(game.seat("eyrie")).expect("the Eyrie plays");
    Column::ALL.iter().filter(|column| eyrie.viziers[column.index()]).map(|column| column.id()).collect()
}

#[test]
fn law_7_3_4_two_viziers_in_the_columns_of_the_leader() {
    let columns = [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ];
    for (leader, expected) in columns {
        let mut game = new_game(&["alliance", "eyrie"], []);
        game.take("roost 2").take(&format!("leader {leader}"));
        assert_eq!(viziers(&game), expected, "{leader}");
    }
}

#[test]
fn law_7_3_5_six_roosts_are_left() {
    let mut game = new_game(&["alliance", "eyrie"], []);
    game.take("roost 2");
    assert_eq!(game.stock("roost"), 6);
}

const HOME: &str = "clearings.5.eyrie = { roost = 1, warriors = 3 }\n";

#[test]
fn law_7_4_the_three_steps_come_in_their_order() {
    // emergency orders first: the card drawn goes to the Decree, and only then a roost is placed
    let mut game = birdsong_with(["card sword"], "eyrie marquise", "clearings.5.marquise.warriors = 1\n");
    assert_eq!((game.law(), game.hand("eyrie")), ("7.4.2", vec!["sword"]));
    assert_eq!(game.on_map("roost"), 0);
    game.take("decree sword build");
    assert_eq!(game.law(), "7.4.3");
}

#[test]
fn law_7_4_1_an_empty_hand_draws_a_card() {
    let game = birdsong_with(["card sword"], "eyrie marquise", HOME);
    assert_eq!(game.hand("eyrie"), ["sword"]);
    let game = birdsong("eyrie marquise", &format!("{HOME}eyrie.hand = [\"anvil\"]\n"));
    assert_eq!(game.hand("eyrie"), ["anvil"]);
}

#[test]
fn law_7_4_2_one_or_two_cards_into_any_columns_at_most_one_bird() {
    let hand = "eyrie.hand = [\"anvil\", \"armorers\", \"sappers\"]\n";
    let mut game = birdsong("eyrie marquise", &format!("{HOME}{hand}"));
    assert!(!game.offers("pass"), "one card at least");
    assert_eq!(game.legal().len(), 3 * 4);
    game.take("decree armorers battle");
    // no second bird
    assert_eq!(
        game.legal(),
        ["decree anvil battle", "decree anvil build", "decree anvil move", "decree anvil recruit", "pass"]
    );
    game.take("decree anvil battle");
    assert_eq!(game.phase(), Phase::Daylight);
    let mut game = birdsong("eyrie marquise", &format!("{HOME}{hand}"));
    game.take("decree anvil move").take("pass");
    assert_eq!((game.phase(), game.hand("eyrie").len()), (Phase::Daylight, 2));
}

#[test]
fn law_7_4_2_two_cards_of_suits_may_be_added() {
    let mut game = birdsong("eyrie marquise", &format!("{HOME}eyrie.hand = [\"anvil\", \"sword\", \"bake_sale\"]\n"));
    game.take("decree anvil move").take("decree sword build");
    assert_eq!(game.hand("eyrie"), ["bake_sale"]);
}

#[test]
fn law_7_4_3_without_a_roost_one_and_three_warriors_come_where_the_fewest_warriors_are() {
    let everywhere: String = (1..=12)
        .map(|number| {
            format!("clearings.{number}.marquise.warriors = {}\n", if number == 6 || number == 9 { 1 } else { 2 })
        })
        .collect();
    let mut game =
        birdsong("eyrie marquise", &format!("{everywhere}eyrie.hand = [\"anvil\"]\neyrie.leader = \"despot\"\n"));
    game.take("decree anvil move");
    assert_eq!(game.legal(), ["roost 6", "roost 9"]);
    game.take("roost 9");
    assert_eq!((game.pieces("roost", 9), game.warriors("eyrie", 9)), (1, 3));
}

#[test]
fn law_7_4_3_clearings_that_cannot_take_all_pieces_are_no_choice() {
    // the keep in 1, no open slot in 3, warriors of the Eyrie itself in 4; all others have more warriors
    let others: String = [2, 5, 6, 7, 8, 9, 10, 11, 12]
        .iter()
        .map(|number| format!("clearings.{number}.marquise.warriors = 2\n"))
        .collect();
    let mut game = birdsong(
        "eyrie marquise",
        &format!(
            "clearings.1.marquise.keep = 1\nclearings.3.marquise.sawmill = 1\nclearings.4.eyrie.warriors = 1\n\
             {others}eyrie.hand = [\"anvil\"]\neyrie.leader = \"despot\"\n"
        ),
    );
    game.take("decree anvil build");
    assert_eq!((game.pieces("roost", 4), game.warriors("eyrie", 4)), (1, 4));
}

#[test]
fn law_7_4_3_not_with_a_roost_on_the_map() {
    let mut game = birdsong("eyrie marquise", &format!("{HOME}eyrie.hand = [\"anvil\"]\n"));
    game.take("decree anvil move");
    assert_eq!((game.on_map("roost"), game.phase()), (1, Phase::Daylight));
}

#[test]
fn law_7_5_crafting_comes_before_the_decree_and_not_after_its_first_card() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 3 }\neyrie.leader = \"builder\"\neyrie.hand = [\"a_visit_to_friends\"]\n\
         clearings.9.eyrie = { roost = 1 }\n",
    );
    assert!(game.offers("craft a_visit_to_friends"));
    game.take("recruit bird 5");
    assert!(!game.offers_any("craft"));
    game.refusal("craft a_visit_to_friends");
}

#[test]
fn law_7_5_1_as_many_cards_as_the_roosts_pay() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 3 }\nclearings.2.eyrie = { roost = 1 }\neyrie.leader = \"builder\"\n\
         eyrie.hand = [\"a_visit_to_friends\", \"codebreakers\", \"sappers\"]\n",
    );
    game.take("craft a_visit_to_friends").take("craft codebreakers");
    assert_eq!(game.refusal("craft sappers"), "4.1.1");
}

#[test]
fn law_7_5_2_the_columns_from_left_to_right_and_each_card_once() {
    marquise_waits();
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 3 }\nclearings.2.eyrie = { roost = 1, warriors = 1 }\n\
         eyrie.leader = \"builder\"\neyrie.decree.recruit = [\"sword\"]\neyrie.decree.move = [\"bake_sale\"]\n",
    );
    // recruit: a vizier and a mouse, in any order
    assert_eq!(game.legal(), ["recruit bird 2", "recruit bird 5", "recruit mouse 2"]);
    game.take("recruit mouse 2");
    assert_eq!(game.legal(), ["recruit bird 2", "recruit bird 5"]);
    game.take("recruit bird 5");
    // move: a vizier and a rabbit
    assert!(game.offers("move rabbit 5 1 4") && game.offers("move bird 2 6 2") && !game.offers("move rabbit 2 6 2"));
    assert_eq!(game.refusal("move rabbit 2 6 2"), "7.5.2");
    assert!(!game.offers("pass"), "no possible card may be skipped");
    game.take("move rabbit 5 1 4");
    assert!(!game.offers_any("move rabbit"));
    game.chance(["card anvil"]);
    game.take("move bird 2 6 2");
    assert_eq!((game.turn(), game.hand("eyrie")), ("marquise", vec!["anvil"]));
}

#[test]
fn law_7_5_2_a_card_that_cannot_be_done_brings_turmoil_and_may_be_taken_first() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 3 }\nclearings.2.eyrie = { roost = 1, warriors = 1 }\n\
         eyrie.leader = \"builder\"\neyrie.decree.recruit = [\"anvil\"]\neyrie.score = 10\n",
    );
    assert_eq!(game.legal(), ["recruit bird 2", "recruit bird 5", "turmoil fox"]);
    assert_eq!(game.refusal("turmoil bird"), "7.5.2");
    game.take("turmoil fox");
    assert_eq!((game.law(), game.score("eyrie")), ("7.7.3", Some(8)));
}

#[test]
fn law_7_5_2_i_recruit_one_warrior_at_a_matching_roost() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 3 }\nclearings.10.eyrie = { roost = 1 }\nclearings.3.eyrie.warriors = 1\n\
         eyrie.leader = \"despot\"\neyrie.decree.recruit = [\"bake_sale\"]\n",
    );
    assert_eq!(game.legal(), ["recruit rabbit 10", "recruit rabbit 5"]);
    assert_eq!(game.refusal("recruit rabbit 3"), "7.5.2.I");
    game.take("recruit rabbit 10");
    assert_eq!(game.warriors("eyrie", 10), 1);
}

#[test]
fn law_7_5_2_ii_move_at_least_one_warrior_out_of_a_matching_clearing() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 2 }\nclearings.8.eyrie = { warriors = 2 }\n\
         eyrie.leader = \"charismatic\"\neyrie.decree.move = [\"anvil\"]\neyrie.resolved.viziers = [\"recruit\"]\n",
    );
    assert_eq!(game.legal(), ["move fox 8 4 1", "move fox 8 4 2", "move fox 8 7 1", "move fox 8 7 2"]);
    assert_eq!(game.refusal("move fox 5 1 1"), "7.5.2");
    assert_eq!(game.refusal("move fox 8 4 3"), "4.2");
}

#[test]
fn law_7_5_2_iii_battle_in_a_matching_clearing() {
    let mut game = daylight(
        "eyrie marquise alliance",
        "clearings.5 = { eyrie = { roost = 1, warriors = 2 }, marquise = { warriors = 1 } }\n\
         clearings.8 = { eyrie = { warriors = 2 }, marquise = { warriors = 1 }, alliance = { sympathy = 1 } }\n\
         clearings.9.eyrie.warriors = 1\nclearings.11.eyrie.warriors = 1\neyrie.leader = \"despot\"\neyrie.decree.battle = [\"anvil\"]\neyrie.resolved.viziers = [\"move\"]\n",
    );
    assert_eq!(game.legal(), ["battle fox 8 alliance", "battle fox 8 marquise"]);
    assert_eq!(game.refusal("battle fox 5 marquise"), "7.5.2");
    game.chance(["dice 0 0"]).take("battle fox 8 marquise");
}

#[test]
fn law_7_5_2_iv_build_in_a_matching_ruled_clearing_with_a_slot_and_no_roost() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 2 }\nclearings.3 = { eyrie = { warriors = 2 }, marquise = { sawmill = 1 } }\n\
         clearings.4 = { eyrie = { warriors = 1 }, marquise = { warriors = 2 } }\nclearings.10.eyrie.warriors = 1\n\
         clearings.8.eyrie.warriors = 1\nclearings.1 = { eyrie = { warriors = 1 }, marquise = { warriors = 1 } }\n\
         eyrie.leader = \"commander\"\neyrie.resolved.viziers = [\"move\", \"battle\"]\n\
         eyrie.decree.build = [\"bake_sale\", \"anvil\"]\n",
    );
    // 5 has a roost, 3 no slot, 4 is the Marquise's; a tie is enough in 1
    assert_eq!(game.legal(), ["build fox 1", "build fox 8", "build rabbit 10"]);
    assert_eq!(game.refusal("build rabbit 5"), "7.5.2.IV");
    assert_eq!(game.refusal("build rabbit 3"), "2.2.3");
    assert_eq!(game.refusal("build rabbit 4"), "7.5.2.IV");
    game.take("build rabbit 10");
    assert_eq!((game.pieces("roost", 10), game.stock("roost")), (1, 5));
}

/// This many roosts, in clearings with two slots.
fn roosts(count: u8) -> String {
    let places = [2, 5, 7, 8, 9, 11, 12];
    places[..usize::from(count)].iter().map(|number| format!("clearings.{number}.eyrie.roost = 1\n")).collect()
}

#[test]
fn law_7_6_1_evening_scores_the_rightmost_empty_roost_space() {
    let points = [0, 0, 1, 2, 3, 4, 4, 5];
    for count in 0..=7u8 {
        let draws = "deck_top = [\"sword\", \"bake_sale\", \"investments\"]\nalliance.supporters = [\"anvil\"]\n";
        let game = evening_with([], "eyrie alliance", &format!("{}{draws}", roosts(count)));
        assert_eq!(game.score("eyrie"), Some(points[usize::from(count)]), "{count} roosts");
    }
}

#[test]
fn law_7_6_2_draw_one_and_one_for_each_uncovered_icon() {
    for (count, drawn) in [(0u8, 1), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3)] {
        let draws = "deck_top = [\"sword\", \"bake_sale\", \"investments\"]\nalliance.supporters = [\"anvil\"]\n";
        let game = evening_with([], "eyrie alliance", &format!("{}{draws}", roosts(count)));
        assert_eq!(game.hand("eyrie").len(), drawn, "{count} roosts");
    }
}

#[test]
fn law_7_6_2_then_discard_down_to_five_of_choice() {
    let mut game = evening_with(
        ["card sword"],
        "eyrie alliance",
        "eyrie.hand = [\"anvil\", \"armorers\", \"sappers\", \"bake_sale\", \"investments\"]\nalliance.supporters = [\"root_tea_fox\"]\n",
    );
    assert_eq!((game.law(), game.legal().len()), ("7.6.2", 6));
    game.take("discard armorers");
    assert_eq!((game.hand("eyrie").len(), game.turn()), (5, "alliance"));
}

/// A Decree whose recruit column asks for a fox roost that is not there.
fn turmoil(leader: &str, deposed: &str) -> Game {
    let mut game = daylight(
        "eyrie alliance",
        &format!(
            "clearings.5.eyrie = {{ roost = 1, warriors = 2 }}\nclearings.2.eyrie = {{ roost = 1, warriors = 1 }}\n\
             eyrie.leader = \"{leader}\"\neyrie.deposed = {deposed}\neyrie.score = 10\neyrie.hand = [\"bake_sale\"]\n\
             eyrie.decree = {{ recruit = [\"anvil\", \"sword\"], build = [\"armorers\", \"sappers\"] }}\n\
             alliance.supporters = [\"root_tea_fox\"]\n"
        ),
    );
    game.take("turmoil fox");
    game
}

#[test]
fn law_7_7_turmoil_comes_at_once() {
    // the mouse card of the same column, and all other columns, are no longer resolved
    let game = turmoil("builder", "[]");
    assert_eq!((game.law(), game.warriors("eyrie", 2), game.warriors("eyrie", 5)), ("7.7.3", 1, 2));
}

#[test]
fn law_7_7_1_a_point_is_lost_for_each_bird_viziers_included() {
    assert_eq!(turmoil("builder", "[]").score("eyrie"), Some(10 - 4));
}

#[test]
fn law_7_7_2_all_cards_but_the_viziers_are_discarded() {
    let game = turmoil("builder", "[]");
    assert_eq!(game.discard(), ["anvil", "armorers", "sappers", "sword"]);
    let eyrie = game.state().eyrie(game.seat("eyrie")).expect("the Eyrie plays");
    assert!(eyrie.cards().is_empty());
}

#[test]
fn law_7_7_3_a_new_leader_from_those_that_lie_face_up() {
    let mut game = turmoil("builder", "[\"despot\"]");
    assert_eq!(game.legal(), ["leader charismatic", "leader commander"]);
    game.chance(["card investments"]).take("leader commander");
    assert_eq!(viziers(&game), ["move", "battle"]);
}

#[test]
fn law_7_7_3_the_last_face_up_leader_comes_without_a_choice() {
    let position = "clearings.5.eyrie = { roost = 1, warriors = 2 }\nclearings.2.eyrie = { roost = 1, warriors = 1 }\n\
                    eyrie.leader = \"builder\"\neyrie.deposed = [\"despot\", \"commander\"]\neyrie.hand = [\"bake_sale\"]\n\
                    eyrie.decree.recruit = [\"anvil\"]\nalliance.supporters = [\"root_tea_fox\"]\n";
    let mut game = daylight("eyrie alliance", position);
    game.chance(["card investments"]).take("turmoil fox");
    assert_eq!(viziers(&game), ["recruit", "battle"]);
}

#[test]
fn law_7_7_3_with_none_face_up_all_four_are_turned_and_one_is_chosen() {
    let game = turmoil("builder", "[\"despot\", \"commander\", \"charismatic\"]");
    assert_eq!(game.legal(), ["leader builder", "leader charismatic", "leader commander", "leader despot"]);
}

#[test]
fn law_7_7_4_daylight_ends_and_evening_begins() {
    let mut game = turmoil("builder", "[]");
    game.chance(["card investments"]).take("leader despot");
    // two roosts score a point, one card is drawn, and the turn is over
    assert_eq!((game.score("eyrie"), game.turn()), (Some(7), "alliance"));
    assert_eq!(game.hand("eyrie"), ["bake_sale", "investments"]);
}

#[test]
fn law_7_8_1_the_builder_scores_what_is_printed() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5.eyrie = { roost = 1, warriors = 2 }\nclearings.10.eyrie = { roost = 1 }\neyrie.leader = \"builder\"\n\
         eyrie.hand = [\"bake_sale\"]\n",
    );
    game.take("craft bake_sale");
    assert_eq!(game.score("eyrie"), Some(3));
}

#[test]
fn law_7_8_2_the_charismatic_recruits_two_at_a_time() {
    let position = |warriors: u8| {
        format!(
            "clearings.5.eyrie = {{ roost = 1, warriors = {warriors} }}\nclearings.10.eyrie = {{ roost = 1 }}\n\
             eyrie.leader = \"charismatic\"\neyrie.score = 5\nclearings.9 = {{ marquise = {{ warriors = 1 }}, eyrie = {{ warriors = 1 }} }}\n\
             clearings.7 = {{ marquise = {{ warriors = 1 }}, eyrie = {{ warriors = 1 }} }}\n"
        )
    };
    let mut game = daylight("eyrie marquise", &position(3));
    game.take("recruit bird 10");
    assert_eq!((game.warriors("eyrie", 10), game.law()), (2, "7.5.2.III"));
    // one warrior left: it is placed, and then there is turmoil
    let mut game = daylight("eyrie marquise", &position(17));
    assert_eq!(game.supply("eyrie"), 1);
    game.take("recruit bird 10");
    assert_eq!((game.warriors("eyrie", 10), game.law(), game.score("eyrie")), (1, "7.7.3", Some(3)));
}

#[test]
fn law_7_8_3_the_commander_adds_a_hit_as_attacker_only() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5 = { eyrie = { roost = 1, warriors = 3 }, marquise = { warriors = 3 } }\n\
         clearings.9 = { eyrie = { warriors = 3 }, marquise = { warriors = 3 } }\n\
         clearings.2.eyrie.warriors = 1\neyrie.leader = \"commander\"\neyrie.resolved.viziers = [\"move\"]\n\
         eyrie.decree.build = [\"sword\"]\n",
    );
    game.chance(["dice 1 0"]).take("battle bird 5 marquise");
    assert_eq!((game.warriors("marquise", 5), game.warriors("eyrie", 5)), (1, 3));
    let mut game = daylight(
        "marquise eyrie",
        "clearings.5 = { eyrie = { roost = 1, warriors = 3 }, marquise = { warriors = 3 } }\neyrie.leader = \"commander\"\n\
         clearings.1.marquise.warriors = 1\n",
    );
    game.chance(["dice 1 0"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("marquise", 5), game.warriors("eyrie", 5)), (3, 2));
}

#[test]
fn law_7_8_4_the_despot_scores_one_more_for_a_battle_that_removes_buildings_or_tokens() {
    let attack = |pieces: &str| {
        let mut game = daylight(
            "eyrie marquise",
            &format!(
                "clearings.5 = {{ eyrie = {{ roost = 1, warriors = 3 }}, marquise = {{ {pieces} }} }}\n\
                 clearings.9 = {{ eyrie = {{ warriors = 3 }}, marquise = {{ warriors = 1 }} }}\nclearings.2.eyrie.warriors = 1\n\
                 eyrie.leader = \"despot\"\neyrie.decree.battle = [\"armorers\"]\neyrie.resolved.viziers = [\"move\"]\n\
                 eyrie.decree.build = [\"sword\"]\n"
            ),
        );
        game.chance(["dice 2 0"]).take("battle bird 5 marquise");
        game.score("eyrie")
    };
    assert_eq!(attack("warriors = 1, wood = 2"), Some(2), "one token and the Despot's point");
    assert_eq!(attack("wood = 3"), Some(4), "three tokens, one point of the Despot's");
    assert_eq!(attack("warriors = 2, wood = 1"), Some(0), "only warriors fell");
}

#[test]
fn law_7_8_4_also_as_defender_and_once_a_battle() {
    // at the keep the ambush takes the last warrior and a wood, the hospital saves the warrior, the battle continues
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1 = { marquise = { warriors = 1, keep = 1, wood = 2 }, eyrie = { warriors = 3 } }\n\
         clearings.5.marquise.warriors = 1\neyrie.leader = \"despot\"\neyrie.hand = [\"ambush_fox\"]\nmarquise.hand = [\"anvil\"]\n",
    );
    game.take("battle 1 eyrie").take("ambush fox").take("pass").take("take wood");
    assert_eq!((game.score("eyrie"), game.law()), (Some(2), "6.2.3"));
    game.chance(["dice 2 2"]).take("hospital anvil");
    game.take("take wood");
    assert_eq!(game.score("eyrie"), Some(3), "another token, but not another point");
}
