//! Two Vagabonds at one table (9.7).

use crate::law::support::*;
use thicket::games::root::factions::vagabond::words::Relation;
use thicket::kernel::Viewer;

/// The Daylight of the first of two Vagabonds.
#[track_caller]
fn daylight(rest: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"vagabond:thief\", \"eyrie\", \"vagabond_2:ranger\"]\nturn = \"vagabond\"\n\
         phase = \"daylight\"\n{rest}"
    ))
}

const EXPLORER: &str = "[vagabond_2]\ntiles = []\n[vagabond]\nat = \"11\"\ntiles = [\"torch\", \"torch\"]\n";

#[test]
fn law_9_7_both_vagabonds_act_fight_and_count_alike() {
    let mut game = daylight(
        "[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"boot\"]\n[vagabond_2]\nat = \"5\"\ntiles = [\"boot\", \"torch\"]\n",
    );
    // no pawn is removed by a strike, and a hit damages an item
    game.chance(["dice 1 0"]).take("battle 5 vagabond_2");
    assert_eq!((game.tiles_of("vagabond_2"), game.tiles()), (vec!["boot!", "torch!"], vec!["boot", "sword-"]));
    assert_eq!(game.score("vagabond"), Some(0));
    let second = table(
        "seats = [\"vagabond\", \"vagabond_2:ronin\", \"eyrie\"]\nturn = \"vagabond_2\"\nphase = \"daylight\"\n[vagabond_2]\nat = \"5\"\n",
    );
    assert_eq!((second.asked(), second.law()), ("vagabond_2", "9.5"));
    assert!(second.offers("move 1"));
}

#[test]
fn law_9_7_there_is_no_relationship_between_vagabonds() {
    let mut game = daylight(
        "[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"boot\"]\nhand = [\"ambush_rabbit\"]\n[vagabond_2]\nat = \"5\"\n",
    );
    let other = game.seat("vagabond_2");
    game.take_all(["aid vagabond_2 ambush_rabbit", "exhaust boot"]);
    assert_eq!((game.hand("vagabond_2"), game.score("vagabond")), (vec!["ambush_rabbit"], Some(0)));
    assert_eq!(game.vagabond().relation(other), Relation::Indifferent);
    assert_eq!(game.asked(), "vagabond");
}

#[test]
fn law_9_7_1_chance_says_which_vagabond_sets_up_first() {
    for (first, second) in [("vagabond", "vagabond_2"), ("vagabond_2", "vagabond")] {
        let mut game = new_game(&["vagabond_2", "marquise", "vagabond"], []);
        game.take_all(["keep 1", "place sawmill 1", "place workshop 5"]);
        let drawn = if first == "vagabond" { "first vagabond" } else { "first vagabond_2" };
        game.chance([drawn]).take("place recruiter 5");
        assert_eq!((game.asked(), game.law()), (first, "9.3.1"));
        game.take("character arbiter");
        assert_eq!((game.asked(), game.law()), (first, "9.3.2"));
        game.take("start a");
        assert_eq!((game.asked(), game.law()), (second, "9.3.1"));
        // nobody is what another is
        assert!(!game.offers("character arbiter"));
        game.take_all(["character harrier", "start a"]);
        assert_eq!(game.turn(), "vagabond_2");
    }
}

#[test]
fn law_9_7_1_a_character_is_at_the_table_once() {
    assert!(setup(&["vagabond:thief", "vagabond_2:thief", "eyrie"]).is_err());
    assert!(setup(&["vagabond:thief", "vagabond_2:ranger", "eyrie"]).is_ok());
    let taken = faults("seats = [\"vagabond:thief\", \"vagabond_2:thief\", \"eyrie\"]\n");
    assert!(taken.contains("thief"), "{taken}");
    let mut game = new_game(&["vagabond:thief", "alliance", "vagabond_2"], []);
    while game.law() != "9.3.1" {
        let first = game.legal()[0].clone();
        game.take(&first);
    }
    assert_eq!((game.asked(), game.options("character").len()), ("vagabond_2", 8));
}

