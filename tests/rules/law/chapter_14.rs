//! The Lord of the Hundreds.

use crate::law::support::*;
use thicket::games::root::factions::hundreds::state::{Hundreds, OPPRESS_POINTS, Track};
use thicket::games::root::factions::hundreds::words::Mood;
use thicket::games::root::words::item::Item;
use thicket::kernel::Viewer;

fn kit(game: &Game) -> Hundreds {
    *game.state().hundreds(game.seat("hundreds")).expect("the Hundreds play")
}

fn warlord(game: &Game) -> Option<u8> {
    kit(game).warlord.map(|at| at.number())
}

/// The tiles of the hoard, in the order of their kinds.
fn hoard(game: &Game) -> Vec<&'static str> {
    let hundreds = kit(game);
    let tiles = |item: Item| std::iter::repeat_n(item.id(), usize::from(hundreds.hoard[item.index()]));
    Item::ALL.into_iter().flat_map(tiles).collect()
}

fn mobs(game: &Game) -> Vec<u8> {
    (1..=12).filter(|&number| game.pieces("mob", number) > 0).collect()
}

/// The warlord with two warriors and a stronghold in 5.
const CAMP: &str = "clearings.5.hundreds = { warriors = 3, stronghold = 1 }\nhundreds.warlord = 5\n";

#[test]
fn law_14_2_1_strongholds_craft() {
    let rest = r#"
        hundreds = { hand = ["anvil", "foxfolk_steel", "bake_sale"] }
        clearings.1.hundreds.stronghold = 1
        clearings.5.hundreds.stronghold = 1
    "#;
    let mut game = daylight("hundreds marquise", rest);
    assert_eq!((game.law(), game.options("craft")), ("14.5.1", vec!["craft anvil".to_owned()]));
    game.take_all(["craft anvil", "hoard hammer"]);
    assert_eq!(game.law(), "14.5.1");
    assert_eq!(game.refusal("craft bake_sale"), "4.1.1");
}

#[test]
fn law_14_2_2_the_warlord_counts_as_a_warrior() {
    let rest = "clearings.5 = { hundreds = { warriors = 3, stronghold = 1 }, marquise = { warriors = 3 } }\nclearings.1.alliance.sympathy = 1\n\
                hundreds = { warlord = 5, crafted = [\"scouting_party\"], hand = [\"sword\"] }\n";
    let mut game = daylight("hundreds marquise alliance", rest);
    assert_eq!(game.ruler(5), Some("hundreds"), "three and a building against three");
    // three hits of three, the warlord among them
    game.take("pass").chance(["dice 3 0"]).take("battle 5 marquise");
    assert_eq!(game.warriors("marquise", 5), 0);
    // alone the warlord moves, and doing so into sympathy is an outrage
    game.take("advance 1 1");
    assert_eq!((game.asked(), game.law(), warlord(&game)), ("hundreds", "8.2.6", Some(1)));
}

#[test]
fn law_14_2_2_three_with_the_warlord_are_martial_law() {
    let rest = format!("alliance.supporters = [\"bake_sale\"]\nclearings.1.alliance.sympathy = 1\n{CAMP}");
    let game = daylight("hundreds alliance", &rest);
    assert!(thicket::games::root::factions::alliance::queries::is_under_martial_law(game.state(), clearing(5)));
}

#[test]
fn law_14_2_2_effects_that_remove_all_pieces_leave_him() {
    marquise_waits();
    let rest = r#"
        marquise.hand = ["favor_of_the_rabbits"]
        clearings.3.marquise.workshop = 1
        clearings.4.marquise.workshop = 1
        clearings.5 = { marquise = { workshop = 1 }, hundreds = { warriors = 3, stronghold = 1, mob = 1 } }
        hundreds.warlord = 5
    "#;
    let mut game = daylight("marquise hundreds", rest);
    let supply = game.supply("hundreds");
    game.take("craft favor_of_the_rabbits");
    assert_eq!((game.warriors("hundreds", 5), warlord(&game)), (1, Some(5)));
    assert_eq!((game.on_map("stronghold"), game.on_map("mob"), game.supply("hundreds")), (0, 0, supply + 2));
    assert_eq!(game.score("marquise"), Some(2));
}

#[test]
fn law_14_2_2_nor_does_a_revolt_remove_him() {
    let mut game = birdsong(
        "alliance hundreds",
        "alliance.supporters = [\"bake_sale\", \"cobbler\"]\nclearings.5 = { alliance = { sympathy = 1 }, hundreds = { warriors = 1 } }\nhundreds.warlord = 5\n",
    );
    game.take("revolt 5");
    assert_eq!((game.warriors("hundreds", 5), warlord(&game)), (1, Some(5)));
}

#[test]
fn law_14_2_2_no_shot_and_no_conversion_reaches_him() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"crossbow\", \"boot\"]\n[hundreds]\nwarlord = 5\n\
                [clearings.5.hundreds]\nwarriors = 2\nstronghold = 1\n";
    let mut game = daylight("vagabond:thief hundreds", rest);
    assert_eq!(game.options("strike"), ["strike hundreds warrior"]);
    game.take("strike hundreds warrior");
    assert_eq!((game.warriors("hundreds", 5), warlord(&game)), (1, Some(5)));
    let game = daylight("vagabond:thief hundreds", &rest.replace("warriors = 2", "warriors = 1"));
    assert_eq!(game.options("strike"), [""; 0], "the warlord stands before the stronghold");

    let cult = |warriors: u8| {
        birdsong(
            "lizards hundreds",
            &format!(
                "lizards = {{ outcast = \"rabbit\", acolytes = 5, hand = [\"sword\"] }}\nhundreds.warlord = 5\n\
                 clearings.5 = {{ hundreds = {{ warriors = {warriors} }}, lizards = {{ warriors = 1 }} }}\n"
            ),
        )
    };
    assert!(cult(2).offers("convert 5 hundreds"));
    assert_eq!(cult(1).refusal("convert 5 hundreds"), "10.4.3.II");
}

