//! The Keepers: relics out of the forests, waystations that show their kinds, and a retinue that does the work.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::keepers::kit::{COLUMN_POINTS, HUNGRY, Keepers};
use crate::games::root::factions::keepers::words::{Found, Relic, Slot};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Forest, Suit};
use crate::kernel::Seat;

/// The points of a relic that has been delved, as far as they are still to come: beside a waystation of its kind, a move
/// away from one or a step from any clearing where one can be put up.
const BESIDE: f64 = 0.85;
const NEAR: f64 = 0.62;
const AWAY: f64 = 0.5;
/// A relic in a forest that is touched by a ruled clearing with warriors, and by one with warriors only.
const DELVABLE: f64 = 0.3;
const IN_SIGHT: f64 = 0.18;
const HIDDEN_VALUE: f64 = 2.25;
/// The most relics of forests that are reckoned with.
const FOREST_RELICS: usize = 4;
/// A card of the retinue in a round: the first three of a column, and more.
const ACTS: [f64; 3] = [0.22, 0.42, 0.42];
const ACTS_MORE: f64 = 0.1;
const ROUNDS: f64 = 4.5;
/// A column without anybody to act.
const EMPTY_COLUMN: f64 = 1.4;
/// A wild card more than a suited one.
const WILD: f64 = 0.12;
/// A waystation, and each kind of relic that is shown.
const STATION: f64 = 0.5;
const SHOWN: f64 = 0.35;
const DRAW: f64 = 0.35;
const STATION_LOST: f64 = 1.6;
const RELIC_LOST: f64 = 0.5;
const RULED: f64 = 0.22;
const WARRIOR: f64 = 0.24;
const WARRIORS: f64 = 13.0;
/// A warrior that goes hungry (15.6.1).
const HUNGER: f64 = 0.24;

/// What the Keepers will recover and have to do it with.
pub fn standing(state: &State, seat: Seat, keepers: &Keepers, survey: &Survey, eyes: &Eyes) -> f64 {
    let rounds = (eyes.horizon - 0.5).clamp(0.0, ROUNDS);
    let mut value = relics(state, seat, keepers, survey) + sets(state, keepers);
    value += forests(state, seat, keepers, survey);
    value += retinue(state, keepers, rounds);
    let stations: u8 = Piece::WAYSTATIONS.into_iter().map(|station| state.on_map(station)).sum();
    let shown = Relic::ALL.iter().filter(|&&relic| shows(state, relic).next().is_some()).count();
    value += (STATION + DRAW * rounds.min(3.0) / 3.0) * f64::from(stations) + SHOWN * shown as f64;
    value += RULED * survey.ruled[seat.index()].len() as f64;
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS);
    if state.phase != Phase::Setup {
        let hungry = state.warriors[seat.index()].iter().filter(|&&count| count >= HUNGRY).count();
        value -= HUNGER * hungry as f64;
    }
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

fn shows(state: &State, relic: Relic) -> impl Iterator<Item = Clearing> + use<'_> {
    let stations = Piece::WAYSTATIONS.into_iter().filter(move |station| station.upper() == Some(relic));
    stations.flat_map(|station| state.clearings_with(station).iter())
}

/// Relics in clearings.
fn relics(state: &State, seat: Seat, keepers: &Keepers, survey: &Survey) -> f64 {
    let mut value = 0.0;
    for piece in Piece::RELICS {
        let Some(relic) = piece.relic() else { continue };
        for clearing in state.clearings_with(piece).iter() {
            let guarded = state.warriors(seat, clearing) > 0;
            let beside = shows(state, relic).any(|place| place == clearing);
            let near = shows(state, relic).any(|place| state.neighbours(seat, clearing).contains(place));
            let room = survey.open[clearing.index()] > 0 && guarded;
            let share = match (beside, near && guarded, room) {
                (true, ..) => BESIDE,
                (_, true, _) => NEAR,
                (_, _, true) => NEAR - 0.05,
                _ if guarded => AWAY,
                _ => AWAY - 0.2,
            };
            let points = f64::from(piece.relic_value()) + column_hope(keepers, relic);
            value += share * points * f64::from(state.count(piece, clearing));
        }
    }
    value
}

