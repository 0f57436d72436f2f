//! The allowance of a client: how much it may ask at once. It is kept by name, so that neither more terminals nor coming back
//! gives anyone more.

use crate::table::shared::wire::Request;
use std::collections::BTreeMap;
use std::time::Instant;

/// Requests of one client that come without a pause, and how fast more are allowed.
const BURST: f64 = 400.0;
const PER_SECOND: f64 = 200.0;

/// The cost of a greeting, in requests: everyone hears of it, and it is answered with the whole table.
pub(super) const GREETING: f64 = 40.0;

/// The cost of a line of chat, which everyone has to read.
const TALK: f64 = 40.0;

/// The cost of what everyone is told, or what is written to the disk.
const NEWS: f64 = 20.0;

/// What is kept for requests that cost others nothing: who talks too much is told so, and still plays.
pub(super) const KEPT: f64 = 40.0;

/// The part of the burst that a client must have to come in.
const ENTRY: f64 = 100.0;

/// Returns what a request costs.
pub(super) fn cost(request: &Request) -> f64 {
    match request {
        Request::Say { .. } => TALK,
        Request::Undo { .. }
        | Request::Move { .. }
        | Request::Agree { .. }
        | Request::Refuse { .. }
        | Request::Sit { .. }
        | Request::Rise
        | Request::Decline { .. }
        | Request::Save => NEWS,
        _ => 1.0,
    }
}

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

    /// Returns whether there is as much left.
    pub fn has(self, cost: f64, now: Instant) -> bool {
        self.at(now) >= cost
    }

    /// Takes what a request costs.
    pub fn take(&mut self, cost: f64, now: Instant) {
        *self = Self { left: self.at(now) - cost, counted: now };
    }
}

/// The allowances of those who are here or were lately, by name.
#[derive(Default)]
pub(super) struct Allowances(BTreeMap<String, RateLimiter>);

impl Allowances {
    /// Returns whether someone of this name may come in, or has to wait.
    pub fn admits(&self, name: &str, now: Instant) -> bool {
        self.has(name, ENTRY, now)
    }

    /// Returns whether there is as much left for a name.
    pub fn has(&self, name: &str, cost: f64, now: Instant) -> bool {
        self.0.get(name).is_none_or(|own| own.has(cost, now))
    }

    /// Takes what a request costs.
    pub fn take(&mut self, name: &str, cost: f64, now: Instant) {
        match self.0.get_mut(name) {
            Some(own) => own.take(cost, now),
            None => {
                // who has all of it again is like someone who was never here
                self.0.retain(|_, own| own.at(now) < BURST);
                let mut own = RateLimiter::whole(now);
                own.take(cost, now);
                self.0.insert(name.to_owned(), own);
            }
        }
    }
}
