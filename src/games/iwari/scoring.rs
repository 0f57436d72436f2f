//! Points for tents (I10), totems (I11) and settlements (I12).

use super::event::{Detail, Event, EventKind};
use super::place::{Connection, Space, SpaceSet, Territory, Tribe, Via};
use super::state::{State, TENTS, TOTEMS};
use super::task::World;
use crate::kernel::{MAX_SEATS, Outcome, Seat, SeatSet, Tally};

/// Fewest tents of a settlement (I12.1).
pub const SETTLEMENT: usize = 4;

/// The sources of points, in the order of a score pad.
pub const SOURCES: [&str; 6] = ["half", "tents", "totems", "settlements", "road", "expeditions"];

/// Points or counts by tribe.
pub type ByTribe = [u8; Tribe::COUNT];

/// Returns the points of this many tents of each tribe together (I10).
pub fn majority_points(tents: ByTribe) -> ByTribe {
    let mut points = [0; Tribe::COUNT];
    let all: u8 = tents.iter().sum();
    // the number of tents that the rank above has
    let mut above = None;
    let mut rank = tents.iter().copied().max().unwrap_or(0);
    while rank > 0 {
        for (points, _) in points.iter_mut().zip(tents).filter(|(_, count)| *count == rank) {
            *points = above.unwrap_or(all);
        }
        above = Some(rank);
        rank = tents.iter().copied().filter(|&count| count < rank).max().unwrap_or(0);
    }
    points
}

/// Returns the points of the totems at both ends of a connection (I11.2).
pub fn connection_points(one: ByTribe, other: ByTribe) -> ByTribe {
    let most = |totems: ByTribe| totems.into_iter().max().unwrap_or(0);
    let all: u8 = one.iter().chain(&other).sum();
    let mut points = [0; Tribe::COUNT];
    for (tribe, points) in points.iter_mut().enumerate() {
        if one[tribe] > 0 && one[tribe] == most(one) && other[tribe] > 0 && other[tribe] == most(other) {
            *points = all;
        }
    }
    points
}

/// Returns points by source, as events tell of them; what tents score at the half-journey (I8.2) stands apart.
pub(super) fn tally(told: &mut dyn Iterator<Item = Event>) -> Tally {
    let mut points = [[0; MAX_SEATS]; SOURCES.len()];
    let mut ended = false;
    for event in told {
        let (source, count) = match event.what {
            EventKind::End => {
                ended = true;
                continue;
            }
            EventKind::ScoredTerritory => (usize::from(ended), event.details[0]),
            EventKind::ScoredConnection => (2, event.details[0]),
            EventKind::ScoredSettlements => (3, event.details[0]),
            EventKind::ScoredRoad => (4, event.details[0]),
            EventKind::Expedition => (5, event.details[1]),
            _ => continue,
        };
        if let (Some(Detail::Points(count)), Some(points)) = (count, points[source].get_mut(event.who)) {
            *points += count;
        }
    }
    let mut tally = Tally::default();
    SOURCES.into_iter().zip(points).for_each(|(id, points)| tally.add("iwari-source", id, points));
    tally
}

impl State {
    pub fn tents_in(&self, territory: Territory) -> ByTribe {
        self.tents_among(territory.all_spaces())
    }

    pub fn tents_among(&self, spaces: SpaceSet) -> ByTribe {
        let mut tents = [0; Tribe::COUNT];
        for tribe in self.tribes() {
            tents[tribe] = (self.tents[tribe] & spaces).len() as u8;
        }
        tents
    }

    pub fn totems_in(&self, territory: Territory) -> ByTribe {
        let mut totems = [0; Tribe::COUNT];
        for tribe in self.tribes() {
            totems[tribe] = self.totems(tribe, territory);
        }
        totems
    }

    /// Returns points of each tribe for its tents in a territory, feats included.
    pub fn territory_points(&self, territory: Territory) -> ByTribe {
        let factor = self.territory_factor(territory);
        majority_points(self.tents_in(territory)).map(|points| points * factor)
    }

    /// Returns points of each tribe for a connection, feats included; none under a mountain (I11.1).
    pub fn link_points(&self, connection: Connection) -> ByTribe {
        let Some(link) = self.board.link(connection).filter(|_| self.is_open(connection)) else {
            return [0; Tribe::COUNT];
        };
        let factor = self.connection_factor(connection);
        connection_points(self.totems_in(link.between.0), self.totems_in(link.between.1)).map(|points| points * factor)
    }

    /// Returns points of each tribe for the purple road (I15.3).
    pub fn road_points(&self) -> ByTribe {
        self.board.purple_road().map_or([0; Tribe::COUNT], |road| majority_points(self.tents_among(road.spaces)))
    }

