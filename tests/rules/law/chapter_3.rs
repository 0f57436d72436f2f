//! Victory.

use crate::law::support::*;
use thicket::games::root::State;
use thicket::games::root::law::victory::quiet_rounds;
use thicket::kernel::{Rules, Script, Viewer};

#[test]
fn law_3_1_thirty_points_win_at_once_in_the_middle_of_anything() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.score = 28\nmarquise.hand = [\"anvil\"]\n",
    );
    game.take("craft anvil");
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.1")));
    assert_eq!(game.score("marquise"), Some(30));
    assert!(game.legal().is_empty());
}

#[test]
fn law_3_1_a_player_wins_also_on_the_turn_of_another() {
    // Brutal Tactics hand the defender the thirtieth point before any hit is dealt
    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 3 }, alliance = { warriors = 3 } }\n\
         marquise.crafted = [\"brutal_tactics\"]\nalliance.score = 29\n",
    );
    game.chance(["dice 2 2"]).take("battle 1 alliance");
    game.take("use brutal_tactics");
    assert_eq!(game.winners(), Some((vec!["alliance"], "3.1")));
    assert_eq!(game.warriors("alliance", 1), 3);
}

#[test]
fn law_3_1_of_several_the_player_in_turn_wins() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 1, wood = 1 }, alliance = { warriors = 1, sympathy = 1 } }\n\
         clearings.5.marquise.warriors = 1\nmarquise.score = 28\nalliance.score = 28\n\
         alliance.crafted = [\"sappers\"]\nmarquise.crafted = [\"brutal_tactics\"]\n",
    );
    game.chance(["dice 2 2"]).take("battle 1 alliance");
    // the points for Brutal Tactics make it 29 for the Alliance; both then remove a token
    game.take("first marquise").take("use brutal_tactics").take("use sappers");
    assert_eq!((game.score("marquise"), game.score("alliance")), (Some(29), Some(30)));
    assert_eq!(game.winners(), Some((vec!["alliance"], "3.1")));

    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 1, wood = 1 }, alliance = { warriors = 1, sympathy = 1 } }\n\
         clearings.5.marquise.warriors = 1\nmarquise.score = 29\nalliance.score = 28\n\
         alliance.crafted = [\"sappers\"]\nmarquise.crafted = [\"brutal_tactics\"]\n",
    );
    game.chance(["dice 2 2"]).take("battle 1 alliance");
    game.take("first marquise").take("use brutal_tactics").take("use sappers");
    assert_eq!((game.score("marquise"), game.score("alliance")), (Some(30), Some(30)));
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.1")));
}

#[test]
fn law_3_1_without_the_player_in_turn_the_next_clockwise_wins() {
    let game = table(
        "seats = [\"eyrie\", \"alliance\", \"marquise\"]\nturn = \"alliance\"\nphase = \"daylight\"\n\
         eyrie.score = 30\nmarquise.score = 31\n",
    );
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.1")));
}

#[test]
fn law_3_2_points_move_the_marker_at_once() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, workshop = 1 }\nmarquise.score = 5\nmarquise.hand = [\"anvil\"]\n",
    );
    game.take("craft anvil");
    assert!(game.events().contains(&"root-log-scored marquise 2 7 crafted".to_owned()), "{:?}", game.events());
    assert_eq!(game.score("marquise"), Some(7));
}

#[test]
fn law_3_2_no_score_falls_below_zero() {
    let mut game = birdsong_with(
        ["card sword"],
        "eyrie marquise",
        "eyrie.score = 1\neyrie.leader = \"builder\"\nclearings.5.eyrie.roost = 1\n\
         clearings.1.eyrie.warriors = 20\n",
    );
    game.take("decree sword build");
    // nothing left to recruit with: three birds in the Decree would cost two points and one
    assert_eq!(game.law(), "7.7.3");
    assert_eq!(game.score("eyrie"), Some(0));
}

#[test]
fn law_3_2_1_a_point_for_each_enemy_building_or_token_removed() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1 = { marquise = { warriors = 4 }, alliance = { warriors = 1, base_fox = 1, sympathy = 1 } }\n\
         marquise.hand = [\"anvil\"]\n",
    );
    // the Alliance takes the higher roll; the cap lets its one warrior hit once
    game.chance(["dice 3 3"]).take("battle 1 alliance");
    assert_eq!(game.score("marquise"), Some(2));
    assert_eq!(game.score("alliance"), Some(0));
}

#[test]
fn law_3_2_1_also_outside_battle_and_not_for_warriors() {
    marquise_waits();
    let mut game = daylight(
        "marquise eyrie",
        "clearings.8.marquise.workshop = 2\nclearings.1.marquise.workshop = 1\n\
         clearings.6.eyrie = { roost = 1, warriors = 4 }\nclearings.12.eyrie = { roost = 1 }\n\
         marquise.hand = [\"favor_of_the_foxes\", \"anvil\"]\n",
    );
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.score("marquise"), game.on_map("roost"), game.warriors_on_map("eyrie")), (Some(2), 0, 0));
}

