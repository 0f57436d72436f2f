//! The Underground Duchy.

use crate::law::support::*;
use thicket::games::root::factions::duchy::state::Duchy;
use thicket::games::root::factions::duchy::words::Minister;
use thicket::games::root::state::frame::Phase;
use thicket::kernel::Viewer;

fn duchy(game: &Game) -> Duchy {
    *game.state().duchy(game.seat("duchy")).expect("the Duchy plays")
}

fn swayed(game: &Game) -> Vec<&'static str> {
    duchy(game).swayed.iter().map(Minister::id).collect()
}

/// A Duchy at home in 1, with tunnels in 1 and 5 and four warriors below.
const HOME: &str = "clearings.1.duchy = { warriors = 2, tunnel = 1 }\nclearings.5.duchy = { warriors = 1, tunnel = 1 }\n\
                    duchy.burrow = 4\n";

#[test]
fn law_12_2_1_citadels_and_markets_craft_in_evening_alike() {
    marquise_waits();
    let position = "clearings.1.duchy = { warriors = 1, citadel = 1 }\nclearings.8.duchy.market = 1\n\
                    duchy.hand = [\"foxfolk_steel\"]\n";
    let mut game = daylight("duchy marquise", position);
    assert_eq!(game.refusal("craft foxfolk_steel"), "12.2.1");
    let mut game = evening_with(["card sword", "card anvil"], "duchy marquise", position);
    assert_eq!((game.law(), game.options("craft")), ("12.6.2", vec!["craft foxfolk_steel".to_owned()]));
    game.take("craft foxfolk_steel");
    assert_eq!(game.score("duchy"), Some(2));
}

#[test]
fn law_12_2_2_the_burrow_is_next_to_every_tunnel_and_always_ruled() {
    let game = daylight("duchy marquise", &format!("{HOME}clearings.5.marquise.warriors = 9\n"));
    assert_eq!(game.options("move burrow").len(), 8);
    for action in ["move burrow 5 4", "move burrow 1 1", "move 1 burrow 2", "move 5 burrow 1"] {
        assert!(game.offers(action), "{action}");
    }
    assert!(!game.offers_any("move burrow 10"));
}

#[test]
fn law_12_2_2_an_empty_burrow_takes_warriors_in_and_sends_none_out() {
    let mut game = daylight("duchy marquise", "clearings.1.duchy = { warriors = 2, tunnel = 1 }\n");
    assert_eq!(game.refusal("move burrow 1 1"), "4.2");
    assert_eq!(game.refusal("move 5 burrow 1"), "12.2.2");
    game.take("move 1 burrow 2");
    assert_eq!((duchy(&game).burrow, game.warriors("duchy", 1)), (2, 0));
}

#[test]
fn law_12_2_2_nobody_else_comes_there() {
    let game = daylight(
        "eyrie duchy",
        "clearings.1 = { eyrie = { warriors = 5, roost = 1 }, duchy = { tunnel = 1 } }\neyrie.leader = \"despot\"\n",
    );
    assert!(game.offers_any("move bird 1") && game.legal().iter().all(|action| !action.contains("burrow")));
}

#[test]
fn law_12_2_2_warriors_from_the_burrow_outrage_like_others() {
    let mut game =
        daylight("duchy alliance", &format!("{HOME}clearings.5.alliance.sympathy = 1\nduchy.hand = [\"bake_sale\"]\n"));
    game.take("move burrow 5 2");
    assert_eq!((game.law(), game.asked()), ("8.2.6", "duchy"));
    game.take("give bake_sale");
    assert_eq!((game.supporters(), duchy(&game).burrow, game.warriors("duchy", 5)), (vec!["bake_sale"], 2, 3));
}

#[test]
fn law_12_2_3_a_lost_building_costs_a_minister_of_the_highest_rank_and_a_random_card() {
    let mut game = daylight(
        "marquise duchy",
        "clearings.1 = { marquise = { warriors = 3 }, duchy = { citadel = 1 } }\nduchy.hand = [\"sword\", \"anvil\"]\n\
         duchy.swayed = [\"captain\", \"banker\", \"mayor\"]\n",
    );
    game.chance(["dice 1 0", "card anvil"]).take("battle 1 duchy").take("pass");
    // the higher rank only, and the owner chooses in it
    assert_eq!((game.law(), game.asked()), ("12.2.3", "duchy"));
    assert_eq!(game.legal(), ["dismiss banker", "dismiss mayor"]);
    game.take("dismiss mayor");
    assert_eq!(
        (swayed(&game), game.hand("duchy"), game.discard()),
        (vec!["captain", "banker"], vec!["sword"], vec!["anvil"])
    );
    assert_eq!((duchy(&game).lost_crowns, game.score("marquise")), ([0, 1, 0], Some(1)));
}

