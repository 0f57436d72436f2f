//! The Riverfolk Company.

use crate::law::support::*;
use thicket::games::root::factions::riverfolk::state::{Riverfolk, Warriors};
use thicket::games::root::factions::riverfolk::words::Service;
use thicket::games::root::law::rule::Ruling;
use thicket::kernel::{Generator, Rules, Viewer};

fn company(game: &Game) -> Riverfolk {
    *game.state().riverfolk(game.seat("riverfolk")).expect("the Company plays")
}

/// Warriors of a faction in a box of the Company's board.
fn of(game: &Game, warriors: Warriors, faction: &str) -> u8 {
    warriors[game.seat(faction).index()]
}

fn funds(game: &Game, faction: &str) -> u8 {
    of(game, company(game).funds, faction)
}

fn payments(game: &Game, faction: &str) -> u8 {
    of(game, company(game).payments, faction)
}

fn committed(game: &Game, faction: &str) -> u8 {
    of(game, company(game).committed, faction)
}

#[test]
fn law_11_2_1_committed_funds_craft_in_daylight() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk = { hand = [\"root_tea_fox\", \"sword\"], funds = { riverfolk = 1 }, lost_posts = { mouse = 1 } }\n",
    );
    assert_eq!(game.options("craft"), ["craft root_tea_fox"], "a card for a mouse space");
    game.take("craft root_tea_fox");
    assert_eq!((game.items("riverfolk", "tea"), game.score("riverfolk")), (1, Some(2)));
    assert_eq!((funds(&game, "riverfolk"), committed(&game, "riverfolk")), (0, 1));
}

#[test]
fn law_11_2_2_rivers_are_paths_that_need_no_rule() {
    let game = daylight(
        "riverfolk marquise",
        "riverfolk = { funds = { riverfolk = 1 } }\n\
         clearings.11 = { riverfolk = { warriors = 1 }, marquise = { warriors = 3 } }\n\
         clearings.10.marquise.warriors = 3\nclearings.7.marquise.warriors = 1\n",
    );
    assert_eq!(game.options("move"), ["move 11 10 1", "move 11 7 1"], "by path to 3, 6 and 12 rule would be needed");
}

#[test]
fn law_11_2_2_by_path_the_company_moves_as_all_do() {
    let game = daylight("riverfolk marquise", "riverfolk.funds.riverfolk = 1\nclearings.11.riverfolk.warriors = 1\n");
    assert_eq!(game.options("move"), ["move 11 10 1", "move 11 12 1", "move 11 3 1", "move 11 6 1", "move 11 7 1"]);
}

#[test]
fn law_11_2_2_rivers_are_paths_for_nobody_else() {
    let mut game = daylight("marquise riverfolk", "clearings.11.marquise.warriors = 4\n");
    assert_eq!(game.refusal("march 11 10 1"), "2.2.1");
}

#[test]
fn law_11_2_3_the_hand_lies_open() {
    marquise_waits();
    let game =
        daylight("marquise riverfolk eyrie", "riverfolk.hand = [\"anvil\", \"sword\"]\neyrie.hand = [\"cobbler\"]\n");
    for viewer in [Viewer::Seat(game.seat("marquise")), Viewer::Spectator] {
        assert_eq!(game.seen_list(viewer, "riverfolk", "hand"), ["anvil", "sword"], "{viewer:?}");
        assert_eq!(game.seen_list(viewer, "eyrie", "hand"), [""; 0], "{viewer:?}");
    }
    let dealt = game.state().determinize(game.seat("marquise"), &mut Generator::new(3));
    assert_eq!(dealt.player(game.seat("riverfolk")).hand, game.state().player(game.seat("riverfolk")).hand);
}

#[test]
fn law_11_2_3_all_see_what_is_drawn_and_what_is_taken() {
    marquise_waits();
    let mut game = daylight("riverfolk marquise eyrie", "riverfolk.funds.riverfolk = 1\n");
    game.chance(["card anvil"]).take("draw");
    assert!(game.told(Viewer::Spectator).contains(&"root-log-drew riverfolk anvil".to_owned()));
    let mut game = birdsong(
        "marquise riverfolk eyrie",
        "marquise.crafted = [\"stand_and_deliver\"]\nriverfolk.hand = [\"anvil\", \"sword\"]\neyrie.hand = [\"cobbler\"]\n\
         clearings.1.marquise = { sawmill = 1 }\n",
    );
    game.take("pass").chance(["card sword"]).take("use stand_and_deliver riverfolk");
    assert_eq!((game.hand("marquise"), game.hand("riverfolk")), (vec!["sword"], vec!["anvil"]));
    let eyrie = Viewer::Seat(game.seat("eyrie"));
    assert!(game.told(eyrie).iter().any(|line| line.ends_with("riverfolk sword")), "{:?}", game.told(eyrie));
    assert_eq!(game.seen_list(eyrie, "marquise", "hand"), ["sword"], "who saw it go knows where it is");
}

