//! The allowance of a client: how much it may ask at once. It is kept by name, so that a client that floods gains nothing by
//! coming back.

use std::collections::BTreeMap;
use std::time::Instant;

/// Requests of one client that come without a pause, and how fast more are allowed.
const BURST: f64 = 400.0;
const PER_SECOND: f64 = 200.0;

/// The cost of a greeting, in requests: everyone hears of it, and it is answered with the whole table.
pub(super) const GREETING: f64 = 40.0;

/// The cost of a line of chat, which everyone has to read.
pub(super) const TALK: f64 = 40.0;

/// The part of the burst that a client must have to come in.
const ENTRY: f64 = 100.0;

/// The requests that a client may send at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct RateLimiter {
    left: f64,
    counted: Instant,
}

impl RateLimiter {
    pub fn whole(now: Instant) -> Self {
        Self { left: BURST, counted: now }
    }

    fn at(self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.counted).as_secs_f64();
        (self.left + since * PER_SECOND).min(BURST)
    }

    /// Whether there is a request left.
    pub fn has_one(self, now: Instant) -> bool {
        self.has(1.0, now)
    }

    /// Whether there is as much left.
    pub fn has(self, cost: f64, now: Instant) -> bool {
        self.at(now) >= cost
    }

    /// Takes what a request costs.
    pub fn take(&mut self, cost: f64, now: Instant) {
        *self = Self { left: self.at(now) - cost, counted: now };
    }
}

/// The allowances that were left to clients when they left.
#[derive(Default)]
pub(super) struct Spent(BTreeMap<String, RateLimiter>);

impl Spent {
    /// Someone leaves.
    pub fn keep(&mut self, name: &str, own: RateLimiter, now: Instant) {
        self.0.retain(|_, spent| spent.at(now) < BURST);
        if own.at(now) < BURST {
            let spent = self.0.entry(name.to_owned()).or_insert(own);
            if own.at(now) < spent.at(now) {
                *spent = own;
            }
        }
    }

    /// Returns what someone who comes with this allowance may ask; `None` if they have to wait.
    pub fn of(&self, name: &str, own: RateLimiter, now: Instant) -> Option<RateLimiter> {
        let left = self.0.get(name).map_or(own.at(now), |spent| spent.at(now).min(own.at(now)));
        (left >= ENTRY).then_some(RateLimiter { left, counted: now })
    }
}
