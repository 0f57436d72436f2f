//! The characters of the Vagabond: Thief, Tinker, Ranger.

use crate::law::support::*;
use thicket::games::root::state::frame::Phase;

#[track_caller]
fn daylight(character: &str, rest: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\", \"vagabond:{character}\"]\nturn = \"vagabond\"\n\
         phase = \"daylight\"\n{rest}"
    ))
}

#[test]
fn law_d_1_only_the_thief_steals() {
    let rest = "[eyrie]\nhand = [\"sword\"]\n[vagabond]\nat = \"5\"\n[clearings.5.eyrie]\nwarriors = 1\n";
    assert!(daylight("thief", rest).offers("steal eyrie"));
    assert_eq!(daylight("tinker", rest).refusal("steal eyrie"), "D.1");
}

#[test]
fn law_d_1_1_the_thief_starts_with_boot_torch_tea_and_sword() {
    assert_eq!(daylight("thief", "").tiles(), ["boot", "sword", "tea", "torch"]);
}

#[test]
fn law_d_1_2_a_random_card_of_a_player_with_warriors_here() {
    let mut game = daylight(
        "thief",
        r#"
        [marquise]
        hand = ["anvil"]
        [eyrie]
        hand = ["sword", "cobbler", "bake_sale"]
        [alliance]
        hand = ["armorers"]
        [vagabond]
        at = "5"
        tiles = ["torch", "boot"]
        [clearings.5.eyrie]
        warriors = 1
        [clearings.5.alliance]
        sympathy = 1
        [clearings.5.marquise]
        sawmill = 1
        [clearings.1.marquise]
        warriors = 3
    "#,
    );
    // reading: buildings and tokens alone do not suffice
    assert_eq!(game.options("steal"), ["steal eyrie"]);
    assert_eq!((game.refusal("steal marquise"), game.refusal("steal alliance")), ("D.1.2", "D.1.2"));
    game.chance(["card cobbler"]).take("steal eyrie");
    assert_eq!((game.hand("vagabond"), game.hand("eyrie")), (vec!["cobbler"], vec!["bake_sale", "sword"]));
    assert_eq!((game.tiles(), game.refusal("steal eyrie")), (vec!["boot", "torch-"], "9.5.9"));
}

#[test]
fn law_d_1_2_there_must_be_a_card_to_take() {
    let mut game = daylight("thief", "[vagabond]\nat = \"5\"\n[clearings.5.eyrie]\nwarriors = 1\n");
    assert_eq!(game.refusal("steal eyrie"), "D.1.2");
}

#[test]
fn law_d_2_only_the_tinker_labours() {
    let rest = "discard = [\"bake_sale\"]\n[vagabond]\nat = \"5\"\n";
    assert!(daylight("tinker", rest).offers("labor bake_sale"));
    assert_eq!(daylight("ranger", rest).refusal("labor bake_sale"), "D.2");
}

#[test]
fn law_d_2_1_the_tinker_starts_with_boot_torch_bag_and_hammer() {
    assert_eq!(daylight("tinker", "").tiles(), ["bag", "boot", "hammer", "torch"]);
}

#[test]
fn law_d_2_2_a_card_of_the_clearings_suit_or_a_bird_from_the_discard_pile() {
    let rest = |at: &str| {
        format!(
            "discard = [\"bake_sale\", \"anvil\", \"armorers\", \"cobbler\"]\navailable = [\"dominance_bird\"]\n\
             [vagabond]\nat = \"{at}\"\n"
        )
    };
    let mut game = daylight("tinker", &rest("5"));
    assert_eq!(game.options("labor"), ["labor armorers", "labor bake_sale", "labor cobbler"]);
    assert_eq!(game.refusal("labor anvil"), "D.2.2");
    // dominance cards are never in the discard pile
    assert_eq!(game.refusal("labor dominance_bird"), "D.2.2");
    game.take("labor armorers");
    assert_eq!((game.hand("vagabond"), game.discard()), (vec!["armorers"], vec!["anvil", "bake_sale", "cobbler"]));
    assert_eq!(game.tiles(), ["bag", "boot", "hammer", "torch-"]);
    assert!(!daylight("tinker", &rest("a")).offers_any("labor"));
}

#[test]
fn law_d_3_only_the_ranger_hides_out() {
    assert!(daylight("ranger", "").offers("hideout"));
    assert_eq!(daylight("thief", "").refusal("hideout"), "D.3");
}

#[test]
fn law_d_3_1_the_ranger_starts_with_boot_torch_crossbow_and_sword() {
    assert_eq!(daylight("ranger", "").tiles(), ["boot", "crossbow", "sword", "torch"]);
}

#[test]
fn law_d_3_2_three_items_are_repaired_and_evening_begins() {
    marquise_waits();
    let mut game = daylight(
        "ranger",
        "[vagabond]\nat = \"5\"\ntiles = [\"boot!\", \"boot-!\", \"torch\", \"crossbow!\", \"sword!\", \"boot\"]\n\
         hand = [\"anvil\"]\n",
    );
    game.take("hideout");
    assert_eq!((game.law(), game.phase()), ("D.3.2", Phase::Daylight));
    assert_eq!(game.legal(), ["repair boot!", "repair boot-!", "repair crossbow!", "repair sword!"]);
    // each keeps its face; the boot that was ready is lost for the turn
    game.take("repair boot-!").take("repair sword!");
    game.chance(["card bake_sale"]).take("repair crossbow!");
    assert_eq!(game.tiles(), ["boot", "boot!", "boot-", "crossbow", "sword", "torch-"]);
    assert_eq!((game.turn(), game.hand("vagabond")), ("marquise", vec!["anvil", "bake_sale"]));
}

#[test]
fn law_d_3_2_fewer_damaged_items_are_all_repaired_in_a_forest_too() {
    marquise_waits();
    let mut game =
        daylight("ranger", "[vagabond]\nat = \"d\"\ntiles = [\"boot-!\", \"torch\", \"sword!\", \"crossbow-\"]\n");
    game.chance(["card bake_sale"]).take("hideout");
    // repaired in Daylight, so not turned face up by the rest of Evening (9.6.1)
    assert_eq!((game.tiles(), game.turn()), (vec!["boot-", "crossbow-", "sword", "torch-"], "marquise"));
}
