//! The characters beyond the base game: Vagrant, Arbiter, Scoundrel, Adventurer, Ronin, Harrier.

use crate::law::support::*;
use thicket::games::root::factions::vagabond::words::Relation;

const OTHERS: &str = "seats = [\"marquise\", \"eyrie\", \"alliance\", \"vagabond:";

#[track_caller]
fn daylight(character: &str, rest: &str) -> Game {
    table(&format!("{OTHERS}{character}\"]\nturn = \"vagabond\"\nphase = \"daylight\"\n{rest}"))
}

/// A turn of someone else.
#[track_caller]
fn turn_of(faction: &str, character: &str, rest: &str) -> Game {
    table(&format!("{OTHERS}{character}\"]\nturn = \"{faction}\"\nphase = \"daylight\"\n{rest}"))
}

fn relation(game: &Game, faction: &str) -> Relation {
    game.vagabond().relation(game.seat(faction))
}

#[test]
fn law_d_4_only_the_vagrant_instigates() {
    let rest = "[vagabond]\nat = \"5\"\n[clearings.5]\neyrie = { warriors = 1 }\nmarquise = { warriors = 1 }\n";
    assert!(daylight("vagrant", rest).offers("instigate eyrie marquise"));
    assert_eq!(daylight("harrier", rest).refusal("instigate eyrie marquise"), "D.4");
}

#[test]
fn law_d_4_1_the_vagrant_starts_with_coin_torch_and_boot() {
    assert_eq!(daylight("vagrant", "").tiles(), ["boot", "coin", "torch"]);
}

#[test]
fn law_d_4_2_he_names_an_attacker_with_warriors_and_an_enemy_of_his_here() {
    let mut game = daylight(
        "vagrant",
        "[vagabond]\nat = \"5\"\n[clearings.5]\neyrie = { warriors = 1 }\nmarquise = { warriors = 1 }\nalliance = { sympathy = 1 }\n",
    );
    assert_eq!(
        game.options("instigate"),
        [
            "instigate eyrie alliance",
            "instigate eyrie marquise",
            "instigate eyrie vagabond",
            "instigate marquise alliance",
            "instigate marquise eyrie",
            "instigate marquise vagabond",
            "instigate vagabond alliance",
            "instigate vagabond eyrie",
            "instigate vagabond marquise",
        ]
    );
    // a partner may fight for the Vagabond, but not against them
    assert_eq!(game.refusal("instigate alliance eyrie"), "D.4.2");
    game.chance(["dice 1 0"]).take("instigate vagabond eyrie");
    assert_eq!((game.warriors("eyrie", 5), game.tiles()), (1, vec!["boot", "coin", "torch-"]));
    assert_eq!(game.refusal("instigate vagabond eyrie"), "9.5.9");
}

#[test]
fn law_d_4_2_he_chooses_the_losses_and_scores_for_buildings_and_tokens() {
    let mut game = daylight(
        "vagrant",
        "[vagabond]\nat = \"5\"\n[clearings.5]\neyrie = { warriors = 3 }\nmarquise = { warriors = 1, sawmill = 1, workshop = 1, wood = 1 }\n",
    );
    game.chance(["dice 3 0"]).take("instigate eyrie marquise");
    // the warrior goes first, of the rest the Vagrant takes two
    assert_eq!((game.asked(), game.law()), ("vagabond", "4.3.4"));
    assert_eq!(game.legal(), ["take sawmill", "take wood", "take workshop"]);
    game.take_all(["take workshop", "take wood"]);
    assert_eq!([game.pieces("sawmill", 5), game.pieces("workshop", 5), game.pieces("wood", 5)], [1, 0, 0]);
    assert_eq!((game.score("vagabond"), game.score("eyrie"), game.score("marquise")), (Some(4), Some(0), Some(0)));
    // the Vagrant is the remover: the warrior makes its faction Hostile and scores no Infamy, what falls with it is
    assert_eq!((relation(&game, "marquise"), relation(&game, "eyrie")), (Relation::Hostile, Relation::Indifferent));
}

#[test]
fn law_d_4_2_infamy_counts_what_hostile_factions_lose_on_either_side() {
    let mut game = daylight(
        "vagrant",
        "[vagabond]\nat = \"5\"\nrelations = { eyrie = \"hostile\" }\n[clearings.5]\neyrie = { warriors = 3 }\nmarquise = { warriors = 3 }\n",
    );
    game.chance(["dice 2 2"]).take("instigate eyrie marquise");
    assert_eq!((game.warriors("eyrie", 5), game.warriors("marquise", 5)), (1, 1));
    // two of the Eyrie; of the Marquise one besides the one that made them Hostile
    assert_eq!((game.score("vagabond"), relation(&game, "marquise")), (Some(3), Relation::Hostile));
}

