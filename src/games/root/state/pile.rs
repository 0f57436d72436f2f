//! The order of the discard pile, for the Lizard Envoys.

use crate::games::root::state::State;
use crate::games::root::words::card::{CardKind, CardSet};

impl State {
    /// Cards were laid on the discard pile in the sight of all.
    pub(in crate::games::root) fn heap(&mut self, cards: CardSet) {
        for card in cards.iter() {
            self.pile.push(card.kind());
        }
    }

    /// Takes a card out of the discard pile.
    pub(in crate::games::root) fn take_discarded(&mut self, kind: CardKind) -> CardSet {
        let Some(card) = self.discard.copy_of(kind) else { return CardSet::EMPTY };
        self.discard.remove(card);
        if let Some(place) = self.pile.as_slice().iter().rposition(|&other| other == kind) {
            self.pile.remove(place);
        }
        CardSet::of(card)
    }

    /// The cards of the discard pile, from the top.
    pub fn pile_from_the_top(&self) -> impl Iterator<Item = CardKind> + use<'_> {
        let known = self.pile.as_slice();
        let below = self.discard.kinds().flat_map(|kind| {
            let named = known.iter().filter(|&&other| other == kind).count();
            std::iter::repeat_n(kind, usize::from(self.discard.count_of(kind)).saturating_sub(named))
        });
        known.iter().rev().copied().chain(below)
    }
}
