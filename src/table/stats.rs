//! The story of a game in numbers.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The statistics of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// Scores at the beginning of each round, and as they stand.
    pub scores: Vec<RoundScores>,
    /// Per seat.
    pub seats: Vec<SeatStatistics>,
}

/// The scores of one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundScores {
    pub round: u16,
    /// The points per seat; -1 for a seat that no longer scores.
    pub scores: Vec<i16>,
}

/// The statistics of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatStatistics {
    /// Choices with more than one legal action.
    pub decisions: u64,
    /// Choices taken back.
    pub undos: u32,
    /// The number of times each verb was used.
    pub actions: BTreeMap<String, u32>,
}

impl SeatStatistics {
    pub(super) fn count(&mut self, verb: &str, forced: bool) {
        self.decisions += u64::from(!forced);
        match self.actions.get_mut(verb) {
            Some(count) => *count += 1,
            None => {
                self.actions.insert(verb.to_owned(), 1);
            }
        }
    }
}
