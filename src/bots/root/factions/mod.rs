//! The factions' files, each named here and nowhere else in this layer: they are modules of the factions, so that nothing
//! else can reach into them.

mod alliance;
mod clockwork;
mod corvids;
mod duchy;
mod eyrie;
mod hundreds;
mod keepers;
mod lizards;
mod marquise;
mod riverfolk;
mod undrafted;
mod vagabond;

use super::aim::Outlook;
use super::evaluate::{EvalContext, PotentialWeight};
use super::map_features::{MapFeatures, ThreatMap, warriors_threat};
use super::plan::take_warriors;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::Item;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use alliance::AllianceEvaluator;
use corvids::CorvidsEvaluator;
use duchy::DuchyEvaluator;
use eyrie::EyrieEvaluator;
use hundreds::HundredsEvaluator;
use keepers::KeepersEvaluator;
use lizards::LizardsEvaluator;
use marquise::MarquiseEvaluator;
use riverfolk::RiverfolkEvaluator;
use serde::{Deserialize, Serialize};
use vagabond::VagabondEvaluator;

/// The bots' knowledge of a faction. What is nothing special is a default.
///
/// `seat` is always the seat that plays the faction.
pub trait FactionEvaluator {
    /// Returns the weight of what `potential` values besides points scored.
    fn potential_weight(&self) -> PotentialWeight;

    /// Returns by how much more than others of its faction the seat is feared, for each round to come.
    fn per_round_besides(&self, _: &State, _: Seat) -> f64 {
        0.0
    }

    /// Returns the promise of the faction's pieces, in points, by what it comes of.
    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook;

    /// Returns the strength with which the seat could attack each clearing in its next turn: warriors or swords.
    fn threat(&self, state: &State, seat: Seat, ruled: ClearingSet) -> ThreatMap {
        warriors_threat(state, seat, ruled, |_| 0)
    }

    /// Returns the likelihood that the seat strikes at a clearing within its reach before the owner there has a turn
    /// again.
    fn attack_probability(&self, state: &State, seat: Seat, clearing: Clearing) -> f64;

    /// Returns the cost of losing each of the faction's pieces.
    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[]
    }

    /// Returns a crafted item besides its points.
    fn crafted_item(&self) -> f64 {
        0.0
    }

    /// Returns cards on the faction's board that come back to the hand in Evening.
    fn returning(&self, _: &State, _: Seat) -> CardSet {
        CardSet::EMPTY
    }

    /// Returns all cards on the faction's board that can be seen.
    fn seen_on_board(&self, _: &State, _: Seat) -> CardSet {
        CardSet::EMPTY
    }

    /// Returns the number of cards on the faction's board that cannot be seen.
    fn unseen_on_board(&self, _: &State, _: Seat) -> u8 {
        0
    }

    /// Returns the value of this choice of setup to the seat, if it is one that only this faction has.
    fn opening(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    /// Returns whether a list is one of the faction's small questions, if only this faction is asked them. `telling` is the
    /// first of `legal` that does something.
    fn is_small(&self, _: &State, _telling: Action, _: &[Action]) -> Option<bool> {
        None
    }

    /// Returns the cost to the seat of an answer to such a question.
    fn cost(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    /// Returns the cost of an answer to a question of this faction for any other player, if others are asked such
    /// questions.
    fn cost_to_others(&self, _: &State, _: Seat, _: Action) -> Option<f64> {
        None
    }

    /// Returns whether plans should try the action, which differs from others by numbers that may hardly matter.
    fn is_worth_a_try(&self, _: &State, _: Seat, _: Action) -> bool {
        true
    }

    /// Takes this many hits of an ambush; whether the seat can fight on.
    fn take_hits(&self, state: &mut State, seat: Seat, clearing: Clearing, hits: u8) -> bool {
        take_warriors(state, seat, clearing, hits)
    }

    /// Returns the action among `legal` by which another seat would guess what the faction hides.
    fn guess(&self, _: &State, _: Seat, _by: Seat, _: &[Action]) -> Option<Action> {
        None
    }
}

/// The bots' knowledge of all factions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Evaluators {
    marquise: MarquiseEvaluator,
    eyrie: EyrieEvaluator,
    alliance: AllianceEvaluator,
    vagabond: VagabondEvaluator,
    lizards: LizardsEvaluator,
    riverfolk: RiverfolkEvaluator,
    duchy: DuchyEvaluator,
    corvids: CorvidsEvaluator,
    hundreds: HundredsEvaluator,
    keepers: KeepersEvaluator,
}