#[test]
fn law_14_2_2_nobody_else_moves_him() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"boot\"]\n[vagabond.relations]\nhundreds = \"allied\"\n\
                [hundreds]\nwarlord = 5\n[clearings.5.hundreds]\nwarriors = 2\nstronghold = 1\n";
    let game = daylight("vagabond:thief hundreds", rest);
    assert_eq!(game.options("move 1 hundreds"), ["move 1 hundreds 1"]);
}

#[test]
fn law_14_2_2_his_owner_says_whether_he_falls() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, hundreds = { warriors = 3 } }\n\
                hundreds = { warlord = 5, mood = \"rowdy\" }\n";
    let attack = |loss: &str| {
        let mut game = daylight("marquise hundreds", rest);
        let supply = game.supply("hundreds");
        game.chance(["dice 2 0"]).take("battle 5 hundreds");
        assert_eq!((game.asked(), game.law()), ("hundreds", "4.3.4"));
        assert_eq!(game.legal(), ["take warlord", "take warrior"]);
        game.take(loss);
        (warlord(&game), game.warriors("hundreds", 5), game.supply("hundreds") - supply)
    };
    assert_eq!(attack("take warlord"), (None, 1, 1), "the warlord is in no supply");
    assert_eq!(attack("take warrior"), (Some(5), 1, 2));
}

#[test]
fn law_14_2_2_he_falls_with_all_others() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, hundreds = { warriors = 2, stronghold = 1 } }\n\
                hundreds = { warlord = 5, mood = \"rowdy\" }\n";
    let mut game = daylight("marquise hundreds", rest);
    let supply = game.supply("hundreds");
    game.chance(["dice 2 0"]).take("battle 5 hundreds");
    assert_eq!((warlord(&game), game.warriors("hundreds", 5), game.supply("hundreds")), (None, 0, supply + 1));
    assert!(game.told(Viewer::All).contains(&"root-log-warlord-fell hundreds 5".to_owned()));
}

#[test]
fn law_14_2_2_no_effect_of_his_own_removes_him() {
    let rest = "hundreds = { warlord = 5, crafted = [\"tax_collector\"] }\n\
                clearings.5.hundreds.warriors = 1\nclearings.1.hundreds.warriors = 1\n";
    let game = daylight("hundreds marquise", rest);
    assert_eq!(game.options("use"), ["use tax_collector 1"]);
}

#[test]
fn law_14_2_3_a_crafted_item_is_kept_or_sold() {
    let rest = "hundreds.hand = [\"anvil\"]\nclearings.1.hundreds = { warriors = 1, stronghold = 1 }\n";
    for (choice, points, held) in [("hoard hammer", 0, vec!["hammer"]), ("sell hammer", 2, vec![])] {
        let mut game = daylight("hundreds marquise", rest);
        game.take("craft anvil");
        assert_eq!((game.law(), game.legal()), ("14.2.3", vec!["hoard hammer".to_owned(), "sell hammer".to_owned()]));
        game.take(choice);
        assert_eq!((game.score("hundreds"), hoard(&game)), (Some(points), held));
        assert_eq!((game.item_supply("hammer"), game.items("hundreds", "hammer")), (0, 0));
    }
}

#[test]
fn law_14_2_3_points_beyond_the_printed_come_either_way() {
    let rest = "deck = \"exiles_partisans\"\nhundreds = { hand = [\"anvil\"], crafted = [\"master_engravers\"] }\n\
                clearings.1.hundreds = { warriors = 1, stronghold = 1 }\n";
    for (choice, points) in [("hoard hammer", 1), ("sell hammer", 3)] {
        let mut game = daylight("hundreds marquise", rest);
        game.take_all(["craft anvil", choice]);
        assert_eq!(game.score("hundreds"), Some(points), "{choice}");
    }
}

#[test]
fn law_14_2_4_the_hoard_is_no_box_that_others_take_from() {
    let rest = "[hundreds]\nhoard = { sword = 1 }\n[clearings.1.hundreds]\nwarriors = 1\n\
                [vagabond]\nat = \"1\"\ntiles = [\"boot\", \"boot\"]\nhand = [\"anvil\"]\n";
    let mut game = daylight("vagabond:thief hundreds", rest);
    game.take("aid hundreds anvil");
    assert_eq!((game.hand("hundreds"), game.law()), (vec!["anvil"], "9.5"), "nothing is offered in return");
}

#[test]
fn law_14_2_4_i_a_tile_without_space_costs_one_and_brings_a_point() {
    let rest = "hundreds = { hand = [\"anvil\"], hoard = { sword = 2, tea = 2 } }\nclearings.1.hundreds = { warriors = 1, stronghold = 1 }\n";
    let mut game = daylight("hundreds marquise", rest);
    game.take_all(["craft anvil", "hoard hammer"]);
    assert_eq!((game.law(), game.legal().len()), ("14.2.4", 3));
    game.take("scrap sword");
    assert_eq!((hoard(&game), game.score("hundreds")), (vec!["hammer", "sword", "tea", "tea"], Some(1)));

    let mut game = daylight("hundreds marquise", rest);
    game.take_all(["craft anvil", "hoard hammer", "scrap hammer"]);
    assert_eq!((hoard(&game), game.score("hundreds")), (vec!["sword", "sword", "tea", "tea"], Some(1)));
    assert_eq!(game.item_supply("sword"), 0, "what goes is out of the game");
}

#[test]
fn law_14_2_4_i_each_kind_has_its_track() {
    let on = |track: Track| track.items().map(Item::id).collect::<Vec<_>>();
    assert_eq!(on(Track::Command), ["boot", "bag", "coin"]);
    assert_eq!(on(Track::Prowess), ["crossbow", "hammer", "sword", "tea"]);
}