#[test]
fn law_12_2_3_once_for_all_buildings_of_one_event() {
    let mut game = daylight(
        "marquise duchy",
        "clearings.1.duchy = { citadel = 1, warriors = 1 }\nclearings.6.duchy.market = 1\n\
         clearings.12.marquise.workshop = 1\nclearings.8.marquise = { workshop = 2, warriors = 1 }\n\
         marquise.hand = [\"favor_of_the_foxes\"]\nduchy = { hand = [\"sword\", \"sappers\"], swayed = [\"captain\", \"earl_of_stone\"] }\n",
    );
    game.chance(["card sappers"]).take("craft favor_of_the_foxes");
    assert_eq!((swayed(&game), game.hand("duchy"), game.score("marquise")), (vec!["captain"], vec!["sword"], Some(2)));
}

#[test]
fn law_12_2_3_tunnels_do_not_count_and_without_ministers_a_card_goes_all_the_same() {
    let battle = |pieces: &str| {
        daylight(
            "marquise duchy",
            &format!(
                "clearings.1 = {{ marquise = {{ warriors = 3 }}, duchy = {{ {pieces} }} }}\nduchy.hand = [\"sword\"]\n"
            ),
        )
    };
    let mut game = battle("tunnel = 1");
    game.chance(["dice 0 0"]).take("battle 1 duchy").take("pass");
    assert_eq!((game.hand("duchy"), game.score("marquise")), (vec!["sword"], Some(1)));
    let mut game = battle("market = 1");
    game.chance(["dice 0 0", "card sword"]).take("battle 1 duchy").take("pass");
    assert_eq!((game.hand("duchy").len(), game.score("marquise")), (0, Some(1)));
}

#[test]
fn law_12_2_3_a_crown_that_is_lost_never_comes_back() {
    marquise_waits();
    let mut game = daylight(
        "duchy marquise",
        &format!(
            "{HOME}duchy = {{ hand = [\"anvil\", \"bake_sale\"], swayed = [\"captain\"], lost_crowns = {{ squire = 2 }} }}\n"
        )
        .replace("duchy.burrow = 4\n", ""),
    );
    // one crown is worn and two are gone, so that there is nobody to sway
    game.chance(["card sword"]).take("pass");
    assert_eq!(game.turn(), "marquise");
}

#[test]
fn law_12_2_4_a_fourth_tunnel_takes_one_up_first() {
    let mut game =
        daylight("duchy marquise", &format!("{HOME}clearings.9.duchy.tunnel = 1\nduchy.hand = [\"anvil\"]\n"));
    // the clearing of the tunnel that is taken up will do
    assert_eq!(game.options("dig"), ["dig 1", "dig 12", "dig 6", "dig 8"]);
    game.take("dig 12");
    assert_eq!((game.law(), game.legal()), ("12.2.4", vec!["fill 1".into(), "fill 5".into(), "fill 9".into()]));
    game.take("fill 9");
    assert_eq!((game.pieces("tunnel", 9), game.pieces("tunnel", 12), game.stock("tunnel")), (0, 1, 0));
}

#[test]
fn law_12_3_3_the_duchy_comes_up_in_a_free_corner_opposite_to_another() {
    let mut game = new_game(&["duchy", "eyrie", "alliance"], []);
    game.take("roost 2").take("leader despot");
    // 4 is opposite to 2
    assert_eq!((game.pieces("tunnel", 4), game.warriors("duchy", 4)), (1, 2));
    let around = [8, 9, 12].map(|number| game.warriors("duchy", number));
    assert_eq!((around, game.warriors_on_map("duchy"), game.supply("duchy")), ([2; 3], 8, 11));
}

#[test]
fn law_12_3_3_with_no_such_corner_any_free_one() {
    let game = new_game(&["duchy", "alliance"], []);
    assert_eq!(
        (game.law(), game.legal()),
        ("12.3.3", vec!["home 1".into(), "home 2".into(), "home 3".into(), "home 4".into()])
    );
}

