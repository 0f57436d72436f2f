//! Questions that other modules ask about the Keepers in Iron, and changes that they make there (chapter 15).

use super::state::Keepers;
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;

plays!(keepers, keepers_mut: Keepers);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Keepers).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Keepers {
    state.keepers(seat(state)).copied().unwrap_or_default()
}

pub(in crate::games::root) fn update(state: &mut State, change: impl FnOnce(&mut Keepers)) {
    let seat = seat(state);
    if let Some(keepers) = state.keepers_mut(seat) {
        change(keepers);
    }
}

/// Returns the clearings that hold a waystation.
pub fn stations(state: &State) -> ClearingSet {
    state.clearings_with_buildings(seat(state))
}

/// The relics of a clearing, by kind and value.
pub(in crate::games::root) fn portable(state: &State, from: Clearing) -> [u8; Piece::RELICS.len()] {
    Piece::RELICS.map(|piece| state.count(piece, from))
}

/// Returns whether relics lie in the clearing.
pub fn has_relics(state: &State, clearing: Clearing) -> bool {
    portable(state, clearing) != [0; Piece::RELICS.len()]
}

/// Whether a relic and a warrior of the Keepers stand together, so that they ignore the first hit (15.2.4).
pub(in crate::games::root) fn are_devout(state: &State, clearing: Clearing) -> bool {
    state.warriors(seat(state), clearing) > 0 && has_relics(state, clearing)
}

/// 15.2.5: removed relics wait until the player who removed them has chosen their forests.
pub(in crate::games::root) fn set_adrift(state: &mut State, piece: Piece, count: u8) {
    if let Some(index) = piece.relic_index() {
        update(state, |keepers| keepers.adrift[index] += count);
    }
}

/// The next relic that has to find a forest.
pub(in crate::games::root) fn adrift(state: &State) -> Option<Piece> {
    let adrift = kit(state).adrift;
    Piece::RELICS.into_iter().zip(adrift).find(|&(_, count)| count > 0).map(|(piece, _)| piece)
}
