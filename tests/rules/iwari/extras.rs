//! Feats, expeditions and special boards (I13 to I15).

use super::*;
use thicket::games::iwari::expedition::Mission;
use thicket::games::iwari::place::Connection;
use thicket::kernel::Seat;

const FEATS: &str = "extras = ['feats']\nred.hand = ['tundra', 'tundra', 'glacier']\n\
                     display = ['forest', 'forest', 'coast', 'desert']\n";

fn with(more: &str) -> State {
    at(&format!("{FEATS}{more}"))
}

#[test]
fn iwari_13_1_who_completes_a_settlement_may_put_a_union_where_it_lies() {
    let mut state = with("red.tents = [12, 13, 21]");
    act(&mut state, "tent 22 match", &[]);
    assert_eq!(
        (asked_law(&state), legal(&state)),
        ("I13.1", vec!["pass".into(), "union 10".into(), "union 20".into()])
    );
    let mut declined = state.clone();
    act(&mut state, "union 10", &[]);
    assert_eq!(state.territory_factor(territory(&state, "f1")), 2);
    act(&mut declined, "pass", &[]);
    assert_eq!(declined.territory_factor(territory(&declined, "f1")), 1);

    let mut larger = with("red.tents = [11, 12, 13, 21]");
    act(&mut larger, "tent 22 match", &[]);
    assert_eq!(asked_law(&larger), "I6.2", "it was a settlement before");
    let mut second = with("red.tents = [12, 13, 21]\nfeats.union = [{ by = 'red', at = 'c1' }]");
    act(&mut second, "tent 22 match", &[]);
    assert_eq!(asked_law(&second), "I6.2", "one each");
    let mut other = with("red.tents = [12, 13, 21]\nfeats.union = [{ by = 'blue', at = 'c1' }]");
    act(&mut other, "tent 22 match", &[]);
    assert_eq!(asked_law(&other), "I13.1", "the second player");
}

#[test]
fn iwari_13_2_who_fills_a_territory_may_put_a_discovery_in_another() {
    let mut state = with("blue.tents = [21, 22, 23, 24, 25, 26]");
    act(&mut state, "tent 27 match", &[]);
    assert_eq!(asked_law(&state), "I13.2");
    assert_eq!(refused(&state, "discovery 20"), "I13.2");
    act(&mut state, "discovery 90", &[]);
    assert_eq!(state.territory_factor(territory(&state, "c2")), 2);
}

const TOTEMS: &str = "red.tents = [21, 31, 11]\nred.totems = { g1 = 1, f1 = 1 }\n";

#[test]
fn iwari_13_3_the_first_majority_on_a_land_connection_takes_the_honour() {
    let mut state = with(TOTEMS);
    act(&mut state, "totem 20 match", &[]);
    assert_eq!((asked_law(&state), legal(&state)), ("I13.3", vec!["pass".into(), "honour 1".into()]));
    act(&mut state, "honour 1", &[]);
    assert_eq!(state.link_points(Connection::from_number(1).unwrap())[0], 4);
    let mut taken = with(&format!("{TOTEMS}feats.honour = [{{ by = 'blue', at = '17' }}]"));
    act(&mut taken, "totem 20 match", &[]);
    assert_eq!(asked_law(&taken), "I13.4");
    let mut covered = with(&format!("{TOTEMS}mountains = [1, 2]"));
    act(&mut covered, "totem 20 match", &[]);
    assert_eq!(asked_law(&covered), "I6.2", "not under a mountain");
}

#[test]
fn iwari_13_4_the_first_majority_on_a_water_connection_takes_the_respect() {
    let mut state = with(TOTEMS);
    act(&mut state, "totem 20 match", &[]);
    act(&mut state, "pass", &[]);
    assert_eq!((asked_law(&state), legal(&state)), ("I13.4", vec!["pass".into(), "respect 2".into()]));
    act(&mut state, "respect 2", &[]);
    assert_eq!(state.connection_factor(Connection::from_number(2).unwrap()), 2);
}

