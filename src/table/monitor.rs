//! State that two threads share: each takes it in turn, and the one that waits is told of changes.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// A desk between two threads.
#[derive(Default)]
pub(super) struct Shared<T> {
    desk: Mutex<T>,
    pub changed: Condvar,
}

impl<T> Shared<T> {
    pub fn new(desk: T) -> Self {
        Self { desk: Mutex::new(desk), changed: Condvar::new() }
    }

    /// The desk, for this thread alone.
    pub fn desk(&self) -> MutexGuard<'_, T> {
        // A desk is whole after every statement that changes it.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
