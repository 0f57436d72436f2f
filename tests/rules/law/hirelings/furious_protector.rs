//! The Furious Protector and the Stoic Protector.

use super::game_with;
use crate::law::support::*;

fn card(rest: &str) -> String {
    format!("hirelings = [{{ hireling = \"furious_protector\"{rest} }}]\n")
}

#[test]
fn law_a_6_3_the_protector_starts_anywhere_and_closes_its_clearing() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling furious_protector"]);
    assert_eq!(game.options("place").len(), 12);
    game.take("place 1");
    assert_eq!(game.hired("furious_protector").kit.clearing(), Some(clearing(1)));
    // neither the keep nor a garrison can come there
    assert_eq!(game.options("keep"), ["keep 2", "keep 3", "keep 4"]);
    game.take("keep 2");
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 5)), (0, 1));
}

#[test]
fn law_e_2_2_enemies_of_the_protector_place_nothing_beside_it() {
    let board = r#"
        [clearings.5.marquise]
        recruiter = 1
        warriors = 1
        [clearings.9.marquise]
        recruiter = 1
        warriors = 1
    "#;
    let mut at = daylight("marquise alliance", &format!("{}{board}", card(", at = \"5\"")));
    at.take("recruit");
    assert_eq!((at.warriors("marquise", 5), at.warriors("marquise", 9)), (1, 2));
    // its controller may
    let mut own = daylight("marquise alliance", &format!("{}{board}", card(", at = \"5\", controller = \"marquise\"")));
    own.take("recruit");
    assert_eq!((own.warriors("marquise", 5), own.warriors("marquise", 9)), (2, 2));
}

#[test]
fn law_e_2_2_no_revolt_beside_it() {
    let rest = |at: &str| {
        format!(
            "{}{}",
            card(at),
            r#"
            alliance.supporters = ["bake_sale", "investments", "mouse_in_a_sack", "root_tea_mouse"]
            clearings.1.alliance.sympathy = 1
            clearings.7.alliance.sympathy = 1
            "#
        )
    };
    for beside in [", at = \"7\", controller = \"duchy\"", ", at = \"7\""] {
        let mut game = birdsong("alliance eyrie duchy", &rest(beside));
        assert!(!game.offers("revolt 7"));
        assert_eq!(game.reason("revolt 7"), ("root-no-place-at-protector 7".to_owned(), "E.2.2"));
    }
    for beside in [", at = \"9\"", ", at = \"7\", controller = \"alliance\", used = true"] {
        assert!(birdsong("alliance eyrie duchy", &rest(beside)).offers("revolt 7"));
    }
}

#[test]
fn law_6_2_2_a_revolt_beside_a_keep_that_the_stoic_protector_guards_places_nothing() {
    let rest = format!(
        "{}{}",
        card(", at = \"1\", demoted = true, controller = \"marquise\""),
        r#"
        alliance.supporters = ["anvil", "foxfolk_steel", "protection_racket"]
        alliance.hand = ["sword"]
        clearings.1 = { alliance = { sympathy = 1 }, marquise = { keep = 1 } }
        "#
    );
    let mut game = birdsong("alliance marquise", &rest);
    game.take("revolt 1");
    while game.offers_any("spend") {
        let card = game.options("spend")[0].clone();
        game.take(&card);
    }
    assert_eq!((game.pieces("keep", 1), game.pieces("base_fox", 1), game.warriors("alliance", 1)), (1, 0, 0));
    assert_eq!(game.officers(), 1);
}

#[test]
fn law_e_2_2_a_building_cannot_come_beside_it() {
    let text = format!(
        r#"{}
        [clearings.5.marquise]
        sawmill = 1
        wood = 2
        warriors = 1
    "#,
        card(", at = \"5\"")
    );
    let mut game = daylight("marquise alliance", &text);
    assert_eq!(game.refusal("build 5 sawmill"), "E.2.2");
}

#[test]
fn law_e_2_2_the_protector_cannot_be_battled() {
    let text = format!("{}[clearings.5.marquise]\nwarriors = 1\nrecruiter = 1\n", card(", at = \"5\""));
    let mut game = daylight("marquise alliance", &text);
    assert_eq!(game.refusal("battle 5 furious_protector"), "E.2.2");
}

