//! D12: the team game, storm, volcano, lake village.

use crate::dewan::support::{Game, any_table, hex, new_game, numbers, seat};
use thicket::games::dewan::ground::Terrain;

fn two(board: &str, text: &str) -> Game {
    any_table(&format!("seats = [\"amber\", \"basalt\"]\nboard = \"{board}\"\n{text}"))
}

fn team(text: &str) -> Game {
    any_table(&format!("seats = [\"amber\", \"basalt\", \"coral\", \"dusk\"]\nboard = \"team\"\n{text}"))
}

/// Two cards on the event tile: the next turn brings the event.
const DECK: &str = "event_deck = [\"desert_berry\", \"desert_artifact\"]";

/// The deck put on the event tile after it.
const NEXT: [&str; 6] = [
    "card badlands_pigment",
    "card badlands_crystal",
    "card mountain_artifact",
    "card mountain_pigment",
    "card mountain_crystal",
    "card forest_artifact",
];

fn event(game: &mut Game) -> &mut Game {
    game.chance(["card desert_berry", "card desert_artifact"]).take("take 1 2")
}

#[test]
fn dewan_12_1_1_partners_sit_opposite_and_teams_alternate() {
    let state = new_game(4, "team", 1);
    assert_eq!(state.partner(seat("amber")), Some(seat("coral")));
    assert_eq!(state.team(seat("dusk")), state.team(seat("basalt")));
    assert_eq!(new_game(4, "base", 1).partner(seat("amber")), None);
}

#[test]
fn dewan_12_1_1_a_partner_is_another_player() {
    let mut game =
        team("[amber]\nhand = [\"forest_berry\", \"mountain_berry\", \"badlands_berry\"]\n[coral]\ncamps = [38]");
    game.take("camp 37 forest_berry").take("to 38 mountain_berry");
    assert_eq!(game.hand("coral"), ["mountain_berry"]);
}

#[test]
fn dewan_12_1_2_a_team_scores_together() {
    let game = team(
        "berries = {}\n[amber]\ncamps = [38, 30]\nstories = [\"s01!\"]\nberries = 2\n[coral]\ncamps = [31, 21]\nstories = [\"s05!\"]\nberries = 1\n[basalt]\ncamps = [9]\nstories = [\"s06!\"]\nberries = 1",
    );
    let score = game.state.score(seat("amber"));
    assert_eq!(score, game.state.score(seat("coral")));
    assert_eq!((score.stories, score.fires, score.majority), (7, 3, 4));
    // 30 and 31 are next to each other; 21 and the home of coral are of one partner only
    assert_eq!(score.groups, 4);
    assert_eq!(score.berries, 4, "for a pair of one each");
    let other = game.state.score(seat("dusk"));
    assert_eq!((other.stories, other.fires, other.majority, other.groups, other.berries), (4, 0, 0, 0, 0));
}

#[test]
fn dewan_12_1_3_a_tie_goes_to_the_cards_of_both() {
    let text = |hand: &str| {
        format!(
            "first = \"amber\"\nturn = \"dusk\"\npasses = 3\nrow = [\"-\", \"-\", \"-\", \"-\", \"-\", \"-\"]\n[amber]\nhand = [{hand}]\n"
        )
    };
    let mut all: Vec<String> = Vec::new();
    let pack = &new_game(4, "team", 1).board.pack;
    for kind in pack.each(pack.all()) {
        all.push(kind.id().to_owned());
    }
    let discard = |held: usize| format!("discard = {:?}\n", &all[held..]);
    let hand = |held: usize| all[..held].iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ");
    let mut level = team(&(discard(0) + &text("")));
    level.take("pass");
    let outcome = level.state.over.expect("an end");
    assert_eq!((outcome.winners.len(), outcome.how, outcome.law), (4, "dewan-won-shared", "D12.1.3"));
    let mut cards = team(&(discard(1) + &text(&hand(1))));
    cards.take("pass");
    let outcome = cards.state.over.expect("an end");
    assert_eq!((outcome.winners, outcome.how), (cards.state.team(seat("amber")), "dewan-won-cards"));
}

#[test]
fn dewan_12_2_1_groups_and_berries_score_only_where_the_scenario_says_so() {
    for board in ["storm", "volcano", "lake_village"] {
        let game = two(board, &format!("{DECK}\n[amber]\nberries = 2\ncamps = [8, 9]"));
        let score = game.state.score(seat("amber"));
        assert_eq!((score.groups, score.berries), (0, 0), "{board}");
    }
}

