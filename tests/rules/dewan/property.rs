//! Properties of every game, at every table: played at random, with all checks, and with broken files.

use crate::dewan::support::{Embedded, new_game};
use crate::twins::{Tally, games, twins_stay_alike};
use proptest::prelude::*;
use thicket::bots::Level;
use thicket::games::dewan::board::Board;
use thicket::games::dewan::{Action, State, boards};
use thicket::kernel::{Doc, Generator, Options, Rules, Script, Seat, Viewer};
use thicket::table::Games;
use thicket::table::random_setup::Pool;
use thicket::table::sim::{Plan, run};

const TABLES: [(usize, &str); 13] = [
    (2, "base"),
    (3, "base"),
    (4, "base"),
    (4, "team"),
    (2, "storm"),
    (3, "storm"),
    (4, "storm"),
    (2, "volcano"),
    (3, "volcano"),
    (4, "volcano"),
    (2, "lake_village"),
    (3, "lake_village"),
    (4, "lake_village"),
];

fn plan(seats: usize, board: &str, bots: Vec<Level>, games: u64) -> Plan {
    let seats = ["amber", "basalt", "coral", "dusk"][..seats].iter().map(|id| (*id).to_owned()).collect();
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    Plan { options, bots, weights: None, games, seed: 5, jobs: 1, check: true, max_rounds: 200 }
}

#[test]
fn every_game_ends_without_a_violation() {
    for (seats, board) in TABLES {
        let report =
            run::<State>(&plan(seats, board, vec![Level::Random], 6), &Pool::default(), &Games::ALL.boards(), &|| true)
                .unwrap();
        assert_eq!(report.violations, [], "{seats} {board}");
        assert_eq!(report.finished, 6, "{seats} {board}");
    }
}

#[test]
fn better_players_win() {
    let first = |better: Level, worse: Level| {
        let bots = vec![better, worse, worse, worse];
        let report = run::<State>(&plan(4, "base", bots, 8), &Pool::default(), &Games::ALL.boards(), &|| true).unwrap();
        assert_eq!(report.violations, []);
        report
    };
    assert!(first(Level::Normal, Level::Random).wins[0] >= 7);
    assert!(first(Level::Easy, Level::Random).wins[0] >= 7);
    let report = first(Level::Normal, Level::Easy);
    assert!(report.mean_scores[0] > report.mean_scores[1], "{report:?}");
}

#[test]
fn what_is_written_for_a_viewer_is_read_back_as_what_he_sees() {
    for (seats, board, seed) in
        [(2, "base", 1), (3, "volcano", 2), (4, "storm", 3), (3, "lake_village", 4), (2, "storm", 5)]
    {
        let mut state = new_game(seats, board, seed);
        let (mut chance, mut rng, mut legal) = (Generator::new(4), Generator::new(seed), Vec::new());
        loop {
            for viewer in State::seats(&state).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]) {
                let text = state.write(viewer).to_string();
                let doc: Doc = text.parse().expect("what was written");
                let read = State::read_observation(&doc, viewer, &Embedded);
                assert_eq!(read, Ok(state.observe(viewer)), "{board}, {viewer:?}: {text}");
                if doc.contains_key("deck_hidden") {
                    let mut false_count = doc.clone();
                    false_count.insert("deck_hidden".into(), 200.into());
                    assert!(State::read_observation(&false_count, viewer, &Embedded).is_err());
                    assert!(State::read(&doc, &Embedded, &mut Script::default()).is_err());
                }
            }
            state.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
}

