//! The Alliance: sympathy that spreads, bases that rise, officers that organize.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::alliance::kit::Alliance;
use crate::games::root::factions::alliance::kit::REVOLT_COST;
use crate::games::root::factions::alliance::kit::SPREAD_COST;
use crate::games::root::factions::alliance::kit::SPREAD_POINTS;
use crate::games::root::factions::alliance::turn::spread_clearings;
use crate::games::root::factions::alliance::turn::spread_cost;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::kernel::Seat;

/// What sympathy that the supporters can pay now is worth against sympathy placed, and sympathy of later rounds.
const SPREAD_SOON: f64 = 0.608;
const SPREAD_LATER: f64 = 0.496;
/// A supporter apart from the sympathy or revolt that it can pay: one of the first few, how many those are, and a later one.
const SUPPORTER: f64 = 0.325;
const SUPPORTERS: f64 = 5.64;
const SUPPORTER_MORE: f64 = 0.098;
/// Supporters that come in a round, by outrage and mobilizing, and with each sympathy on the map.
const GAINED: f64 = 0.83;
const GAINED_PER_SYMPATHY: f64 = 0.082;
/// Sympathy that an officer places in a round.
const ORGANIZED: f64 = 0.362;
const SYMPATHY: f64 = 0.336;
const SYMPATHY_LOST: f64 = 0.711;
const OFFICER: f64 = 0.297;
const BASE: f64 = 2.33;
const BASE_PER_ROUND: f64 = 0.354;
const BASE_LOST: f64 = 5.1;
/// A warrior at a base, away from it, and where it can organize.
const GUARD: f64 = 0.3181;
const WARRIOR: f64 = 0.186;
const ORGANIZER: f64 = 0.621;
/// A revolt that could be paid now, and what it removes.
const REVOLT_READY: f64 = 1.11;
const OPERATION: f64 = 0.8;
const ROUNDS: f64 = 3.7;

/// What the Alliance will score and has to score with.
pub fn standing(state: &State, seat: Seat, alliance: &Alliance, survey: &Survey, eyes: &Eyes) -> f64 {
    let sympathy = state.on_map(Piece::Sympathy);
    let count = f64::from(alliance.supporter_count());
    let officers = f64::from(alliance.officers);
    let based = bases(state).count();
    let (soon, left) = payable(f64::from(sympathy), count * 0.8);
    let mut value = SPREAD_SOON * soon;
    value += SUPPORTER * count.min(SUPPORTERS) + SUPPORTER_MORE * (count - SUPPORTERS).max(0.0);
    // what later rounds place, on top of that
    let rounds = (eyes.horizon - 0.5).clamp(0.0, ROUNDS);
    let level = f64::from(sympathy) + (count * 0.8 - left) / 2.0;
    let cost = f64::from(SPREAD_COST[(level as usize).min(9)]) + 0.35;
    let gained = GAINED + GAINED_PER_SYMPATHY * f64::from(sympathy);
    let placed = rounds * (gained / cost + ORGANIZED * officers.min(5.0));
    value += SPREAD_LATER * points(level, placed);
    value += SYMPATHY * f64::from(sympathy);
    value += OFFICER * officers.min(5.0);
    value += (BASE + BASE_PER_ROUND * rounds) * based as f64;
    value += warriors(state, seat, alliance);
    if eyes.seat == seat {
        value += suits(state, alliance);
    }
    if state.turn == seat && state.phase != Phase::Evening {
        value += OPERATION * officers.min(5.0);
    } else if state.turn == seat {
        value += OPERATION * f64::from(alliance.officers.saturating_sub(state.used.actions));
    }
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

fn bases(state: &State) -> impl Iterator<Item = Piece> + use<'_> {
    Suit::CLEARING.into_iter().filter_map(Piece::base).filter(|&base| state.on_map(base) > 0)
}

/// Points of the sympathy that so many supporters pay from a level on, and the supporters left.
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

/// Points of so many sympathies from a level on; lost ones come again, so the last spaces are not the end.
fn points(level: f64, mut placed: f64) -> f64 {
    let mut sum = 0.0;
    let mut index = level as usize;
    while placed > 0.0 {
        sum += f64::from(SPREAD_POINTS[index.min(9)]) * placed.min(1.0);
        placed -= 1.0;
        index = (index + 1).min(9);
    }
    sum
}

fn warriors(state: &State, seat: Seat, alliance: &Alliance) -> f64 {
    let mut value = 0.0;
    for clearing in state.board.clearings().iter() {
        let here = f64::from(state.warriors(seat, clearing));
        if here == 0.0 {
            continue;
        }
        let based = Piece::base(state.suit(clearing)).is_some_and(|base| state.count(base, clearing) > 0);
        value += if based {
            GUARD * here.min(3.0) + WARRIOR * (here - 3.0).max(0.0)
        } else if !state.is_sympathetic(clearing) && state.count(Piece::Keep, clearing) == 0 && alliance.officers > 0 {
            ORGANIZER + WARRIOR * (here - 1.0)
        } else {
            WARRIOR * here
        };
    }
    value
}

/// Whether the suits of the supporters fit what could be done with them: known to the Alliance alone.
fn suits(state: &State, alliance: &Alliance) -> f64 {
    let mut value = 0.0;
    let mut ready = false;
    for clearing in state.clearings_with(Piece::Sympathy).iter() {
        let open = Piece::base(state.suit(clearing)).is_some_and(|base| state.stock[base.index()] > 0);
        let matching = (alliance.supporters & CardSet::matching(state.suit(clearing))).len();
        ready |= open && matching >= usize::from(REVOLT_COST);
    }
    if ready {
        value += REVOLT_READY;
    }
    let mut spreadable = false;
    for clearing in spread_clearings(state).iter() {
        let matching = (alliance.supporters & CardSet::matching(state.suit(clearing))).len() as u8;
        spreadable |= matching >= spread_cost(state, clearing);
    }
    if spreadable {
        value += 0.3;
    }
    value + 0.1 * (alliance.supporters & CardSet::suit(Suit::Bird)).len() as f64
}

fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let mut lost = 0.0;
    for clearing in state.board.clearings().iter() {
        let sympathy = state.count(Piece::Sympathy, clearing);
        let bases = state.buildings(seat, clearing);
        if sympathy + bases == 0 {
            continue;
        }
        let taken = survey.peril(state, seat, clearing, sympathy + bases);
        let tokens = taken.min(f64::from(sympathy));
        lost += SYMPATHY_LOST * tokens + BASE_LOST * (taken - tokens);
    }
    lost
}
