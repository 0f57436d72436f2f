//! The Highway Bandits and the Bandit Gangs.

use super::game_with;
use crate::law::support::*;

/// The Daylight of the first of the seats, with a bandit between clearings 1 and 5.
#[track_caller]
fn road(controller: &str, seats: &str, rest: &str) -> Game {
    let controller = if controller.is_empty() { String::new() } else { format!(", controller = \"{controller}\"") };
    daylight(
        seats,
        &format!(
            r#"
            hirelings = [{{ hireling = "highway_bandits"{controller}, paths = [[1, 5]] }}]
            {rest}
        "#
        ),
    )
}

/// The paths with a bandit.
fn ambushes(game: &Game) -> Vec<(u8, u8)> {
    let all = game.hired("highway_bandits").kit.ambushes();
    (0..all.len()).filter_map(|place| all.get(place)).map(|(from, to)| (from.number(), to.number())).collect()
}

#[test]
fn law_a_6_3_two_bandits_begin_on_two_paths() {
    let mut game = game_with(&["marquise", "duchy"], 1, ["hireling highway_bandits"]);
    assert_eq!((game.asked(), game.options("lurk").len()), ("duchy", 18));
    // a river is not a path
    assert_eq!(game.refusal("lurk 5 10"), "2.2.1");
    game.take("lurk 5 1");
    assert_eq!((game.options("lurk").len(), game.refusal("lurk 1 5")), (17, "E.2.4"));
    game.take("lurk 3 7");
    assert_eq!((ambushes(&game), game.supply("highway_bandits")), (vec![(1, 5), (3, 7)], 2));
    assert_eq!(game.warriors_on_map("highway_bandits"), 0);
}

#[test]
fn law_a_6_3_no_bandit_stands_on_a_closed_path() {
    let text = "board = \"mountain\"\nseats = [\"marquise\", \"eyrie\"]\n\
                suits = [\"fox\", \"fox\", \"fox\", \"fox\", \"rabbit\", \"rabbit\", \"rabbit\", \"rabbit\", \"mouse\", \"mouse\", \"mouse\", \"mouse\"]\n\
                hirelings = [{ hireling = \"highway_bandits\", paths = [[2, 5]] }]\n";
    assert!(faults(text).contains("bandit"), "{}", faults(text));
}

#[test]
fn law_e_2_2_an_enemy_on_the_path_loses_one_of_the_moving_pieces() {
    let mut game = road("", "marquise eyrie", "[clearings.5.marquise]\nwarriors = 4\n");
    let supply = game.supply("marquise");
    game.take("march 5 1 2");
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 5)), (1, 2));
    assert_eq!((game.supply("marquise"), game.score("marquise")), (supply + 1, Some(0)));
    // the move is made even if nobody arrives
    game.take("march 5 1 1");
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 5)), (1, 1));
    // other paths are free
    let mut game = road("", "marquise eyrie", "[clearings.5.marquise]\nwarriors = 4\n");
    game.take("march 5 2 2");
    assert_eq!(game.warriors("marquise", 2), 2);
}

#[test]
fn law_e_2_2_nothing_saves_who_falls_on_the_path() {
    let mut game = road(
        "",
        "marquise eyrie",
        "marquise.hand = [\"bake_sale\", \"anvil\"]\n[clearings.5.marquise]\nwarriors = 2\nkeep = 1\n",
    );
    game.take("march 5 1 2");
    assert!(!game.offers_any("hospital"));
    assert_eq!(game.warriors("marquise", 1), 1);
}

#[test]
fn law_8_2_6_who_does_not_arrive_outrages_nobody() {
    let rest =
        "marquise.hand = [\"anvil\"]\n[clearings.5.marquise]\nwarriors = 2\n[clearings.1.alliance]\nsympathy = 1\n";
    let mut game = road("", "marquise alliance", rest);
    game.take("march 5 1 1");
    assert!(!game.offers_any("give"));
    let mut game = road("", "marquise alliance", rest);
    game.take("march 5 1 2");
    assert!(game.offers_any("give"));
}

#[test]
fn law_e_2_2_their_controller_passes_free_and_may_place_a_warrior() {
    let mut game = road("marquise", "marquise eyrie", "[clearings.5.marquise]\nwarriors = 2\n");
    game.take("march 5 1 2");
    assert_eq!((game.law(), game.legal()), ("E.2.2", vec!["pass".to_owned(), "place 1".to_owned()]));
    assert_eq!(game.reason("place 5"), ("root-no-other-end 1".to_owned(), "E.2.2"));
    game.take("place 1");
    assert_eq!(game.warriors("marquise", 1), 3);
}

