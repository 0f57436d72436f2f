//! The advanced setup, from the cards that are dealt to those that are laid back.

use crate::law::support::*;
use thicket::games::root::rules::game;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::words::card::CardKind;
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::item::Item;
use thicket::games::root::words::place::ClearingSet;
use thicket::games::root::{Action, State};
use thicket::kernel::{Arg, Generator, Options, Rules, Seat, Viewer};

/// In the middle of a setup: the first seat is about to choose a homeland, others have theirs.
fn choosing(faction: &str, rest: &[&str], left: u8, others: &[(&str, &[u8])]) -> Game {
    let seats: Vec<&str> = std::iter::once(faction).chain(others.iter().map(|&(other, _)| other)).collect();
    let homelands: Vec<String> = others.iter().map(|(other, clearings)| format!("{other} = {clearings:?}")).collect();
    let pending: Vec<String> = ["setup hands"]
        .iter()
        .chain(rest)
        .map(|&task| task.to_owned())
        .chain([format!("setup homeland 0 {left}")])
        .collect();
    table(&format!(
        "seats = {seats:?}\nphase = 'setup'\npending = {pending:?}\n[draft]\nhomelands = {{ {} }}\n",
        homelands.join(", ")
    ))
}

fn homes(game: &Game) -> Vec<u8> {
    let mut homes: Vec<u8> =
        game.options("home").iter().map(|action| action["home ".len()..].parse().expect("a clearing")).collect();
    homes.sort_unstable();
    homes
}

fn new(seats: &[&str], seed: u64) -> State {
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    let options = Options { seats, extras: vec!["advanced".to_owned()], ..Options::default() };
    let setup = State::setup(&options, &Embedded).expect("a setup");
    State::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game")
}

const EYRIE: &[&str] = &["eyrie choose_leader", "eyrie setup_roost"];
/// The actions of a setup in which a choice of the Lizards keeps the rest from going on.
const KEEPERS: &[&str] = &["keepers setup_rest", "lizards choose_outcast", "keepers setup_home"];
const HUNDREDS: &[&str] = &["lizards choose_outcast", "hundreds setup_home"];

#[test]
fn law_a_4_seats_stay_in_the_order_given_and_any_drafts() {
    let game = advanced(&["any", "eyrie", "any"], &["faction marquise", "faction corvids", "faction duchy"]);
    assert_eq!(game.asked(), "3");
    assert!(setup(&["any", "eyrie"]).is_err(), "without the advanced setup nobody drafts");
}

#[test]
fn law_a_7_five_cards_each() {
    for seats in [3, 6] {
        let state = new(&vec!["any"; seats], 1);
        assert!(state.players().all(|player| player.hand_count() == 5));
        assert_eq!(usize::from(state.deck_count()), 54 - 5 * seats);
    }
}

#[test]
fn law_a_7_two_players_take_the_dominance_cards_out() {
    let state = new(&["any", "any"], 1);
    assert_eq!(state.deck_count(), 50 - 10);
    assert!(state.players().all(|player| !player.hand.has(CardKind::DominanceFox)));
}

#[test]
fn law_a_8_named_factions_keep_their_seats_and_are_not_dealt() {
    for seed in 0..30 {
        let state = new(&["any", "marquise", "any", "riverfolk"], seed);
        let pool = state.draft.pool;
        assert!(!pool.contains(Faction::Marquise) && !pool.contains(Faction::Riverfolk), "{pool:?}");
    }
}

#[test]
fn law_a_8_1_a_militant_and_one_card_for_each_player() {
    for (seats, seed) in (3..=6).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let state = new(&vec!["any"; seats], seed);
        let pool = state.draft.pool;
        assert_eq!(pool.len(), seats + 1);
        assert!(pool.iter().any(Faction::is_militant));
        assert_eq!(state.asked(), Some(Seat::new(seats as u8 - 1)));
    }
}

#[test]
fn law_a_8_1_i_two_players_choose_among_militants() {
    for seed in 0..30 {
        let state = new(&["any", "any"], seed);
        assert_eq!(state.draft.pool.len(), 3);
        assert!(state.draft.pool.iter().all(Faction::is_militant));
        assert_eq!(state.locked(), None);
    }
}

