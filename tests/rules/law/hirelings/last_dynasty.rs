//! The Last Dynasty and the Bluebird Nobles.

use crate::law::support::*;

/// The Daylight of the Marquise, who control the Dynasty, against the Alliance.
#[track_caller]
fn dynasty(rest: &str) -> Game {
    daylight(
        "marquise alliance",
        &format!(
            r#"
            hirelings = [{{ hireling = "last_dynasty", controller = "marquise", markers = 2 }}]
            [clearings.9.marquise]
            recruiter = 1
            {rest}
        "#
        ),
    )
}

#[test]
fn law_e_2_4_the_dynasty_moves_whole_then_battles() {
    let mut game = dynasty(
        r#"
        [clearings.5.last_dynasty]
        warriors = 5
        [clearings.1.alliance]
        warriors = 2
    "#,
    );
    game.take("use last_dynasty");
    assert_eq!(game.options("move"), ["move 5 1 5", "move 5 2 5"]);
    assert_eq!(game.refusal("move 5 1 4"), "E.2.4");
    assert_eq!(game.refusal("move 5 9 5"), "2.2.1");
    game.chance(["dice 1 1"]).take("move 5 1 5");
    assert_eq!((game.warriors("last_dynasty", 1), game.warriors("alliance", 1)), (4, 1));
}

#[test]
fn law_e_2_4_where_it_does_not_rule_the_dynasty_battles_twice() {
    let mut game = dynasty(
        r#"
        [clearings.5.last_dynasty]
        warriors = 2
        [clearings.5.alliance]
        warriors = 6
    "#,
    );
    game.chance(["dice 1 1", "dice 2 0"]).take("use last_dynasty");
    // the Alliance defend with the higher roll
    assert_eq!((game.warriors("last_dynasty", 5), game.warriors("alliance", 5)), (0, 5));
}

#[test]
fn law_e_2_4_off_the_map_all_five_come_back_and_battle() {
    let mut game = dynasty("[clearings.4.alliance]\nwarriors = 1\n");
    game.take("use last_dynasty");
    assert_eq!(game.refusal("place 11"), "G.1.15");
    game.chance(["dice 1 0"]).take("place 4");
    assert_eq!((game.warriors("last_dynasty", 4), game.supply("last_dynasty")), (4, 1));
}

#[test]
fn law_e_2_2_the_nobles_have_their_controller_rule_ties() {
    let at = |controller: &str| {
        let game = daylight(
            "marquise alliance",
            &format!(
                r#"
                hirelings = [{{ hireling = "last_dynasty", demoted = true{controller} }}]
                [clearings.5.marquise]
                warriors = 2
                [clearings.5.alliance]
                warriors = 2
                [clearings.9.marquise]
                recruiter = 1
            "#
            ),
        );
        game.ruler(5)
    };
    assert_eq!((at(", controller = \"marquise\""), at("")), (Some("marquise"), None));
}

#[test]
fn law_e_2_3_the_nobles_score_for_every_three_clearings() {
    let clearings: String =
        [1, 2, 3, 4, 5, 6, 7].iter().map(|at| format!("[clearings.{at}.marquise]\nwarriors = 1\n")).collect();
    let game = birdsong(
        "marquise alliance",
        &format!(
            "hirelings = [{{ hireling = \"last_dynasty\", demoted = true, controller = \"marquise\" }}]\n{clearings}"
        ),
    );
    assert_eq!((game.score("marquise"), game.hired("last_dynasty").used), (Some(2), true));
}

#[test]
fn positions_keep_the_dynasty_together() {
    let text = "seats = [\"marquise\", \"alliance\"]\nhirelings = [{ hireling = \"last_dynasty\" }]\n\
                [clearings.1.last_dynasty]\nwarriors = 1\n[clearings.2.last_dynasty]\nwarriors = 1\n";
    assert!(faults(text).contains("Dynasty"), "{}", faults(text));
}

#[test]
fn law_e_3_4_a_hireling_moves_and_battles_alone() {
    let mut game = dynasty(
        r#"
        [clearings.5.last_dynasty]
        warriors = 1
        [clearings.5.marquise]
        warriors = 3
        [clearings.1.alliance]
        warriors = 1
    "#,
    );
    assert_eq!(game.options("battle"), [""; 0]);
    game.chance(["dice 3 0"]).take_all(["use last_dynasty", "move 5 1 1"]);
    // one hit of one warrior, who fell to three
    assert_eq!(
        (game.warriors("marquise", 5), game.warriors("last_dynasty", 1), game.supply("last_dynasty")),
        (3, 0, 5)
    );
    // the Alliance defend with the higher roll, and one hit is all that one warrior deals
    assert_eq!(game.warriors("alliance", 1), 1);
}
