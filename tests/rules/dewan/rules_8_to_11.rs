//! D8 to D11: stories, the end-of-turn check, the end of the game, the base scoring.

use crate::dewan::support::{Game, any_table, new_game, seat, story, table};
use thicket::games::dewan::ground::{Symbol, Terrain};
use thicket::games::dewan::story::resource;
use thicket::kernel::{Rules, Viewer};

fn units(game: &Game, terrain: Terrain) -> u8 {
    game.state.units(seat("amber"))[terrain.index()]
}

fn icons(game: &Game, symbol: Symbol) -> u8 {
    game.state.units(seat("amber"))[resource(symbol).expect("a resource")]
}

#[test]
fn dewan_8_1_one_camp_serves_any_number_of_stories() {
    let mut game = table(
        "[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [8, 16]\nstories = [\"s06\", \"s09\"]\n[basalt]\ncamps = [22]",
    );
    // s06: two mountains and a pigment; s09 lacks a badlands
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry"]);
    game.chance(["card desert_berry"]).take("settle");
    let told = game.state.player(seat("amber")).told;
    assert!(told.contains(story("s06")) && !told.contains(story("s09")));
    let both = table("[amber]\ncamps = [26, 8, 5, 1]\nstories = [\"s06\", \"s09\"]".replace(", 1]", "]").as_str());
    assert_eq!((units(&both, Terrain::Mountain), icons(&both, Symbol::Pigment)), (2, 1));
}

#[test]
fn dewan_8_2_so_many_different_areas_of_a_terrain() {
    let game = table("[amber]\ncamps = [21, 22, 23]");
    assert_eq!(units(&game, Terrain::Badlands), 1, "one area");
    let game = table("[amber]\ncamps = [21, 27, 6]");
    assert_eq!(units(&game, Terrain::Badlands), 3);
}

#[test]
fn dewan_8_3_so_many_different_water_areas_beside_camps() {
    // 3 is beside 1 and 7
    let game = table("[amber]\ncamps = [3]");
    assert_eq!(units(&game, Terrain::Water), 2);
    let game = table("[amber]\ncamps = [6, 16]");
    assert_eq!(units(&game, Terrain::Water), 1, "7 and 12 are one area");
}

#[test]
fn dewan_8_4_an_icon_counts_once_however_many_camps_touch_it() {
    let game = table("[amber]\ncamps = [8, 9]\n[basalt]\ncamps = [10]");
    assert_eq!(icons(&game, Symbol::Crystal), 1);
    let game = table("[amber]\ncamps = [8, 11]\n[basalt]\ncamps = [9]");
    assert_eq!(icons(&game, Symbol::Crystal), 2, "others may use it too");
    assert_eq!(game.state.units(seat("basalt"))[7], 1);
}

#[test]
fn dewan_8_5_a_tucked_card_is_one_more_area_and_its_visible_resource_one_more_icon() {
    let text = |half: &str| {
        format!("[amber]\ncamps = [2, 5, 9]\nstories = [\"s01\", \"s02\"]\ntucked = [\"water_forest_pigment {half}\"]")
    };
    let (dry, wet) = (table(&text("forest")), table(&text("water")));
    let bare = table("[amber]\ncamps = [2, 5, 9]\nstories = [\"s01\", \"s02\"]");
    assert_eq!(units(&dry, Terrain::Forest), units(&bare, Terrain::Forest) + 1);
    assert_eq!(icons(&dry, Symbol::Pigment), icons(&bare, Symbol::Pigment));
    assert_eq!(units(&wet, Terrain::Water), units(&bare, Terrain::Water) + 1);
    assert_eq!(icons(&wet, Symbol::Pigment), icons(&bare, Symbol::Pigment) + 1);
}

#[test]
fn dewan_8_6_the_home_camp_counts_for_no_story() {
    let game = table("");
    assert_eq!(game.state.units(seat("amber")), [0; 8], "though water lies beside it");
}

#[test]
fn dewan_9_1_a_satisfied_story_is_completed_at_the_end_of_the_turn() {
    let mut game =
        table("[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [8, 16]\nstories = [\"s06\"]");
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry"]);
    assert!(game.state.player(seat("amber")).told.is_empty());
    game.chance(["card desert_berry"]).take("settle");
    assert!(game.state.player(seat("amber")).told.contains(story("s06")));
}