#[test]
fn iwari_13_5_each_feat_raises_the_factor_by_one() {
    let state = with(
        "feats.union = [{ by = 'red', at = 'f1' }]\nfeats.discovery = [{ by = 'blue', at = 'f1' }]\nred.tents = [11, 12]",
    );
    assert_eq!(state.territory_factor(territory(&state, "f1")), 3);
    assert_eq!(state.territory_points(territory(&state, "f1"))[0], 6);
}

#[test]
fn iwari_13_6_feats_count_at_half_journey_too() {
    let kept = [Kind::Tundra, Kind::Coast];
    let rest = all_but(3, &kept);
    let mut state = at(&format!(
        "extras = ['feats']\nexhausted = 0\nred.hand = ['coast']\ndiscard = {rest}\n\
         feats.union = [{{ by = 'red', at = 'f1' }}]\nred.tents = [11, 12]"
    ));
    let display = ["card tundra", "card desert", "card desert", "card desert", "card desert"];
    act(&mut state, "discard coast", &display);
    assert_eq!(state.scores[0], 4);
}

#[test]
fn iwari_13_6_at_the_end_a_feat_multiplies_what_it_lies_on_and_nothing_else() {
    let rest = all_but(3, &[Kind::Tundra]);
    let end = |feats: &str| {
        let mut state = at(&format!(
            "extras = ['feats']\nturn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {rest}\n{feats}\n\
             red.tents = [11, 12, 13, 21]\nred.totems = {{ f1 = 1, t1 = 1 }}\nblue.tents = [22]"
        ));
        act(&mut state, "discard tundra", &[]);
        state.scores
    };
    // tents 3 and 2, connection 1 with two totems, a settlement of four
    let plain = end("");
    assert_eq!(plain[..2], [3 + 2 + 2 + 4, 2]);
    let territory = end("feats.union = [{ by = 'blue', at = 't1' }]");
    assert_eq!(territory[..2], [3 + 2 * 2 + 2 + 4, 2 * 2], "for every tribe, no matter who put it there");
    let connection = end("feats.honour = [{ by = 'blue', at = '1' }]");
    assert_eq!(connection[..2], [3 + 2 + 2 * 2 + 4, 2]);
    let empty = end("feats.respect = [{ by = 'red', at = '3' }]");
    assert_eq!(empty, plain, "nothing times two");
}

/// Each mission: its points for the first and the second, a table one piece short of it, the card and the piece.
const MISSIONS: [(&str, [i16; 2], &str, &str, &str); 12] = [
    ("five_titans", [4, 2], "red.tents = [11, 21, 31, 41, 61]", "desert", "tent 51 match"),
    ("broad_camp", [5, 3], "red.tents = [11, 12, 13, 21, 22, 24]", "tundra", "tent 23 match"),
    ("two_villages", [5, 3], "red.tents = [11, 12, 13, 21, 71, 72, 73]", "tundra", "tent 81 match"),
    ("frontier", [5, 3], "red.tents = [11, 12, 21, 31, 41, 51, 61]", "glacier", "tent 71 match"),
    (
        "carvers",
        [5, 3],
        "red.tents = [11, 12, 21, 31, 41, 51]\nred.totems = { f1 = 2, t1 = 1, g1 = 1, c1 = 1 }",
        "desert",
        "totem 50 match",
    ),
    (
        "great_pole",
        [4, 2],
        "blue.tents = [11, 12, 13, 21, 22, 23]\nred.totems = { f1 = 2, t1 = 2 }",
        "forest",
        "totem 10 match",
    ),
    ("overlord", [4, 2], "red.tents = [11, 13, 14, 21, 22, 23]", "forest", "tent 16 match"),
    ("chief_of_three", [5, 3], "red.tents = [11, 21, 31]\nblue.tents = [12]", "forest", "tent 13 match"),
    (
        "bond_of_earth",
        [5, 3],
        "mountains = [4]\nred.tents = [11, 21, 41, 51]\nred.totems = { f1 = 1, t1 = 1, c1 = 1 }",
        "desert",
        "totem 50 match",
    ),
    (
        "bond_of_sea",
        [5, 3],
        "mountains = [8]\nred.tents = [11, 21, 41, 71]\nred.totems = { f1 = 1, t1 = 1, c1 = 1 }",
        "glacier",
        "totem 70 match",
    ),
    ("wanderers", [4, 2], "red.tents = [11, 22, 33, 34, 14, 42]", "glacier", "tent 72 match"),
    ("twin_lands", [3, 1], "red.tents = [11, 21, 31]", "forest", "tent 61 match"),
];