#[test]
fn law_12_3_1_pieces_and_crowns_at_the_start() {
    let mut game = new_game(&["duchy", "alliance"], []);
    game.take("home 1");
    assert_eq!((game.stock("tunnel"), game.stock("citadel"), game.stock("market")), (2, 3, 3));
    assert!(swayed(&game).is_empty() && duchy(&game).lost_crowns == [0; 3]);
    // 12.4: the first warrior of the Burrow came in this Birdsong
    assert_eq!((duchy(&game).burrow, game.supply("duchy"), game.phase()), (1, 20 - 8 - 1, Phase::Daylight));
}

#[test]
fn law_12_4_warriors_gather_in_the_burrow_more_for_each_citadel() {
    for (citadels, warriors) in [(0, 1), (1, 2), (2, 4), (3, 6)] {
        let places = [1, 5, 9].into_iter().take(citadels);
        let built: String = places.map(|number| format!("clearings.{number}.duchy.citadel = 1\n")).collect();
        let game = birdsong("duchy marquise", &format!("{built}clearings.2.duchy.warriors = 2\n"));
        assert_eq!((duchy(&game).burrow, game.law()), (warriors, "12.5.1"), "{citadels} citadels");
    }
}

#[test]
fn law_12_4_no_more_warriors_come_than_there_are() {
    let game = birdsong("duchy marquise", "clearings.2.duchy = { warriors = 19, citadel = 2 }\n");
    assert_eq!((duchy(&game).burrow, game.supply("duchy")), (1, 0));
}

#[test]
fn law_12_5_1_two_actions_of_any_kinds_and_fewer_if_one_likes() {
    marquise_waits();
    let mut game = daylight("duchy marquise", HOME);
    game.chance(["card sword"]).take("recruit").take("recruit");
    assert_eq!((duchy(&game).burrow, game.turn()), (6, "marquise"));
}

#[test]
fn law_12_5_1_i_a_revealed_card_matches_a_ruled_clearing_with_an_open_slot() {
    let mut game = daylight(
        "duchy marquise",
        "clearings.1.duchy.warriors = 2\nclearings.8 = { duchy = { warriors = 1 }, marquise = { warriors = 2 } }\n\
         clearings.5.duchy.warriors = 1\nduchy.hand = [\"anvil\", \"sword\", \"bake_sale\"]\n",
    );
    assert_eq!(game.options("build"), ["build 1 citadel", "build 1 market", "build 5 citadel", "build 5 market"]);
    assert_eq!(game.refusal("build 8 market"), "12.5.1.I");
    game.take("build 1 market");
    assert_eq!((game.law(), game.legal()), ("12.5.1.I", vec!["reveal anvil".to_owned()]));
    for (action, law) in [("reveal sword", "12.5.1.I"), ("reveal sappers", "1.2.1")] {
        assert_eq!(game.refusal(action), law, "{action}");
    }
    game.take("reveal anvil");
    assert_eq!(
        (game.pieces("market", 1), game.hand("duchy"), game.discard().len()),
        (1, vec!["bake_sale", "sword"], 0)
    );
    // shown once is used up for the turn
    assert!(!game.offers_any("build 1"));
}

#[test]
fn law_12_5_1_ii_recruiting_places_one_warrior_in_the_burrow() {
    let mut game = daylight("duchy marquise", HOME);
    game.take("recruit");
    assert_eq!((duchy(&game).burrow, game.supply("duchy")), (5, 20 - 3 - 5));
}

#[test]
fn law_12_5_1_iii_moving_and_iv_battling() {
    marquise_waits();
    let mut game =
        daylight("duchy marquise", &format!("{HOME}clearings.5.marquise.warriors = 1\nmarquise.hand = []\n"));
    game.take("move burrow 5 3");
    assert_eq!(game.warriors("duchy", 5), 4);
    game.chance(["dice 1 0", "card sword"]).take("battle 5 marquise");
    assert_eq!(game.warriors("marquise", 5), 0);
}

#[test]
fn law_12_5_1_iv_a_battle_is_an_action() {
    let game = daylight("duchy marquise", "clearings.5 = { duchy = { warriors = 1 }, marquise = { warriors = 1 } }\n");
    assert_eq!(game.options("battle"), ["battle 5 marquise"]);
}