#[test]
fn dewan_9_2_a_card_is_drawn_for_each_story_and_only_its_owner_sees_it() {
    let mut game =
        table("[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [8, 16]\nstories = [\"s06\"]");
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry"]);
    game.chance(["card desert_berry"]).take("settle");
    assert_eq!(game.hand("amber"), ["desert_berry"]);
    assert_eq!(game.seen_in_hand("basalt", "amber"), (Vec::new(), 1));
    let told = game.events.last().map(|_| game.state.observe(Viewer::Spectator).player(seat("amber")).hidden);
    assert_eq!(told, Some(1));
}

#[test]
fn dewan_9_3_a_completed_story_stays_completed() {
    // s08 asks for more than there is beside these camps
    let mut game = any_table(
        "seats = [\"amber\", \"basalt\"]\nboard = \"storm\"\nevent_deck = [\"desert_berry\", \"desert_artifact\"]\n[amber]\ncamps = [22, 10]\nstories = [\"s08!\"]",
    );
    let units = game.state.units(seat("amber"));
    assert!(!game.state.board.page(story("s08")).is_told(&units));
    game.chance(["card desert_berry", "card desert_artifact"]).take("take 1 2");
    let flooded = game.legal_with("flood")[0].clone();
    game.chance([
        "card badlands_pigment",
        "card badlands_crystal",
        "card mountain_artifact",
        "card mountain_pigment",
        "card mountain_crystal",
        "card forest_artifact",
    ]);
    game.take(&flooded);
    assert!(game.state.player(seat("amber")).told.contains(story("s08")));
}

/// The last turn of a game: basalt can only take cards.
fn last_turn(amber: &str, basalt: &str) -> Game {
    let mut game = table(&format!(
        "first = \"amber\"\nturn = \"basalt\"\n[amber]\ncamps = [2, 3, 5, 6, 8, 9, 10, 26]\n{amber}\n[basalt]\n{basalt}"
    ));
    game.chance(["card forest_pigment", "card forest_crystal"]);
    game
}

#[test]
fn dewan_10_1_the_round_of_the_last_camp_is_finished() {
    let mut game = last_turn("", "");
    assert_eq!(game.asked().0, "basalt");
    game.take("take 1 2");
    assert_eq!(game.state.asked(), None);
    assert!(game.state.over.is_some());
    let mut middle = table("first = \"basalt\"\nturn = \"basalt\"\n[basalt]\ncamps = [2, 3, 5, 6, 8, 9, 10, 26]");
    middle.chance(["card forest_pigment", "card forest_crystal"]).take("take 1 2");
    assert_eq!(middle.asked().0, "amber");
}

#[test]
fn dewan_10_2_stories_are_looked_at_once_more_without_a_card_and_the_rest_counts_nothing() {
    let mut game = last_turn("stories = [\"s06\", \"s13\"]\nhand = []", "");
    game.take("take 1 2");
    let player = game.state.player(seat("amber"));
    assert!(player.told.contains(story("s06")), "satisfied on the turn of another");
    assert!(!player.told.contains(story("s13")));
    assert!(player.hand.is_empty());
    assert_eq!(game.state.score(seat("amber")).stories, 4);
}

#[test]
fn dewan_11_1_points_of_completed_stories() {
    let game = table("[amber]\ncamps = [2, 3, 5, 6]\nstories = [\"s13!\", \"s05!\", \"s01\"]");
    assert_eq!(game.state.score(seat("amber")).stories, 10);
}

#[test]
fn dewan_11_2_fires_and_four_for_the_most_for_all_who_are_tied() {
    let text = |basalt: &str| {
        format!(
            "[amber]\ncamps = [2, 3, 5, 6]\nstories = [\"s01!\"]\ntucked = [\"forest_fire forest\"]\n[basalt]\ncamps = [8, 9, 11, 14]\nstories = [{basalt}]"
        )
    };
    let text = |basalt: &str| format!("row = [\"badlands_fire\", \"-\", \"-\", \"-\", \"-\", \"-\"]\n{}", text(basalt));
    let game = table(&text("\"s02!\""));
    let (amber, basalt) = (game.state.score(seat("amber")), game.state.score(seat("basalt")));
    assert_eq!((amber.fires, amber.majority), (3, 4));
    assert_eq!((basalt.fires, basalt.majority), (2, 0));
    let tied = table(&text("\"s02!\", \"s05!\""));
    assert_eq!(tied.state.score(seat("amber")).majority, 4);
    assert_eq!(tied.state.score(seat("basalt")).majority, 4);
    let last = last_turn("", "");
    assert_eq!(last.state.score(seat("amber")).fires, 1, "for the last camp");
}

