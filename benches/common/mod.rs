//! Shared parts of the benchmarks: new games, random actions in them, and positions from their middle.
#![allow(dead_code)]

use std::sync::atomic::{AtomicU64, Ordering};
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Generator, Options, Rules};
use thicket::table::sim::game_seed;
use thicket::table::{Boards, Games};

/// A game that benchmarks can begin.
pub trait Start {
    type State: Rules;
    const SEATS: [&'static str; 4];
    /// The extras it is played with.
    const EXTRAS: &'static [&'static str] = &[];

    /// A new game of four.
    fn start(seed: u64) -> Self::State {
        let options = Options {
            seats: Self::SEATS.map(String::from).to_vec(),
            extras: Self::EXTRAS.iter().map(ToString::to_string).collect(),
            ..Options::default()
        };
        let setup = Self::State::setup(&options, &Games::ALL.boards()).expect("a setup");
        Self::State::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game")
    }
}

pub struct Root;

impl Start for Root {
    type State = root::State;
    const SEATS: [&'static str; 4] = ["marquise", "eyrie", "alliance", "vagabond"];
}

pub struct Dewan;

impl Start for Dewan {
    type State = dewan::State;
    const SEATS: [&'static str; 4] = ["amber", "basalt", "coral", "dusk"];
}

pub struct Iwari;

impl Start for Iwari {
    type State = iwari::State;
    const SEATS: [&'static str; 4] = ["red", "blue", "yellow", "white"];
    const EXTRAS: &'static [&'static str] = &["feats", "expeditions"];
}

/// Plays at tables of Root with what is drawn for `open`, on all cores: `play` gets its options, the boards and its seed.
/// Returns what it makes of each table, in their order.
pub fn at_drawn_tables<T: Send>(
    count: u64,
    seed: u64,
    open: impl Fn(u64) -> Options + Sync,
    play: impl Fn(&Options, &Boards, u64) -> T + Sync,
) -> Vec<T> {
    let boards = Games::ALL.boards();
    let entry = Games::ALL.get("root").expect("Root");
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return played;
            }
            let seed = game_seed(seed, number);
            let options = entry.surprise(&open(number), seed, &boards).expect("a table");
            played.push((number, play(&options, &boards, seed)));
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut played = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect::<Vec<_>>()
    });
    played.sort_unstable_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, made)| made).collect()
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

/// Positions of running games, some actions apart.
pub fn positions<G: Start>(count: usize) -> Vec<G::State> {
    let mut rng = Generator::new(1);
    let mut legal = Vec::new();
    let mut positions = Vec::new();
    for seed in 0.. {
        let mut state = G::start(seed);
        while play(&mut state, &mut legal, &mut rng, 23) == 23 && state.asked().is_some() {
            positions.push(state.clone());
            if positions.len() == count {
                return positions;
            }
        }
    }
    positions
}