#[test]
fn law_a_8_1_hirelings_take_their_factions_out_of_the_pool() {
    let text = "seats = ['lizards', 'any', 'any']\nphase = 'setup'\n\
                pending = ['setup hands', 'setup pool', 'lizards choose_outcast']\n\
                hirelings = [{ hireling = 'forest_patrol' }, { hireling = 'the_exile' }, { hireling = 'vault_keepers' }]\n\
                [draft]\n";
    for barred in ["marquise", "keepers", "vagabond", "vagabond_2", "lizards"] {
        let wish = format!("faction {barred}");
        let broken = std::panic::catch_unwind(|| {
            table(text).chance(["faction duchy", "faction hundreds", wish.as_str()]).take("outcast fox");
        });
        assert!(broken.is_err(), "{barred} is dealt");
    }
    let mut game = table(text);
    game.chance(["faction duchy", "faction hundreds", "faction corvids"]).take("outcast fox");
    let pool: Vec<&str> = game.state().draft.pool.iter().map(Faction::id).collect();
    assert_eq!(pool, ["duchy", "corvids", "hundreds"]);
    assert_eq!(game.asked(), "3");
}

#[test]
fn law_a_8_1_ii_an_insurgent_dealt_last_waits_for_a_militant() {
    let chance = ["faction marquise", "faction alliance", "faction vagabond", "character thief", "faction corvids"];
    let mut game = advanced(&["any", "any", "any"], &chance);
    assert_eq!((game.asked(), game.law()), ("3", "A.8.2"));
    assert_eq!(game.legal(), ["draft alliance", "draft marquise", "draft vagabond"]);
    assert_eq!(game.reason("draft corvids"), ("root-no-locked corvids".to_owned(), "A.8.1.II"));
    assert_eq!(game.reason("draft eyrie"), ("root-no-setup-card eyrie".to_owned(), "A.8.1"));
    game.take("draft alliance");
    assert_eq!((game.asked(), game.offers("draft corvids")), ("2", false));
    game.take_all(["draft marquise", "home 1", "home 5", "home 2"]);
    game.take_all(["keep 5", "place sawmill 1", "place workshop 5"]);
    assert_eq!((game.asked(), game.legal()), ("1", vec!["draft corvids".to_owned(), "draft vagabond".to_owned()]));
}

#[test]
fn law_a_8_1_ii_a_militant_dealt_last_locks_nothing() {
    let game =
        advanced(&["any", "any", "any"], &["faction eyrie", "faction corvids", "faction lizards", "faction duchy"]);
    assert_eq!(game.legal().len(), 4);
}

#[test]
fn law_a_8_1_iii_the_character_is_dealt_with_the_card() {
    let chance = ["faction marquise", "faction vagabond", "character tinker", "faction duchy", "faction eyrie"];
    let mut game = advanced(&["any", "any", "any"], &chance);
    game.take("draft vagabond");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.3.2"));
    assert_eq!(
        game.state().seat_of_character(thicket::games::root::words::faction::Character::Tinker),
        Some(Seat::new(2))
    );
    game.take("start c");
    assert_eq!(game.state().quests.len(), 3);
}

#[test]
fn law_a_8_1_iii_the_second_vagabond_is_another_and_all_tiles_are_laid_again() {
    let chance = [
        "faction marquise",
        "faction vagabond",
        "character tinker",
        "faction vagabond_2",
        "character ranger",
        "faction eyrie",
    ];
    let mut game = advanced(&["any", "any", "any"], &chance);
    let hidden = |game: &Game| game.state().ruin_items.iter().sum::<u8>();
    game.take_all(["draft vagabond_2", "start c"]);
    let quests = game.state().quests;
    // taken alone, whichever it is, it is an only Vagabond
    assert_eq!((hidden(&game), game.state().ruin_items[Item::Bag.index()]), (4, 1));
    game.take_all(["draft vagabond", "start d"]);
    assert_eq!((hidden(&game), game.state().ruin_items[Item::Bag.index()]), (8, 2));
    assert_eq!(game.state().quests, quests, "quests are shared (9.7.2)");
    for seed in 0..40 {
        let state = new(&["any", "vagabond", "vagabond_2"], seed);
        let characters = [1, 2].map(|seat| state.character(Seat::new(seat)));
        assert!(characters[0].is_some() && characters[0] != characters[1], "{characters:?}");
    }
}

