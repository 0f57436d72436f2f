//! The clearings in which factions start.

use super::hooks;
use crate::games::root::state::State;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;

/// Pieces that show, until all are set up, the corner in which their faction starts.
const HOME_PIECES: [Piece; 7] = [
    Piece::Keep,
    Piece::Roost,
    Piece::GardenFox,
    Piece::GardenRabbit,
    Piece::GardenMouse,
    Piece::Tunnel,
    Piece::Stronghold,
];

/// Returns where a faction can start that asks for a corner: one in which nobody starts, opposite a starting corner if
/// there is such a one (7.3.2, 10.3.2, 12.3.3, 14.3.1, 15.3.2).
fn free_homes(state: &State) -> ClearingSet {
    let homes = HOME_PIECES.into_iter().fold(ClearingSet::EMPTY, |homes, piece| homes | state.clearings_with(piece));
    let free = open_corners(state, state.board.corners() - homes);
    let opposite: ClearingSet = homes.iter().filter_map(|corner| state.board.opposite(corner)).collect();
    if (opposite & free).is_empty() { free } else { opposite & free }
}

/// Returns where a faction starts that asks for one clearing: in its homeland, if the game is set up by setup cards
/// (A.8.2.I).
pub(in crate::games::root) fn homes(state: &State, seat: Seat) -> ClearingSet {
    if state.draft.is_open { state.homelands(seat) } else { free_homes(state) }
}

/// Those of the corners that the Furious Protector leaves open; if there is none, the one that it closes.
pub(in crate::games::root) fn open_corners(state: &State, corners: ClearingSet) -> ClearingSet {
    let open = hooks::sealed(state).map_or(corners, |(_, clearing)| corners.without(clearing));
    if open.is_empty() { corners } else { open }
}
