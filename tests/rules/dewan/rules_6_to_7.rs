//! D6 and D7: routes, their payment, and what a camp brings.

use crate::dewan::support::{any_table, hex, seat, story, table};
use thicket::games::dewan::payment::payments;
use thicket::games::dewan::plan::ways;
use thicket::kernel::{Rules, Viewer};

#[test]
fn dewan_6_1_a_route_begins_at_an_own_camp_and_ends_on_a_free_space_that_is_not_water() {
    let mut game =
        table("[amber]\nhand = [\"forest_berry\", \"water_crystal\", \"badlands_berry\"]\n[basalt]\ncamps = [21]");
    assert_eq!(game.refusal("camp 21 badlands_berry"), ("dewan-no-start", "D6.1"));
    game.take("camp 25 forest_berry");
    game.take("to 24 water_crystal");
    assert_eq!(game.refusal("settle"), ("dewan-no-end", "D6.1"));
    game.take("to 27 badlands_berry").take("settle");
    assert_eq!(game.camps("amber"), [27]);
}

#[test]
fn dewan_6_2_a_route_goes_over_neighboring_spaces_and_both_ends_count() {
    let hand = "[amber]\nhand = [\"mountain_berry\", \"forest_berry\", \"badlands_berry\"]\ncamps = [26]";
    let mut game = table(hand);
    game.take("camp 26 mountain_berry");
    assert_eq!(game.refusal("to 20 forest_berry"), ("dewan-no-neighbor", "D6.2"));
    game.take("to 22 badlands_berry").take("settle");
    assert_eq!(game.camps("amber"), [22, 26]);
    assert_eq!(game.hand("amber"), ["forest_berry"], "two cards for two spaces");
    assert_eq!(game.ids(game.state.discard), ["badlands_berry", "mountain_berry"]);
}

#[test]
fn dewan_6_2_no_land_space_is_crossed_twice_and_a_route_that_has_begun_is_ended() {
    let mut game = table(
        "[amber]\nhand = [\"mountain_berry\", \"forest_berry\", \"badlands_berry\", \"badlands_mountain\", \"mountain_crystal\"]",
    );
    game.take("camp 25 mountain_berry").take("to 26 mountain_crystal").take("to 22 badlands_berry");
    assert_eq!(game.refusal("to 26 badlands_mountain"), ("dewan-no-crossing-twice", "D6.2"));
    assert_eq!(game.refusal("pass"), ("dewan-no-stopping", "D6.2"));
}

#[test]
fn dewan_6_3_each_space_costs_a_card_that_shows_its_terrain() {
    let mut game =
        table("[amber]\nhand = [\"mountain_berry\", \"forest_berry\", \"badlands_mountain\", \"desert_berry\"]");
    game.take("camp 25 mountain_berry");
    assert_eq!(game.refusal("to 26 forest_berry"), ("dewan-no-match", "D6.3"));
    assert_eq!(game.refusal("to 26 water_berry"), ("dewan-no-card", "D6.3"));
    assert_eq!(
        game.legal_with("to"),
        [
            "to 20 forest_berry",
            "to 21 badlands_mountain",
            "to 26 badlands_mountain",
            "to 27 badlands_mountain",
            "to 28 desert_berry"
        ],
        "a card with two terrains pays for either"
    );
}

#[test]
fn dewan_6_3_only_what_can_be_paid_to_an_end_is_offered() {
    // water beside the home, and nothing to continue behind it
    let mut game = table("[amber]\nhand = [\"mountain_berry\", \"water_crystal\", \"water_pigment\"]");
    assert_eq!(game.legal_with("camp"), ["camp 25 water_crystal", "camp 25 water_pigment"]);
    assert_eq!(game.refusal("camp 25 mountain_berry"), ("dewan-no-goal", "D6.3"));
    game.take("camp 25 water_crystal");
    assert_eq!(game.legal_with("to"), ["to 26 mountain_berry"]);
}

