//! The Cogwheel Corvids.

use crate::law::support::*;

/// Orders without an item.
const FOX: &str = "tax_collector";
const MOUSE: &str = "codebreakers";

fn turn(seat: &str, order: &str, others: &str, rest: &str) -> Game {
    ordered(seat, &[order], others, rest)
}

#[test]
fn law_r11_2_nobody_can_guess_its_plots() {
    let rest = "clearings.1 = { marquise = { warriors = 1 }, corvids = { plot = 1 } }\nmarquise.hand = [\"anvil\"]\n";
    let mut game = daylight("marquise clockwork:corvids", rest);
    assert!(!game.offers_any("expose"));
    assert_eq!(game.refusal("expose 1 bomb"), "R11.2");
}

#[test]
fn law_r11_trait_gamble_nobody_guesses_unasked() {
    let rest = "clearings.1 = { marquise = { warriors = 1 }, corvids = { plot = 1 } }\nmarquise.hand = [\"anvil\"]\n";
    let mut game = daylight("marquise clockwork:corvids:gamble", rest);
    assert_eq!(game.reason("expose 1 bomb"), ("root-no-guess-yet".to_owned(), "R11.4.4"));
}

#[test]
fn law_r11_2_1_it_moves_whoever_rules() {
    let rest = "clearings.1 = { corvids = { warriors = 5, snare = 1 }, eyrie = { roost = 1 } }\n\
                clearings.5.eyrie.warriors = 6\nclearings.9.eyrie.warriors = 6\nclearings.10.eyrie.warriors = 6\n";
    let mut game = turn("corvids", FOX, "eyrie", rest);
    // the roost falls, then three move; a plot in 6
    game.chance(["dice 0 0", "plot bomb", "plot raid"]).take("order");
    assert_eq!((game.warriors("corvids", 1), game.warriors("corvids", 5)), (2, 2));
}

#[test]
fn law_r11_2_2_a_plot_face_down_deals_a_hit_in_defense() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, corvids = { warriors = 1, plot = 1 } }\n\
                clearings.2 = { marquise = { warriors = 3 }, corvids = { warriors = 1, snare = 1 } }\n";
    let mut game = daylight("marquise clockwork:corvids", rest);
    game.chance(["dice 1 0"]).take("battle 5 corvids");
    game.chance(["dice 1 0"]).take("battle 2 corvids");
    assert_eq!((game.warriors("marquise", 5), game.warriors("marquise", 2)), (2, 3));
}

#[test]
fn law_r11_3_2_a_warrior_in_the_last_clearing_of_each_suit() {
    let game = new_game(&["clockwork:corvids", "alliance"], []);
    assert_eq!([10, 11, 12].map(|number| game.warriors("corvids", number)), [1, 1, 1]);
    assert_eq!(game.warriors_on_map("corvids"), 3);
}

#[test]
fn law_r11_4_1_birdsong_reveals_an_order() {
    let mut game = turn("corvids", FOX, "", "");
    game.chance(["plot bomb"]).take("order");
    assert_eq!(game.discard(), [FOX]);
}

#[test]
fn law_r11_4_2_and_crafts_its_item() {
    let mut game = turn("corvids", "anvil", "", "");
    game.chance(["plot bomb"]).take("order");
    assert_eq!((game.items("corvids", "hammer"), game.score("corvids")), (1, Some(1)));
}

#[test]
fn law_r11_4_3_two_warriors_in_each_of_two_clearings() {
    for (level, plots, left) in [("easy", 1, 2), ("default", 1, 4), ("challenging", 2, 5), ("nightmare", 2, 5)] {
        let mut game = turn(&format!("corvids:{level}"), FOX, "", "clearings.8.corvids.warriors = 1\n");
        game.chance(["plot bomb"]);
        if plots == 2 {
            game.chance(["plot raid"]);
        }
        game.take("order");
        // each plot has cost one
        assert_eq!((game.on_map("plot"), game.warriors_on_map("corvids")), (plots, left), "{level}");
        assert!(game.warriors("corvids", 1) > 0 && game.warriors("corvids", 8) > 0, "{level}");
    }
}

#[test]
fn law_r11_4_3_where_no_plot_is_first() {
    let rest = "clearings.1.corvids = { warriors = 2, extortion = 1 }\n";
    let mut game = turn("corvids", FOX, "", rest);
    game.chance(["plot bomb"]).take("order");
    // 6 has paid for a plot
    assert_eq!([1, 6, 8].map(|number| game.warriors("corvids", number)), [2, 1, 2]);
}

#[test]
fn law_r11_4_3_with_an_empty_supply_the_plot_thickens_at_once() {
    let mut game = turn("corvids", FOX, "", "clearings.2.corvids.warriors = 14\n");
    game.chance(["plot snare", "plot raid"]).take("order");
    assert_eq!((game.warriors("corvids", 2), game.warriors("corvids", 1)), (13, 1));
    assert_eq!((game.pieces("snare", 2), game.pieces("plot", 1), game.score("corvids")), (1, 1, Some(1)));
}