#[test]
fn law_3_2_2_an_item_scores_what_is_printed() {
    use thicket::games::root::words::card::CardKind;
    use thicket::games::root::words::card::Class;
    let position = "clearings.1.marquise = { warriors = 1, workshop = 1 }\nclearings.8.marquise.workshop = 1\n\
                    clearings.5.marquise.workshop = 2\nclearings.2.marquise.workshop = 2\n";
    let mut items = 0;
    for card in CardKind::ALL {
        let Class::Item { item, points } = card.class() else { continue };
        items += 1;
        let mut game =
            daylight("marquise alliance", &format!("{position}marquise.hand = [\"{}\", \"ambush_bird\"]\n", card.id()));
        let before = game.item_supply(item.id());
        game.take(&format!("craft {}", card.id()));
        assert_eq!(game.score("marquise"), Some(i16::from(points)), "{}", card.id());
        assert_eq!(game.items("marquise", item.id()), 1, "{}", card.id());
        assert_eq!(game.item_supply(item.id()), before - 1, "{}", card.id());
        assert_eq!(game.discard(), [card.id()]);
    }
    assert_eq!(items, 20);
}

#[test]
fn law_3_3_four_cards_that_give_another_way_to_win() {
    let game = daylight(
        "marquise eyrie alliance",
        "marquise.score = 10\nmarquise.hand = [\"dominance_fox\", \"dominance_bird\", \"anvil\"]\n",
    );
    assert_eq!(game.options("dominance"), ["dominance bird", "dominance fox"]);
    assert_eq!(game.law(), "6.5");
}

#[test]
fn law_3_3_1_dominance_needs_ten_points_and_takes_the_marker_off_the_track() {
    let position = |score: u8| {
        format!(
            "clearings.1.marquise = {{ warriors = 1, workshop = 1 }}\nmarquise.score = {score}\n\
             marquise.hand = [\"dominance_fox\", \"anvil\"]\n"
        )
    };
    let mut game = daylight("marquise eyrie alliance", &position(9));
    assert_eq!(game.refusal("dominance fox"), "3.3.1");
    let mut game = daylight("marquise eyrie alliance", &position(10));
    game.take("dominance fox");
    assert_eq!(game.score("marquise"), None);
    assert_eq!(game.hand("marquise"), ["anvil"]);
    game.take("craft anvil");
    assert_eq!(game.score("marquise"), None);
    assert_eq!(game.items("marquise", "hammer"), 1);
    assert!(!game.events().iter().any(|event| event.starts_with("root-log-scored")), "{:?}", game.events());
}

#[test]
fn law_3_3_1_dominance_is_activated_in_daylight_only() {
    let mut game = birdsong(
        "eyrie marquise alliance",
        "eyrie.score = 15\neyrie.hand = [\"dominance_fox\"]\nclearings.1.eyrie = { roost = 1, warriors = 2 }\n",
    );
    assert_eq!(game.law(), "7.4.2");
    assert!(!game.offers_any("dominance"));
    game.refusal("dominance fox");
    let mut game = evening_with(
        [],
        "marquise eyrie alliance",
        "marquise.score = 15\nmarquise.crafted = [\"cobbler\"]\nclearings.1.marquise.warriors = 1\n\
         marquise.hand = [\"dominance_fox\", \"anvil\", \"investments\", \"bake_sale\", \"birdy_bindle\"]\n",
    );
    assert_eq!(game.legal(), ["pass", "use cobbler"]);
    game.refusal("dominance fox");
}

#[test]
fn law_3_3_1_i_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong() {
    let three = "clearings.1.marquise.warriors = 1\nclearings.6.marquise.warriors = 1\n\
                 clearings.8.marquise.warriors = 1\nmarquise.dominance = \"fox\"\nmarquise.hand = [\"sword\"]\n";
    let game = birdsong("marquise eyrie alliance", three);
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.3.1.I")));
    // two fox clearings and a third where the Eyrie ties
    let game = birdsong("marquise eyrie alliance", &format!("{three}clearings.8.eyrie.warriors = 1\n"));
    assert_eq!(game.winners(), None);
    // not in the middle of a turn
    let game = daylight("marquise eyrie alliance", three);
    assert_eq!(game.winners(), None);
}

#[test]
fn law_3_3_1_i_another_suit_does_not_count() {
    let game = birdsong(
        "marquise eyrie alliance",
        "clearings.3.marquise.warriors = 1\nclearings.4.marquise.warriors = 1\nclearings.5.marquise.warriors = 1\n\
         marquise.dominance = \"fox\"\nmarquise.hand = [\"sword\"]\n",
    );
    assert_eq!(game.winners(), None);
}

