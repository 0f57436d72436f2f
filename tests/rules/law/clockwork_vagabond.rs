//! The Vagabot (R7), and a human Vagabond beside clockwork players (R2.8).

use crate::law::support::*;
use thicket::games::root::clockwork::state::Wanderer;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::words::item::Item;

/// The turn of a Vagabot beside a Marquise, who waits, and the Eyrie: the first card of the deck is its order.
#[track_caller]
fn turn_of<const N: usize>(seat: &str, deck: &[&str], chance: [&str; N], rest: &str) -> Game {
    let mut game = standing(seat, deck, rest);
    game.chance(chance).take("order");
    game
}

/// Before its turn.
#[track_caller]
fn standing(seat: &str, deck: &[&str], rest: &str) -> Game {
    marquise_waits();
    table(&format!("seats = [\"{seat}\", \"marquise\", \"eyrie\"]\ndeck_top = {deck:?}\n{rest}"))
}

#[track_caller]
fn turn<const N: usize>(deck: &[&str], chance: [&str; N], rest: &str) -> Game {
    turn_of("clockwork:vagabond:thief", deck, chance, rest)
}

fn own(game: &Game) -> Wanderer {
    *game.state().vagabot(game.seat("vagabond")).expect("a Vagabot plays")
}

/// How many items the turn has exhausted.
fn exhausted(game: &Game) -> usize {
    game.events().iter().filter(|event| event.starts_with("root-log-exhausted ")).count()
}

/// The letters of the forests beside a clearing.
fn forests(game: &Game, number: u8) -> Vec<String> {
    let forests = game.state().board.clearing_forests(clearing(number));
    forests.iter().map(|forest| forest.letter().to_string()).collect()
}

#[track_caller]
fn set_up(seat: &str) -> Game {
    let mut game = new_game(&[seat, "marquise"], []);
    while game.phase() == Phase::Setup {
        let first = game.legal()[0].clone();
        game.take(&first);
    }
    game
}

#[test]
fn law_r7_2_1_what_removes_all_damages_three_items() {
    let mut game = birdsong(
        "alliance clockwork:vagabond:thief marquise",
        "alliance.supporters = [\"bake_sale\", \"cobbler\"]\nclearings.5.alliance.sympathy = 1\nvagabond.at = \"5\"\n",
    );
    game.take("revolt 5");
    assert_eq!(game.tiles(), ["boot!", "sword!", "tea!", "torch"]);
    assert_eq!(game.pawn(), "5");
}

#[test]
fn law_r7_2_2_its_pawn_moves_whoever_rules() {
    let rest = "vagabond = { at = \"4\", tiles = [\"boot\", \"tea\", \"torch\"] }\nclearings.4.marquise.warriors = 3\n\
                clearings.12.marquise.warriors = 3\nmarquise.score = 0\neyrie.score = 1\n";
    let game = turn(&["ambush_fox"], ["item boot", "dice 0 0"], rest);
    assert_eq!(game.pawn(), "12");
}

#[test]
fn law_r7_2_3_items_of_any_kind_pay_for_what_it_does() {
    for item in Item::ALL.map(Item::id) {
        let rest = format!("vagabond = {{ at = \"12\", tiles = [\"{item}\", \"bag\", \"sword\"] }}\n");
        let game = turn(&["ambush_fox"], ["item sword"], &rest);
        assert_eq!((game.ruins(), exhausted(&game)), (vec![6, 10, 11], 1), "{item}");
    }
}