#[test]
fn law_14_2_4_ii_what_the_tracks_are_worth() {
    let tiles = ["", "boot = 1", "boot = 2", "boot = 2, bag = 1", "boot = 2, bag = 2"];
    let command = tiles
        .map(|tiles| kit(&daylight("hundreds marquise", &format!("hundreds.hoard = {{ {tiles} }}\n{CAMP}"))).command());
    assert_eq!(command, [1, 2, 2, 3, 4]);
    let tiles = ["", "sword = 1", "sword = 1, tea = 1", "sword = 2, tea = 1", "hammer = 1, tea = 2, crossbow = 1"];
    let prowess = tiles
        .map(|tiles| kit(&daylight("hundreds marquise", &format!("hundreds.hoard = {{ {tiles} }}\n{CAMP}"))).prowess());
    assert_eq!(prowess, [1, 2, 2, 3, 4]);
    for wrong in ["{ boot = 2, bag = 2, coin = 1 }", "{ torch = 1 }"] {
        let text = format!("seats = [\"hundreds\", \"marquise\"]\nhundreds.hoard = {wrong}\n");
        assert!(faults(&text).contains("hoard"), "{wrong}");
    }
}

/// The Hundreds attack the Eyrie, who have a sword and two coins.
const TREASURE: &str = "eyrie.items = { sword = 1, coin = 2 }\nhundreds = { warlord = 1, mood = \"wrathful\" }\n\
    clearings.1.hundreds.warriors = 1\nclearings.5 = { hundreds = { warriors = 4 }, eyrie = { warriors = 2 } }\n";

#[test]
fn law_14_2_5_who_loots_deals_no_rolled_hits_and_takes_a_tile() {
    let mut game = daylight("hundreds eyrie", TREASURE);
    game.take("battle 5 eyrie");
    assert_eq!((game.asked(), game.law()), ("hundreds", "14.2.5"));
    game.chance(["dice 3 1"]).take("loot");
    assert_eq!((game.warriors("eyrie", 5), game.warriors("hundreds", 5)), (2, 3));
    assert_eq!((game.law(), game.legal()), ("14.2.5", vec!["hoard coin".to_owned(), "hoard sword".to_owned()]));
    game.take("hoard coin");
    assert_eq!((hoard(&game), game.items("eyrie", "coin"), game.score("hundreds")), (vec!["coin"], 1, Some(0)));
}

#[test]
fn law_14_2_5_without_rule_afterwards_nothing_is_taken() {
    let rest = "eyrie.items = { sword = 1 }\nhundreds.warlord = 1\nhundreds.crafted = [\"scouting_party\"]\n\
        clearings.1.hundreds.warriors = 1\nclearings.5 = { hundreds = { warriors = 3 }, eyrie = { warriors = 2 } }\n";
    let mut game = daylight("hundreds eyrie", rest);
    game.take("battle 5 eyrie").chance(["dice 1 1"]).take("loot");
    assert_eq!((game.ruler(5), hoard(&game).len(), game.items("eyrie", "sword")), (Some("eyrie"), 0, 1));
}

#[test]
fn law_14_2_5_extra_hits_count_while_looting() {
    let rest = "eyrie.items = { sword = 1 }\nhundreds = { warlord = 5, mood = \"wrathful\", crafted = [\"scouting_party\"] }\n\
        clearings.5 = { hundreds = { warriors = 4 }, eyrie = { warriors = 2 } }\n";
    let mut game = daylight("hundreds eyrie", rest);
    game.take("battle 5 eyrie").chance(["dice 3 0"]).take("loot");
    assert_eq!((game.warriors("eyrie", 5), hoard(&game)), (1, vec!["sword"]));
}

#[test]
fn law_14_2_5_there_is_nothing_to_loot_of_some() {
    let mut game = daylight("hundreds eyrie", &TREASURE.replace("eyrie.items = { sword = 1, coin = 2 }\n", ""));
    game.chance(["dice 0 0"]).take("battle 5 eyrie");
    assert_ne!(game.law(), "14.2.5");
    let rest =
        "[vagabond]\nat = \"5\"\n[hundreds]\nwarlord = 5\nmood = \"rowdy\"\n[clearings.5.hundreds]\nwarriors = 2\n";
    let mut game = daylight("hundreds vagabond:thief", rest);
    game.chance(["dice 0 0"]).take("battle 5 vagabond");
    assert_ne!(game.law(), "14.2.5");
}

#[test]
fn law_14_3_1_the_warlord_starts_with_four_warriors_and_a_stronghold() {
    let mut game = new_game(&["marquise", "hundreds"], []);
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5"]);
    assert_eq!((warlord(&game), game.warriors("hundreds", 3), game.pieces("stronghold", 3)), (Some(3), 5, 1));
    assert_eq!((game.supply("hundreds"), game.warriors("marquise", 3)), (16, 0));

    // the corner opposite is taken: any other one
    let mut game = new_game(&["marquise", "eyrie", "hundreds"], []);
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5", "leader despot"]);
    assert_eq!(
        (game.asked(), game.law(), game.options("home")),
        ("hundreds", "14.3.1", vec!["home 2".to_owned(), "home 4".to_owned()])
    );
}

#[test]
fn law_14_3_2_one_set_of_items_lies_under_the_ruins() {
    for seats in [&["marquise", "hundreds"][..], &["hundreds", "vagabond:thief"]] {
        assert_eq!(new_game(seats, []).state().ruin_items, Item::ALL.map(Item::ruins), "{seats:?}");
    }
}

#[test]
fn law_14_3_3_the_first_mood_is_stubborn() {
    assert_eq!(kit(&new_game(&["marquise", "hundreds"], [])).mood, Mood::Stubborn);
}

#[test]
fn law_14_4_1_mobs_raze_what_enemies_have_built() {
    let rest = format!(
        "{CAMP}clearings.2 = {{ hundreds = {{ mob = 1 }}, marquise = {{ warriors = 2, sawmill = 1, wood = 2 }}, eyrie = {{ roost = 1 }} }}\n"
    );
    let mut game = birdsong_with(["mob rabbit"], "hundreds marquise eyrie", &rest);
    game.take("mob 5");
    assert_eq!((game.warriors("marquise", 2), game.on_map("sawmill"), game.on_map("wood")), (2, 0, 0));
    assert_eq!((game.on_map("roost"), game.score("hundreds")), (0, Some(4)));
    assert_eq!(mobs(&game), [2, 5], "what has razed stays");
}