#[test]
fn law_9_7_1_vagabonds_alone_are_no_game() {
    assert!(setup(&["vagabond", "vagabond_2"]).is_err());
    assert!(setup(&["eyrie", "vagabond_2"]).is_ok());
}

#[test]
fn law_9_7_1_two_sets_of_items_lie_under_the_ruins() {
    let game = daylight("");
    let two: u8 = game.state().ruin_items.iter().sum();
    let one: u8 = table("seats = [\"vagabond\", \"eyrie\"]\n").state().ruin_items.iter().sum();
    assert_eq!((two, one), (8, 4));
    let mut game = daylight(EXPLORER);
    // two of one kind may meet
    game.chance(["item boot", "item boot"]).take("explore");
    assert_eq!(game.legal(), ["gain boot"]);
}

#[test]
fn law_9_7_2_quests_are_shared() {
    let mut game = new_game(&["vagabond", "marquise", "vagabond_2"], []);
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5"]);
    game.chance(["first vagabond"]).take("place recruiter 5");
    game.take_all(["character thief", "start a"]);
    assert_eq!(game.state().quests.len(), 3);
    game.take_all(["character ranger", "start b"]);
    assert_eq!(game.state().quests.len(), 3);

    let quests = "quests = [\"errand_rabbit\", \"errand_fox\", \"escort_mouse\"]\n";
    let both = "[vagabond]\nat = \"5\"\ntiles = [\"tea\", \"boot\", \"boot\"]\n[vagabond_2]\nat = \"5\"\ntiles = [\"tea\", \"boot\"]\n\
                quests_done = [\"guard_duty_rabbit\"]\n";
    let mut game = daylight(&format!("{quests}{both}"));
    // what the other has done does not count
    game.chance(["quest guard_duty_mouse"]).take("quest errand_rabbit points");
    assert_eq!(game.score("vagabond"), Some(1));
    assert!(game.state().quests.len() == 3 && game.state().quest_deck.len() == 10);
}

#[test]
fn law_9_7_3_of_two_tiles_one_is_taken_and_a_later_torch_takes_the_other() {
    let mut game = daylight(EXPLORER);
    game.chance(["item sword", "item bag"]).take("explore");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.7.3"));
    assert_eq!(game.legal(), ["gain bag", "gain sword"]);
    game.take("gain sword");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["sword", "torch", "torch-"], Some(1)));
    assert_eq!(game.ruins(), [6, 10, 11, 12]);
    // what is left is there already, so nothing is drawn and nothing asked
    game.take("explore");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["bag", "sword", "torch-", "torch-"], Some(2)));
    assert_eq!(game.ruins(), [6, 10, 12]);
}

#[test]
fn law_9_7_3_nobody_takes_a_second_tile_of_a_kind_from_ruins() {
    let holding = |more: &str| format!("{EXPLORER}{more}");
    let mut game = daylight(&holding("ruin_tiles = [\"boot\"]\n"));
    game.chance(["item boot", "item sword"]).take("explore");
    assert_eq!(game.legal(), ["gain sword"]);
    game.take("gain sword");
    // the boot stays, the torch is spent, nothing is scored
    game.take("explore");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["sword", "torch-", "torch-"], Some(1)));
    assert_eq!(game.ruins(), [6, 10, 11, 12]);

    let mut game = daylight(&holding("ruin_tiles = [\"boot\", \"sword\"]\n"));
    game.chance(["item boot", "item sword"]).take("explore");
    assert_eq!(game.legal(), ["pass"]);
    game.take("pass");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["torch", "torch-"], Some(0)));
    // a boot that is not from a ruin does not prevent it
    let mut game = daylight("[vagabond]\nat = \"11\"\ntiles = [\"torch\", \"boot\"]\n[vagabond_2]\ntiles = []\n");
    game.chance(["item boot", "item sword"]).take("explore");
    assert_eq!(game.legal(), ["gain boot", "gain sword"]);
}