#[test]
fn no_viewer_sees_a_card_that_he_does_not_know() {
    let mut state = new_game(3, "volcano", 3);
    let (mut chance, mut legal) = (Generator::new(4), Vec::new());
    let mut rng = Generator::new(5);
    while state.asked().is_some() {
        state.legal(&mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.step(action, &mut chance, &mut ());
        for viewer in State::seats(&state) {
            let seen = state.observe(Viewer::Seat(viewer));
            assert!(seen.deck.is_empty() && seen.supply.is_empty());
            for other in State::seats(&state).filter(|&other| other != viewer) {
                assert_eq!(seen.player(other).hand, state.player(other).open);
                assert_eq!(seen.player(other).hand_count(), state.player(other).hand_count());
            }
        }
    }
}

/// The spaces on which a camp can be placed, by trying everything.
fn ends(state: &State, ends: &mut std::collections::BTreeSet<u8>) {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    for action in legal {
        let route =
            matches!(action, Action::Camp { .. } | Action::To { .. } | Action::Settle | Action::SettleAt { .. });
        if !route {
            continue;
        }
        let mut after = state.clone();
        after.step(action, &mut Generator::new(1), &mut ());
        let seat = state.turn;
        let new = after.player(seat).camps - state.player(seat).camps;
        match new.first() {
            Some(camp) => drop(ends.insert(camp.number())),
            None => self::ends(&after, ends),
        }
    }
}

#[test]
fn plans_lead_to_every_space_that_can_be_paid_for_and_can_be_carried_out() {
    use thicket::games::dewan::payment::payments;
    use thicket::games::dewan::task::Task;
    let mut seen = 0;
    for (seats, board) in [(2, "base"), (4, "storm"), (3, "lake_village")] {
        let mut state = new_game(seats, board, 11);
        let (mut chance, mut rng, mut legal) = (Generator::new(4), Generator::new(6), Vec::new());
        while state.asked().is_some() {
            let seat = state.turn;
            let hand = state.player(seat).hand;
            let at = match state.pending() {
                Some(Task::Main) => Some(None),
                Some(Task::Route { start, at }) => Some(Some((start, at))),
                _ => None,
            };
            if let Some(at) = at.filter(|_| hand.len() <= 4 && rng.below(4) == 0) {
                let mut reached = std::collections::BTreeSet::new();
                ends(&state, &mut reached);
                for goal in state.board.hexes().iter() {
                    let plans = payments(&state, seat, hand, goal, at, 5);
                    assert_eq!(!plans.is_empty(), reached.contains(&goal.number()), "{board} {goal:?}");
                    for plan in plans {
                        let mut after = state.clone();
                        for action in plan.actions(&state) {
                            after.apply(action, &mut Generator::new(1), &mut ()).expect("a plan goes through");
                        }
                        assert!(after.player(seat).camps.contains(goal));
                        seen += 1;
                    }
                }
            }
            state.legal(&mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn what_a_viewer_cannot_know_never_shows_later_on() {
    let mut tally = Tally::default();
    for seed in 0..games(6) {
        for (seats, board) in TABLES {
            twins_stay_alike(new_game(seats, board, seed), seed, false, &mut tally);
        }
    }
    assert!(tally.alike > 30_000 && tally.parted > 2_000, "{tally:?}");
}

#[test]
fn a_sample_never_repeats_what_is_hidden() {
    let state = new_game(4, "base", 3);
    let mut rng = Generator::new(1);
    let hands: std::collections::BTreeSet<u64> =
        (0..30).map(|_| state.determinize(Seat::new(0), &mut rng).player(Seat::new(1)).hand.bits()).collect();
    assert!(hands.len() > 10, "{}", hands.len());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_as_an_action_is_written_the_same(text in "(take|camp|to|settle|story|tuck|flood|erupt|fish|pass)( (1?[0-9]|s0[1-9]|forest|forest_fire|water_desert_crystal)){0,3}") {
        if let Ok(action) = Action::parse(&text) {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn a_board_with_one_edit_is_read_or_refused_with_its_faults(which in 0usize..6, at in 0usize..6000, with in "[ -~]{0,4}") {
        let files = boards::embedded();
        let text = |index: usize| files[index].1.to_owned();
        let mut edited = text(which);
        let at = at % edited.len();
        if edited.is_char_boundary(at) && edited.is_char_boundary(at + 1) {
            edited.replace_range(at..=at, &with);
        }
        let (scenario, set) = if which < 5 { (edited, text(5)) } else { (text(0), edited) };
        for seats in 2..=4 {
            match Board::parse(("scenario.toml", &scenario), ("set.toml", &set), seats) {
                Ok(board) => prop_assert!(!board.hexes().is_empty()),
                Err(faults) => prop_assert!(faults.to_string().contains(".toml")),
            }
        }
    }

    #[test]
    fn a_position_with_one_edit_is_read_or_refused(seed in 0u64..20, at in 0usize..6000, with in "[ -~]{0,4}") {
        let (seats, board) = TABLES[seed as usize % TABLES.len()];
        let mut state = new_game(seats, board, seed);
        let (mut chance, mut legal) = (Generator::new(seed), Vec::new());
        for _ in 0..seed * 7 {
            state.legal(&mut legal);
            let Some(action) = legal.last().copied() else { break };
            state.step(action, &mut chance, &mut ());
        }
        let mut text = toml::to_string(&state.write(Viewer::All)).unwrap();
        let at = at % text.len();
        text.replace_range(at..=at, &with);
        if let Some(state) = text.parse().ok().and_then(|doc| State::read(&doc, &Embedded, &mut Script::default()).ok()) {
            prop_assert_eq!(state.check(), Ok(()));
            let mut legal = Vec::new();
            state.legal(&mut legal);
            prop_assert_eq!(legal.is_empty(), state.asked().is_none());
        }
    }
}