#[test]
fn law_14_4_1_the_die_says_where_one_more_rises() {
    let rest = |mob: u8| format!("ruins = []\n{CAMP}clearings.{mob}.hundreds.mob = 1\n");
    let seats = "hundreds marquise";
    // 8 touches 4, a rabbit, and 7, a mouse
    assert_eq!(mobs(&birdsong_with(["mob rabbit"], seats, &rest(8))), [4, 8]);
    assert_eq!(mobs(&birdsong_with(["mob mouse"], seats, &rest(8))), [7, 8]);
    assert_eq!(mobs(&birdsong_with(["mob fox"], seats, &rest(8))), [8]);
    let mut game = birdsong_with(["mob rabbit"], seats, &rest(12));
    assert_eq!((game.law(), game.legal()), ("14.4.1", vec!["mob 10".to_owned(), "mob 4".to_owned()]));
    game.take("mob 4");
    assert_eq!(mobs(&game), [4, 12]);
}

#[test]
fn law_14_4_1_nothing_rises_without_a_mob_or_with_none_left() {
    let game = birdsong("hundreds marquise", CAMP);
    assert_eq!((mobs(&game).len(), game.law()), (0, "14.4.4"));
    let rest: String = [1, 2, 3, 4, 8].map(|at| format!("clearings.{at}.hundreds.mob = 1\n")).concat();
    let game = birdsong("hundreds marquise", &format!("{CAMP}{rest}"));
    assert_eq!(mobs(&game), [1, 2, 3, 4, 8]);
    // nobody but the Marquise places anything at the keep
    let game = birdsong_with(
        ["mob rabbit"],
        "hundreds marquise",
        "ruins = []\nclearings.1.marquise.keep = 1\nclearings.5.hundreds = { warriors = 1, mob = 1 }\nhundreds.warlord = 5\n",
    );
    assert_eq!(mobs(&game), [5]);
}

#[test]
fn law_14_4_1_a_ruin_gives_its_item_without_points() {
    let rest = format!("{CAMP}clearings.11.hundreds.mob = 1\n");
    let game = birdsong_with(["item sword", "mob rabbit"], "hundreds marquise", &rest);
    assert_eq!((hoard(&game), game.ruins(), game.score("hundreds")), (vec!["sword"], vec![6, 10, 12], Some(0)));
    assert_eq!(mobs(&game), [3, 11]);
}

#[test]
fn law_14_4_1_razed_sympathy_is_an_outrage() {
    let rest = format!(
        "{CAMP}hundreds.hand = [\"sword\", \"anvil\"]\nclearings.2 = {{ hundreds = {{ mob = 1 }}, alliance = {{ sympathy = 1 }} }}\n"
    );
    let mut game = birdsong("hundreds alliance", &rest);
    assert_eq!((game.asked(), game.law()), ("hundreds", "8.2.6"));
    game.chance(["mob fox"]).take("give sword");
    assert_eq!((game.score("hundreds"), game.supporters()), (Some(1), vec!["sword"]));
}

#[test]
fn law_14_4_1_effects_come_before_the_mobs() {
    let rest = format!("{CAMP}hundreds.crafted = [\"royal_claim\"]\nclearings.8.hundreds.mob = 1\n");
    let mut game = birdsong("hundreds marquise", &rest);
    assert_eq!((game.law(), game.legal()), ("14.4.1", vec!["pass".to_owned(), "use royal_claim".to_owned()]));
    game.chance(["mob fox"]).take("use royal_claim");
    assert_eq!(game.score("hundreds"), Some(1));
}

#[test]
fn law_9_7_3_mobs_take_one_of_two_tiles_as_vagabonds_do() {
    let table = |rest: &str, chance: [&str; 2]| {
        let seats = "hundreds vagabond:thief vagabond_2:ranger";
        birdsong_with(
            chance,
            seats,
            &format!(
                "[clearings.11.hundreds]\nmob = 1\n[clearings.5.hundreds]\nwarriors = 1\n[vagabond]\nat = \"a\"\n[vagabond_2]\nat = \"a\"\n[hundreds]\nwarlord = 5\n{rest}"
            ),
        )
    };
    let mut game = table("", ["item sword", "item boot"]);
    assert_eq!((game.law(), game.legal()), ("9.7.3", vec!["hoard boot".to_owned(), "hoard sword".to_owned()]));
    game.chance(["mob rabbit"]).take("hoard boot");
    assert_eq!((hoard(&game), game.ruins()), (vec!["boot"], vec![6, 10, 11, 12]), "the other tile stays");
    assert_eq!(game.state().looks[clearing(11).index()].items().collect::<Vec<_>>(), [Item::Sword]);
    let shown = |viewer: &str| {
        let doc = game.seen_by(Viewer::Seat(game.seat(viewer)));
        doc["looks"]["11"].get("items").is_some()
    };
    assert_eq!(["hundreds", "vagabond"].map(shown), [true, false], "those who looked know what they left");
}

#[test]
fn law_9_7_3_the_hoard_takes_no_second_tile_of_a_kind_from_ruins() {
    let seats = "hundreds vagabond:thief vagabond_2:ranger";
    let table = |ruin_tiles: &str| {
        birdsong_with(
            ["item sword", "item boot", "mob rabbit"],
            seats,
            &format!(
                "[clearings.11.hundreds]\nmob = 1\n[clearings.5.hundreds]\nwarriors = 1\n[vagabond]\nat = \"a\"\n[vagabond_2]\nat = \"a\"\n[hundreds]\nwarlord = 5\nhoard = {{ boot = 1, sword = 1 }}\nruin_tiles = [{ruin_tiles}]\n"
            ),
        )
    };
    // asked even where one answer is left: what is there is not for all to see
    let mut game = table("\"boot\"");
    game.take("hoard sword");
    assert_eq!(hoard(&game), ["boot", "sword", "sword"]);
    let mut game = table("\"boot\", \"sword\"");
    game.take("pass");
    assert_eq!(hoard(&game), ["boot", "sword"]);
}

#[test]
fn law_14_4_2_prowess_and_strongholds_bring_warriors() {
    let rest = "hundreds = { warlord = 5, hoard = { sword = 2, tea = 1 } }\nclearings.5.hundreds = { warriors = 1, stronghold = 1 }\n\
                clearings.8.hundreds.stronghold = 2\n";
    let game = birdsong("hundreds marquise", rest);
    assert_eq!([5, 8].map(|at| game.warriors("hundreds", at)), [5, 2]);
}

