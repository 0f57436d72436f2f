//! D1 to D5: the map, the pieces, the setup, turns, taking cards.

use crate::dewan::support::{any_table, card, faults, hex, new_game, numbers, seat, story, table};
use thicket::games::dewan::board::{Scenario, TileKind};
use thicket::games::dewan::card::Kind;
use thicket::games::dewan::ground::{Ground, Symbol, Terrain};
use thicket::games::dewan::state::State;
use thicket::kernel::{Generator, Rules};

const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

fn scenarios(seats: usize) -> impl Iterator<Item = Scenario> {
    Scenario::ALL.into_iter().filter(move |scenario| *scenario != Scenario::Team || seats == 4)
}

#[test]
fn dewan_1_3_a_tile_is_seven_spaces_and_tiles_hang_together() {
    for seats in PLAYERS {
        for scenario in scenarios(seats) {
            let state = new_game(seats, scenario.id(), 1);
            let tiles = 2 * seats + usize::from(scenario.has_tile());
            assert_eq!(state.board.hexes().len(), 7 * tiles, "{seats} {scenario:?}");
            for hex in state.board.hexes().iter() {
                for other in state.board.neighbors(hex).iter() {
                    assert!(state.board.neighbors(other).contains(hex));
                }
                assert!((2..=6).contains(&state.board.neighbors(hex).len()));
            }
        }
    }
}

#[test]
fn dewan_1_4_only_the_center_of_a_starting_tile_has_no_terrain() {
    let state = new_game(4, "base", 2);
    for slot in &state.board.slots {
        for (cell, &hex) in slot.cells.iter().enumerate() {
            let home = slot.kind == TileKind::Start && cell == 0;
            assert_eq!(state.land.terrain(hex).is_none(), home);
            assert_eq!(state.land.ground(hex) == Ground::Home, home);
        }
    }
}

#[test]
fn dewan_1_5_an_icon_is_beside_both_spaces_of_its_edge() {
    let game = table("");
    let icons = game.state.land.icons();
    for (index, icon) in icons.iter().enumerate() {
        assert!(game.state.board.neighbors(icon.edge[0]).contains(icon.edge[1]));
        for at in icon.edge {
            assert_eq!(game.state.land.icons_at(at) >> index & 1, 1);
        }
    }
    // two on each starting tile, three on each neutral one
    assert_eq!(icons.len(), 10);
    let at_8 = game.state.land.icons_at(hex(8));
    assert_eq!(at_8, game.state.land.icons_at(hex(9)));
    assert_eq!(game.state.land.count_icons(at_8, Symbol::Crystal), 1);
}

#[test]
fn dewan_1_6_berries_belong_to_the_area_of_their_space() {
    let game = table("");
    assert_eq!(game.state.land.berries_in(hex(14)), 2);
    assert_eq!(game.state.land.berries_in(hex(19)), 2, "one area with 14");
    assert_eq!(game.state.land.berries_in(hex(11)), 0);
}

#[test]
fn dewan_1_7_areas_run_across_tiles_and_homes_belong_to_none() {
    let game = table("");
    let area = |number: u8| numbers(game.state.land.members(hex(number)));
    assert_eq!(area(21), [21, 22, 23]);
    assert_eq!(area(7), [7, 12], "water of one tile");
    assert_eq!(area(19), [8, 9, 14, 19], "of several tiles");
    assert_eq!(area(16), [16], "a single space");
    assert_eq!(area(4), [0u8; 0]);
    let volcano = any_table("seats = [\"amber\", \"basalt\"]\nboard = \"volcano\"\nevent_deck = [\"desert_berry\"]");
    assert!(volcano.state.land.members(hex(18)).is_empty());
}

#[test]
fn dewan_1_8_a_space_with_a_camp_is_not_free() {
    let game = table(
        "[amber]\nhand = [\"mountain_berry\", \"badlands_mountain\", \"badlands_mountain\"]\n[basalt]\ncamps = [26]",
    );
    let mut game = game;
    game.take("camp 25 badlands_mountain");
    assert!(game.offers("to 26 mountain_berry"), "it can be crossed");
    game.take("to 26 mountain_berry");
    assert!(!game.offers("settle"));
}

#[test]
fn dewan_1_9_the_home_camp_is_a_camp_on_the_map() {
    let game = table("[amber]\ncamps = [21]");
    let player = game.state.player(seat("amber"));
    assert_eq!(numbers(player.all_camps()), [21, 25]);
    assert_eq!(player.placed(), 1);
}

