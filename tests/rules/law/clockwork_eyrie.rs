//! The Electric Eyrie.

use crate::law::support::*;

const FOX: &str = "tax_collector";
const MOUSE: &str = "scouting_party";
const RABBIT: &str = "better_burrow_bank";
const BIRD: &str = "brutal_tactics";

/// The kinds in a column of the Decree.
fn column(game: &Game, suit: &str) -> usize {
    use thicket::games::root::clockwork::state::Own;
    use thicket::games::root::words::place::Suit;
    let own = game.state().clockwork(game.seat("eyrie")).expect("a clockwork player").own;
    let Own::Eyrie(decree) = own else { panic!("no Decree: {own:?}") };
    decree.columns[Suit::from_id(suit).expect("a suit").index()].len()
}

#[test]
fn law_r5_2_1_it_rules_where_it_ties() {
    let rest = "clearings.5 = { eyrie = { warriors = 1 }, corvids = { warriors = 1 } }\n";
    assert_eq!(birdsong("clockwork:eyrie corvids", rest).ruler(5), Some("eyrie"));
}

#[test]
fn law_r5_3_2_a_roost_and_six_warriors_in_a_corner() {
    let game = new_game(&["clockwork:eyrie", "corvids"], ["card anvil", "card armorers", "card cobbler", "clearing 2"]);
    assert_eq!((game.pieces("roost", 2), game.warriors("eyrie", 2), game.supply("eyrie")), (1, 6, 14));
}

#[test]
fn law_r5_3_2_opposite_another_that_is_taken() {
    let game = new_game(
        &["clockwork:eyrie", "clockwork:marquise", "corvids"],
        ["card anvil", "card armorers", "card cobbler", "clearing 4"],
    );
    assert_eq!((game.pieces("keep", 4), game.pieces("roost", 2)), (1, 1));
}

#[test]
fn law_r5_3_3_on_the_hard_levels_an_ambush_lies_among_the_birds() {
    for (level, cards) in [("default", 0), ("challenging", 1), ("nightmare", 1)] {
        let seat = format!("clockwork:eyrie:{level}");
        let game = new_game(&[&seat, "corvids"], ["card anvil", "card armorers", "card cobbler", "clearing 2"]);
        assert_eq!(column(&game, "bird"), cards, "{level}");
    }
}

#[test]
fn law_r5_3_3_the_ambush_is_laid_aside_before_cards_are_dealt() {
    let seats = ["clockwork:eyrie:nightmare", "corvids", "marquise", "alliance", "lizards", "riverfolk"];
    for seed in 0..60 {
        assert_eq!(column(&seeded(&seats, seed), "bird"), 1, "{seed}");
    }
}

#[test]
fn law_r5_4_3_the_order_goes_into_its_column() {
    let mut game = ordered("eyrie", &[FOX], "", "clearings.2.eyrie = { roost = 1, warriors = 3 }\n");
    game.take("order");
    assert_eq!((column(&game, "fox"), game.discard().len()), (1, 0));
}

#[test]
fn law_r5_4_4_a_new_roost_with_four_warriors() {
    let mut game = ordered("eyrie", &[FOX], "", "");
    game.take("order");
    assert_eq!(game.pieces("roost", 1), 1);
    assert_eq!(game.on_map("roost"), 2, "and one is built where the warriors went");
}

#[test]
fn law_r5_4_4_not_with_fewer_warriors() {
    let mut game = ordered("eyrie", &[MOUSE], "", "clearings.8.eyrie.warriors = 17\n");
    game.take("order");
    assert!(game.events().iter().any(|event| event.contains("no_warriors")), "{:?}", game.events());
    assert_eq!(game.pieces("roost", 2), 0);
}

