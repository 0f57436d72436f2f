//! The Hundreds: clearings with nobody else in them, a hoard that makes the days longer, and mobs that clear the way.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::hundreds::kit::{Hundreds, TRACK_SPACES, TRACK_VALUES, Track};
use crate::games::root::factions::hundreds::turn::{oppress_points, oppressed};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// What oppression brings in the coming Evening and in later ones.
const NEXT_EVENING: f64 = 0.9;
const LATER_EVENINGS: f64 = 0.62;
const EVENINGS: f64 = 4.5;
/// An oppressed clearing for itself: the next step of the track is nearer.
const OPPRESSED: f64 = 0.35;
const RULED: f64 = 0.2;
const WARRIOR: f64 = 0.15;
const WARRIORS: f64 = 18.0;
const WARLORD: f64 = 1.6;
/// An action or an advance more in a round.
const ACTION: f64 = 0.55;
const ADVANCE: f64 = 0.5;
const ROUNDS: f64 = 3.5;
const TILE: f64 = 0.35;
const STRONGHOLD: f64 = 1.1;
const STRONGHOLD_LOST: f64 = 1.8;
/// A mob, what it will raze of others, and a ruin that it searches.
const MOB: f64 = 0.5;
const PREY: f64 = 0.55;
const RUIN: f64 = 1.1;
/// What a crafted tile has to be worth to be kept.
pub const SOLD: f64 = 1.3;

/// What the Hundreds will score and have to score with.
pub fn standing(state: &State, seat: Seat, kit: &Hundreds, survey: &Survey, eyes: &Eyes) -> f64 {
    let count = oppressed(state, seat).len();
    let income = f64::from(oppress_points(count));
    let later = (eyes.horizon - 1.0).clamp(0.0, EVENINGS);
    let coming = if state.turn == seat && matches!(state.phase, Phase::Birdsong | Phase::Daylight) { 1.0 } else { 0.0 };
    let mut value = income * (coming + NEXT_EVENING + LATER_EVENINGS * later) + OPPRESSED * count.min(7) as f64;
    value += RULED * survey.ruled[seat.index()].len() as f64;
    let warriors: u8 = state.warriors[seat.index()].iter().sum();
    value += WARRIOR * f64::from(warriors).min(WARRIORS);
    if kit.warlord.is_some() {
        value += WARLORD;
    }
    let rounds = eyes.horizon.min(ROUNDS);
    value += rounds * (ACTION * f64::from(kit.command()) + ADVANCE * f64::from(kit.prowess()));
    value += TILE * f64::from(kit.on_track(Track::Command) + kit.on_track(Track::Prowess));
    value += STRONGHOLD * f64::from(state.on_map(Piece::Stronghold));
    value += state.clearings_with(Piece::Mob).iter().map(|at| mob_worth(state, seat, at)).sum::<f64>();
    if eyes.naive { value } else { value - peril(state, seat, survey) }
}

/// What a mob in the clearing is worth.
pub fn mob_worth(state: &State, seat: Seat, clearing: Clearing) -> f64 {
    let enemies = state.seats().filter(|&other| state.are_enemies(seat, other));
    let prey: u8 = enemies.map(|enemy| state.placed(enemy, clearing)).sum();
    let ruin = if state.ruins.contains(clearing) { RUIN } else { 0.0 };
    MOB + PREY * f64::from(prey.min(4)) + ruin
}

/// What one tile more of a kind is worth to the hoard.
pub fn tile_worth(state: &State, seat: Seat, item: Item) -> f64 {
    let Some(kit) = state.hundreds(seat) else { return 0.0 };
    let track = Track::of(item);
    let held = kit.on_track(track).min(TRACK_SPACES);
    let value = |count: u8| f64::from(TRACK_VALUES[usize::from(count.min(TRACK_SPACES))]);
    // two tiles are worth what one is, but the third is nearer
    let gain = value(held + 1) - value(held) + if held + 1 < TRACK_SPACES { 0.5 } else { 0.0 };
    // a kind that is there already forbids no further mood
    let mood = if kit.hoard[item.index()] > 0 { 0.2 } else { 0.0 };
    gain * if track == Track::Command { 1.6 } else { 1.5 } + mood
}

/// Whether a battle is better fought for a tile than for hits: the field is ruled anyway, and stays so.
pub fn loots(state: &State, seat: Seat, battle: &Battle) -> bool {
    let own = state.strength(seat, battle.clearing);
    let others = state.seats().filter(|&other| other != seat);
    let most = others.map(|other| state.strength(other, battle.clearing)).max().unwrap_or(0);
    own > most + 2
}

fn peril(state: &State, seat: Seat, survey: &Survey) -> f64 {
    let strongholds = state.clearings_with_buildings(seat);
    strongholds
        .iter()
        .map(|clearing| STRONGHOLD_LOST * survey.peril(state, seat, clearing, state.buildings(seat, clearing)))
        .sum()
}
