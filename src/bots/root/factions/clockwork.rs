//! A clockwork player: it promises what its faction's pieces on the map are worth, and strikes where its orders send it.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight};
use super::super::map_features::{MapFeatures, ThreatMap, warriors_threat};
use super::FactionEvaluator;
use super::vagabond::reach;
use crate::bots::root::plan::take_warriors;
use crate::games::root::State;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::Seat;

/// The likelihood that it strikes at a clearing within its reach: two of five orders are of the clearing's suit or a bird.
const ATTACK_PROBABILITY: f64 = 0.4;

/// The most that the dice of a Vagabot bring, the items on its battle track aside (R7.2.4).
const HIT: u8 = 1;

/// The promise of a building on the map.
const BUILDING: f64 = 1.5;

pub struct ClockworkEvaluator;

impl FactionEvaluator for ClockworkEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        PotentialWeight { own: 0.7, share: 0.5, constant: 0.0, per_round: 0.0 }
    }

    fn potential(&self, state: &State, seat: Seat, _: &MapFeatures, _: &EvalContext) -> Outlook {
        let built: u8 = state.board.clearings().iter().map(|clearing| state.buildings(seat, clearing)).sum();
        let mut outlook = Outlook::NOTHING;
        outlook.add(Aim::Buildings, BUILDING * f64::from(built));
        outlook
    }

    fn threat(&self, state: &State, seat: Seat, ruled: ClearingSet) -> ThreatMap {
        let Some(vagabot) = state.vagabot(seat) else { return warriors_threat(state, seat, ruled, |_| 0) };
        let mut threat = [0; MAX_CLEARINGS];
        // R7.5: an item for each move, and one for the battle
        for clearing in reach(state, &vagabot.kit, vagabot.usable().saturating_sub(1)).iter() {
            threat[clearing.index()] = HIT + vagabot.on_track();
        }
        threat
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        ATTACK_PROBABILITY
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::Recruiter, 1.5), (Piece::Workshop, 1.5), (Piece::Sawmill, 1.5)]
    }

    fn seen_on_board(&self, state: &State, seat: Seat) -> CardSet {
        // it has no hand
        state.piles_of(seat).fold(CardSet::EMPTY, |seen, pile| seen | pile.cards)
    }

    fn take_hits(&self, state: &mut State, seat: Seat, clearing: Clearing, hits: u8) -> bool {
        // what hits take of items is worth nothing here
        state.has_pawn(seat) || take_warriors(state, seat, clearing, hits)
    }
}
