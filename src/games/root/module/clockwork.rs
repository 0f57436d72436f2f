//! The interface of a clockwork board, in the same shape for all (R4 to R11).

use super::position::Position;
use crate::games::root::clockwork::state::{BattleKind, Own};
use crate::games::root::law::clockwork::Campaign;
use crate::games::root::prelude::*;
use crate::kernel::{Broken, Codec, Generator};

/// What a clockwork player does as its board says. Only the dispatcher in `rules` calls these.
pub(in crate::games::root) trait ClockworkBoard: Sync {
    /// Returns what lies on this board alone, before the game.
    fn own(&self) -> Own;

    /// Its turn, step by step.
    fn turn(&self) -> &'static [Task];

    /// The law by which its order is discarded.
    fn discards(&self) -> &'static str {
        "R2.7"
    }

    /// Places what it starts with (R3.2).
    fn set_up(&self, state: &mut State, seat: Seat, world: &mut World);

    /// Takes cards from the deck before any are dealt.
    fn lay_aside(&self, _: &mut State, _: Seat) {}

    /// Returns how it battles in several clearings, if it does.
    fn campaign(&self, _: &State, _: BattleKind) -> Option<Campaign> {
        None
    }

    /// Visits what a position says of this board alone.
    fn visit(&self, _: &mut Codec<'_>, _: &mut Position<'_>, _: Seat) {}

    /// # Errors
    /// An invariant of this board that does not hold.
    fn check(&self, _: &State, _: Seat) -> Result<(), Broken> {
        Ok(())
    }

    /// The warriors of the owner that lie on this board.
    fn warriors_aside(&self, _: &State, _: Seat, _: Seat) -> u8 {
        0
    }

    /// Hides what its own seat does not know either.
    fn hide(&self, _: &mut State, _: Seat) {}

    /// Deals what was hidden so, in one of the ways that are possible.
    fn deal(&self, _: &mut State, _: Seat, _: &mut Generator) {}
}
