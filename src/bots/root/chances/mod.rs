//! Winning chances, as anyone at the table could give them: a linear function of what everybody sees of each seat, fitted to
//! games of bots. They tell people how a game stands and decide nothing: as the value of a plan they would play worse than
//! `evaluate`, which is tuned by play.

mod weights;

use super::evaluate::{EvalContext, exp, promised};
use super::map_features::MapFeatures;
use crate::games::root::State;
use crate::games::root::law::victory::WINNING_SCORE;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Decision, Rules, Seat, Viewer};

pub use weights::WEIGHTS;

/// The number of what is reckoned with of a seat.
pub const FEATURES: usize = 20;

/// What is reckoned with of a seat, each of about the same size.
pub type Features = [f64; FEATURES];

/// What each feature of a faction adds to its prospects.
pub type Weights = [Features; Faction::COUNT];

/// Points from which a win is near.
const NEAR: f64 = 20.0;

/// A seat as the model sees it.
#[derive(Clone, Debug)]
pub struct Prospect {
    pub faction: Faction,
    pub features: Features,
    /// The seat with which it wins, if it can no longer win by itself (9.2.8).
    pub partner: Option<Seat>,
}

/// Returns each seat as the model sees it; `None` at a table that it was not fitted to: where clockwork players follow
/// their boards, all play against them, or a faction is still to be drafted.
pub fn prospects(state: &State) -> Option<Vec<Prospect>> {
    let seen = state.observe(Viewer::Spectator);
    if seen.cooperative || seen.seat_count() < 2 || seen.seats().any(|seat| seen.is_clockwork(seat)) {
        return None;
    }
    let weights = super::weights::Weights::usual();
    let map = MapFeatures::of(weights, &seen);
    let points = |seat: Seat| f64::from(if seen.player(seat).scores() { seen.player(seat).score } else { 0 });
    let most = seen.seats().map(points).fold(0.0, f64::max);
    let stage = most / f64::from(WINNING_SCORE);
    let others = (seen.seat_count() - 1) as f64;
    let prospect = |(turns, seat): (usize, Seat)| {
        let player = seen.player(seat);
        let faction = player.faction?;
        let score = points(seat);
        let rival = seen.seats().filter(|&other| other != seat).map(points).fold(0.0, f64::max);
        // with the eyes of another seat nothing is known but what all know
        let other = seen.seats().find(|&other| other != seat)?;
        let promise = promised(&seen, seat, &map, &EvalContext::of(weights, &seen, other)).sum() - score;
        let (lead, near, wait) = (score - rival, (score - NEAR).max(0.0), turns as f64 / others);
        let clearings = || seen.board.clearings().iter();
        let warriors: u32 = clearings().map(|clearing| u32::from(seen.warriors(seat, clearing))).sum();
        let pieces: u32 = clearings().map(|clearing| u32::from(seen.placed(seat, clearing))).sum();
        let items: u32 = player.items.iter().map(|&count| u32::from(count)).sum();
        let features = [
            1.0,
            stage,
            score / 10.0,
            score / 10.0 * stage,
            lead / 10.0,
            lead / 10.0 * stage,
            near / 5.0,
            promise / 10.0,
            promise / 10.0 * stage,
            wait,
            wait * stage,
            (1.0 - wait) * near / 5.0,
            f64::from(player.hand_count()) / 5.0,
            player.crafted.len() as f64 / 3.0,
            f64::from(items) / 3.0,
            f64::from(warriors) / 10.0,
            f64::from(pieces) / 10.0,
            map.ruled[seat.index()].len() as f64 / 5.0,
            f64::from(u8::from(player.dominance.is_some())),
            (others - 3.0) / 2.0,
        ];
        let partner = player.coalition.map(|(partner, _)| partner);
        Some((seat, Prospect { faction, features, partner }))
    };
    let mut prospects = seen.seats_from_turn().enumerate().map(prospect).collect::<Option<Vec<_>>>()?;
    prospects.sort_by_key(|(seat, _)| seat.index());
    Some(prospects.into_iter().map(|(_, prospect)| prospect).collect())
}

/// Returns the chance of each side to win: nothing for a seat that wins with a partner.
pub fn shares(prospects: &[Prospect], weights: &Weights) -> Vec<f64> {
    let sum = |prospect: &Prospect| {
        let weights = &weights[prospect.faction.index()];
        prospect.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f64>()
    };
    let alone = |prospect: &&Prospect| prospect.partner.is_none();
    let best = prospects.iter().filter(alone).map(sum).fold(f64::MIN, f64::max);
    let share =
        |prospect: &Prospect| if prospect.partner.is_none() { exp((sum(prospect) - best).max(-50.0)) } else { 0.0 };
    let shares: Vec<f64> = prospects.iter().map(share).collect();
    let all = shares.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    shares.into_iter().map(|share| share / all).collect()
}

/// Returns the chance of each seat to win; partners, who win together, have half of it each. `None` where nothing is known
/// of it.
pub fn chances(state: &State) -> Option<Vec<f64>> {
    let prospects = prospects(state)?;
    if let Decision::Over(outcome) = state.decision() {
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        let of = |seat: Seat| if outcome.winners.contains(seat) { share } else { 0.0 };
        return Some(state.seats().map(of).collect());
    }
    let mut chances = shares(&prospects, &WEIGHTS);
    for (seat, prospect) in prospects.iter().enumerate() {
        if let Some(partner) = prospect.partner {
            let half = chances[partner.index()] / 2.0;
            (chances[seat], chances[partner.index()]) = (half, half);
        }
    }
    Some(chances)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::positions;
    use crate::bots::stream;

    #[test]
    fn chances_add_up_and_do_not_depend_on_what_a_seat_cannot_see() {
        let mut differed = 0;
        positions(6, 7, |state, seat, _, number| {
            let here = chances(state).unwrap();
            assert!((here.iter().sum::<f64>() - 1.0).abs() < 1e-9 && here.iter().all(|chance| *chance >= 0.0));
            let other = state.determinize(seat, &mut stream(6, number));
            differed += usize::from(other != *state);
            assert_eq!(here, chances(&other).unwrap());
        });
        assert!(differed > 100, "{differed}");
    }

    #[test]
    fn more_points_make_a_win_likelier() {
        positions(4, 40, |state, _, _, _| {
            let all = state.seats().filter(|&seat| state.player(seat).scores());
            for seat in all {
                let mut ahead = state.clone();
                let score = ahead.players[seat.index()].score;
                ahead.players[seat.index()].score = (score + 6).min(29);
                let [before, after] = [state, &ahead].map(|state| chances(state).unwrap()[seat.index()]);
                assert!(after > before || score > 23, "{}: {before} {after}", state.seat_name(seat));
            }
        });
    }
}