#[test]
fn law_r5_5_1_each_column_with_cards_recruits_then_moves_then_battles() {
    // the viziers alone: two warriors come, and go from where most are
    let rest = "clearings.1.eyrie = { roost = 1, warriors = 4 }\n";
    let mut game = ordered("eyrie", &[BIRD], "", rest);
    game.take("order");
    // three birds: three warriors come; three stay, four go to the last of 5, 9 and 10
    assert_eq!((game.warriors("eyrie", 1), game.warriors("eyrie", 10)), (3, 4));
}

#[test]
fn law_r5_5_1_i_it_recruits_where_most_enemies_are() {
    let rest = "clearings.2 = { eyrie = { roost = 1, warriors = 2 } }\n\
                clearings.7 = { eyrie = { roost = 1, warriors = 2 }, corvids = { warriors = 1 } }\n";
    let mut game = ordered("eyrie", &[MOUSE], "", rest);
    game.chance(["dice 1 0"]).take("order");
    let recruited =
        game.events().iter().filter(|event| event.contains("root-log-recruited")).cloned().collect::<Vec<_>>();
    assert!(recruited.iter().all(|event| event.ends_with(" 7")), "{recruited:?}");
}

#[test]
fn law_r5_5_1_ii_it_leaves_as_many_as_the_column_has_cards() {
    let rest = "clearings.6.eyrie = { roost = 1, warriors = 4 }\neyrie.decree.fox = [\"anvil\"]\n";
    let mut game = ordered("eyrie:easy", &[FOX], "", rest);
    game.take("order");
    // two come by the fox column and one by the vizier; two stay for the foxes
    let moved: Vec<String> = game.events().into_iter().filter(|event| event.contains("root-log-moved")).collect();
    assert!(moved[0].contains(" 6 11 5"), "{moved:?}");
}