#[test]
fn law_11_2_3_an_open_hand_leaves_no_question_whose_answer_all_can_see() {
    let battle = |hand: &str| {
        daylight(
            "marquise riverfolk",
            &format!(
                "riverfolk.hand = [{hand}]\nclearings.5 = {{ marquise = {{ warriors = 2 }}, riverfolk = {{ warriors = 1 }} }}\n"
            ),
        )
    };
    let mut game = battle("\"anvil\", \"ambush_fox\"");
    game.chance(["dice 0 0"]).take("battle 5 riverfolk");
    assert_eq!(game.asked(), "marquise", "no ambush fits a rabbit clearing");
    let mut game = battle("\"ambush_rabbit\"");
    game.take("battle 5 riverfolk");
    assert_eq!(game.legal(), ["ambush rabbit", "pass"]);
    game.chance(["dice 0 0"]).take("pass");
}

#[test]
fn law_11_2_4_funds_are_warriors_of_any_player_and_pay_for_actions() {
    let mut game =
        daylight("riverfolk marquise eyrie", "riverfolk.funds = { riverfolk = 1, marquise = 1, eyrie = 1 }\n");
    assert_eq!((game.supply("marquise"), game.supply("eyrie"), game.supply("riverfolk")), (24, 19, 14));
    game.take("draw");
    assert_eq!((game.asked(), game.law()), ("riverfolk", "11.5.4"));
    assert_eq!(game.legal(), ["fund eyrie", "fund marquise", "fund riverfolk"]);
    game.chance(["card anvil"]).take("fund eyrie");
    assert_eq!((funds(&game, "eyrie"), committed(&game, "eyrie"), game.supply("eyrie")), (0, 1, 19));
    game.take("recruit 5").take("fund marquise");
    assert_eq!((funds(&game, "marquise"), game.supply("marquise")), (0, 25), "what is spent goes home");
    game.chance(["card sword"]).take("draw");
    assert_eq!(game.refusal("draw"), "11.5");
}

#[test]
fn law_11_2_5_each_trade_post_scores() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk = { score = 3, funds = { marquise = 2 } }\nclearings.9.marquise.warriors = 1\n",
    );
    game.take("post 9");
    assert_eq!((game.score("riverfolk"), game.pieces("post_mouse", 9), game.stock("post_mouse")), (Some(5), 1, 2));
}

#[test]
fn law_11_2_5_i_a_lost_post_takes_half_the_funds_rounded_up() {
    let mut game = daylight(
        "marquise riverfolk eyrie",
        "riverfolk = { funds = { riverfolk = 2, marquise = 1, eyrie = 2 }, payments = { riverfolk = 2 }, committed = { eyrie = 1 } }\n\
         clearings.9 = { marquise = { warriors = 3 }, riverfolk = { post_mouse = 1 } }\n",
    );
    game.chance(["dice 0 0"]).take("battle 9 riverfolk");
    assert_eq!((game.asked(), game.law()), ("riverfolk", "11.2.5.I"));
    assert_eq!(game.legal(), ["fund eyrie", "fund marquise", "fund riverfolk"]);
    game.take("fund riverfolk").take("fund marquise");
    assert_eq!(game.legal(), ["fund eyrie", "fund riverfolk"]);
    assert_eq!(funds(&game, "marquise"), 1, "all go together");
    game.take("fund eyrie");
    assert_eq!((funds(&game, "riverfolk"), funds(&game, "marquise"), funds(&game, "eyrie")), (1, 0, 1));
    assert_eq!((game.supply("marquise"), game.supply("eyrie")), (22, 18));
    assert_eq!((payments(&game, "riverfolk"), committed(&game, "eyrie")), (2, 1), "only the Funds box is halved");
    assert_eq!((game.on_map("post_mouse"), game.stock("post_mouse")), (0, 2), "the post is out of the game");
    assert_eq!(game.score("marquise"), Some(1));
}

#[test]
fn law_11_2_5_i_two_posts_at_once_halve_twice() {
    let mut game = daylight(
        "marquise riverfolk",
        "marquise.hand = [\"favor_of_the_mice\"]\nriverfolk.funds.riverfolk = 7\n\
         clearings.9 = { marquise = { workshop = 1 }, riverfolk = { post_mouse = 1 } }\n\
         clearings.2 = { marquise = { workshop = 2 }, riverfolk = { post_mouse = 1, warriors = 1 } }\n",
    );
    game.take("craft favor_of_the_mice");
    assert_eq!((funds(&game, "riverfolk"), game.score("marquise")), (1, Some(2)), "7, then 3, then 1");
    assert_eq!(game.stock("post_mouse"), 1);
}

#[test]
fn law_11_2_5_i_the_space_of_a_lost_post_still_crafts() {
    let rest = "riverfolk = { hand = [\"sword\"], funds = { riverfolk = 2 }, lost_posts = { fox = 2 } }\n";
    assert!(daylight("riverfolk marquise", rest).offers("craft sword"));
}

