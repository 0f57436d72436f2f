//! The hire of hirelings (A.6, E.1, E.2), and what each of them does.

mod flame_bearers;
mod flotilla;
mod forest_patrol;
mod furious_protector;
mod highway_bandits;
mod last_dynasty;
mod popular_band;
mod spies;
mod spring_uprising;
mod sunward_expedition;
mod the_exile;
mod vault;
mod warm_sun_prophets;

use crate::law::support::*;
use thicket::kernel::Options;

/// The evening of the Marquise, the first of three players, who draw a card.
#[track_caller]
fn evening<const N: usize>(chance: [&str; N], rest: &str) -> Game {
    // with a card in hand the Eyrie do not draw as their turn begins (7.4.1)
    let rest = if rest.contains("[eyrie]") { rest.to_owned() } else { format!("{rest}\n[eyrie]") };
    table_with(
        chance,
        &format!(
            r#"
            seats = ["marquise", "eyrie", "alliance"]
            turn = "marquise"
            phase = "evening"
            {rest}
            hand = ["sword"]
            [clearings.2.eyrie]
            roost = 1
            warriors = 2
        "#
        ),
    )
}

/// A new game with this many hirelings, up to its first choice.
#[track_caller]
fn game_with<const N: usize>(seats: &[&str], count: u8, chance: [&str; N]) -> Game {
    let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
    let extras = vec![format!("hirelings {count}")];
    new_game_of(&Options { seats, extras, ..Options::default() }, chance)
}

#[test]
fn law_a_6_1_hirelings_are_dealt_before_the_cards() {
    let game = game_with(&["marquise", "alliance"], 1, ["hireling last_dynasty"]);
    assert_eq!((game.control("last_dynasty"), game.law()), ((None, 0), "A.6.3"));
    assert!(game.hand("marquise").is_empty());
}

#[test]
fn law_a_6_3_the_last_player_sets_up_first() {
    let mut game = game_with(&["marquise", "alliance"], 1, ["hireling last_dynasty"]);
    assert_eq!(game.asked(), "alliance");
    game.take("place 4");
    assert_eq!((game.warriors("last_dynasty", 4), game.control("last_dynasty")), (5, (None, 0)));
    assert_eq!(game.hand("marquise").len(), 3);
}

#[test]
fn law_a_6_2_with_more_players_sides_are_turned_over() {
    let dealt = ["hireling last_dynasty", "hireling popular_band", "hireling vault_keepers", "demoted last_dynasty"];
    let game = game_with(&["marquise", "alliance", "duchy"], 3, dealt);
    assert!(game.hired("last_dynasty").demoted && !game.hired("popular_band").demoted);
    assert_eq!(game.warriors_on_map("last_dynasty"), 0);
}

#[test]
fn law_a_6_2_of_fewer_hirelings_each_may_have_either_side_up() {
    for (demoted, is_demoted) in [("demoted last_dynasty", true), ("demoted vault_keepers", false)] {
        let dealt = ["hireling last_dynasty", "hireling popular_band", "hireling vault_keepers", demoted];
        let game = game_with(&["marquise", "alliance", "duchy"], 1, dealt);
        assert_eq!((game.hired("last_dynasty").demoted, game.state().hirelings.len()), (is_demoted, 1));
    }
}

#[test]
fn law_a_6_4_markers_lie_on_the_track() {
    let game = game_with(&["marquise", "alliance"], 1, ["hireling last_dynasty"]);
    assert_eq!(game.state().hiring.on_track, [true, false, false]);
}

#[test]
fn law_a_6_5_the_faction_of_a_hireling_is_out_of_the_game() {
    use thicket::games::root::law::hiring::bars;
    let game = game_with(&["marquise", "alliance"], 1, ["hireling last_dynasty"]);
    assert!(bars(game.state(), faction("eyrie")) && !bars(game.state(), faction("duchy")));
    // who plays already keeps the hireling out
    let game = game_with(&["marquise", "eyrie"], 3, []);
    assert!(game.state().hirelings.as_slice().iter().all(|hired| hired.hireling.id() != "last_dynasty"));
}

