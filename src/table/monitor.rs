//! State that two threads share: each takes it in turn, and the one that waits is told of changes.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// A value behind a lock, with a condition to wait for.
#[derive(Default)]
pub(super) struct Monitor<T> {
    value: Mutex<T>,
    pub changed: Condvar,
}

impl<T> Monitor<T> {
    pub fn new(value: T) -> Self {
        Self { value: Mutex::new(value), changed: Condvar::new() }
    }

    /// Locks the value for this thread.
    pub fn lock(&self) -> MutexGuard<'_, T> {
        // The value is whole after every statement that changes it.
        self.value.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