#[test]
fn law_r7_2_4_items_lie_on_the_battle_track_from_six_on() {
    let six = ["boot", "boot", "sword", "tea", "torch", "bag"];
    let with = |tiles: &[&str]| standing("clockwork:vagabond:thief", &[], &format!("vagabond.tiles = {tiles:?}\n"));
    let vagabot = own(&with(&six));
    assert_eq!((vagabot.on_track(), vagabot.usable()), (1, 5));
    let vagabot = own(&with(&["boot", "boot", "sword", "tea", "torch", "bag-"]));
    assert_eq!((vagabot.on_track(), vagabot.usable()), (1, 5), "an exhausted one comes first");
    let vagabot = own(&with(&["boot", "boot", "sword", "tea", "torch", "bag!"]));
    assert_eq!((vagabot.on_track(), vagabot.usable()), (0, 5), "a damaged one does not count");
    let nine = [&six[..], &["bag", "sword", "tea"]].concat();
    assert_eq!(own(&with(&nine)).on_track(), 2);
    let twelve = [&nine[..], &["coin", "coin", "hammer"]].concat();
    assert_eq!(own(&with(&twelve)).on_track(), 3);
}

#[test]
fn law_r7_2_4_questing_counts_damaged_items_too() {
    let six = ["boot!", "boot!", "sword", "tea", "torch", "bag!"];
    let text = format!("vagabond.tiles = {six:?}\n");
    let of = |seat: &str| own(&standing(seat, &[], &text)).on_track();
    assert_eq!((of("clockwork:vagabond:thief"), of("clockwork:vagabond:thief:questing")), (0, 1));
}

#[test]
fn law_r7_2_4_rolled_hits_are_one_and_more_by_the_track() {
    for (tiles, left) in [(vec!["boot", "tea", "torch"], 2), (vec!["boot", "boot", "sword", "tea", "torch", "bag"], 1)]
    {
        let text = format!(
            "vagabond = {{ at = \"5\", tiles = {tiles:?} }}\nclearings.5.marquise.warriors = 3\nmarquise.score = 1\n"
        );
        let dice = if left == 2 { vec!["dice 3 0", "dice 0 0"] } else { vec!["dice 3 0", "dice 0 0", "dice 0 0"] };
        let mut game = standing("clockwork:vagabond:thief", &["ambush_rabbit"], &text);
        for die in dice {
            game.chance([die]);
        }
        game.take("order");
        assert_eq!(game.warriors("marquise", 5), left, "{tiles:?}");
    }
}

#[test]
fn law_r7_2_5_hits_damage_exhausted_items_first() {
    let mut game = daylight(
        "marquise clockwork:vagabond:thief",
        "vagabond = { at = \"5\", tiles = [\"boot\", \"sword-\", \"tea\"] }\nclearings.5.marquise.warriors = 1\n\
         clearings.3.marquise.warriors = 1\n",
    );
    // one rolled hit, and one because it is defenseless
    game.chance(["dice 2 1"]).take("battle 5 vagabond");
    assert_eq!(game.tiles(), ["boot!", "sword-!", "tea"]);
    assert_eq!(game.warriors("marquise", 5), 0);
}

#[test]
fn law_r7_3_1_a_character_is_named_or_drawn() {
    let game = set_up("clockwork:vagabond");
    let character = game.state().character(game.seat("vagabond")).expect("a character");
    assert!(["thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"].contains(&character.id()));
    assert_eq!(game.tiles().len(), if character.id() == "tinker" { 3 } else { 4 });
    assert!(setup(&["clockwork:vagabond:ranger:easy:helper", "marquise"]).is_ok());
    assert!(setup(&["clockwork:vagabond:ronin", "marquise"]).is_err());
    assert!(setup(&["clockwork:vagabond:thief", "vagabond_2:thief", "marquise"]).is_err());
}

#[test]
fn law_r7_3_2_it_begins_in_the_forest_beside_most_clearings() {
    let game = set_up("clockwork:vagabond:thief");
    let board = &game.state().board;
    let most = board.forests().iter().map(|forest| board.forest_clearings(forest).len()).max();
    let forest = own(&game).kit.forest().expect("a forest");
    assert_eq!(Some(board.forest_clearings(forest).len()), most);
}

#[test]
fn law_r7_3_3_it_has_a_quest_of_its_own() {
    let game = set_up("clockwork:vagabond:thief");
    assert!(own(&game).quest.is_some());
    assert!(game.state().quests.is_empty(), "those on the table are for human Vagabonds");
}

