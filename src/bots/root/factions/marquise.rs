//! The Marquise: wood in chains that reach open slots, and warriors to hold them.

use super::super::aim::{Aim, Outlook};
use super::super::evaluate::{EvalContext, PotentialWeight};
use super::super::map_features::MapFeatures;
use super::FactionEvaluator;
use crate::bots::root::answers::plain_worth;
use crate::bots::root::opening;
use crate::games::root::State;
use crate::games::root::factions::marquise::state::{ACTIONS, BUILDING_COST, BUILDINGS};
use crate::games::root::factions::marquise::turn::supply_area;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// Points of each track, by buildings on the map (6.5.4.III): sawmill, workshop, recruiter.
const POINTS: [[f64; 6]; 3] =
    [[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [0.0, 2.0, 2.0, 3.0, 4.0, 5.0], [0.0, 1.0, 2.0, 3.0, 3.0, 4.0]];

/// The bots' knowledge of this faction: the numbers by which they play and judge it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarquiseEvaluator {
    potential_weight: PotentialWeight,
    /// The weights of buildings that wood on the map can pay for, of those already built, and of those of wood to come.
    built_soon: f64,
    built_later: f64,
    /// Wood that a sawmill brings in a round, in the main chain and cut off from it.
    wood: f64,
    wood_cut_off: f64,
    /// Rounds of wood that are worth reckoning with.
    wood_rounds: f64,
    /// Buildings in a round, and slots that conquest opens in a round.
    builds: f64,
    conquered: f64,
    /// Wood without a slot to use it in.
    idle_wood: f64,
    warrior: f64,
    warriors: f64,
    recruiter: f64,
    workshop: f64,
    ruled: f64,
    open_slot: f64,
    keep: f64,
    /// An action of the turn that is not taken yet.
    action: f64,
    /// The cost of losing a building or the keep, wood apart.
    building_lost: f64,
    wood_lost: f64,
    /// The likelihood of a strike within their reach.
    attack_probability: f64,
}

impl FactionEvaluator for MarquiseEvaluator {
    fn potential_weight(&self) -> PotentialWeight {
        self.potential_weight
    }

    fn potential(&self, state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
        let ruled = features.ruled[seat.index()];
        let counts = BUILDINGS.map(|piece| state.on_map(piece));
        let mut main = Chain::default();
        let mut cut_off = Chain::default();
        let mut rest = ruled;
        while let Some(clearing) = rest.first() {
            let area = supply_area(state, ruled, clearing);
            rest = rest - area;
            let chain = Chain::of(state, features, area);
            if chain.weight() > main.weight() {
                cut_off.add(&main);
                main = chain;
            } else {
                cut_off.add(&chain);
            }
        }
        let rounds = context.horizon.min(self.wood_rounds);
        let slots = f64::from(main.slots);
        let soon = self.buy(counts, f64::from(main.wood), slots.min(3.0));
        let wood = f64::from(main.wood)
            + 0.5 * f64::from(cut_off.wood)
            + rounds * (self.wood * f64::from(main.mills) + self.wood_cut_off * f64::from(cut_off.mills));
        let later =
            self.buy(counts, wood, (slots + self.conquered * context.horizon).min(self.builds * context.horizon));
        let mut value = context.outlook();
        value.add(Aim::Construction, self.built_soon * soon + self.built_later * (later - soon).max(0.0));
        let held = self.ruled * ruled.len() as f64;
        value.add(Aim::Room, self.open_slot * slots.min(6.0) + held);
        value.refile(Aim::Room, Aim::Rule, held);
        let warriors: u8 = state.warriors[seat.index()].iter().sum();
        value.add(Aim::Warriors, self.warrior * f64::from(warriors).min(self.warriors));
        let works = self.recruiter * f64::from(counts[2]) + self.workshop * f64::from(counts[1]).min(4.0);
        value.add(Aim::Buildings, context.horizon * works);
        value.add(Aim::Buildings, self.keep * f64::from(state.on_map(Piece::Keep)));
        if state.turn == seat && state.phase == Phase::Daylight {
            let left = (ACTIONS + state.used.extra).saturating_sub(state.used.actions);
            value.add(Aim::Pending, self.action * f64::from(left));
        }
        if !context.naive {
            value.add(Aim::Safety, -self.peril(state, seat, features));
        }
        value
    }