#[test]
fn law_e_2_3_it_moves_then_a_warrior_of_everybody_falls() {
    let text = format!(
        r#"{}
        [clearings.5.marquise]
        warriors = 2
        [clearings.1.marquise]
        warriors = 2
        [clearings.1.alliance]
        warriors = 3
        [clearings.2.alliance]
        warriors = 1
    "#,
        card(", at = \"5\", controller = \"marquise\"")
    );
    let mut game = birdsong("marquise alliance", &text);
    assert_eq!((game.law(), game.options("move")), ("E.2.3", vec!["move 1".to_owned(), "move 2".to_owned()]));
    assert_eq!(game.refusal("move 9"), "2.2.1");
    game.take("move 1");
    let left = ["marquise", "alliance"].map(|seat| game.warriors(seat, 1));
    assert_eq!((left, game.warriors("marquise", 5)), ([1, 2], 2));
    assert_eq!((game.score("marquise"), game.hired("furious_protector").used), (Some(0), true));
}

#[test]
fn law_e_2_1_the_stoic_protector_comes_when_hired() {
    let mut game = super::evening(
        ["card anvil", "control 1 2"],
        &format!(
            "{}hiring = {{ taken = {{ marquise = 1 }} }}\n[clearings.5.marquise]\nwarriors = 1\n\
             [clearings.9.marquise]\nwarriors = 1\n",
            card(", demoted = true")
        ),
    );
    assert_eq!((game.law(), game.options("place")), ("E.2.1", vec!["place 5".to_owned(), "place 9".to_owned()]));
    assert_eq!(game.refusal("place 7"), "E.2.1");
    game.take("place 9");
    assert_eq!(game.hired("furious_protector").kit.clearing(), Some(clearing(9)));
}

#[test]
fn law_e_2_2_nobody_battles_its_controller_beside_the_stoic_protector() {
    let text = format!(
        r#"{}
        [clearings.5.marquise]
        warriors = 1
        recruiter = 1
        [clearings.5.alliance]
        warriors = 1
        [clearings.9.marquise]
        warriors = 1
        [clearings.9.alliance]
        warriors = 1
    "#,
        card(", at = \"5\", demoted = true, controller = \"alliance\"")
    );
    let mut game = daylight("marquise alliance", &text);
    assert_eq!(game.options("battle"), ["battle 9 alliance"]);
    assert_eq!(game.refusal("battle 5 alliance"), "E.2.2");
}

#[test]
fn law_e_2_3_the_stoic_protector_only_moves() {
    let text = format!(
        "{}[clearings.1.alliance]\nwarriors = 1\n[clearings.9.marquise]\nrecruiter = 1\n",
        card(", at = \"5\", demoted = true, controller = \"marquise\"")
    );
    let mut game = birdsong("marquise alliance", &text);
    game.take("move 1");
    assert_eq!((game.warriors("alliance", 1), game.hired("furious_protector").kit.clearing()), (1, Some(clearing(1))));
}

#[test]
fn law_e_2_2_hits_remove_nothing_of_its_controller_beside_the_stoic_protector() {
    let text = format!(
        r#"{}
        [clearings.5.marquise]
        warriors = 2
        sawmill = 1
        [clearings.5.alliance]
        warriors = 3
    "#,
        card(", at = \"5\", demoted = true, controller = \"marquise\"")
    );
    let mut game = daylight("marquise alliance", &text);
    game.chance(["dice 1 3"]).take("battle 5 alliance");
    // the defender rolls the higher one for a start, and takes nothing for it (1.1.2)
    let left = (game.warriors("marquise", 5), game.pieces("sawmill", 5), game.warriors("alliance", 5));
    assert_eq!(left, (2, 1, 2));
}

#[test]
fn law_e_2_2_no_mob_razes_beside_the_stoic_protector() {
    let rest = format!(
        "{}clearings.1.hundreds = {{ stronghold = 1, warriors = 1 }}\nhundreds.warlord = 1\n\
         clearings.2 = {{ hundreds = {{ mob = 1 }}, marquise = {{ sawmill = 1 }} }}\n",
        card(", at = \"2\", demoted = true, controller = \"marquise\"")
    );
    let game = birdsong_with(["mob fox"], "hundreds marquise", &rest);
    assert_eq!((game.pieces("sawmill", 2), game.score("hundreds")), (1, Some(0)));
}

#[test]
fn law_e_2_2_no_plot_is_exposed_beside_the_stoic_protector() {
    let rest = |at: u8| {
        format!(
            "{}marquise.hand = [\"armorers\"]\nclearings.5.marquise.warriors = 1\nclearings.5.corvids.plot = 1\n\
             corvids.plots = {{ 5 = \"bomb\" }}\n",
            card(&format!(", at = \"{at}\", demoted = true, controller = \"corvids\""))
        )
    };
    assert_eq!(daylight("marquise corvids", &rest(9)).options("expose").len(), 4);
    assert_eq!(daylight("marquise corvids", &rest(5)).options("expose").len(), 0);
}

