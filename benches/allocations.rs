//! Shows that a decision allocates nothing once its buffers are warm. Run with `cargo bench --bench allocations`; exits
//! with an error if one does.

mod common;

use common::{Dewan, Iwari, Root, Start, play};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use thicket::kernel::{Generator, Rules};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call goes to the system's allocator unchanged; counting touches nothing of it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays random games; the allocations while they last.
fn count<G: Start>() -> u64 {
    let start = G::start(1);
    let mut legal = Vec::with_capacity(256);
    let mut rng = Generator::new(9);
    // the rules keep a list of their own for looking ahead, which is made when it is first needed
    for _ in 0..20 {
        play(&mut start.clone(), &mut legal, &mut rng, u64::MAX);
    }
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let mut decisions = 0;
    for _ in 0..2000 {
        decisions += play(&mut start.clone(), &mut legal, &mut rng, u64::MAX);
    }
    let allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
    println!(
        "{}: {allocations} allocations in {decisions} decisions (legal, choice, step) and 2000 copies",
        G::State::ID
    );
    allocations
}

fn main() {
    if count::<Root>() + count::<Dewan>() + count::<Iwari>() > 0 {
        std::process::exit(1);
    }
}
