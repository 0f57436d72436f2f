//! The Marquise de Cat.

use crate::law::support::*;

#[test]
fn law_6_2_1_workshops_craft_at_the_start_of_daylight() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1, sawmill = 0 }\nclearings.8.marquise.sawmill = 1\n\
         marquise.hand = [\"anvil\", \"armorers\"]\n",
    );
    assert_eq!(game.options("craft"), ["craft anvil", "craft armorers"]);
    game.take("march 1 5 1").take("pass");
    game.refusal("craft anvil");
    assert!(!game.offers_any("craft"));
}

#[test]
fn law_6_2_1_sawmills_and_recruiters_do_not_craft() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nclearings.8.marquise.recruiter = 2\n\
         marquise.hand = [\"anvil\"]\n",
    );
    assert_eq!(game.refusal("craft anvil"), "4.1.1");
}

#[test]
fn law_6_2_2_nobody_else_places_pieces_at_the_keep() {
    let mut game = birdsong(
        "alliance marquise",
        "clearings.1.marquise.keep = 1\nclearings.10.alliance.sympathy = 1\n\
         alliance.supporters = [\"anvil\", \"bake_sale\", \"birdy_bindle\", \"sword\"]\n",
    );
    // 1 is next to 10
    game.take("pass");
    assert_eq!(game.options("spread"), ["spread 12", "spread 2"]);
    assert_eq!(game.refusal("spread 1"), "6.2.2");
}

#[test]
fn law_6_2_2_moving_in_is_allowed() {
    let game = daylight(
        "eyrie marquise",
        "clearings.1.marquise.keep = 1\nclearings.5.eyrie = { warriors = 2, roost = 1 }\neyrie.leader = \"despot\"\n",
    );
    assert!(game.offers("move bird 5 1 2"));
}

#[test]
fn law_6_2_2_a_removed_keep_never_returns_and_protects_no_more() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.1 = { marquise = { keep = 1 }, eyrie = { warriors = 3 } }\neyrie.leader = \"commander\"\n\
         eyrie.resolved.viziers = [\"move\"]\neyrie.decree.build = [\"ambush_bird\", \"sword\"]\n\
         clearings.5.eyrie.warriors = 1\nmarquise.hand = [\"anvil\"]\n",
    );
    game.chance(["dice 0 0"]).take("pass");
    assert_eq!((game.on_map("keep"), game.stock("keep"), game.score("eyrie")), (0, 0, Some(1)));
    assert!(game.offers("build bird 1"));
}

/// Three Marquise warriors fall in clearing 5, a rabbit one.
fn three_fall_in_5(hand: &str, rest: &str) -> Game {
    let mut game = daylight(
        "eyrie marquise",
        &format!(
            "clearings.5 = {{ marquise = {{ warriors = 4 }}, eyrie = {{ warriors = 5 }} }}\n\
             eyrie.leader = \"commander\"\neyrie.resolved.viziers = [\"move\"]\nmarquise.hand = {hand}\n{rest}"
        ),
    );
    game.chance(["dice 2 0"]).take("pass");
    assert_eq!(game.warriors("marquise", 5), 1);
    game
}

#[test]
fn law_6_2_3_field_hospitals_saves_all_warriors_of_one_clearing() {
    let mut game = three_fall_in_5(
        "[\"bake_sale\", \"birdy_bindle\", \"anvil\"]",
        "clearings.1.marquise.keep = 1\neyrie.decree.build = [\"sword\", \"investments\"]\n\
         clearings.9.eyrie.warriors = 1\nclearings.11.eyrie.warriors = 1\n",
    );
    assert_eq!((game.asked(), game.law()), ("marquise", "6.2.3"));
    // a rabbit or a bird
    assert_eq!(game.legal(), ["hospital bake_sale", "hospital birdy_bindle", "pass"]);
    assert_eq!(game.supply("marquise"), 24);
    game.take("hospital bake_sale");
    assert_eq!((game.warriors("marquise", 1), game.supply("marquise")), (3, 21));
    assert_eq!(game.discard(), ["bake_sale"]);
}

