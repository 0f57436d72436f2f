//! The Flame Bearers and the Rat Smugglers.

use super::{evening, game_with};
use crate::law::support::*;
use thicket::kernel::{Arg, Rules};

/// The Birdsong of the Marquise, who control the Bearers, against the Alliance and the Eyrie.
#[track_caller]
fn bearers(rest: &str) -> Game {
    birdsong(
        "marquise alliance eyrie",
        &format!(
            r#"
            hirelings = [{{ hireling = "flame_bearers", controller = "marquise", markers = 2 }}]
            [clearings.9.marquise]
            recruiter = 1
            {rest}
        "#
        ),
    )
}

#[test]
fn law_a_6_3_two_bearers_begin_anywhere() {
    let mut game = game_with(&["alliance", "marquise"], 1, ["hireling flame_bearers"]);
    assert_eq!((game.asked(), game.options("place").len()), ("marquise", 12));
    game.take_all(["place 3", "place 3"]);
    assert_eq!(game.warriors("flame_bearers", 3), 2);
}

#[test]
fn law_e_2_1_two_bearers_come_when_none_is_on_the_map() {
    let hirelings = "hirelings = [{ hireling = \"flame_bearers\" }]\nhiring = { taken = { marquise = 1 } }";
    let mut game = evening(["card anvil", "control 2 4"], hirelings);
    assert_eq!((game.asked(), game.law()), ("marquise", "E.2.1"));
    game.take_all(["place 5", "place 1"]);
    assert_eq!((game.warriors("flame_bearers", 5), game.warriors("flame_bearers", 1)), (1, 1));
}

#[test]
fn law_e_2_3_each_bearer_removes_an_enemy_piece_of_its_clearing() {
    let mut game = bearers(
        r#"
        [clearings.5.flame_bearers]
        warriors = 2
        [clearings.5.alliance]
        warriors = 1
        sympathy = 1
        [clearings.5.eyrie]
        warriors = 2
        roost = 1
    "#,
    );
    assert_eq!((game.asked(), game.law()), ("marquise", "E.2.3"));
    // warriors shield their own buildings and tokens only
    assert_eq!(game.options("remove"), ["remove 5 alliance warrior", "remove 5 eyrie warrior"]);
    assert_eq!(game.refusal("remove 5 eyrie roost"), "E.2.3");
    game.take("remove 5 alliance warrior");
    // what goes in one clearing goes together (1.5.4)
    assert_eq!(game.warriors("alliance", 5), 1);
    assert_eq!(game.options("remove"), ["remove 5 alliance sympathy", "remove 5 eyrie warrior"]);
    game.take("remove 5 eyrie warrior");
    assert_eq!((game.warriors("alliance", 5), game.warriors("eyrie", 5)), (0, 1));
    // then one more comes
    assert_eq!(game.options("place"), ["place 1", "place 2", "place 5"]);
    assert_eq!(game.refusal("place 9"), "E.2.3");
    game.take("place 1");
    assert_eq!((game.warriors("flame_bearers", 1), game.score("marquise")), (1, Some(0)));
}

#[test]
fn law_f_1_the_bearers_choose_the_building_in_the_elder_treetop() {
    let text = r#"
        hirelings = [{ hireling = "flame_bearers", controller = "eyrie", markers = 2 }]
        landmarks.elder_treetop = { clearing = 1, building = "sawmill" }
        [eyrie]
        hand = ["sword"]
        [clearings.2.eyrie]
        roost = 1
        [clearings.1.flame_bearers]
        warriors = 1
        [clearings.1.marquise]
        sawmill = 2
    "#;
    let mut game = birdsong("eyrie marquise", text);
    assert_eq!(game.options("remove"), ["remove 1 marquise sawmill", "remove 1 marquise treetop"]);
    game.take("remove 1 marquise treetop");
    assert_eq!((game.pieces("sawmill", 1), game.state().landmarks.treetop), (1, None));
}

#[test]
fn law_e_3_6_what_the_bearers_remove_scores_nothing() {
    let game = bearers(
        r#"
        [clearings.5.flame_bearers]
        warriors = 3
        [clearings.5.eyrie]
        warriors = 2
        roost = 1
        [clearings.2.eyrie]
        roost = 1
    "#,
    );
    // three of three leave no choice
    assert_eq!((game.pieces("roost", 5), game.warriors("eyrie", 5), game.score("marquise")), (0, 0, Some(0)));
    assert_eq!(game.law(), "E.2.3");
}