impl Evaluators {
    /// Returns the cost of exhausting an item, to whoever holds one.
    pub fn exhausted(&self, item: Item) -> f64 {
        self.vagabond.ready[item.index()]
    }
}

/// Returns the bots' knowledge of the faction that the seat plays.
pub fn evaluator<'w>(weights: &'w Weights, state: &State, seat: Seat) -> &'w dyn FactionEvaluator {
    let factions = &weights.factions;
    match state.player(seat).kit {
        FactionState::Undrafted => &undrafted::UndraftedEvaluator,
        FactionState::Marquise => &factions.marquise,
        FactionState::Eyrie(_) => &factions.eyrie,
        FactionState::Alliance(_) => &factions.alliance,
        FactionState::Vagabond(_) => &factions.vagabond,
        FactionState::Lizards(_) => &factions.lizards,
        FactionState::Riverfolk(_) => &factions.riverfolk,
        FactionState::Duchy(_) => &factions.duchy,
        FactionState::Corvids(_) => &factions.corvids,
        FactionState::Hundreds(_) => &factions.hundreds,
        FactionState::Keepers(_) => &factions.keepers,
        FactionState::Clockwork(_) => &clockwork::ClockworkEvaluator,
    }
}

/// Returns the cost to its owner of losing the piece.
pub fn piece_worth(weights: &Weights, state: &State, piece: Piece) -> f64 {
    let Some(owner) = state.owner_of(piece.owner()).and_then(Owner::seat) else { return 0.0 };
    let listed = evaluator(weights, state, owner).pieces().iter().find(|&&(listed, _)| listed == piece);
    listed.map_or(0.0, |&(_, worth)| worth)
}

/// Returns the cost of an answer, for the seat asked, that only one faction at the table can tell.
pub fn cost(weights: &Weights, state: &State, seat: Seat, action: Action) -> Option<f64> {
    let of_others = || {
        state
            .seats()
            .filter(|&other| other != seat)
            .find_map(|other| evaluator(weights, state, other).cost_to_others(state, other, action))
    };
    evaluator(weights, state, seat).cost(state, seat, action).or_else(of_others)
}

/// Returns the best guess at what others hide, if one is good enough to be made.
pub fn guess(weights: &Weights, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    state
        .seats()
        .filter(|&other| other != seat)
        .find_map(|other| evaluator(weights, state, other).guess(state, other, seat, legal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::setup;
    use crate::games::root::words::faction::Faction;
    use crate::kernel::{Generator, Rules};

    #[test]
    fn every_piece_has_its_worth() {
        for &faction in &Faction::ALL {
            let other = Faction::ALL[usize::from(faction == Faction::ALL[0])];
            let setup = setup([faction, other].into_iter().map(Some));
            let state = State::new(&setup, &mut Generator::new(1), &mut ()).unwrap();
            let seat = state.seat_of(faction).unwrap();
            let mut listed: Vec<Piece> =
                evaluator(Weights::usual(), &state, seat).pieces().iter().map(|&(piece, _)| piece).collect();
            let mut owned = Piece::of(faction.into()).to_vec();
            listed.sort_unstable();
            owned.sort_unstable();
            assert_eq!(listed, owned, "{faction:?}");
        }
    }
}
