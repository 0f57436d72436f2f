//! The Cult: gardens that score with every card of their suit, and acolytes that strike where the Outcast live.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::games::root::State;
use crate::games::root::factions::lizards::queries::outcast_clearings;
use crate::games::root::factions::lizards::state::GARDEN_POINTS;
use crate::games::root::factions::lizards::state::Lizards;
use crate::games::root::factions::lizards::turn::garden_points;
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::law::hooks;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LizardsEvaluator {
    potential_weight: PotentialWeight,
    /// The weights of a score that the hand can pay this turn or the next, and of scores of later rounds.
    score_soon: f64,
    score_later: f64,
    rounds: f64,
    /// A garden for itself, and the draw that the second of a suit uncovers, in a round.
    garden: f64,
    draw: f64,
    garden_lost: f64,
    /// A ruled clearing with an open slot, where the next garden can be built.
    site: f64,
    ruled: f64,
    warrior: f64,
    warriors: f64,
    /// A warrior beside a garden, the first three of them.
    guard: f64,
    /// An acolyte, the first five and beyond.
    acolyte: f64,
    acolytes: f64,
    acolyte_more: f64,
    /// An enemy building in an Outcast clearing that the acolytes could sanctify.
    sanctifiable: f64,
    /// The likelihood of a strike within their reach: by crusades in Outcast clearings, else if the Outcast changes.
    strikes_per_acolyte: f64,
    strikes_elsewhere: f64,
}

impl FactionEvaluator for LizardsEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(lizards) = state.lizards(seat) else { return Outlook::NOTHING };
        let rounds = within(context.horizon - 0.5, 0.0, self.rounds);
        let draws = f64::from(hooks::evening_draw(state, seat));
        let mut value = context.outlook();
        let mut income = 0.0;
        let held = state.player(seat).hand | lizards.revealed;
        for suit in Suit::CLEARING {
            let Some(garden) = Piece::garden(suit) else { continue };
            let built = state.on_map(garden);
            let points = f64::from(garden_points(state, suit));
            // as many scores as cards come in, spread over the suits
            income += points * (draws / 3.4).min(1.0);
            let payable = seat != context.seat || !(held & CardSet::suit(suit)).is_empty();
            let over = state.turn == seat && lizards.scored[suit.index()];
            if payable && !over {
                value.add(Aim::Gardens, self.score_soon * points);
            }
            let next = f64::from(GARDEN_POINTS[usize::from(built + 1).min(GARDEN_POINTS.len() - 1)]) - points;
            let sites = (features.ruled[seat.index()] & state.clearings_of(suit))
                .iter()
                .filter(|clearing| features.open[clearing.index()] > 0)
                .count();
            if state.stock[garden.index()] > 0 {
                value.add(Aim::Room, self.site * (sites.min(2) as f64) * (0.5 + 0.25 * next));
            }
            value.add(Aim::Gardens, self.garden * f64::from(built));
            if built >= 2 {
                value.add(Aim::Gardens, self.draw * rounds);
            }
        }
        value.add(Aim::Gardens, self.score_later * rounds * income);
        value.add(Aim::Rule, self.ruled * features.ruled[seat.index()].len() as f64);
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors));
        for clearing in state.clearings_with_buildings(seat).iter() {
            value.add(Aim::Warriors, self.guard * f64::from(state.warriors(seat, clearing).min(3)));
        }
        value.add(Aim::Acolytes, self.acolytes(state, seat, lizards));
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, features));
        }
        value
    }

    fn attack_probability(&self, state: &State, seat: Seat, clearing: Clearing) -> f64 {
        let Some(kit) = state.lizards(seat) else { return 0.0 };
        if kit.outcast.is_some_and(|outcast| state.has_suit(clearing, outcast)) {
            self.strikes_per_acolyte * f64::from(kit.acolytes)
        } else {
            self.strikes_elsewhere
        }
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::GardenFox, 3.5), (Piece::GardenRabbit, 3.5), (Piece::GardenMouse, 3.5)]
    }

    fn returning(&self, state: &State, seat: Seat) -> CardSet {
        state.lizards(seat).map_or(CardSet::EMPTY, |kit| kit.revealed)
    }

    fn seen_on_board(&self, state: &State, seat: Seat) -> CardSet {
        state.lizards(seat).map_or(CardSet::EMPTY, |kit| kit.revealed)
    }

    fn opening(&self, _: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            // what is plentiful now may be cast out again soon
            Action::Outcast { .. } => Some(0.0),
            _ => None,
        }
    }
}

impl LizardsEvaluator {
    fn acolytes(&self, state: &State, seat: Seat, lizards: &Lizards) -> f64 {
        let count = f64::from(lizards.acolytes);
        let mut value = self.acolyte * count.min(self.acolytes) + self.acolyte_more * (count - self.acolytes).max(0.0);
        if lizards.acolytes >= lizards.price(Conspiracy::Sanctify) && state.phase != Phase::Setup {
            let prey = outcast_clearings(state).iter().filter(|&clearing| {
                state.seats().any(|other| state.are_enemies(seat, other) && state.buildings(other, clearing) > 0)
            });
            value += self.sanctifiable * prey.count().min(2) as f64;
        }
        value
    }

    fn peril(&self, state: &State, seat: Seat, features: &MapFeatures) -> f64 {
        let gardens = state.clearings_with_buildings(seat);
        gardens
            .iter()
            .map(|clearing| self.garden_lost * features.peril(state, seat, clearing, state.buildings(seat, clearing)))
            .sum()
    }
}
