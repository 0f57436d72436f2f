//! The Corvid Conspiracy.

use crate::law::support::*;
use thicket::games::root::State;
use thicket::games::root::factions::corvids::words::Plot;
use thicket::kernel::{Generator, Rules, Viewer};

const SEATS: &str = "corvids marquise eyrie";

/// The Marquise in turn, in Daylight, at a table with the Corvids.
#[track_caller]
fn marquise(rest: &str) -> Game {
    daylight("marquise corvids eyrie", rest)
}

/// The kind of the plot that is face down in a clearing.
fn face_down(game: &Game, number: u8) -> Option<Plot> {
    let corvids = game.state().corvids(game.seat("corvids")).expect("the Corvids play");
    corvids.face_down[clearing(number).index()]
}

/// The cards of a hand that a viewer knows.
fn known(game: &Game, viewer: &str, owner: &str) -> Vec<String> {
    game.seen_list(Viewer::Seat(game.seat(viewer)), owner, "hand")
}

#[test]
fn law_13_2_1_plots_of_either_side_craft_in_birdsong() {
    let mut game = birdsong(
        SEATS,
        "corvids.hand = [\"travel_gear_fox\", \"mouse_in_a_sack\", \"anvil\"]\ncorvids.plots = { 3 = \"raid\" }\n\
         clearings.2.corvids.snare = 1\n",
    );
    assert_eq!(game.options("craft"), ["craft mouse_in_a_sack", "craft travel_gear_fox"]);
    assert_eq!(game.refusal("craft anvil"), "4.1.1");
    game.take_all(["craft mouse_in_a_sack", "craft travel_gear_fox"]);
    assert_eq!((game.items("corvids", "bag"), game.items("corvids", "boot"), game.score("corvids")), (1, 1, Some(2)));
    let mut late = daylight(
        SEATS,
        "corvids.hand = [\"travel_gear_fox\"]\ncorvids.plots = { 3 = \"raid\" }\nclearings.3.corvids.warriors = 1\n",
    );
    assert_eq!(late.refusal("craft travel_gear_fox"), "13.2.1");
}

#[test]
fn law_13_2_2_there_are_two_plots_of_each_of_four_kinds() {
    let mut game = daylight(
        SEATS,
        "corvids.plots = { 3 = \"bomb\" }\n[clearings]\n2.corvids.bomb = 1\n4.corvids.snare = 1\n5.corvids.warriors = 1\n",
    );
    assert_eq!(game.options("plot"), ["plot 5 extortion", "plot 5 raid", "plot 5 snare"]);
    assert_eq!(game.refusal("plot 5 bomb"), "13.2.2");
    assert_eq!(game.stock("plot"), 5);
    let bombs = |more: &str| {
        faults(&format!(
            "seats = [\"corvids\", \"eyrie\"]\nphase = \"daylight\"\ncorvids.plots = {{ 1 = \"bomb\", 2 = \"bomb\"{more} }}\n\
             clearings.4.corvids.warriors = 1\n"
        ))
    };
    assert_eq!(bombs(""), "");
    assert_ne!(bombs(", 3 = \"bomb\""), "");
}

#[test]
fn law_13_2_2_i_only_the_corvids_know_what_lies_face_down() {
    let game = |plots: &str| daylight(SEATS, &format!("corvids.plots = {plots}\nclearings.5.corvids.warriors = 1\n"));
    let one = game("{ 3 = \"bomb\", 4 = \"raid\" }");
    let other = game("{ 3 = \"snare\", 4 = \"bomb\" }");
    for viewer in [Viewer::Seat(one.seat("marquise")), Viewer::Seat(one.seat("eyrie")), Viewer::Spectator] {
        assert_eq!(one.state().observe(viewer), other.state().observe(viewer));
        assert!(one.seen_by(viewer)["corvids"].get("plots").is_none());
    }
    let own = one.seen_by(Viewer::Seat(one.seat("corvids")));
    assert_eq!(own["corvids"]["plots"]["3"].as_str(), Some("bomb"));
    assert_ne!(one.state(), other.state());
}