#[test]
fn law_9_7_3_a_tile_that_is_gone_is_no_hindrance() {
    let mut game = table_with(
        ["card anvil"],
        "seats = [\"vagabond:thief\", \"eyrie\", \"vagabond_2:ranger\"]\nphase = \"evening\"\n[eyrie]\nhand = [\"sappers\"]\n[vagabond]\nat = \"11\"\n\
         tiles = [\"boot\", \"boot\", \"boot\", \"sword\", \"sword\", \"torch\", \"hammer\"]\nruin_tiles = [\"boot\", \"sword\"]\n",
    );
    game.take("drop boot");
    let held = game.vagabond().ruin_tiles;
    assert_eq!(held.iter().filter(|&&held| held).count(), 1);
}

#[test]
fn law_9_7_3_what_was_left_is_known_to_those_who_looked() {
    let mut game = daylight(EXPLORER);
    let [marquise, own, other] = ["marquise", "vagabond", "vagabond_2"].map(|id| Viewer::Seat(game.seat(id)));
    game.chance(["item sword", "item bag"]).take("explore");
    assert!(game.told(own).contains(&"root-log-looked vagabond 11 bag sword".to_owned()));
    assert!(game.told(other).contains(&"root-log-looked vagabond 11 ? ?".to_owned()));
    assert!(game.told(Viewer::Spectator).contains(&"root-log-looked vagabond 11 ? ?".to_owned()));
    game.take("gain sword");
    let seen = |viewer: Viewer| {
        let doc = game.seen_by(viewer);
        let look = doc["looks"]["11"].clone();
        (
            look.get("items").map(ToString::to_string),
            look.get("hidden").map(ToString::to_string),
            doc["ruin_items"]["bag"].to_string(),
        )
    };
    assert_eq!(seen(own), (Some("[\"bag\"]".into()), None, "1".into()));
    for viewer in [marquise, other, Viewer::Spectator] {
        assert_eq!(seen(viewer), (None, Some("1".into()), "2".into()), "{viewer:?}");
    }
    assert_eq!(seen(Viewer::All), (Some("[\"bag\"]".into()), None, "1".into()));
}

#[test]
fn law_9_7_3_a_position_names_what_was_left_and_who_has_seen_it() {
    let looks = "[looks.11]\nitems = [\"hammer\"]\nseen_by = [\"vagabond_2\"]\n";
    let mut game = daylight(&format!("{EXPLORER}{looks}"));
    assert_eq!(game.state().ruin_items.iter().sum::<u8>(), 6);
    game.take("explore");
    assert_eq!(game.tiles(), ["hammer", "torch", "torch-"]);
    for wrong in [
        "[looks.5]\nitems = [\"hammer\"]\nseen_by = [\"vagabond_2\"]\n",
        "[looks.11]\nitems = [\"hammer\"]\n",
        "[looks.11]\nseen_by = [\"vagabond_2\"]\n",
        "[looks.11]\nitems = [\"hammer\", \"boot\", \"bag\"]\nseen_by = [\"vagabond_2\"]\n",
    ] {
        let text = format!("seats = [\"eyrie\", \"vagabond\", \"vagabond_2\"]\n{wrong}");
        assert!(faults(&text).contains("looks"), "{wrong}");
    }
}

#[test]
fn law_9_2_8_a_vagabond_can_join_the_other_who_then_joins_nobody() {
    let seats = "seats = [\"marquise\", \"vagabond:thief\", \"eyrie\", \"vagabond_2:ranger\"]\nphase = \"daylight\"\n";
    let scores = "[marquise]\nscore = 15\n[eyrie]\nscore = 14\n";
    let mut game = table(&format!(
        "{seats}turn = \"vagabond\"\n{scores}[vagabond]\nscore = 20\nhand = [\"dominance_fox\"]\n[vagabond_2]\nscore = 12\n"
    ));
    game.take("coalition fox vagabond_2");
    let joined = "[vagabond]\ncoalition = { partner = \"vagabond_2\", suit = \"fox\" }\n";
    let game = table(&format!(
        "{seats}turn = \"vagabond_2\"\n{scores}{joined}[vagabond_2]\nscore = 12\nhand = [\"dominance_mouse\"]\n"
    ));
    assert!(!game.offers_any("coalition"));
}
