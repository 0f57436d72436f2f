//! The pace at which the steps of others are shown: what matters longest, and no more than so long from one question to the
//! next.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::PlaySession;
use super::session::brief;
use crate::kernel::Seat;
use crate::kernel::telling::WHY;
use crate::table::LogEntry;
use crate::tui::settings::Pace;

/// How many times the rest of one step all steps until the next question may take together.
const MOST: u32 = 8;

/// The weights of what concerns the player, and of what hardly matters.
pub(super) const CONCERNING: u8 = 0;
pub(super) const LEAST: u8 = u8::MAX;

/// Returns how long a step that matters so much is shown where there is time enough; `None` if there is nothing to see of it.
pub(super) fn rest(pace: Pace, weight: Option<u8>) -> Duration {
    match weight {
        Some(CONCERNING) => pace.rest() * 3 / 2,
        Some(1) => pace.rest(),
        Some(2) => pace.rest() / 2,
        Some(_) => pace.rest() / 4,
        None => Duration::ZERO,
    }
}

/// The time that steps are shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pacing {
    stepped: Instant,
    /// How long the last step is shown.
    rest: Duration,
    /// The time that is left for all steps until the next question.
    budget: Duration,
}

impl Pacing {
    /// Begins with the action of the player, who knows what they did.
    pub fn new(pace: Pace) -> Self {
        Self { stepped: Instant::now(), rest: pace.rest() / 3, budget: pace.rest() * MOST }
    }

    /// Shows one step of a game that is watched.
    pub fn of_a_step(pace: Pace) -> Self {
        Self { rest: pace.rest(), ..Self::new(pace) }
    }

    /// Shows a step that matters so much to the player: [`CONCERNING`] most; `None` if there is nothing to see of it.
    pub fn show(&mut self, pace: Pace, weight: Option<u8>) {
        // while a bot thought, the step before was seen longer than it was meant to be
        self.budget = self.budget.saturating_sub(self.stepped.elapsed().saturating_sub(self.rest));
        // each takes a part of what is left, so that the last ones are still seen
        self.rest = rest(pace, weight).min(self.budget / 4);
        self.budget -= self.rest;
        self.stepped = Instant::now();
    }

    /// Returns how long the step is still shown.
    pub fn left(&self) -> Duration {
        self.rest.saturating_sub(self.stepped.elapsed())
    }
}

impl PlaySession {
    /// Returns how much an entry of the log matters to a player.
    pub(super) fn weight(&self, entry: &LogEntry, me: Option<Seat>) -> u8 {
        match self.game_ui().telling(entry).weight {
            weight if weight < WHY && me.is_some_and(|me| self.names(entry, me)) => CONCERNING,
            weight => CONCERNING + 1 + weight,
        }
    }

    /// Returns how much these entries of the log matter to the player; `None` if the short log has nothing of them.
    pub(super) fn weight_of(&self, entries: Range<usize>) -> Option<u8> {
        let (me, viewer) = (self.person(), self.viewer());
        let new = self.ask(|table| table.record().log(entries, viewer));
        let seen = new.iter().filter(|entry| brief(self.words(), self.game_ui(), entry).is_some());
        seen.map(|entry| self.weight(entry, me)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_steps_there_are_they_end_in_time_and_what_matters_is_seen_longest() {
        let mut pacing = Pacing::new(Pace::Normal);
        let (mut all, mut first) = (pacing.rest, Vec::new());
        for step in 0..100 {
            pacing.show(Pace::Normal, [Some(2), Some(0), None, Some(1)].into_iter().cycle().nth(step).flatten());
            all += pacing.rest;
            first.push(pacing.rest);
        }
        assert!(all <= Duration::from_secs(8), "{all:?}");
        assert!(first[1] > first[0] && first[2].is_zero() && first[3] > first[0], "{:?}", &first[..4]);
    }
}
