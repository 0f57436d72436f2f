//! Nothing on a screen tells what its seat cannot know.

use super::table::*;
use thicket::games::root::State;
use thicket::kernel::{Generator, Rules, Seat, Viewer};
use thicket::table::{ActiveGame, Controller, Games, NewGame};
use thicket::tui::keys::Key;
use thicket::tui::play::TurnStatus;

/// The state at a table; `None` in the middle of a payment out of hidden cards, which only some hidden cards can complete.
fn with_state(controllers: &[Controller], state: &State) -> Option<ActiveGame> {
    let entry = Games::ALL.get("root").expect("Root");
    let seats = SEATS[..controllers.len()].iter().map(ToString::to_string).collect();
    let options = thicket::kernel::Options { seats, ..Default::default() };
    let new = NewGame { options, controllers: controllers.to_vec(), seed: 1 };
    let mut game = entry.begin(&new, &Games::ALL.boards()).expect("begins");
    game.set_position(&state.write(Viewer::All)).ok()?;
    Some(ActiveGame::new(game, None))
}

/// Two states that one seat cannot tell apart make the same screens for it, with everything open that it can open.
#[test]
fn frames_of_states_that_a_seat_cannot_tell_apart_are_the_same() {
    let boards = Games::ALL.boards();
    let mut rng = Generator::new(99);
    let mut compared = 0;
    for seed in 0..4u64 {
        let options = thicket::kernel::Options { seats: SEATS.map(String::from).to_vec(), ..Default::default() };
        let setup = State::setup(&options, &boards).expect("a setup");
        let mut state = State::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game");
        let mut legal = Vec::new();
        for step in 0..240 {
            state.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.step(action, &mut Generator::new(seed ^ step), &mut ());
            if step % 24 != 23 || state.asked().is_none() {
                continue;
            }
            for seat in (0..4).map(Seat::new) {
                let mut controllers = vec![bot(); 4];
                controllers[seat.index()] = person();
                let other = state.determinize(seat, &mut rng);
                let (Some(one), Some(two)) = (with_state(&controllers, &state), with_state(&controllers, &other))
                else {
                    continue;
                };
                compared += 1;
                let frames = |running: ActiveGame| {
                    let mut table = Table::title(80, 24, Default::default());
                    table.app.open(running, None);
                    let mut frames = vec![table.text()];
                    for key in "CEAVgw?i".chars() {
                        table.key_only(Key::Char(key));
                        frames.push(table.text());
                        table.key_only(Key::Esc);
                    }
                    frames
                };
                let (one, two) = (frames(one), frames(two));
                assert_eq!(one, two, "seat {} at step {step}", seat.index());
            }
        }
    }
    assert!(compared > 100, "only {compared} states were compared");
}

#[test]
fn the_hand_over_shows_no_hand() {
    let mut table = Table::game(80, 24, running(&[named("Ben"), named("Ana"), bot(), bot()], 3, Some(MIDDLE)));
    let cards = ["Anvil", "Sappers", "Root Tea", "Cobbler", "Armorers"];
    let hidden = |shown: &str| cards.iter().all(|card| !shown.contains(card));
    assert!(hidden(&table.text()));
    table.press("<Enter>");
    assert!(table.text().contains("Anvil"));
    table.press(":battle 11 eyrie<Enter>");
    assert!(matches!(table.play().now(), TurnStatus::HandOver(_)));
    assert!(hidden(&table.text()));
    // Keys that show things do nothing before the hand has changed.
    for key in ["w", "g", "C", "E", ":", "u", "?", "i"] {
        table.press(key);
        assert!(hidden(&table.text()), "{key}");
        table.press("<Esc>");
    }
    table.press("<Enter>");
    let shown = table.text();
    assert!(shown.contains("Cobbler") && !shown.contains("Anvil"), "{shown}");
}

#[test]
fn what_one_has_typed_the_next_cannot_call_back() {
    let mut table = Table::game(80, 24, running(&[named("Ben"), named("Ana"), bot(), bot()], 3, Some(MIDDLE)));
    table.press("<Enter>:?craft anvil<Enter><Esc>:battle 11 eyrie<Enter><Enter>:<Up>");
    assert!(!table.text().contains("craft anvil"));
}
