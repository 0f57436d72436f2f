//! Properties that hold of every game.

use super::told;
use super::twins::{Tally, games, twins_stay_alike};
use super::*;
use proptest::prelude::*;
use thicket::kernel::{Generator, Words, join};

const BOARDS: [&str; 5] = ["new_horizons", "vast_lands", "floating_lands", "glacial_mass", "long_road"];

/// A game after this many random actions.
fn midway(seed: u64, seats: usize, board: usize, actions: usize, log: &mut Vec<Event>) -> State {
    let extras = ["feats", "expeditions"];
    let setup = State::setup(&options(seats, BOARDS[board], &extras[..seed as usize % 3]), &boards()).expect("a setup");
    let mut chance = Generator::new(seed);
    let mut state = State::new(&setup, &mut chance, log).expect("a game");
    let mut list = Vec::new();
    for _ in 0..actions {
        state.legal(&mut list);
        if list.is_empty() {
            break;
        }
        let action = list[chance.below(list.len() as u32) as usize];
        state.step(action, &mut chance, log);
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn notation_and_documents_lead_back(seed in 0u64..1000, seats in 2usize..=5, board in 0usize..5, actions in 0usize..200) {
        let state = midway(seed, seats, board, actions, &mut Vec::new());
        prop_assert!(state.check().is_ok());
        let mut list = Vec::new();
        state.legal(&mut list);
        prop_assert!(list.len() < 256 && (state.over.is_some() == list.is_empty()));
        for &action in &list {
            prop_assert_eq!(State::parse(&join(&State::parts(action))), Ok(action));
        }
        let again = State::read(&state.write(Viewer::All), &boards(), &mut Script::default());
        prop_assert_eq!(again.as_ref(), Ok(&state));
    }

    #[test]
    fn what_is_written_for_a_viewer_is_read_back_as_what_he_sees(seed in 0u64..1000, seats in 2usize..=5, board in 0usize..5, actions in 0usize..250) {
        let state = midway(seed, seats, board, actions, &mut Vec::new());
        for viewer in state.all_seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]) {
            let text = state.write(viewer).to_string();
            let doc: Doc = text.parse().expect("what was written");
            let read = State::read_observation(&doc, viewer, &boards());
            prop_assert_eq!(read, Ok(state.observe(viewer)), "{:?}: {}", viewer, text);
            if doc.contains_key("deck_hidden") {
                let mut false_count = doc.clone();
                false_count.insert("deck_hidden".into(), 200.into());
                prop_assert!(State::read_observation(&false_count, viewer, &boards()).is_err());
                prop_assert!(State::read(&doc, &boards(), &mut Script::default()).is_err());
            }
        }
    }

    #[test]
    fn nobody_can_tell_a_sample_from_the_truth(seed in 0u64..1000, seats in 2usize..=5, actions in 0usize..150) {
        let state = midway(seed, seats, 0, actions, &mut Vec::new());
        for seat in state.all_seats() {
            let viewer = Viewer::Seat(seat);
            let sample = state.determinize(seat, &mut Generator::new(seed));
            prop_assert_eq!(sample.observe(viewer), state.observe(viewer));
            prop_assert_eq!(sample.decision(), state.decision());
            prop_assert!(sample.check().is_ok());
            let hidden = format!("{:?}", state.write(Viewer::Spectator));
            prop_assert_eq!(hidden, format!("{:?}", sample.write(Viewer::Spectator)));
        }
    }

    #[test]
    fn what_is_not_listed_is_refused_with_a_reason_and_changes_nothing(seed in 0u64..1000, actions in 0usize..120, verb in 0usize..5, place in 1u8..170, kind in 0usize..5) {
        let state = midway(seed, 2 + seed as usize % 4, seed as usize % 5, actions, &mut Vec::new());
        let kind = Kind::ALL[kind].id();
        let text = match verb {
            0 => format!("tent {place} match"),
            1 => format!("tent {place} pair {kind}"),
            2 => format!("totem {place} match"),
            3 => format!("take {kind}"),
            _ => format!("discovery {place}"),
        };
        if let Ok(action) = State::parse(&text) {
            let mut after = state.clone();
            let done = after.apply(action, &mut Generator::new(1), &mut ());
            prop_assert_eq!(done.is_ok(), allows(&state, &text));
            if let Err(illegal) = done {
                prop_assert_eq!(&after, &state);
                prop_assert!(illegal.law.starts_with('I'));
                let (_, faults) = Words::english().say_strictly(&illegal.reason);
                prop_assert!(faults.is_empty(), "{:?}", faults);
            }
        }
    }

    #[test]
    fn all_that_is_told_has_words_and_hides_what_is_hidden(seed in 0u64..300, seats in 2usize..=5, board in 0usize..5) {
        let mut log = Vec::new();
        let state = midway(seed, seats, board, 400, &mut log);
        for event in log {
            for viewer in [Viewer::All, Viewer::Spectator] {
                let message = state.tell(event, viewer);
                prop_assert_eq!(told::faults(&message), [""; 0]);
                let text = Words::english().say(&message);
                prop_assert!(viewer == Viewer::All || event.secret.is_none() || text.contains("a card"));
            }
        }
        prop_assert!(state.over.is_some());
    }
}

#[test]
fn what_a_viewer_cannot_know_never_shows_later_on() {
    let mut tally = Tally::default();
    for seed in 0..games(10) {
        for board in 0..BOARDS.len() {
            let state = midway(seed, 2 + seed as usize % 4, board, 0, &mut Vec::new());
            twins_stay_alike(state, seed, true, &mut tally);
        }
    }
    assert!(tally.alike > 20_000 && tally.parted > 200, "{tally:?}");
}

#[test]
fn a_hand_is_known_as_far_as_it_came_from_the_display() {
    let mut state = at(
        "red.hand = ['tundra', 'tundra', 'glacier']\nblue.hand = ['coast']\ndisplay = ['tundra', 'forest', 'coast', 'desert']",
    );
    act(&mut state, "discard glacier", &[]);
    act(&mut state, "take tundra", &["card forest"]);
    let seen = state.observe(sees(&state, 1));
    assert_eq!((seen.hands[0].of(Kind::Tundra), seen.hidden[0]), (1, 2));
    assert_eq!(seen.deck_count(), state.deck_count());
    assert_eq!(state.observe(sees(&state, 0)).hidden[0], 0);
}

#[test]
fn a_position_tells_all_its_faults() {
    let told = fault(
        "seats = ['red', 'blue', 'white']\nred.tents = [11, 17, 19]\nblue.tents = [11]\nwhite.totems.x9 = 1\n\
         green.score = 3\nturn = 'purple'\nred.hand = ['rain']\nmountains = [40]\npending = ['sleep']",
    );
    for key in ["red.tents", "blue.tents", "white.totems.x9", "green", "turn", "red.hand[0]", "mountains[0]", "pending"]
    {
        assert!(told.contains(key), "{key}: {told}");
    }
    let crowded = fault("seats = ['red', 'blue']\nred.tents = [11]\nred.totems.f1 = 2\nred.hand = ['tundra']");
    assert!(crowded.contains("2 totems"), "{crowded}");
    let strange = fault("seats = ['red', 'blue']\nred.hand = ['tundra']\npending = ['end', 'more 14 false']");
    assert!(strange.contains("pending"), "{strange}");
}
