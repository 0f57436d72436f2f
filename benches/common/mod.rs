//! What the benchmarks of Root share: a table of the four base factions and positions from the middle of random games.

use thicket::games::root::State;
use thicket::kernel::{Generator, Options, Rules};
use thicket::table::Games;

/// A new game of the four base factions.
pub fn new_game(seed: u64) -> State {
    let seats = ["marquise", "eyrie", "alliance", "vagabond"].map(String::from).to_vec();
    let setup = State::setup(&Options { seats, ..Options::default() }, &Games::ALL.boards()).expect("the base game");
    State::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game")
}

/// Plays random actions until the game is over or `most` are taken; how many were.
pub fn play(state: &mut State, legal: &mut Vec<<State as Rules>::Action>, rng: &mut Generator, most: u64) -> u64 {
    let mut taken = 0;
    while taken < most && state.asked().is_some() {
        state.legal(legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.step(action, rng, &mut ());
        taken += 1;
    }
    taken
}
