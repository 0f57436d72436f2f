//! A seat that has no faction yet (A.8): it promises nothing and threatens nobody.

use super::super::evaluate::{EvalContext, PotentialWeight};
use super::super::map_features::MapFeatures;
use super::{FactionEvaluator, ThreatMap};
use crate::games::root::State;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::Seat;

pub struct UndraftedEvaluator;

impl FactionEvaluator for UndraftedEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        PotentialWeight { own: 0.0, share: 0.0, constant: 0.0, per_round: 0.0 }
    }

    fn potential(&self, _: &State, _: Seat, _: &MapFeatures, _: &EvalContext) -> f64 {
        0.0
    }

    fn threat(&self, _: &State, _: Seat, _: ClearingSet) -> ThreatMap {
        [0; MAX_CLEARINGS]
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        0.0
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[]
    }

    fn crafted_item(&self) -> f64 {
        0.0
    }

    fn returning(&self, _: &State, _: Seat) -> CardSet {
        CardSet::EMPTY
    }

    fn seen_on_board(&self, _: &State, _: Seat) -> CardSet {
        CardSet::EMPTY
    }

    fn unseen_on_board(&self, _: &State, _: Seat) -> u8 {
        0
    }

    fn opening(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    fn is_small(&self, _: &State, _: Action, _: &[Action]) -> Option<bool> {
        None
    }

    fn cost(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    fn cost_to_others(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    fn is_worth_a_try(&self, _: &State, _: Seat, _: Action) -> bool {
        true
    }

    fn take_hits(&self, _: &mut State, _: Seat, _: Clearing, _: u8) -> bool {
        false
    }

    fn guess(&self, _: &State, _: Seat, _: Seat, _: &[Action]) -> Option<Action> {
        None
    }
}