    fn attack_probability(&self, _: &State, _: Seat, _: Clearing) -> f64 {
        self.attack_probability
    }

    fn pieces(&self) -> &'static [(Piece, f64)] {
        &[
            (Piece::Wood, 0.0),
            (Piece::Recruiter, 2.0),
            (Piece::Workshop, 2.2),
            (Piece::Sawmill, 2.5),
            (Piece::Keep, 3.0),
        ]
    }

    fn opening(&self, state: &State, _: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Keep { clearing } => Some(opening::room_near(state, clearing)),
            Action::Place { piece, clearing } => Some(place(state, piece, clearing)),
            _ => None,
        }
    }

    fn is_small(&self, _: &State, telling: Action, _: &[Action]) -> Option<bool> {
        match telling {
            Action::Hospital { .. } | Action::Wood { .. } | Action::Pay { .. } => Some(true),
            _ => None,
        }
    }

    fn cost(&self, state: &State, seat: Seat, action: Action) -> Option<f64> {
        match action {
            Action::Hospital { card } => Some(plain_worth(card) - 1.0),
            Action::Pay { clearing } | Action::Wood { clearing } => Some(f64::from(state.warriors(seat, clearing))),
            _ => None,
        }
    }
}

impl MarquiseEvaluator {
    /// Returns the likely losses before the next turn.
    fn peril(&self, state: &State, seat: Seat, features: &MapFeatures) -> f64 {
        let mut lost = 0.0;
        for clearing in state.board.clearings().iter() {
            let wood = state.count(Piece::Wood, clearing);
            let solid = state.buildings(seat, clearing) + state.count(Piece::Keep, clearing);
            if wood + solid == 0 {
                continue;
            }
            let taken = features.peril(state, seat, clearing, wood + solid);
            // the owner chooses: wood goes first
            let wood = taken.min(f64::from(wood));
            lost += self.wood_lost * wood + self.building_lost * (taken - wood);
        }
        lost
    }

    /// The points that this much wood buys in this many slots, best bargain first; the last building in part.
    fn buy(&self, mut counts: [u8; 3], mut wood: f64, mut slots: f64) -> f64 {
        let mut points = 0.0;
        while slots > 0.0 {
            let mut best: Option<(f64, usize, f64, f64)> = None;
            for (kind, &count) in counts.iter().enumerate() {
                let Some(&cost) = BUILDING_COST.get(usize::from(count)) else { continue };
                let (cost, scored) = (f64::from(cost), POINTS[kind][usize::from(count)]);
                let bargain = (scored + 0.3) / (cost + 0.5);
                if best.is_none_or(|(other, ..)| bargain > other) {
                    best = Some((bargain, kind, cost, scored));
                }
            }
            let Some((_, kind, cost, scored)) = best else { break };
            let part = slots.min(1.0);
            if wood < cost {
                points += part * scored * wood / cost;
                wood = 0.0;
                break;
            }
            points += part * scored;
            wood -= cost;
            slots -= 1.0;
            counts[kind] += 1;
        }
        points + self.idle_wood * wood.min(6.0)
    }
}

/// Sawmills at home, recruiters in front.
fn place(state: &State, piece: Piece, clearing: Clearing) -> f64 {
    let home = state.count(Piece::Keep, clearing) > 0;
    let paths = state.adjacent(clearing).len() as f64;
    match piece {
        Piece::Sawmill => f64::from(u8::from(home)),
        Piece::Recruiter => 0.1 * paths,
        _ => 0.05 * paths - f64::from(u8::from(home)),
    }
}

/// Connected ruled clearings, for what they hold (6.5.4.II).
#[derive(Default)]
struct Chain {
    wood: u8,
    mills: u8,
    slots: u8,
}

impl Chain {
    fn of(state: &State, features: &MapFeatures, area: ClearingSet) -> Self {
        let mut chain = Self::default();
        for clearing in area.iter() {
            chain.wood += state.count(Piece::Wood, clearing);
            chain.mills += state.count(Piece::Sawmill, clearing);
            chain.slots += features.open[clearing.index()];
        }
        chain
    }

    fn add(&mut self, other: &Chain) {
        self.wood += other.wood;
        self.mills += other.mills;
        self.slots += other.slots;
    }

    fn weight(&self) -> u8 {
        3 * self.mills + 2 * self.wood + 2 * self.slots.min(3)
    }
}
