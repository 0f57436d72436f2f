//! What all clockwork players have in common: crafting, hits, choices, orders, levels, playing together.

use crate::law::support::*;
use thicket::games::root::State;
use thicket::kernel::{Options, Rules, Script, Viewer};

#[test]
fn law_r1_1_the_card_remains_the_order() {
    // the mouse card is crafted, and then recruits for a mouse order
    let mut game = ordered("marquise", &["crossbow_mouse"], "", "clearings.2.marquise.warriors = 1\n");
    game.take("order");
    assert_eq!((game.items("marquise", "crossbow"), game.pieces("recruiter", 2)), (1, 1));
}

#[test]
fn law_r1_1_2_a_point_whatever_is_printed() {
    let mut game = ordered("marquise", &["anvil"], "", "clearings.1.marquise.warriors = 1\n");
    game.take("order");
    assert_eq!((game.items("marquise", "hammer"), game.item_supply("hammer"), game.score("marquise")), (1, 0, Some(1)));
    assert_eq!(game.discard(), ["anvil"]);
}

#[test]
fn law_r1_1_1_not_without_the_item_in_the_supply() {
    let rest = "clearings.1.marquise.warriors = 1\nitems = { hammer = 0 }\ncorvids.items = { hammer = 1 }\n";
    let mut game = ordered("marquise", &["anvil"], "", rest);
    game.take("order");
    assert_eq!((game.items("marquise", "hammer"), game.score("marquise")), (0, Some(0)));
}

#[test]
fn law_r1_1_1_without_crafting_pieces() {
    let mut game = ordered("marquise", &["anvil"], "", "clearings.1.marquise.warriors = 1\n");
    assert_eq!(game.on_map("workshop"), 0);
    game.take("order");
    assert_eq!(game.items("marquise", "hammer"), 1);
}

#[test]
fn law_r1_1_2_a_vagabot_takes_the_item_face_up() {
    let rest = "vagabond = { at = \"1\", tiles = [\"boot\", \"sword\", \"torch\"] }\n";
    let mut game = ordered("vagabond:ranger", &["root_tea_rabbit"], "", rest);
    game.take("order");
    assert!(game.tiles_of("vagabond").contains(&"tea"), "{:?}", game.tiles_of("vagabond"));
    assert_eq!((game.items("vagabond", "tea"), game.score("vagabond")), (0, Some(1)));
}

#[test]
fn law_r1_1_3_no_effect_is_crafted() {
    for order in ["codebreakers", "favor_of_the_mice", "ambush_mouse"] {
        let mut game = ordered("marquise", &[order], "", "clearings.2.marquise = { warriors = 1, workshop = 1 }\n");
        game.take("order");
        assert_eq!((game.crafted("marquise"), game.score("marquise")), (vec![], Some(0)), "{order}");
        assert_eq!(game.discard(), [order]);
    }
}

#[test]
fn law_r1_2_1_tokens_go_before_buildings() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, marquise = { keep = 1, sawmill = 1 } }\n";
    let mut game = daylight("corvids clockwork:marquise", rest);
    // one hit more, since nobody defends
    game.chance(["dice 0 0"]).take("battle 5 marquise");
    assert_eq!((game.pieces("keep", 5), game.pieces("sawmill", 5)), (0, 1));
}

#[test]
fn law_r1_2_1_hits_beyond_the_last_piece_are_lost() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, marquise = { keep = 1, sawmill = 1 } }\n";
    let mut game = daylight("corvids clockwork:marquise", rest);
    game.chance(["dice 2 0"]).take("battle 5 marquise");
    assert_eq!((game.pieces("keep", 5), game.pieces("sawmill", 5), game.score("corvids")), (0, 0, Some(2)));
    assert_eq!(game.stock("sawmill"), 6);
}

#[test]
fn law_r1_2_1_a_kind_of_building_is_drawn() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, marquise = { workshop = 1, sawmill = 1 } }\n";
    let mut game = daylight("corvids clockwork:marquise", rest);
    game.chance(["dice 0 0", "building workshop"]).take("battle 5 marquise");
    assert_eq!((game.pieces("workshop", 5), game.pieces("sawmill", 5)), (0, 1));
}

#[test]
fn law_r1_3_a_dominance_card_is_an_order_like_others_and_then_available() {
    let rest = "clearings.1.marquise.warriors = 1\n";
    let mut game = ordered("marquise", &["dominance_fox"], "eyrie duchy", rest);
    game.take("order");
    assert_eq!((game.available(), game.pieces("sawmill", 1)), (vec!["dominance_fox"], 1));
}

