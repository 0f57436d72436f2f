//! The points of a session: by what they were scored for, and turn by turn.

use super::{LocalSession, What};
use crate::bots::Bots;
use crate::kernel::{MAX_SEATS, Seat, Source, Tally};
use crate::table::game::Turn;

impl<G: Bots> LocalSession<G> {
    pub(super) fn tally_at(&self, actions: usize) -> Tally {
        let past = (actions < self.entries.len()).then(|| self.state_at(actions));
        let state = past.as_ref().unwrap_or(&self.state);
        self.tally_of(state, self.log.partition_point(|logged| logged.at <= actions))
    }

    /// Returns the points of a state, before which the log had so many entries.
    pub(super) fn tally_of(&self, state: &G, told: usize) -> Tally {
        let mut told = self.log.iter().take(told).filter_map(|logged| match &logged.what {
            What::Event(event) => Some(*event),
            What::Table(_) => None,
        });
        let mut tally = state.tally(&mut told);
        let scores = state.progress().scores;
        let missing: [i16; MAX_SEATS] = std::array::from_fn(|seat| {
            let score = scores[seat].unwrap_or(0);
            if seat < state.seats() { score - tally.total(Seat::new(seat as u8)) } else { 0 }
        });
        let (space, id) = Source::EARLIER;
        tally.add(space, id, missing);
        tally
    }

    pub(super) fn told_turns(&self) -> Vec<Turn> {
        let scores = |state: &G| state.progress().scores[..state.seats()].to_vec();
        let turn = |(index, mark): (usize, &super::Mark<G>)| {
            let next = self.marks.get(index + 1);
            let end = next.map_or(self.entries.len(), |next| next.at);
            Turn {
                number: self.past.len() + index,
                owner: mark.owner,
                round: mark.round,
                actions: mark.at..end,
                scores: [scores(&mark.state), scores(next.map_or(&self.state, |next| &next.state))],
            }
        };
        self.marks.iter().enumerate().map(turn).collect()
    }
}