#[test]
fn law_d_4_2_ambush_and_effects_are_of_those_who_fight() {
    let mut game = daylight(
        "vagrant",
        "[vagabond]\nat = \"5\"\n[marquise]\nhand = [\"ambush_rabbit\"]\n[eyrie]\nhand = [\"ambush_fox\"]\n\
         crafted = [\"brutal_tactics\"]\n[clearings.5]\neyrie = { warriors = 3 }\nmarquise = { warriors = 3 }\n",
    );
    game.take("instigate eyrie marquise");
    assert_eq!((game.asked(), game.law()), ("marquise", "4.3.1"));
    game.take("ambush rabbit");
    assert_eq!((game.asked(), game.law()), ("eyrie", "4.3.1.I"));
    game.chance(["dice 1 0"]).take("pass");
    assert_eq!((game.warriors("eyrie", 5), relation(&game, "eyrie")), (1, Relation::Hostile));
    // the second of the two that the ambush removed is Infamy
    assert_eq!((game.score("vagabond"), game.asked()), (Some(1), "eyrie"));
    game.take("use brutal_tactics");
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (1, Some(2)));
}

#[test]
fn law_d_4_2_the_vagrant_pays_for_outrage_and_damages_his_own_items() {
    let mut game = daylight(
        "vagrant",
        "[vagabond]\nat = \"5\"\nhand = [\"ambush_rabbit\"]\n[clearings.5]\neyrie = { warriors = 1 }\nalliance = { sympathy = 1 }\n",
    );
    game.chance(["dice 0 0"]).take("instigate eyrie alliance");
    assert_eq!((game.asked(), game.law(), game.score("vagabond")), ("vagabond", "8.2.6", Some(1)));
    game.take("give ambush_rabbit");
    assert_eq!(game.supporters(), ["ambush_rabbit"]);

    let mut game = daylight("vagrant", "[vagabond]\nat = \"5\"\n[clearings.5]\neyrie = { warriors = 1 }\n");
    game.chance(["dice 0 0"]).take("instigate eyrie vagabond");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.2.7"));
    game.take("damage coin");
    assert_eq!(game.tiles(), ["boot", "coin!", "torch-"]);
}

const PROTECTED: &str = "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"sword\", \"sword-\", \"sword!\"]\n\
                         [clearings.5]\nmarquise = { warriors = 4 }\neyrie = { warriors = 1 }\n";

#[test]
fn law_d_5_the_arbiter_is_asked_for_where_he_stands() {
    let mut game = turn_of("marquise", "arbiter", &PROTECTED.replace("at = \"5\"", "at = \"1\""));
    game.chance(["dice 3 3"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("marquise", 5), game.asked()), (3, "marquise"));
    let mut game = turn_of("marquise", "ronin", PROTECTED);
    game.chance(["dice 3 3"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("marquise", 5), game.asked()), (3, "marquise"));
}

#[test]
fn law_d_5_1_the_arbiter_starts_with_boot_torch_and_two_swords() {
    assert_eq!(daylight("arbiter", "").tiles(), ["boot", "sword", "sword", "torch"]);
}

#[test]
fn law_d_5_2_the_defender_may_enlist_him() {
    let mut game = turn_of("marquise", "arbiter", PROTECTED);
    game.take("battle 5 eyrie");
    assert_eq!(
        (game.asked(), game.law(), game.legal()),
        ("eyrie", "D.5.2", vec!["enlist".to_owned(), "pass".to_owned()])
    );
    game.chance(["dice 3 3"]).take("enlist");
    // one warrior and two undamaged swords, an exhausted one included; the Arbiter takes no hits
    assert_eq!((game.warriors("marquise", 5), game.warriors("eyrie", 5), game.score("vagabond")), (1, 0, Some(1)));
    assert_eq!(game.tiles(), ["boot", "sword", "sword!", "sword-"]);

    let mut game = turn_of("marquise", "arbiter", PROTECTED);
    game.take("battle 5 eyrie");
    game.chance(["dice 3 3"]).take("pass");
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (3, Some(0)));
}