/// Takes an action, whatever is drawn after it.
fn step_to(state: &mut State, action: &str) {
    let parsed = Action::parse(action).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = thicket::kernel::Generator::new(1);
    state.apply(parsed, &mut chance, &mut ()).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
}

#[test]
fn iwari_14_1_the_first_two_score_at_once_and_each_only_once() {
    let text = "extras = ['expeditions']\nexpeditions = [{ mission = 'overlord' }]\n\
                red.hand = ['forest', 'forest', 'coast']\nred.tents = [11, 12, 13]\n\
                blue.hand = ['tundra', 'coast', 'coast']\nblue.tents = [21, 22, 23]\n\
                display = ['forest', 'forest', 'coast', 'desert']\n";
    let mut state = at(text);
    act(&mut state, "tent 14 match", &[]);
    assert_eq!(state.scores[..2], [4, 0]);
    act(&mut state, "tent 15 match", &[]);
    assert_eq!(state.scores[..2], [4, 0], "once");
    act(&mut state, "take forest", &[]);
    act(&mut state, "take forest", &["card glacier", "card glacier"]);
    act(&mut state, "tent 24 match", &[]);
    assert_eq!(state.scores[..2], [4, 2]);
}

#[test]
fn iwari_14_2_three_of_twelve_missions_are_dealt() {
    assert_eq!(Mission::ALL.len(), 12);
    let setup = State::setup(&options(3, "vast_lands", &["expeditions"]), &boards()).unwrap();
    let state = State::new(&setup, &mut thicket::kernel::Generator::new(1), &mut ()).unwrap();
    let mut dealt: Vec<Mission> = state.expeditions.iter().flatten().map(|expedition| expedition.mission).collect();
    dealt.dedup();
    assert_eq!(dealt.len(), 3);

    for (id, points, table, card, action) in MISSIONS {
        let mission = Mission::from_id(id).expect("a mission");
        assert_eq!(mission.points().map(i16::from), points, "{id}");
        let position = |scored: &str| {
            at(&format!(
                "extras = ['expeditions']\nexpeditions = [{{ mission = '{id}', scored = {scored} }}]\n\
                 display = ['forest', 'forest', 'coast', 'desert']\nred.hand = ['{card}']\n{table}"
            ))
        };
        for (scored, gain) in [("[]", points[0]), ("['blue']", points[1]), ("['blue', 'yellow']", 0), ("['red']", 0)] {
            let mut state = position(scored);
            assert!(!mission.is_fulfilled(&state, Seat::new(0)), "{id}: one piece is missing");
            assert!(!mission.is_fulfilled(&state, Seat::new(2)), "{id}");
            step_to(&mut state, action);
            assert!(mission.is_fulfilled(&state, Seat::new(0)), "{id}");
            assert_eq!(state.scores[0], gain, "{id} after {scored}");
        }
    }
}

#[test]
fn iwari_14_2_what_only_looks_like_a_mission_fulfilled_is_not() {
    for (id, table) in [
        ("broad_camp", "red.tents = [11, 12, 13, 71, 72, 73]"),
        ("two_villages", "red.tents = [11, 12, 13, 21, 22, 23, 24, 31]"),
        ("great_pole", "blue.tents = [11, 12, 13]\nred.totems.f1 = 2\nyellow.totems.f1 = 1"),
        ("chief_of_three", "red.tents = [11, 21, 31]\nblue.tents = [12]"),
        ("bond_of_earth", "red.tents = [11, 21, 51]\nred.totems = { f1 = 1, t1 = 1, d1 = 1 }\nmountains = [1]"),
        ("bond_of_sea", "red.tents = [11, 41]\nred.totems = { f1 = 1, c1 = 1 }"),
        ("wanderers", "red.tents = [11, 22, 33, 21, 23, 24]"),
        ("twin_lands", "red.tents = [51, 52, 53]"),
    ] {
        let state = at(&format!("extras = ['expeditions']\n{table}"));
        assert!(!Mission::from_id(id).expect("a mission").is_fulfilled(&state, Seat::new(0)), "{id}");
    }
    // a tie with the shared tribe is not a majority
    let state = at("seats = ['red', 'blue']\nred.tents = [11, 21, 31]\nyellow.tents = [12]");
    assert!(!Mission::ChiefOfThree.is_fulfilled(&state, Seat::new(0)));
}

