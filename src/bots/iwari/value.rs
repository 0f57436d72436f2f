//! The value of a table: the points that would be scored now, and what the pieces may still become.

use super::aim::{Aim, Outlook};
use crate::games::iwari::State;
use crate::games::iwari::place::{SpaceSet, Tribe};
use crate::games::iwari::scoring::{SETTLEMENT, majority_points};

/// Worth by tribe.
type Worth = [Outlook; Tribe::COUNT];

/// The share of the half-journey scoring to expect from what is there before it.
const HALF: f64 = 0.7;
/// The share of the free spaces that will be filled, for the leader of a territory.
const GROWTH: f64 = 0.45;
/// The value of the majority at one end of a connection for each totem there and the first at the other end.
const ONE_END: f64 = 0.22;
/// The value of what groups of two and three tents may still become.
const GROUPS: [f64; SETTLEMENT] = [0.0, 0.0, 0.6, 1.7];

/// Returns points that tents, totems, settlements and the purple road would score at this moment, for one tribe.
pub fn points_now(state: &State, tribe: usize) -> f64 {
    let tents: u32 = state.board.territories().map(|at| u32::from(state.territory_points(at)[tribe])).sum();
    let totems: u32 = state.board.connections().map(|(at, _)| u32::from(state.link_points(at)[tribe])).sum();
    let settled: usize = state.settlements(tribe).sum();
    let road = u32::from(state.road_points()[tribe]);
    f64::from(tents + totems + road) + settled as f64 + f64::from(state.scores[tribe])
}

/// Returns how much of the game is left, 1 to 0.
fn left(state: &State) -> f64 {
    let cycle = if state.exhausted == 0 { 1.0 } else { 0.0 };
    ((f64::from(state.deck_count()) / 40.0 + cycle) / 2.0).min(1.0)
}

/// Returns what each tribe may expect at the end, with its terms for the one that asks.
fn expected(state: &State, tribe: usize) -> Worth {
    let left = left(state);
    // potential counts fully until the last third of the deck, then fades to zero
    let hope = (left * 3.0).min(1.0);
    let half = if state.exhausted == 0 { HALF } else { 0.0 };
    let mut worth: Worth = std::array::from_fn(|of| Outlook::begun(of == tribe));
    worth.iter_mut().zip(state.scores).for_each(|(worth, score)| worth.add(Aim::Score, f64::from(score)));
    for territory in state.board.territories() {
        let tents = state.tents_in(territory);
        let most = tents.into_iter().max().unwrap_or(0);
        if most == 0 {
            continue;
        }
        let factor = f64::from(state.territory_factor(territory));
        let points = majority_points(tents);
        let growth = GROWTH * left.sqrt() * state.free_spaces(territory).len() as f64;
        for tribe in state.tribes() {
            let mut here = f64::from(points[tribe]) * (1.0 + half);
            if tents[tribe] == most {
                here += growth;
            }
            worth[tribe].add(Aim::Tents, here * factor);
        }
    }
    if let Some(road) = state.board.purple_road() {
        let tents = state.tents_among(road.spaces);
        let points = majority_points(tents);
        let free = (road.spaces - state.occupied()).len() as f64;
        let most = tents.into_iter().max().unwrap_or(0);
        for tribe in state.tribes() {
            worth[tribe].add(Aim::Road, f64::from(points[tribe]));
            if most > 0 && tents[tribe] == most {
                worth[tribe].add(Aim::Road, GROWTH * left * free);
            }
        }
    }
    totems(state, hope, &mut worth);
    for tribe in state.tribes() {
        worth[tribe].add(Aim::Settlements, groups(state, tribe, hope));
    }
    worth
}

fn totems(state: &State, hope: f64, worth: &mut Worth) {
    for (connection, link) in state.board.connections() {
        if !state.is_open(connection) {
            continue;
        }
        let (one, other) = (state.totems_in(link.between.0), state.totems_in(link.between.1));
        let most = |totems: [u8; Tribe::COUNT]| totems.into_iter().max().unwrap_or(0);
        let (most_one, most_other) = (most(one), most(other));
        if most_one == 0 && most_other == 0 {
            continue;
        }
        let factor = f64::from(state.connection_factor(connection));
        let all = f64::from(one.iter().chain(&other).sum::<u8>());
        for tribe in state.tribes() {
            let leads_one = one[tribe] > 0 && one[tribe] == most_one;
            let leads_other = other[tribe] > 0 && other[tribe] == most_other;
            let here = match (leads_one, leads_other) {
                (true, true) => all * factor,
                (false, false) => 0.0,
                // the fewer stand at the other end, the nearer is the majority there
                (true, false) => ONE_END * hope * (all + 1.0) * factor / f64::from(1 + most_other - other[tribe]),
                (false, true) => ONE_END * hope * (all + 1.0) * factor / f64::from(1 + most_one - one[tribe]),
            };
            worth[tribe].add(Aim::Totems, here);
        }
    }
}

/// Settlements, and smaller groups that can still grow.
fn groups(state: &State, tribe: usize, hope: f64) -> f64 {
    let occupied = state.occupied();
    let mut worth = 0.0;
    for group in state.groups(tribe) {
        let size = group.len();
        let room = || {
            let next = group.iter().fold(SpaceSet::EMPTY, |next, space| next | state.board.neighbors(space));
            !(next - occupied).is_empty()
        };
        if size >= SETTLEMENT {
            worth += size as f64;
        } else if GROUPS[size] > 0.0 && room() {
            worth += GROUPS[size] * hope;
        }
    }
    worth
}

/// Returns the value of the table to a tribe: its own expectation against that of the others, the strongest most.
pub fn standing(state: &State, tribe: usize) -> Outlook {
    let mut worth = expected(state, tribe);
    let seats = state.seat_count();
    let mut standing = std::mem::replace(&mut worth[tribe], Outlook::NOTHING);
    let others = (0..seats).filter(|&other| other != tribe).map(|other| worth[other].sum());
    let best = others.clone().fold(f64::MIN, f64::max);
    let mean = others.sum::<f64>() / (seats - 1) as f64;
    if seats == 2 {
        standing.add(Aim::Rivals, -best);
    } else {
        standing.add(Aim::Rivals, -0.3 * best);
        standing.add(Aim::Rivals, -0.4 * mean);
    }
    standing
}
