//! Cards on their way between deck, supply, row, hands and discard pile, and what all can see of it.

use super::card::{Card, CardSet, Kind};
use super::event::{Detail, Event, EventKind};
use super::state::State;
use super::task::World;
use crate::kernel::{RollKind, Seat, SeatSet};

/// A card is drawn.
pub const ROLL_CARD: RollKind = RollKind(0);

impl State {
    /// Takes a card off the deck. An empty deck is made again of the discard pile (D5.3), or of the supply where there
    /// are events (D12.2.3).
    pub(super) fn draw_from_deck(&mut self, world: &mut World) -> Option<Kind> {
        if self.deck.is_empty() {
            match self.scenario().has_events() {
                true => self.lay_deck(world),
                false => self.deck = self.shuffle_discard(world),
            }
        }
        let kind = self.pick(self.deck, world)?;
        self.board.pack.take(&mut self.deck, kind);
        Some(kind)
    }

    /// Takes a card off the supply where there are events (D12.2.4), off the deck elsewhere.
    fn draw_from_supply(&mut self, world: &mut World) -> Option<Kind> {
        if !self.scenario().has_events() {
            return self.draw_from_deck(world);
        }
        if self.supply.is_empty() {
            self.supply = self.shuffle_discard(world);
        }
        let kind = self.pick(self.supply, world)?;
        self.board.pack.take(&mut self.supply, kind);
        Some(kind)
    }

    fn shuffle_discard(&mut self, world: &mut World) -> CardSet {
        if !self.discard.is_empty() {
            let turn = self.turn;
            world.emit(|| Event::new(EventKind::Reshuffled, turn));
        }
        std::mem::take(&mut self.discard)
    }

    /// Lays a new deck on the event tile, of as many cards as there are up to its size (D12.2.3, reading R19).
    pub(super) fn lay_deck(&mut self, world: &mut World) {
        let before = self.deck.len();
        while self.deck.len() < usize::from(self.board.event_deck) {
            if self.supply.is_empty() {
                self.supply = self.shuffle_discard(world);
            }
            let Some(kind) = self.pick(self.supply, world) else { break };
            self.board.0.pack.take(&mut self.supply, kind);
            self.board.0.pack.put(&mut self.deck, kind);
        }
        if self.deck.len() > before {
            let (turn, count) = (self.turn, self.deck.len() as i16);
            world.emit(|| Event::new(EventKind::NewDeck, turn).with(Detail::Count(count)));
        }
    }

    /// Lays the row at setup, before there is a deck on the event tile (D3.6, D12.2.2).
    pub(super) fn fill_row(&mut self, world: &mut World) {
        for place in 0..self.row.len() {
            self.row[place] = self.draw_from_supply(world);
        }
    }

    /// Draws a card unseen into a hand: at setup (D3.6) and for a completed story (D9.2).
    pub(super) fn draw_card(&mut self, seat: Seat, world: &mut World) {
        let Some(kind) = self.draw_from_supply(world) else {
            world.emit(|| Event::new(EventKind::NoCard, seat));
            return;
        };
        self.board.0.pack.put(&mut self.players[seat.index()].hand, kind);
        world.emit(|| Event::new(EventKind::Drew, seat).with(Detail::Card(kind)).only_for(SeatSet::of(seat)));
    }

    /// Puts a card into a hand where everyone sees it.
    pub(super) fn receive(&mut self, seat: Seat, kind: Kind) {
        let player = &mut self.players[seat.index()];
        self.board.0.pack.put(&mut player.hand, kind);
        self.board.0.pack.put(&mut player.open, kind);
    }

    /// Takes a card out of a hand for all to see. Who knew of such a card there saw, for all that anyone can tell, that
    /// one leave.
    pub(super) fn take_from_hand(&mut self, seat: Seat, kind: Kind) {
        let player = &mut self.players[seat.index()];
        self.board.0.pack.take(&mut player.hand, kind);
        self.board.0.pack.take(&mut player.open, kind);
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, kind: Kind) {
        self.take_from_hand(seat, kind);
        self.board.0.pack.put(&mut self.discard, kind);
    }

    /// One of `cards` at random.
    fn pick(&self, cards: CardSet, world: &mut World) -> Option<Kind> {
        if cards.is_empty() {
            return None;
        }
        Some(self.board.pack.kind(Card::new(world.draw(ROLL_CARD, cards.bits()))))
    }
}
