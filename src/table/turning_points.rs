//! The turns that decided a game: those in which the lead changed most.

use super::{GameRecord, Turn};
use crate::kernel::{SeatSet, Tally};
use std::cmp::Reverse;

/// The number of turning points shown.
const TOLD: usize = 3;

/// A turn that decided a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    pub turn: Turn,
    /// The winners' lead over everyone else before the turn and after it.
    pub lead: [i16; 2],
    /// The points that each seat scored and lost in it.
    pub gained: Tally,
}

/// Returns the turns in which the lead of the winners changed most, in their order. Of two alike the later one counts: less
/// could be done about it.
pub fn turning_points(game: &dyn GameRecord, winners: SeatSet) -> Vec<TurningPoint> {
    let lead = |scores: &[Option<i16>]| {
        let best = |won: bool| {
            let of = |(seat, score): (usize, &Option<i16>)| {
                (winners.iter().any(|winner| winner.index() == seat) == won).then_some(score.unwrap_or(0))
            };
            scores.iter().enumerate().filter_map(of).max().unwrap_or(0)
        };
        best(true) - best(false)
    };
    let leads = game.turns().into_iter().map(|turn| {
        let lead = [lead(&turn.scores[0]), lead(&turn.scores[1])];
        (turn, lead)
    });
    let mut points: Vec<(Turn, [i16; 2])> = leads.filter(|(_, lead)| lead[0] != lead[1]).collect();
    points.sort_unstable_by_key(|(turn, [before, after])| Reverse((before.abs_diff(*after), turn.number)));
    points.truncate(TOLD);
    points.sort_unstable_by_key(|(turn, _)| turn.number);
    let told = |(turn, lead): (Turn, [i16; 2])| {
        let gained = game.tally(turn.actions.end).since(&game.tally(turn.actions.start));
        TurningPoint { turn, lead, gained }
    };
    points.into_iter().map(told).collect()
}