#[test]
fn law_12_5_1_v_digging_spends_a_matching_card_and_warriors_may_follow() {
    let mut game = daylight(
        "duchy marquise",
        &format!("{HOME}clearings.12.marquise.warriors = 5\nduchy.hand = [\"anvil\", \"sword\"]\n")
            .replace("burrow = 4", "burrow = 6"),
    );
    // fox and mouse clearings without a tunnel, ruled or not
    assert_eq!(game.options("dig").len(), 3 + 4);
    assert_eq!(game.refusal("dig 1"), "12.5.1.V");
    assert_eq!(game.refusal("dig 10"), "12.5.1.V");
    game.take("dig 12");
    assert_eq!((game.law(), game.legal()), ("12.5.1.V", vec!["spend anvil".to_owned()]));
    assert_eq!(game.refusal("spend sword"), "12.5.1.V");
    game.take("spend anvil");
    assert_eq!((game.pieces("tunnel", 12), game.discard(), game.law()), (1, vec!["anvil"], "12.5.1.V"));
    assert_eq!(game.legal(), ["move burrow 12 1", "move burrow 12 2", "move burrow 12 3", "move burrow 12 4", "pass"]);
    game.take("move burrow 12 4");
    assert_eq!((game.warriors("duchy", 12), duchy(&game).burrow, game.law()), (4, 2, "12.5.1"));
}

#[test]
fn law_12_5_1_v_no_tunnel_at_the_keep() {
    let mut game =
        daylight("duchy marquise", &format!("{HOME}clearings.8.marquise.keep = 1\nduchy.hand = [\"anvil\"]\n"));
    assert_eq!(game.refusal("dig 8"), "6.2.2");
}

/// After the Assembly, with these ministers.
fn parliament(ministers: &str, rest: &str) -> Game {
    let text = format!(
        "clearings.1.duchy = {{ warriors = 3, tunnel = 1 }}\nclearings.5 = {{ duchy = {{ warriors = 3 }}, marquise = {{ warriors = 2 }} }}\n\
         duchy.swayed = [{ministers}]\n{rest}"
    );
    let mut game = daylight("duchy marquise", &text);
    game.take("pass");
    game
}

#[test]
fn law_12_5_2_each_minister_once_in_any_order() {
    let mut game = parliament("\"captain\", \"marshal\", \"earl_of_stone\"", "clearings.8.duchy.citadel = 1\n");
    assert_eq!(game.options("minister"), ["minister captain", "minister earl_of_stone", "minister marshal"]);
    assert_eq!(game.refusal("minister banker"), "12.5.2");
    game.take("minister earl_of_stone");
    assert_eq!((game.score("duchy"), game.refusal("minister earl_of_stone")), (Some(1), "12.5.2"));
    game.take("minister marshal").take("move 1 5 2");
    assert_eq!(game.options("minister"), ["minister captain"]);
}

#[test]
fn law_12_5_2_i_the_foremole_builds_with_any_card() {
    let mut game = parliament("\"foremole\"", "duchy.hand = [\"sword\"]\n");
    game.take("minister foremole");
    assert_eq!((game.law(), game.options("build 1").len(), game.options("build 5").len()), ("12.5.2.I", 2, 2));
    // the only card goes without a question
    game.take("build 1 citadel");
    assert_eq!((game.pieces("citadel", 1), duchy(&game).revealed.len()), (1, 0), "taken back when the turn went on");
    assert_eq!(game.hand("duchy"), ["sword"]);
}

#[test]
fn law_12_5_2_ii_the_captain_battles() {
    marquise_waits();
    let mut game = parliament("\"captain\"", "");
    game.take("minister captain");
    assert_eq!((game.law(), game.legal()), ("12.5.2.II", vec!["battle 5 marquise".to_owned()]));
    game.chance(["dice 2 0", "card anvil"]).take("battle 5 marquise");
    assert_eq!(game.warriors("marquise", 5), 0);
}

#[test]
fn law_12_5_2_iii_the_marshal_moves() {
    let mut game = parliament("\"marshal\"", "");
    game.take("minister marshal");
    assert_eq!(game.law(), "12.5.2.III");
    assert!(game.legal().iter().all(|action| action.starts_with("move")) && game.offers("move 1 burrow 3"));
}