#[test]
fn law_e_2_2_a_vagabond_damages_an_item_moving_or_slipping() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"torch\"]\n";
    let mut game = road("", "vagabond:thief marquise", rest);
    game.take("move 1");
    assert_eq!((game.law(), game.options("damage").len()), ("9.2.2.I", 2));
    let text = |phase: &str| {
        format!(
            "seats = [\"vagabond:thief\", \"marquise\"]\nturn = \"vagabond\"\nphase = \"{phase}\"\n\
             hirelings = [{{ hireling = \"highway_bandits\", paths = [[1, 5]] }}]\n{rest}"
        )
    };
    let mut game = table(&text("birdsong"));
    let before = game.tiles();
    game.take("slip 1");
    assert!(game.offers_any("damage") || game.tiles() != before);
}

#[test]
fn law_e_2_2_a_glide_is_no_move_along_the_path() {
    let mut game = road("", "vagabond:harrier marquise", "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"torch\"]\n");
    game.take("glide 1");
    assert_eq!(game.tiles(), ["boot", "torch-"]);
}

#[test]
fn law_14_2_2_the_warlord_pays_nothing() {
    let rest = |warriors: u8| {
        format!(
            "hundreds.warlord = 5\n[clearings.5.hundreds]\nwarriors = {warriors}\n[clearings.1.marquise]\nwarriors = 1\n"
        )
    };
    let advance = |warriors: u8, count: u8| {
        let mut game = road("", "hundreds marquise", &rest(warriors));
        while !game.offers_any("advance") {
            game.take("pass");
        }
        game.take(&format!("advance 1 {count}"));
        (game.warriors("hundreds", 5), game.warriors("hundreds", 1))
    };
    assert_eq!((advance(1, 1), advance(3, 3), advance(3, 1)), ((0, 1), (0, 2), (2, 1)));
}

#[test]
fn law_e_3_4_hirelings_of_an_enemy_pay_with_a_piece() {
    let mut game = daylight(
        "duchy eyrie",
        r#"
        hirelings = [
            { hireling = "highway_bandits", paths = [[1, 5]] },
            { hireling = "forest_patrol", controller = "duchy", markers = 2 },
        ]
        [clearings.5.forest_patrol]
        warriors = 3
    "#,
    );
    game.take_all(["use forest_patrol", "move 5 1 3"]);
    // one of the Patrol that is removed goes onto its card
    assert_eq!((game.warriors("forest_patrol", 1), game.hired("forest_patrol").kit.warriors()), (2, 1));
}

#[test]
fn law_e_2_4_one_comes_onto_a_path_to_their_controllers_pieces() {
    let mut game = road("marquise", "marquise eyrie", "[clearings.5.marquise]\nwarriors = 1\n");
    game.take("use highway_bandits");
    // the only one that is left
    assert_eq!(ambushes(&game), [(1, 5), (2, 5)]);
    let mut game = road("marquise", "marquise eyrie", "[clearings.1.marquise]\nwarriors = 1\n");
    game.take("use highway_bandits");
    assert_eq!(game.legal(), ["lurk 1 10", "lurk 1 9"]);
    assert_eq!((game.refusal("lurk 3 7"), game.refusal("lurk 1 5")), ("E.2.4", "E.2.4"));
    game.take("lurk 9 1");
    assert_eq!(ambushes(&game), [(1, 5), (1, 9)]);
    assert_eq!(game.refusal("use highway_bandits"), "E.2.4");
}

#[test]
fn law_e_2_4_with_none_left_one_is_taken_from_the_map() {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [
            { hireling = "highway_bandits", controller = "marquise", paths = [[1, 5], [1, 9], [3, 7], [3, 11]] },
        ]
        [clearings.1.marquise]
        warriors = 1
    "#,
    );
    game.take("use highway_bandits");
    assert_eq!(game.options("lift").len(), 4);
    assert_eq!(game.refusal("lift 4 8"), "E.2.4");
    // the only path that is left for it
    game.take("lift 3 7");
    assert_eq!(ambushes(&game), [(1, 5), (1, 9), (1, 10), (3, 11)]);
}

#[test]
fn law_e_2_1_a_gang_comes_to_its_controllers_pieces() {
    let mut game = super::evening(
        ["card anvil", "control 1 2"],
        "hirelings = [{ hireling = \"highway_bandits\", demoted = true }]\nhiring = { taken = { marquise = 1 } }\n\
         [clearings.5.marquise]\nsawmill = 1\n[clearings.7.marquise]\nsawmill = 1\n",
    );
    assert_eq!((game.law(), game.options("place")), ("E.2.1", vec!["place 5".to_owned(), "place 7".to_owned()]));
    game.take("place 7");
    assert_eq!(game.warriors("highway_bandits", 7), 1);
}