#[test]
fn dewan_6_4_the_first_card_is_any_at_home_and_matches_the_camp_elsewhere() {
    let game = table("[amber]\nhand = [\"water_crystal\", \"mountain_berry\", \"badlands_berry\"]\ncamps = [26]");
    assert_eq!(game.legal_with("camp"), ["camp 25 mountain_berry", "camp 25 water_crystal", "camp 26 mountain_berry"]);
    assert_eq!(game.refusal("camp 26 badlands_berry"), ("dewan-no-match", "D6.4"));
}

#[test]
fn dewan_6_5_one_water_card_crosses_any_number_of_spaces_of_an_area() {
    // 6 to 13 through the water of 7 and 12
    let mut game = table("[amber]\nhand = [\"badlands_berry\", \"water_crystal\", \"desert_berry\"]\ncamps = [6]");
    game.take("camp 6 badlands_berry");
    game.take("to 7 water_crystal");
    assert_eq!(game.legal_with("to"), ["to 13 desert_berry", "to 16 desert_berry", "to 3 desert_berry"]);
    game.take("to 13 desert_berry").take("settle");
    assert_eq!(game.camps("amber"), [6, 13]);
}

#[test]
fn dewan_6_5_water_that_is_left_and_entered_again_costs_again() {
    let hand = "[amber]\nhand = [\"badlands_berry\", \"water_crystal\", \"desert_berry\", \"water_pigment\", \"mountain_berry\", \"mountain_crystal\"]\ncamps = [6]";
    let mut game = table(hand);
    game.take_all(&["camp 6 badlands_berry", "to 7 water_crystal", "to 13 desert_berry"]);
    assert!(game.offers("to 12 water_pigment"));
    game.take_all(&["to 12 water_pigment", "to 8 mountain_berry", "settle"]);
    assert_eq!(game.hand("amber"), ["mountain_crystal"]);
}

#[test]
fn dewan_6_3_a_route_that_has_to_enter_water_again_is_offered() {
    // behind the camp of Basalt on 13 nothing can be paid but the water that leads there
    let mut game = table(
        "[amber]\nhand = [\"badlands_berry\", \"water_crystal\", \"desert_berry\", \"water_pigment\", \"desert_crystal\"]\n\
         camps = [6]\n[basalt]\ncamps = [13]",
    );
    game.take_all(&["camp 6 badlands_berry", "to 7 water_crystal"]);
    assert!(game.offers("to 13 desert_berry"), "{:?}", game.legal_with("to"));
    game.take("to 13 desert_berry");
    assert_eq!(game.hand("basalt"), ["desert_berry"]);
    assert_eq!(game.legal(), ["to 12 water_pigment"]);
    let (amber, start, at) = (seat("amber"), hex(6), Some((hex(6), hex(13))));
    let hand = game.state.player(amber).hand;
    let planned = payments(&game.state, amber, hand, hex(16), at, 9);
    assert_eq!(planned.len(), 1, "{planned:?}");
    assert_eq!(planned[0].spaces().map(|space| space.number()).collect::<Vec<_>>(), [12, 16]);
    let way = ways(&game.state, amber, hand, 8, at)[hex(16).index()].expect("a way");
    assert_eq!((way.start, way.cards), (start, 2));
    game.take_all(&["to 12 water_pigment", "to 16 desert_crystal", "settle"]);
    assert_eq!((game.camps("amber"), game.hand("amber")), (vec![6, 16], vec![]));
}

#[test]
fn dewan_6_5_an_area_is_entered_by_its_lowest_space_beside_the_route() {
    let mut game = table("[amber]\nhand = [\"mountain_berry\", \"water_crystal\", \"desert_berry\"]\ncamps = [11]");
    game.take("camp 11 mountain_berry");
    assert_eq!(game.legal_with("to"), ["to 16 desert_berry", "to 7 water_crystal"]);
    assert_eq!(game.refusal("to 12 water_crystal"), ("dewan-no-entry", "D6.2"));
}

#[test]
fn dewan_6_6_the_card_for_a_foreign_camp_is_given_to_its_owner() {
    let mut game = table(
        "[amber]\nhand = [\"forest_berry\", \"mountain_berry\", \"badlands_berry\"]\n[basalt]\ncamps = [26]\nhand = [\"desert_berry\"]",
    );
    game.take("camp 25 forest_berry").take("to 26 mountain_berry");
    assert_eq!(game.hand("basalt"), ["desert_berry", "mountain_berry"]);
    assert_eq!(game.ids(game.state.discard), ["forest_berry"]);
    assert_eq!(game.seen_in_hand("amber", "basalt"), (vec!["mountain_berry"], 1));
    game.take("to 22 badlands_berry").take("settle");
}