#[test]
fn law_a_8_2_from_the_last_player_backwards_and_each_is_done_before_the_next() {
    let chance = ["faction marquise", "faction lizards", "faction duchy", "faction eyrie"];
    let mut game = advanced(&["any", "any", "any"], &chance);
    assert_eq!(game.asked(), "3");
    game.take("draft eyrie");
    assert_eq!(game.asked(), "eyrie");
    game.take_all(["home 1", "leader despot"]);
    assert_eq!(game.asked(), "2");
    game.take_all(["draft lizards", "home 11"]);
    assert_eq!(game.asked(), "lizards");
    game.take("outcast fox");
    assert_eq!((game.asked(), game.legal().len()), ("1", 2));
}

#[test]
fn law_a_8_2_a_named_faction_is_set_up_by_its_card_too() {
    let mut game = advanced(&["eyrie", "alliance"], &[]);
    // the Alliance has nothing to choose and sets up first
    assert_eq!((game.asked(), homes(&game)), ("eyrie", vec![1, 2, 3, 4, 5, 6, 7, 8, 9]));
    game.take_all(["home 8", "leader builder"]);
    assert_eq!((game.warriors("eyrie", 8), game.pieces("roost", 8)), (6, 1));
}

#[test]
fn law_a_8_2_the_marquise_has_three_homelands_next_to_each_other() {
    let mut game = choosing("marquise", &["marquise setup_keep"], 3, &[("eyrie", &[5])]);
    assert!(!homes(&game).contains(&5) && homes(&game).len() == 11);
    game.take("home 1");
    assert_eq!(homes(&game), [2, 4, 9, 10, 12], "with one between them, if that is free");
    assert_eq!(game.refusal("home 3"), "A.8.2.I");
    game.take("home 12");
    assert_eq!(homes(&game), [9, 10]);
    game.take("home 9");
    // not next to a homeland of others, if that can be
    assert_eq!(game.legal(), ["keep 12", "keep 9"]);
    assert_eq!(game.refusal("keep 1"), "A.8.2");
    game.take("keep 9");
    assert_eq!(game.legal(), ["place sawmill 1", "place sawmill 12", "place sawmill 9"]);
    game.take("place sawmill 1");
    assert_eq!(game.refusal("place workshop 1"), "A.8.2");
    game.take("place workshop 12");
    assert_eq!(game.pieces("recruiter", 9), 1);
    let warriors: Vec<u8> = (1..=12).map(|clearing| game.warriors("marquise", clearing)).collect();
    assert_eq!(warriors, [2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2]);
}

#[test]
fn law_a_8_2_warriors_beside_the_homeland_are_spread_evenly() {
    // five over the three clearings next to clearing 9: one each, and the owner places two more
    let mut game = choosing("duchy", &["duchy setup_home"], 1, &[("eyrie", &[3])]);
    game.take("home 9");
    assert_eq!((game.warriors("duchy", 9), game.pieces("tunnel", 9)), (2, 1));
    assert_eq!(
        (game.law(), game.legal()),
        ("A.8.2", vec!["recruit 1".to_owned(), "recruit 12".to_owned(), "recruit 4".to_owned()])
    );
    game.take("recruit 4");
    assert_eq!(game.refusal("recruit 4"), "A.8.2");
    game.take("recruit 1");
    assert_eq!([1, 4, 12].map(|clearing| game.warriors("duchy", clearing)), [2, 2, 1]);
    // three over two
    let mut game = choosing("lizards", &["lizards choose_outcast", "lizards setup_home"], 1, &[("eyrie", &[1])]);
    game.take_all(["home 8", "recruit 4"]);
    assert_eq!((game.warriors("lizards", 8), game.pieces("garden_fox", 8)), (4, 1));
    assert_eq!([4, 7].map(|clearing| game.warriors("lizards", clearing)), [2, 1]);
    assert_eq!((game.asked(), game.law()), ("lizards", "10.3.3"));
    let lizards = game.state().lizards(game.seat("lizards")).expect("a kit");
    assert_eq!((lizards.acolytes, game.state().player(game.seat("lizards")).supply), (2, 25 - 4 - 3 - 2));
}

#[test]
fn law_a_8_2_nobody_places_at_the_keep() {
    let mut game = choosing("duchy", &["duchy setup_home"], 1, &[("marquise", &[1, 5])]);
    assert_eq!(homes(&game), [3, 4, 6, 7, 8, 11, 12]);
    let text = "seats = ['duchy', 'marquise']\nphase = 'setup'\n\
                pending = ['setup hands', 'duchy setup_home', 'setup homeland 0 1']\n\
                [draft.homelands]\nmarquise = [4]\n[clearings.9.marquise]\nkeep = 1\n";
    let mut closed = table(text);
    assert_eq!(closed.refusal("home 9"), "6.2.2");
    closed.take("home 1");
    // five over 5 and 10
    closed.take("recruit 5");
    assert_eq!([5, 9, 10].map(|clearing| closed.warriors("duchy", clearing)), [3, 0, 2]);
    game.take("home 11");
}

