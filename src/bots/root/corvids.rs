//! The Corvids: plots that lie face down until they can be flipped beside a warrior, many face up, extra cards.

use super::survey::Survey;
use super::value::Eyes;
use crate::games::root::State;
use crate::games::root::factions::corvids;
use crate::games::root::factions::corvids::kit::{Corvids, OF_A_KIND};
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// How likely a plot that lies face down with warriors beside it, and without, is flipped.
const FLIPPED: f64 = 0.75;
const UNGUARDED: f64 = 0.35;
/// What a plot face up adds to the flips of each round to come.
const FLIPS_PER_ROUND: f64 = 0.9;
const MOST_ROUNDS: f64 = 3.5;
/// What the kinds do beside that.
const EXTORTION: f64 = 0.5;
const SNARE: f64 = 0.25;
const RAID_WARRIOR: f64 = 0.12;
const BOMBED: f64 = 0.55;
const BOMBED_WARRIOR: f64 = 0.12;
const STOLEN: f64 = 0.35;
/// A warrior, the first in a clearing, and clearings of which three make one suit.
const WARRIOR: f64 = 0.28;
const POST: f64 = 0.22;
const PLOT_ROOM: f64 = 0.16;
const ACTION: f64 = 0.5;

/// What the Corvids will score and have to score with.
pub fn standing(state: &State, seat: Seat, kit: &Corvids, survey: &Survey, eyes: &Eyes) -> f64 {
    let rounds = (eyes.horizon - 0.5).clamp(0.0, MOST_ROUNDS);
    let up = corvids::queries::face_up(state);
    let own = eyes.seat == seat;
    let mut value = 0.0;
    for clearing in state.board.clearings().iter() {
        let here = f64::from(state.warriors(seat, clearing));
        if here > 0.0 {
            value += POST + WARRIOR * here;
            let open = !corvids::queries::plotted(state).contains(clearing);
            if open && state.stock[Piece::Plot.index()] > 0 {
                value += PLOT_ROOM;
            }
        }
    }
    // plots face up: each later flip scores one more while they stand
    for clearing in up.iter() {
        let stays = if eyes.naive { 1.0 } else { 1.0 - survey.peril(state, seat, clearing, 1) };
        value += FLIPS_PER_ROUND * rounds * stays * 0.6;
        let kind = Plot::ALL.iter().copied().find(|plot| state.count(plot.piece(), clearing) > 0);
        value += stays * kind.map_or(0.0, |plot| standing_plot(state, seat, clearing, plot, rounds));
    }
    // plots face down: what the next flips score
    let mut next = up.len() as f64;
    let down = state.clearings_with(Piece::Plot);
    for clearing in down.iter() {
        let guarded = state.warriors(seat, clearing) > 0;
        let stays = if eyes.naive { 1.0 } else { 1.0 - 0.8 * survey.peril(state, seat, clearing, 1) };
        let likely = stays * if guarded { FLIPPED } else { UNGUARDED };
        next += likely;
        value += likely * next.max(1.0) * 0.75;
        if own && let Some(plot) = kit.face_down[clearing.index()] {
            value += likely * flip_gain(state, seat, clearing, plot, rounds);
        } else {
            value += likely * 0.4;
        }
    }
    if state.turn == seat && state.phase == Phase::Daylight {
        value += ACTION * f64::from(corvids::kit::ACTIONS.saturating_sub(state.used.actions));
    }
    value
}

/// What a plot does for the rounds that it stands face up.
fn standing_plot(state: &State, seat: Seat, clearing: Clearing, plot: Plot, rounds: f64) -> f64 {
    match plot {
        Plot::Extortion => EXTORTION * rounds,
        Plot::Snare => SNARE * (1.0 + enemy_warriors(state, seat, clearing).min(4.0) * 0.3),
        Plot::Raid => RAID_WARRIOR * state.neighbours(seat, clearing).len() as f64,
        Plot::Bomb => 0.0,
    }
}

fn enemy_warriors(state: &State, seat: Seat, clearing: Clearing) -> f64 {
    let enemies = state.enemies_in(seat, clearing);
    enemies.iter().map(|enemy| f64::from(state.warriors(enemy, clearing))).sum()
}

/// What the flip of a plot brings beside its points.
fn flip_gain(state: &State, seat: Seat, clearing: Clearing, plot: Plot, rounds: f64) -> f64 {
    let enemies = state.enemies_in(seat, clearing);
    match plot {
        // it does not stay to count for later flips
        Plot::Bomb => {
            let placed: f64 = enemies.iter().map(|enemy| f64::from(state.placed(enemy, clearing))).sum();
            let worth = BOMBED * 2.0 * placed + BOMBED_WARRIOR * enemy_warriors(state, seat, clearing);
            worth - 0.3 * rounds.min(2.0)
        }
        Plot::Extortion => {
            let rich = enemies.iter().filter(|&enemy| state.player(enemy).hand_count() > 0).count() as f64;
            STOLEN * rich + EXTORTION * rounds * 0.7 + 0.35 * rounds
        }
        plot => standing_plot(state, seat, clearing, plot, rounds) + 0.35 * rounds,
    }
}

/// Chances of a guess from which it is made: with few cards, and with cards to spare.
const FAIR: f64 = 0.33;
const SLIM: f64 = 0.24;
const SPARE: u8 = 4;

/// The exposure among `legal` that is most likely right, if it is likely enough (13.2.4). Every plot that may lie there
/// is as likely as the number of its tokens that are not to be seen.
pub fn exposure(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let mut best = None;
    let mut highest = if state.player(seat).hand_count() >= SPARE { SLIM } else { FAIR };
    for &action in legal {
        if let Action::Expose { clearing, plot } = action {
            let chance = chance(state, clearing, plot);
            if chance >= highest {
                highest = chance + 1e-9;
                best = Some(action);
            }
        }
    }
    best
}

fn chance(state: &State, clearing: Clearing, plot: Plot) -> f64 {
    let Some(kit) = state.seat_of(Faction::Corvids).and_then(|seat| state.corvids(seat)) else { return 0.0 };
    let weight = |plot: Plot| {
        let unseen = OF_A_KIND.saturating_sub(state.on_map(plot.piece()));
        if kit.is_denied(clearing, plot) { 0.0 } else { f64::from(unseen) }
    };
    let all: f64 = Plot::ALL.iter().map(|&plot| weight(plot)).sum();
    if all > 0.0 { weight(plot) / all } else { 0.0 }
}
