//! The Exile and the Brigand.

use super::game_with;
use crate::law::support::*;
use thicket::games::root::state::hired::HirelingState;
use thicket::games::root::state::hirelings::the_exile::Pack;
use thicket::games::root::words::place::Forest;
use thicket::kernel::Viewer;

/// The Daylight of the Marquise, who control the Exile in forest c, against the Eyrie.
#[track_caller]
fn exile(card: &str, rest: &str) -> Game {
    daylight(
        "marquise eyrie",
        &format!(
            r#"
            hirelings = [{{ hireling = "the_exile", controller = "marquise", markers = 2, at = "c"{card} }}]
            [clearings.9.marquise]
            recruiter = 1
            [clearings.4.eyrie]
            roost = 1
            {rest}
        "#
        ),
    )
}

#[track_caller]
fn pack(game: &Game) -> Pack {
    *game.hired("the_exile").kit.pack().unwrap()
}

/// Clubs, all items, and those that are exhausted.
#[track_caller]
fn counted(game: &Game) -> (u8, u8, u8) {
    let pack = pack(game);
    (pack.clubs, pack.count(), pack.exhausted)
}

#[test]
fn law_a_6_3_the_exile_starts_in_a_forest_with_three_clubs() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling the_exile"]);
    assert_eq!((game.asked(), game.law(), game.options("start").len()), ("alliance", "A.6.3", 7));
    game.take("start c");
    assert_eq!((pack(&game).forest, counted(&game)), (Forest::from_letter('c'), (3, 3, 0)));
    assert_eq!(game.state().ruin_items.iter().sum::<u8>(), 0);
}

#[test]
fn law_e_2_4_an_item_takes_the_exile_to_the_next_forest() {
    let mut game = exile("", "");
    game.take("use the_exile");
    assert_eq!(game.legal(), ["pass", "slip a", "slip b", "slip e", "slip f"]);
    assert_eq!((game.refusal("slip d"), game.refusal("battle 6 eyrie")), ("2.4.1", "4.3"));
    game.take_all(["slip b", "slip d"]);
    assert_eq!((pack(&game).forest, counted(&game)), (Forest::from_letter('d'), (3, 3, 2)));
    // with the last item the Exile has finished
    game.take("slip g");
    assert_eq!((pack(&game).forest, counted(&game)), (Forest::from_letter('g'), (3, 3, 0)));
    assert_eq!(game.refusal("use the_exile"), "E.2.4");
}

#[test]
fn law_e_2_4_the_exile_finishes_when_the_controller_says_so() {
    let mut game = exile("", "");
    game.take_all(["use the_exile", "slip b", "pass"]);
    assert_eq!((counted(&game), game.options("use").is_empty()), ((3, 3, 0), true));
}

#[test]
fn law_e_2_4_two_items_battle_next_to_the_forest() {
    let mut game = exile("", "[clearings.6.eyrie]\nwarriors = 5\n[clearings.9.eyrie]\nwarriors = 1\n");
    game.take("use the_exile");
    assert_eq!(game.options("battle"), ["battle 6 eyrie"]);
    assert_eq!(game.refusal("battle 9 eyrie"), "E.2.4");
    // three items, so three rolled hits; the hit on the Exile exhausts the third
    game.chance(["dice 3 1"]).take("battle 6 eyrie");
    assert_eq!((game.warriors("eyrie", 6), counted(&game)), (2, (3, 3, 0)));
    assert!(game.events().iter().any(|event| event.contains("items-exhausted")));
}

#[test]
fn law_e_2_4_a_battle_needs_two_ready_items() {
    let mut game = exile("", "[clearings.6.eyrie]\nwarriors = 5\n[clearings.10.eyrie]\nwarriors = 1\n");
    game.take_all(["use the_exile", "slip a", "slip c"]);
    assert_eq!((game.options("battle").is_empty(), game.refusal("battle 6 eyrie")), (true, "E.2.4"));
    let mut game = exile(", clubs = 0", "");
    assert_eq!(game.refusal("use the_exile"), "E.2.4");
}

#[test]
fn law_e_2_4_hits_beyond_the_ready_items_remove_some() {
    let mut game = exile(", items = { tea = 1 }", "[clearings.6.eyrie]\nwarriors = 5\n");
    game.chance(["dice 3 3"]).take_all(["use the_exile", "battle 6 eyrie"]);
    // two were exhausted for the battle, two by hits; the third hit removes a club
    assert_eq!(
        (game.warriors("eyrie", 6), counted(&game), pack(&game).forest),
        (2, (2, 3, 0), Forest::from_letter('c'))
    );
}

