//! Golden rules.

use crate::law::support::*;
use thicket::games::root::state::frame::Phase;
use thicket::kernel::Viewer;

#[test]
fn law_1_1_1_a_rule_of_a_faction_beats_the_general_one() {
    marquise_waits();
    // 3.2.2 gives the Marquise what is printed, 7.2.3 gives the Eyrie one point
    let mut game = daylight("marquise eyrie", "clearings.1.marquise.workshop = 1\nmarquise.hand = [\"anvil\"]\n");
    game.take("craft anvil");
    assert_eq!(game.score("marquise"), Some(2));
    let position =
        "clearings.1.eyrie = { roost = 1, warriors = 1 }\neyrie.leader = \"despot\"\neyrie.hand = [\"anvil\"]\n";
    let mut game = daylight("eyrie marquise", position);
    game.take("craft anvil");
    assert_eq!(game.score("eyrie"), Some(1));
}

#[test]
fn law_1_1_1_both_rules_hold_where_they_do_not_contradict() {
    // ruling by a tie (7.2.2) does not free the Eyrie from the path that a move needs (2.2.1)
    let mut game = daylight(
        "eyrie marquise",
        "clearings.5 = { eyrie = { warriors = 1 }, marquise = { warriors = 1 } }\n\
         clearings.9.eyrie.warriors = 1\neyrie.leader = \"despot\"\n",
    );
    assert!(game.offers("move bird 5 1 1"));
    assert_eq!(game.refusal("move bird 5 10 1"), "2.2.1");
}

#[test]
fn law_1_1_2_a_ban_is_not_lifted_by_a_permission() {
    // a bird in the Decree builds in any clearing (7.5.2), but never where the keep stands (6.2.2)
    let mut game = daylight(
        "eyrie marquise",
        "clearings.1 = { eyrie = { warriors = 3 }, marquise = { keep = 1 } }\n\
         clearings.5.eyrie = { warriors = 3, roost = 1 }\nclearings.9.eyrie.warriors = 1\nclearings.10.eyrie.warriors = 1\n\
         eyrie.leader = \"despot\"\neyrie.resolved.viziers = [\"move\"]\n\
         eyrie.decree.build = [\"ambush_bird\"]\n",
    );
    assert_eq!(game.options("build"), ["build bird 10", "build bird 9"]);
    assert_eq!(game.refusal("build bird 1"), "6.2.2");
}

/// Everything of the Alliance in the fox clearings goes at once: an outrage and a lost base.
fn favor_of_the_foxes() -> Game {
    let mut game = daylight(
        "eyrie alliance",
        "clearings.1.eyrie.roost = 1\nclearings.6.eyrie.roost = 1\nclearings.8.eyrie.roost = 1\n\
         clearings.12.alliance = { base_fox = 1, sympathy = 1 }\n\
         eyrie.hand = [\"favor_of_the_foxes\", \"anvil\"]\nalliance.supporters = [\"foxfolk_steel\", \"sword\"]\n\
         alliance.officers = 3\n",
    );
    game.take("craft favor_of_the_foxes");
    game
}

#[test]
fn law_1_1_3_the_player_in_turn_orders_what_happens_at_the_same_time() {
    let mut game = favor_of_the_foxes();
    assert_eq!((game.asked(), game.law()), ("eyrie", "1.1.3"));
    assert_eq!(game.legal(), ["settle base", "settle outrage"]);
    game.take_all(["settle base", "give anvil"]);
    assert_eq!((game.supporters(), game.officers()), (vec!["anvil", "sword"], 1));

    let mut game = favor_of_the_foxes();
    game.take_all(["settle outrage", "give anvil"]);
    assert_eq!(game.supporters(), ["sword"]);
    assert_eq!(game.discard(), ["anvil", "favor_of_the_foxes", "foxfolk_steel"]);
}

#[test]
fn law_1_2_1_a_hand_is_secret_and_its_size_is_not() {
    marquise_waits();
    let game = daylight("marquise eyrie alliance", "eyrie.hand = [\"anvil\", \"sword\"]\n");
    for viewer in [Viewer::Seat(game.seat("marquise")), Viewer::Spectator] {
        assert!(game.seen_list(viewer, "eyrie", "hand").is_empty());
        assert_eq!(game.seen_by(viewer)["eyrie"]["hand_hidden"].as_integer(), Some(2));
    }
    let own = Viewer::Seat(game.seat("eyrie"));
    assert_eq!(game.seen_list(own, "eyrie", "hand"), ["anvil", "sword"]);
}