#[test]
fn law_13_2_2_i_placing_and_swapping_tell_nobody_the_kind() {
    let played = |kind: &str| {
        let mut game = daylight(SEATS, "corvids.plots = { 3 = \"raid\" }\nclearings.5.corvids.warriors = 1\n");
        game.take(&format!("plot 5 {kind}"));
        game
    };
    let (one, other) = (played("bomb"), played("extortion"));
    for viewer in [Viewer::Seat(one.seat("marquise")), Viewer::Spectator] {
        assert_eq!(one.state().observe(viewer), other.state().observe(viewer));
        assert_eq!(one.told(viewer), other.told(viewer));
        assert_eq!(one.told(viewer).last().map(String::as_str), Some("root-log-plotted corvids 5 ?"));
    }
    assert_eq!(one.events().last().map(String::as_str), Some("root-log-plotted corvids 5 bomb"));
    assert_eq!(one.question(), other.question());
    let (mut one, mut other) = (one, other);
    one.take("trick 3 5");
    other.take("trick 3 5");
    let viewer = Viewer::Seat(one.seat("eyrie"));
    assert_eq!((one.state().observe(viewer), one.told(viewer)), (other.state().observe(viewer), other.told(viewer)));
    assert_eq!((face_down(&one, 3), face_down(&one, 5)), (Some(Plot::Bomb), Some(Plot::Raid)));
}

#[test]
fn law_13_2_2_i_a_removed_plot_goes_back_unseen_and_can_come_again() {
    let fought = |kind: &str| {
        let mut game =
            marquise(&format!("corvids.plots = {{ 5 = \"{kind}\" }}\n[clearings.5.marquise]\nwarriors = 3\n"));
        game.chance(["dice 0 0"]).take("battle 5 corvids");
        game
    };
    let (one, other) = (fought("bomb"), fought("snare"));
    let viewer = Viewer::Seat(one.seat("marquise"));
    assert_eq!((one.stock("plot"), one.on_map("plot")), (8, 0));
    assert_eq!((one.state().observe(viewer), one.told(viewer)), (other.state().observe(viewer), other.told(viewer)));
    assert_eq!(one.state(), other.state());
}

#[test]
fn law_13_2_2_i_what_a_viewer_cannot_know_is_dealt_anew() {
    let game = daylight(
        SEATS,
        "corvids.plots = { 3 = \"bomb\", 4 = \"raid\", 5 = \"raid\" }\ncorvids.denied = { 3 = [\"snare\", \"raid\"] }\n\
         [clearings]\n2.corvids.snare = 1\n8.corvids.snare = 1\n1.corvids.warriors = 1\n",
    );
    let viewer = game.seat("marquise");
    let mut rng = Generator::new(5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let dealt: State = game.state().determinize(viewer, &mut rng);
        assert_eq!(dealt.check(), Ok(()));
        assert_eq!(dealt.observe(Viewer::Seat(viewer)), game.state().observe(Viewer::Seat(viewer)));
        let corvids = dealt.corvids(game.seat("corvids")).expect("the Corvids play");
        let kinds = [3, 4, 5].map(|number| corvids.face_down[clearing(number).index()].expect("a plot"));
        assert!(matches!(kinds[0], Plot::Bomb | Plot::Extortion), "{kinds:?}");
        assert!(!kinds.contains(&Plot::Snare), "both snares lie face up");
        seen.insert(kinds);
    }
    assert!(seen.len() > 5, "{seen:?}");
    let own = game.state().determinize(game.seat("corvids"), &mut rng);
    let corvids = own.corvids(game.seat("corvids")).expect("the Corvids play");
    assert_eq!(corvids.face_down[clearing(4).index()], Some(Plot::Raid));
}