#[test]
fn law_e_3_7_outrage_for_sympathy_that_the_bearers_remove() {
    let game = birdsong_with(
        ["card sword"],
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "flame_bearers", controller = "marquise", markers = 2 }]
        [clearings.9.marquise]
        recruiter = 1
        [clearings.5.flame_bearers]
        warriors = 1
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    assert_eq!((game.pieces("sympathy", 5), game.supporters()), (0, vec!["sword"]));
}

#[test]
fn law_e_2_3_where_no_bearer_is_two_come() {
    let mut game = bearers("");
    assert_eq!((game.law(), game.options("place").len()), ("E.2.1", 12));
    game.take_all(["place 3", "place 3"]);
    assert_eq!(game.warriors("flame_bearers", 3), 2);
}

#[test]
fn law_e_2_4_the_smugglers_take_cards_with_items_for_moves_and_battles() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "flame_bearers", demoted = true, controller = "marquise" }]
        [marquise]
        hand = ["anvil", "ambush_fox"]
        [clearings.5.marquise]
        warriors = 2
        recruiter = 1
    "#,
    );
    game.take("use flame_bearers");
    assert_eq!(game.legal(), ["discard anvil"]);
    assert_eq!(game.refusal("discard ambush_fox"), "E.2.4");
    game.take("discard anvil");
    assert_eq!(game.law(), "E.2.4");
    game.take("move 5 1 2");
    assert_eq!((game.warriors("marquise", 1), game.discard(), game.state().used.actions), (2, vec!["anvil"], 0));
    // any number of times, with a card for each
    assert_eq!((game.options("use"), game.refusal("use flame_bearers")), (vec![], "E.2.4"));
}

#[test]
fn positions_keep_demoted_hirelings_off_the_map() {
    let text = "seats = [\"marquise\", \"alliance\"]\nhirelings = [{ hireling = \"flame_bearers\", demoted = true }]\n\
                [clearings.1.flame_bearers]\nwarriors = 1\n";
    assert!(faults(text).contains("demoted"), "{}", faults(text));
}

#[test]
fn law_e_2_3_what_leaves_no_choice_is_not_asked() {
    let mut game = bearers(
        r#"
        [clearings.5.flame_bearers]
        warriors = 1
        [clearings.1.flame_bearers]
        warriors = 5
        [clearings.5.alliance]
        warriors = 1
        [clearings.1.eyrie]
        warriors = 2
    "#,
    );
    // which clearing comes first is the controller's to say, what goes there is not, nor what goes in the last one
    assert_eq!(game.options("remove"), ["remove 1 eyrie warrior", "remove 5 alliance warrior"]);
    game.take("remove 1 eyrie warrior");
    assert_eq!((game.warriors("alliance", 5), game.warriors("eyrie", 1), game.supply("flame_bearers")), (0, 0, 0));
}

#[test]
fn law_1_1_3_who_controls_the_bearers_orders_the_clearings() {
    let text = r#"
        hirelings = [{ hireling = "flame_bearers", controller = "eyrie", markers = 2 }]
        eyrie.hand = ["sword"]
        marquise.hand = ["anvil", "cobbler"]
        [clearings]
        1 = { marquise = { warriors = 1 }, flame_bearers = { warriors = 1 } }
        4 = { marquise = { keep = 1, sawmill = 1 }, flame_bearers = { warriors = 1 } }
        3.eyrie = { roost = 1, warriors = 3 }
    "#;
    let mut game = birdsong("eyrie marquise alliance", text);
    let choices = ["remove 1 marquise warrior", "remove 4 marquise keep", "remove 4 marquise sawmill"];
    assert_eq!((game.asked(), game.options("remove")), ("eyrie", choices.map(str::to_owned).to_vec()));
    // without the keep there is no hospital for what falls next (6.2.3)
    game.take("remove 4 marquise keep");
    assert_eq!((game.asked(), game.warriors("marquise", 1), game.pieces("sawmill", 4)), ("eyrie", 0, 1));
}

#[test]
fn law_e_2_3_hirelings_of_enemies_are_removed_too() {
    let mut game = birdsong(
        "marquise alliance",
        r#"
        hirelings = [
            { hireling = "flame_bearers", controller = "marquise", markers = 2 },
            { hireling = "vault_keepers", controller = "alliance", markers = 2 },
        ]
        [clearings.9.marquise]
        recruiter = 1
        [clearings.5]
        flame_bearers = { warriors = 2 }
        vault_keepers = { warriors = 1, vault = 1 }
        alliance = { sympathy = 1 }
    "#,
    );
    assert_eq!(game.options("remove"), ["remove 5 alliance sympathy", "remove 5 vault_keepers warrior"]);
    game.take_all(["remove 5 vault_keepers warrior", "remove 5 vault_keepers vault"]);
    assert_eq!((game.pieces("vault", 5), game.warriors("vault_keepers", 5), game.score("marquise")), (0, 0, Some(0)));
}