#[test]
fn law_r7_3_4_items_lie_under_the_ruins() {
    let game = set_up("clockwork:vagabond:thief");
    assert_eq!(game.state().ruin_items.iter().sum::<u8>(), 4);
    let both = new_game(&["clockwork:vagabond:thief", "marquise", "clockwork:vagabond_2:ranger"], []);
    assert_eq!(both.state().ruin_items.iter().sum::<u8>(), 8);
}

#[test]
fn law_r7_3_5_it_starts_with_four_items() {
    assert_eq!(set_up("clockwork:vagabond:vagrant").tiles().len(), 4);
    assert_eq!(set_up("clockwork:vagabond:tinker").tiles().len(), 3);
}

#[test]
fn law_r7_4_a_crafted_item_comes_into_the_satchel() {
    let rest = "ruins = []\nvagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\n";
    let game = turn(&["anvil"], [], rest);
    assert_eq!(game.tiles(), ["boot", "hammer", "tea", "torch"]);
    assert_eq!(game.score("vagabond"), Some(1));
}

#[test]
fn law_r7_4_3_with_two_undamaged_items_it_slips() {
    let rest = "vagabond = { at = \"12\", tiles = [\"boot\", \"tea-\", \"torch!\"] }\n";
    let mut game = standing("clockwork:vagabond:thief", &["ambush_fox"], rest);
    let letter = forests(&game, 12).pop().expect("a forest");
    game.chance([&*format!("forest {letter}")]).take("order");
    assert_eq!((game.pawn(), game.ruins()), (letter, vec![6, 10, 11, 12]));
    assert_eq!(game.tiles(), ["boot", "tea", "torch"], "all is repaired in a forest");
}

#[test]
fn law_r7_5_it_goes_as_far_as_its_items_carry_it() {
    let rest = "vagabond = { at = \"8\", tiles = [\"boot\", \"tea-\", \"torch-\"] }\nruins = [10]\n";
    let game = turn(&["ambush_fox"], [], rest);
    assert_eq!((game.pawn(), exhausted(&game)), ("4".to_owned(), 1));
}

#[test]
fn law_r7_5_out_of_a_forest_it_moves_into_a_clearing_beside_it() {
    let mut game =
        standing("clockwork:vagabond:thief", &["ambush_mouse"], "vagabond = { at = \"a\", quest = \"errand_fox\" }\n");
    let board = &game.state().board;
    let beside = board.forests().first().map(|forest| board.forest_clearings(forest)).expect("a forest");
    let fox = numbers(beside).into_iter().find(|number| [1, 6, 8, 12].contains(number));
    game.chance(["quest errand_rabbit"]).take("order");
    let expected = fox.map_or(game.pawn(), |number| number.to_string());
    assert_eq!(game.pawn(), expected);
    assert_eq!(own(&game).kit.quests_done.iter().count(), 1);
}

#[test]
fn law_r7_5_1_it_takes_an_item_out_of_the_nearest_ruin() {
    let rest = "vagabond = { at = \"12\", tiles = [\"boot\", \"tea\", \"torch\"] }\n";
    let game = turn(&["ambush_fox"], ["item sword"], rest);
    assert_eq!((game.pawn(), game.ruins()), ("12".to_owned(), vec![6, 10, 11]));
    // of the ruins the nearest, and by how much
    assert_eq!(game.events_of("root-log-weighed"), ["root-log-weighed vagabond moves 12 0 10 1 R7.5.1"]);
    assert_eq!(game.tiles(), ["boot", "sword", "tea", "torch"]);
    assert_eq!((game.score("vagabond"), exhausted(&game)), (Some(0), 1));
}

#[test]
fn law_r7_5_2_a_quest_takes_two_items_and_brings_a_point() {
    let game = turn(&["ambush_mouse"], ["quest errand_rabbit"], "vagabond = { at = \"5\", quest = \"errand_fox\" }\n");
    assert_eq!((game.pawn(), exhausted(&game), game.score("vagabond")), ("1".to_owned(), 3, Some(1)));
    assert_eq!(own(&game).quest.map(|quest| quest.id()), Some("errand_rabbit"));
}