#[test]
fn law_13_2_2_ii_a_clearing_holds_one_plot() {
    let mut game = daylight(
        SEATS,
        "corvids.plots = { 3 = \"raid\" }\n[clearings]\n3.corvids.warriors = 2\n2.corvids = { warriors = 2, snare = 1 }\n",
    );
    assert_eq!((game.refusal("plot 3 bomb"), game.refusal("plot 2 bomb")), ("13.2.2.II", "13.2.2.II"));
}

#[test]
fn law_13_2_3_corvids_move_whoever_rules() {
    let mut game =
        daylight(SEATS, "[clearings]\n1.corvids.warriors = 1\n1.marquise.warriors = 3\n5.marquise.warriors = 3\n");
    assert_eq!(game.options("move"), ["move 1 10 1", "move 1 5 1", "move 1 9 1"]);
    game.take("move 1 5 1");
    assert_eq!(game.warriors("corvids", 5), 1);
}

const PLOT_AT_5: &str = "corvids.plots = { 5 = \"raid\" }\nmarquise.hand = [\"bake_sale\", \"anvil\", \"armorers\"]\n\
                         clearings.5.marquise.warriors = 1\n";

#[test]
fn law_13_2_4_a_right_guess_removes_the_plot_without_its_effect() {
    let mut game = marquise(PLOT_AT_5);
    assert_eq!(game.options("expose"), ["expose 5 bomb", "expose 5 extortion", "expose 5 raid", "expose 5 snare"]);
    game.take("expose 5 raid");
    assert_eq!((game.asked(), game.law()), ("marquise", "13.2.4"));
    assert_eq!(game.legal(), ["show armorers", "show bake_sale"]);
    game.take("show bake_sale");
    assert_eq!((game.on_map("plot"), game.stock("plot"), game.warriors_on_map("corvids")), (0, 8, 0));
    assert_eq!((game.score("marquise"), game.hand("marquise").len(), game.hand("corvids").len()), (Some(1), 3, 0));
    // the card was seen by the Corvids, and by nobody else
    assert_eq!(known(&game, "corvids", "marquise"), ["bake_sale"]);
    assert!(known(&game, "eyrie", "marquise").is_empty());
}

#[test]
fn law_13_2_4_after_a_wrong_guess_the_card_goes_to_the_corvids() {
    let mut game = marquise(PLOT_AT_5);
    game.take_all(["expose 5 bomb", "show armorers"]);
    assert_eq!((game.on_map("plot"), game.score("marquise")), (1, Some(0)));
    assert_eq!((game.hand("marquise"), game.hand("corvids")), (vec!["anvil", "bake_sale"], vec!["armorers"]));
    assert_eq!(known(&game, "marquise", "corvids"), ["armorers"]);
    assert!(known(&game, "eyrie", "corvids").is_empty());
    // everyone heard the guess, but only the two saw the card
    let spectator = game.told(Viewer::Spectator);
    assert_eq!(spectator, ["root-log-guessed marquise 5 bomb ?", "root-log-misjudged marquise corvids ?"]);
    assert!(game.events().contains(&"root-log-guessed marquise 5 bomb armorers".to_owned()));
    let doc = game.seen_by(Viewer::Spectator);
    assert_eq!(doc["corvids"]["denied"]["5"][0].as_str(), Some("bomb"));
    // again, with another card
    game.take_all(["expose 5 raid", "show bake_sale"]);
    assert_eq!(game.on_map("plot"), 0);
}

#[test]
fn law_13_2_4_the_others_cannot_tell_which_card_was_shown() {
    let shown = |guess: &str, card: &str| {
        let mut game = marquise(PLOT_AT_5);
        game.take(&format!("expose 5 {guess}")).take(&format!("show {card}"));
        game
    };
    for guess in ["bomb", "raid"] {
        let (one, other) = (shown(guess, "bake_sale"), shown(guess, "armorers"));
        for viewer in [Viewer::Seat(one.seat("eyrie")), Viewer::Spectator] {
            assert_eq!(one.state().observe(viewer), other.state().observe(viewer));
            assert_eq!(one.told(viewer), other.told(viewer));
        }
        assert_ne!(one.state(), other.state());
    }
}