#[test]
fn law_11_2_6_services_are_bought_at_the_start_of_birdsong() {
    marquise_waits();
    let mut game = birdsong("marquise riverfolk", "riverfolk.hand = [\"anvil\"]\nclearings.1.marquise.sawmill = 1\n");
    assert_eq!((game.asked(), game.law()), ("marquise", "11.2.6"));
    assert_eq!(game.legal(), ["pass", "services anvil", "services mercenaries", "services riverboats"]);
    game.take("pass");
    assert_eq!(game.pieces("wood", 1), 1, "they come before everything else of Birdsong");
    assert_eq!(game.refusal("services riverboats"), "11.2.6");
}

#[test]
fn law_11_2_6_the_company_buys_nothing_of_itself() {
    let mut game = birdsong("riverfolk marquise", "riverfolk.hand = [\"anvil\"]\n");
    assert!(!game.offers_any("services"));
    assert_ne!(game.refusal("services riverboats"), "");
}

#[test]
fn law_11_2_6_other_effects_of_the_start_of_birdsong_may_come_first() {
    marquise_waits();
    let mut game = birdsong(
        "marquise riverfolk eyrie",
        "marquise.crafted = [\"better_burrow_bank\"]\nriverfolk = { hand = [\"anvil\"], prices = { hand_card = 2 } }\n",
    );
    game.chance(["card cobbler", "card sword"]).take("use better_burrow_bank riverfolk");
    assert_eq!(
        game.options("services"),
        ["services anvil", "services mercenaries", "services riverboats", "services sword"]
    );
    game.take("services sword");
    assert_eq!(game.hand("marquise"), ["cobbler", "sword"]);
}

#[test]
fn law_11_2_6_i_warriors_of_the_supply_go_into_payments() {
    let mut game = birdsong(
        "alliance riverfolk",
        "riverfolk = { hand = [\"anvil\"], prices = { hand_card = 4, riverboats = 3, mercenaries = 2 } }\n\
         alliance.hand = [\"sword\"]\nclearings.5.alliance.warriors = 5\nclearings.9.riverfolk.post_mouse = 1\nclearings.9.alliance.warriors = 2\n",
    );
    assert_eq!(game.supply("alliance"), 3);
    assert_eq!(game.refusal("services anvil"), "11.2.6.I", "four are more than the supply has");
    game.take("services riverboats");
    assert_eq!((game.supply("alliance"), payments(&game, "alliance")), (0, 3));
}

#[test]
fn law_11_2_6_ii_one_purchase_and_one_for_each_post_among_own_pieces() {
    marquise_waits();
    let posts = "clearings.9 = { riverfolk = { post_mouse = 1 }, marquise = { warriors = 1 } }\n\
                 clearings.2 = { riverfolk = { post_mouse = 1 }, eyrie = { warriors = 1 } }\n\
                 clearings.1 = { riverfolk = { post_fox = 1 }, marquise = { sawmill = 1 } }\n";
    let hand = "riverfolk.hand = [\"anvil\", \"sword\", \"cobbler\", \"codebreakers\"]\n";
    let mut game = birdsong("marquise riverfolk eyrie", &format!("{hand}{posts}"));
    game.take_all(["services anvil", "services sword", "services riverboats"]);
    assert_ne!(game.law(), "11.2.6", "one, and one each for 1 and 9");
    let mut game = birdsong("marquise riverfolk eyrie", hand);
    game.take("services anvil");
    assert_ne!(game.law(), "11.2.6");
    assert_eq!(game.refusal("services sword"), "11.2.6");
}

#[test]
fn law_11_2_6_ii_the_pawn_is_a_piece_too() {
    let mut game = birdsong(
        "vagabond:ranger riverfolk alliance",
        "vagabond.at = \"9\"\nriverfolk.hand = [\"anvil\", \"sword\"]\nclearings.9.riverfolk.post_mouse = 1\n",
    );
    game.take("services anvil").take("exhaust boot").take("services sword");
    assert_eq!(game.law(), "11.2.6.III");
}

#[test]
fn law_11_2_6_iii_a_vagabond_exhausts_items_and_the_company_pays_itself() {
    let mut game = birdsong(
        "vagabond:ranger riverfolk alliance",
        "vagabond = { at = \"9\", tiles = [\"boot\", \"torch\", \"sword\", \"sword-\"] }\n\
         riverfolk = { hand = [\"anvil\"], prices = { hand_card = 2, riverboats = 4 } }\n",
    );
    assert_eq!(game.refusal("services riverboats"), "11.2.6.III", "three items are ready");
    game.take("services anvil");
    assert_eq!(
        (game.law(), game.legal()),
        ("11.2.6.III", ["boot", "sword", "torch"].map(|item| format!("exhaust {item}")).to_vec())
    );
    game.take("exhaust torch").take("exhaust boot");
    assert_eq!((payments(&game, "riverfolk"), game.supply("riverfolk")), (2, 13));
    assert_eq!(game.hand("vagabond"), ["anvil"]);
}