#[test]
fn law_12_5_2_iv_the_brigadier_moves_twice_or_battles_twice() {
    let mut game = parliament("\"brigadier\"", "");
    game.take("minister brigadier");
    assert!(game.offers_any("battle") && game.offers_any("move"));
    game.take("move 1 burrow 3");
    assert_eq!((game.law(), game.offers_any("battle"), game.offers("pass")), ("12.5.2.IV", false, true));
    game.chance(["card anvil"]).take("move burrow 1 2");
    assert_eq!(game.warriors("duchy", 1), 2);
    let mut game = parliament("\"brigadier\"", "");
    game.chance(["dice 0 0"]).take("minister brigadier").take("battle 5 marquise");
    assert_eq!(game.legal(), ["battle 5 marquise", "pass"]);
}

#[test]
fn law_12_5_2_v_the_banker_takes_cards_of_one_suit_and_birds() {
    let mut game = parliament("\"banker\"", "duchy.hand = [\"anvil\", \"foxfolk_steel\", \"sword\", \"armorers\"]\n");
    game.take("minister banker");
    assert_eq!((game.law(), game.offers("pass")), ("12.5.2.V", false));
    game.take("spend foxfolk_steel");
    assert_eq!(game.legal(), ["pass", "spend anvil", "spend armorers"]);
    game.take("spend armorers").take("pass");
    assert_eq!(
        (game.score("duchy"), game.hand("duchy"), game.discard()),
        (Some(2), vec!["anvil", "sword"], vec!["armorers", "foxfolk_steel"])
    );
}

#[test]
fn law_12_5_2_vi_the_mayor_acts_as_another_squire_or_noble() {
    let mut game = parliament("\"captain\", \"mayor\", \"earl_of_stone\"", "clearings.8.duchy.citadel = 1\n");
    assert_eq!(game.options("minister mayor"), ["minister mayor captain"]);
    game.chance(["dice 0 0"]).take("minister captain").take("battle 5 marquise");
    // though the captain has acted
    game.take("minister mayor captain");
    assert_eq!(game.legal(), ["battle 5 marquise"]);
}

#[test]
fn law_12_5_2_vii_the_duchess_scores_for_three_tunnels() {
    let mut game = parliament("\"duchess_of_mud\"", "clearings.8.duchy.tunnel = 1\nclearings.9.duchy.tunnel = 1\n");
    game.chance(["card anvil"]).take("minister duchess_of_mud");
    assert_eq!(game.score("duchy"), Some(2));
    let game = parliament("\"captain\", \"duchess_of_mud\"", "clearings.8.duchy.tunnel = 1\n");
    assert_eq!(game.options("minister"), ["minister captain"]);
}

#[test]
fn law_12_5_2_viii_the_baron_scores_for_markets() {
    let mut game = parliament(
        "\"baron_of_dirt\", \"earl_of_stone\"",
        "clearings.8.duchy = { market = 1, citadel = 1 }\nclearings.9.duchy.market = 1\n",
    );
    game.take("minister baron_of_dirt");
    assert_eq!(game.score("duchy"), Some(2));
    game.chance(["card anvil", "card sword", "card sappers"]).take("minister earl_of_stone");
    assert_eq!(game.score("duchy"), Some(3));
}

#[test]
fn law_12_5_2_ix_the_earl_of_stone_scores_for_citadels() {
    let mut game = parliament("\"earl_of_stone\"", "clearings.8.duchy.citadel = 2\n");
    game.chance(["card anvil"]).take("minister earl_of_stone");
    assert_eq!(game.score("duchy"), Some(2));
}

/// Before a sway, with pieces in 1 and 8 (fox), 5 (rabbit) and this hand.
fn sway(hand: &str) -> Game {
    let text = format!(
        "clearings.1.duchy = {{ warriors = 2, tunnel = 1 }}\nclearings.8.duchy.warriors = 1\nclearings.5.duchy.warriors = 1\n\
         duchy = {{ hand = [{hand}] }}\n"
    );
    let mut game = daylight("duchy marquise", &text);
    game.take("pass");
    game
}