#[test]
fn law_1_2_1_a_drawn_card_is_known_to_its_owner_alone() {
    let mut game =
        daylight("marquise alliance", "clearings.1.marquise.warriors = 1\nalliance.supporters = [\"sword\"]\n");
    game.chance(["card anvil"]).take("pass");
    assert!(game.events().contains(&"root-log-drew marquise anvil".to_owned()), "{:?}", game.events());
    let others = game.told(Viewer::Seat(game.seat("alliance")));
    assert!(others.contains(&"root-log-drew marquise ?".to_owned()), "{others:?}");
}

#[test]
fn law_1_2_2_everybody_sees_the_discard_pile() {
    marquise_waits();
    let game = daylight("marquise eyrie", "discard = [\"anvil\", \"sword\"]\n");
    assert_eq!(game.seen_list(Viewer::Spectator, "", "discard"), ["anvil", "sword"]);
    assert_eq!(game.seen_list(Viewer::Seat(game.seat("eyrie")), "", "discard"), ["anvil", "sword"]);
}

#[test]
fn law_1_3_2_cards_change_hands_only_where_a_rule_says_so() {
    let mut game = daylight(
        "marquise eyrie alliance vagabond:thief",
        "clearings.1.marquise.warriors = 2\nmarquise.hand = [\"anvil\"]\n",
    );
    for action in ["give anvil", "aid eyrie anvil", "steal eyrie", "show"] {
        game.refusal(action);
    }
}

#[test]
fn law_1_4_1_birdsong_daylight_evening_and_then_the_next_player_clockwise() {
    let mut game = birdsong(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.hand = [\"anvil\"]\n\
         deck_top = [\"sword\", \"bake_sale\", \"investments\"]\nalliance.supporters = [\"root_tea_fox\"]\nalliance.hand = [\"foxfolk_steel\"]\nround = 4\n",
    );
    // nothing of Birdsong is left to choose
    assert_eq!((game.turn(), game.phase()), ("marquise", Phase::Daylight));
    assert_eq!(game.pieces("wood", 1), 1);
    game.take("pass");
    assert_eq!((game.turn(), game.phase()), ("alliance", Phase::Birdsong));
    assert_eq!(game.hand("marquise"), ["anvil", "sword"]);
    game.take("pass");
    assert_eq!(game.phase(), Phase::Daylight);
    game.take("pass");
    assert_eq!((game.turn(), game.phase(), game.state().round), ("marquise", Phase::Daylight, 5));
}

#[test]
fn law_1_4_1_what_starts_a_phase_comes_before_everything_else_in_it() {
    let mut game = birdsong(
        "marquise eyrie",
        "clearings.1.marquise = { warriors = 2, sawmill = 1 }\nclearings.5.eyrie.warriors = 1\n\
         marquise.crafted = [\"better_burrow_bank\", \"command_warren\", \"cobbler\"]\n\
         deck_top = [\"anvil\", \"sword\", \"bake_sale\"]\nmarquise.hand = [\"investments\"]\n\
         clearings.8.marquise.workshop = 1\n",
    );
    assert_eq!(game.legal(), ["pass", "use better_burrow_bank eyrie"]);
    assert_eq!(game.on_map("wood"), 0);
    game.take("pass");
    assert_eq!(game.phase(), Phase::Daylight);
    game.take("pass");
    assert_eq!(game.phase(), Phase::Evening);
    assert_eq!(game.legal(), ["pass", "use cobbler"]);
    assert_eq!(game.hand("marquise"), ["investments"]);
}

#[test]
fn law_1_4_2_nothing_comes_between_the_two_moves_of_a_march() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "clearings.1.marquise = { warriors = 3 }\nclearings.5.eyrie.warriors = 1\n\
         marquise.score = 12\nmarquise.hand = [\"dominance_fox\", \"anvil\"]\neyrie.hand = [\"sword\"]\n\
         marquise.crafted = [\"tax_collector\", \"codebreakers\"]\n",
    );
    for offered in ["dominance fox", "use tax_collector 1", "use codebreakers eyrie"] {
        assert!(game.offers(offered), "{offered}");
    }
    game.take("march 1 5 2");
    let others: Vec<String> =
        game.legal().into_iter().filter(|action| !action.starts_with("march ") && action != "pass").collect();
    assert!(others.is_empty(), "{others:?}");
    game.take("pass");
    assert!(game.offers("battle 5 eyrie") && game.offers("use tax_collector 5"));
}