#[test]
fn law_4_3_2_i_exhausted_items_count_for_the_hits_of_the_exile() {
    let mut game = exile(", clubs = 2", "[clearings.6.eyrie]\nwarriors = 5\n");
    game.chance(["dice 3 0"]).take_all(["use the_exile", "battle 6 eyrie"]);
    assert_eq!((game.warriors("eyrie", 6), counted(&game)), (3, (2, 2, 0)));
}

#[test]
fn law_4_3_1_an_ambush_does_not_end_the_battle_of_the_exile() {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [{ hireling = "the_exile", controller = "marquise", markers = 2, at = "c", clubs = 2 }]
        marquise.hand = ["ambush_bird"]
        eyrie.hand = ["ambush_fox", "anvil"]
        [clearings.9.marquise]
        recruiter = 1
        [clearings.4.eyrie]
        roost = 1
        [clearings.6.eyrie]
        warriors = 3
    "#,
    );
    game.take_all(["use the_exile", "battle 6 eyrie"]);
    assert_eq!(game.asked(), "eyrie");
    // the Marquise cannot foil it (E.3.5); it takes both items, and so all rolled hits of the Exile
    game.chance(["dice 3 3"]).take("ambush fox");
    assert_eq!((game.warriors("eyrie", 6), counted(&game)), (3, (0, 0, 0)));
}

#[test]
fn law_e_3_6_what_the_exile_removes_scores_nothing() {
    let mut game = exile("", "[clearings.6.eyrie]\nroost = 1\n");
    game.chance(["dice 0 0"]).take_all(["use the_exile", "battle 6 eyrie"]);
    assert_eq!((game.pieces("roost", 6), game.score("marquise")), (0, Some(0)));
}

#[test]
fn law_2_4_nobody_battles_the_exile_in_the_forest() {
    let mut game = daylight(
        "marquise eyrie",
        "hirelings = [{ hireling = \"the_exile\", at = \"c\" }]\n[clearings.6.marquise]\nwarriors = 2\nrecruiter = 1\n",
    );
    assert_eq!((game.refusal("battle 6 the_exile"), game.ruler(6)), ("4.3", Some("marquise")));
}

/// The Marquise have a sword and an exhausted tea to sell, and a warrior in this clearing.
fn sellers(clearing: u8) -> String {
    format!(
        r#"
        hirelings = [{{ hireling = "the_exile", at = "c" }}]
        marquise.items = {{ sword = 1, tea = 1 }}
        marquise.exhausted = {{ tea = 1 }}
        eyrie.hand = ["anvil"]
        [clearings.9.marquise]
        recruiter = 1
        [clearings.4.eyrie]
        roost = 1
        [clearings.{clearing}.marquise]
        warriors = 1
    "#
    )
}

#[test]
fn law_e_2_2_players_beside_the_forest_sell_crafted_items_to_the_exile() {
    let mut game = daylight("marquise eyrie", &sellers(6));
    assert_eq!(game.options("sell"), ["sell sword the_exile", "sell tea- the_exile"]);
    assert_eq!((game.refusal("sell tea the_exile"), game.refusal("sell boot the_exile")), ("E.2.2", "E.2.2"));
    assert_eq!(game.refusal("sell sword forest_patrol"), "A.6.1");
    game.chance(["card bake_sale"]).take("sell tea- the_exile");
    assert_eq!(
        (game.hand("marquise"), game.score("marquise"), game.items("marquise", "tea")),
        (vec!["bake_sale"], Some(1), 0)
    );
    game.chance(["card sword"]).take("sell sword the_exile");
    assert_eq!((game.score("marquise"), counted(&game), game.offers_any("sell")), (Some(2), (3, 5, 0), false));
}

#[test]
fn law_e_2_2_elsewhere_nobody_sells() {
    let mut game = daylight("marquise eyrie", &sellers(7));
    assert_eq!((game.offers_any("sell"), game.refusal("sell sword the_exile")), (false, "E.2.2"));
}

#[test]
fn law_e_2_2_the_demoted_side_buys_nothing() {
    let text = sellers(6).replace("at = \"c\"", "demoted = true");
    assert_eq!(daylight("marquise eyrie", &text).refusal("sell sword the_exile"), "E.2.2");
}