#[test]
fn dewan_2_1_there_are_four_starting_and_six_neutral_tiles() {
    let board = new_game(4, "storm", 1).board;
    let count = |kind: TileKind| board.tiles_for(kind).count_ones();
    assert_eq!((count(TileKind::Start), count(TileKind::Neutral)), (4, 6));
    assert_eq!((count(TileKind::Storm), count(TileKind::Volcano)), (1, 1));
}

#[test]
fn dewan_2_2_fifty_five_cards_show_each_terrain_alike() {
    let pack = &new_game(2, "base", 1).board.pack;
    assert_eq!(pack.all().len(), 55);
    for terrain in Terrain::ALL {
        assert_eq!(pack.showing(terrain.bit()).len(), 17, "{terrain:?}");
    }
    for kind in Kind::ALL.into_iter().filter(|&kind| !pack.copies(kind).is_empty()) {
        let face = kind.spec();
        let single = face.halves[0] == face.halves[1];
        assert_eq!(face.symbol.is_some(), single || kind.shows(Terrain::Water), "{}", kind.id());
        assert!(face.halves.contains(&face.symbol_on));
    }
}

#[test]
fn dewan_2_3_five_of_twenty_four_stories_show_water() {
    let board = new_game(2, "base", 1).board;
    assert_eq!(board.stories.len(), 24);
    assert_eq!(board.stories.iter().filter(|&story| board.page(story).shows_water()).count(), 5);
    assert_eq!((board.page(story("s13")).points, board.page(story("s13")).fires), (7, 1));
}

#[test]
fn dewan_2_4_there_are_five_scenarios() {
    for scenario in Scenario::ALL {
        assert_eq!(new_game(4, scenario.id(), 3).scenario(), scenario);
    }
}

#[test]
fn dewan_2_5_scenarios_have_their_tokens() {
    assert_eq!(new_game(4, "storm", 1).tokens_left(), 8);
    assert_eq!(new_game(4, "volcano", 1).tokens_left(), 8);
    assert_eq!(new_game(4, "lake_village", 1).tokens_left(), 20);
}

#[test]
fn dewan_2_6_slots_bring_stories_tucks_and_the_end() {
    use thicket::games::dewan::camp::{Effect, effect};
    let effects: Vec<Effect> = (1..=8).map(effect).collect();
    assert_eq!(
        effects,
        [
            Effect::Nothing,
            Effect::Story,
            Effect::Tuck(0),
            Effect::Story,
            Effect::Tuck(1),
            Effect::Story,
            Effect::Tuck(2),
            Effect::Last
        ]
    );
}

#[test]
fn dewan_3_1_the_base_game_is_played_unless_another_is_chosen() {
    let options =
        thicket::kernel::Options { seats: vec!["amber".into(), "dusk".into()], ..thicket::kernel::Options::default() };
    let setup = State::setup(&options, &crate::dewan::support::Embedded).expect("a game");
    assert_eq!(setup.board.scenario, Scenario::Base);
}

#[test]
fn dewan_3_2_each_player_gets_a_starting_tile_and_one_neutral_tile_comes_with_him() {
    for seats in PLAYERS {
        let state = new_game(seats, "base", 5);
        let kinds = |kind: TileKind| state.board.slots.iter().filter(|slot| slot.kind == kind).count();
        assert_eq!((kinds(TileKind::Start), kinds(TileKind::Neutral)), (seats, seats));
        let mut tiles: Vec<u8> = state.laid().as_slice().iter().map(|laid| laid.tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 2 * seats, "each tile once");
    }
    let turns: std::collections::BTreeSet<u8> =
        (0..20).flat_map(|seed| new_game(2, "base", seed).laid().as_slice().to_vec()).map(|laid| laid.sixths).collect();
    assert_eq!(turns.len(), 6, "in any rotation");
}

#[test]
fn dewan_3_3_two_berries_lie_on_each_berry_symbol() {
    let game = table("");
    let berries = |number: u8| game.state.land.berries[hex(number).index()];
    assert_eq!([10, 13, 14, 15].map(berries), [2; 4]);
    let all: u8 = game.state.land.berries.iter().sum();
    assert_eq!(all, 8);
}

#[test]
fn dewan_3_4_the_ninth_camp_is_at_home() {
    let state = new_game(3, "base", 1);
    for seat in state.seats() {
        let player = state.player(seat);
        assert_eq!(state.land.ground(player.home), Ground::Home);
        assert_eq!((player.placed(), player.all_camps().len()), (0, 1));
    }
}