#[test]
fn dewan_6_6_any_card_is_given_for_a_foreign_home() {
    let mut game = table(
        "[amber]\nhand = [\"mountain_berry\", \"water_crystal\", \"badlands_berry\"]\ncamps = [8]\n[basalt]\nhand = []",
    );
    game.take("camp 8 mountain_berry").take("to 4 water_crystal");
    assert_eq!(game.hand("basalt"), ["water_crystal"]);
    assert!(!game.offers("settle"));
    game.take("to 5 badlands_berry").take("settle");
}

#[test]
fn dewan_6_7_own_camps_are_paid_like_empty_spaces_and_the_own_home_with_any_card() {
    let mut game = table(
        "[amber]\nhand = [\"badlands_berry\", \"water_crystal\", \"mountain_berry\", \"badlands_pigment\"]\ncamps = [26, 27]\nstories = [\"s01\", \"s02\"]",
    );
    game.take("camp 27 badlands_berry");
    game.take("to 25 water_crystal");
    assert_eq!(game.ids(game.state.discard), ["badlands_berry", "water_crystal"], "nobody gets it");
    game.take("to 26 mountain_berry");
    assert!(game.state.player(seat("basalt")).hand.is_empty());
    assert!(!game.offers("settle"));
    game.take("to 22 badlands_pigment").take("settle");
}

#[test]
fn dewan_6_8_the_shortest_payment_is_two_cards_and_any_payable_route_may_be_taken() {
    let mut game = table("[amber]\nhand = [\"forest_berry\", \"forest_crystal\", \"badlands_berry\"]");
    game.take_all(&["camp 25 forest_berry", "to 20 forest_crystal"]);
    assert!(game.offers("settle") && game.offers("to 21 badlands_berry"), "it may end here or go on");
    let poor = table("[amber]\nhand = [\"forest_berry\"]");
    assert!(poor.legal_with("camp").is_empty());
}

#[test]
fn dewan_6_9_the_leftmost_camp_comes_onto_the_map() {
    let mut game = table("[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]");
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle"]);
    assert_eq!(game.state.player(seat("amber")).placed(), 1);
    assert_eq!(game.state.camp_on(hex(26)), Some(seat("amber")));
    assert!(game.state.crossed.is_empty());
}

#[test]
fn dewan_7_1_a_camp_takes_one_berry_of_its_area() {
    let mut game = table(
        "[amber]\nhand = [\"mountain_berry\", \"mountain_crystal\", \"badlands_berry\"]\ncamps = [23]\n[basalt]\nhand = [\"mountain_artifact\", \"badlands_mountain\"]\ncamps = [9]",
    );
    game.take_all(&["camp 23 badlands_berry", "to 19 mountain_berry", "settle"]);
    game.chance(["story s01"]).take("story s20");
    assert_eq!(game.state.player(seat("amber")).berries, 1);
    assert_eq!(game.state.land.berries_in(hex(14)), 1);
    game.take_all(&["camp 9 badlands_mountain", "to 14 mountain_artifact", "settle"]);
    assert_eq!(game.state.player(seat("basalt")).berries, 1, "a later camp takes another");
    assert_eq!(game.state.land.berries_in(hex(14)), 0);
}

const SECOND: &str = "[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [9]\nstories = [\"s01\"]";

#[test]
fn dewan_7_2_the_second_camp_brings_a_story_that_lies_open() {
    let mut game = table(SECOND);
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle"]);
    assert_eq!(game.asked(), ("amber", "D7.2"));
    assert_eq!(game.legal(), ["story s20", "story s21", "story s22", "story s23", "story s24", "unseen"]);
    assert_eq!(game.refusal("pass"), ("dewan-no-refusal", "D7.2"));
    assert_eq!(game.refusal("story s05"), ("dewan-no-story", "D7.2"));
    game.chance(["story s05"]).take("story s22");
    assert_eq!(game.state.player(seat("amber")).stories.as_slice(), [story("s01"), story("s22")]);
    assert_eq!(game.state.offer[2], Some(story("s05")), "refilled at once");
}

