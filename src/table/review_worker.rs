//! The threads on which a review is made: the loop continues meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::WakeCallback;
use super::monitor::Monitor;
use super::review::{Review, Reviewing};
use super::system::give_way;

#[derive(Default)]
struct Work {
    weighed: u64,
    review: Option<Review>,
    /// Nothing more will come.
    ended: bool,
}

/// Makes a review in the background. Dropped, it has no more choices weighed.
pub struct ReviewWorker {
    choices: u64,
    work: Arc<Monitor<Work>>,
    stopped: Arc<AtomicBool>,
}

impl ReviewWorker {
    /// Starts; `None` if the system has no thread to give. `wake` is rung after each choice and at the end.
    pub fn start(reviewing: Reviewing, wake: WakeCallback) -> Option<Self> {
        let (work, stopped) = (Arc::new(Monitor::<Work>::default()), Arc::new(AtomicBool::new(false)));
        let worker = Self { choices: reviewing.choices(), work: Arc::clone(&work), stopped: Arc::clone(&stopped) };
        let end = End { work, wake };
        let review = move || {
            give_way();
            let workers = thread::available_parallelism().map_or(1, usize::from);
            let tick = || {
                end.work.lock().weighed += 1;
                (end.wake)();
                !stopped.load(Ordering::Relaxed)
            };
            let review = reviewing.run(workers, &tick);
            end.work.lock().review = review;
        };
        thread::Builder::new().name("review".to_owned()).spawn(review).ok().map(|_| worker)
    }

    /// Returns how many choices have been weighed, and how many there are.
    pub fn progress(&self) -> (u64, u64) {
        (self.work.lock().weighed, self.choices)
    }

    /// Takes the review once it is made.
    pub fn take(&mut self) -> Option<Review> {
        self.work.lock().review.take()
    }

    /// Returns whether it has come to its end: what was not taken by then will not come.
    pub fn has_ended(&self) -> bool {
        self.work.lock().ended
    }
}

impl Drop for ReviewWorker {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

/// Drop guard: reports that the thread has ended, even by a panic, so that the page does not wait for a dead thread.
struct End {
    work: Arc<Monitor<Work>>,
    wake: WakeCallback,
}

impl Drop for End {
    fn drop(&mut self) {
        self.work.lock().ended = true;
        (self.wake)();
    }
}