#[test]
fn law_13_2_4_it_takes_a_piece_there_and_a_matching_card() {
    marquise_waits();
    let mut away = marquise(
        "corvids.plots = { 5 = \"raid\" }\nmarquise.hand = [\"bake_sale\"]\nclearings.1.marquise.warriors = 1\n",
    );
    assert_eq!(away.refusal("expose 5 raid"), "13.2.4");
    let mut unfit =
        marquise("corvids.plots = { 5 = \"raid\" }\nmarquise.hand = [\"anvil\"]\nclearings.5.marquise.sawmill = 1\n");
    assert_eq!(unfit.refusal("expose 5 raid"), "13.2.4");
    let mut up =
        marquise("marquise.hand = [\"bake_sale\"]\nclearings.5 = { marquise.warriors = 1, corvids.raid = 1 }\n");
    assert_eq!(up.refusal("expose 5 raid"), "13.2.4");
    let mut own = daylight(
        SEATS,
        "corvids.hand = [\"bake_sale\"]\ncorvids.plots = { 5 = \"raid\" }\nclearings.5.corvids.warriors = 1\n",
    );
    own.refusal("expose 5 raid");
    // with one card in hand there is nothing to choose
    let mut single =
        marquise("corvids.plots = { 5 = \"raid\" }\nmarquise.hand = [\"bake_sale\"]\nclearings.5.marquise.wood = 1\n");
    single.take("expose 5 snare");
    assert_eq!(
        (single.hand("corvids"), single.phase()),
        (vec!["bake_sale"], thicket::games::root::state::frame::Phase::Daylight)
    );
}

#[test]
fn law_13_2_4_the_last_moment_is_before_cards_are_drawn() {
    let mut game = marquise(&format!("{PLOT_AT_5}clearings.9.corvids.warriors = 1\n"));
    game.take("pass");
    assert_eq!((game.asked(), game.law()), ("marquise", "13.2.4"));
    assert_eq!(game.legal().len(), 5);
    game.take("expose 5 raid").chance(["card sword"]).take("show bake_sale");
    assert_eq!((game.on_map("plot"), game.turn(), game.hand("marquise").len()), (0, "corvids", 4));
}

#[test]
fn law_13_2_5_a_plot_face_down_defends_with_an_extra_hit() {
    let mut game = marquise("corvids.plots = { 5 = \"bomb\" }\nclearings.5.marquise.warriors = 3\n");
    game.chance(["dice 0 0"]).take("battle 5 corvids");
    // even without a warrior there
    assert_eq!((game.warriors("marquise", 5), game.on_map("plot")), (2, 0));
    let mut up = marquise("[clearings.5]\nmarquise.warriors = 3\ncorvids = { warriors = 2, raid = 1 }\n");
    up.chance(["dice 0 0"]).take("battle 5 corvids");
    assert_eq!(up.warriors("marquise", 5), 3);
    // not as attacker
    let mut attack = daylight(
        SEATS,
        "corvids.plots = { 5 = \"bomb\" }\n[clearings.5]\nmarquise.warriors = 3\ncorvids.warriors = 2\n",
    );
    attack.chance(["dice 0 0"]).take("battle 5 marquise");
    assert_eq!(attack.warriors("marquise", 5), 3);
}

#[test]
fn law_13_3_1_fifteen_warriors_and_eight_plots_face_down() {
    let game = new_game(&["corvids", "eyrie"], []);
    assert_eq!((game.supply("corvids"), game.stock("plot"), game.on_map("plot")), (15, 8, 0));
}

