//! The speed of the rules. Run with `cargo bench --bench root`; figures and machine in `docs/performance.md`.

mod common;

use common::{Root, Start, play};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use std::cell::Cell;
use thicket::games::root::State;
use thicket::kernel::{Doc, Generator, Rules, Script, Seat, Viewer};
use thicket::table::Games;

fn main() {
    divan::main();
}

/// Positions of running games, some actions apart.
fn positions(count: usize) -> Vec<State> {
    common::positions::<Root>(count)
}

/// Whole random games of the four base factions; an item is a game.
#[divan::bench(sample_count = 50, sample_size = 20)]
fn random_playout(bencher: Bencher) {
    let seed = Cell::new(0);
    let start = Root::start(1);
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed.set(seed.get() + 1);
        let mut state = start.clone();
        play(&mut state, &mut legal, &mut Generator::new(seed.get()), u64::MAX)
    });
}

/// Decisions of random games: list, choose, take; an item is a decision.
#[divan::bench(sample_count = 50, sample_size = 1)]
fn random_decisions(bencher: Bencher) {
    const DECISIONS: u64 = 20_000;
    let start = Root::start(1);
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
#[divan::bench]
fn legal(bencher: Bencher) {
    let positions = positions(512);
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(state).legal(&mut legal);
            black_box(&legal);
        }
    });
}

/// One random action, over positions of random games; the copy that is needed to repeat it is timed too.
#[divan::bench]
fn clone_and_step(bencher: Bencher) {
    let positions = positions(512);
    let mut rng = Generator::new(5);
    let mut legal = Vec::new();
    let steps: Vec<_> = positions
        .iter()
        .map(|state| {
            state.legal(&mut legal);
            (state, legal[rng.below(legal.len() as u32) as usize])
        })
        .collect();
    bencher.counter(ItemsCount::new(steps.len())).bench_local(|| {
        for &(state, action) in &steps {
            let mut state = state.clone();
            state.step(action, &mut rng, &mut ());
            black_box(&state);
        }
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let positions = positions(512);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(black_box(state).clone());
        }
    });
}

#[divan::bench]
fn observe(bencher: Bencher) {
    let positions = positions(512);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(state.observe(Viewer::Seat(Seat::new(1))));
        }
    });
}

#[divan::bench]
fn determinize(bencher: Bencher) {
    let positions = positions(512);
    let mut rng = Generator::new(5);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(state.determinize(Seat::new(1), &mut rng));
        }
    });
}

/// A position to its text, as a save holds it.
#[divan::bench]
fn save(bencher: Bencher) {
    let positions = positions(16);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for state in &positions {
            black_box(toml::to_string(&state.write(Viewer::All)).expect("TOML"));
        }
    });
}

/// A position from its text.
#[divan::bench]
fn load(bencher: Bencher) {
    let texts: Vec<String> =
        positions(16).iter().map(|state| toml::to_string(&state.write(Viewer::All)).expect("TOML")).collect();
    let boards = Games::ALL.boards();
    bencher.counter(ItemsCount::new(texts.len())).bench_local(|| {
        for text in &texts {
            let doc: Doc = text.parse().expect("TOML");
            black_box(State::read(&doc, &boards, &mut Script::default()).expect("a position"));
        }
    });
}
