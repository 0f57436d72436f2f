//! What the benchmarks share: new games, and random actions in them.

use thicket::games::{iwari, root};
use thicket::kernel::{Generator, Options, Rules};
use thicket::table::Games;

/// A game that benchmarks can begin.
pub trait Start: Rules {
    const SEATS: [&'static str; 4];
    /// What it is played with besides its usual rules.
    const EXTRAS: &'static [&'static str] = &[];

    /// A new game of four.
    fn start(seed: u64) -> Self {
        let options = Options {
            seats: Self::SEATS.map(String::from).to_vec(),
            extras: Self::EXTRAS.iter().map(ToString::to_string).collect(),
            ..Options::default()
        };
        let setup = Self::setup(&options, &Games::ALL.boards()).expect("a setup");
        Self::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game")
    }
}

impl Start for root::State {
    const SEATS: [&'static str; 4] = ["marquise", "eyrie", "alliance", "vagabond"];
}

impl Start for iwari::State {
    const SEATS: [&'static str; 4] = ["red", "blue", "yellow", "white"];
    const EXTRAS: &'static [&'static str] = &["feats", "expeditions"];
}

/// Plays random actions until the game is over or `most` are taken; how many were.
pub fn play<G: Rules>(state: &mut G, legal: &mut Vec<G::Action>, rng: &mut Generator, most: u64) -> u64 {
    let mut taken = 0;
    while taken < most && state.asked().is_some() {
        state.legal(legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.step(action, rng, &mut ());
        taken += 1;
    }
    taken
}