#[test]
fn law_e_1_1_entering_or_passing_a_space_takes_its_marker() {
    let mut game = birdsong(
        "marquise eyrie alliance",
        r#"
        hirelings = [{ hireling = "sunward_expedition" }, { hireling = "corvid_spies" }, { hireling = "the_exile" }]
        hiring = { spaces = [4, 8, 12] }
        [marquise]
        score = 3
        crafted = ["royal_claim"]
        [clearings.1.marquise]
        warriors = 1
        [clearings.5.marquise]
        warriors = 1
        [clearings.3.marquise]
        warriors = 1
        [clearings.9.marquise]
        warriors = 1
        [clearings.10.marquise]
        warriors = 1
    "#,
    );
    game.take("use royal_claim");
    assert_eq!((game.score("marquise"), game.state().hiring.on_track), (Some(8), [false, false, true]));
    assert_eq!(game.state().hiring.taken[0], 2);
}

#[test]
fn law_e_1_1_the_end_of_the_turn_hires_one_for_each_marker() {
    let mut game = evening(
        ["card anvil"],
        r#"
        hirelings = [{ hireling = "sunward_expedition" }, { hireling = "corvid_spies" }, { hireling = "the_exile" }]
        hiring = { taken = { marquise = 2 } }
        [eyrie]
        score = 1
    "#,
    );
    assert_eq!((game.law(), game.asked()), ("E.1.1", "marquise"));
    game.chance(["control 2 4"]).take("hire corvid_spies");
    assert_eq!(game.control("corvid_spies"), (Some("marquise"), 4));
    assert_eq!(game.options("hire"), ["hire sunward_expedition", "hire the_exile"]);
    assert_eq!(game.refusal("hire corvid_spies"), "E.1.1");
    game.chance(["control 1 2"]).take("hire the_exile");
    assert_eq!(game.control("the_exile"), (Some("marquise"), 2));
    assert_eq!((game.turn(), game.state().hiring.taken[0]), ("eyrie", 0));
}

#[test]
fn law_e_1_2_whoever_has_the_most_points_counts_gold_only() {
    let hired_at = |score: u8, other: &str| {
        let hirelings = "hirelings = [{ hireling = \"the_exile\" }]\nhiring = { taken = { marquise = 1 } }";
        let text = format!("{hirelings}\n[marquise]\n{other}score = {score}\n[eyrie]\nscore = 5");
        evening(["card anvil", "control 1 3"], &text).control("the_exile").1
    };
    assert_eq!((hired_at(4, ""), hired_at(5, ""), hired_at(6, "")), (3, 1, 1));
    // a player without a score marker does not lead
    assert_eq!(hired_at(0, "dominance = \"fox\"\n"), 3);
}

#[test]
fn law_e_1_3_a_control_marker_goes_at_the_end_of_the_turn() {
    let game = evening(
        ["card anvil"],
        r#"
        hirelings = [
            { hireling = "the_exile", controller = "marquise", markers = 3 },
            { hireling = "corvid_spies", controller = "eyrie", markers = 2 },
        ]
    "#,
    );
    assert_eq!(game.turn(), "eyrie");
    assert_eq!(game.control("the_exile"), (Some("marquise"), 2));
    assert_eq!(game.control("corvid_spies"), (Some("eyrie"), 2));
}

#[test]
fn law_e_1_3_one_left_without_markers_goes_to_another_player() {
    let mut game = evening(
        ["card anvil"],
        r#"
        hirelings = [
            { hireling = "the_exile", controller = "marquise", markers = 1 },
            { hireling = "corvid_spies", controller = "marquise", markers = 1 },
        ]
        hiring = { taken = { marquise = 0 } }
        [eyrie]
        score = 3
    "#,
    );
    assert_eq!((game.law(), game.asked()), ("E.1.3", "marquise"));
    let gifts =
        ["give corvid_spies alliance", "give corvid_spies eyrie", "give the_exile alliance", "give the_exile eyrie"];
    assert_eq!(game.options("give"), gifts);
    game.chance(["control 1 2"]).take("give corvid_spies eyrie");
    assert_eq!(game.control("corvid_spies"), (Some("eyrie"), 1));
    assert_eq!(game.refusal("give corvid_spies alliance"), "E.1.3");
    game.chance(["control 1 2"]).take("give the_exile alliance");
    assert_eq!((game.control("the_exile"), game.turn()), ((Some("alliance"), 2), "eyrie"));
}