#[test]
fn law_r11_4_4_every_plot_is_flipped_and_scores_for_all_face_up() {
    let rest = "corvids.plots = { 1 = \"snare\", 8 = \"raid\" }\nclearings.9.corvids.extortion = 1\n";
    let mut game = turn("corvids", MOUSE, "", rest);
    game.chance(["plot bomb"]).take("order");
    // 2, then 3, and 1 for the extortion
    assert_eq!((game.pieces("snare", 1), game.pieces("raid", 8), game.score("corvids")), (1, 1, Some(6)));
}

#[test]
fn law_r11_5_1_it_attacks_who_has_most_buildings_and_tokens() {
    let rest = "clearings.1 = { corvids = { warriors = 2 }, eyrie = { warriors = 1 }, marquise = { wood = 1 } }\n";
    let mut game = turn("corvids", FOX, "eyrie marquise", rest);
    game.chance(["dice 0 0", "plot snare"]).take("order");
    assert_eq!((game.on_map("wood"), game.warriors("eyrie", 1)), (0, 1));
}

#[test]
fn law_r11_5_1_with_two_warriors_only() {
    // nobody comes to 9, which has a plot
    let rest = "clearings.9 = { corvids = { warriors = 1, raid = 1 }, eyrie = { warriors = 1 } }\n";
    let mut game = turn("corvids", MOUSE, "eyrie", rest);
    game.chance(["plot snare"]).take("order");
    assert_eq!((game.warriors("corvids", 9), game.warriors("eyrie", 9)), (1, 1));
}

#[test]
fn law_r11_5_2_all_but_two_leave_a_plot_face_up() {
    let rest = "clearings.1.corvids = { warriors = 5, snare = 1 }\nclearings.9.corvids.warriors = 1\n";
    let mut game = turn("corvids", FOX, "", rest);
    // a plot in 6, and one in 9, to which they have gone
    game.chance(["plot bomb", "plot raid"]).take("order");
    assert_eq!((game.warriors("corvids", 1), game.warriors("corvids", 9)), (2, 3));
}

#[test]
fn law_r11_5_2_to_the_last_neighbor_where_all_have_plots() {
    let rest = "clearings.1.corvids = { warriors = 4, snare = 1 }\nclearings.5.corvids.snare = 1\n\
                clearings.9.corvids.raid = 1\nclearings.10.corvids.raid = 1\n";
    let mut game = turn("corvids", FOX, "", rest);
    game.chance(["plot bomb"]).take("order");
    assert_eq!((game.warriors("corvids", 1), game.warriors("corvids", 10)), (2, 2));
}

#[test]
fn law_r11_5_3_a_plot_where_most_warriors_are() {
    let mut game = turn("corvids", FOX, "", "clearings.12.corvids.warriors = 2\n");
    game.chance(["plot bomb"]).take("order");
    assert_eq!((game.pieces("plot", 12), game.warriors("corvids", 12)), (1, 3));
}

#[test]
fn law_r11_5_4_and_one_among_three_warriors_of_any_suit() {
    let rest = "clearings.3.corvids.warriors = 3\nclearings.4.corvids.warriors = 4\n";
    let mut game = turn("corvids", FOX, "", rest);
    game.chance(["plot bomb", "plot raid"]).take("order");
    assert_eq!((game.pieces("plot", 4), game.warriors("corvids", 4), game.pieces("plot", 3)), (1, 3, 0));
}

#[test]
fn law_r11_6_1_extortion_scores_in_evening() {
    let mut game =
        turn("corvids", MOUSE, "", "clearings.9.corvids.extortion = 1\nclearings.12.corvids.extortion = 1\n");
    game.chance(["plot bomb"]).take("order");
    assert_eq!(game.score("corvids"), Some(2));
}

#[test]
fn law_r11_6_2_then_the_order_goes() {
    let mut game = turn("corvids", MOUSE, "", "");
    game.chance(["plot bomb"]).take("order");
    assert_eq!(game.discard(), [MOUSE]);
}

#[test]
fn law_r11_7_1_a_bomb_removes_all_enemies_and_is_swapped() {
    let rest = "corvids.plots = { 1 = \"bomb\" }\nclearings.1.eyrie = { warriors = 3, roost = 1 }\n";
    let mut game = turn("corvids", MOUSE, "eyrie", rest);
    game.chance(["plot raid", "plot snare"]).take("order");
    assert_eq!((game.warriors("eyrie", 1), game.on_map("roost"), game.score("corvids")), (0, 0, Some(2)));
    assert_eq!((game.pieces("raid", 1), game.on_map("bomb"), game.warriors_on_map("corvids")), (1, 0, 3));
}