#[test]
fn law_11_2_7_prices_stand_on_the_three_services() {
    let game =
        birdsong("marquise riverfolk", "riverfolk.prices = { hand_card = 2, riverboats = 1, mercenaries = 3 }\n");
    let kit = company(&game);
    assert_eq!(Service::ALL.iter().map(|&service| kit.price(service)).collect::<Vec<_>>(), [2, 1, 3]);
}

#[test]
fn law_11_2_7_i_cards_are_bought_again_and_again() {
    let mut game = birdsong(
        "marquise riverfolk",
        "riverfolk = { hand = [\"codebreakers\", \"codebreakers\", \"sword\"], prices = { hand_card = 2 } }\n\
         clearings.9 = { riverfolk = { post_mouse = 1 }, marquise = { warriors = 1 } }\n",
    );
    game.take("services codebreakers").take("services sword");
    assert_eq!(game.hand("marquise"), ["codebreakers", "sword"]);
    assert_eq!(game.hand("riverfolk"), ["codebreakers"]);
    assert_eq!(payments(&game, "marquise"), 4);
}

#[test]
fn law_11_2_7_i_all_know_the_card_that_was_bought() {
    marquise_waits();
    let mut game = birdsong("marquise riverfolk eyrie", "riverfolk.hand = [\"anvil\"]\nmarquise.hand = [\"sword\"]\n");
    game.take("services anvil");
    assert_eq!(game.seen_list(Viewer::Seat(game.seat("eyrie")), "marquise", "hand"), ["anvil"]);
    assert_eq!(game.seen_list(Viewer::Seat(game.seat("riverfolk")), "marquise", "hand"), ["anvil"]);
}

#[test]
fn law_11_2_7_ii_riverboats_make_rivers_paths_until_the_turn_ends() {
    let rest = "clearings.11.marquise.warriors = 4\nclearings.7.eyrie.warriors = 2\nclearings.4.marquise.warriors = 2\n\
                clearings.7.marquise.warriors = 1\n";
    let mut game = birdsong("marquise riverfolk eyrie", rest);
    game.take("services riverboats");
    assert!(game.offers("march 11 10 4") && game.offers("march 11 7 2"));
    assert!(game.offers("march 7 4 1"), "with rule at one end");
    assert_eq!(game.refusal("services riverboats"), "11.2.6");
    game.chance(["card anvil"]).take("pass");
    assert_eq!((game.turn(), game.state().used.riverboats), ("riverfolk", false));
}

#[test]
fn law_11_2_7_ii_a_pawn_goes_by_boat() {
    let mut game =
        birdsong("vagabond:ranger riverfolk alliance", "vagabond = { at = \"11\", tiles = [\"boot\", \"boot\"] }\n");
    game.take("services riverboats");
    game.take("pass");
    assert!(game.offers("move 10") && game.offers("move 7"), "{:?}", game.legal());
}

/// The Daylight of a Marquise who has hired mercenaries.
fn hired(rest: &str) -> Game {
    daylight(
        "marquise riverfolk eyrie vagabond:ranger",
        &format!("used = {{ mercenaries = true, services = 1 }}\n{rest}"),
    )
}

#[test]
fn law_11_2_7_iii_mercenaries_count_for_the_buyers_rule() {
    let rest = "clearings.5 = { marquise = { warriors = 1 }, riverfolk = { warriors = 2 }, eyrie = { warriors = 2 } }\n\
                clearings.10.riverfolk.warriors = 1\n";
    assert_eq!([5, 10].map(|number| hired(rest).ruler(number)), [Some("marquise"); 2]);
    let bought =
        birdsong("marquise riverfolk eyrie", &format!("used = {{ mercenaries = true, services = 1 }}\n{rest}"));
    assert_eq!([5, 10].map(|number| bought.ruler(number)), [Some("marquise"); 2], "Birdsong has passed into Daylight");
    let plain = daylight("marquise riverfolk eyrie", rest);
    assert_eq!([5, 10].map(|number| plain.ruler(number)), [Some("eyrie"), Some("riverfolk")]);
}

#[test]
fn law_11_2_7_iii_they_do_not_count_in_birdsong_nor_for_dominance() {
    let game = birdsong(
        "marquise riverfolk eyrie",
        "used = { mercenaries = true, services = 1 }\nmarquise = { dominance = \"fox\" }\nriverfolk.hand = [\"anvil\"]\n\
         clearings.1.riverfolk.warriors = 1\nclearings.6.riverfolk.warriors = 1\nclearings.8.riverfolk.warriors = 1\n",
    );
    assert_eq!(game.winners(), None);
    assert_eq!(game.ruler(1), Some("marquise"), "in Daylight they do");
}

#[test]
fn law_11_2_7_iii_they_fight_without_own_warriors() {
    let mut game = hired("clearings.5 = { riverfolk = { warriors = 2 }, eyrie = { warriors = 2, roost = 1 } }\n");
    assert_eq!(game.options("battle"), ["battle 5 eyrie"], "never against the Riverfolk themselves");
    game.chance(["dice 3 1"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("eyrie", 5), game.warriors("riverfolk", 5)), (0, 1), "two fight, so two hits; one falls");
}