#[test]
fn law_3_3_1_ii_two_opposite_corners_win_with_the_bird() {
    let corners = |one: u8, other: u8| {
        let position = format!(
            "clearings.{one}.marquise.warriors = 1\nclearings.{other}.marquise.warriors = 1\n\
             marquise.dominance = \"bird\"\nmarquise.hand = [\"sword\"]\n"
        );
        birdsong("marquise eyrie alliance", &position).winners()
    };
    assert_eq!(corners(1, 3), Some((vec!["marquise"], "3.3.1.II")));
    assert_eq!(corners(2, 4), Some((vec!["marquise"], "3.3.1.II")));
    for (one, other) in [(1, 2), (1, 4), (2, 3), (3, 4)] {
        assert_eq!(corners(one, other), None, "{one} {other}");
    }
}

#[test]
fn law_3_3_2_an_active_dominance_is_not_in_hand_and_is_not_exchanged() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.score = 12\n\
         marquise.hand = [\"dominance_fox\", \"dominance_mouse\"]\n",
    );
    game.take("dominance fox");
    assert_eq!(game.hand("marquise"), ["dominance_mouse"]);
    assert_eq!(game.refusal("dominance mouse"), "3.3.2");
    // nor is it spent for its suit
    assert!(!game.offers("overwork 1 dominance_fox"));
    assert!(game.available().is_empty());
}

#[test]
fn law_3_3_3_a_spent_dominance_lies_beside_the_map() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.hand = [\"dominance_fox\", \"anvil\"]\n\
         discard = [\"sword\"]\n",
    );
    game.take("overwork 1 dominance_fox");
    assert_eq!(game.available(), ["dominance_fox"]);
    assert_eq!(game.discard(), ["sword"]);
    assert_eq!(game.score("marquise"), Some(0), "it is not active");
}

#[test]
fn law_3_3_3_also_when_it_is_discarded_from_the_decree() {
    let mut game = daylight(
        "eyrie marquise alliance",
        "clearings.1.eyrie = { roost = 1, warriors = 20 }\neyrie.leader = \"builder\"\neyrie.score = 5\n\
         eyrie.decree.build = [\"dominance_mouse\"]\neyrie.hand = [\"sword\"]\n",
    );
    assert_eq!(game.legal(), ["turmoil bird"].map(String::from).to_vec());
    game.take("turmoil bird");
    assert_eq!(game.available(), ["dominance_mouse"]);
    assert!(game.discard().is_empty());
}

#[test]
fn law_3_3_4_a_card_of_the_suit_takes_a_dominance_back_into_the_hand() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "available = [\"dominance_fox\", \"dominance_bird\"]\nclearings.1.marquise.warriors = 1\n\
         marquise.hand = [\"anvil\", \"sword\", \"birdy_bindle\"]\n",
    );
    assert_eq!(game.options("recall"), ["recall bird birdy_bindle", "recall fox anvil", "recall fox birdy_bindle"]);
    game.take("recall fox anvil");
    assert_eq!(game.hand("marquise"), ["birdy_bindle", "dominance_fox", "sword"]);
    assert_eq!((game.available(), game.discard()), (vec!["dominance_bird"], vec!["anvil"]));
}

#[test]
fn law_3_3_4_the_bird_dominance_is_no_other_suit_beside_the_map() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "available = [\"dominance_bird\"]\nclearings.1.marquise.warriors = 1\nmarquise.hand = [\"anvil\"]\n",
    );
    game.refusal("recall bird anvil");
    game.refusal("recall fox anvil");
}

#[test]
fn law_3_3_4_only_in_own_daylight() {
    let mut game = birdsong(
        "eyrie marquise alliance",
        "available = [\"dominance_fox\"]\neyrie.hand = [\"anvil\"]\nclearings.1.eyrie = { roost = 1, warriors = 2 }\n",
    );
    game.refusal("recall fox anvil");
    game.take("decree anvil move");
    assert!(!game.offers_any("recall"));
}

/// The last turn of a round; the Alliance draws a card in it, and it ends when they pass.
fn last_turn(more: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\"]\nturn = \"alliance\"\nphase = \"daylight\"\nround = 40\n\
         clearings.2.marquise.warriors = 1\n{more}"
    ))
}

fn after_the_round(more: &str) -> Game {
    let mut game = last_turn(&format!("alliance.hand = [\"investments\"]\n{more}"));
    game.chance(["card sword"]).take("pass");
    game
}

