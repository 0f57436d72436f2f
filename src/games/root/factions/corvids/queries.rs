//! Questions that other modules ask about the Corvid Conspiracy, and changes that they make there (chapter 13).

use super::state::{Corvids, OF_A_KIND};
use super::words::Plot;
use crate::games::root::clockwork::state::{Clockwork, Own};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::plays::plays;

plays!(corvids, corvids_mut: Corvids);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Corvids).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Corvids {
    plots(state, seat(state)).copied().unwrap_or_default()
}

/// Returns the plots of a seat that lie face down, whether someone or a clockwork player has laid them.
pub fn plots(state: &State, seat: Seat) -> Option<&Corvids> {
    match &state.player(seat).kit {
        FactionState::Corvids(plots) | FactionState::Clockwork(Clockwork { own: Own::Corvids(plots), .. }) => {
            Some(plots)
        }
        _ => None,
    }
}

pub(in crate::games::root) fn plots_mut(state: &mut State, seat: Seat) -> Option<&mut Corvids> {
    match &mut state.player_mut(seat).kit {
        FactionState::Corvids(plots) | FactionState::Clockwork(Clockwork { own: Own::Corvids(plots), .. }) => {
            Some(plots)
        }
        _ => None,
    }
}

/// Returns the clearings with a plot, either side up.
pub fn plotted(state: &State) -> ClearingSet {
    Piece::PLOTS.into_iter().fold(ClearingSet::EMPTY, |plotted, piece| plotted | state.clearings_with(piece))
}

/// Returns the clearings with a plot that lies face up.
pub fn face_up(state: &State) -> ClearingSet {
    plotted(state) - state.clearings_with(Piece::Plot)
}

/// Returns the plots of a kind that are not on the map; for others than the Corvids those that do not lie face up.
pub fn left_of(state: &State, plot: Plot) -> u8 {
    let face_down = kit(state).face_down.iter().filter(|&&lying| lying == Some(plot)).count() as u8;
    OF_A_KIND.saturating_sub(state.on_map(plot.piece()) + face_down)
}

/// Returns warriors that the next plot of this turn takes (13.5.2).
pub fn plot_cost(state: &State) -> u8 {
    1 + state.used.plots
}

/// Forgets a plot that leaves the map; whether it was a raid (13.7.4).
pub(in crate::games::root) fn leaves_the_map(state: &mut State, clearing: Clearing, piece: Piece) -> bool {
    let seat = seat(state);
    match piece {
        Piece::Plot => {
            plots_mut(state, seat).and_then(|plots| plots.take(clearing)).is_some_and(|plot| plot == Plot::Raid)
        }
        piece => piece == Piece::Raid,
    }
}