#[test]
fn dewan_11_3_four_for_each_group_of_two_or_more_with_the_home_camp() {
    let groups = |camps: &str| table(&format!("[amber]\ncamps = [{camps}]")).state.score(seat("amber")).groups;
    assert_eq!(groups("2"), 0);
    assert_eq!(groups("26"), 4, "with the home camp");
    assert_eq!(groups("26, 22"), 4, "size does not matter");
    assert_eq!(groups("26, 2, 5"), 8);
}

#[test]
fn dewan_11_4_two_for_each_berry() {
    let game = table(
        "[amber]\nberries = 2\ncamps = [2, 3, 5]\nstories = []\ntucked = [\"forest_berry forest\"]\n[basalt]\nberries = 1",
    );
    assert_eq!(game.state.score(seat("amber")).berries, 6);
    assert_eq!(game.state.score(seat("basalt")).berries, 2);
}

#[test]
fn dewan_11_5_most_points_then_most_cards_then_both() {
    let mut game = last_turn("hand = [\"desert_berry\"]", "");
    game.take("take 1 2");
    let outcome = game.state.over.expect("an end");
    assert_eq!((outcome.winners.first(), outcome.how, outcome.law), (Some(seat("amber")), "dewan-won-points", "D11.5"));
}

/// The end of a round in which nobody could do anything; a group each, and these cards in hand.
fn level(amber: usize, basalt: usize) -> Game {
    let pack = new_game(2, "base", 1).board.pack.clone();
    let all: Vec<&str> = pack.each(pack.all()).map(|kind| kind.id()).collect();
    let (one, rest) = all.split_at(amber);
    let (other, rest) = rest.split_at(basalt);
    table(&format!(
        "passes = 1\nfirst = \"amber\"\nturn = \"basalt\"\nrow = [\"-\", \"-\", \"-\", \"-\", \"-\", \"-\"]\ndiscard = {rest:?}\n[amber]\nhand = {one:?}\ncamps = [26]\n[basalt]\nhand = {other:?}\ncamps = [9]"
    ))
}

#[test]
fn dewan_11_5_a_tie_goes_to_the_cards_in_hand_and_then_to_both() {
    let end = |mut game: Game| {
        assert_eq!(game.state.score(seat("amber")), game.state.score(seat("basalt")));
        game.take("pass");
        game.state.over.expect("an end")
    };
    let cards = end(level(2, 0));
    assert_eq!((cards.winners.len(), cards.winners.first()), (1, Some(seat("amber"))));
    assert_eq!((cards.how, cards.law), ("dewan-won-cards", "D11.5"));
    let both = end(level(0, 0));
    assert_eq!((both.winners.len(), both.how), (2, "dewan-won-shared"));
}

#[test]
fn dewan_11_6_the_worked_score() {
    // homes on 4, 20 and 39; the pairs of camps are 1-4 6-11, 20-21 16-17 22-29 36-37, and 39-41 27-28
    let game = any_table(
        r#"
seats = ["amber", "basalt", "coral"]
row = ["badlands_fire", "mountain_fire", "desert_fire", "water_crystal", "water_fire", "water_berry"]
berries = {}
[amber]
camps = [1, 6, 11, 26]
stories = ["s13!", "s09!", "s10!"]
berries = 5
[basalt]
camps = [16, 17, 21, 22, 29, 36, 37]
stories = ["s01!", "s02!", "s14!", "s17!"]
berries = 2
[coral]
camps = [27, 28, 31, 41]
stories = ["s03!", "s15!", "s11!"]
tucked = ["forest_fire forest"]
berries = 4
"#,
    );
    let score = |tribe: &str| {
        let score = game.state.score(seat(tribe));
        ([score.stories, score.fires, score.groups, score.berries, score.majority], score.total())
    };
    assert_eq!(score("amber"), ([17, 1, 8, 10, 0], 36));
    assert_eq!(score("basalt"), ([19, 6, 16, 4, 4], 49));
    assert_eq!(score("coral"), ([16, 3, 8, 8, 0], 35));
}