#[test]
fn law_14_4_2_without_the_warlord_only_strongholds_recruit() {
    let mut game = birdsong("hundreds marquise", "clearings.5.hundreds = { warriors = 1, stronghold = 1 }\n");
    assert_eq!((game.warriors("hundreds", 5), warlord(&game)), (2, Some(5)), "then the warlord is anointed");
    game.take("mood rowdy");
}

#[test]
fn law_14_4_2_the_last_warriors_go_where_their_owner_says() {
    let rest = "hundreds.warlord = 1\nclearings.1.hundreds.warriors = 18\n\
                clearings.5.hundreds.stronghold = 2\nclearings.8.hundreds.stronghold = 1\n";
    let mut game = birdsong("hundreds marquise", rest);
    // three are left; the warlord's one comes first
    assert_eq!((game.warriors("hundreds", 1), game.law()), (19, "14.4.2"));
    // of two for three posts one goes to 5 in any case, together with the other
    assert_eq!((game.legal(), game.warriors("hundreds", 5)), (vec!["recruit 5".to_owned(), "recruit 8".to_owned()], 0));
    game.take("recruit 8");
    assert_eq!([5, 8].map(|at| game.warriors("hundreds", at)), [1, 1]);
}

#[test]
fn law_14_4_3_a_warrior_makes_way_for_the_warlord() {
    let rest =
        "clearings.5.hundreds.warriors = 2\nclearings.1.hundreds.warriors = 1\nclearings.8.hundreds.stronghold = 1\n";
    let mut game = birdsong("hundreds marquise", rest);
    assert_eq!(
        (game.law(), game.options("anoint")),
        ("14.4.3", ["anoint 1", "anoint 5", "anoint 8"].map(str::to_owned).to_vec())
    );
    let supply = game.supply("hundreds");
    game.take("anoint 5");
    assert_eq!((warlord(&game), game.warriors("hundreds", 5), game.supply("hundreds")), (Some(5), 2, supply + 1));
}

#[test]
fn law_14_4_3_without_a_warrior_he_comes_anywhere() {
    let mut game = birdsong("hundreds marquise", "clearings.1.marquise.keep = 1\nclearings.2.hundreds.mob = 0\n");
    let anywhere = game.options("anoint");
    assert_eq!((anywhere.len(), game.offers("anoint 1")), (11, false), "but not to the keep (6.2.2)");
    let supply = game.supply("hundreds");
    game.take("anoint 7");
    assert_eq!((warlord(&game), game.warriors("hundreds", 7), game.supply("hundreds")), (Some(7), 1, supply));
}

#[test]
fn law_14_4_4_the_mood_changes_to_one_that_the_hoard_allows() {
    let rest = format!("{CAMP}hundreds.hoard = {{ hammer = 1, boot = 1 }}\nhundreds.mood = \"rowdy\"\n");
    let mut game = birdsong("hundreds marquise", &rest);
    let moods = ["grandiose", "lavish", "relentless", "stubborn", "wrathful"].map(|mood| format!("mood {mood}"));
    assert_eq!((game.law(), game.legal()), ("14.4.4", moods.to_vec()));
    for forbidden in ["mood bitter", "mood jubilant", "mood rowdy"] {
        assert_eq!(game.refusal(forbidden), "14.4.4", "{forbidden}");
    }
    game.take("mood wrathful");
    assert_eq!(kit(&game).mood, Mood::Wrathful);
}

#[test]
fn law_14_4_4_lavish_stays_if_there_is_no_other() {
    let full = "{ boot = 1, bag = 1, coin = 1, hammer = 1, tea = 1, sword = 1, crossbow = 1 }";
    let game = birdsong("hundreds marquise", &format!("{CAMP}hundreds.hoard = {full}\nhundreds.mood = \"lavish\"\n"));
    assert_eq!((kit(&game).mood, game.law()), (Mood::Lavish, "14.7.4"));
    let game = birdsong("hundreds marquise", &format!("{CAMP}hundreds.hoard = {full}\nhundreds.mood = \"rowdy\"\n"));
    assert_eq!(kit(&game).mood, Mood::Lavish, "it is the only one that is left");
}

#[test]
fn law_14_5_1_any_number_of_cards_is_crafted_first() {
    let rest = "hundreds.hand = [\"anvil\", \"travel_gear_fox\"]\nclearings.1.hundreds.stronghold = 1\nclearings.5.hundreds = { warriors = 2, stronghold = 1 }\nhundreds.warlord = 5\n";
    let mut game = daylight("hundreds marquise", rest);
    game.take_all(["craft anvil", "sell hammer", "craft travel_gear_fox", "hoard boot"]);
    assert_eq!((game.score("hundreds"), hoard(&game)), (Some(2), vec!["boot"]));
    assert_eq!(game.law(), "14.5.2");
    let mut game = daylight("hundreds marquise", rest);
    game.take("pass");
    assert_eq!(game.refusal("craft anvil"), "14.5.1");
}

#[test]
fn law_14_5_2_command_says_how_many_actions() {
    let rest = format!("{CAMP}hundreds.hoard = {{ boot = 1 }}\nclearings.5.marquise.warriors = 1\n");
    let mut game = daylight("hundreds marquise", &rest);
    game.take_all(["move 5 1 1", "move 1 9 1"]);
    assert_eq!(game.law(), "14.5.3", "two actions are all");
    let mut game = daylight("hundreds marquise", &format!("{CAMP}clearings.5.marquise.warriors = 1\n"));
    game.take("move 5 1 1");
    assert_eq!(game.law(), "14.5.3", "one with an empty track");
}

