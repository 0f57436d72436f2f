//! The Cult: gardens that score with every card of their suit, and acolytes that strike where the Outcast live.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::lizards::kit::GARDEN_POINTS;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::lizards::queries::outcast_clearings;
use crate::games::root::factions::lizards::turn::garden_points;
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::law::hooks;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::kernel::Seat;

/// What a score that the hand can pay this turn or the next is worth, and scores of later rounds.
const SCORE_SOON: f64 = 0.8;
const SCORE_LATER: f64 = 0.6;
const ROUNDS: f64 = 4.5;
/// A garden for itself, and the draw that the second of a suit uncovers, in a round.
const GARDEN: f64 = 0.9;
const DRAW: f64 = 0.35;
const GARDEN_LOST: f64 = 2.4;
/// A ruled clearing with an open slot, where the next garden can be built.
const SITE: f64 = 0.6;
const RULED: f64 = 0.1;
const WARRIOR: f64 = 0.16;
const WARRIORS: f64 = 16.0;
/// A warrior beside a garden, the first three of them.
const GUARD: f64 = 0.22;
/// An acolyte, the first five and beyond.
const ACOLYTE: f64 = 0.55;
const ACOLYTES: f64 = 5.0;
const ACOLYTE_MORE: f64 = 0.1;
/// An enemy building in an Outcast clearing that the acolytes could sanctify.
const SANCTIFIABLE: f64 = 0.5;

/// What the Cult will score and has to score with.
pub fn standing(state: &State, seat: Seat, lizards: &Lizards, survey: &Survey, eyes: &Eyes) -> f64 {
    let rounds = (eyes.horizon - 0.5).clamp(0.0, ROUNDS);
    let draws = f64::from(hooks::evening_draw(state, seat));
    let mut value = 0.0;
    let mut income = 0.0;
    let held = state.player(seat).hand | lizards.revealed;
    for suit in Suit::CLEARING {
        let Some(garden) = Piece::garden(suit) else { continue };
        let built = state.on_map(garden);
        let points = f64::from(garden_points(state, suit));
        // as many scores as cards come in, spread over the suits
        income += points * (draws / 3.4).min(1.0);
        let payable = seat != eyes.seat || !(held & CardSet::suit(suit)).is_empty();
        let over = state.turn == seat && lizards.scored[suit.index()];
        if payable && !over {
            value += SCORE_SOON * points;
        }
        let next = f64::from(GARDEN_POINTS[usize::from(built + 1).min(GARDEN_POINTS.len() - 1)]) - points;
        let sites = (survey.ruled[seat.index()] & state.clearings_of(suit))
            .iter()
            .filter(|clearing| survey.open[clearing.index()] > 0)
            .count();
        if state.stock[garden.index()] > 0 {
            value += SITE * (sites.min(2) as f64) * (0.5 + 0.25 * next);
        }
        value += GARDEN * f64::from(built);
        if built >= 2 {
            value += DRAW * rounds;
        }
    }
    value += SCORE_LATER * rounds * income;
    value += RULED * survey.ruled[seat.index()].len() as f64;
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS);
    for clearing in state.clearings_with_buildings(seat).iter() {
        value += GUARD * f64::from(state.warriors(seat, clearing).min(3));
    }
    value += acolytes(state, seat, lizards);
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

fn acolytes(state: &State, seat: Seat, lizards: &Lizards) -> f64 {
    let count = f64::from(lizards.acolytes);
    let mut value = ACOLYTE * count.min(ACOLYTES) + ACOLYTE_MORE * (count - ACOLYTES).max(0.0);
    if lizards.acolytes >= lizards.price(Conspiracy::Sanctify) && state.phase != Phase::Setup {
        let prey = outcast_clearings(state).iter().filter(|&clearing| {
            state.seats().any(|other| state.are_enemies(seat, other) && state.buildings(other, clearing) > 0)
        });
        value += SANCTIFIABLE * prey.count().min(2) as f64;
    }
    value
}

fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let gardens = state.clearings_with_buildings(seat);
    gardens
        .iter()
        .map(|clearing| GARDEN_LOST * survey.peril(state, seat, clearing, state.buildings(seat, clearing)))
        .sum()
}