#[test]
fn law_a_8_2_the_corvids_lay_a_plot_in_their_homeland() {
    let rest = [
        "corvids setup_warrior mouse",
        "corvids setup_warrior rabbit",
        "corvids setup_warrior fox",
        "corvids setup_plot",
    ];
    let mut game = choosing("corvids", &rest, 1, &[("eyrie", &[5])]);
    assert_eq!(homes(&game).len(), 11, "anywhere but on another's");
    game.take("home 1");
    assert_eq!(game.legal(), ["plot 1 bomb", "plot 1 extortion", "plot 1 raid", "plot 1 snare"]);
    game.take_all(["plot 1 raid", "recruit 1", "recruit 5", "recruit 2"]);
    assert_eq!((game.warriors("corvids", 1), game.pieces("plot", 1)), (2, 1));
}

#[test]
fn law_a_8_2_the_hundreds_have_a_homeland_on_the_edge() {
    let mut game = choosing("hundreds", HUNDREDS, 1, &[("lizards", &[1])]);
    assert_eq!(homes(&game), [3, 6, 7, 8]);
    game.take("home 7");
    assert_eq!((game.warriors("hundreds", 7), game.pieces("stronghold", 7)), (5, 1));
}

#[test]
fn law_a_8_2_the_keepers_have_two_homelands_on_the_edge() {
    let mut game = choosing("keepers", KEEPERS, 2, &[("lizards", &[1])]);
    assert_eq!(homes(&game), [3, 6, 7, 8]);
    game.take("home 6");
    // the other one leaves no choice
    assert_eq!(["6", "3"].map(|at| game.warriors("keepers", at.parse().expect("a number"))), [4, 4]);
}

#[test]
fn law_a_8_2_what_has_no_homelands_left_gives_way_to_another_militant() {
    // only single clearings of the map edge is left
    let text = "seats = ['any', 'marquise', 'eyrie', 'lizards']\nphase = 'setup'\n\
                pending = ['setup hands', 'setup draft 0', 'lizards choose_outcast']\n\
                [draft]\npool = ['keepers', 'corvids']\nlast = 'corvids'\n\
                homelands = { marquise = [5, 6, 7], eyrie = [4], lizards = [9] }\n";
    let mut game = table(text);
    game.chance(["faction duchy"]).take("outcast fox");
    assert_eq!((game.asked(), game.legal()), ("1", vec!["draft corvids".to_owned(), "draft duchy".to_owned()]));
}

#[test]
fn law_a_8_2_i_no_homeland_of_others_and_room_for_all_pieces() {
    let mut game = choosing("eyrie", EYRIE, 1, &[("lizards", &[1])]);
    assert_eq!(game.reason("home 1"), ("root-no-homeland-taken 1".to_owned(), "A.8.2.I"));
    assert_eq!(game.reason("home 11"), ("root-no-homeland-edge 11".to_owned(), "A.8.2.I"));
    let full = "seats = ['eyrie', 'lizards']\nphase = 'setup'\n\
                pending = ['setup hands', 'eyrie choose_leader', 'eyrie setup_roost', 'setup homeland 0 1']\n\
                [draft.homelands]\nlizards = [1]\n[clearings.3.lizards]\ngarden_rabbit = 1\n";
    let mut game = table(full);
    assert_eq!(homes(&game), [6, 7, 8]);
    assert_eq!(game.refusal("home 3"), "2.2.3");
}

#[test]
fn law_a_8_2_ii_two_between_then_one_then_none() {
    let mut game = choosing("eyrie", EYRIE, 1, &[("lizards", &[1])]);
    assert_eq!(homes(&game), [3, 6, 7, 8]);
    assert_eq!(game.reason("home 2"), ("root-no-homeland-near 2".to_owned(), "A.8.2.II"));
    let game = choosing("eyrie", EYRIE, 1, &[("lizards", &[1]), ("duchy", &[3])]);
    assert_eq!(homes(&game), [2, 4, 8]);
    let game =
        choosing("eyrie", EYRIE, 1, &[("lizards", &[1]), ("duchy", &[3]), ("corvids", &[2]), ("hundreds", &[4])]);
    assert_eq!(homes(&game), [5, 6, 7, 8, 9]);
}

