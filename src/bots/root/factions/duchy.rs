//! The Duchy: ministers that score turn after turn, buildings that are held, pieces in many clearings to sway with.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight, within};
use super::super::map_features::{MapFeatures, ThreatMap, warriors_threat};
use super::FactionEvaluator;
use crate::bots::root::answers::plain_worth;
use crate::bots::root::plan::is_one_of_some;
use crate::games::root::State;
use crate::games::root::factions::duchy::parliament;
use crate::games::root::factions::duchy::state::Duchy;
use crate::games::root::factions::duchy::turn::{actions_left, is_banking};
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuchyEvaluator {
    potential_weight: PotentialWeight,
    /// The gain of a minister in a round: foremole, captain, marshal, brigadier, banker, mayor; lords are valued apart.
    ministers: [f64; 6],
    /// The share of a lord's points that comes true in a round to come.
    lord: f64,
    /// Points of buildings and tunnels that a lord can still hope for.
    hope: f64,
    /// A minister that can still act this turn, beyond what the action itself shows.
    ready: f64,
    /// Rounds that are worth reckoning with.
    rounds: f64,
    citadel: f64,
    market: f64,
    building: f64,
    tunnel: f64,
    warrior: f64,
    warriors: f64,
    /// A warrior that waits below.
    below: f64,
    below_most: f64,
    /// A clearing with a piece, up to this many of a suit: what the next minister is swayed with.
    presence: f64,
    /// The next minister that hand and map may sway.
    next: f64,
    ruled_slot: f64,
    action: f64,
    building_lost: f64,
    minister_lost: f64,
    tunnel_lost: f64,
    /// The likelihood of a strike within their reach.
    attack_probability: f64,
}

const PRESENCE_OF_A_SUIT: u8 = 3;

impl FactionEvaluator for DuchyEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let Some(duchy) = state.duchy(seat) else { return Outlook::NOTHING };
        let rounds = within(context.horizon - 0.5, 0.3, self.rounds);
        let (citadels, markets) = (f64::from(state.on_map(Piece::Citadel)), f64::from(state.on_map(Piece::Market)));
        let tunnels = f64::from(state.on_map(Piece::Tunnel));
        let mut value = context.outlook();
        let standing = self.building * (citadels + markets);
        value.add(Aim::Buildings, (self.citadel * citadels + self.market * markets) * rounds.min(3.0) + standing);
        value.add(Aim::Tunnels, self.tunnel * tunnels);
        for minister in duchy.swayed.iter() {
            value.add(Aim::Ministers, self.brings(state, minister) * rounds);
            if state.turn == seat && state.phase == Phase::Daylight && !duchy.acted.contains(minister) {
                value.add(Aim::Pending, self.ready + f64::from(parliament::lord_points(state, minister)));
            }
        }
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        let below = self.below * f64::from(duchy.burrow).min(self.below_most);
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors) + below);
        value.add(Aim::Ministers, self.sway(state, seat, rounds));
        if citadels + markets < 6.0 {
            let open = features.ruled[seat.index()].iter().map(|clearing| features.open[clearing.index()]).sum::<u8>();
            value.add(Aim::Room, self.ruled_slot * f64::from(open).min(4.0));
        }
        if state.turn == seat && state.phase == Phase::Daylight {
            value.add(Aim::Pending, self.action * f64::from(actions_left(state)));
        }
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, duchy, features));
        }
        value
    }

    fn threat(&self, state: &State, seat: Seat, ruled: ClearingSet) -> ThreatMap {
        let burrow = state.duchy(seat).map_or(0, |kit| kit.burrow);
        // 12.2.2
        let below = |clearing| if state.count(Piece::Tunnel, clearing) > 0 { burrow } else { 0 };
        warriors_threat(state, seat, ruled, below)
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        self.attack_probability
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[(Piece::Tunnel, 1.0), (Piece::Citadel, 4.0), (Piece::Market, 4.0)]
    }

    fn is_small(&self, state: &State, telling: Action, _: &[Action]) -> Option<bool> {
        match telling {
            // what the Banker takes is a plan of its own
            Action::Spend { .. } if is_banking(state) => Some(false),
            Action::Reveal { .. } | Action::Dismiss { .. } => Some(true),
            _ => None,
        }
    }

    fn cost(&self, _: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            // a bird that is revealed is lost, others come back
            Action::Reveal { card } => Some(plain_worth(card) + f64::from(u8::from(card.suit() == Suit::Bird))),
            Action::Dismiss { minister } => Some(self.minister_worth(minister)),
            _ => None,
        }
    }

    fn is_worth_a_try(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Emerge { count, .. } => {
                is_one_of_some(count) || state.duchy(seat).is_some_and(|kit| count == kit.burrow)
            }
            Action::Descend { from, count } => count == 1 || count == state.warriors(seat, from),
            _ => true,
        }
    }
}

impl DuchyEvaluator {
    /// Returns the value of keeping a minister.
    fn minister_worth(&self, minister: Minister) -> f64 {
        self.ministers.get(minister.index()).copied().unwrap_or(2.0)
    }

    /// Points that a minister brings in a round.
    fn brings(&self, state: &State, minister: Minister) -> f64 {
        if let Some(points) = self.ministers.get(minister.index()) {
            return *points;
        }
        let hoped = match minister {
            Minister::DuchessOfMud => 2.0,
            _ => 2.5,
        };
        self.lord * f64::from(parliament::lord_points(state, minister)).max(self.hope * hoped)
    }

    /// Returns what the pieces on the map promise for swaying.
    fn sway(&self, state: &State, seat: Seat, rounds: f64) -> f64 {
        let present = state.presence(seat);
        let mut useful = 0;
        for suit in Suit::CLEARING {
            useful += ((present & state.clearings_of(suit)).len() as u8).min(PRESENCE_OF_A_SUIT);
        }
        let useful = f64::from(useful);
        let threat = (useful / 6.0).min(1.0) * (f64::from(state.player(seat).hand_count()) / 4.0).min(1.0);
        self.presence * useful + self.next * threat * (rounds / 2.0).min(1.0)
    }

    fn peril(&self, state: &State, seat: Seat, duchy: &Duchy, features: &MapFeatures) -> f64 {
        let minister = duchy.swayed.highest().iter().map(|minister| self.brings(state, minister)).fold(0.0, f64::max);
        let mut lost = 0.0;
        for clearing in state.board.clearings().iter() {
            let (tunnels, buildings) = (state.count(Piece::Tunnel, clearing), state.buildings(seat, clearing));
            if tunnels + buildings == 0 {
                continue;
            }
            let taken = features.peril(state, seat, clearing, tunnels + buildings);
            // the owner chooses: the tunnel goes first
            let tokens = taken.min(f64::from(tunnels));
            lost += self.tunnel_lost * tokens
                + (self.building_lost + self.minister_lost * (1.0 + 2.0 * minister)) * (taken - tokens);
        }
        lost
    }
}