#[test]
fn law_r5_5_1_iii_a_column_with_most_cards_hits_harder() {
    let rest = "clearings.6 = { eyrie = { roost = 1, warriors = 4 }, corvids = { warriors = 2 } }\n\
                eyrie.decree.fox = [\"anvil\", \"foxfolk_steel\"]\n";
    let mut game = ordered("eyrie", &[FOX], "", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!(game.warriors("corvids", 6), 0, "one rolled, one for three foxes");
}

#[test]
fn law_r5_5_2_a_roost_in_the_first_clearing_that_it_rules() {
    let rest = "clearings.6.eyrie = { roost = 1, warriors = 4 }\nclearings.2.eyrie.warriors = 1\n";
    let mut game = ordered("eyrie:easy", &[RABBIT], "", rest);
    game.take("order");
    assert_eq!((game.pieces("roost", 2), game.score("eyrie")), (1, Some(1)));
}

#[test]
fn law_r5_6_roosts_score() {
    let rest = "clearings.2.eyrie = { roost = 1, warriors = 1 }\nclearings.6.eyrie = { roost = 1, warriors = 1 }\n\
                clearings.7.eyrie = { roost = 1, warriors = 1 }\nclearings.8.eyrie.warriors = 1\n";
    let mut game = ordered("eyrie:easy", &[RABBIT], "", rest);
    game.take("order");
    assert_eq!((game.on_map("roost"), game.score("eyrie")), (4, Some(3)));
}

/// A turn of an Eyrie that rules nothing and has too few warriors for a new roost: it builds none and falls into turmoil.
fn turmoil(seat: &str) -> Game {
    let rest = "clearings.8 = { eyrie = { warriors = 17 }, marquise = { warriors = 20 } }\n\
                eyrie = { score = 5, decree = { fox = [\"anvil\"], bird = [\"armorers\"] } }\n";
    let mut game = ordered(seat, &[MOUSE], "marquise", rest);
    // the foxes and the birds attack; 17 of 18
    game.chance(["dice 0 0", "dice 0 0"]).take("order");
    game
}

#[test]
fn law_r5_7_1_turmoil_costs_a_point_for_each_bird() {
    assert_eq!(turmoil("eyrie").score("eyrie"), Some(2));
    assert_eq!(turmoil("eyrie:easy").score("eyrie"), Some(3), "with one vizier");
}

#[test]
fn law_r5_7_2_turmoil_discards_the_decree() {
    let game = turmoil("eyrie");
    assert_eq!(game.discard(), ["anvil", "armorers", MOUSE]);
    assert_eq!(["fox", "mouse", "rabbit", "bird"].map(|suit| column(&game, suit)), [0; 4]);
}

#[test]
fn law_r5_7_3_turmoil_ends_daylight() {
    assert_eq!(turmoil("eyrie:swoop").warriors("eyrie", 1), 0, "no Swoop after it");
}

#[test]
fn law_r5_nobility_scores_a_turmoil() {
    // no roost for the fox column: the first recruiting brings it
    let rest =
        "clearings.8 = { eyrie = { warriors = 17 }, marquise = { warriors = 20 } }\neyrie.decree.fox = [\"anvil\"]\n";
    let mut game = ordered("eyrie:nobility", &[MOUSE], "marquise", rest);
    game.take("order");
    assert_eq!(game.score("eyrie"), Some(2));
}

#[test]
fn law_r5_relentless_removes_what_nobody_defends() {
    // the vizier battles in one of the two clearings
    let rest = "clearings.6.eyrie = { roost = 1, warriors = 4 }\n\
                clearings.2 = { eyrie = { warriors = 2 }, marquise = { sawmill = 1 } }\n\
                clearings.7 = { eyrie = { warriors = 2 }, marquise = { sawmill = 1 } }\n";
    let mut game = ordered("eyrie:easy:relentless", &[RABBIT], "marquise", rest);
    game.chance(["dice 0 0"]).take("order");
    assert_eq!(game.on_map("sawmill"), 0);
}

#[test]
fn law_r5_swoop_brings_two_where_it_has_nothing() {
    let rest = "clearings.6.eyrie = { roost = 1, warriors = 4 }\nclearings.2.eyrie.warriors = 1\n";
    let mut game = ordered("eyrie:easy:swoop", &[RABBIT], "", rest);
    game.take("order");
    assert_eq!(game.warriors("eyrie", 1), 2);
}

#[test]
fn law_r5_war_tax_takes_a_point_for_each_piece() {
    let rest =
        "clearings.8 = { eyrie = { roost = 1, warriors = 4 }, marquise = { sawmill = 1 } }\nmarquise.score = 3\n";
    let mut game = ordered("eyrie:war_tax", &[FOX], "marquise", rest);
    game.chance(["dice 0 0"]).take("order");
    assert_eq!((game.pieces("sawmill", 8), game.score("marquise")), (0, Some(2)));
}

#[test]
fn law_r5_focused_hits_harder_where_columns_tie() {
    for (seat, left) in [("eyrie", 2), ("eyrie:focused", 0)] {
        let rest = "clearings.6 = { eyrie = { roost = 1, warriors = 4 }, corvids = { warriors = 3 } }\n\
                    eyrie.decree.fox = [\"anvil\"]\n";
        let mut game = ordered(seat, &[FOX], "", rest);
        game.chance(["dice 1 0", "dice 0 0"]).take("order");
        assert_eq!(game.warriors("corvids", 6), left, "{seat}");
    }
}

#[test]
fn law_r5_4_1_the_top_card_is_revealed() {
    let mut game = ordered("eyrie", &[FOX, MOUSE], "", "clearings.1.eyrie = { warriors = 4, roost = 1 }\n");
    game.take("order");
    assert_eq!(game.events_of("root-log-ordered"), [format!("root-log-ordered eyrie {FOX} fox R2.7")]);
}

#[test]
fn law_r5_4_2_its_item_is_crafted() {
    let mut game = ordered("eyrie", &["anvil"], "", "clearings.1.eyrie = { warriors = 4, roost = 1 }\n");
    game.take("order");
    assert_eq!((game.items("eyrie", "hammer"), game.item_supply("hammer")), (1, 0));
}
