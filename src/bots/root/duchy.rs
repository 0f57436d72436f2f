//! The Duchy: ministers that score turn after turn, buildings that are held, pieces in many clearings to sway with.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::duchy::parliament;
use crate::games::root::factions::duchy::turn::actions_left;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::Seat;

/// What a minister brings in a round: foremole, captain, marshal, brigadier, banker, mayor; lords are reckoned apart.
const MINISTERS: [f64; 6] = [0.55, 0.5, 0.35, 0.7, 0.9, 0.6];
/// The share of a lord's points that comes true in a round to come.
const LORD: f64 = 0.85;
/// Points of buildings and tunnels that a lord can still hope for.
const HOPE: f64 = 0.35;
/// A minister that can still act this turn, beyond what the action itself shows.
const READY: f64 = 0.15;
/// Rounds that are worth reckoning with.
const ROUNDS: f64 = 5.0;
const CITADEL: f64 = 0.35;
const MARKET: f64 = 0.42;
const BUILDING: f64 = 0.8;
const TUNNEL: f64 = 0.45;
const WARRIOR: f64 = 0.12;
const WARRIORS: f64 = 14.0;
/// A warrior that waits below.
const BELOW: f64 = 0.1;
const BELOW_MOST: f64 = 6.0;
/// A clearing with a piece, up to so many of a suit: what the next minister is swayed with.
const PRESENCE: f64 = 0.22;
const PRESENCE_OF_A_SUIT: u8 = 3;
/// The next minister that hand and map may sway.
const NEXT: f64 = 0.9;
const RULED_SLOT: f64 = 0.22;
const ACTION: f64 = 0.45;
const BUILDING_LOST: f64 = 2.2;
const MINISTER_LOST: f64 = 0.55;
const TUNNEL_LOST: f64 = 0.6;

/// How gladly a minister is kept.
pub fn minister_worth(minister: Minister) -> f64 {
    MINISTERS.get(minister.index()).copied().unwrap_or(2.0)
}

/// What the Duchy will score and has to score with.
pub fn standing(state: &State, seat: Seat, duchy: &Duchy, survey: &Survey, eyes: &Eyes) -> f64 {
    let rounds = (eyes.horizon - 0.5).clamp(0.3, ROUNDS);
    let (citadels, markets) = (f64::from(state.on_map(Piece::Citadel)), f64::from(state.on_map(Piece::Market)));
    let tunnels = f64::from(state.on_map(Piece::Tunnel));
    let mut value = (CITADEL * citadels + MARKET * markets) * rounds.min(3.0) + BUILDING * (citadels + markets);
    value += TUNNEL * tunnels;
    for minister in duchy.swayed.iter() {
        value += brings(state, minister) * rounds;
        if state.turn == seat && state.phase == Phase::Daylight && !duchy.acted.contains(minister) {
            value += READY + f64::from(parliament::lord_points(state, minister));
        }
    }
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS) + BELOW * f64::from(duchy.burrow).min(BELOW_MOST);
    value += sway(state, seat, rounds);
    if citadels + markets < 6.0 {
        let open = survey.ruled[seat.index()].iter().map(|clearing| survey.open[clearing.index()]).sum::<u8>();
        value += RULED_SLOT * f64::from(open).min(4.0);
    }
    if state.turn == seat && state.phase == Phase::Daylight {
        value += ACTION * f64::from(actions_left(state));
    }
    if eyes.naive { value } else { value - peril(state, seat, duchy, survey) }
}

/// Points that a minister brings in a round.
fn brings(state: &State, minister: Minister) -> f64 {
    if let Some(points) = MINISTERS.get(minister.index()) {
        return *points;
    }
    let hoped = match minister {
        Minister::DuchessOfMud => 2.0,
        _ => 2.5,
    };
    LORD * f64::from(parliament::lord_points(state, minister)).max(HOPE * hoped)
}

/// What the pieces on the map promise for swaying.
fn sway(state: &State, seat: Seat, rounds: f64) -> f64 {
    let present = state.presence(seat);
    let mut useful = 0;
    for suit in Suit::CLEARING {
        useful += ((present & state.clearings_of(suit)).len() as u8).min(PRESENCE_OF_A_SUIT);
    }
    let useful = f64::from(useful);
    let reach = (useful / 6.0).min(1.0) * (f64::from(state.player(seat).hand_count()) / 4.0).min(1.0);
    PRESENCE * useful + NEXT * reach * (rounds / 2.0).min(1.0)
}

fn peril(state: &State, seat: Seat, duchy: &Duchy, survey: &Survey) -> f64 {
    let minister = duchy.swayed.highest().iter().map(|minister| brings(state, minister)).fold(0.0, f64::max);
    let mut lost = 0.0;
    for clearing in state.board.clearings().iter() {
        let here = |clearing: Clearing| (state.count(Piece::Tunnel, clearing), state.buildings(seat, clearing));
        let (tunnels, buildings) = here(clearing);
        if tunnels + buildings == 0 {
            continue;
        }
        let taken = survey.peril(state, seat, clearing, tunnels + buildings);
        // the owner chooses: the tunnel goes first
        let tokens = taken.min(f64::from(tunnels));
        lost += TUNNEL_LOST * tokens + (BUILDING_LOST + MINISTER_LOST * (1.0 + 2.0 * minister)) * (taken - tokens);
    }
    lost
}