#[test]
fn iwari_15_1_on_floating_lands_connections_are_roads_and_tundra_has_no_totems() {
    let board = "board = 'floating_lands'\nred.hand = ['tundra', 'glacier', 'coast']\n";
    // connection 2 joins C1.2 and G1.1
    let tents = "red.tents = [11, 12, 21, 22]";
    let joined = at(&format!("{board}{tents}"));
    assert_eq!(joined.settlements(0).collect::<Vec<_>>(), [4]);
    let covered = at(&format!("{board}mountains = [2]\n{tents}"));
    assert_eq!(covered.settlements(0).count(), 0, "a mountain closes the road too");
    let tundra = at(&format!("{board}red.tents = [41]"));
    assert_eq!(refused(&tundra, "totem 40 match"), "I15.1");
}

#[test]
fn iwari_15_1_totems_in_tundra_are_an_option() {
    let mut state = at(
        "board = 'floating_lands'\nextras = ['tundra']\nred.hand = ['tundra', 'glacier', 'coast']\nred.tents = [41]",
    );
    act(&mut state, "totem 40 match", &[]);
    assert_eq!(state.totems(0, territory(&state, "t1")), 1);
    let known = Games::ALL.get("iwari").expect("a game").about().extras;
    assert!(["plain", "tundra"].iter().all(|id| known.iter().any(|extra| extra.id == *id)), "{known:?}");
}

#[test]
fn iwari_15_2_on_glacial_mass_two_connections_join_the_same_territories() {
    let mut state = at(&format!(
        "board = 'glacial_mass'\nturn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {}\n\
         red.tents = [11, 41]\nred.totems = {{ f1 = 1, t1 = 1 }}",
        all_but(3, &[Kind::Tundra])
    ));
    act(&mut state, "discard tundra", &[]);
    assert_eq!(state.scores[0], 1 + 1 + 2 + 2);
}

#[test]
fn iwari_15_3_on_the_long_road_the_purple_road_scores_at_the_end() {
    let kept = [Kind::Tundra, Kind::Coast];
    let purple = "board = 'long_road'\nred.tents = [11, 21]\nblue.tents = [22]\n";
    let mut end =
        at(&format!("{purple}turn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {}", all_but(3, &[Kind::Tundra])));
    act(&mut end, "discard tundra", &[]);
    assert_eq!(end.scores[..2], [1 + 2 + 3, 2 + 2], "territories, then the road with 2 and 1 tents");
    let mut half = at(&format!("{purple}exhausted = 0\nred.hand = ['coast']\ndiscard = {}", all_but(3, &kept)));
    let display = ["card tundra", "card desert", "card desert", "card desert", "card desert"];
    act(&mut half, "discard coast", &display);
    assert_eq!(half.scores[..2], [1 + 2, 2], "not at half-journey");
}

#[test]
fn iwari_15_3_the_purple_road_ranks_tribes_as_a_territory_does_and_takes_no_feats() {
    // road A leads through all territories; F1.4 is on road B
    let tents = "red.tents = [11, 21, 61, 71]\nblue.tents = [22, 62]\nyellow.tents = [72, 24]";
    let board = "board = 'long_road'\nextras = ['feats']";
    let state = at(&format!("{board}\n{tents}"));
    assert_eq!(state.road_points()[..3], [7, 4, 2], "yellow's tent in F1.4 stands on another road");
    let with_feat = at(&format!("{board}\nfeats.union = [{{ by = 'red', at = 't1' }}]\n{tents}"));
    assert_eq!(with_feat.road_points(), state.road_points());
    let tied = at(&format!("{board}\nred.tents = [11]\nblue.tents = [12]"));
    assert_eq!(tied.road_points()[..3], [2, 2, 0]);
    let other = at(&format!("extras = ['feats']\n{tents}"));
    assert_eq!(other.road_points(), [0; 5], "no other board has it");
}