#[test]
fn dewan_12_2_2_a_small_deck_lies_on_the_event_tile() {
    for (seats, cards) in [(2, 6), (3, 8), (4, 10)] {
        for board in ["storm", "volcano", "lake_village"] {
            let state = new_game(seats, board, 4);
            assert_eq!(state.deck.len(), cards);
            assert_eq!(state.supply.len(), 55 - 6 - 2 * seats - cards);
        }
    }
}

#[test]
fn dewan_12_2_3_the_last_card_brings_the_event_at_once_and_then_a_new_deck() {
    let mut game = two("storm", DECK);
    event(&mut game);
    assert_eq!(game.asked(), ("amber", "D12.3.2"), "the current player, within the turn");
    assert!(game.state.deck.is_empty());
    let flood = game.legal_with("flood")[0].clone();
    game.chance(NEXT).take(&flood);
    assert_eq!(game.state.deck.len(), 6);
    assert_eq!(game.asked().0, "basalt");
}

#[test]
fn dewan_12_2_3_the_second_gap_is_filled_from_the_new_deck() {
    let mut game = two("storm", "event_deck = [\"desert_berry\"]");
    game.chance(["card desert_berry"]).take("take 1 2");
    assert_eq!(game.state.row[0], None);
    let flood = game.legal_with("flood")[0].clone();
    let chance = [NEXT[0], NEXT[1], NEXT[2], NEXT[3], NEXT[4], NEXT[5], "card mountain_pigment"];
    game.chance(chance).take(&flood);
    assert_eq!(game.state.row[0].map(|kind| kind.id()), Some("mountain_pigment"));
    assert_eq!(game.state.deck.len(), 5);
}

#[test]
fn dewan_12_2_4_story_rewards_come_from_the_supply() {
    let mut game = two(
        "lake_village",
        "event_deck = [\"desert_berry\", \"desert_artifact\"]\n[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [8, 16]\nstories = [\"s06\", \"s13\"]",
    );
    let supply = game.state.supply.len();
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry"]);
    game.chance(["card forest_artifact"]).take("settle");
    assert_eq!((game.state.supply.len(), game.state.deck.len()), (supply - 1, 2));
}

#[test]
fn dewan_12_2_5_without_tokens_an_event_is_skipped() {
    // all eight water tokens lie already
    let mut game = two("storm", &format!("{DECK}\ntokens = [2, 3, 5, 10, 15, 16, 27, 28]"));
    assert_eq!(game.state.tokens_left(), 0);
    let chance = ["card desert_berry", "card desert_artifact", NEXT[0], NEXT[1], NEXT[2], NEXT[3], NEXT[4], NEXT[5]];
    game.chance(chance).take("take 1 2");
    assert_eq!(game.asked(), ("basalt", "D4.2"));
}

#[test]
fn dewan_12_3_1_the_stories_with_water_are_not_in_the_storm() {
    let state = new_game(3, "storm", 1);
    assert_eq!(state.board.stories.len(), 19);
    assert!(state.board.stories.iter().all(|story| !state.board.page(story).shows_water()));
}

#[test]
fn dewan_12_3_2_a_free_space_beside_water_is_flooded() {
    let mut game = two("storm", &format!("{DECK}\n[basalt]\ncamps = [3]"));
    event(&mut game);
    assert!(!game.offers("flood 3"), "a camp is on it");
    assert!(!game.offers("flood 4"), "a home is never free");
    assert_eq!(game.refusal("flood 9"), ("dewan-no-flood", "D12.3.2"), "no water beside it");
    game.chance(NEXT).take("flood 2");
    assert_eq!(game.state.land.terrain(hex(2)), Some(Terrain::Water));
    assert_eq!(numbers(game.state.land.members(hex(1))), [1, 2], "waters grow together");
    assert!(game.state.floodable().contains(hex(5)), "beside a token");
}

#[test]
fn dewan_12_3_3_the_berries_of_a_split_area_go_to_the_larger_part() {
    // of the mountains 7, 8, 9, 12 and 13 the token on 12 leaves a row with 13 behind it
    let mut game = two("storm", &format!("{DECK}\ntokens = [12]\nberries = {{ 7 = 3 }}"));
    assert_eq!(numbers(game.state.land.members(hex(7))), [7, 8, 9, 13]);
    event(&mut game);
    game.chance(NEXT).take("flood 8");
    assert_eq!(numbers(game.state.land.members(hex(9))), [9, 13]);
    assert_eq!([7, 9].map(|number| game.state.land.berries_in(hex(number))), [0, 3]);
}