#[test]
fn law_11_2_7_iii_against_the_company_they_are_its_own() {
    let mut game = hired("clearings.5 = { riverfolk = { warriors = 2 }, marquise = { warriors = 1 } }\n");
    game.chance(["dice 3 2"]).take("battle 5 riverfolk");
    assert_eq!((game.warriors("riverfolk", 5), game.warriors("marquise", 5)), (1, 0), "one attacker, one hit");
}

#[test]
fn law_11_2_7_iii_nothing_but_hits_removes_them_and_they_move_for_nobody() {
    let mut game = hired(
        "marquise.hand = [\"favor_of_the_rabbits\"]\n\
         clearings.5 = { riverfolk = { warriors = 2, post_rabbit = 1 }, marquise = { workshop = 2 }, eyrie = { warriors = 1 } }\n\
         clearings.10 = { marquise = { workshop = 1, warriors = 1 } }\n",
    );
    assert!(!game.offers_any("march 5"));
    game.take("craft favor_of_the_rabbits");
    assert_eq!((game.warriors("eyrie", 5), game.warriors("riverfolk", 5), game.on_map("post_rabbit")), (0, 2, 0));
}

#[test]
fn law_11_2_7_iii_field_hospitals_take_none_of_them() {
    let mut game = hired(
        "marquise.hand = [\"woodland_runners\"]\nclearings.1.marquise.keep = 1\n\
         clearings.5 = { riverfolk = { warriors = 2 }, eyrie = { warriors = 3 } }\n",
    );
    game.chance(["dice 2 1"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("riverfolk", 5), game.warriors("marquise", 1), game.law()), (1, 0, "6.5"));
}

#[test]
fn law_11_2_7_iii_a_hits_are_shared_and_the_odd_one_is_the_buyers() {
    for (own, lent, hits, left) in [
        (3, 3, 3, (1, 2)),
        (2, 2, 2, (1, 1)),
        (1, 3, 3, (0, 1)),
        (3, 1, 3, (1, 0)),
        (0, 3, 1, (0, 2)),
        (2, 0, 1, (1, 0)),
    ] {
        let mut game = daylight(
            "marquise riverfolk alliance",
            &format!(
                "used = {{ mercenaries = true, services = 1 }}\nclearings.9 = {{ marquise = {{ warriors = {own} }}, riverfolk = {{ warriors = {lent} }}, alliance = {{ warriors = 3 }} }}\n"
            ),
        );
        let dice = format!("dice {hits} 0");
        game.chance([dice.as_str()]).take("battle 9 alliance");
        assert_eq!((game.warriors("marquise", 9), game.warriors("riverfolk", 9)), left, "{own} {lent} {hits}");
    }
}

#[test]
fn law_11_2_7_iii_a_buildings_fall_when_no_warrior_is_left() {
    marquise_waits();
    let mut game = hired(
        "clearings.5 = { marquise = { warriors = 1, sawmill = 1, wood = 1 }, riverfolk = { warriors = 1 }, eyrie = { warriors = 4 } }\n\
         eyrie.hand = []\n",
    );
    game.chance(["dice 3 3"]).take("battle 5 eyrie");
    assert_eq!((game.asked(), game.law()), ("marquise", "4.3.4"));
    game.take("take wood");
    assert_eq!((game.warriors("marquise", 5), game.warriors("riverfolk", 5), game.pieces("sawmill", 5)), (0, 0, 1));
    assert_eq!(game.warriors("eyrie", 5), 2);
}

#[test]
fn law_11_2_7_iii_b_a_vagabond_hires_no_mercenaries() {
    let mut game = birdsong("vagabond:ranger riverfolk alliance", "vagabond.at = \"9\"\n");
    assert_eq!(game.refusal("services mercenaries"), "11.2.7.III.b");
}

#[test]
fn law_11_2_7_iii_b_who_hired_them_turns_hostile() {
    let mut game = hired(
        "vagabond = { at = \"5\", tiles = [\"sword\", \"sword\"] }\nclearings.5 = { riverfolk = { warriors = 2 } }\n",
    );
    game.chance(["dice 1 1"]).take("battle 5 vagabond");
    assert_eq!(game.warriors("riverfolk", 5), 1);
    let relation = |id: &str| game.vagabond().relation(game.seat(id));
    use thicket::games::root::factions::vagabond::words::Relation;
    assert_eq!((relation("marquise"), relation("riverfolk")), (Relation::Hostile, Relation::Indifferent));
}

#[test]
fn law_11_3_1_fifteen_warriors() {
    let game = daylight("riverfolk marquise", "riverfolk.funds.riverfolk = 1\nclearings.5.riverfolk.warriors = 4\n");
    assert_eq!(game.supply("riverfolk"), 10);
}

#[test]
fn law_11_3_2_four_warriors_on_the_rivers() {
    let mut game = new_game(&["riverfolk", "alliance"], []);
    assert_eq!((game.asked(), game.law()), ("riverfolk", "11.3.2"));
    assert_eq!(game.legal(), ["recruit 10", "recruit 11", "recruit 4", "recruit 5", "recruit 7"]);
    assert_eq!(game.refusal("recruit 9"), "11.3.2");
    game.take_all(["recruit 5", "recruit 5", "recruit 11", "recruit 4"]);
    assert_eq!([5, 11, 4].map(|number| game.warriors("riverfolk", number)), [2, 1, 1]);
}