#[test]
fn law_12_5_3_ii_each_card_needs_a_clearing_of_its_own() {
    let ministers = |hand: &str, cards: usize| {
        let game = sway(hand);
        let wanted = |minister: &&Minister| usize::from(minister.rank().cards()) == cards;
        Minister::ALL.iter().filter(wanted).filter(|minister| game.offers(&format!("sway {}", minister.id()))).count()
    };
    // two foxes and a rabbit: all three nobles
    assert_eq!(ministers("\"anvil\", \"foxfolk_steel\", \"bake_sale\"", 3), 3);
    // two rabbits for one clearing: not even a squire
    assert_eq!(ministers("\"cobbler\", \"bake_sale\"", 2), 0);
    // a bird stands in anywhere, but four cards have no four clearings
    assert_eq!(ministers("\"cobbler\", \"armorers\"", 2), 3);
    assert_eq!(ministers("\"anvil\", \"foxfolk_steel\", \"bake_sale\", \"armorers\"", 4), 0);
    // no clearing of mice is there
    assert_eq!(ministers("\"sword\", \"anvil\"", 2), 0);
}

#[test]
fn law_12_5_3_ii_a_card_is_offered_only_if_the_rest_can_be_matched() {
    marquise_waits();
    let mut game = sway("\"bake_sale\", \"cobbler\", \"armorers\", \"sword\"");
    game.take("sway captain");
    // the mouse has no clearing, and one rabbit only has
    assert_eq!(game.legal(), ["reveal armorers", "reveal bake_sale", "reveal cobbler"]);
    game.take("reveal bake_sale");
    assert_eq!(game.legal(), ["reveal armorers"]);
    game.chance(["card anvil"]).take("reveal armorers");
    assert_eq!((swayed(&game), game.score("duchy")), (vec!["captain"], Some(1)));
}

#[test]
fn law_12_5_3_i_a_crown_of_the_rank_and_a_minister_that_is_not_swayed() {
    let mut game = sway("\"anvil\", \"bake_sale\", \"foxfolk_steel\"");
    game.take("sway captain");
    assert_eq!((game.law(), game.legal().len()), ("12.5.3.II", 3));
    let mut game = daylight(
        "duchy marquise",
        "clearings.1.duchy.warriors = 1\nclearings.8.duchy.warriors = 1\n\
         duchy = { hand = [\"anvil\", \"foxfolk_steel\"], swayed = [\"foremole\"], lost_crowns = { squire = 1 } }\n",
    );
    game.take("pass").take("pass");
    assert_eq!(game.options("sway"), ["sway captain", "sway marshal"]);
    assert_eq!((game.refusal("sway foremole"), game.refusal("sway mayor")), ("12.5.3.I", "12.5.3.II"));
}

#[test]
fn law_12_5_3_ii_a_tunnel_alone_is_a_witness_and_the_burrow_is_none() {
    marquise_waits();
    let text = "clearings.1.duchy.tunnel = 1\nclearings.5.duchy.market = 1\nduchy = { burrow = 4, hand = [\"anvil\", \"bake_sale\"] }\n";
    let mut game = daylight("duchy marquise", text);
    game.take("pass");
    assert!(game.offers("sway captain"));
    let mut game = daylight("duchy marquise", &text.replace("clearings.5.duchy.market = 1\n", ""));
    game.chance(["card sword"]).take("pass");
    assert_eq!(game.turn(), "marquise", "one clearing is too few for any");
}

#[test]
fn law_12_5_3_one_minister_a_turn_or_none_after_the_parliament() {
    marquise_waits();
    let mut game = sway("\"anvil\", \"bake_sale\", \"foxfolk_steel\", \"armorers\"");
    assert_eq!((game.law(), game.offers("pass"), game.offers_any("minister")), ("12.5.3", true, false));
    game.chance(["card sword"]).take("sway captain").take("reveal anvil").take("reveal armorers");
    // two clearings and two cards were left, but the turn continued
    assert_eq!((swayed(&game), game.score("duchy"), game.turn()), (vec!["captain"], Some(1), "marquise"));
}

#[test]
fn law_12_5_3_iii_a_sway_scores_by_rank() {
    marquise_waits();
    let mut game = sway("\"anvil\", \"bake_sale\", \"foxfolk_steel\"");
    game.chance(["card sword"]).take("sway banker");
    assert_eq!((swayed(&game), game.score("duchy")), (vec!["banker"], Some(2)));
}

