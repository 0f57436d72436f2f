//! The Alliance: sympathy that spreads, bases that rise, officers that organize.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::games::root::State;
use crate::games::root::factions::alliance::state::{Alliance, REVOLT_COST, SPREAD_COST, SPREAD_POINTS};
use crate::games::root::factions::alliance::turn::{spread_clearings, spread_cost};
use crate::games::root::state::frame::Phase;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllianceEvaluator {
    potential_weight: PotentialWeight,
    /// The value of sympathy that the supporters can pay now against sympathy placed, and sympathy of later rounds.
    spread_soon: f64,
    spread_later: f64,
    /// A supporter apart from the sympathy or revolt that it can pay: one of the first few, how many those are, and a later one.
    supporter: f64,
    supporters: f64,
    supporter_more: f64,
    /// Supporters that come in a round, by outrage and mobilizing, and with each sympathy on the map.
    gained: f64,
    gained_per_sympathy: f64,
    /// Sympathy that an officer places in a round.
    organized: f64,
    sympathy: f64,
    sympathy_lost: f64,
    officer: f64,
    base: f64,
    base_per_round: f64,
    base_lost: f64,
    /// A warrior at a base, away from it, and where it can organize.
    guard: f64,
    warrior: f64,
    organizer: f64,
    /// A revolt that could be paid now, and what it removes.
    revolt_ready: f64,
    operation: f64,
    rounds: f64,
    /// The likelihood of a strike within their reach, for each officer.
    strikes_per_officer: f64,
}

impl FactionEvaluator for AllianceEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(alliance) = state.alliance(seat) else { return Outlook::NOTHING };
        let sympathy = state.on_map(Piece::Sympathy);
        let count = f64::from(alliance.supporter_count());
        let officers = f64::from(alliance.officers);
        let based = bases(state).count();
        let (soon, left) = payable(f64::from(sympathy), count * 0.8);
        let mut value = context.outlook();
        value.add(Aim::Sympathy, self.spread_soon * soon);
        let further = self.supporter_more * (count - self.supporters).max(0.0);
        value.add(Aim::Supporters, self.supporter * count.min(self.supporters) + further);
        // what later rounds place, on top of that
        let rounds = within(context.horizon - 0.5, 0.0, self.rounds);
        let level = f64::from(sympathy) + (count * 0.8 - left) / 2.0;
        let cost = f64::from(SPREAD_COST[(level as usize).min(9)]) + 0.35;
        let gained = self.gained + self.gained_per_sympathy * f64::from(sympathy);
        let placed = rounds * (gained / cost + self.organized * officers.min(5.0));
        value.add(Aim::Sympathy, self.spread_later * points(level, placed));
        value.add(Aim::Sympathy, self.sympathy * f64::from(sympathy));
        value.add(Aim::Officers, self.officer * officers.min(5.0));
        value.add(Aim::Buildings, (self.base + self.base_per_round * rounds) * based as f64);
        value.add(Aim::Warriors, self.warriors(state, seat, alliance));
        if context.seat == seat {
            value.add(Aim::Supporters, self.suits(state, alliance));
        }
        if state.turn == seat && state.phase != Phase::Evening {
            value.add(Aim::Pending, self.operation * officers.min(5.0));
        } else if state.turn == seat {
            let left = alliance.officers.saturating_sub(state.used.actions);
            value.add(Aim::Pending, self.operation * f64::from(left));
        }
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, features));
        }
        value
    }

    fn attack_probability(&self, state: &State, seat: Seat, _: Clearing) -> f64 {
        let Some(kit) = state.alliance(seat) else { return 0.0 };
        self.strikes_per_officer * f64::from(kit.officers)
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::Sympathy, 1.0), (Piece::BaseFox, 5.0), (Piece::BaseRabbit, 5.0), (Piece::BaseMouse, 5.0)]
    }

    fn seen_on_board(&self, state: &State, seat: Seat) -> CardSet {
        state.alliance(seat).map_or(CardSet::EMPTY, |kit| kit.supporters)
    }

    fn unseen_on_board(&self, state: &State, seat: Seat) -> u8 {
        state.alliance(seat).map_or(0, |kit| kit.hidden)
    }
}