/// A new game of the Company, its four warriors in clearing 5.
fn set_up() -> Game {
    let mut game = new_game(&["riverfolk", "alliance"], []);
    game.take_all(["recruit 5"; 4]);
    game
}

#[test]
fn law_11_3_3_nine_trade_posts_lie_ready() {
    let game = set_up();
    assert_eq!(["post_fox", "post_rabbit", "post_mouse"].map(|post| game.stock(post)), [3; 3]);
    assert_eq!(game.state().seats().map(|seat| game.state().player(seat).score).sum::<u8>(), 0);
}

#[test]
fn law_11_3_4_three_own_warriors_in_payments() {
    let game = set_up();
    assert_eq!((payments(&game, "riverfolk"), company(&game).funds_total(), game.supply("riverfolk")), (3, 0, 8));
}

#[test]
fn law_11_3_5_a_first_price_for_each_service() {
    let mut game = set_up();
    assert_eq!((game.asked(), game.law()), ("riverfolk", "11.3.5"));
    assert_eq!(game.legal(), [1, 2, 3, 4].map(|price| format!("price hand_card {price}")));
    game.take_all(["price hand_card 2", "price riverboats 1", "price mercenaries 4"]);
    assert_eq!(company(&game).prices, [2, 1, 4]);
}

#[test]
fn law_11_4_1_an_empty_payments_box_gets_two_own_warriors() {
    let game = birdsong("riverfolk marquise", "riverfolk.hand = [\"anvil\"]\n");
    assert_eq!((funds(&game, "riverfolk"), game.supply("riverfolk")), (2, 13));
    let paid = birdsong("riverfolk marquise", "riverfolk.payments.marquise = 1\n");
    assert_eq!((funds(&paid, "riverfolk"), funds(&paid, "marquise")), (0, 1), "one warrior of anybody is enough");
}

#[test]
fn law_11_4_1_as_many_as_the_supply_has() {
    let game = birdsong("riverfolk marquise", "riverfolk.funds.riverfolk = 10\nclearings.5.riverfolk.warriors = 4\n");
    assert_eq!((funds(&game, "riverfolk"), game.supply("riverfolk")), (11, 0));
}

#[test]
fn law_11_4_2_two_funds_bring_a_point_while_a_post_stands() {
    let rest = "riverfolk = { score = 1, funds = { riverfolk = 3, marquise = 2 }, payments = { marquise = 4 }, committed = { riverfolk = 4 } }\n";
    let none = birdsong("riverfolk marquise", rest);
    assert_eq!(none.score("riverfolk"), Some(1));
    let game = birdsong("riverfolk marquise", &format!("{rest}clearings.9.riverfolk.post_mouse = 1\n"));
    assert_eq!(game.score("riverfolk"), Some(3), "five funds; payments and what is committed do not count");
}

#[test]
fn law_11_4_3_all_warriors_on_the_board_become_funds() {
    let game = birdsong(
        "riverfolk marquise",
        "riverfolk = { funds = { riverfolk = 1 }, payments = { marquise = 2 }, committed = { riverfolk = 3, marquise = 1 } }\n",
    );
    assert_eq!((funds(&game, "riverfolk"), funds(&game, "marquise")), (4, 3));
    assert_eq!((company(&game).payments, company(&game).committed), ([0; 6], [0; 6]));
}

#[test]
fn law_11_5_actions_in_any_order_as_long_as_funds_last() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk.funds.riverfolk = 4\nclearings.5 = { riverfolk = { warriors = 2 }, marquise = { warriors = 1 } }\n",
    );
    game.chance(["card anvil"]).take("draw");
    game.take("move 5 10 1").take("recruit 5");
    game.chance(["dice 0 0"]).take("battle 5 marquise");
    assert_eq!((company(&game).funds_total(), committed(&game, "riverfolk"), game.supply("riverfolk")), (0, 3, 9));
}

#[test]
fn law_11_5_1_a_move_commits_a_fund() {
    let mut game = daylight("riverfolk marquise", "riverfolk.funds.marquise = 1\nclearings.5.riverfolk.warriors = 2\n");
    game.take("move 5 1 2");
    assert_eq!((game.warriors("riverfolk", 1), committed(&game, "marquise"), game.supply("marquise")), (2, 1, 24));
}

#[test]
fn law_11_5_2_a_battle_commits_a_fund() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk.funds.riverfolk = 1\nclearings.5 = { riverfolk = { warriors = 2 }, marquise = { warriors = 1 } }\n",
    );
    game.chance(["dice 1 0"]).take("battle 5 marquise");
    assert_eq!((game.warriors("marquise", 5), committed(&game, "riverfolk")), (0, 1));
}