#[test]
fn dewan_12_3_3_an_area_that_only_shrinks_keeps_its_berries() {
    let mut game = two("storm", &format!("{DECK}\nberries = {{ 15 = 1, 16 = 2 }}"));
    event(&mut game);
    game.chance(NEXT).take("flood 16");
    assert_eq!(game.state.land.berries_in(hex(15)), 3);
}

#[test]
fn dewan_12_3_3_equal_parts_share_and_the_odd_one_is_dealt_at_random() {
    for (odd, shares) in [("berry 7", [2, 1]), ("berry 9", [1, 2])] {
        let mut game = two("storm", &format!("{DECK}\ntokens = [12, 13]\nberries = {{ 8 = 3 }}"));
        event(&mut game);
        let chance = [odd, NEXT[0], NEXT[1], NEXT[2], NEXT[3], NEXT[4], NEXT[5]];
        game.chance(chance).take("flood 8");
        assert_eq!([7, 9].map(|number| game.state.land.berries_in(hex(number))), shares);
    }
}

#[test]
fn dewan_12_3_3_on_the_only_space_of_an_area_berries_go_back_to_the_box() {
    let mut game = two("volcano", &format!("{DECK}\nberries = {{ 13 = 2 }}"));
    assert_eq!(numbers(game.state.land.members(hex(13))), [13]);
    event(&mut game);
    game.chance(NEXT).take("erupt 13");
    assert!(game.state.land.berries.iter().all(|&berries| berries == 0));
}

#[test]
fn dewan_12_3_4_forest_and_mountain_areas_and_sets_score() {
    let game = two("storm", &format!("{DECK}\n[amber]\nberries = 1\ncamps = [33, 34, 22]"));
    let score = game.state.score(seat("amber"));
    assert_eq!(score.areas, 6, "a mountain and a forest; badlands do not count");
    // 22-23 shows a pigment, and so does 35-33
    assert_eq!(score.sets, 4, "one berry, two pigments");
}

#[test]
fn dewan_12_4_1_the_volcano_lies_on_the_map() {
    let state = new_game(2, "volcano", 6);
    let volcano = state.board.slots.last().expect("a slot").cells[0];
    assert_eq!(state.land.ground(volcano), thicket::games::dewan::ground::Ground::Volcano);
}

#[test]
fn dewan_12_4_2_lava_flows_onto_free_land_beside_volcano_or_lava() {
    let mut game = two("volcano", &format!("{DECK}\n[basalt]\ncamps = [13]"));
    event(&mut game);
    assert_eq!(game.legal_with("erupt"), ["erupt 17", "erupt 19", "erupt 23"], "not on water, not on a camp");
    assert_eq!(game.refusal("erupt 9"), ("dewan-no-erupt", "D12.4.2"));
    game.chance(NEXT).take("erupt 19");
    assert!(game.state.in_lavas_way().contains(hex(20)));
}

#[test]
fn dewan_12_4_3_nothing_crosses_lava_and_volcano() {
    let mut game = two(
        "volcano",
        &format!(
            "{DECK}\ntokens = [19]\n[amber]\nhand = [\"forest_berry\", \"mountain_berry\", \"badlands_berry\", \"badlands_mountain\"]\ncamps = [23]"
        ),
    );
    game.take("camp 23 forest_berry");
    assert!(game.legal_with("to 18").is_empty() && game.legal_with("to 19").is_empty());
    assert_eq!(game.refusal("to 18 badlands_berry"), ("dewan-no-crossing", "D12.4.3"));
    assert_eq!(game.refusal("to 19 badlands_berry"), ("dewan-no-crossing", "D12.4.3"));
}

#[test]
fn dewan_12_4_4_fires_waters_foreign_homes_and_sets_score() {
    let game = two("volcano", &format!("{DECK}\n[amber]\nberries = 1\ncamps = [9, 23, 13]"));
    let score = game.state.score(seat("amber"));
    assert_eq!(score.fires, 2, "the icons 18-23 and 18-13");
    assert_eq!(score.homes, 2, "9 is beside the home of basalt");
    assert_eq!(score.sets, 3, "a berry, and the crystal 8-9");
    let home = two("volcano", DECK).state.score(seat("amber"));
    assert_eq!(home.waters, 2, "the home camp is beside 31");
    assert!(score.waters > home.waters);
}

#[test]
fn dewan_12_5_1_fish_lie_beside_the_map() {
    let game = two("lake_village", DECK);
    assert_eq!(game.state.tokens_left(), 20);
}