#[test]
fn law_r7_5_2_questing_scores_a_point_more() {
    let rest = "vagabond = { at = \"5\", quest = \"errand_fox\" }\n";
    let game = turn_of("clockwork:vagabond:thief:questing", &["ambush_mouse"], ["quest errand_rabbit"], rest);
    assert_eq!(game.score("vagabond"), Some(2));
}

#[test]
fn law_r7_5_questing_has_an_order_of_its_own_for_each_suit() {
    // of a rabbit the Vagabot repairs, and does not by the trait card
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"sword!\", \"tea\", \"torch\"] }\n";
    let repairs =
        |seat: &str| turn_of(seat, &["ambush_rabbit"], [], rest).events().iter().any(|event| event.contains("R7.5.5"));
    assert_eq!([repairs("clockwork:vagabond:thief"), repairs("clockwork:vagabond:thief:questing")], [true, false]);
}

/// A Marquise with two swords where the Vagabot is.
const CRAFTED: &str = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\nmarquise.items = { sword = 2 }\n\
                       clearings.5.marquise.warriors = 1\n";

#[test]
fn law_r7_5_3_it_aids_for_all_that_is_crafted() {
    let deck = ["ambush_mouse", "anvil", "sappers"];
    let game = turn(&deck, ["item sword", "dice 0 0", "dice 0 0"], CRAFTED);
    assert_eq!(game.tiles(), ["boot", "sword", "sword", "tea", "torch"]);
    assert_eq!(game.hand("marquise"), ["anvil", "sappers"]);
    assert_eq!((game.score("vagabond"), game.items("marquise", "sword")), (Some(2), 0));
}

#[test]
fn law_r7_5_3_a_helper_scores_and_gives_twice() {
    let deck = ["ambush_mouse", "anvil", "sappers", "cobbler", "bake_sale"];
    let chance = ["item sword", "dice 0 0", "dice 0 0"];
    let game = turn_of("clockwork:vagabond:thief:helper", &deck, chance, CRAFTED);
    assert_eq!((game.score("vagabond"), game.hand("marquise").len()), (Some(4), 4));
}

#[test]
fn law_r7_5_3_questing_aids_once() {
    let deck = ["ambush_mouse", "anvil"];
    let chance = ["item sword", "dice 0 0", "dice 0 0"];
    let game = turn_of("clockwork:vagabond:thief:questing", &deck, chance, CRAFTED);
    assert_eq!((game.score("vagabond"), game.items("marquise", "sword")), (Some(1), 1));
}

#[test]
fn law_r7_5_3_questing_aids_the_poorest_of_those_that_are_as_near() {
    let rest = "vagabond = { at = \"1\", tiles = [\"boot\", \"tea\", \"torch\"] }\n\
                marquise = { score = 2, items = { coin = 1 } }\neyrie = { score = 10, items = { sword = 1 } }\n\
                clearings.5.eyrie = { warriors = 2, roost = 1 }\nclearings.9.marquise.warriors = 1\n";
    let game = turn_of("clockwork:vagabond:thief:questing", &["ambush_rabbit", "anvil"], [], rest);
    assert!(game.events().iter().any(|event| event.starts_with("root-log-aided-all vagabond marquise")));
}

#[test]
fn law_r7_5_4_it_battles_the_player_with_the_most_points() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch-\"] }\nmarquise.score = 5\neyrie.score = 7\n\
                clearings.5.marquise.warriors = 1\nclearings.1.eyrie.warriors = 1\n\
                clearings.2.eyrie = { warriors = 2, roost = 1 }\n";
    // of two clearings as near as each other the one with more buildings and tokens
    let game = turn(&["ambush_rabbit"], ["dice 0 0"], rest);
    assert_eq!(game.pawn(), "2");
    assert!(game.events().contains(&"root-log-battle vagabond eyrie 2".to_owned()), "{:?}", game.events());
}

