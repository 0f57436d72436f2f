//! The interface of a faction: its part in setup, in positions and in the invariants, in the same shape for all.

use crate::games::root::law::homelands::Homelands;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::kernel::{Broken, Codec, Generator, Illegal, Message};
use position::Position;

pub mod clockwork;
pub mod hireling;
pub mod landmark;
pub mod position;

/// The functions of a faction about its seat as a whole. Only the dispatcher in `rules` calls these.
pub(in crate::games::root) trait FactionRules: Sync {
    /// Returns what only this faction has, before its setup.
    fn kit(&self) -> FactionState;

    /// The tasks of a turn, in order.
    fn turn(&self) -> &'static [Task];

    /// Returns why its player, who is at `seat`, cannot do this; `None` if the reason is not the faction's to give.
    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal>;

    /// Whether it does this, of those that do not share it with everybody.
    fn is_own(&self, action: Action) -> bool;

    /// Adds what the seat brings to the table besides its kit and its pieces.
    fn sit_down(&self, _: &mut State, _: Seat) {}

    /// Its part of the setup, the standard one (5.1.7) or that of its setup card (A.8.2): what runs by itself, and the tasks
    /// that ask.
    fn set_up(&self, state: &mut State, seat: Seat, world: &mut World);

    /// Returns what its setup card asks of its homelands (A.8.2.I).
    fn homelands(&self) -> Homelands {
        Homelands::NONE
    }

    /// Visits its own keys in the table of the seat.
    fn visit(&self, _: &mut Codec<'_>, _: &mut Position<'_>, _: Seat) {}

    /// # Errors
    /// The first of its own invariants that does not hold.
    fn check(&self, _: &State, _: Seat) -> Result<(), Broken> {
        Ok(())
    }

    /// Warriors of `owner` that this seat keeps from map and supply.
    fn warriors_aside(&self, _: &State, _: Seat, _: Seat) -> u8 {
        0
    }

    /// Items on its board, the Crafted Items box aside, with their key in its table of a position.
    fn items(&self, _: &State, _: Seat) -> Option<(&'static str, ItemCounts)> {
        None
    }

    /// Items that it has brought to the table.
    fn brought(&self, _: &State, _: Seat) -> ItemCounts {
        [0; Item::COUNT]
    }

    /// Whether what its setup has left undone is pending.
    fn set_up_fits(&self, _: &State, _: Seat) -> bool {
        true
    }

    /// Takes away what only this seat knows, its cards aside.
    fn hide(&self, _: &mut State, _: Seat) {}

    /// Lays anew, at random, what `hide` takes away.
    fn deal(&self, _: &mut State, _: Seat, _: &mut Generator) {}
}

pub(in crate::games::root) fn broken(message: impl Into<Message>) -> Result<(), Broken> {
    Err(Broken(message.into()))
}

/// Pieces of a kind that do not add up.
pub(in crate::games::root) fn miscounted(id: &str, total: u32, expected: u32) -> Result<(), Broken> {
    broken(Message::new("root-broken-pieces").text("piece", id).number("total", total).number("expected", expected))
}

/// # Errors
/// More than one of these pieces stands in a clearing.
pub(in crate::games::root) fn one_in_each(state: &State, pieces: &[Piece]) -> Result<(), Broken> {
    let count = |clearing: Clearing| pieces.iter().map(|&piece| state.count(piece, clearing)).sum::<u8>();
    match state.board.clearings().iter().find(|&clearing| count(clearing) > 1) {
        Some(clearing) => doubled(state, pieces, clearing),
        None => Ok(()),
    }
}

/// More than one of these pieces stands in a clearing.
pub(in crate::games::root) fn doubled(state: &State, pieces: &[Piece], clearing: Clearing) -> Result<(), Broken> {
    let standing = || pieces.iter().filter(|&&piece| state.count(piece, clearing) > 0);
    let message = Message::new("root-broken-two").number("clearing", clearing.number());
    let owner = standing().next().map_or("", |piece| piece.owner().id());
    broken(message.words("pieces", standing().map(|piece| piece.id())).text("faction", owner))
}
