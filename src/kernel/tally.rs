//! Points by what they are for.

use super::{MAX_SEATS, Seat};

/// One source of points, and what each seat has from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The prefix of its words.
    pub space: &'static str,
    pub id: &'static str,
    pub points: [i16; MAX_SEATS],
}

impl Source {
    /// Points of which nothing is known but that they were scored: where their words are, and the id.
    pub const EARLIER: (&str, &str) = ("game", "earlier");
}

/// A score pad: the sources from which anyone has points, in the order in which they are shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally(pub Vec<Source>);

impl Tally {
    /// Adds a source, unless nobody has anything from it.
    pub fn add(&mut self, space: &'static str, id: &'static str, points: [i16; MAX_SEATS]) {
        if points.iter().any(|points| *points != 0) {
            self.0.push(Source { space, id, points });
        }
    }

    /// Returns all points of a seat.
    pub fn total(&self, seat: Seat) -> i16 {
        self.0.iter().map(|source| source.points[seat.index()]).sum()
    }

    /// Returns what has been added since an earlier tally of the same game.
    #[must_use]
    pub fn since(&self, earlier: &Tally) -> Tally {
        let find = |tally: &Tally, source: &Source| {
            let same = |other: &&Source| (other.space, other.id) == (source.space, source.id);
            tally.0.iter().find(same).map_or([0; MAX_SEATS], |source| source.points)
        };
        let minus =
            |one: [i16; MAX_SEATS], other: [i16; MAX_SEATS]| std::array::from_fn(|seat| one[seat] - other[seat]);
        let mut gained = Tally::default();
        for source in &self.0 {
            gained.add(source.space, source.id, minus(source.points, find(earlier, source)));
        }
        // what is gone altogether is lost
        for source in earlier.0.iter().filter(|source| find(self, source) == [0; MAX_SEATS]) {
            gained.add(source.space, source.id, minus([0; MAX_SEATS], source.points));
        }
        gained
    }
}