const LAKE: &str = "event_deck = [\"desert_berry\", \"desert_artifact\", \"desert_crystal\"]\n[amber]\nhand = [\"badlands_berry\", \"water_crystal\", \"desert_pigment\"]\ncamps = [6]\nstories = [\"s01\"]";

#[test]
fn dewan_12_5_2_a_camp_may_end_on_any_space_of_a_water_area_without_camp() {
    let mut game = two("lake_village", LAKE);
    game.take("camp 6 badlands_berry").take("to 7 water_crystal");
    assert_eq!(game.legal_with("settle"), ["settle 12", "settle 7"]);
    game.take("settle 12");
    assert_eq!(game.camps("amber"), [6, 12]);
    assert_eq!(numbers(game.state.villages(seat("amber"))), [12]);
    let mut taken = two("lake_village", &format!("{LAKE}\n[basalt]\ncamps = [12]"));
    taken.take("camp 6 badlands_berry").take("to 7 water_crystal");
    assert!(taken.legal_with("settle").is_empty(), "one village an area");
}

#[test]
fn dewan_12_5_3_a_village_is_a_start_paid_with_water_and_leads_to_any_space_beside_the_area() {
    let mut game = two(
        "lake_village",
        "event_deck = [\"desert_berry\"]\n[amber]\nhand = [\"badlands_berry\", \"water_crystal\", \"desert_pigment\"]\ncamps = [7]",
    );
    assert_eq!(game.legal_with("camp 7"), ["camp 7 water_crystal"]);
    game.take("camp 7 water_crystal");
    assert_eq!(
        game.legal_with("to"),
        ["to 13 desert_pigment", "to 16 desert_pigment", "to 3 desert_pigment", "to 6 badlands_berry"]
    );
    assert!(game.legal_with("settle").is_empty());
}

#[test]
fn dewan_12_5_4_who_crosses_an_area_with_a_village_gives_the_water_card() {
    let mut game = two("lake_village", &format!("{LAKE}\n[basalt]\ncamps = [12]"));
    game.take("camp 6 badlands_berry").take("to 7 water_crystal");
    assert_eq!(game.hand("basalt"), ["water_crystal"]);
    game.take("to 3 desert_pigment").take("settle");
}

#[test]
fn dewan_12_5_5_a_village_is_not_beside_its_own_area() {
    let game = two("lake_village", &format!("{DECK}\n[amber]\ncamps = [7]"));
    let units = game.state.units(seat("amber"));
    assert_eq!(units[Terrain::Water.index()], 0);
    assert_eq!(units[6], 1, "but it touches the pigment 7-6");
    assert_eq!(game.state.score(seat("amber")).lakes, 6, "the home camp has the majority at 24, the village none at 7");
}

#[test]
fn dewan_12_5_6_each_with_a_village_may_give_a_card_for_fish() {
    let mut game = two(
        "lake_village",
        &format!(
            "{DECK}\n[amber]\nhand = [\"badlands_berry\"]\ncamps = [7, 18]\nstories = [\"s01\"]\n[basalt]\nhand = [\"mountain_berry\", \"forest_berry\"]\ncamps = [1]"
        ),
    );
    event(&mut game);
    assert_eq!(game.asked(), ("amber", "D12.5.6"));
    assert!(game.offers("pass"));
    game.take("fish badlands_berry");
    assert_eq!(game.state.player(seat("amber")).fish, 2, "one for each village");
    assert_eq!(game.asked(), ("basalt", "D12.5.6"), "in turn order");
    game.chance(NEXT).take("pass");
    assert_eq!(game.state.player(seat("basalt")).fish, 0);
    assert_eq!(game.asked(), ("basalt", "D4.2"));
}

#[test]
fn dewan_12_5_7_majorities_at_water_areas_sets_and_fish_score() {
    let game = two(
        "lake_village",
        &format!("{DECK}\n[amber]\nberries = 1\nfish = 2\ncamps = [6, 16]\n[basalt]\ncamps = [11]"),
    );
    let (amber, basalt) = (game.state.score(seat("amber")), game.state.score(seat("basalt")));
    // 7 and 12: two of amber to one of basalt; 24: the home of amber; 1: the home of basalt
    assert_eq!((amber.lakes, basalt.lakes), (12, 6));
    assert_eq!((amber.fish, amber.sets), (6, 3));
    let tied = two("lake_village", &format!("{DECK}\n[amber]\ncamps = [6]\n[basalt]\ncamps = [11]"));
    assert_eq!(tied.state.score(seat("amber")).lakes, 9, "three for a tie");
    assert_eq!(tied.state.score(seat("basalt")).lakes, 9);
}