#[test]
fn law_r2_1_where_nothing_decides_the_lowest_number_does() {
    let mut game = ordered("marquise", &["tax_collector"], "", "clearings.1.marquise.warriors = 1\n");
    game.take("order");
    // 1 is next to 5, 9 and 10, where nobody is
    assert_eq!([5, 9, 10].map(|number| game.warriors("marquise", number)), [2, 0, 0]);
}

#[test]
fn law_r2_2_where_nothing_decides_the_order_of_setup_does() {
    let rest = "clearings.6 = { marquise = { warriors = 3 }, corvids = { warriors = 1 }, eyrie = { warriors = 1 } }\n";
    let mut game = ordered("marquise", &["tax_collector"], "eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 6), game.warriors("corvids", 6)), (0, 1));
}

#[test]
fn law_r2_3_what_cannot_be_built_there_is_built_where_it_can() {
    // most warriors are in 1, whose only slot is taken
    let rest = "clearings.1.marquise = { warriors = 3, workshop = 1 }\nclearings.5.marquise.warriors = 1\n";
    let mut game = ordered("marquise", &["tax_collector"], "", rest);
    game.take("order");
    assert_eq!((game.pieces("sawmill", 1), game.pieces("sawmill", 5)), (0, 1));
}

#[test]
fn law_r2_4_targets_come_one_after_the_other_by_their_numbers() {
    let rest = "clearings.1 = { marquise = { warriors = 2 }, corvids = { warriors = 1 } }\n\
                clearings.8 = { marquise = { warriors = 2 }, corvids = { warriors = 1 } }\n";
    let mut game = ordered("marquise", &["tax_collector"], "", rest);
    game.chance(["dice 1 0", "dice 0 0"]).take("order");
    assert_eq!((game.warriors("corvids", 1), game.warriors("corvids", 8)), (0, 1));
}

#[test]
fn law_r2_5_a_later_criterion_counts_only_among_those_that_meet_the_earlier() {
    // the Eyrie have the most points, and not the most pieces
    let rest = "eyrie.score = 9\n\
                clearings.6 = { marquise = { warriors = 3 }, corvids = { warriors = 2 }, eyrie = { warriors = 1 } }\n";
    let mut game = ordered("marquise", &["tax_collector"], "eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 6), game.warriors("corvids", 6)), (1, 1));
}

#[test]
fn law_r2_6_pawns_and_hirelings_are_enemy_pieces() {
    let from = "clearings.1 = { marquise = { warriors = 4 } }\n";
    let pawn = format!("vagabond.at = \"10\"\n{from}");
    let mut game = ordered("marquise", &["tax_collector"], "vagabond:ranger", &pawn);
    game.take("order");
    assert!(game.warriors("marquise", 10) > 0, "and not to 5 or 9, where nobody is");
    let hired = format!(
        "hirelings = [{{ hireling = \"last_dynasty\", controller = \"corvids\" }}]\n{from}\
         clearings.10.last_dynasty.warriors = 1\n"
    );
    let mut game = ordered("marquise", &["tax_collector"], "", &hired);
    game.take("order");
    assert!(game.warriors("marquise", 10) > 0);
}

#[test]
fn law_r2_6_the_warlord_is_an_enemy_warrior_and_a_pawn_is_none() {
    // sympathy spreads first to the adjacent clearing with the fewest enemy warriors
    let first = |others: &str, rest: &str| {
        let rest = format!("clearings.12.alliance.sympathy = 1\n{rest}");
        let mut game = ordered("alliance", &["better_burrow_bank"], others, &rest);
        game.take("order");
        let placed = |event: &String| event.starts_with("root-log-placed alliance sympathy");
        game.events().into_iter().find(placed).expect("sympathy has spread")
    };
    let pawn = first("vagabond:ranger", "clearings.4.marquise.warriors = 1\nvagabond.at = \"10\"\n");
    let warlord = first("hundreds", "hundreds.warlord = 4\nclearings.4.hundreds.warriors = 1\n");
    assert!(pawn.contains("10") && warlord.contains("10"), "{pawn}, {warlord}");
}

#[test]
fn law_r2_7_the_order_is_the_top_card_of_the_deck() {
    let mut game = ordered("marquise", &["tax_collector"], "", "clearings.1.marquise.warriors = 1\n");
    assert_eq!(game.legal(), ["order"]);
    game.take("order");
    assert_eq!(game.reason("order"), ("root-no-order".to_owned(), "R2.7"));
    assert_eq!(game.question().seat, game.seat("corvids"));
    assert_eq!(game.events().iter().filter(|event| event.contains("root-log-ordered")).count(), 1);
    assert_eq!((game.discard(), game.asked()), (vec!["tax_collector"], "corvids"));
}

#[test]
fn law_r2_8_1_who_takes_a_card_from_it_draws_one() {
    let mut game =
        birdsong("alliance clockwork:marquise", "alliance.crafted = [\"stand_and_deliver\"]\ndeck_top = [\"anvil\"]\n");
    game.take("use stand_and_deliver marquise");
    assert_eq!((game.hand("alliance"), game.score("marquise")), (vec!["anvil"], Some(1)));
}

#[test]
fn law_r2_8_2_nobody_ambushes_a_clockwork_player() {
    let rest = "clearings.6 = { marquise = { warriors = 3 }, corvids = { warriors = 1 } }\n\
                corvids.hand = [\"ambush_fox\", \"ambush_bird\"]\n";
    let mut game = ordered("marquise", &["tax_collector"], "", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.hand("corvids").len(), game.warriors("corvids", 6)), (2, 0));
}

#[test]
fn law_r3_1_the_priority_of_a_clearing_is_its_number() {
    for board in ["autumn", "winter", "lake"] {
        for last in 3..=12 {
            // a bird order recruits in the two clearings of the lowest priority that the Marquise rules
            let ruled: String =
                (1..=last).map(|number| format!("clearings.{number}.marquise.warriors = 1\n")).collect();
            let suits = if board == "autumn" { String::new() } else { format!("suits = {:?}\n", ["fox"; 12]) };
            let mut game =
                ordered("marquise", &["brutal_tactics"], "", &format!("board = \"{board}\"\n{suits}{ruled}"));
            game.take("order");
            assert_eq!([last - 1, last].map(|number| game.warriors("marquise", number)), [3, 3], "{board}, {last}");
        }
    }
}

#[test]
fn law_r3_2_clockwork_players_start_in_corners_of_their_own() {
    let seats = ["clockwork:eyrie", "clockwork:marquise", "clockwork:duchy", "clockwork:lizards", "corvids"];
    for seed in 1..=12 {
        let game = seeded(&seats, seed);
        let corner = |piece: &str| (1..=12).find(|&number| game.pieces(piece, number) > 0);
        let garden = ["garden_fox", "garden_rabbit", "garden_mouse"].iter().find_map(|garden| corner(garden));
        let corners = [corner("keep"), corner("roost"), corner("tunnel"), garden];
        let apart: std::collections::BTreeSet<_> = corners.iter().flatten().collect();
        assert_eq!(apart.len(), 4, "seed {seed}: {corners:?}");
        // 1 and 3, 2 and 4 are opposite: the second takes the one that is opposite the first
        assert_eq!(corners[0].map(|first| (first + 1) % 4 + 1), corners[1], "seed {seed}: {corners:?}");
    }
}

#[test]
fn law_r3_3_2_trait_cards_go_with_any_level_and_with_each_other() {
    for level in ["easy", "default", "challenging", "nightmare"] {
        let seat = format!("clockwork:corvids:{level}:mastermind:vendetta");
        let game = new_game(&[&seat, "marquise"], []);
        let clockwork = game.state().clockwork(game.seat("corvids")).expect("a clockwork player");
        assert_eq!((clockwork.difficulty.id(), clockwork.traits.iter().count()), (level, 2));
    }
}

#[test]
fn law_r3_3_the_hardest_level_scores_a_point_each_evening() {
    for (level, score) in [("easy", 0), ("default", 0), ("challenging", 0), ("nightmare", 1)] {
        let seat = format!("marquise:{level}");
        let mut game = ordered(&seat, &["tax_collector"], "", "clearings.1.marquise.warriors = 1\n");
        game.take("order");
        assert_eq!(game.score("marquise"), Some(score), "{level}");
    }
}

#[test]
fn law_r3_4_only_humans_are_dealt_cards() {
    let game = new_game(&["alliance", "clockwork:marquise", "eyrie"], []);
    assert_eq!((game.hand("alliance").len(), game.hand("eyrie").len(), game.hand("marquise").len()), (3, 3, 0));
}

#[test]
fn law_r3_4_few_humans_play_without_the_dominance_cards() {
    let two = new_game(&["alliance", "clockwork:marquise", "eyrie"], []);
    assert!(!two.deck_has("dominance_fox") && !two.hand("eyrie").contains(&"dominance_fox"));
    assert_eq!(two.deck(), 50 - 6 - 3, "the Alliance has supporters");
    assert_eq!(new_game(&["alliance", "clockwork:marquise", "eyrie", "corvids"], []).deck(), 54 - 9 - 3);
}

fn together(seats: &[&str]) -> Options {
    Options {
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        extras: vec!["cooperative".to_owned()],
        ..Options::default()
    }
}

#[test]
fn law_r3_5_clockwork_players_leave_each_other_alone() {
    let game = new_game_of(&together(&["lizards", "clockwork:marquise", "eyrie", "corvids"]), []);
    assert_eq!(game.deck(), 50 - 9, "without the dominance cards, whoever plays");
    let rest = "cooperative = true\n\
                clearings.6 = { marquise = { warriors = 3 }, corvids = { warriors = 1 }, eyrie = { warriors = 2 } }\n";
    let mut game = ordered("marquise", &["tax_collector"], "clockwork:eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("corvids", 6), game.warriors("eyrie", 6)), (0, 2));
}

#[test]
fn law_r3_5_1_the_humans_win_together() {
    let rest = "cooperative = true\nclearings.8 = { corvids = { warriors = 3 }, marquise = { sawmill = 2 } }\n\
                corvids.score = 28\neyrie.score = 31\n";
    let mut game = daylight("corvids eyrie clockwork:marquise", rest);
    game.chance(["dice 1 0"]).take("battle 8 marquise");
    assert_eq!(game.winners(), Some((vec!["corvids", "eyrie"], "R3.5.1")));
    ends_as_written(&game);
}

/// A position of a game that is over tells the same end as the game.
fn ends_as_written(game: &Game) {
    let doc = game.state().write(Viewer::All);
    let read = State::read(&doc, &Embedded, &mut Script::default()).unwrap_or_else(|faults| panic!("{faults}"));
    let end = |state: &State| format!("{:?}", state.decision());
    assert_eq!((end(&read), read.write(Viewer::All)), (end(game.state()), doc));
}

#[test]
fn law_r3_5_1_a_clockwork_player_that_is_first_wins_for_all_of_them() {
    let rest = "cooperative = true\nclearings.1.marquise = { warriors = 1, sawmill = 1 }\nclearings.8.marquise.sawmill = 2\n\
                clearings.12.marquise.sawmill = 1\nclearings.2.marquise.warriors = 1\nmarquise.score = 27\n";
    let mut game = ordered("marquise", &["tax_collector"], "clockwork:eyrie", rest);
    game.take("order");
    assert_eq!(game.winners(), Some((vec!["marquise", "eyrie"], "R3.5.1")));
    ends_as_written(&game);
}

#[test]
fn law_r11_8_2_a_snare_goes_instead_of_what_would_be_placed_there() {
    // the new roost and its warriors
    let mut game = ordered("eyrie", &["tax_collector"], "", "clearings.1.corvids.snare = 1\n");
    game.take("order");
    assert_eq!((game.pieces("snare", 1), game.on_map("roost"), game.warriors_on_map("eyrie")), (0, 0, 0));
    assert_eq!(game.score("eyrie"), Some(0), "nobody scores for it");
    assert!(game.events().contains(&"root-log-skipped eyrie R11.8.2 snared".to_owned()), "{:?}", game.events());
}

/// The suits of a map on which none are printed, in the order of the numbers.
const SUITS: &str = r#"suits = ["fox", "rabbit", "mouse", "fox", "rabbit", "mouse", "fox", "rabbit", "mouse", "fox", "rabbit", "mouse"]"#;

#[track_caller]
fn on(board: &str, clockwork: &str, order: &str, rest: &str) -> Game {
    ordered(clockwork, &[order], "", &format!("board = \"{board}\"\n{SUITS}\n{rest}"))
}

#[test]
fn law_r12_1_1_a_move_by_ferry_scores_a_point() {
    let rest = "clearings.1.marquise.warriors = 3\nclearings.11.corvids.warriors = 1\n";
    let mut game = on("lake", "marquise", "tax_collector", rest);
    game.take("order");
    assert_eq!((game.warriors("marquise", 11), game.state().ferry), (4, Some(clearing(11))));
    assert_eq!(game.score("marquise"), Some(1));
}

#[test]
fn law_r12_1_1_the_ferry_joins_clearings_as_a_path_does() {
    let rest = "clearings.1.alliance.sympathy = 1\nclearings.9.marquise.warriors = 1\n";
    let mut game = on("lake", "alliance", "scouting_party", rest);
    game.take("order");
    let placed = |event: &&String| event.starts_with("root-log-placed alliance");
    let first = game.events().iter().find(placed).cloned().expect("sympathy spreads");
    assert!(first.ends_with(" 12"), "nobody is in 12, over the water: {first}");
}

#[test]
fn law_r12_1_1_the_ferry_comes_for_who_goes_to_its_clearing() {
    marquise_waits();
    let vagabond = "{ at = \"12\", tiles = [\"boot\", \"sword\", \"tea\", \"torch\"], quest = \"errand_rabbit\" }";
    let mut game = table(&format!(
        "seats = [\"clockwork:vagabond:thief\", \"marquise\", \"eyrie\"]\nboard = \"lake\"\n{SUITS}\n\
         ferry = 11\ndeck_top = [\"ambush_mouse\"]\nvagabond = {vagabond}\n"
    ));
    game.chance(["quest errand_fox"]).take("order");
    assert!(game.events().contains(&"root-log-ferried vagabond 11 R12.1.1".to_owned()), "{:?}", game.events());
    assert_eq!((game.state().ferry, game.score("vagabond")), (Some(clearing(11)), Some(2)));
}

#[test]
fn law_r12_2_1_closed_paths_are_paths() {
    let rest = "clearings.9.marquise.warriors = 4\nclearings.8.corvids.warriors = 1\n";
    let mut game = on("mountain", "marquise", "scouting_party", rest);
    game.take("order");
    assert_eq!(game.warriors("marquise", 8), 5);
}

#[test]
fn law_r12_2_1_what_is_next_to_the_keep_is_so_by_a_closed_path_too() {
    let options = Options {
        seats: ["clockwork:marquise", "corvids"].map(str::to_owned).to_vec(),
        board: Some("mountain".to_owned()),
        ..Options::default()
    };
    let [f, r, m] = ["marker fox", "marker rabbit", "marker mouse"].map(|marker| [marker; 4]);
    let mut chance = ["clearing 5"; 17];
    chance[..12].copy_from_slice(&[f, r, m].concat());
    chance[12..16].copy_from_slice(&["card anvil", "card armorers", "card cobbler", "clearing 2"]);
    assert_eq!(new_game_of(&options, chance).pieces("sawmill", 5), 1);
}

#[test]
fn law_r12_2_2_the_pass_is_the_highest_and_the_lowest() {
    let rest = "clearings.4.marquise.warriors = 1\nclearings.10.marquise.warriors = 1\n\
                clearings.11.marquise.warriors = 1\nclearings.12.marquise.warriors = 1\n";
    let mut game = on("mountain", "marquise", "armorers", rest);
    game.take("order");
    let recruited = |number: u8| game.events().contains(&format!("root-log-recruited marquise 2 {number}"));
    assert_eq!([4, 10, 11, 12].map(recruited), [false, true, false, true]);
}

#[test]
fn law_e_1_1_a_clockwork_player_takes_no_marker() {
    let rest = "hirelings = [{ hireling = \"the_exile\" }]\nhiring = { spaces = [4] }\nmarquise.score = 3\n\
                clearings.1.marquise.warriors = 1\n";
    let mut game = ordered("marquise", &["anvil"], "", rest);
    game.take("order");
    assert_eq!((game.score("marquise"), game.control("the_exile")), (Some(4), (None, 0)));
    let controls = |seat: &str| {
        format!(
            "seats = [\"{seat}\", \"corvids\"]\nhirelings = [{{ hireling = \"the_exile\", controller = \"marquise\" }}]\n"
        )
    };
    assert!(faults(&controls("clockwork:marquise")).contains("the_exile"));
    table(&controls("marquise"));
}

#[test]
fn law_r12_1_1_where_a_boat_leads_as_well_nobody_rides() {
    // rivers lead from 5 by 10 and 11 to the ferry in 7
    let rest = "advanced_services = true\nruins = []\nriverfolk.market = [\"sappers\"]\n\
                clearings.7.marquise = { warriors = 1, sawmill = 1 }\nlandmarks = { ferry = { clearing = 7 } }\n\
                vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\", \"sword\"], quest = \"errand_fox\" }\n";
    let mut game = ordered("vagabond:arbiter", &["better_burrow_bank"], "clockwork:riverfolk marquise", rest);
    game.chance(["dice 0 0"]).take("order");
    assert_eq!(game.pawn(), "7", "{:#?}", game.events());
    assert!(!game.events().iter().any(|event| event.starts_with("root-log-ferried")));
}

#[test]
fn law_r2_4_a_relic_that_it_removes_goes_to_a_forest_by_chance() {
    let rest = "clearings.8 = { marquise = { warriors = 4 }, keepers = { figure_1 = 1 } }\n";
    let mut game = ordered("marquise", &["tax_collector"], "keepers", rest);
    game.chance(["dice 2 0", "forest d"]).take("order");
    let laid: Vec<_> = game.events().iter().filter(|event| event.starts_with("root-log-prize-laid")).cloned().collect();
    assert!(laid.len() == 1 && laid[0].ends_with(" d"), "{laid:?}");
}
