//! The places that a viewer can know cards in.

use crate::games::root::state::State;
use crate::games::root::state::places::Place;
use crate::kernel::Seat;

/// The key of such a place.
pub(super) fn known_key(state: &State, owner: Seat, place: Place) -> &'static str {
    if place == Place::Hand { state.party(owner).id() } else { place.id() }
}