#[test]
fn law_14_5_2_i_a_move_with_or_without_the_warlord() {
    let mut game = daylight("hundreds marquise", CAMP);
    assert_eq!(game.options("move 5 1"), ["move 5 1 1", "move 5 1 2"]);
    assert_eq!(game.refusal("move 5 1 3"), "4.2");
    game.take("lead 1");
    assert_eq!(
        (game.law(), game.legal()),
        ("4.2", ["advance 1 1", "advance 1 2", "advance 1 3"].map(str::to_owned).to_vec())
    );
    game.take("advance 1 2");
    assert_eq!((warlord(&game), game.warriors("hundreds", 1), game.warriors("hundreds", 5)), (Some(1), 2, 1));
    assert_eq!(game.law(), "14.5.3");
}

#[test]
fn law_14_5_2_ii_a_battle_anywhere() {
    let rest = format!(
        "{CAMP}hundreds.crafted = [\"scouting_party\"]\nclearings.8 = {{ hundreds = {{ warriors = 2 }}, marquise = {{ warriors = 2 }} }}\n"
    );
    let mut game = daylight("hundreds marquise", &rest);
    game.chance(["dice 1 0"]).take("battle 8 marquise");
    assert_eq!((game.warriors("marquise", 8), game.law()), (1, "14.5.3"));
}

#[test]
fn law_14_5_2_iii_a_card_builds_a_stronghold_where_it_rules() {
    let rest = format!(
        "{CAMP}hundreds.hand = [\"bake_sale\", \"anvil\", \"armorers\"]\nhundreds.hoard = {{ boot = 2, bag = 1 }}\nclearings.1 = {{ marquise = {{ warriors = 2 }}, hundreds = {{ warriors = 1 }} }}\n"
    );
    let mut game = daylight("hundreds marquise", &rest);
    game.take("pass");
    assert_eq!(game.options("build"), ["build 5 armorers", "build 5 bake_sale"]);
    assert_eq!((game.refusal("build 5 anvil"), game.refusal("build 1 anvil")), ("14.5.2", "14.5.2"));
    game.take("build 5 bake_sale");
    assert_eq!((game.pieces("stronghold", 5), game.discard()), (2, vec!["bake_sale"]));
    assert_eq!(game.refusal("build 5 armorers"), "2.2.3");
}

#[test]
fn law_14_5_3_an_advance_is_a_move_and_then_a_battle() {
    marquise_waits();
    let rest = format!(
        "{CAMP}hundreds.hoard = {{ sword = 1 }}\nhundreds.crafted = [\"scouting_party\"]\nclearings.1.marquise.warriors = 1\n"
    );
    let mut game = daylight("hundreds marquise", &rest);
    game.take("pass");
    assert_eq!(game.law(), "14.5.3");
    assert_eq!(game.options("advance 1"), ["advance 1 1", "advance 1 2", "advance 1 3"]);
    assert!(!game.offers_any("move"));
    game.take("advance 1 3");
    assert_eq!(
        (warlord(&game), game.law(), game.legal()),
        (Some(1), "14.5.3", vec!["battle 1 marquise".to_owned(), "pass".to_owned()])
    );
    game.chance(["dice 1 0"]).take("battle 1 marquise");
    // the second of two
    game.chance(["card anvil"]).take("advance 5 1");
    assert_eq!((warlord(&game), game.turn()), (Some(5), "marquise"));
}

#[test]
fn law_14_5_3_a_battle_alone_or_nothing_of_both() {
    marquise_waits();
    let rest = format!(
        "{CAMP}hundreds.crafted = [\"scouting_party\"]\nhundreds.mood = \"rowdy\"\nclearings.5.marquise.warriors = 1\n"
    );
    let mut game = daylight("hundreds marquise", &rest);
    game.take("pass");
    game.chance(["dice 0 0", "card anvil", "card sword"]).take("battle 5 marquise");
    assert_eq!(game.turn(), "marquise");
    let mut game = daylight("hundreds marquise", "clearings.5.hundreds.warriors = 2\n");
    game.chance(["card anvil"]).take("pass");
    assert_eq!(game.turn(), "marquise", "without the warlord there is no advance");
}

#[test]
fn law_14_6_1_a_card_incites_a_mob_where_there_are_warriors() {
    let rest = format!(
        "{CAMP}hundreds.hand = [\"bake_sale\", \"anvil\", \"armorers\"]\nclearings.1.hundreds = {{ warriors = 1, mob = 1 }}\nclearings.8.marquise.warriors = 1\n"
    );
    let mut game = evening_with([], "hundreds marquise", &rest);
    assert_eq!(
        (game.law(), game.options("incite")),
        ("14.6.1", vec!["incite 5 armorers".to_owned(), "incite 5 bake_sale".to_owned()])
    );
    for wrong in ["incite 5 anvil", "incite 1 anvil", "incite 8 anvil"] {
        assert_eq!(game.refusal(wrong), "14.6.1", "{wrong}");
    }
    game.chance(["card sword"]).take("incite 5 bake_sale");
    assert_eq!((mobs(&game), game.discard()), (vec![1, 5], vec!["bake_sale"]));
}

#[test]
fn law_14_6_1_any_number_of_times() {
    marquise_waits();
    let rest = format!("{CAMP}hundreds.hand = [\"bake_sale\", \"anvil\"]\nclearings.1.hundreds.warriors = 1\n");
    let mut game = evening_with([], "hundreds marquise", &rest);
    game.take("incite 5 bake_sale").chance(["card sword"]).take("incite 1 anvil");
    assert_eq!(mobs(&game), [1, 5]);
}

#[test]
fn law_14_6_2_oppression_scores_by_clearings() {
    marquise_waits();
    assert_eq!(OPPRESS_POINTS, [0, 1, 1, 2, 2, 3, 4]);
    let scored = |count: usize, more: &str| {
        let rest: String = (1..=count).map(|at| format!("clearings.{at}.hundreds.warriors = 1\n")).collect();
        let game = evening_with(["card anvil"], "hundreds marquise vagabond:thief", &format!("{rest}{more}"));
        game.score("hundreds")
    };
    for (count, points) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4)] {
        assert_eq!(scored(count, ""), Some(points), "{count}");
    }
}

