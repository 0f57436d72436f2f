//! The only way by which a viewer sees a game, and the full states that they cannot tell from it.

use super::card::{Cards, kind_of_face};
use super::state::State;
use crate::kernel::{Generator, Seat, Viewer};

/// A state without the cards that the viewer does not know; they are counted in `hidden` and `deck_hidden`.
pub type Observation = crate::kernel::Observation<State>;

impl State {
    /// Returns the knowledge of the viewer: their own hand, and what the others took from the display.
    pub fn observation(&self, viewer: Viewer) -> Observation {
        let mut state = self.clone();
        if viewer != Viewer::All {
            for seat in self.all_seats().filter(|&seat| viewer != Viewer::Seat(seat)) {
                let index = seat.index();
                state.hidden[index] += state.hands[index].len() - state.shown[index].len();
                state.hands[index] = state.shown[index];
            }
            state.deck_hidden += state.deck.len();
            state.deck = Cards::EMPTY;
        }
        Observation::new(state, viewer)
    }

    /// Deals the cards that `viewer` does not know at random to the places where they can be.
    pub(super) fn deal_unknown(&self, viewer: Seat, rng: &mut Generator) -> State {
        let mut state = self.clone();
        let mut unknown = self.deck;
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            unknown.add_all(self.hands[seat.index()].without(self.shown[seat.index()]));
        }
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let index = seat.index();
            let count = self.hands[index].len() - self.shown[index].len();
            state.hands[index] = self.shown[index];
            for _ in 0..count {
                let kind = kind_of_face(rng.one_of(unknown.faces()));
                unknown.take(kind, 1);
                state.hands[index].add(kind, 1);
            }
        }
        state.deck = unknown;
        state
    }
}