/// The Daylight of the Marquise, who control two Gangs.
#[track_caller]
fn gangs() -> Game {
    daylight(
        "marquise eyrie",
        r#"
        hirelings = [{ hireling = "highway_bandits", demoted = true, controller = "marquise", markers = 2 }]
        [clearings.5]
        highway_bandits = { warriors = 2 }
        marquise = { recruiter = 1 }
        [clearings.7.highway_bandits]
        warriors = 1
    "#,
    )
}

#[test]
fn law_e_2_4_gangs_grow_or_are_joined() {
    let mut game = gangs();
    game.take("use highway_bandits");
    assert_eq!(game.legal(), ["place 5", "recruit"]);
    assert_eq!(game.refusal("place 7"), "E.2.4");
    game.take("place 5");
    assert_eq!(game.warriors("highway_bandits", 5), 3);
    let mut game = gangs();
    game.take_all(["use highway_bandits", "recruit"]);
    assert_eq!((game.warriors("marquise", 5), game.warriors("marquise", 7)), (2, 1));
}

#[test]
fn law_e_2_2_gangs_beside_their_controllers_pieces_are_not_battled() {
    let mut game = daylight(
        "marquise eyrie",
        r#"
        hirelings = [{ hireling = "highway_bandits", demoted = true, controller = "eyrie" }]
        [clearings.5]
        highway_bandits = { warriors = 1 }
        marquise = { warriors = 2 }
        eyrie = { roost = 1 }
        [clearings.7]
        highway_bandits = { warriors = 1 }
        marquise = { warriors = 2 }
    "#,
    );
    assert_eq!(game.options("battle"), ["battle 5 eyrie", "battle 7 highway_bandits"]);
    assert_eq!(game.refusal("battle 5 highway_bandits"), "E.2.2");
}

#[test]
fn positions_have_a_bandit_on_each_path_at_most() {
    let text = |paths: &str| {
        format!(
            "seats = [\"marquise\", \"eyrie\"]\nhirelings = [{{ hireling = \"highway_bandits\", paths = {paths} }}]\n"
        )
    };
    assert!(faults(&text("[[1, 5], [5, 1]]")).contains("bandit"), "{}", faults(&text("[[1, 5], [5, 1]]")));
    assert!(faults(&text("[[1, 2]]")).contains("bandit"), "{}", faults(&text("[[1, 2]]")));
}

#[test]
fn law_2_2_1_no_path_joins_the_clearings() {
    let mut game = daylight(
        "marquise alliance",
        "hirelings = [{ hireling = \"highway_bandits\", controller = \"marquise\", paths = [[1, 5]] }]\n\
         clearings.5.marquise = { warriors = 2, recruiter = 1 }\nclearings.9.marquise.warriors = 1\n",
    );
    // before it is used, that is what stands in the way
    assert_eq!(game.reason("lurk 5 2"), ("root-no-hireling-first highway_bandits".to_owned(), "E.2.4"));
    game.take("use highway_bandits");
    assert_eq!(game.reason("lurk 6 8"), ("root-no-path-between 6 8".to_owned(), "2.2.1"));
}

#[test]
fn law_e_2_4_who_takes_no_bandit_away_hears_the_one_reason() {
    let road = |paths: &str, at: u8| {
        let mut game = daylight(
            "marquise eyrie",
            &format!(
                "hirelings = [{{ hireling = \"highway_bandits\", controller = \"marquise\", paths = [{paths}] }}]\n\
                 clearings.{at}.marquise.warriors = 1\n"
            ),
        );
        game.take("use highway_bandits");
        game
    };
    let reason = |mut game: Game, wish: &str| game.reason(wish).0;
    let four = "[1, 5], [1, 9], [3, 7], [3, 11]";
    assert_eq!(reason(road(four, 1), "lift 4 8"), "root-no-bandit 4 8");
    assert_eq!(reason(road("[1, 5]", 1), "lift 1 5"), "root-no-bandit-to-lift");
    // no path but these leads to the Marquise
    let mut closed = road("[1, 5], [1, 9], [1, 10], [3, 7]", 1);
    assert_eq!(closed.options("lift"), ["lift 1 10", "lift 1 5", "lift 1 9"]);
    assert_eq!(closed.reason("lift 3 7"), ("root-no-bandit-home".to_owned(), "E.2.4"));
}