#[test]
fn law_d_5_2_his_swords_are_no_warriors_of_a_defenseless_defender() {
    let mut game =
        turn_of("marquise", "arbiter", &PROTECTED.replace("eyrie = { warriors = 1 }", "eyrie = { roost = 1 }"));
    game.take("battle 5 eyrie");
    game.chance(["dice 2 0"]).take("enlist");
    assert!(game.events().contains(&"root-log-hits marquise 3 eyrie 0".to_owned()), "{:?}", game.events());
}

#[test]
fn law_d_5_2_he_is_never_enlisted_for_or_against_himself() {
    let mut game = turn_of("marquise", "arbiter", PROTECTED);
    game.chance(["dice 0 0"]).take("battle 5 vagabond");
    assert_eq!(game.asked(), "marquise");
    let mut game = daylight("arbiter", PROTECTED);
    game.chance(["dice 0 0"]).take("battle 5 eyrie");
    assert_eq!(game.asked(), "vagabond");
}

#[test]
fn law_d_5_2_the_point_can_win() {
    let mut game = turn_of("marquise", "arbiter", &PROTECTED.replace("at =", "score = 29\nat ="));
    game.take_all(["battle 5 eyrie", "enlist"]);
    assert_eq!(game.winners(), Some((vec!["vagabond"], "3.1")));
}

const EARTH: &str = "[vagabond]\nat = \"11\"\n[clearings.11]\nmarquise = { warriors = 2, sawmill = 1 }\nalliance = { sympathy = 1 }\n\
                     [clearings.10]\nmarquise = { warriors = 5 }\n[marquise]\nhand = [\"sappers\"]\n";

#[test]
fn law_d_6_only_the_scoundrel_scorches() {
    assert!(daylight("scoundrel", EARTH).offers("scorch"));
    assert_eq!(daylight("arbiter", EARTH).refusal("scorch"), "D.6");
    // not out of a forest
    assert_eq!(daylight("scoundrel", "[vagabond]\nat = \"a\"\n").refusal("scorch"), "D.6.2");
}

#[test]
fn law_d_6_1_the_scoundrel_starts_with_two_boots_torch_and_crossbow() {
    assert_eq!(daylight("scoundrel", "").tiles(), ["boot", "boot", "crossbow", "torch"]);
}

#[test]
fn law_d_6_2_enemy_pieces_go_and_the_torch_stays() {
    let mut game = daylight("scoundrel", EARTH);
    // the Alliance takes a card for its sympathy
    game.chance(["card anvil"]).take("scorch");
    assert_eq!((game.warriors("marquise", 11), game.pieces("sawmill", 11), game.pieces("sympathy", 11)), (0, 0, 0));
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["boot", "boot", "crossbow"], Some(2)));
    assert_eq!(relation(&game, "marquise"), Relation::Hostile);
    // the ruin stays, and so does the pawn
    assert_eq!((game.ruins(), game.pawn()), (vec![6, 10, 11, 12], "11".to_owned()));
    assert_eq!(numbers(game.state().scorched), [11]);
}

#[test]
fn law_d_6_2_nothing_is_moved_in_or_placed_there() {
    let scorched = "scorched = [11]\nquests = []\n";
    let mut game =
        turn_of("marquise", "scoundrel", &format!("{scorched}[clearings.12]\nmarquise = {{ warriors = 3 }}\n"));
    assert_eq!(game.refusal("march 12 11 1"), "D.6.2");
    assert!(game.offers("march 12 10 1"));
    // who is there may leave and not come back
    let mut game = daylight("scoundrel", &format!("{scorched}[vagabond]\nat = \"11\"\ntiles = [\"boot\", \"boot\"]\n"));
    let away = game.options("move")[0].clone();
    game.take(&away);
    assert_eq!(game.refusal("move 11"), "D.6.2");
    // a slip is a move too, and so is a glide
    let game = table(&format!("{OTHERS}scoundrel\"]\nturn = \"vagabond\"\n{scorched}[vagabond]\nat = \"12\"\n"));
    assert!(game.offers_any("slip") && !game.offers("slip 11"));
    let mut game = table(
        "seats = [\"vagabond:harrier\", \"eyrie\", \"vagabond_2:scoundrel\"]\nphase = \"daylight\"\nscorched = [11]\n\
         [vagabond]\nat = \"12\"\n",
    );
    assert_eq!(game.refusal("glide 11"), "D.6.2");
    // no roost, and no warrior that a recruit would bring
    let mut game = turn_of(
        "eyrie",
        "scoundrel",
        &format!(
            "{scorched}[eyrie]\nleader = \"despot\"\ndecree = {{ build = [\"sappers\"] }}\n[clearings]\n10.eyrie.warriors = 3\n11.eyrie.warriors = 3\n12.eyrie.warriors = 3\n"
        ),
    );
    game.take("move bird 12 10 1");
    assert_eq!(game.legal(), ["build bird 10", "build bird 12"]);
    assert_eq!(game.refusal("build bird 11"), "D.6.2");
}