    /// Returns connections of a kind whose majority the tribe holds at both ends.
    pub fn held_connections(&self, tribe: usize, via: Via) -> impl Iterator<Item = Connection> {
        self.board
            .connections()
            .filter(move |(_, link)| link.via == via)
            .map(|(connection, _)| connection)
            .filter(move |&connection| self.link_points(connection)[tribe] > 0)
    }

    /// Returns the spaces of `among` that roads join with `from`, without a gap (I12.1).
    pub fn joined(&self, from: Space, among: SpaceSet) -> SpaceSet {
        let mut group = SpaceSet::of(from) & among;
        let mut open = group;
        while let Some(space) = open.first() {
            open.remove(space);
            let next = (self.next_to(space) & among) - group;
            group |= next;
            open |= next;
        }
        group
    }

    /// Returns the next spaces along roads, and along connections where those are roads.
    pub fn next_to(&self, space: Space) -> SpaceSet {
        let along = self.board.neighbors(space);
        if self.board.connections_are_roads() { along | self.over_connections(space) } else { along }
    }

    /// The spaces at the other ends of open connections that are roads (I15.1); a mountain closes them.
    fn over_connections(&self, space: Space) -> SpaceSet {
        let mut ends = SpaceSet::EMPTY;
        for connection in self.board.connections_of(space.territory()).iter() {
            if let Some((one, other)) = self.board.link(connection).and_then(|link| link.ends)
                && self.is_open(connection)
            {
                if one == space {
                    ends.insert(other);
                } else if other == space {
                    ends.insert(one);
                }
            }
        }
        ends
    }

    /// Groups of tents of a tribe, each with all tents that roads join with it.
    pub fn groups(&self, tribe: usize) -> impl Iterator<Item = SpaceSet> {
        let all = self.tents[tribe];
        let mut left = all;
        std::iter::from_fn(move || {
            let group = self.joined(left.first()?, all);
            left = left - group;
            Some(group)
        })
    }

    /// Sizes of the settlements of a tribe (I12.3).
    pub fn settlements(&self, tribe: usize) -> impl Iterator<Item = usize> {
        self.groups(tribe).map(SpaceSet::len).filter(|&size| size >= SETTLEMENT)
    }

    /// I10, in every territory.
    pub(super) fn score_tents(&mut self, world: &mut World) {
        for territory in self.board.territories() {
            let points = self.territory_points(territory);
            let place = Detail::Territory(self.board.territory_id(territory));
            self.score_all(points, EventKind::ScoredTerritory, Some(place), world);
        }
    }

    /// I11, in the order of the connections (I11.3).
    pub(super) fn score_totems(&mut self, world: &mut World) {
        for index in 0..super::place::MAX_CONNECTIONS as u8 {
            let connection = Connection::new(index);
            let points = self.link_points(connection);
            self.score_all(points, EventKind::ScoredConnection, Some(Detail::Connection(connection.number())), world);
        }
    }

    /// I12
    pub(super) fn score_settlements(&mut self, world: &mut World) {
        for seat in self.all_seats() {
            let points: usize = self.settlements(seat.index()).sum();
            if points > 0 {
                self.gain(seat, points as i16);
                let detail = Detail::Points(points as i16);
                world.emit(|| Event::new(EventKind::ScoredSettlements, seat.index()).with(detail));
            }
        }
    }

    /// I15.3
    pub(super) fn score_road(&mut self, world: &mut World) {
        let points = self.road_points();
        self.score_all(points, EventKind::ScoredRoad, None, world);
    }

    /// The third tribe scores nothing (I7.3).
    fn score_all(&mut self, points: ByTribe, what: EventKind, place: Option<Detail>, world: &mut World) {
        for seat in self.all_seats() {
            let points = points[seat.index()];
            if points > 0 {
                self.gain(seat, points.into());
                let told = Event::new(what, seat.index()).with(Detail::Points(points.into()));
                world.emit(|| place.map_or(told, |place| told.with(place)));
            }
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, points: i16) {
        let score = &mut self.scores[seat.index()];
        *score = score.saturating_add(points);
    }

    /// Most points; then most pieces in the supply; then together (I9.4).
    pub(super) fn outcome(&self) -> Outcome {
        let spare = |seat: Seat| {
            let totems: u8 = self.totems[seat.index()].iter().sum();
            (TENTS + TOTEMS).saturating_sub(self.tents[seat.index()].len() as u8).saturating_sub(totems)
        };
        let rank = |seat: Seat| (self.scores[seat.index()], spare(seat));
        let best = self.all_seats().map(rank).max();
        let winners: SeatSet = self.all_seats().filter(|&seat| Some(rank(seat)) == best).collect();
        Outcome { winners, how: "iwari-won", law: "I9.4" }
    }
}
