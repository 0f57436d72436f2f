//! What each faction crafts with (4.1.1).

use crate::games::root::factions::riverfolk;
use crate::games::root::state::State;
use crate::games::root::state::counts::Counts;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::suited::Suited;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{ClearingSet, Suit};
use crate::kernel::Seat;

/// The crafting pieces of a seat by suit, activated ones included (4.1.1).
pub fn crafting_pieces(state: &State, seat: Seat) -> Suited {
    match &state.player(seat).kit {
        // 10.2.1: what counts is the suit printed on the garden
        Kit::Lizards(lizards) => {
            let mut pieces = [0; 3];
            if let Some((suit, garden)) = lizards.outcast.and_then(|suit| Some((suit, Piece::garden(suit)?))) {
                pieces[suit.index()] = state.on_map(garden);
            }
            Suited::of(pieces)
        }
        // 11.2.1: funds make the empty spaces of trade posts craft
        Kit::Riverfolk(_) => Suited::of(riverfolk::queries::empty_spaces(state)),
        // 9.2.1: ready hammers, all of the suit of the pawn's clearing
        Kit::Vagabond(vagabond) => {
            let mut pieces = Suited::default();
            if let Some(clearing) = vagabond.clearing() {
                pieces.add(state.suits(clearing), vagabond.ready(Item::Hammer));
            }
            pieces
        }
        kit => {
            let counts = crafting_kinds(kit).iter().map(|&piece| Counts::of(&state.pieces[piece.index()]));
            Suited::by_clearing(&state.suits, counts.fold(Counts::ZERO, Counts::plus))
        }
    }
}

/// The kinds of pieces on the map that a faction crafts with.
fn crafting_kinds(kit: &Kit) -> &'static [Piece] {
    match kit {
        Kit::Marquise => &[Piece::Workshop],
        Kit::Eyrie(_) => &[Piece::Roost],
        Kit::Alliance(_) => &[Piece::Sympathy],
        Kit::Undrafted | Kit::Vagabond(_) | Kit::Riverfolk(_) => &[],
        Kit::Lizards(lizards) => match lizards.outcast {
            Some(Suit::Fox) => &[Piece::GardenFox],
            Some(Suit::Rabbit) => &[Piece::GardenRabbit],
            Some(Suit::Mouse) => &[Piece::GardenMouse],
            Some(Suit::Bird) | None => &[],
        },
        // 12.2.1
        Kit::Duchy(_) => &[Piece::Citadel, Piece::Market],
        // 13.2.1: either side up
        Kit::Corvids(_) => &Piece::PLOTS,
        Kit::Hundreds(_) => &[Piece::Stronghold],
        // 15.2.3: whatever they show
        Kit::Keepers(_) => &Piece::WAYSTATIONS,
    }
}

/// Crafting pieces that the seat can activate at most, whatever their suits: the Riverfolk commit a fund for each
/// (11.5.3).
pub fn most_activations(state: &State, seat: Seat) -> u8 {
    state.riverfolk(seat).map_or(u8::MAX, |riverfolk| riverfolk.funds_total())
}

/// Where the pieces that a seat crafts with stand; a Vagabond's hammers stand nowhere.
pub fn crafting_clearings(state: &State, seat: Seat) -> ClearingSet {
    let kinds = crafting_kinds(&state.player(seat).kit);
    kinds.iter().fold(ClearingSet::EMPTY, |clearings, &piece| clearings | state.clearings_with(piece))
}
