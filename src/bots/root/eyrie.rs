//! The Eyrie: roosts for points, and a Decree that can be kept.

use super::survey::{Survey, column_cards};
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::eyrie::kit::{Eyrie, ROOST_POINTS};
use crate::games::root::factions::eyrie::words::{Column, Leader};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::Seat;

/// What points of roosts in the coming Evening and in later ones are worth.
const NEXT_EVENING: f64 = 1.26;
const LATER_EVENINGS: f64 = 0.847;
const EVENINGS: f64 = 5.54;

const WARRIOR: f64 = 0.116;
const WARRIORS: f64 = 17.0;
const RULED: f64 = 0.159;
/// A clearing that could take a roost.
const SITE: f64 = 0.431;
const ROOST: f64 = 0.585;
const ROOST_LOST: f64 = 1.76;

/// What a card of each column does in a round: recruit, move, battle, build.
const DEEDS: [f64; 4] = [0.431, 0.368, 0.396, 0.572];
const DEED_ROUNDS: f64 = 2.98;
/// A card still to be resolved this turn.
const PENDING: f64 = 0.254;

/// How likely a demand of the Decree fails that cannot be met now, that can just be met, and that can be met with one to spare.
const FAILS_SHORT: f64 = 0.331;
const FAILS_EVEN: f64 = 0.061;
const FAILS_SPARE: f64 = 0.013;
/// What a turmoil costs beside the points of its birds: the rest of the turn.
const TURN_LOST: f64 = 1.84;

/// What the Eyrie will score and has to score with.
pub fn standing(state: &State, seat: Seat, eyrie: &Eyrie, survey: &Survey, eyes: &Eyes) -> f64 {
    let roosts = state.on_map(Piece::Roost);
    let income = f64::from(ROOST_POINTS[usize::from(roosts).min(ROOST_POINTS.len() - 1)]);
    let later = (eyes.horizon - 1.0).clamp(0.0, EVENINGS);
    // before this Evening one more scoring is to come
    let coming = if state.turn == seat && matches!(state.phase, Phase::Birdsong | Phase::Daylight) { 1.0 } else { 0.0 };
    let mut value = income * (coming + NEXT_EVENING + LATER_EVENINGS * later) + ROOST * f64::from(roosts);
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS);
    let ruled = survey.ruled[seat.index()];
    value += RULED * ruled.len() as f64;
    let sites = ruled & sites(state, survey);
    if roosts < 7 {
        value += SITE * sites.len().min(3) as f64;
    }
    let rounds = eyes.horizon.min(DEED_ROUNDS);
    for column in Column::ALL.iter().copied() {
        let cards: u8 = Suit::ALL.iter().map(|&suit| column_cards(eyrie, column, suit)).sum();
        let useful = if column == Column::Build { cards.min(7 - roosts.min(7)) } else { cards.min(4) };
        value += rounds * DEEDS[column.index()] * f64::from(useful);
        if state.turn == seat && state.phase == Phase::Daylight {
            let pending: u8 = Suit::ALL.iter().map(|&suit| eyrie.pending(column, suit)).sum();
            value += PENDING * f64::from(pending);
        }
    }
    let birds = f64::from(eyrie.birds()).min(f64::from(state.player(seat).score) + 2.0);
    let cards = rounds * 0.4 * eyrie.cards().len() as f64;
    value -= turmoil_odds(state, seat, eyrie, survey) * (birds + cards + TURN_LOST);
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let roosts = state.clearings_with(Piece::Roost);
    roosts.iter().map(|clearing| ROOST_LOST * survey.peril(state, seat, clearing, 1)).sum()
}

/// Clearings with an open slot and no roost, where one may be placed.
fn sites(state: &State, survey: &Survey) -> ClearingSet {
    let open = state.board.clearings().iter().filter(|clearing| survey.open[clearing.index()] > 0);
    open.collect::<ClearingSet>() - state.clearings_with(Piece::Roost) - state.clearings_with(Piece::Keep)
}