#[test]
fn law_d_6_2_another_vagabond_there_damages_three_items() {
    let mut game = table(
        "seats = [\"vagabond:scoundrel\", \"eyrie\", \"vagabond_2:thief\"]\nphase = \"daylight\"\n[vagabond]\nat = \"5\"\n[vagabond_2]\nat = \"5\"\n",
    );
    game.take("scorch");
    assert_eq!((game.asked(), game.law()), ("vagabond_2", "9.2.2.I"));
    game.take_all(["damage boot", "damage tea", "damage sword"]);
    assert_eq!(game.tiles_of("vagabond_2"), ["boot!", "sword!", "tea!", "torch"]);
    // the Vagabond is not a faction that turns Hostile
    assert_eq!(relation(&game, "vagabond_2"), Relation::Indifferent);
}

#[test]
fn law_d_6_2_a_partner_keeps_his_pieces_but_gets_no_more() {
    let partner = "[vagabond]\nat = \"5\"\ncoalition = { partner = \"marquise\", suit = \"fox\" }\n";
    let mut game = daylight(
        "scoundrel",
        &format!("{partner}[clearings.5]\nmarquise = {{ warriors = 1, sawmill = 1 }}\neyrie = {{ warriors = 1 }}\n"),
    );
    game.take("scorch");
    assert_eq!((game.warriors("marquise", 5), game.warriors("eyrie", 5)), (1, 0));
    let mut game = turn_of(
        "marquise",
        "scoundrel",
        "scorched = [5]\n[marquise]\nhand = [\"ambush_rabbit\"]\n[clearings.5]\nmarquise = { warriors = 1, sawmill = 1, recruiter = 1, wood = 2 }\n",
    );
    assert!(!game.offers_any("overwork") && !game.offers_any("build"));
    game.take("recruit");
    assert_eq!(game.warriors("marquise", 5), 1);
}

const QUEST: &str = "quests = [\"errand_rabbit\", \"expel_bandits_rabbit\", \"escort_mouse\"]\n";

#[test]
fn law_d_7_only_the_adventurer_improvises() {
    let rest = format!("{QUEST}[vagabond]\nat = \"5\"\ntiles = [\"tea\", \"torch\"]\n");
    assert!(daylight("adventurer", &rest).offers("improvise errand_rabbit points boot"));
    assert_eq!(daylight("ronin", &rest).refusal("improvise errand_rabbit points boot"), "D.7");
}

#[test]
fn law_d_7_1_the_adventurer_starts_with_boot_torch_and_hammer() {
    assert_eq!(daylight("adventurer", "").tiles(), ["boot", "hammer", "torch"]);
}

#[test]
fn law_d_7_2_one_item_stands_in_and_is_damaged() {
    let mut game =
        daylight("adventurer", &format!("{QUEST}[vagabond]\nat = \"5\"\ntiles = [\"tea\", \"torch\", \"coin\"]\n"));
    assert_eq!(
        game.options("improvise"),
        ["improvise errand_rabbit cards boot", "improvise errand_rabbit points boot"]
    );
    game.take("improvise errand_rabbit points boot");
    let told = "root-log-improvised vagabond errand_rabbit boot points".to_owned();
    assert!(game.events().contains(&told), "{:?}", game.events());
    assert_eq!((game.law(), game.legal()), ("D.7.2", vec!["exhaust coin".to_owned(), "exhaust torch".to_owned()]));
    game.chance(["quest errand_fox"]).take("exhaust coin");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["coin-!", "tea-", "torch"], Some(1)));
}

