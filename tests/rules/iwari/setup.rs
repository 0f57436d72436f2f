//! Terms, components and setup (I1 to I3).

use super::*;
use thicket::games::iwari::card::BOX;
use thicket::games::iwari::place::Via;
use thicket::games::iwari::state::{Feat, TENTS, TOTEMS};
use thicket::kernel::{Generator, Seat};

const BOARDS: [&str; 5] = ["new_horizons", "vast_lands", "floating_lands", "glacial_mass", "long_road"];

fn begin(seats: usize, board: &str, extras: &[&str], seed: u64) -> State {
    let setup = State::setup(&options(seats, board, extras), &boards()).expect("a setup");
    State::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game")
}

#[test]
fn iwari_1_1_every_board_has_territories_of_five_kinds() {
    for board in BOARDS {
        let state = begin(3, board, &[], 1);
        for kind in Kind::ALL {
            assert!(state.board.territories().any(|territory| state.board.kind(territory) == kind), "{board} {kind:?}");
        }
    }
}

#[test]
fn iwari_1_2_a_territory_has_tent_spaces_and_a_circle() {
    let state = at("red.hand = ['forest']\nred.tents = [12]");
    assert_eq!(state.board.spaces(territory(&state, "f1")).len(), 6);
    assert!(allows(&state, "tent 16 match") && allows(&state, "totem 10 match"));
    assert_eq!(refused(&state, "tent 17 match"), "I1.2");
}

#[test]
fn iwari_1_3_roads_run_through_and_across_territories() {
    let state = at("");
    let space = |place| thicket::games::iwari::place::Space::from_place(place).unwrap();
    assert!(state.board.neighbors(space(11)).contains(space(12)));
    assert!(state.board.neighbors(space(13)).contains(space(21)), "from F1 to T1");
    assert!(state.board.neighbors(space(12)).contains(space(15)), "where two strands meet");
    assert!(!state.board.neighbors(space(13)).contains(space(14)));
}

#[test]
fn iwari_1_4_connections_are_numbered_1_to_18_and_run_by_land_or_water() {
    for board in BOARDS {
        let state = begin(5, board, &[], 1);
        let numbers: Vec<u8> = state.board.connections().map(|(connection, _)| connection.number()).collect();
        assert_eq!(numbers, (1..=18).collect::<Vec<u8>>());
        assert!([Via::Land, Via::Water].iter().all(|&via| state.board.connections().any(|(_, link)| link.via == via)));
    }
}

#[test]
fn iwari_1_5_a_territory_is_explored_while_a_tent_stands_in_it() {
    let state = at("blue.tents = [21]");
    assert!(state.is_explored(territory(&state, "t1")) && !state.is_explored(territory(&state, "f1")));
}

#[test]
fn iwari_1_6_two_players_share_a_third_tribe() {
    assert_eq!(begin(2, "new_horizons", &[], 1).tribes().len(), 3);
    assert_eq!(begin(3, "new_horizons", &[], 1).tribes().len(), 3);
}

#[test]
fn iwari_2_1_the_box_holds_57_cards() {
    assert_eq!(Kind::ALL.iter().map(|&kind| BOX.of(kind)).collect::<Vec<_>>(), [13, 12, 11, 11, 10]);
    assert_eq!(BOX.len(), 57);
}

#[test]
fn iwari_2_2_a_tribe_has_20_tents_and_8_totems() {
    let state = begin(4, "vast_lands", &[], 1);
    assert!(state.tribes().all(|tribe| (state.tents_left(tribe), state.totems_left(tribe)) == (20, 8)));
    assert_eq!((TENTS, TOTEMS), (20, 8));
}

#[test]
fn iwari_2_3_there_are_six_feats() {
    assert_eq!(Feat::ALL.iter().map(|feat| feat.copies()).collect::<Vec<_>>(), [2, 2, 1, 1]);
}

#[test]
fn iwari_2_4_there_are_five_boards() {
    let boards = boards();
    let mut ids: Vec<&str> = boards.ids("iwari").collect();
    ids.sort_unstable();
    assert_eq!(ids, ["floating_lands", "glacial_mass", "long_road", "new_horizons", "vast_lands"]);
}

#[test]
fn iwari_3_1_each_player_takes_a_tribe_of_his_own() {
    let refusal = |seats: &[&str]| {
        let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
        State::setup(&Options { seats, ..Options::default() }, &boards()).err().map(|error| error.to_string())
    };
    assert_eq!(refusal(&["white", "red"]), None);
    assert!(refusal(&["red", "red"]).is_some_and(|fault| fault.contains("once")));
    assert!(refusal(&["red"]).is_some_and(|fault| fault.contains("2 to 5")));
    assert!(refusal(&["red", "green"]).is_some_and(|fault| fault.contains("green")));
}

#[test]
fn iwari_3_2_cards_of_each_kind_are_removed() {
    for (seats, count) in [(2, 47), (3, 47), (4, 52), (5, 57)] {
        let state = begin(seats, "new_horizons", &[], 3);
        let hands: u8 = state.all_seats().map(|seat| state.hand_count(seat)).sum();
        assert_eq!(state.deck_count() + state.display.len() + hands, count, "{seats} seats");
    }
}

#[test]
fn iwari_3_3_mountains_cover_one_connection_of_each_number_of_peaks() {
    for (seats, peaks) in [(2, 4), (3, 3), (4, 2), (5, 1)] {
        for seed in 0..20 {
            let state = begin(seats, "glacial_mass", &[], seed);
            assert_eq!(state.covered.len(), peaks);
            for peak in 1..=peaks {
                assert_eq!((state.board.mountain_spots(peak) & state.covered).len(), 1, "{seats} seats, {peak} peaks");
            }
        }
    }
}

#[test]
fn iwari_3_4_three_cards_each_and_four_in_the_display() {
    let state = begin(5, "long_road", &[], 4);
    assert!(state.all_seats().all(|seat| state.hand_count(seat) == 3));
    assert_eq!((state.display.len(), state.discard.len()), (4, 0));
}

#[test]
fn iwari_3_5_the_first_seat_begins_and_play_is_in_turn_order() {
    let mut state = begin(3, "new_horizons", &[], 5);
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(state.asked().map(Seat::index));
        let discard = legal(&state).into_iter().find(|action| action.starts_with("discard")).expect("a card");
        let mut chance = Generator::new(1);
        state.apply(Action::parse(&discard).unwrap(), &mut chance, &mut ()).unwrap();
        state.apply(Action::Draw, &mut chance, &mut ()).unwrap();
    }
    assert_eq!(turns, [Some(0), Some(1), Some(2), Some(0)]);
}
