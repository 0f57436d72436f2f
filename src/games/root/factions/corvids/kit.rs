//! What only the Corvid Conspiracy (chapter 13) has.

use super::words::Plot;
use crate::games::root::state::State;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::Seat;

/// Actions in Daylight (13.5).
pub const ACTIONS: u8 = 3;

/// Plots of each kind in the box (13.2.2).
pub const OF_A_KIND: u8 = 2;

/// What only the Corvids have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Corvids {
    /// The kinds of the plots that lie face down, as far as they are known here: all of them in a full state.
    pub face_down: [Option<Plot>; MAX_CLEARINGS],
    /// Kinds that the plot lying face down here is known by everybody not to be, one bit each: wrong guesses (13.2.4).
    pub(in crate::games::root) denied: [u8; MAX_CLEARINGS],
}

impl Corvids {
    /// Whether a guess has shown that the plot lying face down in the clearing is not of this kind.
    pub fn is_denied(&self, clearing: Clearing, plot: Plot) -> bool {
        self.denied[clearing.index()] & plot.bit() != 0
    }

    pub(in crate::games::root) fn deny(&mut self, clearing: Clearing, plot: Plot) {
        self.denied[clearing.index()] |= plot.bit();
    }

    /// Forgets the kinds that `redact` keeps from a viewer.
    pub(in crate::games::root) fn hide(&mut self) {
        self.face_down = [None; MAX_CLEARINGS];
    }

    pub(in crate::games::root) fn take(&mut self, clearing: Clearing) -> Option<Plot> {
        self.denied[clearing.index()] = 0;
        self.face_down[clearing.index()].take()
    }
}

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Corvids).unwrap_or(state.turn)
}

pub(in crate::games::root) fn kit(state: &State) -> Corvids {
    state.corvids(seat(state)).copied().unwrap_or_default()
}

/// The clearings with a plot, either side up.
pub fn plotted(state: &State) -> ClearingSet {
    Piece::PLOTS.into_iter().fold(ClearingSet::EMPTY, |plotted, piece| plotted | state.clearings_with(piece))
}

/// The clearings with a plot that lies face up.
pub fn face_up(state: &State) -> ClearingSet {
    plotted(state) - state.clearings_with(Piece::Plot)
}

/// The plots of a kind that are not on the map; for others than the Corvids those that do not lie face up.
pub fn left_of(state: &State, plot: Plot) -> u8 {
    let face_down = kit(state).face_down.iter().filter(|&&lying| lying == Some(plot)).count() as u8;
    OF_A_KIND.saturating_sub(state.on_map(plot.piece()) + face_down)
}

/// Warriors that the next plot of this turn takes (13.5.2).
pub fn plot_cost(state: &State) -> u8 {
    1 + state.used.plots
}

/// Forgets a plot that leaves the map; whether it was a raid (13.7.4).
pub(in crate::games::root) fn leaves_the_map(state: &mut State, clearing: Clearing, piece: Piece) -> bool {
    let seat = seat(state);
    match piece {
        Piece::Plot => {
            state.corvids_mut(seat).and_then(|corvids| corvids.take(clearing)).is_some_and(|plot| plot == Plot::Raid)
        }
        piece => piece == Piece::Raid,
    }
}