#[test]
fn law_3_1_after_25_rounds_without_a_new_best_score_the_most_points_win() {
    let game = after_the_round("gained = 15\nmarquise.score = 9\neyrie.score = 12\nalliance.score = 3\n");
    assert_eq!(game.winners(), Some((vec!["eyrie"], "3.1")));
    assert_eq!((game.state().round, quiet_rounds(game.state())), (40, None));
    // it is read as it was written
    let doc = game.state().write(Viewer::All);
    let again = State::read(&doc, &Embedded, &mut Script::default());
    assert_eq!(again.as_ref(), Ok(game.state()));

    let game = after_the_round("gained = 15\nmarquise.score = 12\neyrie.score = 12\nalliance.score = 3\n");
    assert_eq!(game.winners(), Some((vec!["marquise", "eyrie"], "3.1")));
}

#[test]
fn law_3_1_where_nobody_scores_any_more_all_share_the_end() {
    let off = "marquise.dominance = \"fox\"\neyrie.dominance = \"rabbit\"\n";
    let game = after_the_round(&format!("gained = 15\n{off}alliance.dominance = \"mouse\"\n"));
    assert_eq!(game.winners(), Some((vec!["marquise", "eyrie", "alliance"], "3.1")));
    let game = after_the_round(&format!("gained = 15\n{off}marquise.score = 11\nalliance.score = 1\n"));
    assert_eq!(game.winners(), Some((vec!["alliance"], "3.1")));
}

#[test]
fn law_9_2_8_a_vagabond_shares_the_end_with_their_partner() {
    let mut game = table(
        "seats = [\"marquise\", \"eyrie\", \"vagabond:thief\", \"alliance\"]\nturn = \"alliance\"\nphase = \"daylight\"\n\
         round = 40\ngained = 15\nmarquise.score = 9\nalliance.hand = [\"investments\"]\nvagabond.coalition = { partner = \"marquise\", suit = \"fox\" }\n",
    );
    game.chance(["card sword"]).take("pass");
    assert_eq!(game.winners(), Some((vec!["marquise", "vagabond"], "3.1")));
}

#[test]
fn law_3_1_the_players_are_warned_of_the_end_from_the_15th_round_on() {
    let warned = |game: &Game| game.events().into_iter().find(|event| event.starts_with("root-log-quiet"));
    let score = "marquise.score = 9\n";
    let game = after_the_round(&format!("gained = 26\n{score}"));
    assert_eq!((warned(&game), quiet_rounds(game.state())), (None, None));
    let game = after_the_round(&format!("gained = 25\n{score}"));
    assert_eq!(warned(&game).as_deref(), Some("root-log-quiet alliance 15 10"));
    assert_eq!(quiet_rounds(game.state()), Some((15, 10)));
    let game = after_the_round(&format!("gained = 16\n{score}"));
    assert_eq!((warned(&game).as_deref(), game.winners()), (Some("root-log-quiet alliance 24 1"), None));
}

#[test]
fn law_3_1_only_a_new_best_score_puts_the_end_off() {
    let crafted = |best: u8| {
        let mut game = last_turn(&format!(
            "gained = 15\nmarquise.score = 5\nalliance.score = 7\nalliance.best = {best}\nalliance.hand = [\"anvil\", \"investments\"]\n\
             clearings.1.alliance.sympathy = 1\n"
        ));
        game.take("craft anvil").chance(["card sword"]).take("pass");
        game
    };
    assert_eq!(crafted(8).winners(), None);
    assert_eq!(crafted(9).winners(), Some((vec!["alliance"], "3.1")));
}

#[test]
fn law_3_3_1_who_activates_dominance_puts_the_end_off() {
    let mut game =
        last_turn("gained = 15\nalliance.score = 10\nalliance.hand = [\"dominance_fox\", \"investments\"]\n");
    game.take("dominance fox").chance(["card sword"]).take("pass");
    assert_eq!((game.winners(), game.state().round), (None, 41));
}

#[test]
fn law_3_3_1_who_scores_no_more_has_no_score() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "marquise.score = 15\nmarquise.hand = [\"dominance_fox\"]\nclearings.1.marquise.warriors = 2\n\
         clearings.3.eyrie = { roost = 1, warriors = 2 }\n",
    );
    let score = |game: &Game| game.seen_by(Viewer::All)["marquise"].get("score").cloned();
    assert_eq!(score(&game), Some(15.into()));
    game.take("dominance fox");
    assert_eq!((score(&game), game.score("marquise")), (None, None));
    // the position of the state gives an equal state, and so does one that names what nobody counts now
    let text = game.seen_by(Viewer::All).to_string();
    assert_eq!(table(&text).state(), game.state());
    let mut doc = game.seen_by(Viewer::All);
    doc["marquise"].as_table_mut().expect("a table").insert("score".to_owned(), 15.into());
    assert_eq!(table(&doc.to_string()).state(), game.state());
}