#[test]
fn law_13_3_2_a_warrior_in_a_clearing_of_each_suit() {
    let mut game = new_game(&["corvids", "alliance"], []);
    assert_eq!((game.asked(), game.law()), ("corvids", "13.3.2"));
    assert_eq!(game.legal(), ["recruit 1", "recruit 12", "recruit 6", "recruit 8"]);
    game.take("recruit 8");
    assert_eq!(game.legal(), ["recruit 10", "recruit 3", "recruit 4", "recruit 5"]);
    game.take("recruit 3");
    assert_eq!(game.legal(), ["recruit 11", "recruit 2", "recruit 7", "recruit 9"]);
    game.take("recruit 7");
    assert_eq!((game.warriors_on_map("corvids"), game.supply("corvids")), (3, 12));
    // not at the keep (6.2.2)
    let mut kept = new_game(&["marquise", "corvids"], []);
    kept.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5"]);
    assert_eq!(kept.legal(), ["recruit 12", "recruit 6", "recruit 8"]);
}

#[test]
fn law_13_4_1_crafting_comes_first() {
    let mut game = birdsong(
        SEATS,
        "corvids.hand = [\"mouse_in_a_sack\"]\ncorvids.plots = { 2 = \"snare\" }\nclearings.2.corvids.warriors = 1\n",
    );
    assert_eq!((game.law(), game.refusal("flip 2")), ("13.4.1", "13.4.2"));
    game.take("pass");
    assert_eq!(game.law(), "13.4.2");
    assert!(!game.offers_any("craft"));
}

#[test]
fn law_13_4_2_each_flip_scores_for_all_plots_face_up() {
    let mut game = birdsong(
        SEATS,
        "corvids.hand = []\ncorvids.plots = { 2 = \"snare\", 3 = \"raid\", 4 = \"raid\" }\n[clearings]\n2.corvids.warriors = 1\n\
         3.corvids.warriors = 1\n8.corvids.extortion = 1\n",
    );
    assert_eq!(game.legal(), ["flip 2", "flip 3", "pass"]);
    assert_eq!(game.refusal("flip 4"), "13.4.2");
    game.take("flip 2");
    assert_eq!((game.score("corvids"), game.pieces("snare", 2), game.pieces("plot", 2)), (Some(2), 1, 0));
    game.take("flip 3");
    assert_eq!(game.score("corvids"), Some(5));
}

#[test]
fn law_13_4_3_one_card_recruits_in_every_clearing_of_its_suit() {
    let mut game = birdsong(SEATS, "corvids.hand = [\"anvil\", \"armorers\"]\n");
    assert_eq!(
        game.options("recruit"),
        ["recruit fox anvil", "recruit fox armorers", "recruit mouse armorers", "recruit rabbit armorers"]
    );
    game.take("recruit mouse armorers");
    for number in [2, 7, 9, 11] {
        assert_eq!(game.warriors("corvids", number), 1);
    }
    // once a turn
    assert_eq!(
        (game.warriors_on_map("corvids"), game.phase()),
        (4, thicket::games::root::state::frame::Phase::Daylight)
    );
    assert_eq!(game.discard(), ["armorers"]);
}

#[test]
fn law_13_4_3_where_the_supply_is_short_the_corvids_choose() {
    let mut game = birdsong(SEATS, "corvids.hand = [\"anvil\"]\nclearings.5.corvids.warriors = 13\n");
    game.take("recruit fox anvil");
    assert_eq!(game.legal(), ["recruit 1", "recruit 12", "recruit 6", "recruit 8"]);
    game.take("recruit 12");
    assert_eq!(game.legal(), ["recruit 1", "recruit 6", "recruit 8"]);
    game.take("recruit 6");
    assert_eq!((game.warriors("corvids", 6), game.warriors("corvids", 12), game.supply("corvids")), (1, 1, 0));
}

#[test]
fn law_13_5_three_actions_in_any_mix() {
    let mut game = daylight(SEATS, "clearings.1.corvids.warriors = 3\n");
    game.take_all(["move 1 5 1", "move 1 5 1", "plot 1 bomb"]);
    assert_eq!((game.law(), game.warriors("corvids", 5)), ("13.6.1", 2));
}

#[test]
fn law_13_5_1_a_move_is_one_action() {
    let mut game = daylight(SEATS, "clearings.1.corvids.warriors = 3\n");
    game.take("move 1 10 3");
    assert_eq!((game.warriors("corvids", 10), game.state().used.actions), (3, 1));
}