#[test]
fn law_e_2_2_items_are_sold_in_birdsong_and_before_the_draw_too() {
    let mut game = evening_with([], "marquise eyrie", &sellers(6));
    assert_eq!(
        (game.law(), game.legal()),
        ("E.2.2", vec!["pass".into(), "sell sword the_exile".into(), "sell tea- the_exile".into()])
    );
    game.chance(["card bake_sale"]).take("sell sword the_exile");
    assert_eq!(game.score("marquise"), Some(1));
}

#[test]
fn law_3_3_1_a_dominance_player_draws_without_scoring() {
    let mut game = daylight(
        "marquise eyrie alliance",
        &sellers(6).replace("marquise.items", "marquise.dominance = \"fox\"\nmarquise.items"),
    );
    game.chance(["card bake_sale"]).take("sell sword the_exile");
    assert_eq!((game.hand("marquise"), game.score("marquise")), (vec!["bake_sale"], None));
}

#[test]
fn law_2_4_1_relics_in_the_next_forest_lie_beside_the_exile() {
    let in_forest = |forest: &str| {
        let game = birdsong(
            "keepers eyrie",
            &format!(
                r#"
                hirelings = [{{ hireling = "the_exile", at = "c" }}]
                keepers.items = {{ sword = 1 }}
                keepers.forests = {{ {forest} = {{ figure = 4, tablet = 4, jewelry = 4 }} }}
                keepers.hand = ["anvil"]
                [clearings.4.keepers]
                warriors = 2
                [clearings.1.eyrie]
                roost = 1
            "#
            ),
        );
        game.offers_any("sell")
    };
    assert_eq!((in_forest("b"), in_forest("c"), in_forest("d")), (true, false, false));
}

#[test]
fn law_e_2_2_what_lies_with_the_exile_is_kept_in_positions() {
    let mut game = exile(", items = { sword = 1 }", "[clearings.6.eyrie]\nwarriors = 5\n");
    game.take_all(["use the_exile", "slip b"]);
    let text = game.seen_by(Viewer::All).to_string();
    let again = table(&text);
    assert_eq!((again.hired("the_exile"), again.legal()), (game.hired("the_exile"), game.legal()));
    assert_eq!(again.item_supply("sword"), 1);
    let sold = faults(
        "seats = [\"marquise\", \"eyrie\"]\nhirelings = [{ hireling = \"the_exile\", at = \"c\", items = { crossbow = 2 } }]\n",
    );
    assert!(sold.contains("hirelings"), "{sold}");
    let lost = faults("seats = [\"marquise\", \"eyrie\"]\nhirelings = [{ hireling = \"the_exile\", at = \"x\" }]\n");
    assert!(!lost.is_empty());
}

/// The Daylight of a player with the Brigand, pieces at the ruin in 6, and the Eyrie there with a card.
#[track_caller]
fn brigand(seats: &str, rest: &str) -> Game {
    let own = seats.split(' ').next().unwrap();
    daylight(
        seats,
        &format!(
            r#"
            hirelings = [{{ hireling = "the_exile", demoted = true, controller = "{own}", markers = 2 }}]
            eyrie.hand = ["anvil"]
            {rest}
            [clearings.6.{own}]
            warriors = 1
            [clearings.6.eyrie]
            warriors = 1
            [clearings.4.eyrie]
            roost = 1
        "#
        ),
    )
}

/// The Brigand is dealt, first of three.
const BRIGAND_DEALT: [&str; 4] =
    ["hireling the_exile", "hireling popular_band", "hireling vault_keepers", "demoted the_exile"];

#[test]
fn law_a_6_3_with_the_brigand_items_lie_under_the_ruins() {
    let game = game_with(&["marquise", "alliance", "duchy"], 1, BRIGAND_DEALT);
    assert_eq!(game.state().ruin_items, [1, 1, 0, 1, 1, 0, 0, 0]);
    // the Hundreds add none
    let game = game_with(&["marquise", "hundreds", "duchy"], 1, BRIGAND_DEALT);
    assert_eq!(game.state().ruin_items.iter().sum::<u8>(), 4);
}

