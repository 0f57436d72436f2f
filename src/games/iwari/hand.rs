//! Cards on their way between deck, display, hands and discard pile, and what everyone knows of it.

use super::card::kind_of_face;
use super::event::{Detail, Event, EventKind};
use super::place::Kind;
use super::state::{DISPLAY, State};
use super::task::World;
use crate::kernel::{RollKind, Seat, SeatSet};

/// A card is drawn from the deck.
pub const ROLL_CARD: RollKind = RollKind(1);

impl State {
    /// The top card of the deck; the moment it runs out first, the discard pile is the new deck (I8.1).
    fn take_top(&mut self, world: &mut World) -> Option<Kind> {
        if self.deck.is_empty() {
            return None;
        }
        let kind = kind_of_face(world.draw(ROLL_CARD, self.deck.faces()));
        self.deck.take(kind, 1);
        if self.deck.is_empty() {
            self.run_out(world);
        }
        Some(kind)
    }

    fn run_out(&mut self, world: &mut World) {
        let turn = self.turn.index();
        self.exhausted += 1;
        if self.exhausted == 1 {
            self.half_due = true;
            self.deck = std::mem::take(&mut self.discard);
            world.emit(|| Event::new(EventKind::Reshuffled, turn));
            // a pile of nothing has run out again
            if self.deck.is_empty() {
                self.exhausted = 2;
            }
        }
        if self.exhausted == 2 {
            world.emit(|| Event::new(EventKind::LastRound, turn));
        }
    }

    /// Draws a card that only this player sees.
    pub(super) fn draw_hidden(&mut self, seat: Seat, world: &mut World) {
        if let Some(kind) = self.take_top(world) {
            self.hands[seat.index()].add(kind, 1);
            world.emit(|| {
                Event::new(EventKind::Drew, seat.index()).with(Detail::Card(kind)).only_for(SeatSet::of(seat))
            });
        }
    }

    /// Takes a card of the display, for all to see.
    pub(super) fn take_shown(&mut self, seat: Seat, kind: Kind, world: &mut World) {
        self.display.take(kind, 1);
        self.hands[seat.index()].add(kind, 1);
        self.shown[seat.index()].add(kind, 1);
        world.emit(|| Event::new(EventKind::Took, seat.index()).with(Detail::Card(kind)));
    }

    /// Moves cards from a hand to the discard pile. Who knew of some in the hand still knows of the others.
    pub(super) fn spend(&mut self, seat: Seat, kind: Kind, count: u8) {
        self.hands[seat.index()].take(kind, count);
        self.shown[seat.index()].take(kind, count);
        self.discard.add(kind, count);
    }

    /// Fills the display (I4.3).
    pub(super) fn fill_display(&mut self, world: &mut World) {
        while self.display.len() < DISPLAY {
            let Some(kind) = self.take_top(world) else { return };
            self.display.add(kind, 1);
            let turn = self.turn.index();
            world.emit(|| Event::new(EventKind::Turned, turn).with(Detail::Card(kind)));
        }
    }
}