/// What the next relic of a kind does for its column.
fn column_hope(keepers: &Keepers, relic: Relic) -> f64 {
    let space = keepers.row(relic) + 1;
    let others = Relic::ALL.iter().filter(|&&other| other != relic && keepers.row(other) >= space).count();
    f64::from(COLUMN_POINTS) * [0.2, 0.45, 1.0][others]
}

/// Columns of the rows that lack one relic or two.
fn sets(_: &State, keepers: &Keepers) -> f64 {
    (1..=4u8)
        .map(|space| match Relic::ALL.iter().filter(|&&relic| keepers.row(relic) >= space).count() {
            1 => 0.3,
            2 => 0.8,
            _ => 0.0,
        })
        .sum()
}

/// The best relics of the forests that own warriors touch.
fn forests(state: &State, seat: Seat, keepers: &Keepers, survey: &Survey) -> f64 {
    let mut best = [0.0f64; FOREST_RELICS];
    let mine = state.clearings_with_warriors(seat);
    for forest in state.board.forests().iter() {
        let around = state.board.forest_clearings(forest);
        if !around.intersects(mine) {
            continue;
        }
        let ruled = around & survey.ruled[seat.index()];
        let share = if ruled.intersects(mine) { DELVABLE } else { IN_SIGHT };
        for (found, count) in keepers.forests.found(forest) {
            let worth = match found {
                Found::Down(_) => HIDDEN_VALUE,
                Found::Open(piece) => f64::from(piece.relic_value()),
            };
            // without the rule around the card goes that delves
            let safe = 0.7 + 0.1 * (ruled.len().min(3) as f64);
            for _ in 0..count {
                let value = share * safe * (worth + 0.6);
                if let Some(least) =
                    best.iter_mut().min_by(|one, other| one.total_cmp(other)).filter(|least| **least < value)
                {
                    *least = value;
                }
            }
        }
    }
    best.iter().sum()
}

fn retinue(state: &State, keepers: &Keepers, rounds: f64) -> f64 {
    let mut value = 0.0;
    for &slot in Slot::ALL {
        let index = slot.index();
        let cards = keepers.retinue[index];
        let wild = (cards & CardSet::suit(Suit::Bird)).len() as u8 + keepers.retainers[index];
        let count = cards.len() as u8 + keepers.retainers[index];
        let first = f64::from(count.min(3));
        let more = f64::from(count.saturating_sub(3));
        value += rounds * (ACTS[index] * first + ACTS_MORE * more) + WILD * f64::from(wild);
        if count == 0 {
            value -= EMPTY_COLUMN;
        }
        if state.phase == Phase::Setup {
            continue;
        }
    }
    value
}

fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let mut value = 0.0;
    for clearing in state.presence(seat).iter() {
        let pieces = state.placed(seat, clearing);
        if pieces == 0 {
            continue;
        }
        let lost = survey.peril(state, seat, clearing, pieces);
        let stations = state.buildings(seat, clearing);
        let per_piece = if stations > 0 { STATION_LOST } else { RELIC_LOST };
        let relics: f64 = Piece::RELICS
            .into_iter()
            .map(|piece| f64::from(piece.relic_value()) * f64::from(state.count(piece, clearing)))
            .sum();
        let relics_share = 0.5 * relics / f64::from(pieces);
        value += lost * (per_piece + relics_share);
    }
    value
}

/// How near the Keepers are to a forest: what whoever lays a relic there has to mind.
pub fn welcome(state: &State, forest: Forest) -> f64 {
    let Some(seat) = state.seat_of(Faction::Keepers) else { return 0.0 };
    let around = state.board.forest_clearings(forest);
    let warriors: u8 = around.iter().map(|clearing| state.warriors(seat, clearing)).sum();
    f64::from(warriors) + 0.1 * around.len() as f64
}
