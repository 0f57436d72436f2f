//! The Flotilla and the Otter Divers.

use super::game_with;
use crate::law::support::*;

#[track_caller]
fn flotilla<const N: usize>(chance: [&str; N], rest: &str) -> Game {
    birdsong_with(
        chance,
        "marquise alliance",
        &format!(
            "hirelings = [{{ hireling = \"riverfolk_flotilla\", controller = \"marquise\", at = \"10\" }}]\n\
             [clearings.9.marquise]\nrecruiter = 1\n{rest}"
        ),
    )
}

#[test]
fn law_a_6_3_the_flotilla_starts_at_the_edge_on_the_river() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling riverfolk_flotilla"]);
    assert_eq!(game.options("place"), ["place 4", "place 5", "place 7"]);
    assert_eq!((game.refusal("place 1"), game.refusal("place 10")), ("A.6.3", "G.1.15"));
    game.take("place 7");
    assert_eq!(game.hired("riverfolk_flotilla").kit.clearing(), Some(clearing(7)));
}

#[test]
fn law_e_2_3_those_beside_it_draw_then_it_moves_along_the_river() {
    let mut game = flotilla(
        [],
        r#"
        [clearings.10.marquise]
        warriors = 1
        [clearings.10.alliance]
        sympathy = 1
    "#,
    );
    assert_eq!((game.asked(), game.law()), ("marquise", "E.2.3"));
    game.chance(["card anvil"]).take("draw");
    assert_eq!((game.hand("marquise"), game.asked()), (vec!["anvil"], "alliance"));
    game.take("pass");
    assert_eq!((game.asked(), game.options("move")), ("marquise", vec!["move 11".to_owned(), "move 5".to_owned()]));
    assert_eq!(game.refusal("move 1"), "E.2.3");
    game.take("move 5");
    assert_eq!(game.hired("riverfolk_flotilla").kit.clearing(), Some(clearing(5)));
}

#[test]
fn law_e_2_3_after_its_move_it_may_battle_with_three_hits() {
    let mut game = flotilla([], "[clearings.11.alliance]\nwarriors = 4\n");
    game.take("move 11");
    assert_eq!(game.options("battle"), ["battle 11 alliance"]);
    // the Alliance defend with the higher roll; what hits the Flotilla is lost
    game.chance(["dice 3 3"]).take("battle 11 alliance");
    assert_eq!(
        (game.warriors("alliance", 11), game.hired("riverfolk_flotilla").kit.clearing()),
        (1, Some(clearing(11)))
    );
}

#[test]
fn law_e_2_3_it_need_not_battle() {
    let mut game = flotilla([], "[clearings.11.alliance]\nwarriors = 4\n");
    game.take_all(["move 11", "pass"]);
    assert_eq!(game.warriors("alliance", 11), 4);
}

#[test]
fn law_e_2_2_the_flotilla_cannot_be_battled() {
    let mut game = daylight(
        "marquise alliance",
        "hirelings = [{ hireling = \"riverfolk_flotilla\", at = \"10\" }]\n\
         [clearings.10.marquise]\nwarriors = 2\nrecruiter = 1\n",
    );
    assert_eq!(game.refusal("battle 10 riverfolk_flotilla"), "E.2.2");
}

#[test]
fn law_e_2_2_the_divers_swim_without_rule() {
    let at = |controller: &str| {
        let game = daylight(
            "marquise alliance",
            &format!(
                r#"
                hirelings = [{{ hireling = "riverfolk_flotilla", demoted = true{controller} }}]
                [clearings.10.marquise]
                warriors = 1
                [clearings.10.alliance]
                warriors = 2
                [clearings.9.marquise]
                recruiter = 1
                [clearings.6.marquise]
                warriors = 1
                [clearings.6.alliance]
                warriors = 2
            "#
            ),
        );
        (game.options("march 10"), game.options("march 6"))
    };
    let named = |moves: &[&str]| moves.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    // from the river anywhere; to the river from anywhere; nowhere along it
    let with = at(", controller = \"marquise\"");
    assert_eq!(with, (named(&["march 10 1 1", "march 10 12 1", "march 10 2 1"]), named(&["march 6 11 1"])));
    assert_eq!(at(""), (named(&[]), named(&[])));
}

#[test]
fn law_e_3_7_the_flotilla_may_take_the_ferry_along_and_its_controller_draws() {
    for (answer, ferry, hand) in [("ferry", 5, vec!["anvil"]), ("pass", 10, vec![])] {
        let mut game = flotilla([], "[landmarks.ferry]\nclearing = 10\n[clearings.5.alliance]\nwarriors = 1\n");
        game.take("move 5");
        assert_eq!((game.asked(), game.law()), ("marquise", "C.2.5"));
        if answer == "ferry" {
            game.chance(["card anvil"]);
        }
        game.take(answer);
        assert_eq!((game.state().ferry, game.hand("marquise")), (Some(clearing(ferry)), hand));
    }
}

/// Held by a snare (13.7.2), it hears of that whatever the clearing and however the move is written.
#[test]
fn law_13_7_2_who_would_move_a_held_flotilla_hears_of_the_snare() {
    let mut game = birdsong(
        "marquise corvids",
        "hirelings = [{ hireling = \"riverfolk_flotilla\", controller = \"marquise\", at = \"10\" }]\n\
         marquise.hand = [\"anvil\"]\nclearings.10.corvids = { snare = 1, warriors = 1 }\n",
    );
    assert_eq!(game.legal(), ["draw", "pass"]);
    for wish in ["move 5", "move 1", "move 10 5 1"] {
        assert_eq!(game.reason(wish), ("root-no-way-out 10".to_owned(), "13.7.2"), "{wish}");
    }
}