#[test]
fn law_6_2_3_not_without_the_keep() {
    let game = three_fall_in_5(
        "[\"bake_sale\"]",
        "clearings.9.eyrie.warriors = 1\nclearings.11.eyrie.warriors = 1\neyrie.decree.build = [\"sword\", \"investments\"]\n",
    );
    assert_eq!((game.asked(), game.supply("marquise")), ("eyrie", 24));
}

#[test]
fn law_6_2_3_at_once_so_that_an_attack_at_the_keep_goes_on() {
    marquise_waits();
    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 2, keep = 1 }, alliance = { warriors = 2 } }\n\
         marquise.hand = [\"anvil\"]\nalliance.hand = [\"ambush_fox\"]\n",
    );
    game.take("battle 1 alliance").take("ambush fox").take("pass");
    assert_eq!(game.law(), "6.2.3");
    game.chance(["dice 2 2"]).take("hospital anvil");
    assert_eq!(game.warriors("alliance", 1), 0, "the battle went on with the two that were saved");
}

#[test]
fn law_6_2_3_each_clearing_is_asked_for_by_itself() {
    let mut game = daylight(
        "eyrie marquise",
        "clearings.1 = { eyrie = { roost = 1, warriors = 1 } }\nclearings.12 = { eyrie = { roost = 1 }, marquise = { warriors = 2 } }\n\
         clearings.8 = { eyrie = { roost = 1 }, marquise = { warriors = 1 } }\nclearings.4.marquise.keep = 1\n\
         eyrie.hand = [\"favor_of_the_foxes\"]\nmarquise.hand = [\"anvil\", \"foxfolk_steel\", \"sword\"]\n",
    );
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.asked(), game.question().seat), ("marquise", game.seat("marquise")));
    game.take("hospital anvil");
    assert_eq!((game.asked(), game.law()), ("marquise", "6.2.3"));
    game.take("hospital foxfolk_steel");
    assert_eq!(game.warriors("marquise", 4), 3);
}

#[test]
fn law_6_3_1_25_warriors_and_8_wood_in_the_supply() {
    let game = new_game(&["marquise", "alliance"], []);
    assert_eq!((game.supply("marquise"), game.stock("wood")), (25, 8));
}

#[test]
fn law_6_3_2_the_keep_stands_in_a_corner_of_choice() {
    let mut game = new_game(&["marquise", "alliance"], []);
    assert_eq!(
        (game.law(), game.legal()),
        ("6.3.2", ["keep 1", "keep 2", "keep 3", "keep 4"].map(String::from).to_vec())
    );
    game.take("keep 3");
    assert_eq!(game.pieces("keep", 3), 1);
}

#[test]
fn law_6_3_3_a_warrior_everywhere_but_in_the_opposite_corner() {
    let mut game = new_game(&["marquise", "alliance"], []);
    game.take("keep 2");
    for number in 1..=12 {
        assert_eq!(game.warriors("marquise", number), u8::from(number != 4), "{number}");
    }
    assert_eq!(game.supply("marquise"), 14);
}

#[test]
fn law_6_3_4_a_sawmill_a_workshop_and_a_recruiter_at_the_keep_or_next_to_it() {
    let mut game = new_game(&["marquise", "alliance"], []);
    game.take("keep 1");
    // 1 has one slot, 5 and 9 two, 10 one beside its ruin
    let near = |piece: &str, open: &[u8]| -> Vec<String> {
        let mut texts: Vec<String> = open.iter().map(|number| format!("place {piece} {number}")).collect();
        texts.sort();
        texts
    };
    assert_eq!((game.law(), game.legal()), ("6.3.4", near("sawmill", &[1, 5, 9, 10])));
    game.take("place sawmill 1");
    assert_eq!(game.legal(), near("workshop", &[5, 9, 10]));
    game.take("place workshop 10");
    assert_eq!(game.legal(), near("recruiter", &[5, 9]));
    game.take("place recruiter 5");
    assert_eq!([("sawmill", 1), ("workshop", 10), ("recruiter", 5)].map(|(piece, at)| game.pieces(piece, at)), [1; 3]);
}

