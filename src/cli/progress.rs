//! Progress of a long task: a bar on a terminal, nothing elsewhere.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Cells of the bar.
const WIDTH: u64 = 40;
/// The time between two drawings.
const PACE: Duration = Duration::from_millis(125);

pub(super) struct Progress {
    done: AtomicU64,
    all: u64,
    begun: Instant,
    /// The time when it was last drawn; `None` where nobody looks.
    drawn: Option<Mutex<Instant>>,
}

impl Progress {
    pub fn new(all: u64) -> Self {
        let begun = Instant::now();
        Self { done: AtomicU64::new(0), all, begun, drawn: io::stderr().is_terminal().then(|| Mutex::new(begun)) }
    }

    /// Counts one more as done. Called by many threads: one of them draws, and none waits for it.
    pub fn tick(&self) {
        let done = 1 + self.done.fetch_add(1, Ordering::Relaxed);
        if let Some(Ok(mut drawn)) = self.drawn.as_ref().map(Mutex::try_lock)
            && drawn.elapsed() >= PACE
        {
            *drawn = Instant::now();
            // A bar that cannot be drawn is not missed.
            let _ = write!(io::stderr(), "\r{}\x1b[K", bar(done, self.all, self.begun.elapsed()));
        }
    }

    pub fn clear(&self) {
        if self.drawn.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// `[####>-----] 40/100 12s`: how far it is, and how many seconds it will still take.
fn bar(done: u64, all: u64, since: Duration) -> String {
    let all = all.max(1);
    let full = (WIDTH * done / all).min(WIDTH) as usize;
    let (head, rest) = if full < WIDTH as usize { (">", WIDTH as usize - full - 1) } else { ("", 0) };
    let left = since.as_secs_f64() / done.max(1) as f64 * all.saturating_sub(done) as f64;
    format!("[{}{head}{}] {done}/{all} {left:.0}s", "#".repeat(full), "-".repeat(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_full_at_the_end_and_tells_the_time_that_is_left() {
        assert_eq!(bar(10, 40, Duration::from_secs(2)), format!("[{}>{}] 10/40 6s", "#".repeat(10), "-".repeat(29)));
        assert_eq!(bar(40, 40, Duration::from_secs(9)), format!("[{}] 40/40 0s", "#".repeat(40)));
        assert_eq!(bar(0, 0, Duration::ZERO), format!("[>{}] 0/1 0s", "-".repeat(39)));
    }
}
