//! The state of a seat as soon as it has a faction.

use super::registry;
use crate::games::root::state::{Player, State, ruins};
use crate::games::root::words::character::Character;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;

/// Gives a seat what it has before its faction is set up; it keeps its hand.
pub(super) fn seat_player(state: &mut State, seat: Seat, faction: Faction, character: Option<Character>) {
    state.seat_of[faction.index()] = Some(seat);
    let module = registry::module(faction);
    let player = state.player_mut(seat);
    *player = Player { faction: Some(faction), supply: faction.warriors(), kit: module.kit(), ..*player };
    for &piece in Piece::of(faction.into()) {
        state.stock[piece.index()] = piece.first_stock();
    }
    module.sit_down(state, seat);
    state.name_character(seat, character);
    ruins::fill(state);
}