/// How likely the Decree of the next turn cannot be resolved.
pub fn turmoil_odds(state: &State, seat: Seat, eyrie: &Eyrie, survey: &Survey) -> f64 {
    let ruled = survey.ruled[seat.index()];
    let roosts = state.clearings_with(Piece::Roost);
    let warriors = &state.warriors[seat.index()];
    let mut holds = 1.0;
    let mut demand = |wanted: u8, met: f64| {
        if wanted > 0 {
            let spare = met - f64::from(wanted);
            holds *= 1.0
                - if spare < 0.0 {
                    (FAILS_SHORT * -spare).min(0.9)
                } else if spare < 1.0 {
                    FAILS_EVEN + (FAILS_SPARE - FAILS_EVEN) * spare
                } else {
                    FAILS_SPARE / spare.max(1.0)
                };
        }
    };
    let sites = sites(state, survey);
    let moves: u8 = Suit::ALL.iter().map(|&suit| column_cards(eyrie, Column::Move, suit)).sum();
    let recruits: u8 = Suit::ALL.iter().map(|&suit| column_cards(eyrie, Column::Recruit, suit)).sum();
    let each = if eyrie.leader == Some(Leader::Charismatic) { 2 } else { 1 };
    demand(recruits * each, f64::from(state.player(seat).supply));
    let conquerable: ClearingSet =
        (sites - ruled).iter().filter(|&clearing| is_conquerable(state, seat, survey, clearing)).collect();
    let mut builds = 0;
    let mut battles = 0;
    for suit in Suit::CLEARING {
        let clearings = state.clearings_of(suit);
        let wanted = |column| column_cards(eyrie, column, suit);
        if wanted(Column::Recruit) > 0 {
            demand(1, f64::from((roosts & clearings).len() as u8));
        }
        let recruits_here = f64::from(wanted(Column::Recruit));
        if wanted(Column::Move) > 0 {
            let movable: u8 = clearings.iter().map(|clearing| warriors[clearing.index()].min(3)).sum();
            demand(wanted(Column::Move), f64::from(movable) + 0.8 * recruits_here);
        }
        if wanted(Column::Battle) > 0 {
            demand(wanted(Column::Battle), battles_in(state, seat, survey, clearings, moves));
            battles += wanted(Column::Battle);
        }
        if wanted(Column::Build) > 0 {
            let now = (sites & ruled & clearings).len() as f64;
            let soon = (conquerable & clearings).len() as f64;
            demand(wanted(Column::Build), now + (0.7 * soon).min(f64::from(moves)));
            builds += wanted(Column::Build);
        }
    }
    let wild = |column| column_cards(eyrie, column, Suit::Bird);
    if wild(Column::Recruit) > 0 {
        demand(1, f64::from(roosts.len() as u8));
    }
    if wild(Column::Move) > 0 {
        demand(moves, f64::from(warriors.iter().map(|&count| count.min(3)).sum::<u8>()));
    }
    if wild(Column::Battle) > 0 {
        let all = state.board.clearings();
        demand(battles + wild(Column::Battle), battles_in(state, seat, survey, all, moves));
    }
    let built = f64::from(Piece::Roost.total() - state.on_map(Piece::Roost));
    if wild(Column::Build) > 0 {
        let now = (sites & ruled).len() as f64;
        let soon = conquerable.len() as f64;
        demand(builds + wild(Column::Build), now + (0.7 * soon).min(f64::from(moves)));
    }
    demand(builds + wild(Column::Build), built);
    1.0 - holds
}

/// Whether the Eyrie would rule the clearing with what one move can bring there.
fn is_conquerable(state: &State, seat: Seat, survey: &Survey, clearing: Clearing) -> bool {
    let others = state.seats().filter(|&other| other != seat);
    let most = others.map(|other| state.strength(other, clearing)).max().unwrap_or(0);
    survey.reach[seat.index()][clearing.index()] > most
}

/// Battles that can probably be fought in the clearings next turn: enemies where the Eyrie stands, and where it can go.
fn battles_in(state: &State, seat: Seat, survey: &Survey, clearings: ClearingSet, moves: u8) -> f64 {
    let mut met: f64 = 0.0;
    for clearing in clearings.iter() {
        let own = state.warriors(seat, clearing);
        let enemies = state.seats().filter(|&other| state.are_enemies(seat, other));
        // a pawn walks off, a lone piece may be gone
        let targets: u8 = enemies.map(|other| state.warriors(other, clearing) + state.placed(other, clearing)).sum();
        if targets == 0 {
            continue;
        }
        if own > 0 {
            met += 0.75 + 0.25 * f64::from((targets - 1).min(3)) + if own > 2 { 0.2 } else { 0.0 };
        } else if moves > 0 && survey.reach[seat.index()][clearing.index()] > 1 {
            met += 0.6;
        }
    }
    met
}