#[test]
fn law_14_6_2_no_enemy_piece_of_any_kind() {
    marquise_waits();
    let scored = |rest: &str| evening_with(["card anvil"], "hundreds marquise vagabond:thief", rest).score("hundreds");
    assert_eq!(
        scored(
            "[clearings.1.hundreds]\nwarriors = 3\n[clearings.2.hundreds]\nwarriors = 1\n[clearings.3.hundreds]\nstronghold = 1\n"
        ),
        Some(2)
    );
    assert_eq!(scored("[clearings.1.hundreds]\nwarriors = 3\n[clearings.1.marquise]\nwood = 1\n"), Some(0));
    assert_eq!(scored("[clearings.1.hundreds]\nwarriors = 3\n[vagabond]\nat = \"1\"\n"), Some(0));
    assert_eq!(scored("[clearings.1.hundreds]\nmob = 1\n"), Some(0), "a mob alone rules nothing");
}

#[test]
fn law_14_6_2_mercenaries_help_to_rule_and_are_no_enemies() {
    let scored = |hired: bool| {
        let rest = format!(
            "used = {{ mercenaries = {hired} }}\nclearings.5 = {{ hundreds = {{ mob = 1 }}, riverfolk = {{ warriors = 2 }} }}\n\
             clearings.1 = {{ hundreds = {{ warriors = 1 }}, riverfolk = {{ warriors = 2, post_fox = 1 }} }}\n"
        );
        evening_with(["card anvil"], "hundreds riverfolk marquise", &rest).score("hundreds")
    };
    assert_eq!((scored(false), scored(true)), (Some(0), Some(1)), "a trade post is an enemy piece all the same");
}

#[test]
fn law_14_2_2_hits_shared_with_mercenaries_leave_the_choice() {
    let rest = "used = { mercenaries = true }\nhundreds = { warlord = 5, mood = \"rowdy\", hoard = { boot = 1 }, crafted = [\"scouting_party\"] }\n\
        clearings.5 = { hundreds = { warriors = 3 }, riverfolk = { warriors = 2 }, marquise = { warriors = 4 } }\n";
    for (loss, at) in [("take warlord", None), ("take warrior", Some(5))] {
        let mut game = daylight("hundreds riverfolk marquise", rest);
        game.chance(["dice 3 3"]).take("battle 5 marquise");
        assert_eq!((game.law(), game.legal().len()), ("4.3.4", 2));
        game.take(loss);
        assert_eq!((warlord(&game), game.warriors("hundreds", 5), game.warriors("riverfolk", 5)), (at, 1, 1));
    }
}

#[test]
fn law_14_6_3_one_card_then_down_to_five() {
    let rest = "hundreds.hand = [\"anvil\", \"sword\", \"armorers\", \"sappers\", \"bake_sale\"]\nclearings.5.hundreds.warriors = 1\n";
    let mut game = evening_with([], "hundreds marquise", rest);
    game.chance(["card investments"]).take("pass");
    assert_eq!((game.law(), game.hand("hundreds").len()), ("14.6.3", 6));
}

#[test]
fn law_14_7_1_bitter_mobs_become_warriors_before_the_roll() {
    let rest = "hundreds = { warlord = 5, mood = \"bitter\", crafted = [\"scouting_party\"] }\n\
        clearings.5 = { hundreds = { warriors = 2, mob = 1 }, marquise = { warriors = 3 } }\n\
        clearings.1.hundreds.mob = 1\nclearings.9.hundreds.mob = 1\n";
    let mut game = daylight("hundreds marquise", rest);
    game.take("battle 5 marquise");
    assert_eq!((game.law(), game.legal()), ("14.7.1", ["pass", "rally 1", "rally 5"].map(str::to_owned).to_vec()));
    game.take("rally 5").chance(["dice 3 0"]).take("rally 1");
    assert_eq!((mobs(&game), game.warriors("hundreds", 5), game.warriors("marquise", 5)), (vec![9], 4, 0));

    // in defense too
    let mut game = daylight("marquise hundreds", &rest.replace(", crafted = [\"scouting_party\"]", ""));
    game.take("battle 5 hundreds");
    assert_eq!((game.asked(), game.law()), ("hundreds", "14.7.1"));
    // elsewhere not
    let mut game = daylight(
        "hundreds marquise",
        &rest
            .replace("warlord = 5", "warlord = 1")
            .replace("clearings.1.hundreds.mob = 1", "clearings.1.hundreds = { warriors = 1, mob = 1 }"),
    );
    game.chance(["dice 0 0"]).take("battle 5 marquise");
    assert_eq!(game.law(), "14.5.3");
}

#[test]
fn law_14_7_2_grandiose_advances_before_command() {
    let mut game = daylight("hundreds marquise", &format!("{CAMP}hundreds.mood = \"grandiose\"\n"));
    assert_eq!(game.law(), "14.5.3");
    game.take("advance 1 3");
    assert_eq!(game.law(), "14.5.2");
}

#[test]
fn law_14_7_3_jubilant_incitement_goes_on_by_the_die() {
    marquise_waits();
    let rest = "ruins = []\nhundreds = { warlord = 5, mood = \"jubilant\", hand = [\"bake_sale\", \"anvil\"] }\n\
                clearings.5.hundreds.warriors = 2\nclearings.8.hundreds.warriors = 1\n";
    let mut game = evening_with([], "hundreds marquise", rest);
    game.take("incite 5 bake_sale");
    assert_eq!((game.law(), game.legal()), ("14.7.3", ["pass", "rouse"].map(str::to_owned).to_vec()));
    // a die that fits nowhere counts all the same
    game.chance(["mob rabbit"]).take("rouse");
    game.chance(["mob fox"]).take("rouse");
    game.chance(["mob mouse"]).take("rouse");
    assert_eq!(game.legal(), ["mob 2", "mob 9"]);
    game.take("mob 2");
    assert_eq!(mobs(&game), [1, 2, 5]);
    game.chance(["mob fox"]).take("rouse");
    assert_eq!((mobs(&game), game.law()), (vec![1, 2, 5, 6], "14.6.1"), "four rolls are all");
    game.chance(["card sword"]).take("incite 8 anvil");
    assert_eq!(mobs(&game), [1, 2, 5, 6, 8], "only where the warlord is");
}

