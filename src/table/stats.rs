//! The story of a game in numbers.

use crate::kernel::{Codec, Values, needed};
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
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RoundScores {
    pub round: u16,
    /// The points per seat; none for a seat that no longer scores. Written as -1, since TOML has no word for nothing.
    #[serde(with = "points")]
    pub scores: Vec<Option<i16>>,
}

/// Points as files and hosts have them.
pub(super) mod points {
    use serde::{Deserialize, Deserializer, Serializer};

    /// The number for nothing.
    pub const NONE: i16 = -1;

    pub fn serialize<S: Serializer>(points: &[Option<i16>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(points.iter().map(|points| points.unwrap_or(NONE)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Option<i16>>, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().map(read).collect())
    }

    pub fn read(points: i16) -> Option<i16> {
        (points >= 0).then_some(points)
    }
}

/// Points as files have them.
pub(super) const POINTS: Values<'_, Option<i16>> = Values {
    what: "doc-no-value",
    read: &|value| value.as_integer().and_then(|points| points.try_into().ok()).map(points::read),
    write: &|points| i64::from(points.unwrap_or(points::NONE)).into(),
};

impl Statistics {
    /// Visits them in the order of files.
    pub(super) fn visit(&mut self, codec: &mut Codec<'_>) {
        codec.tables(needed("scores"), &RoundScores::default(), &mut self.scores, |codec, scores| {
            codec.number(needed("round"), u16::MAX, &mut scores.round);
            codec.list(needed("scores"), &POINTS, &mut scores.scores);
        });
        codec.tables(needed("seats"), &SeatStatistics::default(), &mut self.seats, |codec, seat| {
            codec.number(needed("decisions"), i64::MAX as u64, &mut seat.decisions);
            codec.number(needed("undos"), u32::MAX, &mut seat.undos);
            codec.tally(needed("actions"), &mut seat.actions);
        });
    }
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
