//! A survey of the map: who rules where, which slots are open, and who could strike where next.

use super::factions::evaluator;
use super::hirelings;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::law::hooks;
use crate::games::root::law::rule::{Links, Ruling};
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::{MAX_SEATS, Seat};

/// Buildings and tokens that one battle takes on average, by defending warriors (columns) and attackers (rows): the
/// higher die is 0, 1, 2, 3 with 1, 3, 5, 7 chances in 16, capped by the attackers; an empty defense costs one more.
const TAKEN: [[f64; 4]; 4] =
    [[0.0, 0.0, 0.0, 0.0], [1.9, 0.0, 0.0, 0.0], [2.6, 0.75, 0.0, 0.0], [2.9, 1.2, 0.44, 0.05]];

/// The strength, by clearing, with which a seat could attack it in its next turn.
pub type ThreatMap = [u8; MAX_CLEARINGS];

/// The map as the bots look at it.
pub struct MapFeatures<'w> {
    pub weights: &'w Weights,
    pub ruler: [Option<Seat>; MAX_CLEARINGS],
    pub ruled: [ClearingSet; MAX_SEATS],
    /// Slots without building or ruin.
    pub open: [u8; MAX_CLEARINGS],
    /// The strength with which a seat could attack a clearing in its next turn: warriors or swords.
    pub threat: [ThreatMap; MAX_SEATS],
}

impl<'w> MapFeatures<'w> {
    pub fn of(weights: &'w Weights, state: &State) -> Self {
        let mut features = Self {
            weights,
            ruler: [None; MAX_CLEARINGS],
            ruled: [ClearingSet::EMPTY; MAX_SEATS],
            open: state.all_open_slots(),
            threat: [[0; MAX_CLEARINGS]; MAX_SEATS],
        };
        for seat in state.seats() {
            let ruled = state.ruled(seat);
            ruled.iter().for_each(|clearing| features.ruler[clearing.index()] = Some(seat));
            features.ruled[seat.index()] = ruled;
        }
        for seat in state.seats() {
            features.threat[seat.index()] =
                evaluator(weights, state, seat).threat(state, seat, features.ruled[seat.index()]);
            if !state.hirelings.is_empty() {
                hirelings::reinforce(state, seat, &mut features.threat[seat.index()]);
            }
        }
        features
    }

    /// Returns how many buildings and tokens of `owner` in the clearing the others may remove before their next turn.
    pub fn peril(&self, state: &State, owner: Seat, clearing: Clearing, pieces: u8) -> f64 {
        if pieces == 0 {
            return 0.0;
        }
        let defenders = usize::from(state.warriors(owner, clearing));
        let mut taken = 0.0;
        if defenders < 4 {
            for seat in state.seats().filter(|&seat| seat != owner) {
                let attackers = usize::from(self.threat[seat.index()][clearing.index()]).min(3);
                let loss = TAKEN[attackers][defenders];
                if loss > 0.0 {
                    taken += loss.min(f64::from(pieces))
                        * evaluator(self.weights, state, seat)
                            .attack_probability(state, seat, clearing)
                            .min(self.weights.evaluation.most_likely);
                }
            }
        }
        taken.min(f64::from(pieces))
    }
}

/// Returns the warriors of each clearing and the most that one move can bring there; `reserve` are those that can come up
/// in a clearing from elsewhere.
pub fn warriors_threat(state: &State, seat: Seat, ruled: ClearingSet, reserve: impl Fn(Clearing) -> u8) -> ThreatMap {
    let free = hooks::moves_without_rule(state, seat);
    let links = Links::of(state, seat.into());
    let warriors = &state.warriors[seat.index()];
    let mut most: ThreatMap = [0; MAX_CLEARINGS];
    for from in state.clearings_with_warriors(seat).iter() {
        let mut near = links.near(state, from);
        if state.ferry == Some(from) {
            near |= state.board.river_adjacent(from);
        }
        // 4.2.1
        let reached = if free || ruled.contains(from) { near } else { near & ruled };
        for to in reached.iter() {
            most[to.index()] = warriors[from.index()].max(most[to.index()]);
        }
    }
    for clearing in state.board.clearings().iter() {
        most[clearing.index()] = warriors[clearing.index()] + reserve(clearing).max(most[clearing.index()]);
    }
    most
}

/// Returns the clearing from which the ferry leads to this one.
fn by_ferry(state: &State, clearing: Clearing) -> ClearingSet {
    match state.ferry {
        Some(ferry) if state.board.river_adjacent(ferry).contains(clearing) => ClearingSet::of(ferry),
        _ => ClearingSet::EMPTY,
    }
}

/// Returns fewest moves of a pawn between two clearings, by the ferry if that is shorter.
pub fn steps(state: &State, from: Clearing, to: Clearing) -> Option<u8> {
    let afoot = state.distance(from, to);
    let ferry = by_ferry(state, to).first().and_then(|ferry| state.distance(from, ferry)).map(|far| far + 1);
    afoot.into_iter().chain(ferry).min()
}