#[test]
fn dewan_3_5_five_stories_lie_open() {
    let state = new_game(4, "base", 1);
    assert_eq!(state.offer.iter().flatten().count(), 5);
    assert_eq!(state.pile.len(), 19);
}

#[test]
fn dewan_3_6_two_cards_a_player_and_six_in_the_row() {
    for seats in PLAYERS {
        let state = new_game(seats, "base", 8);
        assert!(state.seats().all(|seat| state.player(seat).hand.len() == 2));
        assert_eq!(state.row.iter().flatten().count(), 6);
        assert_eq!(state.deck.len(), 55 - 6 - 2 * seats);
    }
}

#[test]
fn dewan_3_7_stories_are_chosen_to_the_right_and_the_first_player_comes_last() {
    let mut firsts = [0; 4];
    for seed in 0..40 {
        let mut state = new_game(4, "base", seed);
        let first = state.first;
        firsts[first.index()] += 1;
        let mut chance = Generator::new(seed);
        for back in 1..=4 {
            let expected = (first.index() + 4 - back) % 4;
            let asked = state.asked().expect("a choice");
            assert_eq!((asked.index(), state.decision()), (expected, state.decision()));
            let mut legal = Vec::new();
            state.legal(&mut legal);
            assert_eq!(legal.len(), 6, "five that lie open, and the top of the pile");
            let action = legal[if seed % 2 == 0 { 0 } else { 5 }];
            state.apply(action, &mut chance, &mut ()).expect("a story");
            assert_eq!(state.player(asked).stories.len(), 1);
            assert!(state.player(asked).told.is_empty());
            assert_eq!(state.offer.iter().flatten().count(), 5, "refilled at once");
        }
        assert_eq!(state.asked(), Some(first));
        assert_eq!(state.turn, first);
    }
    assert!(firsts.iter().all(|&count| count > 3), "{firsts:?}");
}

#[test]
fn dewan_4_1_a_round_is_one_turn_of_each_from_the_holder_of_the_token() {
    let mut game = any_table("seats = [\"amber\", \"basalt\", \"coral\"]\nfirst = \"basalt\"\nround = 3");
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push((game.asked().0, game.state.round));
        let next = ["card forest_berry", "card desert_berry", "card badlands_berry", "card mountain_berry"];
        let two = if order.len() % 2 == 1 { [next[0], next[1]] } else { [next[2], next[3]] };
        match order.len() {
            1 | 2 => game.chance(two).take("take 1 2"),
            3 => game.chance(["card forest_artifact", "card forest_pigment"]).take("take 1 2"),
            _ => &mut game,
        };
    }
    assert_eq!(order, [("basalt", 3), ("coral", 3), ("amber", 3), ("basalt", 4)]);
}

#[test]
fn dewan_4_2_a_turn_is_two_cards_or_a_camp() {
    let mut game = table("[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]");
    assert_eq!(game.asked(), ("amber", "D4.2"));
    assert!(game.offers("take 1 2") && game.offers("camp 25 forest_berry"));
    assert_eq!(game.refusal("pass"), ("dewan-no-pass", "D4.2"));
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle"]);
    assert_eq!(game.asked(), ("basalt", "D4.2"), "not both");
}

#[test]
fn dewan_4_3_the_end_of_turn_check_follows() {
    // the camp on 26 is the second mountain area and touches a pigment: s06 is complete
    let mut game = table("[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [8]\nstories = [\"s06\"]");
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry"]);
    game.take("settle");
    game.chance(["story s01", "card desert_berry"]).take("story s24");
    assert!(game.state.player(seat("amber")).told.contains(story("s06")));
}

#[test]
fn dewan_5_1_two_cards_that_lie_next_to_each_other() {
    let mut game = table("");
    assert_eq!(game.legal_with("take"), ["take 1 2", "take 2 3", "take 3 4", "take 4 5", "take 5 6"]);
    assert_eq!(game.refusal("take 1 3"), ("dewan-no-pair", "D5.1"));
    game.chance(["card forest_berry", "card desert_berry"]).take("take 2 3");
    assert_eq!(game.hand("amber"), ["desert_fire", "mountain_fire"]);
    assert_eq!(game.seen_in_hand("basalt", "amber"), (vec!["desert_fire", "mountain_fire"], 0), "all have seen them");
}