#[test]
fn law_12_6_1_revealed_birds_are_discarded_and_the_others_come_back_known_to_all() {
    marquise_waits();
    let mut game = sway("\"bake_sale\", \"armorers\", \"sword\"");
    game.chance(["card anvil"]).take_all(["sway captain", "reveal bake_sale", "reveal armorers"]);
    assert_eq!((game.hand("duchy"), game.discard()), (vec!["anvil", "bake_sale", "sword"], vec!["armorers"]));
    let other = Viewer::Seat(game.seat("marquise"));
    assert_eq!(game.seen_list(other, "duchy", "hand"), ["bake_sale"]);
    assert!(duchy(&game).revealed.is_empty());
}

#[test]
fn law_12_6_1_what_is_revealed_is_seen_by_all_meanwhile() {
    let mut game = daylight("duchy marquise", "clearings.1.duchy.warriors = 2\nduchy.hand = [\"anvil\", \"sword\"]\n");
    game.take("build 1 market").take("reveal anvil");
    assert_eq!(game.seen_list(Viewer::Spectator, "duchy", "revealed"), ["anvil"]);
    assert!(game.seen_list(Viewer::Spectator, "duchy", "hand").is_empty());
}

#[test]
fn law_12_6_2_a_piece_crafts_once_a_turn() {
    marquise_waits();
    let mut game = evening_with(
        ["card sword"],
        "duchy marquise",
        "clearings.1.duchy.citadel = 1\nduchy.hand = [\"anvil\", \"crossbow_bird\"]\n",
    );
    assert_eq!(game.options("craft"), ["craft anvil", "craft crossbow_bird"]);
    game.take("craft anvil");
    assert_eq!((game.turn(), game.score("duchy"), game.items("duchy", "hammer")), ("marquise", Some(2), 1));
}

#[test]
fn law_12_6_3_draws_one_and_one_for_each_market_and_discards_to_five() {
    marquise_waits();
    let game = evening_with(
        ["card sword", "card anvil", "card sappers"],
        "duchy marquise",
        "clearings.1.duchy.market = 1\nclearings.5.duchy.market = 1\nduchy.hand = [\"ambush_fox\", \"ambush_mouse\", \"ambush_rabbit\"]\n",
    );
    // crafting is asked first: the hand may hold anything
    assert_eq!(game.law(), "12.6.2");
    let mut game = game;
    game.take("pass");
    assert_eq!((game.law(), game.hand("duchy").len()), ("12.6.3", 6));
    game.take("discard sword");
    assert_eq!(game.turn(), "marquise");
}

const EXILES: &str = "deck = \"exiles_partisans\"\n";

#[test]
fn law_12_2_2_enemies_can_order_warriors_through_tunnels() {
    marquise_waits();
    let text = format!("{EXILES}{HOME}marquise.crafted = [\"false_orders\"]\n");
    let mut game = birdsong("marquise duchy", &text);
    game.take("use false_orders duchy");
    // half of those there, rounded up; the Burrow is next to each tunnel
    for action in ["move 1 burrow 1", "move 5 burrow 1", "move burrow 1 2", "move burrow 5 2"] {
        assert!(game.offers(action), "{action}");
    }
    game.take("move burrow 5 2");
    assert_eq!((duchy(&game).burrow, game.warriors("duchy", 5)), (2, 3));
}

#[test]
fn law_12_2_2_nobody_can_be_battled_in_the_burrow() {
    let text = format!("{EXILES}{HOME}duchy.crafted = [\"eyrie_emigre\"]\nclearings.5.marquise.warriors = 1\n");
    // a move into it is not followed by a battle, so that the card is lost
    let mut game = birdsong("duchy marquise", &text);
    game.take("move 1 burrow 1");
    assert!(game.discard().contains(&"eyrie_emigre") && game.phase() == Phase::Daylight);
    let mut game = birdsong("duchy marquise", &text);
    game.take("move burrow 5 1");
    assert_eq!(game.options("battle"), ["battle 5 marquise"]);
}

#[test]
fn law_12_2_1_a_card_that_joins_crafting_pieces_joins_citadels_and_markets() {
    let game = daylight(
        "duchy marquise",
        &format!(
            "{EXILES}duchy = {{ crafted = [\"tunnels\"] }}\nclearings.1.duchy = {{ warriors = 1, citadel = 1 }}\n\
             clearings.8.duchy.market = 1\n"
        ),
    );
    assert!(game.offers("move 1 8 1"));
}