#[test]
fn law_13_5_2_each_further_plot_of_the_turn_costs_a_warrior_more() {
    let mut game =
        daylight(SEATS, "[clearings]\n1.corvids.warriors = 3\n5.corvids.warriors = 2\n9.corvids.warriors = 2\n");
    game.take("plot 1 bomb");
    assert_eq!((game.warriors("corvids", 1), game.supply("corvids")), (2, 9));
    game.take("plot 5 raid");
    assert_eq!((game.warriors("corvids", 5), game.supply("corvids")), (0, 11));
    assert_eq!(game.refusal("plot 9 snare"), "13.5.2");
    assert!(!game.offers_any("plot"));
    // the plots themselves were not removed: nothing scores and no raid comes
    assert_eq!((game.score("corvids"), game.score("marquise"), game.on_map("plot")), (Some(0), Some(0), 2));
}

#[test]
fn law_13_5_2_no_plot_at_the_keep() {
    let mut game = daylight(SEATS, "clearings.1 = { marquise.keep = 1, corvids.warriors = 3 }\n");
    assert_eq!(game.refusal("plot 1 bomb"), "6.2.2");
}

#[test]
fn law_13_5_3_a_battle_is_one_action() {
    let mut game = daylight(SEATS, "clearings.5 = { marquise.warriors = 1, corvids.warriors = 2 }\n");
    game.chance(["dice 1 0"]).take("battle 5 marquise");
    assert_eq!((game.warriors("marquise", 5), game.state().used.actions), (0, 1));
}

#[test]
fn law_13_5_4_a_trick_swaps_plots_that_lie_alike() {
    let mut game = daylight(
        SEATS,
        "corvids.plots = { 3 = \"bomb\", 4 = \"raid\" }\ncorvids.denied = { 3 = [\"snare\"] }\n[clearings]\n\
         1 = { marquise.keep = 1, corvids.snare = 1 }\n8.corvids.extortion = 1\n",
    );
    assert_eq!(game.options("trick"), ["trick 1 8", "trick 3 4"]);
    assert_eq!(game.refusal("trick 3 8"), "13.5.4");
    // to swap is not to place: neither keep nor snare forbid it
    game.take_all(["trick 1 8", "trick 3 4"]);
    assert_eq!((game.pieces("extortion", 1), game.pieces("snare", 8)), (1, 1));
    assert_eq!((face_down(&game, 3), face_down(&game, 4)), (Some(Plot::Raid), Some(Plot::Bomb)));
    let doc = game.seen_by(Viewer::Spectator);
    assert_eq!(doc["corvids"]["denied"]["4"][0].as_str(), Some("snare"));
    assert!(doc["corvids"]["denied"].get("3").is_none());
}

#[test]
fn law_13_6_1_exerting_takes_the_place_of_the_draw() {
    marquise_waits();
    let mut game = daylight(SEATS, "corvids.hand = []\nclearings.1.corvids.warriors = 4\n");
    game.take_all(["plot 1 bomb", "pass"]);
    assert_eq!(game.legal(), ["exert", "pass"]);
    game.take("exert");
    // the plot of this Daylight counts still
    assert!(!game.offers("pass") && !game.offers("plot 1 raid"));
    game.take("move 1 5 2");
    assert_eq!((game.hand("corvids").len(), game.turn(), game.warriors("corvids", 5)), (0, "marquise", 2));
}

#[test]
fn law_13_6_2_a_card_more_for_each_extortion_face_up() {
    marquise_waits();
    let mut game = daylight(
        SEATS,
        "corvids.hand = [\"anvil\", \"sword\", \"bake_sale\", \"cobbler\"]\ncorvids.plots = { 4 = \"extortion\" }\n\
         [clearings]\n3.corvids.extortion = 1\n9.corvids.warriors = 1\n",
    );
    game.take("pass").chance(["card armorers", "card sappers"]).take("pass");
    assert_eq!((game.hand("corvids").len(), game.law()), (6, "13.6.2"));
    game.take("discard anvil");
    assert_eq!((game.hand("corvids").len(), game.turn()), (5, "marquise"));
}

