//! The crafting pieces of each faction (4.1.1).

use crate::games::root::state::State;
use crate::games::root::state::counts::Counts;
use crate::games::root::state::kits::CraftsWith;
use crate::games::root::state::suited::Suited;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;

/// The crafting pieces of a seat by suit, activated ones included (4.1.1).
pub fn crafting_pieces(state: &State, seat: Seat) -> Suited {
    match state.player(seat).kit.crafts_with() {
        CraftsWith::Pieces(kinds) => {
            let counts = kinds.iter().map(|&piece| Counts::of(&state.pieces[piece.index()]));
            Suited::by_clearing(&state.suits, counts.fold(Counts::ZERO, Counts::plus))
        }
        CraftsWith::Printed(suit, piece) => {
            let mut pieces = [0; 3];
            pieces[suit.index()] = state.on_map(piece);
            Suited::of(pieces)
        }
        CraftsWith::Items(at, count) => {
            let mut pieces = Suited::default();
            if let Some(clearing) = at {
                pieces.add(state.suits(clearing), count);
            }
            pieces
        }
        // 11.2.1: funds make the empty spaces of trade posts craft
        CraftsWith::Funds => Suited::of(state.empty_spaces()),
    }
}

/// Crafting pieces that the seat can activate at most, whatever their suits: a seat that crafts with funds
/// commits one for each (11.5.3).
pub fn most_activations(state: &State, seat: Seat) -> u8 {
    state.funds(seat).unwrap_or(u8::MAX)
}

/// Returns where the pieces that a seat crafts with stand; items stand nowhere.
pub fn crafting_clearings(state: &State, seat: Seat) -> ClearingSet {
    let with = state.player(seat).kit.crafts_with();
    let kinds: &[Piece] = match &with {
        CraftsWith::Pieces(kinds) => kinds,
        CraftsWith::Printed(_, piece) => std::slice::from_ref(piece),
        CraftsWith::Items(..) | CraftsWith::Funds => &[],
    };
    kinds.iter().fold(ClearingSet::EMPTY, |clearings, &piece| clearings | state.clearings_with(piece))
}