#[test]
fn law_11_5_3_a_fund_for_each_empty_space_of_the_suit() {
    let rest = |funds: u8, mice: u8| {
        format!(
            "riverfolk = {{ hand = [\"root_tea_fox\", \"cobbler\"], funds = {{ riverfolk = {funds} }}, lost_posts = {{ mouse = {mice}, rabbit = 2 }} }}\n"
        )
    };
    assert_eq!(
        daylight("riverfolk marquise", &rest(1, 0)).refusal("craft root_tea_fox"),
        "4.1.1",
        "no mouse space is empty"
    );
    assert_eq!(
        daylight("riverfolk marquise", &rest(1, 1)).refusal("craft cobbler"),
        "11.5.3",
        "two funds for two icons"
    );
    let mut game = daylight("riverfolk marquise", &rest(3, 1));
    game.take_all(["craft cobbler", "craft root_tea_fox"]);
    assert_eq!((game.crafted("riverfolk"), committed(&game, "riverfolk")), (vec!["cobbler"], 3));
}

#[test]
fn law_11_5_3_any_space_pays_for_an_icon_of_any_suit() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk = { hand = [\"birdy_bindle\", \"royal_claim\"], funds = { riverfolk = 5 }, lost_posts = { mouse = 1, fox = 2, rabbit = 2 } }\n",
    );
    game.take("craft royal_claim");
    assert_eq!(game.law(), "4.1.1");
    // a fox and a rabbit space have to be used
    assert_eq!(game.legal(), ["activate fox", "activate mouse", "activate rabbit"]);
    game.take("activate fox");
    assert_eq!(game.legal(), ["activate mouse", "activate rabbit"], "no third fox space is empty");
    game.take("activate mouse");
    assert_eq!((game.crafted("riverfolk"), committed(&game, "riverfolk")), (vec!["royal_claim"], 4));
}

#[test]
fn law_11_5_3_i_an_export_brings_a_warrior_instead_of_the_effect() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk = { hand = [\"sword\", \"cobbler\"], funds = { marquise = 2 }, lost_posts = { fox = 2 } }\n",
    );
    assert_eq!(game.options("export"), ["export sword"], "only what could be crafted");
    game.take("export sword");
    assert_eq!(
        (game.items("riverfolk", "sword"), game.score("riverfolk"), game.discard()),
        (0, Some(0), vec!["sword"])
    );
    assert_eq!((payments(&game, "riverfolk"), committed(&game, "marquise")), (1, 2));
    assert!(!game.state().riverfolk(game.seat("riverfolk")).expect("the Company").exporting);
}

#[test]
fn law_11_5_4_a_card_commits_a_fund() {
    let mut game = daylight("riverfolk marquise", "riverfolk.funds.riverfolk = 1\n");
    game.chance(["card cobbler"]).take("draw");
    assert_eq!((game.hand("riverfolk"), committed(&game, "riverfolk")), (vec!["cobbler"], 1));
}

#[test]
fn law_11_5_5_a_fund_is_spent_to_recruit_on_a_river() {
    let mut game = daylight("riverfolk marquise", "riverfolk.funds.marquise = 2\nclearings.4.marquise.keep = 1\n");
    assert_eq!(game.options("recruit"), ["recruit 10", "recruit 11", "recruit 5", "recruit 7"], "not at the keep");
    assert_eq!(game.refusal("recruit 9"), "11.5.5");
    game.take("recruit 7");
    assert_eq!((game.warriors("riverfolk", 7), funds(&game, "marquise"), game.supply("marquise")), (1, 1, 24));
}

#[test]
fn law_11_5_5_with_an_empty_supply_an_own_fund_comes_back_and_is_placed() {
    let rest = "riverfolk.funds = { riverfolk = 5, marquise = 1 }\nclearings.5.riverfolk.warriors = 10\n";
    let mut game = daylight("riverfolk marquise", rest);
    game.take("recruit 7");
    assert_eq!((game.warriors("riverfolk", 7), funds(&game, "riverfolk"), funds(&game, "marquise")), (1, 4, 1));
}

#[test]
fn law_11_5_6_a_garrison_comes_with_the_trade_post() {
    let mut game = daylight("riverfolk marquise", "riverfolk.funds.marquise = 3\nclearings.9.marquise.warriors = 1\n");
    game.take("post 9");
    assert_eq!((game.pieces("post_mouse", 9), game.warriors("riverfolk", 9)), (1, 1));
    assert_eq!((funds(&game, "marquise"), game.supply("marquise"), game.score("riverfolk")), (1, 23, Some(2)));
}

#[test]
fn law_11_5_6_i_any_clearing_without_a_post() {
    let mut game = daylight(
        "riverfolk marquise eyrie",
        "riverfolk = { funds = { marquise = 4, eyrie = 2, riverfolk = 2 }, lost_posts = { fox = 3 } }\n\
         clearings.9 = { marquise = { warriors = 1 }, riverfolk = { post_mouse = 1 } }\n\
         clearings.1 = { marquise = { warriors = 1 } }\nclearings.4 = { marquise = { warriors = 1, keep = 1 } }\n\
         clearings.2.eyrie.warriors = 1\nclearings.10.riverfolk.warriors = 1\n",
    );
    assert_eq!(game.options("post"), ["post 10", "post 2"]);
    assert_eq!(["post 9", "post 1", "post 4"].map(|action| game.refusal(action)), ["11.5.6.I", "11.5.6.III", "6.2.2"]);
}