#[test]
fn law_14_7_4_lavish_gifts_bring_two_warriors_each() {
    let rest = format!("{CAMP}hundreds = {{ warlord = 5, hoard = {{ boot = 1, sword = 2 }} }}\n")
        .replace("hundreds.warlord = 5\n", "");
    let mut game = birdsong("hundreds marquise", &rest);
    game.take("mood lavish");
    assert_eq!(
        (game.law(), game.options("scrap")),
        ("14.7.4", ["scrap boot", "scrap sword"].map(str::to_owned).to_vec())
    );
    let before = game.warriors("hundreds", 5);
    game.take_all(["scrap sword", "scrap boot", "pass"]);
    assert_eq!(
        (game.warriors("hundreds", 5), hoard(&game), game.score("hundreds")),
        (before + 4, vec!["sword"], Some(0))
    );
    assert_eq!(game.law(), "14.5.2");
}

#[test]
fn law_14_7_5_relentless_after_a_move_and_a_battle() {
    let rest = "hundreds = { warlord = 5, mood = \"relentless\", crafted = [\"scouting_party\"] }\n\
                clearings.5.hundreds.warriors = 4\nclearings.1.marquise.warriors = 3\n";
    let mut game = daylight("hundreds marquise", rest);
    game.take_all(["pass", "advance 1 4"]);
    game.chance(["dice 1 0"]).take("battle 1 marquise");
    assert_eq!(game.law(), "14.7.5");
    assert!(game.offers("advance 9 4") && game.offers("battle 1 marquise") && game.offers("pass"));
    game.chance(["card anvil"]).take("advance 9 4");
    assert_eq!((warlord(&game), game.turn()), (Some(9), "marquise"), "one of the two, and that is the advance");

    // a battle alone does not do
    let mut game = daylight(
        "hundreds marquise",
        &format!("{rest}clearings.5.marquise.warriors = 3\n")
            .replace("clearings.5.hundreds.warriors = 4\n", "")
            .replace(
                "clearings.5.marquise.warriors = 3",
                "clearings.5 = { hundreds = { warriors = 4 }, marquise = { warriors = 3 } }",
            ),
    );
    game.take("pass").chance(["dice 0 0", "card anvil"]).take("battle 5 marquise");
    assert_eq!(game.turn(), "marquise");
}

#[test]
fn law_14_7_6_rowdy_draws_more() {
    marquise_waits();
    let drawn = |rest: &str, chance: &[&str]| {
        let text = format!("hundreds = {{ warlord = 5, mood = \"rowdy\" }}\n{rest}");
        let game = match chance {
            [one, other] => evening_with([one, other], "hundreds marquise eyrie", &text),
            [one, other, third] => evening_with([one, other, third], "hundreds marquise eyrie", &text),
            _ => unreachable!(),
        };
        game.hand("hundreds").len()
    };
    let two = &["card anvil", "card sword"];
    let three = &["card anvil", "card sword", "card armorers"];
    assert_eq!(drawn("clearings.5.hundreds.warriors = 1\n", two), 2);
    assert_eq!(drawn("clearings.5 = { hundreds = { warriors = 1 }, marquise = { warriors = 1, wood = 1 } }\n", two), 2);
    let crowd =
        "clearings.5 = { hundreds = { warriors = 1 }, marquise = { warriors = 1, wood = 1 }, eyrie = { roost = 1 } }\n";
    assert_eq!(drawn(crowd, three), 3);
}

#[test]
fn law_14_7_7_stubborn_ignores_the_first_hit() {
    let rest = |mood: &str| {
        format!(
            "clearings.5 = {{ marquise = {{ warriors = 4 }}, hundreds = {{ warriors = 3 }} }}\nhundreds = {{ warlord = 5, mood = \"{mood}\" }}\n"
        )
    };
    let mut game = daylight("marquise hundreds", &rest("stubborn"));
    game.chance(["dice 2 0"]).take_all(["battle 5 hundreds", "take warrior"]);
    assert_eq!(game.warriors("hundreds", 5), 2);
    let mut game = daylight("marquise hundreds", &rest("rowdy"));
    game.chance(["dice 2 0"]).take_all(["battle 5 hundreds", "take warrior"]);
    assert_eq!(game.warriors("hundreds", 5), 1);
}

#[test]
fn law_14_7_7_of_an_ambush_too_and_only_once() {
    let rest = "marquise.hand = [\"ambush_rabbit\"]\nclearings.5 = { marquise = { warriors = 4 }, hundreds = { warriors = 4 } }\n\
                hundreds = { warlord = 5, mood = \"stubborn\" }\n";
    let mut game = daylight("hundreds marquise", rest);
    game.take("battle 5 marquise").take("ambush rabbit");
    assert_eq!(game.law(), "4.3.4");
    game.chance(["dice 2 1"]).take("take warrior");
    game.take("take warrior");
    assert_eq!(game.warriors("hundreds", 5), 2, "one of two by the ambush, and one by the roll");
}

#[test]
fn law_14_7_7_not_where_the_warlord_is_not() {
    let rest = "clearings.1.hundreds.warriors = 1\nclearings.5 = { marquise = { warriors = 4 }, hundreds = { warriors = 3 } }\n\
                hundreds = { warlord = 1, mood = \"stubborn\" }\n";
    let mut game = daylight("marquise hundreds", rest);
    game.chance(["dice 2 0"]).take("battle 5 hundreds");
    assert_eq!(game.warriors("hundreds", 5), 1);
}

#[test]
fn law_14_7_8_wrathful_attacks_hit_once_more() {
    let rest = "hundreds = { warlord = 5, mood = \"wrathful\", crafted = [\"scouting_party\"] }\n\
                clearings.5 = { marquise = { warriors = 4 }, hundreds = { warriors = 3 } }\n";
    let mut game = daylight("hundreds marquise", rest);
    game.chance(["dice 1 0"]).take("battle 5 marquise");
    assert_eq!(game.warriors("marquise", 5), 2);
    // not in defense
    let mut game = daylight("marquise hundreds", &rest.replace(", crafted = [\"scouting_party\"]", ""));
    game.chance(["dice 0 0"]).take("battle 5 hundreds");
    assert_eq!(game.warriors("marquise", 5), 4);
}