#[test]
fn law_6_3_5_the_other_fifteen_buildings_fill_the_tracks() {
    let mut game = new_game(&["marquise", "alliance"], []);
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5"]);
    assert_eq!(["sawmill", "workshop", "recruiter"].map(|piece| game.stock(piece)), [5; 3]);
}

#[test]
fn law_6_4_a_wood_for_each_sawmill_where_it_stands() {
    let game = birdsong(
        "marquise alliance",
        "clearings.5.marquise = { warriors = 1, sawmill = 2 }\nclearings.1.marquise = { sawmill = 1, wood = 1 }\n",
    );
    assert_eq!((game.pieces("wood", 5), game.pieces("wood", 1), game.stock("wood")), (2, 2, 4));
}

#[test]
fn law_6_4_the_marquise_says_where_when_the_wood_runs_short() {
    let mut game = birdsong(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nclearings.5.marquise = { sawmill = 2, wood = 6 }\n",
    );
    assert_eq!((game.law(), game.legal()), ("6.4", vec!["wood 1".to_owned(), "wood 5".to_owned()]));
    game.take("wood 5");
    assert_eq!((game.pieces("wood", 1), game.pieces("wood", 5), game.stock("wood")), (0, 8, 0));
}

#[test]
fn law_6_5_three_actions_in_any_mix_then_one_for_each_bird() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 2, recruiter = 1 }\nclearings.5.marquise = { sawmill = 1 }\n\
         marquise.hand = [\"birdy_bindle\", \"arms_trader\", \"bake_sale\", \"investments\", \"anvil\"]\n",
    );
    game.take("overwork 5 bake_sale").take("march 1 9 1").take("pass");
    assert_eq!(game.refusal("extra birdy_bindle"), "6.5");
    game.take("recruit");
    // the three actions are done
    assert_eq!(game.legal(), ["extra arms_trader", "extra birdy_bindle", "pass"]);
    game.take("extra arms_trader");
    assert!(game.offers_any("march") && !game.offers("recruit"));
    game.take("march 1 9 1").take("pass");
    game.take("extra birdy_bindle");
    assert!(game.offers_any("march"));
    assert_eq!(game.hand("marquise"), ["anvil", "investments"]);
}

#[test]
fn law_6_5_fewer_actions_may_be_taken() {
    let mut game =
        daylight("marquise alliance", "clearings.1.marquise.warriors = 2\nalliance.supporters = [\"anvil\"]\n");
    game.chance(["card sword"]).take("pass");
    assert_eq!(game.turn(), "alliance");
}

#[test]
fn law_6_5_1_a_battle() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 2 }, alliance = { warriors = 1 } }\nclearings.5.marquise.warriors = 1\n",
    );
    game.chance(["dice 1 0"]).take("battle 1 alliance");
    assert_eq!(game.state().used.actions, 1);
    assert_eq!(game.warriors("marquise", 1), 1, "the Alliance defends with the higher roll");
}

#[test]
fn law_6_5_2_a_march_is_up_to_two_moves() {
    let mut game = daylight("marquise alliance", "clearings.1.marquise.warriors = 2\n");
    game.take("march 1 5 1");
    assert_eq!(game.law(), "6.5.2");
    assert!(game.offers("pass"));
    game.take("march 5 2 1");
    assert_eq!((game.law(), game.state().used.actions), ("6.5", 1));
}

#[test]
fn law_6_5_3_recruit_once_a_turn_at_every_recruiter() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.5.marquise = { recruiter = 2 }\nclearings.1.marquise = { recruiter = 1 }\n",
    );
    game.take("recruit");
    assert_eq!((game.warriors("marquise", 5), game.warriors("marquise", 1), game.supply("marquise")), (2, 1, 22));
    assert_eq!(game.refusal("recruit"), "6.5.3");
}