#[test]
fn law_a_8_2_ii_not_adjacent_then_anywhere() {
    let duchy = |others| choosing("duchy", &["duchy setup_home"], 1, others);
    assert_eq!(homes(&duchy(&[("eyrie", &[12])])), [1, 2, 3, 5, 6, 8]);
    let others: [(&str, &[u8]); 4] = [("eyrie", &[12]), ("lizards", &[2]), ("corvids", &[9]), ("hundreds", &[7])];
    assert_eq!(homes(&duchy(&others)), [1, 3, 4, 5, 6, 8, 10, 11]);
}

#[test]
fn law_a_8_2_ii_two_homelands_that_cannot_both_comply_come_one_by_one() {
    let others: [(&str, &[u8]); 2] = [("lizards", &[1]), ("eyrie", &[3])];
    let mut game = choosing("keepers", KEEPERS, 2, &others);
    // nothing is far enough from both; one clearing between is the best there is
    assert_eq!(homes(&game), [2, 4, 8]);
    game.take("home 2");
    assert_eq!(homes(&game), [5, 6]);
    let mut game = choosing("keepers", KEEPERS, 2, &others);
    game.take("home 4");
    assert_eq!(game.warriors("keepers", 8), 4, "the second as well as it can");
}

#[test]
fn law_a_9_every_marker_starts_at_nought() {
    let state = new(&["any"; 4], 1);
    assert!(state.players().all(|player| player.score == 0));
}

/// A setup that has come to the cards, with the first seat asked.
fn laying_back() -> Game {
    table(
        "seats = ['eyrie', 'alliance', 'riverfolk']\nphase = 'setup'\n\
         pending = ['setup lay_back 2', 'setup lay_back 1', 'setup lay_back 0']\n\
         [eyrie]\nhand = ['royal_claim', 'cobbler', 'anvil', 'sappers', 'armorers']\nleader = 'despot'\n\
         [alliance]\nhand = ['sword', 'bake_sale', 'investments', 'tax_collector', 'codebreakers']\n\
         [riverfolk]\nhand = ['ambush_fox', 'ambush_mouse', 'ambush_rabbit', 'arms_trader', 'birdy_bindle']\n",
    )
}

#[test]
fn law_a_10_three_cards_are_kept_and_two_laid_back() {
    let mut game = laying_back();
    assert_eq!((game.asked(), game.law(), game.legal().len()), ("eyrie", "A.10", 5));
    assert_eq!(game.refusal("lay sword"), "1.2.1");
    game.take_all(["lay anvil", "lay royal_claim"]);
    assert_eq!(game.hand("eyrie"), ["armorers", "cobbler", "sappers"]);
    assert_eq!(game.asked(), "alliance");
    game.take_all(["lay sword", "lay bake_sale", "lay ambush_fox", "lay arms_trader"]);
    assert_eq!((game.turn(), game.state().player(Seat::new(2)).hand_count()), ("eyrie", 3));
    assert!(game.deck_has("anvil") && game.deck_has("sword"));
    assert_eq!(game.refusal("lay cobbler"), "A.10");
}