#[test]
fn law_13_7_1_a_bomb_removes_all_enemies_and_itself() {
    let mut game = birdsong(
        "corvids marquise vagabond:thief",
        "corvids.plots = { 5 = \"bomb\" }\nvagabond.at = \"5\"\nvagabond.tiles = [\"boot\", \"sword\", \"tea\"]\n[clearings.5]\n\
         corvids.warriors = 1\nmarquise = { warriors = 2, sawmill = 1, wood = 1 }\n",
    );
    game.take("flip 5");
    assert_eq!((game.warriors("marquise", 5), game.on_map("sawmill"), game.on_map("wood")), (0, 0, 0));
    assert_eq!((game.warriors("corvids", 5), game.on_map("bomb"), game.stock("plot")), (1, 0, 8));
    // it scored before it went, and each building and token scores
    assert_eq!(game.score("corvids"), Some(3));
    assert_eq!(game.tiles(), ["boot!", "sword!", "tea!"]);
}

#[test]
fn law_13_7_2_a_snare_face_up_keeps_enemies_from_leaving_and_placing() {
    let mut game = marquise(
        "marquise.hand = [\"bake_sale\"]\n[clearings.5]\ncorvids.snare = 1\nmarquise = { warriors = 3, sawmill = 1, wood = 1 }\n\
         [clearings.1.marquise]\nwarriors = 1\n",
    );
    assert_eq!((game.refusal("march 5 1 1"), game.refusal("build 5 workshop")), ("13.7.2", "13.7.2"));
    assert_eq!(game.refusal("overwork 5 bake_sale"), "13.7.2");
    // they may come
    game.take("march 1 5 1");
    assert_eq!(game.warriors("marquise", 5), 4);
    // face down it holds nobody
    let down = marquise("corvids.plots = { 5 = \"snare\" }\nclearings.5.marquise.warriors = 3\n");
    assert!(down.offers("march 5 1 1"));
    // and never the Corvids
    let own = daylight(SEATS, "clearings.5.corvids = { warriors = 1, snare = 1 }\n");
    assert!(own.offers("move 5 1 1"));
}

#[test]
fn law_13_7_2_a_snare_stops_wood_and_recruits() {
    let mut game = birdsong(
        "marquise corvids",
        "[clearings.5]\ncorvids.snare = 1\nmarquise = { sawmill = 1, recruiter = 1 }\n[clearings.2.marquise]\nsawmill = 1\n",
    );
    assert_eq!((game.pieces("wood", 5), game.pieces("wood", 2)), (0, 1));
    game.take("recruit");
    assert_eq!(game.warriors("marquise", 5), 0);
}

#[test]
fn law_13_7_2_a_snared_vagabond_can_slip_away() {
    let rest =
        "vagabond.at = \"5\"\nvagabond.tiles = [\"boot\", \"hammer\", \"sword!\"]\nclearings.5.corvids.snare = 1\n";
    let game = daylight("vagabond:thief corvids", rest);
    assert!(!game.offers_any("move"));
    let game = birdsong("vagabond:thief corvids", rest);
    assert!(game.offers("slip 1"));
}

#[test]
fn law_13_7_3_extortion_takes_a_card_of_each_enemy_there() {
    let mut game = birdsong(
        SEATS,
        "corvids = { hand = [], plots = { 5 = \"extortion\" } }\nmarquise.hand = [\"anvil\"]\neyrie.hand = [\"sword\"]\n\
         [clearings.5]\ncorvids.warriors = 1\nmarquise.warriors = 1\n",
    );
    game.chance(["card anvil"]).take("flip 5");
    assert_eq!(
        (game.hand("corvids"), game.hand("marquise").len(), game.hand("eyrie")),
        (vec!["anvil"], 0, vec!["sword"])
    );
    assert_eq!(game.score("corvids"), Some(1));
    assert_eq!(known(&game, "marquise", "corvids"), ["anvil"]);
    assert!(known(&game, "eyrie", "corvids").is_empty());
}