#[test]
fn law_6_5_4_build_places_one_building() {
    let mut game = daylight("marquise alliance", "clearings.5.marquise = { warriors = 1, sawmill = 1, wood = 1 }\n");
    game.take("build 5 sawmill");
    assert_eq!((game.pieces("sawmill", 5), game.stock("sawmill"), game.stock("wood")), (2, 4, 8));
}

#[test]
fn law_6_5_4_i_a_ruled_clearing_with_a_slot_and_the_leftmost_building() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.5.marquise = { warriors = 2, wood = 4 }\nclearings.2 = { marquise = { warriors = 1, wood = 3 }, alliance = { warriors = 1 } }\n\
         clearings.9.marquise.sawmill = 2\nclearings.7.marquise.workshop = 1\n",
    );
    assert_eq!(game.refusal("build 2 workshop"), "6.5.4.I");
    // the third sawmill costs two, the second workshop one, the first recruiter nothing
    assert_eq!(game.options("build 5"), ["build 5 recruiter", "build 5 sawmill", "build 5 workshop"]);
    game.take("build 5 sawmill");
    assert_eq!((game.pieces("wood", 5), game.score("marquise")), (2, Some(2)));
}

#[test]
fn law_6_5_4_i_a_building_costs_what_stands_above_it() {
    let cost = [0, 1, 2, 3, 3, 4];
    for built in 0..6u8 {
        for (wood, legal) in [(cost[usize::from(built)], true), (cost[usize::from(built)] - 1, false)] {
            if wood < 0 {
                continue;
            }
            // sawmills in 7, 8 and 9, cut off from clearing 5
            let places: String = (0..3)
                .map(|at| {
                    format!("clearings.{}.marquise.sawmill = {}\n", 7 + at, (built.saturating_sub(2 * at)).min(2))
                })
                .collect();
            let position = format!("{places}clearings.5.marquise = {{ warriors = 1, wood = {wood} }}\n");
            let game = daylight("marquise alliance", &position);
            assert_eq!(game.offers("build 5 sawmill"), legal, "{built} sawmills, {wood} wood");
        }
    }
}

#[test]
fn law_6_5_4_ii_wood_comes_through_ruled_clearings_only() {
    // 5 - 1 - 9 are ruled and joined; 2 is ruled by nobody and cuts 6 off
    let mut game = daylight(
        "marquise alliance",
        "clearings.5.marquise = { warriors = 1 }\nclearings.1.marquise = { warriors = 1 }\n\
         clearings.9.marquise = { warriors = 1, wood = 1, sawmill = 2 }\n\
         clearings.6.marquise = { warriors = 1, wood = 5 }\n",
    );
    assert_eq!(game.refusal("build 5 sawmill"), "6.5.4.II");
    game.take("march 5 2 1").take("pass");
    // now 2 is ruled and 5 is not
    assert_eq!(game.options("build 2"), ["build 2 recruiter", "build 2 sawmill", "build 2 workshop"]);
    game.take("build 2 sawmill");
    assert_eq!((game.pieces("wood", 6), game.pieces("wood", 9)), (3, 1));
}

#[test]
fn law_6_5_4_ii_the_marquise_picks_the_wood() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.5.marquise = { warriors = 1, wood = 1 }\nclearings.1.marquise = { warriors = 1, wood = 1 }\n\
         clearings.9.marquise = { warriors = 1, wood = 1, sawmill = 2 }\n",
    );
    game.take("build 5 sawmill");
    assert_eq!((game.law(), game.legal()), ("6.5.4.II", ["pay 1", "pay 5", "pay 9"].map(str::to_owned).to_vec()));
    game.take("pay 9");
    assert_eq!(game.legal(), ["pay 1", "pay 5"]);
    game.take("pay 5");
    assert_eq!([1, 5, 9].map(|number| game.pieces("wood", number)), [1, 0, 0]);
    assert_eq!(game.pieces("sawmill", 5), 1);
}