#[test]
fn law_d_7_2_once_a_turn_and_for_one_item() {
    let mut game = daylight(
        "adventurer",
        &format!("{QUEST}[vagabond]\nat = \"5\"\ntiles = [\"tea\", \"torch\", \"sword\", \"bag\"]\n"),
    );
    game.take("improvise expel_bandits_rabbit points sword");
    assert_eq!(game.legal(), ["exhaust bag", "exhaust tea", "exhaust torch"]);
    game.chance(["quest errand_fox"]).take("exhaust bag");
    assert_eq!(game.refusal("improvise errand_rabbit points boot"), "D.7.2");
    // neither item is there: one could stand in, not two
    let mut game = daylight("adventurer", &format!("{QUEST}[vagabond]\nat = \"5\"\ntiles = [\"torch\", \"bag\"]\n"));
    assert_eq!(game.refusal("improvise errand_rabbit points boot"), "D.7.2");
    // an item that is paid for itself does not stand in as well
    let mut game = daylight("adventurer", &format!("{QUEST}[vagabond]\nat = \"5\"\ntiles = [\"tea\"]\n"));
    assert_eq!(game.refusal("improvise errand_rabbit points boot"), "D.7.2");
    // with one kind left nothing is asked, and a quest whose items are there can be spared one of them
    let mut game =
        daylight("adventurer", &format!("{QUEST}[vagabond]\nat = \"5\"\ntiles = [\"tea\", \"boot\", \"boot\"]\n"));
    game.chance(["quest errand_fox"]).take("improvise errand_rabbit points tea");
    assert_eq!(game.tiles(), ["boot-", "boot-!", "tea"]);
}

#[test]
fn law_d_8_only_the_ronin_strikes_swiftly() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"sword\"]\n[clearings.5.eyrie]\nwarriors = 3\n";
    let mut game = daylight("arbiter", rest);
    game.chance(["dice 0 0"]).take("battle 5 eyrie");
    assert_eq!(game.law(), "9.5");
}

#[test]
fn law_d_8_1_the_ronin_starts_with_two_boots_torch_and_sword() {
    assert_eq!(daylight("ronin", "").tiles(), ["boot", "boot", "sword", "torch"]);
}

#[test]
fn law_d_8_2_each_sword_exhausted_after_the_roll_is_one_more_hit() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"sword\", \"sword\", \"sword\", \"sword!\"]\n[clearings.5.eyrie]\nwarriors = 4\n";
    let mut game = daylight("ronin", rest);
    game.chance(["dice 1 0"]).take("battle 5 eyrie");
    assert_eq!(
        (game.asked(), game.law(), game.legal()),
        ("vagabond", "4.3.3", vec!["pass".to_owned(), "swift".to_owned()])
    );
    game.take_all(["swift", "swift"]);
    assert_eq!((game.warriors("eyrie", 5), game.tiles()), (1, vec!["boot", "sword!", "sword-", "sword-", "sword-"]));
}

#[test]
fn law_d_8_2_as_defender_too_and_after_the_attackers_word() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"sword\"]\n[marquise]\ncrafted = [\"brutal_tactics\"]\n[clearings.5.marquise]\nwarriors = 3\n";
    let mut game = turn_of("marquise", "ronin", rest);
    game.chance(["dice 0 0"]).take("battle 5 vagabond");
    assert_eq!(
        (game.asked(), game.legal()),
        ("marquise", vec!["first marquise".to_owned(), "first vagabond".to_owned()])
    );
    game.take("first vagabond");
    game.take_all(["swift", "pass"]);
    assert_eq!(game.asked(), "marquise");
    game.take("pass");
    assert_eq!((game.warriors("marquise", 5), game.tiles()), (2, vec!["sword", "sword-"]));
}

#[test]
fn law_d_9_only_the_harrier_glides() {
    let rest = "[vagabond]\nat = \"5\"\n";
    assert!(daylight("harrier", rest).offers("glide 3"));
    assert_eq!(daylight("ronin", rest).refusal("glide 3"), "D.9");
}

#[test]
fn law_d_9_1_the_harrier_starts_with_coin_torch_sword_and_crossbow() {
    assert_eq!(daylight("harrier", "").tiles(), ["coin", "crossbow", "sword", "torch"]);
}

#[test]
fn law_d_9_2_the_pawn_alone_goes_anywhere_without_boots() {
    let mut game = daylight(
        "harrier",
        "[vagabond]\nat = \"5\"\ntiles = [\"torch\", \"boot\"]\nrelations = { marquise = \"hostile\", eyrie = \"allied\" }\n\
         [clearings.5.eyrie]\nwarriors = 2\n[clearings.3.marquise]\nwarriors = 2\n",
    );
    assert_eq!(game.options("glide").len(), 11);
    assert_eq!(game.refusal("glide 5"), "D.9.2");
    game.take("glide 3");
    assert_eq!((game.pawn(), game.tiles(), game.warriors("eyrie", 5)), ("3".to_owned(), vec!["boot", "torch-"], 2));
    assert_eq!(game.refusal("glide 5"), "9.5.9");
    let mut game = daylight("harrier", "[vagabond]\nat = \"a\"\n");
    assert_eq!(game.options("glide").len(), 12);
    game.take("glide 12");
    assert_eq!(game.pawn(), "12");
}