#[test]
fn law_e_1_3_no_clockwork_player_gets_one() {
    let game = table_with(
        ["card anvil"],
        r#"
        seats = ["marquise", "clockwork:eyrie", "clockwork:duchy"]
        turn = "marquise"
        phase = "evening"
        hirelings = [{ hireling = "corvid_spies", controller = "marquise", markers = 1 }]
    "#,
    );
    assert_eq!((game.turn(), game.control("corvid_spies")), ("eyrie", (None, 0)));
}

#[test]
fn law_e_1_3_hirelings_leave_before_others_are_hired() {
    let mut game = evening(
        ["card anvil"],
        r#"
        hirelings = [{ hireling = "the_exile", controller = "marquise", markers = 1 }, { hireling = "corvid_spies" }]
        hiring = { taken = { marquise = 1 } }
    "#,
    );
    assert_eq!(game.law(), "E.1.3");
    game.chance(["control 1 2", "control 2 4"]).take("give the_exile eyrie");
    assert_eq!(game.control("corvid_spies").0, Some("marquise"));
    // what is hired now keeps its markers
    assert_eq!((game.control("corvid_spies").1, game.turn()), (2, "eyrie"));
}

#[test]
fn law_e_2_4_one_is_used_by_its_controller_once_in_daylight() {
    let mut game = daylight(
        "marquise alliance",
        r#"
        hirelings = [{ hireling = "last_dynasty", controller = "marquise", markers = 1 }, { hireling = "sunward_expedition" }]
        [clearings.5.last_dynasty]
        warriors = 5
        [clearings.5.alliance]
        warriors = 4
        [clearings.9.marquise]
        warriors = 1
        recruiter = 1
    "#,
    );
    assert_eq!(game.options("use"), ["use last_dynasty"]);
    assert_eq!(game.refusal("use sunward_expedition"), "E.2");
    assert_eq!(game.refusal("use corvid_spies"), "A.6.1");
    game.take_all(["use last_dynasty", "move 5 1 5"]);
    assert_eq!(game.refusal("use last_dynasty"), "E.2.4");
}

/// The faults of a position of the Marquise in Daylight with one hireling.
fn faults_with(card: &str, rest: &str) -> String {
    faults(&format!(
        "seats = [\"marquise\", \"eyrie\"]\nturn = \"marquise\"\nphase = \"daylight\"\n\
         hirelings = [{{ {card} }}]\nclearings.9.marquise = {{ recruiter = 1, warriors = 1 }}\n{rest}"
    ))
}

#[test]
fn positions_put_pawns_where_a_game_puts_them() {
    let flotilla = |rest: &str| faults_with(&format!("hireling = \"riverfolk_flotilla\"{rest}"), "");
    assert!(flotilla(", at = \"1\"").contains("Flotilla"), "{}", flotilla(", at = \"1\""));
    assert!(flotilla("").contains("Flotilla"), "{}", flotilla(""));
    assert_eq!(flotilla(", at = \"4\""), "");
    let protector = |rest: &str| faults_with(&format!("hireling = \"furious_protector\"{rest}"), "");
    assert!(protector("").contains("Protector"), "{}", protector(""));
    assert_eq!(protector(", at = \"5\""), "");
    // what is demoted comes with its first controller
    assert!(protector(", demoted = true, at = \"5\"").contains("demoted"));
    assert_eq!(protector(", demoted = true"), "");
}

#[test]
fn positions_know_who_has_had_a_hireling_act() {
    for rest in [", used = true", ", used = true, controller = \"eyrie\""] {
        let found = faults_with(&format!("hireling = \"popular_band\"{rest}"), "");
        assert!(found.contains("has acted"), "{found}");
    }
    for done in ["found", "robbed"] {
        let found = faults_with(&format!("hireling = \"the_exile\", demoted = true, {done} = true"), "");
        assert!(found.contains("has acted"), "{found}");
    }
    assert_eq!(faults_with("hireling = \"popular_band\", used = true, controller = \"marquise\"", ""), "");
}

#[test]
fn positions_leave_no_marker_that_somebody_has_passed() {
    let found = |score: u8| {
        faults_with("hireling = \"popular_band\"", &format!("hiring.spaces = [4]\neyrie.score = {score}\n"))
    };
    assert!(found(10).contains("at 4 points"), "{}", found(10));
    assert_eq!(found(3), "");
}