#[test]
fn law_r7_5_4_further_battles_take_two_items_each() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"hammer\", \"sword\", \"tea\", \"torch\"] }\n\
                clearings.5.marquise.warriors = 3\n";
    let game = turn(&["ambush_rabbit"], ["dice 1 0", "dice 1 0", "dice 1 0"], rest);
    // a point for each warrior that it removes as attacker
    assert_eq!((game.warriors("marquise", 5), exhausted(&game), game.score("vagabond")), (0, 5, Some(3)));
}

#[test]
fn law_r7_5_4_it_stays_out_of_a_battle_that_its_items_do_not_reach() {
    let few = "root-log-skipped vagabond R7.5.4 no_items".to_owned();
    // the way takes the only item that is not exhausted
    let rest =
        "vagabond = { at = \"5\", tiles = [\"boot\", \"tea-\", \"torch-\"] }\nclearings.1.marquise.warriors = 1\n";
    let game = turn(&["ambush_rabbit"], [], rest);
    assert_eq!((game.pawn(), game.events().contains(&few)), ("1".to_owned(), true), "{:?}", game.events());
    // one is not enough to battle once more
    let rest =
        "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch-\"] }\nclearings.5.marquise.warriors = 3\n";
    let game = turn(&["ambush_rabbit"], ["dice 1 0"], rest);
    assert_eq!((game.warriors("marquise", 5), game.events().contains(&few)), (2, true), "{:?}", game.events());
}

#[test]
fn law_r7_5_4_an_adventurer_battles_once() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"hammer\", \"sword\", \"tea\", \"torch\"] }\n\
                clearings.5.marquise.warriors = 3\n";
    let game = turn_of("clockwork:vagabond:thief:adventurer", &["ambush_rabbit"], ["dice 1 0"], rest);
    assert_eq!((game.warriors("marquise", 5), exhausted(&game)), (2, 1));
}

#[test]
fn law_r7_5_4_a_marksman_hits_before_the_roll() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\nclearings.5.marquise.warriors = 1\n";
    let game = turn_of("clockwork:vagabond:thief:marksman", &["ambush_rabbit"], [], rest);
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (0, Some(1)));
}

#[test]
fn law_r7_5_4_a_berserker_goes_where_most_pieces_are() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch-\"] }\neyrie.score = 9\n\
                clearings.1.marquise.warriors = 3\nclearings.5.eyrie.warriors = 1\n";
    let game = turn_of("clockwork:vagabond:thief:berserker", &["ambush_rabbit"], ["dice 0 0"], rest);
    assert_eq!(game.pawn(), "1");
}

#[test]
fn law_r7_5_5_it_repairs_what_is_not_exhausted_first() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\", \"sword-!\", \"bag!\"] }\n";
    let game = turn(&["ambush_rabbit"], [], rest);
    // the sword is repaired in Evening, after the refresh, and keeps its face
    assert_eq!(game.tiles(), ["bag", "boot", "sword-", "tea", "torch"]);
    assert_eq!(exhausted(&game), 1);
}

#[test]
fn law_r7_5_6_nothing_is_exhausted_for_nothing() {
    let game = turn(&["ambush_rabbit"], [], "vagabond.at = \"5\"\n");
    assert_eq!(exhausted(&game), 0);
}

#[test]
fn law_r7_6_1_it_refreshes_by_its_level() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot-\", \"boot-\", \"tea-\", \"tea-\", \"coin-\", \"coin!\"] }\n";
    for (seat, left) in [
        ("clockwork:vagabond:thief", 1),
        ("clockwork:vagabond:thief:easy", 2),
        ("clockwork:vagabond:thief:challenging", 0),
    ] {
        let game = turn_of(seat, &["ambush_rabbit"], [], rest);
        let exhausted = game.tiles().iter().filter(|tile| tile.ends_with('-')).count();
        assert_eq!(exhausted, left, "{seat}");
    }
}