#[test]
fn law_e_2_2_neither_crusade_nor_the_vagrant_battles_a_protector() {
    let cult = format!(
        "{}lizards = {{ outcast = \"mouse\", lost_souls = [\"anvil\"], hand = [\"sword\"], acolytes = 2 }}\n\
         clearings.1 = {{ lizards = {{ warriors = 2 }}, marquise = {{ warriors = 1 }} }}\n",
        card(", at = \"1\"")
    );
    let mut game = birdsong("lizards marquise", &cult);
    while game.options("crusade").is_empty() {
        game.take("pass");
    }
    assert_eq!(game.options("crusade battle"), ["crusade battle 1 marquise"]);
    assert_eq!(game.refusal("crusade battle 1 furious_protector"), "E.2.2");
    let vagrant = format!(
        "{}[vagabond]\nat = \"5\"\n\
         [clearings.5.marquise]\nwarriors = 1\n[clearings.5.eyrie]\nwarriors = 1\n",
        card(", at = \"5\"")
    );
    let mut game = daylight("vagabond:vagrant marquise eyrie", &vagrant);
    assert_eq!(
        game.options("instigate"),
        [
            "instigate eyrie marquise",
            "instigate eyrie vagabond",
            "instigate marquise eyrie",
            "instigate marquise vagabond",
            "instigate vagabond eyrie",
            "instigate vagabond marquise"
        ]
    );
    assert_eq!(game.refusal("instigate marquise furious_protector"), "E.2.2");
}

#[test]
fn law_e_2_2_what_the_stoic_protector_guards_is_neither_struck_nor_converted() {
    let guarded = card(", at = \"1\", demoted = true, controller = \"marquise\"");
    let struck = format!(
        "{guarded}[vagabond]\nat = \"1\"\ntiles = [\"crossbow\", \"boot\"]\n[clearings.1.marquise]\nwarriors = 1\n"
    );
    assert_eq!(daylight("vagabond marquise", &struck).refusal("strike marquise warrior"), "E.2.2");
    let cult = format!(
        "{guarded}lizards = {{ outcast = \"mouse\", lost_souls = [\"anvil\"], hand = [\"sword\"], acolytes = 5 }}\n\
         clearings.1 = {{ lizards = {{ warriors = 5 }}, marquise = {{ warriors = 1, sawmill = 1 }} }}\n"
    );
    let mut game = birdsong("lizards marquise", &cult);
    while game.options("crusade").is_empty() {
        game.take("pass");
    }
    assert_eq!((game.refusal("convert 1 marquise"), game.refusal("sanctify 1 sawmill")), ("E.2.2", "E.2.2"));
}

#[test]
fn law_1_1_3_what_else_starts_birdsong_may_come_before_a_hireling_that_must_act() {
    let text = format!(
        "{}marquise.crafted = [\"better_burrow_bank\"]\nclearings.9.marquise.recruiter = 1\n",
        card(", at = \"5\", controller = \"marquise\"")
    );
    let game = birdsong("marquise alliance", &text);
    assert_eq!(game.legal(), ["use better_burrow_bank alliance", "use furious_protector"]);
}

/// Held by a snare (13.7.2), it is not asked where it goes: a player who wishes it to go hears what holds it.
#[test]
fn law_13_7_2_who_would_move_a_held_protector_hears_of_the_snare() {
    let rest = |snare: u8| {
        format!(
            "{}marquise = {{ hand = [\"anvil\"], crafted = [\"royal_claim\"] }}\n\
             clearings.5.corvids = {{ snare = {snare}, warriors = 1 }}\n\
             clearings.1.marquise = {{ warriors = 2, recruiter = 1 }}\n",
            card(", at = \"5\", controller = \"marquise\"")
        )
    };
    let mut held = birdsong("marquise corvids vagabond", &rest(1));
    assert_eq!(held.reason("move 1"), ("root-no-way-out 5".to_owned(), "13.7.2"));
    let mut free = daylight("marquise corvids vagabond", &rest(0));
    assert_eq!(free.reason("move 1"), ("root-no-hireling-in-birdsong furious_protector".to_owned(), "E.2.3"));
    // the player's own pawn is the one that is meant
    let own = format!(
        "{}clearings.5.corvids = {{ snare = 1 }}\nvagabond = {{ at = \"1\", tiles = [\"sword\"] }}\n\
         clearings.1.marquise.warriors = 1\n",
        card(", at = \"5\", controller = \"vagabond\"")
    );
    assert_eq!(daylight("vagabond marquise corvids", &own).refusal("move 5"), "9.5.1");
}
