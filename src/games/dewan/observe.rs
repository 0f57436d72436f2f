//! The only way by which a viewer sees a game, and the full states that they cannot tell from it.

use super::card::{Card, CardSet};
use super::state::State;
use crate::kernel::{Generator, Seat, Viewer};

/// A state without the cards that the viewer does not know; they are counted in `hidden`, `deck_hidden` and
/// `supply_hidden`. Nothing else in a state is secret: the order of deck, supply and pile does not exist before they are
/// drawn from.
pub type Observation = crate::kernel::Observation<State>;

impl State {
    /// Returns the knowledge of the viewer.
    pub fn observation(&self, viewer: Viewer) -> Observation {
        let mut state = self.clone();
        if viewer != Viewer::All {
            for seat in self.seats().filter(|&seat| viewer != Viewer::Seat(seat)) {
                let player = state.player_mut(seat);
                player.hidden += (player.hand.len() - player.open.len()) as u8;
                player.hand = player.open;
            }
            state.deck_hidden += state.deck.len() as u8;
            state.deck = CardSet::EMPTY;
            state.supply_hidden += state.supply.len() as u8;
            state.supply = CardSet::EMPTY;
        }
        Observation::new(state, viewer)
    }

    /// Deals the cards that `viewer` does not know at random to the places where they can be.
    pub(super) fn deal_unknown(&self, viewer: Seat, rng: &mut Generator) -> State {
        let mut state = self.clone();
        let pack = &self.board.pack;
        let mut unknown = self.deck;
        pack.pour(self.supply, &mut unknown);
        let others = || self.seats().filter(|&seat| seat != viewer);
        for seat in others() {
            let player = self.player(seat);
            pack.pour(pack.less(player.hand, player.open), &mut unknown);
        }
        let mut deal = |place: &mut CardSet, count: usize| {
            for _ in 0..count {
                let kind = pack.kind(Card::new(rng.one_of(unknown.bits())));
                pack.take(&mut unknown, kind);
                pack.put(place, kind);
            }
        };
        for seat in others() {
            let player = state.player_mut(seat);
            let count = player.hand.len() - player.open.len();
            player.hand = player.open;
            deal(&mut player.hand, count);
        }
        state.deck = CardSet::EMPTY;
        deal(&mut state.deck, self.deck.len());
        state.supply = unknown;
        state
    }
}