#[test]
fn law_r7_6_1_it_refreshes_more_while_none_is_damaged() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot-\", \"boot-\", \"tea-\", \"tea-\", \"coin-\", \"coin-\", \"torch-\"] }\n";
    let game = turn(&["ambush_rabbit"], [], rest);
    assert_eq!(game.tiles().iter().filter(|tile| tile.ends_with('-')).count(), 1);
}

#[test]
fn law_r7_6_2_in_a_forest_all_is_repaired() {
    let rest = "vagabond = { at = \"a\", tiles = [\"boot\", \"tea\", \"torch\", \"sword!\", \"bag-!\", \"coin!\"] }\n";
    let game = turn(&["ambush_rabbit"], [], rest);
    assert_eq!(game.tiles(), ["bag-", "boot", "coin", "sword", "tea", "torch"]);
}

#[test]
fn law_r7_6_2_elsewhere_one_is_repaired_and_a_berserker_repairs_one_more() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\", \"sword!\", \"bag!\", \"coin!\", \"hammer!\"] }\n";
    for (seat, damaged) in [("clockwork:vagabond:thief", 2), ("clockwork:vagabond:thief:berserker", 1)] {
        // the order repairs one in Daylight
        let game = turn_of(seat, &["ambush_rabbit"], [], rest);
        assert_eq!(game.tiles().iter().filter(|tile| tile.ends_with('!')).count(), damaged, "{seat}");
    }
}

#[test]
fn law_r7_6_3_the_order_is_discarded() {
    let game = turn(&["ambush_rabbit"], [], "vagabond.at = \"5\"\n");
    assert_eq!(game.discard(), ["ambush_rabbit"]);
}

#[test]
fn law_r7_7_1_the_thief_has_a_card_discarded() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\nmarquise.hand = [\"anvil\"]\n\
                clearings.5.marquise.warriors = 1\n";
    let chance = ["card anvil", "dice 0 0"];
    let game = turn_of("clockwork:vagabond:thief:questing", &["ambush_rabbit"], chance, rest);
    assert!(game.hand("marquise").is_empty());
    assert_eq!((game.score("vagabond"), game.discard().contains(&"anvil")), (Some(1), true));
}

#[test]
fn law_r7_7_2_the_tinker_crafts_the_topmost_discard() {
    let rest = "vagabond.at = \"5\"\ndiscard = [\"anvil\", \"sword\"]\npile = [\"anvil\", \"sword\"]\n";
    let game = turn_of("clockwork:vagabond:tinker", &["ambush_rabbit"], [], rest);
    assert_eq!(game.tiles(), ["bag", "boot", "sword", "torch"]);
    assert_eq!((game.score("vagabond"), game.discard().contains(&"sword")), (Some(1), true));
}

#[test]
fn law_r7_7_3_the_ranger_hides_with_three_damaged_items() {
    let rest = "ruins = []\nvagabond = { at = \"12\", tiles = [\"boot\", \"tea\", \"torch\", \"sword!\", \"bag!\", \"coin!\"] }\n";
    let mut game = standing("clockwork:vagabond:ranger", &["ambush_fox"], rest);
    let letter = forests(&game, 12).pop().expect("a forest");
    game.chance([&*format!("forest {letter}")]).take("order");
    assert_eq!(game.events_of("root-log-hid"), [format!("root-log-hid vagabond {letter} R7.7.3")]);
    assert_eq!((game.pawn(), exhausted(&game)), (letter, 1));
}

#[test]
fn law_r7_7_4_the_vagrant_has_others_battle() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\n\
                clearings.5 = { marquise = { warriors = 3 }, eyrie = { warriors = 2 } }\n";
    let chance = ["dice 1 0", "dice 0 0"];
    let game = turn_of("clockwork:vagabond:vagrant:questing", &["ambush_rabbit"], chance, rest);
    assert_eq!((game.warriors("marquise", 5), game.warriors("eyrie", 5)), (3, 1));
    assert_eq!(game.score("vagabond"), Some(0));
}