impl AllianceEvaluator {
    fn warriors(&self, state: &State, seat: Seat, alliance: &Alliance) -> f64 {
        let mut value = 0.0;
        for clearing in state.board.clearings().iter() {
            let here = f64::from(state.warriors(seat, clearing));
            if here == 0.0 {
                continue;
            }
            let based = state.buildings(seat, clearing) > 0;
            value += if based {
                self.guard * here.min(3.0) + self.warrior * (here - 3.0).max(0.0)
            } else if !state.is_sympathetic(clearing)
                && state.count(Piece::Keep, clearing) == 0
                && alliance.officers > 0
            {
                self.organizer + self.warrior * (here - 1.0)
            } else {
                self.warrior * here
            };
        }
        value
    }

    /// Whether the suits of the supporters fit what could be done with them: known to the Alliance alone.
    fn suits(&self, state: &State, alliance: &Alliance) -> f64 {
        let mut value = 0.0;
        let mut ready = false;
        for clearing in state.clearings_with(Piece::Sympathy).iter() {
            let open = !state.suits_left(clearing, Piece::base).is_empty();
            let matching = (alliance.supporters & CardSet::matching(state.suits(clearing))).len();
            ready |= open && matching >= usize::from(REVOLT_COST);
        }
        if ready {
            value += self.revolt_ready;
        }
        let mut spreadable = false;
        for clearing in spread_clearings(state).iter() {
            let matching = (alliance.supporters & CardSet::matching(state.suits(clearing))).len() as u8;
            spreadable |= matching >= spread_cost(state, clearing);
        }
        if spreadable {
            value += 0.3;
        }
        value + 0.1 * (alliance.supporters & CardSet::suit(Suit::Bird)).len() as f64
    }

    fn peril(&self, state: &State, seat: Seat, features: &MapFeatures) -> f64 {
        let mut lost = 0.0;
        for clearing in state.board.clearings().iter() {
            let sympathy = state.count(Piece::Sympathy, clearing);
            let bases = state.buildings(seat, clearing);
            if sympathy + bases == 0 {
                continue;
            }
            let taken = features.peril(state, seat, clearing, sympathy + bases);
            let tokens = taken.min(f64::from(sympathy));
            lost += self.sympathy_lost * tokens + self.base_lost * (taken - tokens);
        }
        lost
    }
}

fn bases(state: &State) -> impl Iterator<Item = Piece> + use<'_> {
    Suit::CLEARING.into_iter().filter_map(Piece::base).filter(|&base| state.on_map(base) > 0)
}

/// Points of the sympathy that this many supporters pay from a level on, and the supporters left.
fn payable(mut level: f64, mut supporters: f64) -> (f64, f64) {
    let mut points = 0.0;
    while level < 10.0 {
        let index = level as usize;
        let cost = f64::from(SPREAD_COST[index.min(9)]) + 0.2;
        let scored = f64::from(SPREAD_POINTS[index.min(9)]);
        if supporters < cost {
            return (points + scored * supporters / cost, 0.0);
        }
        supporters -= cost;
        points += scored;
        level += 1.0;
    }
    (points, supporters)
}

/// Points of this many sympathies from a level on; lost ones come again, so the last space is not the end.
fn points(level: f64, mut placed: f64) -> f64 {
    let mut sum = 0.0;
    let [spaces @ .., last] = &SPREAD_POINTS;
    for &space in spaces.iter().skip(level as usize) {
        sum += f64::from(space) * placed.clamp(0.0, 1.0);
        placed -= 1.0;
    }
    sum + f64::from(*last) * placed.max(0.0)
}