#[test]
fn law_11_5_6_ii_two_funds_of_the_ruler() {
    let mut game = daylight(
        "riverfolk marquise eyrie",
        "riverfolk.funds = { marquise = 1, eyrie = 3 }\nclearings.9.marquise.warriors = 1\n\
         clearings.5 = { marquise = { warriors = 1 }, eyrie = { warriors = 1 } }\n\
         clearings.10 = { marquise = { warriors = 1 }, riverfolk = { warriors = 1 } }\n",
    );
    assert_eq!(game.refusal("post 9"), "11.5.6.II");
    assert_eq!(game.refusal("post 10"), "11.5.6.II", "where nobody rules nobody's funds will do");
    game.take("post 5");
    assert_eq!((funds(&game, "eyrie"), funds(&game, "marquise")), (1, 1), "the Eyrie rule ties");
}

#[test]
fn law_11_5_6_iii_the_post_matches_the_clearing_and_scores_its_space() {
    let mut game = daylight(
        "riverfolk marquise",
        "riverfolk.funds.marquise = 4\nclearings.1.marquise.warriors = 1\nclearings.5.marquise.warriors = 1\n",
    );
    game.take_all(["post 1", "post 5"]);
    assert_eq!((game.pieces("post_fox", 1), game.pieces("post_rabbit", 5), game.score("riverfolk")), (1, 1, Some(4)));
}

#[test]
fn law_11_6_1_five_cards_are_kept_and_none_is_drawn() {
    let hand = "riverfolk.hand = [\"anvil\", \"sword\", \"cobbler\", \"codebreakers\", \"armorers\", \"sappers\"]\n";
    let mut game = evening_with([], "riverfolk marquise", hand);
    assert_eq!((game.asked(), game.law()), ("riverfolk", "11.6.1"));
    game.take("discard anvil");
    assert_eq!((game.hand("riverfolk").len(), game.law()), (5, "11.6.2"));
}

#[test]
fn law_11_6_2_then_prices_may_be_changed() {
    let mut game = evening_with(
        [],
        "riverfolk marquise",
        "riverfolk.prices = { hand_card = 2, riverboats = 1, mercenaries = 3 }\n",
    );
    assert_eq!(game.law(), "11.6.2");
    assert!(!game.offers("price hand_card 2") && game.offers("price hand_card 4"));
    game.take("price hand_card 4");
    assert!(!game.offers_any("price hand_card"), "each service once");
    game.take("pass");
    assert_eq!((company(&game).prices, game.turn()), ([4, 1, 3], "marquise"));
}

#[test]
fn law_11_6_2_prices_may_stay() {
    let mut game = evening_with(
        [],
        "riverfolk marquise",
        "riverfolk.prices = { hand_card = 2, riverboats = 1, mercenaries = 3 }\n",
    );
    game.take("pass");
    assert_eq!(company(&game).prices, [2, 1, 3]);
}

#[test]
fn positions_of_the_company_are_read_as_they_were_written() {
    let game = daylight(
        "riverfolk marquise eyrie",
        "riverfolk = { hand = [\"anvil\"], prices = { hand_card = 2, riverboats = 3, mercenaries = 4 }, funds = { marquise = 2 }, payments = { eyrie = 1 }, committed = { riverfolk = 2 }, lost_posts = { fox = 1 } }\n\
         used = { activated = { fox = 1 } }\nclearings.1.riverfolk.post_fox = 1\n",
    );
    assert_eq!(table(&game.seen_by(Viewer::All).to_string()).state(), game.state());
    assert!(faults("seats = [\"riverfolk\", \"eyrie\"]\nriverfolk.funds.eyrie = 21\n").contains("warriors"));
    assert!(faults("seats = [\"riverfolk\", \"eyrie\"]\nriverfolk.prices.hand_card = 5\n").contains("prices"));
    assert!(faults("seats = [\"riverfolk\", \"eyrie\"]\nriverfolk.lost_posts.fox = 4\n").contains("lost_posts"));
}

#[test]
fn law_11_2_7_iii_hired_warriors_are_no_enemy_pieces_for_who_hired_them() {
    let rest = "clearings.5 = { hundreds = { warriors = 2 }, riverfolk = { warriors = 1 } }\nhundreds = { warlord = 5, hand = [\"sword\"] }\n";
    let hired = format!("used = {{ mercenaries = true, services = 1 }}\n{rest}");
    let hostile = |rest: &str| {
        let game = daylight("hundreds riverfolk eyrie", rest);
        game.state().hostile_in(game.seat("hundreds"), clearing(5)).is_empty()
    };
    assert_eq!((hostile(&hired), hostile(rest)), (true, false));
}