#[test]
fn law_a_10_only_who_laid_a_card_back_knows_that_it_is_in_the_deck() {
    let mut game = laying_back();
    game.take("lay royal_claim");
    let told = |viewer: Viewer| game.told(viewer).concat();
    assert!(told(Viewer::Seat(Seat::new(0))).contains("royal_claim"));
    assert!(
        !told(Viewer::Seat(Seat::new(1))).contains("royal_claim") && !told(Viewer::Spectator).contains("royal_claim")
    );
    let claim = CardKind::RoyalClaim;
    let elsewhere = |viewer: u8, state: &State| {
        let viewer = Seat::new(viewer);
        (0..60).any(|seed| {
            let dealt = state.determinize(viewer, &mut Generator::new(seed));
            dealt.seats().any(|seat| dealt.player(seat).hand.has(claim))
        })
    };
    assert!(!elsewhere(0, game.state()), "the owner knows where it is not");
    assert!(elsewhere(1, game.state()), "nobody else does");
    let seen = game.state().write(Viewer::Seat(Seat::new(0)));
    assert_eq!(seen["deck_seen"].as_array().map(Vec::len), Some(1));
    assert!(!game.state().write(Viewer::Seat(Seat::new(1))).contains_key("deck_seen"));
    // all see what leaves an open hand
    game.take_all(["lay anvil", "lay sword", "lay bake_sale", "lay ambush_fox"]);
    assert!(game.told(Viewer::Seat(Seat::new(1))).concat().contains("ambush_fox"));
    let seen = game.state().write(Viewer::Seat(Seat::new(1)));
    assert_eq!(seen["deck_seen"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_position_in_the_middle_of_a_draft_is_read_back() {
    for seed in 0..5 {
        let mut chance = Generator::new(seed);
        let mut state = new(&["any", "riverfolk", "any", "vagabond"], seed);
        for _ in 0..14 {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let doc = state.write(Viewer::All);
            let read =
                State::read(&doc, &Embedded, &mut Generator::new(0)).unwrap_or_else(|faults| panic!("{faults}\n{doc}"));
            assert_eq!(read, state);
            for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let seen = State::read_observation(&state.write(viewer), viewer, &Embedded).expect("an observation");
                assert_eq!(seen, state.observe(viewer));
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
}

#[test]
fn faults_of_a_draft_are_told() {
    let text = "seats = ['any', 'eyrie']\nphase = 'setup'\npending = ['setup hands', 'setup choose 0']\n";
    for (draft, key) in [
        ("[draft]\npool = ['eyrie', 'marquise']\n", "pool"),
        ("[draft]\npool = ['vagabond', 'marquise']\n", "vagabond"),
        ("[draft]\npool = ['duchy', 'marquise']\nlast = 'duchy'\n", "last"),
        ("[draft]\npool = ['duchy', 'marquise']\nhomelands = { 1 = [3], eyrie = [3] }\n", "eyrie"),
        ("[draft]\npool = []\n", "pending"),
        ("", "pending"),
    ] {
        let told = faults(&format!("{text}{draft}"));
        assert!(told.contains(key), "{draft}: {told}");
    }
    assert_eq!(faults(&format!("{text}[draft]\npool = ['duchy', 'marquise']\n")), "");
    assert!(faults("seats = ['marquise', 'eyrie']\nphase = 'birdsong'\n[draft]\n").contains("draft"));
}

#[test]
fn homelands_are_forgotten_with_the_set_up() {
    let mut chance = Generator::new(3);
    let mut state = new(&["any"; 4], 3);
    while state.draft.is_open {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        state.step(legal[0], &mut chance, &mut ());
    }
    assert!(state.draft.pool.is_empty() && state.draft.homelands.iter().all(|homes| *homes == ClearingSet::EMPTY));
}

/// Returns what is dealt of hirelings and landmarks, in the order of their names.
fn dealt_in(state: &State) -> Vec<Arg> {
    let landmarks = state.landmarks.sites.as_slice().iter();
    let mut names: Vec<Arg> =
        landmarks.map(|site| Arg::Name { space: "root-landmark", id: site.landmark.id() }).collect();
    names.extend(state.hirelings().map(|me| state.name_of(state.party(me))));
    names.sort_by_key(|name| format!("{name:?}"));
    names
}

#[test]
fn law_a_5_2_a_6_1_what_a_seed_deals_is_known_before_and_no_choice_changes_it() {
    for (seed, board) in (0..60).zip(["autumn", "winter", "lake", "mountain"].into_iter().cycle()) {
        let mut extras = vec!["hirelings 3".to_owned(), "landmarks 2".to_owned()];
        extras.extend((seed % 2 == 0).then(|| "advanced".to_owned()));
        let seats = ["marquise", "eyrie", "vagabond", "lizards"].map(String::from).to_vec();
        let options = Options { seats, board: Some(board.to_owned()), deck: None, extras };
        let foretold = game::dealt(&options, seed, &Embedded).unwrap();
        let mut foretold: Vec<Arg> = foretold.into_iter().flat_map(|(_, names)| names).collect();
        foretold.sort_by_key(|name| format!("{name:?}"));
        assert_eq!(foretold.len(), 5, "{foretold:?}");
        for choices in 0..4 {
            let (mut chance, mut chosen) = (Generator::new(seed), Generator::new(choices));
            let setup = State::setup(&options, &Embedded).unwrap();
            let mut state = State::new(&setup, &mut chance, &mut ()).unwrap();
            let mut legal = Vec::new();
            while state.phase == Phase::Setup {
                state.legal(&mut legal);
                let action = legal[chosen.below(legal.len() as u32) as usize];
                state.step(action, &mut chance, &mut ());
            }
            assert_eq!(dealt_in(&state), foretold, "seed {seed}, choices {choices}");
        }
    }
}

#[test]
fn law_a_8_2_the_keepers_card_goes_exactly_when_no_two_adjacent_clearings_of_the_edge_are_left() {
    // the paths between clearings of the edge of the Autumn map
    let paths = [(1, 5), (1, 9), (2, 5), (2, 6), (3, 6), (3, 7), (4, 8), (4, 9), (7, 8)];
    let mut asked = 0;
    for taken in (0..1u16 << 9).filter(|taken| taken.count_ones() == 4) {
        let taken: Vec<u8> = (1..=9).filter(|clearing| taken >> (clearing - 1) & 1 == 1).collect();
        let is_free = |clearing: u8| !taken.contains(&clearing);
        let stands = paths.iter().any(|&(one, other)| is_free(one) && is_free(other));
        let text = format!(
            "seats = ['any', 'corvids', 'lizards', 'duchy', 'eyrie']\nphase = 'setup'\n\
                 pending = ['setup hands', 'setup draft 0', 'lizards choose_outcast']\n[draft]\npool = ['keepers', 'riverfolk']\n\
                 homelands = {{ corvids = [{}], lizards = [{}], duchy = [{}], eyrie = [{}] }}\n",
            taken[0], taken[1], taken[2], taken[3]
        );
        let mut game = table(&text);
        if stands {
            game.take("outcast fox");
            let (mut state, keepers) = (game.state().clone(), Action::parse("draft keepers").expect("an action"));
            state.apply(keepers, &mut Generator::new(1), &mut ()).unwrap_or_else(|illegal| panic!("{illegal}"));
            let mut homes = Vec::new();
            state.legal(&mut homes);
            let homes = homes.into_iter().filter_map(|action| match action {
                Action::Home { clearing } => Some(clearing.number()),
                _ => None,
            });
            for home in homes {
                let beside = |&(one, other): &(u8, u8)| one == home && is_free(other) || other == home && is_free(one);
                assert!(is_free(home) && paths.iter().any(beside), "{home} with {taken:?} taken");
                asked += 1;
            }
        } else {
            game.chance(["faction hundreds"]).take("outcast fox");
            assert_eq!(game.legal(), ["draft hundreds", "draft riverfolk"], "{taken:?} taken");
        }
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn law_a_8_2_i_nobody_chooses_the_corner_of_a_clockwork_player() {
    for (clockwork, piece) in [("marquise", "keep"), ("eyrie", "roost"), ("duchy", "tunnel")] {
        let clockwork = format!("clockwork:{clockwork}");
        for seed in 1..=8 {
            // the last seat sets up first
            let game = seeded_advanced(&["corvids", &clockwork], seed);
            let corner = (1..=12).find(|&clearing| game.pieces(piece, clearing) > 0).expect("a corner");
            assert!(!homes(&game).contains(&corner), "{clockwork}, seed {seed}, clearing {corner}");
        }
    }
}

#[test]
fn law_a_8_2_i_a_clockwork_player_starts_in_no_homeland_of_others() {
    for (clockwork, piece) in [("marquise", "keep"), ("eyrie", "roost"), ("lizards", "garden_fox"), ("duchy", "tunnel")]
    {
        for seed in 1..=12 {
            let mut game = seeded_advanced(&[&format!("clockwork:{clockwork}"), "keepers"], seed);
            game.take("home 1");
            assert_eq!(game.pieces(piece, 1), 0, "{clockwork}, seed {seed}");
        }
    }
}

#[test]
fn law_a_8_2_i_corners_are_kept_for_the_clockwork_players_to_come() {
    let seats = ["clockwork:marquise", "clockwork:eyrie", "clockwork:lizards", "corvids", "keepers"];
    for seed in 1..=6 {
        let mut game = seeded_advanced(&seats, seed);
        let mut corners = 0;
        while !homes(&game).is_empty() {
            let homes = homes(&game);
            let wish = homes.iter().find(|home| **home <= 4).unwrap_or(&homes[0]);
            corners += usize::from(*wish <= 4);
            game.take(&format!("home {wish}"));
        }
        // there are four, and three clockwork players start in one
        assert_eq!(corners, 1, "seed {seed}");
    }
}