#[test]
fn law_r11_7_2_a_snare_holds_humans() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, corvids = { snare = 1 } }\n";
    assert_eq!(daylight("marquise clockwork:corvids", rest).refusal("march 5 1 1"), "13.7.2");
}

#[test]
fn law_r11_7_3_extortion_makes_humans_discard() {
    let rest = "corvids.plots = { 1 = \"extortion\" }\nclearings.1.eyrie.warriors = 1\neyrie.hand = [\"anvil\"]\n";
    let mut game = turn("corvids", MOUSE, "eyrie", rest);
    game.chance(["card anvil", "plot snare"]).take("order");
    assert_eq!((game.discard(), game.hand("eyrie").len()), (vec!["anvil", MOUSE], 0));
}

#[test]
fn law_r11_7_4_a_removed_raid_brings_warriors_around() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, corvids = { raid = 1 } }\n";
    let mut game = daylight("marquise clockwork:corvids", rest);
    game.chance(["dice 0 0"]).take("battle 5 corvids");
    assert_eq!([1, 2, 5].map(|number| game.warriors("corvids", number)), [1, 1, 0]);
}

#[test]
fn law_r11_8_1_a_bomb_takes_two_pieces_of_a_clockwork_player() {
    let rest = "corvids.hand = []\ncorvids.plots = { 1 = \"bomb\" }\nclearings.1.corvids.warriors = 1\n\
                clearings.1.marquise = { warriors = 1, sawmill = 1, wood = 1 }\nclearings.1.eyrie.warriors = 3\n";
    let mut game = birdsong("corvids clockwork:marquise eyrie", rest);
    game.take("flip 1");
    assert_eq!((game.warriors("marquise", 1), game.on_map("wood"), game.on_map("sawmill")), (0, 0, 1));
    assert_eq!(game.warriors("eyrie", 1), 0, "humans lose everything");
}

#[test]
fn law_r11_8_1_so_does_that_of_a_clockwork_player() {
    let rest = "corvids.plots = { 1 = \"bomb\" }\nclearings.1.marquise = { warriors = 3, sawmill = 1 }\n";
    let mut game = turn("corvids", MOUSE, "clockwork:marquise", rest);
    game.chance(["plot raid", "plot snare"]).take("order");
    assert_eq!((game.warriors("marquise", 1), game.on_map("sawmill")), (1, 1));
}

#[test]
fn law_r11_trait_backup_plans_leave_a_warrior() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, corvids = { snare = 1 } }\n";
    let mut game = daylight("marquise clockwork:corvids:backup_plans", rest);
    game.chance(["dice 0 0"]).take("battle 5 corvids");
    assert_eq!(game.warriors("corvids", 5), 1);
}

#[test]
fn law_r11_trait_vendetta_makes_every_plot_a_bomb() {
    let rest = "corvids.plots = { 1 = \"snare\" }\nclearings.1.eyrie.warriors = 2\n";
    let mut game = turn("corvids:vendetta", MOUSE, "eyrie", rest);
    game.chance(["plot raid", "plot bomb"]).take("order");
    assert_eq!((game.warriors("eyrie", 1), game.pieces("raid", 1), game.pieces("snare", 1)), (0, 1, 0));
}

#[test]
fn law_r11_trait_gamble_a_right_guess_removes_the_plot() {
    let rest = "corvids.plots = { 1 = \"bomb\" }\nclearings.1.eyrie.warriors = 2\n";
    let mut game = turn("corvids:gamble", MOUSE, "eyrie", rest);
    game.take("order");
    assert_eq!((game.asked(), game.law(), game.legal().len()), ("eyrie", "R11.4.4", 4));
    assert_eq!(game.reason("expose 2 bomb"), ("root-no-guess-there 1".to_owned(), "R11.4.4"));
    game.chance(["plot snare"]).take("expose 1 bomb");
    assert_eq!((game.warriors("eyrie", 1), game.on_map("bomb")), (2, 0));
    assert_eq!((game.score("eyrie"), game.score("corvids")), (Some(1), Some(1)));
}

#[test]
fn law_r11_trait_gamble_a_wrong_one_scores() {
    let rest = "corvids.plots = { 1 = \"raid\" }\nclearings.1.eyrie.warriors = 2\n";
    let mut game = turn("corvids:gamble", MOUSE, "eyrie", rest);
    game.take("order");
    game.chance(["plot snare"]).take("expose 1 bomb");
    assert_eq!((game.pieces("raid", 1), game.score("eyrie"), game.score("corvids")), (1, Some(0), Some(2)));
}

#[test]
fn law_r11_trait_mastermind_plots_twice() {
    let mut game = turn("corvids:mastermind", FOX, "", "");
    game.chance(["plot bomb", "plot raid"]).take("order");
    assert_eq!((game.pieces("plot", 1), game.pieces("plot", 6), game.on_map("plot")), (1, 1, 2));
}
