//! The content of all places of cards.

use super::State;
use super::hired::HirelingState;
use super::zones::{CardZone, Holding, Pile, Secret, Visibility};
use crate::games::root::words::card::{CardKind, CardSet};
use crate::kernel::Seat;

impl State {
    /// Returns all places of cards.
    pub fn piles(&self) -> impl Iterator<Item = Pile> + use<'_> {
        let table = [
            Pile { zone: CardZone::Deck, cards: self.deck, hidden: self.deck_hidden },
            Pile::open(CardZone::Discard, self.discard),
            Pile::open(CardZone::Available, self.available),
            Pile::open(CardZone::Picked, self.picks.cards),
        ];
        let on_cards = self.hirelings.as_slice().iter().map(|hired| Pile::open(CardZone::Revealed, hired.kit.cards()));
        let open = table.into_iter().chain(self.stalls()).chain(on_cards);
        open.chain(self.seats().flat_map(|seat| self.piles_of(seat)))
    }

    /// Returns the places of cards of one seat.
    pub fn piles_of(&self, seat: Seat) -> impl Iterator<Item = Pile> + use<'_> {
        let player = self.player(seat);
        let own = [
            Pile { zone: CardZone::Hand, cards: player.hand, hidden: player.hidden },
            Pile::open(CardZone::Crafted, player.crafted),
        ];
        let shown = player.dominance.into_iter().chain(player.coalition.map(|(_, suit)| suit));
        let shown = shown.map(|suit| Pile::open(CardZone::Dominance, CardKind::dominance(suit).copies()));
        let kit = player.kit.holding().map(Holding::piles).unwrap_or_default();
        own.into_iter().chain(shown).chain((0..kit.len()).filter_map(move |at| kit.as_slice().get(at).copied()))
    }

    /// Returns the places of one seat that not everybody sees into.
    pub fn secrets_of(&self, seat: Seat) -> impl Iterator<Item = Pile> + use<'_> {
        self.piles_of(seat).filter(|pile| pile.zone.visibility() == Visibility::Owner)
    }

    /// The places of one seat that not everybody sees into, to be changed.
    pub(in crate::games::root) fn secrets_mut(&mut self, seat: Seat) -> impl Iterator<Item = Secret<'_>> {
        let player = self.player_mut(seat);
        let hand = Secret { cards: &mut player.hand, hidden: &mut player.hidden };
        let kit = player.kit.holding_mut().and_then(Holding::secret);
        std::iter::once(hand).chain(kit)
    }

    /// Replaces every set of cards by the lowest copies of its kinds: which copy lies where depends on hidden draws.
    pub(in crate::games::root) fn lower_copies(&mut self) {
        for player in &mut self.players[..usize::from(self.seats)] {
            player.hand = player.hand.canonical();
            player.crafted = player.crafted.canonical();
            if let Some(kit) = player.kit.holding_mut() {
                kit.lower_copies();
            }
        }
        self.stalls_mut().for_each(|stall| *stall.cards = stall.cards.canonical());
        for hired in self.hirelings.as_mut_slice() {
            if let HirelingState::Cards(cards) = &mut hired.kit {
                *cards = cards.canonical();
            }
        }
        self.discard = self.discard.canonical();
        self.picks.cards = self.picks.cards.canonical();
    }
}

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

    /// Returns the cards of the discard pile, from the top.
    pub fn pile_from_the_top(&self) -> impl Iterator<Item = CardKind> + use<'_> {
        let known = self.pile.as_slice();
        let below = self.discard.kinds().flat_map(|kind| {
            let named = known.iter().filter(|&&other| other == kind).count();
            std::iter::repeat_n(kind, usize::from(self.discard.count_of(kind)).saturating_sub(named))
        });
        known.iter().rev().copied().chain(below)
    }
}
