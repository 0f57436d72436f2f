//! The Marquise: wood in chains that reach open slots, and warriors to hold them.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::marquise::kit::ACTIONS;
use crate::games::root::factions::marquise::kit::BUILDING_COST;
use crate::games::root::factions::marquise::kit::BUILDINGS;
use crate::games::root::factions::marquise::turn::supply_area;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;

/// Points of each track, by buildings on the map (6.5.4.III): sawmill, workshop, recruiter.
const POINTS: [[f64; 6]; 3] =
    [[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [0.0, 2.0, 2.0, 3.0, 4.0, 5.0], [0.0, 1.0, 2.0, 3.0, 3.0, 4.0]];

/// What the buildings that the wood on the map can pay are worth against those already built, and those of wood to come.
const BUILT_SOON: f64 = 0.523;
const BUILT_LATER: f64 = 0.769;
/// Wood that a sawmill brings in a round, in the main chain and cut off from it.
const WOOD: f64 = 0.568;
const WOOD_CUT_OFF: f64 = 0.362;
/// Rounds of wood that are worth reckoning with.
const WOOD_ROUNDS: f64 = 5.12;
/// Buildings in a round, and slots that conquest opens in a round.
const BUILDS: f64 = 1.44;
const CONQUERED: f64 = 0.424;
/// Wood without a slot to use it in.
const IDLE_WOOD: f64 = 0.158;

const WARRIOR: f64 = 0.108;
const WARRIORS: f64 = 17.1;
const RECRUITER: f64 = 0.073;
const WORKSHOP: f64 = 0.088;
const RULED: f64 = 0.142;
const OPEN_SLOT: f64 = 0.139;
const KEEP: f64 = 1.26;
/// An action of the turn that is not taken yet.
const ACTION: f64 = 0.553;
/// What the loss of a building or of the keep costs, wood apart.
const BUILDING_LOST: f64 = 1.8;
const WOOD_LOST: f64 = 0.829;

/// What the Marquise will score and has to score with.
pub fn standing(state: &State, seat: Seat, survey: &Survey, eyes: &Eyes) -> f64 {
    let ruled = survey.ruled[seat.index()];
    let counts = BUILDINGS.map(|piece| state.on_map(piece));
    let mut main = Chain::default();
    let mut cut_off = Chain::default();
    let mut rest = ruled;
    while let Some(clearing) = rest.first() {
        let area = supply_area(state, ruled, clearing);
        rest = rest - area;
        let chain = Chain::of(state, survey, area);
        if chain.weight() > main.weight() {
            cut_off.add(&main);
            main = chain;
        } else {
            cut_off.add(&chain);
        }
    }
    let rounds = eyes.horizon.min(WOOD_ROUNDS);
    let slots = f64::from(main.slots);
    let soon = buy(counts, f64::from(main.wood), slots.min(3.0));
    let wood = f64::from(main.wood)
        + 0.5 * f64::from(cut_off.wood)
        + rounds * (WOOD * f64::from(main.mills) + WOOD_CUT_OFF * f64::from(cut_off.mills));
    let later = buy(counts, wood, (slots + CONQUERED * eyes.horizon).min(BUILDS * eyes.horizon));
    let mut value = BUILT_SOON * soon + BUILT_LATER * (later - soon).max(0.0);
    value += OPEN_SLOT * slots.min(6.0) + RULED * ruled.len() as f64;
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS);
    value += eyes.horizon * (RECRUITER * f64::from(counts[2]) + WORKSHOP * f64::from(counts[1]).min(4.0));
    value += KEEP * f64::from(state.on_map(Piece::Keep));
    if state.turn == seat && state.phase == Phase::Daylight {
        value += ACTION * f64::from((ACTIONS + state.used.extra).saturating_sub(state.used.actions));
    }
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

/// What is likely to be lost before the next turn.
fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let mut lost = 0.0;
    for clearing in state.board.clearings().iter() {
        let wood = state.count(Piece::Wood, clearing);
        let solid = state.buildings(seat, clearing) + state.count(Piece::Keep, clearing);
        if wood + solid == 0 {
            continue;
        }
        let taken = survey.peril(state, seat, clearing, wood + solid);
        // the owner chooses: wood goes first
        let wood = taken.min(f64::from(wood));
        lost += WOOD_LOST * wood + BUILDING_LOST * (taken - wood);
    }
    lost
}

/// Connected ruled clearings, for what they hold (6.5.4.II).
#[derive(Default)]
struct Chain {
    wood: u8,
    mills: u8,
    slots: u8,
}

impl Chain {
    fn of(state: &State, survey: &Survey, area: ClearingSet) -> Self {
        let mut chain = Self::default();
        for clearing in area.iter() {
            chain.wood += state.count(Piece::Wood, clearing);
            chain.mills += state.count(Piece::Sawmill, clearing);
            chain.slots += survey.open[clearing.index()];
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

/// The points that so much wood buys in so many slots, best bargain first; the last building in part.
fn buy(mut counts: [u8; 3], mut wood: f64, mut slots: f64) -> f64 {
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
    points + IDLE_WOOD * wood.min(6.0)
}