#[test]
fn law_13_7_4_a_raid_that_is_removed_brings_warriors_next_door() {
    for raid in ["corvids.plots = { 3 = \"raid\" }\n", "clearings.3.corvids.raid = 1\n"] {
        let mut game = marquise(&format!("{raid}clearings.3.marquise.warriors = 4\n"));
        game.chance(["dice 0 0"]).take("battle 3 corvids");
        for number in [6, 7, 11] {
            assert_eq!(game.warriors("corvids", number), 1, "{raid}");
        }
        assert_eq!((game.warriors_on_map("corvids"), game.score("marquise")), (3, Some(1)));
        // what comes of it is seen by all, so all are told at once that it was a raid
        let told = game.told(Viewer::Spectator);
        assert!(told.iter().any(|text| text == "root-log-removed corvids 1 raid 3"), "{told:?}");
    }
}

#[test]
fn law_13_7_4_where_the_supply_is_short_the_corvids_choose() {
    let mut game = marquise("[clearings]\n3 = { corvids.raid = 1, marquise.warriors = 4 }\n5.corvids.warriors = 14\n");
    game.chance(["dice 0 0"]).take("battle 3 corvids");
    assert_eq!((game.asked(), game.law()), ("corvids", "13.7.4"));
    assert_eq!(game.legal(), ["recruit 11", "recruit 6", "recruit 7"]);
    game.take("recruit 7");
    assert_eq!((game.warriors("corvids", 7), game.supply("corvids"), game.asked()), (1, 0, "marquise"));
}

#[test]
fn law_13_7_4_funds_that_go_home_may_reach_for_the_raid() {
    marquise_waits();
    let position = |funds: u8| {
        let mut game = table(&format!(
            r#"
            seats = ["marquise", "corvids", "riverfolk"]
            turn = "marquise"
            phase = "daylight"
            marquise.hand = ["favor_of_the_rabbits"]
            riverfolk.funds = {{ corvids = {funds} }}
            [clearings]
            3.corvids.raid = 1
            4.riverfolk.post_rabbit = 1
            2.corvids.warriors = {}
            5.marquise.workshop = 2
            10.marquise.workshop = 1
        "#,
            13 - funds
        ));
        game.take("craft favor_of_the_rabbits");
        game
    };
    // two are left for three clearings, and half of the funds of four would do
    let mut game = position(4);
    assert_eq!((game.asked(), game.legal()), ("marquise", vec!["settle posts".to_owned(), "settle raid 3".to_owned()]));
    game.take("settle posts");
    assert_eq!([6, 7, 11].map(|number| game.warriors("corvids", number)), [1, 1, 1]);
    assert_eq!(position(0).law(), "13.7.4");
}

#[test]
fn law_13_7_4_of_two_raids_at_once_the_player_in_turn_says_which_comes_first() {
    marquise_waits();
    let position = |warriors: u8| {
        marquise(&format!(
            "marquise.hand = [\"favor_of_the_rabbits\"]\n[clearings]\n3.corvids.raid = 1\n4.corvids.raid = 1\n\
             2.corvids.warriors = {warriors}\n5.marquise.workshop = 2\n10.marquise.workshop = 1\n"
        ))
    };
    let mut enough = position(9);
    enough.take("craft favor_of_the_rabbits");
    assert_eq!((enough.warriors_on_map("corvids"), enough.score("marquise")), (15, Some(2)));
    let mut short = position(12);
    short.take("craft favor_of_the_rabbits");
    assert_eq!((short.asked(), short.law()), ("marquise", "1.1.3"));
    assert_eq!(short.legal(), ["settle raid 3", "settle raid 4"]);
    short.take("settle raid 4");
    assert_eq!([8, 9, 12].map(|number| short.warriors("corvids", number)), [1, 1, 1]);
}
