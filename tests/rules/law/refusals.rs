//! Refusals, and the sentences that say why.

use crate::law::support::*;

#[track_caller]
fn refused(game: &mut Game, action: &str, sentence: &str, law: &str) {
    assert_eq!(game.reason(action), (sentence.to_owned(), law), "{action}");
}

#[test]
fn law_4_2_how_many_go_by_boat_is_asked_after_the_move() {
    let mut game = daylight(
        "eyrie marquise",
        "deck = \"exiles_partisans\"\n[eyrie]\nleader = \"despot\"\ncrafted = [\"boat_builders\"]\n\
         [clearings]\n5.eyrie.warriors = 7\n1.eyrie.roost = 1\n",
    );
    assert_eq!(game.options("move bird 5 10"), ["move bird 5 10 7"]);
    refused(&mut game, "move bird 5 10 5", "root-no-count-yet 7", "4.2");
    refused(&mut game, "move bird 5 10 8", "root-no-warriors-here 5 7", "4.2");
    game.take("move bird 5 10 7").take("move 5 10 5");
    assert_eq!(game.warriors("eyrie", 10), 5);
}

#[test]
fn law_6_5_a_bird_buys_nothing_while_actions_are_left() {
    let mut game = daylight(
        "marquise eyrie",
        "marquise.hand = [\"armorers\", \"anvil\"]\nclearings.1.marquise.warriors = 3\nclearings.5.marquise.warriors = 1\n",
    );
    refused(&mut game, "extra armorers", "root-no-extra-yet", "6.5");
    refused(&mut game, "extra anvil", "root-no-bird anvil", "6.5");
    game.take_all(["march 1 5 1", "pass", "march 1 5 1", "pass", "march 1 5 1", "pass"]);
    refused(&mut game, "battle 5 eyrie", "root-no-actions-but-birds", "6.5");
    assert!(game.offers("extra armorers"));
}

#[test]
fn law_6_5_3_who_has_no_recruiter_cannot_recruit() {
    let mut game = daylight("marquise eyrie", "clearings.1.marquise.warriors = 1\n");
    refused(&mut game, "recruit", "root-no-recruiter", "6.5.3");
    refused(&mut game, "recruit 1", "root-no-form recruit", "6.5.3");
}

#[test]
fn law_7_4_2_a_card_comes_before_the_pass() {
    let mut game = birdsong("eyrie marquise", "eyrie.hand = [\"anvil\", \"sword\"]\nclearings.1.eyrie.roost = 1\n");
    refused(&mut game, "pass", "root-no-pass-decree", "7.4.2");
    game.take("decree anvil move").take("pass");
}

#[test]
fn law_7_5_2_a_card_that_can_be_resolved_brings_no_turmoil() {
    let mut game = daylight(
        "eyrie marquise",
        "eyrie.leader = \"despot\"\neyrie.decree = { recruit = [\"anvil\"] }\n\
         clearings.1.eyrie.roost = 1\nclearings.6.eyrie.roost = 1\n",
    );
    assert_eq!(game.legal(), ["recruit fox 1", "recruit fox 6"]);
    refused(&mut game, "turmoil fox", "root-no-turmoil fox", "7.5.2");
    refused(&mut game, "turmoil bird", "root-no-decree-card bird recruit", "7.5.2");
    refused(&mut game, "recruit bird 1", "root-no-decree-card bird recruit", "7.5.2");
    refused(&mut game, "move bird 1 5 1", "root-no-column recruit", "7.5.2");
    refused(&mut game, "recruit 1", "root-no-form recruit fox 1", "7.5.2.I");
    refused(&mut game, "pass", "root-no-pass-resolve", "7.5.2");
}

#[test]
fn law_8_6_1_iii_recruits_come_where_a_base_is() {
    let mut game = evening_with(
        [],
        "alliance marquise",
        "alliance.officers = 1\nclearings.2.alliance.base_mouse = 1\nclearings.5.alliance.sympathy = 1\n",
    );
    refused(&mut game, "recruit 5", "root-no-base-here 5", "8.6.1.III");
    refused(&mut game, "revolt 5", "root-no-past", "8.4.1");
}

#[test]
fn law_9_2_9_iii_b_the_reason_counts_the_boots_for_hostile_warriors() {
    let mut game = daylight(
        "vagabond:thief marquise",
        "quests = []\n[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"torch\"]\nrelations = { marquise = \"hostile\" }\n[clearings.1.marquise]\nwarriors = 1\n",
    );
    refused(&mut game, "move 1", "root-no-boots 2 1", "9.2.9.III.b");
    game.take("move 2");
    refused(&mut game, "move 5", "root-no-ready boot", "9.5.1");
}

#[test]
fn law_12_5_2_ministers_act_before_others_are_swayed() {
    let mut game = daylight(
        "duchy marquise",
        "duchy = { swayed = [\"marshal\"], hand = [\"anvil\", \"sword\", \"armorers\"] }\n[clearings]\n\
         1.duchy.warriors = 1\n5.duchy.warriors = 1\n2.duchy.warriors = 1\n",
    );
    refused(&mut game, "minister marshal", "root-no-yet", "12.5.2");
    game.take("pass");
    refused(&mut game, "minister captain", "root-no-minister captain", "12.5.2");
    assert!(game.offers("minister marshal"));
    game.take("pass");
    assert_eq!(game.law(), "12.5.3");
    refused(&mut game, "minister marshal", "root-no-past", "12.5.2");
}

#[test]
fn law_13_5_4_a_trick_is_the_same_in_both_orders() {
    let position = "corvids.plots = { 4 = \"bomb\", 12 = \"raid\" }\n";
    let mut game = daylight("corvids marquise", position);
    assert_eq!(game.options("trick"), ["trick 4 12"]);
    game.take("trick 12 4");
    refused(&mut daylight("corvids marquise", position), "trick 4 4", "root-no-trick-alone", "13.5.4");
}

#[test]
fn law_1_4_1_an_action_of_another_faction_is_called_so() {
    let mut game = daylight("marquise eyrie", "clearings.1.marquise.warriors = 1\n");
    refused(&mut game, "trick 1 2", "root-no-not-yours corvids", "6.5");
    refused(&mut game, "decree anvil move", "root-no-not-yours eyrie", "6.5");
    refused(&mut game, "services riverboats", "root-no-faction riverfolk", "11.2.6");
    refused(&mut game, "ambush fox", "root-no-card ambush_fox", "1.2.1");
    refused(&mut game, "take warrior", "root-no-unasked", "6.5");
    refused(&mut game, "wood 1", "root-no-past", "6.4");
    refused(&mut game, "keep 1", "root-no-setup-over", "6.3.2");
}