#[test]
fn law_6_5_4_iii_a_building_scores_the_points_it_uncovers() {
    let tracks = [("sawmill", [0, 1, 2, 3, 4, 5]), ("workshop", [0, 2, 2, 3, 4, 5]), ("recruiter", [0, 1, 2, 3, 3, 4])];
    for (piece, points) in tracks {
        for built in 0..6u8 {
            let places: String = (0..3)
                .map(|at| {
                    format!("clearings.{}.marquise.{piece} = {}\n", 7 + at, (built.saturating_sub(2 * at)).min(2))
                })
                .collect();
            let position = format!("{places}clearings.5.marquise = {{ warriors = 1, wood = 4 }}\n");
            let mut game = daylight("marquise alliance", &position);
            game.take(&format!("build 5 {piece}"));
            assert_eq!(game.score("marquise"), Some(points[usize::from(built)]), "{piece} {built}");
            assert_eq!(game.pieces(piece, 5), 1);
        }
    }
}

#[test]
fn law_6_5_5_overwork_spends_a_card_of_a_sawmills_suit_for_a_wood() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.hand = [\"anvil\", \"foxfolk_steel\", \"sword\"]\n",
    );
    assert_eq!(game.refusal("overwork 1 sword"), "6.5.5");
    assert_eq!(game.refusal("overwork 5 anvil"), "6.5.5");
    game.take("overwork 1 anvil").take("overwork 1 foxfolk_steel");
    assert_eq!((game.pieces("wood", 1), game.state().used.actions), (2, 2));
    assert_eq!(game.discard(), ["anvil", "foxfolk_steel"]);
}

#[test]
fn law_6_6_draw_one_and_one_for_each_uncovered_icon() {
    for (recruiters, drawn) in [(0u8, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let places: String = (0..3)
            .map(|at| {
                format!("clearings.{}.marquise.recruiter = {}\n", 7 + at, recruiters.saturating_sub(2 * at).min(2))
            })
            .collect();
        let cards = "deck_top = [\"sword\", \"bake_sale\", \"investments\"]\nalliance.supporters = [\"anvil\"]\n";
        let mut game = daylight("marquise alliance", &format!("{places}clearings.1.marquise.warriors = 1\n{cards}"));
        game.take("pass");
        assert_eq!(game.hand("marquise").len(), drawn, "{recruiters} recruiters");
    }
}

#[test]
fn law_6_6_then_discard_down_to_five_of_choice() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise.warriors = 1\nalliance.supporters = [\"birdy_bindle\"]\n\
         marquise.hand = [\"anvil\", \"foxfolk_steel\", \"sword\", \"bake_sale\", \"investments\", \"armorers\"]\n",
    );
    game.chance(["card sappers"]).take("pass");
    assert_eq!((game.law(), game.legal().len()), ("6.6", 7));
    game.take("discard anvil").take("discard sappers");
    assert_eq!((game.hand("marquise").len(), game.turn()), (5, "alliance"));
    assert_eq!(game.discard(), ["anvil", "sappers"]);
}

#[test]
fn law_6_5_who_can_do_nothing_is_not_asked() {
    let idle = |more: &str| {
        format!(
            "seats = [\"marquise\", \"eyrie\"]\nphase = \"daylight\"\neyrie.hand = [\"cobbler\"]\n\
             clearings.3.eyrie = {{ roost = 1, warriors = 6 }}\n{more}"
        )
    };
    let goes_on = |more: &str| table_with(["card sappers"], &idle(more)).asked();
    assert_eq!(goes_on(""), "eyrie", "no piece and no hand");
    let spent = "used = { actions = 3 }\nclearings.9.marquise.warriors = 1\n";
    assert_eq!(goes_on(spent), "eyrie", "no action and no card");
    // 6.5: what the card is only the Marquise knows
    let hand = "marquise.hand = [\"sword\"]\n";
    assert_eq!(goes_on(hand), "eyrie", "with actions left no card helps without a piece");
    assert_eq!(table(&idle(&format!("{spent}{hand}"))).asked(), "marquise", "it might be a bird");
}
