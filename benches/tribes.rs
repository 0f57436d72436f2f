//! The speed of the rules of Dewan and Iwari. Run with `cargo bench --bench tribes`; figures and machine in
//! `docs/performance.md`. A further game is one more line in each list of types.

mod common;

use common::{Dewan, Iwari, Start, play, positions};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use std::cell::Cell;
use thicket::kernel::{Generator, Rules};

fn main() {
    divan::main();
}

/// Whole random games of four; an item is a game.
#[divan::bench(types = [Dewan, Iwari], sample_count = 50, sample_size = 10)]
fn random_playout<G: Start>(bencher: Bencher) {
    let seed = Cell::new(0);
    let start = G::start(1);
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed.set(seed.get() + 1);
        let mut state = start.clone();
        play(&mut state, &mut legal, &mut Generator::new(seed.get()), u64::MAX)
    });
}

/// Decisions of random games: list, choose, take; an item is a decision.
#[divan::bench(types = [Dewan, Iwari], sample_count = 50, sample_size = 1)]
fn random_decisions<G: Start>(bencher: Bencher) {
    const DECISIONS: u64 = 20_000;
    let start = G::start(1);
    let mut legal = Vec::with_capacity(256);
    let mut rng = Generator::new(3);
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(|| {
        let mut left = DECISIONS;
        while left > 0 {
            left -= play(&mut start.clone(), &mut legal, &mut rng, left);
        }
    });
}

/// The list of one decision, over positions of random games.
#[divan::bench(types = [Dewan, Iwari])]
fn legal<G: Start>(bencher: Bencher) {
    let positions = positions::<G>(512);
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(state).legal(&mut legal);
            black_box(&legal);
        }
    });
}

#[divan::bench(types = [Dewan, Iwari])]
fn clone<G: Start>(bencher: Bencher) {
    let positions = positions::<G>(512);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(black_box(state).clone());
        }
    });
}