#[test]
fn positions_keep_a_smuggler_who_spent_the_last_card() {
    let mut game = daylight(
        "marquise duchy eyrie",
        r#"
        hirelings = [
            { hireling = "flame_bearers", demoted = true, controller = "marquise" },
            { hireling = "spring_uprising" },
        ]
        marquise.hand = ["a_visit_to_friends"]
        [clearings]
        1.eyrie.warriors = 3
        2.eyrie.warriors = 3
        10.eyrie.warriors = 3
        5 = { marquise = { warriors = 1 }, spring_uprising = { warriors = 2 } }
    "#,
    );
    game.take_all(["use flame_bearers", "discard a_visit_to_friends"]);
    let again = table(&game.seen_by(thicket::kernel::Viewer::All).to_string());
    assert_eq!(again.legal(), game.legal());
}

#[test]
fn law_e_2_4_why_another_hireling_cannot_be_used_now_is_its_own_reason() {
    let mut game = daylight(
        "marquise alliance",
        "hirelings = [{ hireling = \"flame_bearers\", demoted = true, controller = \"marquise\" }]\n\
         marquise.hand = [\"anvil\", \"sword\"]\nclearings.5.marquise = { warriors = 2, recruiter = 1 }\n",
    );
    game.take("use flame_bearers");
    assert_eq!(game.reason("use popular_band"), ("root-no-hireling popular_band".to_owned(), "A.6.1"));
}

#[test]
fn law_11_5_what_the_smugglers_give_costs_the_riverfolk_no_funds() {
    let text = r#"
        hirelings = [{ hireling = "flame_bearers", demoted = true, controller = "riverfolk" }]
        riverfolk.hand = ["anvil"]
        clearings.5 = { riverfolk = { warriors = 1 }, marquise = { warriors = 3 } }
        clearings.12.marquise.warriors = 3
    "#;
    let mut game = daylight("riverfolk marquise", text);
    game.take_all(["use flame_bearers", "discard anvil"]);
    assert_eq!(game.reason("move 5 9 1"), ("root-no-path 9".to_owned(), "2.2.1"));
    assert_eq!(game.reason("battle 12 marquise"), ("root-no-attacker 12".to_owned(), "4.3"));
}

#[test]
fn law_e_2_a_demoted_hireling_goes_by_its_name_and_its_controller() {
    let used = |rest: &str| {
        let text = format!("hirelings = [{{ hireling = \"flame_bearers\", demoted = true{rest} }}]\n");
        daylight("marquise eyrie", &format!("{text}clearings.9.marquise = {{ recruiter = 1, warriors = 1 }}\n"))
    };
    let mut game = used(", controller = \"eyrie\"");
    assert_eq!(game.reason("use flame_bearers"), ("root-no-hireling-of-others flame_bearers eyrie".to_owned(), "E.2"));
    let reason = game.state().why_not(parse("use flame_bearers")).expect("a refusal").reason;
    assert_eq!(reason.args[0].1, Arg::Name { space: "root-demoted", id: "flame_bearers" });
    assert_eq!(used("").reason("use flame_bearers"), ("root-no-hireling-of-yours flame_bearers".to_owned(), "E.2"));
}

#[test]
fn law_e_2_4_who_cannot_use_the_smugglers_hears_the_one_reason() {
    let smugglers = |hand: &str, rest: &str| {
        let text = format!(
            "hirelings = [{{ hireling = \"flame_bearers\", demoted = true, controller = \"lizards\" }}]\n\
             lizards = {{ acolytes = 0, outcast = \"fox\", hand = [{hand}] }}\n{rest}\n"
        );
        daylight("lizards alliance", &text).reason("use flame_bearers")
    };
    let armed = "clearings.1.lizards.warriors = 2";
    assert_eq!(smugglers("\"ambush_fox\"", armed), ("root-no-goods-held".to_owned(), "E.2.4"));
    assert_eq!(smugglers("\"anvil\"", ""), ("root-no-smuggling".to_owned(), "E.2.4"));
}