#[test]
fn dewan_5_1_there_is_no_hand_limit() {
    let mut hand: Vec<&str> =
        Kind::ALL.into_iter().map(Kind::id).filter(|id| !id.ends_with("fire") && !id.ends_with("berry")).collect();
    hand.truncate(30);
    let mut game = table(&format!("[amber]\nhand = {hand:?}"));
    game.chance(["card forest_berry", "card desert_berry"]).take("take 1 2");
    assert_eq!(game.hand("amber").len(), 32);
}

#[test]
fn dewan_5_2_the_gap_nearest_the_deck_is_filled_first_and_cards_do_not_slide() {
    let mut game = table("");
    game.chance(["card forest_berry", "card desert_berry"]).take("take 2 3");
    let row: Vec<&str> = game.state.row.iter().flatten().map(|kind| kind.id()).collect();
    assert_eq!(row, ["badlands_fire", "desert_berry", "forest_berry", "forest_fire", "water_fire", "water_berry"]);
}

/// All cards but some are in the hand of basalt.
fn nearly_empty(left: &[&str], more: &str) -> String {
    let row = ["badlands_fire", "mountain_fire", "desert_fire", "forest_fire", "water_fire", "water_berry"];
    let pack = &new_game(2, "base", 1).board.pack;
    let mut used: Vec<&str> = row.iter().chain(left).copied().collect();
    let mut hand = Vec::new();
    for kind in pack.each(pack.all()) {
        match used.iter().position(|id| *id == kind.id()) {
            Some(at) => drop(used.remove(at)),
            None => hand.push(kind.id()),
        }
    }
    format!("{more}\n[basalt]\nhand = {hand:?}")
}

#[test]
fn dewan_5_3_an_empty_deck_is_made_of_the_discard_pile() {
    let mut game = table(&nearly_empty(
        &["forest_berry", "desert_berry", "mountain_berry"],
        "discard = [\"desert_berry\", \"mountain_berry\"]",
    ));
    assert_eq!(game.state.deck.len(), 1);
    game.chance(["card forest_berry", "card mountain_berry"]).take("take 1 2");
    assert_eq!(game.ids(game.state.deck), ["desert_berry"]);
    assert!(game.state.discard.is_empty());
}

#[test]
fn dewan_5_3_without_deck_and_discards_gaps_stay_and_next_to_each_other_skips_them() {
    let mut game = table(&nearly_empty(&[], ""));
    game.take("take 2 3");
    assert_eq!(game.state.row[1], None);
    game.take("take 1 4");
    assert_eq!(game.legal_with("take"), ["take 5 6"]);
    assert_eq!(card("water_fire"), game.state.row[4].expect("a card"));
}

#[test]
fn dewan_5_3_the_last_card_is_taken_alone_and_then_nothing_is_left_to_do() {
    let pack = &new_game(2, "base", 1).board.pack;
    let mut cards: Vec<&str> = pack.each(pack.all()).map(Kind::id).filter(|id| *id != "water_fire").collect();
    // basalt has no card of the terrains around its camp, so nobody can do anything after the last card
    let amber = std::mem::take(&mut cards);
    let text = format!(
        "row = [\"-\", \"-\", \"-\", \"-\", \"water_fire\", \"-\"]\nturn = \"basalt\"\n[amber]\nhand = {amber:?}\n[basalt]\nhand = []"
    );
    let mut game = table(&text);
    assert_eq!(game.legal(), ["take 5"]);
    game.take("take 5");
    assert_eq!(game.asked(), ("amber", "D4.2"));
    assert!(!game.offers("pass") && game.legal_with("take").is_empty());
    let nothing = format!(
        "row = [\"-\", \"-\", \"-\", \"-\", \"-\", \"-\"]\npasses = 1\nturn = \"basalt\"\ndiscard = {:?}",
        pack.each(pack.all()).map(Kind::id).collect::<Vec<_>>()
    );
    let mut game = table(&nothing);
    assert_eq!(game.legal(), ["pass"], "a row is filled only when a gap comes about");
    game.take("pass");
    assert!(game.state.asked().is_none(), "a round in which all pass ends the game");
}

#[test]
fn a_position_tells_all_its_faults() {
    let text = "seats = [\"amber\", \"basalt\"]\nround = -1\nrow = [\"gold\"]\n[amber]\nhand = [\"forest_fire\", \"forest_fire\"]\ncamps = [99]\nluck = 1";
    let faults = faults(text);
    for key in ["round", "row[0]", "amber.hand", "amber.camps[0]", "amber.luck"] {
        assert!(faults.contains(key), "{key}: {faults}");
    }
}