#[test]
fn dewan_7_2_or_the_top_of_the_pile() {
    let mut game = table(SECOND);
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle"]);
    game.chance(["story s09"]).take("unseen");
    assert_eq!(game.state.player(seat("amber")).stories.as_slice(), [story("s01"), story("s09")]);
    assert_eq!(game.state.offer.iter().flatten().count(), 5);
}

#[test]
fn dewan_7_2_with_an_empty_pile_a_story_that_was_taken_leaves_a_gap() {
    let mut game = any_table(
        r#"
seats = ["amber", "basalt", "coral", "dusk"]
board = "storm"
event_deck = ["desert_berry"]
[amber]
hand = ["forest_berry", "mountain_berry"]
camps = [9, 38, 57]
stories = ["s01", "s02"]
[basalt]
stories = ["s03", "s04", "s05", "s06"]
[coral]
stories = ["s07", "s08", "s09", "s10"]
[dusk]
stories = ["s11", "s12", "s13", "s14"]
"#,
    );
    game.take_all(&["camp 18 forest_berry", "to 19 mountain_berry", "settle"]);
    assert_eq!(game.legal(), ["story s15", "story s16", "story s17", "story s18", "story s19"], "no pile is left");
    game.take("story s17");
    assert_eq!(game.state.offer[2], None);
    assert_eq!(game.state.player(seat("amber")).stories.len(), 3);
}

const THIRD: &str = "[amber]\nhand = [\"forest_berry\", \"mountain_berry\", \"water_badlands_crystal\", \"desert_forest\"]\ncamps = [2, 9]\nstories = [\"s01\", \"s02\"]";

#[test]
fn dewan_7_2_the_third_camp_lets_a_card_be_tucked_with_one_half_in_sight() {
    let mut game = table(THIRD);
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle"]);
    assert_eq!(
        game.legal_with("tuck"),
        [
            "tuck desert_forest desert",
            "tuck desert_forest forest",
            "tuck water_badlands_crystal badlands",
            "tuck water_badlands_crystal water"
        ]
    );
    assert_eq!(game.refusal("tuck desert_forest water"), ("dewan-no-half", "D7.2"));
    let units = game.state.units(seat("amber"));
    game.take("tuck water_badlands_crystal badlands");
    let tucked = game.state.player(seat("amber")).tucked[0].expect("a card");
    assert_eq!((tucked.kind.id(), tucked.half.id()), ("water_badlands_crystal", "badlands"));
    let with = game.state.units(seat("amber"));
    assert_eq!(with[0], units[0] + 1);
    assert_eq!(with[5..], units[5..], "the crystal is on the other half");
}

#[test]
fn dewan_7_2_a_declined_tuck_leaves_the_slot_empty() {
    let mut game = table(THIRD);
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle", "pass"]);
    assert_eq!(game.state.player(seat("amber")).tucked, [None; 3]);
    assert_eq!(game.asked().0, "basalt");
}

#[test]
fn dewan_7_2_without_a_card_in_hand_nothing_is_asked() {
    let mut game =
        table("[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [2, 9]\nstories = [\"s01\", \"s02\"]");
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry", "settle"]);
    assert_eq!(game.asked().0, "basalt");
}

#[test]
fn dewan_7_2_the_last_camp_ends_the_game_after_the_round() {
    let mut game = table(
        "first = \"amber\"\n[amber]\nhand = [\"forest_berry\", \"mountain_berry\"]\ncamps = [2, 3, 5, 6, 8, 9, 10]\nstories = [\"s01\", \"s02\", \"s04\", \"s08\"]",
    );
    let before = game.state.fires(seat("amber"));
    game.take_all(&["camp 25 forest_berry", "to 26 mountain_berry"]);
    game.chance(["card forest_pigment", "card forest_crystal", "card forest_artifact"]);
    game.take("settle");
    assert!(game.state.fires(seat("amber")) > before);
    assert_eq!(game.asked().0, "basalt", "the round is finished");
    assert_eq!(game.state.observe(Viewer::Spectator).over, None);
}
