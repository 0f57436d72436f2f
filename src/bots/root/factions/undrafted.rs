//! A seat that has no faction yet (A.8): it promises nothing and threatens nobody.

use super::super::aim::Outlook;
use super::super::evaluate::{EvalContext, PotentialWeight};
use super::super::map_features::MapFeatures;
use super::{FactionEvaluator, ThreatMap};
use crate::games::root::State;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::Seat;

pub struct UndraftedEvaluator;

impl FactionEvaluator for UndraftedEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        PotentialWeight { own: 0.0, share: 0.0, constant: 0.0, per_round: 0.0 }
    }

    fn potential(&self, _: &State, _: Seat, _: &MapFeatures, _: &EvalContext) -> Outlook {
        Outlook::NOTHING
    }

    fn threat(&self, _: &State, _: Seat, _: ClearingSet) -> ThreatMap {
        [0; MAX_CLEARINGS]
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        0.0
    }
}