#[test]
fn law_r7_7_4_the_vagrant_battles_the_only_other_player_itself() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\nclearings.5.eyrie.warriors = 2\n";
    let seat = "clockwork:vagabond:vagrant:questing:adventurer";
    let game = turn_of(seat, &["ambush_rabbit"], ["dice 1 0"], rest);
    assert_eq!(game.warriors("eyrie", 5), 1);
    assert!(
        game.events().contains(&"root-log-ranked-player vagabond eyrie 1 R7.7.4".to_owned()),
        "{:?}",
        game.events()
    );
}

#[test]
fn law_r7_7_5_the_scoundrel_removes_all_and_covers_a_slot() {
    let rest = "vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"] }\n\
                clearings.5.marquise = { warriors = 2, workshop = 1 }\n";
    let game = turn_of("clockwork:vagabond:scoundrel:questing", &["ambush_rabbit"], [], rest);
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (0, Some(2)));
    assert_eq!((game.state().slots(clearing(5)), game.tiles().len()), (1, 2));
}

#[test]
fn law_r7_7_6_a_defender_enlists_the_arbiter() {
    let mut game = daylight(
        "marquise eyrie clockwork:vagabond:arbiter",
        "vagabond = { at = \"5\", tiles = [\"boot\", \"sword\", \"sword\", \"tea\", \"torch\", \"bag\"] }\n\
         clearings.5 = { marquise = { warriors = 3 }, eyrie = { warriors = 1 } }\n",
    );
    game.take("battle 5 eyrie");
    assert_eq!(game.asked(), "eyrie");
    game.chance(["dice 3 2"]).take("enlist");
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (1, Some(1)));
}

#[test]
fn law_r2_8_1_a_card_for_a_clockwork_player_is_discarded() {
    let mut game = daylight(
        "vagabond:thief clockwork:marquise eyrie",
        "vagabond = { at = \"5\", hand = [\"ambush_rabbit\"] }\nclearings.5.marquise.warriors = 1\n\
         marquise.items = { sword = 1 }\n",
    );
    game.take_all(["aid marquise ambush_rabbit", "exhaust boot", "gain sword"]);
    assert_eq!((game.score("marquise"), game.score("vagabond")), (Some(1), Some(1)));
    assert_eq!((game.discard(), game.items("marquise", "sword")), (vec!["ambush_rabbit"], 0));
}

#[test]
fn law_r2_8_1_a_thief_draws_instead_of_taking_a_card() {
    let mut game = daylight(
        "vagabond:thief clockwork:marquise eyrie",
        "vagabond.at = \"5\"\nclearings.5.marquise.warriors = 1\ndeck_top = [\"anvil\"]\n",
    );
    game.take("steal marquise");
    assert_eq!(game.hand("vagabond"), ["anvil"]);
}

#[test]
fn law_r2_8_nobody_joins_a_clockwork_player() {
    let mut game = daylight(
        "vagabond:thief clockwork:marquise eyrie alliance duchy",
        "vagabond = { at = \"5\", score = 10, hand = [\"dominance_fox\"] }\neyrie.score = 3\nalliance.score = 3\n\
         duchy.score = 4\n",
    );
    assert_eq!(game.options("coalition"), ["coalition fox alliance", "coalition fox eyrie"]);
    assert_eq!(game.refusal("coalition fox marquise"), "9.2.8");
}

#[test]
fn law_r7_4_1_the_top_card_is_revealed() {
    let game = turn(&["ambush_rabbit", "ambush_fox"], [], "vagabond.at = \"5\"\n");
    assert_eq!(game.events_of("root-log-ordered"), ["root-log-ordered vagabond ambush_rabbit rabbit R2.7"]);
}

#[test]
fn law_r7_4_2_its_item_is_crafted_into_the_satchel() {
    let game = turn(&["bake_sale"], [], "vagabond.at = \"5\"\n");
    assert_eq!(game.item_supply("coin"), 1);
    assert!(own(&game).kit.undamaged(Item::Coin) == 1);
}