#[test]
fn law_1_5_1_there_are_no_more_pieces_than_in_the_box() {
    let fault = faults(
        "seats = [\"marquise\", \"eyrie\"]\n[clearings.1.marquise]\nwood = 5\n[clearings.2.marquise]\nwood = 4\n",
    );
    assert!(fault.contains("too many pieces \"wood\": the box has only 8"), "{fault}");
    // eight sawmills' worth of wood is on the map: an overwork has none to place
    let game = daylight(
        "marquise eyrie",
        "clearings.1.marquise = { warriors = 1, sawmill = 1, wood = 8 }\nmarquise.hand = [\"anvil\"]\n",
    );
    assert!(!game.offers("overwork 1 anvil"));
}

#[test]
fn law_1_5_4_as_many_as_possible_are_placed() {
    // two recruiters, one warrior in the supply: the Marquise says where it comes
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1.marquise = { recruiter = 1 }\nclearings.5.marquise = { recruiter = 1, warriors = 24 }\n",
    );
    assert_eq!(game.supply("marquise"), 1);
    game.take("recruit");
    assert_eq!(game.legal(), ["recruit 1", "recruit 5"]);
    game.take("recruit 1");
    assert_eq!((game.warriors("marquise", 1), game.supply("marquise")), (1, 0));
}

#[test]
fn law_1_5_4_a_cost_is_paid_in_full_or_not_at_all() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.5.marquise = { warriors = 3, sawmill = 1, wood = 1 }\n\
         clearings.8.marquise = { warriors = 1, sawmill = 1 }\n",
    );
    // the third sawmill costs two wood
    assert_eq!(game.refusal("build 5 sawmill"), "6.5.4.II");
    assert!(game.offers("build 5 workshop"));
}

#[test]
fn law_1_5_4_what_is_removed_together_is_gone_before_any_effect_of_it() {
    marquise_waits();
    // the keep falls with the last warrior: no field hospital is left to bring it to
    let mut game = daylight(
        "eyrie marquise",
        "clearings.1 = { eyrie = { warriors = 4 }, marquise = { warriors = 1, keep = 1 } }\n\
         marquise.hand = [\"anvil\"]\neyrie.leader = \"commander\"\neyrie.resolved.viziers = [\"move\"]\n",
    );
    // the only battle that the Decree can mean begins by itself
    assert_eq!(game.law(), "4.3.1");
    game.chance(["dice 1 0", "card sword"]).take("pass");
    assert_eq!((game.warriors("marquise", 1), game.pieces("keep", 1)), (0, 0));
    assert_eq!(game.hand("marquise"), ["anvil"]);
    assert_eq!(game.score("eyrie"), Some(1));
}

#[test]
fn law_1_5_5_forced_pieces_follow_the_rules_of_their_owner() {
    // tied in both clearings: Lords of the Forest let the Eyrie's warriors come along, the Marquise's cannot
    let game = |ally: &str, other: &str| {
        daylight(
            &format!("vagabond:ranger {ally} {other}"),
            &format!(
                "vagabond.at = \"5\"\nvagabond.relations.{ally} = \"allied\"\n\
                 clearings.5 = {{ {ally} = {{ warriors = 2 }}, {other} = {{ warriors = 2 }} }}\n\
                 clearings.1 = {{ {other} = {{ warriors = 1 }} }}\n"
            ),
        )
    };
    assert!(game("eyrie", "marquise").offers("move 1 eyrie 2"));
    assert!(!game("marquise", "alliance").offers("move 1 marquise 2"));
    assert!(game("marquise", "alliance").offers("move 1"));
}