#[test]
fn law_e_2_4_the_brigand_takes_an_item_from_a_ruin_and_a_card_for_an_item() {
    let mut game = brigand("marquise eyrie", "marquise.items = { tea = 1 }\n[clearings.9.marquise]\nrecruiter = 1\n");
    game.take("use the_exile");
    assert_eq!((game.law(), game.legal()), ("E.2.4", vec!["explore 6".into(), "steal eyrie".into()]));
    assert_eq!((game.refusal("explore 10"), game.refusal("steal marquise")), ("E.2.4", "E.2.4"));
    game.chance(["item sword"]).take("explore 6");
    assert_eq!((game.items("marquise", "sword"), game.score("marquise"), game.ruins()), (1, Some(0), vec![10, 11, 12]));
    // each of the two once: now only the card is left
    game.take("use the_exile");
    assert_eq!(game.reason("explore 10"), ("root-no-second-raid".to_owned(), "E.2.4"));
    assert_eq!(game.options("exhaust"), ["exhaust sword", "exhaust tea"]);
    game.chance(["card anvil"]).take("exhaust tea");
    assert_eq!((game.hand("marquise"), game.hand("eyrie").len()), (vec!["anvil"], 0));
    assert_eq!(game.state().player(game.seat("marquise")).exhausted.iter().sum::<u8>(), 1);
    assert_eq!(game.refusal("use the_exile"), "E.2.4");
}

#[test]
fn law_e_2_4_an_exhausted_item_robs_nobody() {
    let mut game = brigand(
        "marquise eyrie",
        "marquise.items = { tea = 1 }\nmarquise.exhausted = { tea = 1 }\nruins = [10]\n[clearings.9.marquise]\nrecruiter = 1\n",
    );
    assert_eq!(game.refusal("use the_exile"), "E.2.4");
}

#[test]
fn law_e_2_4_the_hundreds_hoard_what_the_brigand_finds() {
    let mut game = brigand("hundreds eyrie", "hundreds.hoard = { tea = 1 }\n[clearings.9.hundreds]\nstronghold = 1\n");
    // hoarded items are not crafted items: no robbing
    game.chance(["item boot"]).take("use the_exile");
    let hundreds = game.state().hundreds(game.seat("hundreds")).unwrap();
    assert_eq!((hundreds.hoard[0], game.items("hundreds", "boot"), game.ruins()), (1, 0, vec![10, 11, 12]));
}

#[test]
fn law_e_2_4_what_the_brigand_has_done_is_kept_in_positions_and_ends_with_the_turn() {
    let mut game = brigand("marquise eyrie", "marquise.items = { tea = 1 }\n[clearings.9.marquise]\nrecruiter = 1\n");
    game.chance(["item sword"]).take_all(["use the_exile", "explore 6"]);
    let again = table(&game.seen_by(Viewer::All).to_string());
    assert_eq!(again.hired("the_exile"), game.hired("the_exile"));
    assert!(matches!(again.hired("the_exile").kit, HirelingState::Raids(raids) if raids.found && !raids.robbed));
    let mut renewed = *game.hired("the_exile");
    assert!(!renewed.used);
    game.chance(["card bake_sale"]).take("pass");
    while game.turn() == "marquise" {
        game.take("pass");
    }
    renewed.markers = 1;
    renewed.kit = HirelingState::Raids(Default::default());
    assert_eq!(*game.hired("the_exile"), renewed);
}

#[test]
fn law_e_2_4_why_the_brigand_robs_nobody() {
    let text = "marquise.items = { tea = 1 }\n[clearings.9.marquise]\nrecruiter = 1\n";
    let mut game = brigand("marquise eyrie", text);
    assert_eq!(game.reason("steal eyrie"), ("root-no-hireling-first the_exile".to_owned(), "E.2.4"));
    game.take("use the_exile");
    assert_eq!(game.reason("steal marquise"), ("root-no-robbing-oneself".to_owned(), "E.2.4"));
    assert_eq!(game.reason("explore 5"), ("root-no-ruin 5".to_owned(), "E.2.4"));
    assert_eq!(game.reason("explore 10"), ("root-no-piece-beside 10".to_owned(), "E.2.4"));
}

#[test]
fn law_a_6_3_the_exile_starts_in_a_forest_of_the_map() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling the_exile"]);
    assert_eq!(game.reason("start p"), ("root-no-such-forest".to_owned(), "A.6.3"));
    game.take("start a");
    assert_eq!(game.reason("setup the_exile"), ("root-no-setup-first".to_owned(), "A.6.3"));
}

#[test]
fn law_e_2_4_the_exile_moves_through_forests_alone() {
    let mut game = daylight(
        "marquise eyrie",
        "hirelings = [{ hireling = \"the_exile\", controller = \"marquise\", at = \"b\", clubs = 3 }]\n\
         clearings.1.marquise = { warriors = 1, recruiter = 1 }\n",
    );
    game.take("use the_exile");
    for wish in ["move 5", "move 1 5 1"] {
        assert_eq!(game.reason(wish), ("root-no-way-from-forest the_exile".to_owned(), "E.2.4"), "{wish}");
    }
}
